# castelude: compiled
"""The angel phase (CM-6) and the windows in which effects are cancelled (CM-7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.games.castellum.bits import bit
from castelude.games.castellum.cards import STONE
from castelude.games.castellum.construction import ask_worker, receive_pair
from castelude.games.castellum.moves import (
    M_DESTROY,
    M_FURY,
    M_GIFT,
    M_HIRE,
    M_SWAP,
    card_of,
    first_of,
    kind_of,
    second_of,
)
from castelude.games.castellum.table import (
    ANGEL_PHASE,
    ASK_ANGEL,
    ASK_REACT,
    COMBAT,
    DRAW,
    LINE,
    NEXT_ANGEL,
    WAIT,
    Table,
)

FURY_POINTS: Final[i64] = 2


def next_angel(table: Table) -> None:
    """Ask the next seat that has angels; the others pass unasked (CM-6.1)."""
    while table.passes < table.players:
        if table.angels[table.turn]:
            table.asked = ASK_ANGEL
            table.decider = table.turn
            table.step = WAIT
            return
        table.passes += 1
        _turn_on(table)
    table.passes = 0
    table.step = COMBAT


def _turn_on(table: Table) -> None:
    table.turn += 1
    if table.turn == table.players:
        table.turn = 0


def pass_on(table: Table) -> None:
    """CM-6.1."""
    table.passes += 1
    _turn_on(table)
    table.step = NEXT_ANGEL


def play_number(table: Table, card: i64, place: i64) -> None:
    """CM-6.3."""
    table.angels[table.decider] &= ~bit(card)
    table.under[place] |= bit(card)
    table.passes = 0
    _turn_on(table)
    table.step = NEXT_ANGEL


def play_effect(table: Table, move: i64) -> None:
    """Lay the first card of a window, from the hand or as the card in excess (CM-7.1)."""
    table.effect = move
    table.from_excess = table.excess >= 0
    table.excess = -1
    table.passes = 0
    lay(table, card_of(move))


def lay(table: Table, card: i64) -> None:
    """Lay an angel of the decider on the table and open the window about it (CM-7.1, CM-7.3)."""
    seat = table.decider
    table.angels[seat] &= ~bit(card)
    table.played = append(table.played, seat * 32 + card)
    asks: i64 = 0
    k: i64 = 0
    for k in range(table.players - 1, 0, -1):
        other = (seat + k) % table.players
        if table.angels[other]:
            asks = (asks << 3) | (other + 1)
    table.asks = asks
    _ask(table)


def let(table: Table) -> None:
    """CM-7.2."""
    table.asks >>= 3
    _ask(table)


def _ask(table: Table) -> None:
    if table.asks == 0:
        _settle(table)
        return
    table.asked = ASK_REACT
    table.decider = (table.asks & 7) - 1
    table.step = WAIT


def _settle(table: Table) -> None:
    """CM-7.4 and CM-7.5."""
    played = table.played
    if len(played) % 2 == 1:
        happen(table, table.effect, played[0] >> 5)
    k: i64 = 0
    for k in range(len(played)):
        table.angel_discard |= bit(played[k] & 31)
    table.played = vec[i64]()
    if table.phase == ANGEL_PHASE:
        _turn_on(table)
        table.step = NEXT_ANGEL
    elif table.from_excess:
        table.step = DRAW
    else:
        ask_worker(table)


def happen(table: Table, move: i64, seat: i64) -> None:
    """An effect that nobody cancelled (CM-6.4 to CM-6.8)."""
    kind = kind_of(move)
    first = first_of(move)
    if kind == M_GIFT:
        receive_pair(table, seat, first)
    elif kind == M_FURY:
        table.fury[first] += FURY_POINTS
    elif kind == M_SWAP:
        _swap(table, first, second_of(move))
    elif kind == M_HIRE:
        _hire(table, seat, first, second_of(move))
    elif kind == M_DESTROY:
        table.resources[seat * 3 + STONE] -= 1
        defeat(table, seat, first)


def _swap(table: Table, one: i64, other: i64) -> None:
    """CM-6.5."""
    enemy = table.enemy[one]
    fury = table.fury[one]
    table.enemy[one] = table.enemy[other]
    table.fury[one] = table.fury[other]
    table.enemy[other] = enemy
    table.fury[other] = fury


def _hire(table: Table, seat: i64, troop: i64, column: i64) -> None:
    """CM-6.6."""
    owner: i64 = -1
    place: i64 = 0
    for place in range(table.players * LINE):
        if (table.troops[place] >> troop) & 1:
            owner = place // LINE
            table.troops[place] &= ~bit(troop)
    table.troop_market &= ~bit(troop)
    r: i64 = 0
    for r in range(3):
        price = table.edition.troop_cost[troop * 3 + r]
        table.resources[seat * 3 + r] -= price
        if owner >= 0:
            table.resources[owner * 3 + r] += price
    table.troops[seat * LINE + column] |= bit(troop)


def defeat(table: Table, seat: i64, column: i64) -> None:
    """CM-8.5."""
    place = seat * LINE + column
    table.defeated[seat] |= bit(table.enemy[place])
    table.defeated_year[seat] += 1
    table.enemy[place] = -1
    table.fury[place] = 0
    table.besieged &= ~bit(place)
