"""The process in which bots choose moves and analyse games. It is given what it may know, and nothing else.

Each message is four bytes of length and its content: a pickle of `(job, arguments)` in; `Progress` any number of times
and then `Done` or `Failed` out, as JSON. The room starts the process with a memory limit and kills it when it is too
slow. It keeps the search trees of the latest few bots, so that a turn of several decisions is searched once.
"""

import os
import pickle
import resource
import struct
import sys
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, BinaryIO

import msgspec

from castelude.bots import Memory, analyse, choose, hint
from castelude.core.match import load_match
from castelude.core.position import Position
from castelude.core.record import JsonObject, read_record
from castelude.core.registry import get_game

LENGTH = struct.Struct(">I")
MOST_MEMORIES = 6


class Progress(msgspec.Struct, tag="progress"):
    """So many steps of the job are done."""

    done: int
    total: int


class Done(msgspec.Struct, tag="done"):
    """The job's result."""

    result: Any


class Failed(msgspec.Struct, tag="failed"):
    """The job failed with an error of this class. Its message stays here: it may name a card the seat holds."""

    error: str


Reply = Progress | Done | Failed
Send = Callable[[Reply], None]


class Jobs:
    """What the room may ask for, by name."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._memories: OrderedDict[str, Memory] = OrderedDict()
        self.by_name: dict[str, Callable[..., str | JsonObject]] = {
            "choose": self.choose,
            "hint": self.hint,
            "analyse": self.analyse,
        }

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
        return analyse(match, progress=lambda done, total: self._send(Progress(done, total))).to_json()


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every message until the room hangs up."""

    def send(reply: Reply) -> None:
        data = msgspec.json.encode(reply)
        sink.write(LENGTH.pack(len(data)) + data)
        sink.flush()

    jobs = Jobs(send)
    while (message := read_message(source)) is not None:
        try:
            job, arguments = pickle.loads(message)
            send(Done(jobs.by_name[job](**arguments)))
        except Exception as error:  # noqa: BLE001 whatever goes wrong in a bot is reported to the room, which replaces it
            send(Failed(type(error).__name__))


def read_message(source: BinaryIO) -> bytes | None:
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return source.read(LENGTH.unpack(head)[0])


def main() -> None:
    """Arguments: the memory limit in MiB, and the niceness."""
    limit = int(sys.argv[1]) * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    os.nice(int(sys.argv[2]))
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
