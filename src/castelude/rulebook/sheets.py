"""Sheets to print on A4: what a game draws itself (Castello's board), or its player aid on one page."""

import textwrap
from html import escape

from castelude import paper, svg
from castelude.core.game import AnyGame
from castelude.rulebook import markup
from castelude.texts import DEFAULT_LANG, page_source

MARGIN = 14
SIZE = 4.2
LETTERS = 84
"""About so many letters of that size fit on a line."""
LEADING = 6


def sheets(game: AnyGame, lang: str) -> list[str]:
    """The sheets of a game as SVG; none for a game that has nothing to print."""
    source = page_source(f"aids/{game.id}", lang) or page_source(f"aids/{game.id}", DEFAULT_LANG)
    return game.sheets(lang) or ([aid(markup.parse(source))] if source else [])


def aid(page: markup.SourcePage) -> str:
    y = 22.0
    parts = [svg.text(page["title"], MARGIN, y, 8, font_family=svg.SERIF, font_weight="bold")]
    for chapter in page["chapters"]:
        y += 13
        parts.append(svg.text(chapter["title"], MARGIN, y, 5.6, font_family=svg.SERIF, font_weight="bold"))
        for block in chapter["blocks"]:
            for row in block["rows"]:
                for first, words in _lines("".join(passage["words"] for passage in row[0])):
                    y += LEADING + (1 if first else 0)
                    parts += [svg.text("•", MARGIN, y, SIZE)] if first else []
                    parts.append(_text(words, y))
    if y > paper.HEIGHT - MARGIN:
        raise markup.BadPage(f"{page['title']} does not fit on a page")
    return paper.sheet(escape(page["title"]), parts)


def _lines(words: str) -> list[tuple[bool, str]]:
    """An item in lines; each word that is strong keeps its own asterisks, so that a line can be cut anywhere."""
    marked = []
    strong = False
    for word in words.split(" "):
        begins = word.startswith("**")
        marked.append(f"**{word.replace('**', '')}" if strong or begins else word)
        strong = (strong or begins) and "**" not in word.removeprefix("**")
    lines = textwrap.wrap(" ".join(marked), LETTERS + 2, break_long_words=False, break_on_hyphens=False)
    return [(index == 0, line) for index, line in enumerate(lines)]


def _weight(word: str) -> str:
    return "bold" if word.startswith("**") else "normal"


def _text(words: str, y: float) -> str:
    spans = [
        svg.element(
            "tspan", escape(word.removeprefix("**")) + " ", font_weight="bold" if word[:2] == "**" else "normal"
        )
        for word in words.split(" ")
    ]
    return svg.element("text", spans, x=MARGIN + 4, y=y, font_size=SIZE, fill=svg.INK)
