"""Our games next to those of OpenSpiel, pgx and PettingZoo: decisions by chance a CPU second, in one run.

The games differ, so a row says what a library can do, not which game is better written: chess and Go have large boards
and cheap rules for what is legal, ours have chains, hands and secrets. PettingZoo's own board games need a library for
windows; its smallest example shows what its interface alone costs.
"""

import argparse
import json
import random
import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import pgx
import pyspiel
from pettingzoo.test.example_envs import generated_agents_env_v0

from benchmarks.engines import python_speed, rate
from castelude.core.registry import all_games
from castelude.envs import aec

Json = dict[str, Any]
BATCH = 1024
OPEN_SPIEL = ("connect_four", "go(board_size=9)", "chess")
PGX = ("connect_four", "go_9x9", "chess")


def ours(seconds: float) -> list[Json]:
    """Every interface of our games from Python."""
    found = []
    for game in all_games():
        rates = python_speed(game, seconds)
        rates["PettingZoo"] = rate(_aec(aec.env(game)), seconds)
        for name in ("text", "position", "batch", "arrays", "PettingZoo"):
            found.append({"library": "Castelude", "game": game, "interface": name, "rate": rates[name]})
    return found


def open_spiel(name: str, seconds: float) -> Json:
    """Playouts through the Python interface."""
    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def playout() -> int:
        state = game.new_initial_state()
        played = 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            played += 1
        return played

    return {"library": "OpenSpiel", "game": name, "interface": "Python", "rate": rate(playout, seconds)}


def pgx_batch(name: str, seconds: float) -> Json:
    """A batch of games that are begun again when they end, with observations and masks, as pgx always makes them."""
    env = pgx.make(name)
    begin = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(pgx.experimental.auto_reset(env.step, env.init)))

    @jax.jit
    def choose(key: Any, masks: Any) -> Any:  # noqa: ANN401 arrays of JAX
        return jax.random.categorical(key, jax.numpy.log(masks.astype(jax.numpy.float32)), axis=1)

    keys = iter(jax.random.split(jax.random.PRNGKey(1), 1_000_000))
    state = begin(jax.random.split(jax.random.PRNGKey(0), BATCH))

    def steps() -> int:
        nonlocal state
        for _ in range(4):
            key = next(keys)
            state = step(state, choose(key, state.legal_action_mask), jax.random.split(key, BATCH))
        state.observation.block_until_ready()
        return 4 * BATCH

    steps()  # compiles
    return {"library": "pgx", "game": name, "interface": "batch with arrays", "rate": rate(steps, seconds)}


def _aec(env: Any) -> Callable[[], int]:  # noqa: ANN401 environments of PettingZoo have no common type
    """Playouts through the interface of PettingZoo."""
    rng = random.Random(1)

    def playout() -> int:
        env.reset(seed=rng.getrandbits(30))
        played = 0
        for agent in env.agent_iter(2000):
            observation, _, terminated, truncated, info = env.last()
            action = None
            if not (terminated or truncated):
                mask = observation.get("action_mask") if isinstance(observation, dict) else info.get("action_mask")
                action = env.action_space(agent).sample(mask)
                played += 1
            env.step(action)
        return played

    return playout


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds a measurement (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path)
    plan = parser.parse_args()
    found: list[Json] = []
    for _ in range(plan.rounds):
        found += ours(plan.seconds)
        found += [open_spiel(name, plan.seconds) for name in OPEN_SPIEL]
        found += [pgx_batch(name, plan.seconds) for name in PGX]
        example = rate(_aec(generated_agents_env_v0.env()), plan.seconds)
        found.append({"library": "PettingZoo", "game": "generated agents", "interface": "PettingZoo", "rate": example})
    rows: dict[tuple[str, str, str], list[float]] = {}
    for row in found:
        rows.setdefault((row["library"], row["game"], row["interface"]), []).append(row["rate"])
    print("| library | game | interface | decisions a CPU second |\n| --- | --- | --- | ---: |")
    for (library, game, interface), rates in rows.items():
        print(f"| {library} | {game} | {interface} | {statistics.median(rates):,.0f} |")
    if plan.json:
        plan.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
