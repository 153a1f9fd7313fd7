"""Card files of Castellum for tests: the house's with some changes, and random ones with boards of any size."""

import copy
from typing import Any

from castelude import Rng
from castelude.editions import read_edition
from castelude.games.castellum.cards import ACTIONS, EFFECTS, RESOURCES, TYPES

CardFile = dict[str, Any]


def house() -> CardFile:
    """The house edition, to be changed."""
    return copy.deepcopy(read_edition("castellum", "house"))


def generous() -> CardFile:
    """Rewards are easily won and angels are plenty, which leads random players into every corner of the rules."""
    data = house()
    data["edition"] = "generous"
    for fort in data["fortifications"][:4]:
        fort["income"]["angels"] = 2
    for reward in data["rewards"]:
        reward["needed"] = {"2": 1, "3": 1, "4": 1}
        for side in reward["sides"]:
            side["angels"] += 1
            side["reinforce"] += 1
    return data


def space(name: str, action: str, limit: int | None = None, min_players: int = 2, choose: int = 0) -> CardFile:
    """A space; one that gives resources gives one of each."""
    gives = {"gold": 1, "stone": 1, "wood": 1} if action == "gain" else None
    names = {"fr": f"Lieu {name}", "en": f"Place {name}"}
    facts = {"limit": limit, "action": action, "min_players": min_players, "gives": gives, "choose": choose}
    return {"id": name, **names, **facts}


def random_edition(rng: Rng) -> CardFile:
    """Another board of 3 to 40 places, other effects and another type that destroys; angels and rewards as generous."""
    data = generous()
    data["edition"] = "random"
    data["destroy_type"] = TYPES[rng.below(3)]
    board = [space("brug", "choose", choose=1 + rng.below(2))]
    for number in range(2 + rng.below(38)):
        action = ACTIONS[rng.below(len(ACTIONS))]
        choose = 1 + rng.below(2) if action == "choose" else 0
        board.append(space(f"p{number}", action, 1 if rng.below(2) else None, 2 + rng.below(3), choose))
    data["spaces"] = rng.shuffled(board)
    for angel in data["angels"]:
        angel["effect"] = EFFECTS[rng.below(len(EFFECTS))]
    for reward in data["rewards"]:
        reward["sides"][rng.below(4)]["angels"] = rng.below(10)
    for troop in data["troops"]:
        troop["income"]["angels"] = rng.below(2)
        troop["cost"] = {RESOURCES[rng.below(3)]: 1} if rng.below(4) else {}
    return data
