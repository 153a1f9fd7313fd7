"""Every page in both languages, both themes and two sizes: accessible, complete, within its frame. Screenshots too."""

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response, expect

from castelude.room.http.static_files import STATIC
from tests.kit import random_match
from tests.kit.browser import LOOKS, NEAR_THE_END, PLACES, SCREENSHOTS, Come, Visitor, problems
from tests.kit.pages.castello import CastelloBoard
from tests.kit.pages.guide import GuidePage
from tests.kit.pages.home import NewTablePage, game_card
from tests.kit.pages.replay import ReplayPage
from tests.kit.pages.rules import RulesPage
from tests.kit.room import RATED, Person, RunningRoom, register, until

FIRST_LOAD_BYTES = 150 * 1024
GAME_IDS = ("castello", "castellan", "castel", "castellum")
BOARD_BYTES = 60 * 1024
"""What a game may bring with its board, packed: code, styles and drawings of its own."""
MIDDLE = {
    "red": ["D4", "D8", "D11", "F9", "F6", "H8", "I9", "J6", "K9", "L7", "N9", "O9", "N6", "B2", "B5", "B8", "B12"],
    "black": ["K7", "L10", "M8", "M6", "N11", "P9", "Q7", "R5", "R11", "S8", "J11", "T2", "T5", "T8", "T12", "T14"],
    "captured": {"castles": [["I4"], ["F3"]], "pawns": [9, 7]},
}

STUDY = {
    "game": "castel",
    "players": 2,
    "options": {},
    "setup": random_match("castel", 3, 0).record().setup,
    "nodes": [{"action": "", "parent": -1, "comment": "Who begins?", "marks": ["red:c3>d4"]}],
}

ONE_MOVE_WINS = {
    "red": ["M5", "L4", "M2", "A1"],
    "black": ["I5", "H4", "I2", "U15"],
    "unmoved": [],
    "captured": {"castles": [["P3", "O8", "P13"], ["F3", "G8", "F13"]]},
}


@pytest.mark.parametrize("place", PLACES)
def test_every_page(browser: Browser, room: RunningRoom, place: str) -> None:
    person = Visitor(browser, room, "Ada", reduced_motion="reduce", bypass_csp=True, **PLACES[place])
    ada = person.person
    running = ada.open_table(
        setup=MIDDLE, bots={"1": "novice"}, start=True, clock={"kind": "fischer", "seconds": 900, "increment": 10}
    )
    ended = ada.open_table(setup=NEAR_THE_END, hotseat=True, start=True)
    for action in ("M5-N6", "T3-S3", "N6-O7"):
        ada.command(ended, "act", action=action)
    ada.post(f"/api/tables/{ended}/analysis", {})
    waiting = ada.open_table(listed=True)
    other = ada.open_table("castellan", bots={"1": "novice"}, start=True)
    cleo = Person(room, "Cleo")
    register(cleo)
    cleo.command(cleo.open_table(bots={"1": "novice"}, start=True, watch="everybody", **RATED), "resign")
    until(lambda: cleo.get("/api/ratings"))
    yesterday = cleo.get("/api/challenges")["archive"][0]["day"]
    settings = {"format": "roundrobin", "game": "castello", "clock": {"kind": "days", "days": 3}}
    cup = {"title": "Sunday cup", "settings": settings, "bots": ["novice", "casual"]}
    tournament = ada.post("/api/tournaments", cup)["about"]["id"]
    ada.post(f"/api/tournaments/{tournament}/commands", {"command_id": "start", "command": {"kind": "start"}})
    until(lambda: ada.get(f"/api/tournaments/{tournament}")["next"])
    study = ada.post("/api/studies", {"name": "Ends", "shared": True, "title": "One", "tree": STUDY})["id"]
    pages = {
        "home": "/",
        "lobby": "/lobby",
        "pair": "/pair?game=castel",
        "games": "/games",
        "watch": "/watch",
        "ladder": "/ladder",
        "daily": "/daily",
        "challenge": f"/daily/castello?day={yesterday}",
        "puzzles": "/puzzles",
        "puzzle": "/puzzles/castello",
        "clubs": "/clubs",
        "club": f"/clubs/{ada.post('/api/clubs', {'name': 'Café'})['id']}",
        "tournaments": "/tournaments",
        "tournament": f"/tournaments/{tournament}",
        "people": "/people?name=cl",
        "person": "/people/Cleo",
        "new": "/new?game=castello",
        "waiting": f"/t/{waiting}",
        "invitation": f"/t/{Person(room, 'Ben').open_table('castel', starts='full')}",
        "table": f"/t/{running}",
        "end": f"/t/{ended}",
        "castellan": f"/t/{other}",
        "replay": f"/replay/{ended}?ply=2",
        "analysis": f"/replay/{ended}?ply=1",
        "studies": "/studies",
        "study": f"/study/{study}",
        "embedded": f"/embed/replay/{ended}?ply=2",
        "rules": "/rules/castello#CO-6.1",
        "guide": "/guide/castello",
        "profile": "/profile",
        "help": "/help",
        "credits": "/credits",
        "missing-table": "/t/aaaaaaaaaaaaaaaaaaaa",
        "editor": "/editor/castellum",
        "analysis-board": "/analysis/castellan",
    }
    SCREENSHOTS.mkdir(exist_ok=True)
    found: dict[str, list[str]] = {}
    for number, (name, path) in enumerate(pages.items()):
        if place not in LOOKS[number % len(LOOKS)]:
            continue
        person.go(path)
        person.expect_loaded()
        if name == "table":
            CastelloBoard(person).cell("L7").click()
        if name == "analysis":
            person.tab("web-analysis").click()
            person.page.get_by_test_id("analysis-table-open").click()
            expect(person.page.get_by_test_id("analysis-table")).to_be_visible()
        if name == "rules":
            rules = RulesPage(person, "castello", "CO-6.1")
            expect(rules.clause("CO-6.1")).to_be_in_viewport()
            expect(rules.example("siege").get_by_role("img").first).to_be_visible()
            rules.mark("CO-6.1").click()
            expect(rules.exact("CO-6.1")).to_be_visible()
        person.page.screenshot(path=SCREENSHOTS / f"{name}-{place}.png")
        words = person.page.locator("body").inner_text()
        assert "[web-" not in words, name
        assert "[castello" not in words, name
        assert person.page.title(), name
        assert person.fits(), f"{name} scrolls sideways"
        assert person.page.evaluate("document.documentElement.lang") == place[-2:]
        found[name] = problems(person)
    person.leave()
    assert {name: list_ for name, list_ in found.items() if list_} == {}
    assert person.troubles == []


def test_the_first_load_is_small_and_stays_at_home(visitor: Come, room: RunningRoom) -> None:
    ada = visitor("Ada")
    answers: list[Response] = []
    ada.page.on("response", lambda answer: answers.append(answer))
    ada.go("/")
    for game in ("castello", "castellan", "castel", "castellum"):
        expect(game_card(ada, game).get_by_test_id("film")).to_be_visible()
    until(lambda: ada.page.evaluate("[...document.images].every((image) => image.complete)"))
    ada.page.evaluate("document.fonts.ready")
    bodies = {answer.url: answer.body() for answer in answers if answer.ok}
    sizes = {url.removeprefix(room.url): len(gzip.compress(body)) for url, body in bodies.items()}
    assert sum(sizes.values()) < FIRST_LOAD_BYTES, sizes
    scripts = [name for name in sizes if name.endswith(".js")]
    assert not any("castello" in name for name in scripts), "a board waits until its box is pointed at"
    assert not any(re.match(r"/assets/(Table|Rules|Replay|Guide)-", name) for name in scripts), (
        "other pages wait until they are opened"
    )
    for game in ("castello", "castellan", "castel", "castellum"):
        game_card(ada, game).hover()
        expect(game_card(ada, game).get_by_test_id("film")).to_have_attribute("data-shown", "")


def test_what_a_game_brings_with_its_board_is_small() -> None:
    """Without what boards share, and what the first load has brought already."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text("utf-8"))

    def brought(entry: str, found: set[str], later_too: bool) -> set[str]:
        chunk = manifest[entry]
        if chunk["file"] not in found:
            found.update((chunk["file"], *chunk.get("css", ()), *chunk.get("assets", ())))
            later = [name for name in chunk.get("dynamicImports", ()) if name.startswith(("src/games/", "_"))]
            for name in (*chunk.get("imports", ()), *(later if later_too else ())):
                brought(name, found, later_too)
        return found

    first = brought("index.html", set(), later_too=False)
    games = {game: brought(f"src/games/{game}/index.ts", set(first), later_too=True) - first for game in GAME_IDS}
    for game, files in games.items():
        others = set[str]().union(*(games[other] for other in GAME_IDS if other != game))
        sizes = {name: len(gzip.compress((STATIC / name).read_bytes())) for name in files - others}
        assert 10_000 < sum(sizes.values()) < BOARD_BYTES, (game, sizes)


def test_files_are_packed_and_kept(visitor: Come) -> None:
    ada = visitor("Ada")
    page = ada.person.http.get("/t/anything")
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert "http" not in page.headers["content-security-policy"]
    assert page.headers["cache-control"] == "no-cache"
    script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
    assert script
    answer = ada.person.http.get(script[1])
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert ada.person.http.get(script[1], headers={"Accept-Encoding": "identity"}).content == answer.content
    for path in ("/assets/nothing.js", "/assets/..%2Findex.html", "/nothing"):
        assert ada.person.http.get(path).status_code == 404
    for path in ("/manifest.webmanifest", "/icon.svg", "/icon-512.png"):
        assert ada.person.http.get(path).status_code == 200
    manifest = ada.person.http.get("/manifest.webmanifest").json()
    assert {icon["src"] for icon in manifest["icons"]} == {"/icon.svg", "/icon-192.png", "/icon-512.png"}


def test_an_address_that_is_none_says_so_in_words(visitor: Come) -> None:
    ada = visitor("Ada")
    for path in ("/nothing", "/new/castello", "/t/one/two"):
        answer = ada.page.goto(ada.room.url + path)
        assert answer is not None
        assert answer.status == 404
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.say("web-missing"))
    assert ada.person.http.get("/api/nothing", headers={"Accept": "application/json"}).json()["code"] == "not_found"


def test_language_and_theme_are_switched_and_kept(visitor: Come) -> None:
    ada = visitor("Ada")
    rules = RulesPage(ada, "castello")
    expect(ada.heading("web-rules-of", game=ada.say("castello-name"))).to_be_visible()
    ada.field("web-profile-lang").select_option("fr")
    ada.lang = "fr"
    expect(ada.heading("web-rules-of", game=ada.say("castello-name"))).to_be_visible()
    ada.field("web-rules-search").fill("chateau milieu")
    expect(rules.clause("CO-6.4")).to_be_visible()
    expect(rules.clause("CO-4.2")).to_have_count(0)
    expect(rules.found).not_to_be_empty()
    ada.button("web-night").click()
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "night")
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")


def expect_signed_in(person: Visitor, login: str) -> None:
    signed_in = person.page.get_by_test_id("signed-in")
    expect(signed_in).to_have_text(person.say("web-profile-signed-in", login=login))


def expect_said(person: Visitor, message: str, **params: str | int) -> None:
    """What the profile answers."""
    expect(person.page.get_by_test_id("said")).to_have_text(person.say(message, **params))


def test_names_and_accounts(visitor: Come) -> None:
    ada = visitor("Ada")
    ada.go("/profile")
    ada.field("web-profile-name").fill("Ada Lovelace")
    ada.button("web-save").click()
    expect(ada.page.get_by_test_id("me")).to_have_text("Ada Lovelace")
    ada.field("web-profile-login").fill("ada")
    ada.field("web-profile-password").fill("short")
    ada.button("web-profile-register").click()
    expect_said(ada, "room-password-form", least=10, most=200)
    ada.field("web-profile-password").fill("a long password")
    ada.button("web-profile-register").click()
    expect_signed_in(ada, "ada")
    code = ada.field("web-recovery").input_value()
    ada.button("web-recovery-have").click()
    expect(ada.field("web-recovery")).to_have_count(0)
    ada.button("web-profile-sign-out").click()
    expect(ada.button("web-profile-sign-in")).to_be_visible()
    ada.button("web-recovery-lost").click()
    ada.field("web-profile-login").fill("ada")
    ada.field("web-recovery").fill(code)
    ada.field("web-password-new").fill("a longer password")
    ada.press("Enter")
    expect_signed_in(ada, "ada")
    expect(ada.field("web-recovery")).not_to_have_value(code)
    ada.button("web-recovery-have").click()
    renewal = ada.page.get_by_test_id("new-code")
    ada.page.get_by_test_id("new-code-open").click()
    renewal.get_by_label(ada.say("web-password-old")).fill("a longer password")
    renewal.get_by_role("button").click()
    expect(ada.field("web-recovery")).to_be_visible()


def test_sessions_are_seen_and_ended(visitor: Come) -> None:
    """Two browsers of one account: the one ends the other, and a new password ends all others."""
    here, there = visitor("Ada"), visitor("Ada elsewhere")
    here.go("/profile")
    here.field("web-profile-login").fill("ada.sessions")
    here.field("web-profile-password").fill("a long password")
    here.button("web-profile-register").click()
    expect_signed_in(here, "ada.sessions")
    expect(here.page.get_by_test_id("session-here")).to_be_visible()
    expect(here.button("web-sessions-end-others")).to_have_count(0)
    for password in ("a long password", "another password"):
        there.go("/profile")
        there.field("web-profile-login").fill("ada.sessions")
        there.field("web-profile-password").fill(password)
        there.button("web-profile-sign-in").click()
        expect_signed_in(there, "ada.sessions")
        here.page.reload()
        if password == "a long password":
            here.page.get_by_test_id("session-end").click()
            expect_said(here, "web-sessions-ended")
            here.field("web-password-old").first.fill(password)
            here.field("web-password-new").fill("another password")
            here.button("web-password-change").click()
            expect_said(here, "web-password-changed")
        else:
            here.button("web-sessions-end-others").click()
            expect(here.button("web-sessions-end-others")).to_have_count(0)
        there.page.reload()
        expect(there.button("web-profile-sign-in")).to_be_visible()


def test_the_guide_leads_to_the_end(visitor: Come) -> None:
    """Every step can be done as it says: nothing in the guide is out of date with the rules."""
    ada = visitor("Ada", reduced_motion="reduce")
    guide = GuidePage(ada, "castello")
    steps: dict[str, list[str]] = {
        "start": ["B8", "C8"],
        "double": ["B8", "D8"],
        "hop": ["D7", "F7"],
        "capture": ["H8", "J10"],
        "chain": ["H8", "J10", "L12", "N10"],
        "stop": ["M7", "O7", "stop"],
        "siege": ["N6", "O7"],
        "middle": ["L6", "K7"],
    }
    for number, (step, cells) in enumerate(steps.items(), 1):
        guide.expect_step(step)
        onwards = guide.next.bounding_box()
        for cell in cells:
            if cell == "stop":
                guide.choice(cell).click()
            else:
                expect(ada.part(f"from:{cell}")).to_have_attribute("data-possible", "")
                ada.part(f"from:{cell}").click()
        guide.expect_done()
        assert guide.next.bounding_box() == onwards, "the button stays where it is"
        if number < len(steps):
            guide.next.click()
    expect(ada.link("web-guide-play")).to_be_visible()


def test_a_guide_answers_truly_what_is_possible_but_not_asked_for(visitor: Come) -> None:
    """Step 1 asks for a step with a pawn of the second column: a hop is refused as an answer, and said to be legal.

    What is asked for is pointed at and in sight, also on a phone.
    """
    ada = visitor("Ada", reduced_motion="reduce")
    guide = GuidePage(ada, "castello")
    guide.expect_step("start")
    for cell in ("A8", "C8"):
        ada.part(f"from:{cell}").click()
    expect(ada.page.get_by_test_id("guide-answer")).to_have_text(ada.say("web-guide-astray", action="A8-C8"))
    guide.expect_step("start")
    ada.page.get_by_test_id("guide-skip").click()
    guide.expect_step("double")
    ada.page.set_viewport_size({"width": 360, "height": 740})
    for game in ("castello", "castellan", "castel", "castellum"):
        expect(GuidePage(ada, game).asked).to_be_in_viewport(ratio=1)


def test_a_replay_goes_to_any_moment(visitor: Come) -> None:
    ada = visitor("Ada")
    table = ada.person.open_table(setup=NEAR_THE_END, hotseat=True, start=True)
    for action in ("M5-N6", "T3-S3", "N6-O7"):
        ada.person.command(table, "act", action=action)
    replay, board = ReplayPage(ada, table, 1), CastelloBoard(ada)
    board.expect_pawn("N6", 0)
    ada.press("ArrowRight")
    expect(ada.page).to_have_url(re.compile(r"\?ply=2$"))
    ada.press("End")
    taken = f"{ada.say('web-castello-free')}, {ada.say('web-castello-taken', seat=0)}"
    expect(board.cell("O8")).to_have_attribute("aria-label", f"O8, {taken}")
    ada.press("Home")
    board.expect_pawn("M5", 0)
    ada.button("web-replay-play").click()
    replay.expect_ply(3)
    ada.button("web-replay-moment-back").click()
    replay.expect_ply(0)
    ada.button("web-replay-moment-next").click()
    replay.expect_ply(3)
    board.turns.nth(1).click()
    replay.expect_ply(2)
    board.turns.nth(2).click()
    replay.expect_ply(3)
    replay.seen_by.select_option("1")
    board.expect_pawn("O7", 0)
    with ada.page.expect_download() as download:
        ada.link("web-export-notation").click()
    assert "N6-O7+O8" in Path(download.value.path()).read_text("utf-8")


def test_a_finished_game_is_analysed(visitor: Come) -> None:
    """Asked for by a button, followed by its progress, then a plot to move in, moments to go to, and lines."""
    ada = visitor("Ada")
    table = ada.person.open_table(setup=ONE_MOVE_WINS, hotseat=True, start=True)
    for action in ("A1-A2", "I2-I3"):
        ada.person.command(table, "act", action=action)
    replay = ReplayPage(ada, table, 2)
    replay.show_analysis()
    ada.button("web-analysis-start").click()
    red = ada.say("castello-seat-0")
    played, best = (ada.say("castello-log-move", seat=red, action=action) for action in ("A1-A2", "M2-M3"))
    moment = replay.moments.and_(ada.page.locator('[data-ply="0"]'))
    expect(moment).to_contain_text(played)
    expect(moment).to_contain_text(best)
    moment.click()
    replay.expect_ply(0)
    here = ada.page.get_by_test_id("analysis-here")
    expect(here).to_contain_text(best)
    expect(here).to_contain_text(ada.say("web-percent", value=100))
    expect(replay.best_move).to_have_count(1)  # an arrow straight up has no width, and counts as hidden
    ada.page.get_by_test_id("refutation").click()
    replay.expect_ply(1)
    replay.expect_walked(1)
    reply = ada.page.get_by_test_id("line-action").and_(ada.page.locator("[aria-current]"))
    expect(reply).to_have_accessible_name(f"{ada.say('castello-seat-1')}: I2-I3")
    expect(replay.best_move).to_have_count(0)
    ada.press("Escape")
    expect(replay.board).not_to_have_attribute("data-walked", "1")
    moment.click()
    replay.expect_ply(0)
    plot = ada.field("web-analysis-scrub")
    plot.focus()
    ada.press("ArrowRight")
    replay.expect_ply(1)
    box = plot.bounding_box()
    assert box is not None
    ada.page.mouse.click(box["x"] + box["width"] - 4, box["y"] + 10)
    replay.expect_ply(2)
    ada.page.get_by_test_id("analysis-table-open").click()
    rows = ada.page.get_by_test_id("analysis-table").get_by_role("row")
    expect(rows.nth(2)).to_contain_text(ada.say("web-percent", value=0))  # below the heading and the start
    ada.page.reload()
    replay.show_analysis()
    expect(moment).to_be_visible()


def test_a_hint_says_why(visitor: Come) -> None:
    ada = visitor("Ada")
    CastelloBoard(ada).open(ada.person.open_table(setup=ONE_MOVE_WINS, bots={"1": "novice"}, start=True))
    ada.button("web-hint").click()
    hint = ada.page.get_by_test_id("hint")
    expect(ada.page.get_by_test_id("hint-arrow")).to_have_count(1)
    for words in (
        ada.say("web-hint-is", action="M2-M3"),
        ada.say("hint-wins"),
        ada.say("hint-chance", chance=100),
    ):
        expect(hint).to_contain_text(words)


def test_a_position_that_is_refused_says_why(visitor: Come) -> None:
    ada = visitor("Ada")
    new = NewTablePage(ada, "castello")
    new.create("{")
    new.expect_refusal("web-new-setup-json")
    new.create('{"red":["F3"]}')
    new.expect_refusal("castello-setup-shared", cell="F3", one="red", other="castles")


def test_a_long_lobby_goes_on(visitor: Come, room: RunningRoom) -> None:
    """The lobby lists fifty tables, and the others on demand."""
    ada = visitor("Ada")
    for number in range(27):  # the lobby lists two tables of one person
        host = Person(room, f"Hugo {number}")
        for _ in range(2 if number else 1):
            host.open_table(listed=True)
    ada.go("/lobby")
    rows = ada.page.get_by_test_id("table-row")
    expect(rows).to_have_count(50)
    ada.button("web-lobby-more").click()
    expect(rows).to_have_count(53)
    expect(ada.button("web-lobby-more")).to_be_hidden()
    newest = rows.first
    expect(newest.get_by_test_id("agreed")).to_contain_text(ada.say("web-clock-none"))
    newest.get_by_role("button", name=ada.say("web-join")).click()
    expect(ada.page.get_by_test_id("waiting")).to_be_visible()
