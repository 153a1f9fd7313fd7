# castelude: compiled
"""Siege (CM-5): enemies are dealt and placed."""

from mypy_extensions import i64

from castelude.games.castellum.bits import bit
from castelude.games.castellum.cards import pile_start
from castelude.games.castellum.table import ANGEL_PHASE, ASK_ENEMY, NEXT_ANGEL, SIEGE, WAIT, Table


def begin_siege(table: Table) -> None:
    """CM-5.1."""
    table.phase = SIEGE
    at = pile_start(table.year)
    share = table.columns()
    k: i64 = 0
    card: i64 = 0
    for k in range(table.players):
        seat = (table.first + k) % table.players
        hand: i64 = 0
        for card in range(share):
            hand |= bit(table.enemy_deck[at + k * share + card])
        table.enemies[seat] = hand
    table.dealt = table.year + 1
    table.turn = table.first
    table.decider = table.first
    table.asked = ASK_ENEMY
    table.step = WAIT


def place_enemy(table: Table, card: i64, place: i64) -> None:
    """CM-5.2: all hands are of one size, so when the next one is empty, all enemies are placed."""
    table.enemies[table.decider] &= ~bit(card)
    table.enemy[place] = card
    table.besieged |= bit(place)
    turn = table.turn + 1
    if turn == table.players:
        turn = 0
    table.turn = turn
    table.decider = turn
    if table.enemies[turn] == 0:
        table.phase = ANGEL_PHASE
        table.turn = table.first
        table.step = NEXT_ANGEL
