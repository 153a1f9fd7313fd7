"""Who gets which puzzle, and what an answer changes. Only the first try of a person at a puzzle counts."""

import asyncio
import hashlib
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.puzzles.library import by_id, shipped
from castelude.puzzles.puzzle import Puzzle
from castelude.room.challenges.daily import day_of
from castelude.room.puzzles.daily import puzzle_of_day
from castelude.room.puzzles.rating import Band, after_try, band_of, distance, first_rating
from castelude.room.ratings.model import Rating
from castelude.room.refusal import Refusal
from castelude.room.storage.admin import opened
from castelude.room.storage.puzzles import Outcome, PuzzleStore

CHOICE = 5
"""Of the puzzles that suit somebody, one of so many comes next."""


class Change(NamedTuple):
    """The rating of a person before and after a try."""

    before: Rating
    after: Rating


class Desk:
    """The puzzles of a room, and what people have made of them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.store = PuzzleStore(engine)

    def find(self, game: str, puzzle: str) -> Puzzle:
        found = by_id(game).get(puzzle)
        if found is None:
            raise Refusal("not_found", "room-puzzle-unknown")
        return found

    async def ratings(self, game: str) -> dict[str, Rating]:
        """By puzzle of a game: what it is rated now."""
        tried = await self.store.puzzle_ratings(game)
        return {
            puzzle.id: Rating(*tried[puzzle.id]) if puzzle.id in tried else first_rating(puzzle)
            for puzzle in shipped(game)
        }

    async def next(
        self, game: str, player: str, theme: str | None, band: Band | None, after: str | None
    ) -> Puzzle | None:
        """A puzzle for somebody: one not tried yet that suits their rating, else another than the one just shown.

        Those whose solution makes little difference in the chances that people see come last.
        """
        ratings = await self.ratings(game)
        fitting = [
            puzzle
            for puzzle in shipped(game)
            if (theme is None or theme in puzzle.themes) and (band is None or band_of(ratings[puzzle.id]) == band)
        ]
        fitting = [puzzle for puzzle in fitting if puzzle.id != after] or fitting
        if not fitting:
            return None
        known = await self.store.own(player, game)
        new = [puzzle for puzzle in fitting if puzzle.id not in known]
        new = [puzzle for puzzle in new if puzzle.telling] or new
        pair, _ = (await self.store.ratings(player)).get(game, (None, 0))
        own = Rating(*pair) if pair else Rating()

        def mixed(puzzle: Puzzle) -> bytes:
            return hashlib.sha256(f"{player}:{len(known)}:{after}:{puzzle.id}".encode()).digest()

        if not new:
            return min(fitting, key=mixed)
        return min(sorted(new, key=lambda puzzle: distance(own, ratings[puzzle.id]))[:CHOICE], key=mixed)

    async def note(self, puzzle: Puzzle, player: str, account: bool, outcome: Outcome, now_ms: int) -> Change | None:
        """Note a first try; what it did to the rating of the person, None where it is not rated or not the first.

        A try after a hint is not rated.
        """
        day = day_of(now_ms)
        today = puzzle_of_day(shipped(puzzle.game), day)
        played_on = day if today is not None and today.id == puzzle.id else None
        row = {"player_id": player, "puzzle": puzzle.id, "game": puzzle.game, "outcome": outcome, "at_ms": now_ms}
        row["day"] = played_on
        change = None
        async with self.store.alone() as connection:
            known = await self.store.outcome(connection, player, puzzle.id)
            if known == "hinted" and outcome != "hinted":
                answered: Outcome = "helped" if outcome == "right" else "wrong"
                await self.store.answered(connection, player, puzzle.id, answered, played_on)
            if known is not None:
                return None
            if account and outcome != "hinted":
                before = await self.store.rating_of(connection, player, puzzle.game)
                stood = await self.store.puzzle_rating(connection, puzzle.id)
                own = Rating(*before) if before else Rating()
                other = Rating(*stood) if stood else first_rating(puzzle)
                new, changed = after_try(own, other, outcome == "right")
                row |= {"mu": new.mu, "sigma": new.sigma}
                row |= {"puzzle_mu": changed.mu, "puzzle_sigma": changed.sigma}
                change = Change(own, new)
            await self.store.add(connection, row)
        return change

    async def recount(self) -> int:
        """Rate all tries again from the beginning; how many there were."""
        async with self.store.alone() as connection:
            rows = await self.store.rated(connection)
            people: dict[tuple[str, str], Rating] = {}
            puzzles: dict[str, Rating] = {}
            for row in rows:
                who = (row["player_id"], row["game"])
                puzzle = by_id(row["game"]).get(row["puzzle"])
                stood = puzzles.get(row["puzzle"]) or (first_rating(puzzle) if puzzle else Rating())
                own, other = after_try(people.get(who, Rating()), stood, row["outcome"] == "right")
                people[who], puzzles[row["puzzle"]] = own, other
                row |= {"mu": own.mu, "sigma": own.sigma, "puzzle_mu": other.mu, "puzzle_sigma": other.sigma}
            await self.store.rewrite(connection, rows)
        return len(rows)


def recount_for_host(database: str | None) -> int:
    """The same for a command of the host."""

    async def work() -> int:
        async with opened(database) as engine:
            return await Desk(engine).recount()

    return asyncio.run(work())
