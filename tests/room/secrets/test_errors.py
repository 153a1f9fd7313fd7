"""Errors tell nobody anything: not the client, not the log, not the other players, whatever their words are."""

import asyncio
import io
import json
import logging
import pickle
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import structlog

from castelude import new_match
from castelude.room.bots import worker as bot_worker
from castelude.room.logs import set_up_logging
from castelude.room.processes.jobs import LENGTH, serve
from castelude.room.storage import schema
from castelude.room.storage.database import open_engine
from castelude.room.storage.event_codec import encode
from castelude.room.storage.event_log import SqlEventLog
from castelude.room.storage.versions import migrate
from castelude.room.tables import events, visible
from castelude.room.tables.commands import TableSettings
from castelude.room.tables.ports import NewTable
from tests.kit import web
from tests.kit.room import Person, RunningRoom, new_sqlite

SECRET = "zq-secret-card-qz"


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    yield
    structlog.reset_defaults()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[RunningRoom]:
    room = RunningRoom(new_sqlite(tmp_path))
    yield room
    room.close()


def crash(*_: object, **__: object) -> None:
    hand = [SECRET]
    raise ValueError(f"{hand} is not a card")


@pytest.mark.parametrize("as_json", [True, False])
def test_a_crash_is_logged_without_its_words(as_json: bool, capfd: pytest.CaptureFixture[str]) -> None:
    """Neither the message nor the values around it: the pretty tracebacks of a console show both by default."""
    set_up_logging(as_json)
    try:
        crash()
    except ValueError:
        structlog.get_logger().exception("something failed", what="test")
    printed = "".join(capfd.readouterr())
    assert "something failed" in printed
    assert "ValueError" in printed
    assert "test_errors.py" in printed
    assert SECRET not in printed


def test_a_crashed_request_is_answered_and_logged_without_a_word(
    room: RunningRoom, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    set_up_logging(as_json=True)
    ann = Person(room, "Ann")
    table = ann.open_table()
    monkeypatch.setattr(visible, "summary", crash)
    answer = ann.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert answer.headers["content-security-policy"]
    with ann.at(table) as live:
        assert live.close_code() == 1011
    printed = "".join(capfd.readouterr())
    assert "request failed" in printed
    assert "update failed" in printed
    assert SECRET not in answer.text + printed


def test_database_errors_do_not_repeat_what_was_to_be_written(database: str, caplog: pytest.LogCaptureFixture) -> None:
    """The event of a start holds the whole setup; an error while it is stored names no part of it."""
    caplog.set_level(logging.WARNING)
    started = events.Started({"hand": [SECRET]}, SECRET, "{}", [SECRET], [])

    async def fail() -> BaseException:
        engine = open_engine(database)
        try:
            await migrate(engine)
            async with engine.begin() as connection:
                row: dict[str, Any] = {"table_id": "t", "seq": 1, "command_id": "c", "at_ms": 0}
                await connection.execute(schema.events.insert().values(**row, data=encode(started)))
        except sa.exc.IntegrityError as error:
            return error
        finally:
            await engine.dispose()
        raise AssertionError("there is no such table, so its event must be refused")

    error = asyncio.run(fail())
    assert SECRET not in f"{error} {error!r} {error.__cause__} {caplog.text}"


def test_the_database_server_logs_no_event(fresh_postgres: Callable[[], str]) -> None:
    """PostgreSQL writes a failing statement to its own log, but not the values that went with it."""
    database = fresh_postgres()
    table = NewTable("t" * 20, events.Created(TableSettings("castello", 2), SECRET, SECRET), "open", 1, 0, "one")

    async def twice() -> str:
        engine = open_engine(database)
        try:
            await migrate(engine)
            log = SqlEventLog(engine)
            await log.create(table)
            assert not await log.create(replace(table, command_id="two"))
            async with engine.connect() as connection:
                return str(await connection.scalar(sa.text("SHOW data_directory")))
        finally:
            await engine.dispose()

    folder = Path(asyncio.run(twice()))
    log = (folder.parent / "log").read_text()
    assert "duplicate key" in log
    assert SECRET not in log


def test_a_failing_bot_does_not_say_what_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "hint", crash)
    told = {"game": "castel", "seen": new_match("castel").position, "seat": 0, "seed": 1}
    question, answer = pickle.dumps(("hint", told)), io.BytesIO()
    asked = io.BytesIO(LENGTH.pack(len(question)) + question)
    serve(asked, answer, lambda send: bot_worker.BotJobs(send).by_name())
    assert json.loads(answer.getvalue()[LENGTH.size :]) == {"type": "failed", "error": "ValueError"}


def test_an_unknown_error_page_is_a_problem_document(room: RunningRoom) -> None:
    answer = web.get(f"{room.url}/api/%00%ff/../x")
    problem = json.loads(answer.text)
    assert problem["code"] == "not_found"
    assert "Traceback" not in answer.text
