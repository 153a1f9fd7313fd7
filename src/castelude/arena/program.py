"""A contestant that is a program of its own."""

import contextlib
import json
import select
import shlex
import subprocess

from castelude.arena.playing import Forfeit
from castelude.core.errors import BadRequest
from castelude.core.match import Match
from castelude.core.options import shown
from castelude.core.record import JsonObject


class Program:
    """An external program behind pipes: one JSON object per line each way. It only ever sees the view of its seat."""

    def __init__(self, command: list[str], answer_s: float, env: dict[str, str] | None = None) -> None:
        self.answer_s = answer_s
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env)
        except OSError as error:
            raise BadRequest("error-program", words=shown(shlex.join(command)), reason=str(error)) from error
        self._rest = b""

    def begin(self, match: Match, seat: int) -> None:
        game = {"game": match.game.id, "players": match.players, "options": match.options}
        self._ask({"cmd": "new", **game, "seat": seat})

    def act(self, match: Match, seat: int, seed: int) -> str:
        request = {"cmd": "act", "seat": seat, "view": match.view(seat), "actions": match.legal()}
        action = self._ask({**request, "ms": int(1000 * self.answer_s)}).get("action")
        if not isinstance(action, str):
            raise Forfeit(f"no action in its answer: {shown(action)}")
        return action

    def end(self, match: Match) -> None:
        """Send it the result and ignore its answer."""
        result = match.result()
        with contextlib.suppress(Forfeit):
            self._ask({"cmd": "over", "scores": result.scores, "winners": result.winners})

    def close(self) -> None:
        """Ask it to quit, and kill it if it does not."""
        try:
            self._send({"cmd": "quit"})
            self.process.wait(timeout=2)
        except (Forfeit, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):  # what was still to be written to a program that has left
                    pipe.close()

    def _send(self, request: JsonObject) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
            self.process.stdin.flush()
        except OSError as error:
            raise Forfeit("the program has left") from error

    def _ask(self, request: JsonObject) -> JsonObject:
        with contextlib.suppress(Forfeit):  # a program that has left may have said something before
            self._send(request)
        try:
            answer = json.loads(self._line())
        except ValueError as error:
            raise Forfeit("its answer is not JSON") from error
        if not isinstance(answer, dict) or answer.get("ok") is not True:
            raise Forfeit(f"its answer is not ok: {shown(answer)}")
        return answer

    def _line(self) -> bytes:
        assert self.process.stdout is not None
        pipe = self.process.stdout.fileno()
        while b"\n" not in self._rest:
            if not select.select([pipe], [], [], self.answer_s)[0]:
                raise Forfeit(f"no answer within {self.answer_s} s")
            part = self.process.stdout.read1(65536)  # type: ignore[attr-defined]
            if not part:
                raise Forfeit("the program has left")
            self._rest += part
        line, _, self._rest = self._rest.partition(b"\n")
        return line
