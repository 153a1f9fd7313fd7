"""What can be seen of a position of Castellan: everything, or what one seat may know (CA-13)."""

from librt.vecs import vec
from mypy_extensions import i64

from castelude.core.position import NOBODY
from castelude.core.record import JsonObject
from castelude.games.castellan.cards import CARDS, DECK, TOWER_BACKED, TOWER_CARDS, WALL_BACKED
from castelude.games.castellan.lattice import (
    DIRECTIONS,
    LETTERS,
    LONG,
    SHORT,
    TOWER_KIND,
    direction_of,
    kind_of,
    x_of,
    y_of,
)
from castelude.games.castellan.position import NO_CLAIM, NO_SEAT, PHASE_WORDS, STAY, CastellanPosition


def kinds(numbers: vec[i64]) -> dict[str, int]:
    """Numbers of pieces by letter."""
    return {letter: numbers[kind] for kind, letter in enumerate(LETTERS)}


def towers(position: CastellanPosition) -> list[list[int]]:
    return sorted([x_of(move), y_of(move)] for move in position.castle.laid if kind_of(move) == TOWER_KIND)


def walls(position: CastellanPosition, kind: int) -> list[list[int | str]]:
    """The walls of a kind by their start and direction."""
    found = sorted(
        (x_of(move), y_of(move), DIRECTIONS[direction_of(move)])
        for move in position.castle.laid
        if kind_of(move) == kind
    )
    return [list(wall) for wall in found]


def cell(position: CastellanPosition, region: int) -> list[int]:
    """The name of a courtyard (CA-5.3)."""
    ground = position.castle.ground
    name = position.castle.courtyards.name[region]
    return [ground.x(name), ground.y(name)]


def cells(position: CastellanPosition, region: int) -> list[tuple[int, int]]:
    """The cells of a courtyard."""
    ground = position.castle.ground
    return [
        (x, y)
        for x in range(ground.least_x, ground.most_x)
        for y in range(ground.least_y, ground.most_y)
        if ground.region_at(x, y) == region
    ]


def courtyards(position: CastellanPosition) -> list[JsonObject]:
    yards = position.castle.courtyards
    return [
        {
            "cell": cell(position, region),
            "owner": yards.owner[region],
            "doubled": position.doubled[yards.owner[region]] == region,
            "size": yards.size[region],
            "towers": yards.touching[region],
        }
        for region in yards.by_name()
    ]


def options(position: CastellanPosition) -> JsonObject:
    return {
        "double_keep": position.double_keep,
        "edition": position.edition.name,
        "trial_fitting": position.trial_fitting,
    }


def public(position: CastellanPosition) -> JsonObject:
    """What everybody at the table sees."""
    actor = position.actor()
    edition = position.edition
    claim = None
    if position.asked != NO_CLAIM:
        claim = {
            "kind": "stay" if position.asked == STAY else "double",
            "cells": [cell(position, region) for region in position.claim],
        }
    return {
        "game": "castellan",
        "players": position.players,
        "options": options(position),
        "turn": position.turn,
        "actor": None if actor == NOBODY else actor,
        "phase": PHASE_WORDS[position.phase],
        "ended_by": None if position.ended_by == NO_SEAT else position.ended_by,
        "towers": towers(position),
        "short": walls(position, SHORT),
        "long": walls(position, LONG),
        "courtyards": courtyards(position),
        "pool": kinds(position.pool),
        "supply": kinds(position.supply),
        "out": kinds(position.out),
        "played": edition.cards(position.played),
        "discards": [edition.cards(cards) for cards in position.discards],
        "claim": claim,
        "double_used": [used == 1 for used in position.double_used],
        "keeps": position.keeps(),
        "scores": position.scores(),
    }


def deck(position: CastellanPosition, seat: int, back: int) -> list[str]:
    """The cards of a deck, top first."""
    start = seat * CARDS + back * DECK
    left = range(start + position.drawn[seat * 2 + back], start + DECK)
    return [position.edition.ids[position.decks[k]] for k in left]


def state(position: CastellanPosition) -> JsonObject:
    seats = range(position.players)
    return {
        **public(position),
        "hands": [position.edition.cards(position.hands[seat]) for seat in seats],
        "tower_decks": [deck(position, seat, TOWER_BACKED) for seat in seats],
        "wall_decks": [deck(position, seat, WALL_BACKED) for seat in seats],
    }


def backs(cards: int) -> dict[str, int]:
    """The numbers of tower-backed and wall-backed cards in a set."""
    return {"T": int(cards & TOWER_CARDS).bit_count(), "W": int(cards & ~TOWER_CARDS).bit_count()}


def deck_sizes(position: CastellanPosition, seat: int) -> dict[str, int]:
    return {"T": position.deck_size(seat, TOWER_BACKED), "W": position.deck_size(seat, WALL_BACKED)}


def view(position: CastellanPosition, seat: int | None) -> JsonObject:
    """What everybody sees, the seat's own hand, and all other cards by their backs."""
    return {
        **public(position),
        "seat": seat,
        "hand": None if seat is None else position.edition.cards(position.hands[seat]),
        "hand_backs": [backs(position.hands[other]) for other in range(position.players)],
        "deck_sizes": [deck_sizes(position, other) for other in range(position.players)],
    }
