"""Machines on one computer: network namespaces with a network between them that can be slow, lossy and cut.

The clients have a namespace of their own, too: a device that comes and goes where other tests run is a change of the
network to their browsers, which then give up every request on its way (ERR_NETWORK_CHANGED).
"""

import asyncio
import contextlib
import ctypes
import itertools
import json
import os
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.kit.faults.workers import ROOT, Place

HERE = "here"
"""The member that stands for the namespace of the test itself: where the clients are."""
NAMESPACES = Path("/run/netns")
CLONE_NEWNET = 0x40000000


@dataclass
class Machine:
    """A namespace with an address."""

    name: str
    address: str

    @property
    def place(self) -> Place:
        return Place(self.address, ("ip", "netns", "exec", self.name))


@dataclass
class Network:
    """The machines and what lies between them."""

    prefix: str
    address: str
    machines: dict[str, Machine]
    switch: Process
    figures: dict[str, Any] = field(default_factory=dict)

    async def set(self, one: str, other: str, **how: float | bool) -> None:
        """Delay (seconds), loss (share) or cut between two members."""
        assert self.switch.stdin is not None
        assert self.switch.stdout is not None
        between = [f"{self.prefix}{name}" for name in (one, other)]
        self.switch.stdin.write(json.dumps({"between": between, **how}).encode() + b"\n")
        self.figures = json.loads(await self.switch.stdout.readline())

    async def set_all(self, **how: float | bool) -> None:
        for one, other in itertools.combinations([HERE, *self.machines], 2):
            await self.set(one, other, **how)

    @contextlib.asynccontextmanager
    async def cut(self, *pairs: tuple[str, str]) -> AsyncIterator[None]:
        """These pairs hear nothing of each other while the block lasts."""
        for one, other in pairs:
            await self.set(one, other, cut=True)
        yield
        for one, other in pairs:
            await self.set(one, other, cut=False)


def _ip(*words: str) -> None:
    done = subprocess.run(["ip", *words], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"ip {' '.join(words)}: {done.stderr.strip()}")


@contextlib.contextmanager
def _inside(namespace: str) -> Iterator[None]:
    """This thread, and the threads and processes that it starts, are in that namespace while the block lasts."""
    with Path("/proc/thread-self/ns/net").open() as before, (NAMESPACES / namespace).open() as wanted:
        _enter(wanted.fileno())
        try:
            yield
        finally:
            _enter(before.fileno())


def _enter(namespace: int) -> None:
    if ctypes.CDLL(None, use_errno=True).setns(namespace, CLONE_NEWNET) != 0:
        raise OSError(ctypes.get_errno(), "setns")


@contextlib.asynccontextmanager
async def network(names: Sequence[str]) -> AsyncIterator[Network]:
    """Machines of these names, each connected with each other and with the block's own namespace. Needs root."""
    number = os.getpid() % 60_000
    prefix, net = f"c{number}-", f"10.{100 + number // 256 % 100}.{number % 256}"
    members = {f"{prefix}{name}": f"{net}.{place}" for place, name in enumerate([HERE, *names], start=1)}
    machines = {name: Machine(f"{prefix}{name}", members[f"{prefix}{name}"]) for name in names}
    here = f"{prefix}{HERE}"
    words = [f"{name}={address}" for name, address in members.items()]
    switch: Process | None = None
    try:
        for name in members:
            _ip("netns", "add", name)
            _ip("-n", name, "link", "set", "lo", "up")
        with _inside(here):
            switch = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.kit.faults.switch", *words), cwd=ROOT, stdin=PIPE, stdout=PIPE
            )
            assert switch.stdout is not None
            await switch.stdout.readline()
            for machine in machines.values():
                _ip("-n", here, "link", "set", machine.name, "netns", machine.name)
            for name, address in members.items():
                _ip("-n", name, "address", "add", f"{address}/24", "dev", name)
                _ip("-n", name, "link", "set", name, "up")
            yield Network(prefix, members[here], machines, switch)
    finally:
        if switch is not None:
            switch.kill()
            await switch.wait()
        for name in members:
            with contextlib.suppress(RuntimeError):
                _ip("netns", "delete", name)
