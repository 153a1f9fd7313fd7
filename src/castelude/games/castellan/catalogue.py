"""The 14 faces of the house edition, as the rules page lists them."""

from castelude.core.examples import Card
from castelude.editions import HOUSE
from castelude.games.castellan import edition, words

BACKS: dict[str, tuple[str, ...]] = {"tower": ("T",), "wall": ("W",), "all": ("T", "W")}


def catalogue(group: str, lang: str) -> list[Card]:
    """The cards with this back, or all."""
    house = edition.load(HOUSE)
    return [
        Card(card, words.card_name(house, number, lang), words.shown(house, number, lang))
        for number, card in enumerate(house.ids)
        if card.startswith(BACKS[group])
    ]
