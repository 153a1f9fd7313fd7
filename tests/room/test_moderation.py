"""B2: administrators can do what they have to, nobody else can, and everything they do is on record."""

import httpx
import pytest

from castelude.cli import main
from tests.kit import web
from tests.kit.room import Person, RunningRoom, begin, register

pytestmark = pytest.mark.slow

PASSWORD = "correct horse"


@pytest.fixture
def ada(room: RunningRoom) -> Person:
    """An administrator."""
    person = Person(room, "Ada")
    person.post("/api/account/register", {"login": "ada", "password": PASSWORD})
    assert main(["admin", "ada", "--database", room.settings.database]) == 0
    assert person.get("/api/me")["admin"]
    return person


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["message"]


def say_in_chat(person: Person, table: str, text: str) -> str:
    """The kind of the answer, or the message of the refusal."""
    with person.at(table) as live:
        live.synced()
        answer = live.ask(type="chat", text=text)
        return str(answer.get("message") or answer["type"])


def lines(person: Person, table: str) -> list[str]:
    with person.at(table) as live:
        live.until(lambda message: message["type"] == "chat")
        return [line["text"] for line in live.chat]


def test_b2_only_administrators_moderate(room: RunningRoom, ada: Person, bob: Person) -> None:
    schema = bob.http.get("/schema/openapi.json").json()
    paths = [(path, method) for path, ways in schema["paths"].items() for method in ways if "/api/admin/" in path]
    assert len(paths) >= 16
    values = {"kind": "ban", "address": "192.0.2.1", "name": "X", "title": "X", "text": "", "mode": "open", "uses": 1}
    for path, method in paths:
        body = None
        if "requestBody" in schema["paths"][path][method]:
            content = schema["paths"][path][method]["requestBody"]["content"]["application/json"]
            kind = content["schema"]["$ref"].rsplit("/", 1)[1]
            known = schema["components"]["schemas"][kind]["properties"]
            body = {key: value for key, value in values.items() if key in known}
        address = path.replace("{number}", "1").replace("{", "").replace("}", "")
        assert refusal(bob.http.request(method.upper(), address, json=body)) == (403, "room-admin-only"), path
    assert main(["admin", "ada", "--remove", "--database", room.settings.database]) == 0
    assert refusal(ada.http.get("/api/admin/reports")) == (403, "room-admin-only")
    assert main(["admin", "nobody", "--database", room.settings.database]) == 2


def test_b2_a_report_leads_to_a_mute_and_a_removed_line(ada: Person, ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    assert say_in_chat(bob, table, "You smell!") == "ack"
    ann.post("/api/reports", {"kind": "chat", "subject": table, "number": 1, "reason": "rude"})
    ann.post("/api/reports", {"kind": "name", "subject": table, "number": 1})
    assert refusal(ann.http.post("/api/reports", json={"kind": "chat", "subject": table, "number": 7}))[0] == 404
    name, line = ada.get("/api/admin/reports")
    assert (name["kind"], name["about"], name["person"]) == ("name", "Bob", bob.me["id"])
    assert (line["about"], line["reason"], line["person"]) == ("Bob: You smell!", "rude", bob.me["id"])
    ada.http.delete(f"/api/admin/tables/{table}/chat/1").raise_for_status()
    assert lines(ann, table) == [""]
    ada.post("/api/admin/sanctions", {"kind": "mute", "person": bob.me["id"], "reason": "rude", "hours": 2})
    assert say_in_chat(bob, table, "What?") == "room-mute"
    assert bob.get("/api/tables", which="mine")[0]["id"] == table, "somebody who is muted still plays"
    (mute,) = ada.get("/api/admin/sanctions")
    ada.http.delete(f"/api/admin/sanctions/{mute['id']}").raise_for_status()
    assert say_in_chat(bob, table, "Sorry.") == "ack"
    for report in (name, line):
        ada.post(f"/api/admin/reports/{report['id']}/close", {})
    assert ada.get("/api/admin/reports") == []
    deeds = [(deed["admin"], deed["what"]) for deed in ada.get("/api/admin/audit")]
    done = [("ada", what) for what in ("report", "report", "unmute", "mute", "line")]
    assert deeds == [*done, ("castelude admin", "admin")]
    assert [deed["what"] for deed in ada.get("/api/admin/audit", skip=4)] == ["line", "admin"]


def test_names_and_titles_are_reported_changed_and_taken_away(ada: Person, ann: Person, bob: Person) -> None:
    register(bob)
    club = bob.post("/api/clubs", {"name": "Rude club"})
    ann.post(f"/api/clubs/{club['id']}/join", {"code": club["code"]})
    settings = {"game": "castello", "format": "swiss", "clock": {"kind": "fischer", "seconds": 60, "increment": 0}}
    tournament = bob.post("/api/tournaments", {"title": "Rude cup", "settings": settings})["about"]["id"]
    nodes = [{"action": "", "parent": -1, "comment": "", "marks": []}]
    tree = {"game": "castello", "players": 2, "options": {}, "setup": {"first": 0}, "nodes": nodes}
    study = bob.post("/api/studies", {"name": "Rude book", "shared": True, "title": "One", "tree": tree})["id"]
    subjects = {"person": "Bob", "club": club["id"], "tournament": tournament, "study": study}
    for kind, subject in subjects.items():
        ann.post("/api/reports", {"kind": kind, "subject": subject, "reason": kind})
    found = {report["kind"]: report for report in ada.get("/api/admin/reports")}
    assert {kind: report["about"] for kind, report in found.items()} == {
        "person": "Bob",
        "club": "Rude club",
        "tournament": "Rude cup",
        "study": "Rude book",
    }
    assert {report["person"] for report in found.values()} == {bob.me["id"]}
    for kind in ("club", "tournament", "study"):
        ada.post(f"/api/admin/titles/{kind}/{found[kind]['subject']}", {"title": f"Kind {kind}"})
    assert ann.get(f"/api/clubs/{club['id']}")["name"] == "Kind club"
    assert ann.get(f"/api/tournaments/{tournament}")["about"]["title"] == "Kind tournament"
    assert ann.get(f"/api/studies/{study}")["name"] == "Kind study"
    assert refusal(ada.http.post("/api/admin/titles/club/nothing", json={"title": "A"})) == (404, "room-no-title")
    for path in (f"/api/admin/clubs/{club['id']}", f"/api/admin/studies/{study}"):
        ada.http.delete(path).raise_for_status()
        assert refusal(ada.http.delete(path))[0] == 404
    for path in (f"/api/clubs/{club['id']}", f"/api/studies/{study}"):
        assert refusal(ann.http.get(path))[0] == 404


def test_what_one_may_not_see_cannot_be_reported(ada: Person, ann: Person, bob: Person) -> None:
    club = bob.post("/api/clubs", {"name": "Secret"})["id"]
    for kind, subject in (("club", club), ("study", "none"), ("tournament", "none"), ("person", "Nobody")):
        assert refusal(ann.http.post("/api/reports", json={"kind": kind, "subject": subject}))[0] == 404, kind
    assert ada.get("/api/admin/reports") == []


def test_b2_bans_of_a_person_and_of_an_address(room: RunningRoom, ada: Person, bob: Person) -> None:
    bob.post("/api/account/register", {"login": "bob", "password": PASSWORD})
    table, running = bob.open_table(), begin(ada, bob)
    with bob.at(table) as live:
        live.synced()
        ada.post("/api/admin/sanctions", {"kind": "ban", "person": bob.me["id"], "reason": "cheating"})
        assert live.close_code() == 4401
    assert ada.table(table)["status"] == "cancelled"
    assert [seat["away"] is None for seat in ada.table(running)["seats"]] == [True, False]
    back = bob.http.post("/api/account/login", json={"login": "bob", "password": PASSWORD})
    assert refusal(back) == (403, "room-ban")
    assert "cheating" in back.json()["detail"]
    mine = ada.get("/api/admin/people", search="ada")[0]["id"]
    own = ada.http.post("/api/admin/sanctions", json={"kind": "ban", "person": mine})
    assert refusal(own) == (403, "room-sanction-admin")
    nonsense = ada.http.post("/api/admin/sanctions", json={"kind": "ban", "address": "the moon"})
    assert refusal(nonsense) == (400, "room-address")
    ada.post("/api/admin/sanctions", {"kind": "ban", "address": "127.0.0.7/24"})
    assert refusal(web.get(f"{room.url}/api/me")) == (403, "room-ban")
    assert web.get(f"{room.url}/api/texts/room").status_code == 200
    room.restart()
    assert refusal(web.get(f"{room.url}/api/me")) == (403, "room-ban")


def test_b2_names_and_tables(room: RunningRoom, ada: Person, ann: Person, bob: Person) -> None:
    running, waiting, gone = begin(ann, bob), ann.open_table(), ann.open_table()
    ada.post(f"/api/admin/people/{bob.me['id']}/name", {"name": "Nice Guest"})
    assert bob.get("/api/me")["name"] == "Nice Guest"
    assert [seat["name"] for seat in ann.table(running)["seats"]] == ["Ann", "Nice Guest"]
    for table in (running, waiting):
        ada.post(f"/api/admin/tables/{table}/close", {})
        assert ann.table(table)["status"] == "cancelled"
    assert bob.refused(running, "resign")[0] == "conflict"
    with ann.at(gone) as live:
        live.synced()
        ada.http.delete(f"/api/admin/tables/{gone}").raise_for_status()
        assert live.close_code() == 1013
    assert refusal(ann.http.get(f"/api/tables/{gone}")) == (404, "room-no-table")
    assert refusal(ada.http.delete(f"/api/admin/tables/{gone}")) == (404, "room-no-table")
    room.restart()
    ann.come_back()
    assert [seat["name"] for seat in ann.table(running)["seats"]] == ["Ann", "Nice Guest"]


def test_b12_registration_and_announcements(room: RunningRoom, ada: Person) -> None:
    ada.http.put("/api/admin/announcement", json={"text": "Down at noon."}).raise_for_status()
    ada.http.put("/api/admin/registration", json={"mode": "invited"}).raise_for_status()
    eve = Person(room, "Eve")
    assert eve.get("/api/house") == {"registration": "invited", "announcement": "Down at noon.", "mail": False}
    new = {"login": "eve", "password": PASSWORD}
    assert refusal(eve.http.post("/api/account/register", json=new)) == (403, "room-registration-invited")
    code = ada.post("/api/admin/invitations", {"note": "for Eve"})["code"]
    weak = eve.http.post("/api/account/register", json={**new, "password": "x", "invitation": code})
    assert weak.status_code == 400
    assert [found["uses"] for found in ada.get("/api/admin/invitations")] == [1]
    eve.post("/api/account/register", {**new, "invitation": code.upper()})
    mallory = Person(room, "Mallory")
    used_up = mallory.http.post("/api/account/register", json={**new, "login": "mallory", "invitation": code})
    assert refusal(used_up) == (403, "room-registration-invited")
    ada.http.put("/api/admin/registration", json={"mode": "closed"}).raise_for_status()
    late = mallory.http.post("/api/account/register", json={**new, "login": "mallory"})
    assert refusal(late) == (403, "room-registration-closed")
