"""How a rules page is written: a small part of Markdown.

A page is a title (`# Castello`), then chapters (`## The aim {#aim}`). A chapter consists of paragraphs, lists (`- `),
tables, drawn examples (`![caption](example:NAME)`) and catalogues of cards (`![](cards:GROUP)`). Words may be
**strong** or *emphasised*. `[CO-5.3]` after a sentence says that it puts clause CO-5.3 into words: refusals link to it.
"""

import re
from collections.abc import Iterator
from typing import Literal, TypedDict

TITLE = re.compile(r"# (.+)")
CHAPTER = re.compile(r"## (.+) \{#([a-z-]+)\}")
SHOWN = re.compile(r"!\[(.*)\]\((example|cards):([a-z0-9-]+)\)", re.DOTALL)
MARK = re.compile(r" ?\[((?:[A-Z]{2}-\d+\.\d+ ?)+)\]")
RULE = re.compile(r"[|\s:-]+")

Kind = Literal["text", "list", "table", "figure", "cards"]


class Passage(TypedDict):
    """Words that belong together, and the clauses that they put into words.

    In the words `**` encloses what is strong, `*` what is emphasised.
    """

    words: str
    clauses: list[str]


Line = list[Passage]


class Source(TypedDict):
    """A block as it is written: a paragraph or a caption has one row of one line, a list one line a row."""

    kind: Kind
    rows: list[list[Line]]
    shows: str | None


class SourceChapter(TypedDict):
    id: str
    title: str
    blocks: list[Source]


class SourcePage(TypedDict):
    title: str
    chapters: list[SourceChapter]


class BadPage(ValueError):
    """The page cannot be read; the message quotes the place."""


def parse(text: str) -> SourcePage:
    """A page taken apart, or `BadPage`."""
    parts = _parts(text)
    title = TITLE.fullmatch(next(parts, ""))
    if not title:
        raise BadPage("a page begins with its title: # NAME")
    page = SourcePage(title=title[1], chapters=[])
    for part in parts:
        if chapter := CHAPTER.fullmatch(part):
            page["chapters"].append(SourceChapter(title=chapter[1], id=chapter[2], blocks=[]))
        elif part.startswith("#") or not page["chapters"]:
            raise BadPage(f"a chapter begins with ## TITLE {{#id}}, not with {part[:40]!r}")
        else:
            page["chapters"][-1]["blocks"].append(_block(part))
    return page


def _parts(text: str) -> Iterator[str]:
    """What blank lines separate."""
    return (part.strip("\n") for part in re.split(r"\n\s*\n", text) if part.strip())


def _block(part: str) -> Source:
    lines = part.split("\n")
    if shown := SHOWN.fullmatch(" ".join(lines)):
        caption, kind, name = shown.groups()
        return Source(kind="figure" if kind == "example" else "cards", rows=[[_line(caption)]], shows=name)
    if lines[0].startswith("- "):
        return Source(kind="list", rows=[[_line(item)] for item in _items(lines)], shows=None)
    if lines[0].startswith("|"):
        rows = [[_line(cell) for cell in _cells(line)] for line in lines if not RULE.fullmatch(line)]
        if len({len(row) for row in rows}) != 1:
            raise BadPage(f"rows of different lengths: {lines[0][:40]!r}")
        return Source(kind="table", rows=rows, shows=None)
    return Source(kind="text", rows=[[_line(" ".join(lines))]], shows=None)


def _items(lines: list[str]) -> list[str]:
    """The items of a list; a line that does not begin with a dash goes on with the item before it."""
    items: list[str] = []
    for line in lines:
        if line.startswith("- "):
            items.append(line.removeprefix("- "))
        else:
            items[-1] += " " + line.strip()
    return items


def _cells(line: str) -> list[str]:
    if not line.endswith("|"):
        raise BadPage(f"a row ends with |: {line[:40]!r}")
    return [cell.strip() for cell in line[1:-1].split("|")]


def _line(text: str) -> Line:
    """A line cut behind each mark: the mark belongs to all words since the mark before it."""
    passages: Line = []
    end = 0
    for mark in MARK.finditer(text):
        words = text[end : mark.start()].strip()
        if not words:
            raise BadPage(f"a mark without words before it: {mark[0]}")
        passages.append(Passage(words=words, clauses=mark[1].split()))
        end = mark.end()
    rest = text[end:].strip()
    if rest or not passages:
        passages.append(Passage(words=rest, clauses=[]))
    return passages


def marks(page: SourcePage) -> list[str]:
    """Every clause that the page puts into words, in order."""
    lines = [
        line for chapter in page["chapters"] for block in chapter["blocks"] for row in block["rows"] for line in row
    ]
    return [clause for line in lines for passage in line for clause in passage["clauses"]]
