"""Puzzles: the shelf, the next one for you, your answer and what refutes it, hints and solutions."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from castelude.core.options import OptionValue
from castelude.core.record import JsonObject
from castelude.core.registry import all_games
from castelude.puzzles.judge import State
from castelude.puzzles.library import shipped
from castelude.puzzles.puzzle import Puzzle
from castelude.room.challenges.daily import day_of, ends_ms, streak
from castelude.room.http.games import game_of
from castelude.room.http.own_puzzles import known, own_puzzle, place_in_study
from castelude.room.http.request import AnyRequest, need_player, quota_key, worker_of
from castelude.room.people.accounts import Player
from castelude.room.puzzles.daily import puzzle_of_day
from castelude.room.puzzles.rating import BANDS, Band, band_of
from castelude.room.ratings.model import Rating, margin, points
from castelude.room.refusal import Refusal
from castelude.room.storage.puzzles import SOLVED, Outcome
from castelude.room.tables import commands
from castelude.room.wire import Answer

MOST_DAYS = 1000
MOST_ACTIONS = 60
JUDGE_MS = 900
Word = Annotated[str | None, QueryParameter(max_length=60)]


class PuzzleRating(Answer):
    """Somebody's rating in the puzzles of a game, give or take `margin`, after so many tries."""

    points: int
    margin: int
    tries: int


class DailyPuzzle(Answer):
    """The puzzle of today, and how your first try at it went."""

    id: str
    band: Band
    outcome: Outcome | None


class PuzzleGame(Answer):
    """The puzzles of a game: how many there are by theme and by difficulty, and how you fared with them."""

    game: str
    count: int
    themes: dict[str, int]
    bands: dict[str, int]
    tried: int
    solved: int
    rating: PuzzleRating | None
    daily: DailyPuzzle | None


class PuzzleShelf(Answer):
    """All puzzles of the room. `streak`: days in a row on which you solved a puzzle of the day; null for guests."""

    day: str
    ends: int
    streak: int | None
    games: list[PuzzleGame]


class PuzzleTask(Answer):
    """A puzzle: `seat` is to find its best turn after `actions`.

    `only`: there is one right turn; else an answer is judged by its value. `outcome`: of your first try. `by`: the
    person who made it; such puzzles are not rated.
    """

    id: str
    game: str
    players: int
    options: dict[str, OptionValue]
    setup: JsonObject
    actions: list[str]
    seat: int
    only: bool
    points: int
    band: Band
    daily: bool
    outcome: Outcome | None
    by: str | None


class PuzzleAnswer(commands.Strict):
    """The actions of a turn, perhaps not finished yet."""

    actions: Annotated[list[commands.ActionText], msgspec.Meta(min_length=1, max_length=MOST_ACTIONS)]


class PuzzleJudgement(Answer):
    """What an answer is: `open` while the turn goes on, else right or wrong.

    `value`: the chance after it, and `best` after the solution by the same search, where they are known.
    `reply`: what refutes a wrong one, `reply_seats`: who decides each action of it. `points` and `change`: your rating
    after a first try that is rated.
    """

    state: State
    value: float | None
    best: float | None
    reply: list[str]
    reply_seats: list[int | None]
    points: int | None
    change: int | None


class PuzzleHint(Answer):
    """The action that matters most, of which only the place is shown; and what the puzzle is about."""

    action: str
    themes: list[str]


class PuzzleSolution(Answer):
    """The best turn, the places in it of the actions that matter, what is expected after it, and its themes.

    `line_seats`: who decides each action of what is expected.
    The chances with and without it are null for puzzles that people made.
    """

    actions: list[str]
    keys: list[int]
    line: list[str]
    line_seats: list[int | None]
    value: float | None
    rival: float | None
    themes: list[str]


@get("/api/puzzles", tags=["puzzles"])
async def shelf(request: AnyRequest) -> PuzzleShelf:
    """All puzzles by game, theme and difficulty, today's puzzles, and how you fared."""
    worker = worker_of(request)
    player = await need_player(request)
    store = worker.puzzles.store
    today = day_of(worker.now())
    own = await store.own(player.id)
    rated = await store.ratings(player.id)
    games = []
    for game in all_games():
        ratings = await worker.puzzles.ratings(game)
        rating = rated.get(game)
        games.append(
            PuzzleGame(
                game,
                len(ratings),
                _counted([theme for puzzle in shipped(game) for theme in puzzle.themes]),
                {band: sum(band_of(one) == band for one in ratings.values()) for band in BANDS},
                sum(puzzle in ratings for puzzle in own),
                sum(puzzle in ratings and outcome in SOLVED for puzzle, outcome in own.items()),
                PuzzleRating(points(rating[0].mu), margin(rating[0].sigma), rating[1]) if rating else None,
                _daily(game, today, ratings, own),
            )
        )
    days = await store.solved_days(player.id, MOST_DAYS) if player.login is not None else None
    return PuzzleShelf(today, ends_ms(today), None if days is None else streak(days, today), games)


def _counted(words: list[str]) -> dict[str, int]:
    return {word: words.count(word) for word in sorted(set(words))}


def _daily(game: str, today: str, ratings: dict[str, Rating], own: dict[str, Outcome]) -> DailyPuzzle | None:
    found = puzzle_of_day(shipped(game), today)
    return None if found is None else DailyPuzzle(found.id, band_of(ratings[found.id]), own.get(found.id))


@get("/api/puzzles/{game:str}", tags=["puzzles"])
async def following(
    request: AnyRequest,
    game: FromPath[str],
    theme: Word = None,
    band: Annotated[Band | None, QueryParameter()] = None,
    after: Word = None,
) -> PuzzleTask:
    """A puzzle that suits you, new to you as long as there are such; `after`: not this one again."""
    worker = worker_of(request)
    player = await need_player(request)
    found = await worker.puzzles.next(game_of(game).id, player.id, theme, band, after)
    if found is None:
        raise Refusal("not_found", "room-puzzles-none")
    return await _task(request, player, found)


@get("/api/puzzles/{game:str}/{puzzle:str}", tags=["puzzles"], own_queue=True)
async def find(request: AnyRequest, game: FromPath[str], puzzle: FromPath[str]) -> PuzzleTask:
    """A puzzle by its id."""
    player = await need_player(request)
    return await _task(request, player, *await _found(request, player, game, puzzle))


async def _found(request: AnyRequest, player: Player, game: str, puzzle: str) -> tuple[Puzzle, str | None]:
    """A puzzle of the room, or one that somebody made and their name."""
    place = place_in_study(puzzle)
    if place is None:
        return worker_of(request).puzzles.find(game_of(game).id, puzzle), None
    return await own_puzzle(request, player, game_of(game).id, place)


async def _task(request: AnyRequest, player: Player, puzzle: Puzzle, by: str | None = None) -> PuzzleTask:
    worker = worker_of(request)
    rating = Rating() if by is not None else (await worker.puzzles.ratings(puzzle.game))[puzzle.id]
    today = puzzle_of_day(shipped(puzzle.game), day_of(worker.now()))
    record = puzzle.record()
    facts = (
        record.players,
        record.options,
        record.setup,
        record.actions,
        puzzle.seat,
        puzzle.only and not game_of(puzzle.game).hidden,
    )
    outcome = await worker.puzzles.store.tried(player.id, puzzle.id)
    shown = (points(rating.mu), band_of(rating), today is not None and today.id == puzzle.id)
    return PuzzleTask(puzzle.id, puzzle.game, *facts, *shown, outcome, by)


@post("/api/puzzles/{game:str}/{puzzle:str}/answer", status_code=200, tags=["puzzles"], own_queue=True)
async def answer(
    request: AnyRequest, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleAnswer]
) -> PuzzleJudgement:
    """Judge a turn. The first whole turn counts; of a wrong one, a bot says what refutes it."""
    worker = worker_of(request)
    player = await need_player(request)
    found, by = await _found(request, player, game, puzzle)
    await worker.address_lines.need(quota_key(request), "room-lines-later")
    await worker.lines.need(player.id, "room-lines-later")
    judged = await worker.bots.judge(found, data.actions, JUDGE_MS, player.id, quota_key(request))
    change = None
    if judged["state"] != "open" and by is None:
        outcome: Outcome = "right" if judged["state"] == "right" else "wrong"
        change = await worker.puzzles.note(found, player.id, player.login is not None, outcome, worker.now())
    now = None if change is None else points(change.after.mu)
    gained = None if change is None else points(change.after.mu) - points(change.before.mu)
    best = judged["best"] if judged["best"] is not None else known(found.value)
    return PuzzleJudgement(judged["state"], judged["value"], best, judged["reply"], judged["reply_seats"], now, gained)


@post("/api/puzzles/{game:str}/{puzzle:str}/hint", status_code=200, tags=["puzzles"], own_queue=True)
async def hint(request: AnyRequest, game: FromPath[str], puzzle: FromPath[str]) -> PuzzleHint:
    """A hint. Whoever asks for one before the first answer is not rated for this puzzle."""
    worker = worker_of(request)
    player = await need_player(request)
    found, by = await _found(request, player, game, puzzle)
    if by is None:
        await worker.puzzles.note(found, player.id, player.login is not None, "hinted", worker.now())
    return PuzzleHint(found.key_actions[0], found.themes)


@post("/api/puzzles/{game:str}/{puzzle:str}/solution", status_code=200, tags=["puzzles"], own_queue=True)
async def solution(request: AnyRequest, game: FromPath[str], puzzle: FromPath[str]) -> PuzzleSolution:
    """The solution. Whoever asks for it before the first answer has given up."""
    worker = worker_of(request)
    player = await need_player(request)
    found, by = await _found(request, player, game, puzzle)
    if by is None:
        await worker.puzzles.note(found, player.id, player.login is not None, "wrong", worker.now())
    values = known(found.value), known(found.rival)
    return PuzzleSolution(found.solution, found.keys, found.line, found.line_seats(), *values, found.themes)


HANDLERS = [shelf, following, find, answer, hint, solution]
