"""Human notation (CO-10): a game as a sheet that people write and read; the JSON record stays the reference."""

import re
from itertools import pairwise
from typing import Any

from castelude.core.errors import BadRecord
from castelude.core.options import check_options, shown
from castelude.core.record import Record
from castelude.core.sheet import Head, setup_text, write_tags
from castelude.games.castello import decisions, explain, notation, setup, wording
from castelude.games.castello.position import (
    CASTLES,
    END_WORDS,
    PAWNS,
    REPETITION,
    RUNNING,
    CastelloPosition,
)

CELL = decisions.CELL
TURN = re.compile(rf"({CELL}(?:[-x]{CELL})+)((?:\+{CELL})*)")
NUMBER = re.compile(r"[1-9]\d*\.")
PASS = "--"
BLACK_BEGINS = "..."
READING = "CO-10.4"
RESULTS = ("1-0", "0-1", "1/2-1/2", "*")
TAGS = ("Game", "Layout", "Repetition", "QuietLimit", "Setup", "End", "Result")


def write(record: Record) -> str:
    """CO-10.1 to CO-10.3. The record must replay (see `load_match`)."""
    position = setup.start(record.options, record.setup)
    turns = _turns(position, record)  # plays the position to its end
    result = _result(position)
    tags = {
        "Game": "Castello",
        "Layout": str(record.options["layout"]),
        "Repetition": str(record.options["repetition"]),
        "QuietLimit": str(record.options["quiet_limit"]),
        "Setup": setup_text(record.setup),
        "End": END_WORDS[position.end] or "-",
        "Result": result,
    }
    lines = write_tags(tags)
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
        line += _play(position, action)
        if not position.in_chain():
            turns.append(line)
            line = ""
            _note_pass(position, 1 - mover, turns)
    return turns


def _play(position: CastelloPosition, action: str) -> str:
    """Play an action; returns what it adds to the text of its turn."""
    before = position.copy()
    position.play(wording.MOVES[action])
    return notation.written(before, action, position)


def _note_pass(position: CastelloPosition, due: int, turns: list[str]) -> None:
    """Write a pass when the seat that was due has passed its turn on (CO-3.1)."""
    if position.end in (RUNNING, REPETITION) and position.mover != due:
        turns.append(PASS)


def read(text: str) -> Record:
    """CO-10.4."""
    head = Head(text, "Castello", TAGS, READING)
    options = check_options(setup.OPTIONS, _options(head), "CO-2.1")
    beginning = head.setup(default='{"first":0}')
    record = Record("castello", 2, options, beginning)
    position = setup.start(options, beginning)
    for word in " ".join(line for _, line in head.body).split():
        if NUMBER.fullmatch(word) or word in (PASS, BLACK_BEGINS) or word in RESULTS:
            continue
        _read_turn(position, word, record)
    return record


def _bad(what: str, **params: str | int) -> BadRecord:
    return BadRecord(f"castello-sheet-{what}", clause=READING, **params)


def _options(head: Head) -> dict[str, Any]:
    given: dict[str, Any] = {}
    if "Layout" in head.tags:
        given["layout"] = head.tags["Layout"]
    for tag, key in (("Repetition", "repetition"), ("QuietLimit", "quiet_limit")):
        if tag in head.tags:
            given[key] = head.number(tag)
    return given


def _read_turn(position: CastelloPosition, word: str, record: Record) -> None:
    """Play the turn a word describes, and compare its marks with what happens."""
    match = TURN.fullmatch(word)
    if match is None:
        raise _bad("turn", value=shown(word))
    turn = position.turns
    cells = re.split("[-x]", match[1])
    line = ""
    for source, target in pairwise(cells):
        action = f"{source}-{target}"
        if position.turns != turn or decisions.find(position, action) is None:
            why = explain.explain(position, action).words() if position.turns == turn else "CO-5.4"
            raise _bad("illegal", turn=word, action=action, why=why)
        line += _play(position, action)
        record.actions.append(action)
    if position.in_chain():
        line += _play(position, "stop")
        record.actions.append("stop")
    if _without_order(line) != _without_order(word):
        raise _bad("marks", turn=word, right=line)


def _without_order(turn: str) -> tuple[str, list[str]]:
    """The way of the pawn, and the castles whatever their order."""
    way, *castles = turn.split("+")
    return way, sorted(castles)
