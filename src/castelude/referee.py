"""The referee: any program can drive a game over standard input and output, one JSON object a line.

See docs/protocol.md. The referee answers every line, in order, and outlives every bad one.
"""

import json
import secrets
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import BinaryIO

from castelude.bots import LEVELS, suggest
from castelude.core.errors import BadJson, BadRequest, CasteludeError, NoGame
from castelude.core.match import UNSET, Match, load_match, new_match
from castelude.core.options import shown
from castelude.core.record import JsonObject, read_record
from castelude.texts import say

LONGEST_LINE = 16 * 2**20
MOST_DIGITS = 4000
DEEPEST_PERFT = 100
LONGEST_PLAYOUT = 10_000
OK: JsonObject = {"ok": True}


@dataclass(frozen=True)
class Kind:
    """What a value of a request may be; the words for it stand in the catalogues under `referee-<name>`."""

    name: str
    test: Callable[[object], bool]


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_natural(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


TEXT = Kind("text", lambda value: isinstance(value, str))
TEXTS = Kind("texts", _is_texts)
FLAG = Kind("flag", lambda value: isinstance(value, bool))
OBJECT = Kind("object", lambda value: isinstance(value, dict))
WHOLE = Kind("whole", _is_whole)
NATURAL = Kind("natural", _is_natural)
POSITIVE = Kind("positive", lambda value: _is_natural(value) and value != 0)
DEPTH = Kind("depth", lambda value: isinstance(value, int) and _is_natural(value) and value <= DEEPEST_PERFT)
SEAT = Kind("seat", lambda value: value is None or _is_natural(value))
LEVEL = Kind("level", lambda value: value in LEVELS)
RECORD = Kind("object", lambda _: True)  # what is no object is a bad record, not a bad request
ANYTHING = Kind("anything", lambda _: True)

# The keys of each request; those in NEEDED must be there.
REQUESTS: Mapping[str, Mapping[str, Kind]] = {
    "new": {
        "game": TEXT,
        "players": WHOLE,
        "options": OBJECT,
        "seed": NATURAL,
        "setup": ANYTHING,
        "manual_chance": FLAG,
    },
    "legal": {},
    "apply": {"action": TEXT, "actions": TEXTS},
    "undo": {},
    "state": {},
    "view": {"seat": SEAT},
    "result": {},
    "record": {},
    "load": {"record": RECORD},
    "perft": {"depth": DEPTH},
    "playout": {"seed": NATURAL, "max": NATURAL},
    "explain": {"action": TEXT},
    "suggest": {"level": LEVEL, "ms": POSITIVE, "nodes": POSITIVE, "seed": NATURAL},
    "quit": {},
}
NEEDED: Mapping[str, tuple[str, ...]] = {
    "new": ("game", "players"),
    "view": ("seat",),
    "load": ("record",),
    "perft": ("depth",),
    "explain": ("action",),
    "suggest": ("level",),
}


class Referee:
    """Answers requests about one game at a time."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self.running = True
        self._answers: dict[str, Callable[[JsonObject], JsonObject]] = {
            cmd: getattr(self, f"_{cmd}") for cmd in REQUESTS
        }

    def answer_line(self, line: bytes) -> bytes:
        """The answer to one line, with its line feed. Never raises."""
        try:
            answer = self.answer(parse_line(line))
        except CasteludeError as error:
            answer = refusal(error)
        except Exception as error:  # noqa: BLE001 a mistake of ours is reported, and the caller can go on
            traceback.print_exc()
            answer = {"ok": False, "error": {"code": "bad_request", "message": f"internal error: {error!r}"}}
        return json.dumps(answer, separators=(",", ":")).encode() + b"\n"

    def answer(self, request: object) -> JsonObject:
        """The answer to one request; a `CasteludeError` leaves everything as it was."""
        if not isinstance(request, dict):
            raise BadRequest("error-request-object", value=shown(request))
        if "cmd" not in request:
            raise BadRequest("error-no-cmd", known=", ".join(REQUESTS))
        cmd = request["cmd"]
        if not isinstance(cmd, str) or cmd not in REQUESTS:
            raise BadRequest("error-unknown-cmd", value=shown(cmd), known=", ".join(REQUESTS))
        check_keys(cmd, request)
        return self._answers[cmd](request)

    @property
    def match(self) -> Match:
        if self._match is None:
            raise NoGame("error-no-game")
        return self._match

    def _new(self, request: JsonObject) -> JsonObject:
        if "seed" in request and "setup" in request:
            raise BadRequest("error-seed-and-setup")
        self._match = new_match(
            request["game"],
            request["players"],
            request.get("options"),
            seed=request.get("seed"),
            setup=request.get("setup", UNSET),
            manual_chance=request.get("manual_chance", False),
        )
        return OK

    def _legal(self, _: JsonObject) -> JsonObject:
        match = self.match
        return {"ok": True, "actor": match.actor, "actions": match.legal()}

    def _apply(self, request: JsonObject) -> JsonObject:
        if ("action" in request) == ("actions" in request):
            raise BadRequest("error-action-or-actions")
        if "action" in request:
            self.match.apply(request["action"])
        else:
            self.match.apply_all(request["actions"])
        return OK

    def _undo(self, _: JsonObject) -> JsonObject:
        self.match.undo()
        return OK

    def _state(self, _: JsonObject) -> JsonObject:
        return {"ok": True, "state": self.match.state()}

    def _view(self, request: JsonObject) -> JsonObject:
        match, seat = self.match, request["seat"]
        if seat is not None and seat >= match.players:
            raise wrong_value("view", "seat", seat, SEAT)
        return {"ok": True, "view": match.view(seat)}

    def _result(self, _: JsonObject) -> JsonObject:
        result = self.match.result()
        return {"ok": True, "over": result.over, "scores": result.scores, "winners": result.winners}

    def _record(self, _: JsonObject) -> JsonObject:
        return {"ok": True, "record": self.match.record().to_json()}

    def _load(self, request: JsonObject) -> JsonObject:
        manual = self._match is not None and self._match.manual_chance
        self._match = load_match(read_record(request["record"]), manual_chance=manual)
        return OK

    def _perft(self, request: JsonObject) -> JsonObject:
        return {"ok": True, "nodes": self.match.perft(request["depth"])}

    def _playout(self, request: JsonObject) -> JsonObject:
        match = self.match
        decisions = match.playout(request.get("seed", secrets.randbits(63)), request.get("max", LONGEST_PLAYOUT))
        result = match.result()
        return {
            "ok": True,
            "decisions": decisions,
            "over": result.over,
            "scores": result.scores,
            "winners": result.winners,
        }

    def _explain(self, request: JsonObject) -> JsonObject:
        verdict = self.match.explain(request["action"])
        return {"ok": True, "legal": verdict.legal, "clause": verdict.clause, "message": verdict.words()}

    def _suggest(self, request: JsonObject) -> JsonObject:
        if "ms" in request and "nodes" in request:
            raise BadRequest("error-ms-or-nodes")
        seed = request.get("seed", secrets.randbits(63))
        found = suggest(self.match, request["level"], seed, request.get("nodes"), request.get("ms"))
        return {"ok": True, "action": found.action, "value": found.value, "line": found.line, "nodes": found.nodes}

    def _quit(self, _: JsonObject) -> JsonObject:
        self.running = False
        return OK


def refusal(error: CasteludeError) -> JsonObject:
    """An error as the protocol shows it."""
    words: JsonObject = {"code": error.code}
    if error.clause is not None:
        words["clause"] = error.clause
    words["message"] = str(error)
    return {"ok": False, "error": words}


def parse_line(line: bytes) -> object:
    """The JSON value of a line; strict: UTF-8, no NaN, no infinities."""
    if len(line) > LONGEST_LINE:
        raise BadJson("error-line-too-long", limit=LONGEST_LINE)
    try:
        return json.loads(line.decode("utf-8"), parse_constant=_no_constant, parse_int=_whole_number)
    except RecursionError as error:
        raise BadJson("error-bad-json", reason="it is nested too deeply") from error
    except ValueError as error:
        raise BadJson("error-bad-json", reason=str(error)) from error


def _no_constant(word: str) -> float:
    raise ValueError(f"{word} is not JSON")


def _whole_number(digits: str) -> float:
    """A number with absurdly many digits is JSON all the same, but no value here takes it: it becomes an infinity."""
    return int(digits) if len(digits) <= MOST_DIGITS else float("inf")


def check_keys(cmd: str, request: JsonObject) -> None:
    """Unknown keys, missing keys and values of a wrong type are `BadRequest`."""
    kinds = REQUESTS[cmd]
    for key, value in request.items():
        if key == "cmd":
            continue
        kind = kinds.get(key)
        if kind is None:
            raise BadRequest("error-request-key", cmd=cmd, key=shown(key), known=", ".join(["cmd", *kinds]))
        if not kind.test(value):
            raise wrong_value(cmd, key, value, kind)
    for key in NEEDED.get(cmd, ()):
        if key not in request:
            raise BadRequest("error-request-missing", cmd=cmd, key=key, wanted=wanted(kinds[key]))


def wanted(kind: Kind) -> str:
    return say(f"referee-{kind.name}", levels=", ".join(LEVELS), depth=DEEPEST_PERFT)


def wrong_value(cmd: str, key: str, value: object, kind: Kind) -> BadRequest:
    return BadRequest("error-request-type", cmd=cmd, key=key, value=shown(value), wanted=wanted(kind))


def read_lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream; of a line that is too long only the beginning, so that memory stays bounded."""
    while line := source.readline(LONGEST_LINE + 2):
        rest = line
        while not rest.endswith(b"\n") and (rest := source.readline(LONGEST_LINE)):
            pass
        yield line


def serve(source: BinaryIO | None = None, sink: BinaryIO | None = None) -> int:
    """Answer until `quit` or the end of the input; the exit status is 0."""
    source = source or sys.stdin.buffer
    sink = sink or sys.stdout.buffer
    referee = Referee()
    for line in read_lines(source):
        sink.write(referee.answer_line(line))
        sink.flush()
        if not referee.running:
            break
    return 0
