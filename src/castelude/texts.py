"""Every sentence a person reads, in every language, by message id (Fluent catalogues under `locales`).

To add a language: put its catalogues into a folder `locales/CODE`, with `typography.json` where the language has spaces
of its own and `numbers.json` where it counts or writes numbers unlike English, and add the code to `INCLUDED`. To try
one without changing the package, name a folder of such folders in the environment variable CASTELUDE_LOCALES. A game of
another distribution brings its own catalogues:
`locales/CODE/*.ftl` in the package that its entry point names, and its rules for people: `locales/CODE/rules/GAME.md`.
"""

import functools
import importlib.metadata
import importlib.util
import json
import os
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from castelude.messages import Catalogue, Numbers

INCLUDED = ("en", "fr")
"""The languages that come with the package."""


def _further() -> tuple[str, ...]:
    """The languages in the folder CASTELUDE_LOCALES."""
    given = os.environ.get("CASTELUDE_LOCALES")
    return tuple(sorted(path.name for path in Path(given).iterdir() if path.is_dir())) if given else ()


LANGUAGES = tuple(dict.fromkeys((*INCLUDED, *_further())))
"""The codes of all languages, as in the names of locales."""
DEFAULT_LANG = LANGUAGES[0]
"""The language of the referee and of logs, and for readers whose own language is not here."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


def _folders(lang: str) -> Iterator[Traversable]:
    """Where files of a language can be, those of the package first."""
    packages = [entry.module for entry in importlib.metadata.entry_points(group="castelude.games")]
    for package in ["castelude", *packages]:
        spec = importlib.util.find_spec(package)
        if spec and spec.submodule_search_locations:
            yield files(package).joinpath("locales", lang)
    further = os.environ.get("CASTELUDE_LOCALES")
    if further:
        yield Path(further) / lang


@functools.cache
def _catalogues(lang: str) -> dict[str, Traversable]:
    """Every catalogue by the name of its file; those of other distributions never take the place of ours."""
    found: dict[str, Traversable] = {}
    for folder in _folders(lang):
        for entry in folder.iterdir() if folder.is_dir() else ():
            if entry.name.endswith(".ftl"):
                found.setdefault(entry.name, entry)
    return found


def catalogue(name: str, lang: str) -> str:
    """The text of a catalogue, typeset; empty where there is none."""
    found = _catalogues(lang).get(f"{name}.ftl")
    return typeset(found.read_text(encoding="utf-8"), lang) if found else ""


@functools.cache
def page_source(name: str, lang: str) -> str:
    """A page as it is written (see castelude.rulebook.markup), typeset: `rules/GAME`, `credits`. Empty for none."""
    for folder in _folders(lang):
        page = folder.joinpath(f"{name}.md")
        if page.is_file():
            return typeset(page.read_text(encoding="utf-8"), lang)
    return ""


@functools.cache
def _homes(lang: str) -> dict[str, str]:
    """Which catalogue each message stands in: a catalogue is read when one of its messages is wanted."""
    found: dict[str, str] = {}
    for name, entry in _catalogues(lang).items():
        for key in MESSAGE.findall(entry.read_text(encoding="utf-8")):
            found.setdefault(key, name)
    return found


@functools.cache
def _typography(lang: str) -> list[tuple[re.Pattern[str], str]]:
    """The spaces that a language sets apart, from its `typography.json`: patterns, and what takes their place."""
    for folder in _folders(lang):
        table = folder.joinpath("typography.json")
        if table.is_file():
            return [(re.compile(pattern), space) for pattern, space in json.loads(table.read_text(encoding="utf-8"))]
    return []


def typeset(catalogue: str, lang: str) -> str:
    """A catalogue with the spaces of its language; the client's build does the same (`web/vite.config.ts`)."""
    for pattern, space in _typography(lang):
        catalogue = pattern.sub(space, catalogue)
    return catalogue


@functools.cache
def _numbers(lang: str) -> "Numbers":
    """How a language writes and counts numbers, from its `numbers.json`; without one, as English does."""
    from castelude.messages import Numbers, read_numbers

    for folder in _folders(lang):
        table = folder.joinpath("numbers.json")
        if table.is_file():
            return read_numbers(table.read_text(encoding="utf-8"))
    return Numbers()


@functools.cache
def _messages(lang: str, name: str) -> "Catalogue":
    from castelude.messages import Catalogue  # here, for engines run without a word being said

    return Catalogue(catalogue(name.removesuffix(".ftl"), lang), _numbers(lang))


def message_ids() -> list[str]:
    """The ids of all messages."""
    return list(_homes(DEFAULT_LANG))


def say(message: str, lang: str = DEFAULT_LANG, /, **params: str | int) -> str:
    """The text of a message id (`id` or `id.attribute`) in a language, with its parameters filled in.

    An unknown id or a missing parameter is a mistake in the program and raises `LookupError`.
    """
    home = _homes(lang).get(message.partition(".")[0])
    if home is None:
        raise LookupError(f"no message {message!r} in {lang!r}")
    try:
        return _messages(lang, home).say(message, params)
    except LookupError as error:
        raise LookupError(f"message {message!r} in {lang!r}: {error}") from error


def say_all(message: str, /, **params: str | int) -> dict[str, str]:
    """The text of a message in every language, by its code."""
    return {lang: say(message, lang, **params) for lang in LANGUAGES}


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that a terminal asks for by its locale, such as `fr_CA.UTF-8`, or the default language."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            code = re.split("[_.@-]", value.lower())[0]
            return code if code in LANGUAGES else DEFAULT_LANG
    return DEFAULT_LANG
