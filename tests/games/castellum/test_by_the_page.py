"""Legal lists, combat and scores, worked out a second time from state and card file by the letter of the page."""

from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

from castelude import Rng, new_match
from castelude.core.options import OptionValue
from castelude.editions import read_edition

State = dict[str, Any]
Options = dict[str, OptionValue]
HOUSE = read_edition("castellum", "house")
CARD = {
    entry["id"]: entry for part in ("spaces", "fortifications", "troops", "enemies", "angels") for entry in HOUSE[part]
}
PAIRS = ["+".join(pair) for pair in combinations_with_replacement(("gold", "stone", "wood"), 2)]


def can_pay(seat: State, card: str) -> bool:
    return all(seat[resource] >= number for resource, number in CARD[card]["cost"].items())


def room(state: State, seat: State, card: str) -> list[int]:
    """The columns of a seat, from 1, that have room for a card."""
    return [
        number
        for number, column in enumerate(seat["line"][: state["columns"]], 1)
        if (len(column["troops"]) < 2 if card.startswith("T") else column["fort"] is None)
    ]


def purchases(state: State, seat: State, what: str) -> list[str]:
    market = state["market_troops" if what == "troop" else "market_forts"]
    return [f"buy:{card}>c{k}" for card in market if can_pay(seat, card) for k in room(state, seat, card)]


def gifts(seat: State) -> list[str]:
    return [f"angel:{card}!gift:{pair}" for card in seat["angels"] if CARD[card]["effect"] == "gift" for pair in PAIRS]


def worker_actions(state: State, seat: State) -> list[str]:
    found = gifts(seat)
    for space, workers in state["spaces"].items():
        entry = CARD[space]
        if entry["limit"] == 1 and workers:
            continue
        if entry["action"] in ("troop", "fort") and not purchases(state, seat, entry["action"]):
            continue
        found.append(f"worker:{space}")
    return found


def angel_actions(state: State, number: int) -> list[str]:
    seat = state["seats"][number]
    places = [f"s{s}c{c}" for s in range(state["players"]) for c in range(1, state["columns"] + 1)]
    besieged = [place for place in places if state["seats"][int(place[1])]["line"][int(place[3]) - 1]["enemy"]]
    others = [
        troop
        for other, entry in enumerate(state["seats"])
        if other != number
        for column in entry["line"]
        for troop in column["troops"]
    ]
    artillery = any(CARD[troop]["type"] == "artillery" for column in seat["line"] for troop in column["troops"])
    found = ["pass", *gifts(seat)]
    for card in seat["angels"]:
        effect = CARD[card]["effect"]
        found += [f"angel:{card}+{place}" for place in places]
        if effect == "fury":
            found += [f"angel:{card}!fury:{place}" for place in besieged]
        if effect == "swap":
            found += [f"angel:{card}!swap:{one},{two}" for one, two in combinations(besieged, 2)]
        if effect == "hire":
            found += [
                f"angel:{card}!hire:{troop}>c{k}"
                for troop in [*others, *state["market_troops"]]
                if can_pay(seat, troop)
                for k in room(state, seat, troop)
            ]
        if effect == "destroy" and artillery and seat["stone"]:
            found += [f"angel:{card}!destroy:{place[2:]}" for place in besieged if int(place[1]) == number]
    return found


def legal_by_the_page(state: State) -> list[str]:
    actor, pending = state["actor"], state["pending"]
    seat = state["seats"][actor]
    if pending is None:
        if state["phase"] == "construction":
            return worker_actions(state, seat)
        if state["phase"] == "angels":
            return angel_actions(state, actor)
        return [
            f"enemy:{enemy}>s{s}c{c + 1}"
            for enemy in seat["enemies"]
            for s in range(state["players"])
            for c in range(state["columns"])
            if state["seats"][s]["line"][c]["enemy"] is None
        ]
    kind = pending["kind"]
    if kind == "take":
        return [f"take:{word}" for word in (("gold", "stone", "wood") if pending["count"] == 1 else PAIRS)]
    if kind == "buy":
        return purchases(state, seat, pending["what"])
    if kind == "excess":
        return [f"discard:{pending['card']}", *(f"angel:{pending['card']}!gift:{pair}" for pair in PAIRS)]
    if kind == "react":
        return ["let", *(f"cancel:{card}" for card in seat["angels"] if CARD[card]["effect"] == "cancel")]
    return [f"orient:{side}" for side in range(1, 5)]


@pytest.mark.clause("CM-12.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_legal_list_is_the_one_of_the_page(players: int, options: Options) -> None:
    for seed in range(25):
        match = new_match("castellum", players, options, seed=seed)
        rng = Rng(seed, "legal")
        while match.actor is not None:
            legal = match.legal()
            assert legal == sorted(legal_by_the_page(match.state()))
            # angels are rare at random, so they are sought
            angels = [action for action in legal if action == "worker:servaas" or "!" in action or "cancel" in action]
            choice = angels if angels and rng.below(3) == 0 else legal
            match.apply(choice[rng.below(len(choice))])


# ---- combat and scores ----


def attack_of(line: list[State], column: State) -> int:
    cards = [card for other in line for card in [other["fort"], *other["troops"]] if card is not None]
    points: int = column["bonus"] + sum(CARD[angel]["value"] for angel in column["angels"])
    points += CARD[column["fort"]]["attack"] if column["fort"] else 0
    for troop in column["troops"]:
        points += CARD[troop]["attack"] + sum(CARD[card]["boost"] == CARD[troop]["type"] for card in cards)
    return points


def power_of(line: list[State], column: State) -> int:
    enemy = CARD[column["enemy"]]
    boosts = [CARD[other["enemy"]]["boost"] for other in line if other["enemy"]]
    helped = sum(boost["points"] for boost in boosts if boost and boost["type"] == enemy["type"])
    return int(enemy["power"] + column["fury"] + helped)


def beaten_by_the_page(line: list[State]) -> list[str]:
    return [
        column["enemy"]
        for column in line
        if column["enemy"]
        and (column["fort"] or column["troops"])
        and attack_of(line, column) >= power_of(line, column)
    ]


@pytest.mark.clause("CM-8.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_combat_is_the_one_of_the_page(players: int, options: Options) -> None:
    """A pass that ends the angel phase leads to combat with the lines as they lay before it."""
    fought = beaten = 0
    for seed in range(25):
        match = new_match("castellum", players, options, seed=seed)
        rng = Rng(seed, "combat")
        while match.actor is not None:
            legal, before = match.legal(), match.state()
            wanted = [text for text in legal if text == "pass" or "servaas" in text or "vrijthof" in text]
            choice = wanted if wanted and rng.below(2) == 0 else legal
            action = choice[rng.below(len(choice))]
            match.apply(action)
            after = match.state()
            if action != "pass" or len(after["rewards"]) == len(before["rewards"]):
                continue
            fought += 1
            total = 0
            for old, new in zip(before["seats"], after["seats"], strict=True):
                gained = beaten_by_the_page(old["line"])
                beaten += len(gained)
                total += old["defeated_year"] + len(gained)
                assert sorted(old["defeated"] + gained) == new["defeated"]
            assert after["rewards"][-1]["defeated"] == total
            assert after["rewards"][-1]["won"] == (total >= before["needed"])
    assert fought > 12
    assert beaten > fought


def score_by_the_page(seat: State) -> int:
    forts = [column["fort"] for column in seat["line"] if column["fort"]]
    troops = [troop for column in seat["line"] for troop in column["troops"]]
    kinds = ["fortification"] * len(forts) + [CARD[troop]["type"] for troop in troops]
    score = sum(CARD[enemy]["vp"] for enemy in seat["defeated"]) + (seat["gold"] + seat["stone"] + seat["wood"]) // 3
    score += sum(kinds.count(CARD[card]["score"]) for card in [*forts, *troops] if CARD[card]["score"])
    if seat["combo"]:
        types = [CARD[enemy]["type"] for enemy in seat["defeated"]]
        score += min(types.count(kind) // seat["combo"].count(kind) for kind in seat["combo"])
    return int(score)


@pytest.mark.clause("CM-11.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_scores_are_those_of_the_page(players: int, options: Options) -> None:
    combos = 0
    for seed in range(120):
        match = new_match("castellum", players, options, seed=seed)
        match.playout(seed, 10_000)
        state = match.state()
        combos += any(seat["combo"] for seat in state["seats"])
        assert match.result().scores == [score_by_the_page(seat) for seat in state["seats"]]
        best = max(match.result().scores)
        assert match.result().winners == [seat for seat in range(players) if match.result().scores[seat] == best]
    assert (combos > 60) == bool(options)
