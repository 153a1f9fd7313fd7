"""Studies: kept and shared by their owner, changed by nobody else, and gone with them; the lines of a bot."""

import dataclasses
import json
from typing import Any

import msgspec
import pytest

from castelude.core.errors import BadRecord
from castelude.core.tree import Node, Tree, tree_of
from castelude.core.variations import read_tree, write_tree
from castelude.room.http.studies import MOST_OF_CHAPTER, MOST_PASTED
from castelude.room.rendering.trees import read_games, told_tree
from tests.kit import GAMES, random_match
from tests.kit.room import PASSWORD, FakeClock, Json, Person, RoomMaker, RunningRoom

pytestmark = pytest.mark.slow
LINE = ["B5-D5", "T7-R7", "A5-C5"]


def tree(*more: Json, actions: list[str] = LINE) -> Json:
    """A game of Castello with further nodes."""
    nodes = [{"action": "", "parent": -1, "comment": "Begin", "marks": []}]
    nodes += [{"action": text, "parent": ply, "comment": "", "marks": []} for ply, text in enumerate(actions)]
    return {"game": "castello", "players": 2, "options": {}, "setup": {"first": 0}, "nodes": [*nodes, *more]}


VARIATION: Json = {"action": "T7-S7", "parent": 1, "comment": "Slower", "marks": ["green:T7>S7", "red:K8"]}


def new_study(person: Person, shared: bool = True) -> Any:  # noqa: ANN401 JSON
    wanted = {"name": "Openings", "shared": shared, "title": "First", "tree": tree(VARIATION)}
    return person.post("/api/studies", wanted)


def refused(person: Person, method: str, path: str, body: Json | None = None) -> tuple[int, str]:
    answer = person.http.request(method, path, json=body)
    return answer.status_code, answer.json()["message"]


def test_a_study_is_kept_shared_by_its_link_and_changed_by_its_owner_only(ann: Person, bob: Person) -> None:
    study = new_study(ann)
    at = f"/api/studies/{study['id']}"
    assert (study["mine"], study["owner"], [chapter["title"] for chapter in study["chapters"]]) == (
        True,
        "Ann",
        ["First"],
    )
    read = bob.get(f"{at}/chapters/1")
    assert read["tree"]["nodes"] == tree(VARIATION)["nodes"]
    assert [(deed["seat"], deed["turn"], deed["notation"]) for deed in read["deeds"]] == [
        (0, 1, "B5-D5"),
        (1, 2, "T7-R7"),
        (0, 3, "A5-C5"),
        (1, 2, "T7-S7"),
    ]
    seen = bob.get(at)
    assert (seen["mine"], bob.get("/api/studies")) == (False, [])
    change = {"version": seen["version"], "title": "Mine now", "tree": tree()}
    assert refused(bob, "PUT", f"{at}/chapters/1", change) == (403, "room-study-not-yours")
    assert refused(bob, "DELETE", at) == (403, "room-study-not-yours")
    private = {"version": study["version"], "name": "Secrets", "shared": False}
    assert ann.http.put(at, json=private).json()["name"] == "Secrets"
    for path in (at, f"{at}/chapters/1", f"{at}/export"):
        assert refused(bob, "GET", path) == (404, "room-study-none")
    assert ann.http.delete(at).json() == []
    assert refused(ann, "GET", at) == (404, "room-study-none")


def test_a_change_that_is_too_late_is_told_and_changes_nothing(ann: Person) -> None:
    study = new_study(ann)
    at = f"/api/studies/{study['id']}"
    chapter = {"version": study["version"], "title": "Second", "tree": tree(actions=LINE[:1])}
    later = ann.post(f"{at}/chapters", chapter)
    assert [one["number"] for one in later["chapters"]] == [1, 2]
    assert refused(ann, "PUT", f"{at}/chapters/1", chapter) == (409, "room-study-stale")
    assert refused(ann, "PUT", at, {"version": 1, "name": "X", "shared": True}) == (409, "room-study-stale")
    assert ann.get(f"{at}/chapters/1")["tree"]["nodes"] == tree(VARIATION)["nodes"]
    saved = ann.http.put(f"{at}/chapters/1", json={**chapter, "version": later["version"]}).json()
    assert [one["title"] for one in saved["chapters"]] == ["Second", "Second"]
    left = ann.http.delete(f"{at}/chapters/2?version={saved['version']}").json()
    assert [one["number"] for one in left["chapters"]] == [1]
    assert refused(ann, "DELETE", f"{at}/chapters/1?version={left['version']}") == (409, "room-study-last")
    assert refused(ann, "PUT", f"{at}/chapters/7", chapter) == (404, "room-study-no-chapter")


def test_what_is_no_game_is_not_kept_and_nobody_keeps_too_much(ann: Person) -> None:
    wrong = {"name": "X", "shared": True, "title": "X", "tree": tree(actions=["B5-D6"])}
    assert refused(ann, "POST", "/api/studies", wrong) == (400, "error-tree-action")
    assert refused(ann, "POST", "/api/studies", {**wrong, "tree": tree(), "name": " \u2800 "}) == (
        400,
        "room-title",
    )
    for _ in range(6):
        new_study(ann)
    assert refused(ann, "POST", "/api/studies", {**wrong, "tree": tree()}) == (409, "room-study-most")


def test_a_study_goes_out_and_comes_back_by_pasting(ann: Person) -> None:
    at = f"/api/studies/{new_study(ann)['id']}"
    for form in ("json", "notation"):
        text = ann.http.get(f"{at}/export", params={"form": form}).text
        [game] = ann.post("/api/studies/pasted", {"text": text})
        assert (game["title"], game["tree"]["nodes"]) == ("First", tree(VARIATION)["nodes"])
    for game in GAMES:
        record = random_match(game.id, 1, 20).record().to_json()
        [pasted] = ann.post("/api/studies/pasted", {"text": json.dumps(record)})
        assert [node["action"] for node in pasted["tree"]["nodes"][1:]] == record["actions"]
    for text in ("", "{", '{"game": 3}', '{"chapters": [3]}', '[Game "Chess"]'):
        assert ann.http.post("/api/studies/pasted", json={"text": text}).status_code in (400, 404), text


def test_what_fits_into_no_chapter_is_refused_before_anybody_works_on_it() -> None:
    text = json.dumps(tree(VARIATION))
    [game] = read_games(text, None, 1024)
    assert game.tree.nodes[0].comment == "Begin"
    with pytest.raises(BadRecord) as refusal:
        read_games(text, None, 100)
    assert refusal.value.message == "error-tree-size"


def test_what_is_too_large_is_refused_with_the_limit(ann: Person) -> None:
    for path, size, most in (("/api/studies", 70_000, 64), ("/api/studies/pasted", 600_000, 512)):
        answer = ann.http.post(path, json={"text": "x" * size})
        assert (answer.status_code, answer.json()["message"]) == (413, "room-too-large")
        assert answer.json()["params"] == {"most": most}


def large_tree(size: int, comment: str) -> Json:
    """A chapter that is as large as it may be, or nearly so: few nodes with long comments."""
    line = tree({**VARIATION})
    free = size - len(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode())
    each = len(json.dumps(comment, ensure_ascii=False).encode()) - 2
    for node in line["nodes"]:
        node["comment"] = comment * min(4000 // len(comment), free // each)
        free -= each * (len(node["comment"]) // len(comment))
    return line


def test_the_largest_chapters_go_out_and_come_back(ann: Person) -> None:
    """Quotation marks and backslashes take four bytes each in a request, other letters three."""
    wanted: Json = {"name": "Large", "shared": False, "title": "x" * 100, "tree": large_tree(60_000, '"\\')}
    study = ann.post("/api/studies", wanted)
    at = f"/api/studies/{study['id']}"
    more: Json = {"title": "Lines", "tree": large_tree(60_000, "\u2028城a\n")}
    study = ann.post(f"{at}/chapters", {**more, "version": study["version"]})
    for form in ("json", "notation"):
        text = ann.http.get(f"{at}/export", params={"form": form}).text
        games = ann.post("/api/studies/pasted", {"text": text})
        assert [game["tree"]["nodes"] for game in games] == [wanted["tree"]["nodes"], more["tree"]["nodes"]]
        assert [game["title"] for game in games] == ["x" * 100, "Lines"]
        again = {"version": study["version"], "title": "Again", "tree": games[0]["tree"]}
        study = ann.http.put(f"{at}/chapters/1", json=again | {"title": "x" * 100}).json()
        assert [chapter["title"] for chapter in study["chapters"]] == ["x" * 100, "Lines"]
    wide = {**wanted, "tree": large_tree(60_200, "城")}
    assert refused(ann, "POST", "/api/studies", wide) == (400, "error-tree-size")


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_notation_is_not_much_longer_than_the_tree(game: Any) -> None:  # noqa: ANN401 a game
    """So a chapter in notation fits into what is read at once, however many variations it has."""
    match = random_match(game.id, 1, 30)
    grown = tree_of(match.record())
    for ply, position in enumerate([position.copy() for position in match.replay()][:-1]):
        others = [game.text(position, move) for move in position.moves()[:4] if position.actor() >= 0]
        grown.nodes += [Node(action, ply) for action in others if action != match.actions[ply]]
    text = write_tree(grown)
    assert len(read_tree(text).nodes) == len(grown.nodes)
    stored = msgspec.json.encode(told_tree("", _json(grown)).tree)
    assert len(text) * MOST_OF_CHAPTER < MOST_PASTED * len(stored)


def _json(grown: Tree) -> Json:
    return json.loads(json.dumps(dataclasses.asdict(grown)))  # type: ignore[no-any-return]


def test_what_a_seat_could_not_know_is_not_told_to_it(ann: Person) -> None:
    match = random_match("castel", 2, 120)
    text = json.dumps(match.record().to_json())
    [told] = ann.post("/api/studies/pasted", {"text": text, "seat": 1})
    assert ann.http.post("/api/studies/pasted", json={"text": text, "seat": 2}).json()["message"] == "error-seat"
    hidden = 0
    positions = match.replay()
    before = next(positions).copy()
    for action, deed, after in zip(match.actions, told["deeds"], positions, strict=True):
        lines = [line.to_json() for line in match.game.log(before, action, after, 1)]
        assert [line["id"] for line in deed["lines"]] == [line["id"] for line in lines]
        assert [line["args"] for line in deed["lines"]] == [line["args"] for line in lines]
        if match.game.seen_action(before, action, 1) != action:
            hidden += 1
            assert deed["notation"] == ""
        before = after.copy()
    assert hidden


def test_b3_studies_go_with_their_owner_and_are_part_of_their_data(ann: Person, bob: Person) -> None:
    study = new_study(ann)
    [kept] = ann.get("/api/me/data")["studies"]
    assert (kept["name"], kept["title"]) == ("Openings", "First")
    assert ann.http.request("DELETE", "/api/me", json={}).status_code == 200
    assert refused(bob, "GET", f"/api/studies/{study['id']}") == (404, "room-study-none")


def test_a_guest_who_signs_in_keeps_their_studies(room: RunningRoom, ann: Person) -> None:
    ann.post("/api/account/register", {"login": "ann", "password": PASSWORD})
    guest = Person(room, "Guest")
    study = new_study(guest)
    guest.post("/api/account/login", {"login": "ann", "password": PASSWORD})
    assert [kept["id"] for kept in ann.get("/api/studies")] == [study["id"]]


def test_a_position_follows_the_seat_that_decides_and_tells_what_was_done(ann: Person) -> None:
    dealt = ann.post("/api/games/castel/position", {"players": 2, "follow": True})
    asked = {"players": 2, "setup": dealt["setup"], "follow": True, "tell": 1}
    first = dealt["actor"]
    assert (dealt["seat"], dealt["view"]["seat"]) == (first, first)
    done = ann.post("/api/games/castel/position", {**asked, "actions": dealt["legal"][:1]})
    assert done["seat"] == done["actor"]
    assert [(deed["seat"], deed["turn"]) for deed in done["deeds"]] == [(first, 1)]


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_the_lines_of_a_bot_can_be_played(ann: Person, game: Any) -> None:  # noqa: ANN401 a game
    match = random_match(game.id, 2, 12)
    record = match.record()
    wanted = {"players": record.players, "options": record.options, "setup": record.setup, "actions": record.actions}
    found = ann.post(f"/api/games/{game.id}/lines", wanted)
    assert (found["seat"], found["step"]) == (match.seat, 0)
    assert [line["value"] for line in found["lines"]] == sorted(
        (line["value"] for line in found["lines"]), reverse=True
    )
    begins = [line["actions"][0] for line in found["lines"]]
    assert len(set(begins)) == len(begins) == min(3, len(match.legal()))
    assert set(begins) <= set(match.legal())
    wrong = ann.http.post(f"/api/games/{game.id}/lines", json={**wanted, "actions": ["nonsense"]})
    assert (wrong.status_code, wrong.json()["message"]) == (400, "error-record-replay")


def test_lines_have_their_quota(make_room: RoomMaker, clock: FakeClock) -> None:
    ann = Person(make_room(now=clock), "Ann")
    wanted = {"players": 2, "setup": {"first": 0}, "actions": ["nonsense"]}
    answers = [ann.http.post("/api/games/castello/lines", json=wanted) for _ in range(60)]
    assert answers[-1].json()["message"] == "room-lines-later"
