"""Tag a wheel for the oldest Linux that it runs on: `python -m scripts.manylinux WHEEL FOLDER`.

`auditwheel show` finds that out; `auditwheel repair` would want a newer patchelf than Debian's, to copy libraries into
the wheel, and ours needs none.
"""

import re
import subprocess
import sys
from pathlib import Path

from auditwheel.wheeltools import InWheelCtx, add_platforms

TAG = re.compile(r'platform\s+tag:\s+"(manylinux_\d+_\d+_\w+)"')


def main(wheel: Path, folder: Path) -> None:
    command = [sys.executable, "-m", "auditwheel", "show", str(wheel)]
    shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = TAG.search(shown)
    if found is None:
        raise SystemExit(f"castelude: {wheel.name} runs on no manylinux:\n{shown}")
    tag = found[1]
    machine = tag.split("_", 3)[3]
    with InWheelCtx(wheel, None) as inside:
        name = Path(add_platforms(inside, [tag], [f"linux_{machine}"])).name
        inside.out_wheel = folder.absolute() / name
    print(f"castelude: {name}")


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute(), Path(sys.argv[2]).absolute())
