"""The ratings of the bots, taken from the arena: they make a ladder mean something on its first day.

Elo of each level in the pool with two seats (docs/strength.md, "The pool", files `GAME-pool-2.jsonl`). No master was
measured in that pool. Castello's won 16 of 16 games against the expert, with a lower limit of 80.6 %: 247 points above
it. For the others 200 points above the expert are an assumption, until somebody measures them.
"""

from castelude.room.ratings.model import BOT_SIGMA, Rating, from_elo

ELO: dict[str, dict[str, int]] = {
    "castel": {"novice": 339, "casual": 900, "adept": 1608, "expert": 1777, "master": 1977},
    "castellan": {"novice": 217, "casual": 550, "adept": 1269, "expert": 1737, "master": 1937},
    "castello": {"novice": 929, "casual": 1392, "adept": 2056, "expert": 2605, "master": 2852},
    "castellum": {"novice": 224, "casual": 373, "adept": 1020, "expert": 1351, "master": 1551},
}
ELSEWHERE = {"novice": 400, "casual": 800, "adept": 1200, "expert": 1500, "master": 1700}
"""Of games that nobody has measured: an assumption."""


def bot_rating(game: str, level: str) -> Rating:
    """The casual bot of each game is rated as somebody new is; the other levels lie as far from it as in the arena."""
    elo = ELO.get(game, ELSEWHERE)
    return Rating(from_elo(elo[level] - elo["casual"]), BOT_SIGMA)
