"""Games between strong bots that come with the package, for looking up what was played in a position.

`castelude games pack` writes them: `masters.xz` beside each game's engine holds, compressed, the plan of the games as a
line of JSON, then of each game its number of seats, how far its deal is from the first one, who won it alone, and for
every decision the place of the move among the legal ones.
"""

import importlib.resources
import json
import lzma
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from castelude.core.game import AnyGame
from castelude.core.identity import Step, position_key
from castelude.core.match import Match
from castelude.core.position import Position
from castelude.core.record import JsonObject
from castelude.core.start import new_match

MASTERS = "masters.xz"


@dataclass(frozen=True)
class MasterGame:
    """Seats, deal, the seat that won alone (None: none did), and places of the moves among the legal ones."""

    players: int
    deal: int
    winner: int | None
    places: list[int]


@dataclass(frozen=True)
class Masters:
    """The plan that was played, and the games."""

    plan: JsonObject
    games: list[MasterGame]


def packed(plan: JsonObject, games: Iterable[tuple[int, int, Sequence[int]]]) -> bytes:
    """The file of these games: seats, deal and moves of each."""
    body = bytearray(json.dumps(plan).encode() + b"\n")
    for players, deal, moves in games:
        position = new_match(plan["game"], players, {}, seed=deal, manual_chance=True).position
        places: list[int] = []
        for move in moves:
            places.append(position.moves().index(move))
            position.play(move)
        winners = position.winners()
        won = winners[0] + 1 if len(winners) == 1 else 0
        for number in (players, deal - plan["seed"], won, len(moves), *places):
            _write(body, number)
    return lzma.compress(bytes(body), preset=9 | lzma.PRESET_EXTREME)


def masters_of(game: AnyGame) -> Masters | None:
    """The games that come with this one; None where it brings none."""
    place = importlib.resources.files(type(game).__module__) / MASTERS
    if not place.is_file():
        return None
    return unpacked(place.read_bytes())


def unpacked(data: bytes) -> Masters:
    """The games of a file that `packed` made."""
    head, _, body = lzma.decompress(data).partition(b"\n")
    plan = json.loads(head)
    numbers = _numbers(body)
    games = [_game(players, plan["seed"], numbers) for players in numbers]
    return Masters(plan, games)


def _game(players: int, seed: int, numbers: Iterator[int]) -> MasterGame:
    deal, won = seed + next(numbers), next(numbers)
    return MasterGame(players, deal, won - 1 if won else None, [next(numbers) for _ in range(next(numbers))])


def replayed(game: AnyGame, one: MasterGame) -> Match:
    """One of the games, played again to its end."""
    match = new_match(game.id, one.players, {}, seed=one.deal, manual_chance=True)
    for place in one.places:
        match.apply(game.text(match.position, match.position.move_at(place)))
    return match


def first_steps(game: AnyGame, one: MasterGame, most: int) -> Iterator[Step]:
    """The first decisions of one of the games, by the keys of their positions; quicker than playing it as a match."""
    match = new_match(game.id, one.players, {}, seed=one.deal, manual_chance=True)
    position: Position = match.position
    for place in one.places[:most]:
        move = position.move_at(place)
        if position.actor() >= 0:
            key = position_key(game, one.players, match.options, position)
            yield Step(key, game.seen_action(position, game.text(position, move), None))
        position.play(move)


def _write(body: bytearray, number: int) -> None:
    while number > 127:
        body.append(number & 127 | 128)
        number >>= 7
    body.append(number)


def _numbers(body: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in body:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield number
            number = shift = 0
