"""The id of a worker, from which other workers on its machine can tell whether its process still runs."""

import hashlib
import os
import secrets
from pathlib import Path

PROC = Path("/proc")


def new_name() -> str:
    """A unique name of at most 32 characters: machine, process, its start time, random digits."""
    pid = os.getpid()
    return f"{_machine()}.{pid:x}.{_started(pid) or 0:x}.{secrets.token_hex(3)}"


def is_gone(name: str) -> bool:
    """Whether the process of that name has certainly ended. False for another machine, as we cannot know."""
    machine, _, rest = name.partition(".")
    if not machine or machine != _machine():
        return False
    pid, started = (int(part, 16) for part in rest.split(".")[:2])
    return _started(pid) != started


def _machine() -> str:
    """An id of this boot of this machine and container; empty if the system does not tell."""
    try:
        boot = (PROC / "sys/kernel/random/boot_id").read_text()
        return hashlib.sha256(f"{boot} {(PROC / 'self/ns/pid').stat().st_ino}".encode()).hexdigest()[:8]
    except OSError:
        return ""


def _started(pid: int) -> int | None:
    """The start time of a process in ticks since boot; None if it does not run."""
    try:
        fields = (PROC / f"{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return None if fields[0] in "ZX" else int(fields[19])
