# castelude: compiled
"""The verbs of actions (CT-3.1, CT-6.4), and moves as integers.

A move is `verb * 2**14 + card * 2**7 + operand`. The card is the one that acts, or that is chosen. The operand is a
member of the verb's second set: a near place, a seat or a card by its number, a numbered place outside by FAR_OPERAND
more than its number; 0 where the verb has no second set.
"""

from typing import Final

from mypy_extensions import i64

from castelude.games.castel.castle import FAR

DRAW: Final[i64] = 0
SWAP: Final[i64] = 1
PLACE: Final[i64] = 2
SEND: Final[i64] = 3
KILL: Final[i64] = 4
MOVE: Final[i64] = 5
SWITCH: Final[i64] = 6
ROB: Final[i64] = 7
CLAIM: Final[i64] = 8
PICK: Final[i64] = 9
PAWN: Final[i64] = 10
ENTER: Final[i64] = 11
DEAL: Final[i64] = 12
GIVE: Final[i64] = 13
GET: Final[i64] = 14
TRADE: Final[i64] = 15
PASS: Final[i64] = 16
TAKE: Final[i64] = 17

VERB_WORDS: Final[list[str]] = [
    "draw",
    "swap",
    "place",
    "send",
    "kill",
    "move",
    "switch",
    "rob",
    "claim",
    "pick",
    "pawn",
    "enter",
    "deal",
    "give",
    "get",
    "trade",
    "pass",
    "take",
]
VERBS: Final[dict[str, int]] = {word: verb for verb, word in enumerate(VERB_WORDS)}

FAR_OPERAND: Final[i64] = 64


def encode(verb: i64, card: i64, operand: i64) -> i64:
    return (verb << 14) | (card << 7) | operand


def verb_of(move: i64) -> i64:
    return move >> 14


def card_of(move: i64) -> i64:
    return (move >> 7) & 127


def operand_of(move: i64) -> i64:
    return move & 127


def place_of(operand: i64) -> i64:
    """The place that an operand means, where it means a place."""
    return operand if operand < FAR_OPERAND else operand - FAR_OPERAND + FAR


def operand_for(place: i64) -> i64:
    """The operand that means a place."""
    return place if place < FAR else place - FAR + FAR_OPERAND
