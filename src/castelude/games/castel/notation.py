"""Action texts and moves (CT-3.3 to CT-3.5, CT-5.8, CT-6.4), by the forms of the table of decisions."""

import functools
from dataclasses import dataclass

from castelude.core.decisions import encode, first_of, kind_of, pattern_of, roles_of, second_of, template_of
from castelude.core.encoder import NO_MOVE
from castelude.core.position import NOBODY
from castelude.core.wording import Wording
from castelude.games.castel import operands
from castelude.games.castel.board import Board
from castelude.games.castel.decisions.table import (
    DECISIONS,
    FIRST_SPOT,
    SECOND_SPOT,
    WORDS,
    is_open,
    key_of,
    keys,
)
from castelude.games.castel.position import CastelPosition
from castelude.games.castel.verbs import SWITCH
from castelude.games.castel.wording import NUMBERS, find_action, legal_actions

FORMS = tuple(decision.form for decision in DECISIONS)
VERBS = {word: verb for verb, word in enumerate(WORDS)}
PATTERNS = [pattern_of(form, operands.VALUES) for form in FORMS]
ROLES = [roles_of(form) for form in FORMS]
TEMPLATES = [template_of(form) for form in FORMS]
WRITERS = [tuple(operands.WRITERS[role] for role in roles) for roles in ROLES]


SPOT_MASK = (1 << (SECOND_SPOT - FIRST_SPOT)) - 1
MOVE_MASK = (1 << FIRST_SPOT) - 1
REMEMBERED = 16384


@dataclass(frozen=True)
class Words:
    """A well-formed action text: its verb, and the values of its parts."""

    verb: int
    values: tuple[str, ...]

    def part(self, role: str) -> str | None:
        """The value of the first part with this role."""
        return next((value for name, value in zip(ROLES[self.verb], self.values, strict=True) if name == role), None)


@functools.lru_cache(maxsize=REMEMBERED)
def read(text: str) -> Words | None:
    """The words of an action text; None when it is not one. A hidden card (`?`) is not read."""
    verb = VERBS.get(text.partition(":")[0])
    match = None if verb is None else PATTERNS[verb].fullmatch(text)
    return None if verb is None or match is None else Words(verb, match.groups())


def text(position: CastelPosition, move: int) -> str:
    """The action text of a legal move."""
    return TEXTS[key_of(position.board, move)]


def legal(position: CastelPosition) -> list[str]:
    """Every legal action as text, in plain string order."""
    if position.actor() == NOBODY:
        return []
    return TEXTS.in_order(keys(position.board)) if position.is_pending() else legal_actions(position.board)


def _written(key: int) -> str:
    """The text that goes with a key of the table of decisions."""
    move = key & MOVE_MASK
    verb, first, second = kind_of(move), first_of(move), second_of(move)
    first_lies, second_lies = key >> FIRST_SPOT & SPOT_MASK, key >> SECOND_SPOT
    if verb == SWITCH and second_lies & 255 < first_lies & 255:
        first, second, first_lies, second_lies = second, first, second_lies, first_lies
    writers = WRITERS[verb]
    if len(writers) == 2:
        return TEMPLATES[verb] % (writers[0](first, first, first_lies), writers[1](second, first, second_lies))
    return TEMPLATES[verb] % writers[0](first, first, first_lies) if writers else TEMPLATES[verb]


TEXTS = Wording(_written)


def find(position: CastelPosition, text: str) -> int | None:
    """The legal move with this text, or None."""
    if text in NUMBERS:
        action = find_action(position, text)
        return action if action != NO_MOVE else None
    words = read(text)
    if words is None or not is_open(position.board, words.verb):
        return None
    move = _meant(position.board, words)
    return move if move is not None and position.is_legal(move) else None


def _meant(board: Board, words: Words) -> int | None:
    """The move of an open decision that well-formed words mean, legal or not; None when they mean nothing here."""
    numbers = [0, 0]
    for k, (role, value) in enumerate(zip(ROLES[words.verb], words.values, strict=True)):
        numbers[k] = operands.find(board, role, value, numbers[0])
        if numbers[k] == operands.NOT_FOUND:
            return None
    if words.verb == SWITCH:
        if board.places[numbers[1]] <= board.places[numbers[0]]:
            return None
        numbers.sort()
    return encode(words.verb, numbers[0], numbers[1], 0)
