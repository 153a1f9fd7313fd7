"""What is printed on the cards of an edition: the same in every position of a game."""

from castelude.core.record import JsonObject
from castelude.editions import HOUSE
from castelude.games.castellan import words
from castelude.games.castellan.edition import Edition
from castelude.games.castellan.lattice import LETTERS
from castelude.texts import LANGUAGES


def printed(edition: Edition) -> JsonObject:
    return {"cards": {id_: face(edition, number) for number, id_ in enumerate(edition.ids)}}


def face(edition: Edition, card: int) -> JsonObject:
    """The back of a card, its pieces by letter, its extra-card symbols and its names by language."""
    names = edition.names[card]
    if edition.name == HOUSE:
        names = {lang: words.card_name(edition, card, lang) for lang in LANGUAGES}
    return {
        "back": edition.ids[card][0],
        "pieces": dict(zip(LETTERS, edition.faces[card], strict=False)),
        "extra": edition.faces[card][3],
        "names": dict(names),
    }
