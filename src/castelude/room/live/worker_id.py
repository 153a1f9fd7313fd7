"""The name of a worker's process, from which others on its machine can tell whether it still runs."""

import hashlib
import os
import secrets
from pathlib import Path

PROC = Path("/proc")


def new_name() -> str:
    """A name of at most 32 characters that nobody else has: machine, process, its start, and chance."""
    pid = os.getpid()
    return f"{_machine()}.{pid:x}.{_started(pid) or 0:x}.{secrets.token_hex(3)}"


def is_gone(name: str) -> bool:
    """Whether the process of that name surely runs no more. False where we cannot know: on another machine."""
    machine, _, rest = name.partition(".")
    if not machine or machine != _machine():
        return False
    pid, started = (int(part, 16) for part in rest.split(".")[:2])
    return _started(pid) != started


def _machine() -> str:
    """This machine since it was started, as seen from this container; empty where the system does not say."""
    try:
        boot = (PROC / "sys/kernel/random/boot_id").read_text()
        return hashlib.sha256(f"{boot} {(PROC / 'self/ns/pid').stat().st_ino}".encode()).hexdigest()[:8]
    except OSError:
        return ""


def _started(pid: int) -> int | None:
    """When the process was started, in ticks since the machine was; None when it does not run."""
    try:
        fields = (PROC / f"{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return None if fields[0] in "ZX" else int(fields[19])
