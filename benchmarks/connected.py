"""What a connected person costs who watches a table and does nothing: `python -m benchmarks.connected --people 400`."""

import argparse
import asyncio
import contextlib
import json
import os
import tempfile
from pathlib import Path

from websockets.asyncio.client import connect

from tests.kit.room import Person
from tests.kit.served import ServedRoom

PER_TABLE = 2
TICK = os.sysconf("SC_CLK_TCK")
ROOMY = {
    "CASTELUDE_SOCKETS_PER_PLAYER": "100000",
    "CASTELUDE_SOCKETS_PER_ADDRESS": "100000",
    "CASTELUDE_TABLES_PER_MINUTE": "100000",
    "CASTELUDE_MESSAGES_PER_SECOND": "10000",
}


def kilobytes(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


def processor_seconds(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICK


async def measure(room: ServedRoom, people: int, seconds: float) -> dict[str, float]:
    """Memory and processor time of a worker with so many connections that ask nothing, beyond those of an empty one."""
    host, pid = Person(room, "Ann"), room.process.pid
    tables = [host.open_table(hotseat=True, start=True) for _ in range(people // PER_TABLE)]
    cookies = "; ".join(f"{key}={value}" for key, value in host.http.cookies.items())
    began = processor_seconds(pid)
    await asyncio.sleep(seconds)
    alone, empty = processor_seconds(pid) - began, kilobytes(pid)
    async with contextlib.AsyncExitStack() as stack:
        began = processor_seconds(pid)
        for table in tables * PER_TABLE:
            url = room.url.replace("http", "ws") + f"/live/{table}"
            socket = await stack.enter_async_context(connect(url, additional_headers={"Cookie": cookies}))
            await socket.send(json.dumps({"type": "join", "after_seq": 0}))
            await socket.recv()
        joining = processor_seconds(pid) - began
        full, began = kilobytes(pid), processor_seconds(pid)
        await asyncio.sleep(seconds)
        idle = processor_seconds(pid) - began
    return {
        "people": people,
        "KB of memory per person": round((full - empty) / people, 1),
        "ms of processor time to come": round(1000 * joining / people, 2),
        "ms of processor time per minute of watching": round(60_000 * (idle - alone) / seconds / people, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=30)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        room = ServedRoom(Path(folder), **ROOMY)
        try:
            print(json.dumps(asyncio.run(measure(room, args.people, args.seconds))))
        finally:
            room.close()


if __name__ == "__main__":
    main()
