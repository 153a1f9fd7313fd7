"""`castelude verify`: what the seal of a game proves."""

import argparse
from pathlib import Path

from castelude import proof
from castelude.cli.commands import Commands
from castelude.files import read_json
from castelude.texts import say


def add_to(commands: Commands) -> None:
    command = commands.add("verify", verify, "check an exported game against the seal that was shown at its start")
    command.add_argument("file", type=Path, help="the record with its proof, from the room, when the game is over")
    command.add_argument(
        "--seal",
        metavar="HASH",
        help="the seal that the table showed at the start; without it nothing proves that this game was announced",
    )


def verify(args: argparse.Namespace) -> int:
    """Check an exported game against its seal, and say what that proves and what it does not."""
    seal = proof.read_seal(args.seal) if args.seal is not None else None
    found = proof.verify(read_json(args.file), seal)
    match = found.match
    lines = [
        say("verify-good", args.lang, count=len(match.actions), hash=match.hash(), table=found.table),
        say("verify-announced" if found.announced else "verify-not-announced", args.lang, seal=found.seal),
        *(
            say("verify-seat", args.lang, number=number, name=seat.name, by=seat.by)
            for number, seat in enumerate(found.seats, 1)
        ),
    ]
    if found.custom:
        lines.append(say("verify-is-custom", args.lang))
    lines.append(say("verify-joint" if found.joint else "verify-house-alone", args.lang))
    print("\n".join(lines))
    return 0
