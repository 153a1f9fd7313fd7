"""The cards and places of the house edition, as the rules page lists them."""

from collections.abc import Iterator

from castelude.core.examples import Card
from castelude.games.castellum import words
from castelude.games.castellum.cards import ANGELS, ENEMIES, FORTS, TROOPS
from castelude.games.castellum.edition_file import house_edition


def catalogue(group: str, lang: str) -> list[Card]:
    """The places of work, the fortifications, the troops, the enemies of a year, or the angels; equal cards once."""
    found: dict[tuple[str, str], Card] = {}
    for card in _cards(group, lang):
        same = found.get((card.name, card.text))
        found[card.name, card.text] = same._replace(copies=same.copies + 1) if same else card
    return list(found.values())


def _cards(group: str, lang: str) -> Iterator[Card]:
    house = house_edition()
    ids, text = {
        "fortifications": (FORTS, words.fort),
        "troops": (TROOPS, words.troop),
        "angels": (ANGELS, words.angel),
    }.get(group, (ENEMIES, words.enemy))
    for number, card in enumerate(ids):
        if ids is not ENEMIES or card.startswith(f"E{group.removeprefix('enemies-')}"):
            name = words.card_name(house, card, lang)
            facts = text(house, number, lang).removeprefix(f"{card} {name}, ")
            yield Card(card, name, f"{facts[0].upper()}{facts[1:]}.")
