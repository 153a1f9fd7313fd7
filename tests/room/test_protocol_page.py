"""docs/room-protocol.md against the types of the wire: every message, field, event, command and code is on the page."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from castelude.room import http
from castelude.room.live import messages
from castelude.room.live.table_events import SentActed
from castelude.room.refusal import STATUS
from castelude.room.tables.commands import Command
from castelude.room.tables.happened import OtherEvent

PAGE = (Path(__file__).parents[2] / "docs" / "room-protocol.md").read_text("utf-8")


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def rows(title: str) -> dict[str, str]:
    """The rows of a section's table by the names in their first cells."""
    found = {}
    for line in section(title).splitlines():
        if line.startswith("| `"):
            first, _, rest = line.removeprefix("| ").partition(" | ")
            for name in re.findall(r"`(\w+)`", first):
                found[name] = rest
    return found


def tag(kind: Any) -> str:  # noqa: ANN401 a tagged struct
    return str(kind.__struct_config__.tag)


def fields(kind: Any) -> list[str]:  # noqa: ANN401 a struct
    return [field.encode_name for field in msgspec.structs.fields(kind)]


@pytest.mark.parametrize(
    ("title", "union"),
    [
        ("The socket: from you", messages.SocketMessage),
        ("The socket: to you", messages.TypedMessage),
        ("Commands", Command),
    ],
)
def test_the_page_has_every_message_and_its_fields(title: str, union: object) -> None:
    page = rows(title)
    kinds = {tag(kind): kind for kind in get_args(union)}
    assert set(page) >= set(kinds)
    assert set(page) <= set(kinds) | {"type"}
    for name, kind in kinds.items():
        for field in fields(kind):
            assert f"`{field}`" in page[name] or f'"{field}"' in page[name], (name, field)


def test_the_page_has_every_event_and_its_fields() -> None:
    text = section("The socket: to you").partition("An event has")[2]
    for kind in get_args(OtherEvent):
        assert f"`{tag(kind)}`" in text or tag(kind) == "created", tag(kind)
    assert f"[{', '.join(SentActed._fields)}]" in text


def test_the_page_has_every_code() -> None:
    for code in STATUS:
        assert f"`{code}`" in PAGE, code
    for close in messages.CloseCode:
        assert str(close.value) in section("The socket: to you"), close
    assert f"version {messages.PROTOCOL}\n" in PAGE


def test_the_page_has_every_address() -> None:
    """Those of accounts are told in a paragraph of their own, with alternatives."""
    text = re.sub(r"`POST /api/account/(\w+)\|(\w+)\|(\w+)`", r"/api/account/\1 /api/account/\2 /api/account/\3", PAGE)
    for handler in http.HANDLERS:
        for path in handler.paths:
            shown = re.sub(r"\{(\w+?)(_id)?:\w+\}", lambda found: found[1].upper(), path)
            tail = shown.removeprefix("/api/tables/TABLE")
            assert shown in text or (tail and f"`{tail}" in text) or shown.endswith("/WHICH"), shown
