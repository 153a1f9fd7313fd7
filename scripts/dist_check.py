"""`make dist-check`: install the wheel of `make dist` into an empty environment, serve its room and play two games."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.kit.room import NEAR_END, Person, begin
from tests.kit.served import ServedRoom

DIST = Path(__file__).parents[1] / "dist"


def wheel_for_this_python() -> Path:
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    found = sorted(DIST.glob(f"castelude-*-{tag}-{tag}-*.whl"))
    if not found:
        raise SystemExit(f"castelude: no wheel for {tag} in dist: run `make dist` first")
    return found[-1]


def install(wheel: Path, folder: Path) -> Path:
    """The Python of a new virtual environment that contains the wheel with everything the room needs."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = folder / "bin" / "python"
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, f"{wheel}[room]"], check=True)
    return python


def play(room: ServedRoom) -> None:
    """Two people end a game, bots play one, and the client with everything it names is there."""
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table = begin(ann, bob, setup=NEAR_END)
    with bob.at(table) as live:
        live.synced()
        ann.command(table, "act", action="A1-C1")
        live.reach(lambda state: state["table"]["status"] == "finished")
    bots = {"0": "novice", "1": "casual"}
    alone = ann.open_table(seat=None, bots=bots, start=True, options={"quiet_limit": 20}, watch="everybody")
    with ann.at(alone) as live:
        plies = live.reach(lambda state: state["table"]["status"] == "finished")["table"]["plies"]
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', ann.http.get("/").text)
    assert assets, "the page names no script"
    for asset in assets:
        assert ann.http.get(asset).status_code == 200, asset
    assert ann.http.get("/docs/index.html").status_code == 200, "the documentation is not in the wheel"
    print(f"castelude: people and bots played, {plies} actions in the bots' game; the client has {len(assets)} assets")


def main() -> None:
    wheel = wheel_for_this_python()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        python = install(wheel, folder / "environment")
        version = subprocess.run(
            [str(python), "-m", "castelude", "--version"], check=True, capture_output=True, text=True
        )
        assert "compiled by mypyc" in version.stdout, version.stdout
        print(f"castelude: installed {wheel.name}: {version.stdout.strip()}")
        room = ServedRoom(folder, python=str(python))
        try:
            play(room)
        finally:
            room.close()


if __name__ == "__main__":
    main()
