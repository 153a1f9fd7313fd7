"""`castelude bench engine` and `search`: how fast engines and bots are here."""

import argparse
import json

from castelude.cli.commands import Commands
from castelude.core.errors import BadRequest
from castelude.core.game import AnyGame
from castelude.core.registry import all_games, get_game


def add_to(commands: Commands) -> None:
    parts = commands.group("bench", "measure speed")
    part = parts.add("engine", engine, "uniformly random playouts on one core")
    part.add_argument("--game", help="game id (default: every game)")
    part.add_argument("--players", type=int, help="number of seats (default: the least)")
    part.add_argument("--seconds", type=float, default=5.0, help="CPU seconds for each game (default: %(default)s)")
    part.add_argument("--lists", action="store_true", help="write out the list of legal moves at every decision")
    part.add_argument("--json", action="store_true", help="one JSON object per game")
    part = parts.add("search", search, "how many positions the strongest bot looks at")
    part.add_argument("--game", help="game id (default: every game)")
    part.add_argument("--seconds", type=float, default=5.0, help="seconds for each game (default: %(default)s)")
    part.add_argument("--json", action="store_true", help="one JSON object per game")


def engine(args: argparse.Namespace) -> int:
    """Measure random playouts."""
    from castelude.bench import measure

    for game in _games(args):
        players = game.min_players if args.players is None else args.players
        game.check_players(players)
        speed = measure(game, players, args.seconds, lists=args.lists)
        if args.json:
            print(json.dumps(speed.to_json()))
        else:
            print(
                f"{speed.game} ({players} seats, {speed.engine}): {speed.playouts} playouts,"
                f" {speed.decisions} decisions in {speed.seconds} s of CPU:"
                f" {speed.decisions_per_second:,.0f} decisions/s, {speed.playouts_per_second:,.1f} playouts/s"
            )
    return 0


def search(args: argparse.Namespace) -> int:
    """Measure the strongest level."""
    from castelude.bench import measure_search

    for game in _games(args):
        nodes, seconds = measure_search(game, args.seconds)
        if args.json:
            print(json.dumps({"game": game.id, "nodes": nodes, "seconds": round(seconds, 3)}))
        else:
            print(f"{game.id}: {nodes} positions in {seconds:.2f} s of CPU: {nodes / seconds:,.0f} positions/s")
    return 0


def _games(args: argparse.Namespace) -> list[AnyGame]:
    if args.seconds <= 0:
        raise BadRequest("error-seconds", value=str(args.seconds))
    return [get_game(args.game)] if args.game else list(all_games().values())
