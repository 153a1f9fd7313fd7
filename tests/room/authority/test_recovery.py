"""Recovery codes: the way back into an account, for its owner alone."""

from pathlib import Path

import httpx
import pytest

from castelude.cli import main
from castelude.room.people import recovery
from tests.kit import web
from tests.kit.room import FakeClock, Person, RunningRoom

PASSWORD, FRESH = "correct horse", "battery staple"


def account(room: RunningRoom, login: str = "ann") -> tuple[Person, str]:
    person = Person(room, login)
    made = person.post("/api/account/register", {"login": login, "password": PASSWORD})
    return person, made["recovery"]


def recover(room: RunningRoom, login: str, code: str, password: str = FRESH) -> httpx.Response:
    body = {"login": login, "code": code, "password": password}
    return web.post(f"{room.url}/api/account/recover", json=body)


def sign_in(room: RunningRoom, password: str) -> int:
    return web.post(f"{room.url}/api/account/login", json={"login": "ann", "password": password}).status_code


def test_the_code_sets_a_new_password_once(room: RunningRoom) -> None:
    ann, code = account(room)
    answer = recover(room, "Ann ", code.upper().replace("-", " "))
    assert answer.status_code == 200
    assert ann.get("/api/me")["login"] is None, "every session of before has ended"
    assert (sign_in(room, PASSWORD), sign_in(room, FRESH)) == (403, 200)
    assert recover(room, "ann", code, "yet another one").status_code == 403, "it is used up"
    assert recover(room, "ann", answer.json()["recovery"], "yet another one").status_code == 200


def test_who_comes_back_keeps_the_tables_of_the_guest(room: RunningRoom) -> None:
    _, code = account(room)
    guest = Person(room, "Ann again")
    table = guest.open_table(seat=0)
    guest.post("/api/account/recover", {"login": "ann", "code": code, "password": FRESH})
    assert guest.get("/api/me")["login"] == "ann"
    assert [found["id"] for found in guest.get("/api/tables", which="mine")] == [table]


def test_an_easy_password_is_refused_and_the_code_stays_good(room: RunningRoom) -> None:
    _, code = account(room)
    assert recover(room, "ann", code, "password123").json()["message"] == "room-password-easy"
    assert recover(room, "ann", code).status_code == 200


def test_a_wrong_code_is_answered_and_limited_like_an_unknown_name(room: RunningRoom, clock: FakeClock) -> None:
    _, code = account(room)
    known, unknown = recover(room, "ann", recovery.new_code()), recover(room, "nobody", recovery.new_code())
    assert known.status_code == unknown.status_code == 403
    assert known.text == unknown.text
    codes = []
    for _ in range(30):
        clock.advance(11)  # an address may try again
        codes.append(recover(room, "ann", recovery.new_code()).status_code)
    assert codes[-1] == 429
    clock.advance(11)
    assert recover(room, "ann", code).status_code == 429
    clock.advance(3600)
    assert recover(room, "ann", code).status_code == 200


@pytest.mark.parametrize("nothing", ["", "-", "null", "None"])
def test_an_account_without_a_code_opens_to_none(room: RunningRoom, nothing: str) -> None:
    _, code = account(room)
    assert recover(room, "ann", nothing).status_code == 403
    assert recover(room, "ann", code).status_code == 200
    assert recover(room, "", nothing).status_code == 403


def test_a_new_code_needs_the_password_and_ends_the_old_one(room: RunningRoom) -> None:
    ann, old = account(room)
    guest = Person(room, "Guest")
    url = "/api/account/recovery"
    assert guest.http.post(url, json={"password": PASSWORD}).json()["message"] == "room-no-account"
    assert ann.http.post(url, json={"password": "wrong horse"}).status_code == 403
    fresh = ann.post(url, {"password": PASSWORD})["recovery"]
    assert recover(room, "ann", old).status_code == 403
    assert recover(room, "ann", fresh).status_code == 200


def test_codes_are_random_readable_and_stored_as_hashes(room: RunningRoom, tmp_path: Path) -> None:
    _, code = account(room)
    groups = code.split("-")
    assert [len(group) for group in groups] == [4] * 5
    assert set("".join(groups)) <= set(recovery.LETTERS)
    assert recovery.new_code() != recovery.new_code()
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert recovery.code_hash(code).encode() in stored
    assert code.encode() not in stored


def test_a_host_makes_a_code_from_the_command_line(room: RunningRoom, capsys: pytest.CaptureFixture[str]) -> None:
    account(room)
    database = room.settings.database
    assert main(["recover", "ann", "--database", database]) == 0
    words = capsys.readouterr().out
    code = next(word.rstrip(".") for word in words.split() if word.count("-") == 4)
    assert recover(room, "ann", code).status_code == 200
    assert main(["recover", "nobody", "--database", database]) == 2
    assert "There is no account nobody." in capsys.readouterr().err
