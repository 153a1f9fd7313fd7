"""`castelude referee`: a game driven by a program."""

import argparse

from castelude.cli.commands import Commands


def add_to(commands: Commands) -> None:
    commands.add_wordless("referee", referee, "drive a game from a program: JSON lines on standard input and output")


def referee(_: argparse.Namespace) -> int:
    """Referee a game for a program."""
    from castelude.referee import serve

    return serve()
