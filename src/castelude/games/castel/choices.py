# castelude: compiled
"""The answers to the open question of an effect, counted and listed without writing them down.

Every question is a verb and a set of cards; where the verb needs a second operand, each card has a set of near ones
and a set of far ones (see `verbs`). So a question is counted by adding up the sizes of sets.
"""

from mypy_extensions import i64

from castelude.games.castel.bits import lowest, nth, only, size
from castelude.games.castel.cards import FAIRY, KIND_OF
from castelude.games.castel.spots import (
    far_exits,
    far_goals,
    far_spots,
    near_exits,
    near_goals,
    near_spots,
)
from castelude.games.castel.table import Table
from castelude.games.castel.verbs import (
    DEAL,
    ENTER,
    FAR_OPERAND,
    MOVE,
    PAWN,
    SWITCH,
    TAKE,
    TRADE,
    encode,
)


def has_operand(verb: i64) -> bool:
    """Whether the answers to a question with this verb have a second operand."""
    return verb in (MOVE, SWITCH, PAWN, ENTER, DEAL, TRADE, TAKE)


def near_operands(t: Table, card: i64) -> i64:
    """Near places, seats or cards that may go with this card in an answer."""
    verb = t.verb
    if verb == MOVE:
        return near_exits(t, card) if t.by == KIND_OF[FAIRY] else near_goals(t, card)
    if verb == ENTER:
        return near_spots(t, card)
    if verb == SWITCH:
        return t.options & ~(only(card + 1) - 1)
    return t.seats


def far_operands(t: Table, card: i64) -> i64:
    """Numbered places that may go with this card in an answer."""
    verb = t.verb
    if verb == MOVE:
        return far_exits(t, card) if t.by == KIND_OF[FAIRY] else far_goals(t, card)
    if verb == ENTER:
        return far_spots(t, card)
    return 0


def count_answers(t: Table) -> i64:
    if not has_operand(t.verb):
        return size(t.options)
    total: i64 = 0
    cards = t.options
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        total += size(near_operands(t, card)) + size(far_operands(t, card))
    return total


def answer_at(t: Table, index: i64) -> i64:
    """The answer at this place of the list that `answers` gives."""
    verb = t.verb
    if not has_operand(verb):
        return encode(verb, nth(t.options, index), 0)
    cards = t.options
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        near = near_operands(t, card)
        if index < size(near):
            return encode(verb, card, nth(near, index))
        index -= size(near)
        far = far_operands(t, card)
        if index < size(far):
            return encode(verb, card, FAR_OPERAND + nth(far, index))
        index -= size(far)
    raise IndexError("no such answer")


def answers(t: Table) -> list[int]:
    found: list[int] = []
    cards = t.options
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if has_operand(t.verb):
            add_answers(found, t.verb, card, near_operands(t, card), far_operands(t, card))
        else:
            found.append(encode(t.verb, card, 0))
    return found


def add_answers(found: list[int], verb: i64, card: i64, near: i64, far: i64) -> None:
    """Write down the moves of one card with all its operands."""
    while near:
        found.append(encode(verb, card, lowest(near)))
        near &= near - 1
    while far:
        found.append(encode(verb, card, FAR_OPERAND + lowest(far)))
        far &= far - 1


def is_answer(t: Table, card: i64, operand: i64) -> bool:
    """Whether the card with the operand answers the open question."""
    if (t.options >> card) & 1 == 0:
        return False
    if not has_operand(t.verb):
        return operand == 0
    if operand >= FAR_OPERAND:
        return (far_operands(t, card) >> (operand - FAR_OPERAND)) & 1 == 1
    return (near_operands(t, card) >> operand) & 1 == 1
