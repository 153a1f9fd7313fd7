"""Cards, spaces and questions of Castellum in words, for drawings, pictures and tooltips."""

from collections.abc import Iterable, Mapping

from castelude.core.verdict import Param
from castelude.games.castellum.board import OVER, Board
from castelude.games.castellum.cards import (
    ACTIONS,
    ANGELS,
    CHOOSE,
    EFFECTS,
    ENEMIES,
    FORTS,
    GAIN,
    RESOURCES,
    SCORED,
    TROOPS,
    TYPES,
)
from castelude.games.castellum.decisions import QUESTIONS
from castelude.games.castellum.edition import Deck, Edition
from castelude.games.castellum.scoring import winners_of
from castelude.texts import say


def seat_name(seat: int, lang: str) -> str:
    return say(f"castellum-seat-{seat}", lang)


def card_name(edition: Edition, card: str, lang: str) -> str:
    """The name of a card or a space; an owner's card file may lack the language, and then has another."""
    names = edition.names[card]
    return names.get(lang) or next(iter(names.values()), "") or say(f"castellum-name-{card}", lang)


def amounts(numbers: Iterable[int], lang: str) -> str:
    """Gold, stone, wood and angels, those that there are: `2 gold and 1 wood`."""
    words = (*RESOURCES, "angels")
    parts = [say(f"castellum-{word}", lang, number=n) for word, n in zip(words, numbers, strict=False) if n]
    if not parts:
        return say("castellum-nothing", lang)
    *first, last = parts
    return say("castellum-and", lang, first=", ".join(first), last=last) if first else last


def types(kinds: Iterable[str], lang: str) -> str:
    """Types of cards: `infantry + cavalry`."""
    return " + ".join(say(f"castellum-{kind}", lang) for kind in kinds)


def named(edition: Edition, params: Mapping[str, Param], lang: str) -> dict[str, Param]:
    """The parameters of a log line with cards, spaces, seats, amounts and types in words; a space tells its gifts."""
    words = {key: _in_words(edition, key, value, lang) for key, value in params.items()}
    if "space" in params:
        number = edition.space_numbers[str(params["space"])]
        words["given"] = amounts(edition.space_gives[number * 3 : number * 3 + 3], lang)
    return words


def _in_words(edition: Edition, key: str, value: Param, lang: str) -> Param:
    if not isinstance(value, str):
        return value
    if key.startswith("owner"):
        return seat_name(int(value[1]), lang)
    parts = value.split("+")
    if key == "given":
        return amounts([parts.count(word) for word in (*RESOURCES, "angels")], lang)
    if key == "combo":
        return types(parts, lang)
    if key != "space" and value in edition.space_numbers:  # an edition may call a space `gold`
        return value
    ids = parts if key == "enemies" else [value]
    return ", ".join(card_name(edition, card, lang) if card in edition.names else card for card in ids)


def space(edition: Edition, number: int, lang: str) -> str:
    """What a space does."""
    action = edition.space_action[number]
    gives = amounts(edition.space_gives[number * 3 : number * 3 + 3], lang) if action == GAIN else ""
    choose = edition.space_choose[number] if action == CHOOSE else 0
    return say(f"castellum-space-{ACTIONS[action]}", lang, gives=gives, number=choose)


def space_name(edition: Edition, number: int, lang: str) -> str:
    return card_name(edition, edition.spaces[number], lang)


def fort(edition: Edition, number: int, lang: str) -> str:
    return _building(edition, FORTS[number], edition.forts, number, lang)


def troop(edition: Edition, number: int, lang: str) -> str:
    kind = say(f"castellum-{TYPES[edition.troop_type[number]]}", lang)
    return _building(edition, TROOPS[number], edition.troops, number, lang, kind)


def _building(edition: Edition, card: str, deck: Deck, number: int, lang: str, *kind: str) -> str:
    """What is printed on a card that is bought; of a troop, its kind first."""
    cost, income = deck.cost[number * 3 : number * 3 + 3], deck.income[number * 4 : number * 4 + 4]
    boost, score = deck.boost[number], deck.score[number]
    attack = say("castellum-card-attack", lang, number=deck.attack[number])
    parts = [f"{card} {card_name(edition, card, lang)}", *kind, attack]
    if any(cost):
        parts.append(say("castellum-card-cost", lang, cost=amounts(cost, lang)))
    if any(income):
        parts.append(say("castellum-card-income", lang, income=amounts(income, lang)))
    if boost >= 0:
        parts.append(say("castellum-card-boost", lang, type=say(f"castellum-{TYPES[boost]}", lang)))
    if score >= 0:
        parts.append(say("castellum-card-score", lang, kind=say(f"castellum-{SCORED[score]}", lang)))
    return ", ".join(parts)


def enemy(edition: Edition, number: int, lang: str) -> str:
    card = ENEMIES[number]
    parts = [
        f"{card} {card_name(edition, card, lang)}",
        say(f"castellum-{TYPES[edition.enemy_type[number]]}", lang),
        say("castellum-card-power", lang, number=edition.enemy_power[number]),
        say("castellum-card-vp", lang, number=edition.enemy_vp[number]),
    ]
    boost, toll = edition.enemy_boost[number], edition.enemy_toll[number]
    if boost >= 0:
        kind = say(f"castellum-{TYPES[boost]}", lang)
        parts.append(say("castellum-card-enemy-boost", lang, points=edition.enemy_points[number], type=kind))
    if toll >= 0:
        parts.append(say("castellum-card-toll", lang, resource=RESOURCES[toll]))
    return ", ".join(parts)


def angel(edition: Edition, number: int, lang: str) -> str:
    card = ANGELS[number]
    return ", ".join(
        [
            f"{card} {card_name(edition, card, lang)}",
            say("castellum-card-value", lang, number=edition.angel_value[number]),
            effect(edition, EFFECTS[edition.angel_effect[number]], lang),
        ]
    )


def effect(edition: Edition, word: str, lang: str) -> str:
    """What an angel can be played for."""
    return say(f"castellum-effect-{word}", lang, type=TYPES[edition.destroy_type])


def question(board: Board, lang: str) -> str:
    """What is asked now, as a sentence; at the end, the winners."""
    if board.phase == OVER:
        winners = winners_of(board)
        names = ", ".join(seat_name(seat, lang) for seat in winners)
        return say("castellum-ask-over", lang, winners=names, count=len(winners))
    word = QUESTIONS[board.asked].word
    return say(f"castellum-ask-{word}", lang, seat=seat_name(board.decider, lang), count=board.amount)
