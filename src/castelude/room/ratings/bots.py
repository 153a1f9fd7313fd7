"""The ratings of the bots, taken from the arena: they make a ladder mean something on its first day.

Elo of each level in the pool with two seats (docs/strength.md, "The pool", files `GAME-pool-2.jsonl`). The masters
lie as far above the experts as their games against each other say, at a tenth of the master's budget
(`GAME-master.jsonl`); Castello's lost none of 32 and stands at its lower limit of 89.3 %, 369 points above the expert.
"""

from castelude.room.ratings.model import BOT_SIGMA, Rating, from_elo

ELO: dict[str, dict[str, int]] = {
    "castel": {"novice": 339, "casual": 896, "adept": 1721, "expert": 1950, "master": 2198},
    "castellan": {"novice": 217, "casual": 549, "adept": 1268, "expert": 1772, "master": 2065},
    "castello": {"novice": 428, "casual": 849, "adept": 1494, "expert": 2046, "master": 2415},
    "castellum": {"novice": 232, "casual": 444, "adept": 1008, "expert": 1304, "master": 1441},
}
ELSEWHERE = {"novice": 400, "casual": 800, "adept": 1200, "expert": 1500, "master": 1700}
"""Of games that nobody has measured: an assumption."""


def bot_rating(game: str, level: str) -> Rating:
    """The casual bot of each game is rated as somebody new is; the other levels lie as far from it as in the arena."""
    elo = ELO.get(game, ELSEWHERE)
    return Rating(from_elo(elo[level] - elo["casual"]), BOT_SIGMA)
