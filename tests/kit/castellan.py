"""A table for tests: games of Castellan that begin with the hands one names."""

from typing import Any

from castelude import Match, new_match
from castelude.games.castellan import edition
from castelude.games.castellan.position import CastellanPosition

A = "T2 T5 W1 W4"
B = "T2 T4 W2 W4"
ALL_OF_A = "play:T2+T5+W1+W4"
ALL_OF_B = "play:T2+T4+W2+W4"


def decks(hand: str, back: str) -> list[str]:
    """A deck with the cards of the hand that have this back on top."""
    ids = [card for card in edition.load("house").ids if card.startswith(back)]
    top = [card for card in hand.split() if card.startswith(back)]
    return top + [card for card in ids if card not in top]


def setup_for(*hands: str, first: int = 0) -> dict[str, Any]:
    return {
        "first": first,
        "tower_decks": [decks(hand, "T") for hand in hands],
        "wall_decks": [decks(hand, "W") for hand in hands],
    }


def table(*hands: str, first: int = 0, **options: object) -> Match:
    """A game with these starting hands; one hand is for two seats."""
    hands = hands if len(hands) > 1 else (hands[0], hands[0])
    return new_match("castellan", len(hands), options, setup=setup_for(*hands, first=first))


def after(match: Match, *actions: str) -> Match:
    """The game after these actions, given in one text or several."""
    match.apply_all([action for text in actions for action in text.split()])
    return match


def position(match: Match) -> CastellanPosition:
    assert isinstance(match.position, CastellanPosition)
    return match.position


def give(here: CastellanPosition, seat: int, hand: str = "", tower_deck: str = "", wall_deck: str = "") -> None:
    """Put these cards into a seat's hand and decks; all its other cards count as played before."""
    number = here.edition.ids.index
    here.hands[seat] = sum(1 << number(card) for card in hand.split())
    for back, deck in enumerate((tower_deck.split(), wall_deck.split())):
        here.drawn[seat * 2 + back] = 7 - len(deck)
        for place, card in enumerate(deck):
            here.decks[seat * 14 + back * 7 + 7 - len(deck) + place] = number(card)


def go(match: Match, *actions: str) -> CastellanPosition:
    """Play on from a position that was changed by hand, which a record cannot tell."""
    here = position(match)
    for text in actions:
        for action in text.split():
            here.play(match.game.parse(here, action))
    return here


def legal(match: Match) -> str:
    return " ".join(match.legal())


def courtyards(match: Match) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = match.state()["courtyards"]
    return found


def phase(match: Match) -> str:
    return str(match.state()["phase"])


SQUARE = "T0,0 S0,0E T1,0 S0,0N T0,1 S0,1E S1,0N"
"""From all of A: a square of short walls without its corner at 1,1."""
HALL = "T0,0 L0,0E T2,0 L0,0N T0,2 L0,2E S2,0N T2,1 S2,1N T2,2"
"""From all of A: a courtyard of size 4 with five towers, named 0,0."""
TWO_CELLS = "T0,0 S0,0N T0,1 S0,1E T1,1 S1,1E T2,1 S2,0N T2,0 S0,0E S1,0E"
"""From all of B: two cells side by side, without the tower at 1,0."""
