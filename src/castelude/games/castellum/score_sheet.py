"""Human notation: a game as a sheet that people write and read; the JSON record stays the reference.

A sheet begins with tags (`[Game "Castellum"]`, Players, Edition where it is not the house's, Setup as JSON, Result).
Then come headings with year and phase (`1579 siege`) and under them one line for each run of decisions of one seat:
`s0` and its words. A word is the action text without what goes without saying:

| word | action | word | action |
| --- | --- | --- | --- |
| `markt` | `worker:markt` | `pass`, `let` | the same |
| `gold`, `gold+wood` | `take:…` | `A07+s0c2`, `A01!fury:s1c3` | `angel:…` |
| `T12>c2`, `F08>c2` | `buy:…` | `xA26` | `cancel:A26` |
| `05>s1c3` | `enemy:E1632-05>s1c3`, in 1632 | `-A20` | `discard:A20` |
| `side2` | `orient:2` | `; …` | a remark to the end of the line |

After each combat a remark tells which enemies each seat defeated. docs/notation-castellum.md describes it in full.
"""

import re

from castelude.core.errors import BadRecord
from castelude.core.options import OptionValue, shown
from castelude.core.position import NOBODY
from castelude.core.record import JsonObject, Record
from castelude.core.sheet import Head, setup_text, write_tags
from castelude.core.verdict import Param
from castelude.games.castellum import edition_file, explain, notation, setup, views
from castelude.games.castellum.board import ASK_WORKER, Board
from castelude.games.castellum.cards import ENEMIES, YEARS
from castelude.games.castellum.operands import TAKE_WORDS
from castelude.games.castellum.position import CastellumPosition

TAGS = ("Game", "Players", "Edition", "Setup", "Result")
HEADING = re.compile(r"([0-9]{4}) ([a-z]+)")
TURN = re.compile(r"s([0-3])((?: +[^ ]+)+)")
RUNNING = "*"
OPTIONS_CLAUSE = "CM-2.2"
FORM_CLAUSE = "CM-12.1"


# ---- writing ----


def write(record: Record) -> str:
    """The sheet of a record, which must replay (see `load_match`)."""
    position = setup.start(record.players, record.options, record.setup)
    body = _body(position, record.actions)  # plays the position to its end
    tags = {"Game": "Castellum", "Players": str(record.players)}
    if "edition" in record.options:
        tags["Edition"] = str(record.options["edition"])
    tags["Setup"] = setup_text(record.setup)
    tags["Result"] = _result(position)
    return "\n".join([*write_tags(tags), *body]) + "\n"


def _result(position: CastellumPosition) -> str:
    return "-".join(str(score) for score in position.scores()) if position.actor() == NOBODY else RUNNING


def _heading(board: Board) -> str:
    return f"{YEARS[board.year]} {views.PHASES[board.phase]}"


def _body(position: CastellumPosition, actions: list[str]) -> list[str]:
    lines: list[str] = []
    heading, seat = "", -1
    for action in actions:
        if _heading(position.board) != heading:
            heading, seat = _heading(position.board), -1
            lines.append(heading)
        if position.actor() == seat:
            lines[-1] += f" {_word(action)}"
        else:
            seat = position.actor()
            lines.append(f"s{seat} {_word(action)}")
        piles, fought = list(position.board.defeated), list(position.board.rewards)
        move = notation.find(position.board, action)
        assert move is not None
        position.play(move)
        if list(position.board.rewards)[::3] != fought[::3]:
            lines.append(_remark(position.board, piles, fought))
            seat = -1
    return lines


def _remark(board: Board, piles: list[int], fought: list[int]) -> str:
    """The enemies that each seat defeated in the combat just fought, and those that the last angel destroyed."""
    year = next(k for k in range(4) if fought[k * 3] != board.rewards[k * 3])
    parts = []
    for seat in range(board.players):
        gained = views.names(ENEMIES, board.defeated[seat] & ~piles[seat])
        parts.append(f"s{seat} {' '.join(card[6:] for card in gained) or '-'}")
    needed = board.edition.needed[year * 5 + board.players]
    return f"; combat: {', '.join(parts)}; {board.rewards[year * 3]} of {needed}"


def _word(action: str) -> str:
    """The word of an action on the sheet."""
    kind, _, rest = action.partition(":")
    if kind == "enemy":
        return rest[6:]
    signs = {"discard": "-", "cancel": "x", "orient": "side"}
    return signs.get(kind, "") + rest if rest else kind


# ---- reading ----


def read(text: str) -> Record:
    """The record of a sheet; `BadRecord` names the line that does not fit."""
    head = Head(text, "Castellum", TAGS, FORM_CLAUSE)
    players = head.players(2, 4)
    given: JsonObject = {"edition": head.tags["Edition"]} if "Edition" in head.tags else {}
    options: dict[str, OptionValue] = edition_file.check_options(given, OPTIONS_CLAUSE)
    beginning = head.setup()
    position = setup.start(players, options, beginning)
    record = Record("castellum", players, options, beginning)
    for number, line in head.body:
        words = line.partition(";")[0].strip()  # a remark
        if words:
            _read_line(position, record, number, words)
    result = head.tags.get("Result", _result(position))
    if result != _result(position):
        raise _bad("result", value=shown(result), right=_result(position))
    return record


def _bad(what: str, **params: Param) -> BadRecord:
    return BadRecord(f"castellum-sheet-{what}", clause=FORM_CLAUSE, **params)


def _read_line(position: CastellumPosition, record: Record, number: int, line: str) -> None:
    if position.actor() == NOBODY:
        raise _bad("ended", line=number)
    if HEADING.fullmatch(line):
        if line != _heading(position.board):
            raise _bad("heading", line=number, value=line, right=_heading(position.board))
        return
    match = TURN.fullmatch(line)
    if match is None:
        raise _bad("line", line=number, value=shown(line))
    for word in match[2].split():
        if position.actor() == NOBODY:
            raise _bad("ended", line=number)
        if position.actor() != int(match[1]):
            raise _bad("seat", line=number, value=match[1], right=str(position.actor()))
        action = _action(position.board, word)
        if action is None:
            raise _bad("word", line=number, value=shown(word))
        move = notation.find(position.board, action)
        if move is None:
            raise _bad("illegal", line=number, word=shown(word), why=explain.explain(position.board, action).words())
        position.play(move)
        record.actions.append(action)


def _action(board: Board, word: str) -> str | None:
    """The action text of a word. A space may be called as another word is written, so what is asked counts first."""
    if board.asked == ASK_WORKER and word in board.edition.space_numbers:
        return f"worker:{word}"
    if word in ("pass", "let"):
        return word
    if word in TAKE_WORDS:
        return f"take:{word}"
    if re.fullmatch("[FT][0-9]{2}>.*", word):
        return f"buy:{word}"
    if re.fullmatch("[0-9]{2}>.*", word):
        return f"enemy:E{YEARS[board.year]}-{word}"
    for sign, kind in (("-", "discard"), ("x", "cancel"), ("side", "orient")):
        if word.startswith(sign):
            return f"{kind}:{word.removeprefix(sign)}"
    if word.startswith("A"):
        return f"angel:{word}"
    return f"worker:{word}" if word in board.edition.space_numbers else None
