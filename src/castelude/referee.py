"""The referee: any program can drive a game over standard input and output, one JSON object a line.

See docs/protocol.md. The referee answers every line, in order, and outlives every bad one.
"""

import json
import secrets
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from typing import Any, BinaryIO

from castelude.bots import LEVELS, suggest
from castelude.core.errors import BadJson, BadRequest, CasteludeError, NoGame
from castelude.core.match import Match
from castelude.core.options import shown
from castelude.core.record import JsonObject, read_record
from castelude.core.shape import ANYTHING, Check, Fields, Optional, Reason, Where, first_problem, is_number
from castelude.core.start import UNSET, load_match, new_match
from castelude.core.verdict import Problem
from castelude.texts import say

LONGEST_LINE = 16 * 2**20
MOST_DIGITS = 4000
DEEPEST_PERFT = 100
LONGEST_PLAYOUT = 10_000
OK: JsonObject = {"ok": True}


def _value(test: Callable[[Any], bool], name: str) -> Check:
    """A value of a request; the words for what it may be are in the catalogues under `referee-<name>`."""
    return Check(test, Reason("error-request-type", "key", "value", wanted=f"referee-{name}"))


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


TEXT = _value(lambda value: isinstance(value, str), "text")
TEXTS = _value(_is_texts, "texts")
FLAG = _value(lambda value: isinstance(value, bool), "flag")
OBJECT = _value(lambda value: isinstance(value, dict), "object")
WHOLE = _value(is_number, "whole")
NATURAL = _value(lambda value: is_number(value, 0), "natural")
POSITIVE = _value(lambda value: is_number(value, 1), "positive")
DEPTH = _value(lambda value: is_number(value, 0, DEEPEST_PERFT), "depth")
SEAT = _value(lambda value: value is None or is_number(value, 0), "seat")
LEVEL = _value(lambda value: value in LEVELS, "level")
RECORD = _value(lambda _: True, "object")  # what is not an object is a bad record, not a bad request
SETUP = _value(lambda _: True, "anything")  # likewise a bad setup


def _request(**fields: Check | Optional) -> Fields:
    """A request with these keys besides `cmd`."""
    return Fields(
        {"cmd": ANYTHING, **fields},
        not_object=Reason("error-request-object", "value"),
        unknown=Reason("error-request-key", "key", "known"),
        missing=Reason("error-request-missing", "key", "wanted"),
        order="given",
    )


REQUESTS: Mapping[str, Fields] = {
    "new": _request(
        game=TEXT,
        players=WHOLE,
        options=Optional(OBJECT),
        seed=Optional(NATURAL),
        setup=Optional(SETUP),
        manual_chance=Optional(FLAG),
    ),
    "legal": _request(),
    "apply": _request(action=Optional(TEXT), actions=Optional(TEXTS)),
    "undo": _request(),
    "state": _request(),
    "view": _request(seat=SEAT),
    "result": _request(),
    "record": _request(),
    "load": _request(record=RECORD),
    "perft": _request(depth=DEPTH),
    "playout": _request(seed=Optional(NATURAL), max=Optional(NATURAL)),
    "explain": _request(action=TEXT),
    "suggest": _request(level=LEVEL, ms=Optional(POSITIVE), nodes=Optional(POSITIVE), seed=Optional(NATURAL)),
    "quit": _request(),
}


class Referee:
    """Answers requests about one game at a time."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self.running = True
        self._answers: dict[str, Callable[[JsonObject], JsonObject]] = {
            "new": self._new,
            "legal": self._legal,
            "apply": self._apply,
            "undo": self._undo,
            "state": self._state,
            "view": self._view,
            "result": self._result,
            "record": self._record,
            "load": self._load,
            "perft": self._perft,
            "playout": self._playout,
            "explain": self._explain,
            "suggest": self._suggest,
            "quit": self._quit,
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
        problem = first_problem(REQUESTS[cmd], request)
        if problem is not None:
            raise bad_request(cmd, problem)
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
            raise bad_request("view", SEAT.reason.problem(seat, Where(key="seat")))
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


def bad_request(cmd: str, problem: Problem) -> BadRequest:
    """The error for a problem of a request, with what was wanted in words."""
    params = dict(problem.params)
    if "wanted" in params:
        params["wanted"] = say(str(params["wanted"]), levels=", ".join(LEVELS), depth=DEEPEST_PERFT)
    return BadRequest(problem.message, None, cmd=cmd, **params)


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
