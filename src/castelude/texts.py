"""Every sentence a person reads, in French and English, by message id (Fluent catalogues under `locales`)."""

import functools
import os
import re
from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
FRENCH_SPACE = re.compile(r"(?<=[^\s=]) (?=([:;!?%»]))|(?<=«) ")
NARROW, WIDE = "\u202f", "\u00a0"


@functools.cache
def _homes(lang: str) -> dict[str, str]:
    """Which catalogue each message stands in: a catalogue is read when one of its messages is wanted."""
    catalogues = [
        entry for entry in files("castelude").joinpath("locales", lang).iterdir() if entry.name.endswith(".ftl")
    ]
    return {key: entry.name for entry in catalogues for key in MESSAGE.findall(entry.read_text(encoding="utf-8"))}


def typeset(catalogue: str, lang: str) -> str:
    """French keeps its double signs, guillemets and per cents with their words, as `web/src/lib/typeset.ts` does."""
    if lang != "fr":
        return catalogue
    return FRENCH_SPACE.sub(lambda found: NARROW if found[1] and found[1] in ";!?" else WIDE, catalogue)


@functools.cache
def _bundle(lang: str, name: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # here, for engines run without a word being said

    bundle = FluentBundle([lang], use_isolating=False)
    catalogue = files("castelude").joinpath("locales", lang, name)
    bundle.add_resource(FluentResource(typeset(catalogue.read_text(encoding="utf-8"), lang)))
    return bundle


def say(message: str, lang: str = "en", **params: str | int) -> str:
    """The text of a message id (`id` or `id.attribute`) in a language, with its parameters filled in.

    An unknown id or a missing parameter is a mistake in the program and raises `LookupError`.
    """
    key, _, attribute = message.partition(".")
    home = _homes(lang).get(key)
    if home is None:
        raise LookupError(f"no message {message!r} in {lang!r}")
    bundle = _bundle(lang, home)
    found = bundle.get_message(key)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise LookupError(f"no message {message!r} in {lang!r}")
    text, errors = bundle.format_pattern(pattern, params)
    if errors:
        raise LookupError(f"message {message!r} in {lang!r}: {errors[0]}")
    return str(text)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language a terminal asks for: French for a French locale, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"
