"""Generates docs/encodings: for each game a page that names every number of its encoding."""

from math import prod
from pathlib import Path

from castelude.core.encoder import Field
from castelude.core.registry import all_games
from castelude.encoding import Encoding
from castelude.texts import say

FOLDER = Path(__file__).parents[1] / "docs" / "encodings"
NOTES = {
    "castel": """Cards are numbered from 0 in the plain string order of their ids (CT-1.7), kinds likewise. Copies in a
hand or in the exchange are alike, so these are chosen by kind; a card in play is chosen by its number.""",
    "castellan": """The lattice has no limits, so coordinates are taken modulo 48. A castle less than 45 nodes long lies
there without overlapping itself; random games of four seats reach about 21. In a longer castle two sites can
share an index, which then means the first of them in the order of the engine's moves. Cards are numbered from 0:
tower-backed ones first, each back in the plain string order of the ids.""",
    "castello": """Everything is public, so a state is the observation of Red. Ranks count from 1 upwards, files from
A.""",
    "castellum": """Cards are numbered from 0 in the order of their ids; what they show depends on the edition, and so
does the order of the spaces. A place is seat * 5 + column, both from 0.""",
}


def page(encoding: Encoding) -> str:
    """The page of a game."""
    game = encoding.game.id
    lines = [
        f"# {say(f'{game}-name')}: encoding {encoding.version}",
        "",
        f"{encoding.num_actions:,} actions, {encoding.observation_size:,} numbers in an observation, "
        f"{encoding.state_size:,} in a state. [What these are](README.md).",
        "",
        *([NOTES[game], ""] if game in NOTES else []),
        "## Actions",
        "",
        "| kind | first index | shape | operands |",
        "| --- | ---: | --- | --- |",
        *_rows(encoding.action_kinds),
        "",
        "## Observation",
        "",
        "| name | from | shape | meaning |",
        "| --- | ---: | --- | --- |",
        *_rows(encoding.fields),
        "",
        "## State",
        "",
        "Seats are counted from seat 0.",
        "",
        "| name | from | shape | meaning |",
        "| --- | ---: | --- | --- |",
        *_rows(encoding.state_fields),
    ]
    return "\n".join(lines) + "\n"


def _rows(fields: list[Field]) -> list[str]:
    rows = []
    start = 0
    for field in fields:
        shape = " × ".join(map(str, field.shape))
        rows.append(f"| `{field.name}` | {start} | {shape} | {field.meaning} |")
        start += prod(field.shape)
    return rows


def pages() -> dict[Path, str]:
    """Every page by its path."""
    games = [game for game in all_games().values() if game.encoder is not None]
    return {FOLDER / f"{game.id}.md": page(Encoding(game)) for game in games}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
