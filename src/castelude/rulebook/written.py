"""The rules page as text: Markdown with pictures for the documentation, and plain for a terminal."""

from collections.abc import Callable, Iterator

from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.rulebook.markup import Kind, Line
from castelude.rulebook.page import RulesBlock, RulesFigure, credits_page, rules_page
from castelude.texts import DEFAULT_LANG, say

Figure = Callable[[RulesFigure, str], list[str]]
Mark = Callable[[str], str]


def for_docs(game: AnyGame, lang: str) -> str:
    """Markdown for docs/rules: marks that link to docs/spec, and pictures, of which one file has all languages."""

    def figure(shown: RulesFigure, caption: str) -> list[str]:
        picture = f"images/{picture_name(game, shown['id'])}" + (f"#{lang}" if lang != DEFAULT_LANG else "")
        return [f"![{caption}]({picture})", "", f"*{caption.replace('*', '')}*"]

    def mark(clause: str) -> str:
        return f'<sup id="{clause}">[{clause}](../spec/{game.id}.{lang}.md#{clause})</sup>'

    return _written(game, lang, figure, mark)


def for_terminal(game: AnyGame, lang: str) -> str:
    """Plain text: positions as a terminal draws them, and bare clause numbers."""

    def figure(shown: RulesFigure, caption: str) -> list[str]:
        drawn = game.drawing(match_of(game, shown, len(shown["next"])).position, shown["seat"], lang)
        return [drawn, "", caption]

    return _written(game, lang, figure, lambda clause: f"[{clause}]")


def credits_for_docs(lang: str) -> str:
    """Markdown for docs/credits: the page, and where the rulings are."""
    page = credits_page(lang)
    lines = [f"# {page['title']}", ""]
    for chapter in page["chapters"]:
        lines += [f"## {chapter['title']}", ""]
        for block in chapter["blocks"]:
            rows = [[_line(line, str) for line in row] for row in block["rows"]]
            lines += [*_words(block["kind"], rows), ""]
    return "\n".join([*lines, f"[{say('rulings-title', lang)}](rulings.{lang}.md)"]) + "\n"


def pictures(game: AnyGame, lang: str) -> Iterator[tuple[str, str]]:
    """The pictures of the documentation in a language: the name and the SVG, each example after its last action."""
    for chapter in rules_page(game, lang)["chapters"]:
        for block in chapter["blocks"]:
            if shown := block["figure"]:
                match = match_of(game, shown, len(shown["next"]))
                yield picture_name(game, shown["id"]), game.picture(match.position, shown["seat"], shown["next"], lang)


def picture_name(game: AnyGame, example: str) -> str:
    return f"{game.id}-{example}.svg"


def match_of(game: AnyGame, shown: RulesFigure, steps: int) -> Match:
    """An example after so many of its next actions."""
    options = game.check_options(shown["options"])
    match = Match(game, shown["players"], options, shown["setup"], 0, manual_chance=True)
    match.apply_all([*shown["actions"], *shown["next"][:steps]])
    return match


def _written(game: AnyGame, lang: str, figure: Figure, mark: Mark) -> str:
    page = rules_page(game, lang)
    lines = [f"# {page['title']}", ""]
    for chapter in page["chapters"]:
        lines += [f"## {chapter['title']}", ""]
        for block in chapter["blocks"]:
            lines += [*_block(block, lang, figure, mark), ""]
    return "\n".join(lines).rstrip() + "\n"


def _block(block: RulesBlock, lang: str, figure: Figure, mark: Mark) -> list[str]:
    rows = [[_line(line, mark) for line in row] for row in block["rows"]]
    if shown := block["figure"]:
        return figure(shown, rows[0][0])
    if block["kind"] == "cards":
        head = [say("rulebook-card", lang), say("rulebook-card-text", lang)]
        cards = [[_card_name(card["name"], card["copies"]), card["text"]] for card in block["cards"]]
        return _table([head, *cards])
    return _words(block["kind"], rows)


def _words(kind: Kind, rows: list[list[str]]) -> list[str]:
    """A paragraph, a list or a table."""
    if kind == "list":
        return [f"- {row[0]}" for row in rows]
    return _table(rows) if kind == "table" else [rows[0][0]]


def _card_name(name: str, copies: int) -> str:
    return f"**{name}**" if copies == 1 else f"**{name}** × {copies}"


def _table(rows: list[list[str]]) -> list[str]:
    written = [f"| {' | '.join(row)} |" for row in rows]
    return [written[0], f"|{' --- |' * len(rows[0])}", *written[1:]]


def _line(line: Line, mark: Mark) -> str:
    return " ".join(
        " ".join([passage["words"], *(mark(clause) for clause in passage["clauses"])]).strip() for passage in line
    )
