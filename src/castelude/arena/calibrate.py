"""`castelude arena calibrate`: how often the adviser's values are right, and a table that makes chances of them.

Positions of games between strong bots are judged by the adviser. What it thought and how the games ended is fitted by
the line of `bots.calibration`. Every position is tested with a line that was fitted without the games of its fold; the
table that is written is fitted to all games.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, astuple, dataclass
from functools import partial
from pathlib import Path

from castelude.arena.contestants import read_bot
from castelude.arena.dataset import games_in
from castelude.arena.logistic import fit_line
from castelude.arena.reliability import Bin, bins_of, drawn, error_of, loss_of
from castelude.arena.results import Lines, commit
from castelude.arena.selfplay import Played
from castelude.arena.spreading import spread
from castelude.bots.bot import Bot
from castelude.bots.calibration import AS_IT_IS, CERTAIN, Fit, fits_of, lead_of, log_odds, shared
from castelude.bots.decision import after_own_turn, look, think
from castelude.bots.knowledge import evaluator_of
from castelude.bots.levels import adviser_of
from castelude.bots.masters import MASTERS, masters_of
from castelude.core.errors import BadFile, BadRequest
from castelude.core.evaluator import result_shares
from castelude.core.game import AnyGame
from castelude.core.record import JsonObject
from castelude.core.registry import get_game
from castelude.core.rng import Rng
from castelude.core.start import new_match
from castelude.texts import say

FOLDS = 5
MANY = 3
FEW = 10
"""From so many positions on that the search thought certain, the table says how certain they were."""


@dataclass(frozen=True)
class Sample:
    """A position of a game: what the search thought of its seat, the points ahead, and what each seat got in the end.

    `judged` are the chances of all seats by the evaluation alone; they say how the others share what is left.
    """

    deal: int
    seat: int
    value: float
    lead: int
    judged: list[float]
    shares: list[float]

    @property
    def players(self) -> int:
        return len(self.shares)

    def chances(self, fit: Fit) -> list[float]:
        return shared(self.judged, self.seat, fit.chance(self.value, self.lead))


def samples_of(played: Played, words: str, number: int) -> list[Sample]:
    """Positions of a game at which a turn begins, `number` at most, chosen at random."""
    game = get_game(played.game)
    bot = _bot(game, words)
    evaluator = evaluator_of(game)
    position = new_match(game.id, played.players, {}, seed=played.deal, manual_chance=True).position
    rng = Rng(played.deal, "calibrate")
    begins: list[int] = []
    for ply, move in enumerate(played.moves):
        if position.actor() >= 0 and game.begins_turn(position) and position.count() > 1:
            begins.append(ply)
        position.play(move)
    rng.shuffle(begins)
    chosen = set(begins[:number])
    found: list[Sample] = []
    position = new_match(game.id, played.players, {}, seed=played.deal, manual_chance=True).position
    for ply, move in enumerate(played.moves):
        if ply in chosen:
            seat = int(position.actor())
            seen = look(game, position, seat, played.deal + ply)
            thought = think(game, seen, bot, played.deal + ply)
            after = after_own_turn(seen, thought.line)
            judged = [round(chance, 4) for chance in evaluator.chances(position)]
            lead = lead_of(after.scores(), seat)
            found.append(Sample(played.deal, seat, round(thought.value, 5), lead, judged, played.shares))
        position.play(move)
    return found


def fits(samples: Sequence[Sample], secrets: bool = False, apart: bool = False) -> dict[int, Fit]:
    """A line for two seats and one for more, or `apart` for every number; with limits in a game with secrets."""
    found: dict[int, Fit] = {}
    numbers = sorted({sample.players for sample in samples})
    for first in sorted({players if apart else min(players, MANY) for players in numbers}):
        seats = [players for players in numbers if players == first or (not apart and players > first == MANY)]
        group = [sample for sample in samples if sample.players in seats]
        open_ones = [sample for sample in group if 1 - CERTAIN < sample.value < CERTAIN]
        if not open_ones:
            continue
        rows = [[1.0, log_odds(sample.value), float(sample.lead)] for sample in open_ones]
        won = [sample.shares[sample.seat] for sample in open_ones]
        start, slope, lead = fit_line(rows, won)
        if lead < 0:  # points never count against a seat: a gain would look like a mistake
            (start, slope), lead = fit_line([row[:2] for row in rows], won), 0.0
        low, high = _limits(group) if secrets else (0.0, 1.0)
        for players in seats:
            found[players] = Fit(round(start, 4), round(slope, 4), round(lead, 4), round(low, 4), round(high, 4))
    return found


def _limits(samples: Sequence[Sample]) -> tuple[float, float]:
    """What a seat got that the search had given up, and one to which it had given the win; carefully, where few did."""
    lost = [sample.shares[sample.seat] for sample in samples if sample.value <= 1 - CERTAIN]
    won = [sample.shares[sample.seat] for sample in samples if sample.value >= CERTAIN]
    high = sum(won) / len(won) if len(won) >= FEW else 1.0
    return sum(lost) / len(lost) if len(lost) >= FEW else 0.0, high


def do_seats_differ(samples: Sequence[Sample], secrets: bool = False) -> bool:
    """Whether games held back are predicted better where three seats, four and so on have lines of their own."""
    return loss_of(held_back(samples, secrets, apart=True)) < loss_of(held_back(samples, secrets))


def held_back(samples: Sequence[Sample], secrets: bool = False, apart: bool = False) -> list[tuple[float, float]]:
    """The chance and the result of every seat in every position, by lines fitted without the games of its fold."""
    found: list[tuple[float, float]] = []
    for fold in range(FOLDS):
        lines = fits([sample for sample in samples if sample.deal // 2 % FOLDS != fold], secrets, apart)
        found += shown([sample for sample in samples if sample.deal // 2 % FOLDS == fold], lines)
    return found


def shown(samples: Sequence[Sample], lines: Mapping[int, Fit]) -> list[tuple[float, float]]:
    """The chance and the result of every seat in every position, by these lines."""
    found: list[tuple[float, float]] = []
    for sample in samples:
        found += zip(sample.chances(lines.get(sample.players, AS_IT_IS)), sample.shares, strict=True)
    return found


def calibrate(args: argparse.Namespace) -> int:
    """Judge the positions that the data file lacks; then fit, test and write the table and the plot, or test only."""
    game = get_game(args.game)
    words = args.contestant or "adviser"
    _bot(game, words)
    played = list(masters_played(game) if args.games is None else games_in(args.games))
    if len(played) < 2 * FOLDS or any(one.game != game.id for one in played):
        raise BadRequest("error-calibrate-games", game=game.id, path=str(args.games or MASTERS), least=2 * FOLDS)
    samples = _samples(args, game, played, words)
    before = bins_of(shown(samples, {}))
    if args.check:
        after = bins_of(shown(samples, fits_of(game)))
        _print(args.lang, "arena-calibration-checked", before, after, len(played), len(samples))
        return 0
    apart = do_seats_differ(samples, game.hidden)
    after = bins_of(held_back(samples, game.hidden, apart))
    lines = fits(samples, game.hidden, apart)
    table: JsonObject = {
        "game": game.id,
        "fits": {str(players): list(astuple(fit)) for players, fit in sorted(lines.items())},
        "made": {
            "games": len(played),
            "positions": len(samples),
            "contestant": words,
            "commit": commit(),
            "error_before": round(error_of(before), 4),
            "error": round(error_of(after), 4),
        },
        "bins": [[one.count, round(one.chance, 4), round(one.share, 4)] for one in after],
    }
    _write(args.output, json.dumps(table, indent=1) + "\n")
    if args.plot is not None:
        _write(args.plot, drawn(before, after))
    _print(args.lang, "arena-calibrated", before, after, len(played), len(samples))
    return 0


def _samples(args: argparse.Namespace, game: AnyGame, played: Sequence[Played], words: str) -> list[Sample]:
    plan = {"game": game.id, "contestant": words, "positions": args.positions}
    sheet = Lines(args.data, plan, lambda line: [Sample(**one) for one in line["samples"]])
    try:
        known = {samples[0].deal for samples in sheet.found if samples}
        work = partial(samples_of, words=words, number=args.positions)
        for samples in spread(work, [one for one in played if one.deal not in known], args.workers):
            sheet.add(samples, {"samples": [asdict(sample) for sample in samples]})
            if not args.quiet:
                print(f"\r{len(sheet.found)}/{len(played)}", end="", file=sys.stderr, flush=True)
    finally:
        sheet.close()
    wanted = {one.deal for one in played}
    return [sample for samples in sheet.found for sample in samples if sample.deal in wanted]


def masters_played(game: AnyGame) -> Iterator[Played]:
    """The masters' games that come with a game; what their search thought is not kept."""
    masters = masters_of(game)
    for one in masters.games if masters else []:
        position = new_match(game.id, one.players, {}, seed=one.deal, manual_chance=True).position
        moves: list[int] = []
        for place in one.places:
            moves.append(position.move_at(place))
            position.play(moves[-1])
        yield Played(game.id, one.players, one.deal, moves, [-1] * len(moves), result_shares(position))


def _bot(game: AnyGame, words: str) -> Bot:
    return adviser_of(game) if words == "adviser" else read_bot(game, words)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadFile("error-file-write", path=str(path), reason=error.strerror or str(error)) from error


def _print(lang: str, words: str, before: Sequence[Bin], after: Sequence[Bin], games: int, positions: int) -> None:
    print(say("arena-calibrated-head", lang))
    print("| ---: | ---: | ---: | ---: |")
    for one in after:
        limits = 1.96 * math.sqrt(max(one.share * (1 - one.share), 1e-9) / one.count)
        print(f"| {one.count} | {one.chance:.1%} | {one.share:.1%} | ±{limits:.1%} |")
    errors = {"error": f"{error_of(after):.2%}", "before": f"{error_of(before):.2%}"}
    print(say(words, lang, games=games, positions=positions, **errors))
