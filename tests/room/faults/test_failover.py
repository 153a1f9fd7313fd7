"""PostgreSQL fails over to a streaming replica: a synchronous one loses nothing, an asynchronous one what it lacks."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from castelude.room.serve import migrate_database
from tests.kit.faults.campaign import campaign
from tests.kit.postgres import Cluster
from tests.kit.room import Person, RunningRoom, begin, until


@pytest.fixture
def pair() -> Iterator[tuple[Cluster, Cluster]]:
    """A primary and its replica."""
    primary = Cluster(durable=True)
    try:
        replica = Cluster(durable=True, primary=primary)
        try:
            yield primary, replica
        finally:
            replica.close()
    finally:
        primary.close()


def new_room(pair: tuple[Cluster, Cluster]) -> str:
    """The address of a room's database on whichever of the two is the primary."""
    name = pair[0].fresh_database().rpartition("/")[2]
    hosts = "&".join(f"host=127.0.0.1:{cluster.port}" for cluster in pair)
    database = f"postgresql://castelude@/{name}?{hosts}&target_session_attrs=primary"
    migrate_database(database)
    return database


def test_a_synchronous_replica_takes_over(pair: tuple[Cluster, Cluster], tmp_path: Path) -> None:
    primary, replica = pair
    primary.run("ALTER SYSTEM SET synchronous_standby_names = 'replica'", "SELECT pg_reload_conf()")
    database = new_room(pair)

    async def run_it() -> None:
        async with campaign(database, tmp_path) as run:
            await run.progress(40)
            with run.phase("PostgreSQL fails over to its replica"):
                await asyncio.to_thread(primary.stop, "kill")
                await asyncio.to_thread(replica.promote)
                await run.progress(40)
        assert all(worker.deaths == 0 for worker in run.workers)

    asyncio.run(run_it())
    assert replica.run("SELECT pg_is_in_recovery()") == "f"


def offered(table: str, *people: Person) -> tuple[int, Person, str] | None:
    """How far the table is, who is to decide and the first thing that is legal; None while it cannot be reached."""
    try:
        for person in people:
            with person.at(table) as live:
                update = live.synced()
            if update["legal"]:
                return update["seq"], person, update["legal"]["actions"][0]
    except (ConnectionClosed, InvalidStatus):  # browsers try again
        pass
    return None


def test_after_an_asynchronous_replica_took_over_games_go_on_from_what_it_has(pair: tuple[Cluster, Cluster]) -> None:
    """What the replica had not received is lost; nobody is shown it any more, and no worker is started again."""
    primary, replica = pair
    room = RunningRoom(new_room(pair))
    try:
        ann, ben = Person(room, "Ann"), Person(room, "Ben")
        table = begin(ann, ben)
        before = offered(table, ann, ben)
        assert before is not None
        kept, person, action = before
        until(lambda: replica.run("SELECT pg_last_wal_replay_lsn()") == primary.run("SELECT pg_current_wal_lsn()"))
        replica.stop()
        assert person.command(table, "act", action=action) == kept + 1
        primary.stop("kill")
        replica.start()
        replica.promote()
        until(lambda: offered(table, ann, ben) == before)
        assert person.command(table, "act", action=action) == kept + 1
    finally:
        room.close()
