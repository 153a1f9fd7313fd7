"""Castel's board."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, expect

from tests.kit.browser import Visitor
from tests.kit.pages.table import TablePage

FROM_THE_EXCHANGE = ("enter", "deal", "get")
ON_CARDS_IN_PLAY = ("send", "kill", "rob", "claim", "pick", "move", "switch")


class CastelBoard(TablePage):
    game = "castel"

    def __init__(self, person: Visitor) -> None:
        super().__init__(person)
        self.castel = self.board.get_by_test_id("castel")
        self.castle = self.board.get_by_test_id("castle")
        self.hand = self.board.get_by_test_id("hand")
        self.exchange = self.board.get_by_test_id("exchange")
        self.step = self.board.get_by_test_id("step")
        self.read = self.board.get_by_test_id("card-read")
        self.stack = self.board.get_by_test_id("stack")
        self.would = self.board.get_by_test_id("would")
        self.pulled = self.board.get_by_test_id("pulled")
        self.back = self.page.get_by_test_id("step-back")
        self.pile = self.part("do:draw")

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-place="{name}"]')

    def in_hand(self, kind: str) -> Locator:
        return self.page.locator(f'[data-part="hand:{kind}"]')

    def in_exchange(self, kind: str) -> Locator:
        return self.page.locator(f'[data-part="exchange:{kind}"]')

    @property
    def cards_in_hand(self) -> Locator:
        return self.hand.locator("[data-kind]")

    @property
    def possible_places(self) -> Locator:
        return self.page.locator("[data-place][data-possible]")

    # ---- in words ----

    def card(self, kind: str) -> str:
        return self.person.say(f"castel-card-{kind}")

    def pawn(self, seat: int) -> str:
        return self.person.say("web-castel-pawn", seat=self.title(seat))

    def spot(self, place: str) -> str:
        if place == "out":
            return self.person.say("web-castel-outside")
        return self.person.say("web-castel-outside-place", number=int(place[1:])) if place[0] == "o" else place

    def ref(self, kind: str, place: str) -> str:
        """A card in play by its name and place."""
        return self.person.say("web-castel-ref", kind=self.card(kind), place=place)

    def line(self, what: str, /, **params: str | int) -> str:
        """A short line of the log: `kind` and `other` are cards, `to` and `seat` seats, `place` and `spot` places."""
        words = {key: WORDS[key](self, value) for key, value in params.items()}
        return self.person.say(f"castel-log-{what}.short", **words)

    def expect_last_turn(self, *lines: str) -> None:
        for line in lines:
            expect(self.turns.last).to_contain_text(line)

    def expect_actions_left(self, count: int) -> None:
        """It is this person's turn, nothing is begun, and so many actions are left."""
        expect(self.root).to_have_attribute("data-stage", "mine")
        expect(self.castel).to_have_attribute("data-actions-left", str(count))
        expect(self.back).to_have_count(0)

    def expect_placing(self, kind: str, *, zone: str, swap: bool = True) -> None:
        """A card of the hand is chosen, and the line asks where it goes."""
        ways = "place-swap" if swap else "place-no"
        self.expect_now("web-castel-step-hand", kind=self.card(kind), ways=ways, zone=zone)

    def expect_asked(self, kind: str, step: int = 1) -> None:
        """The effect of a card is under way and asks this person."""
        what = self.person.say(f"castel-drawing-ask-{kind}", step=step, card="", verb="")
        self.expect_now("web-castel-now-effect", kind=self.card(kind), what=what)

    def expect_spoken(self, place: str, *words: str) -> None:
        """What lies at a place, as screen readers hear it."""
        together = re.escape(", ".join(words))
        expect(self.place(place)).to_have_attribute("aria-label", re.compile(f"{together}(,|;|$)"))

    # ---- acting ----

    def act(self, action: str, by: str = "mouse") -> None:
        """Do it when the last one is settled."""
        if self.root.count():
            self.expect_settled()
        for part in self._parts_of(action):
            if by == "mouse":
                part.click()
            else:
                part.focus()
                part.press("Enter")

    def _parts_of(self, action: str) -> Iterator[Locator]:
        """What one points at for an action, one thing after the other."""
        verb, _, rest = action.partition(":")
        first, _, second = re.sub("[@>=]", ">", rest, count=1).partition(">")
        where = self.in_exchange if verb in FROM_THE_EXCHANGE else self.in_hand
        if verb == "draw":
            yield self.page.locator('[data-part="do:draw"]')
        elif verb in ON_CARDS_IN_PLAY:
            for ref in rest.partition(">")[0].split(","):
                yield self.place(ref.partition("@")[2].partition(".")[0])
                layer = self.page.get_by_test_id("step").locator(f'[data-part="card:{ref}"]')
                if layer.count():
                    yield layer
            if verb == "move" and not rest.endswith(">out"):  # nothing is left to choose when all answers lead out
                yield self.place(rest.partition(">")[2])
        elif verb == "pawn":
            yield self.page.locator(f'[data-part="seat:{rest[-1]}"]')
        else:
            yield where(first)
            if verb == "swap":
                yield self.in_exchange(second)
            elif verb in ("place", "enter"):
                outside = self.page.locator("[data-place^=o][data-possible]")
                yield outside if second == "out" else self.place(second)
            elif second:
                yield self.page.locator(f'[data-part="seat:{second}"]')


WORDS: dict[str, Callable[[CastelBoard, str | int], str]] = {
    **dict.fromkeys(("kind", "other"), lambda board, kind: board.card(str(kind))),
    **dict.fromkeys(("to", "seat"), lambda board, seat: board.title(int(seat))),
    **dict.fromkeys(("place", "spot"), lambda board, place: board.spot(str(place))),
}
