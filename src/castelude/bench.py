"""Measures the speed of engines (uniformly random playouts from the normal start, on one core) and of bots."""

import time
from dataclasses import asdict, dataclass

from castelude import native
from castelude.core.game import AnyGame
from castelude.core.playout import playout, playout_with_lists
from castelude.core.record import JsonObject
from castelude.core.rng import Rng

LONGEST_GAME = 10**9


@dataclass(frozen=True)
class EngineSpeed:
    """What was measured, by CPU time of this process."""

    game: str
    players: int
    engine: str
    lists: bool
    seconds: float
    playouts: int
    decisions: int
    playouts_per_second: float
    decisions_per_second: float

    def to_json(self) -> JsonObject:
        return asdict(self)


def measure(game: AnyGame, players: int, seconds: float, seed: int = 1, lists: bool = False) -> EngineSpeed:
    """Play whole random games with default options until the time is over; each has its own deal and its own seed.

    The complete legal set is known at every decision; with `lists` it is also written out as a list each time.
    """
    play = playout_with_lists if lists else playout
    options = game.check_options({})
    starts = [game.start(players, options, game.deal(players, options, Rng(seed + k, "setup"))) for k in range(16)]
    playouts = decisions = 0
    begin = time.process_time()
    spent = 0.0
    while spent < seconds or playouts == 0:
        position = starts[playouts % len(starts)].copy()
        decisions += play(position, Rng(seed + playouts, "bench"), LONGEST_GAME)
        playouts += 1
        spent = time.process_time() - begin
    return EngineSpeed(
        game=game.id,
        players=players,
        engine=native.how(),
        lists=lists,
        seconds=round(spent, 3),
        playouts=playouts,
        decisions=decisions,
        playouts_per_second=round(playouts / spent, 1),
        decisions_per_second=round(decisions / spent, 1),
    )


def measure_search(game: AnyGame, seconds: float) -> tuple[int, float]:
    """Positions that the strongest level looks at, and the CPU seconds it took, in games it plays against itself."""
    from castelude.bots import suggest
    from castelude.core.start import new_match

    nodes = game_number = 0
    begin = time.process_time()
    spent = 0.0
    while spent < seconds:
        game_number += 1
        match = new_match(game.id, seed=game_number)
        while match.actor is not None and spent < seconds:
            found = suggest(match, "master", len(match.actions), ms=250)
            nodes += found.nodes
            match.apply(found.action)
            spent = time.process_time() - begin
    return nodes, spent
