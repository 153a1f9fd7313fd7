# castelude: compiled
"""The decisions about angels (CM-4.8, CM-6, CM-7): discard, play, pass, cancel an effect or let it happen."""

from typing import Final, final

from mypy_extensions import i64

from castelude.core.bits import lowest, nth, only, size
from castelude.core.clauses import Clause
from castelude.core.decisions import encode, first_of, second_of, third_of
from castelude.core.forms import Form
from castelude.core.verdict import Verdict
from castelude.games.castellum.angels import destroy, enrage, hire, lay, let, pass_on, play_effect, play_number, swap
from castelude.games.castellum.board import ASK_ANGEL, ASK_ENEMY, ASK_EXCESS, ASK_WORKER, LINE, Board
from castelude.games.castellum.cards import ANGELS, CANCEL, EFFECTS, RESOURCES, STONE, TYPES
from castelude.games.castellum.clauses import CLAUSES
from castelude.games.castellum.construction import affordable, discard_excess, receive_pair
from castelude.games.castellum.decision import CastellumDecision
from castelude.games.castellum.edition import Deck
from castelude.games.castellum.moves import (
    M_CANCEL,
    M_DESTROY,
    M_DISCARD,
    M_FURY,
    M_GIFT,
    M_HIRE,
    M_LET,
    M_NUMBER,
    M_PASS,
    M_SWAP,
    PAIRS,
)
from castelude.games.castellum.operands import ANGEL, COLUMN, GIVEN, HIRED_TROOP, PLACE, Operand

EXCESS_CLAUSE: Final = CLAUSES["CM-4.8"]
BEFORE_WORKER: Final = CLAUSES["CM-4.9"]
TWO_WAYS: Final = CLAUSES["CM-6.2"]
CANCEL_CLAUSE: Final = CLAUSES["CM-6.9"]
WINDOW_CLAUSE: Final = CLAUSES["CM-7.2"]


def cost_of(deck: Deck, card: i64) -> dict[str, int]:
    """The cost of a card as the parameters of a message."""
    return {resource: int(deck.cost[card * 3 + r]) for r, resource in enumerate(RESOURCES)}


@final
class Discard(CastellumDecision):
    """CM-4.8: the angel drawn to a full hand is discarded, never one of the hand."""

    def __init__(self) -> None:
        super().__init__(M_DISCARD, Form("discard", "discard:{card}"), [ANGEL], EXCESS_CLAUSE, "discard:A20")

    def firsts(self, board: Board) -> i64:
        return only(board.excess)

    def apply(self, board: Board, move: i64) -> None:
        discard_excess(board)

    def refuse_move(self, board: Board, move: i64) -> Verdict:
        return EXCESS_CLAUSE.refuse("other-excess", card=ANGELS[board.excess])


@final
class Pass(CastellumDecision):
    """CM-6.1."""

    def __init__(self) -> None:
        super().__init__(M_PASS, Form("pass", "pass"), [], CLAUSES["CM-6.1"], "pass")

    def apply(self, board: Board, move: i64) -> None:
        pass_on(board)


class PlayedAngel(CastellumDecision):
    """An angel of the hand is played, as a number or for its effect (CM-6.2)."""

    def __init__(
        self, number: i64, word: str, pattern: str, operands: list[Operand], clause: Clause, example: str
    ) -> None:
        super().__init__(number, Form(word, f"angel:{{card}}{pattern}"), [ANGEL, *operands], clause, example)

    def refuse_now(self, board: Board) -> Verdict | None:
        return BEFORE_WORKER.refuse("only-gift-before-worker") if board.asked == ASK_WORKER else None


@final
class Number(PlayedAngel):
    """CM-6.3: under any available column, for its value."""

    def __init__(self) -> None:
        super().__init__(M_NUMBER, "number", "+{place}", [PLACE], CLAUSES["CM-6.3"], "angel:A07+s0c2")

    def firsts(self, board: Board) -> i64:
        return board.angels[board.decider]

    def seconds(self, board: Board) -> i64:
        return board.places()

    def apply(self, board: Board, move: i64) -> None:
        play_number(board, first_of(move), second_of(move))

    def refuse_move(self, board: Board, move: i64) -> Verdict:
        return TWO_WAYS.refuse("no-angel-in-hand", card=ANGELS[first_of(move)])


class Effect(PlayedAngel):
    """An angel is played for its effect, which the others may cancel (CM-7)."""

    def __init__(
        self, number: i64, word: str, pattern: str, operands: list[Operand], clause: Clause, example: str
    ) -> None:
        super().__init__(number, word, f"!{word}:{pattern}", operands, clause, example)
        self.effect = number - M_FURY

    def firsts(self, board: Board) -> i64:
        return board.angels[board.decider] & board.edition.angels_with[self.effect]

    def apply(self, board: Board, move: i64) -> None:
        play_effect(board, move)

    def refuse_move(self, board: Board, move: i64) -> Verdict:
        card = ANGELS[first_of(move)]
        if (board.angels[board.decider] >> first_of(move)) & 1 == 0:
            return TWO_WAYS.refuse("no-angel-in-hand", card=card)
        effect = board.edition.angel_effect[first_of(move)]
        if effect == CANCEL:
            return CANCEL_CLAUSE.refuse("cancel-only", card=card)
        if effect != self.effect:
            return TWO_WAYS.refuse("other-effect", card=card, effect=EFFECTS[effect])
        return self.refuse_effect(board, move)

    def refuse_effect(self, board: Board, move: i64) -> Verdict:
        """The refusal of an angel that has this effect."""
        raise NotImplementedError


@final
class Fury(Effect):
    """CM-6.4: an enemy gets stronger."""

    def __init__(self) -> None:
        super().__init__(M_FURY, "fury", "{place}", [PLACE], CLAUSES["CM-6.4"], "angel:A01!fury:s1c3")

    def seconds(self, board: Board) -> i64:
        return board.besieged

    def happen(self, board: Board, move: i64, seat: i64) -> None:
        enrage(board, second_of(move))

    def refuse_effect(self, board: Board, move: i64) -> Verdict:
        return self.clause.refuse("no-enemy-there", place=self.words(board.edition, move)[1])


@final
class Swap(Effect):
    """CM-6.5: two enemies change places; the places are named in order, so that each exchange has one text."""

    def __init__(self) -> None:
        example = "angel:A07!swap:s0c1,s2c3"
        super().__init__(M_SWAP, "swap", "{place},{place}", [PLACE, PLACE], CLAUSES["CM-6.5"], example)

    def seconds(self, board: Board) -> i64:
        return board.besieged

    def thirds(self, board: Board) -> i64:
        return board.besieged

    def ways(self, board: Board) -> i64:
        enemies = size(board.besieged)
        return enemies * (enemies - 1) // 2

    def way_at(self, board: Board, first: i64, index: i64) -> i64:
        rest = board.besieged
        place = lowest(rest)
        rest &= rest - 1
        later = size(rest)
        while index >= later:
            index -= later
            later -= 1
            place = lowest(rest)
            rest &= rest - 1
        return encode(self.number, first, place, nth(rest, index))

    def add_ways(self, board: Board, first: i64, found: list[int]) -> None:
        rest = board.besieged
        while rest:
            place = lowest(rest)
            rest &= rest - 1
            later = rest
            while later:
                found.append(encode(self.number, first, place, lowest(later)))
                later &= later - 1

    def is_legal(self, board: Board, move: i64) -> bool:
        return second_of(move) < third_of(move) and super().is_legal(board, move)

    def happen(self, board: Board, move: i64, seat: i64) -> None:
        swap(board, second_of(move), third_of(move))

    def refuse_effect(self, board: Board, move: i64) -> Verdict:
        _card, one, other = self.words(board.edition, move)
        for place, word in ((second_of(move), one), (third_of(move), other)):
            if (board.besieged >> place) & 1 == 0:
                return self.clause.refuse("no-enemy-there", place=word)
        if one == other:
            return self.clause.refuse("swap-same")
        return self.clause.refuse("swap-order", first=other, second=one)


@final
class Hire(Effect):
    """CM-6.6: a troop of the market or of another line, at its cost, into a column with room."""

    def __init__(self) -> None:
        example = "angel:A11!hire:T12>c2"
        super().__init__(M_HIRE, "hire", "{troop}>{column}", [HIRED_TROOP, COLUMN], CLAUSES["CM-6.6"], example)

    def offered(self, board: Board) -> i64:
        """The troops of the market and of the other lines."""
        found = board.troop_market
        seat: i64 = 0
        for seat in range(board.players):
            if seat != board.decider:
                found |= board.line_troops(seat)
        return found

    def seconds(self, board: Board) -> i64:
        return self.offered(board) & affordable(board, board.edition.troops)

    def thirds(self, board: Board) -> i64:
        return board.troop_room(board.decider)

    def happen(self, board: Board, move: i64, seat: i64) -> None:
        hire(board, seat, second_of(move), third_of(move))

    def refuse_effect(self, board: Board, move: i64) -> Verdict:
        _card, troop, column = self.words(board.edition, move)
        if (board.line_troops(board.decider) >> second_of(move)) & 1 == 1:
            return self.clause.refuse("hire-own", card=troop)
        if (self.offered(board) >> second_of(move)) & 1 == 0:
            return self.clause.refuse("hire-nowhere", card=troop)
        if (self.seconds(board) >> second_of(move)) & 1 == 0:
            return self.clause.refuse("too-dear", card=troop, **cost_of(board.edition.troops, second_of(move)))
        return self.clause.refuse("no-troop-room", column=column)


@final
class Destroy(Effect):
    """CM-6.7: with a troop of the edition's type in the line and for a stone, an enemy of that line is defeated."""

    def __init__(self) -> None:
        super().__init__(M_DESTROY, "destroy", "{column}", [COLUMN], CLAUSES["CM-6.7"], "angel:A15!destroy:c2")

    def has_troop(self, board: Board) -> bool:
        return board.line_troops(board.decider) & board.edition.troops_of[board.edition.destroy_type] != 0

    def has_stone(self, board: Board) -> bool:
        return board.resources[board.decider * 3 + STONE] > 0

    def seconds(self, board: Board) -> i64:
        if self.has_stone(board) and self.has_troop(board):
            return (board.besieged >> (board.decider * LINE)) & 31
        return 0

    def happen(self, board: Board, move: i64, seat: i64) -> None:
        destroy(board, seat, second_of(move))

    def refuse_effect(self, board: Board, move: i64) -> Verdict:
        if not self.has_troop(board):
            return self.clause.refuse("no-destroyer", type=TYPES[board.edition.destroy_type])
        if not self.has_stone(board):
            return self.clause.refuse("no-stone")
        return self.clause.refuse("no-enemy-there", place=f"s{board.decider}{self.words(board.edition, move)[1]}")


@final
class Gift(Effect):
    """CM-6.8: two resources; also before a worker is placed (CM-4.9), and at a draw to a full hand (CM-4.8)."""

    def __init__(self) -> None:
        super().__init__(M_GIFT, "gift", "{given}", [GIVEN], CLAUSES["CM-6.8"], "angel:A20!gift:gold+wood")

    def firsts(self, board: Board) -> i64:
        gifts = super().firsts(board)
        if board.asked == ASK_EXCESS:
            gifts |= only(board.excess) & board.edition.angels_with[self.effect]
        return gifts

    def seconds(self, board: Board) -> i64:
        return only(PAIRS) - 1

    def happen(self, board: Board, move: i64, seat: i64) -> None:
        receive_pair(board, seat, second_of(move))

    def allowed_by(self, board: Board) -> Clause:
        if board.asked == ASK_WORKER:
            return BEFORE_WORKER
        return EXCESS_CLAUSE if board.asked == ASK_EXCESS else self.clause

    def refuse_now(self, board: Board) -> Verdict | None:
        return BEFORE_WORKER.refuse("no-gift-in-siege") if board.asked == ASK_ENEMY else None

    def refuse_move(self, board: Board, move: i64) -> Verdict:
        if board.asked == ASK_ANGEL:
            return super().refuse_move(board, move)
        drawn = board.asked == ASK_EXCESS
        clause = EXCESS_CLAUSE if drawn else BEFORE_WORKER
        card = first_of(move)
        if (board.angels[board.decider] >> card) & 1 == 0 and card != board.excess:
            return clause.refuse("no-angel-in-hand", card=ANGELS[card])
        return clause.refuse("only-gift-at-draw" if drawn else "only-gift-before-worker")


class Answer(CastellumDecision):
    """An answer while others may cancel an effect (CM-7.2)."""

    def refuse_now(self, board: Board) -> Verdict | None:
        return WINDOW_CLAUSE.refuse("no-window")


@final
class Let(Answer):
    """CM-7.2: nothing is cancelled."""

    def __init__(self) -> None:
        super().__init__(M_LET, Form("let", "let"), [], WINDOW_CLAUSE, "let")

    def apply(self, board: Board, move: i64) -> None:
        let(board)


@final
class Cancel(Answer):
    """CM-6.9, CM-7.3: an angel of the hand cancels the card that was played last."""

    def __init__(self) -> None:
        super().__init__(M_CANCEL, Form("cancel", "cancel:{card}"), [ANGEL], WINDOW_CLAUSE, "cancel:A26")

    def firsts(self, board: Board) -> i64:
        return board.angels[board.decider] & board.edition.angels_with[CANCEL]

    def apply(self, board: Board, move: i64) -> None:
        lay(board, first_of(move))

    def refuse_now(self, board: Board) -> Verdict | None:
        return CANCEL_CLAUSE.refuse("no-window") if board.asked == ASK_ANGEL else super().refuse_now(board)

    def refuse_move(self, board: Board, move: i64) -> Verdict:
        card = ANGELS[first_of(move)]
        if (board.angels[board.decider] >> first_of(move)) & 1 == 0:
            return self.clause.refuse("no-angel-in-hand", card=card)
        return self.clause.refuse("no-cancel", card=card)
