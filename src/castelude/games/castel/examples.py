"""The positions of Castel's rules page (`locales/*/rules/castel.md`)."""

import re

from castelude.core.examples import Example
from castelude.core.options import OptionValue
from castelude.core.record import JsonObject
from castelude.games.castel.dealing import SIZES
from castelude.games.castel.setup import deck

MINSTREL = "2p; 0: prince, princess, knight; 1: favourite, minstrel"
KING = "2p; 0: king, soldier; 1: archer, favourite"
BEFORE_THE_KING = "place:soldier@b1 draw place:favourite@b2 place:archer@a1"


def deal(recipe: str) -> tuple[int, JsonObject, dict[str, OptionValue]]:
    """Players, setup and options of a recipe: `2p; 0: king, soldier; 1: -; X: captain; minstrel two`.

    It names options and the cards that hands and exchange (`X`) begin with; all others follow in plain string order.
    """
    first, *parts = (part.strip() for part in recipe.split(";"))
    players = int(first.removesuffix("p"))
    unused = deck(players)
    hands: list[list[str]] = [[] for _ in range(players)]
    exchange: list[str] = []
    options: dict[str, OptionValue] = {}
    for part in parts:
        where, colon, kinds = part.partition(":")
        if not colon:
            key, value = part.split()
            options[key] = int(value) if value.isdigit() else {"true": True, "false": False}.get(value, value)
            continue
        for kind in (word.strip() for word in kinds.split(",") if word.strip() != "-"):
            card = next(card for card in unused if re.sub(r"-\d+$", "", card) == kind)
            unused.remove(card)
            (exchange if where == "X" else hands[int(where)]).append(card)
    hand_size, pile_size, exchange_size = SIZES[players]
    for cards, size in [*((hand, hand_size) for hand in hands), (exchange, exchange_size)]:
        missing = max(0, size - len(cards))
        cards += unused[:missing]
        del unused[:missing]
    piles = [unused[seat * pile_size : (seat + 1) * pile_size] for seat in range(players)]
    return players, {"hands": hands, "piles": piles, "exchange": exchange, "first": 0}, options


def example(recipe: str, played: str, next: str = "", seat: int | None = None, **claims: object) -> Example:
    players, setup, options = deal(recipe)
    return Example(setup, players, options, played.split(), next.split(), seat, **claims)  # type: ignore[arg-type]


def stack(*cards: str) -> list[JsonObject]:
    """A stack as the state shows it: `prince/0` bears the pawn of seat 0, `prince/-` none."""
    parts = [card.split("/") for card in cards]
    return [{"card": card, "pawn": None if pawn == "-" else int(pawn)} for card, pawn in parts]


EXAMPLES = {
    "zones": example(
        "2p; 0: king, soldier, archer; 1: siege, herald",
        "place:king@c3 place:archer@a1 place:siege@N place:herald@out",
        refused={"place:soldier@d3": "CT-4.2", "place:soldier@a6": "CT-4.2"},
        leads_to={
            "board": {"c3": stack("king/0"), "a1": stack("archer/0"), "N": stack("siege-1/1"), "o1": stack("herald/1")}
        },
    ),
    "hand": example("2p; 0: soldier, archer; 1: -; X: king", "", seat=0, legal=["draw", "swap:archer>king"]),
    "draw": example("2p; 0: soldier, archer; 1: -", "", "draw", 0, legal=["draw"]),
    "swap": example("2p; 0: archer; 1: -; X: king", "", "swap:archer>king", 0, legal=["swap:archer>king"]),
    "queen": example(
        "2p; 0: king, queen, soldier; 1: thief, prince",
        "place:soldier@b1 draw place:thief@e5 place:prince@b2 place:king@c3 send:thief@e5",
        "place:queen@d3",
        0,
        legal=["place:queen@d3", "place:queen@b4"],
        refused={"place:queen@e3": "CT-4.6"},
        then_legal=["send:king@c3", "send:prince@b2"],
    ),
    "knight": example(
        "2p; 0: prince, knight; 1: courtier, thief",
        "place:prince@c3",
        "place:knight@c3 place:courtier@c4",
        leads_to={"board": {"c3": stack("prince/0"), "c4": stack("courtier/1")}},
    ),
    "priest": example(
        "2p; 0: prince, priest; 1: courtier",
        "place:prince@c3",
        "place:priest@c4 place:courtier@d3",
        leads_to={"board": {"c3": stack("prince/0"), "c4": None}},
    ),
    "full-rampart": example(
        "2p; 0: soldier, soldier, soldier; 1: siege, soldier",
        "place:soldier@b1 place:soldier@c1 place:siege@S draw place:soldier@d1 draw",
        "place:soldier@e1",
        leads_to={"board": {"S": None, "e1": stack("soldier-04/1")}},
    ),
    "fourth-engine": example(
        "2p; 0: captain, soldier, siege, siege; 1: soldier, soldier, siege, siege",
        "place:captain@b1 place:soldier@c1 place:soldier@d1 place:soldier@a2 place:siege@N place:siege@E place:siege@S",
        "place:siege@W",
        leads_to={"board": {"a2": None, "b1": None, "c1": stack("soldier-01/0"), "d1": stack("soldier-02/1")}},
    ),
    "thief": example(
        "2p; 0: prince, thief; 1: courtier",
        "place:prince@c3",
        "place:thief@c4 place:courtier@d4 send:prince@c3",
        leads_to={"board": {"c3": None}},
    ),
    "king": example(
        KING,
        f"{BEFORE_THE_KING} place:king@d4",
        "send:archer@a1 send:king@d4",
        legal=["send:archer@a1", "send:favourite@b2", "send:soldier@b1"],
        leads_to={"board": {"a1": None, "b2": stack("favourite/1"), "d4": None}},
    ),
    "minstrel": example(
        MINSTREL,
        "place:prince@b2 place:princess@d2 place:favourite@c4 draw draw draw place:minstrel@c3",
        "lay:b2=favourite lay:c4=princess",
        legal=["lay:b2=favourite", "lay:b2=prince", "lay:b2=princess"],
        leads_to={"board": {"b2": stack("favourite/1"), "c4": stack("princess/0"), "d2": stack("prince/0")}},
    ),
    "spy": example(
        "2p; 0: prince, spy; 1: princess, favourite",
        "place:prince@b2 draw place:princess@d2 place:favourite@c4 place:spy@c3",
        "pawn:prince@b2=1 pawn:favourite@c4=1",
        legal=["pawn:prince@b2=0", "pawn:prince@b2=1"],
        leads_to={"board": {"b2": stack("prince/1"), "c4": stack("favourite/1"), "d2": stack("princess/0")}},
    ),
    "advisor": example(
        "2p; 0: king, advisor; 1: soldier; X: archer, dragon, queen, lady, ghost, ambassador",
        "place:king@c3 draw place:soldier@b1 draw place:advisor@d4",
        "enter:queen@c2 send:king@c3",
        0,
        legal=["enter:archer@a1", "enter:dragon@out", "enter:queen@c2"],
        leads_to={"board": {"c2": stack("queen/-"), "c3": None}},
    ),
    "watchman": example(
        "2p; 0: soldier, soldier, soldier, watchman; 1: siege, soldier",
        "place:soldier@b1 place:soldier@c1 place:siege@S place:soldier@f2 place:soldier@d1 draw draw draw "
        "place:watchman@a1",
        "move:soldier@f2>e1",
        legal=["move:soldier@f2>e1", "move:soldier@b1>e1"],
        leads_to={"board": {"S": None, "e1": stack("soldier-04/1")}},
    ),
    "herald": example(
        "2p; 0: herald; 1: king, archer; X: captain",
        "place:herald@out draw",
        "place:king@b2",
        1,
        legal=["place:king@b2"],
        refused={"draw": "CT-3.6"},
        leads_to={"board": {"b2": stack("king/1")}},
    ),
}
