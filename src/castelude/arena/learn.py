"""`castelude arena learn`: a bot plays itself, and a network learns from the games what positions are worth."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from castelude.arena.examples import Examples, examples_of, together, width_of
from castelude.arena.gathering import gather, lessons, lessons_by_seats, read_seats
from castelude.arena.results import commit
from castelude.arena.selfplay import Played
from castelude.arena.spreading import spread
from castelude.arena.train import Learned, train
from castelude.bots.knowledge import has_inputs, inputs_of
from castelude.core.errors import BadFile, BadRequest
from castelude.core.game import AnyGame
from castelude.core.record import JsonObject
from castelude.core.registry import get_game
from castelude.texts import say

LARGEST = 2_000_000
"""Bytes of a data file with weights."""


def learn(args: argparse.Namespace) -> int:
    """Play the lessons that the data file lacks, train, and write the network with how it was made."""
    game = get_game(args.game)
    if not has_inputs(game):
        raise BadRequest("error-no-inputs", game=game.id)
    if args.seats:
        seats = read_seats(game, args.seats)
        number = "--seats " + ",".join(f"{players}:{games}" for players, games in seats.items())
        planned = lessons_by_seats(game, seats, args.contestant, args.seed)
    else:
        number = f"--games {args.games}"
        planned = lessons(game, args.games, args.contestant, args.seed)
    games = gather(game, planned, args.data, args.workers, lambda done: _show(args, f"\r{done}/{len(planned)}"))
    _show(args, "\n")
    groups = together(list(spread(examples_of, games, args.workers)))

    def progress(epoch: int, taught: float, kept: float) -> None:
        print(say("arena-epoch", args.lang, epoch=epoch, taught=f"{taught:.4f}", kept=f"{kept:.4f}"), flush=True)

    found = train(groups, width_of(game.id), args.hidden, args.epochs, args.seed, progress, args.lead)
    command = f"castelude arena learn {game.id} {number} --contestant {args.contestant}"
    command += f" --hidden {args.hidden} --epochs {args.epochs} --seed {args.seed}"
    command += f" --lead {args.lead:g}" if args.lead else ""
    write_network(args.output, game, found, {"command": command, **made_of(games, groups)})
    positions = sum(group.positions for group in groups)
    print(say("arena-learned", args.lang, games=len(games), positions=positions, by_hand=f"{found.hand_made:.4f}"))
    return 0


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


def _show(args: argparse.Namespace, text: str) -> None:
    if not args.quiet:
        print(text, end="", file=sys.stderr, flush=True)
