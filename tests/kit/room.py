"""A real room on a real socket, and people who come to it."""

import contextlib
import functools
import itertools
import json
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar, Protocol

import uvicorn
from litestar import Litestar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from castelude.room.app import create_app
from castelude.room.live.messages import ServerMessage
from castelude.room.serve import migrate_database, server_options
from castelude.room.settings import Settings
from castelude.room.tables.uptime import system_now
from castelude.room.worker import Worker
from tests.kit import web
from tests.kit.reducer import Reducer
from tests.kit.shapes import mismatch

Json = dict[str, Any]
LONG_BEAT = 10**8
QUOTAS = {
    "open_tables": 1000,
    "tables_per_minute": 1000,
    "requests_per_second": 1000,
    "render_ms_per_second": 10_000,
}
"""Tests ask again and again until something has happened, and a clock that stands still gives nothing back."""
WAIT_SECONDS = 60.0
PASSWORD = "correct horse battery"
CLOCK = {"kind": "fischer", "seconds": 300, "increment": 3}
RATED: Json = {"rated": True, "clock": CLOCK, "takebacks": "never"}
"""The settings of a rated table."""
numbers = itertools.count(1)


@functools.cache
def _empty_sqlite() -> bytes:
    """An empty SQLite database at the present schema: migrated once, copied for every test."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "room.sqlite3")
        migrating = threading.Thread(target=migrate_database, args=(f"sqlite:///{path}",))  # Playwright has a loop here
        migrating.start()
        migrating.join()
        return path.read_bytes()


def new_sqlite(folder: Path) -> str:
    """The address of an empty SQLite database in this folder."""
    path = folder / "room.sqlite3"
    path.write_bytes(_empty_sqlite())
    return f"sqlite:///{path}"


class FakeClock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now_ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now_ms

    def advance(self, seconds: float) -> None:
        self.now_ms += int(seconds * 1000)


class Premises:
    """An application that serves one room after the other: to make one takes longer than most tests."""

    empty: ClassVar[list["Premises"]] = []

    def __init__(self) -> None:
        self._make_worker: Callable[[], Worker]
        self.app = create_app(Settings(), lambda _: self._make_worker())

    @classmethod
    @contextlib.contextmanager
    def rented(cls, make_worker: Callable[[], Worker]) -> Iterator[Litestar]:
        """An application for a room with this worker, until it has closed."""
        here = cls.empty.pop() if cls.empty else cls()
        here._make_worker = make_worker
        yield here.app
        cls.empty.append(here)


class RunningRoom:
    """A served room; `restart` stops it and serves the same database again."""

    def __init__(self, database: str, now: Callable[[], int] | None = None, **settings: Any) -> None:  # noqa: ANN401
        self.settings = Settings(
            database=database,
            **{
                "beat_ms": LONG_BEAT,
                "poll_ms": 200,
                "bot_ms": 50,
                "messages_per_second": 1000,
                "explore_ms": LONG_BEAT,
                "exhibitions": False,
                **QUOTAS,
                **settings,
            },
        )
        self.now = now
        self.people: list[Person] = []
        self.port = 0
        self.start()

    def start(self) -> None:
        self._rent = contextlib.ExitStack()
        app = self._rent.enter_context(Premises.rented(lambda: Worker(self.settings, self.now or system_now)))
        options = server_options(self.settings) | {"log_level": "warning"}
        config = uvicorn.Config(app, port=self.port, lifespan="on", **options)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)
        self.thread.start()
        deadline = time.monotonic() + WAIT_SECONDS
        while not self.server.started:
            if not self.thread.is_alive() or time.monotonic() > deadline:
                raise RuntimeError("the room did not start")
            time.sleep(0.01)
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        """Stop, and send everybody home."""
        self.stop()
        for person in self.people:
            person.http.close()

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(WAIT_SECONDS)
        if self.thread.is_alive():  # uvloop waits for ever for what nobody has closed
            raise RuntimeError("the room did not stop: something of it is still open")
        self._rent.close()

    def restart(self) -> None:
        self.stop()
        self.start()


class Place(Protocol):
    """Where people can go."""

    url: str
    people: list["Person"]


class Person:
    """Somebody with a browser: a cookie, requests, and sockets."""

    def __init__(self, room: Place, name: str) -> None:
        self.room = room
        room.people.append(self)
        self.http = web.Client(base_url=room.url)
        self.me = self.http.get("/api/me").json()
        self.http.patch("/api/me", json={"name": name})
        self.name = name

    def come_back(self) -> None:
        """The same browser after a restart of the server."""
        cookies = self.http.cookies
        self.http.close()
        self.http = web.Client(base_url=self.room.url, cookies=cookies)

    def get(self, path: str, **params: Any) -> Any:  # noqa: ANN401 JSON
        """What is there; a room that is busy is asked again, as its answer says."""
        deadline = time.monotonic() + WAIT_SECONDS
        while (answer := self.http.get(path, params=params)).status_code == 503 and time.monotonic() < deadline:
            time.sleep(float(answer.headers["Retry-After"]))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any) -> Any:  # noqa: ANN401 JSON
        answer = self.http.post(path, json=body)
        assert answer.status_code in (200, 201, 202), answer.text
        return answer.json()

    def open_table(self, game: str = "castello", players: int = 2, **more: Any) -> str:  # noqa: ANN401 JSON
        """A new table; settings and the keys of the request may be given together."""
        keys = ("seat", "bots", "hotseat", "names", "start", "pledge")
        outer: Json = {key: more.pop(key) for key in keys if key in more}
        body: Json = {"settings": {"game": game, "players": players, **more}, **outer}
        return str(self.post("/api/tables", body)["id"])

    def command(self, table: str, kind: str, **fields: Any) -> int:  # noqa: ANN401 JSON
        return int(self.post(f"/api/tables/{table}/commands", self._body(kind, fields))["seq"])

    def refused(self, table: str, kind: str, **fields: Any) -> tuple[str, str]:  # noqa: ANN401 JSON
        """The code and the message of a command that is turned down."""
        answer = self.http.post(f"/api/tables/{table}/commands", json=self._body(kind, fields))
        assert answer.status_code >= 400, answer.text
        assert answer.headers["content-type"].startswith("application/problem+json")
        problem = answer.json()
        assert problem["detail"]
        return problem["code"], problem["message"]

    def _body(self, kind: str, fields: Json) -> Json:
        return {"command_id": f"c{next(numbers)}", "command": {"kind": kind, **fields}}

    def table(self, table: str) -> Any:  # noqa: ANN401 JSON
        return self.get(f"/api/tables/{table}")

    @contextlib.contextmanager
    def at(self, table: str, after_seq: int = 0) -> Iterator["Live"]:
        """Sit down before the table: a live connection that has joined."""
        cookies = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        url = self.room.url.replace("http", "ws") + f"/live/{table}"
        with connect(url, additional_headers={"Cookie": cookies}, open_timeout=WAIT_SECONDS, close_timeout=2) as socket:
            live = Live(socket)
            with contextlib.suppress(ConnectionClosed):  # a room that is full closes at once; the test reads the code
                live.send(type="join", after_seq=after_seq)
            yield live


class Live:
    """One connection: what was sent to it, sorted by kind."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard = Reducer()
        self.state: Json = {}
        self.events: list[Json] = []
        self.chat: list[Json] = []
        self.people: list[str] = []
        self.marks: dict[str, Json] = {}
        self.seen: list[str] = []

    def send(self, **message: Any) -> None:  # noqa: ANN401 JSON
        self.socket.send(json.dumps(message))

    def receive(self) -> Json:
        """The next message, taken in."""
        text = self.socket.recv(timeout=WAIT_SECONDS)
        assert isinstance(text, str)
        self.seen.append(text)
        assert mismatch(json.loads(text), ServerMessage) is None, mismatch(json.loads(text), ServerMessage)
        message: Json = {"type": "news"} | json.loads(text)
        if message["type"] in ("update", "news"):
            before = self.state.get("seq", 0)
            self.heard.take(message)
            events = self.heard.events
            numbers_ = [event["seq"] for event in events]
            if message["type"] == "update":
                assert message["after"] <= before
                assert numbers_ == list(range(message["after"] + 1, message["seq"] + 1)), "a gap"
            else:
                assert numbers_ == list(range(before + 1, before + 1 + len(numbers_))), "a gap"
            self.events += [event for event in events if event["seq"] > before]
            self.state = {**self.heard.snapshot, "seq": self.heard.seq, "events": events}
        elif message["type"] == "chat":
            self.chat += message["lines"]
        elif message["type"] == "presence":
            self.people = [person["name"] for person in message["people"]]
            self.marks = {person["who"]: person for person in message["people"]}
        return message

    def until(self, wanted: Callable[[Json], Any]) -> Json:
        """Read until a message satisfies the question."""
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def synced(self) -> Json:
        """The first update after joining: the whole table."""
        return self.until(lambda message: message["type"] == "update")

    def reach(self, wanted: Callable[[Json], Any]) -> Json:
        """Read until the state satisfies the question."""
        while not self.state or not wanted(self.state):
            self.receive()
        return self.state

    def gather(self, *names: str) -> None:
        """Read until these people are here, and no others."""
        while self.people != list(names):
            self.receive()

    def catch_up(self, seq: int) -> Json:
        """Read until the state is at least this new."""
        return self.reach(lambda state: state["seq"] >= seq)

    def ask(self, **message: Any) -> Json:  # noqa: ANN401 JSON
        """Send a message that has an answer, and read up to it."""
        key = message.setdefault(
            "id" if message["type"] in ("explain", "preview") else "command_id", f"w{next(numbers)}"
        )
        self.send(**message)
        return self.until(lambda answer: key in (answer.get("command_id"), answer.get("id")))

    def act(self, action: str, **more: Any) -> Json:  # noqa: ANN401 JSON
        message = {"type": "act", "action": action, "expected_seq": self.state["seq"], **more}
        return self.ask(**message)

    def do(self, kind: str, **fields: Any) -> Json:  # noqa: ANN401 JSON
        return self.ask(type="do", command={"kind": kind, **fields})

    def close_code(self) -> int:
        """Read to the end; the code with which the server closes."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


RoomMaker = Callable[..., RunningRoom]

NEAR_END = {"red": ["A1"], "black": ["B1", "F1", "U9"], "captured": {"pawns": [27, 0]}}
QUIET_PAIR = {"red": ["C5"], "black": ["S5"]}


def until(wanted: Callable[[], object]) -> None:
    """Wait for the room's own loops."""
    deadline = time.monotonic() + WAIT_SECONDS
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def register(*people: Person) -> None:
    """Let guests make accounts."""
    for person in people:
        person.post("/api/account/register", {"login": person.name.lower(), "password": PASSWORD})


def begin(ann: Person, bob: Person, **settings: Any) -> str:  # noqa: ANN401 JSON
    """A running table with Ann as Red and Bob as Black."""
    table = ann.open_table(**settings)
    bob.command(table, "join")
    bob.command(table, "ready")
    ann.command(table, "start")
    return table
