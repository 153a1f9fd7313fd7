"""Passwords: how many may be tried, and that nobody learns which names exist."""

import argon2
import httpx
import pytest
import structlog

from castelude.room.people import passwords
from tests.kit import web
from tests.kit.room import FakeClock, Person, RunningRoom

PASSWORD = "correct horse"
Verified = list[tuple[str, str]]


@pytest.fixture
def verified(monkeypatch: pytest.MonkeyPatch) -> Verified:
    """Every hash that is computed to check a password, and the password."""
    calls: Verified = []
    real = argon2.PasswordHasher.verify

    def verify(self: argon2.PasswordHasher, known: str, password: str) -> bool:
        calls.append((known, password))
        return bool(real(self, known, password))

    monkeypatch.setattr(argon2.PasswordHasher, "verify", verify)
    return calls


def sign_in(room: RunningRoom, login: str, password: str, **headers: str) -> httpx.Response:
    body = {"login": login, "password": password}
    return web.post(f"{room.url}/api/account/login", json=body, headers=headers)


def account(room: RunningRoom, login: str = "ann") -> Person:
    person = Person(room, login)
    person.post("/api/account/register", {"login": login, "password": PASSWORD})
    return person


def test_an_unknown_name_is_answered_like_a_wrong_password(room: RunningRoom, verified: Verified) -> None:
    """The same words, and the same work: one hash of the same cost is computed whether the name exists or not."""
    account(room)
    known, unknown = sign_in(room, "ann", "wrong horse"), sign_in(room, "nobody", "wrong horse")
    assert known.status_code == unknown.status_code == 403
    assert known.text == unknown.text
    assert known.headers.keys() == unknown.headers.keys()
    assert [password for _, password in verified] == ["wrong horse"] * 2
    costs = [hashed.split("$")[1:4] for hashed, _ in verified]
    assert costs[0] == costs[1]


def test_passwords_are_hashed_as_they_should_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """Argon2id with the cost that the library advises; the hash for unknown names costs the same."""
    monkeypatch.undo()
    passwords.hash_of_nobody.cache_clear()
    advised = argon2.PasswordHasher().hash(PASSWORD).split("$")[1:4]
    assert advised[0] == "argon2id"
    assert passwords.hash_of_nobody().split("$")[1:4] == advised


def test_an_unknown_name_is_limited_like_a_known_one(room: RunningRoom, clock: FakeClock) -> None:
    account(room)
    codes = []
    for login in ("ann", "nobody"):
        clock.advance(100_000)
        codes.append([sign_in(room, login, f"wrong {number}").status_code for number in range(12)])
    assert codes[0] == codes[1] == [403] * 10 + [429] * 2


def test_guessing_one_name_is_slow_from_wherever_it_comes(room: RunningRoom, clock: FakeClock) -> None:
    """An address waits after ten tries; a name after twenty wrong ones, however many addresses try."""
    ann = account(room)
    codes = []
    for _ in range(30):
        clock.advance(11)  # an address may try again
        codes.append(sign_in(room, "Ann ", "wrong horse").status_code)
    assert codes.count(403) < 30
    assert codes[-1] == 429
    clock.advance(11)
    assert sign_in(room, "ann", PASSWORD).status_code == 429
    assert ann.get("/api/me")["login"] == "ann", "who is signed in stays signed in"
    clock.advance(3600)
    assert sign_in(room, "ann", PASSWORD).status_code == 200


def test_right_passwords_use_up_nothing(room: RunningRoom, clock: FakeClock) -> None:
    account(room)
    for _ in range(40):
        clock.advance(11)
        assert sign_in(room, "ann", PASSWORD).status_code == 200


def test_a_password_counts_whole(room: RunningRoom, clock: FakeClock) -> None:
    """No letter is cut off, changed or forgotten, at either end of the lengths that are allowed."""
    longest = "any words at all, " * 11 + "qq"
    ann = Person(room, "Ann")
    ann.post("/api/account/register", {"login": "ann", "password": longest})
    for wrong in (longest + "x", longest[:-1], longest.upper(), f" {longest}", longest[:-1] + "r"):
        assert sign_in(room, "ann", wrong).status_code == 403, wrong
    assert sign_in(room, "ann", longest).status_code == 200
    clock.advance(100)
    bob = Person(room, "Bob")
    for password, status in ((longest + "x", 400), ("k7 fjord!", 400), ("пароль с пробелом é 🏰", 201)):
        answer = bob.http.post("/api/account/register", json={"login": "bob", "password": password})
        assert answer.status_code == status
    assert sign_in(room, "bob", "пароль с пробелом é 🏰").status_code == 200


def test_a_new_password_needs_the_old_one_and_ends_other_sessions(room: RunningRoom) -> None:
    ann, guest = account(room), Person(room, "Guest")
    elsewhere = Person(room, "Elsewhere")
    elsewhere.post("/api/account/login", {"login": "ann", "password": PASSWORD})
    url = "/api/account/password"
    assert guest.http.post(url, json={"old": "x", "new": "a new password"}).json()["message"] == "room-no-account"
    assert ann.http.post(url, json={"old": "wrong horse", "new": "a new password"}).status_code == 403
    assert ann.http.post(url, json={"old": PASSWORD, "new": "short"}).status_code == 400
    ann.post(url, {"old": PASSWORD, "new": "a new password"})
    assert ann.get("/api/me")["login"] == "ann"
    assert elsewhere.get("/api/me")["login"] is None
    assert sign_in(room, "ann", PASSWORD).status_code == 403
    assert sign_in(room, "ann", "a new password").status_code == 200


def test_a_browser_is_not_handed_its_token_to_read(room: RunningRoom) -> None:
    """The cookie is for the browser alone; a script on the page never sees it. A program gets it in the answer."""
    account(room)
    page = sign_in(room, "ann", PASSWORD, Origin=room.url)
    assert "token" not in page.json()
    assert "HttpOnly" in page.headers["set-cookie"]
    assert sign_in(room, "ann", PASSWORD).json()["token"]


def test_one_guest_makes_one_account(room: RunningRoom) -> None:
    ann = account(room)
    answer = ann.http.post("/api/account/register", json={"login": "second", "password": PASSWORD})
    assert (answer.status_code, answer.json()["message"]) == (409, "room-account-already")


@pytest.mark.parametrize(
    "easy", ["1234567890", "qwertyuiop", "Password123", "aaaaaaaaaaaa", "ann.of.cleves1", "abcabcabcabc"]
)
def test_passwords_that_are_easy_to_guess_are_refused(room: RunningRoom, easy: str) -> None:
    ann = Person(room, "Ann")
    answer = ann.http.post("/api/account/register", json={"login": "ann.of.cleves", "password": easy})
    assert (answer.status_code, answer.json()["message"]) == (400, "room-password-easy")
    ann.post("/api/account/register", {"login": "ann.of.cleves", "password": PASSWORD})
    answer = ann.http.post("/api/account/password", json={"old": PASSWORD, "new": easy})
    assert (answer.status_code, answer.json()["message"]) == (400, "room-password-easy")


def test_sign_ins_and_refusals_are_logged_without_what_was_typed(room: RunningRoom) -> None:
    with structlog.testing.capture_logs() as lines:
        ann = account(room)
        sign_in(room, "ann", "wrong horse")
        sign_in(room, "my password by mistake", "wrong horse")
        sign_in(room, "ann", PASSWORD)
    mine = ann.get("/api/me")["id"]
    told = [(line["event"], line["player"], line["why"], line["address"]) for line in lines if "player" in line]
    assert told == [
        ("account made", mine, None, "127.0.0.1"),
        ("sign-in refused", None, "room-sign-in", "127.0.0.1"),
        ("sign-in refused", None, "room-sign-in", "127.0.0.1"),
        ("signed in", mine, None, "127.0.0.1"),
    ]
    assert not any(word in str(lines) for word in ("mistake", "horse"))
