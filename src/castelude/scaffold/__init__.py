"""`castelude new-game`: a package with a small game that plays and keeps the contract, to be changed into another."""

import re
from pathlib import Path
from typing import Final

from castelude.core.errors import BadRequest
from castelude.core.options import shown
from castelude.core.registry import all_games
from castelude.texts import message_ids

TEMPLATE: Final = Path(__file__).parent / "template"
NAME: Final = re.compile(r"[a-z][a-z0-9]{2,19}", re.ASCII)
ENDING: Final = ".txt"
"""What the files of the template end with, so that nothing takes them for sources."""


def write_game(name: str, folder: Path) -> list[Path]:
    """Write the package of a new game into a folder that is not there yet or is empty; answers the files."""
    if NAME.fullmatch(name) is None:
        raise BadRequest("error-game-name", name=shown(name))
    if name in all_games() or any(key.startswith(f"{name}-") for key in message_ids()):
        raise BadRequest("error-game-name-taken", name=name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadRequest("error-folder-taken", folder=shown(str(folder)))
    files = files_of(name)
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return [folder / path for path in files]


def files_of(name: str) -> dict[str, str]:
    """The files of a new game by their paths."""
    words = {"@id@": name, "@Name@": name.capitalize(), "@ID@": _clauses_of(name)}
    files: dict[str, str] = {}
    for source in sorted(TEMPLATE.rglob(f"*{ENDING}")):
        path = source.relative_to(TEMPLATE).as_posix().removesuffix(ENDING)
        text = source.read_text(encoding="utf-8")
        for word, value in words.items():
            path, text = path.replace(word, value), text.replace(word, value)
        files[path] = text
    return files


def _clauses_of(name: str) -> str:
    """Two letters that no other game's clauses begin with."""
    used = {clause.id.partition("-")[0] for game in all_games().values() if game.id != name for clause in game.clauses}
    pairs = [(name[0] + second).upper() for second in f"{name[1:]}abcdefghijklmnopqrstuvwxyz"]
    return next(pair for pair in pairs if pair not in used)
