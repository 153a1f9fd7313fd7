"""A throw-away PostgreSQL server that a test owns: started, stopped in every way, and killed."""

import functools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from castelude.room.serve import migrate_database

WAIT_SECONDS = 60.0
Stop = Literal["fast", "immediate", "kill"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _tool(name: str) -> str:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = next((str(folder / name) for folder in folders if (folder / name).exists()), shutil.which(name))
    if found is None:
        raise FileNotFoundError("PostgreSQL is not installed; `make test` installs it")
    return found


def _as_server_user(command: list[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


class Cluster:
    """One server with its own folder and port. `durable`: it waits for the disk, as a real one does.

    `inside` goes before commands that shall run on another machine, and `host` is its address there. A cluster with a
    `primary` is a streaming replica of that one.
    """

    def __init__(
        self,
        durable: bool = False,
        host: str = "127.0.0.1",
        inside: Sequence[str] = (),
        primary: "Cluster | None" = None,
    ) -> None:
        self.host = host
        self.inside = list(inside)
        self.folder = Path(tempfile.mkdtemp(prefix="castelude-pg-"))
        self.data = self.folder / "data"
        self.port = free_port()
        self.address = f"postgresql://castelude@{host}:{self.port}"
        self.durable = durable
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        make = [_tool("initdb"), "-D", str(self.data), "-A", "trust", "-U", "castelude", "--no-sync", "-E", "UTF8"]
        if primary is not None:
            source = f"{primary.address}/postgres?application_name=replica"
            make = [_tool("pg_basebackup"), "-D", str(self.data), "-d", source, "-R", "-X", "stream", "-c", "fast"]
        self._on_machine(make, check=True)
        if primary is None and host != "127.0.0.1":
            with (self.data / "pg_hba.conf").open("a") as access:
                access.write("host all all 0.0.0.0/0 trust\nhost replication all 0.0.0.0/0 trust\n")
        self.start()

    def _on_machine(self, command: list[str], check: bool) -> subprocess.CompletedProcess[bytes]:
        words = [*self.inside, *_as_server_user(command)]
        return subprocess.run(words, check=check, capture_output=True, cwd=self.folder)

    def _control(self, *words: str, check: bool = True) -> bool:
        command = [_tool("pg_ctl"), "-D", str(self.data), *words]
        return self._on_machine(command, check).returncode == 0

    def start(self) -> None:
        """Start and wait until it answers; after a kill the last of its old processes may have to end first."""
        options = f"-p {self.port} -c listen_addresses={self.host} -c unix_socket_directories={self.folder}"
        if not self.durable:
            options += " -c fsync=off"
        words = ("-o", options, "-w", "-l", str(self.folder / "log"), "start")
        deadline = time.monotonic() + WAIT_SECONDS
        while not self._control(*words, check=time.monotonic() > deadline):
            time.sleep(0.05)

    def stop(self, how: Stop = "fast") -> None:
        if how == "kill":
            os.kill(int((self.data / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)
        else:
            self._control("-m", how, "-w", "stop")

    def restart(self, how: Stop) -> None:
        self.stop(how)
        self.start()

    def promote(self) -> None:
        """Make a replica the primary."""
        self._control("-w", "promote")

    def run(self, *commands: str, database: str = "postgres") -> str:
        """Run SQL, a transaction each, and answer what psql prints."""
        command = [*self.psql(database), *(word for sql in commands for word in ("-c", sql))]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def psql(self, database: str) -> list[str]:
        return _psql(f"{self.address}/{database}")

    def fresh_database(self) -> str:
        """The address of a new, empty database."""
        return new_database(self.address)

    def close(self) -> None:
        self._control("-m", "immediate", "stop", check=False)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def running_server(fsync: bool) -> Iterator[str]:
    """The address of a server while the block lasts; without `fsync` it is fast and forgets in a power cut."""
    cluster = Cluster(durable=fsync)
    try:
        yield cluster.address
    finally:
        cluster.close()


def _psql(database: str) -> list[str]:
    return [_tool("psql"), database, "-qAt", "-v", "ON_ERROR_STOP=1"]


def run_sql(database: str, *commands: str) -> None:
    """Run SQL in one session."""
    words = [word for sql in commands for word in ("-c", sql)]
    subprocess.run([*_psql(database), *words], check=True, capture_output=True)


def dump(database: str, path: Path) -> None:
    """Write a database to a file, as docs/self-hosting.md says."""
    subprocess.run([_tool("pg_dump"), "--format=custom", f"--file={path}", database], check=True, capture_output=True)


def load(path: Path, database: str) -> None:
    """Bring a database back from a file, as docs/self-hosting.md says."""
    command = [_tool("pg_restore"), "--clean", "--if-exists", "--single-transaction", f"--dbname={database}", str(path)]
    subprocess.run(command, check=True, capture_output=True)


def new_database(server: str, like: str = "template1") -> str:
    """The address of a new database on the server: empty, or a copy of another one there."""
    name = f"room_{uuid.uuid4().hex[:12]}"
    run_sql(f"{server}/postgres", f"CREATE DATABASE {name} TEMPLATE {like}")
    return f"{server}/{name}"


@functools.cache
def _migrated(server: str) -> str:
    """The name of a database without people, at the present schema: migrated once for each server."""
    address = new_database(server)
    migrate_database(address)
    return address.rsplit("/", 1)[1]


def new_room_database(server: str) -> str:
    """The address of a database on the server for a room that nobody has entered yet."""
    return new_database(server, like=_migrated(server))
