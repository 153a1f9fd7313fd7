"""Sentences about a position that the drawing and the picture share."""

from castelude.core.position import NOBODY
from castelude.games.castello.position import END_WORDS, CastelloPosition
from castelude.texts import say


def seat_name(seat: int, lang: str) -> str:
    return say(f"castello-seat-{seat}", lang)


def now(position: CastelloPosition, lang: str) -> str:
    """Whose turn it is, or how the game ended and who won it."""
    if position.actor() != NOBODY:
        return say("castello-drawing-turn", lang, seat=seat_name(position.mover, lang))
    winners = position.winners()
    winner = seat_name(winners[0], lang) if len(winners) == 1 else ""
    return say(f"castello-end-{END_WORDS[position.end]}", lang, winner=winner)
