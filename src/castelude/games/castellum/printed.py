"""Cards, spaces and rewards of an edition as plain data: what a client writes on them."""

from collections.abc import Sequence

from castelude.core.bits import members
from castelude.core.record import JsonObject
from castelude.games.castellum import cards
from castelude.games.castellum.edition import Deck, Edition
from castelude.games.castellum.words import card_name
from castelude.texts import LANGUAGES

GIVEN = [*cards.RESOURCES, "angels", "reinforce"]
LAST_YEAR = 3


def _word(words: Sequence[str], number: int) -> str | None:
    return words[number] if number >= 0 else None


def _some(words: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    """Only what there is any of."""
    return {word: number for word, number in zip(words, numbers, strict=True) if number}


def _names(edition: Edition, card: str) -> JsonObject:
    return {"names": {lang: card_name(edition, card, lang) for lang in LANGUAGES}}


def printed(edition: Edition, players: int) -> JsonObject:
    """Everything that is printed: the same from the first position of a game to the last."""
    return {
        "cards": {name: card(edition, name) for name in [*cards.FORTS, *cards.TROOPS, *cards.ENEMIES, *cards.ANGELS]},
        "spaces": spaces(edition, players),
        "rewards": rewards(edition, players),
    }


def card(edition: Edition, name: str) -> JsonObject:
    """All that is printed on a card."""
    facts = {"id": name, **_names(edition, name)}
    if name.startswith("F"):
        return {**facts, "kind": "fort", "type": None, **_building(edition.forts, cards.FORTS.index(name))}
    if name.startswith("T"):
        number = cards.TROOPS.index(name)
        kind = cards.TYPES[edition.troop_type[number]]
        return {**facts, "kind": "troop", "type": kind, **_building(edition.troops, number)}
    if name.startswith("E"):
        number = cards.ENEMIES.index(name)
        boost = _word(cards.TYPES, edition.enemy_boost[number])
        return {
            **facts,
            "kind": "enemy",
            "type": cards.TYPES[edition.enemy_type[number]],
            "power": edition.enemy_power[number],
            "vp": edition.enemy_vp[number],
            "boost": boost,
            "points": edition.enemy_points[number] if boost else 0,
            "toll": _word(cards.RESOURCES, edition.enemy_toll[number]),
        }
    number = cards.ANGELS.index(name)
    effect = cards.EFFECTS[edition.angel_effect[number]]
    needs = cards.TYPES[edition.destroy_type] if effect == "destroy" else None
    return {**facts, "kind": "angel", "value": edition.angel_value[number], "effect": effect, "needs": needs}


def _building(deck: Deck, number: int) -> JsonObject:
    """What is printed on fortifications and troops alike."""
    return {
        "attack": deck.attack[number],
        "cost": _some(cards.RESOURCES, list(deck.cost[number * 3 : number * 3 + 3])),
        "income": _some(GIVEN[:4], list(deck.income[number * 4 : number * 4 + 4])),
        "boost": _word(cards.TYPES, deck.boost[number]),
        "score": _word(cards.SCORED, deck.score[number]),
    }


def spaces(edition: Edition, players: int) -> JsonObject:
    """What the spaces that exist for this number of seats do."""
    found: JsonObject = {}
    for number in members(edition.spaces_for[players]):
        action = edition.space_action[number]
        gives = list(edition.space_gives[number * 3 : number * 3 + 3]) if action == cards.GAIN else []
        found[edition.spaces[number]] = {
            **_names(edition, edition.spaces[number]),
            "action": cards.ACTIONS[action],
            "single": bool(edition.single_spaces >> number & 1),
            "gives": _some(cards.RESOURCES, gives) if gives else {},
            "choose": edition.space_choose[number] if action == cards.CHOOSE else 0,
        }
    return found


def rewards(edition: Edition, players: int) -> JsonObject:
    """For each year how many enemies must be defeated, and what the four sides of its reward show."""
    return {
        str(cards.YEARS[year]): {
            "needed": edition.needed[year * 5 + players],
            "sides": [_side(edition, year, side) for side in range(4)],
        }
        for year in range(4)
    }


def _side(edition: Edition, year: int, side: int) -> JsonObject:
    at = (year * 4 + side) * 5
    combo = edition.combo_words[side] if year == LAST_YEAR else None
    return {**_some(GIVEN, list(edition.side[at : at + 5])), "combo": list(combo) if combo else []}
