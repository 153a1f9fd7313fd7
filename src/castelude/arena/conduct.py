"""Carries out the commands of the arena: plans, plays, prints the table of ratings."""

import argparse
import itertools
import json
import sys
import time
from collections.abc import Iterator, Sequence

from castelude.arena.campaign import Pace, Runner, on_cores, on_ray, run
from castelude.arena.contestants import check_contestant, read_bot
from castelude.arena.fixtures import Fixture, Outcome, fixtures
from castelude.arena.rating import Rating, rate
from castelude.arena.results import Lines, Results
from castelude.arena.tune import Round, Task, read_round, tune
from castelude.bots import LEVELS
from castelude.bots.knowledge import weights_of
from castelude.core.errors import BadRequest
from castelude.core.game import AnyGame
from castelude.core.options import OptionValue, parse_options, shown
from castelude.core.registry import get_game
from castelude.texts import say

BAR = 30
OPENING = 8


def match(args: argparse.Namespace) -> int:
    """One match; the table of ratings is printed."""
    game, players, options = _table(args)
    for words in args.contestants:
        check_contestant(game, words)
    names = list(dict.fromkeys(args.contestants))
    planned = fixtures(game, players, options, args.contestants, _deals(args), _opening(args), args.answer)
    _campaign(args, planned, names)
    return 0


def ladder(args: argparse.Namespace) -> int:
    """Every contestant of the list against the one before it."""
    names = args.contestants or list(LEVELS)
    return _pairs(args, names, list(itertools.pairwise(names)))


def pool(args: argparse.Namespace) -> int:
    """Every contestant of the list against those before it, as far as `--reach` says: all ratings are on one scale."""
    names = args.contestants or ["random", "novice", "casual", "greedy", "adept", "expert", "master"]
    reach = args.reach or len(names)
    near = [(one, other) for k, other in enumerate(names) for one in names[max(0, k - reach) : k]]
    return _pairs(args, names, near)


def _pairs(args: argparse.Namespace, names: list[str], pairs: list[tuple[str, str]]) -> int:
    """The matches of these pairs, the second of each as the challenger, and a line for each under the ratings."""
    game, players, options = _table(args)
    if len(names) < 2:
        raise BadRequest("error-ladder")
    for words in names:
        check_contestant(game, words)
    planned: list[Fixture] = []
    for below, above in pairs:
        planned += fixtures(game, players, options, [above, below], _deals(args), _opening(args), args.answer)
    outcomes = _campaign(args, planned, names)
    for below, above in pairs:
        pair = [outcome for outcome in outcomes if set(outcome.seats) == {below, above}]
        found = rate([above, below], pair, campaigns=0)[0]
        print(
            say(
                "arena-pair",
                args.lang,
                above=above,
                below=below,
                games=found.games,
                share=_percent(found.share),
                low=_percent(found.share_low),
                high=_percent(found.share_high),
                times=f"{found.share * players:.2f}",
            )
        )
    return 0


def tune_weights(args: argparse.Namespace) -> int:
    """Tune, print each round, and store the rounds, so that a run that was stopped goes on."""
    game, players, options = _table(args)
    read_bot(game, args.contestant)
    names = _weights_to_tune(game, args.weights)
    plan = {"game": game.id, "players": players, "options": options, "mind": args.contestant, "weights": names}
    plan |= {"deals": args.deals, "seed": args.seed, "opening": _opening(args), "start": weights_of(game)}
    sheet = Lines(args.output, plan, read_round)
    before = list(sheet.found)
    timed = _Timed(_runner(args), show=not args.quiet)

    def pair(one: str, other: str, deals: range) -> list[Fixture]:
        return fixtures(game, players, options, [one, other], deals, _opening(args), args.answer)

    def progress(found: Round) -> None:
        sheet.add(found, found.to_json())
        if not args.quiet:
            print(file=sys.stderr)
        print(json.dumps({"round": found.number, "share": round(found.share, 3), "weights": found.weights}), flush=True)

    task = Task(game, args.contestant, names, args.deals, args.seed, timed, pair)
    try:
        rounds = tune(task, args.rounds, progress, before[: args.rounds])
    finally:
        sheet.close()
    pace = timed.pace()
    new = len(rounds) - len(before)
    print(
        say("arena-tuned", args.lang, rounds=new, seconds=round(pace.seconds), times=f"{pace.speed_up:.1f}"),
        file=sys.stderr,
    )
    return 0


def _weights_to_tune(game: AnyGame, given: str | None) -> list[str]:
    """The weights that are named, or all; `BadRequest` for one that the game's evaluation does not have."""
    known = weights_of(game)
    names = given.split(",") if given else list(known)
    for name in names:
        if name not in known:
            raise BadRequest("error-weight", name=shown(name), game=game.id, known=", ".join(known) or "-")
    if not names:
        raise BadRequest("error-no-weights", game=game.id)
    return names


class _Timed:
    """A runner that adds up the time the games took, and shows a progress bar for each batch."""

    def __init__(self, runner: Runner, *, show: bool) -> None:
        self._runner = runner
        self._show = show
        self._begin = time.monotonic()
        self._spent = 0.0

    def __call__(self, planned: Sequence[Fixture]) -> Iterator[Outcome]:
        for number, outcome in enumerate(self._runner(planned), 1):
            self._spent += outcome.seconds
            if self._show:
                _bar(number, len(planned), outcome)
            yield outcome

    def pace(self) -> Pace:
        return Pace(time.monotonic() - self._begin, self._spent)


# ---- what the commands share ----


def _table(args: argparse.Namespace) -> tuple[AnyGame, int, dict[str, OptionValue]]:
    game = get_game(args.game)
    players = game.min_players if args.players is None else args.players
    game.check_players(players)
    return game, players, game.check_options(parse_options(args.option))


def _deals(args: argparse.Namespace) -> range:
    return range(args.seed, args.seed + args.deals)


def _opening(args: argparse.Namespace) -> int:
    """How many random decisions the games start with: as asked for, or a few where nothing is dealt."""
    if args.opening is not None:
        return int(args.opening)
    game = get_game(args.game)
    return 0 if game.hidden or game.chance else OPENING


def _runner(args: argparse.Namespace) -> Runner:
    return on_ray(args.ray, args.workers) if args.ray else on_cores(args.workers)


def _campaign(args: argparse.Namespace, planned: list[Fixture], names: Sequence[str]) -> list[Outcome]:
    """Play what is not yet played, and print the ratings."""
    game, players, options = _table(args)
    plan = {"game": game.id, "players": players, "options": options, "contestants": list(names), "seed": args.seed}
    plan["opening"] = _opening(args)
    results = Results(args.output, plan)
    try:
        pace = run(planned, results, _runner(args), None if args.quiet else _bar)
    finally:
        results.close()
        if not args.quiet:
            print(file=sys.stderr)
    wanted = {fixture.key for fixture in planned}
    outcomes = [outcome for outcome in results.outcomes if outcome.key in wanted]
    _print_ratings(rate(names, outcomes), args.lang)
    _print_remarks(outcomes, pace, args.lang)
    return outcomes


def _bar(done: int, whole: int, outcome: Outcome) -> None:
    filled = BAR * done // whole
    line = f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{whole}  {outcome.seconds:.1f} s"
    print(line, end="", file=sys.stderr, flush=True)


def _print_ratings(ratings: list[Rating], lang: str) -> None:
    """The table, in Markdown, so that it can go into a page as it is."""
    print(say("arena-head", lang))
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for found in ratings:
        limits = f"{_percent(found.share_low)}–{_percent(found.share_high)}"
        elos = f"{found.elo_low:+.0f}…{found.elo_high:+.0f}"
        print(
            f"| {found.name} | {found.games} | {found.points:g} | {_percent(found.share)} | {limits}"
            f" | {found.elo:+.0f} | {elos} |"
        )


def _print_remarks(outcomes: list[Outcome], pace: Pace, lang: str) -> None:
    actions = sum(outcome.actions for outcome in outcomes)
    print(
        say(
            "arena-pace",
            lang,
            games=len(outcomes),
            actions=actions // max(1, len(outcomes)),
            seconds=round(pace.seconds),
            times=f"{pace.speed_up:.1f}",
        )
    )
    for outcome in outcomes:
        if outcome.forfeit:
            print(say("arena-forfeit", lang, deal=str(outcome.deal), reason=outcome.forfeit))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
