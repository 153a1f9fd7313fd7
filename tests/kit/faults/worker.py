"""A worker of the room that can be told where to die: `python -m tests.kit.faults.worker PORT FOLDER HOST`.

The room itself has no hooks for this. The application is the real one, served with the real options; around it stand a
wrapper of what it sends and a wrapper of the committer ("before" is while the transaction is under way). A worker that
finds the name of the place it has just reached in FOLDER/arm removes the file and kills itself with SIGKILL, which
nothing can clean up after.
"""

import json
import os
import signal
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

import uvicorn

from castelude.room.app import application
from castelude.room.live.uvicorn_socket import Socket
from castelude.room.serve import server_options
from castelude.room.settings import from_environment
from castelude.room.worker import Worker
from tests.kit.commits import Watch
from tests.kit.reducer import number_of

BEFORE_COMMIT, AFTER_COMMIT, AFTER_ACK, MID_BROADCAST = "before-commit", "after-commit", "after-ack", "mid-broadcast"
POINTS = (BEFORE_COMMIT, AFTER_COMMIT, AFTER_ACK, MID_BROADCAST)


class Fuse:
    """Kills this process at the place that the arm file names."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "arm"

    def reached(self, point: str) -> None:
        if self.file.exists() and self.file.read_text() == point:
            self.file.unlink()
            os.kill(os.getpid(), signal.SIGKILL)


class Watched(Socket):
    """A socket with an eye on what is sent over it."""

    fuse: ClassVar[Fuse]
    told: ClassVar[dict[str, int]] = {}
    path = ""

    async def run_asgi(self) -> None:
        self.path = self.scope["path"]
        await super().run_asgi()

    def write_texts(self, texts: Iterable[bytes]) -> None:
        sent = list(texts)
        for text in sent:
            if text.startswith(b'{"events":'):
                self.broadcast(self.path, text)
        super().write_texts(sent)
        if any(b'"type":"ack"' in text[:40] for text in sent):
            self.fuse.reached(AFTER_ACK)

    def broadcast(self, table: str, text: bytes) -> None:
        """In mid-broadcast: one viewer here has been told of an event, the next is about to be."""
        if not self.fuse.file.exists():
            self.told.pop(table, None)
            return
        seq = number_of(json.loads(text)["events"][-1])
        if self.told.get(table) == seq:
            self.fuse.reached(MID_BROADCAST)
        self.told[table] = seq


def main(port: int, folder: Path, host: str) -> None:
    fuse = Watched.fuse = Fuse(folder)

    watch = Watch(under_way=lambda: fuse.reached(BEFORE_COMMIT), after=lambda: fuse.reached(AFTER_COMMIT))
    app = application(lambda settings: Worker(settings, committer=watch.committer))
    uvicorn.run(app, host=host, port=port, **server_options(from_environment()) | {"ws": Watched})


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
