"""Promise 5: no message tells a viewer what the rules hide; shown by dealing the hidden things anew.

500 playouts here; `CASTELUDE_SOAK=1` makes them 50,000.
"""

import asyncio
import hashlib
import json
from collections.abc import Sequence
from typing import Any

import pytest

from castelude.core.game import AnyGame
from castelude.core.position import Position
from castelude.core.rng import Rng
from castelude.core.verdict import LogLine, Verdict
from castelude.room.tables import visible
from castelude.room.tables.table import Table
from tests.kit.secrets.twins import Tally, compare
from tests.kit.secrets.worlds import HIDING, StartsAt
from tests.kit.soak import report, scaled

pytestmark = pytest.mark.slow

KINDS = {"welcome", "update", "news", "ack", "refused", "explained", "previewed", "chat", "presence"}


def play(games: Sequence[AnyGame], count: int, made: type[StartsAt] = StartsAt) -> Tally:
    tally = Tally()

    async def work() -> None:
        for number in range(count):
            game = games[number % len(games)]
            players = game.min_players + number // len(games) % (game.max_players - game.min_players + 1)
            await compare(game, players, Rng(number, "secrets"), tally, made)

    asyncio.run(work())
    return tally


def test_every_message_is_the_same_whatever_is_hidden() -> None:
    """Every message of every kind, with its length and its number of options, in every game with secrets."""
    tally = play(HIDING, scaled(500, 50_000))
    assert tally.kinds == KINDS
    assert tally.differing > 0.8 * tally.playouts
    assert tally.steps > 2 * tally.playouts
    report("secrets", {**vars(tally), "kinds": sorted(tally.kinds)})


# ---- the property finds every kind of leak: a game, or a room, that tells something is caught ----


def mark(game: AnyGame, position: Position) -> str:
    """Eight letters that depend on everything, hidden things included."""
    return hashlib.sha256(json.dumps(game.state(position)).encode()).hexdigest()[:8]


class InView(StartsAt):
    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        return {**self.real.view(position, seat), "mark": mark(self.real, position)}


class InAids(StartsAt):
    def aids(self, position: Position, seat: int | None) -> dict[str, Any]:
        return {"mark": mark(self.real, position)}


class InNumberOfOptions(StartsAt):
    def legal(self, position: Position) -> list[str]:
        more = ["~"] * (int(mark(self.real, position), 16) % 7)
        return self.real.legal(position) + more if position.actor() >= 0 else self.real.legal(position)

    def find(self, position: Position, text: str) -> int | None:
        return self.real.find(position, self.real.legal(position)[0] if text == "~" else text)


class InLog(StartsAt):
    def log(self, before: Position, text: str, after: Position, seat: int | None) -> list[LogLine]:
        return [*self.real.log(before, text, after, seat), LogLine("log-action", {"mark": mark(self.real, after)})]


class InExplanation(StartsAt):
    def explain(self, position: Position, text: str) -> Verdict:
        found = self.real.explain(position, text)
        return Verdict(found.legal, found.clause, found.message, {**found.params, "mark": mark(self.real, position)})


class InPicture(StartsAt):
    def picture(self, position: Position, seat: int | None, lately: Sequence[str], lang: str) -> str:
        return f"<svg>{mark(self.real, position)}</svg>"


class InTakebacks(StartsAt):
    def reversible(self, before: Position, text: str, now: Position) -> bool:
        return int(mark(self.real, now), 16) % 2 == 0


class InBotPipe(StartsAt):
    def resample(self, position: Position, seat: int | None, rng: Rng) -> Position:
        return position


@pytest.mark.parametrize(
    "made", [InView, InAids, InNumberOfOptions, InLog, InExplanation, InPicture, InTakebacks, InBotPipe]
)
def test_a_game_that_tells_is_caught(made: type[StartsAt]) -> None:
    for game in HIDING:
        with pytest.raises(AssertionError):
            play([game], 80, made)


def test_a_game_that_tells_secret_actions_is_caught() -> None:
    class InActions(StartsAt):
        def seen_action(self, before: Position, text: str, seat: int | None) -> str:
            return text

    castel = next(game for game in HIDING if game.id == "castel")
    with pytest.raises(AssertionError):
        play([castel], 400, InActions)


def test_a_room_that_shows_the_setup_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def fairness(table: Table) -> dict[str, Any]:
        assert table.started is not None
        return {"setup": table.started.setup}

    monkeypatch.setattr(visible, "fairness", fairness)
    with pytest.raises(AssertionError):
        play(HIDING, 3)
