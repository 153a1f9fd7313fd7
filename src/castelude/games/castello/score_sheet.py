"""Human notation (CO-10): a game as a sheet that people write and read; the JSON record stays the reference."""

import json
import re
from itertools import pairwise
from typing import Any

from castelude.core.errors import BadRecord
from castelude.core.options import check_options, shown
from castelude.core.record import JsonObject, Record
from castelude.games.castello import notation, setup, views
from castelude.games.castello.geometry import NAMES
from castelude.games.castello.position import (
    CASTLES,
    END_WORDS,
    PAWNS,
    REPETITION,
    RUNNING,
    STOP,
    CastelloPosition,
)

TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
CELL = r"[A-U](?:1[0-5]|[1-9])"
TURN = re.compile(rf"({CELL}(?:[-x]{CELL})+)((?:\+{CELL})*)")
NUMBER = re.compile(r"[1-9]\d*\.")
PASS = "--"
BLACK_BEGINS = "..."
RESULTS = ("1-0", "0-1", "1/2-1/2", "*")
TAGS = ("Game", "Layout", "Repetition", "QuietLimit", "Setup", "End", "Result")


def write(record: Record) -> str:
    """CO-10.1 to CO-10.3. The record must replay (see `load_match`)."""
    position = setup.start(record.options, record.setup)
    turns = _turns(position, record)  # plays the position to its end
    compact = json.dumps(record.setup, separators=(",", ":"), sort_keys=True)
    result = _result(position)
    tags = {
        "Game": "Castello",
        "Layout": str(record.options["layout"]),
        "Repetition": str(record.options["repetition"]),
        "QuietLimit": str(record.options["quiet_limit"]),
        "Setup": compact.replace("\\", "\\\\").replace('"', '\\"'),
        "End": END_WORDS[position.end] or "-",
        "Result": result,
    }
    lines = [f'[{key} "{value}"]' for key, value in tags.items()]
    lines.append("")
    if turns and record.setup.get("first", 0) == 1:
        turns.insert(0, BLACK_BEGINS)
    lines += [f"{k // 2 + 1}. {' '.join(turns[k : k + 2])}" for k in range(0, len(turns), 2)]
    lines.append(result)
    return "\n".join(lines) + "\n"


def _result(position: CastelloPosition) -> str:
    if position.end == RUNNING:
        return "*"
    if position.end in (CASTLES, PAWNS):
        return RESULTS[position.mover]
    return "1/2-1/2"


def _turns(position: CastelloPosition, record: Record) -> list[str]:
    """The turns as texts, passes included, in order; the seats alternate from the one that begins."""
    turns: list[str] = []
    _note_pass(position, record.setup.get("first", 0), turns)
    line = ""
    for action in record.actions:
        mover = position.mover
        standing = views.castle_cells(position, mover)
        line += _play(position, line, action)
        if not position.in_chain():
            gained = set(views.castle_cells(position, mover)) - set(standing)
            turns.append(line + "".join(f"+{name}" for name in views.names(gained)))
            line = ""
            _note_pass(position, 1 - mover, turns)
    return turns


def _play(position: CastelloPosition, line: str, action: str) -> str:
    """Play an action; answers what it adds to the text of its turn."""
    before = sum(position.captured_pawns)
    move = notation.MOVES[action]
    position.play(move)
    if move == STOP:
        return ""
    source, _, target = action.partition("-")
    sign = "x" if sum(position.captured_pawns) > before else "-"
    return f"{'' if line else source}{sign}{target}"


def _note_pass(position: CastelloPosition, due: int, turns: list[str]) -> None:
    """Write a pass when the seat that was due has passed its turn on (CO-3.1)."""
    if position.end in (RUNNING, REPETITION) and position.mover != due:
        turns.append(PASS)


def read(text: str) -> Record:
    """CO-10.4."""
    tags, body = _tags(text)
    if "Game" not in tags:
        raise _bad("no-game")
    if tags["Game"] != "Castello":
        raise _bad("game", value=shown(tags["Game"]))
    options = check_options(setup.OPTIONS, _options(tags), "CO-2.1")
    try:
        beginning: JsonObject = json.loads(tags.get("Setup", '{"first":0}'))
    except (ValueError, RecursionError) as error:
        raise _bad("setup-json", value=shown(tags["Setup"])) from error
    record = Record("castello", 2, options, beginning)
    position = setup.start(options, beginning)
    for word in body.split():
        if NUMBER.fullmatch(word) or word in (PASS, BLACK_BEGINS) or word in RESULTS:
            continue
        _read_turn(position, word, record)
    return record


def _bad(what: str, **params: str | int) -> BadRecord:
    return BadRecord(f"castello-sheet-{what}", clause="CO-10.4", **params)


def _tags(text: str) -> tuple[dict[str, str], str]:
    tags: dict[str, str] = {}
    lines = text.splitlines()
    while lines and (lines[0].startswith("[") or not lines[0].strip()):
        line = lines.pop(0).strip()
        if not line:
            continue
        match = TAG.fullmatch(line)
        if match is None:
            raise _bad("tag", value=shown(line))
        if match[1] in tags:
            raise _bad("tag-twice", value=match[1])
        if match[1] not in TAGS:
            raise _bad("tag-name", value=match[1], known=", ".join(TAGS))
        tags[match[1]] = re.sub(r"\\(.)", r"\1", match[2])
    return tags, "\n".join(lines)


def _options(tags: dict[str, str]) -> dict[str, Any]:
    given: dict[str, Any] = {}
    if "Layout" in tags:
        given["layout"] = tags["Layout"]
    for tag, key in (("Repetition", "repetition"), ("QuietLimit", "quiet_limit")):
        if tag in tags:
            value = tags[tag]
            given[key] = int(value) if re.fullmatch("[0-9]{1,6}", value) else value
    return given


def _read_turn(position: CastelloPosition, word: str, record: Record) -> None:
    """Play the turn a word describes, and compare its marks with what happens."""
    match = TURN.fullmatch(word)
    if match is None:
        raise _bad("turn", value=shown(word))
    mover, turn = position.mover, position.turns
    held = set(views.castle_cells(position, mover))
    cells = re.split("[-x]", match[1])
    line = ""
    for source, target in pairwise(cells):
        action = f"{source}-{target}"
        if position.turns != turn or notation.find(position, action) is None:
            why = notation.explain(position, action).words() if position.turns == turn else "CO-5.4"
            raise _bad("illegal", turn=word, action=action, why=why)
        line += _play(position, line, action)
        record.actions.append(action)
    if position.in_chain():
        position.play(STOP)
        record.actions.append("stop")
    gained = sorted(NAMES[cell] for cell in set(views.castle_cells(position, mover)) - held)
    if line != match[1] or sorted(match[2].split("+")[1:]) != gained:
        raise _bad("marks", turn=word, right=line + "".join(f"+{name}" for name in gained))
