"""The positions of Castellan's rules page (`locales/*/rules/castellan.md`)."""

from castelude.core.examples import Example
from castelude.core.record import JsonObject
from castelude.editions import HOUSE
from castelude.games.castellan import edition

A = "T2 T5 W1 W4"
B = "T2 T4 W2 W4"
ALL_OF_A = "play:T2+T5+W1+W4"
SQUARE = f"{ALL_OF_A} T0,0 S0,0E T1,0 S0,0N T0,1 S0,1E S1,0N"
"""A square of short walls without its corner at 1,1."""
HALL = f"{ALL_OF_A} T0,0 L0,0E T2,0 L0,0N T0,2 L0,2E S2,0N T2,1 S2,1N T2,2"
"""A courtyard of four cells with five towers."""
FILLED = f"{HALL} double:0,0 S1,1E S-1,0E S0,-1N S2,0E S2,-1N draw:W1T0"
TWO_CELLS = "play:T2+T4+W2+W4 T0,0 S0,0N T0,1 S0,1E T1,1 S1,1E T2,1 S2,0N T2,0 S0,0E S1,0E T1,0"
"""A courtyard of two cells with six towers."""
STUCK = ("T2 T4 W1 W2", "T1 T2 W1 W2")


def setup_for(*hands: str) -> JsonObject:
    """A setup with these starting hands, such as `T2 T5 W1 W4`; the other cards follow in their order."""
    ids = edition.load(HOUSE).ids

    def deck(hand: str, back: str) -> list[str]:
        top = [card for card in hand.split() if card.startswith(back)]
        return top + [card for card in ids if card.startswith(back) and card not in top]

    return {
        "first": 0,
        "tower_decks": [deck(hand, "T") for hand in hands],
        "wall_decks": [deck(hand, "W") for hand in hands],
    }


def example(hands: str | tuple[str, str], played: str, next: str = "", **claims: object) -> Example:
    """A game of two seats with these hands, seen by seat 0."""
    both = (hands, hands) if isinstance(hands, str) else hands
    return Example(setup_for(*both), played=played.split(), next=next.split(), seat=0, **claims)  # type: ignore[arg-type]


EXAMPLES = {
    "hand": example(A, "", legal=["play:T2", "play:W1+W4", ALL_OF_A]),
    "pieces": example(A, f"{ALL_OF_A} T0,0", "L0,0E T2,0 S2,0N", legal=["L0,0E", "S0,0E"]),
    "first-turn": example(
        "T1 T7 W5 W6", "", "play:T7+W6", legal=["play:T7", "play:T7+W6"], refused={"play:T1": "CA-6.3"}
    ),
    "no-room": example(
        A,
        f"{ALL_OF_A} T0,0 L0,0E T2,0 L0,0N T0,2",
        legal=["L2,0N", "S2,0N", "L0,2E", "S0,2E"],
        refused={"S1,0N": "CA-4.3", "L0,1E": "CA-4.4"},
    ),
    "wall-end": example(
        A, f"{ALL_OF_A} T0,0 S0,0E T1,0 S1,0N S0,0N T0,1", "S0,1E", legal=["S0,1E"], refused={"L0,1E": "CA-4.4"}
    ),
    "open-corner": example(A, SQUARE, "T1,1", then_legal=["double:0,0", "keep"]),
    "hall": example(A, HALL, "double:0,0", leads_to={"scores": [10, 0], "keeps": [2, 0]}),
    "not-inside": example(A, f"{FILLED} play:T2", legal=["T-1,0", "T3,0"], refused={"T1,1": "CA-4.5"}),
    "tower-inside": example(
        A,
        f"{FILLED} play:T2 T-1,0 T0,-1 S-1,2E S0,2N draw:W1T0 play:W2",
        "T1,1",
        leads_to={"scores": [12, 0]},
    ),
    "divided": example(B, f"{TWO_CELLS} keep", "S1,0N keep", leads_to={"scores": [8, 0], "keeps": [2, 0]}),
    "doubled-and-divided": example(
        B, f"{TWO_CELLS} double:0,0", "S1,0N stay:1,0", leads_to={"scores": [12, 0], "keeps": [3, 0]}
    ),
    "handed-on": example(
        STUCK,
        "play:T4 T0,0 L0,0E T2,0 draw:W1T0",
        "play:T1 draw:W1T1",
        leads_to={"pool": {"L": 0, "S": 0, "T": 2}, "actor": 0},
    ),
    "draw": example(
        STUCK,
        "play:T4 T0,0 L0,0E T2,0 draw:W1T0 play:T1",
        "draw:W1T1",
        legal=["draw:W0T2", "draw:W1T1", "draw:W2T0"],
    ),
}
