"""OpenSpiel's own tests on every game, and what its states say."""

import json
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

from castelude import get_game
from castelude.core.rng import Rng
from castelude.encoding import Encoding
from castelude.envs.openspiel import CasteludeState, register
from tests.kit import GAMES

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_the_simulation_of_openspiel_passes(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"castelude_{game}"), num_sims=1, serialize=False, verbose=False)


def test_the_playthrough_of_openspiel_passes() -> None:
    lines = generate_playthrough.playthrough_lines("castelude_castellum(deals=5)", seed=1, alsologtostdout=False)
    assert "IsTerminal() = True" in lines
    assert lines.index("IsChanceNode() = True") < lines.index("IsChanceNode() = False")


def played(name: str, decisions: int, deal: int = 7) -> CasteludeState:
    state: CasteludeState = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    rng = random.Random(3)
    for _ in range(decisions):
        outcomes = (
            [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(rng.choice(outcomes))
    return state


def test_states_say_what_the_engine_says() -> None:
    state = played("castelude_castel(players=3,deals=50)", 20)
    assert state.moment is not None
    position, game, seat = state.moment.position, get_game("castel"), state.current_player()
    encoding = Encoding(game)
    assert state.legal_actions() == sorted(encoding.legal(position).tolist())
    assert [state.action_to_string(seat, action) for action in state.legal_actions()] == [
        encoding.text(position, action) for action in state.legal_actions()
    ]
    assert json.loads(state.observation_string(1)) == json.loads(json.dumps(game.view(position, 1)))
    assert (np.array(state.observation_tensor(1)) == encoding.observation(position, 1)).all()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
    assert str(state) == json.dumps(game.state(position), sort_keys=True)


def test_an_information_state_is_what_a_seat_has_seen() -> None:
    """It grows with every decision, differs by seat, and does not change with what the seat cannot know."""
    states = [played("castelude_castel", decisions) for decisions in range(6)]
    strings = {state.information_state_string(seat) for state in states for seat in (0, 1)}
    assert len(strings) == 12
    state = states[0]
    before = state.information_state_string(0)
    assert state.moment is not None
    hidden = get_game("castel").resample(state.moment.position, 0, Rng(1))
    assert json.dumps(get_game("castel").view(hidden, 0), sort_keys=True) == before.partition("\n")[2]


def test_registering_again_changes_nothing() -> None:
    names = pyspiel.registered_names()
    register()
    assert pyspiel.registered_names() == names
    assert {f"castelude_{game.id}" for game in GAMES} <= set(names)
