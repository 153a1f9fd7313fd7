"""Before play: the shuffles of a game and every check of them (CM-2)."""

import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from castelude.core.errors import BadSetup
from castelude.core.options import OptionValue
from castelude.core.record import JsonObject
from castelude.core.rng import Rng
from castelude.core.shape import SETUP_OBJECT, Fields, Reason, Where, number, require
from castelude.core.verdict import Problem
from castelude.games.castellum.board import Deal
from castelude.games.castellum.cards import ANGELS, ENEMIES, FORTS, STARTS, TROOPS, YEARS, pile_size, pile_start
from castelude.games.castellum.clauses import CLAUSES
from castelude.games.castellum.dealing import shuffled
from castelude.games.castellum.edition_file import edition_of
from castelude.games.castellum.position import CastellumPosition, first_position

PILES = {"forts": FORTS[int(STARTS) :], "troops": TROOPS, "angels": ANGELS, "angels_again": ANGELS}
YEAR_PILES = {str(year): [card for card in ENEMIES if card.startswith(f"E{year}")] for year in YEARS}
NUMBERS = {card: number for cards in (FORTS, TROOPS, ANGELS, ENEMIES) for number, card in enumerate(cards)}
BAD_SETUP = CLAUSES["CM-2.3"]
EDITION_OPTION = CLAUSES["CM-2.2"]


def deal(players: int, rng: Rng) -> JsonObject:
    """A setup: every pile shuffled, and who begins (CM-2.3)."""
    first = rng.below(players)
    dealt = shuffled(rng)
    enemies = [ENEMIES[card] for card in dealt.enemies]
    return {
        "first": first,
        "forts": [FORTS[card] for card in dealt.forts],
        "troops": [TROOPS[card] for card in dealt.troops],
        "angels": [ANGELS[card] for card in dealt.angels],
        "angels_again": [ANGELS[card] for card in dealt.angels_again],
        "enemies": {str(year): enemies[pile_start(k) : pile_start(k) + pile_size(k)] for k, year in enumerate(YEARS)},
    }


@dataclass(frozen=True)
class Pile:
    """A list in which each of the cards stands exactly once; its problems are reported at the list."""

    cards: Sequence[str]

    def find(self, value: object, where: Where) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield _reason("list", "where", "value").problem(value, where)
            return
        first, last = self.cards[0], self.cards[-1]
        known = frozenset(self.cards)
        found: set[str] = set()
        for card in value:
            if not isinstance(card, str) or card not in known:
                yield _reason("card", "where", "value", first=first, last=last).problem(card, where)
            elif card in found:
                yield _reason("twice", "where", card=card).problem(value, where)
            else:
                found.add(card)
        for card in self.cards:
            if card not in found:
                yield _reason("absent", "where", card=card, number=len(self.cards)).problem(value, where)


def _reason(word: str, *names: str, **quotes: str | int) -> Reason:
    return Reason(f"castellum-setup-{word}", *names, **quotes)


@functools.cache
def shape_for(players: int) -> Fields:
    """The shape of a setup for this number of players."""
    return Fields(
        {
            "first": number(0, players - 1, _reason("first", "value", last=players - 1)),
            **{key: Pile(cards) for key, cards in PILES.items()},
            "enemies": Fields({year: Pile(cards) for year, cards in YEAR_PILES.items()}, **SETUP_OBJECT),
        },
        **SETUP_OBJECT,
    )


def start(players: int, options: Mapping[str, OptionValue], setup: object) -> CastellumPosition:
    """The first position of a game; `BadSetup` says what is wrong with a setup and what would be right."""
    require(shape_for(players), setup, BadSetup, clause=BAD_SETUP.id, root="setup")
    return placed(players, options, cast(JsonObject, setup))


def placed(players: int, options: Mapping[str, OptionValue], given: JsonObject) -> CastellumPosition:
    """The first position of a setup that is right."""
    return _begun(players, options, given["first"], _deal(given))


def dealt(players: int, options: Mapping[str, OptionValue], rng: Rng) -> CastellumPosition:
    """The first position of the setup that `deal` would make."""
    first = rng.below(players)
    return _begun(players, options, first, shuffled(rng))


def _begun(players: int, options: Mapping[str, OptionValue], first: int, deal: Deal) -> CastellumPosition:
    return first_position(edition_of(options, EDITION_OPTION.id), players, first, deal)


def _deal(setup: Mapping[str, Any]) -> Deal:
    dealt = Deal()
    dealt.forts = _numbers(setup["forts"])
    dealt.troops = _numbers(setup["troops"])
    dealt.angels = _numbers(setup["angels"])
    dealt.angels_again = _numbers(setup["angels_again"])
    dealt.enemies = _numbers([card for year in YEAR_PILES for card in setup["enemies"][year]])
    return dealt


def _numbers(cards: Sequence[str]) -> "vec[i64]":
    return vec[i64]([NUMBERS[card] for card in cards])
