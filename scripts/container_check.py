"""`make container-check`: build the container from nothing, start the room with PostgreSQL like compose.yaml, and play.

Needs what `make dist` has built; podman, buildah, runc and mmdebstrap (`apt install podman buildah runc mmdebstrap`);
the network or a mirror of Debian and of the package index; and about five minutes. Nothing of a registry is used: the
base is a Debian that mmdebstrap makes from this machine's own apt sources, and PostgreSQL is Debian's. The containers
share one network namespace that has a loopback and nothing else, so it works where bridges and port forwarding do not;
in return the published port and the network of compose are not tried. Then systemd starts the room by its unit, in a
privileged container. MOUNTS="FROM:TO FROM:TO" makes files of this machine visible to the build (settings of pip,
certificates, local indexes); they cannot be written there, so do not cover /etc/ssl/certs, where packages write.
"""

import contextlib
import json
import os
import re
import resource
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[1]
COMPOSE, UNIT = ROOT / "packaging" / "compose.yaml", ROOT / "packaging" / "castelude.service"
BASE, DATABASE, ROOM = "localhost/castelude-base", "localhost/castelude-database", "localhost/castelude"
MACHINE = "localhost/castelude-machine"
PODMAN = ["podman", "--runtime", "runc", "--cgroup-manager", "cgroupfs"]
PATIENCE_S = 300
WHERE = "http://127.0.0.1:8000"

POSTGRES = f"""
FROM {BASE}
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql && rm -rf /var/lib/apt/lists/*
RUN ln -s /usr/lib/postgresql/*/bin /opt/postgresql && install --directory --owner postgres /var/lib/postgresql/data
USER postgres
ENV PATH=/opt/postgresql:/usr/bin:/bin
CMD ["sh", "-ec", "echo $POSTGRES_PASSWORD >/tmp/word; \\
  initdb --pgdata /var/lib/postgresql/data --username $POSTGRES_USER --auth scram-sha-256 --pwfile /tmp/word; \\
  echo CREATE DATABASE $POSTGRES_DB | postgres --single -D /var/lib/postgresql/data postgres; \\
  exec postgres -D /var/lib/postgresql/data -k /tmp"]
"""
"""What the image of PostgreSQL that compose.yaml names does, as far as the room needs it."""

SYSTEMD = f"""
FROM {ROOM} AS room
FROM {BASE}
RUN apt-get update && apt-get install --yes --no-install-recommends systemd systemd-sysv dbus python3 \\
 && rm -rf /var/lib/apt/lists/*
COPY --from=room /opt/castelude /opt/castelude
CMD ["/lib/systemd/systemd"]
"""
"""A machine on which systemd runs the room, from the unit as it is."""

PLAY = """
import json, sys, urllib.request

def ask(path, body=None, token=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": "Bearer " + token} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(WHERE + path, data, headers), timeout=30) as answer:
        return json.load(answer)

def command(table, token, number, **words):
    ask(f"/api/tables/{table}/commands", {"command_id": f"c{number}", "command": words}, token)

WHERE = sys.argv[1]
ann, bob = (ask("/api/guests", {"name": name})["token"] for name in ("Ann", "Bob"))
table = ask("/api/tables", {"settings": {"game": "castello", "players": 2}, "seat": 0}, ann)["id"]
command(table, bob, 1, kind="join", seat=1)
command(table, bob, 2, kind="ready")
command(table, ann, 3, kind="start")
command(table, ann, 4, kind="act", action="B5-D5")
command(table, bob, 5, kind="resign")
found = ask(f"/api/tables/{table}", token=bob)
print(found["plies"], found["status"])
"""
"""Two guests begin a game, one moves and the other gives up; run inside the container, with nothing but its Python."""


def run(*words: str, **options: Any) -> str:  # noqa: ANN401 those of subprocess
    done: subprocess.CompletedProcess[str] = subprocess.run(
        words, stdout=subprocess.PIPE, text=True, check=False, **options
    )
    if done.returncode != 0:
        raise SystemExit(f"container-check: {' '.join(words[:6])} … has failed with {done.returncode}")
    return done.stdout.strip()


def say(words: str) -> None:
    print(f"container-check: {words}", flush=True)


# ---- building ----


def build_base(folder: Path) -> None:
    """A small Debian, with the apt sources of this machine."""
    sources = [*Path("/etc/apt").glob("sources.list"), *sorted(Path("/etc/apt/sources.list.d").glob("*.sources"))]
    say("making a Debian")
    archive = folder / "base.tar"
    run("mmdebstrap", "--quiet", "--variant=apt", "--include=ca-certificates", "", str(archive), *map(str, sources))
    run(*PODMAN, "import", "--quiet", str(archive), BASE)


def build(file: Path, tag: str, *words: str) -> None:
    say(f"building {tag}")
    mounts = [f"--volume={mount}:ro" for mount in os.environ.get("MOUNTS", "").split()]
    common = ["--isolation", "chroot", "--format", "docker", "--quiet", "--file", str(file), "--tag", tag]
    run("buildah", "bud", *common, *mounts, *words, str(ROOT), stderr=sys.stderr)


# ---- running ----


def filled_in(value: object, known: dict[str, str]) -> str:
    """A value of compose.yaml with its variables."""

    def known_or_default(match: re.Match[str]) -> str:
        default = (match["rest"] or "").removeprefix(":-") if (match["rest"] or "").startswith(":-") else ""
        return known.get(match["name"], default)

    return re.sub(r"\$\{(?P<name>\w+)(?P<rest>:[-?][^}]*)?\}", known_or_default, str(value))


def options_of(service: dict[str, Any], known: dict[str, str]) -> list[str]:
    """The options of podman that a service of compose.yaml asks for, but for its network and its volumes."""
    words = [f"--env={name}={filled_in(value, known)}" for name, value in service.get("environment", {}).items()]
    words += ["--read-only"] if service.get("read_only") else []
    words += [f"--tmpfs={place}" for place in service.get("tmpfs", [])]
    words += [f"--cap-drop={one}" for one in service.get("cap_drop", [])]
    return [*words, *(f"--security-opt={one.removesuffix(':true')}" for one in service.get("security_opt", []))]


def modest_limits() -> list[str]:
    """Podman asks for higher limits than a container that itself runs in one may have."""
    files = min(65_536, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    return [f"--ulimit=nofile={files}:{files}", "--ulimit=nproc=4096:4096"]


class Containers:
    """The services of compose.yaml in containers that share a network namespace without a way out."""

    def __init__(self, folder: Path) -> None:
        self.hosts = folder / "hosts"
        self.hosts.write_text("127.0.0.1 localhost database\n", encoding="utf-8")
        self.services: dict[str, Any] = yaml.safe_load(COMPOSE.read_text("utf-8"))["services"]
        self.known = {"POSTGRES_PASSWORD": secrets.token_urlsafe(12), "PUBLIC_URL": "https://castles.example"}
        self.started: list[str] = []

    def start(self, service: str, image: str, detached: bool = True) -> str:
        name = f"castelude-check-{service}"
        self.started.append(name)
        first = self.started[0]
        network = ["--no-hosts", f"--volume={self.hosts}:/etc/hosts:ro"]
        network += ["--network=none" if name == first else f"--network=container:{first}"]
        mode = ["--name", name, *modest_limits(), *(["--detach"] if detached else [])]
        words = options_of(self.services[service], self.known)
        run(*PODMAN, "run", *mode, *network, *words, image, *self.services[service].get("command", []))
        return name

    def inside(self, container: str, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*PODMAN, "exec", container, *words], capture_output=True, text=True, check=False)

    def until(self, what: str, container: str, *words: str) -> None:
        """Wait until a command inside the container succeeds."""
        end = time.monotonic() + PATIENCE_S
        while (done := self.inside(container, *words)).returncode != 0:
            if time.monotonic() > end:
                logs = subprocess.run([*PODMAN, "logs", container], capture_output=True, text=True, check=False)
                raise SystemExit(f"container-check: no {what}: {done.stderr}\n{logs.stdout}{logs.stderr}")
            time.sleep(1)
        say(f"{what}: yes")

    def close(self) -> None:
        for name in reversed(self.started):
            subprocess.run([*PODMAN, "rm", "--force", "--time", "15", name], capture_output=True, check=False)


@contextlib.contextmanager
def containers(folder: Path) -> Iterator[Containers]:
    found = Containers(folder)
    try:
        yield found
    finally:
        found.close()


def tried_out(started: Containers) -> tuple[list[str], str]:
    """What is wrong with the room that the compose file starts, and the user that it runs as."""
    database = started.start("database", DATABASE)
    started.until("database", database, "pg_isready", "--host=127.0.0.1", "--username=castelude")
    started.start("migrate", ROOM, detached=False)
    say("migrated")
    room = started.start("room", ROOM)
    image = json.loads(run(*PODMAN, "image", "inspect", ROOM))[0]
    check = next(value for key, value in image.items() if key.lower() == "healthcheck")  # versions spell it differently
    started.until("health", room, *check["Test"][1:])
    who = started.inside(room, "id", "-u").stdout.strip()
    compiler = started.inside(room, "sh", "-c", "command -v gcc npm make")
    refused = started.inside(room, "touch", "/opt/castelude/x")
    played = started.inside(room, "python3", "-c", PLAY, WHERE)
    problems = [
        *(["it runs as root"] if who in ("", "0") else []),
        *([f"build tools are in it: {compiler.stdout}"] if compiler.returncode == 0 else []),
        *(["its file system can be written"] if refused.returncode == 0 else []),
        *([f"nobody could play: {played.stdout}{played.stderr}"] if played.stdout.split() != ["1", "finished"] else []),
    ]
    run(*PODMAN, "stop", "--time", "15", room)
    code = run(*PODMAN, "inspect", "--format", "{{.State.ExitCode}}", room)
    return problems + ([] if code == "0" else [f"it ended with {code}"]), who


def under_systemd(started: Containers) -> list[str]:
    """What is wrong with the room that the unit starts: it is played, reloaded, killed and stopped."""
    machine = "castelude-check-machine"
    started.started.append(machine)
    mode = ["--detach", "--name", machine, *modest_limits(), "--privileged", "--systemd=always", "--network=none"]
    run(*PODMAN, "run", *mode, f"--volume={UNIT}:/etc/systemd/system/castelude.service:ro", MACHINE)
    started.until("systemd", machine, "systemctl", "is-system-running")
    started.inside(machine, "systemctl", "enable", "--now", "castelude")
    healthy = ("python3", "-c", f"import urllib.request as r; r.urlopen('{WHERE}/api/health', timeout=8)")
    started.until("health under systemd", machine, *healthy)
    played = started.inside(machine, "python3", "-c", PLAY, WHERE).stdout.split()
    folder = started.inside(machine, "stat", "--format=%a", "/var/lib/private/castelude").stdout.strip()
    started.inside(machine, "systemctl", "reload", "castelude")
    started.until("health after a reload", machine, *healthy)
    started.inside(machine, "systemctl", "kill", "--signal=KILL", "castelude")
    started.until("health after a kill", machine, *healthy)
    started.inside(machine, "systemctl", "stop", "castelude")
    ended = started.inside(machine, "systemctl", "show", "castelude", "--property=Result", "--value").stdout.strip()
    return [
        *([f"nobody could play under systemd: {played}"] if played != ["1", "finished"] else []),
        *([f"others may look into its folder: {folder}"] if folder != "700" else []),
        *([f"systemd says of its end: {ended}"] if ended != "success" else []),
    ]


def main() -> None:
    if not list((ROOT / "dist").glob("castelude-*.tar.gz")):
        raise SystemExit("container-check: dist/ has no archive: run `make dist` before")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build_base(folder)
        (folder / "Containerfile").write_text(POSTGRES, encoding="utf-8")
        build(folder / "Containerfile", DATABASE)
        build(ROOT / "packaging" / "Containerfile", ROOM, f"--build-arg=BASE={BASE}")
        (folder / "Machine").write_text(SYSTEMD, encoding="utf-8")
        build(folder / "Machine", MACHINE)
        with containers(folder) as started:
            problems, who = tried_out(started)
        with containers(folder) as started:
            problems += under_systemd(started)
    if problems:
        raise SystemExit("container-check: " + "; ".join(problems))
    say(f"built, started with PostgreSQL and two workers as user {who} and under systemd, played and stopped")


if __name__ == "__main__":
    main()
