"""Writes the client's drawings for the pictures of the server, `games/NAME/drawings.json`, in the colours of the day.

With `--check` it only says which files are stale.
"""

import argparse
import json
import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web" / "src"
GAMES = ("castellan", "castello")
NAMESPACE = "http://www.w3.org/2000/svg"
ET.register_namespace("", NAMESPACE)


def tokens(path: Path) -> dict[str, str]:
    """The colours of the first rule of a style sheet, which is that of the day."""
    rule = path.read_text("utf-8").split("{", 1)[1].split("}", 1)[0]
    return dict(re.findall(r"(--[\w-]+):\s*([^;]+);", rule))


def painted(markup: str, colours: dict[str, str]) -> str:
    """With colours in place of their names, and without what draws nothing."""
    found = re.sub(r"var\((--[\w-]+)\)", lambda name: colours[name[1]], markup)
    return re.sub(r' (stroke="#0000"|opacity="1")', "", found)


def sheet(game: str) -> dict[str, str]:
    """The drawings of a game's SVG file by their ids."""
    folder = WEB / "games" / game
    colours = tokens(folder / "theme.css")
    defs = ET.fromstring((folder / "drawings.svg").read_text("utf-8")).iter()
    found = {}
    for element in defs:
        if not (name := element.get("id")):
            continue
        for inner in element.iter():
            inner.text = inner.tail = None
        markup = ET.tostring(element, encoding="unicode").replace(f' xmlns="{NAMESPACE}"', "").replace(" />", "/>")
        found[name.removeprefix(f"{game}-")] = painted(markup, colours)
    return found


def written(drawings: dict[str, str]) -> str:
    """One drawing to a line."""
    return json.dumps(drawings, indent=1, sort_keys=True) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="only say which files are stale")
    check = parser.parse_args().check
    stale = []
    for game in GAMES:
        path = ROOT / "src" / "castelude" / "games" / game / "drawings.json"
        wanted = written(sheet(game))
        if not check:
            path.write_text(wanted, "utf-8")
        elif not path.is_file() or path.read_text("utf-8") != wanted:
            stale.append(str(path.relative_to(ROOT)))
    for name in stale:
        print(f"{name} is stale: run `make types`", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
