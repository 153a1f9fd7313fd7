"""Search: it finds what is there to be found, says so in time, and keeps its word."""

import copy
import itertools
import threading
import time
from dataclasses import replace

import pytest

from castelude import Match, Rng, new_match
from castelude.bots import LEVELS, Bot, Budget, bot_of, choose, levels, suggest
from castelude.bots.alphabeta import SURE, AlphaBeta
from castelude.bots.decision import Bounds, decide, look
from castelude.bots.knowledge import evaluator_of, weights_of
from castelude.bots.mcts import wins_at_once
from castelude.core.bits import size
from castelude.core.errors import BadRequest
from castelude.core.evaluator import Evaluator, result_shares
from castelude.core.game import AnyGame
from castelude.core.position import NOBODY
from castelude.games.castello.position import CastelloPosition
from castelude.games.castellum.position import CastellumPosition
from tests.kit import GAMES, random_match

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
GAMES_BY_ID = {game.id: game for game in GAMES}
OPEN = [game for game in GAMES if not game.hidden and not game.chance]
TREE = Bot("mcts", nodes=120)
DEEP = Bot("alphabeta", nodes=3000)


def search_of(game: AnyGame) -> Bot:
    return TREE if game.hidden or game.chance else DEEP


@each_game
def test_the_same_seed_and_nodes_give_the_same_answer(game: AnyGame) -> None:
    match = random_match(game.id, 3, 20)
    for bot in (Bot("random"), Bot("greedy"), search_of(game)):
        one, two = (suggest(match, bot, seed=11) for _ in range(2))
        assert one == two
        assert one.action in match.legal()
        assert one.line[0] == one.action
        assert 0 <= one.value <= 1
    assert len({suggest(match, Bot("random"), seed).action for seed in range(30)}) > 1


@pytest.mark.parametrize("game", OPEN, ids=[game.id for game in OPEN])
def test_the_line_can_be_played(game: AnyGame) -> None:
    """In a game without secrets the whole line is legal from here; elsewhere it is one for a deal that is imagined."""
    match = random_match(game.id, 5, 30)
    found = suggest(match, search_of(game), seed=1)
    assert len(found.line) > 1
    match.apply_all(found.line)


@each_game
def test_every_level_plays_and_keeps_within_its_nodes(game: AnyGame) -> None:
    match = random_match(game.id, 1, 15)
    for level in LEVELS:
        found = suggest(match, level, seed=2, nodes=80)
        assert found.action in match.legal()
        assert 1 <= found.nodes <= 600
    with pytest.raises(BadRequest, match="no level"):
        suggest(match, "god", seed=1)


@each_game
def test_evaluations_are_chances(game: AnyGame) -> None:
    """At every moment of random games: one chance a seat, together 1; at the end what the winners share."""
    evaluator = evaluator_of(game)
    for players in range(game.min_players, game.max_players + 1):
        position = new_match(game.id, players, seed=players, manual_chance=True).position
        rng = Rng(players)
        for _ in range(400):
            chances = evaluator.chances(position)
            assert len(chances) == players
            assert sum(chances) == pytest.approx(1)
            assert min(chances) >= 0
            if position.actor() == NOBODY:
                assert chances == result_shares(position)
                break
            if position.actor() >= 0:
                candidates = evaluator.candidates(position, False)
                assert sorted(int(found) & 0xFFFFFFFF for found in candidates) == sorted(position.moves())
            position.play(position.move_at(rng.below(position.count())))


def test_a_game_without_an_evaluation_is_judged_by_its_score() -> None:
    position = new_match("castello", setup={"captured": {"castles": [["P3"], []]}}).position
    plain = Evaluator()
    assert plain.chances(position)[0] > 0.5
    assert plain.lead(position) == 100
    assert len(plain.candidates(position, False)) == position.count()
    assert len(plain.candidates(position, True)) == 0


def one_move_wins() -> Match:
    """Red has three castles and can put a third pawn to M4; Black has nothing to say."""
    return new_match(
        "castello",
        setup={
            "red": ["M5", "L4", "M2", "A1"],
            "black": ["U1", "U15"],
            "unmoved": [],
            "captured": {"castles": [["P3", "O8", "P13"], []], "pawns": [0, 0]},
        },
    )


@pytest.mark.parametrize("bot", [DEEP, Bot("greedy"), Bot("mcts", nodes=600)], ids=lambda bot: bot.method)
def test_a_win_in_one_is_found(bot: Bot) -> None:
    match = one_move_wins()
    found = suggest(match, bot, seed=4)
    assert found.action == "M2-M3"
    match.apply(found.action)
    assert match.result().winners == [0]


def test_alpha_beta_sees_the_end_and_stops_there() -> None:
    match = one_move_wins()
    search = AlphaBeta(evaluator_of(match.game), Budget(nodes=10**6), Rng(1), 0, 12)
    search.run(match.position, 60, -1)
    assert search.best_value >= SURE
    assert search.depth == 1
    assert search.nodes < 5000


def test_captures_beyond_the_depth_are_seen() -> None:
    """To step beside a black pawn with a free cell behind oneself loses a pawn: looking one turn ahead must know it."""
    match = new_match("castello", setup={"red": ["J8", "A1"], "black": ["L8", "U1"], "castles": [], "unmoved": []})
    for seed in range(5):
        match.apply(suggest(match, Bot("alphabeta", nodes=5000, deepest=1), seed).action)
        for text in match.legal():
            after = match.position.copy()
            assert isinstance(after, CastelloPosition)
            after.play(match.game.parse(after, text))
            assert list(after.captured_pawns) == [0, 0], (match.actions, text)
        match.undo()


def test_more_nodes_look_deeper() -> None:
    position = random_match("castello", 2, 24).position
    depths = []
    for nodes in (300, 20_000):
        search = AlphaBeta(evaluator_of(GAMES_BY_ID["castello"]), Budget(nodes=nodes), Rng(1), 0, 14)
        search.run(position, 60, -1)
        assert search.nodes <= nodes + 1
        depths.append(search.depth)
    assert depths[0] < depths[1]


@pytest.mark.parametrize("bot", [Bot("alphabeta"), Bot("mcts")], ids=lambda bot: bot.method)
def test_a_search_without_limits_is_stopped_from_outside(bot: Bot) -> None:
    match = random_match("castello", 4, 10)
    budget = Budget()
    answers = []
    thread = threading.Thread(target=lambda: answers.append(suggest(match, bot, 1, budget=budget)))
    thread.start()
    time.sleep(0.05)
    assert thread.is_alive()
    budget.stop()
    thread.join(timeout=60)
    assert answers[0].action in match.legal()


def test_progress_is_told_and_may_end_the_search() -> None:
    class Enough(Exception):
        pass

    seen: list[int] = []

    def progress(nodes: int) -> None:
        seen.append(nodes)
        if len(seen) == 3:
            raise Enough

    with pytest.raises(Enough):
        suggest(new_match("castello", seed=1), "master", 1, budget=Budget(progress=progress))
    assert seen == sorted(seen)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_win_at_once(level: str) -> None:
    """However much a level overlooks and misjudges, it does not throw away the obvious."""
    match = one_move_wins()
    assert {suggest(match, level, seed, nodes=60).action for seed in range(12)} == {"M2-M3"}


@pytest.mark.parametrize("name", ["castel", "castellum"])
def test_where_a_sure_win_is_there_no_level_plays_a_doubtful_one(name: str) -> None:
    """Secrets decide which moves win at once: some do in every deal, others only in most of them."""
    game, found = GAMES_BY_ID[name], 0
    for seed in range(10, 20):
        match, rng = new_match(name, seed=seed), Rng(seed)
        while (seat := match.position.actor()) >= 0:
            if wins_at_once(match.position):
                deals = [wins_at_once(game.resample(match.position, seat, Rng(world, "deal"))) for world in range(100)]
                often = {move: sum(move in wins for wins in deals) for move in match.position.moves()}
                if max(often.values()) == 100 > min(often.values()):
                    found += 1
                    for level, number in itertools.product(LEVELS, range(3)):
                        action = suggest(match, level, number, nodes=40).action
                        assert often[game.parse(match.position, action)] > 95, (seed, level, number)
            match.apply(suggest(match, "greedy" if rng.below(4) else "novice", len(match.actions)).action)
    assert found > 3


def test_bots_that_overlook_moves_play_others_instead() -> None:
    match = new_match("castello", seed=1)
    for bot in (Bot("greedy", overlooks=80), Bot("alphabeta", nodes=200, deepest=1, overlooks=80)):
        attentive = {suggest(match, replace(bot, overlooks=0), seed).value for seed in range(10)}
        assert min(suggest(match, bot, seed).value for seed in range(10)) < min(attentive)
        assert suggest(match, replace(bot, overlooks=100), 1).action in match.legal()


def test_noise_makes_a_greedy_bot_misjudge() -> None:
    match = random_match("castello", 3, 20)
    best = suggest(match, Bot("greedy"), 1).value
    assert min(suggest(match, Bot("greedy", noise=200), seed).value for seed in range(10)) < best


def test_choose_serves_a_process_that_only_has_the_seats_position() -> None:
    match = random_match("castello", 6, 8)
    seat = match.position.actor()
    seen = look(match.game, match.position, seat, 5)
    found = choose(match.game, seen, seat, "casual", 5, ms=1000)
    assert found.action in match.legal()
    with pytest.raises(ValueError, match="does not decide"):
        choose(match.game, seen, 1 - seat, "casual", 5)


def test_other_weights_make_another_judge() -> None:
    game = GAMES_BY_ID["castello"]
    position = new_match("castello", setup={"black": ["U1", "U2"]}).position
    assert evaluator_of(game, {"pawn": 0}).lead(position) < evaluator_of(game).lead(position)
    assert weights_of(game)["pawn"] > 0


def test_bots_of_levels() -> None:
    for game in GAMES:
        bots = [bot_of(game, level) for level in LEVELS]
        assert len(set(bots)) == len(LEVELS)
        assert all(bot.ms is None or bot.ms < 2000 for bot in bots)


def test_a_level_can_think_otherwise_among_so_many_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    castel, match = GAMES_BY_ID["castel"], new_match("castel", 5, seed=3)
    assert bot_of(castel, "expert", 4) == bot_of(castel, "expert") != bot_of(castel, "expert", 5)
    monkeypatch.setattr(levels, "_IN_COMPANY", {("castel", 5, "expert"): Bot("mcts", 70)})
    seen = look(castel, match.position, match.position.actor(), 1)
    assert choose(castel, seen, seen.actor(), "expert", 1).nodes < 500
    assert suggest(match, "expert", 1).nodes < 500


def test_a_game_can_bring_its_own_bots() -> None:
    game = copy.copy(GAMES_BY_ID["castello"])
    game.bot_settings = {"adept": {"method": "mcts", "nodes": 77}}
    assert bot_of(game, "adept") == Bot("mcts", nodes=77)
    assert bot_of(game, "expert") == bot_of(GAMES_BY_ID["castello"], "expert")


class Patient(Budget):
    """A budget that does not say how little of it is left."""

    def left(self, nodes: int) -> int:
        return 2**60


def test_a_tree_search_stops_when_no_move_can_catch_up() -> None:
    """It saves part of its budget, and chooses what it would have chosen with all of it."""
    saved = 0
    for game in GAMES:
        for seed in range(3) if game.hidden or game.chance else ():
            match = random_match(game.id, seed, 20)
            seen = look(game, match.position, match.position.actor(), seed)
            quick, slow = (decide(game, seen, TREE, seed, Bounds(budget(400))) for budget in (Budget, Patient))
            assert quick.move == slow.move
            assert quick.nodes <= slow.nodes
            saved += slow.nodes - quick.nodes
    assert saved > 100


@pytest.mark.parametrize("level", ["novice", "casual"])
def test_castellums_lower_levels_fight_and_do_not_hoard(level: str) -> None:
    """Over some games against themselves they defeat enemies, and spend most of what they get."""
    resources = defeated = 0
    for seed in range(8):
        match = new_match("castellum", 2, seed=seed)
        while (seat := match.position.actor()) >= 0:
            match.apply(suggest(match, level, seed=len(match.moves) + seat).action)
        position = match.position
        assert isinstance(position, CastellumPosition)
        resources += sum(position.board.resources[k] for k in range(6))
        defeated += sum(size(position.board.defeated[seat]) for seat in range(2))
    assert resources / 16 < 18
    assert defeated / 16 > 3.5


@each_game
def test_moves_that_are_left_out_are_never_chosen(game: AnyGame) -> None:
    """Whoever looks for the second best asks so."""
    match = random_match(game.id, 3, 20)
    seat = match.position.actor()
    seen = look(game, match.position, seat, 1)
    best = decide(game, seen, search_of(game), 1)
    other = decide(game, seen, search_of(game), 1, Bounds(without=[best.move]))
    assert other.move != best.move
    assert other.move in seen.moves()
