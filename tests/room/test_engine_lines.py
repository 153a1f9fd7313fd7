"""The lines of a bot end with the request: whoever leaves gives the process back at once."""

import json
import socket
import struct
import time
from collections.abc import Callable
from typing import Any

import pytest

from castelude.room.bots.seats import BotPool
from tests.kit.room import Person, RoomMaker, RunningRoom

pytestmark = pytest.mark.slow
POLLS, EVERY_S = 100, 0.05
"""How often a process is looked at until it must be free; a search that goes on would take ten minutes."""


@pytest.fixture
def room(make_room: RoomMaker, monkeypatch: pytest.MonkeyPatch) -> RunningRoom:
    monkeypatch.setattr("castelude.room.http.engine_lines.STEPS_MS", (50, 600_000))
    return make_room(bot_processes=1)


def bots(room: RunningRoom) -> BotPool:
    app: Any = room.server.config.app
    found: BotPool = app.state.worker.bots
    return found


def soon(is_so: Callable[[], bool]) -> bool:
    """Whether it is so after one of the polls."""
    for _ in range(POLLS):
        if is_so():
            return True
        time.sleep(EVERY_S)
    return False


def long_search(person: Person, room: RunningRoom) -> socket.socket:
    """A connection on which somebody waits for a search of ten minutes."""
    body = json.dumps({"players": 2, "setup": {"first": 0}, "step": 1}).encode()
    cookies = "; ".join(f"{key}={value}" for key, value in person.http.cookies.items())
    head = "POST /api/games/castello/lines HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    connection = socket.create_connection(("127.0.0.1", room.port))
    connection.sendall(f"{head}Cookie: {cookies}\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
    return connection


def close(connection: socket.socket) -> None:
    connection.close()


def reset(connection: socket.socket) -> None:
    """As a system does for a program that was killed, or for a network that has changed."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


@pytest.mark.parametrize("leave", [close, reset])
def test_the_process_is_free_when_the_viewer_has_left(
    room: RunningRoom, leave: Callable[[socket.socket], None]
) -> None:
    ann = Person(room, "Ann")
    assert ann.post("/api/games/castello/lines", {"players": 2, "setup": {"first": 0}})["lines"]
    connection = long_search(ann, room)
    assert soon(lambda: bots(room).busy() == 1)
    leave(connection)
    assert soon(lambda: bots(room).busy() == 0)
    assert ann.post("/api/games/castello/lines", {"players": 2, "setup": {"first": 0}})["lines"]


def test_whoever_leaves_the_queue_never_has_a_process(room: RunningRoom) -> None:
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    first = long_search(ann, room)
    assert soon(lambda: bots(room).busy() == 1)
    second = long_search(bob, room)
    assert soon(lambda: bots(room).waiting() == 1)
    second.close()
    assert soon(lambda: bots(room).waiting() == 0)
    assert bots(room).busy() == 1
    first.close()
    assert soon(lambda: bots(room).busy() == 0)
