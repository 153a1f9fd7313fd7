#!/bin/sh
# Makes the virtual environment and installs what development needs, pinned. Usage: prepare.sh VENV REQUIREMENTS
# On Debian, a missing venv module, C compiler or Python header is installed first, as root or with sudo.
set -eu
venv=$1
requirements=$2
python=${PYTHON:-python3}

say() { echo "castelude: $*"; }

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    say "Python 3.11 or newer is needed; '$python' is $("$python" --version 2>&1). Set PYTHON=/path/to/python3." >&2
    exit 1
fi

missing=
"$python" -c 'import ensurepip, venv' 2>/dev/null || missing="$missing python3-venv"
command -v cc >/dev/null 2>&1 || command -v gcc >/dev/null 2>&1 || missing="$missing gcc libc6-dev"
"$python" -c 'import os, sysconfig, sys; sys.exit(not os.path.exists(os.path.join(sysconfig.get_paths()["include"], "Python.h")))' ||
    missing="$missing python3-dev"
if [ -n "$missing" ]; then
    if command -v apt-get >/dev/null 2>&1; then
        as_root=
        [ "$(id -u)" = 0 ] || as_root=sudo
        say "installing$missing"
        # shellcheck disable=SC2086
        { $as_root apt-get update -qq && $as_root apt-get install -y -qq $missing; } >/dev/null ||
            say "could not install$missing; going on without" >&2
    else
        say "not found:$missing; without a C compiler the engines stay uncompiled" >&2
    fi
fi

[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"
say "installing the pinned requirements"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check -r "$requirements"
