"""Before play: the shuffles of a game and every check of them (CM-2)."""

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.checks import is_number, need_object
from castelude.core.errors import BadSetup
from castelude.core.options import OptionValue, shown
from castelude.core.record import JsonObject
from castelude.core.rng import Rng
from castelude.core.verdict import Param
from castelude.games.castellum.board import Deal
from castelude.games.castellum.cards import ANGELS, ENEMIES, FORTS, STARTS, TROOPS, YEARS
from castelude.games.castellum.clauses import CLAUSES
from castelude.games.castellum.edition_file import edition_of
from castelude.games.castellum.position import CastellumPosition, first_position

KEYS = ("first", "forts", "troops", "angels", "angels_again", "enemies")
PILES = {"forts": FORTS[int(STARTS) :], "troops": TROOPS, "angels": ANGELS, "angels_again": ANGELS}
YEAR_PILES = {str(year): [card for card in ENEMIES if card.startswith(f"E{year}")] for year in YEARS}
NUMBERS = {card: number for cards in (FORTS, TROOPS, ANGELS, ENEMIES) for number, card in enumerate(cards)}
BAD_SETUP = CLAUSES["CM-2.3"]
EDITION_OPTION = CLAUSES["CM-2.2"]


def deal(players: int, rng: Rng) -> JsonObject:
    """A setup: every pile shuffled, and who begins (CM-2.3)."""
    setup: JsonObject = {"first": rng.below(players)}
    for key, cards in PILES.items():
        setup[key] = rng.shuffled(cards)
    setup["enemies"] = {year: rng.shuffled(cards) for year, cards in YEAR_PILES.items()}
    return setup


def start(players: int, options: Mapping[str, OptionValue], setup: object) -> CastellumPosition:
    """The first position of a game; `BadSetup` says what is wrong with a setup and what would be right."""
    given = need_object(setup, "setup", KEYS, BAD_SETUP.id, needed=KEYS)
    first = given["first"]
    if not is_number(first, 0, players - 1):
        raise _bad("first", value=shown(first), last=players - 1)
    deal = Deal()
    deal.forts = _pile(given["forts"], "forts", PILES["forts"])
    deal.troops = _pile(given["troops"], "troops", PILES["troops"])
    deal.angels = _pile(given["angels"], "angels", PILES["angels"])
    deal.angels_again = _pile(given["angels_again"], "angels_again", PILES["angels_again"])
    years = need_object(given["enemies"], "enemies", tuple(YEAR_PILES), BAD_SETUP.id, needed=tuple(YEAR_PILES))
    enemies = vec[i64]()
    for year, cards in YEAR_PILES.items():
        for card in _pile(years[year], f"enemies.{year}", cards):
            enemies = append(enemies, card)
    deal.enemies = enemies
    return first_position(edition_of(options, EDITION_OPTION.id), players, first, deal)


def _bad(reason: str, **params: Param) -> BadSetup:
    return BadSetup(f"castellum-setup-{reason}", clause=BAD_SETUP.id, **params)


def _pile(value: object, where: str, cards: list[str]) -> "vec[i64]":
    """The numbers of a list in which each of the cards stands exactly once."""
    if not isinstance(value, list):
        raise _bad("list", where=where, value=shown(value))
    found: set[str] = set()
    for card in value:
        if not isinstance(card, str) or card not in cards:
            raise _bad("card", where=where, value=shown(card), first=cards[0], last=cards[-1])
        if card in found:
            raise _bad("twice", where=where, card=card)
        found.add(card)
    for card in cards:
        if card not in found:
            raise _bad("absent", where=where, card=card, number=len(cards))
    return vec[i64]([NUMBERS[card] for card in value])
