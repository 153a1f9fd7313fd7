# castelude: compiled
"""Construction (CM-4): workers, what their spaces do, purchases, and the drawing of angels."""

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.bits import only, size
from castelude.games.castellum.board import (
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
    Board,
)
from castelude.games.castellum.cards import BUY_FORT, BUY_TROOP, CHOOSE, DRAW_ANGEL, GAIN, GIFT, REINFORCE
from castelude.games.castellum.edition import MOST, Deck
from castelude.games.castellum.moves import PAIR_ONE, PAIR_TWO


def first_worker(board: Board) -> None:
    """The income is drawn; the First Player begins (CM-4.1)."""
    board.turn = board.first
    ask_worker(board)


def next_worker(board: Board) -> None:
    """CM-4.1: all seats have the same number of workers, so when the next one has none left, all are placed."""
    turn = board.turn + 1
    if turn == board.players:
        turn = 0
    board.turn = turn
    if board.workers[turn] == 0:
        board.step = BEGIN_SIEGE
    else:
        ask_worker(board)


def ask_worker(board: Board) -> None:
    board.asked = ASK_WORKER
    board.decider = board.turn
    board.step = WAIT


def place_worker(board: Board, space: i64) -> None:
    """CM-4.2 to CM-4.6."""
    seat = board.decider
    edition = board.edition
    board.workers[seat] -= 1
    there = board.space_count[space]
    board.space_seats[space] |= seat << (2 * there)
    board.space_count[space] = there + 1
    board.open_spaces &= ~(edition.single_spaces & only(space))
    action = edition.space_action[space]
    board.step = NEXT_WORKER
    if action == CHOOSE:
        board.asked = ASK_TAKE
        board.amount = edition.space_choose[space]
        board.step = WAIT
    elif action == BUY_TROOP:
        board.asked = ASK_TROOP
        board.step = WAIT
    elif action == BUY_FORT:
        board.asked = ASK_FORT
        board.step = WAIT
    elif action == GAIN:
        r: i64 = 0
        for r in range(3):
            board.resources[seat * 3 + r] += edition.space_gives[space * 3 + r]
    elif action == REINFORCE:
        reinforce(board, seat, 1)
    elif action == DRAW_ANGEL:
        board.draws = append(board.draws, seat)
        board.after_draws = NEXT_WORKER
        board.step = DRAW


def reinforce(board: Board, seat: i64, points: i64) -> None:
    """Reinforcement points on every available column of a seat (CM-4.4)."""
    place: i64 = 0
    for place in range(seat * LINE, seat * LINE + board.columns()):
        board.bonus[place] += points


def take(board: Board, choice: i64) -> None:
    """CM-4.5."""
    if choice < 3:
        board.resources[board.decider * 3 + choice] += 1
    else:
        receive_pair(board, board.decider, choice - 3)
    board.step = NEXT_WORKER


def receive_pair(board: Board, seat: i64, pair: i64) -> None:
    board.resources[seat * 3 + PAIR_ONE[pair]] += 1
    board.resources[seat * 3 + PAIR_TWO[pair]] += 1


def affordable(board: Board, deck: Deck) -> i64:
    """All cards of a deck, wherever they are, whose whole cost the decider can pay."""
    have = board.resources
    seat = board.decider
    within = deck.within
    gold = min(have[seat * 3], MOST)
    stone = min(have[seat * 3 + 1], MOST)
    wood = min(have[seat * 3 + 2], MOST)
    return within[gold] & within[MOST + 1 + stone] & within[2 * MOST + 2 + wood]


def pay(board: Board, deck: Deck, card: i64) -> None:
    """Let the decider pay the cost of a card."""
    base = board.decider * 3
    r: i64 = 0
    for r in range(3):
        board.resources[base + r] -= deck.cost[card * 3 + r]


def buy_troop(board: Board, card: i64, column: i64) -> None:
    """CM-4.6."""
    pay(board, board.edition.troops, card)
    board.troop_market &= ~only(card)
    board.put_troop(board.decider * LINE + column, card)
    board.step = NEXT_WORKER


def buy_fort(board: Board, card: i64, column: i64) -> None:
    """CM-4.6."""
    pay(board, board.edition.forts, card)
    board.fort_market &= ~only(card)
    board.put_fort(board.decider * LINE + column, card)
    board.step = NEXT_WORKER


def draw_angels(board: Board) -> None:
    """All angels that are owed, until a seat with a full hand and a gift is asked (CM-4.7, CM-4.8)."""
    edition = board.edition
    while len(board.draws) > 0:
        seat = board.draws[0]
        board.draws = board.draws[1:]
        card = draw_angel(board)
        if size(board.angels[seat]) < MOST_ANGELS:
            board.angels[seat] |= only(card)
        elif (board.angels[seat] | only(card)) & edition.angels_with[GIFT]:
            board.asked = ASK_EXCESS
            board.excess = card
            board.decider = seat
            board.step = WAIT
            return
        else:
            board.angel_discard |= only(card)
    board.step = board.after_draws


def draw_angel(board: Board) -> i64:
    """The top angel; an empty pile is first made of the discards, in the order fixed beforehand (CM-4.7)."""
    if board.angel_top == len(board.angel_deck):
        order = board.deal.angels_again
        pile = vec[i64]()
        k: i64 = 0
        for k in range(len(order)):
            if (board.angel_discard >> order[k]) & 1:
                pile = append(pile, order[k])
        board.angel_deck = pile
        board.angel_top = 0
        board.angel_discard = 0
    card = board.angel_deck[board.angel_top]
    board.angel_top += 1
    board.angels_drawn += 1
    return card


def discard_excess(board: Board) -> None:
    """CM-4.8."""
    board.angel_discard |= only(board.excess)
    board.excess = -1
    board.step = DRAW
