"""Where every card of Castellum lies in a state."""

from collections import Counter
from typing import Any

from castelude.games.castellum.cards import ANGELS, ENEMIES, FORTS, TROOPS

State = dict[str, Any]


def places_of(state: State, key: str) -> list[Any]:
    return [column[key] for seat in state["seats"] for column in seat["line"]]


def one_of_each(found: list[str], cards: list[str]) -> None:
    assert Counter(found) == Counter(cards)


def check_cards(state: State) -> None:
    """Every card lies in exactly one place."""
    boxed = FORTS[state["players"] : 4]
    forts = [fort for fort in places_of(state, "fort") if fort is not None]
    one_of_each(boxed + forts + state["fort_deck"] + state["market_forts"] + state["fort_discard"], FORTS)
    troops = [troop for troops in places_of(state, "troops") for troop in troops]
    one_of_each(troops + state["troop_deck"] + state["market_troops"] + state["troop_discard"], TROOPS)
    enemies = [enemy for enemy in places_of(state, "enemy") if enemy is not None]
    for year, pile in state["enemy_decks"].items():
        assert all(card.startswith(f"E{year}") for card in pile)
        enemies += pile
    for seat in state["seats"]:
        enemies += seat["enemies"] + seat["defeated"]
    one_of_each(enemies + state["enemy_discard"], ENEMIES)
    angels = [angel for under in places_of(state, "angels") for angel in under]
    for seat in state["seats"]:
        angels += seat["angels"]
    pending = state["pending"] or {}
    angels += [entry["card"] for entry in pending.get("played", [])]
    angels += [pending["card"]] if pending.get("kind") == "excess" else []
    one_of_each(angels + state["angel_deck"] + state["angel_discard"], ANGELS)
