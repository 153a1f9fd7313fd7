# castelude: compiled
"""An edition as tables of numbers: what the engine reads of a card file that `edition_file` has found in order.

One edition is shared by all positions that are played with it, and never changes.
"""

from collections.abc import Sequence
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from castelude.core.bits import only
from castelude.games.castellum.cards import (
    ACTIONS,
    ANGELS,
    BUY_FORT,
    BUY_TROOP,
    EFFECTS,
    ENEMIES,
    FORTS,
    NONE,
    RESOURCES,
    TROOPS,
    TYPES,
    YEARS,
)

MOST: Final[i64] = 99  # no number of a card file is greater; more resources than this buy no more


@final
@mypyc_attr(serializable=True)
class Deck:
    """What is printed on the cards that are bought: the fortifications or the troops."""

    attack: vec[i64]
    cost: vec[i64]  # card * 3 + resource
    income: vec[i64]  # card * 4 + resource, and angels at 3
    boost: vec[i64]  # a type or NONE
    score: vec[i64]  # a type, FORTIFICATION or NONE
    within: vec[i64]  # resource * (MOST + 1) + amount: the cards that cost no more of it
    boosting: vec[i64]  # by type: the cards that boost it


@final
@mypyc_attr(serializable=True)
class Edition:
    """All numbers of a card file. Sets of cards are bits; a table by card and resource lies card * 3 + resource."""

    name: str
    names: dict[str, dict[str, str]]  # by id: the name in each language of the file; empty for the house edition
    spaces: list[str]  # their ids, in plain string order
    space_numbers: dict[str, int]  # by id: its place in `spaces`
    space_action: vec[i64]
    space_gives: vec[i64]  # space * 3 + resource
    space_choose: vec[i64]
    spaces_for: vec[i64]  # by number of seats: the spaces that exist
    single_spaces: i64  # those with room for one worker
    troop_spaces: i64
    fort_spaces: i64
    forts: Deck
    troops: Deck
    troop_type: vec[i64]
    troops_of: vec[i64]  # by type
    destroy_type: i64  # the type of the troops that an angel needs to destroy an enemy (CM-6.7)
    enemy_type: vec[i64]
    enemy_power: vec[i64]
    enemy_vp: vec[i64]
    enemy_boost: vec[i64]  # a type or NONE
    enemy_points: vec[i64]
    enemy_toll: vec[i64]
    enemies_of: vec[i64]  # by type
    angel_value: vec[i64]
    angel_effect: vec[i64]
    angels_with: vec[i64]  # by effect
    needed: vec[i64]  # year * 5 + number of seats
    side: vec[i64]  # (year * 4 + side) * 5: gold, stone, wood, angels, reinforce
    combo: vec[i64]  # side of the last year * 3 + type: how many enemies of the type a combination names
    combo_words: list[list[str] | None]  # by side of the last year


def _index(words: list[str], word: object) -> i64:
    return NONE if word is None else words.index(str(word))


def _numbers(values: list[int]) -> vec[i64]:
    numbers = vec[i64]()
    for value in values:
        numbers = append(numbers, value)
    return numbers


def _by_id(entries: list[dict[str, Any]], ids: list[str]) -> list[dict[str, Any]]:
    known = {entry["id"]: entry for entry in entries}
    return [known[card] for card in ids]


def _column(entries: list[dict[str, Any]], key: str) -> vec[i64]:
    return _numbers([entry[key] for entry in entries])


def _words(entries: list[dict[str, Any]], key: str, words: list[str]) -> vec[i64]:
    return _numbers([_index(words, entry[key]) for entry in entries])


def _table(entries: list[dict[str, Any]], key: str, columns: list[str]) -> vec[i64]:
    return _numbers([(entry[key] or {}).get(column, 0) for entry in entries for column in columns])


def _sets(values: vec[i64], kinds: i64) -> vec[i64]:
    """For each kind the set of places at which it stands."""
    sets = vec[i64]([0] * kinds)
    k: i64 = 0
    for k in range(len(values)):
        if values[k] >= 0 and values[k] < kinds:
            sets[values[k]] |= only(k)
    return sets


def _within(costs: vec[i64]) -> vec[i64]:
    """For each resource and amount the cards that cost no more of it."""
    sets = vec[i64]([0] * (3 * (MOST + 1)))
    card: i64 = 0
    r: i64 = 0
    amount: i64 = 0
    for card in range(len(costs) // 3):
        for r in range(3):
            for amount in range(costs[card * 3 + r], MOST + 1):
                sets[r * (MOST + 1) + amount] |= only(card)
    return sets


def build(data: dict[str, Any], languages: Sequence[str]) -> Edition:
    """The tables of a card file in which `edition_file.problems` finds nothing wrong, with its names in languages."""
    edition = Edition()
    edition.name = data["edition"]
    edition.names = {}
    for part in ("spaces", "fortifications", "troops", "enemies", "angels"):
        for entry in data[part]:
            edition.names[entry["id"]] = {language: entry[language] for language in languages}
    edition.spaces = sorted([space["id"] for space in data["spaces"]])
    edition.space_numbers = {space: number for number, space in enumerate(edition.spaces)}
    _build_spaces(edition, _by_id(data["spaces"], edition.spaces))
    edition.forts = _deck(_by_id(data["fortifications"], FORTS))
    troops = _by_id(data["troops"], TROOPS)
    edition.troops = _deck(troops)
    edition.troop_type = _words(troops, "type", TYPES)
    edition.troops_of = _sets(edition.troop_type, 3)
    edition.destroy_type = TYPES.index(data.get("destroy_type", "artillery"))
    _build_enemies(edition, _by_id(data["enemies"], ENEMIES))
    angels = _by_id(data["angels"], ANGELS)
    edition.angel_value = _column(angels, "value")
    edition.angel_effect = _words(angels, "effect", EFFECTS)
    edition.angels_with = _sets(edition.angel_effect, 6)
    _build_rewards(edition, _by_id(data["rewards"], [f"R{year}" for year in YEARS]))
    return edition


def _build_spaces(edition: Edition, spaces: list[dict[str, Any]]) -> None:
    edition.space_action = _words(spaces, "action", ACTIONS)
    edition.space_gives = _table(spaces, "gives", RESOURCES)
    edition.space_choose = _column(spaces, "choose")
    actions = _sets(edition.space_action, 6)
    edition.troop_spaces = actions[BUY_TROOP]
    edition.fort_spaces = actions[BUY_FORT]
    edition.single_spaces = 0
    edition.spaces_for = vec[i64]([0] * 5)
    k: i64 = 0
    seats: i64 = 0
    for k in range(len(spaces)):
        if spaces[k]["limit"] is not None:
            edition.single_spaces |= only(k)
        for seats in range(spaces[k]["min_players"], 5):
            edition.spaces_for[seats] |= only(k)


def _deck(cards: list[dict[str, Any]]) -> Deck:
    deck = Deck()
    deck.attack = _column(cards, "attack")
    deck.cost = _table(cards, "cost", RESOURCES)
    deck.income = _table(cards, "income", [*RESOURCES, "angels"])
    deck.boost = _words(cards, "boost", TYPES)
    deck.score = _words(cards, "score", [*TYPES, "fortification"])
    deck.within = _within(deck.cost)
    deck.boosting = _sets(deck.boost, 3)
    return deck


def _build_enemies(edition: Edition, enemies: list[dict[str, Any]]) -> None:
    edition.enemy_type = _words(enemies, "type", TYPES)
    edition.enemy_power = _column(enemies, "power")
    edition.enemy_vp = _column(enemies, "vp")
    boosts = [entry["boost"] or {"type": None, "points": 0} for entry in enemies]
    edition.enemy_boost = _words(boosts, "type", TYPES)
    edition.enemy_points = _column(boosts, "points")
    edition.enemy_toll = _words(enemies, "toll", RESOURCES)
    edition.enemies_of = _sets(edition.enemy_type, 3)


def _build_rewards(edition: Edition, rewards: list[dict[str, Any]]) -> None:
    edition.needed = vec[i64]([0] * 20)
    edition.side = vec[i64]([0] * 80)
    year: i64 = 0
    seats: i64 = 0
    k: i64 = 0
    for year in range(4):
        for seats in range(2, 5):
            edition.needed[year * 5 + seats] = rewards[year]["needed"][str(seats)]
        for k in range(4):
            side = rewards[year]["sides"][k]
            at = (year * 4 + k) * 5
            for r, key in enumerate((*RESOURCES, "angels", "reinforce")):
                edition.side[at + r] = side[key]
    edition.combo = vec[i64]([0] * 12)
    edition.combo_words = []
    for k in range(4):
        words: list[str] | None = rewards[3]["sides"][k]["combo"]
        edition.combo_words.append(words)
        for word in words or []:
            edition.combo[k * 3 + _index(TYPES, word)] += 1
