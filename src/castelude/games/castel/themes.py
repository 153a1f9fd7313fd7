"""The themes of puzzles, by what the log tells of their solution; `2 `: it comes twice."""

THEMES = {
    "castel-log-back": "sent-home",
    "castel-log-killed": "out-of-the-game",
    "castel-log-exchanged": "exchange",
    "castel-log-swap": "exchange",
    "castel-log-pawn": "change-of-sides",
    "castel-log-draw": "draw",
    "castel-log-drew": "draw",
    "castel-log-move": "on-the-move",
    "castel-log-switch": "on-the-move",
}
