"""The specification for programs: it names everything that a program meets, and nothing that is not there."""

import json
import re
from importlib.resources import files

import pytest

from castelude.core.game import AnyGame
from castelude.games.castel.cards import KIND_IDS
from castelude.rulebook.specification import rulebook
from castelude.texts import LANGUAGES, page_source
from tests.kit import GAMES, random_match

WITH_TABLES = [game for game in GAMES if page_source(f"spec/{game.id}", LANGUAGES[0])]
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each_language
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_keys_of_options_setups_states_and_views_are_on_the_page(game: AnyGame, lang: str) -> None:
    match = random_match(game.id, 1, 10)
    page = rulebook(game, lang)
    options = {option.key: option.default for option in game.options}
    for named in (options, match.setup, match.state(), match.view(0)):
        for key in named:
            assert re.search(rf"\b{key}\b", page), key


@each_language
@pytest.mark.parametrize("game", WITH_TABLES, ids=lambda game: game.id)
def test_the_table_of_the_state_has_its_keys_and_no_others(game: AnyGame, lang: str) -> None:
    chapter = re.split(r"^## (?:State|État)$", page_source(f"spec/{game.id}", lang), flags=re.MULTILINE)[1]
    table = re.findall(r"^\| (.*?) \|", chapter.partition("|\n\n")[0], re.MULTILINE)
    named = [key for cell in table for key in re.findall(r"`(\w+)`", cell)]
    assert sorted(named) == sorted(random_match(game.id, 1, 10).state())


@each_language
def test_the_faces_of_castellans_house_edition_are_those_of_its_file(lang: str) -> None:
    """CA-1.2."""
    cards = json.loads(files("castelude.games.castellan").joinpath("house.json").read_text("utf-8"))["cards"]
    face = re.compile(r"^\| `([TW]\d)` \| (\d) \| (\d) \| (\d) \| (\d) \|$", re.MULTILINE)
    rows = face.findall(page_source("spec/castellan", lang))
    faces = {card: tuple(map(int, numbers)) for card, *numbers in rows}
    assert faces == {card["id"]: tuple(card[key] for key in ("towers", "long", "short", "extra")) for card in cards}


@each_language
def test_every_kind_of_castel_is_in_the_table_of_zones(lang: str) -> None:
    """CT-1.6."""
    zones = re.split(r"^## ", page_source("spec/castel", lang), flags=re.MULTILINE)[2].partition("\n\n")[2]
    named = re.findall(r"`([a-z-]+)`", "".join(re.findall(r"^\|.*$", zones, re.MULTILINE)))
    assert sorted(named) == sorted(KIND_IDS)
