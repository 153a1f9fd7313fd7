"""The room over HTTP: who you are, games, records, problem documents, and the whole OpenAPI under fire."""

import http.client
import json
import re
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from castelude import Rng
from castelude.cli import main
from castelude.core.registry import all_games
from castelude.room.http.problems import problem
from castelude.room.refusal import Refusal
from castelude.room.settings import Settings, from_environment
from castelude.texts import LANGUAGES
from tests.kit import web
from tests.kit.room import NEAR_END, FakeClock, Person, RoomMaker, RunningRoom, begin


def test_a_guest_is_known_again_by_a_safe_cookie(room: RunningRoom, ann: Person) -> None:
    answer = web.get(f"{room.url}/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert ann.get("/api/me")["id"] == ann.me["id"]
    assert "set-cookie" not in ann.http.get("/api/me").headers


def test_under_https_the_cookie_is_locked_to_the_host(make_room: RoomMaker) -> None:
    room = make_room(public_url="https://castles.example")
    cookie = web.get(f"{room.url}/api/me").headers["set-cookie"]
    assert cookie.startswith("__Host-castelude=")
    assert "Secure" in cookie
    for origin, status in (
        ("https://castles.example", 201),
        ("https://evil.example", 403),
        ("http://castles.example", 403),
    ):
        answer = web.post(f"{room.url}/api/guests", json={"name": "X"}, headers={"Origin": origin})
        assert answer.status_code == status


@pytest.mark.parametrize(
    ("asked", "name"),
    [("fr-FR,fr;q=0.9,en;q=0.8", "Invité"), ("de,en;q=0.5", "Guest"), ("", "Guest"), ("xx, ,;q", "Guest")],
)
def test_a_guest_is_named_in_the_language_of_the_browser(room: RunningRoom, asked: str, name: str) -> None:
    guest = web.get(f"{room.url}/api/me", headers={"Accept-Language": asked}).json()["name"]
    assert re.fullmatch(rf"{name} \d{{4}}", guest)


def test_names(ann: Person) -> None:
    assert ann.http.patch("/api/me", json={"name": "  Anne   Marie "}).json()["name"] == "Anne Marie"
    for name in ("", "   ", "x" * 25, "a\u202eb", "a\x00b", 7, None):
        answer = ann.http.patch("/api/me", json={"name": name})
        assert answer.status_code == 400, name
    assert ann.get("/api/me")["name"] == "Anne Marie"


def test_a_new_name_counts_at_tables_that_wait(ann: Person, bob: Person) -> None:
    """Whoever is invited knows by whom; a game that has begun, and players on a shared device, keep their names."""
    begun = begin(ann, bob)
    waits, shared = ann.open_table(), ann.open_table(hotseat=True, names={"1": "Zoe"})
    for name in ("Anne", "Ann", "Anne"):
        ann.http.patch("/api/me", json={"name": name})
        assert ann.table(waits)["seats"][0]["name"] == name
    assert ann.table(begun)["seats"][0]["name"] == "Ann"
    assert [seat["name"] for seat in ann.table(shared)["seats"]] == ["Ann", "Zoe"]


def test_programs_use_a_token(room: RunningRoom) -> None:
    token = web.post(f"{room.url}/api/guests", json={"name": "Robot"}).json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    assert web.get(f"{room.url}/api/me", headers=headers).json()["name"] == "Robot"
    body = {"settings": {"game": "castello", "players": 2}}
    assert web.post(f"{room.url}/api/tables", json=body).status_code == 401
    assert web.post(f"{room.url}/api/tables", json=body, headers=headers).status_code == 201


def test_an_account_keeps_the_guests_tables(room: RunningRoom, ann: Person) -> None:
    table = ann.open_table()
    credentials = {"login": "Ann.1", "password": "correct horse"}
    assert ann.post("/api/account/register", credentials)["login"] == "ann.1"
    assert ann.http.post("/api/account/register", json=credentials).json()["message"] == "room-account-already"
    elsewhere = Person(room, "Visitor")
    other = elsewhere.open_table()
    elsewhere.post("/api/account/login", credentials)
    assert elsewhere.get("/api/me")["id"] == ann.me["id"]
    assert {row["id"] for row in elsewhere.get("/api/tables", which="mine")} == {table, other}
    assert elsewhere.table(other)["mine"] == [0]


def test_accounts_refuse_what_is_wrong(room: RunningRoom, ann: Person) -> None:
    for login, password, message in (
        ("x", "correct horse", "room-login-form"),
        ("Ann Ann", "correct horse", "room-login-form"),
        ("ann", "short", "room-password-form"),
    ):
        answer = ann.http.post("/api/account/register", json={"login": login, "password": password})
        assert (answer.status_code, answer.json()["message"]) == (400, message)
    ann.post("/api/account/register", {"login": "ann", "password": "correct horse"})
    bob = Person(room, "Bob")
    answer = bob.http.post("/api/account/register", json={"login": "ann", "password": "correct horse"})
    assert (answer.status_code, answer.json()["message"]) == (409, "room-login-taken")
    for login, password in (("ann", "wrong horse"), ("nobody", "correct horse")):
        answer = bob.http.post("/api/account/login", json={"login": login, "password": password})
        assert (answer.status_code, answer.json()["message"]) == (403, "room-sign-in")


def test_a_room_that_cannot_answer_says_when_to_ask_again() -> None:
    assert problem(Refusal("unavailable", "room-away")).headers["Retry-After"] == "1"
    assert problem(Refusal("busy", "room-busy", wait_ms=2500)).headers["Retry-After"] == "3"
    assert "Retry-After" not in problem(Refusal("not_found", "room-no-table")).headers


def test_sign_in_attempts_are_limited(ann: Person) -> None:
    body = {"login": "nobody", "password": "x" * 12}
    codes = [ann.http.post("/api/account/login", json=body).status_code for _ in range(14)]
    assert 429 in codes


def test_health_metrics_and_games(ann: Person) -> None:
    assert ann.get("/api/health")["status"] == "ok"
    metrics = ann.http.get("/metrics").text
    assert "castelude_viewers" in metrics
    games = {game["id"]: game for game in ann.get("/api/games")}
    assert games["castello"]["options"][0]["key"] == "layout"
    assert games["castello"]["names"] == dict.fromkeys(LANGUAGES, "Castello")
    for game in all_games().values():
        forms = [{"kind": form.kind, "pattern": form.pattern} for form in game.forms]
        assert games[game.id]["forms"] == forms
        assert set(games[game.id]["seats"]) == set(LANGUAGES)


def test_a_connection_outlives_the_patience_of_programs(room: RunningRoom) -> None:
    """httpx uses a connection again for five seconds: the server must not close it at the same moment."""
    connection = http.client.HTTPConnection("127.0.0.1", room.port)
    for pause in (0.0, 5.5):
        time.sleep(pause)
        connection.request("GET", "/api/games")
        answer = connection.getresponse()
        assert (answer.status, len(answer.read()) > 0) == (200, True)
    connection.close()


def test_people_read_words_for_every_choice_of_an_option(
    ann: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words of the rules (`all`, `house`) are for programs; an owner's edition goes by the name of its file."""
    monkeypatch.setenv("CASTELUDE_EDITIONS", str(tmp_path))
    (tmp_path / "castellan").mkdir()
    (tmp_path / "castellan" / "my-cards.json").write_text("{}")
    choices = {
        (game["id"], choice["word"]): choice["names"]
        for game in ann.get("/api/games")
        for option in game["options"]
        for choice in option["choices"]
    }
    assert choices.pop(("castellan", "my-cards")) == dict.fromkeys(LANGUAGES, "my-cards")
    assert {word for _, word in choices} == {"classic", "brio", "all", "two", "house"}
    for (_, word), names in choices.items():
        assert word not in names.values()
        assert len(set(names.values())) == len(LANGUAGES) or word == "brio"


def test_a_language_that_there_is_not(ann: Person) -> None:
    for path in ("/api/games/castello/rules", "/api/games/castello/specification", "/api/texts/castello"):
        answer = ann.http.get(path, params={"lang": "tlh"})
        assert (answer.status_code, answer.json()["message"]) == (400, "room-language")
        assert answer.json()["params"] == {"lang": "tlh", "known": ", ".join(LANGUAGES)}
    assert ann.get("/api/texts/castello", lang="fr")["text"]
    assert ann.http.get("/api/texts/nothing").status_code == 404


def test_a_long_replay_comes_in_parts(ann: Person) -> None:
    """64 plies at most in one answer; each is what the game was after that many actions."""
    table = ann.open_table(hotseat=True, start=True)
    rng = Rng(3)
    with ann.at(table) as live:
        live.synced()
        for _ in range(70):
            actions = live.state["legal"]["actions"]
            live.catch_up(live.act(actions[rng.below(len(actions))])["seq"])
        seen = live.state["views"]["0"]
    first = ann.get(f"/api/tables/{table}/replay", seat=0)
    rest = ann.get(f"/api/tables/{table}/replay", **{"from": 64, "to": 70, "seat": 0})
    assert [moment["ply"] for moment in first["moments"] + rest["moments"]] == list(range(71))
    assert rest["moments"][-1]["view"] == seen
    assert rest["plies"] == 70


def test_the_rules_for_people(ann: Person) -> None:
    book = ann.get("/api/games/castello/rules", lang="fr")
    assert [chapter["id"] for chapter in book["chapters"]][:3] == ["aim", "components", "setup"]
    blocks = [block for chapter in book["chapters"] for block in chapter["blocks"]]
    figure = next(block["figure"] for block in blocks if block["figure"] and block["figure"]["id"] == "siege")
    asked = {key: figure[key] for key in ("players", "options", "setup", "seat")}
    shown = ann.post("/api/games/castello/position", {**asked, "actions": figure["actions"] + figure["next"]})
    assert shown["view"]["captured_castles"] == [["O8"], []]
    assert "CO-6.1" in book["rulings"]


def test_the_specification_by_clauses(ann: Person) -> None:
    book = ann.get("/api/games/castello/specification", lang="fr")
    clauses = [clause for chapter in book["chapters"] for clause in chapter["clauses"]]
    assert len(clauses) == 46
    ruling = next(clause for clause in clauses if clause["id"] == "CO-4.3")
    assert ruling["ruling"]
    assert ruling["why"]
    answer = ann.http.get("/api/games/chess/rules")
    assert (answer.status_code, answer.json()["message"]) == (404, "error-unknown-game")


def test_catalogues_for_clients_that_were_built_without_them(ann: Person) -> None:
    assert "castello-name = Castello" in ann.get("/api/texts/castello", lang="fr")["text"]
    assert "web-nav-lobby" in ann.get("/api/texts/web", lang="en")["text"]
    answer = ann.http.get("/api/texts/nothing")
    assert (answer.status_code, answer.json()["message"]) == (404, "room-not-found")


def test_films_and_verdicts_of_positions(ann: Person) -> None:
    body = {"players": 2, "setup": {"red": ["H8"], "black": ["T8"]}, "actions": ["H8-H9", "T8-T9", "H9-H10"]}
    film = ann.post("/api/games/castello/position", {**body, "since": 1})
    assert [moment["view"]["red"] for moment in film["moments"]] == [["H9"], ["H9"], ["H10"]]
    assert film["view"] == film["moments"][-1]["view"]
    judged = ann.post("/api/games/castello/position", {**body, "explain": "T9-A1"})["verdict"]
    assert (judged["legal"], judged["clause"]) == (False, "CO-4.1")
    for since in (4, -1, "x"):
        answer = ann.http.post("/api/games/castello/position", json={**body, "since": since})
        assert answer.status_code in (400, 422), since


def test_what_is_printed_on_cards(ann: Person) -> None:
    found = ann.get("/api/games/castellum/printed", players=2)
    assert found["cards"]["E1579-01"]["power"] == 3
    assert "wyck" not in found["spaces"]
    assert ann.get("/api/games/castello/printed", players=2) == {}
    for wrong in ("?players=9", "?players=2&edition=nobody-has-it", ""):
        assert ann.http.get(f"/api/games/castellum/printed{wrong}").status_code in (400, 422), wrong


def test_positions_for_guides(ann: Person) -> None:
    body = {"players": 2, "setup": {"red": ["B8"], "black": ["U8"], "castles": []}, "actions": ["B8-D8"]}
    answer = ann.post("/api/games/castello/position", body)
    assert answer["actor"] == 1
    assert answer["view"]["red"] == ["D8"]
    dealt = ann.post("/api/games/castello/position", {"players": 2, "setup": None, "actions": []})
    assert len(dealt["view"]["red"]) == 30, "without a setup the room deals"
    for wrong in ({"setup": 1}, {"actions": ["B8-Z9"]}, {"players": 5}, {"seat": 7}, {"options": {"x": 1}}):
        assert ann.http.post("/api/games/castello/position", json={**body, **wrong}).status_code in (400, 422)


def test_records_replay_and_exports(
    ann: Person, bob: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = begin(ann, bob, setup=NEAR_END)
    ann.command(table, "act", action="A1-C1")
    exported = ann.get(f"/api/tables/{table}/record")
    assert exported["record"]["actions"] == ["A1-C1"]
    line = {"id": "castello-log-capture", "args": {"seat": 0, "action": "A1-C1", "cell": "B1"}}
    assert exported["log"] == [{"seat": 0, "lines": [line], "turn": 1, "notation": "A1xC1"}]
    assert exported["fairness"]["setup"] == NEAR_END
    whole = ann.get(f"/api/tables/{table}/replay", seat=1)
    assert [moment["view"]["red"] for moment in whole["moments"]] == [["A1"], ["C1"]]
    assert [moment["lately"] for moment in whole["moments"]] == [[], ["A1-C1"]]
    assert [moment["actor"] for moment in whole["moments"]] == [0, None]
    assert whole["plies"] == 1
    last = {"from": 1, "to": 1, "seat": 1}
    assert ann.get(f"/api/tables/{table}/replay", **last)["moments"] == whole["moments"][1:]
    for wrong in ("from=2", "to=2", "from=1&to=0"):
        assert ann.http.get(f"/api/tables/{table}/replay?{wrong}").json()["message"] == "error-ply", wrong
    assert ann.http.get(f"/api/tables/{table}/replay?seat=5").json()["message"] == "error-seat"
    assert "1. A1xC1" in ann.http.get(f"/api/tables/{table}/export?form=notation").text
    picture = ann.http.get(f"/api/tables/{table}/export?form=svg&ply=0&lang=fr")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    ET.fromstring(picture.text)
    file = tmp_path / "export.json"
    file.write_text(json.dumps(exported))
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert "custom setup" in capsys.readouterr().out.lower()
    exported["fairness"]["nonce"] = "0" * 64
    file.write_text(json.dumps(exported))
    assert main(["verify", str(file)]) == 2
    file.write_text("[]")
    assert main(["verify", str(file)]) == 2


def test_a_table_that_has_not_begun_has_no_record(ann: Person) -> None:
    answer = ann.http.get(f"/api/tables/{ann.open_table()}/record")
    assert (answer.status_code, answer.json()["message"]) == (409, "room-table-open")


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/nothing", None, 404),
        ("DELETE", "/api/games", None, 405),
        ("POST", "/api/tables", "{", 400),
        ("POST", "/api/tables", "[]", 400),
        ("POST", "/api/tables", '{"settings":1}', 400),
        ("GET", "/api/tables?which=secret", None, 400),
        ("GET", "/api/tables?before=-1", None, 400),
        ("POST", "/api/tables", '{"x":"' + "x" * 70_000 + '"}', 413),
    ],
)
def test_problems_are_documents(ann: Person, method: str, path: str, body: str | None, status: int) -> None:
    answer = ann.http.request(method, path, content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == status
    assert answer.headers["content-type"].startswith("application/problem+json")
    problem = answer.json()
    assert problem["status"] == status
    assert problem["code"]
    assert problem["detail"]


def test_a_flood_of_requests_is_turned_down(make_room: RoomMaker, clock: FakeClock) -> None:
    """The time stands still, so that a slow machine floods as well as a fast one."""
    ann = Person(make_room(now=clock, requests_per_second=5), "Ann")
    answers = [ann.http.get("/api/games") for _ in range(25)]
    assert {answer.status_code for answer in answers} == {200, 429}
    assert answers[-1].headers["Retry-After"] == "1"
    clock.advance(1)
    assert ann.http.get("/api/games").status_code == 200


def test_settings_come_from_the_environment_and_the_page_names_them_all() -> None:
    assert from_environment({"CASTELUDE_BOT_MS": "70", "CASTELUDE_LOG_JSON": "1", "HOME": "/x"}).bot_ms == 70
    page = (Path(__file__).parents[2] / "docs" / "self-hosting.md").read_text("utf-8")
    defaults = Settings()
    for name in Settings.__dataclass_fields__:
        value = getattr(defaults, name)
        shown = "" if value == "" else str(int(value))
        assert f"| `CASTELUDE_{name.upper()}` | {shown}" in page, name


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["serve", "--port", "0"], "port"),
        (["serve", "--workers", "0"], "workers"),
        (["serve", "--database", "mysql://x/y"], "sqlite"),
        (["serve", "--database", "nonsense"], "sqlite"),
        (["migrate", "--database", "oracle://x"], "sqlite"),
    ],
)
def test_serving_with_bad_settings_is_one_clear_line(
    argv: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*argv, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert words in said
