"""Small pictures of Castellum's symbols, for the player aid."""

from castelude.games.castellum.picture_shapes import sign_markup

OTHERWISE = {"angel": "angels", "points": "star"}
"""Symbols that the drawings know by another name."""


def mark(symbol: str) -> str:
    """A resource, a type of troops, or something else that is drawn on cards and board."""
    return sign_markup(OTHERWISE.get(symbol, symbol))
