"""The rules page of a game in one language: its words (`locales/LANG/rules/GAME.md`) with examples and cards."""

import functools
from typing import TypedDict

from castelude.core.examples import Example
from castelude.core.game import AnyGame
from castelude.core.options import OptionValue
from castelude.core.record import JsonObject
from castelude.rulebook import markup
from castelude.rulebook.markup import Kind, Line, Passage, Source, SourceChapter, SourcePage
from castelude.texts import DEFAULT_LANG, page_source, say


class RulesFigure(TypedDict):
    """A drawn example: a position, and actions to show one by one (see `castelude.core.examples.Example`)."""

    id: str
    players: int
    options: dict[str, OptionValue]
    setup: JsonObject
    actions: list[str]
    next: list[str]
    seat: int | None
    frame: list[str]


class RulesCard(TypedDict):
    """A card of a catalogue, by the id under which boards draw it."""

    id: str
    name: str
    text: str
    copies: int


class RulesBlock(TypedDict):
    """A part of a chapter.

    A paragraph or a caption has one row of one line, a list has one line in each row, a table begins with its head.
    """

    kind: Kind
    rows: list[list[Line]]
    figure: RulesFigure | None
    cards: list[RulesCard]


class RulesChapter(TypedDict):
    id: str
    title: str
    blocks: list[RulesBlock]


class RulesPage(TypedDict):
    """The rules of a game in one language; `rulings` are the clauses that give our own reading of the rulebook."""

    game: str
    title: str
    chapters: list[RulesChapter]
    rulings: list[str]


def source(game: AnyGame, lang: str) -> SourcePage:
    """The page as it is written: in the default language where this one has none, from the clauses for lack of both."""
    text = _text(f"rules/{game.id}", lang)
    return markup.parse(text) if text else _from_clauses(game, lang)


def _text(name: str, lang: str) -> str:
    return page_source(name, lang) or page_source(name, DEFAULT_LANG)


@functools.cache
def credits_page(lang: str) -> SourcePage:
    """Who made the games, what we read, and which editions are our own. Callers must not change it."""
    return markup.parse(_text("credits", lang))


@functools.cache
def rules_page(game: AnyGame, lang: str) -> RulesPage:
    """The page with its examples and cards filled in. Callers must not change it."""
    page = source(game, lang)
    return RulesPage(
        game=game.id,
        title=page["title"],
        chapters=[
            RulesChapter(
                id=chapter["id"],
                title=chapter["title"],
                blocks=[_filled(game, block, lang) for block in chapter["blocks"]],
            )
            for chapter in page["chapters"]
        ],
        rulings=[clause.id for clause in game.clauses if clause.ruling],
    )


def _filled(game: AnyGame, block: Source, lang: str) -> RulesBlock:
    shows = block["shows"] or ""
    figure = _figure(shows, game.examples[shows]) if block["kind"] == "figure" else None
    cards = game.catalogue(shows, lang) if block["kind"] == "cards" else []
    return RulesBlock(
        kind=block["kind"],
        rows=block["rows"],
        figure=figure,
        cards=[RulesCard(id=card.id, name=card.name, text=card.text, copies=card.copies) for card in cards],
    )


def _figure(name: str, example: Example) -> RulesFigure:
    return RulesFigure(
        id=name,
        players=example.players,
        options=dict(example.options),
        setup=example.setup,
        actions=list(example.played),
        next=list(example.next),
        seat=example.seat,
        frame=list(example.frame),
    )


def _from_clauses(game: AnyGame, lang: str) -> SourcePage:
    """For games without a page: the texts of the clauses."""
    return SourcePage(
        title=say(f"{game.id}-name", lang),
        chapters=[
            SourceChapter(
                id=chapter.lower(),
                title=say(chapter, lang),
                blocks=[
                    Source(kind="text", rows=[[[Passage(words=clause.text(lang), clauses=[clause.id])]]], shows=None)
                    for clause in clauses
                ],
            )
            for chapter, clauses in game.clauses.chapters()
        ],
    )
