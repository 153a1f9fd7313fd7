# castelude: compiled
"""The cards of Castel as numbers and sets (CT-1.6, CT-1.7), read from `house.json`.

Kinds and cards are numbered in plain string order of their ids, so the copy that a rule takes is always the one with
the smallest number. A set of cards is an integer with one bit for each card.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.bits import only
from castelude.editions import HOUSE, read_edition

COURT: Final[i64] = 0
RAMPART: Final[i64] = 1
TOWER: Final[i64] = 2
OUTSIDE: Final[i64] = 3
ON_A_CARD: Final[i64] = 4
ZONE_WORDS: Final = ["court", "rampart", "tower", "outside", "knight"]

_DATA: Final[dict[str, Any]] = read_edition("castel", HOUSE)
_FACTS: Final[dict[str, dict[str, Any]]] = {kind["id"]: kind for kind in _DATA["kinds"]}

KIND_IDS: Final[list[str]] = sorted(_FACTS)
KINDS: Final[dict[str, int]] = {name: number for number, name in enumerate(KIND_IDS)}


def _copies(kind: str) -> list[str]:
    """The ids of a kind's cards: the kind itself or, with several copies, numbers of equal length after it."""
    count: int = _FACTS[kind]["copies"]
    width = len(str(count))
    return [kind] if count == 1 else [f"{kind}-{copy:0{width}}" for copy in range(1, count + 1)]


CARD_IDS: Final[list[str]] = sorted(card for kind in KIND_IDS for card in _copies(kind))
CARDS: Final[dict[str, int]] = {name: number for number, name in enumerate(CARD_IDS)}
DECK: Final[i64] = len(CARD_IDS)
LEFT_OUT_BY_TWO: Final[list[str]] = _DATA["not_used_by_two"]


def _by_card(value: dict[str, int]) -> vec[i64]:
    """The value of each card, given those of the kinds."""
    owner = {card: kind for kind in KIND_IDS for card in _copies(kind)}
    table = vec[i64]()
    for card in CARD_IDS:
        table = append(table, value[owner[card]])
    return table


KIND_OF: Final = _by_card(KINDS)
"""By card: its kind."""
ZONE_OF_CARD: Final = _by_card({kind: ZONE_WORDS.index(facts["zone"]) for kind, facts in _FACTS.items()})
"""By card: the zone it is placed in."""


def _cards_that(are: dict[str, bool]) -> i64:
    """The cards of the kinds for which the value is true."""
    found: i64 = 0
    for kind in KIND_IDS:
        if are[kind]:
            for card in _copies(kind):
                found |= only(CARDS[card])
    return found


CHARACTERS: Final[i64] = _cards_that({kind: facts["character"] for kind, facts in _FACTS.items()})
WOMEN: Final[i64] = _cards_that({kind: facts["gender"] == "f" for kind, facts in _FACTS.items()})
MEN: Final[i64] = _cards_that({kind: facts["gender"] == "m" for kind, facts in _FACTS.items()})
SOLDIERS: Final[i64] = _cards_that({kind: facts["soldier"] for kind, facts in _FACTS.items()})
"""Captain, traitor and the thirteen plain soldiers."""
SINGLES: Final[i64] = _cards_that({kind: facts["copies"] == 1 for kind, facts in _FACTS.items()})
PLAIN_SOLDIERS: Final[i64] = _cards_that({kind: kind == "soldier" for kind in KIND_IDS})
ENGINES: Final[i64] = _cards_that({kind: kind == "siege" for kind in KIND_IDS})
KNIGHTS: Final[i64] = _cards_that({kind: kind == "knight" for kind in KIND_IDS})

ADVISOR: Final[i64] = CARDS["advisor"]
AMBASSADOR: Final[i64] = CARDS["ambassador"]
CAPTAIN: Final[i64] = CARDS["captain"]
CHARMING: Final[i64] = CARDS["charming"]
COURTESAN: Final[i64] = CARDS["courtesan"]
FAIRY: Final[i64] = CARDS["fairy"]
FAVOURITE: Final[i64] = CARDS["favourite"]
GHOST: Final[i64] = CARDS["ghost"]
HERALD: Final[i64] = CARDS["herald"]
KING: Final[i64] = CARDS["king"]
LADY: Final[i64] = CARDS["lady"]
MERCHANT: Final[i64] = CARDS["merchant"]
PRIEST: Final[i64] = CARDS["priest"]
PRINCE: Final[i64] = CARDS["prince"]
PRINCESS: Final[i64] = CARDS["princess"]
QUEEN: Final[i64] = CARDS["queen"]
TRAITOR: Final[i64] = CARDS["traitor"]
WATCHMAN: Final[i64] = CARDS["watchman"]
WIZARD: Final[i64] = CARDS["wizard"]


def first_copies(cards: i64) -> i64:
    """One card for each kind in the set: the one whose id comes first (CT-1.7)."""
    soldiers = cards & PLAIN_SOLDIERS
    engines = cards & ENGINES
    knights = cards & KNIGHTS
    return (cards & SINGLES) | (soldiers & -soldiers) | (engines & -engines) | (knights & -knights)
