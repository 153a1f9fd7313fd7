"""The process in which bots choose moves and analyse games. It is given what it may know, and nothing else.

It keeps the search trees of the latest few bots, so that a turn of several decisions is searched once.
"""

from collections import OrderedDict
from collections.abc import Sequence

from castelude.bots import Memory, analyse, choose, hint, lines
from castelude.core.errors import CasteludeError
from castelude.core.match import actor_of
from castelude.core.position import Position
from castelude.core.record import JsonObject, read_record
from castelude.core.registry import get_game
from castelude.core.start import load_match
from castelude.puzzles.judge import judge
from castelude.puzzles.make import make_puzzle
from castelude.puzzles.puzzle import read_puzzle
from castelude.room.processes import jobs
from castelude.room.processes.jobs import Progress, Send

MOST_MEMORIES = 6


class BotJobs:
    """What the room may ask for."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._memories: OrderedDict[str, Memory] = OrderedDict()

    def by_name(self) -> jobs.Jobs:
        return {
            "choose": self.choose,
            "hint": self.hint,
            "analyse": self.analyse,
            "lines": self.lines,
            "judge": self.judge,
            "make_puzzle": self.make_puzzle,
        }

    def choose(
        self,
        game: str,
        seen: Position,
        seat: int,
        level: str,
        seed: int,
        ms: int,
        key: str,
        since: Sequence[int] | None,
    ) -> str:
        """The action of a level. `key` names this seat of this table; `since` is what was played since its last one."""
        memory = self._memories.pop(key, None) or Memory()
        memory.follow(since, seen)
        answer = choose(get_game(game), seen, seat, level, seed, ms, memory).action
        self._memories[key] = memory
        while len(self._memories) > MOST_MEMORIES:
            self._memories.popitem(last=False)
        return answer

    def hint(self, game: str, seen: Position, seat: int, seed: int) -> JsonObject:
        found = hint(get_game(game), seen, seat, seed)
        return {
            "action": found.action,
            "value": round(found.value, 4),
            "line": found.line,
            "line_seats": found.seats,
            "reason": [line.to_json() for line in found.reason],
        }

    def analyse(self, record: JsonObject) -> JsonObject:
        match = load_match(read_record(record), manual_chance=True)
        return analyse(match, progress=lambda done, total: self._send(Progress(done, total))).to_json()

    def lines(self, record: JsonObject, seed: int, ms: int) -> JsonObject:
        """The best lines of the position at the end of a record; what is wrong with it, where it is no game."""
        try:
            match = load_match(read_record(record), manual_chance=True)
        except CasteludeError as error:
            return {"wrong": error.message, "clause": error.clause, "params": error.params}
        found = lines(match.game, match.position, seed, ms)
        seat = actor_of(match.position)
        shown = [{"actions": line.actions, "seats": line.seats, "value": round(line.value, 4)} for line in found]
        return {"seat": seat if isinstance(seat, int) else None, "lines": shown}

    def judge(self, puzzle: JsonObject, actions: list[str], seed: int, ms: int) -> JsonObject:
        """What an answer to a puzzle is worth; what is wrong with it, where it cannot be played."""
        try:
            found = judge(read_puzzle(puzzle), actions, seed, ms)
        except CasteludeError as error:
            return {"wrong": error.message, "clause": error.clause, "params": error.params}
        value, best = (None if one is None else round(one, 4) for one in (found.value, found.best))
        return {"state": found.state, "value": value, "best": best, "reply": found.reply, "reply_seats": found.seats}

    def make_puzzle(self, record: JsonObject, seed: int) -> JsonObject:
        """The best turn at the end of a record where it is a puzzle, else why not; what is wrong with the record."""
        try:
            match = load_match(read_record(record), manual_chance=True)
        except CasteludeError as error:
            return {"wrong": error.message, "clause": error.clause, "params": error.params}
        found = make_puzzle(match.game, match.position, seed)
        if isinstance(found, str):
            return {"why": found}
        return {"solution": found.solution, "value": found.value, "rival": found.rival}


if __name__ == "__main__":
    jobs.run(lambda send: BotJobs(send).by_name())
