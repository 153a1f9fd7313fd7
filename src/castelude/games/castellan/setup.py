"""Before play: options, the shuffle, and every check of a given setup (CA-2)."""

import functools
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from castelude.core.errors import BadSetup
from castelude.core.options import Option, OptionValue, check_options
from castelude.core.record import JsonObject
from castelude.core.rng import Rng
from castelude.core.shape import SETUP_OBJECT, Fields, Items, Reason, Shape, Where, number, require
from castelude.core.verdict import Problem
from castelude.editions import edition_option
from castelude.games.castellan import edition as editions
from castelude.games.castellan.beginning import first_position, shuffled
from castelude.games.castellan.clauses import CLAUSES
from castelude.games.castellan.edition import CARDS_OF_A_BACK, GAME_ID
from castelude.games.castellan.position import CastellanPosition

OPTIONS = (Option("double_keep", True), edition_option(GAME_ID), Option("trial_fitting", True))
BAD_SETUP = CLAUSES["CA-2.2"]


def checked_options(given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options with the values in force; an edition is any with a good card file (CA-2.1)."""
    values = check_options(OPTIONS, given, "CA-2.1")
    editions.load(str(values["edition"]))
    return values


def deal(players: int, options: Mapping[str, OptionValue], rng: Rng) -> JsonObject:
    """A shuffled setup."""
    ids = editions.load(str(options["edition"])).ids
    first = int(rng.below(players))
    cards = [ids[card] for card in shuffled(players, rng)]
    decks = [cards[at : at + CARDS_OF_A_BACK] for at in range(0, len(cards), CARDS_OF_A_BACK)]
    return {"first": first, "tower_decks": decks[::2], "wall_decks": decks[1::2]}


def start(players: int, options: Mapping[str, OptionValue], setup: object) -> CastellanPosition:
    """The first position of a game; `BadSetup` says what is not as CA-2.2 asks."""
    edition = editions.load(str(options["edition"]))
    require(setup_shape(players, edition.ids), setup, BadSetup, clause=BAD_SETUP.id, root="setup")
    return placed(players, options, cast(JsonObject, setup))


def placed(players: int, options: Mapping[str, OptionValue], given: JsonObject) -> CastellanPosition:
    """The first position of a setup that is right."""
    ids = editions.load(str(options["edition"])).ids
    cards = [card for seat in range(players) for card in given["tower_decks"][seat] + given["wall_decks"][seat]]
    return _begun(players, options, given["first"], vec[i64]([ids.index(card) for card in cards]))


def dealt(players: int, options: Mapping[str, OptionValue], rng: Rng) -> CastellanPosition:
    """The first position of the setup that `deal` would make."""
    first = rng.below(players)
    return _begun(players, options, first, shuffled(players, rng))


def _begun(players: int, options: Mapping[str, OptionValue], first: int, decks: "vec[i64]") -> CastellanPosition:
    switches = bool(options["double_keep"]), bool(options["trial_fitting"])
    return first_position(editions.load(str(options["edition"])), players, first, decks, *switches)


@functools.lru_cache(maxsize=64)
def setup_shape(players: int, ids: tuple[str, ...]) -> Shape:
    """The seat that begins, and for each seat its cards of both backs in the order of drawing (CA-2.2)."""
    decks = Reason("castellan-setup-decks", "key", "value", players=players)
    towers, walls = Deck(ids[:CARDS_OF_A_BACK]), Deck(ids[CARDS_OF_A_BACK:])
    return Fields(
        {
            "first": number(0, players - 1, Reason("castellan-setup-first", "value", "most")),
            "tower_decks": Items(towers, decks, least=players, most=players),
            "wall_decks": Items(walls, decks, least=players, most=players),
        },
        **SETUP_OBJECT,
    )


class Deck:
    """A list of all these cards in any order."""

    def __init__(self, cards: Sequence[str]) -> None:
        self.cards = cards
        wanted = ", ".join(cards)
        self.not_list = Reason("castellan-setup-deck", "where", "value", wanted=wanted)
        self.unknown = Reason("castellan-setup-card", "where", "value", wanted=wanted)

    def find(self, value: object, where: Where) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield self.not_list.problem(value, where)
            return
        seen: list[str] = []
        for card in value:
            if card not in self.cards:
                yield self.unknown.problem(card, where)
            elif card in seen:
                yield Reason("castellan-setup-twice", "where", card=card).problem(card, where)
            else:
                seen.append(card)
        lacking = [card for card in self.cards if card not in seen]
        if lacking:
            yield Reason("castellan-setup-lacking", "where", cards=", ".join(lacking)).problem(value, where)
