"""The explorer: what was played from a position, by position and not by the order of moves."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from castelude import new_match
from castelude.bots.masters import first_steps, masters_of, packed, replayed, unpacked
from castelude.core.game import AnyGame
from castelude.core.identity import position_key, steps_of
from castelude.core.rng import Rng
from castelude.room.explorer.explorer import Explorer
from castelude.room.processes.helper import HelperFailed
from castelude.room.storage.database import open_engine
from castelude.room.storage.explored import Count, public_at
from castelude.room.storage.versions import migrate
from tests.kit import GAMES, is_over, random_match
from tests.kit.room import WAIT_SECONDS, Json, Person, RoomMaker, RunningRoom, until

FIRST = ["B5-D5", "T7-R7", "A5-C5"]
OTHER_ORDER = ["A5-C5", "T7-R7", "B5-D5"]


@pytest.fixture
def room(make_room: RoomMaker) -> RunningRoom:
    """A room that takes games into its explorer at once."""
    return make_room(explore_ms=1)


def played(person: Person, actions: list[str], watch: str) -> str:
    """A game that the seat to move gives up."""
    table = person.open_table(hotseat=True, start=True, watch=watch)
    for action in actions:
        person.command(table, "act", action=action)
    person.command(table, "resign")
    return table


def looked_up(person: Person, actions: list[str]) -> Json:
    found: Json = person.post(
        "/api/games/castello/explorer", {"players": 2, "setup": {"first": 0}, "options": {}, "actions": actions}
    )
    return found


@pytest.mark.slow
def test_games_are_found_by_position_and_not_by_the_order_of_moves(ann: Person, bob: Person) -> None:
    played(ann, [*FIRST, "T8-R8"], watch="everybody")
    played(ann, [*OTHER_ORDER, "T9-R9"], watch="everybody")
    played(bob, [*FIRST, "T8-R8"], watch="nobody")
    deadline = time.monotonic() + 3 * WAIT_SECONDS
    while (found := looked_up(bob, FIRST))["room"]["games"] < 2 or found["own"]["games"] < 1:
        assert time.monotonic() < deadline, found
        time.sleep(0.2)
    assert found["seat"] == 1
    assert found["hidden"] is False
    assert [(move["action"], move["games"]) for move in found["room"]["moves"]] == [("T8-R8", 1), ("T9-R9", 1)]
    assert [(move["action"], move["games"]) for move in found["own"]["moves"]] == [("T8-R8", 1)]
    assert all(sum(move["wins"]) + move["drawn"] == move["games"] for move in found["room"]["moves"])
    assert looked_up(ann, [*FIRST, "T8-R8"])["room"]["games"] == 0  # nothing was played from the end
    assert looked_up(ann, OTHER_ORDER)["room"] == found["room"]
    start = looked_up(ann, [])["masters"]
    assert start["games"] > 100
    assert start["games"] >= sum(move["games"] for move in start["moves"])


@pytest.mark.slow
def test_a_game_that_cannot_be_read_keeps_no_other_from_the_explorer(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = Explorer._ask

    async def ask(self: Explorer, job: str, **arguments: Any) -> Any:  # noqa: ANN401 as `_ask`
        if job == "steps" and "T8-R8" in arguments["record"]["actions"]:
            raise HelperFailed("slow")
        return await really(self, job, **arguments)

    monkeypatch.setattr(Explorer, "_ask", ask)
    played(ann, [*FIRST, "T8-R8"], watch="everybody")
    played(ann, [*FIRST, "T9-R9"], watch="everybody")
    until(lambda: looked_up(ann, FIRST)["room"]["games"] == 1)
    assert [move["action"] for move in looked_up(ann, FIRST)["room"]["moves"]] == ["T9-R9"]


@pytest.mark.slow
def test_the_counts_of_popular_positions_are_kept_for_a_while(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    played(ann, [*FIRST, "T8-R8"], watch="everybody")
    until(lambda: looked_up(ann, FIRST)["room"]["games"] == 1)
    monkeypatch.setattr("castelude.room.storage.explored.POPULAR", 1)
    assert looked_up(ann, FIRST)["room"]["games"] == 1
    monkeypatch.setattr("castelude.room.storage.explored.Explored._count", _nothing)
    assert looked_up(ann, FIRST)["room"]["games"] == 1
    monkeypatch.setattr("castelude.room.storage.explored.KEPT_S", 0)
    assert looked_up(ann, FIRST)["room"]["games"] == 0


async def _nothing(*_: object) -> list[Count]:
    return []


@pytest.mark.slow
def test_postgres_counts_in_the_index_alone(fresh_postgres: Callable[[], str]) -> None:
    """With very many games, the rows of the first positions lie all over the table."""

    async def plan() -> str:
        engine = open_engine(fresh_postgres())
        await migrate(engine)
        asked = public_at(7).compile(engine, compile_kwargs={"literal_binds": True})
        async with engine.connect() as connection:
            for way in ("seqscan", "bitmapscan"):  # what PostgreSQL prefers while the table is empty
                await connection.execute(sa.text(f"SET enable_{way} = off"))
            found = list((await connection.execute(sa.text(f"EXPLAIN {asked}"))).scalars())
        await engine.dispose()
        return "\n".join(found)

    assert "Index Only Scan using explored_pkey" in asyncio.run(plan())


@pytest.mark.slow
def test_bad_positions_are_refused(ann: Person) -> None:
    for body, status in (
        ({"players": 2, "setup": {"first": 0}, "actions": ["A1-Z9"]}, 400),
        ({"players": 9, "setup": {"first": 0}}, 400),
        ({"players": 2}, 400),
    ):
        assert ann.http.post("/api/games/castello/explorer", json=body).status_code == status
    assert ann.http.post("/api/games/chess/explorer", json={"players": 2, "setup": {}}).status_code == 404


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_key_says_nothing_of_secrets(game: AnyGame) -> None:
    """Positions that look the same to everybody have the same key, and the next position has another."""
    match = random_match(game.id, 5, 12)
    dealt = match.game.resample(match.position, None, Rng(9, "look"))
    key = position_key(match.game, match.players, match.options, match.position)
    assert position_key(match.game, match.players, match.options, dealt) == key
    assert len({step.key for step in steps_of(match, 40)} | {key}) > 6


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_the_masters_games_replay_to_their_end(game: AnyGame) -> None:
    masters = masters_of(game)
    assert masters is not None
    assert masters.plan["game"] == game.id
    for one in masters.games[:: max(1, len(masters.games) // 5)]:
        match = replayed(game, one)
        assert is_over(match)
        assert match.position.winners() == [one.winner] or one.winner is None
        assert list(first_steps(game, one, 8)) == list(steps_of(match, 8))
    assert len({one.deal for one in masters.games}) == len(masters.games)


def test_what_is_packed_is_unpacked() -> None:
    match = new_match("castello", seed=300)
    while len(match.moves) < 30:
        match.apply(match.legal()[0])
    read = unpacked(packed({"game": "castello", "seed": 100}, [(2, 300, match.moves)]))
    (one,) = read.games
    assert (read.plan["seed"], one.players, one.deal, one.winner) == (100, 2, 300, None)
    assert replayed(match.game, one).actions == match.actions
