"""Before play: options, the shuffle, and every check of a given setup (CA-2)."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.checks import is_number, need_object
from castelude.core.errors import BadSetup
from castelude.core.options import Option, OptionValue, check_options, shown
from castelude.core.record import JsonObject
from castelude.core.rng import Rng
from castelude.core.verdict import Param
from castelude.editions import edition_option
from castelude.games.castellan import edition as editions
from castelude.games.castellan.cards import ALL_CARDS, STARTING_CARDS, TOWER_BACKED, WALL_BACKED
from castelude.games.castellan.castle import empty_castle
from castelude.games.castellan.clauses import CLAUSES
from castelude.games.castellan.edition import CARDS_OF_A_BACK, GAME_ID, Edition
from castelude.games.castellan.position import NO_CLAIM, NO_SEAT, PLAY, CastellanPosition

OPTIONS = (Option("double_keep", True), edition_option(GAME_ID), Option("trial_fitting", True))
BAD_SETUP = CLAUSES["CA-2.2"]
KEYS = ("first", "tower_decks", "wall_decks")


def checked_options(given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options with the values in force; an edition is any that the engine has a good file for (CA-2.1)."""
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
    given = need_object(setup, "setup", KEYS, BAD_SETUP.id, needed=KEYS)
    first = given["first"]
    if not is_number(first, 0, players - 1):
        raise _bad("first", value=shown(first), most=players - 1)
    tower_decks = _decks(given, "tower_decks", players, edition, edition.ids[:CARDS_OF_A_BACK])
    wall_decks = _decks(given, "wall_decks", players, edition, edition.ids[CARDS_OF_A_BACK:])
    decks = vec[i64]()
    for seat in range(players):
        for card in tower_decks[seat] + wall_decks[seat]:
            decks = append(decks, card)
    return _first_position(edition, players, first, decks, bool(options["double_keep"]), bool(options["trial_fitting"]))


def _bad(reason: str, **params: Param) -> BadSetup:
    return BadSetup(f"castellan-setup-{reason}", clause=BAD_SETUP.id, **params)


def _decks(given: dict[str, Any], key: str, players: int, edition: Edition, wanted: tuple[str, ...]) -> list[list[int]]:
    """For each seat the numbers of its cards of one back, in the order of drawing."""
    decks = given[key]
    if not isinstance(decks, list) or len(decks) != players:
        raise _bad("decks", key=key, players=players, value=shown(decks))
    return [_deck(deck, f"{key}[{seat}]", edition, wanted) for seat, deck in enumerate(decks)]


def _deck(deck: object, where: str, edition: Edition, wanted: tuple[str, ...]) -> list[int]:
    if not isinstance(deck, list):
        raise _bad("deck", where=where, value=shown(deck), wanted=", ".join(wanted))
    numbers: list[int] = []
    for card in deck:
        number = edition.number(card)
        if number is None or card not in wanted:
            raise _bad("card", where=where, value=shown(card), wanted=", ".join(wanted))
        if number in numbers:
            raise _bad("twice", where=where, card=str(card))
        numbers.append(number)
    if len(numbers) != len(wanted):
        lacking = [card for card in wanted if edition.number(card) not in numbers]
        raise _bad("lacking", where=where, cards=", ".join(lacking))
    return numbers


def _first_position(
    edition: Edition, players: int, first: int, decks: vec[i64], double_keep: bool, trial_fitting: bool
) -> CastellanPosition:
    """Turn 1 of a game (CA-2.3)."""
    position = CastellanPosition()
    position.players = players
    position.edition = edition
    position.double_keep = double_keep
    position.trial_fitting = trial_fitting
    faces = vec[i64]()
    for face in edition.faces:
        for number in face:
            faces = append(faces, number)
    position.faces = faces
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
