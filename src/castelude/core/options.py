"""The table's choices before play: what each game declares, and the check of what a caller gives."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from castelude.core.errors import BadOptions, BadRequest

OptionValue: TypeAlias = str | int | bool


@dataclass(frozen=True)
class Option:
    """One option: its key, its default, and the words it may be, or the ranges a number may lie in.

    `names` is for an option that names a file, such as a card file: it gives the names that exist now, and is asked
    every time (see `castelude.editions.edition_option`). With neither words, names nor ranges, the option is a switch,
    true or false. Its name and help are in the catalogues under `<game>-option-<key>`, its words under
    `<game>-option-<key>-<word>`; of files only the default has a name there, and the others go by their own.
    """

    key: str
    default: OptionValue
    words: tuple[str, ...] = ()
    ranges: tuple[tuple[int, int], ...] = ()
    names: Callable[[], Sequence[str]] | None = None
    tacit: bool = False
    """Whether checked options, and so records, leave the default out."""

    def choices(self) -> tuple[str, ...]:
        """The texts that can be chosen now; empty for a number or a switch."""
        return self.words if self.names is None else tuple(self.names())

    def is_in_catalogues(self, choice: str) -> bool:
        """Whether the catalogues name a choice; other files than the default are known to their owner only."""
        return self.names is None or choice == self.default

    def allows(self, value: object) -> bool:
        choices = self.choices()
        if choices:
            return isinstance(value, str) and value in choices
        if self.ranges:
            if not isinstance(value, int) or isinstance(value, bool):
                return False
            return any(low <= value <= high for low, high in self.ranges)
        return isinstance(value, bool)

    def allowed(self) -> str:
        """What it may be, in notation that needs no language: `"classic", "brio"` or `0, 2..9`."""
        choices = self.choices()
        if choices:
            return ", ".join(f'"{word}"' for word in choices)
        if self.ranges:
            return ", ".join(str(low) if low == high else f"{low}..{high}" for low, high in self.ranges)
        return "true, false"


def check_options(options: Sequence[Option], given: Mapping[str, object], clause: str) -> dict[str, OptionValue]:
    """All options with the values in force; `BadOptions` names the first key that is unknown or has a bad value."""
    known = {option.key: option for option in options}
    values: dict[str, OptionValue] = {option.key: option.default for option in options}
    for key, value in given.items():
        option = known.get(key)
        if option is None:
            raise BadOptions("error-option-unknown", clause=clause, key=shown(key), known=", ".join(known) or "-")
        if not option.allows(value):
            raise BadOptions("error-option-value", clause=clause, key=key, value=shown(value), allowed=option.allowed())
        assert isinstance(value, str | int)
        values[key] = value
    return {key: value for key, value in values.items() if not (known[key].tacit and value == known[key].default)}


def parse_options(words: Sequence[str]) -> dict[str, object]:
    """`key=value` words as options; a value is JSON where it can be, else a text."""
    options: dict[str, object] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise BadRequest("error-option-word", word=shown(word))
        try:
            options[key] = json.loads(value)
        except ValueError:
            options[key] = value
    return options


def shown(value: object) -> str:
    """A caller's value for an error message: short, on one line, whatever it is."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (RecursionError, ValueError):  # nested too deeply, or a number with thousands of digits
        text = "…"
    return shortened(text)


def shortened(text: str) -> str:
    """A caller's text as it is, without what cannot be shown, and not too long."""
    text = "".join(c if c.isprintable() else "?" for c in text)
    return text if len(text) <= 60 else text[:59] + "…"
