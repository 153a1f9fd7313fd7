"""The themes of puzzles, by what the log tells of their solution; `2 `: it comes twice."""

THEMES = {
    "castellan-log-close": "courtyard",
    "2 castellan-log-close": "double-courtyard",
    "castellan-log-divide": "division",
    "castellan-log-double": "keep",
    "castellan-log-stay": "keep",
    "castellan-log-last": "last-card",
}
