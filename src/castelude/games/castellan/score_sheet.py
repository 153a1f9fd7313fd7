"""Human notation: a game as a sheet that people write and read; the JSON record stays the reference.

Tags come first (`[Players "2"]`; see TAGS), then one line for each turn, then the points of the seats, or `*` while the
game is not over. A line gives the number of the turn, the seat and its cards with a colon, then what it did in order:

    7. 0 T2+W4: T1,1 S0,1E S1,0N#0,0 T3,0##2,-1#3,0 >S2 +W1T0

- a placement as in CA-3.4, with `#` and the name of every courtyard it made; `##` for the one that has the Double Keep
  from then on (doubled now, or the part that stays doubled); `?` at the end while the claim is not settled;
- `>` and the pieces that found no place and were handed on, or went out of the game;
- `+` and the cards drawn; `end` where a turn without a draw was ended by that decision (CA-9.2).

Everything behind the placements follows from the game and is compared when a sheet is read.
"""

import re
from typing import Any

from castelude.core.errors import BadRecord
from castelude.core.options import shown
from castelude.core.record import Record
from castelude.core.sheet import Head, setup_text, write_tags
from castelude.games.castellan import decisions, explain, notation, setup
from castelude.games.castellan.position import CLAIM, DOUBLE, OVER, PLAY, CastellanPosition

TAGS = ("Game", "Players", "DoubleKeep", "Edition", "TrialFitting", "Setup", "Result")
LINE = re.compile(r"([1-9][0-9]*)\. ([0-3]) ([^ :]+):(.*)")
PLACEMENT = re.compile(r"([TSL][^#?]*)((?:##?[^#?]+)*)(\??)")
RESULT = re.compile(r"\*|[0-9]+(?:-[0-9]+)+")
UNDECIDED = "*"


class Sheet:
    """The lines of a game as it is played."""

    def __init__(self, position: CastellanPosition) -> None:
        self.position = position
        self.lines: list[str] = []

    def play(self, action: str, move: int) -> None:
        """Play a legal action and write it down."""
        before = self.position.copy()
        self.position.play(move)
        if before.phase == PLAY:
            self.lines.append(f"{before.turn}. {before.mover} ")
        self.lines[-1] += notation.written(before, action, self.position)

    def open_claim(self) -> str:
        """The courtyards of the last placement, marked `?`, while their claim is not settled."""
        position = self.position
        return notation.courtyards_made(position, position.mover) + "?" if position.phase == CLAIM else ""

    def result(self) -> str:
        if self.position.phase != OVER:
            return UNDECIDED
        return "-".join(str(points) for points in self.position.scores())


def write(record: Record) -> str:
    """The sheet of a record, which must replay (see `load_match`)."""
    sheet = Sheet(setup.start(record.players, record.options, record.setup))
    for action in record.actions:
        move = decisions.find(sheet.position, action)
        if move is None:
            raise _bad("illegal", line=len(sheet.lines), action=action, why=_why(sheet, action))
        sheet.play(action, move)
    tags = {
        "Game": "Castellan",
        "Players": str(record.players),
        "DoubleKeep": "true" if record.options["double_keep"] else "false",
        "Edition": str(record.options["edition"]),
        "TrialFitting": "true" if record.options["trial_fitting"] else "false",
        "Setup": setup_text(record.setup),
        "Result": sheet.result(),
    }
    turns = "".join(f"\n{line}" for line in sheet.lines) + sheet.open_claim()
    return "\n".join(write_tags(tags)) + f"{turns}\n{sheet.result()}\n"


def read(text: str) -> Record:
    """The record of a sheet; `BadRecord` names the line that does not fit."""
    head = Head(text, "Castellan", TAGS, None)
    players = head.players(2, 4)
    options = setup.checked_options(_options(head))
    beginning = head.setup()
    record = Record("castellan", players, options, beginning)
    sheet = Sheet(setup.start(players, options, beginning))
    ended = False
    for number, line in head.body:
        words = " ".join(line.split())
        if ended:
            raise _bad("after-result", line=number, value=shown(words))
        ended = RESULT.fullmatch(words) is not None
        if not ended:
            _read_turn(sheet, record, number, words)
    return record


def _bad(what: str, **params: str | int) -> BadRecord:
    return BadRecord(f"castellan-sheet-{what}", clause=None, **params)


def _options(head: Head) -> dict[str, Any]:
    given: dict[str, Any] = {}
    if "Edition" in head.tags:
        given["edition"] = head.tags["Edition"]
    for tag, key in (("DoubleKeep", "double_keep"), ("TrialFitting", "trial_fitting")):
        if tag in head.tags:
            given[key] = head.switch(tag)
    return given


def _why(sheet: Sheet, action: str) -> str:
    return explain.explain(sheet.position, action).words()


def _read_turn(sheet: Sheet, record: Record, number: int, words: str) -> None:
    """Play the turn that a line describes, and compare the line with what happens."""
    match = LINE.fullmatch(words)
    position = sheet.position
    if match is None:
        raise _bad("line", line=number, value=shown(words))
    if position.phase != PLAY or match[1] != str(position.turn) or match[2] != str(position.mover):
        raise _bad("turn", line=number, turn=str(position.turn), seat=str(position.mover), value=shown(words))
    turn = position.turn
    _play(sheet, record, number, f"play:{match[3]}", turn)
    for word in match[4].split():
        if word.startswith("+"):
            _play(sheet, record, number, f"draw:{word[1:]}", turn)
        elif word == "end":
            _play(sheet, record, number, word, turn)
        elif not word.startswith(">"):
            _read_placement(sheet, record, number, word, turn)
    right = sheet.lines[-1] + sheet.open_claim()
    if right != words:
        raise _bad("marks", line=number, right=right)


def _read_placement(sheet: Sheet, record: Record, number: int, word: str, turn: int) -> None:
    """A placement with its courtyards and the claim that they tell."""
    match = PLACEMENT.fullmatch(word)
    if match is None:
        raise _bad("line", line=number, value=shown(word))
    _play(sheet, record, number, match[1], turn)
    position = sheet.position
    if position.phase != CLAIM or match[3]:
        return
    doubled = re.findall(r"##([^#]+)", match[2])
    if doubled:
        _play(sheet, record, number, f"{'double' if position.asked == DOUBLE else 'stay'}:{doubled[0]}", turn)
    else:
        _play(sheet, record, number, "keep", turn)


def _play(sheet: Sheet, record: Record, number: int, action: str, turn: int) -> None:
    if sheet.position.turn != turn:
        raise _bad("turn-over", line=number, action=shown(action))
    move = decisions.find(sheet.position, action)
    if move is None:
        raise _bad("illegal", line=number, action=shown(action), why=_why(sheet, action))
    sheet.play(action, move)
    record.actions.append(action)
