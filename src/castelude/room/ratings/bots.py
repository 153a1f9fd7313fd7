"""The ratings of the bots, taken from the arena: they make a ladder mean something on its first day.

Elo of each level in the pool with two seats (docs/strength.md, "The pool", files `GAME-pool-2.jsonl`). The masters
lie as far above the experts as their games against each other say, at a tenth of the master's budget
(`GAME-master.jsonl`); Castello's lost none of 32 and stands at its lower limit of 89.3 %, 369 points above the expert.
"""

from castelude.room.ratings.model import BOT_SIGMA, Rating, from_elo

ELO: dict[str, dict[str, int]] = {
    "castel": {"novice": 339, "casual": 1001, "adept": 2183, "expert": 2419, "master": 2667},
    "castellan": {"novice": 218, "casual": 563, "adept": 1459, "expert": 2024, "master": 2317},
    "castello": {"novice": 428, "casual": 867, "adept": 1570, "expert": 2296, "master": 2665},
    "castellum": {"novice": 232, "casual": 445, "adept": 1017, "expert": 1317, "master": 1454},
}
ELSEWHERE = {"novice": 400, "casual": 800, "adept": 1200, "expert": 1500, "master": 1700}
"""Of games that nobody has measured: an assumption."""


def bot_rating(game: str, level: str) -> Rating:
    """The casual bot of each game is rated as somebody new is; the other levels lie as far from it as in the arena."""
    elo = ELO.get(game, ELSEWHERE)
    return Rating(from_elo(elo[level] - elo["casual"]), BOT_SIGMA)
