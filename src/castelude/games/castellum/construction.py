# castelude: compiled
"""Construction (CM-4): workers, what their spaces do, purchases, and the drawing of angels."""

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.games.castellum.bits import bit, size
from castelude.games.castellum.cards import BUY_FORT, BUY_TROOP, CHOOSE, DRAW_ANGEL, GAIN, GIFT, REINFORCE
from castelude.games.castellum.moves import PAIR_ONE, PAIR_TWO
from castelude.games.castellum.table import (
    ASK_EXCESS,
    ASK_FORT,
    ASK_TAKE,
    ASK_TROOP,
    ASK_WORKER,
    BEGIN_SIEGE,
    DRAW,
    LINE,
    MOST_ANGELS,
    NEXT_WORKER,
    WAIT,
    Table,
)


def first_worker(table: Table) -> None:
    """The income is drawn; the First Player begins (CM-4.1)."""
    table.turn = table.first
    ask_worker(table)


def next_worker(table: Table) -> None:
    """CM-4.1: all seats have the same number of workers, so when the next one has none left, all are placed."""
    turn = table.turn + 1
    if turn == table.players:
        turn = 0
    table.turn = turn
    if table.workers[turn] == 0:
        table.step = BEGIN_SIEGE
    else:
        ask_worker(table)


def ask_worker(table: Table) -> None:
    table.asked = ASK_WORKER
    table.decider = table.turn
    table.step = WAIT


def place_worker(table: Table, space: i64) -> None:
    """CM-4.2 to CM-4.6."""
    seat = table.decider
    edition = table.edition
    table.workers[seat] -= 1
    there = table.space_count[space]
    table.space_seats[space] |= seat << (2 * there)
    table.space_count[space] = there + 1
    table.open_spaces &= ~(edition.single_spaces & bit(space))
    action = edition.space_action[space]
    table.step = NEXT_WORKER
    if action == CHOOSE:
        table.asked = ASK_TAKE
        table.amount = edition.space_choose[space]
        table.step = WAIT
    elif action == BUY_TROOP:
        table.asked = ASK_TROOP
        table.step = WAIT
    elif action == BUY_FORT:
        table.asked = ASK_FORT
        table.step = WAIT
    elif action == GAIN:
        r: i64 = 0
        for r in range(3):
            table.resources[seat * 3 + r] += edition.space_gives[space * 3 + r]
    elif action == REINFORCE:
        reinforce(table, seat, 1)
    elif action == DRAW_ANGEL:
        table.draws = append(table.draws, seat)
        table.after_draws = NEXT_WORKER
        table.step = DRAW


def reinforce(table: Table, seat: i64, points: i64) -> None:
    """Reinforcement points on every available column of a seat (CM-4.4)."""
    place: i64 = 0
    for place in range(seat * LINE, seat * LINE + table.columns()):
        table.bonus[place] += points


def take(table: Table, choice: i64) -> None:
    """CM-4.5."""
    if choice < 3:
        table.resources[table.decider * 3 + choice] += 1
    else:
        receive_pair(table, table.decider, choice - 3)
    table.step = NEXT_WORKER


def receive_pair(table: Table, seat: i64, pair: i64) -> None:
    table.resources[seat * 3 + PAIR_ONE[pair]] += 1
    table.resources[seat * 3 + PAIR_TWO[pair]] += 1


def buy_troop(table: Table, card: i64, column: i64) -> None:
    """CM-4.6."""
    seat = table.decider
    r: i64 = 0
    for r in range(3):
        table.resources[seat * 3 + r] -= table.edition.troop_cost[card * 3 + r]
    table.troop_market &= ~bit(card)
    table.troops[seat * LINE + column] |= bit(card)
    table.step = NEXT_WORKER


def buy_fort(table: Table, card: i64, column: i64) -> None:
    """CM-4.6."""
    seat = table.decider
    r: i64 = 0
    for r in range(3):
        table.resources[seat * 3 + r] -= table.edition.fort_cost[card * 3 + r]
    table.fort_market &= ~bit(card)
    table.fort[seat * LINE + column] = card
    table.step = NEXT_WORKER


def draw_angels(table: Table) -> None:
    """All angels that are owed, until a card in excess asks (CM-4.7)."""
    edition = table.edition
    while len(table.draws) > 0:
        seat = table.draws[0]
        table.draws = table.draws[1:]
        card = draw_angel(table)
        if size(table.angels[seat]) < MOST_ANGELS:
            table.angels[seat] |= bit(card)
        elif edition.angel_effect[card] == GIFT:
            table.asked = ASK_EXCESS
            table.excess = card
            table.decider = seat
            table.step = WAIT
            return
        else:
            table.angel_discard |= bit(card)
    table.step = table.after_draws


def draw_angel(table: Table) -> i64:
    """The top angel; an empty pile is first made of the discards, in the order fixed beforehand (CM-4.7)."""
    if table.angel_top == len(table.angel_deck):
        order = table.angels_again
        pile = vec[i64]()
        k: i64 = 0
        for k in range(len(order)):
            if (table.angel_discard >> order[k]) & 1:
                pile = append(pile, order[k])
        table.angel_deck = pile
        table.angel_top = 0
        table.angel_discard = 0
    card = table.angel_deck[table.angel_top]
    table.angel_top += 1
    table.angels_drawn += 1
    return card


def discard_excess(table: Table) -> None:
    """CM-4.8."""
    table.angel_discard |= bit(table.excess)
    table.excess = -1
    table.step = DRAW
