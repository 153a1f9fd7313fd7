#!/bin/sh
# Installs what only the tests need: Ray, pinned; a PostgreSQL server, a browser, `ip` and
# `systemd-analyze`, which Debian's apt brings, as root or with sudo. Usage: prepare-tests.sh VENV REQUIREMENTS
set -eu
. "$(dirname "$0")/debian.sh"

ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || install_packages postgresql
command -v ip >/dev/null 2>&1 || [ -x /usr/sbin/ip ] || install_packages iproute2
command -v systemd-analyze >/dev/null 2>&1 || install_packages systemd
command -v chromium >/dev/null 2>&1 || install_packages chromium
command -v chromium-headless-shell >/dev/null 2>&1 || install_packages chromium-headless-shell \
    || say "no chromium-headless-shell: the whole Chromium does its work, a little slower"
"$(dirname "$0")/step.sh" "installing the libraries of the tests" \
    "$1/bin/python" -m pip install --disable-pip-version-check --progress-bar off -r "$2"
