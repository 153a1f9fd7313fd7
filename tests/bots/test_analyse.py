"""The analysis after a game."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from castelude import new_match
from castelude.bots import Bot, analyse, judge, look, suggest
from castelude.bots.analyse import Moment
from castelude.bots.budget import Budget, WholeRounds
from castelude.bots.calibration import lead_of
from castelude.bots.decision import FREE, Bounds, Decision, decide, think
from castelude.bots.levels import adviser_of
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.position import Position
from castelude.core.rng import Rng
from tests.kit import GAMES, random_match


def test_a_missed_win_is_a_turning_point() -> None:
    """Both seats lack one pawn at one castle; Red looks elsewhere, and Black does not."""
    match = new_match(
        "castello",
        setup={
            "red": ["M5", "L4", "M2", "A1"],
            "black": ["I5", "H4", "I2", "U15"],
            "unmoved": [],
            "captured": {"castles": [["P3", "O8", "P13"], ["F3", "G8", "F13"]]},
        },
    )
    match.apply_all(["A1-A2", "I2-I3"])
    report = analyse(match, Bot("alphabeta", nodes=4000))
    first, second = report.moments
    assert first.best == "M2-M3"
    assert first.chances[0] > 0.9
    assert first.choice < -0.9
    assert (second.actor, second.best, second.choice) == (1, "I2-I3", 0)
    assert report.turning_points() == [first]
    assert report.final == [0.0, 1.0]
    assert report.luck is None
    (told,) = [moment for moment in report.to_json()["moments"] if moment["ply"] in report.to_json()["turning"]]
    assert told["follows"] == ["I2-I3"]  # what refutes it, to be played on the board


CASTLE_FOR_NOTHING = {
    "red": "B8 C15 D12 D13 D5 D7 D9 E10 E14 E2 E4 E5 F12 F15 G10 G13 G2 G3 G4 G5 G9 H10 H12 H3 H5 H6 I13 I3 J13 J4",
    "black": "O11 O13 O7 P12 P14 P15 P2 P4 P7 Q1 Q10 Q12 Q14 Q15 Q3 Q6 R1 R11 R13 R15 R8 S14 S3 S4 S6 S7 T13 U11 U6 U9",
    "castles": "F13 F3 G8 I12 I4 K8 M12 M4 O8 P13 P3",
    "unmoved": "B8 T13 U9",
}


def test_b11_taking_a_free_castle_is_no_mistake() -> None:
    """The search alone gives the capture 81 % and a quiet move 94 %: the pawns beside the castle lose their goal."""
    match = new_match("castello", setup={key: cells.split() for key, cells in CASTLE_FOR_NOTHING.items()})
    seen = look(match.game, match.position, 0, 0)
    quiet = think(match.game, seen, adviser_of(match.game), 0)
    capture = match.game.parse(seen, "G9-I11")
    assert quiet.move != capture
    assert think(match.game, seen, adviser_of(match.game), 0, Bounds(only=capture)).value < quiet.value - 0.1
    match.apply("G9-I11")
    (moment,) = analyse(match).moments
    assert moment.choice == 0
    assert moment.chances[0] > 0.6


A_CASTLE_IN_DANGER = {
    "red": "B10 B4 C2 C6 C7 C8 D10 D11 D14 D2 D9 E10 E12 E14 E4 E8 F15 F6 F8 G11 G13 G4 G5 G6 G9 H12 H5 H7 H8 I11",
    "black": "K12 L10 L11 L13 L3 L5 M11 M3 N10 N11 N12 N13 N14 N2 N3 N4 N5 N6 O10 O11 O13 O2 O3 O5 O6 P10 P14 P15 "
    "P5 P9",
    "castles": "F13 F3 G8 I12 I4 K8 M12 M4 O8 P13 P3",
    "unmoved": "B10",
}


def test_a_turn_that_gives_away_a_quarter_of_the_chances_is_a_mistake_and_refuted() -> None:
    """From a game of a casual bot: it looks elsewhere while Black gets behind its pawns."""
    match = new_match("castello", setup={key: cells.split() for key, cells in A_CASTLE_IN_DANGER.items()})
    match.apply("F15-G14")
    report = analyse(match)
    (moment,) = report.moments
    assert -0.5 < moment.choice < -0.2
    assert report.to_json()["turning"] == [0]
    assert match.seat == 1
    assert moment.follows
    match.apply_all(moment.follows)  # what refutes it can be played on the board


@pytest.mark.parametrize("game", [game for game in GAMES if game.hidden], ids=lambda game: str(game.id))
def test_a_mistake_is_refuted_with_the_real_cards(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot thought of cards that nobody held: its line is asked for again; a gain is no mistake without one."""
    match = random_match(game.id, 7, 24)
    analysing = sys.modules["castelude.bots.analyse"]
    impossible = 2**40

    def imagined(*args: Any) -> judge.Judgement:  # noqa: ANN401 what the real one takes
        return replace(judge.judge(*args), choice=-0.2, follows=[impossible])

    monkeypatch.setattr(analysing, "judge", imagined)
    moments = analyse(match, Bot("mcts", 20)).moments
    walk = match.copy()
    for moment in reversed(moments):
        while len(walk.actions) > moment.ply + len(moment.actions):
            walk.undo()
        if walk.seat is None:
            assert moment.follows == []
        else:
            walk.copy().apply_all(moment.follows)
            assert moment.follows
    monkeypatch.setattr(analysing, "reply_of", lambda *_: [])
    lost = analyse(match, Bot("mcts", 20)).moments
    assert {moment.choice for moment in lost} <= {0.0, -0.2}
    for moment, gained in zip(lost, _gains(match, lost), strict=True):
        assert moment.choice == (0.0 if gained else -0.2)


def _gains(match: Match, moments: Sequence[Moment]) -> list[bool]:
    """Whether a seat gained points on the others in its turn."""
    found = []
    walk = new_match(match.game.id, match.players, match.options, setup=match.setup, manual_chance=True)
    for moment in moments:
        walk.apply_all(match.actions[len(walk.actions) : moment.ply])
        before = lead_of(walk.position.scores(), moment.actor)
        walk.apply_all(moment.actions)
        found.append(lead_of(walk.position.scores(), moment.actor) > before)
    return found


def test_a_chain_is_judged_as_one_turn() -> None:
    """Two hops that only together capture both pawns: no hop is judged on its own."""
    setup = {"red": ["E5", "A1"], "black": ["F5", "H5", "U15"], "castles": ["P3"], "unmoved": []}
    match = new_match("castello", setup=setup)
    match.apply_all(["E5-G5", "G5-I5", "U15-U14"])
    report = analyse(match, Bot("alphabeta", nodes=2000))
    assert [(moment.ply, moment.actions) for moment in report.moments] == [
        (0, ["E5-G5", "G5-I5"]),
        (2, ["U15-U14"]),
    ]
    assert report.moments[0].choice == 0


def test_a_mistake_is_only_one_at_four_times_the_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that changes its mind when it thinks longer blames nobody; one that stays with it does."""
    match = new_match("castello")
    match.apply("B5-D5")
    (best, played) = (match.game.parse(new_match("castello").position, action) for action in ("B6-D6", "B5-D5"))

    def opinion(stubborn: bool) -> float:
        def decided(_: AnyGame, seen: Position, bot: Bot, seed: int, bounds: Bounds = FREE) -> Decision:
            budget, only = bounds.budget, bounds.only
            assert budget is None or budget.nodes == bot.nodes
            worse = only == played and (stubborn or bot.nodes == 100)
            move = best if only is None else only
            return Decision(move if move in seen.moves() else seen.move_at(seed), 0.4 if worse else 0.6, [move], 1)

        monkeypatch.setattr(judge, "decide", decided)
        turn = judge.turn_at(match.game, new_match("castello").position, match.actions, 0, 0)
        return judge.judge(match.game, turn, Bot("alphabeta", nodes=100), 0).choice

    assert opinion(stubborn=False) == 0
    assert opinion(stubborn=True) == pytest.approx(-0.2)


@pytest.mark.parametrize("nodes", [4_000, 12_000, 20_000])
def test_a_round_that_would_not_be_finished_is_not_begun(nodes: int) -> None:
    """Judging one move says the same without it, and sooner."""
    match = new_match("castello", setup={key: cells.split() for key, cells in A_CASTLE_IN_DANGER.items()})
    seen = look(match.game, match.position, 0, 0)
    bot, move = Bot("alphabeta", nodes=nodes), match.game.parse(seen, "F15-G14")
    whole, patient = (decide(match.game, seen, bot, 1, Bounds(kind(nodes), move)) for kind in (WholeRounds, Budget))
    assert (whole.value, whole.line, whole.depth) == (patient.value, patient.line, patient.depth)
    assert (whole.nodes < patient.nodes) == (nodes > 4_000)


def test_both_turns_are_looked_at_equally_deep_and_nothing_is_searched_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks one turn further sees one reply more, which is no difference in worth."""
    match = new_match("castello", setup={key: cells.split() for key, cells in A_CASTLE_IN_DANGER.items()})
    start = match.position.copy()
    match.apply("F15-G14")
    turn = judge.turn_at(match.game, start, match.actions, 0, 0)
    searched: list[tuple[int | None, bool, int]] = []

    def watched(game: AnyGame, seen: Position, bot: Bot, seed: int, bounds: Bounds = FREE) -> Decision:
        found = decide(game, seen, bot, seed, bounds)
        searched.append((bot.nodes, bounds.only == turn.moves[0], -1 if bounds.only is None else found.depth))
        return found

    monkeypatch.setattr(judge, "decide", watched)
    judged = judge.judge(match.game, turn, Bot("alphabeta", nodes=20_000), 0)
    assert judged.choice <= -judge.MISTAKE
    assert [nodes for nodes, _, depth in searched if depth < 0] == [20_000], "the best turn is looked for once"
    for nodes in (20_000, 80_000):
        good, played = (
            [depth for n, own, depth in searched if n == nodes and own is mine and depth >= 0] for mine in (False, True)
        )
        assert good[-1] == played[-1]
        assert len(played) == 1


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_chances_choice_and_luck_add_up(game: AnyGame) -> None:
    """What a seat's chance has become is what its own and others' choices and luck have made of it."""
    match = random_match(game.id, 7, 24, game.max_players)
    told: list[tuple[int, int]] = []
    report = analyse(match, Bot("greedy"), progress=lambda done, whole: told.append((done, whole)))
    assert told[-1] == (len(match.actions), len(match.actions))
    assert [match.actions[moment.ply] for moment in report.moments] == [moment.actions[0] for moment in report.moments]
    for moment in report.moments:
        assert sum(moment.chances) == pytest.approx(1)
        assert moment.choice <= 0
        assert moment.line[0] == moment.best
    assert (report.luck is None) == (not game.hidden and not game.chance)
    if report.luck is not None:
        assert sum(report.luck) == pytest.approx(0, abs=1e-9)
    assert sum(report.choice) == pytest.approx(sum(moment.choice for moment in report.moments))


def test_the_best_move_costs_nothing() -> None:
    match = new_match("castel", seed=4)
    for ply in range(4):
        match.apply(suggest(match, "greedy", seed=ply).action)
    assert analyse(match, "greedy", seed=0).choice == pytest.approx([0.0, 0.0])


def test_what_progress_raises_ends_the_analysis() -> None:
    class Enough(Exception):
        pass

    def stop(done: int, whole: int) -> None:
        raise Enough(f"{done} of {whole}")

    with pytest.raises(Enough, match="1 of 10"):
        analyse(random_match("castello", 1, 10), Bot("greedy"), progress=stop)


def test_a_game_given_up_before_a_random_event_ends_with_chances_of_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not with those of the bare evaluation, which nothing has calibrated."""
    match = new_match("castel", 2, seed=1, manual_chance=True)
    rng = Rng(3, "events")
    while match.actor != "chance":
        match.apply(match.legal()[rng.below(len(match.legal()))])
    goes_on = match.copy()
    goes_on.apply(match.legal()[0])
    seat = goes_on.seat
    assert seat is not None

    def certain(*_: object) -> Decision:
        return Decision(0, 0.8, [], 1)

    monkeypatch.setattr(sys.modules["castelude.bots.analyse"], "decide", certain)
    final = analyse(match, Bot("greedy")).final
    assert final[seat] == pytest.approx(0.8)
    assert sum(final) == pytest.approx(1)
