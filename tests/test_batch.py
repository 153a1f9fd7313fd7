"""Many games at once are the same games as one by one."""

import os
import signal
from typing import Any

import numpy as np
import pytest

from castelude import BadRequest, CasteludeError, all_games
from castelude.batch import Batch
from castelude.batch_processes import ParallelBatch
from castelude.core.utility import utilities

each_game = pytest.mark.parametrize("game", list(all_games()))


def first_legal(batch: Batch) -> Any:  # noqa: ANN401
    return batch.masks().argmax(axis=1)


@each_game
def test_rows_say_what_their_positions_say(game: str) -> None:
    batch = Batch(game, 3, seed=2)
    for _ in range(20):
        masks, seen, actors = batch.masks(), batch.observations(), batch.actors()
        for row, position in enumerate(batch.positions):
            assert actors[row] == position.actor() >= 0
            assert (masks[row] == batch.encoding.mask(position)).all()
            assert (seen[row] == batch.encoding.observation(position, int(actors[row]))).all()
        batch.step(first_legal(batch))


@each_game
def test_a_seed_gives_the_same_games_whatever_the_number_of_rows(game: str) -> None:
    small, large = Batch(game, 2, seed=7), Batch(game, 4, seed=7)
    other = Batch(game, 2, seed=8)
    for _ in range(400):
        one, two = small.step_at_random(), large.step_at_random()
        other.step_at_random()
        assert (one.over == two.over[:2]).all()
        assert (one.rewards == two.rewards[:2]).all()
    assert (small.observations() == large.observations()[:2]).all()
    assert (small.observations() != other.observations()).any()


def test_a_game_that_is_over_is_followed_by_another() -> None:
    batch = Batch("castel", 8, 3, seed=1)
    over = np.zeros(8, int)
    for _ in range(600):
        step = batch.step_at_random()
        over += step.over
        assert (step.rewards[~step.over] == 0).all()
        assert np.allclose(step.rewards.sum(axis=1), 0)
        assert (batch.actors() >= 0).all()
    assert (over > 0).all()


def test_what_is_not_legal_changes_nothing() -> None:
    batch = Batch("castello", 2, seed=1)
    before = batch.observations().copy()
    legal = first_legal(batch)
    with pytest.raises(BadRequest, match="action 5040 is not legal in row 1"):
        batch.step(np.array([legal[0], 5040]))
    with pytest.raises(BadRequest, match="action -1 is not legal in row 0"):
        batch.step(np.array([-1, legal[1]]))
    with pytest.raises(BadRequest, match="needs 2 actions"):
        batch.step(legal[:1])
    assert (batch.observations() == before).all()
    with pytest.raises(CasteludeError):
        Batch("castello", 2, 3)


@pytest.mark.parametrize(
    ("winners", "players", "expected"),
    [
        ([0], 2, [1, -1]),
        ([0, 1], 2, [0, 0]),
        ([2], 3, [-0.5, -0.5, 1]),
        ([0, 1, 2], 3, [0, 0, 0]),
        ([1, 2], 3, [-0.5, 0.25, 0.25]),
    ],
)
def test_utilities_sum_up_to_nothing(winners: list[int], players: int, expected: list[float]) -> None:
    assert utilities(winners, players) == pytest.approx(expected)


@each_game
def test_processes_play_the_same_games(game: str) -> None:
    alone = Batch(game, 7, seed=3)
    with ParallelBatch(game, 7, seed=3, processes=3) as shared_out:
        for number in range(300):
            if number % 50 == 0:
                assert (alone.observations() == shared_out.observations()).all()
                assert (alone.actors() == shared_out.actors()).all()
                assert (alone.masks() == shared_out.masks()).all()
                actions = first_legal(alone)
                one, many = alone.step(actions), shared_out.step(actions)
            else:
                one, many = alone.step_at_random(), shared_out.step_at_random()
            assert (one.over == many.over).all()
            assert (one.rewards == many.rewards).all()
        with pytest.raises(ValueError, match="read-only"):
            shared_out.observations()[0, 0] = 1


def test_what_is_not_legal_changes_nothing_in_any_process() -> None:
    with ParallelBatch("castello", 4, seed=1, processes=2) as batch:
        before = batch.observations().copy()
        legal = batch.masks().argmax(axis=1)
        with pytest.raises(BadRequest, match="action 5040 is not legal in row 3"):
            batch.step(np.array([*legal[:3], 5040]))
        with pytest.raises(BadRequest, match="needs 4 actions"):
            batch.step(legal[:1])
        with pytest.raises(BadRequest, match="whole numbers, not float64"):
            batch.step(legal.astype(float))
        assert (batch.observations() == before).all()


@pytest.mark.parametrize("processes", [0, 5, -1, 1.5])
def test_a_process_has_a_row_at_least(processes: Any) -> None:  # noqa: ANN401
    with pytest.raises(BadRequest, match="runs in 1 to 4 processes"):
        ParallelBatch("castello", 4, processes=processes)


@pytest.mark.parametrize("kind", [Batch, ParallelBatch])
@pytest.mark.parametrize("size", [0, -3, 2.5])
def test_a_batch_has_a_row_at_least(kind: Any, size: Any) -> None:  # noqa: ANN401
    with pytest.raises(BadRequest, match="has one row or more"):
        kind("castello", size)


def test_a_process_that_dies_is_told_and_a_closed_batch_is_closed() -> None:
    batch = ParallelBatch("castel", 4, seed=1, processes=2)
    os.kill(batch._parts[1].process.pid or 0, signal.SIGKILL)
    batch._parts[1].process.join()
    with pytest.raises(ChildProcessError, match="exit code -9"):
        batch.step_at_random()
    with pytest.raises(ValueError, match="closed"):
        batch.masks()
