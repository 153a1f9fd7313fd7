# castelude: compiled
"""Each kind of decision of a game in one place, so that a rule is written once.

One object per kind knows which operands can be chosen, what choosing them does, why a choice is refused, and how the
action is written. The legal list, the notation, the explanations and the log of a game read its table of these
objects. `S` is the state that the decisions of a game read and change.

A move is one integer: the number of its kind, then up to three operands of eight bits each.
"""

import re
from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from castelude.core.bits import lowest, nth, size
from castelude.core.forms import PLACEHOLDER, Form
from castelude.core.verdict import Verdict

S = TypeVar("S")

BEYOND: Final[i64] = 64
"""Where an operand has more values than one set can hold, those of the second set are numbered from here."""


def encode(kind: i64, first: i64, second: i64, third: i64) -> i64:
    return (kind << 24) | (first << 16) | (second << 8) | third


def kind_of(move: i64) -> i64:
    return move >> 24


def first_of(move: i64) -> i64:
    return (move >> 16) & 255


def second_of(move: i64) -> i64:
    return (move >> 8) & 255


def third_of(move: i64) -> i64:
    return move & 255


class Decision(Generic[S]):
    """One kind of decision: its number in the game's table, the form of its actions, and an example of one."""

    def __init__(self, number: i64, form: Form, example: str) -> None:
        self.number = number
        self.form = form
        self.example = example

    def count(self, state: S) -> i64:
        """How many moves of this kind are legal."""
        raise NotImplementedError

    def move_at(self, state: S, index: i64) -> i64:
        """The legal move at this index, from 0."""
        raise NotImplementedError

    def add_moves(self, state: S, found: list[int]) -> None:
        """Add all legal moves of this kind, in the order of `move_at`."""
        index: i64 = 0
        for index in range(self.count(state)):
            found.append(self.move_at(state, index))

    def is_legal(self, state: S, move: i64) -> bool:
        """Whether a well-formed move of this kind is legal."""
        raise NotImplementedError

    def apply(self, state: S, move: i64) -> None:
        """Carry out a legal move, without what follows from it."""
        raise NotImplementedError

    def allow(self, state: S, values: list[str]) -> Verdict:
        """The clause that allows the action with these values of its parts, given that it is legal."""
        raise NotImplementedError

    def refuse(self, state: S, values: list[str]) -> Verdict:
        """The clause that forbids a well-formed action of this kind, given that it is not legal."""
        raise NotImplementedError


class Choice(Decision[S]):
    """A decision with one operand: a member of one set."""

    def firsts(self, state: S) -> i64:
        """The set of operands that can be chosen."""
        raise NotImplementedError

    def count(self, state: S) -> i64:
        return size(self.firsts(state))

    def move_at(self, state: S, index: i64) -> i64:
        return encode(self.number, nth(self.firsts(state), index), 0, 0)

    def add_moves(self, state: S, found: list[int]) -> None:
        firsts = self.firsts(state)
        while firsts:
            found.append(encode(self.number, lowest(firsts), 0, 0))
            firsts &= firsts - 1

    def is_legal(self, state: S, move: i64) -> bool:
        return (self.firsts(state) >> first_of(move)) & 1 == 1


class Product(Decision[S]):
    """A decision with two operands that can be chosen freely from two sets."""

    def firsts(self, state: S) -> i64:
        """The set of first operands."""
        raise NotImplementedError

    def seconds(self, state: S) -> i64:
        """The set of second operands."""
        raise NotImplementedError

    def count(self, state: S) -> i64:
        return size(self.firsts(state)) * size(self.seconds(state))

    def move_at(self, state: S, index: i64) -> i64:
        seconds = self.seconds(state)
        width = size(seconds)
        return encode(self.number, nth(self.firsts(state), index // width), nth(seconds, index % width), 0)

    def add_moves(self, state: S, found: list[int]) -> None:
        firsts = self.firsts(state)
        while firsts:
            first = lowest(firsts)
            firsts &= firsts - 1
            seconds = self.seconds(state)
            while seconds:
                found.append(encode(self.number, first, lowest(seconds), 0))
                seconds &= seconds - 1

    def is_legal(self, state: S, move: i64) -> bool:
        return (self.firsts(state) >> first_of(move)) & (self.seconds(state) >> second_of(move)) & 1 == 1


class Pair(Decision[S]):
    """A decision with two operands, where the first one chosen says which second ones go with it."""

    def firsts(self, state: S) -> i64:
        """The set of first operands; one without a second operand is allowed and gives no move."""
        raise NotImplementedError

    def seconds(self, state: S, first: i64) -> i64:
        """The set of second operands that go with this first one."""
        raise NotImplementedError

    def seconds_beyond(self, state: S, first: i64) -> i64:
        """More second operands: a member `k` of this set is the operand `BEYOND + k`."""
        return 0

    def count(self, state: S) -> i64:
        total: i64 = 0
        firsts = self.firsts(state)
        while firsts:
            first = lowest(firsts)
            firsts &= firsts - 1
            total += size(self.seconds(state, first)) + size(self.seconds_beyond(state, first))
        return total

    def move_at(self, state: S, index: i64) -> i64:
        firsts = self.firsts(state)
        while firsts:
            first = lowest(firsts)
            firsts &= firsts - 1
            seconds = self.seconds(state, first)
            if index < size(seconds):
                return encode(self.number, first, nth(seconds, index), 0)
            index -= size(seconds)
            seconds = self.seconds_beyond(state, first)
            if index < size(seconds):
                return encode(self.number, first, BEYOND + nth(seconds, index), 0)
            index -= size(seconds)
        raise IndexError("no such move")

    def add_moves(self, state: S, found: list[int]) -> None:
        firsts = self.firsts(state)
        while firsts:
            first = lowest(firsts)
            firsts &= firsts - 1
            seconds = self.seconds(state, first)
            while seconds:
                found.append(encode(self.number, first, lowest(seconds), 0))
                seconds &= seconds - 1
            seconds = self.seconds_beyond(state, first)
            while seconds:
                found.append(encode(self.number, first, BEYOND + lowest(seconds), 0))
                seconds &= seconds - 1

    def is_legal(self, state: S, move: i64) -> bool:
        first = first_of(move)
        second = second_of(move)
        if (self.firsts(state) >> first) & 1 == 0:
            return False
        if second >= BEYOND:
            return (self.seconds_beyond(state, first) >> (second - BEYOND)) & 1 == 1
        return (self.seconds(state, first) >> second) & 1 == 1


# ---- actions as text ----


def pattern_of(form: Form, values: Mapping[str, str]) -> re.Pattern[str]:
    """The regular expression of a form's texts, one group for each part; `values` is the expression of each role."""
    pattern = ""
    end = 0
    for found in PLACEHOLDER.finditer(form.pattern):
        pattern += f"{re.escape(form.pattern[end : found.start()])}({values[found[1]]})"
        end = found.end()
    return re.compile(pattern + re.escape(form.pattern[end:]), re.ASCII)


def roles_of(form: Form) -> list[str]:
    """The roles of a form's parts, in the order in which the text names them."""
    return [found[1] for found in PLACEHOLDER.finditer(form.pattern)]


def template_of(form: Form) -> str:
    """The actions of a form as a template for `%`: `place:%s@%s`."""
    return PLACEHOLDER.sub("%s", form.pattern.replace("%", "%%"))


def write(form: Form, values: list[str]) -> str:
    """The action of a form with these values of its parts."""
    return template_of(form) % tuple(values)
