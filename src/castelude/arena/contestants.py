"""The contestants of a match: a level or a baseline, perhaps with other settings, or an external program.

- `master`, `casual`, `random`, `greedy`: as in `castelude play --level`;
- `master:nodes=5000`, `expert:ms=200`: the same with another budget;
- `master:explore=0.3`, `greedy:careless=10` and so on: with another setting (see bots/bot.py);
- `adept:weight.pawn=90`: with another weight of the game's evaluation;
- `exec:python3 mybot.py`: a program that speaks the protocol of docs/bots.md.
"""

import contextlib
import dataclasses
import json
import select
import shlex
import subprocess
from typing import Any, Protocol

from castelude.bots import Bot, bot_of
from castelude.bots.decision import decide, look
from castelude.bots.knowledge import weights_of
from castelude.bots.memory import Memory, Trail
from castelude.core.errors import BadRequest
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.options import shown
from castelude.core.record import JsonObject

PROGRAM = "exec:"
WEIGHT = "weight."
SETTINGS = {field.name: field.type for field in dataclasses.fields(Bot) if field.name not in ("method", "weights")}


class Forfeit(Exception):
    """A program answered wrongly, too late or not at all: it loses this game."""


class Contestant(Protocol):
    """A player of one seat of one game."""

    def begin(self, match: Match, seat: int) -> None: ...
    def act(self, match: Match, seat: int, seed: int) -> str: ...
    def end(self, match: Match) -> None: ...
    def close(self) -> None: ...


def check_contestant(game: AnyGame, words: str) -> None:
    """`BadRequest` for words that name no contestant."""
    if words.startswith(PROGRAM):
        if not _command(words):
            raise BadRequest("error-contestant", words=shown(words))
    else:
        read_bot(game, words)


def read_bot(game: AnyGame, words: str) -> Bot:
    """The bot of `level:key=value,key=value`."""
    name, _, rest = words.partition(":")
    bot = bot_of(game, name)
    changes: dict[str, Any] = {}
    weights: dict[str, int] = {}
    for pair in rest.split(",") if rest else []:
        key, _, value = pair.partition("=")
        weight = key.removeprefix(WEIGHT)
        try:
            if key in SETTINGS:
                changes[key] = float(value) if SETTINGS[key] is float else int(value)
            elif key.startswith(WEIGHT) and weight in weights_of(game):
                weights[weight] = int(value)
            else:
                known = [*SETTINGS, *(f"{WEIGHT}{name}" for name in weights_of(game))]
                raise BadRequest("error-setting", words=shown(words), key=shown(key), known=", ".join(known))
        except ValueError as error:
            raise BadRequest("error-contestant", words=shown(words)) from error
    if "nodes" in changes or "ms" in changes:  # the budget that is given is the only one
        changes = {"nodes": None, "ms": None, **changes}
    return dataclasses.replace(bot, **changes, weights=tuple(weights.items()))


def open_contestant(game: AnyGame, words: str, answer_s: float) -> Contestant:
    """The contestant of these words; a program is started."""
    if words.startswith(PROGRAM):
        return Program(_command(words), answer_s)
    return BotContestant(read_bot(game, words))


def _command(words: str) -> list[str]:
    try:
        return shlex.split(words.removeprefix(PROGRAM))
    except ValueError as error:
        raise BadRequest("error-contestant", words=shown(words)) from error


class BotContestant:
    """One of our bots. It sees the position only as `look` shows it, and remembers its search from move to move."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.trail = Trail()
        self.memory = Memory()

    def begin(self, match: Match, seat: int) -> None:
        """Nothing to do."""

    def act(self, match: Match, seat: int, seed: int) -> str:
        seen = look(match.game, match.position, seat, seed)
        self.memory.follow(self.trail.since(match, seat), seen)
        return match.game.text(seen, decide(match.game, seen, self.bot, seed, memory=self.memory).move)

    def end(self, match: Match) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""


class Program:
    """An external program behind pipes: one JSON object per line each way. It only ever sees the view of its seat."""

    def __init__(self, command: list[str], answer_s: float) -> None:
        self.answer_s = answer_s
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
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
