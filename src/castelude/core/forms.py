"""How the actions of a game are written: one form per kind of decision, with the parts that a board can point at.

A form is literal text with parts in braces: `place:{hand}@{at}` reads `place:king@c3` as the parts `hand:king` and
`at:c3`. `{card/+}` is a list of such parts, joined by `+`. Servers send the forms of a game once, and every client
reads the parts of a legal action with them; `web/src/boards/offers.ts` is the twin of this module.
"""

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass

PLACEHOLDER = re.compile(r"\{(\w+)(?:/(.))?\}")


@dataclass(frozen=True)
class Form:
    """One kind of action and its pattern."""

    kind: str
    pattern: str


@dataclass(frozen=True)
class Offer:
    """An action with its kind and its parts, each `role:value`, in the order in which the text names them."""

    text: str
    kind: str
    parts: tuple[str, ...]


@functools.cache
def _compiled(form: Form) -> tuple[re.Pattern[str], tuple[tuple[str, str | None], ...]]:
    pattern, roles, end = "", [], 0
    for found in PLACEHOLDER.finditer(form.pattern):
        pattern += re.escape(form.pattern[end : found.start()]) + "(.+?)"
        roles.append((found[1], found[2]))
        end = found.end()
    return re.compile(pattern + re.escape(form.pattern[end:])), tuple(roles)


def read_offer(forms: Sequence[Form], text: str) -> Offer:
    """The parts of an action by the first form that it fits; an action of no form is its own kind, without parts."""
    for form in forms:
        pattern, roles = _compiled(form)
        match = pattern.fullmatch(text)
        if match is not None:
            parts: list[str] = []
            for (role, separator), value in zip(roles, match.groups(), strict=True):
                parts += [f"{role}:{one}" for one in (value.split(separator) if separator else [value])]
            return Offer(text, form.kind, tuple(parts))
    return Offer(text, text, ())
