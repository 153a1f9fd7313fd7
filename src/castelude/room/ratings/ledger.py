"""Counts rated games, in the order in which they ended, each exactly once.

The ledger is a function of the results alone. Games are counted in the order of the moment at which they ended and of
their table's id. A game that comes late (another worker was slow) takes its place: what was counted after it in its
ladder is undone and counted again, in the same transaction. So `recount` finds the same ratings from the beginning.
"""

import asyncio
from collections.abc import Iterable

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castelude.room.ratings.bots import bot_rating
from castelude.room.ratings.model import Rated, Rating, after, season_of
from castelude.room.storage.admin import opened
from castelude.room.storage.ratings import Game, Ladder, RatingStore, Seat, Step

Known = dict[str, Rating]
"""The latest ratings in a ladder, by person."""


def play(game: Game, known: Known) -> list[Step]:
    """Count one game: what each seat is rated then. `known` is brought up to date."""
    seats = [_rated(game, seat, known) for seat in game.seats]
    steps = []
    for seat, before, rating in zip(game.seats, seats, after(seats, game.why), strict=True):
        if seat.player is not None:
            known[seat.player] = rating
        steps.append(
            Step(
                game.table_id,
                seat.seat,
                seat.player,
                game.game,
                game.pace,
                season_of(game.ended_ms),
                game.ended_ms,
                before.rating.mu,
                rating.mu,
                rating.sigma,
            )
        )
    return steps


def _rated(game: Game, seat: Seat, known: Known) -> Rated:
    if seat.player is not None:
        rating = known.get(seat.player, Rating())
    else:
        rating = bot_rating(game.game, seat.level or "novice")
    return Rated(rating, seat.winner, seat.left, seat.score, seat.player is None)


def _by_ladder(games: Iterable[Game]) -> dict[Ladder, list[Game]]:
    found: dict[Ladder, list[Game]] = {}
    for game in sorted(games, key=lambda one: one.key):
        found.setdefault((game.game, game.pace), []).append(game)
    return found


class Ledger:
    """The ratings of a room. Workers take turns; one that dies leaves nothing half done."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.store = RatingStore(engine)

    async def count(self) -> int:
        """Count the games that wait for it; how many there were."""
        if not await self.store.has_waiting():
            return 0
        async with self.store.alone() as connection:
            waiting = await self.store.waiting(connection)
            games = await self.store.games(connection, waiting, uncounted=True)
            for ladder, new in _by_ladder(games).items():
                await self._count_in(connection, ladder, new)
            await self.store.done(connection, waiting)
        return len(waiting)

    async def _count_in(self, connection: AsyncConnection, ladder: Ladder, new: list[Game]) -> None:
        undone = await self.store.undo(connection, ladder, new[0].key)
        games = sorted([*new, *await self.store.games(connection, undone)], key=lambda one: one.key)
        people = {seat.player for game in games for seat in game.seats if seat.player is not None}
        known = {
            player: Rating(mu, sigma)
            for player, (mu, sigma) in (await self.store.latest(connection, ladder, people)).items()
        }
        await self.store.add(connection, [step for game in games for step in play(game, known)])
        await self.store.refresh(connection, ladder, people)

    async def recount(self) -> int:
        """Count all rated games from the beginning. An interruption leaves everything as it was."""
        games = await self.store.all_games()
        await self.store.replace(await asyncio.to_thread(_all_steps, games))
        await self.count()
        return len(games)


def _all_steps(games: list[Game]) -> list[Step]:
    steps: list[Step] = []
    for ladder in _by_ladder(games).values():
        known: Known = {}
        for game in ladder:
            steps += play(game, known)
    return steps


def recount_for_host(database: str | None) -> int:
    """The same for a command of the host, whether the room is being served or not."""

    async def work() -> int:
        async with opened(database) as engine:
            return await Ledger(engine).recount()

    return asyncio.run(work())
