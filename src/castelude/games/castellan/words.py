"""Sentences about a position that the drawing and the picture share."""

from collections.abc import Mapping

from castelude.core.position import NOBODY
from castelude.core.verdict import Param
from castelude.editions import HOUSE
from castelude.games.castellan.edition import Edition
from castelude.games.castellan.lattice import LETTERS
from castelude.games.castellan.position import (
    BUILD,
    CLAIM,
    END,
    PLAY,
    STAY,
    CastellanPosition,
)
from castelude.texts import say


def seat_name(seat: int, lang: str) -> str:
    return say(f"castellan-seat-{seat}", lang)


def pieces(numbers: list[int], lang: str) -> str:
    """Numbers of long walls, short walls and towers in words: `1 long wall, 2 towers`."""
    parts = [
        say(f"castellan-pieces-{letter}", lang, number=int(number))
        for letter, number in zip(LETTERS, numbers, strict=True)
        if number
    ]
    return ", ".join(parts) or say("castellan-pieces-none", lang)


def card_name(edition: Edition, card: int, lang: str) -> str:
    """The name of a card; a card of an owner's edition without a name goes by its id."""
    id_ = edition.ids[card]
    return say(f"castellan-card-{id_}", lang) if edition.name == HOUSE else edition.names[card].get(lang, id_)


def named(edition: Edition, params: Mapping[str, Param], lang: str) -> dict[str, Param]:
    """The parameters of a log line with the names of cards beside their ids."""
    if "cards" not in params:
        return dict(params)
    ids = str(params["cards"]).split("+")
    names = [card_name(edition, edition.ids.index(id_), lang) for id_ in ids]
    beside = [f"{id_} {name}" if name != id_ else id_ for id_, name in zip(ids, names, strict=True)]
    return {**params, "cards": ", ".join(beside)}


def shown(edition: Edition, card: int, lang: str) -> str:
    """What a card shows: `2 towers, 1 extra card`."""
    long, short, towers, extra = edition.faces[card]
    words = pieces([long, short, towers], lang) if long + short + towers else ""
    if extra:
        words = ", ".join(filter(None, [words, say("castellan-extra", lang, number=extra)]))
    return words


def now(position: CastellanPosition, lang: str) -> str:
    """Whose turn it is and what is asked, or who has won, in one sentence."""
    if position.actor() == NOBODY:
        winners = position.winners()
        points = max(position.scores())
        names = ", ".join(seat_name(seat, lang) for seat in winners)
        return say(
            "castellan-now-won" if len(winners) == 1 else "castellan-now-shared", lang, seat=names, points=points
        )
    seat = seat_name(position.mover, lang)
    left = [int(number) for number in position.pool]
    if position.phase == PLAY:
        kind = "last" if position.is_last_turn() else "play"
        words = say(f"castellan-now-{kind}", lang, seat=seat)
        return words + (" " + say("castellan-now-handed", lang, pieces=pieces(left, lang)) if any(left) else "")
    if position.phase == BUILD:
        return say("castellan-now-build", lang, seat=seat, pieces=pieces(left, lang))
    if position.phase == CLAIM:
        return say("castellan-now-stay" if position.asked == STAY else "castellan-now-double", lang, seat=seat)
    if position.phase == END:
        return say("castellan-now-end", lang, seat=seat)
    return say("castellan-now-draw", lang, seat=seat, number=int(position.cards_to_draw()))
