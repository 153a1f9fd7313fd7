# castelude: compiled
"""The texts of the three actions of a turn (CT-3.3 to CT-3.5): written once, listed in plain string order unsorted.

Most decisions are such actions, and their texts depend on kinds and spots alone. Those of effects name cards where they
lie; `notation` writes them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.bits import lowest
from castelude.core.decisions import encode, template_of
from castelude.core.encoder import NO_MOVE
from castelude.games.castel.board import Board
from castelude.games.castel.cards import KIND_IDS, KIND_OF, KNIGHTS
from castelude.games.castel.decisions.table import DRAWING, PLACING, SWAPPING
from castelude.games.castel.geometry import CELLS, FAR, NAMES, SLOT_PLACES
from castelude.games.castel.naming import (
    CARDS_OF_KIND,
    KIND_COUNT,
    NUMBERED,
    OUT,
    SPOTS,
    copy_of,
    place_at,
)
from castelude.games.castel.operands import OUT as OUT_NAME
from castelude.games.castel.position import CastelPosition
from castelude.games.castel.spots import far_spots, near_spots
from castelude.games.castel.verbs import DRAW, PLACE, SWAP, operand_for

DRAW_TEXT: Final = DRAWING.form.pattern
SPOT_NAMES: Final = [*NAMES[: int(FAR)], OUT_NAME, *NAMES[int(FAR) :]]
PLACE_TEXTS: Final = [template_of(PLACING.form) % (kind, spot) for kind in KIND_IDS for spot in SPOT_NAMES]
"""By kind and spot."""
SWAP_TEXTS: Final = [template_of(SWAPPING.form) % (own, other) for own in KIND_IDS for other in KIND_IDS]
"""By kind of the hand and kind of the exchange."""


NUMBERS: Final = {text: number for number, text in enumerate([DRAW_TEXT, *SWAP_TEXTS, *PLACE_TEXTS])}
"""By text: a number for each action, as `find_action` reads it."""
FIRST_PLACE: Final[i64] = 1 + KIND_COUNT * KIND_COUNT


def _in_order(texts: list[str], numbers: list[int]) -> vec[i64]:
    """The numbers in the order of their texts."""
    return vec[i64](sorted(numbers, key=lambda number: texts[number]))


KINDS_PLACED: Final = _in_order([f"{kind}@" for kind in KIND_IDS], list(range(len(KIND_IDS))))
KINDS_SWAPPED: Final = _in_order([f"{kind}>" for kind in KIND_IDS], list(range(len(KIND_IDS))))
KINDS_GOT: Final = _in_order(KIND_IDS, list(range(len(KIND_IDS))))
SLOTS_IN_ORDER: Final = _in_order(NAMES, list(range(int(CELLS), int(FAR))))
FAR_IN_ORDER: Final = _in_order(NAMES[int(FAR) :], list(range(len(NAMES) - int(FAR))))


def legal_actions(board: Board) -> list[str]:
    """The legal actions where no effect waits for a decision, in plain string order."""
    found: list[str] = []
    if DRAWING.count(board) > 0:
        found.append(DRAW_TEXT)
    cards = PLACING.firsts(board)
    k: i64 = 0
    for k in range(KIND_COUNT):
        kind = KINDS_PLACED[k]
        copies = cards & CARDS_OF_KIND[kind]
        if copies:
            _add_places(board, lowest(copies), found)
    _add_swaps(board, found)
    return found


def _add_places(board: Board, card: i64, found: list[str]) -> None:
    """Add where a card can be placed: slots, cells, then what lies outside."""
    first = KIND_OF[card] * SPOTS
    near = near_spots(board, card)
    k: i64 = 0
    if near & SLOT_PLACES:
        for k in range(FAR - CELLS):
            if (near >> SLOTS_IN_ORDER[k]) & 1:
                found.append(PLACE_TEXTS[first + SLOTS_IN_ORDER[k]])
    near &= ~SLOT_PLACES
    while near:
        found.append(PLACE_TEXTS[first + lowest(near)])
        near &= near - 1
    far = far_spots(board, card)
    if far and (KNIGHTS >> card) & 1:
        for k in range(len(FAR_IN_ORDER)):
            if (far >> FAR_IN_ORDER[k]) & 1:
                found.append(PLACE_TEXTS[first + NUMBERED + FAR_IN_ORDER[k]])
    elif far:
        found.append(PLACE_TEXTS[first + OUT])


def _add_swaps(board: Board, found: list[str]) -> None:
    own = SWAPPING.firsts(board)
    if own == 0:
        return
    exchange = SWAPPING.seconds(board)
    others = vec[i64]()
    k: i64 = 0
    other: i64 = 0
    for k in range(KIND_COUNT):
        if exchange & CARDS_OF_KIND[KINDS_GOT[k]]:
            others = append(others, KINDS_GOT[k])
    for k in range(KIND_COUNT):
        if own & CARDS_OF_KIND[KINDS_SWAPPED[k]]:
            for other in others:
                found.append(SWAP_TEXTS[KINDS_SWAPPED[k] * KIND_COUNT + other])


def find_action(position: CastelPosition, text: str) -> i64:
    """The legal action with a text of NUMBERS, or NO_MOVE."""
    number: i64 = NUMBERS[text]
    board = position.board
    if number == 0:
        move = encode(DRAW, 0, 0, 0)
    elif number < FIRST_PLACE:
        card = copy_of(board.hand(), (number - 1) // KIND_COUNT)
        other = copy_of(board.exchange, (number - 1) % KIND_COUNT)
        move = encode(SWAP, card, other, 0) if card >= 0 and other >= 0 else NO_MOVE
    else:
        card = copy_of(board.hand(), (number - FIRST_PLACE) // SPOTS)
        place = place_at(board, card, (number - FIRST_PLACE) % SPOTS) if card >= 0 else -1
        move = encode(PLACE, card, operand_for(place), 0) if place >= 0 else NO_MOVE
    return move if move != NO_MOVE and position.is_legal(move) else NO_MOVE
