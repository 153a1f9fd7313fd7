"""What helps a seat to read its view: the courtyards with what counts in them, the last round.

Everything here is public, so every seat and every spectator gets the same.
"""

from castelude.core.record import JsonObject
from castelude.games.castellan import decisions, views
from castelude.games.castellan.lattice import TOWER_KIND, kind_of, x_of, y_of
from castelude.games.castellan.position import BUILD, CLAIM, DRAW, END, CastellanPosition


def aids(position: CastellanPosition) -> JsonObject:
    return {
        "courtyards": courtyards(position),
        "to_draw": int(position.cards_to_draw()) if position.phase in (BUILD, CLAIM, DRAW) else 0,
        "last_turns": last_turns(position),
        "left_over": left_over(position),
        "claims": claims(position),
    }


def courtyards(position: CastellanPosition) -> list[JsonObject]:
    """The courtyards of the view, each with its cells, the towers that count in it, and its points (CA-11.1)."""
    yards = position.castle.courtyards
    return [
        {
            **shown,
            "cells": [list(cell) for cell in views.cells(position, region)],
            "towers": touching(position, region),
            "points": int(yards.touching[region]) * (2 if shown["doubled"] else 1),
        }
        for region, shown in zip(yards.by_name(), views.courtyards(position), strict=True)
    ]


def touching(position: CastellanPosition, region: int) -> list[list[int]]:
    """The towers that touch a courtyard (CA-5.4)."""
    ground = position.castle.ground
    towers = [(int(x_of(move)), int(y_of(move))) for move in position.castle.laid if kind_of(move) == TOWER_KIND]
    return sorted(
        [x, y]
        for x, y in towers
        if any(ground.region_at(x - right, y - up) == region for right in (0, 1) for up in (0, 1))
    )


def last_turns(position: CastellanPosition) -> list[int]:
    """In the last round the seats whose last turn is still to end, in order (CA-10.1)."""
    if position.actor() < 0 or not position.is_last_turn():
        return []
    seats = [(position.mover + step) % position.players for step in range(position.players)]
    return [int(seat) for seat in seats[: seats.index(position.ended_by)]]


def left_over(position: CastellanPosition) -> str | None:
    """When building is over: what becomes of the pieces that found no place (CA-7.2, CA-7.3)."""
    if position.phase not in (DRAW, END) or not any(position.pool):
        return None
    return "out" if position.closes_the_game() else "next"


def claims(position: CastellanPosition) -> dict[str, int]:
    """While a claim is decided: by action, what the seat to decide would then have (CA-11.1)."""
    found: dict[str, int] = {}
    for index in range(position.count() if position.phase == CLAIM else 0):
        move = position.move_at(index)
        later = position.copy()
        later.play(move)
        found[decisions.text(position, move)] = later.scores()[position.mover]
    return found
