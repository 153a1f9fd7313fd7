#!/bin/sh
# Installs what only the tests need: a PostgreSQL server and a browser. Debian's apt does it, as root or with sudo.
set -eu
. "$(dirname "$0")/debian.sh"

ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || install_packages postgresql
command -v chromium >/dev/null 2>&1 || install_packages chromium
