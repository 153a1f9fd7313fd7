"""Human notation: a game of Castel as a sheet that people write and read; the JSON record stays the reference.

First come tags, `[Name "value"]`: Game, Players, HandLimit, MerchantFinish, TurnLimit, Setup (JSON), End, Result. Then
one line for each turn with its number and the colour of the active seat:

    5. black: draw, archer/king
    6. beige: king c3 (send soldier@b1; red: send archer@a1), dragon out

An action is `draw`, `own card/card of the exchange`, or `card spot`. Its effect's decisions follow in brackets with
semicolons between them, each a verb and what it is done to; a decision that is not the active seat's begins with who
takes it, a colour or `chance`. A turn in which nothing could be done is `-`. The last line is the result: the colours
of the winners, or `*` while the game is open.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

from castelude.core.errors import BadRecord
from castelude.core.options import check_options, shown
from castelude.core.position import CHANCE, NOBODY
from castelude.core.record import JsonObject, Record
from castelude.core.verdict import Param
from castelude.games.castel import notation, setup, verdicts
from castelude.games.castel.position import END_WORDS, CastelPosition

COLOURS = ("black", "beige", "red", "green", "violet")
TAGS = ("Game", "Players", "HandLimit", "MerchantFinish", "TurnLimit", "Setup", "End", "Result")
TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
TURN = re.compile(r"([1-9][0-9]{0,5})\. ([a-z]+): (.+)")
ACTION = re.compile(r"(draw)|([a-z-]+)/([a-z-]+)|([a-z-]+) ([A-Za-z0-9]+)")
EFFECT = re.compile(r"([^()]+?)(?: \(([^()]*)\))?")
NOTHING = "-"
OPEN = "*"


# ---- writing ----


def write(record: Record) -> str:
    """The sheet of a record, which must replay (see `load_match`)."""
    position = setup.start(record.players, record.options, record.setup)
    turns = _turns(position, record.actions)  # plays the position to its end
    compact = json.dumps(record.setup, separators=(",", ":"), sort_keys=True)
    tags = {
        "Game": "Castel",
        "Players": str(record.players),
        "HandLimit": json.dumps(record.options["hand_limit"]),
        "MerchantFinish": json.dumps(record.options["merchant_finish"]),
        "TurnLimit": str(record.options["turn_limit"]),
        "Setup": compact.replace("\\", "\\\\").replace('"', '\\"'),
        "End": END_WORDS[position.end] or NOTHING,
        "Result": result(position),
    }
    lines = [f'[{name} "{value}"]' for name, value in tags.items()] + [""]
    last = position.turn if position.end or position.turn in turns else position.turn - 1
    for turn in range(1, last + 1):
        colour = COLOURS[(record.setup["first"] + turn - 1) % record.players]
        lines.append(f"{turn}. {colour}: {', '.join(turns.get(turn, [NOTHING]))}")
    return "\n".join([*lines, result(position)]) + "\n"


def result(position: CastelPosition) -> str:
    """The colours of the winners, or `*`."""
    return ", ".join(COLOURS[seat] for seat in position.winners()) or OPEN


def _turns(position: CastelPosition, actions: list[str]) -> dict[int, list[str]]:
    """By turn: its actions with their effects as they are written."""
    turns: dict[int, list[str]] = {}
    decisions: list[str] = []
    for action in actions:
        turn = turns.setdefault(position.turn, [])
        if position.is_pending():
            decisions.append(who(position) + action.replace(":", " ", 1))
            base = turn[-1].partition(" (")[0]
            turn[-1] = f"{base} ({'; '.join(decisions)})"
        else:
            decisions = []
            turn.append(re.sub("^swap:(.+)>", r"\1/", re.sub("^place:(.+)@", r"\1 ", action)))
        position.play(_move(position, action))
    return turns


def who(position: CastelPosition) -> str:
    """The beginning of a decision that is not the active seat's."""
    actor = position.actor()
    if actor == position.table.active:
        return ""
    return "chance: " if actor == CHANCE else f"{COLOURS[actor]}: "


def _move(position: CastelPosition, action: str) -> int:
    move = notation.find(position, action)
    if move is None:
        raise _bad("illegal", action=shown(action), why=verdicts.explain(position, action).words())
    return move


# ---- reading ----


def read(text: str) -> Record:
    """The record of a sheet; `BadRecord` names what does not fit."""
    tags, lines = _tags(text)
    if tags.get("Game") != "Castel":
        raise _bad("game", value=shown(tags.get("Game", NOTHING)))
    players = int(tags.get("Players", "0")) if re.fullmatch("[2-5]", tags.get("Players", "")) else 0
    if not players:
        raise _bad("players", value=shown(tags.get("Players", NOTHING)))
    options = check_options(setup.OPTIONS, _options(tags), "CT-1.9")
    record = Record("castel", players, options, _setup(tags))
    position = setup.start(players, options, record.setup)
    for line in lines:
        match = TURN.fullmatch(line)
        if match is not None:
            _read_turn(position, match, record)
        elif line != result(position):
            raise _bad("line", line=shown(line))
    for tag, value in (("End", END_WORDS[position.end] or NOTHING), ("Result", result(position))):
        if tags.get(tag, value) != value:
            raise _bad("end", tag=tag, value=shown(tags[tag]), right=value)
    return record


def _bad(what: str, **params: Param) -> BadRecord:
    return BadRecord(f"castel-sheet-{what}", clause=None, **params)


def _tags(text: str) -> tuple[dict[str, str], list[str]]:
    """The tags and the lines after them, without empty ones."""
    tags: dict[str, str] = {}
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    while lines and lines[0].startswith("["):
        line = lines.pop(0)
        match = TAG.fullmatch(line)
        if match is None:
            raise _bad("tag", value=shown(line))
        if match[1] not in TAGS or match[1] in tags:
            raise _bad("tag-name", value=match[1], known=", ".join(TAGS))
        tags[match[1]] = re.sub(r"\\(.)", r"\1", match[2])
    return tags, lines


def _options(tags: dict[str, str]) -> dict[str, Any]:
    given: dict[str, Any] = {}
    for tag, key in (("HandLimit", "hand_limit"), ("MerchantFinish", "merchant_finish")):
        if tag in tags:
            given[key] = {"true": True, "false": False}.get(tags[tag], tags[tag])
    if "TurnLimit" in tags:
        value = tags["TurnLimit"]
        given["turn_limit"] = int(value) if re.fullmatch("[0-9]{1,6}", value) else value
    return given


def _setup(tags: dict[str, str]) -> JsonObject:
    try:
        given: JsonObject = json.loads(tags.get("Setup", ""))
    except (ValueError, RecursionError) as error:
        raise _bad("setup", value=shown(tags.get("Setup", NOTHING))) from error
    return given


def _read_turn(position: CastelPosition, match: re.Match[str], record: Record) -> None:
    """Play the turn that a line describes."""
    number, colour, rest = int(match[1]), match[2], match[3]
    seat = (record.setup["first"] + number - 1) % record.players
    if colour != COLOURS[seat]:
        raise _bad("colour", line=shown(match[0]), right=COLOURS[seat])
    if rest == NOTHING:
        if number > position.turn or (number == position.turn and position.actor() != NOBODY):
            raise _bad("no-pass", line=shown(match[0]))
        return
    for actor, action in _decisions(rest):
        if position.turn != number or position.actor() == NOBODY:
            raise _bad("turn", line=shown(match[0]), turn=str(position.turn))
        if actor != who(position):
            raise _bad("who", action=shown(actor + action), right=who(position) or f"{colour}: ")
        move = _move(position, action)
        position.play(move)
        record.actions.append(action)


def _decisions(rest: str) -> Iterator[tuple[str, str]]:
    """Who (as in `who`) does what, in order."""
    for part in re.split(r", (?![^(]*\))", rest):
        match = EFFECT.fullmatch(part)
        action = ACTION.fullmatch(match[1]) if match else None
        if match is None or action is None:
            raise _bad("action", value=shown(part))
        if action[1]:
            yield "", "draw"
        elif action[2]:
            yield "", f"swap:{action[2]}>{action[3]}"
        else:
            yield "", f"place:{action[4]}@{action[5]}"
        for answer in (match[2] or "").split("; "):
            if answer:
                actor, _, words = answer.rpartition(": ")
                yield (f"{actor}: " if actor else ""), words.replace(" ", ":", 1)
