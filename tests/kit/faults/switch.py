"""A network between namespaces, in user space: `python -m tests.kit.faults.switch NAME=ADDRESS …`.

Each member is a TUN device. Its packets are real ones of the kernel's TCP; this process carries them to the device of
their destination, late, not at all, or never while two members are cut off from each other. Lines of JSON on standard
input set that: {"between": ["a", "b"], "delay": 0.005, "loss": 0.01, "cut": false}; each is answered by a line. The
kernel's own tool for this, netem, is missing in many kernels.
"""

import asyncio
import fcntl
import json
import os
import random
import struct
import sys
from dataclasses import dataclass, field

TUNSETIFF = 0x400454CA
TUN_WITHOUT_HEADER = 0x0001 | 0x1000
LONGEST = 65536


@dataclass
class Way:
    """How packets travel between two members, both ways."""

    delay: float = 0.0
    loss: float = 0.0
    cut: bool = False
    until: dict[int, float] = field(default_factory=dict)
    """When the latest packet to each device arrives: packets may be late, but do not overtake each other."""


class Switch:
    """Carries packets between the devices."""

    def __init__(self, members: dict[str, str], seed: int = 1) -> None:
        self.loop = asyncio.get_running_loop()
        self.rng = random.Random(seed)
        self.names = {bytes(map(int, address.split("."))): name for name, address in members.items()}
        self.devices = {name: self._open(name) for name in members}
        self.ways: dict[frozenset[str], Way] = {}
        self.carried = self.lost = 0

    def _open(self, name: str) -> int:
        device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
        fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH22x", name.encode(), TUN_WITHOUT_HEADER))
        self.loop.add_reader(device, self._read, name, device)
        return device

    def way(self, one: str, other: str) -> Way:
        return self.ways.setdefault(frozenset((one, other)), Way())

    def _read(self, name: str, device: int) -> None:
        try:
            packet = os.read(device, LONGEST)
        except OSError:
            return
        target = self.names.get(packet[16:20])
        if target is None or packet[0] >> 4 != 4:
            return
        way = self.way(name, target)
        if way.cut or self.rng.random() < way.loss:
            self.lost += 1
            return
        arrival = self.loop.time() + self.rng.uniform(0.5, 1.5) * way.delay
        port = self.devices[target]
        way.until[port] = arrival = max(arrival, way.until.get(port, 0.0))
        self.loop.call_at(arrival, self._write, port, packet)

    def _write(self, device: int, packet: bytes) -> None:
        try:
            os.write(device, packet)
        except OSError:  # the device is down or its queue is full: a lost packet
            self.lost += 1
        else:
            self.carried += 1


async def main(members: dict[str, str]) -> None:
    switch = Switch(members)
    commands = asyncio.StreamReader()
    await switch.loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(commands), sys.stdin)
    print("ready", flush=True)
    while line := await commands.readline():
        wanted = json.loads(line)
        way = switch.way(*wanted.pop("between"))
        for key, value in wanted.items():
            setattr(way, key, value)
        print(json.dumps({"carried": switch.carried, "lost": switch.lost}), flush=True)


if __name__ == "__main__":
    asyncio.run(main(dict(word.split("=") for word in sys.argv[1:])))
