"""Names that people choose: by the PRECIS profile for nicknames (RFC 8266), and none that can be taken for another."""

import unicodedata

from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.confusables import confusables_data
from precis_i18n import get_profile

from castelude.room.refusal import Refusal
from castelude.room.visible_text import BLANKS, has_stacked_marks

LONGEST_NAME = 24
LOOK_ALIKE = {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE"}
"""Scripts with many letters that look the same; no word needs two of them."""
_nickname = get_profile("NicknameCasePreserved")


def clean_name(name: str) -> str:
    """A display name fit to be shown, as the profile writes it; else a `Refusal`."""
    try:
        name = str(_nickname.enforce(" ".join(name.split())))
    except UnicodeEncodeError as error:
        raise Refusal("malformed", "room-name", most=LONGEST_NAME) from error
    if len(name) > LONGEST_NAME or not any(map(str.isalnum, name)) or BLANKS & set(name) or has_stacked_marks(name):
        raise Refusal("malformed", "room-name", most=LONGEST_NAME)
    if len(LOOK_ALIKE & unique_aliases(name)) > 1:
        raise Refusal("malformed", "room-name-scripts")
    return name


def likenesses(name: str) -> set[str]:
    """What a name looks like: two names of which one likeness is the same can be taken for each other."""
    bare = "".join(name.split())
    return {_skeleton(bare.casefold()), _skeleton(bare).casefold()}


def _skeleton(text: str) -> str:
    """Every sign by the one it is taken for (Unicode Technical Standard 39)."""
    signs = (_prototype(sign) for sign in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", "".join(map(_prototype, "".join(signs))))


def _prototype(sign: str) -> str:
    """The sign that most others are taken for, among this one and those that look like it."""
    alike = [sign, *(other["c"] for other in confusables_data.get(sign, ()))]
    return str(max(alike, key=lambda other: (len(confusables_data.get(other, ())), len(other), -ord(other[0]))))
