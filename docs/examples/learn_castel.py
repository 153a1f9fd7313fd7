"""A program learns Castel from random games: which positions win. Then it looks one decision ahead and beats random.

A linear judge on the observations of `castelude.encoding`, taught by batches of random games; NumPy is all it needs
(`pip install castelude[encoding]`). It takes some seconds on one core; with more games it plays better.
"""

import numpy as np
from numpy.typing import NDArray

from castelude import NOBODY, Position, Rng, new_match
from castelude.batch import Batch
from castelude.encoding import Encoding

GAME = "castel"
ROWS = 64
STEPS = 400
EVERY = 8
ENCODING = Encoding(GAME)
Numbers = NDArray[np.float32]


def random_games() -> tuple[Numbers, Numbers]:
    """Observations of random games, and whether the seat that saw them won in the end (1) or lost (-1)."""
    batch = Batch(GAME, ROWS, seed=1)
    open_moments: list[list[tuple[NDArray[np.uint8], int]]] = [[] for _ in range(ROWS)]
    seen: list[NDArray[np.uint8]] = []
    rewards: list[float] = []
    for number in range(STEPS):
        if number % EVERY == 0:
            observations, actors = batch.observations(), batch.actors()
            for row in range(ROWS):
                open_moments[row].append((observations[row].copy(), int(actors[row])))
        step = batch.step_at_random()
        for row in np.flatnonzero(step.over).tolist():
            for observation, seat in open_moments[row]:
                seen.append(observation)
                rewards.append(float(step.rewards[row, seat]))
            open_moments[row].clear()
    return np.array(seen, np.float32), np.array(rewards, np.float32)


def learn(seen: Numbers, rewards: Numbers, rounds: int = 20, rate: float = 0.05) -> Numbers:
    """Weights whose weighted sum of an observation foretells the reward, by gradient descent on the squared error."""
    scale = np.maximum(seen.max(axis=0), 1)
    inputs = np.hstack([seen / scale, np.ones((len(seen), 1), np.float32)])
    weights = np.zeros(inputs.shape[1], np.float32)
    rng = np.random.default_rng(1)
    for _ in range(rounds):
        for part in np.array_split(rng.permutation(len(inputs)), max(1, len(inputs) // 256)):
            error = np.tanh(inputs[part] @ weights) - rewards[part]
            weights -= rate * (inputs[part].T @ error) / len(part)
    return np.append(weights[:-1] / scale, weights[-1]).astype(np.float32)


def choose(position: Position, seat: int, weights: Numbers, rng: Rng) -> int:
    """The move after which the seat's observation looks best, with everything dealt again that it cannot know."""
    known = ENCODING.game.resample(position, seat, rng)
    best, chosen = -np.inf, 0
    for move in known.moves():
        after = known.copy()
        after.play(move)
        value = float(ENCODING.observation(after, seat) @ weights[:-1])
        if value > best:
            best, chosen = value, move
    return chosen


def play(seed: int, learner: int, weights: Numbers) -> bool:
    """One game of the learner on a seat against random; whether it won."""
    position = new_match(GAME, seed=seed, manual_chance=True).position
    rng = Rng(seed, "random")
    while (actor := position.actor()) != NOBODY:
        if actor == learner:
            position.play(choose(position, learner, weights, rng))
        else:
            position.play(position.random_move(rng))
    return learner in position.winners()


def main() -> None:
    seen, rewards = random_games()
    weights = learn(seen, rewards)
    games = 10
    wins = sum(play(seed, seed % 2, weights) for seed in range(games))
    print(f"learned from {len(seen)} positions of random games; wins {wins} of {games} games against random")


if __name__ == "__main__":
    main()
