"""Action texts and moves (CA-3.4, CA-6.2, CA-8, CA-9.2): the text door of the engine."""

import re

from castelude.core.forms import Form
from castelude.games.castellan import views
from castelude.games.castellan.lattice import (
    EAST,
    LETTERS,
    NORTH,
    TOWER_KIND,
    direction_of,
    kind_of,
    placement,
    x_of,
    y_of,
)
from castelude.games.castellan.position import (
    BUILD,
    CLAIM,
    DOUBLE,
    DRAW,
    KEEP,
    OVER,
    PLAY,
    STAY,
    CastellanPosition,
)

FORMS = (
    Form("play", "play:{card/+}"),
    Form("double", "double:{cell}"),
    Form("stay", "stay:{cell}"),
    Form("keep", "keep"),
    Form("draw", "draw:W{walls}T{towers}"),
    Form("tower", "T{node}"),
    Form("short", "S{edge}"),
    Form("long", "L{edge}"),
)
NUMBER = r"(-?[1-9][0-9]*|0)"
PLACEMENT = re.compile(rf"(?:(T){NUMBER},{NUMBER}|([SL]){NUMBER},{NUMBER}([EN]))")
CARDS = re.compile(r"play:([A-Za-z0-9]+(?:\+[A-Za-z0-9]+)*)")
CLAIM_CELL = re.compile(rf"(double|stay):{NUMBER},{NUMBER}")
SPLIT = re.compile(r"draw:W(0|[1-9][0-9]*)T(0|[1-9][0-9]*)")
FAR = 4000
"""Coordinates beyond this are taken for this: no castle comes near it."""


def number(digits: str) -> int:
    """The value of a coordinate or count, cut to the size that the engine's numbers have."""
    if len(digits) > 6:
        return -FAR if digits.startswith("-") else FAR
    return max(-FAR, min(FAR, int(digits)))


def piece_text(move: int) -> str:
    """A placement as text (CA-3.4)."""
    kind = kind_of(move)
    text = f"{LETTERS[kind]}{x_of(move)},{y_of(move)}"
    return text if kind == TOWER_KIND else text + views.DIRECTIONS[direction_of(move)]


def cell_text(position: CastellanPosition, region: int) -> str:
    """The name of a courtyard as text (CA-5.3)."""
    x, y = views.cell(position, region)
    return f"{x},{y}"


def text(position: CastellanPosition, move: int) -> str:
    """The action text of a legal move."""
    if position.phase == BUILD:
        return piece_text(move)
    if position.phase == PLAY:
        return "play:" + "+".join(position.edition.cards(move))
    if position.phase == CLAIM:
        if move == KEEP:
            return "keep"
        word = "stay" if position.asked == STAY else "double"
        return f"{word}:{cell_text(position, position.claim[move - 1])}"
    return f"draw:W{move}T{position.cards_to_draw() - move}"


def read_placement(text: str) -> int | None:
    """The placement that a text names, legal or not; None when it names none."""
    match = PLACEMENT.fullmatch(text)
    if match is None:
        return None
    if match[1]:
        return placement(TOWER_KIND, EAST, number(match[2]), number(match[3]))
    direction = NORTH if match[7] == "N" else EAST
    return placement(LETTERS.index(match[4]), direction, number(match[5]), number(match[6]))


def read_cards(position: CastellanPosition, text: str) -> int | None:
    """The set of cards that a play names, in hand or not; None unless it names different known cards in order."""
    match = CARDS.fullmatch(text)
    if match is None:
        return None
    cards = 0
    for card in match[1].split("+"):
        place = position.edition.number(card)
        if place is None:
            return None
        cards |= 1 << place
    return cards if "+".join(position.edition.cards(cards)) == match[1] else None


def find(position: CastellanPosition, text: str) -> int | None:
    """The legal move with this text, or None."""
    if position.phase == BUILD:
        return _find_placement(position, text)
    if position.phase == PLAY:
        return _find_cards(position, text)
    if position.phase == CLAIM:
        return _find_claim(position, text)
    if position.phase == DRAW:
        return _find_split(position, text)
    return None


def _find_placement(position: CastellanPosition, text: str) -> int | None:
    move = read_placement(text)
    if move is None or position.pool[kind_of(move)] == 0 or not position.castle.has_room(move, position.mover):
        return None
    return move


def _find_cards(position: CastellanPosition, text: str) -> int | None:
    cards = read_cards(position, text)
    hand = position.hands[position.mover]
    if cards is None or cards & ~hand or (position.is_last_turn() and cards != hand):
        return None
    return None if position.turn == 1 and cards not in position.first_sets() else cards


def _find_claim(position: CastellanPosition, text: str) -> int | None:
    if text == "keep":
        return KEEP if position.asked == DOUBLE else None
    for place, region in enumerate(position.claim, 1):
        word = "stay" if position.asked == STAY else "double"
        if text == f"{word}:{cell_text(position, region)}":
            return place
    return None


def _find_split(position: CastellanPosition, text: str) -> int | None:
    match = SPLIT.fullmatch(text)
    if match is None:
        return None
    walls, towers = number(match[1]), number(match[2])
    if walls + towers != position.cards_to_draw():
        return None
    return walls if position.fewest_walls() <= walls <= position.most_walls() else None


# ---- the score sheet (see `score_sheet.py`) ----


def written(before: CastellanPosition, text: str, after: CastellanPosition) -> str:
    """What an action adds to the score sheet of its turn: `T2+W4:`, ` T1,1`, ` S1,0N#0,0`, ` >S2`, ` +W1T0`.

    A placement that leads to a claim is written without its courtyards; the claim adds them, because only then it is
    known which of them is doubled.
    """
    if before.phase == DRAW:
        return " +" + text.removeprefix("draw:")
    if before.phase == PLAY:
        words = text.removeprefix("play:") + ":"
    elif before.phase == BUILD:
        words = f" {text}" + ("" if after.phase == CLAIM else courtyards_made(after, before.mover))
    else:
        words = courtyards_made(after, before.mover)
    return words if after.phase in (BUILD, CLAIM) else words + _left_over(after)


def courtyards_made(position: CastellanPosition, seat: int) -> str:
    """The courtyards that the last placement made, `##` before the one that the seat has doubled."""
    return "".join(
        ("##" if position.doubled[seat] == region else "#") + cell_text(position, region)
        for region in position.castle.courtyards.made
    )


def _left_over(position: CastellanPosition) -> str:
    """The pieces that found no place when building ended (CA-7.2, CA-7.3)."""
    left = position.out if position.phase == OVER else position.pool
    pieces = "".join(f"{letter}{left[kind]}" for kind, letter in enumerate(LETTERS) if left[kind])
    return f" >{pieces}" if pieces else ""
