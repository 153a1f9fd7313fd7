"""A9: names can be seen, stay on their line, and are taken for nobody else's."""

import asyncio

import pytest

from castelude.room.people.names import clean_name, likenesses
from castelude.room.refusal import Refusal
from castelude.room.storage import schema
from castelude.room.storage.database import open_engine
from tests.kit.room import Person, RunningRoom


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t B ", "Ann B"),
        ("Zoé", "Zoé"),
        ("Ａnn", "Ann"),
        ("太郎カナ", "太郎カナ"),
        ("Иван", "Иван"),
        ("שלום", "שלום"),
        ("Việt", "Việt"),
        ("Ann 🏰", "Ann 🏰"),
        ("O’Neill", "O’Neill"),
        ("7", "7"),
    ],
)
def test_a9_names_of_all_languages_are_fine(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "ㅤ",
        "⠀",
        "a⠀",
        "\u202eabc",
        "a\u200db",
        "a\x07",
        "...",
        "🏰",
        "x" * 25,
        "h" + "̵" * 4 + "i",
        "\ue000",
        "aㅤ",
    ],
)
def test_a9_blank_hidden_and_stacked_names_are_refused(name: str) -> None:
    with pytest.raises(Refusal, match="A name has"):
        clean_name(name)


@pytest.mark.parametrize("name", ["\u0410nn", "B\u03bfb", "P\u0430ypal"])
def test_a9_alphabets_that_look_alike_are_not_mixed(name: str) -> None:
    with pytest.raises(Refusal, match="alphabets"):
        clean_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "A nn"),
        ("Bill", "BiII"),
        ("Bill", "Bi11"),
        ("modem", "modern"),
        ("Bob", "ВоЬ"),
        ("ace", "асе"),
        ("Ivan", "lvan"),
    ],
)
def test_a9_names_that_are_taken_for_each_other(one: str, other: str) -> None:
    assert likenesses(one) & likenesses(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anne"), ("Bob", "Rob"), ("Zoé", "Zoe"), ("Иван", "Ivan")])
def test_a9_names_that_differ(one: str, other: str) -> None:
    assert not likenesses(one) & likenesses(other)


def test_a9_the_names_of_accounts_are_reserved(room: RunningRoom) -> None:
    ann, eve = Person(room, "Ann"), Person(room, "Eve")
    ann.post("/api/account/register", {"login": "castle-ann", "password": "three grey castles"})
    for name in ("Ann", "ANN", "A nn", "castle-ann", "Castle-Ann"):
        for answer in (
            eve.http.patch("/api/me", json={"name": name}),
            eve.http.post("/api/guests", json={"name": name}),
        ):
            assert (answer.status_code, answer.json()["message"]) == (409, "room-name-taken")
    assert ann.http.patch("/api/me", json={"name": "Anna"}).status_code == 200
    assert eve.http.patch("/api/me", json={"name": "Ann"}).status_code == 200


def test_a9_accounts_are_not_taken_for_each_other(room: RunningRoom) -> None:
    first, second, third = Person(room, "Kim"), Person(room, "Kim"), Person(room, "Dan")
    secret = {"password": "three grey castles"}
    first.post("/api/account/register", {"login": "modem", **secret})
    for person, login, message in ((second, "second-kim", "room-name-taken"), (third, "modern", "room-login-taken")):
        answer = person.http.post("/api/account/register", json={"login": login, **secret})
        assert (answer.status_code, answer.json()["message"]) == (409, message)
    assert second.http.patch("/api/me", json={"name": "Tim"}).status_code == 200
    second.post("/api/account/register", {"login": "tim", **secret})


def test_a9_names_of_older_accounts_are_reserved_at_the_start(room: RunningRoom) -> None:
    ann = Person(room, "Ann")
    ann.post("/api/account/register", {"login": "ann", "password": "three grey castles"})

    async def forget() -> None:
        engine = open_engine(room.settings.database)
        async with engine.begin() as connection:
            await connection.execute(schema.reserved_names.delete())
        await engine.dispose()

    asyncio.run(forget())
    room.restart()
    answer = Person(room, "Eve").http.patch("/api/me", json={"name": "Ann"})
    assert answer.json()["message"] == "room-name-taken"
