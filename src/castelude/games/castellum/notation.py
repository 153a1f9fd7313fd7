"""Action texts and moves (CM-12): what a text says, and the text of a move. `explain` says whether it is legal."""

import re
from typing import NamedTuple

from castelude.core.forms import Form
from castelude.games.castellum.cards import ANGELS, EFFECTS, ENEMIES, FORTS, RESOURCES, SPACES, TROOPS
from castelude.games.castellum.moves import (
    M_BUY_FORT,
    M_BUY_TROOP,
    M_CANCEL,
    M_DESTROY,
    M_DISCARD,
    M_ENEMY,
    M_FURY,
    M_GIFT,
    M_HIRE,
    M_LET,
    M_NUMBER,
    M_ORIENT,
    M_PASS,
    M_SWAP,
    M_TAKE,
    M_WORKER,
    PAIR_ONE,
    PAIR_TWO,
    card_of,
    encode,
    first_of,
    kind_of,
    second_of,
)
from castelude.games.castellum.position import CastellumPosition

EFFECT_WORDS = EFFECTS
PAIR_WORDS = [f"{RESOURCES[one]}+{RESOURCES[two]}" for one, two in zip(PAIR_ONE, PAIR_TWO, strict=True)]
TAKE_WORDS = [*RESOURCES, *PAIR_WORDS]

ACTION_FORMS = (
    Form("worker", "worker:{space}"),
    Form("take", "take:{given}"),
    Form("buy", "buy:{card}>{column}"),
    Form("discard", "discard:{card}"),
    Form("enemy", "enemy:{card}>{place}"),
    Form("pass", "pass"),
    Form("fury", "angel:{card}!fury:{place}"),
    Form("swap", "angel:{card}!swap:{place},{place}"),
    Form("hire", "angel:{card}!hire:{troop}>{column}"),
    Form("destroy", "angel:{card}!destroy:{column}"),
    Form("gift", "angel:{card}!gift:{given}"),
    Form("number", "angel:{card}+{place}"),
    Form("let", "let"),
    Form("cancel", "cancel:{card}"),
    Form("orient", "orient:{side}"),
)
_R = "(?:gold|stone|wood)"
_PLACE = "s[0-9]c[0-9]"
FORMS: dict[str, re.Pattern[str]] = {
    "worker": re.compile(r"worker:(?P<first>[a-z]+)"),
    "take": re.compile(rf"take:(?P<first>{_R}(?:\+{_R})?)"),
    "buy": re.compile(r"buy:(?P<card>[FT][0-9]{2})>(?P<first>c[0-9])"),
    "discard": re.compile(r"discard:(?P<card>A[0-9]{2})"),
    "enemy": re.compile(rf"enemy:(?P<card>E[0-9]{{4}}-[0-9]{{2}})>(?P<first>{_PLACE})"),
    "pass": re.compile("pass"),
    "number": re.compile(rf"angel:(?P<card>A[0-9]{{2}})\+(?P<first>{_PLACE})"),
    "fury": re.compile(rf"angel:(?P<card>A[0-9]{{2}})!fury:(?P<first>{_PLACE})"),
    "swap": re.compile(rf"angel:(?P<card>A[0-9]{{2}})!swap:(?P<first>{_PLACE}),(?P<second>{_PLACE})"),
    "hire": re.compile(r"angel:(?P<card>A[0-9]{2})!hire:(?P<first>T[0-9]{2})>(?P<second>c[0-9])"),
    "destroy": re.compile(r"angel:(?P<card>A[0-9]{2})!destroy:(?P<first>c[0-9])"),
    "gift": re.compile(rf"angel:(?P<card>A[0-9]{{2}})!gift:(?P<first>{_R}\+{_R})"),
    "let": re.compile("let"),
    "cancel": re.compile(r"cancel:(?P<card>A[0-9]{2})"),
    "orient": re.compile(r"orient:(?P<first>[0-9])"),
}
KINDS = {
    "worker": M_WORKER,
    "take": M_TAKE,
    "discard": M_DISCARD,
    "enemy": M_ENEMY,
    "pass": M_PASS,
    "number": M_NUMBER,
    "fury": M_FURY,
    "swap": M_SWAP,
    "hire": M_HIRE,
    "destroy": M_DESTROY,
    "gift": M_GIFT,
    "let": M_LET,
    "cancel": M_CANCEL,
    "orient": M_ORIENT,
}
WORDS = {kind: word for word, kind in KINDS.items()} | {M_BUY_TROOP: "buy", M_BUY_FORT: "buy"}


class Action(NamedTuple):
    """The words of an action: `angel:A11!hire:T06>c1` is a `hire` with card A11, first T06, second c1."""

    word: str
    card: str = ""
    first: str = ""
    second: str = ""


def words_of(text: str) -> Action | None:
    """The words of a text of one of the forms of CM-12.1; None for any other text."""
    for word, form in FORMS.items():
        match = form.fullmatch(text)
        if match is not None:
            found = match.groupdict()
            return Action(word, found.get("card", ""), found.get("first", ""), found.get("second", ""))
    return None


def column_of(word: str) -> int | None:
    """The number of a column such as `c3`, from 0; None when there is no such column."""
    column = int(word[-1]) - 1
    return column if 0 <= column < 5 else None


def place_of(word: str) -> int | None:
    """The place of a word such as `s1c3`; None when no line has such a column."""
    seat, column = int(word[1]), column_of(word)
    return seat * 5 + column if seat < 4 and column is not None else None


def _at(words: list[str], word: str) -> int | None:
    return words.index(word) if word in words else None


def move_of(action: Action) -> int | None:
    """The move that an action means; None when it names something that the game does not have."""
    word = action.word
    kind = KINDS.get(word, M_BUY_TROOP)
    cards, card, first, second = ANGELS, 0, 0, 0
    if word == "buy":
        kind, cards = (M_BUY_TROOP, TROOPS) if action.card.startswith("T") else (M_BUY_FORT, FORTS)
    elif word == "enemy":
        cards = ENEMIES
    found: list[int | None] = [card]
    if action.card:
        found = [_at(cards, action.card)]
    if word == "worker":
        found.append(_at(SPACES, action.first))
    elif word in ("take", "gift"):
        found.append(_at(TAKE_WORDS if word == "take" else PAIR_WORDS, action.first))
    elif word in ("enemy", "number", "fury", "swap"):
        found.append(place_of(action.first))
    elif word in ("buy", "destroy"):
        found.append(column_of(action.first))
    elif word == "hire":
        found.append(_at(TROOPS, action.first))
    elif word == "orient":
        found.append(int(action.first) - 1 if action.first in "1234" else None)
    else:
        found.append(first)
    if word == "swap":
        found.append(place_of(action.second))
    elif word == "hire":
        found.append(column_of(action.second))
    else:
        found.append(second)
    numbers = [number for number in found if number is not None]
    return encode(kind, *numbers) if len(numbers) == 3 else None


def find(position: CastellumPosition, text: str) -> int | None:
    """The legal move with this text, or None."""
    action = words_of(text)
    move = None if action is None else move_of(action)
    return move if move is not None and position.is_legal(move) else None


def place_text(place: int) -> str:
    return f"s{place // 5}c{place % 5 + 1}"


def args_text(move: int) -> str:
    """What follows `!effect:` in the text of an effect."""
    kind, first, second = kind_of(move), first_of(move), second_of(move)
    if kind == M_FURY:
        return place_text(first)
    if kind == M_SWAP:
        return f"{place_text(first)},{place_text(second)}"
    if kind == M_HIRE:
        return f"{TROOPS[first]}>c{second + 1}"
    if kind == M_DESTROY:
        return f"c{first + 1}"
    return PAIR_WORDS[first]


def text_of(move: int) -> str:
    """The action text of a move."""
    kind, card, first = kind_of(move), card_of(move), first_of(move)
    word = WORDS[kind]
    if kind == M_WORKER:
        return f"worker:{SPACES[first]}"
    if kind == M_TAKE:
        return f"take:{TAKE_WORDS[first]}"
    if kind in (M_BUY_TROOP, M_BUY_FORT):
        return f"buy:{(TROOPS if kind == M_BUY_TROOP else FORTS)[card]}>c{first + 1}"
    if kind == M_ENEMY:
        return f"enemy:{ENEMIES[card]}>{place_text(first)}"
    if kind in (M_DISCARD, M_CANCEL):
        return f"{word}:{ANGELS[card]}"
    if kind == M_ORIENT:
        return f"orient:{first + 1}"
    if kind in (M_PASS, M_LET):
        return word
    if kind == M_NUMBER:
        return f"angel:{ANGELS[card]}+{place_text(first)}"
    return f"angel:{ANGELS[card]}!{word}:{args_text(move)}"
