# castelude: compiled
"""Who knows which cards, and the hidden ones dealt anew."""

from typing import Final

from mypy_extensions import i64

from castelude.core.position import CHANCE
from castelude.core.rng import Rng
from castelude.games.castel.bits import members, only, size
from castelude.games.castel.cards import KINDS, first_copies
from castelude.games.castel.position import CastelPosition
from castelude.games.castel.table import MOST_IN_A_PILE, NO_CARD, NO_EFFECT, Table
from castelude.games.castel.verbs import GIVE, PASS, TAKE, TRADE

SPECTATOR: Final[i64] = -1
ALCHEMIST: Final[i64] = KINDS["alchemist"]
FOOL: Final[i64] = KINDS["fool"]
TRIES: Final[i64] = 200


def known_asides(t: Table, owner: i64, seat: i64) -> bool:
    """Whether the seat knows the cards set aside under an owner's name (CT-9).

    Of the Fool's cards nobody sees any, but a seat knows what has been taken from its own hand.
    """
    if t.by == ALCHEMIST:
        return True
    if t.by == FOOL:
        return seat == (owner + t.players - 1) % t.players
    return owner == seat


def known(position: CastelPosition, seat: i64) -> i64:
    """The cards whose place the seat (or SPECTATOR) knows."""
    t = position.table
    found = t.exchange | t.removed | t.in_play
    if seat != SPECTATOR:
        found |= t.hands[seat]
    owner: i64 = 0
    for owner in range(t.players):
        if known_asides(t, owner, seat):
            found |= t.asides[owner]
    return found


def has_told(before: CastelPosition, now: CastelPosition, actor: i64) -> bool:
    """Whether between two positions anybody has come to know a card that was not the actor's own to show."""
    own = before.table.hands[actor]
    seats = range(SPECTATOR, now.table.players)
    return any(known(now, seat) & ~known(before, seat) & ~own for seat in seats)


def redeal(position: CastelPosition, seat: i64, rng: Rng) -> CastelPosition:
    """A copy in which the cards the seat does not know change places among each other.

    Numbers stay as they are, and so does what the view gives away: the last card placed is never in a pile, and who
    is asked has something to choose. The deals that fit are equally likely; should none be found by trying, the hand
    of the seat that is asked stays as it is.
    """
    tries: i64 = 0
    while tries < TRIES:
        twin = position.copy()
        _deal_hidden(twin.table, seat, CHANCE, rng)
        if twin.count() >= (1 if twin.table.by == NO_EFFECT else 2) or position.count() == 0:
            return twin
        tries += 1
    twin = position.copy()
    _deal_hidden(twin.table, seat, position.actor(), rng)
    return twin


def _deal_hidden(t: Table, seat: i64, spared: i64, rng: Rng) -> None:
    """Deal the hidden cards to their holders anew; the hand of a spared seat stays as it is."""
    hidden: i64 = 0
    owner: i64 = 0
    k: i64 = 0
    for owner in range(t.players):
        if owner != seat and owner != spared:
            hidden |= t.hands[owner]
        if not known_asides(t, owner, seat):
            hidden |= t.asides[owner]
        for k in range(t.pile_tops[owner], t.pile_ends[owner]):
            hidden |= only(t.piles[k])
    cards = members(hidden)
    rng.shuffle(cards)
    in_piles: i64 = 0
    for owner in range(t.players):
        in_piles += t.pile_size(owner)
    if t.last != NO_CARD:
        _keep_out_of_piles(cards, t.last, in_piles, rng)
    dealt: i64 = 0
    t.piles = t.piles[:]
    for owner in range(t.players):
        for k in range(owner * MOST_IN_A_PILE, t.pile_tops[owner]):  # where drawn cards lay: who drew what is secret
            t.piles[k] = NO_CARD
        for k in range(t.pile_tops[owner], t.pile_ends[owner]):
            t.piles[k] = cards[dealt]
            dealt += 1
    for owner in range(t.players):
        if owner != seat and owner != spared:
            number = size(t.hands[owner])
            t.hands[owner] = _as_set(cards, dealt, number)
            dealt += number
        if not known_asides(t, owner, seat):
            number = size(t.asides[owner])
            t.asides[owner] = _as_set(cards, dealt, number)
            dealt += number
    if t.by == NO_EFFECT:
        t.options = 0  # what the last question was about: it may have been a hand
    else:
        _ask_again(t)


def _ask_again(t: Table) -> None:
    """Let an open question about a hand speak of the hand as it is now."""
    if t.verb == PASS:
        t.options = first_copies(t.hands[t.decider])
    elif t.verb == GIVE or t.verb == TRADE:
        t.options = first_copies(t.hands[t.active])
    elif t.verb == TAKE:
        t.options = t.hands[t.target]


def _keep_out_of_piles(cards: list[int], card: i64, in_piles: i64, rng: Rng) -> None:
    """The first cards go to the piles: if the card is among them, let it change with one that does not."""
    k: i64 = 0
    for k in range(in_piles):
        if cards[k] == card:
            other = in_piles + rng.below(len(cards) - in_piles)
            cards[k] = cards[other]
            cards[other] = card
            return


def _as_set(cards: list[int], start: i64, number: i64) -> i64:
    found: i64 = 0
    k: i64 = 0
    for k in range(start, start + number):
        found |= only(cards[k])
    return found
