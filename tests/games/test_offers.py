"""The forms of actions and the turns of the log, for every game that declares forms."""

import pytest

from castelude import Match, Rng
from castelude.core.forms import PLACEHOLDER, Form, Offer, read_offer
from castelude.core.registry import get_game
from tests.kit import random_action, random_match

WITH_FORMS = ("castellan", "castello")


def rebuilt(form: Form, offer: Offer) -> str:
    """The text of an action, from its form and its parts."""
    values = [part.partition(":")[2] for part in offer.parts]
    holes = list(PLACEHOLDER.finditer(form.pattern))
    text = form.pattern
    for hole in holes:
        many = len(values) if hole[2] and len(holes) == 1 else 1
        text = text.replace(hole[0], (hole[2] or "").join(values[:many]), 1)
        del values[:many]
    assert not values
    return text


def legal_texts(match: Match, rng: Rng) -> set[str]:
    """Every text that is legal at some moment of a random game."""
    found = set(match.legal())
    while match.actor is not None and len(match.actions) < 400:
        match.apply(random_action(match, rng))
        found.update(match.legal())
    return found


@pytest.mark.parametrize("game_id", WITH_FORMS)
def test_every_action_has_one_form_and_is_rebuilt_from_its_parts(game_id: str) -> None:
    game = get_game(game_id)
    kinds = set()
    for seed in range(12):
        for text in legal_texts(random_match(game_id, seed, 0), Rng(seed, "forms")):
            fitting = [form for form in game.forms if read_offer((form,), text).kind == form.kind]
            assert len(fitting) == 1, text
            assert rebuilt(fitting[0], game.parts(text)) == text
            kinds.add(fitting[0].kind)
    assert kinds == {form.kind for form in game.forms}


@pytest.mark.parametrize("game_id", WITH_FORMS)
def test_a_turn_belongs_to_one_seat(game_id: str) -> None:
    match = random_match(game_id, 5, 0)
    rng = Rng(5, "turns")
    assert match.game.begins_turn(match.position)
    seat = match.actor
    while match.actor is not None and len(match.actions) < 400:
        if match.game.begins_turn(match.position):
            seat = match.actor
        assert match.actor == seat
        match.apply(random_action(match, rng))
