"""Writes the client's drawings for the pictures of the server, `games/NAME/drawings.json`, in the colours of the day.

With `--check` it only says which files are stale.
"""

import argparse
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from itertools import product
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web" / "src"
GAMES = ("castel", "castellan", "castello", "castellum")
LIGHTS = {"castellum": (("siege", "angels"), ("city", "sky", "yard"))}
"""By game: phases that have a light of their own, and the drawings that it falls on."""
NAMESPACE = "http://www.w3.org/2000/svg"
ET.register_namespace("", NAMESPACE)


def tokens(path: Path, selector: str = "") -> dict[str, str]:
    """The colours of the first rule of a style sheet whose selector has this in it; the first of all is the day's."""
    for rule in path.read_text("utf-8").split("}"):
        of, _, colours = rule.partition("{")
        if selector in of:
            return dict(re.findall(r"(--[\w-]+):\s*([^;]+);", colours))
    raise ValueError(f"{path} has no rule for {selector}")


def painted(markup: str, colours: dict[str, str]) -> str:
    """With colours in place of their names, and without what draws nothing."""
    found = re.sub(r"var\((--[\w-]+)\)", lambda name: _hexadecimal(colours[name[1]]), markup)
    found = re.sub(r"calc\(([\d.]+)\*1\)", r"\1", found)
    return re.sub(r' (stroke="#0000"|((fill|stroke)-)?opacity="1")', "", found)


def _hexadecimal(colour: str) -> str:
    """`rgb(244 215 122 / 65%)` in the form that every program reads."""
    if not (parts := re.fullmatch(r"rgb\((\d+) (\d+) (\d+) / (\d+)%\)", colour)):
        return colour
    *channels, share = map(int, parts.groups())
    return "#" + "".join(f"{value:02x}" for value in (*channels, round(share * 2.55)))


def texts() -> dict[str, dict[str, str]]:
    """The drawings that the client keeps as text, as markup by game and name."""
    printed = subprocess.run(
        ["scripts/npm.sh", sys.prefix, "run", "--silent", "drawings"], cwd=ROOT, capture_output=True, check=True
    )
    found: dict[str, dict[str, str]] = json.loads(printed.stdout)
    return found


def shapes(game: str) -> dict[str, str]:
    """The drawings of a game's SVG file by their names."""
    found = {}
    for element in ET.fromstring((WEB / "games" / game / "drawings.svg").read_text("utf-8")).iter():
        if not (name := element.get("id")):
            continue
        for inner in element.iter():
            inner.text = inner.tail = None
        markup = ET.tostring(element, encoding="unicode").replace(f' xmlns="{NAMESPACE}"', "").replace(" />", "/>")
        found[name.removeprefix(f"{game}-")] = markup
    return found


def sheet(game: str, as_text: dict[str, str]) -> dict[str, str]:
    """All drawings of a game in the colours of the day."""
    theme = WEB / "games" / game / "theme.css"
    colours = tokens(WEB / "art" / "paint.css") | tokens(theme)
    drawn = shapes(game) | as_text
    found = {name: painted(markup, colours) for name, markup in drawn.items()}
    phases, lit = LIGHTS.get(game, ((), ()))
    for phase, name in product(phases, lit):
        markup = drawn[name].replace(f'id="{game}-{name}"', f'id="{game}-{name}-{phase}"')
        found[f"{name}-{phase}"] = painted(markup, colours | tokens(theme, f"[data-phase='{phase}']"))
    return found


def written(drawings: dict[str, str]) -> str:
    """One drawing to a line."""
    return json.dumps(drawings, indent=1, sort_keys=True) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="only say which files are stale")
    check = parser.parse_args().check
    stale = []
    as_text = texts()
    for game in GAMES:
        path = ROOT / "src" / "castelude" / "games" / game / "drawings.json"
        wanted = written(sheet(game, as_text.get(game, {})))
        if not check:
            path.write_text(wanted, "utf-8")
        elif not path.is_file() or path.read_text("utf-8") != wanted:
            stale.append(str(path.relative_to(ROOT)))
    for name in stale:
        print(f"{name} is stale: run `make types`", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
