"""The drawings that pictures share with the browser client."""

import gzip
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from castelude import new_match
from castelude.core.game import AnyGame
from castelude.drawings import definitions
from castelude.room.rendering.share_card import share_card
from castelude.svg import document, text
from tests.kit import GAMES

ROOT = Path(__file__).parents[1]
LARGEST = 28 * 1024
"""Bytes of a picture as it is sent, compressed."""


def test_they_are_those_of_the_client() -> None:
    checked = subprocess.run(
        [sys.executable, "-m", "scripts.drawings", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_picture_has_every_drawing_that_it_uses_once(game: AnyGame) -> None:
    match = new_match(game.id, seed=2)
    for _ in range(30):
        match.apply(match.legal()[0])
    picture = game.picture(match.position, None, match.lately())
    ids = [element.get("id") for element in ET.fromstring(picture).iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"#([a-z][\w-]*-[\w-]+)", picture)) <= set(ids)
    assert "var(" not in picture


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_picture_is_small_when_it_is_sent(game: AnyGame) -> None:
    """Late in a game for as many as can play, as a seat sees it."""
    match = new_match(game.id, game.max_players, seed=2)
    for step in range(150):
        legal = match.legal()
        if not legal:
            break
        match.apply(legal[step * 7 % len(legal)])
    picture = game.picture(match.position, 0, match.lately())
    assert len(gzip.compress(picture.encode())) < LARGEST


def test_only_what_is_used_is_defined() -> None:
    defined = definitions("castello", ['<use href="#castello-flag-red"/>'])
    assert set(re.findall(r' id="([^"]+)"', defined)) == {
        "castello-flag-red",
        "castello-pole",
        "castello-red-top",
        "castello-shadow",
    }


def test_the_words_of_a_picture_are_on_its_card() -> None:
    """They were not: a picture that is an image in another one has no text for resvg."""
    with_words, without = (document(300, 200, "", "", content) for content in ([text("Red to move", 20, 90, 30)], []))
    assert share_card(with_words) != share_card(without)
