"""The forms of Castel's actions: what a board can point at."""

import re

import pytest

from castelude import Rng, new_match
from castelude.core.forms import Form, Offer, read_offer
from castelude.games.castel import GAME
from tests.kit import is_over, random_action

ANY = Form("none of these", "{text}")


def rebuilt(form: Form, parts: tuple[str, ...]) -> str:
    """The action that a form writes with these parts."""
    values = iter(part.split(":", 1) for part in parts)

    def fill(found: re.Match[str]) -> str:
        role, value = next(values)
        assert role == found[1]
        return value

    text = re.sub(r"\{(\w+)\}", fill, form.pattern)
    assert next(values, None) is None
    return text


def test_every_action_of_random_games_is_read_by_exactly_one_form_and_written_again() -> None:
    met, read = set(), set[str]()
    for seed in range(16):
        match = new_match(
            "castel",
            2 + seed % 4,
            {"turn_limit": 60, "minstrel": "two" if seed % 2 else "all"},
            seed=seed,
            manual_chance=True,
        )
        rng = Rng(seed, "forms")
        while not is_over(match):
            for text in set(match.legal()) - read:
                fitting = [form for form in GAME.forms if read_offer([form, ANY], text).kind == form.kind]
                assert len(fitting) == 1, text
                offer = GAME.parts(text)
                assert offer == read_offer(fitting, text)
                assert rebuilt(fitting[0], offer.parts) == text
                met.add(offer.kind)
            read.update(match.legal())
            match.apply(random_action(match, rng))
    assert met == {form.kind for form in GAME.forms}


@pytest.mark.parametrize(
    ("text", "kind", "parts"),
    [
        ("draw", "draw", ()),
        ("swap:archer>king", "swap", ("hand:archer", "exchange:king")),
        ("place:black-knight@c3", "place", ("hand:black-knight", "at:c3")),
        ("place:dragon@out", "place", ("hand:dragon", "at:out")),
        ("enter:king@c3", "enter", ("exchange:king", "at:c3")),
        ("move:knight@c3.2>d4", "move", ("card:knight@c3.2", "at:d4")),
        ("switch:prince@b2,queen@c3", "switch", ("card:prince@b2", "card:queen@c3")),
        ("lay:b2=prince", "lay", ("cell:b2", "laid:prince")),
        ("pawn:queen@c3=1", "pawn", ("card:queen@c3", "seat:1")),
        ("send:siege@N", "send", ("card:siege@N",)),
        ("deal:king>1", "deal", ("exchange:king", "seat:1")),
        ("trade:king>1", "trade", ("hand:king", "seat:1")),
        ("give:king", "give", ("hand:king",)),
        ("pass:king", "pass", ("hand:king",)),
        ("get:king", "get", ("exchange:king",)),
        ("take:siege-3>1", "take", ("taken:siege-3", "seat:1")),
    ],
)
def test_what_an_action_points_at(text: str, kind: str, parts: tuple[str, ...]) -> None:
    assert GAME.parts(text) == Offer(text, kind, parts)
