"""A Swiss of eight bots and an arena of sixteen, to the end, while workers are killed and the database restarts."""

import asyncio
import signal
from collections import Counter
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec

from castelude.room.people.admins import set_admin_for_host
from castelude.room.tournaments import events as ev
from castelude.room.tournaments.standings import ranked
from castelude.room.tournaments.tournament import Tournament
from tests.kit.faults.worker import AFTER_COMMIT, BEFORE_COMMIT
from tests.kit.faults.workers import Worker, serving
from tests.kit.postgres import Cluster
from tests.kit.room import PASSWORD
from tests.kit.soak import SOAK

CLOCK = {"kind": "fischer", "seconds": 60, "increment": 0}
PATIENCE = 600.0 if SOAK else 180.0
ARENA_GAMES = 8
"""When so many games of the arena are over, its organiser ends it; in the long campaign its time runs out instead."""
ARENA_MINUTES = 3 if SOAK else 60


class Organiser:
    """An administrator who asks whichever worker answers."""

    def __init__(self, workers: list[Worker], token: str) -> None:
        self.workers = workers
        self.http = httpx.AsyncClient(timeout=10, headers={"Authorization": f"Bearer {token}"})

    async def ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 JSON
        async with asyncio.timeout(PATIENCE):
            while True:
                for worker in self.workers:
                    try:
                        answer = await self.http.request(method, worker.url + path, json=body)
                    except httpx.HTTPError:
                        continue
                    if answer.status_code < 500:
                        assert answer.status_code < 400, answer.text
                        return answer.json()
                await asyncio.sleep(0.1)

    async def plan(self, bots: int, **settings: object) -> str:
        wanted = {"game": "castel", "clock": CLOCK, **settings}
        plan = {"title": "Bots", "settings": wanted, "enter": False, "bots": ["novice"] * bots, "listed": True}
        made = await self.ask("POST", "/api/tournaments", plan)
        tournament = str(made["about"]["id"])
        await self.command(tournament, "start")
        return tournament

    async def command(self, tournament: str, kind: str) -> None:
        body = {"command_id": kind, "command": {"kind": kind}}
        await self.ask("POST", f"/api/tournaments/{tournament}/commands", body)

    async def until(self, tournament: str, **wanted: Any) -> Any:  # noqa: ANN401 JSON
        """The tournament when it has this status, or so many games are over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await self.ask("GET", f"/api/tournaments/{tournament}")
                over = sum(game["over"] for one in found["rounds"] for game in one["games"])
                if found["about"]["status"] == wanted.get("status") or over >= wanted.get("games", 10**6):
                    return found
                await asyncio.sleep(0.1)


def test_tournaments_of_bots_end_while_workers_are_killed_and_the_database_restarts(
    cluster: Cluster, postgres: str, tmp_path: Path
) -> None:
    async def run_it() -> None:
        async with serving(postgres, tmp_path, 2, BEAT_MS="200", BOT_TABLES="100", BOT_MS="20") as workers:
            organiser = Organiser(workers, await admin(workers[0]))
            swiss = await organiser.plan(8, format="swiss", rounds=3)
            arena = await organiser.plan(16, format="arena", minutes=ARENA_MINUTES)
            for worker, point in ((workers[0], AFTER_COMMIT), (workers[1], BEFORE_COMMIT)):
                await organiser.until(swiss, games=1, status="finished")
                await worker.kill_at(point)
            for worker in workers:
                await worker.wait_up()
            await asyncio.gather(*(worker.end(signal.SIGKILL) for worker in workers))
            await asyncio.to_thread(cluster.restart, "immediate")
            if not SOAK:
                await organiser.until(arena, games=ARENA_GAMES)
                await organiser.command(arena, "end")
            ends = [await organiser.until(one, status="finished") for one in (swiss, arena)]
            await organiser.http.aclose()
        await check(ends)

    async def admin(worker: Worker) -> str:
        async with httpx.AsyncClient(base_url=worker.url, timeout=30) as http:
            guest = (await http.post("/api/guests", json={"name": "Olga"})).json()
            token = {"Authorization": f"Bearer {guest['token']}"}
            account = {"login": "olga", "password": PASSWORD}
            made = await http.post("/api/account/register", json=account, headers=token)
        await asyncio.to_thread(set_admin_for_host, postgres, "olga", True)
        return str(made.json()["token"])

    async def check(ends: list[Any]) -> None:
        connection = await asyncpg.connect(postgres)
        planned = 0
        for shown in ends:
            tournament = Tournament(shown["about"]["id"])
            log = "SELECT seq, at_ms, data FROM tournament_events WHERE tournament_id = $1 ORDER BY seq"
            for row in await connection.fetch(log, tournament.id):
                tournament.fold(row["seq"], row["at_ms"], msgspec.json.decode(row["data"], type=ev.AnyEvent))
            assert [row.entrant for row in ranked(tournament)] == [row["entrant"] for row in shown["rows"]]
            assert not tournament.pending()
            planned += len(tournament.games)
            results = "SELECT seat FROM result_seats WHERE table_id = $1 AND winner ORDER BY seat"
            for game in tournament.games.values():
                winners = [row["seat"] for row in await connection.fetch(results, game.table)]
                report = game.report
                assert report is not None
                assert report.why == "game", "no bot has lost on time"
                seats = (game.first, game.second)
                assert report.winner == (seats[winners[0]] if len(winners) == 1 else None)
            if tournament.settings.format == "swiss":
                assert [len(one.games) for one in tournament.rounds] == [4, 4, 4]
                assert set(Counter(frozenset((g.first, g.second)) for g in tournament.games.values()).values()) == {1}
        of_ours = 'SELECT table_id FROM events WHERE seq = 1 AND data LIKE \'%"tournament":"%\''
        assert len(await connection.fetch(of_ours)) == planned, "every table was opened once, and none beside them"
        late = f"SELECT count(*) FROM tables WHERE status != 'finished' AND id IN ({of_ours})"
        assert await connection.fetchval(late) == 0
        await connection.close()

    asyncio.run(run_it())
