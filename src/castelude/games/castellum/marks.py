"""Small pictures of Castellum's symbols, for the player aid."""

from castelude import svg
from castelude.games.castellum import picture_shapes as shapes

R = 9


def mark(symbol: str) -> str:
    """A resource, a type of troops, or something else that is drawn on cards and board."""
    plain = {
        "gold": shapes.coin,
        "stone": shapes.pentagon,
        "wood": shapes.log,
        "angel": shapes.angel,
        "fury": shapes.flame,
    }
    inked = {
        "infantry": shapes.pike,
        "cavalry": shapes.horseshoe,
        "artillery": shapes.cannon,
        "fortification": shapes.tower,
        "points": shapes.star,
    }
    return plain[symbol](0, 0, R) if symbol in plain else inked[symbol](0, 0, R, svg.INK)
