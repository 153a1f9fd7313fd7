"""A table of Castel for tests: deals by recipe, scenes with a board, play by action texts, and facts in short words.

A recipe is `2p; 0: king, soldier; 1: -; X: captain; turn_limit 2`: the number of players, the kinds that each hand and
the exchange (`X`) begin with, and options. In a deal (`table`) named cards are set apart first; all others in plain
string order fill the hands, the exchange and the piles. In a scene the hands and the exchange are exactly what is named
and all other cards that are not on the board lie in the piles. Seat 0 begins, chance is left to the test.

A board is `c3 prince/0 knight/1, b1 soldier/-, o1 dragon/1`: at each place a stack from the bottom, each card with its
pawn's seat or `-`. A fact is one of: `c3 = prince/0 knight-1/-`, `c3 empty`, `king in hand 0`, `king in exchange`,
`king in removed`, `actor 0`, `actor chance`, `active 1`, `actions 2`, `turn 3`, `idle 1`, `progress True`, `last king`.
"""

import re
from dataclasses import dataclass, field
from typing import Any

from castelude.core.position import CHANCE, NOBODY
from castelude.core.record import JsonObject
from castelude.core.verdict import Verdict
from castelude.games.castel import GAME
from castelude.games.castel.board import MOST_IN_A_PILE, NO_LIMIT, new_board
from castelude.games.castel.cards import CARDS
from castelude.games.castel.dealing import SIZES
from castelude.games.castel.geometry import BY_NAME
from castelude.games.castel.position import CastelPosition, new_position
from castelude.games.castel.setup import deck
from tests.kit import short


@dataclass
class Recipe:
    """A recipe taken apart; `unused` are the cards that it does not name."""

    players: int
    unused: list[str]
    hands: list[list[str]]
    exchange: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)

    def take(self, kind: str) -> str:
        """The first unused copy of a kind."""
        card = next(card for card in self.unused if card == kind or re.fullmatch(rf"{kind}-\d+", card))
        self.unused.remove(card)
        return card


def recipe(text: str) -> Recipe:
    parts = [part.strip() for part in text.split(";")]
    players = int(parts[0].removesuffix("p"))
    found = Recipe(players, deck(players), [[] for _ in range(players)])
    for part in parts[1:]:
        if ":" not in part:
            key, value = part.split()
            found.options[key] = int(value) if value.isdigit() else {"true": True, "false": False}.get(value, value)
            continue
        where, _, kinds = part.partition(":")
        target = found.exchange if where == "X" else found.hands[int(where)]
        target += [found.take(word.strip()) for word in kinds.split(",") if word.strip() != "-"]
    return found


def setup_of(text: str) -> tuple[int, dict[str, Any], JsonObject]:
    """Players, options and setup of a deal recipe."""
    found = recipe(text)
    hand, pile, exchange = SIZES[found.players]
    for cards, number in [*((cards, hand) for cards in found.hands), (found.exchange, exchange)]:
        while len(cards) < number:
            cards.append(found.unused.pop(0))
    piles = [[found.unused.pop(0) for _ in range(pile)] for _ in range(found.players)]
    assert found.unused == []
    setup = {"hands": found.hands, "piles": piles, "exchange": found.exchange, "first": 0}
    return found.players, found.options, setup


class CastelTable:
    """One game in a test."""

    def __init__(self, position: CastelPosition) -> None:
        self.position = position

    def play(self, actions: str) -> "CastelTable":
        """Play several actions, written with spaces between them."""
        for action in actions.split():
            self.position.play(GAME.parse(self.position, action))
        return self

    @property
    def state(self) -> JsonObject:
        return GAME.state(self.position)

    @property
    def pending(self) -> JsonObject:
        """The pending effect; an empty object when there is none."""
        pending: JsonObject = self.state["pending"] or {}
        return pending

    @property
    def actor(self) -> int | str | None:
        actor = self.position.actor()
        return None if actor == NOBODY else "chance" if actor == CHANCE else actor

    def view(self, seat: int | None) -> JsonObject:
        return GAME.view(self.position, seat)

    def legal(self, beginning: str = "") -> list[str]:
        """The legal actions that begin with a text."""
        return [action for action in GAME.legal(self.position) if action.startswith(beginning)]

    def only(self, *actions: str) -> None:
        """These are all legal actions."""
        assert self.legal() == sorted(actions)

    def has(self, *actions: str) -> None:
        missing = set(actions) - set(self.legal())
        assert not missing, f"not legal: {missing}"

    def has_not(self, *actions: str) -> None:
        extra = set(actions) & set(self.legal())
        assert not extra, f"legal: {extra}"

    def shows(self, *facts: str) -> None:
        """All these facts hold."""
        for fact in facts:
            assert self._holds(fact), f"not so: {fact}; {self.state}"

    def ends(self, end: str, winners: list[int]) -> None:
        """The game is over in this way, and these seats have won."""
        assert self.actor is None
        assert self.legal() == []
        assert self.state["end"] == end
        assert self.state["winners"] == winners == self.position.winners()

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
        if match := re.fullmatch(r"(actor|active|actions|idle|progress|turn|last) ([\w-]+)", fact):
            key = "actions_left" if match[1] == "actions" else match[1]
            return str(state[key]) == match[2]
        raise ValueError(f"not a fact: {fact}")

    def stack(self, place: str) -> str:
        """What lies at a place, as in a fact."""
        cards = self.state["board"].get(place, [])
        return " ".join(f"{card['card']}/{'-' if card['pawn'] is None else card['pawn']}" for card in cards)

    def explain(self, action: str) -> Verdict:
        """The verdict on an action, which must agree with the legal list and have words in both languages."""
        verdict = GAME.explain(self.position, action)
        assert verdict.legal == (action in self.legal())
        assert verdict.words("en")
        assert verdict.words("fr")
        return verdict

    def refused(self, action: str) -> str:
        """Clause, reason and parameters with which an action is refused (see `short`); fails when it is legal."""
        verdict = self.explain(action)
        assert not verdict.legal, f"{action} is legal"
        return short(verdict)

    def allowed(self, action: str) -> str:
        """Clause, reason and parameters with which an action is allowed; fails when it is not."""
        verdict = self.explain(action)
        assert verdict.legal, f"{action} is not legal: {verdict.words()}"
        return short(verdict)


def table(text: str, actions: str = "") -> CastelTable:
    """A game by a deal recipe, after some actions."""
    players, options, setup = setup_of(text)
    return CastelTable(GAME.start(players, GAME.check_options(options), setup)).play(actions)


def scene(text: str, cards: str = "", actions: str = "", piles: bool = True) -> CastelTable:
    """A position by recipe and board, after some actions; without `piles` the cards not named are out of the game."""
    found = recipe(text)
    options = GAME.check_options(found.options)
    limit = SIZES[found.players][0] if options["hand_limit"] else NO_LIMIT
    board = new_board(found.players, limit, bool(options["merchant_finish"]), options["minstrel"] == "two")
    for stack in cards.split(","):
        place, *lying = stack.split() or ["-"]
        for card in lying:
            kind, _, pawn = card.partition("/")
            number = CARDS[found.take(kind)]
            board.put(number, BY_NAME[place])
            board.set_pawn(number, -1 if pawn == "-" else int(pawn))
    for seat, hand in enumerate(found.hands):
        board.hands[seat] = sum(1 << CARDS[card] for card in hand)
    board.exchange = sum(1 << CARDS[card] for card in found.exchange)
    if piles:
        for seat in range(found.players):
            pile = found.unused[seat :: found.players][:MOST_IN_A_PILE]
            for depth, card in enumerate(pile):
                board.piles[seat * MOST_IN_A_PILE + depth] = CARDS[card]
            board.pile_ends[seat] = seat * MOST_IN_A_PILE + len(pile)
    position = new_position(board, int(options["turn_limit"]))
    position.begin(0)
    return CastelTable(position).play(actions)
