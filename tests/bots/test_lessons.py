"""Every lesson is true: what it asks for is legal, and a strong bot prefers it to everything that looks good."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from castelude import new_match
from castelude.bots import look
from castelude.bots.decision import Bounds, decide
from castelude.bots.hint import rivals_of
from castelude.bots.levels import adviser_of
from castelude.core.record import JsonObject
from tests.kit import GAMES

pytestmark = pytest.mark.slow
FOLDER = Path(__file__).parents[2] / "web/src/games"
LESSONS = [
    pytest.param(game.id, step, id=f"{game.id}-{step['id']}")
    for game in GAMES
    for step in json.loads((FOLDER / game.id / "lessons.json").read_text(encoding="utf-8"))
]
CLEARLY = 0.02
"""By how much of a chance to win the answer is better than the best of the others."""


@pytest.mark.parametrize(("game_id", "step"), LESSONS)
def test_the_answer_is_clearly_the_best(game_id: str, step: JsonObject) -> None:
    scene = step["scene"]
    match = new_match(game_id, scene["players"], setup=scene["setup"], manual_chance=True)
    match.apply_all(scene.get("actions", []))
    game, seat = match.game, scene.get("seat", 0)
    assert match.actor == seat
    adviser = adviser_of(game)
    bot = replace(adviser, nodes=2 * (adviser.nodes or 0), ms=None)  # a busy machine must not change the answer
    seen = look(game, match.position, seat, 1)
    best = decide(game, seen, bot, 1)
    assert game.text(seen, best.move) == step["wanted"][0]
    worth = decide(game, seen, bot, 1, Bounds(only=best.move)).value
    rivals = [decide(game, seen, bot, 1, Bounds(only=move)).value for move in rivals_of(game, seen, best.move, 3)]
    assert worth > max(rivals) + CLEARLY
    for action in step["wanted"][: step["actions"]]:
        assert action in match.legal()
        match.apply(action)


def test_there_are_three_to_five_lessons_a_game() -> None:
    for game in GAMES:
        assert 3 <= sum(game.id == lesson.values[0] for lesson in LESSONS) <= 5
