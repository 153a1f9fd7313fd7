"""Every byte that leaves a room in play is written down, and no card is in it that its reader cannot know.

The names of cards are fixed by the rules, so each card is its own marker: a reader may be told a card only after its
own view or an open action has shown it (or after the reader has named it). A card file gives the cards of Castellum
marked names, too, for what people read. The cards of Castellan are the same for all seats and mark nothing;
`test_messages` watches them.
"""

import io
import itertools
import json
import logging
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from castelude.core.position import Position
from castelude.core.registry import get_game
from castelude.core.rng import Rng
from castelude.editions import read_edition
from castelude.games.castel.cards import CARD_IDS
from castelude.room.bots.process import BotProcess
from castelude.room.logs import set_up_logging
from castelude.room.storage.event_codec import decode
from castelude.room.tables.table import Table
from tests.kit import web
from tests.kit.room import Live, Person, RunningRoom
from tests.kit.soak import report, scaled

DECISIONS = 24
EXAMPLES = ("castel-no-action", "castellum-no-action")
"""Refusals that show how an action is written, with the same example for everybody, beside those that say so."""
MARKED = "zq{}qz"
PATHS = ["", "/picture", "/picture?seat=0", "/picture?seat=1", "/picture?seat=2", "/record", "/replay"]
PATHS += ["/replay?seat=0", "/replay?seat=1", "/replay?seat=2"]
PATHS += ["/export", "/export?form=svg", "/export?form=notation", "/nothing"]
TOKEN = re.compile(r"[A-Za-z0-9-]+")


class Reader:
    """Somebody who looks on: everything sent to them, with how many decisions had been taken by then."""

    def __init__(self, person: Person, seat: int | None, live: Live) -> None:
        self.person, self.seat, self.live = person, seat, live
        self.heard: list[tuple[int, str]] = []
        self.said = ""
        self.taken = 0
        person.http.event_hooks["response"].append(self._answered)

    def _answered(self, answer: httpx.Response) -> None:
        self.heard.append((self.taken, f"{answer.headers} {answer.read().decode()}"))

    def catch_up(self, seq: int) -> None:
        self.live.catch_up(seq)
        self.heard += [(self.taken, text) for text in self.live.seen]
        self.live.seen.clear()

    def try_everything(self, table: str, actions: list[str]) -> None:
        for action in actions:
            self.said += f" {action}"
            self.live.ask(type="explain", action=action)
            self.live.ask(type="preview", action=action)
            self.live.act(f"{action}!")
        self.live.do("claim")
        self.live.do("rematch")
        for path in PATHS:
            self.person.http.get(f"/api/tables/{table}{path}")
        self.person.http.post(f"/api/tables/{table}/hint")
        for path in ("/api/tables?which=running", "/api/tables?which=mine", "/metrics", "/api/health", "/api/me"):
            self.person.http.get(path)


class Logs:
    """All that the server logs: its own lines, those of the libraries down to the smallest, and of its processes."""

    def __init__(self, printed: pytest.CaptureFixture[str]) -> None:
        self.written = io.StringIO()
        self.printed = printed

    def text(self) -> str:
        out, err = self.printed.readouterr()
        self.written.write(out + err)
        return self.written.getvalue()


@pytest.fixture
def logs(capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> Iterator[Logs]:
    found = Logs(capfd)
    handler = logging.StreamHandler(found.written)
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    for own in ("httpcore", "httpx", "websockets"):  # the readers' side
        caplog.set_level(logging.WARNING, own)
    set_up_logging(as_json=True)
    yield found
    root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Every message to a bot process."""
    sent: list[bytes] = []
    send = BotProcess._send

    async def recorded(self: BotProcess, message: bytes) -> None:
        sent.append(message)
        await send(self, message)

    monkeypatch.setattr(BotProcess, "_send", recorded)
    return sent


def marked_edition(folder: Path) -> None:
    """The house cards of Castellum with marked names."""
    data = json.loads(json.dumps(read_edition("castellum", "house")))
    for kind in ("fortifications", "troops", "enemies", "angels"):
        for card in data[kind]:
            card["fr"] = card["en"] = MARKED.format(card["id"])
    (folder / "castellum").mkdir(parents=True)
    (folder / "castellum" / "marked.json").write_text(json.dumps({**data, "edition": "Marked"}))


def cards_of(game_id: str) -> set[str]:
    if game_id == "castel":
        return set(CARD_IDS)
    house = read_edition("castellum", "house")
    return {card["id"] for kind in ("fortifications", "troops", "enemies", "angels") for card in house[kind]}


def named(text: str, cards: set[str]) -> set[str]:
    """The cards that a text names, by their ids or their marked names."""
    words = set(TOKEN.findall(text))
    return cards & (words | {word[2:-2] for word in words if word.startswith("zq") and word.endswith("qz")})


def stored_table(database: str, table_id: str) -> Table:
    """The table as the log has it."""
    engine = sa.create_engine(database)
    table = Table(table_id)
    with engine.connect() as connection:
        query = sa.text("SELECT seq, at_ms, data FROM events WHERE table_id = :t ORDER BY seq")
        for row in connection.execute(query, {"t": table_id}):
            table.fold(row.seq, row.at_ms, decode(row.data))
    engine.dispose()
    return table


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "options"), [("castel", {}), ("castellum", {"edition": "marked"})])
def test_no_card_is_told_to_who_cannot_know_it(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    logs: Logs,
    pipe: list[bytes],
    game_id: str,
    options: dict[str, Any],
) -> None:
    monkeypatch.setenv("CASTELUDE_EDITIONS", str(tmp_path / "editions"))
    marked_edition(tmp_path / "editions")
    database = f"sqlite:///{tmp_path}/room.sqlite3"
    room = RunningRoom(database, requests_per_second=10**6, bot_ms=20)
    try:
        ann, bob, eve = (Person(room, name) for name in ("Ann", "Bob", "Eve"))
        table = ann.open_table(game_id, 3, options=options, listed=True, bots={"2": "novice"})
        bob.command(table, "join")
        bob.command(table, "ready")
        with ann.at(table) as one, bob.at(table) as two, eve.at(table) as three:
            readers = [Reader(ann, 0, one), Reader(bob, 1, two), Reader(eve, None, three)]
            ann.command(table, "start")
            played = play(table, readers, Rng(1), scaled(DECISIONS, 20 * DECISIONS))
        metrics = web.get(f"{room.url}/metrics").text
        tokens = [value for person in (ann, bob, eve) for value in person.http.cookies.values()]
    finally:
        room.close()
    truth = stored_table(database, table)
    assert truth.started is not None
    assert truth.outcome is None, "the game must still run: at its end everything is shown"
    cards = cards_of(game_id)
    told = sum(check_reader(reader, truth, cards) for reader in readers)
    assert told > 150, "hardly anything was told: nothing was tested"
    log = logs.text()
    assert named(log + metrics, cards) == set()
    everything = [log, metrics, *(text for reader in readers for _, text in reader.heard)]
    for secret in (truth.deal.house, truth.started.seed, *tokens):
        assert not any(secret in text for text in everything)
    assert table in log, "the log was not heard"
    check_pipe(pipe, truth)
    texts = sum(len(reader.heard) for reader in readers)
    report(f"canary {game_id}", {"decisions": played, "texts": texts, "cards told": told, "to bots": len(pipe)})


def play(table: str, readers: list[Reader], rng: Rng, decisions: int) -> int:
    """The people play at random, and try everything now and then; the bot plays by itself."""
    for number in itertools.count():
        for reader in readers:
            reader.live.reach(lambda state: state["table"]["status"] == "running")
        acting = waited_for(readers)
        state = acting.live.state
        for reader in readers:
            reader.taken = state["table"]["plies"]
            reader.catch_up(state["seq"])
        actions = state["legal"]["actions"]
        if number % 12 == 0:
            tries = [actions[0], "place:dragon@c3", "draw", "enemy:E1579-01>s0c1", "buy:T04>c2"]
            for reader in readers:
                reader.try_everything(table, tries)
                reader.live.ask(type="chat", text=f"hello {number}")
        if number >= decisions or state["table"]["outcome"]:
            return number
        answer = acting.live.act(actions[rng.below(len(actions))])
        assert answer["type"] == "ack", answer
        for reader in readers:
            reader.live.catch_up(answer["seq"])
    raise AssertionError


def waited_for(readers: list[Reader]) -> Reader:
    """The person who is to decide, when the bots have played."""
    first = readers[-1].live
    first.reach(lambda state: state["table"]["actor"] in (0, 1))
    seat = first.state["table"]["actor"]
    reader = next(reader for reader in readers if reader.seat == seat)
    reader.live.reach(lambda state: state["legal"])
    return reader


def without_options(text: str, table: Table) -> str:
    """The text without the names of the table's options, which may be those of cards."""
    for key in table.game.check_options(table.settings.options):
        text = re.sub(rf'{key}\\?":', "", text)
    return text


def check_reader(reader: Reader, truth: Table, cards: set[str]) -> int:
    """Nothing was told to this reader before the own view or an open action showed it; answers how much was told."""
    game = get_game(truth.settings.game)
    known: list[set[str]] = [set()]
    for before, action, after in walk(truth):
        shown = json.dumps(game.view(after, reader.seat))
        if before is not None:
            shown += f" {game.seen_action(before, action, reader.seat)}"
        known.append(known[-1] | named(shown, cards))
    del known[0]
    echoed = named(reader.said, cards)
    told = 0
    for taken, text in reader.heard:
        if '"example' in text or any(f'"message":"{message}"' in text for message in EXAMPLES):
            continue
        found = named(without_options(text, truth), cards)
        told += len(found)
        at = max(taken, _plies(text))
        assert found <= known[at] | echoed, (
            f"seat {reader.seat} after {at} decisions: {found - known[at] - echoed} in {text[:300]}"
        )
    return told


def _plies(text: str) -> int:
    """How far the game was when this was sent, as it says itself."""
    found = [int(number) for number in re.findall(r'"plies":(\d+)', text)]
    return max(found, default=0)


def check_pipe(pipe: list[bytes], truth: Table) -> None:
    """A bot process is told what its seat sees, and the rest dealt anew: never the truth."""
    game = get_game(truth.settings.game)
    seen, states = set(), set()
    for _, _, position in walk(truth):
        seen.add(json.dumps(game.view(position, 2)))
        states.add(json.dumps(game.state(position)))
    assert len(pipe) > 5
    for message in pipe:
        job, told = pickle.loads(message)
        assert (job, told["seat"]) == ("choose", 2)
        assert json.dumps(game.view(told["seen"], 2)) in seen
        assert json.dumps(game.state(told["seen"])) not in states


def walk(truth: Table) -> Iterator[tuple[Position | None, str, Position]]:
    """The true game: the position before each action, the action and the position after; first the beginning."""
    assert truth.match is not None
    assert truth.started is not None
    game = get_game(truth.settings.game)
    position = game.start(truth.settings.players, game.check_options(truth.settings.options), truth.started.setup)
    yield None, "", position.copy()
    for action in truth.match.actions:
        before = position.copy()
        position.play(game.parse(position, action))
        yield before, action, position.copy()
