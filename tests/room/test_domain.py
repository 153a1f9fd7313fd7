"""The tables alone: no database, no sockets, and chance that is given."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import pytest

from castelude.fairness import deal, digest, joint_seed
from castelude.room.live.shared_views import views_of
from castelude.room.people.accounts import Player
from castelude.room.refusal import Refusal
from castelude.room.tables import commands as cmd
from castelude.room.tables import events as ev
from castelude.room.tables import happened as hp
from castelude.room.tables import visible
from castelude.room.tables.decide import Who, decide
from castelude.room.tables.ports import Stored
from castelude.room.tables.table import Table
from tests.kit.domain import MemoryLog, MemoryWorker, moment, nonce

NOW = 1_800_000_000_000
ANN, BOB = Who("ann", "Ann"), Who("bob", "Bob")


def full_table(game: str, players: int = 2) -> Table:
    """Ann and Bob (and more) at a table that waits for the start."""
    table = Table("t")
    table.fold(1, NOW, ev.Created(cmd.TableSettings(game, players), "ann", nonce()))
    for seat, name in enumerate(["ann", "bob", "cid", "dan"][:players]):
        table.fold(table.seq + 1, NOW, ev.Seated(seat, name, name.title()))
    table.fold(table.seq + 1, NOW, ev.Readied(list(range(players)), True))
    return table


def running_table(game: str = "castello", players: int = 2) -> Table:
    table = full_table(game, players)
    table.fold(table.seq + 1, NOW, decide(table, ANN, cmd.Start(), moment(NOW)).event)
    return table


def act(table: Table, who: Who, action: str) -> hp.Decided:
    decision = decide(table, who, cmd.Act(action), moment(NOW))
    happened = table.fold(table.seq + 1, NOW, decision.event, decision.played)
    assert isinstance(happened, hp.Decided)
    return happened


# ---- decide ----


def test_a_start_follows_from_the_nonce_of_the_house() -> None:
    table = full_table("castel")
    event = decide(table, ANN, cmd.Start(), moment(NOW)).event
    assert isinstance(event, ev.Started)
    seed = joint_seed(event.terms, nonce(), [None, None])
    setup = deal(table.game, 2, table.game.check_options({}), seed)
    assert event == ev.Started(setup, seed, event.terms, [None, None], [])
    assert decide(table, ANN, cmd.Start(), moment(NOW)).event == event
    table.deal.house = nonce(2)
    assert decide(table, ANN, cmd.Start(), moment(NOW)).event != event
    assert table.status == "open"


@pytest.mark.parametrize("seat", [2, 9])
def test_nobody_is_replaced_on_a_seat_that_does_not_exist(seat: int) -> None:
    table = running_table()
    with pytest.raises(Refusal) as refused:
        decide(table, ANN, cmd.Ask("replace", seat), moment(NOW))
    assert (refused.value.code, refused.value.message) == ("malformed", "error-seat")
    assert refused.value.params == {"seat": seat, "most": 1}


def test_a_decision_changes_nothing_before_it_is_folded() -> None:
    table = running_table()
    assert table.match is not None
    before = table.match.state()
    decision = decide(table, ANN, cmd.Act("B5-D5"), moment(NOW, thought_ms=40))
    assert decision.event == ev.Acted(0, ["B5-D5"], 40)
    assert (table.match.state(), table.match.actions, table.seq) == (before, [], 5)


@pytest.mark.parametrize("game", ["castello", "castellan", "castel", "castellum"])
def test_an_action_is_parsed_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a fold from the log alone leads to the same state."""
    table, replayed = running_table(game), running_table(game)
    match = table.match
    assert match is not None
    parsed: list[str] = []
    real = type(table.game).parse

    def parse(game: object, position: object, text: str) -> int:
        parsed.append(text)
        return int(real(game, position, text))  # type: ignore[arg-type]

    monkeypatch.setattr(type(table.game), "parse", parse)
    events = []
    for _ in range(12):
        seat = table.actor()
        assert seat is not None
        decision = decide(table, [ANN, BOB][seat], cmd.Act(match.legal()[0]), moment(NOW))
        table.fold(table.seq + 1, NOW, decision.event, decision.played)
        events.append(decision.event)
    assert parsed == match.actions
    for event in events:
        replayed.fold(replayed.seq + 1, NOW, event)
    assert replayed.match is not None
    assert replayed.match.actions == match.actions
    assert replayed.match.state() == match.state()


# ---- fold ----


def test_a_fold_says_what_happened_in_values() -> None:
    table = full_table("castello")
    table.fold(table.seq + 1, NOW + 30, ev.Seated(0, "ann", "Ann"))
    started = decide(table, ANN, cmd.Start(), moment(NOW)).event
    assert isinstance(started, ev.Started)
    happened = table.fold(table.seq + 1, NOW + 50, started)
    assert happened == hp.StartedEvent(seq=6, at=50, seal=digest(started.terms))
    moved = act(table, ANN, "B5-D5")
    assert (moved.seq, moved.seat, moved.ply, moved.turn) == (7, 0, 1, 1)
    assert list(moved.seen) == [None]
    assert moved.seen[None].actions == ["B5-D5"]
    assert [[line.message for line in lines] for lines in moved.seen[None].log] == [["castello-log-move"]]


def test_turns_are_counted_and_go_back_with_the_game() -> None:
    table = running_table("castellan")
    assert table.match is not None
    turns = []
    for _ in range(12):
        seat = table.actor()
        assert seat is not None
        turns.append(act(table, [ANN, BOB][seat], table.match.legal()[-1]).turn)
    assert turns == sorted(turns)
    assert turns[0] == 1
    assert 1 < turns[-1] < 12
    keep = len(table.match.actions) - 1
    last = table.turns[-1]
    action = table.match.actions[-1]
    table.fold(table.seq + 1, NOW, ev.TookBack(0, keep))
    assert len(table.turns) == keep
    again = table.fold(table.seq + 1, NOW, ev.Acted(table.actor() or 0, [action], 0))
    assert isinstance(again, hp.Decided)
    assert again.turn == last


def test_the_notation_of_a_turn_is_in_its_events() -> None:
    table = running_table()
    assert table.match is not None
    assert [act(table, ANN, "B5-D5").notation, act(table, BOB, "T5-R5").notation] == ["B5-D5", "T5-R5"]


# ---- what viewers see ----


def test_only_the_viewer_to_move_is_told_of_free_takebacks() -> None:
    table = running_table("castellan")
    assert table.match is not None
    while not table.match.free_takebacks():
        seat = table.actor()
        assert seat is not None
        act(table, [ANN, BOB][seat], table.match.legal()[0])
    actor = table.actor()
    assert actor is not None
    told = {name: visible.own(table, name, table.seats_of(name), 0)["takebacks"] for name in ("ann", "bob", "eve")}
    mover = ["ann", "bob"][actor]
    assert told.pop(mover) > 0
    assert set(told.values()) == {0}


# ---- the service, on a log in memory ----


def with_workers(work: Callable[[MemoryLog, MemoryWorker, MemoryWorker, str], Awaitable[None]]) -> None:
    """Two workers on one log, and a running table of Ann and Bob."""

    async def run() -> None:
        log = MemoryLog()
        one, two = MemoryWorker(log), MemoryWorker(log)
        table = (await one.service.create(Player("ann", "Ann", None), cmd.TableSettings("castello", 2))).id
        begin: list[tuple[Who, cmd.Command]] = [
            (ANN, cmd.Join(0)),
            (BOB, cmd.Join(1)),
            (BOB, cmd.Ready()),
            (ANN, cmd.Start()),
        ]
        for number, (who, command) in enumerate(begin):
            await one.service.command(table, who, command, f"b{number}")
        await work(log, one, two, table)

    asyncio.run(run())


@pytest.mark.parametrize("table_id", ["a\0", "\0", "a b", "é" * 21, "a" * 21, "", "../x"])
def test_an_impossible_id_does_not_reach_the_log(table_id: str) -> None:
    """PostgreSQL would refuse a NUL with an error."""

    async def work(log: MemoryLog, _: MemoryWorker, two: MemoryWorker, __: str) -> None:
        asked = log.questions
        with pytest.raises(Refusal) as refused:
            await two.service.table(table_id)
        assert (refused.value.code, refused.value.message) == ("not_found", "room-no-table")
        assert log.questions == asked

    with_workers(work)


def test_a_worker_catches_up_by_hints() -> None:
    async def work(log: MemoryLog, one: MemoryWorker, two: MemoryWorker, table: str) -> None:
        behind = await two.service.table(table)
        await one.service.command(table, ANN, cmd.Act("B5-D5"), "a")
        two.others.receive_hints(f"{table} 6")
        for _ in range(3):
            await asyncio.sleep(0)
        assert (behind.seq, len(views_of(behind).journal)) == (6, 6)
        asked = log.questions
        assert await two.service.latest(table) is behind
        assert log.questions == asked

    with_workers(work)


def slow_answers(log: MemoryLog) -> tuple[asyncio.Event, asyncio.Event]:
    """Let what is read of a log take its time: whether somebody has asked, and when they are answered."""
    read, read_of, asked, answer = log.events, log.events_of, asyncio.Event(), asyncio.Event()

    async def slow_events(table_id: str, after_seq: int = 0) -> list[Stored]:
        found = await read(table_id, after_seq)
        asked.set()
        await answer.wait()
        return found

    async def slow_events_of(after: dict[str, int]) -> dict[str, list[Stored]]:
        found = await read_of(after)
        asked.set()
        await answer.wait()
        return found

    log.events, log.events_of = slow_events, slow_events_of  # type: ignore[method-assign]
    return asked, answer


@pytest.mark.parametrize("everything", [False, True])
def test_a_table_that_is_deleted_while_somebody_reads_it_stays_deleted(everything: bool) -> None:
    """What they had begun to read is neither told nor remembered, so that nothing erased comes back."""

    async def work(log: MemoryLog, _: MemoryWorker, two: MemoryWorker, table: str) -> None:
        asked, answer = slow_answers(log)
        first = asyncio.create_task(two.service.table(table))
        await asked.wait()
        del log.stored[table]
        if everything:
            two.cache.forget()
        else:
            two.cache.drop(table)
        answer.set()
        for reader in (first, two.service.latest(table)):
            with pytest.raises(Refusal, match="not_found"):
                await reader

    with_workers(work)


@pytest.mark.parametrize("many", [False, True])
def test_a_table_whose_past_is_changed_while_somebody_reads_it_is_read_again(many: bool) -> None:
    async def work(log: MemoryLog, _: MemoryWorker, two: MemoryWorker, table: str) -> None:
        async def read() -> Table:
            return (await two.service.tables({table: 5}))[0] if many else await two.service.table(table)

        asked, answer = slow_answers(log)
        first = asyncio.create_task(read())
        await asked.wait()
        log.stored[table] = [
            Stored(each.seq, each.at_ms, msgspec.structs.replace(each.event, name="Gone"))
            if isinstance(each.event, ev.Seated)
            else each
            for each in log.stored[table]
        ]
        two.cache.drop(table)
        answer.set()
        for seen in (await first, await two.service.latest(table)):
            assert {chair.name for chair in seen.chairs} == {"Gone"}

    with_workers(work)


def test_a_hint_that_comes_while_a_table_is_read_for_the_first_time_is_not_forgotten() -> None:
    """The reader may have asked before that event was stored, and nobody gives the same hint again."""

    async def work(log: MemoryLog, one: MemoryWorker, two: MemoryWorker, table: str) -> None:
        asked, answer = slow_answers(log)
        first = asyncio.create_task(two.service.table(table))
        await asked.wait()
        await one.service.command(table, ANN, cmd.Act("B5-D5"), "a")
        two.others.receive_hints(f"{table} 6")
        answer.set()
        assert (await first).seq == 5
        assert (await two.service.latest(table)).seq == 6

    with_workers(work)


def test_nothing_is_folded_while_somebody_else_is_at_work_on_a_table() -> None:
    """The events were read without the lock: whoever holds it now reads them, or is about to write the next one."""

    async def work(log: MemoryLog, one: MemoryWorker, two: MemoryWorker, table: str) -> None:
        behind = await two.service.table(table)
        await one.service.command(table, ANN, cmd.Act("B5-D5"), "a")
        news = await log.events(table, behind.seq)
        async with two.cache.lock(table):
            two.cache.catch_up(table, news)
            assert behind.seq == 5
        two.cache.catch_up("gone", [Stored(1, 0, ev.Rematched("x"))])  # evicted meanwhile
        two.cache.catch_up(table, news)
        assert behind.seq == 6
        two.cache.catch_up(table, news)
        assert behind.seq == 6

    with_workers(work)


def test_two_people_who_want_a_rematch_at_two_workers_meet_at_one_table() -> None:
    async def work(_: MemoryLog, one: MemoryWorker, two: MemoryWorker, table: str) -> None:
        await one.service.command(table, ANN, cmd.Resign(), "r")
        await two.service.table(table)
        answers: Sequence[int] = await asyncio.gather(
            one.service.command(table, ANN, cmd.Rematch(), "m"), two.service.command(table, BOB, cmd.Rematch(), "m")
        )
        assert sorted(answers) == [7, 8]
        ends = [(await worker.service.table(table)).rematch for worker in (one, two)]
        assert ends[0] is not None
        assert ends[0] == ends[1]

    with_workers(work)
