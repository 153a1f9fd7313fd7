#!/bin/sh
# Builds the source archive, and from it a wheel for each Python from 3.11 to 3.14 that is installed, tagged for manylinux
# where the wheel's symbols allow it. Usage: dist.sh VENV; PYTHONS names other interpreters.
set -eu
. "$(dirname "$0")/debian.sh"
venv=$(cd "$1" && pwd)
step="$(dirname "$0")/step.sh"

rm -rf dist
"$step" "building the source archive" "$venv/bin/python" -m build --sdist --no-isolation
for python in ${PYTHONS:-python3.11 python3.12 python3.13 python3.14}; do
    "$python" -m pip --version >/dev/null 2>&1 || continue
    CASTELUDE_BUILD=compiled "$step" "building the wheel for $("$python" --version)" \
        "$python" -m pip wheel --disable-pip-version-check --progress-bar off --no-deps --wheel-dir dist/raw dist/castelude-*.tar.gz
done
ls dist/raw/*.whl >/dev/null 2>&1 || { say "none of these has pip: ${PYTHONS:-python3.11 to python3.14}" >&2; exit 1; }
for wheel in dist/raw/*.whl; do
    "$step" "naming the systems that $(basename "$wheel") runs on" \
        "$venv/bin/python" -m scripts.manylinux "$wheel" dist
done
rm -r dist/raw
ls -l dist
