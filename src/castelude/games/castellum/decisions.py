# castelude: compiled
"""Each kind of decision once, and the questions that offer them: the legal moves, what they do, and why not.

Angels are in `angel_decisions`. Everything that asks about moves or actions reads `DECISIONS` and `QUESTIONS`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from castelude.core.bits import lowest
from castelude.core.clauses import Clause
from castelude.core.decisions import first_of, kind_of, second_of
from castelude.core.forms import Form
from castelude.core.verdict import Verdict
from castelude.games.castellum.angel_decisions import (
    Cancel,
    Destroy,
    Discard,
    Effect,
    Fury,
    Gift,
    Hire,
    Let,
    Number,
    Pass,
    Swap,
    cost_of,
)
from castelude.games.castellum.board import ASK_ANGEL, ASK_NOTHING, ASK_WORKER, Board
from castelude.games.castellum.cards import BUY_FORT, BUY_TROOP, CANCEL
from castelude.games.castellum.clauses import CLAUSES
from castelude.games.castellum.combat import orient
from castelude.games.castellum.construction import affordable, buy_fort, buy_troop, place_worker, take
from castelude.games.castellum.decision import CastellumDecision
from castelude.games.castellum.edition import Deck
from castelude.games.castellum.moves import M_BUY_FORT, M_BUY_TROOP, M_ENEMY, M_ORIENT, M_TAKE, M_WORKER
from castelude.games.castellum.operands import (
    BOUGHT_FORT,
    BOUGHT_TROOP,
    COLUMN,
    ENEMY,
    PLACE,
    SIDE,
    SPACE,
    TAKEN,
    CardOperand,
    spaces_of,
)
from castelude.games.castellum.siege import place_enemy

WORKER_CLAUSE: Final = CLAUSES["CM-4.2"]
TAKE_CLAUSE: Final = CLAUSES["CM-4.5"]
BUY_CLAUSE: Final = CLAUSES["CM-4.6"]
EXCESS_CLAUSE: Final = CLAUSES["CM-4.8"]
ENEMY_CLAUSE: Final = CLAUSES["CM-5.2"]
ANGEL_CLAUSE: Final = CLAUSES["CM-6.1"]
WINDOW_CLAUSE: Final = CLAUSES["CM-7.2"]
ORIENT_CLAUSE: Final = CLAUSES["CM-9.3"]

ONE_RESOURCE: Final[i64] = 0b000000111
TWO_RESOURCES: Final[i64] = 0b111111000
FOUR_SIDES: Final[i64] = 0b1111


@final
class Worker(CastellumDecision):
    """CM-4.2: a worker goes to a space that has room, and only there to buy where something can be bought."""

    def __init__(self) -> None:
        super().__init__(M_WORKER, Form("worker", "worker:{space}"), [SPACE], WORKER_CLAUSE, "worker:markt")

    def firsts(self, board: Board) -> i64:
        spaces = board.open_spaces
        if BUYS_TROOP.firsts(board) == 0 or BUYS_TROOP.seconds(board) == 0:
            spaces &= ~board.edition.troop_spaces
        if BUYS_FORT.firsts(board) == 0 or BUYS_FORT.seconds(board) == 0:
            spaces &= ~board.edition.fort_spaces
        return spaces

    def apply(self, board: Board, move: i64) -> None:
        place_worker(board, first_of(move))

    def refuse_move(self, board: Board, move: i64) -> Verdict:
        space = first_of(move)
        name = board.edition.spaces[space]
        if (board.edition.spaces_for[board.players] >> space) & 1 == 0:
            return self.clause.refuse("space-absent", space=name, players=int(board.players))
        if (board.open_spaces >> space) & 1 == 0:
            return self.clause.refuse("space-taken", space=name)
        return self.clause.refuse("nothing-to-buy", space=name)


@final
class Take(CastellumDecision):
    """CM-4.5: resources of one's choice, one or two."""

    def __init__(self) -> None:
        super().__init__(M_TAKE, Form("take", "take:{given}"), [TAKEN], TAKE_CLAUSE, "take:gold, take:gold+wood")

    def firsts(self, board: Board) -> i64:
        return ONE_RESOURCE if board.amount == 1 else TWO_RESOURCES

    def apply(self, board: Board, move: i64) -> None:
        take(board, first_of(move))

    def refuse_move(self, board: Board, move: i64) -> Verdict:
        return self.clause.refuse("now-take", count=int(board.amount))


class Buy(CastellumDecision):
    """CM-4.6: a card of the market that the decider can pay, into a column with room for it."""

    def __init__(self, number: i64, cards: CardOperand, action: i64, no_room: str, example: str) -> None:
        super().__init__(number, Form("buy", "buy:{card}>{column}"), [cards, COLUMN], BUY_CLAUSE, example)
        self.action = action
        self.no_room = no_room

    def deck(self, board: Board) -> Deck:
        raise NotImplementedError

    def market(self, board: Board) -> i64:
        raise NotImplementedError

    def refuse_now(self, board: Board) -> Verdict | None:
        if board.asked == ASK_WORKER:
            for space in spaces_of(board):
                if board.edition.space_action[board.edition.space_numbers[space]] == self.action:
                    return WORKER_CLAUSE.refuse("worker-first", space=space)
        return None

    def refuse_move(self, board: Board, move: i64) -> Verdict:
        card, column = self.words(board.edition, move)
        if (self.market(board) >> first_of(move)) & 1 == 0:
            return self.clause.refuse("not-in-market", card=card)
        if (self.firsts(board) >> first_of(move)) & 1 == 0:
            return self.clause.refuse("too-dear", card=card, **cost_of(self.deck(board), first_of(move)))
        return self.clause.refuse(self.no_room, column=column)


@final
class BuyTroop(Buy):
    def __init__(self) -> None:
        super().__init__(M_BUY_TROOP, BOUGHT_TROOP, BUY_TROOP, "no-troop-room", "buy:T12>c2")

    def deck(self, board: Board) -> Deck:
        return board.edition.troops

    def market(self, board: Board) -> i64:
        return board.troop_market

    def firsts(self, board: Board) -> i64:
        return board.troop_market & affordable(board, board.edition.troops)

    def seconds(self, board: Board) -> i64:
        return board.troop_room(board.decider)

    def apply(self, board: Board, move: i64) -> None:
        buy_troop(board, first_of(move), second_of(move))


@final
class BuyFort(Buy):
    def __init__(self) -> None:
        super().__init__(M_BUY_FORT, BOUGHT_FORT, BUY_FORT, "no-fort-room", "buy:F08>c2")

    def deck(self, board: Board) -> Deck:
        return board.edition.forts

    def market(self, board: Board) -> i64:
        return board.fort_market

    def firsts(self, board: Board) -> i64:
        return board.fort_market & affordable(board, board.edition.forts)

    def seconds(self, board: Board) -> i64:
        return board.fort_room(board.decider)

    def apply(self, board: Board, move: i64) -> None:
        buy_fort(board, first_of(move), second_of(move))


@final
class Enemy(CastellumDecision):
    """CM-5.2: an enemy of the hand into any available column without one."""

    def __init__(self) -> None:
        form = Form("enemy", "enemy:{card}>{place}")
        super().__init__(M_ENEMY, form, [ENEMY, PLACE], ENEMY_CLAUSE, "enemy:E1632-05>s1c3")

    def firsts(self, board: Board) -> i64:
        return board.enemies[board.decider]

    def seconds(self, board: Board) -> i64:
        return board.places() & ~board.besieged

    def apply(self, board: Board, move: i64) -> None:
        place_enemy(board, first_of(move), second_of(move))

    def refuse_move(self, board: Board, move: i64) -> Verdict:
        card, place = self.words(board.edition, move)
        if (self.firsts(board) >> first_of(move)) & 1 == 0:
            return self.clause.refuse("no-enemy-in-hand", card=card)
        return self.clause.refuse("column-besieged", place=place)


@final
class Orient(CastellumDecision):
    """CM-9.3: the best defender turns one side of the reward to itself."""

    def __init__(self) -> None:
        super().__init__(M_ORIENT, Form("orient", "orient:{side}"), [SIDE], ORIENT_CLAUSE, "orient:2")

    def firsts(self, board: Board) -> i64:
        return FOUR_SIDES

    def apply(self, board: Board, move: i64) -> None:
        orient(board, first_of(move))


BUYS_TROOP: Final = BuyTroop()
BUYS_FORT: Final = BuyFort()
WORKS: Final = Worker()
TAKES: Final = Take()
DISCARDS: Final = Discard()
PLACES_ENEMY: Final = Enemy()
PASSES: Final = Pass()
PLAYS_NUMBER: Final = Number()
FURY: Final = Fury()
SWAP: Final = Swap()
HIRE: Final = Hire()
DESTROY: Final = Destroy()
GIFT: Final = Gift()
LETS: Final = Let()
CANCELS: Final = Cancel()
ORIENTS: Final = Orient()

DECISIONS: Final = vec[CastellumDecision](
    [
        WORKS,
        TAKES,
        BUYS_TROOP,
        BUYS_FORT,
        DISCARDS,
        PLACES_ENEMY,
        PASSES,
        PLAYS_NUMBER,
        FURY,
        SWAP,
        HIRE,
        DESTROY,
        GIFT,
        LETS,
        CANCELS,
        ORIENTS,
    ]
)
"""All kinds of decisions, each at its number (see `moves`)."""
EFFECTS: Final = vec[Effect]([FURY, SWAP, HIRE, DESTROY, GIFT])
"""What an angel can be played for, in the order of `cards.EFFECTS`; an angel that cancels is never played first."""


@final
class Question:
    """What is asked: the decisions that answer it, and how a refusal says what is asked."""

    def __init__(self, word: str, clause: Clause, offers: list[CastellumDecision]) -> None:
        self.word = word
        self.clause = clause
        self.offers = offers
        self.main = offers[0]
        self.other = offers[1] if len(offers) > 1 else None

    def refuse(self, board: Board) -> Verdict:
        """The refusal of a decision that does not answer this question."""
        return self.clause.refuse(f"now-{self.word}", count=int(board.amount))


QUESTIONS: Final = vec[Question](
    [
        Question("worker", WORKER_CLAUSE, [WORKS, GIFT]),
        Question("take", TAKE_CLAUSE, [TAKES]),
        Question("troop", BUY_CLAUSE, [BUYS_TROOP]),
        Question("fort", BUY_CLAUSE, [BUYS_FORT]),
        Question("excess", EXCESS_CLAUSE, [DISCARDS, GIFT]),
        Question("react", WINDOW_CLAUSE, [LETS, CANCELS]),
        Question("orient", ORIENT_CLAUSE, [ORIENTS]),
        Question("enemy", ENEMY_CLAUSE, [PLACES_ENEMY]),
        Question("angel", ANGEL_CLAUSE, [PASSES, PLAYS_NUMBER, FURY, SWAP, HIRE, DESTROY, GIFT]),
    ]
)
"""What is asked, by the numbers ASK_WORKER and following. Angels are listed card by card (see `_angel_at`)."""


def count(board: Board) -> i64:
    """The number of legal moves."""
    asked = board.asked
    if asked >= ASK_ANGEL:
        return _count_angels(board) if asked == ASK_ANGEL else 0
    question = QUESTIONS[asked]
    number = question.main.count(board)
    return number if question.other is None else number + question.other.count(board)


def move_at(board: Board, index: i64) -> i64:
    """The legal move at this index."""
    asked = board.asked
    if asked < ASK_ANGEL:
        question = QUESTIONS[asked]
        move = question.main.pick(board, index)
        if move < 0 and question.other is not None:
            move = question.other.pick(board, -1 - move)
        if move >= 0:
            return move
    elif asked == ASK_ANGEL:
        return _angel_at(board, index)
    raise IndexError("no such move")


def moves(board: Board) -> list[int]:
    """All legal moves, in the order of `move_at`."""
    found: list[int] = []
    asked = board.asked
    if asked < ASK_ANGEL:
        question = QUESTIONS[asked]
        question.main.add_moves(board, found)
        if question.other is not None:
            question.other.add_moves(board, found)
    elif asked == ASK_ANGEL:
        PASSES.add_moves(board, found)
        PLAYS_NUMBER.add_moves(board, found)
        hand = _with_effect(board)
        while hand:
            angel = lowest(hand)
            hand &= hand - 1
            EFFECTS[board.edition.angel_effect[angel]].add_ways(board, angel, found)
    return found


def legal_texts(board: Board) -> list[str]:
    """All legal moves as text, in plain string order."""
    found = [DECISIONS[kind_of(move)].text(board.edition, move) for move in moves(board)]
    found.sort()
    return found


def _with_effect(board: Board) -> i64:
    """The angels of the hand that can be played for an effect of their own."""
    return board.angels[board.decider] & ~board.edition.angels_with[CANCEL]


def _count_angels(board: Board) -> i64:
    """In the angel phase: a pass, the numbers of all angels of the hand, and their effects, angel by angel."""
    hand = _with_effect(board)
    total = 1 + PLAYS_NUMBER.count(board)
    while hand:
        total += EFFECTS[board.edition.angel_effect[lowest(hand)]].ways(board)
        hand &= hand - 1
    return total


def _angel_at(board: Board, index: i64) -> i64:
    if index == 0:
        return PASSES.pick(board, 0)
    move = PLAYS_NUMBER.pick(board, index - 1)
    if move >= 0:
        return move
    index = -1 - move
    hand = _with_effect(board)
    while hand:
        angel = lowest(hand)
        hand &= hand - 1
        effect = EFFECTS[board.edition.angel_effect[angel]]
        ways = effect.ways(board)
        if index < ways:
            return effect.way_at(board, angel, index)
        index -= ways
    raise IndexError("no such move")


def is_legal(board: Board, move: i64) -> bool:
    """Whether a move that names things of this game is legal."""
    decision = DECISIONS[kind_of(move)]
    return board.asked != ASK_NOTHING and decision in QUESTIONS[board.asked].offers and decision.is_legal(board, move)
