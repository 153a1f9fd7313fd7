"""The 37 kinds of cards by zone, as the rules page lists them."""

from castelude.core.examples import Card
from castelude.editions import HOUSE, read_edition
from castelude.games.castel.words import card_name
from castelude.texts import say


def catalogue(group: str, lang: str) -> list[Card]:
    """The kinds of a zone, or of all zones but the court (`others`)."""
    return [
        Card(kind["id"], card_name(kind["id"], lang), say(f"castel-card-{kind['id']}.text", lang), kind["copies"])
        for kind in read_edition("castel", HOUSE)["kinds"]
        if kind["zone"] == group or (group == "others" and kind["zone"] != "court")
    ]
