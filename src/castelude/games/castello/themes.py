"""The themes of puzzles, by what the log tells of their solution; `2 `: it comes twice, `later `: in what follows."""

THEMES = {
    "castello-log-castle": "ring",
    "castello-log-capture": "capture",
    "2 castello-log-capture": "chain",
    "later castello-log-castle": "siege-in-two",
}
