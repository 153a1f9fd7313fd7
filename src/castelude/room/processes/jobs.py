"""The side of the process: it carries out jobs until the room hangs up.

Each message is four bytes of length and its content: a pickle of `(job, arguments)` in; `Progress` any number of times
and then `Done` or `Failed` out, as JSON. The room starts the process with a memory limit and kills it when it is too
slow. `STOP` ends the job under way, which then counts as failed, and nothing else.
"""

import os
import pickle
import resource
import signal
import struct
import sys
from collections.abc import Callable, Mapping
from functools import partial
from typing import BinaryIO

import msgspec

LENGTH = struct.Struct(">I")
STOP = signal.SIGUSR1


class Stopped(Exception):
    """The room has no use for the answer any more."""


class Interrupt:
    """Turns the signal to stop into `Stopped`, as long as a job runs."""

    def __init__(self) -> None:
        self._working = False

    def __call__(self, *_: object) -> None:
        if self._working:
            self._working = False
            raise Stopped

    def run(self, job: Callable[[], object]) -> object:
        try:
            self._working = True
            return job()
        finally:
            self._working = False


class Progress(msgspec.Struct, tag="progress"):
    """So many steps of the job are done."""

    done: int
    total: int


class Done(msgspec.Struct, tag="done"):
    """The job's result, as JSON."""

    result: msgspec.Raw


class Failed(msgspec.Struct, tag="failed"):
    """The job failed with an error of this class. Its message stays here: it may name a card the seat holds."""

    error: str


Reply = Progress | Done | Failed
Send = Callable[[Reply], None]
Jobs = Mapping[str, Callable[..., object]]
"""What the room may ask for, by name."""
_encode = msgspec.json.Encoder().encode


def serve(
    source: BinaryIO, sink: BinaryIO, make_jobs: Callable[[Send], Jobs], interrupt: Interrupt | None = None
) -> None:
    """Answer every message until the room hangs up."""
    interrupt = interrupt or Interrupt()

    def send(reply: Reply) -> None:
        data = _encode(reply)
        sink.write(LENGTH.pack(len(data)) + data)
        sink.flush()

    jobs = make_jobs(send)
    while (message := read_message(source)) is not None:
        try:
            job, arguments = pickle.loads(message)
            answer = interrupt.run(partial(jobs[job], **arguments))
            send(Done(msgspec.Raw(_encode(answer))))
        except Exception as error:  # noqa: BLE001 whatever goes wrong in a job is reported to the room
            send(Failed(type(error).__name__))


def read_message(source: BinaryIO) -> bytes | None:
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return source.read(LENGTH.unpack(head)[0])


def run(make_jobs: Callable[[Send], Jobs]) -> None:
    """Serve the room on standard input and output. Arguments: the memory limit in MiB, and the niceness."""
    memory_mb, nice = map(int, sys.argv[1:])
    limit = memory_mb * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    os.nice(nice)
    interrupt = Interrupt()
    signal.signal(STOP, interrupt)
    serve(sys.stdin.buffer, sys.stdout.buffer, make_jobs, interrupt)
