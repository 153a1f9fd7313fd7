"""Messages to people who are away: they arrive once, encrypted, and never in quiet hours."""

import asyncio
from collections.abc import Iterator
from datetime import datetime

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from castelude.room.notices.quiet import QuietHours
from castelude.room.notices.web_push import CURVE, decoded, encoded, encrypt
from castelude.room.storage import schema
from castelude.room.storage.database import open_engine
from tests.kit.push import Browser, PushService
from tests.kit.room import PASSWORD, FakeClock, Person, RoomMaker, begin, register, until

LOCAL = {"push_hosts": "127.0.0.1", "notice_seconds": 1}
DEVICES = "/api/notices/devices"


def test_messages_are_encrypted_as_the_standard_says() -> None:
    """The example of RFC 8291, appendix A."""
    private = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(private, CURVE),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("moment", "quiet"),
    [
        ("2027-01-15T21:59+00:00", True),
        ("2027-01-15T20:59+00:00", False),
        ("2027-01-16T05:59+00:00", True),
        ("2027-01-16T06:00+00:00", False),
        ("2027-07-15T20:00+00:00", True),
        ("2027-07-16T05:00+00:00", False),
        ("2027-03-28T00:30+00:00", True),
        ("2027-03-28T05:00+00:00", False),
        ("2027-10-31T05:30+00:00", True),
    ],
)
def test_quiet_hours_follow_the_clock_on_the_wall(moment: str, quiet: bool) -> None:
    """From ten at night to seven in Paris, in winter and summer and when the clocks change."""
    hours = QuietHours("Europe/Paris", 22 * 60, 7 * 60)
    assert hours.holds(int(datetime.fromisoformat(moment).timestamp() * 1000)) == quiet
    assert not QuietHours("UTC", 60, 60).holds(3_600_000), "from one to one is never"


@pytest.fixture
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.close()


def subscribe(person: Person, service: PushService, lang: str = "en") -> Browser:
    browser = Browser(service, f"{person.name}-{len(service.got)}-{lang}")
    person.post(DEVICES, browser.subscription(lang))
    return browser


def devices(person: Person) -> int:
    return int(person.get("/api/notices")["devices"])


def test_a_turn_is_told_once_though_two_workers_look(make_room: RoomMaker, service: PushService) -> None:
    room, other = make_room(**LOCAL), make_room(**LOCAL)
    ann, bob = Person(room, "Ann"), Person(other, "Bob")
    phone, laptop, his = subscribe(ann, service), subscribe(ann, service, "fr"), subscribe(bob, service)
    first = begin(ann, bob)
    until(lambda: phone.messages() and laptop.messages())
    path = f"/t/{first}"
    assert phone.messages() == [
        {"title": "Your turn", "body": "It is your turn in a game of Castello.", "url": path, "tag": path}
    ]
    assert laptop.messages()[0]["title"] == "À vous de jouer"
    assert phone.signed_by() == ann.get("/api/notices")["key"] == bob.get("/api/notices")["key"]
    ann.command(first, "act", action="B5-D5")
    until(his.messages)
    bob.command(first, "act", action="T5-R5")
    until(lambda: len(phone.messages()) == 2 and len(laptop.messages()) == 2)
    assert len(his.messages()) == 1
    ann.post("/api/notices/test", {})
    assert phone.messages()[2]["url"] == "/games"


def test_both_players_are_told_once_when_their_game_of_a_tournament_begins(
    make_room: RoomMaker, service: PushService
) -> None:
    quiet = LOCAL | {"notice_seconds": 10_000}
    room, other = make_room(**quiet), make_room(**quiet)
    ann, bob = Person(room, "Ann"), Person(other, "Bob")
    hers, his = subscribe(ann, service), subscribe(bob, service, "fr")
    settings = {"format": "knockout", "game": "castello", "clock": {"kind": "days", "days": 1}}
    made = ann.post("/api/tournaments", {"title": "Cup", "settings": settings})["about"]["id"]
    for person, kind in ((bob, "enter"), (ann, "start")):
        person.post(f"/api/tournaments/{made}/commands", {"command_id": kind, "command": {"kind": kind}})
    until(lambda: hers.messages() and his.messages())
    table = ann.get(f"/api/tournaments/{made}")["next"]
    (message,) = hers.messages()
    assert (message["title"], message["url"]) == ("Your game has begun", f"/t/{table}")
    assert [one["title"] for one in his.messages()] == ["Votre partie commence"]


def test_services_that_refuse_or_never_answer_hurt_nobody_else(make_room: RoomMaker, service: PushService) -> None:
    room = make_room(**LOCAL)
    ann, bob, eve = (Person(room, name) for name in ("Ann", "Bob", "Eve"))
    gone, silent, well = subscribe(ann, service), subscribe(bob, service), subscribe(eve, service)
    service.answers |= {gone.name: 410, silent.name: None}
    zoe = Person(room, "Zoe")
    for person in (bob, ann, eve):
        begin(person, zoe)
    until(lambda: silent.messages() and well.messages() and devices(ann) == 0)
    assert (devices(bob), devices(eve)) == (1, 1)
    begin(eve, zoe)
    until(lambda: len(well.messages()) == 2)
    assert len(silent.messages()) == 1


def test_quiet_hours_put_messages_off(make_room: RoomMaker, clock: FakeClock, service: PushService) -> None:
    """It is eight o'clock in London when the clock of the tests begins."""
    room = make_room(now=clock, **LOCAL)
    ann, bob, zoe = (Person(room, name) for name in ("Ann", "Bob", "Zoe"))
    hers, his = subscribe(ann, service), subscribe(bob, service)
    quiet = {"zone": "Europe/London", "from_minute": 22 * 60, "to_minute": 9 * 60}
    assert ann.http.put("/api/notices/quiet", json={"quiet": quiet}).json()["quiet"] == quiet
    tables = [begin(ann, zoe), begin(bob, zoe)]
    clock.advance(2)
    until(his.messages)
    assert hers.messages() == []
    clock.advance(3600)
    until(hers.messages)
    assert hers.messages()[0]["url"] == f"/t/{tables[0]}"
    assert ann.http.put("/api/notices/quiet", json={"quiet": None}).json()["quiet"] is None
    wrong = {"quiet": quiet | {"zone": "Europe/Atlantis"}}
    assert ann.http.put("/api/notices/quiet", json=wrong).json()["message"] == "room-time-zone"


def test_who_is_at_the_table_is_not_told(make_room: RoomMaker, service: PushService) -> None:
    room = make_room(**LOCAL)
    ann, bob, zoe = (Person(room, name) for name in ("Ann", "Bob", "Zoe"))
    hers, his = subscribe(ann, service), subscribe(bob, service)
    table = ann.open_table()
    zoe.command(table, "join")
    zoe.command(table, "ready")
    with ann.at(table) as live:
        live.synced()
        ann.command(table, "start")
        begin(bob, zoe)
        until(his.messages)  # the turn that began first is looked at first
    assert hers.messages() == []


def test_who_was_at_a_worker_that_died_is_told(make_room: RoomMaker, service: PushService) -> None:
    """A worker that is killed takes nobody out of the list of those who are here."""
    room = make_room(**LOCAL)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    hers = subscribe(ann, service)
    table = ann.open_table()

    async def leave_behind() -> None:
        engine = open_engine(room.settings.database)
        async with engine.begin() as connection:
            await connection.execute(schema.workers.insert().values(id="killed", beat_ms=0))
            here = {"table_id": table, "player_id": ann.me["id"], "name": "Ann", "account": False}
            await connection.execute(schema.presence.insert().values(worker_id="killed", **here))
        await engine.dispose()

    asyncio.run(leave_behind())
    for person, kind in ((bob, "join"), (bob, "ready"), (ann, "start")):
        person.command(table, kind)
    until(hers.messages)


def test_devices_belong_to_a_session_and_only_known_services_are_asked(
    make_room: RoomMaker, service: PushService
) -> None:
    room = make_room(**LOCAL)
    ann = Person(room, "Ann")
    register(ann)
    browser = subscribe(ann, service)
    assert devices(ann) == 1
    ann.post(DEVICES, browser.subscription())
    assert devices(ann) == 1, "the same browser"
    for endpoint in ("https://10.0.0.1/x", "http://localhost:1/abc", "https://127.0.0.1.example/x"):
        answer = ann.http.post(DEVICES, json=browser.subscription() | {"endpoint": endpoint})
        assert answer.json()["message"] == "room-push-service", endpoint
    answer = ann.http.post(DEVICES, json=browser.subscription() | {"p256dh": "AAAA"})
    assert answer.json()["message"] == "room-push-keys"
    ann.http.request("DELETE", DEVICES, json={"endpoint": browser.subscription()["endpoint"]}).raise_for_status()
    assert devices(ann) == 0
    assert ann.http.post("/api/notices/test", json={}).json()["message"] == "room-push-none"
    ann.post(DEVICES, browser.subscription())
    ann.post("/api/account/logout", {})
    ann.post("/api/account/login", {"login": "ann", "password": PASSWORD})
    assert devices(ann) == 0, "signing out ends messages, too"


def test_an_invitation_is_told_unless_it_is_quiet(make_room: RoomMaker, service: PushService, clock: FakeClock) -> None:
    room = make_room(**LOCAL, now=clock)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    register(ann, bob)
    his = subscribe(bob, service)
    key = ann.http.put("/api/me/following", json={"name": "Bob"}).json()["following"]

    def invite() -> str:
        table = ann.open_table()
        ann.post(f"/api/tables/{table}/invites", {"person": key})
        return f"/t/{table}"

    loud = invite()
    until(lambda: [message["url"] for message in his.messages()] == [loud])
    assert his.messages()[0]["body"] == "Ann invites you to a table: Castello."
    quiet = {"zone": "UTC", "from_minute": 0, "to_minute": 1439}
    bob.http.put("/api/notices/quiet", json={"quiet": quiet}).raise_for_status()
    invite()
    bob.http.put("/api/notices/quiet", json={"quiet": None}).raise_for_status()
    last = invite()
    until(lambda: [message["url"] for message in his.messages()] == [loud, last])
