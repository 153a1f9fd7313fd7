"""A position as a seat may imagine it: everything that the seat cannot know is dealt again (CM-14)."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from castelude.core.bits import members
from castelude.core.rng import Rng
from castelude.games.castellum.board import ASK_EXCESS, OVER, Board, Deal
from castelude.games.castellum.cards import GIFT, pile_size, pile_start
from castelude.games.castellum.position import CastellumPosition

DRAWN = -1
"""What stands in a deck where a card was drawn."""


def resample(position: CastellumPosition, seat: int | None, rng: Rng) -> CastellumPosition:
    """A copy in which decks, other hands, defeated piles and discarded enemies are dealt again; the view stays.

    The places of drawn cards in their decks are wiped: they would tell who drew what.

    Enemies stay in their year and each place keeps its number of enemies of each year: how many were defeated in
    which year was seen by everybody. A seat that is asked about an angel drawn to its full hand has a `gift` there or
    has drawn one, for others are not asked (CM-4.8).
    """
    found = position.copy()
    twin = found.board
    others = [other for other in range(twin.players) if other != seat]
    deal, old = Deal(), twin.deal
    deal.forts = _shuffled_rest(old.forts, twin.fort_top, rng)
    deal.troops = _shuffled_rest(old.troops, twin.troop_top, rng)
    deal.angels_again = _deck(rng.shuffled(sorted(old.angels_again)))
    deal.angels = _deck([DRAWN] * len(old.angels))
    deal.enemies = old.enemies
    twin.deal = deal
    _deal_angels(twin, others, twin.asked == ASK_EXCESS and twin.decider != seat, rng)
    for year in range(4):
        _deal_enemies(twin, year, others, rng)
    return found


def _deck(cards: list[int]) -> "vec[i64]":
    return vec[i64](cards)


def _shuffled_rest(deck: "vec[i64]", top: int, rng: Rng) -> "vec[i64]":
    """The deck with its undrawn cards in a new order."""
    return _deck([DRAWN] * top + rng.shuffled(sorted(deck[top:])))


def _bits(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def _deal_angels(twin: Board, others: list[int], excess_unseen: bool, rng: Rng) -> None:
    unseen = list(twin.angel_deck)[twin.angel_top :]
    for other in others:
        unseen += members(twin.angels[other])
    if excess_unseen:
        unseen.append(twin.excess)
    unseen.sort()  # the deal must not depend on what the seat cannot know
    hands = {other: twin.angels[other] for other in others}
    while True:
        rest = rng.shuffled(unseen)
        for other, hand in hands.items():
            size = len(members(hand))
            twin.angels[other] = _bits(rest[:size])
            del rest[:size]
        if not excess_unseen:
            break
        twin.excess = rest.pop()
        if (twin.angels[twin.decider] | 1 << twin.excess) & twin.edition.angels_with[GIFT]:
            break
    twin.angel_deck = _deck([DRAWN] * twin.angel_top + rest)


def _deal_enemies(twin: Board, year: int, others: list[int], rng: Rng) -> None:
    start, size = int(pile_start(year)), int(pile_size(year))
    pile = ((1 << size) - 1) << start
    dealt = twin.players * (year + 2) if year < twin.dealt else 0
    cards = list(twin.deal.enemies)
    unseen = cards[start + dealt : start + size] + members(twin.enemy_discard & pile)
    for other in others:
        unseen += members(twin.enemies[other] & pile)
    seen_piles = twin.phase == OVER
    if not seen_piles:
        for seat in range(twin.players):
            unseen += members(twin.defeated[seat] & pile)
    unseen.sort()
    rng.shuffle(unseen)

    def deal(bits: int) -> int:
        """As many new cards of this year as the set holds; its other cards stay."""
        number = len(members(bits & pile))
        new = _bits(unseen[:number])
        del unseen[:number]
        return bits & ~pile | new

    twin.enemy_discard = deal(twin.enemy_discard)
    for other in others:
        twin.enemies[other] = deal(twin.enemies[other])
    if not seen_piles:
        for seat in range(twin.players):
            twin.defeated[seat] = deal(twin.defeated[seat])
    cards[start : start + size] = [DRAWN] * dealt + unseen
    twin.deal.enemies = _deck(cards)
