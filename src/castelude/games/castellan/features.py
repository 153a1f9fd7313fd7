# castelude: compiled
"""What the learned judge of Castellan is told of a seat.

Its points, its cards and the pieces on them; the gaps that one piece closes, by kind, whose turn it is to close them,
and how many of them the cards in its hand can close; and how far the game has come.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.bits import lowest, size
from castelude.games.castellan.cards import CARDS, EXTRA, TOWER_BACKED, WALL_BACKED
from castelude.games.castellan.position import CastellanPosition

INPUTS: Final = [
    *("lead", "rival", "score", "hand", "tower_deck", "wall_deck", "moves", "wait", "double_left", "extras"),
    *("hand_0", "hand_1", "hand_2", "closes_0", "closes_1", "closes_2", "closes"),
    *("gaps_0", "gaps_1", "gaps_2", "gaps_own", "supply_0", "supply_1", "supply_2", "cards_left", "seats"),
]
"""Kinds of pieces are 0 to 2, in the order of the lattice."""


def features(position: CastellanPosition, seat: i64, lead: float, rival: float, gaps: vec[i64]) -> vec[float]:
    """The inputs of a seat; leads and the gaps by kind come from the hand-made evaluation."""
    own = position.mover == seat
    decks = position.deck_size(seat, TOWER_BACKED) + position.deck_size(seat, WALL_BACKED)
    found = vec[float]([lead, rival])
    found = append(found, float(position.scores()[seat]) / 20.0)
    found = append(found, float(size(position.hands[seat])) / 4.0)
    found = append(found, float(position.deck_size(seat, TOWER_BACKED)) / 7.0)
    found = append(found, float(position.deck_size(seat, WALL_BACKED)) / 7.0)
    found = append(found, 1.0 if own else 0.0)
    found = append(found, float((seat - position.mover + position.players) % position.players))
    found = append(found, 1.0 if position.double_keep and position.double_used[seat] == 0 else 0.0)
    pieces = vec[i64]([0, 0, 0, 0])
    rest = position.hands[seat]
    kind: i64 = 0
    while rest:
        card = lowest(rest)
        for kind in range(4):
            pieces[kind] += position.faces[card * 4 + kind]
        rest &= rest - 1
    found = append(found, float(pieces[EXTRA]) / 2.0)
    for kind in range(3):
        found = append(found, float(pieces[kind]) / 5.0)
    closes: i64 = 0
    for kind in range(3):
        here = gaps[kind] if gaps[kind] < pieces[kind] else pieces[kind]
        closes += here
        found = append(found, float(here) / 2.0 if own else 0.0)
    found = append(found, float(closes) / 3.0)
    for kind in range(3):
        found = append(found, float(gaps[kind]) / 3.0)
    found = append(found, float(gaps[0] + gaps[1] + gaps[2]) / 4.0 if own else 0.0)
    for kind in range(3):
        found = append(found, float(position.supply[kind]) / 20.0)
    found = append(found, float(size(position.hands[seat]) + decks) / float(CARDS))
    return append(found, float(position.players - 2))
