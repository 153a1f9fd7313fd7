#!/bin/sh
# Runs a command and shows that it gets on: seconds and its latest line on a terminal, a line every 15 seconds elsewhere.
# What the command says is printed when it fails. Usage: step.sh WORDS COMMAND…
set -eu
. "$(dirname "$0")/debian.sh"
words=$1
shift
log=$(mktemp)
trap 'rm -f "$log"' EXIT
trap 'kill "$child" 2>/dev/null || true; exit 130' INT TERM
say "$words"
"$@" >"$log" 2>&1 </dev/null &
child=$!
seconds=0
while kill -0 "$child" 2>/dev/null; do
    sleep 1
    seconds=$((seconds + 1))
    if [ -t 1 ]; then
        printf '\r\033[K  %d s  %s' "$seconds" "$(tail -n 1 "$log" | tr -d '\r\033' | cut -c 1-60)"
    elif [ $((seconds % 15)) = 0 ]; then
        echo "  $seconds s"
    fi
done
[ ! -t 1 ] || printf '\r\033[K'
if ! wait "$child"; then
    tail -n 60 "$log" >&2
    say "failed: $words" >&2
    exit 1
fi
grep -o 'castelude: NOTE: .*' "$log" >&2 || true
