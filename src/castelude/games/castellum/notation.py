"""Action texts (CM-12): what a text says, and the text of a move. `explain` says whether and why it is legal."""

import functools
from typing import NamedTuple

from castelude.core.decisions import kind_of
from castelude.games.castellum.board import Board
from castelude.games.castellum.decision import CastellumDecision
from castelude.games.castellum.decisions import DECISIONS, is_legal, legal_texts
from castelude.games.castellum.edition import Edition
from castelude.games.castellum.position import CastellumPosition

FORMS = tuple(
    dict.fromkeys(
        form for form in sorted((decision.form for decision in DECISIONS), key=lambda form: form.kind == "number")
    )
)
"""The forms of all actions; that of a number comes last, because it also fits the text of a gift."""


REMEMBERED = 16384


class Action(NamedTuple):
    """The words of an action: `angel:A11!hire:T06>c1` is a `hire` with card A11, first T06, second c1."""

    word: str
    card: str = ""
    first: str = ""
    second: str = ""


@functools.lru_cache(maxsize=REMEMBERED)
def read(text: str) -> tuple[CastellumDecision, list[str]] | None:
    """The decision that a text means and what it names; None for a text of no form of CM-12.1."""
    for decision in DECISIONS:
        words = decision.read(text)
        if words is not None:
            return decision, words
    return None


def words_of(text: str) -> Action | None:
    """The words of a text of one of the forms of CM-12.1; None for any other text."""
    found = read(text)
    if found is None:
        return None
    decision, words = found
    return Action(decision.form.kind, *decision.named(words))


def find(board: Board, text: str) -> int | None:
    """The legal move with this text, or None."""
    found = read(text)
    if found is None:
        return None
    decision, words = found
    move = decision.move_of(board.edition, words)
    return move if move >= 0 and is_legal(board, move) else None


def text_of(edition: Edition, move: int) -> str:
    """The action text of a move."""
    return DECISIONS[kind_of(move)].text(edition, move)


def legal(position: CastellumPosition) -> list[str]:
    """Every legal action as text, in plain string order."""
    return legal_texts(position.board)


def place_text(place: int) -> str:
    return f"s{place // 5}c{place % 5 + 1}"


def args_text(edition: Edition, move: int) -> str:
    """What follows `!effect:` in the text of an effect."""
    return text_of(edition, move).partition("!")[2].partition(":")[2]
