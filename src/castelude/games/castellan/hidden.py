"""What a seat of Castellan cannot know, dealt again (CA-13)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.rng import Rng
from castelude.games.castellan.cards import CARDS, DECK, TOWER_BACKED, TOWER_CARDS, WALL_BACKED
from castelude.games.castellan.position import CastellanPosition


def resample(position: CastellanPosition, seat: int | None, rng: Rng) -> CastellanPosition:
    """A copy in which the unseen cards are dealt again: the order of every deck, and the hands of the others.

    A seat knows which cards each seat has left, because all play with the same cards and discard them face up, and how
    many of each back lie in hand and deck; nothing more was ever shown.
    """
    twin = position.copy()
    decks = vec[i64]()
    for other in range(position.players):
        for back in (TOWER_BACKED, WALL_BACKED):
            cards = TOWER_CARDS << (DECK * back)
            gone = position.discards[other] & cards
            if other == position.mover:
                gone |= position.played & cards
            left = position.deck_size(other, back)
            unseen = cards & ~gone
            if other == seat:
                unseen &= ~position.hands[other]
            dealt = rng.shuffled([card for card in range(CARDS) if unseen >> card & 1])
            in_deck = dealt[len(dealt) - left :]
            held = cards & ~gone
            for card in in_deck:
                held &= ~(1 << card)
            twin.hands[other] = twin.hands[other] & ~cards | held
            above = [card for card in range(CARDS) if cards >> card & 1 and card not in in_deck]
            for card in above + in_deck:
                decks = append(decks, card)
    twin.decks = decks
    return twin
