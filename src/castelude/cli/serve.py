"""`castelude serve`: the games room."""

import argparse

from castelude.cli.commands import Commands, natural, room_installed


def add_to(commands: Commands) -> None:
    command = commands.add("serve", serve, "serve the games room")
    command.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    command.add_argument("--port", type=natural, default=8000, help="port to listen on (default: %(default)s)")
    command.add_argument("--workers", type=natural, default=1, help="worker processes (default: %(default)s)")
    command.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: your data folder)"
    )


def serve(args: argparse.Namespace) -> int:
    """Serve the games room."""
    with room_installed():
        from castelude.room.serve import serve as serve_room
    return serve_room(args.host, args.port, args.workers, args.database)
