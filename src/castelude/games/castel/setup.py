"""Before play: options, the deal and every check of it (CT-1.9, CT-2)."""

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from castelude.core.errors import BadSetup
from castelude.core.options import Option, OptionValue
from castelude.core.record import JsonObject
from castelude.core.rng import Rng
from castelude.core.shape import (
    ANYTHING,
    SETUP_OBJECT,
    Chain,
    Fields,
    Items,
    Quote,
    Reason,
    Shape,
    Where,
    number,
    require,
)
from castelude.core.verdict import Problem
from castelude.games.castel.board import NO_LIMIT, new_board
from castelude.games.castel.cards import CARD_IDS, CARDS
from castelude.games.castel.clauses import CLAUSES
from castelude.games.castel.dealing import SIZES, cards_used, first_position, shuffled
from castelude.games.castel.position import CastelPosition

OPTIONS = (
    Option("hand_limit", False),
    Option("merchant_finish", True),
    Option("minstrel", "all", words=("all", "two")),
    Option("turn_limit", 300, ranges=((0, 100000),)),
)
BAD_SETUP = CLAUSES["CT-2.3"]


def deck(players: int) -> list[str]:
    """The ids of the cards in the game, in plain string order (CT-2.2)."""
    return [CARD_IDS[card] for card in cards_used(players)]


def deal(players: int, rng: Rng) -> JsonObject:
    """CT-2.4: a setup from a random generator."""
    hand, pile, _ = SIZES[players]
    cards = [CARD_IDS[card] for card in shuffled(players, rng)]
    hands = [sorted(cards[seat * hand : (seat + 1) * hand]) for seat in range(players)]
    rest = cards[players * hand :]
    piles = [rest[seat * pile : (seat + 1) * pile] for seat in range(players)]
    return {"hands": hands, "piles": piles, "exchange": sorted(rest[players * pile :]), "first": rng.below(players)}


def start(players: int, options: Mapping[str, OptionValue], setup: object) -> CastelPosition:
    """The first position of a game; `BadSetup` names the first thing that is not as CT-2.3 wants it."""
    require(_shape(players), setup, BadSetup, clause=BAD_SETUP.id, root="setup")
    return placed(players, options, cast(JsonObject, setup))


def placed(players: int, options: Mapping[str, OptionValue], given: JsonObject) -> CastelPosition:
    """The first position of a setup that is right."""
    cards = vec[i64]([CARDS[card] for card in chain(*given["hands"], *given["piles"], given["exchange"])])
    return _begun(players, options, cards, given["first"])


def dealt(players: int, options: Mapping[str, OptionValue], rng: Rng) -> CastelPosition:
    """The first position of the setup that `deal` would make."""
    cards = shuffled(players, rng)
    return _begun(players, options, cards, rng.below(players))


def _begun(players: int, options: Mapping[str, OptionValue], cards: "vec[i64]", first: int) -> CastelPosition:
    hand_limit = SIZES[players][0] if options["hand_limit"] else NO_LIMIT
    board = new_board(players, hand_limit, bool(options["merchant_finish"]), options["minstrel"] == "two")
    return first_position(board, cards, first, int(options["turn_limit"]))


# ---- what a setup looks like ----


def _reason(name: str, *facts: str, **quotes: Quote) -> Reason:
    return Reason(f"castel-setup-{name}", *facts, **quotes)


@functools.cache
def _shape(players: int) -> Shape:
    hand, pile, exchange = SIZES[players]
    first = number(0, players - 1, _reason("first", "value", "most"))
    fields = {
        "hands": _by_seat(players, hand),
        "piles": _by_seat(players, pile),
        "exchange": _cards(exchange),
        "first": first,
    }
    return Chain(Fields(fields, **SETUP_OBJECT), EachCardOnce(frozenset(deck(players))))


def _by_seat(players: int, size: int) -> Shape:
    """A list of cards for each seat."""
    return Items(_cards(size), _reason("seats", "where", "value", players=players), players, players)


def _cards(size: int) -> Shape:
    """A list of this many card ids."""
    wrong_size = _reason("size", "where", number=size, given=len)
    return Chain(Items(ANYTHING, _reason("list", "where", "value"), size, size, wrong_size), CardIds())


class CardIds:
    """A list of card ids; what is wrong is reported at the list."""

    def find(self, value: list[object], where: Where) -> Iterator[Problem]:
        for card in value:
            if not isinstance(card, str) or card not in CARDS:
                yield _reason("card", "where", "value").problem(card, where)


@dataclass(frozen=True)
class EachCardOnce:
    """Every card of the game once: the sizes are right, so a card is missing only if another is wrong or repeated."""

    used: frozenset[str]

    def find(self, value: JsonObject, where: Where) -> Iterator[Problem]:
        seen: set[str] = set()
        for card in chain(*value["hands"], *value["piles"], value["exchange"]):
            if card not in self.used:
                yield _reason("not-used", card=card).problem(card, where)
            elif card in seen:
                yield _reason("twice", card=card).problem(card, where)
            seen.add(card)
