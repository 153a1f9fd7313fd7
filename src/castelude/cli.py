"""The command `castelude`: one small function for each subcommand."""

import argparse
import json
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

from castelude import native
from castelude.arena.command import add_commands as add_arena
from castelude.core.errors import BadRequest, CasteludeError
from castelude.core.match import UNSET, load_match, new_match
from castelude.core.options import parse_options, shown
from castelude.core.registry import all_games, get_game
from castelude.files import read_json, read_match, read_text, write_text
from castelude.room.refusal import Refusal
from castelude.texts import LANGUAGES, language_of, say
from castelude.version import __version__

BAD_INPUT = 2


def play(args: argparse.Namespace) -> int:
    """Play in the terminal."""
    from castelude.bots import mind_of
    from castelude.terminal import Table

    if args.record:
        match = read_match(args.record)
    else:
        setup = read_json(args.setup) if args.setup else UNSET
        match = new_match(args.game, args.players, parse_options(args.option), seed=args.seed, setup=setup)
    if args.seat >= match.players:
        raise BadRequest("error-seat", seat=args.seat, most=match.players - 1)
    mind_of(match.game, args.level)  # an unknown level is refused before play
    people = list(range(match.players)) if args.hotseat else [args.seat]
    return Table(match, people, args.lang, input, args.seed or secrets.randbits(31), args.level).run()


def referee(_: argparse.Namespace) -> int:
    """Referee a game for a program."""
    from castelude.referee import serve

    return serve()


def render(args: argparse.Namespace) -> int:
    """Draw a record as SVG."""
    match = read_match(args.record)
    count = len(match.actions)
    ply = count if args.ply is None else args.ply
    if not 0 <= ply <= count:
        raise BadRequest("error-ply", count=count, ply=ply)
    if args.seat is not None and not 0 <= args.seat < match.players:
        raise BadRequest("error-seat", seat=args.seat, most=match.players - 1)
    record = match.record()
    del record.actions[ply:]
    match = load_match(record, manual_chance=True)
    picture = match.game.picture(match.position, args.seat, match.lately(), args.lang)
    write_text(args.output, picture + "\n")
    return 0


def export(args: argparse.Namespace) -> int:
    """Write a record in human notation."""
    match = read_match(args.record)
    write_text(args.output, match.game.to_notation(match.record()))
    return 0


def import_(args: argparse.Namespace) -> int:
    """Read human notation into a record."""
    record = get_game(args.game).from_notation(read_text(args.sheet))
    write_text(args.output, json.dumps(record.to_json(), indent=1) + "\n")
    return 0


def rules(args: argparse.Namespace) -> int:
    """Print the rulebook, or one clause."""
    from castelude.rulebook import clause_page, rulebook

    game = get_game(args.game)
    if args.clause is None:
        print(rulebook(game, args.lang), end="")
        return 0
    wanted = args.clause.upper()
    if wanted not in game.clauses:
        known = ", ".join(clause.id for clause in game.clauses)
        raise BadRequest("error-unknown-clause", name=shown(args.clause), known=known)
    print(clause_page(game.clauses[wanted], args.lang), end="")
    return 0


def serve_room(args: argparse.Namespace) -> int:
    """Serve the games room."""
    try:
        from castelude.room.serve import serve
    except ModuleNotFoundError as error:
        raise BadRequest("error-room-missing", module=error.name or "?") from error
    return serve(args.host, args.port, args.workers, args.database)


def migrate(args: argparse.Namespace) -> int:
    """Bring the database up to date."""
    try:
        from castelude.room.serve import migrate_database
    except ModuleNotFoundError as error:
        raise BadRequest("error-room-missing", module=error.name or "?") from error
    migrate_database(args.database)
    print(say("room-migrated", args.lang))
    return 0


def verify(args: argparse.Namespace) -> int:
    """Check that an exported game was dealt fairly."""
    from castelude.fairness import verify as check

    match = check(read_json(args.file))
    print(say("verify-good", args.lang, count=len(match.actions), hash=match.hash()))
    return 0


def recover(args: argparse.Namespace) -> int:
    """Give an account a new recovery code."""
    from castelude.room.people.recovery import renew_for_host

    code = renew_for_host(args.database, args.login)
    print(say("room-recovery-made", args.lang, login=args.login, code=code))
    return 0


def tables_export(args: argparse.Namespace) -> int:
    """Back all tables up."""
    from castelude.room.storage.backup import export_tables

    count = export_tables(args.database, args.file)
    print(say("room-exported", args.lang, count=count, path=str(args.file)))
    return 0


def tables_import(args: argparse.Namespace) -> int:
    """Bring tables back from a backup."""
    from castelude.room.storage.backup import import_tables

    count, known = import_tables(args.database, args.file)
    print(say("room-imported", args.lang, count=count, known=known))
    return 0


def games(args: argparse.Namespace) -> int:
    """List the games."""
    for game in all_games().values():
        seats = f"{game.min_players}-{game.max_players}" if game.min_players < game.max_players else "2"
        print(f"{game.id:10} {seats:>4}  {say(f'{game.id}-name', args.lang)}")
        for option in game.options:
            print(f"{'':16} {option.key}: {option.allowed()} [{json.dumps(option.default)}]")
    return 0


def bench_engine(args: argparse.Namespace) -> int:
    """Measure random playouts."""
    from castelude.bench import measure

    if args.seconds <= 0:
        raise BadRequest("error-seconds", value=str(args.seconds))
    chosen = [get_game(args.game)] if args.game else list(all_games().values())
    for game in chosen:
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


def bench_search(args: argparse.Namespace) -> int:
    """Measure the strongest level."""
    from castelude.bench import measure_search

    if args.seconds <= 0:
        raise BadRequest("error-seconds", value=str(args.seconds))
    for game in [get_game(args.game)] if args.game else list(all_games().values()):
        nodes, seconds = measure_search(game, args.seconds)
        if args.json:
            print(json.dumps({"game": game.id, "nodes": nodes, "seconds": round(seconds, 3)}))
        else:
            print(f"{game.id}: {nodes} positions in {seconds:.2f} s of CPU: {nodes / seconds:,.0f} positions/s")
    return 0


def editions_list(args: argparse.Namespace) -> int:
    """List the card files that can be played with."""
    from castelude.editions import edition_names, owners_folder

    for game in all_games().values():
        if game.has_editions:
            print(f"{game.id:10} {', '.join(edition_names(game.id))}")
    print(say("editions-folder", args.lang, path=str(owners_folder())))
    return 0


def editions_check(args: argparse.Namespace) -> int:
    """Say exactly what is wrong with a card file."""
    data = read_json(args.file)
    game = next((game for game in all_games().values() if game.knows_edition(data)), None)
    if game is None:
        raise BadRequest("error-edition-game", path=str(args.file))
    problems = game.check_edition(data)
    for problem in problems:
        print(problem.words(args.lang))
    name = say(f"{game.id}-name", args.lang)
    if problems:
        print(say("editions-bad", args.lang, game=name, count=len(problems)))
        return BAD_INPUT
    print(say("editions-good", args.lang, game=name))
    return 0


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="castelude", description="Four castle games: play, referee, draw, measure.")
    parser.add_argument("--version", action="version", version=f"castelude {__version__} ({native.how()})")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument(
        "--lang", choices=LANGUAGES, default=language_of(), help="language of all texts (default: %(default)s)"
    )
    commands = parser.add_subparsers(title="commands", dest="command", required=True, metavar="COMMAND")

    def add(
        name: str, action: object, text: str, parents: Sequence[argparse.ArgumentParser] = (common,)
    ) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=text, description=text, parents=list(parents))
        command.set_defaults(run=action)
        return command

    command = add("play", play, "play in the terminal, against bots or with others at one keyboard")
    command.add_argument(
        "game", nargs="?", default="castello", help="game id (default: %(default)s; see `castelude games`)"
    )
    command.add_argument("--players", type=int, help="number of seats (default: the least)")
    command.add_argument("--seat", type=natural, default=0, help="your seat, from 0 (default: 0)")
    command.add_argument(
        "--level",
        default="casual",
        help="how strong the bots are: novice, casual, adept, expert or master; random and greedy are"
        " below and beside them (default: %(default)s)",
    )
    command.add_argument("--hotseat", action="store_true", help="people on all seats, at one keyboard")
    command.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a table option; may be repeated"
    )
    start = command.add_mutually_exclusive_group()
    start.add_argument("--seed", type=natural, help="deal from this seed")
    start.add_argument("--setup", type=Path, metavar="FILE", help="start from the setup in this JSON file")
    start.add_argument("--record", type=Path, metavar="FILE", help="go on with this saved record")

    add("referee", referee, "drive a game from a program: JSON lines on standard input and output", ())

    command = add("render", render, "draw a record as an SVG picture")
    command.add_argument("record", type=Path, help="record file (JSON); - for standard input")
    command.add_argument("--ply", type=int, metavar="N", help="after this many actions (default: all)")
    command.add_argument("--seat", type=int, metavar="S", help="as this seat sees it (default: as a spectator)")
    command.add_argument("-o", "--output", type=Path, help="SVG file (default: standard output)")

    command = add("export", export, "write a record in human notation")
    command.add_argument("record", type=Path, help="record file (JSON); - for standard input")
    command.add_argument("-o", "--output", type=Path, help="text file (default: standard output)")

    command = add("import", import_, "read human notation into a record")
    command.add_argument("game", help="game id")
    command.add_argument("sheet", type=Path, help="text file in human notation; - for standard input")
    command.add_argument("-o", "--output", type=Path, help="record file (default: standard output)")

    command = add("rules", rules, "print the rulebook of a game, or one clause")
    command.add_argument("game", help="game id")
    command.add_argument("clause", nargs="?", help="clause id, such as CO-4.3")

    add("games", games, "list the games and their options")

    command = add("serve", serve_room, "serve the games room")
    command.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    command.add_argument("--port", type=natural, default=8000, help="port to listen on (default: %(default)s)")
    command.add_argument("--workers", type=natural, default=1, help="worker processes (default: %(default)s)")
    command.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: your data folder)"
    )

    command = add("migrate", migrate, "bring the room's database up to date")
    command.add_argument("--database", metavar="URL", help="the database (default: CASTELUDE_DATABASE)")

    command = commands.add_parser("tables", help="back tables up and bring them back")
    parts = command.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for name, action, text in (
        ("export", tables_export, "write all tables to a file"),
        ("import", tables_import, "bring tables back from a file; those that are there stay as they are"),
    ):
        part = parts.add_parser(name, help=text, description=text, parents=[common])
        part.add_argument("file", type=Path, help="backup file, a JSON object a line")
        part.add_argument("--database", metavar="URL", help="the database (default: CASTELUDE_DATABASE)")
        part.set_defaults(run=action)

    command = add("recover", recover, "make a new recovery code for somebody who has lost password and code")
    command.add_argument("login", help="the account's name")
    command.add_argument("--database", metavar="URL", help="the database (default: CASTELUDE_DATABASE)")

    command = add("verify", verify, "check that an exported game was dealt fairly")
    command.add_argument("file", type=Path, help="what the room exported when the game was over (JSON)")

    command = commands.add_parser("editions", help="card files of owners of the physical games")
    parts = command.add_subparsers(title="commands", required=True, metavar="COMMAND")
    part = parts.add_parser("list", help="list the editions that can be chosen", parents=[common])
    part.set_defaults(run=editions_list)
    part = parts.add_parser("check", help="say exactly what is wrong with a card file", parents=[common])
    part.add_argument("file", type=Path, help="card file (JSON)")
    part.set_defaults(run=editions_check)

    command = commands.add_parser("arena", help="let bots and programs play each other, and rate them")
    add_arena(command.add_subparsers(title="commands", required=True, metavar="COMMAND"), common)

    command = commands.add_parser("bench", help="measure speed")
    parts = command.add_subparsers(title="commands", required=True, metavar="COMMAND")
    part = parts.add_parser("engine", help="uniformly random playouts on one core", parents=[common])
    part.add_argument("--game", help="game id (default: every game)")
    part.add_argument("--players", type=int, help="number of seats (default: the least)")
    part.add_argument("--seconds", type=float, default=5.0, help="CPU seconds for each game (default: %(default)s)")
    part.add_argument("--lists", action="store_true", help="write out the list of legal moves at every decision")
    part.add_argument("--json", action="store_true", help="one JSON object a game")
    part.set_defaults(run=bench_engine)
    part = parts.add_parser("search", help="how many positions the strongest bot looks at", parents=[common])
    part.add_argument("--game", help="game id (default: every game)")
    part.add_argument("--seconds", type=float, default=5.0, help="seconds for each game (default: %(default)s)")
    part.add_argument("--json", action="store_true", help="one JSON object a game")
    part.set_defaults(run=bench_search)
    return parser


def natural(word: str) -> int:
    """A whole number, 0 or more, for argparse."""
    if not word.isascii() or not word.isdigit() or len(word) > 100:
        raise argparse.ArgumentTypeError(f"{shown(word)} is not a whole number, 0 or more")
    return int(word)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; bad input is one clear line on standard error and exit status 2."""
    args = build_parser().parse_args(argv)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except (CasteludeError, Refusal) as error:
        lang = getattr(args, "lang", "en")
        clause = f" [{error.clause}]" if error.clause else ""
        print(f"castelude: {error.words(lang)}{clause}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # the reader of our output has left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status
