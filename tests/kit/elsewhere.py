"""A game of another distribution, as if it were installed: the example in `docs/examples/heaps`."""

import os
import tomllib
from pathlib import Path

import pytest

from castelude import texts
from castelude.core import registry

PACKAGE = Path(__file__).parents[2] / "docs" / "examples" / "heaps"


def install(monkeypatch: pytest.MonkeyPatch, folder: Path, package: Path = PACKAGE) -> None:
    """Write what an installer writes into `folder`, and put it on the path here and in processes started from here."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8"
    )
    groups = project["entry-points"].items()
    lines = [line for group, names in groups for line in (f"[{group}]", *(f"{k} = {v}" for k, v in names.items()))]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    for path in (str(folder), str(package)):
        monkeypatch.syspath_prepend(path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(package)]))
    forget()


def forget() -> None:
    """Look again for games and catalogues."""
    registry.all_games.cache_clear()
    for known in (texts._catalogues, texts._homes, texts._messages):
        known.cache_clear()
