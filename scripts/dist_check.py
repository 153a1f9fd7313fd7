"""`make dist-check`: install the wheel of `make dist` into empty environments, and use it as people do.

In one of them its room is served and two games are played. In the other there is nothing but the wheel, and the
tutorials are followed to the letter; what a tutorial installs by an extra is installed before it.
"""

import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from castelude import native
from tests.kit.room import NEAR_END, Person, begin
from tests.kit.served import ServedRoom
from tests.kit.tutorial import follow
from tests.kit.wheels import not_compiled

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
TUTORIALS = {"": ["first-bot", "mcts", "new-game", "referee"], "[pettingzoo]": ["pettingzoo"]}
"""By the extra that they need."""


def wheel_for_this_python() -> Path:
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    found = sorted(DIST.glob(f"castelude-*-{tag}-{tag}-*.whl"))
    if not found:
        raise SystemExit(f"castelude: no wheel for {tag} in dist: run `make dist` first")
    return found[-1]


def environment(folder: Path) -> Path:
    """The Python of a new virtual environment."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    return folder / "bin" / "python"


def install(python: Path, wheel: Path, extra: str) -> None:
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, f"{wheel}{extra}"], check=True)


def follow_tutorials(wheel: Path, folder: Path) -> None:
    """Every tutorial in an environment that holds the wheel alone, with no sources in sight."""
    pages = {page.stem: page for page in (ROOT / "docs" / "tutorials").glob("*.md")}
    assert sorted(pages) == sorted(name for names in TUTORIALS.values() for name in names), "a tutorial is missing here"
    python = environment(folder / "reader")
    for extra, names in TUTORIALS.items():
        install(python, wheel, extra)
        for name in names:
            place = folder / name
            place.mkdir()
            blocks = follow(pages[name], place, python)
            print(f"castelude: tutorial {name}: {sum(blocks.values())} blocks followed", flush=True)


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
        python = environment(folder / "environment")
        install(python, wheel, "[room]")
        version = subprocess.run(
            [str(python), "-m", "castelude", "--version"], check=True, capture_output=True, text=True
        )
        assert "compiled by mypyc" in version.stdout, version.stdout
        names = zipfile.ZipFile(wheel).namelist()
        sources = [path.relative_to(native.PACKAGE).as_posix() for path in native.engine_sources()]
        assert not_compiled(names, sources) == [], "some engines are not compiled"
        print(f"castelude: installed {wheel.name}: {version.stdout.strip()}")
        room = ServedRoom(folder, python=str(python))
        try:
            play(room)
        finally:
            room.close()
        follow_tutorials(wheel, folder)


if __name__ == "__main__":
    main()
