"""A table of Castel for tests: deals by recipe, play by action texts, and what lies where in short words.

A recipe is `2p; 0: king, soldier; 1: -; X: captain; turn_limit 2`: the number of players, the kinds that each hand and
the exchange (`X`) begin with, and options. Named cards are set apart first; all others in plain string order fill the
hands, the exchange and the piles. Seat 0 begins, chance is left to the test.

A fact is one of: `c3 = prince/0 knight-1/-` (a stack from the bottom with its pawns), `c3 empty`, `king in hand 0`,
`king in exchange`, `king in removed`, `actor 0`, `actor chance`, `active 1`, `actions 2`.
"""

import re
from typing import Any

from castelude import Match, new_match
from castelude.core.record import JsonObject
from castelude.games.castel.cards import CARD_IDS
from castelude.games.castel.setup import SIZES, deck


def recipe(text: str) -> tuple[int, dict[str, Any], JsonObject]:
    """Players, options and setup of a deal recipe."""
    parts = [part.strip() for part in text.split(";")]
    players = int(parts[0].removesuffix("p"))
    hand, pile, exchange = SIZES[players]
    hands: list[list[str]] = [[] for _ in range(players)]
    open_cards: list[str] = []
    options: dict[str, Any] = {}
    unused = deck(players)
    for part in parts[1:]:
        if ":" not in part:
            key, value = part.split()
            options[key] = {"true": True, "false": False}.get(value) if not value.isdigit() else int(value)
            continue
        where, _, kinds = part.partition(":")
        target = open_cards if where == "X" else hands[int(where)]
        for kind in [word.strip() for word in kinds.split(",") if word.strip() != "-"]:
            card = next(card for card in unused if card == kind or re.fullmatch(rf"{kind}-\d+", card))
            unused.remove(card)
            target.append(card)
    for target, number in [*((cards, hand) for cards in hands), (open_cards, exchange)]:
        while len(target) < number:
            target.append(unused.pop(0))
    piles = [[unused.pop(0) for _ in range(pile)] for _ in range(players)]
    assert unused == []
    return players, options, {"hands": hands, "piles": piles, "exchange": open_cards, "first": 0}


class CastelTable:
    """One game in a test."""

    def __init__(self, text: str) -> None:
        players, options, setup = recipe(text)
        self.match: Match = new_match("castel", players, options, setup=setup, manual_chance=True)

    def play(self, actions: str) -> "CastelTable":
        """Play several actions, written with spaces between them."""
        for action in actions.split():
            self.match.apply(action)
        return self

    @property
    def state(self) -> JsonObject:
        return self.match.state()

    @property
    def pending(self) -> JsonObject:
        pending: JsonObject = self.state["pending"]
        return pending

    def legal(self, verb: str = "") -> list[str]:
        """The legal actions that begin with a text."""
        return [action for action in self.match.legal() if action.startswith(verb)]

    def only(self, *actions: str) -> None:
        """These are all legal actions."""
        assert self.match.legal() == sorted(actions)

    def has(self, *actions: str) -> None:
        missing = set(actions) - set(self.match.legal())
        assert not missing, f"not legal: {missing}"

    def has_not(self, *actions: str) -> None:
        extra = set(actions) & set(self.match.legal())
        assert not extra, f"legal: {extra}"

    def shows(self, *facts: str) -> None:
        """All these facts hold."""
        for fact in facts:
            assert self._holds(fact), f"not so: {fact}; {self.state}"

    def ends(self, end: str, winners: list[int]) -> None:
        """The game is over in this way, and these seats have won."""
        assert self.match.actor is None
        assert self.state["end"] == end
        assert self.state["winners"] == self.match.result().winners == winners

    def _holds(self, fact: str) -> bool:
        state = self.state
        if match := re.fullmatch(r"(\w+) = (.+)", fact):
            return self.stack(match[1]) == match[2]
        if match := re.fullmatch(r"(\w+) empty", fact):
            return match[1] not in state["board"]
        if match := re.fullmatch(r"([\w-]+) in hand (\d)", fact):
            return match[1] in state["hands"][int(match[2])]
        if match := re.fullmatch(r"([\w-]+) in (exchange|removed)", fact):
            return match[1] in state[match[2]]
        if match := re.fullmatch(r"(actor|active|actions) (\w+)", fact):
            key = "actions_left" if match[1] == "actions" else match[1]
            return str(state[key]) == match[2]
        raise ValueError(f"not a fact: {fact}")

    def stack(self, place: str) -> str:
        """What lies at a place, as in a fact."""
        cards = self.state["board"].get(place, [])
        return " ".join(f"{card['card']}/{'-' if card['pawn'] is None else card['pawn']}" for card in cards)

    def refused(self, action: str) -> str | None:
        """The clause by which an action is refused; fails when it is legal."""
        verdict = self.match.explain(action)
        assert not verdict.legal, f"{action} is legal"
        assert action not in self.match.legal()
        assert verdict.words("en")
        assert verdict.words("fr")
        return verdict.clause

    def allowed(self, action: str) -> str | None:
        """The clause by which an action is allowed; fails when it is not."""
        verdict = self.match.explain(action)
        assert verdict.legal, f"{action} is not legal: {verdict.words()}"
        assert action in self.match.legal()
        return verdict.clause


def table(text: str, actions: str = "") -> CastelTable:
    """A game by a deal recipe, after some actions."""
    return CastelTable(text).play(actions)


def all_cards() -> list[str]:
    return list(CARD_IDS)
