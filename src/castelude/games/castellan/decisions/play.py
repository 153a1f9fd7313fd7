"""To play a set of cards from the hand (CA-6.2, CA-6.3, CA-10.2)."""

import functools
import re

from castelude.core.forms import Form
from castelude.core.options import shown
from castelude.core.verdict import Verdict
from castelude.core.wording import Wording
from castelude.games.castellan.clauses import CLAUSES
from castelude.games.castellan.decisions.kind import Kind, due
from castelude.games.castellan.lattice import LONG, SHORT, TOWER_KIND
from castelude.games.castellan.notation import REMEMBERED
from castelude.games.castellan.position import PLAY, CastellanPosition

SETS = CLAUSES["CA-6.2"]
FIRST_SET = CLAUSES["CA-6.3"]
WHOLE_HAND = CLAUSES["CA-10.2"]

CARDS = re.compile(r"play:([A-Za-z0-9]+(?:\+[A-Za-z0-9]+)*)")


class PlayCards(Kind):
    """A move is the set of cards as bits."""

    phase = int(PLAY)
    forms = (Form("play", "play:{card/+}"),)

    def is_meant(self, text: str) -> bool:
        return text.startswith("play:")

    def text(self, position: CastellanPosition, move: int) -> str:
        return _texts(position.edition.ids)[move]

    def legal(self, position: CastellanPosition) -> list[str]:
        return _texts(position.edition.ids).in_order(position.moves())

    def read(self, position: CastellanPosition, text: str) -> int | None:
        """The set that a play names, in hand or not; None unless it names different known cards in order."""
        ids = position.edition.ids
        cards = _texts(ids).key_of(text)
        return _read(ids, text) if cards is None else cards

    def allow(self, position: CastellanPosition, text: str, move: int) -> Verdict:
        if position.is_last_turn():
            return WHOLE_HAND.allow("may-play-all")
        if position.turn == 1:
            towers, walls = _pieces(position, move)
            return FIRST_SET.allow("may-play-first", towers=towers, walls=walls)
        return SETS.allow("may-play")

    def refuse(self, position: CastellanPosition, text: str) -> Verdict:
        match = CARDS.fullmatch(text)
        if match is None:
            return SETS.refuse("play-form", text=shown(text))
        if position.phase != PLAY:
            return due(position)
        named = match[1].split("+")
        hand = position.edition.cards(position.hands[position.mover])
        for card in named:
            if card not in hand:
                reason = "no-card" if position.edition.number(card) is None else "not-in-hand"
                return SETS.refuse(reason, card=card[:20], hand=", ".join(hand))
        if len(set(named)) < len(named):
            return SETS.refuse("card-twice")
        if named != sorted(named):
            return SETS.refuse("play-order", right="play:" + "+".join(sorted(named)))
        if position.is_last_turn():
            return WHOLE_HAND.refuse("whole-hand", right="play:" + "+".join(hand))
        towers, walls = _pieces(position, self.read(position, text) or 0)
        if towers == 0:
            return FIRST_SET.refuse("first-no-tower")
        return FIRST_SET.refuse("first-set", towers=towers, walls=walls, least=towers - 1, most=3 * towers + 1)


@functools.lru_cache(maxsize=16)
def _texts(ids: tuple[str, ...]) -> Wording:
    """The plays of sets of cards, given the ids of all cards."""
    return Wording(lambda cards: "play:" + "+".join(card for k, card in enumerate(ids) if cards >> k & 1))


@functools.lru_cache(maxsize=REMEMBERED)
def _read(ids: tuple[str, ...], text: str) -> int | None:
    match = CARDS.fullmatch(text)
    if match is None:
        return None
    cards = 0
    for card in match[1].split("+"):
        if card not in ids:
            return None
        cards |= 1 << ids.index(card)
    return cards if _texts(ids)[cards] == text else None


def _pieces(position: CastellanPosition, cards: int) -> tuple[int, int]:
    """The towers and the walls that a set of cards shows."""
    return (
        int(position.shown(cards, TOWER_KIND)),
        int(position.shown(cards, LONG) + position.shown(cards, SHORT)),
    )
