"""A bot that goes on with its tree: it knows more after the same effort, and never what it may not know."""

from typing import Any

import pytest

from castelude import Match, new_match
from castelude.bots import Bot, Budget, Memory, Trail, look, suggest
from castelude.bots.decision import Bounds, decide
from castelude.core.position import CHANCE

TREE = Bot("mcts", nodes=150)


def decide_and_play(match: Match, memory: Memory, trail: Trail, seed: int) -> tuple[int, int]:
    """Decide and play; how often the root had been visited before and after."""
    seat = match.position.actor()
    seen = look(match.game, match.position, seat, seed)
    memory.follow(trail.since(match, seat), seen)
    kept = memory.recall(TREE)
    before = int(kept.visits[kept.root]) if kept else 0
    decision = decide(match.game, seen, TREE, seed, Bounds(memory=memory))
    search = memory.recall(TREE)
    after = int(search.visits[search.root]) if search else 0
    match.apply(match.game.text(seen, decision.move))
    return before, after


def test_a_turn_of_several_decisions_is_thought_out_once() -> None:
    match = new_match("castellan", seed=3)
    seat = match.position.actor()
    memory, trail = Memory(), Trail()
    known = []
    while match.position.actor() == seat:
        before, after = decide_and_play(match, memory, trail, len(match.actions))
        if match.position.count() > 1:
            known.append((before, after))
    assert known[0][0] == 0
    assert any(before > 20 for before, _ in known[1:]), known
    assert all(after >= before for before, after in known)


def test_what_others_did_in_secret_ends_a_tree() -> None:
    """In games with secrets a tree never outlives the turn, and what was drawn ends it within."""
    match = new_match("castel", seed=4)
    trails = [Trail(), Trail()]
    last = -1
    for ply in range(40):
        seat = match.position.actor()
        if seat == CHANCE:
            break
        since = trails[seat].since(match, seat)
        assert (since is None) == (seat != last), ply
        match.apply(suggest(match, "greedy", ply).action)
        last = seat


class GrownInAnotherDeal(Memory):
    """A memory whose tree holds, tried most, a move that is not legal here."""

    nodes = 10

    def recall(self, bot: Bot) -> Any:  # noqa: ANN401 it stands in for a tree itself
        return self

    def run(self, budget: Budget) -> None:
        """It has grown enough."""

    def choices(self) -> list[tuple[int, int, float]]:
        return [(-5, 9, 0.9), (self.legal, 1, 0.5)]

    def best_after(self, moves: list[int]) -> int:
        return -1

    def __init__(self, legal: int) -> None:
        super().__init__()
        self.legal = legal


def test_a_move_of_another_deal_is_never_chosen() -> None:
    """In Castel an expert once placed a card that it had imagined to draw."""
    match = new_match("castel", seed=4)
    seen = look(match.game, match.position, match.position.actor(), 1)
    memory = GrownInAnotherDeal(seen.moves()[3])
    assert decide(match.game, seen, Bot("mcts", nodes=10), 1, Bounds(memory=memory)).move == memory.legal


def test_a_card_that_was_not_expected_makes_the_tree_worthless() -> None:
    surprises = 0
    for seed in range(6):
        match = new_match("castel", seed=seed)
        memory, trail = Memory(), Trail()
        seat = match.position.actor()
        imagined = look(match.game, match.position, seat, seed)
        memory.follow(trail.since(match, seat), imagined)
        decide(match.game, imagined, TREE, seed, Bounds(memory=memory))
        imagined = imagined.copy()
        imagined.play(match.game.parse(imagined, "draw"))
        match.apply("draw")
        memory.follow(trail.since(match, seat), look(match.game, match.position, seat, seed))
        surprised = match.game.view(imagined, seat) != match.view(seat)
        surprises += surprised
        assert not (surprised and memory.recall(TREE))
    assert surprises > 2


def test_in_an_open_game_a_tree_follows_every_move() -> None:
    match = new_match("castello", seed=1)
    memory, trail = Memory(), Trail()
    decide_and_play(match, memory, trail, 1)
    search = memory.recall(TREE)
    assert search is not None
    answer = search.best_after([match.moves[-1]])
    match.apply(match.game.text(match.position, answer))
    before, _ = decide_and_play(match, memory, trail, 2)
    assert before > 0


def test_a_move_taken_back_is_noticed() -> None:
    match = new_match("castello", seed=1)
    trail = Trail()
    assert trail.since(match, 0) is None
    match.apply("B5-D5")
    assert trail.since(match, 0) == match.moves
    match.undo()
    match.apply("B6-D6")
    assert trail.since(match, 0) is None


@pytest.mark.parametrize("game", ["castel", "castellan", "castellum"])
def test_the_same_game_gives_the_same_answers(game: str) -> None:
    played = []
    for _ in range(2):
        match = new_match(game, seed=2)
        memories, trails = [Memory(), Memory()], [Trail(), Trail()]
        for ply in range(12):
            seat = match.position.actor()
            decide_and_play(match, memories[seat], trails[seat], ply)
        played.append(match.actions)
    assert played[0] == played[1]


def test_a_chain_of_hops_is_thought_out_once_and_played_as_planned() -> None:
    match = new_match("castello", seed=3)
    match.playout(3, 8)
    bot = Bot("alphabeta", nodes=3000)
    memories, trails = [Memory(), Memory()], [Trail(), Trail()]
    planned: list[int] = []
    hops = 0
    for ply in range(80):
        seat = match.position.actor()
        seen = look(match.game, match.position, seat, ply)
        memories[seat].follow(trails[seat].since(match, seat), seen)
        decision = decide(match.game, seen, bot, ply, Bounds(memory=memories[seat]))
        if planned:
            assert (decision.move, decision.nodes) == (planned[0], 1)
            hops += 1
        else:
            assert decision.nodes > 1
        match.apply(match.game.text(seen, decision.move))
        left = memories[seat].planned(bot)
        assert left is not None
        planned = left[0][1:]
        assert not planned or match.position.actor() == seat
    assert hops > 10
