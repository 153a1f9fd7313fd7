# castelude: compiled
"""The shuffles of Castellum (CM-2.3), as numbers of cards."""

from librt.vecs import extend, vec
from mypy_extensions import i64

from castelude.core.rng import Rng
from castelude.games.castellum.board import Deal
from castelude.games.castellum.cards import ANGELS, FORTS, STARTS, TROOPS, YEARS, pile_size, pile_start


def shuffled(rng: Rng) -> Deal:
    """Every pile shuffled, in the order in which a setup names them."""
    deal = Deal()
    deal.forts = _pile(STARTS, len(FORTS) - STARTS, rng)
    deal.troops = _pile(0, len(TROOPS), rng)
    deal.angels = _pile(0, len(ANGELS), rng)
    deal.angels_again = _pile(0, len(ANGELS), rng)
    enemies = vec[i64]()
    year: i64 = 0
    for year in range(len(YEARS)):
        enemies = extend(enemies, _pile(pile_start(year), pile_size(year), rng))
    deal.enemies = enemies
    return deal


def _pile(first: i64, size: i64, rng: Rng) -> vec[i64]:
    """So many cards from a first one on, in a random order."""
    cards = rng.order(size)
    k: i64 = 0
    for k in range(size):
        cards[k] += first
    return cards
