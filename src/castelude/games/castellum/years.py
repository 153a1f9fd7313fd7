# castelude: compiled
"""How a year begins (CM-3) and ends (CM-10)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.games.castellum.bits import bit, least
from castelude.games.castellum.cards import NONE, SPACE_COUNT
from castelude.games.castellum.construction import reinforce
from castelude.games.castellum.table import (
    ASK_NOTHING,
    CONSTRUCTION,
    DRAW,
    FIRST_WORKER,
    LINE,
    MARKET_FORTS,
    MARKET_TROOPS,
    OVER,
    WAIT,
    Table,
)

LAST_YEAR: Final[i64] = 3
WORKERS: Final[i64] = 5


def start_year(table: Table) -> None:
    """CM-3.1."""
    table.phase = CONSTRUCTION
    table.turn = table.first
    seat: i64 = 0
    k: i64 = 0
    for seat in range(table.players):
        table.workers[seat] = table.columns()
        table.defeated_year[seat] = 0
        reinforce(table, seat, table.next_bonus[seat])
        table.next_bonus[seat] = 0
    for k in range(MARKET_FORTS):
        table.fort_market |= bit(table.fort_deck[table.fort_top + k])
    table.fort_top += MARKET_FORTS
    for k in range(MARKET_TROOPS):
        table.troop_market |= bit(table.troop_deck[table.troop_top + k])
    table.troop_top += MARKET_TROOPS
    owed = vec[i64]()
    for k in range(table.players):
        seat = (table.first + k) % table.players
        angels = receive_income(table, seat)
        while angels > 0:
            owed = append(owed, seat)
            angels -= 1
    table.draws = owed
    table.after_draws = FIRST_WORKER
    table.step = DRAW


def receive_income(table: Table, seat: i64) -> i64:
    """Give a seat the resources of its line; answers how many angels it is owed."""
    edition = table.edition
    angels: i64 = 0
    place: i64 = 0
    r: i64 = 0
    for place in range(seat * LINE, seat * LINE + LINE):
        card = table.fort[place]
        if card >= 0:
            for r in range(3):
                table.resources[seat * 3 + r] += edition.fort_income[card * 4 + r]
            angels += edition.fort_income[card * 4 + 3]
        troops = table.troops[place]
        while troops:
            card = least(troops)
            for r in range(3):
                table.resources[seat * 3 + r] += edition.troop_income[card * 4 + r]
            angels += edition.troop_income[card * 4 + 3]
            troops &= troops - 1
    return angels


def end_year(table: Table) -> None:
    """CM-10, and the next year or the end of the game (CM-11.1)."""
    place: i64 = 0
    for place in range(table.players * LINE):
        if table.enemy[place] >= 0:
            table.enemy_discard |= bit(table.enemy[place])
            table.enemy[place] = NONE
        table.fury[place] = 0
        table.angel_discard |= table.under[place]
        table.under[place] = 0
        table.bonus[place] = 0
    table.besieged = 0
    table.fort_discard |= table.fort_market
    table.fort_market = 0
    table.troop_discard |= table.troop_market
    table.troop_market = 0
    space: i64 = 0
    for space in range(SPACE_COUNT):
        table.space_count[space] = 0
        table.space_seats[space] = 0
    table.open_spaces = table.edition.spaces_for[table.players]
    if table.year == LAST_YEAR:
        table.phase = OVER
        table.asked = ASK_NOTHING
        table.step = WAIT
        seat: i64 = 0
        for seat in range(table.players):
            table.workers[seat] = WORKERS
        return
    table.first = (table.first + 1) % table.players
    table.year += 1
    start_year(table)
