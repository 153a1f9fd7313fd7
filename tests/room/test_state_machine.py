"""The table service against a plain list: whatever is sent, in whatever order, twice or by two workers."""

import asyncio
import json
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from castelude import new_match
from castelude.core.errors import CasteludeError
from castelude.room.live.shared_views import views_of
from castelude.room.people.accounts import Identity, Player
from castelude.room.refusal import Refusal
from castelude.room.storage.database import open_engine
from castelude.room.storage.versions import migrate
from castelude.room.tables import commands
from castelude.room.tables.decide import Who
from tests.kit.domain import OneWorker
from tests.kit.reducer import number_of
from tests.kit.soak import scaled

pytestmark = pytest.mark.slow

T = TypeVar("T")
SETUP = {"red": ["A1", "C9"], "black": ["B1", "D1", "T5"], "castles": []}
ACTIONS = ["A1-C1", "C1-E1", "stop", "C9-C10", "C10-C9", "T5-S5", "S5-T5", "D1-D2", "E1-E2", "A1-A2", "nonsense"]


class TableMachine(RuleBasedStateMachine):
    """Two workers on one database, two people; the model is the list of actions that were acknowledged."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.now = 1_000

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    @initialize()
    def open_table(self) -> None:
        database = f"sqlite:///{Path(self.folder.name) / 'room.sqlite3'}"
        self.engines = [open_engine(database) for _ in range(2)]
        self.run(migrate(self.engines[0]))
        self.workers = [OneWorker(engine, lambda: self.now) for engine in self.engines]
        identity = Identity(self.engines[0])
        self.people: list[Player] = [self.run(identity.new_guest(name, 0)) for name in ("Ann", "Bob")]
        settings_ = commands.TableSettings("castello", 2, setup=SETUP)
        self.table_id = self.run(self.workers[0].service.create(self.people[0], settings_)).id
        for number, person in enumerate(self.people):
            self.send(0, person, commands.Join(number), f"join{number}")
            self.send(0, person, commands.Ready(), f"ready{number}")
        self.send(0, self.people[0], commands.Start(), "start")
        self.model = new_match("castello", setup=SETUP)
        self.answers: dict[str, int] = {}
        self.number = 0
        self.over = False

    def send(
        self, worker: int, person: Player, command: commands.Command, command_id: str, seq: int | None = None
    ) -> int:
        who = Who(person.id, person.name)
        self.now += 10
        return self.run(self.workers[worker].service.command(self.table_id, who, command, command_id, seq))

    def seat_to_move(self) -> int:
        return int(self.model.position.actor())

    @precondition(lambda self: not self.over)
    @rule(worker=st.integers(0, 1), seat=st.integers(0, 1), action=st.sampled_from(ACTIONS))
    def act(self, worker: int, seat: int, action: str) -> None:
        self.number += 1
        command_id = f"act{self.number}"
        try:
            expected: list[str] | None = self.model.preview(action) if seat == self.seat_to_move() else None
        except CasteludeError:
            expected = None
        try:
            answer = self.send(worker, self.people[seat], commands.Act(action), command_id)
        except Refusal as refusal:
            assert expected is None, refusal
            return
        assert expected is not None
        self.model.apply(action)
        self.answers[f"{seat}:{command_id}"] = answer
        self.over = self.model.result().over

    @precondition(lambda self: self.answers)
    @rule(worker=st.integers(0, 1), data=st.data())
    def send_again(self, worker: int, data: st.DataObject) -> None:
        """A repeated command returns the first answer and changes nothing."""
        key = data.draw(st.sampled_from(sorted(self.answers)))
        seat, _, command_id = key.partition(":")
        answer = self.send(worker, self.people[int(seat)], commands.Act("stop"), command_id)
        assert answer == self.answers[key]

    @precondition(lambda self: not self.over)
    @rule(worker=st.integers(0, 1), seat=st.integers(0, 1))
    def take_back(self, worker: int, seat: int) -> None:
        free = self.model.free_takebacks() if seat == self.seat_to_move() else 0
        self.number += 1
        try:
            self.send(worker, self.people[seat], commands.TakeBack(), f"back{self.number}")
        except Refusal:
            assert free == 0
            return
        assert free > 0
        self.model.undo()

    @precondition(lambda self: not self.over and self.model.actions)
    @rule(worker=st.integers(0, 1))
    def stale(self, worker: int) -> None:
        """A decision about an older position has no effect."""
        table = self.run(self.workers[worker].service.table(self.table_id))
        self.number += 1
        legal = self.model.legal()[0]
        person = self.people[self.seat_to_move()]
        try:
            self.send(worker, person, commands.Act(legal), f"stale{self.number}", table.turned_seq - 1)
        except Refusal as refusal:
            assert refusal.code == "stale"
        else:
            raise AssertionError("a stale decision was taken")

    @rule(worker=st.integers(0, 1))
    def forget(self, worker: int) -> None:
        """A worker restarts: nothing but the log remains."""
        self.run(self.workers[worker].close())
        self.workers[worker] = OneWorker(self.engines[worker], lambda: self.now)

    @invariant()
    def every_worker_tells_the_same_story(self) -> None:
        if not hasattr(self, "workers"):
            return
        tables = [self.run(worker.service.table(self.table_id)) for worker in self.workers]
        for table in tables:
            assert table.match is not None
            assert table.match.actions == self.model.actions
            assert json.dumps(table.match.state(), sort_keys=True) == json.dumps(self.model.state(), sort_keys=True)
            events = views_of(table).events_after(0, None)
            assert [number_of(json.loads(bytes(event))) for event in events] == list(range(1, table.seq + 1))
            assert (table.status == "finished") == self.model.result().over
        assert tables[0].seq == tables[1].seq

    def teardown(self) -> None:
        for worker in getattr(self, "workers", []):
            self.run(worker.close())
        for engine in getattr(self, "engines", []):
            self.run(engine.dispose())
        self.loop.close()
        self.folder.cleanup()


TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = settings(max_examples=scaled(12, 500), stateful_step_count=25, deadline=None)
