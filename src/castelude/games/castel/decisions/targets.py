# castelude: compiled
"""Decisions of effects about cards in play: send, kill, move, switch, lay, and about pawns (CT-6.10 to CT-6.31)."""

from typing import Final, final

from mypy_extensions import i64

from castelude.core.bits import only
from castelude.core.decisions import first_of, second_of
from castelude.core.verdict import Verdict
from castelude.games.castel.board import NO_SEAT, Board
from castelude.games.castel.cards import FAIRY, KIND_OF, KINDS, KNIGHTS, WATCHMAN, WIZARD
from castelude.games.castel.clauses import CLAUSES
from castelude.games.castel.decisions.answers import Answer, AnswerPair, effect_clause
from castelude.games.castel.effects.moving import A_KNIGHT, THE_KING, next_to_serve
from castelude.games.castel.effects.pawns import swap_pawns
from castelude.games.castel.effects.soldiers import full_rampart
from castelude.games.castel.geometry import BY_NAME, FAR, NAMES, ZONE_OF_PLACE
from castelude.games.castel.operands import NOT_FOUND, OUT, find_copy, find_reference, is_knight
from castelude.games.castel.spots import far_exits, far_goals, near_exits, near_goals
from castelude.games.castel.verbs import place_of

KINDS_OF_CARDS: Final = CLAUSES["CT-1.6"]
MOVING: Final = CLAUSES["CT-5.5"]
PROTECTION: Final = CLAUSES["CT-5.6"]
REFERENCES: Final = CLAUSES["CT-5.8"]
NEVER_ITSELF: Final = CLAUSES["CT-6.2"]
VERB_FORMS: Final = CLAUSES["CT-6.4"]


def refuse_target(board: Board, name: str) -> Verdict | None:
    """Why an effect that sends, moves, swaps or removes cards cannot choose this one; None when it can."""
    card = find_reference(board, name)
    if card == NOT_FOUND:
        return REFERENCES.refuse("no-such-card", ref=name)
    if (board.options >> card) & 1:
        return None
    if (board.protected() >> card) & 1:
        return PROTECTION.refuse("protected", ref=name)
    if card == board.last:
        return NEVER_ITSELF.refuse("itself", ref=name)
    return effect_clause(board).refuse("not-a-target", ref=name)


def refuse_bearer(board: Board, name: str, reason: str) -> Verdict:
    """Why an effect on pawns cannot choose this card; `reason` where the card bears one."""
    card = find_reference(board, name)
    if card == NOT_FOUND:
        return REFERENCES.refuse("no-such-card", ref=name)
    if card == board.last:
        return NEVER_ITSELF.refuse("itself", ref=name)
    return effect_clause(board).refuse("no-pawn" if board.pawn_of(card) == NO_SEAT else reason, ref=name)


def must(verdict: Verdict | None) -> Verdict:
    """The verdict on an action that is known to be refused."""
    assert verdict is not None, "refused without a reason"
    return verdict


@final
class Send(Answer):
    """CT-5.4; by the Wizard always to the exchange (CT-6.20)."""

    def apply(self, board: Board, move: i64) -> None:
        card = first_of(move)
        if board.by == KIND_OF[WIZARD]:
            board.set_pawn(card, NO_SEAT)
        board.send_back(card)

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        return must(refuse_target(board, values[0]))


@final
class Kill(Answer):
    """CT-6.15."""

    def apply(self, board: Board, move: i64) -> None:
        board.remove(first_of(move))

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        return must(refuse_target(board, values[0]))


@final
class Move(AnswerPair):
    """CT-5.5: inside the zone, or by the Fairy out of the castle (CT-6.27)."""

    def seconds(self, board: Board, card: i64) -> i64:
        return near_exits(board, card) if board.by == KIND_OF[FAIRY] else near_goals(board, card)

    def seconds_beyond(self, board: Board, card: i64) -> i64:
        return far_exits(board, card) if board.by == KIND_OF[FAIRY] else far_goals(board, card)

    def apply(self, board: Board, move: i64) -> None:
        card = first_of(move)
        place = place_of(second_of(move))
        board.move(card, place)
        board.left &= ~(A_KNIGHT if (KNIGHTS >> card) & 1 else THE_KING)
        if board.by == KIND_OF[WATCHMAN]:
            full_rampart(board, place)

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        name, spot = values
        return refuse_target(board, name) or self.refuse_goal(board, find_reference(board, name), spot)

    def refuse_goal(self, board: Board, card: i64, spot: str) -> Verdict:
        """Why a card that may be moved cannot go there."""
        if board.by == KIND_OF[FAIRY]:
            return effect_clause(board).refuse("fairy-goal-knight" if is_knight(card) else "fairy-goal", spot=spot)
        here = board.places[card]
        there: i64 = BY_NAME.get(spot, FAR)
        if spot == OUT or there == here or ZONE_OF_PLACE[there] != ZONE_OF_PLACE[here]:
            return MOVING.refuse("goal-zone", spot=spot, place=NAMES[here])
        return MOVING.refuse("goal-no-card" if is_knight(card) else "goal-taken", spot=spot)


@final
class Switch(AnswerPair):
    """CT-6.22, with the option `two`: two cards change cells. The move names the card with the smaller number first."""

    def seconds(self, board: Board, card: i64) -> i64:
        return board.options & ~(only(card + 1) - 1)

    def apply(self, board: Board, move: i64) -> None:
        board.exchange_cells(first_of(move), second_of(move))

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        one, other = values
        refused = refuse_target(board, one) or refuse_target(board, other)
        return refused or VERB_FORMS.refuse("place-order", one=one, other=other)


@final
class Lay(AnswerPair):
    """CT-6.22: the cell that is due gets one of the cards not yet laid; the card that lay there takes its place."""

    def firsts(self, board: Board) -> i64:
        return only(board.places[next_to_serve(board)])

    def seconds(self, board: Board, cell: i64) -> i64:
        return board.options

    def apply(self, board: Board, move: i64) -> None:
        here = next_to_serve(board)
        card = second_of(move)
        if card != here:
            board.exchange_cells(card, here)
            board.moved = True
        board.due &= ~only(card)

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        cell, kind = values
        due = NAMES[board.places[next_to_serve(board)]]
        if cell != due:
            return effect_clause(board).refuse("lay-order", spot=cell, due=due)
        if kind not in KINDS:
            return KINDS_OF_CARDS.refuse("no-kind", kind=kind)
        reason = "not-to-lay" if find_copy(board.due, kind) == NOT_FOUND else "lay-as-before"
        return effect_clause(board).refuse(reason, kind=kind, spot=cell)


@final
class Rob(Answer):
    """CT-6.28."""

    def apply(self, board: Board, move: i64) -> None:
        board.set_pawn(first_of(move), NO_SEAT)

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        return refuse_bearer(board, values[0], "not-a-target")


@final
class Claim(Answer):
    """CT-6.31."""

    def apply(self, board: Board, move: i64) -> None:
        board.set_pawn(first_of(move), board.active)

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        return refuse_bearer(board, values[0], "own-pawn")


@final
class Pick(Answer):
    """CT-6.29: the first card is only remembered."""

    def apply(self, board: Board, move: i64) -> None:
        if board.step == 1:
            board.first = first_of(move)
        else:
            swap_pawns(board, board.first, first_of(move))

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        return refuse_bearer(board, values[0], "not-a-target")


@final
class Pawn(AnswerPair):
    """CT-6.30: a card of the Spy gets a pawn out of the pool."""

    def apply(self, board: Board, move: i64) -> None:
        card = first_of(move)
        seat = second_of(move)
        board.set_pawn(card, seat)
        board.pool[seat] -= 1
        board.due &= ~only(card)

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        name, seat = values
        card = find_reference(board, name)
        if card == NOT_FOUND:
            return REFERENCES.refuse("no-such-card", ref=name)
        if (board.options >> card) & 1 == 0:
            return effect_clause(board).refuse("spy-order", ref=name)
        return effect_clause(board).refuse("not-in-pool", seat=int(seat))
