"""The themes of puzzles, by what the log tells of their solution."""

THEMES = {
    "castellum-log-hire": "recruits",
    "castellum-log-buy": "recruits",
    "castellum-log-gain": "supplies",
    "castellum-log-take": "supplies",
    "castellum-log-angel": "angels",
    "castellum-log-enemy": "the-line",
    "castellum-log-number": "angels",
    "castellum-log-fury": "angels",
    "castellum-log-swap": "angels",
    "castellum-log-destroy": "angels",
    "castellum-log-gift": "angels",
    "castellum-log-orient": "reward",
    "castellum-log-reinforce": "recruits",
}
