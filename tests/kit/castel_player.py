"""Somebody who plays Castel by what the page offers and nothing else, by pointer, keys or finger."""

from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.kit.browser import Visitor

# What can be pointed at now, by what it is; `held` says that a card or place has been chosen.
OFFERED = """() => {
  const all = (where) => [...document.querySelectorAll(where)];
  const kinds = (where) => all(where).map((one) => one.dataset.kind);
  return {
    buttons: all('.castel .step .button:not(.back)').length,
    places: all('.castel .place.possible').map((one) => [one.dataset.place, one.ariaLabel]),
    placeable: kinds('.castel .hand [data-kind].possible:not(.placeless)'),
    hand: kinds('.castel .hand [data-kind].possible'),
    exchange: kinds('.castel .exchange [data-kind].possible'),
    pile: all('.castel .pile.possible').length,
    held: all('.castel .chosen, .castel .place[aria-selected="true"]').length > 0,
  };
}"""
SETTLED = """(before) => {
  const play = document.querySelector('.play');
  const words = play.querySelector('.now .words').innerText;
  return play.innerHTML !== before && !/^(Sent|Envoyé)[.]/.test(words);
}"""


class Player:
    """Wants to be rid of cards: rather places than draws, rather points at cards of others than at those of `colour`.

    `by` is `mouse`, `keys` or `finger`. What is left open follows from the seed.
    """

    def __init__(self, person: Visitor, colour: str, seed: int, by: str) -> None:
        self.person = person
        self.colour = colour
        self.page = person.page
        self.random = Random(seed)
        self.by = by
        self.done: list[str] = []

    def is_on_turn(self) -> bool:
        return self.page.locator(".now.mine").count() > 0

    def is_over(self) -> bool:
        return self.page.locator(".seats .winner").count() > 0

    def wait_for_turn_or_end(self) -> None:
        expect(self.page.locator(".now.mine, .seats .winner").first).to_be_visible()

    def point(self) -> None:
        """One thing out of what is offered: a card first, then where it goes; what completes an action sends it."""
        where = self._choice(self.page.evaluate(OFFERED))
        target = self.page.locator(where).first
        before = self.page.locator(".play").inner_html()
        self.done.append(where)
        if self.by == "keys":
            target.focus()
            target.press("Enter")
        elif self.by == "finger":
            target.tap()
        else:
            target.click()
        self.page.wait_for_function(SETTLED, arg=before)

    def _choice(self, offered: dict[str, Any]) -> str:
        pick = self.random.choice
        if offered["buttons"]:
            return f".castel .step .button:not(.back) >> nth={self.random.randrange(offered['buttons'])}"
        if offered["places"]:
            return f'.castel [data-place="{pick(self._others(offered["places"]))}"]'
        if offered["held"] and offered["exchange"]:
            return f'.castel .exchange [data-kind="{pick(offered["exchange"])}"]'
        if offered["placeable"] and (not offered["pile"] or self.random.random() < 0.75):
            return f'.castel .hand [data-kind="{pick(offered["placeable"])}"]'
        if offered["pile"]:
            return ".castel .pile"
        if offered["hand"]:
            return f'.castel .hand [data-kind="{pick(offered["hand"])}"]'
        assert offered["exchange"], f"nothing is offered: {offered}"
        return f'.castel .exchange [data-kind="{pick(offered["exchange"])}"]'

    def _others(self, places: list[list[str]]) -> list[str]:
        """The places where a card of somebody else lies; all where none does."""
        theirs = [place for place, label in places if "pawn of" in label and f"pawn of {self.colour}" not in label]
        return theirs or [place for place, _ in places]
