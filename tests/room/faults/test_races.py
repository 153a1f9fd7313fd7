"""Two workers, one table: of two commands for one state exactly one wins, and everybody sees the same game."""

import asyncio
from pathlib import Path

from tests.kit.faults.campaign import Run, guests, open_table, settle, verdict
from tests.kit.faults.clients import Board, Guest, Line
from tests.kit.faults.scale import scale
from tests.kit.faults.workers import PATIENCE, serving
from tests.kit.soak import report

TABLES = 4


async def race(run: Run, guest: Guest, races: int) -> int:
    """One person at both workers sends two decisions for the same state, again and again; how often the first won."""
    table = await open_table(run.workers[0].url, [guest], start=True)
    lines = [Line(run.history, guest, table, [worker.url], worker.number) for worker in run.workers]
    run.lines += lines
    board, won = Board(lines[0]), 0
    await asyncio.gather(*(line.reach(4) for line in lines))
    for _ in range(races):
        board.look()
        moves = board.moves()
        seq = lines[0].sight.seq
        ends = await asyncio.gather(
            *(
                line.command(type="act", expected_seq=seq, action=moves[number % len(moves)])
                for number, line in enumerate(lines)
            )
        )
        assert sorted(end.end for end in ends) == ["fail", "ok"], ends
        assert {end.why for end in ends if end.end == "fail"} == {"stale"}
        won += ends[0].end == "ok"
        await asyncio.gather(*(line.reach(seq + 1) for line in lines))
    return won


def test_two_commands_for_one_state_at_two_workers_have_one_winner(postgres: str, tmp_path: Path) -> None:
    async def run_it() -> None:
        async with serving(postgres, tmp_path) as workers:
            run = Run(workers, postgres)
            people = await guests(postgres, TABLES)
            races = scale().races // TABLES
            async with asyncio.timeout(PATIENCE + races):
                won = await asyncio.gather(*(race(run, guest, races) for guest in people))
            await settle(run, asyncio.Event(), [])
            await asyncio.gather(*(line.close() for line in run.lines))
            await verdict(run, people[0])
            assert run.history.count("ok") == races * TABLES
            report("races", {"races": races * TABLES, "won by the first worker": sum(won)})

    asyncio.run(run_it())
