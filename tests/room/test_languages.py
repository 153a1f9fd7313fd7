"""The room in a language that was added: every endpoint that speaks takes it, and none answers in English."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from castelude.puzzles.library import shipped
from castelude.texts import INCLUDED, MESSAGE, say
from tests.kit import GAMES, web
from tests.kit.pseudo import CODE, ORIGINALS, build, left_in_english, pseudo
from tests.kit.room import Person
from tests.kit.served import ServedRoom

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    folder: Path = tmp_path_factory.mktemp("room")
    room = ServedRoom(folder, CASTELUDE_LOCALES=str(build(folder / "locales")))
    try:
        yield Person(room, "Ada")
    finally:
        room.close()


def operations_with_lang(ada: Person) -> set[str]:
    """The addresses whose description has a parameter `lang`."""
    paths = ada.get("/schema/openapi.json")["paths"]
    return {
        path
        for path, methods in paths.items()
        for operation in methods.values()
        for parameter in operation.get("parameters", ())
        if parameter["name"] == "lang"
    }


def test_every_address_that_takes_a_language_is_walked_here(ada: Person) -> None:
    assert operations_with_lang(ada) == {
        "/api/credits",
        "/api/games/{game_id}/rules",
        "/api/games/{game_id}/sheets",
        "/api/games/{game_id}/specification",
        "/api/puzzles/{game_id}/{puzzle_id}/card",
        "/api/studies/{study_id}/card",
        "/api/texts/{name}",
        "/api/tables/{table_id}/picture",
        "/api/tables/{table_id}/animation",
        "/api/tables/{table_id}/card",
        "/api/tables/{table_id}/export",
    }


def test_games_are_named_in_every_language(ada: Person) -> None:
    for game in ada.get("/api/games"):
        named = [
            game["names"],
            game["seats"],
            *(option[key] for option in game["options"] for key in ("names", "help")),
        ]
        for texts in named:
            assert list(texts) == [*INCLUDED, CODE]
            assert not isinstance(texts["en"], str) or texts[CODE] == pseudo(texts["en"])
        assert left_in_english(json.dumps([texts[CODE] for texts in named], ensure_ascii=False)) == []


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_rulebooks_and_pictures(ada: Person, game: str) -> None:
    for page in ("rules", "specification"):
        found = ada.get(f"/api/games/{game}/{page}", lang=CODE)
        assert left_in_english(json.dumps(found, ensure_ascii=False)) == []
        assert found["chapters"][0]["title"] != ada.get(f"/api/games/{game}/{page}")["chapters"][0]["title"]
    table = ada.open_table(game, bots={"1": "novice"}, start=True)
    picture = ada.http.get(f"/api/tables/{table}/picture", params={"lang": CODE})
    assert picture.status_code == 200
    assert left_in_english(picture.text) == []
    assert picture.text != ada.http.get(f"/api/tables/{table}/picture").text
    assert ada.http.get(f"/api/tables/{table}/card", params={"lang": CODE}).status_code == 200


def test_an_exported_picture(ada: Person) -> None:
    table = ada.open_table("castello", bots={"1": "novice"}, start=True)
    ada.command(table, "resign")
    exported = ada.http.get(f"/api/tables/{table}/export", params={"form": "svg", "lang": CODE})
    assert exported.status_code == 200
    assert pseudo(say("castello-seat-0")) in exported.text
    assert left_in_english(exported.text) == []
    moving = ada.http.get(f"/api/tables/{table}/animation", params={"lang": CODE})
    assert moving.headers["Content-Type"] == "image/gif"


def test_the_card_of_a_study(ada: Person) -> None:
    root = {"action": "", "parent": -1, "comment": "", "marks": []}
    tree = {"game": "castello", "players": 2, "options": {}, "setup": {"first": 0}, "nodes": [root]}
    study = ada.post("/api/studies", {"name": "Openings", "title": "First", "tree": tree, "shared": True})["id"]
    answers = {lang: ada.http.get(f"/api/studies/{study}/card", params={"lang": lang}) for lang in (CODE, "xx")}
    assert answers[CODE].headers["Content-Type"] == "image/png"
    assert answers["xx"].status_code == 400


def test_the_card_of_a_puzzle(ada: Person) -> None:
    puzzle = shipped("castello")[0].id
    answers = {
        lang: ada.http.get(f"/api/puzzles/castello/{puzzle}/card", params={"lang": lang}) for lang in (CODE, "xx")
    }
    assert answers[CODE].headers["Content-Type"] == "image/png"
    assert answers["xx"].status_code == 400


def test_catalogues_for_clients_that_were_built_without_them(ada: Person) -> None:
    for path in sorted(ORIGINALS.glob("*.ftl")):
        text = ada.get(f"/api/texts/{path.stem}", lang=CODE)["text"]
        assert set(MESSAGE.findall(text)) == set(MESSAGE.findall(path.read_text("utf-8")))
        assert left_in_english(text) == []
    assert "\u202f" in ada.get("/api/texts/cli", lang="fr")["text"]


def test_browsers_ask_for_it(ada: Person) -> None:
    asked = {"Accept-Language": f"{CODE}-XX, en;q=0.5"}
    assert web.get(f"{ada.room.url}/api/me", headers=asked).json()["name"].startswith(pseudo("Guest"))


def test_other_languages_are_refused_with_those_that_exist(ada: Person) -> None:
    answer = ada.http.get("/api/texts/web", params={"lang": "xx"})
    assert answer.status_code == 400, answer.text
    assert CODE in answer.text
