"""Human notation: a game of Castel as a sheet that people write and read; the JSON record stays the reference.

First come tags, `[Name "value"]`: Game, Players, HandLimit, MerchantFinish, Minstrel, TurnLimit, Setup (JSON), End,
Result. Then one line for each turn with its number and the colour of the active seat:

    5. black: draw, archer/king
    6. beige: king c3 (send soldier@b1; red: send archer@a1), dragon out

An action is `draw`, `own card/card of the exchange`, or `card spot`. The decisions of its effect follow in brackets
with semicolons between them, each a verb and what it is done to; a decision that is not the active seat's begins with
the colour of the seat that makes it, or with `chance`. A turn in which nothing could be done is `-`. The last line is
the result: the colours of the winners, or `*` while the game is open.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

from castelude.core.errors import BadRecord
from castelude.core.options import check_options, shown
from castelude.core.position import CHANCE, NOBODY
from castelude.core.record import Record
from castelude.core.sheet import Head, setup_text, write_tags
from castelude.core.verdict import Param
from castelude.games.castel import notation, setup
from castelude.games.castel.explain import explain
from castelude.games.castel.position import END_WORDS, CastelPosition

COLOURS = ("black", "beige", "red", "green", "violet")
TAGS = ("Game", "Players", "HandLimit", "MerchantFinish", "Minstrel", "TurnLimit", "Setup", "End", "Result")
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
    tags = {
        "Game": "Castel",
        "Players": str(record.players),
        "HandLimit": json.dumps(record.options["hand_limit"]),
        "MerchantFinish": json.dumps(record.options["merchant_finish"]),
        "Minstrel": str(record.options["minstrel"]),
        "TurnLimit": str(record.options["turn_limit"]),
        "Setup": setup_text(record.setup),
        "End": END_WORDS[position.end] or NOTHING,
        "Result": result(position),
    }
    lines = write_tags(tags)
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
    """What stands before a decision that is not the active seat's; empty for the active seat."""
    actor = position.actor()
    if actor == position.board.active:
        return ""
    return "chance: " if actor == CHANCE else f"{COLOURS[actor]}: "


def _move(position: CastelPosition, action: str) -> int:
    move = notation.find(position, action)
    if move is None:
        raise _bad("illegal", action=shown(action), why=explain(position, action).words())
    return move


# ---- reading ----


def read(text: str) -> Record:
    """The record of a sheet; `BadRecord` names what does not fit."""
    head = Head(text, "Castel", TAGS, None)
    players = head.players(2, 5)
    options = check_options(setup.OPTIONS, _options(head), "CT-1.9")
    record = Record("castel", players, options, head.setup())
    position = setup.start(players, options, record.setup)
    for _, line in head.body:
        match = TURN.fullmatch(line)
        if match is not None:
            _read_turn(position, match, record)
        elif line != result(position):
            raise _bad("line", line=shown(line))
    for tag, value in (("End", END_WORDS[position.end] or NOTHING), ("Result", result(position))):
        if head.tags.get(tag, value) != value:
            raise _bad("end", tag=tag, value=shown(head.tags[tag]), right=value)
    return record


def _bad(what: str, **params: Param) -> BadRecord:
    return BadRecord(f"castel-sheet-{what}", clause=None, **params)


def _options(head: Head) -> dict[str, Any]:
    given: dict[str, Any] = {}
    for tag, key in (("HandLimit", "hand_limit"), ("MerchantFinish", "merchant_finish")):
        if tag in head.tags:
            given[key] = head.switch(tag)
    if "Minstrel" in head.tags:
        given["minstrel"] = head.tags["Minstrel"]
    if "TurnLimit" in head.tags:
        given["turn_limit"] = head.number("TurnLimit")
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
    """The decisions of a turn in order: the beginning (see `who`) and the action."""
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
