# castelude: compiled
"""Decisions of effects about hands and the exchange (CT-6.32 to CT-6.37)."""

from typing import Final, final

from mypy_extensions import i64

from castelude.core.bits import only
from castelude.core.decisions import first_of, second_of
from castelude.core.verdict import Verdict
from castelude.games.castel.board import NO_SEAT, Board
from castelude.games.castel.cards import CARDS, COURTESAN, KIND_OF, KINDS
from castelude.games.castel.clauses import CLAUSES
from castelude.games.castel.decisions.answers import Answer, AnswerPair, effect_clause
from castelude.games.castel.decisions.placing import bring, refuse_spot
from castelude.games.castel.operands import NOT_FOUND, find_copy
from castelude.games.castel.spots import far_spots, near_spots

SEATS: Final = CLAUSES["CT-1.1"]
KINDS_OF_CARDS: Final = CLAUSES["CT-1.6"]
CARD_NAMES: Final = CLAUSES["CT-1.7"]


def set_aside(board: Board, card: i64, seat: i64) -> None:
    board.hands[seat] &= ~only(card)
    board.asides[seat] |= only(card)


def missing(board: Board, kind: str, reason: str) -> Verdict:
    """Why a kind cannot be chosen that is not where it should be; the reason says where."""
    if kind not in KINDS:
        return KINDS_OF_CARDS.refuse("no-kind", kind=kind)
    return effect_clause(board).refuse(reason, kind=kind)


def refuse_seat(board: Board, text: str) -> Verdict:
    """Why a card cannot go to a seat or be traded with it."""
    seat = int(text)
    if seat >= board.players:
        return SEATS.refuse("no-seat", seat=seat, most=int(board.players) - 1)
    return effect_clause(board).refuse("no-trade", seat=seat)


@final
class Enter(AnswerPair):
    """CT-6.32: a card of the exchange comes into play without a pawn; its own effect takes over."""

    def seconds(self, board: Board, card: i64) -> i64:
        return near_spots(board, card)

    def seconds_beyond(self, board: Board, card: i64) -> i64:
        return far_spots(board, card)

    def apply(self, board: Board, move: i64) -> None:
        board.exchange &= ~only(first_of(move))
        bring(board, move, NO_SEAT)

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        kind, spot = values
        card = find_copy(board.exchange, kind)
        return missing(board, kind, "not-in-exchange") if card == NOT_FOUND else refuse_spot(board, card, spot)


@final
class Deal(AnswerPair):
    """CT-6.33."""

    def apply(self, board: Board, move: i64) -> None:
        card = first_of(move)
        board.exchange &= ~only(card)
        board.hands[second_of(move)] |= only(card)

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        kind, seat = values
        if find_copy(board.exchange, kind) == NOT_FOUND:
            return missing(board, kind, "not-in-exchange")
        return refuse_seat(board, seat)


@final
class Give(Answer):
    """CT-6.34."""

    def apply(self, board: Board, move: i64) -> None:
        set_aside(board, first_of(move), board.active)

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        return missing(board, values[0], "not-in-hand")


@final
class Get(Answer):
    """CT-6.34."""

    def apply(self, board: Board, move: i64) -> None:
        card = first_of(move)
        board.exchange &= ~only(card)
        board.hands[board.active] |= only(card)

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        return missing(board, values[0], "not-in-exchange")


@final
class Trade(AnswerPair):
    """CT-6.35: the card that the other seat will get lies aside until chance has taken one from it."""

    def apply(self, board: Board, move: i64) -> None:
        set_aside(board, first_of(move), board.active)
        board.target = second_of(move)

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        kind, seat = values
        if find_copy(board.hand(), kind) == NOT_FOUND:
            return missing(board, kind, "not-in-hand")
        return refuse_seat(board, seat)


@final
class Pass(Answer):
    """CT-6.36."""

    def apply(self, board: Board, move: i64) -> None:
        set_aside(board, first_of(move), board.decider)

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        return missing(board, values[0], "not-in-hand")


@final
class Take(AnswerPair):
    """Chance takes a card for a seat: at once for the Courtesan (CT-6.35), set aside for the Fool (CT-6.37)."""

    def apply(self, board: Board, move: i64) -> None:
        card = first_of(move)
        seat = second_of(move)
        board.hands[board.target] &= ~only(card)
        if board.by == KIND_OF[COURTESAN]:
            board.hands[board.target] |= board.asides[seat]
            board.asides[seat] = 0
            board.hands[seat] |= only(card)
        else:
            board.asides[seat] |= only(card)

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        name, seat = values
        if name not in CARDS:
            return CARD_NAMES.refuse("no-card", card=name)
        return effect_clause(board).refuse("no-take", card=name, seat=int(seat))
