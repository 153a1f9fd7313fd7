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
from castelude.games.castellan.cards import ALL_CARDS, STARTING_CARDS, TOWER_BACKED, WALL_BACKED
from castelude.games.castellan.castle import empty_castle
from castelude.games.castellan.clauses import CLAUSES
from castelude.games.castellan.edition import CARDS_OF_A_BACK, GAME_ID, Edition
from castelude.games.castellan.position import NO_CLAIM, NO_SEAT, PLAY, CastellanPosition

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
    return {
        "first": int(rng.below(players)),
        "tower_decks": [rng.shuffled(list(ids[:CARDS_OF_A_BACK])) for _ in range(players)],
        "wall_decks": [rng.shuffled(list(ids[CARDS_OF_A_BACK:])) for _ in range(players)],
    }


def start(players: int, options: Mapping[str, OptionValue], setup: object) -> CastellanPosition:
    """The first position of a game; `BadSetup` says what is not as CA-2.2 asks."""
    edition = editions.load(str(options["edition"]))
    require(setup_shape(players, edition.ids), setup, BadSetup, clause=BAD_SETUP.id, root="setup")
    return placed(players, options, cast(JsonObject, setup))


def placed(players: int, options: Mapping[str, OptionValue], given: JsonObject) -> CastellanPosition:
    """The first position of a setup that is right."""
    edition = editions.load(str(options["edition"]))
    cards = [card for seat in range(players) for card in given["tower_decks"][seat] + given["wall_decks"][seat]]
    decks = vec[i64]([edition.ids.index(card) for card in cards])
    switches = bool(options["double_keep"]), bool(options["trial_fitting"])
    return _first_position(edition, players, given["first"], decks, *switches)


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


def _first_position(
    edition: Edition, players: int, first: int, decks: vec[i64], double_keep: bool, trial_fitting: bool
) -> CastellanPosition:
    """Turn 1 of a game (CA-2.3)."""
    position = CastellanPosition()
    position.players = players
    position.edition = edition
    position.double_keep = double_keep
    position.trial_fitting = trial_fitting
    position.faces = vec[i64]([pieces for face in edition.faces for pieces in face])
    position.castle = empty_castle(players)
    position.decks = decks
    position.drawn = vec[i64]([0] * (players * 2))
    position.hands = vec[i64]([0] * players)
    position.discards = vec[i64]([0] * players)
    position.played = 0
    position.pool = vec[i64]([0] * 3)
    position.supply = vec[i64]([position.shown(ALL_CARDS, kind) * players for kind in range(3)])
    position.out = vec[i64]([0] * 3)
    position.turn = 1
    position.mover = first
    position.phase = PLAY
    position.ended_by = NO_SEAT
    position.double_used = vec[i64]([0] * players)
    position.doubled = vec[i64]([0] * players)
    position.asked = NO_CLAIM
    position.claim = vec[i64]()
    for seat in range(players):
        position.take(seat, TOWER_BACKED, STARTING_CARDS)
        position.take(seat, WALL_BACKED, STARTING_CARDS)
    return position
