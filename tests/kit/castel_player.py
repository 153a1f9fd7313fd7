"""Somebody who plays Castel by what the page offers and nothing else, by pointer, keys or finger."""

from random import Random
from typing import Any

from tests.kit.pages.castel import CastelBoard

# What can be pointed at now, by what it is; `held` says that a card or place has been chosen.
OFFERED = """(board) => {
  const all = (where) => [...board.querySelectorAll(where)];
  const kinds = (where) => all(where).map((one) => one.dataset.kind);
  const chosen = '[data-part][aria-pressed="true"], [data-place][aria-selected="true"]';
  return {
    choices: all('[data-testid=step] [data-part]').map((one) => one.dataset.part),
    places: all('[data-place][data-possible]').map((one) => [one.dataset.place, one.ariaLabel]),
    placeable: kinds('[data-testid=hand] [data-possible]:not([data-placeless])'),
    hand: kinds('[data-testid=hand] [data-possible]'),
    exchange: kinds('[data-testid=exchange] [data-possible]'),
    pile: all('[data-part="do:draw"][data-possible]').length,
    held: all(chosen).length > 0,
  };
}"""


class Player:
    """Wants to be rid of cards: rather places than draws, rather points at cards of others than at those of `seat`.

    `by` is `mouse`, `keys` or `finger`. What is left open follows from the seed.
    """

    def __init__(self, board: CastelBoard, seat: int, seed: int, by: str) -> None:
        self.board = board
        self.seat = seat
        self.random = Random(seed)
        self.by = by
        self.done: list[str] = []

    def take_turn(self) -> bool:
        """Wait for the turn, and point at things until somebody else is to decide; False when the game is over."""
        stage = self.board.wait_for("mine", "over")
        while stage == "mine":
            self.point()
            stage = self.board.wait_for("mine", "theirs", "over")
        return stage != "over"

    def point(self) -> None:
        """One thing out of what is offered: a card first, then where it goes; what completes an action sends it."""
        where = self._choice(self.board.board.evaluate(OFFERED))
        target = self.board.board.locator(where)
        self.done.append(where)
        if self.by == "keys":
            target.focus()
            target.press("Enter")
        elif self.by == "finger":
            self.board.person.tap(target)
        else:
            target.click()

    def _choice(self, offered: dict[str, Any]) -> str:
        pick = self.random.choice
        if offered["choices"]:
            return f'[data-testid=step] [data-part="{pick(offered["choices"])}"]'
        if offered["places"]:
            return f'[data-place="{pick(self._others(offered["places"]))}"]'
        if offered["held"] and offered["exchange"]:
            return f'[data-part="exchange:{pick(offered["exchange"])}"]'
        if offered["placeable"] and (not offered["pile"] or self.random.random() < 0.75):
            return f'[data-part="hand:{pick(offered["placeable"])}"]'
        if offered["pile"]:
            return '[data-part="do:draw"]'
        if offered["hand"]:
            return f'[data-part="hand:{pick(offered["hand"])}"]'
        assert offered["exchange"], f"nothing is offered: {offered}"
        return f'[data-part="exchange:{pick(offered["exchange"])}"]'

    def _others(self, places: list[list[str]]) -> list[str]:
        """The places where a card of somebody else lies; all where none does."""
        own, *others = (self.board.pawn(seat) for seat in (self.seat, *(n for n in range(5) if n != self.seat)))
        theirs = [place for place, said in places if own not in said and any(pawn in said for pawn in others)]
        return theirs or [place for place, _ in places]
