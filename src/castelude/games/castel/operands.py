"""How the operands of actions are written and found: kinds, cards in play, spots, seats (CT-1.7, CT-4, CT-5.8).

The roles are those of the forms: `hand` and `exchange` are kinds, `card` is a card in play, `laid` the kind of one that
the Minstrel lays, `taken` the id of a card, `at` a spot, `cell` a cell, and `seat` a seat.
"""

from collections.abc import Callable

from castelude.core.bits import members
from castelude.games.castel.board import NO_CARD, Board
from castelude.games.castel.cards import CARD_IDS, CARDS, ENGINES, KIND_IDS, KIND_OF, KINDS, KNIGHTS
from castelude.games.castel.geometry import BY_NAME, FAR, NAMES
from castelude.games.castel.verbs import operand_for, place_of

OUT = "out"
NOT_FOUND = NO_CARD
KIND = r"[a-z]+(?:-[a-z]+)?"
PLACE = r"(?:[a-f][1-6]|[NESW]|o[1-9][0-9]?)"
VALUES = {
    "hand": KIND,
    "exchange": KIND,
    "laid": KIND,
    "card": rf"{KIND}@{PLACE}(?:\.[2-4])?",
    "taken": r"[a-z]+(?:-[a-z0-9]+)?",
    "at": f"{PLACE}|{OUT}",
    "cell": "[a-f][1-6]",
    "seat": "[0-4]",
}
"""By role: the regular expression of its values."""


def is_knight(card: int) -> bool:
    return bool((KNIGHTS >> card) & 1)


def is_engine(card: int) -> bool:
    return bool((ENGINES >> card) & 1)


def kind_id(card: int) -> str:
    return KIND_IDS[KIND_OF[card]]


# ---- writing ----


def reference(board: Board, card: int) -> str:
    """CT-5.8: a card in play by its kind and place."""
    return reference_at(card, board.places[card], board.levels[card])


def reference_at(card: int, place: int, level: int) -> str:
    """CT-5.8, for a card that lies there."""
    name = f"{kind_id(card)}@{NAMES[place]}"
    return f"{name}.{level}" if level > 1 else name


def spot_text(card: int, place: int) -> str:
    """A spot as it is written: numbered places only for Knights, `out` for all other cards (CT-4.3, CT-4.5)."""
    return OUT if place >= FAR and not is_knight(card) else NAMES[place]


def _kind_text(operand: int, _: int, __: int) -> str:
    return kind_id(operand)


WRITERS: dict[str, Callable[[int, int, int], str]] = {
    "at": lambda operand, card, _: spot_text(card, place_of(operand)),
    "cell": lambda operand, _, __: NAMES[operand],
    "card": lambda operand, _, lies: reference_at(operand, lies & 255, lies >> 8),
    "seat": lambda operand, _, __: str(operand),
    "taken": lambda operand, _, __: CARD_IDS[operand],
    "hand": _kind_text,
    "exchange": _kind_text,
    "laid": _kind_text,
}
"""By role: how an operand is written, given the action's card, which decides how spots are written, and where the
operand lies (its place, and from bit 8 on its level) if it is a card in play."""


# ---- finding ----


def find(board: Board, role: str, text: str, card: int) -> int:
    """The operand that a well-formed text means, or NOT_FOUND; `card` as for `write`."""
    match role:
        case "at":
            return find_spot(board, text, card)
        case "cell":
            return BY_NAME[text]
        case "card":
            return find_reference(board, text)
        case "seat":
            return int(text)
        case "taken":
            return CARDS.get(text, NOT_FOUND)
        case "exchange":
            return find_copy(board.exchange, text)
        case "laid":
            return find_copy(board.due, text)
    return find_copy(board.hands[board.decides()], text)


def find_copy(cards: int, kind: str) -> int:
    """The copy of a kind in a set whose id comes first (CT-1.7), or NOT_FOUND."""
    wanted = KINDS.get(kind)
    return next((card for card in members(cards) if KIND_OF[card] == wanted), NOT_FOUND)


def find_reference(board: Board, text: str) -> int:
    """The card in play that a reference names, or NOT_FOUND."""
    kind, _, rest = text.partition("@")
    place, _, level = rest.partition(".")
    if place not in BY_NAME:
        return NOT_FOUND
    for card in members(board.stacks[BY_NAME[place]]):
        if kind_id(card) == kind and board.levels[card] == (int(level or 1) if is_knight(card) else 0):
            return card if is_knight(card) or not level else NOT_FOUND
    return NOT_FOUND


def find_spot(board: Board, text: str, card: int) -> int:
    """The operand of a spot, or NOT_FOUND when the spots of this card are not written like this."""
    if text == OUT:
        return NOT_FOUND if is_knight(card) or is_engine(card) else operand_for(FAR + board.lowest_free())
    place = BY_NAME.get(text)
    if place is None or (place >= FAR and not is_knight(card)):
        return NOT_FOUND
    return operand_for(place)
