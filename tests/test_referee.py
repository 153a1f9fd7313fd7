"""The referee: every request, every error code, and any line at all."""

import io
import json
import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from castelude.core.errors import CasteludeError
from castelude.referee import LONGEST_LINE, REQUESTS, Referee, serve

NEW = {"cmd": "new", "game": "castello", "players": 2, "seed": 7}
FIGURE_3 = {"first": 1, "red": ["D2", "B2", "B3", "A12"], "black": ["E4", "E3"]}


def ask(referee: Referee, **request: Any) -> dict[str, Any]:  # noqa: ANN401 any JSON
    answer: dict[str, Any] = json.loads(referee.answer_line(json.dumps(request).encode()))
    return answer


def ok(referee: Referee, **request: Any) -> dict[str, Any]:  # noqa: ANN401 any JSON
    answer = ask(referee, **request)
    assert answer["ok"] is True, answer
    return answer


def code(referee: Referee, **request: Any) -> str:  # noqa: ANN401 any JSON
    answer = ask(referee, **request)
    assert answer["ok"] is False
    assert set(answer) == {"ok", "error"}
    assert answer["error"]["message"]
    return str(answer["error"]["code"])


@pytest.fixture
def referee() -> Referee:
    referee = Referee()
    ok(referee, **NEW)
    return referee


def test_new_and_legal(referee: Referee) -> None:
    answer = ok(referee, cmd="legal")
    assert list(answer) == ["ok", "actor", "actions"]
    assert answer["actor"] == 0
    assert len(answer["actions"]) == 125
    assert answer["actions"] == sorted(answer["actions"])


def test_apply_one_or_several(referee: Referee) -> None:
    assert ok(referee, cmd="apply", action="B5-D5") == {"ok": True}
    assert ok(referee, cmd="apply", actions=["T7-R7", "A5-C5"]) == {"ok": True}
    assert ok(referee, cmd="apply", actions=[]) == {"ok": True}
    assert ok(referee, cmd="record")["record"]["actions"] == ["B5-D5", "T7-R7", "A5-C5"]


def test_an_illegal_action_names_its_clause(referee: Referee) -> None:
    answer = ask(referee, cmd="apply", action="A1-D1")
    assert answer["error"]["code"] == "illegal_action"
    assert answer["error"]["clause"] == "CO-4.1"
    answer = ask(referee, cmd="apply", actions=["B5-D5", "B6-D6"])
    assert answer["error"]["code"] == "illegal_action"
    assert answer["error"]["message"].startswith("Action 2: ")
    assert ok(referee, cmd="record")["record"]["actions"] == []


def test_undo(referee: Referee) -> None:
    assert code(referee, cmd="undo") == "bad_request"
    before = ok(referee, cmd="state")
    ok(referee, cmd="apply", action="B5-D5")
    ok(referee, cmd="undo")
    assert ok(referee, cmd="state") == before


def test_state_and_views(referee: Referee) -> None:
    state = ok(referee, cmd="state")["state"]
    for seat in (0, 1, None):
        assert ok(referee, cmd="view", seat=seat)["view"] == {**state, "seat": seat}
    for bad in (2, -1, True, "0", 0.0, [0]):
        assert code(referee, cmd="view", seat=bad) == "bad_request"
    assert code(referee, cmd="view") == "bad_request"


def test_result(referee: Referee) -> None:
    assert ok(referee, cmd="result") == {"ok": True, "over": False, "scores": [0, 0], "winners": []}
    ok(referee, cmd="new", game="castello", players=2, setup={"red": [], "black": []})
    assert ok(referee, cmd="result") == {"ok": True, "over": True, "scores": [0, 0], "winners": [0, 1]}
    assert ok(referee, cmd="legal") == {"ok": True, "actor": None, "actions": []}


def test_record_and_load(referee: Referee) -> None:
    ok(referee, cmd="playout", seed=1, max=60)
    record = ok(referee, cmd="record")["record"]
    assert list(record) == ["game", "players", "options", "setup", "actions"]
    state = ok(referee, cmd="state")
    fresh = Referee()
    assert ok(fresh, cmd="load", record=record) == {"ok": True}
    assert ok(fresh, cmd="state") == state
    assert ok(fresh, cmd="record")["record"] == record


def test_a_bad_record_leaves_the_old_game(referee: Referee) -> None:
    ok(referee, cmd="apply", action="B5-D5")
    before = ok(referee, cmd="state")
    good = ok(referee, cmd="record")["record"]
    cases: dict[str, list[Any]] = {
        "bad_record": [{}, None, [], {**good, "actions": ["A1-A1"]}, {**good, "extra": 1}, {**good, "actions": 5}],
        "unknown_game": [{**good, "game": "go"}],
        "bad_players": [{**good, "players": 4}],
        "bad_options": [{**good, "options": {"layout": 1}}],
        "bad_setup": [{**good, "setup": {"first": 9}}, {**good, "setup": []}],
    }
    for expected, records in cases.items():
        for record in records:
            assert code(referee, cmd="load", record=record) == expected, record
    assert ok(referee, cmd="state") == before


def test_perft(referee: Referee) -> None:
    assert [ok(referee, cmd="perft", depth=depth)["nodes"] for depth in (0, 1, 2)] == [1, 125, 15625]
    for depth in (-1, 101, True, "1", 1.5, None):
        assert code(referee, cmd="perft", depth=depth) == "bad_request"


def test_playout(referee: Referee) -> None:
    answer = ok(referee, cmd="playout", seed=1, max=10000)
    assert list(answer) == ["ok", "decisions", "over", "scores", "winners"]
    assert answer["over"] is True
    assert len(ok(referee, cmd="record")["record"]["actions"]) == answer["decisions"]
    again = Referee()
    ok(again, **NEW)
    assert ok(again, cmd="playout", seed=1, max=10000) == answer
    assert ok(again, cmd="playout", seed=1, max=10)["decisions"] == 0


def test_explain(referee: Referee) -> None:
    assert ok(referee, cmd="explain", action="B5-D5") == {
        "ok": True,
        "legal": True,
        "clause": "CO-4.3",
        "message": "A double step: the pawn on B5 has not moved yet.",
    }
    assert ok(referee, cmd="explain", action="A1-A9")["clause"] == "CO-4.1"
    assert ok(referee, cmd="explain", action="\ud800")["legal"] is False


def test_suggest(referee: Referee) -> None:
    answer = ok(referee, cmd="suggest", level="novice", nodes=10, seed=3)
    assert answer["action"] in ok(referee, cmd="legal")["actions"]
    assert answer == ok(referee, cmd="suggest", level="novice", nodes=10, seed=3)
    assert 0 <= answer["value"] <= 1
    assert answer["line"][0] == answer["action"]
    assert code(referee, cmd="suggest", level="god") == "bad_request"
    assert code(referee, cmd="suggest") == "bad_request"
    assert code(referee, cmd="suggest", level="master", ms=1, nodes=1) == "bad_request"
    assert code(referee, cmd="suggest", level="master", ms=0) == "bad_request"
    ok(referee, cmd="new", game="castello", players=2, setup={"red": [], "black": []})
    assert code(referee, cmd="suggest", level="novice") == "game_over"


def test_suggest_holds_the_planned_chain(referee: Referee) -> None:
    """Each request thinks afresh, so the line must hold the whole chain: both hops, each of them legal in its turn."""
    setup = {"red": ["A5", "A9"], "black": ["B5", "D5", "U1"], "castles": [], "unmoved": []}
    ok(referee, cmd="new", game="castello", players=2, setup=setup)
    answer = ok(referee, cmd="suggest", level="expert", nodes=500, seed=1)
    assert answer["line"][:2] == ["A5-C5", "C5-E5"]
    for action in answer["line"][:2]:
        ok(referee, cmd="apply", action=action)
    assert ok(referee, cmd="state")["state"]["captured_pawns"] == [2, 0]


def test_codes_of_new(referee: Referee) -> None:
    before = ok(referee, cmd="state")
    cases: dict[str, list[dict[str, Any]]] = {
        "unknown_game": [{"game": "chess"}, {"game": ""}],
        "bad_players": [{"players": 3}, {"players": 0}, {"players": -2}, {"players": 10**30}],
        "bad_options": [{"options": {"colour": 1}}, {"options": {"layout": None}}],
        "bad_setup": [{"setup": {"first": 2}}, {"setup": []}, {"setup": None}, {"setup": {"red": ["a1"]}}],
        "bad_request": [
            {"game": 1},
            {"players": "2"},
            {"players": True},
            {"players": 2.0},
            {"players": None},
            {"options": []},
            {"options": None},
            {"seed": -1},
            {"seed": 1.0},
            {"seed": "7"},
            {"seed": None},
            {"seed": True},
            {"seed": 1, "setup": {}},
            {"manual_chance": 1},
            {"manual_chance": None},
            {"color": "red"},
        ],
    }
    for expected, changes in cases.items():
        for change in changes:
            request = {"cmd": "new", "game": "castello", "players": 2, **change}
            assert code(referee, **request) == expected, change
    assert ok(referee, cmd="state") == before
    clauses = [
        ask(referee, **{**NEW, **change})["error"].get("clause")
        for change in ({"players": 3}, {"options": {"x": 1}}, {"game": "x"})
    ]
    assert clauses == ["CO-1.3", "CO-2.1", None]


def test_game_over(referee: Referee) -> None:
    ok(referee, cmd="new", game="castello", players=2, setup={"red": [], "black": []})
    answer = ask(referee, cmd="apply", action="A1-A2")
    assert answer["error"]["code"] == "game_over"
    assert answer["error"]["clause"] == "CO-7.1"
    assert ok(referee, cmd="explain", action="A1-A2")["clause"] == "CO-7.1"


def test_no_game() -> None:
    referee = Referee()
    for cmd in REQUESTS:
        if cmd in ("new", "load", "quit"):
            continue
        needed: dict[str, Any] = {"seat": 0, "depth": 1, "action": "A1-A2", "level": "novice"}
        request = {key: needed[key] for key in REQUESTS[cmd].required if key != "cmd"}
        if cmd == "apply":
            request["action"] = "A1-A2"
        assert code(referee, cmd=cmd, **request) == "no_game", cmd


def test_bad_requests(referee: Referee) -> None:
    for request in (
        {},
        {"cmd": None},
        {"cmd": "fly"},
        {"cmd": ["legal"]},
        {"cmd": "legal", "x": 1},
        {"cmd": "apply"},
        {"cmd": "apply", "action": "B5-D5", "actions": []},
        {"cmd": "apply", "action": None},
        {"cmd": "apply", "actions": "B5-D5"},
        {"cmd": "apply", "actions": ["B5-D5", 1]},
        {"cmd": "explain"},
        {"cmd": "load"},
        {"cmd": "playout", "max": -1},
        {"cmd": "playout", "seed": 1.5},
    ):
        assert code(referee, **request) == "bad_request", request
    assert ok(referee, cmd="record")["record"]["actions"] == []


COMMANDS = "new, legal, apply, undo, state, view, result, record, load, perft, playout, explain, suggest, quit"
GAME = {"game": "castello", "players": 2}


@pytest.mark.parametrize(
    ("request_", "message", "params"),
    [
        ([], "error-request-object", {"value": "[]"}),
        ("legal", "error-request-object", {"value": '"legal"'}),
        ({}, "error-no-cmd", {"known": COMMANDS}),
        ({"cmd": None}, "error-unknown-cmd", {"value": "null", "known": COMMANDS}),
        ({"cmd": ["legal"]}, "error-unknown-cmd", {"value": '["legal"]', "known": COMMANDS}),
        ({"cmd": "legal", "x": 1}, "error-request-key", {"cmd": "legal", "key": '"x"', "known": "cmd"}),
        (
            {"x": 1, "cmd": "apply", "action": 2},
            "error-request-key",
            {"cmd": "apply", "key": '"x"', "known": "cmd, action, actions"},
        ),
        (
            {"cmd": "apply", "action": 2, "x": 1},
            "error-request-type",
            {"cmd": "apply", "key": "action", "value": "2", "wanted": "a text"},
        ),
        (
            {"cmd": "apply", "actions": ["B5-D5", 1]},
            "error-request-type",
            {"cmd": "apply", "key": "actions", "value": '["B5-D5", 1]', "wanted": "a list of texts"},
        ),
        (
            {"cmd": "new", "players": "2"},
            "error-request-type",
            {"cmd": "new", "key": "players", "value": '"2"', "wanted": "a whole number"},
        ),
        ({"cmd": "new", "players": 2}, "error-request-missing", {"cmd": "new", "key": "game", "wanted": "a text"}),
        (
            {"cmd": "new", "game": "castello"},
            "error-request-missing",
            {"cmd": "new", "key": "players", "wanted": "a whole number"},
        ),
        (
            {"cmd": "new", **GAME, "options": []},
            "error-request-type",
            {"cmd": "new", "key": "options", "value": "[]", "wanted": "a JSON object"},
        ),
        (
            {"cmd": "new", **GAME, "seed": -1},
            "error-request-type",
            {"cmd": "new", "key": "seed", "value": "-1", "wanted": "a whole number, 0 or more"},
        ),
        (
            {"cmd": "new", **GAME, "manual_chance": 1},
            "error-request-type",
            {"cmd": "new", "key": "manual_chance", "value": "1", "wanted": "true or false"},
        ),
        ({"cmd": "new", **GAME, "seed": 1, "setup": {}}, "error-seed-and-setup", {}),
        (
            {"cmd": "perft"},
            "error-request-missing",
            {"cmd": "perft", "key": "depth", "wanted": "a whole number from 0 to 100"},
        ),
        (
            {"cmd": "perft", "depth": 101},
            "error-request-type",
            {"cmd": "perft", "key": "depth", "value": "101", "wanted": "a whole number from 0 to 100"},
        ),
        (
            {"cmd": "view"},
            "error-request-missing",
            {"cmd": "view", "key": "seat", "wanted": "a seat of this game, or null for a spectator"},
        ),
        (
            {"cmd": "view", "seat": 2},
            "error-request-type",
            {"cmd": "view", "key": "seat", "value": "2", "wanted": "a seat of this game, or null for a spectator"},
        ),
        (
            {"cmd": "suggest", "ms": 0},
            "error-request-type",
            {"cmd": "suggest", "key": "ms", "value": "0", "wanted": "a whole number, 1 or more"},
        ),
        (
            {"cmd": "suggest", "level": []},
            "error-request-type",
            {
                "cmd": "suggest",
                "key": "level",
                "value": "[]",
                "wanted": "one of novice, casual, adept, expert, master",
            },
        ),
        ({"cmd": "load"}, "error-request-missing", {"cmd": "load", "key": "record", "wanted": "a JSON object"}),
        ({"cmd": "load", "record": 3}, "error-record-object", {"value": "3"}),
        ({"cmd": "apply"}, "error-action-or-actions", {}),
        ({"cmd": "suggest", "level": "master", "ms": 1, "nodes": 1}, "error-ms-or-nodes", {}),
    ],
    ids=str,
)
def test_what_is_wrong_with_a_request(
    referee: Referee, request_: object, message: str, params: dict[str, object]
) -> None:
    with pytest.raises(CasteludeError) as caught:
        referee.answer(request_)
    assert (caught.value.message, caught.value.params, caught.value.clause) == (message, params, None)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b"", "bad_json"),
        (b"\n", "bad_json"),
        (b"{", "bad_json"),
        (b"\xff\xfe", "bad_json"),
        ("{}".encode("utf-16"), "bad_json"),
        (b'{"cmd":NaN}', "bad_json"),
        (b'{"cmd":"perft","depth":Infinity}', "bad_json"),
        (b"[" * 100_000, "bad_json"),
        (b'{"cmd":"load","record":' + b"[" * 90_000 + b"]" * 90_000 + b"}", "bad_json"),
        (b'{"cmd":"legal"} {"cmd":"legal"}', "bad_json"),
        (b"[]", "bad_request"),
        (b'"legal"', "bad_request"),
        (b"null", "bad_request"),
        (b"7", "bad_request"),
        (b'{"cmd":"perft","depth":' + b"9" * 100_000 + b"}", "bad_request"),
        (b'{"cmd":"playout","max":1e999}', "bad_request"),
        (b" " * (LONGEST_LINE + 1), "bad_json"),
    ],
    ids=lambda value: repr(value[:30]),
)
def test_bad_lines(referee: Referee, line: bytes, expected: str) -> None:
    answer = json.loads(referee.answer_line(line))
    assert answer["error"]["code"] == expected
    assert ok(referee, cmd="legal")["actor"] == 0


# Deep values near the depth where Python's own limits lie must be answered like any other.
@pytest.mark.parametrize("depth", [100, 900, 980, 990, 1000, 2000])
def test_deep_values_are_answered(referee: Referee, depth: int) -> None:
    deep = b"[" * depth + b"]" * depth
    for line in (
        b'{"cmd":"load","record":' + deep + b"}",
        b'{"cmd":"new","game":"castello","players":2,"setup":' + deep + b"}",
        b'{"cmd":"new","game":"castello","players":2,"setup":{"red":' + deep + b"}}",
        b'{"cmd":"new","game":"castello","players":2,"options":{"layout":' + deep + b"}}",
        deep,
    ):
        answer = json.loads(referee.answer_line(line))
        assert answer["error"]["code"] in ("bad_json", "bad_record", "bad_setup", "bad_options", "bad_request")
        assert "internal" not in answer["error"]["message"]


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(0, 30)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | st.sampled_from(["castello", "A1-A2", "B5-D5", "stop", "novice", "K8"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["red", "black", "captured", "castles", "first", "game"]), inner, max_size=4)
    ),
    max_leaves=12,
)
all_keys = sorted({key for shape in REQUESTS.values() for key in shape.fields} | {"x"})
requests = st.dictionaries(st.sampled_from(all_keys), json_values, max_size=5).flatmap(
    lambda rest: st.sampled_from([*REQUESTS, "fly"]).map(lambda cmd: {**rest, "cmd": cmd})
)


@pytest.mark.slow
@settings(max_examples=400)
@given(st.lists(st.one_of(requests.map(lambda r: json.dumps(r).encode()), st.binary(max_size=60)), max_size=12))
def test_any_lines_are_answered_in_order_and_the_game_goes_on(lines: list[bytes]) -> None:
    """Arbitrary requests and arbitrary bytes: one answer each, never an internal error, never a broken game."""
    referee = Referee()
    ok(referee, **NEW)
    for line in lines:
        if b'"perft"' in line:
            continue  # any depth up to 100 is a fair question that nobody waits for
        answer = json.loads(referee.answer_line(line))
        assert answer["ok"] in (True, False)
        if not answer["ok"]:
            assert "internal" not in answer["error"]["message"], (line, answer)
    assert ok(referee, cmd="legal")["actor"] in (0, 1, None)


def test_serve_answers_each_line_and_stops_at_quit() -> None:
    lines = [b"nonsense", json.dumps(NEW).encode(), b'{"cmd":"legal"}', b'{"cmd":"quit"}', b'{"cmd":"legal"}']
    sink = io.BytesIO()
    assert serve(io.BytesIO(b"\n".join(lines) + b"\n"), sink) == 0
    answers = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert [answer["ok"] for answer in answers] == [False, True, True, True]


def test_a_line_that_is_too_long_gets_one_answer() -> None:
    sink = io.BytesIO()
    serve(io.BytesIO(b"x" * (3 * LONGEST_LINE) + b'\n{"cmd":"quit"}'), sink)
    assert [json.loads(line)["ok"] for line in sink.getvalue().splitlines()] == [False, True]


def test_the_command_speaks_only_json_on_standard_output() -> None:
    lines = [json.dumps(NEW), "garbage", '{"cmd":"apply","action":"B5-D5"}', '{"cmd":"record"}']
    done = subprocess.run(
        [sys.executable, "-m", "castelude", "referee"],
        input="\n".join(lines).encode(),
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True, True]
    assert done.stderr == b""


def test_examples_of_the_page_over_the_wire(referee: Referee) -> None:
    ok(referee, cmd="new", game="castello", players=2, setup=FIGURE_3)
    ok(referee, cmd="apply", actions=["E4-E2", "E2-C2", "C2-A2"])
    assert ok(referee, cmd="legal")["actions"] == ["A2-C4", "stop"]
    assert ask(referee, cmd="apply", action="A2-A4")["error"]["clause"] == "CO-5.2"
