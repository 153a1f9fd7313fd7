"""A program in any language can drive a game: here a small Python client of the referee."""

import json
import subprocess
import sys

referee = subprocess.Popen(
    [sys.executable, "-m", "castelude", "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
)
assert referee.stdin
assert referee.stdout


def ask(**request: object) -> dict[str, object]:
    """One request, one answer."""
    assert referee.stdin
    assert referee.stdout
    print(json.dumps(request), file=referee.stdin, flush=True)
    answer: dict[str, object] = json.loads(referee.stdout.readline())
    return answer


ask(cmd="new", game="castello", players=2, seed=7)
print(ask(cmd="legal")["actor"])
print(ask(cmd="apply", action="B5-D5"))
print(ask(cmd="apply", action="D5-F5"))
print(ask(cmd="quit"))
referee.communicate()
