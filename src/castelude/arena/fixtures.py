"""The games of a campaign: every contestant gets the same deals and every seat.

A **deal** is one seed: it fixes the setup and every chance event that the course of play does not change. Each deal is
played once for every rotation of the line-up round the table, so that the luck of a seat or of a deal falls to all
contestants alike. Where nothing is dealt, the first few decisions (`opening`) are random, from the same seed, or
every game would be the same.
"""

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from castelude.arena.contestants import open_contestant
from castelude.arena.playing import Contestant, Forfeit
from castelude.core.errors import BadRequest, IllegalAction
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.options import OptionValue
from castelude.core.record import JsonObject
from castelude.core.registry import get_game
from castelude.core.rng import Rng
from castelude.core.start import new_match


@dataclass(frozen=True)
class Fixture:
    """One game to be played: the deal, and the words of the contestant on each seat."""

    game: str
    options: dict[str, OptionValue]
    deal: int
    seats: tuple[str, ...]
    opening: int
    answer_s: float

    @property
    def key(self) -> str:
        """A key that is unique in its campaign."""
        return json.dumps([self.deal, *self.seats])


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `shares` is each seat's part of the one point; a seat that forfeits gets nothing."""

    deal: int
    seats: tuple[str, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    actions: int
    seconds: float
    forfeit: str | None = None

    def to_json(self) -> JsonObject:
        return asdict(self)

    @property
    def key(self) -> str:
        return json.dumps([self.deal, *self.seats])


def line_ups(contestants: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every rotation of the table: one contestant per seat, or one challenger among equals when there are two."""
    if len(contestants) == players:
        table = list(contestants)
    elif len(contestants) == 2:
        table = [contestants[0]] + [contestants[1]] * (players - 1)
    else:
        raise BadRequest("error-contestants", number=len(contestants), players=players)
    return [tuple(table[-k:] + table[:-k]) for k in range(players)]


def fixtures(
    game: AnyGame,
    players: int,
    options: dict[str, OptionValue],
    contestants: Sequence[str],
    deals: range,
    opening: int,
    answer_s: float,
) -> list[Fixture]:
    """All games of a match, deal by deal."""
    return [
        Fixture(game.id, options, deal, seats, opening, answer_s)
        for deal in deals
        for seats in line_ups(contestants, players)
    ]


def play(fixture: Fixture) -> Outcome:
    """Play one game to its end; the same deal and the same bots (without time limits) give the same game."""
    begin = time.monotonic()
    game = get_game(fixture.game)
    match = new_match(fixture.game, len(fixture.seats), dict(fixture.options), seed=fixture.deal)
    match.playout(fixture.deal, fixture.opening)
    table: list[Contestant] = []
    try:
        for words in fixture.seats:
            table.append(open_contestant(game, words, match.players, fixture.answer_s))
        loser, reason = _play_out(match, table, fixture.deal)
    finally:
        for contestant in table:
            contestant.close()
    result = match.result()
    winners = result.winners if loser is None else [seat for seat in range(match.players) if seat != loser]
    return Outcome(
        deal=fixture.deal,
        seats=fixture.seats,
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(match.players)),
        scores=tuple(int(score) for score in result.scores),
        actions=len(match.actions),
        seconds=round(time.monotonic() - begin, 3),
        forfeit=None if loser is None else f"{fixture.seats[loser]}: {reason}",
    )


def _play_out(match: Match, table: list[Contestant], deal: int) -> tuple[int | None, str]:
    """Play until the end, or until a contestant forfeits: then its seat and the reason."""
    seat = 0
    try:
        for seat, contestant in enumerate(table):
            contestant.begin(match, seat)
        while match.actor is not None:
            seat = int(match.position.actor())
            seed = int(Rng(deal, f"act-{len(match.actions)}-{seat}").word())
            match.apply(table[seat].act(match, seat, seed))
    except (Forfeit, IllegalAction) as error:
        return seat, str(error)
    for contestant in table:
        contestant.end(match)
    return None, ""
