# castelude: compiled
"""The three actions of a turn: draw, swap and place (CT-3.3 to CT-3.6)."""

from typing import Final, final

from mypy_extensions import i64

from castelude.core.bits import lowest, nth, only, size
from castelude.core.decisions import BEYOND, Choice, Pair, Product, encode, first_of, second_of
from castelude.core.verdict import Verdict
from castelude.games.castel.board import NO_LIMIT, Board
from castelude.games.castel.cards import HERALD, KINDS, KING, MERCHANT, first_copies
from castelude.games.castel.clauses import CLAUSES
from castelude.games.castel.decisions.placing import bring, refuse_spot, spot_clause
from castelude.games.castel.operands import NOT_FOUND, find_copy
from castelude.games.castel.spots import PLAIN, count_spots, far_spots, merchant_waits, near_spots
from castelude.games.castel.verbs import PLACE

KINDS_OF_CARDS: Final = CLAUSES["CT-1.6"]
DRAWING: Final = CLAUSES["CT-3.3"]
SWAPPING: Final = CLAUSES["CT-3.4"]
PLACING: Final = CLAUSES["CT-3.5"]
HERALD_CALLS: Final = CLAUSES["CT-3.6"]
LAST_MERCHANT: Final = CLAUSES["CT-4.7"]


def herald_calls(board: Board) -> bool:
    """Whether the active seat must place its King (CT-3.6)."""
    return board.is_in_play(HERALD) and (board.hand() >> KING) & 1 == 1 and near_spots(board, KING) != 0


def may_draw(board: Board) -> bool:
    """Whether there is a card to draw and room for it in the hand, whatever the Herald calls for (CT-3.3)."""
    if board.pile_size(board.active) == 0:
        return False
    return board.hand_limit == NO_LIMIT or size(board.hand()) < board.hand_limit


@final
class Draw(Choice[Board]):
    """CT-3.3. A draw has no operand; its one move is written with 0."""

    def firsts(self, board: Board) -> i64:
        return 1 if may_draw(board) and not herald_calls(board) else 0

    def count(self, board: Board) -> i64:
        return self.firsts(board)  # the set of 0, which is 1, or the empty one

    def apply(self, board: Board, move: i64) -> None:
        top = board.pile_tops[board.active]
        board.hands[board.active] |= only(board.piles[top])
        board.pile_tops[board.active] = top + 1
        board.progress = True

    def allow(self, board: Board, values: list[str]) -> Verdict:
        return DRAWING.allow("may-draw")

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        if herald_calls(board):
            return HERALD_CALLS.refuse("king-first")
        if board.pile_size(board.active) == 0:
            return DRAWING.refuse("pile-empty")
        return DRAWING.refuse("hand-full", most=int(board.hand_limit))


@final
class Swap(Product[Board]):
    """CT-3.4: a kind of the hand for a kind of the exchange."""

    def firsts(self, board: Board) -> i64:
        if herald_calls(board):
            return 0
        return first_copies(board.hand())

    def seconds(self, board: Board) -> i64:
        return first_copies(board.exchange)

    def apply(self, board: Board, move: i64) -> None:
        both: i64 = only(first_of(move)) | only(second_of(move))
        board.hands[board.active] ^= both
        board.exchange ^= both

    def allow(self, board: Board, values: list[str]) -> Verdict:
        return SWAPPING.allow("may-swap", own=values[0], other=values[1])

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        own, other = values
        for kind in values:
            if kind not in KINDS:
                return KINDS_OF_CARDS.refuse("no-kind", kind=kind)
        if herald_calls(board):
            return HERALD_CALLS.refuse("king-first")
        if find_copy(board.hand(), own) == NOT_FOUND:
            return SWAPPING.refuse("not-in-hand", kind=own)
        return SWAPPING.refuse("not-in-exchange", kind=other)


def placeable(board: Board, cards: i64) -> i64:
    """Of these cards of the active seat's hand, those that may be placed, if they have a spot (CT-4.7)."""
    return cards & ~only(MERCHANT) if merchant_waits(board) else cards


@final
class Place(Pair[Board]):
    """CT-3.5: a kind of the hand at one of its spots."""

    def firsts(self, board: Board) -> i64:
        if herald_calls(board):
            return only(KING)
        return placeable(board, first_copies(board.hand()))

    def count(self, board: Board) -> i64:
        return count_spots(board, self.firsts(board))

    def move_at(self, board: Board, index: i64) -> i64:
        return self.move_among(board, self.firsts(board), index)

    def move_among(self, board: Board, cards: i64, index: i64) -> i64:
        """The move at this index among those of these cards."""
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            near = near_spots(board, card)
            number = size(near)
            if index < number:
                return encode(PLACE, card, nth(near, index), 0)
            index -= number
            if (PLAIN >> card) & 1 == 0:
                far = far_spots(board, card)
                number = size(far)
                if index < number:
                    return encode(PLACE, card, BEYOND + nth(far, index), 0)
                index -= number
        raise IndexError("no such move")

    def seconds(self, board: Board, card: i64) -> i64:
        return near_spots(board, card)

    def seconds_beyond(self, board: Board, card: i64) -> i64:
        return far_spots(board, card)

    def apply(self, board: Board, move: i64) -> None:
        board.hands[board.active] &= ~only(first_of(move))
        board.progress = True
        bring(board, move, board.active)

    def allow(self, board: Board, values: list[str]) -> Verdict:
        kind, spot = values
        clause = HERALD_CALLS if herald_calls(board) else spot_clause(find_copy(board.hand(), kind))
        return clause.allow("may-place", kind=kind, spot=spot)

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        kind, spot = values
        if kind not in KINDS:
            return KINDS_OF_CARDS.refuse("no-kind", kind=kind)
        if herald_calls(board) and kind != "king":
            return HERALD_CALLS.refuse("king-first")
        card = find_copy(board.hand(), kind)
        if card == NOT_FOUND:
            return PLACING.refuse("not-in-hand", kind=kind)
        if card == MERCHANT and merchant_waits(board):
            return LAST_MERCHANT.refuse("merchant-last")
        return refuse_spot(board, card, spot)
