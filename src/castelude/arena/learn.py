"""`castelude arena learn`: a bot plays itself, and a network learns from the games what positions are worth."""

import argparse
import concurrent.futures
import json
import multiprocessing
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from castelude.arena.contestants import read_bot
from castelude.arena.examples import Examples, examples_of, together, width_of
from castelude.arena.results import Lines, commit
from castelude.arena.selfplay import Lesson, Played, play_lesson
from castelude.arena.train import Learned, train
from castelude.bots.knowledge import has_inputs, inputs_of
from castelude.core.errors import BadFile, BadRequest
from castelude.core.game import AnyGame
from castelude.core.record import JsonObject
from castelude.core.registry import get_game
from castelude.texts import say

LARGEST = 2_000_000
"""Bytes of a data file with weights."""
A = TypeVar("A")
B = TypeVar("B")


def learn(args: argparse.Namespace) -> int:
    """Play the lessons that the data file lacks, train, and write the network with how it was made."""
    game = get_game(args.game)
    if not has_inputs(game):
        raise BadRequest("error-no-inputs", game=game.id)
    read_bot(game, args.contestant)
    plan = {"game": game.id, "contestant": args.contestant, "seed": args.seed}
    sheet = Lines(args.data, plan, read_played)
    try:
        known = {played.deal for played in sheet.found}
        left = [lesson for lesson in lessons(game, args.games, args.contestant, args.seed) if lesson.deal not in known]
        for played in _spread(play_lesson, left, args.workers):
            sheet.add(played, played.to_json())
            _show(args, f"\r{len(sheet.found)}/{args.games}")
        _show(args, "\n")
        games = sorted(sheet.found, key=lambda played: played.deal)
    finally:
        sheet.close()
    groups = together(list(_spread(examples_of, games, args.workers)))

    def progress(epoch: int, taught: float, kept: float) -> None:
        print(say("arena-epoch", args.lang, epoch=epoch, taught=f"{taught:.4f}", kept=f"{kept:.4f}"), flush=True)

    found = train(groups, width_of(game.id), args.hidden, args.epochs, args.seed, progress)
    command = f"castelude arena learn {game.id} --games {args.games} --contestant {args.contestant}"
    command += f" --hidden {args.hidden} --epochs {args.epochs} --seed {args.seed}"
    write_network(args.output, game, found, {"command": command, **made_of(games, groups)})
    positions = sum(group.positions for group in groups)
    print(say("arena-learned", args.lang, games=len(games), positions=positions, by_hand=f"{found.hand_made:.4f}"))
    return 0


def lessons(game: AnyGame, number: int, contestant: str, seed: int) -> list[Lesson]:
    """So many games: every second one with the least number of seats, the others with each other number in turn."""
    more = list(range(game.min_players + 1, game.max_players + 1)) or [game.min_players]
    seats = [more[k // 2 % len(more)] if k % 2 else game.min_players for k in range(number)]
    return [Lesson(game.id, players, seed + k, contestant) for k, players in enumerate(seats)]


def read_played(line: JsonObject) -> Played:
    """A game as `Played.to_json` wrote it; KeyError or TypeError for anything else."""
    return Played(**line)


def made_of(games: Sequence[Played], groups: Sequence[Examples]) -> JsonObject:
    """What a network was taught with."""
    seats = sorted({played.players for played in games})
    return {
        "commit": commit(),
        "games": {str(players): sum(played.players == players for played in games) for players in seats},
        "positions": {str(group.players): group.positions for group in groups},
    }


def write_network(path: Path, game: AnyGame, found: Learned, made: JsonObject) -> None:
    """The data file: the weights, and how they came about."""
    curve = [[round(loss, 4) for loss in pair] for pair in found.curve]
    made = {**made, "library": found.library, "loss_by_hand": round(found.hand_made, 4), "loss": curve}
    text = json.dumps({"game": game.id, "inputs": inputs_of(game), "made": made, **found.weights})
    if len(text) > LARGEST:
        raise BadRequest("error-network-size", size=len(text), most=LARGEST)
    try:
        path.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise BadFile("error-file-write", path=str(path), reason=error.strerror or str(error)) from error


def _spread(work: Callable[[A], B], items: Sequence[A], workers: int) -> Iterator[B]:
    """The work on each item, on so many processes; in order."""
    if workers <= 1 or len(items) <= 1:
        yield from map(work, items)
        return
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(workers, mp_context=context) as pool:
        yield from pool.map(work, items, chunksize=4)


def _show(args: argparse.Namespace, text: str) -> None:
    if not args.quiet:
        print(text, end="", file=sys.stderr, flush=True)
