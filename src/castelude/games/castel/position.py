# castelude: compiled
"""Turns, actions and the end of Castel (CT-3, CT-7), around the table on which everything lies."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from castelude.core.position import NOBODY, Position
from castelude.games.castel.bits import lowest, nth, only, size
from castelude.games.castel.cards import HERALD, KING, MERCHANT, first_copies
from castelude.games.castel.choices import add_answers, answer_at, answers, count_answers, is_answer
from castelude.games.castel.deeds import bring, carry_out
from castelude.games.castel.effects.register import next_question
from castelude.games.castel.spots import far_spots, merchant_waits, near_spots
from castelude.games.castel.table import NO_EFFECT, Table
from castelude.games.castel.verbs import (
    DRAW,
    FAR_OPERAND,
    PLACE,
    SWAP,
    card_of,
    encode,
    operand_of,
    place_of,
    verb_of,
)

# How the game ended, and the words of CT-8 for it.
RUNNING: Final[i64] = 0
OUT: Final[i64] = 1
BLOCKED: Final[i64] = 2
TURN_LIMIT: Final[i64] = 3
END_WORDS: Final = [None, "out", "blocked", "turn_limit"]

ACTIONS_A_TURN: Final[i64] = 2
IDLE_ROUNDS: Final[i64] = 3


@final
@mypyc_attr(serializable=True)
class CastelPosition(Position):
    """A position of Castel. Build one with `setup.start`, never by hand."""

    table: Table
    hand_limit: bool
    merchant_finish: bool
    turn_limit: i64
    dealt: i64  # the cards of a hand at the start
    turn: i64
    idle: i64
    progress: bool
    end: i64
    winner: i64  # with OUT

    def copy(self) -> "CastelPosition":
        twin = CastelPosition()
        twin.table = self.table.copy()
        twin.hand_limit = self.hand_limit
        twin.merchant_finish = self.merchant_finish
        twin.turn_limit = self.turn_limit
        twin.dealt = self.dealt
        twin.turn = self.turn
        twin.idle = self.idle
        twin.progress = self.progress
        twin.end = self.end
        twin.winner = self.winner
        return twin

    # ---- what the position says ----

    def actor(self) -> i64:
        if self.end != RUNNING:
            return NOBODY
        t = self.table
        return t.active if t.by == NO_EFFECT else t.decider

    def is_pending(self) -> bool:
        """Whether an effect waits for a decision."""
        return self.table.by != NO_EFFECT

    def scores(self) -> list[int]:
        """CT-7.4."""
        t = self.table
        return [-(size(t.hands[seat]) + t.pile_size(seat)) for seat in range(t.players)]

    def winners(self) -> list[int]:
        if self.end == RUNNING:
            return []
        if self.end == OUT:
            return [self.winner]
        scores = self.scores()
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    # ---- actions ----

    def must_place_king(self) -> bool:
        """CT-3.6."""
        t = self.table
        return t.is_in_play(HERALD) and (t.hands[t.active] >> KING) & 1 == 1 and near_spots(t, KING) != 0

    def can_draw(self) -> bool:
        """CT-3.3."""
        t = self.table
        if t.pile_size(t.active) == 0:
            return False
        return not self.hand_limit or size(t.hands[t.active]) < self.dealt

    def placeable(self) -> i64:
        """One card for each kind of the active hand that the rules let it try to place."""
        t = self.table
        cards = first_copies(t.hands[t.active])
        return cards & ~only(MERCHANT) if merchant_waits(t, self.merchant_finish) else cards

    def count(self) -> i64:
        if self.end != RUNNING:
            return 0
        t = self.table
        if t.by != NO_EFFECT:
            return count_answers(t)
        if self.must_place_king():
            return size(near_spots(t, KING))
        hand = first_copies(t.hands[t.active])
        total = size(hand) * size(first_copies(t.exchange))
        if self.can_draw():
            total += 1
        cards = self.placeable()
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            total += size(near_spots(t, card)) + size(far_spots(t, card))
        return total

    def move_at(self, index: i64) -> i64:
        t = self.table
        if t.by != NO_EFFECT:
            return answer_at(t, index)
        if self.must_place_king():
            return encode(PLACE, KING, nth(near_spots(t, KING), index))
        if self.can_draw():
            if index == 0:
                return encode(DRAW, 0, 0)
            index -= 1
        hand = first_copies(t.hands[t.active])
        exchange = first_copies(t.exchange)
        width = size(exchange)
        if index < size(hand) * width:
            return encode(SWAP, nth(hand, index // width), nth(exchange, index % width))
        index -= size(hand) * width
        cards = self.placeable()
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            near = near_spots(t, card)
            if index < size(near):
                return encode(PLACE, card, nth(near, index))
            index -= size(near)
            far = far_spots(t, card)
            if index < size(far):
                return encode(PLACE, card, FAR_OPERAND + nth(far, index))
            index -= size(far)
        raise IndexError("no such move")

    def moves(self) -> list[int]:
        found: list[int] = []
        if self.end != RUNNING:
            return found
        t = self.table
        if t.by != NO_EFFECT:
            return answers(t)
        if self.must_place_king():
            add_answers(found, PLACE, KING, near_spots(t, KING), 0)
            return found
        if self.can_draw():
            found.append(encode(DRAW, 0, 0))
        hand = first_copies(t.hands[t.active])
        while hand:
            add_answers(found, SWAP, lowest(hand), first_copies(t.exchange), 0)
            hand &= hand - 1
        cards = self.placeable()
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            add_answers(found, PLACE, card, near_spots(t, card), far_spots(t, card))
        return found

    def is_legal(self, move: i64) -> bool:
        """Whether a well-formed move integer is legal here."""
        if self.end != RUNNING:
            return False
        t = self.table
        verb = verb_of(move)
        card = card_of(move)
        operand = operand_of(move)
        if t.by != NO_EFFECT:
            return verb == t.verb and is_answer(t, card, operand)
        if verb == PLACE:
            if (self.placeable() >> card) & 1 == 0 or (card != KING and self.must_place_king()):
                return False
            if operand >= FAR_OPERAND:
                return (far_spots(t, card) >> (operand - FAR_OPERAND)) & 1 == 1
            return (near_spots(t, card) >> operand) & 1 == 1
        if self.must_place_king():
            return False
        if verb == SWAP:
            own = first_copies(t.hands[t.active])
            return (own >> card) & 1 == 1 and (first_copies(t.exchange) >> operand) & 1 == 1
        return verb == DRAW and self.can_draw()

    def play(self, move: i64) -> None:
        t = self.table
        verb = verb_of(move)
        card = card_of(move)
        operand = operand_of(move)
        if t.by != NO_EFFECT:
            carry_out(t, card, operand)
            t.step += 1
            self._go_on()
        elif verb == DRAW:
            top = t.pile_tops[t.active]
            t.hands[t.active] |= only(t.piles[top])
            t.pile_tops[t.active] = top + 1
            self.progress = True
            self._finish_action()
        elif verb == SWAP:
            changed: i64 = only(card) | only(operand)
            t.hands[t.active] ^= changed
            t.exchange ^= changed
            self._finish_action()
        else:
            t.hands[t.active] &= ~only(card)
            self.progress = True
            bring(t, card, place_of(operand), t.active)
            self._go_on()

    def _go_on(self) -> None:
        """Carry on with the effect until somebody has a real choice or it is over (CT-6.1)."""
        t = self.table
        while next_question(t):
            number = count_answers(t)
            if number > 1:
                return
            if number == 1:
                answer = answer_at(t, 0)
                carry_out(t, card_of(answer), operand_of(answer))
            t.step += 1
        t.by = NO_EFFECT
        self._finish_action()

    # ---- turns ----

    def begin(self, first: i64) -> None:
        """Start the first turn when everything is dealt (CT-3.2)."""
        self.table.active = first
        self.table.actions_left = ACTIONS_A_TURN
        self._await_action()

    def _finish_action(self) -> None:
        """CT-3.8."""
        t = self.table
        t.actions_left -= 1
        k: i64 = 0
        for k in range(t.players):  # CT-7.1
            seat = (t.active + k) % t.players
            if t.hands[seat] == 0 and t.pile_size(seat) == 0:
                self.end = OUT
                self.winner = seat
                return
        if t.actions_left == 0:
            self._end_turn()
        self._await_action()

    def _await_action(self) -> None:
        """End the turns of seats that can do nothing (CT-3.7)."""
        while self.end == RUNNING and not self._has_action():
            self._end_turn()

    def _has_action(self) -> bool:
        t = self.table
        if (t.hands[t.active] and t.exchange) or self.can_draw():
            return True
        return self.count() > 0

    def _end_turn(self) -> None:
        """CT-3.9."""
        t = self.table
        self.idle = 0 if self.progress else self.idle + 1
        if self.idle >= IDLE_ROUNDS * t.players:
            self.end = BLOCKED
        elif self.turn >= self.turn_limit:
            self.end = TURN_LIMIT
        else:
            self.turn += 1
            t.active = (t.active + 1) % t.players
            t.actions_left = ACTIONS_A_TURN
            self.progress = False


def new_position(table: Table, hand_limit: bool, merchant_finish: bool, turn_limit: i64, dealt: i64) -> CastelPosition:
    """A position whose table is dealt; `begin` starts the first turn."""
    position = CastelPosition()
    position.table = table
    position.hand_limit = hand_limit
    position.merchant_finish = merchant_finish
    position.turn_limit = turn_limit
    position.dealt = dealt
    position.turn = 1
    position.idle = 0
    position.progress = False
    position.end = RUNNING
    position.winner = 0
    return position
