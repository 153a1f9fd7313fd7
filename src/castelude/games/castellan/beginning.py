# castelude: compiled
"""How a game of Castellan begins: the shuffle, and turn 1 (CA-2.2, CA-2.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from castelude.core.rng import Rng
from castelude.games.castellan.cards import ALL_CARDS, CARDS, DECK, STARTING_CARDS, TOWER_BACKED, WALL_BACKED
from castelude.games.castellan.castle import empty_castle
from castelude.games.castellan.edition import Edition
from castelude.games.castellan.position import NO_CLAIM, NO_SEAT, PLAY, CastellanPosition


def shuffled(players: i64, rng: Rng) -> vec[i64]:
    """The decks of all seats, as a position keeps them: first those of towers are shuffled, then those of walls."""
    decks = vec[i64]([0] * (players * CARDS))
    back: i64 = 0
    seat: i64 = 0
    k: i64 = 0
    for back in range(2):
        for seat in range(players):
            order = rng.order(DECK)
            for k in range(DECK):
                decks[seat * CARDS + back * DECK + k] = back * DECK + order[k]
    return decks


def first_position(
    edition: Edition, players: i64, first: i64, decks: vec[i64], double_keep: bool, trial_fitting: bool
) -> CastellanPosition:
    """Turn 1 of a game (CA-2.3)."""
    position = CastellanPosition()
    position.players = players
    position.edition = edition
    position.double_keep = double_keep
    position.trial_fitting = trial_fitting
    position.faces = vec[i64]([pieces for face in edition.faces for pieces in face])
    position.castle = empty_castle(players)
    position.decks = decks
    position.drawn = vec[i64]([0] * (players * 2))
    position.hands = vec[i64]([0] * players)
    position.discards = vec[i64]([0] * players)
    position.played = 0
    position.pool = vec[i64]([0, 0, 0])
    position.supply = vec[i64]([0, 0, 0])
    position.out = vec[i64]([0, 0, 0])
    position.turn = 1
    position.mover = first
    position.phase = PLAY
    position.ended_by = NO_SEAT
    position.double_used = vec[i64]([0] * players)
    position.doubled = vec[i64]([0] * players)
    position.asked = NO_CLAIM
    position.claim = vec[i64]()
    kind: i64 = 0
    for kind in range(3):
        position.supply[kind] = position.shown(ALL_CARDS, kind) * players
    seat: i64 = 0
    for seat in range(players):
        position.take(seat, TOWER_BACKED, STARTING_CARDS)
        position.take(seat, WALL_BACKED, STARTING_CARDS)
    return position
