"""A process in which bots think, and look at games again. It is given what it may know, and nothing else.

Each message is four bytes of length and a pickle: `(job, arguments)` in; `("progress", (done, all))` any number of
times and then `("done", answer)` or `("problem", its kind)` out. The room starts it with a memory limit and ends it
when it is too slow. It keeps the trees of the latest few bots, so that a turn of several decisions is thought out once.
"""

import os
import pickle
import resource
import struct
import sys
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, BinaryIO

from castelude.bots import Memory, analyse, choose, hint
from castelude.core.match import load_match
from castelude.core.position import Position
from castelude.core.record import JsonObject, read_record
from castelude.core.registry import get_game

LENGTH = struct.Struct(">I")
MOST_MEMORIES = 6

Tell = Callable[[str, object], None]


class Jobs:
    """What the room may ask for, by name."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._memories: OrderedDict[str, Memory] = OrderedDict()

    def choose(
        self,
        game: str,
        seen: Position,
        seat: int,
        level: str,
        seed: int,
        ms: int,
        key: str,
        since: Sequence[int] | None,
    ) -> str:
        """The action of a level. `key` names this seat of this table; `since` is what was played since its last one."""
        memory = self._memories.pop(key, None) or Memory()
        memory.follow(since, seen)
        answer = choose(get_game(game), seen, seat, level, seed, ms, memory).action
        self._memories[key] = memory
        while len(self._memories) > MOST_MEMORIES:
            self._memories.popitem(last=False)
        return answer

    def hint(self, game: str, seen: Position, seat: int, seed: int) -> JsonObject:
        found = hint(get_game(game), seen, seat, seed)
        return {
            "action": found.action,
            "value": round(found.value, 4),
            "line": found.line,
            "reason": [line.to_json() for line in found.reason],
        }

    def analyse(self, record: JsonObject) -> JsonObject:
        match = load_match(read_record(record), manual_chance=True)
        return analyse(match, progress=lambda done, whole: self._tell("progress", (done, whole))).to_json()


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every message until the room hangs up."""

    def tell(kind: str, value: object) -> None:
        data = pickle.dumps((kind, value))
        sink.write(LENGTH.pack(len(data)) + data)
        sink.flush()

    jobs = Jobs(tell)
    while (message := read_message(source)) is not None:
        job: str
        arguments: Mapping[str, Any]
        job, arguments = pickle.loads(message)
        try:
            tell("done", getattr(jobs, job)(**arguments))
        except Exception as error:  # noqa: BLE001 whatever goes wrong in a bot is told to the room, which replaces it
            tell("problem", type(error).__name__)  # its words may name a card the seat holds


def read_message(source: BinaryIO) -> bytes | None:
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return source.read(LENGTH.unpack(head)[0])


def main() -> None:
    """Arguments: the memory limit in MiB, and by how much to stand back behind other processes (nice)."""
    limit = int(sys.argv[1]) * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    os.nice(int(sys.argv[2]))
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
