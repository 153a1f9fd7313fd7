"""A9: names can be seen, stay on their line, and are taken for nobody else's."""

import asyncio
import json
from typing import Any

import pytest

from castelude.room.people.names import clean_name, likenesses
from castelude.room.refusal import Refusal
from castelude.room.storage import schema
from castelude.room.storage.database import open_engine
from castelude.room.tables import commands as cmd
from castelude.room.tables import visible
from tests.kit.room import Person, RunningRoom
from tests.kit.sitting import Sitting


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


# ---- seats of a shared device ----


def shared_table() -> Sitting:
    """Ann holds two seats of three, Bob the third."""
    table = Sitting(shared=True, players=3, game="castel")
    for who, seat in (("ann", 0), ("ann", 1), ("bob", 2)):
        table.do(who, cmd.Join(seat))
    return table


def test_seats_of_a_shared_device_are_named_and_the_names_sealed() -> None:
    table = shared_table()
    table.do("ann", cmd.Name(0, "Zoe"))
    table.do("ann", cmd.Name(1, "Tim"))
    table.do("ann", cmd.Name(1, None))
    table.do("ann", cmd.Name(1, "Max"))
    table.do("bob", cmd.Ready())
    table.do("ann", cmd.Start())
    assert [chair.name for chair in table.table.chairs] == ["Zoe", "Max", "Bob"]
    assert [seat["named"] for seat in visible.summary(table.table)["seats"]] == [True, True, False]
    terms = json.loads(table.table.deal.terms or "")
    assert [seat["name"] for seat in terms["seats"]] == ["Zoe", "Max", "Bob"]


def test_a_seat_without_a_name_goes_by_its_owner_again() -> None:
    table = shared_table()
    table.do("ann", cmd.Name(1, "Zoe"))
    table.do("ann", cmd.Name(1, None))
    table.sign_in("ann", "cyd")
    assert [chair.name for chair in table.table.chairs] == ["Cyd", "Cyd", "Bob"]


def test_signing_in_and_coming_back_leave_the_names_of_seats() -> None:
    table = shared_table()
    table.do("ann", cmd.Name(1, "Zoe"))
    table.do("bob", cmd.Ready())
    table.do("ann", cmd.Start())
    table.do("ann", cmd.Leave())
    table.do("ann", cmd.Join())
    table.sign_in("ann", "cyd")
    assert [chair.name for chair in table.table.chairs] == ["Cyd", "Zoe", "Bob"]
    assert table.table.chairs[1].named


def test_only_ones_own_seats_of_a_shared_device_get_names_before_the_start() -> None:
    table = shared_table()
    assert table.refusal("ann", cmd.Name(2, "Zoe")) == "room-not-your-seat"
    assert table.refusal("eve", cmd.Name(0, "Zoe")) == "room-not-your-seat"
    assert table.refusal("ann", cmd.Name(3, "Zoe")) == "error-seat"
    table.do("bob", cmd.Ready())
    table.do("ann", cmd.Start())
    assert table.refusal("ann", cmd.Name(0, "Zoe")) == "room-table-running"
    alone = Sitting()
    alone.do("ann", cmd.Join())
    assert alone.refusal("ann", cmd.Name(0, "Zoe")) == "room-names-shared"


def test_a9_seats_get_no_name_that_a_person_could_not_have(room: RunningRoom) -> None:
    ann, eve = Person(room, "Ann"), Person(room, "Eve")
    ann.post("/api/account/register", {"login": "castle-ann", "password": "three grey castles"})
    table = eve.open_table(hotseat=True, names={"0": " Zoe ", "1": "Tim"})
    assert [seat["name"] for seat in eve.table(table)["seats"]] == ["Zoe", "Tim"]
    for name, message in (("Ann", "room-name-taken"), ("⠀", "room-name"), ("\u0410nn", "room-name-scripts")):
        assert eve.refused(table, "name", seat=1, name=name)[1] == message
        body = {"settings": {"game": "castello", "players": 2}, "hotseat": True, "names": {"0": name}}
        assert eve.http.post("/api/tables", json=body).json()["message"] == message
    with eve.at(table) as live:
        assert live.do("name", seat=0, name="A nn")["message"] == "room-name-taken"


def test_names_of_seats_stay_for_the_record_and_the_rematch(room: RunningRoom) -> None:
    eve = Person(room, "Eve")
    table = eve.open_table(hotseat=True, names={"0": "Zoe", "1": "Tim"}, start=True)
    eve.command(table, "resign")
    assert [seat["name"] for seat in eve.get(f"/api/tables/{table}/record")["seats"]] == ["Zoe", "Tim"]
    eve.command(table, "rematch")
    again = eve.table(eve.table(table)["rematch"])["seats"]
    assert [(seat["name"], seat["named"]) for seat in again] == [("Tim", True), ("Zoe", True)]


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"names": {"0": "Zoe"}}, "room-names-shared"),
        ({"names": {"1": "Zoe"}, "settings": {"shared": True}}, "room-not-your-seat"),
        ({"names": {"2": "Zoe"}, "hotseat": True}, "room-seat-number"),
        ({"names": {"1": "Zoe"}, "bots": {"1": "novice"}, "hotseat": True}, "room-not-your-seat"),
    ],
)
def test_names_that_a_new_table_cannot_give(room: RunningRoom, more: dict[str, Any], message: str) -> None:
    settings = {"game": "castello", "players": 2, **more.get("settings", {})}
    answer = Person(room, "Eve").http.post("/api/tables", json={**more, "settings": settings})
    assert answer.json()["message"] == message


def test_people_who_share_a_device_chat_under_its_owners_name(room: RunningRoom) -> None:
    eve = Person(room, "Eve")
    table = eve.open_table(hotseat=True, names={"0": "Zoe", "1": "Tim"})
    with eve.at(table) as live:
        live.ask(type="chat", text="hello")
        while not live.chat:
            live.receive()
        assert [line["name"] for line in live.chat] == ["Eve"]
