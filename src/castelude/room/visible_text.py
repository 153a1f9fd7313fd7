"""Text that people write for others: something can be seen of it, and it stays on its line."""

import unicodedata

from castelude.room.refusal import Refusal

MOST_MARKS = 3
"""Combining marks on one letter; no language needs more of them."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""


def has_something_to_see(text: str) -> bool:
    return any(unicodedata.category(sign)[0] in "LNPS" and sign not in BLANKS for sign in text)


def has_stacked_marks(text: str) -> bool:
    """Whether some letter carries more marks than any language needs, so that they run over other lines."""
    run = 0
    for sign in unicodedata.normalize("NFD", text):
        run = run + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if run > MOST_MARKS:
            return True
    return False


def checked_title(text: str) -> str:
    """A title of one line that can be shown to others, or a `Refusal`."""
    title = " ".join(text.split())
    if not title.isprintable() or not has_something_to_see(title) or has_stacked_marks(title):
        raise Refusal("malformed", "room-title")
    return title
