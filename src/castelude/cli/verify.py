"""`castelude verify`: the proof that a game was dealt fairly."""

import argparse
from pathlib import Path

from castelude import fairness
from castelude.cli.commands import Commands
from castelude.files import read_json
from castelude.texts import say


def add_to(commands: Commands) -> None:
    command = commands.add("verify", verify, "check that an exported game was dealt fairly")
    command.add_argument("file", type=Path, help="what the room exported when the game was over (JSON)")


def verify(args: argparse.Namespace) -> int:
    """Check that an exported game was dealt fairly."""
    match = fairness.verify(read_json(args.file))
    print(say("verify-good", args.lang, count=len(match.actions), hash=match.hash()))
    return 0
