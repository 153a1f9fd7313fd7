"""Games of self-play, gathered in a file of JSON lines: several processes play, and a stopped run goes on."""

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

from castelude.arena.contestants import read_bot
from castelude.arena.results import Lines
from castelude.arena.selfplay import Lesson, Played, play_lesson
from castelude.arena.spreading import spread
from castelude.core.errors import BadRequest
from castelude.core.game import AnyGame
from castelude.core.options import shown
from castelude.core.record import JsonObject

A = TypeVar("A")
B = TypeVar("B")
Progress = Callable[[int], None]
SEATS: Final = re.compile(r"(?P<seats>[0-9]{1,2}):(?P<games>[1-9][0-9]{0,6})")


def gather(
    game: AnyGame, planned: Sequence[Lesson], path: Path | None, workers: int, progress: Progress
) -> list[Played]:
    """Play the lessons that the file lacks; all of them, in order of their deals. `progress` hears how many there are.

    A file that was made with another contestant or from another seed is a `BadFile`.
    """
    first = planned[0]
    read_bot(game, first.words)
    plan: JsonObject = {"game": game.id, "contestant": first.words, "seed": first.deal}
    if first.astray != Lesson.astray:
        plan["astray"] = first.astray
    if first.opening != Lesson.opening:
        plan["opening"] = first.opening
    sheet = Lines(path, plan, read_played)
    try:
        known = {played.deal for played in sheet.found}
        for played in spread(play_lesson, [lesson for lesson in planned if lesson.deal not in known], workers):
            sheet.add(played, played.to_json())
            progress(len(sheet.found))
        return sorted(sheet.found, key=lambda played: played.deal)
    finally:
        sheet.close()


def lessons(
    game: AnyGame,
    number: int,
    contestant: str,
    seed: int,
    astray: int = Lesson.astray,
    opening: int = Lesson.opening,
) -> list[Lesson]:
    """So many games: every second one with the least number of seats, the others with each other number in turn."""
    more = list(range(game.min_players + 1, game.max_players + 1)) or [game.min_players]
    seats = [more[k // 2 % len(more)] if k % 2 else game.min_players for k in range(number)]
    return [Lesson(game.id, players, seed + k, contestant, astray, opening) for k, players in enumerate(seats)]


def read_seats(game: AnyGame, words: str) -> dict[int, int]:
    """Games by number of seats, from words like `2:500,5:1500`."""
    found: dict[int, int] = {}
    for word in words.split(","):
        match = SEATS.fullmatch(word.strip())
        if match is None or int(match["seats"]) in found:
            raise BadRequest("error-seats-games", words=shown(words))
        game.check_players(int(match["seats"]))
        found[int(match["seats"])] = int(match["games"])
    return found


def lessons_by_seats(game: AnyGame, wanted: Mapping[int, int], contestant: str, seed: int) -> list[Lesson]:
    """So many games of each number of seats, evenly mixed."""
    mixed = sorted(((k + 0.5) / games, players) for players, games in wanted.items() for k in range(games))
    return [Lesson(game.id, players, seed + k, contestant) for k, (_, players) in enumerate(mixed)]


def read_played(line: JsonObject) -> Played:
    """A game as `Played.to_json` wrote it; KeyError or TypeError for anything else."""
    return Played(**line)
