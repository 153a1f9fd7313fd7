"""A process in which bots think. It gets a resampled position and gives back an action; it knows nothing else.

Each message is four bytes of length and a pickle: `(game, position, seat, level, seed, ms)` in, `(action, None)` or
`(None, problem)` out. The room starts it with a memory limit and ends it when it is too slow.
"""

import pickle
import resource
import struct
import sys
from typing import BinaryIO

from castelude.bots import choose
from castelude.core.position import Position
from castelude.core.registry import get_game

LENGTH = struct.Struct(">I")


def read_message(source: BinaryIO) -> bytes | None:
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return source.read(LENGTH.unpack(head)[0])


def answer_to(question: tuple[str, Position, int, str, int, int]) -> tuple[str | None, str | None]:
    """The action chosen, or what kind of error kept the bot from choosing; its words may name a card the seat holds."""
    game_id, position, seat, level, seed, ms = question
    try:
        return choose(get_game(game_id), position, seat, level, seed, ms).action, None
    except Exception as error:  # noqa: BLE001 whatever goes wrong in a bot is told to the room, which replaces it
        return None, type(error).__name__


def main() -> None:
    limit = int(sys.argv[1]) * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    while (message := read_message(source)) is not None:
        data = pickle.dumps(answer_to(pickle.loads(message)))
        sink.write(LENGTH.pack(len(data)) + data)
        sink.flush()


if __name__ == "__main__":
    main()
