"""How a rules page is written, and what is said of one that is written wrongly."""

import pytest

from castelude.rulebook.markup import BadPage, Passage, marks, parse

PAGE = """# Chess

## The aim {#aim}

Take **the king**. [CH-1.1] Nothing
else counts.

- a [CH-1.2 CH-1.3]
- b
  goes on

| piece | worth |
| --- | --- |
| queen | 9 [CH-2.1] |

![The start](example:start)

![](cards:pieces)
"""


def test_a_page_is_taken_apart() -> None:
    page = parse(PAGE)
    (chapter,) = page["chapters"]
    assert (page["title"], chapter["id"], chapter["title"]) == ("Chess", "aim", "The aim")
    text, items, table, figure, cards = chapter["blocks"]
    assert text["rows"] == [
        [[Passage(words="Take **the king**.", clauses=["CH-1.1"]), Passage(words="Nothing else counts.", clauses=[])]]
    ]
    assert [row[0][0] for row in items["rows"]] == [
        Passage(words="a", clauses=["CH-1.2", "CH-1.3"]),
        Passage(words="b goes on", clauses=[]),
    ]
    assert [[cell[0]["words"] for cell in row] for row in table["rows"]] == [["piece", "worth"], ["queen", "9"]]
    assert (figure["kind"], figure["shows"]) == ("figure", "start")
    assert (cards["kind"], cards["shows"]) == ("cards", "pieces")
    assert marks(page) == ["CH-1.1", "CH-1.2", "CH-1.3", "CH-2.1"]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "title"),
        ("Words.", "title"),
        ("# Chess\n\nWords.", "chapter"),
        ("# Chess\n\n## The aim", "chapter"),
        ("# Chess\n\n## A {#a}\n\n### B", "chapter"),
        ("# Chess\n\n## A {#a}\n\n[CH-1.1] Words.", "CH-1.1"),
        ("# Chess\n\n## A {#a}\n\n| a | b |\n| --- | --- |\n| c |", "lengths"),
        ("# Chess\n\n## A {#a}\n\n| a | b |\n| c | d", "ends with"),
    ],
)
def test_a_page_that_is_written_wrongly_is_named(text: str, named: str) -> None:
    with pytest.raises(BadPage, match=named):
        parse(text)
