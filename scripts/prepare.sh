#!/bin/sh
# Makes the virtual environment and installs what playing needs, pinned. Usage: prepare.sh VENV REQUIREMENTS
# On Debian, a missing venv module, C compiler or Python header is installed first, as root or with sudo.
set -eu
. "$(dirname "$0")/debian.sh"
venv=$1
requirements=$2
python=${PYTHON:-python3}

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    say "Python 3.11 or newer is needed; '$python' is $("$python" --version 2>&1). Set PYTHON=/path/to/python3." >&2
    exit 1
fi

missing=
"$python" -c 'import ensurepip, venv' 2>/dev/null || missing="$missing python3-venv"
command -v cc >/dev/null 2>&1 || command -v gcc >/dev/null 2>&1 || missing="$missing gcc libc6-dev"
"$python" -c 'import os, sysconfig, sys; sys.exit(not os.path.exists(os.path.join(sysconfig.get_paths()["include"], "Python.h")))' ||
    missing="$missing python3-dev"
# shellcheck disable=SC2086
[ -z "$missing" ] || install_packages $missing || say "going on without$missing" >&2

[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"
"$(dirname "$0")/step.sh" "installing $(wc -l <"$requirements") packages" \
    "$venv/bin/python" -m pip install --disable-pip-version-check --progress-bar off -r "$requirements"
