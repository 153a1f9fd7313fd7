"""The generated types of the client, and the kit's own check of shapes."""

from typing import Annotated, Literal, NamedTuple, Never, NotRequired, TypedDict

import msgspec
import pytest

from castelude.room.tables.commands import Strict
from castelude.room.wire import Wire
from scripts.types import Writer
from tests.kit.shapes import mismatch


class Card(TypedDict):
    """A card."""

    id: str
    value: int | None
    note: NotRequired[str]


class Drawn(msgspec.Struct, tag="drawn", tag_field="kind"):
    """A card was drawn.

    From a pile.
    """

    cards: list[Card]
    by: dict[str, Literal["king", 3, True]]
    secret: str | msgspec.UnsetType = msgspec.UNSET
    times: int = 0


class Numbered(msgspec.Struct, tag_field="kind"):
    seq: int


class Put(Numbered, tag="put"):
    at: tuple[int, str]
    names: list[str | None]


class Wish(Strict):
    card: str
    seat: int | None = None


class Short(NamedTuple):
    """In short."""

    seq: int
    cards: list[Card | Drawn]
    note: str = ""


class Untyped(TypedDict):
    kind: NotRequired[Never]
    part: Annotated[object, Wire("Json")]
    sent: Annotated[str, Wire(list[Short])]


class Empty(TypedDict):
    pass


def written(kind: object) -> str:
    """The declaration of a type alone."""
    writer = Writer()
    return writer.declared[writer.name_of(kind)]


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        (
            Card,
            "/** A card. */\nexport interface Card {\n  id: string;\n  value: number | null;\n  note?: string;\n}\n",
        ),
        (
            Drawn,
            "/**\n * A card was drawn.\n *\n * From a pile.\n */\nexport interface Drawn {\n  kind: 'drawn';\n"
            "  cards: Card[];\n  by: Record<string, 'king' | 3 | true>;\n  secret?: string;\n  times: number;\n}\n",
        ),
        (
            Put,
            "export interface Put extends Numbered {\n  kind: 'put';\n  at: [number, string];\n"
            "  names: (string | null)[];\n}\n",
        ),
        (Wish, "export interface Wish {\n  card: string;\n  seat?: number | null;\n}\n"),
        (Short, "/** In short. */\nexport type Short = [seq: number, cards: (Card | Drawn)[], note?: string];\n"),
        (Untyped, "export interface Untyped {\n  kind?: never;\n  part: Json;\n  sent: Short[];\n}\n"),
        (Empty, "export type Empty = Record<string, never>;\n"),
    ],
)
def test_types_become_typescript(kind: object, wanted: str) -> None:
    assert written(kind) == wanted


def test_two_types_of_one_name_are_refused() -> None:
    writer = Writer()
    writer.name_of(Card)
    with pytest.raises(TypeError, match="two types are called Card"):
        writer.name_of(msgspec.defstruct("Card", [("other", int)]))


def test_an_alias_is_found_again() -> None:
    writer = Writer()
    writer.alias("Colour", Literal["red", "black"])
    assert writer.name_of(dict[str, Literal["red", "black"]]) == "Record<string, Colour>"
    assert writer.declared["Colour"] == "export type Colour = 'red' | 'black';\n"


@pytest.mark.parametrize(
    ("value", "kind", "where"),
    [
        ({"id": "a", "value": None}, Card, None),
        ({"id": "a", "value": 1, "note": "x"}, Card, None),
        ({"id": "a", "value": True}, Card, ".value"),
        ({"id": "a"}, Card, "without ['value']"),
        ({"id": "a", "value": 1, "more": 1}, Card, "unknown ['more']"),
        ({"kind": "drawn", "cards": [], "by": {"x": 3}, "times": 0}, Drawn, None),
        ({"kind": "drawn", "cards": [], "by": {"x": 4}, "times": 0}, Drawn, ".by[x]"),
        ({"kind": "put", "cards": [], "by": {}, "times": 0}, Drawn, ".kind"),
        ({"kind": "drawn", "cards": [], "by": {}}, Drawn, "without ['times']"),
        ([1, [{"id": "a", "value": 1}]], Short, None),
        ([1, [], "rare"], Short, None),
        ([1, [], 2], Short, "[2]"),
        ([1], Short, "not a list of 3"),
        ([1, [{"id": "a", "value": "b"}]], Short, "[1][0].value"),
        ([1, 2], list[int] | None, None),
        ([1, "2"], list[int] | None, "[1]"),
        (1, float, None),
        ("1", float, "not"),
    ],
)
def test_shapes_are_checked_to_the_last_key(value: object, kind: object, where: str | None) -> None:
    found = mismatch(value, kind)
    assert (found is None) if where is None else (found is not None and where in found)
