"""E-mail: addresses are confirmed, letters tell of turns, a lost password comes back, and nobody learns who has one."""

from collections.abc import Iterator

import pytest

from castelude.room.mail.smtp import check_mail, mail_server
from castelude.room.refusal import Refusal
from castelude.room.settings import Settings
from tests.kit.mail import MailServer
from tests.kit.room import PASSWORD, FakeClock, Person, RoomMaker, RunningRoom, begin, register, until

pytestmark = pytest.mark.slow
MAIL = "/api/account/mail"
ANN = "ann@example.org"


@pytest.fixture
def server() -> Iterator[MailServer]:
    running = MailServer()
    yield running
    running.close()


def with_mail(make_room: RoomMaker, server: MailServer, **settings: object) -> RunningRoom:
    return make_room(
        smtp=server.url, mail_from="room@castles.example", public_url="http://127.0.0.1", notice_seconds=1, **settings
    )


def account(room: RunningRoom, name: str) -> Person:
    person = Person(room, name)
    register(person)
    return person


def give(person: Person, address: str = ANN, lang: str = "en") -> tuple[int, str]:
    answer = person.http.put(MAIL, json={"address": address, "password": PASSWORD, "lang": lang})
    return answer.status_code, answer.json().get("message", "")


def confirm(person: Person, code: str) -> tuple[int, str]:
    answer = person.http.post(f"{MAIL}/confirm", json={"code": code})
    return answer.status_code, answer.json().get("message", "")


def test_an_address_counts_when_its_code_has_come_back(make_room: RoomMaker, server: MailServer) -> None:
    ann = account(with_mail(make_room, server), "Ann")
    assert ann.get("/api/house")["mail"] is True
    assert give(ann, lang="fr") == (200, "")
    [letter] = server.letters
    assert (letter["To"], letter["Subject"]) == (ANN, "Votre code pour Castelude")
    assert ann.http.put(f"{MAIL}/notices", json={"on": True}).json()["message"] == "room-mail-unconfirmed"
    assert confirm(ann, "aaaa-aaaa-aaaa-aaaa-aaaa") == (403, "room-mail-code")
    code = server.code()
    assert confirm(ann, code.upper()) == (200, "")
    assert confirm(ann, code) == (403, "room-mail-code"), "a code holds once"
    assert ann.get(MAIL) == {"works": True, "address": ANN, "confirmed": True, "notices": False}
    assert ann.get("/api/me/data")["mail"][0]["address"] == ANN
    ann.http.delete(MAIL).raise_for_status()
    assert ann.get(MAIL)["address"] is None


def test_letters_tell_of_turns_and_stop_when_told_to(make_room: RoomMaker, server: MailServer) -> None:
    room = with_mail(make_room, server)
    ann, bob = account(room, "Ann"), Person(room, "Bob")
    give(ann)
    confirm(ann, server.code())
    assert ann.http.put(f"{MAIL}/notices", json={"on": True}).json()["notices"] is True
    table = begin(ann, bob)
    until(lambda: len(server.letters) == 2)
    assert server.letters[1]["Subject"] == "Your turn"
    assert f"/t/{table}" in server.text()
    ann.post("/api/account/logout", {})
    back = Person(room, "Ann")
    back.post("/api/account/login", {"login": "ann", "password": PASSWORD})
    assert back.get(MAIL)["notices"] is True, "letters come wherever one is signed in, or nowhere"
    back.http.put(f"{MAIL}/notices", json={"on": False}).raise_for_status()
    back.command(table, "act", action="B5-D5")
    bob.command(table, "act", action="T5-R5")
    until(lambda: back.table(table)["actor"] == 0)
    assert len(server.letters) == 2


def test_a_lost_password_comes_back_by_letter(make_room: RoomMaker, server: MailServer, clock: FakeClock) -> None:
    room = with_mail(make_room, server, now=clock)
    ann, eve = account(room, "Ann"), Person(room, "Eve")
    give(ann)
    confirm(ann, server.code())
    answers = [eve.http.post("/api/account/forgotten", json={"login": login}) for login in ("ann", "nobody")]
    assert [(answer.status_code, answer.text) for answer in answers] == [(202, answers[0].text)] * 2
    until(lambda: len(server.letters) == 2)
    recover = {"login": "ann", "password": "a wholly new password", "code": server.code()}
    clock.advance(3601)
    assert eve.http.post("/api/account/recover", json=recover).json()["message"] == "room-recovery-wrong"
    eve.http.post("/api/account/forgotten", json={"login": "Ann"}).raise_for_status()
    until(lambda: len(server.letters) == 3)
    recover["code"] = server.code()
    assert eve.post("/api/account/recover", recover)["login"] == "ann"
    assert eve.http.post("/api/account/recover", json=recover).json()["message"] == "room-recovery-wrong"
    assert ann.http.get(MAIL).json().get("address") is None, "other sessions have ended"


def test_nobody_can_flood_a_mailbox(make_room: RoomMaker, server: MailServer, clock: FakeClock) -> None:
    room = with_mail(make_room, server, now=clock)
    ann = account(room, "Ann")
    assert [give(ann)[0] for _ in range(4)] == [200, 200, 200, 429]
    codes = [ann.http.post("/api/account/forgotten", json={"login": "bob"}).status_code for _ in range(4)]
    assert codes == [202, 202, 202, 429]
    assert len(server.letters) == 3


def test_bad_addresses_and_bad_servers_are_told_of(make_room: RoomMaker, server: MailServer) -> None:
    ann = account(with_mail(make_room, server), "Ann")
    for address in ("ann", "ann@", "@example.org", "ann@example", "a b@example.org", "ann@example.org\nBcc: x@y.zz"):
        assert give(ann, address)[0] == 400, address
    server.refuses = True
    assert give(ann) == (503, "room-mail-failed")
    plain = account(make_room(), "Bob")
    assert plain.get("/api/house")["mail"] is False
    assert give(plain) == (403, "room-no-mail")
    assert plain.http.post("/api/account/forgotten", json={"login": "bob"}).json()["message"] == "room-no-mail"


def test_settings_of_e_mail_are_checked_at_the_start() -> None:
    found = mail_server("smtp://ann%40x:p%3Aw@mail.example")
    assert (found.host, found.port, found.tls, found.user, found.password) == (
        "mail.example",
        587,
        False,
        "ann@x",
        "p:w",
    )
    assert mail_server("smtps://mail.example").port == 465
    for wrong in ("mail.example", "http://mail.example", "smtp://", "smtp://mail.example:x", "smtp://mail.example/x"):
        with pytest.raises(Refusal, match="CASTELUDE_SMTP must"):
            check_mail(Settings(smtp=wrong))
    for half in (Settings(smtp="smtp://m"), Settings(smtp="smtp://m", mail_from="a@b")):
        with pytest.raises(Refusal, match="CASTELUDE_MAIL_FROM"):
            check_mail(half)
    check_mail(Settings())
