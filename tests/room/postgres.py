"""A throw-away PostgreSQL server, for tests and measurements."""

import os
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def tool(name: str) -> str:
    """The path of a program of PostgreSQL."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = next((str(folder / name) for folder in folders if (folder / name).exists()), shutil.which(name))
    if found is None:
        raise FileNotFoundError("PostgreSQL is not installed; `make test` installs it")
    return found


def _as_server_user(command: list[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


@contextmanager
def running_server(fsync: bool) -> Iterator[str]:
    """A server of its own folder and port, and its address; without `fsync` it is fast and forgets in a power cut."""
    folder = Path(tempfile.mkdtemp(prefix="castelude-pg-"))
    data = folder / "data"
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    initdb = [tool("initdb"), "-D", str(data), "-A", "trust", "-U", "castelude", "--no-sync", "-E", "UTF8"]
    subprocess.run(_as_server_user(initdb), check=True, capture_output=True, cwd=folder)
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    options += f" -c fsync={'on' if fsync else 'off'}"
    start = [tool("pg_ctl"), "-D", str(data), "-o", options, "-w", "-l", str(folder / "log"), "start"]
    subprocess.run(_as_server_user(start), check=True, capture_output=True, cwd=folder)
    try:
        yield f"postgresql://castelude@127.0.0.1:{port}"
    finally:
        stop = [tool("pg_ctl"), "-D", str(data), "-m", "immediate", "stop"]
        subprocess.run(_as_server_user(stop), check=False, capture_output=True, cwd=folder)
        shutil.rmtree(folder, ignore_errors=True)


def new_database(server: str) -> str:
    """The address of an empty database on the server."""
    name = f"room_{uuid.uuid4().hex[:12]}"
    psql = [tool("psql"), f"{server}/postgres", "-qc", f"CREATE DATABASE {name}"]
    subprocess.run(psql, check=True, capture_output=True)
    return f"{server}/{name}"
