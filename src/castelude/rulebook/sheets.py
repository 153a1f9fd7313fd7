"""Sheets to print on A4: what a game draws itself (Castello's board), or its player aid."""

import re
import textwrap
from collections.abc import Callable
from functools import partial
from html import escape

from castelude import paper, svg
from castelude.core.game import AnyGame
from castelude.rulebook import markup
from castelude.texts import DEFAULT_LANG, page_source

MARGIN = 14
TOP = 22.0
BOTTOM = paper.HEIGHT - MARGIN
SIZE = 4.2
LETTERS = 84
"""About so many letters of that size fit on a line."""
LEADING = 5.6
MOST_IN_ROW = 11
NAMES = 7
"""The height of the names below a row of cards."""
MARKS = re.compile(r"\{([a-z]+)\} ")
"""An item may begin with the name of a mark: `- {tower} **Tower**: …`"""


def sheets(game: AnyGame, lang: str) -> list[str]:
    """The sheets of a game as SVG; none for a game that has nothing to print."""
    source = page_source(f"aids/{game.id}", lang) or page_source(f"aids/{game.id}", DEFAULT_LANG)
    return game.sheets(lang) or (aid(game, markup.parse(source), lang) if source else [])


class _Pages:
    """Pages that fill from the top; what does not fit below the rest begins the next one."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.pages = [[svg.text(title, MARGIN, TOP, 8, font_family=svg.SERIF, font_weight="bold")]]
        self._y = TOP

    def put(self, draw: Callable[[float], tuple[list[str], float]], below: float = 0) -> None:
        """Add what `draw` makes below a height, where it fits with so much space below it."""
        parts, end = draw(self._y)
        if end + below > BOTTOM:
            parts, end = draw(MARGIN)
            self.pages.append([])
        if end > BOTTOM:
            raise markup.BadPage(f"a part of {self.title} is longer than a page")
        self.pages[-1] += parts
        self._y = end


def aid(game: AnyGame, page: markup.SourcePage, lang: str) -> list[str]:
    """Items of lists, each with a mark of the game or a dot, and catalogues of cards as rows of marks with names."""
    pages = _Pages(page["title"])
    for chapter in page["chapters"]:
        pages.put(partial(_heading, chapter["title"]), below=2 * LEADING)
        for block in chapter["blocks"]:
            if block["kind"] == "cards":
                pages.put(partial(_cards, game, block["shows"] or "", lang))
            for row in block["rows"] if block["kind"] == "list" else []:
                pages.put(partial(_item, game, "".join(passage["words"] for passage in row[0])))
    return [paper.sheet(escape(page["title"]), parts) for parts in pages.pages]


def _heading(title: str, y: float) -> tuple[list[str], float]:
    y += 11
    return [svg.text(title, MARGIN, y, 5.6, font_family=svg.SERIF, font_weight="bold")], y


def _item(game: AnyGame, words: str, y: float) -> tuple[list[str], float]:
    """An item of a list below this height, and where it ends."""
    parts = []
    found = MARKS.match(words)
    for first, line in _lines(words[found.end() :] if found else words):
        y += LEADING + (1 if first else 0)
        parts.append(_text(line, y))
        if first and found:
            parts.append(_mark(game, found[1], MARGIN + 2, y - 1.5, 5.5))
        elif first:
            parts.append(svg.text("•", MARGIN + 1.2, y, SIZE))
    return parts, y


def _cards(game: AnyGame, group: str, lang: str, y: float) -> tuple[list[str], float]:
    """The cards of a group in rows below this height, and where they end."""
    cards = game.catalogue(group, lang)
    rows = -(-len(cards) // MOST_IN_ROW)
    in_row = -(-len(cards) // rows)
    cell = (paper.WIDTH - 2 * MARGIN) / in_row
    size = min(12, cell * 0.6)
    parts = []
    for place, card in enumerate(cards):
        x = MARGIN + cell * (place % in_row + 0.5)
        top = y + 2 + (size + NAMES) * (place // in_row)
        parts.append(_mark(game, card.id, x, top + size / 2, size))
        for number, line in enumerate(textwrap.wrap(card.name, 13)):
            parts.append(svg.text(line, x, top + size + 2.6 * (number + 1), 2.5, text_anchor="middle"))
    return parts, y + 2 + (size + NAMES) * rows


def _mark(game: AnyGame, name: str, x: float, y: float, size: float) -> str:
    """A mark of the game with its middle at a point."""
    where = f"translate({svg.number(x)} {svg.number(y)}) scale({svg.number(size / 24)})"
    return svg.element("g", game.mark(name), transform=where)


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
    return svg.element("text", spans, x=MARGIN + 6, y=y, font_size=SIZE, fill=svg.INK)
