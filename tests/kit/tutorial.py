"""A page followed to the letter: its files written, its commands run, its code executed from top to bottom."""

import os
import re
import subprocess
import sys
from pathlib import Path

BLOCK = re.compile(
    r"^```(?P<language>[a-z+]+)(?: title=\"(?P<file>[^\"]+)\")?\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL
)
PATIENCE_SECONDS = 600
PIP = {"PIP_NO_BUILD_ISOLATION": "0", "PIP_NO_DEPS": "1", "PIP_UPGRADE": "1", "PIP_NO_INDEX": "1"}
"""For pages that are followed in the environment of the tests."""


def follow(page: Path, folder: Path, python: Path | None = None) -> dict[str, int]:
    """Follow a page in an empty folder; answers how many blocks of each language there were.

    `python` is that of an environment of the reader's own, where `pip install` does what it does for readers. Without
    it everything runs in this environment, and `pip install` installs into the folder, from what is here.

    A block with a title is a file. Other Python runs in one process, as a reader would paste it, and `sh` in a shell. A
    fence without a language shows something, and is the only one that is not run.
    """
    counts: dict[str, int] = {}
    pasted: list[str] = []
    for block in BLOCK.finditer(page.read_text("utf-8")):
        language, name, code = block["language"], block["file"], block["code"]
        counts[language] = counts.get(language, 0) + 1
        if name is not None:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(code, "utf-8")
        elif language == "python":
            pasted.append(code)
        else:
            assert language == "sh", f"{page.name}: a block of {language} needs the title of its file"
            _run(["bash", "-e", "-u", "-o", "pipefail", "-c", code], folder, python)
    if pasted:
        (folder / "pasted.py").write_text("\n".join(pasted), "utf-8")
        _run([str(python or sys.executable), "-W", "error", "pasted.py"], folder, python)
    return counts


def _run(command: list[str], folder: Path, python: Path | None) -> None:
    path = os.pathsep.join([str((python or Path(sys.executable)).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path}
    if python is None:
        environment |= {**PIP, "PIP_TARGET": str(folder / "installed"), "PYTHONPATH": str(folder / "installed")}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE_SECONDS
    )
    assert done.returncode == 0, f"{command[-1]}\n{done.stdout}{done.stderr}"
