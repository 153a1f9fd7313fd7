"""Every page in both languages, both themes and two sizes: accessible, complete, within its frame. Screenshots too."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import NEAR_THE_END, PLACES, SCREENSHOTS, Come, Visitor, problems
from tests.kit.room import Person, RunningRoom

FIRST_LOAD_BYTES = 150 * 1024
MIDDLE = {
    "red": ["D4", "D8", "D11", "F9", "F6", "H8", "I9", "J6", "K9", "L7", "N9", "O9", "N6", "B2", "B5", "B8", "B12"],
    "black": ["K7", "L10", "M8", "M6", "N11", "P9", "Q7", "R5", "R11", "S8", "J11", "T2", "T5", "T8", "T12", "T14"],
    "captured": {"castles": [["I4"], ["F3"]], "pawns": [9, 7]},
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
    pages = {
        "home": "/",
        "lobby": "/lobby",
        "new": "/new?game=castello",
        "waiting": f"/t/{waiting}",
        "table": f"/t/{running}",
        "end": f"/t/{ended}",
        "castellan": f"/t/{other}",
        "replay": f"/replay/{ended}?ply=2",
        "analysis": f"/replay/{ended}?ply=1",
        "rules": "/rules/castello#CO-6.1",
        "guide": "/guide/castello",
        "profile": "/profile",
        "help": "/help",
        "missing-table": "/t/aaaaaaaaaaaaaaaaaaaa",
    }
    SCREENSHOTS.mkdir(exist_ok=True)
    found: dict[str, list[str]] = {}
    for name, path in pages.items():
        person.go(path)
        expect(person.page.locator("h1")).to_have_count(1)
        person.page.wait_for_load_state("networkidle")
        if name == "table":
            person.cell("L7").click()
        if name == "analysis":
            person.page.get_by_role("tab", name=re.compile("Analys")).click()
            person.page.locator(".analysis summary").click()
            expect(person.page.locator(".analysis table").first).to_be_visible()
        if name == "rules":
            expect(person.page.locator("#CO-6\\.1")).to_be_in_viewport()
            expect(person.page.locator("[data-example=siege] svg").first).to_be_visible()
            person.page.get_by_role("link", name=re.compile("CO-6\\.1")).click()
            expect(person.page.get_by_role("complementary", name=re.compile("CO-6\\.1"))).to_be_visible()
        person.page.screenshot(path=SCREENSHOTS / f"{name}-{place}.png")
        words = person.page.locator("body").inner_text()
        assert "[web-" not in words, name
        assert "[castello" not in words, name
        assert person.page.title(), name
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} scrolls sideways"
        assert person.page.evaluate("document.documentElement.lang") == place[-2:]
        found[name] = problems(person)
    person.leave()
    assert {name: list_ for name, list_ in found.items() if list_} == {}
    assert person.troubles == []


def test_the_first_load_is_small_and_stays_at_home(visitor: Come, room: RunningRoom) -> None:
    ada = visitor("Ada")
    bodies: dict[str, bytes] = {}
    ada.page.on("response", lambda answer: bodies.update({answer.url: answer.body()}) if answer.ok else None)
    ada.go("/")
    ada.page.wait_for_load_state("networkidle")
    expect(ada.page.get_by_role("heading", name="Castello", exact=True)).to_be_visible()
    sizes = {url.removeprefix(room.url): len(gzip.compress(body)) for url, body in bodies.items()}
    assert sum(sizes.values()) < FIRST_LOAD_BYTES, sizes
    assert any("castello" in name for name in sizes), "the film of Castello is on the page"
    scripts = [name for name in sizes if name.endswith(".js")]
    assert not any(re.match(r"/assets/(Table|Rules|Replay|Guide)-", name) for name in scripts), (
        "other pages wait until they are opened"
    )


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
        expect(ada.page.get_by_role("heading", level=1)).to_have_text("Nothing here")
    assert ada.person.http.get("/api/nothing", headers={"Accept": "application/json"}).json()["code"] == "not_found"


def test_language_and_theme_are_switched_and_kept(visitor: Come) -> None:
    ada = visitor("Ada")
    ada.go("/rules/castello")
    expect(ada.page.get_by_role("heading", name="Rules of Castello")).to_be_visible()
    ada.page.get_by_label("Language").select_option(label="Français")
    expect(ada.page.get_by_role("heading", name="Règle de Castello")).to_be_visible()
    ada.page.get_by_label("Chercher dans la règle").fill("chateau milieu")
    expect(ada.page.locator("#CO-6\\.4")).to_be_visible()
    expect(ada.page.locator("#CO-4\\.2")).to_have_count(0)
    expect(ada.page.get_by_text("passages trouvés")).to_be_visible()
    ada.page.get_by_role("button", name="Couleurs de nuit").click()
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "night")
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")


def test_names_and_accounts(visitor: Come) -> None:
    ada = visitor("Ada")
    ada.go("/profile")
    ada.page.get_by_label("Your name at the table").fill("Ada Lovelace")
    ada.button("Save").click()
    expect(ada.page.get_by_role("link", name="Ada Lovelace")).to_be_visible()
    ada.page.get_by_label("Account name").fill("ada")
    ada.page.get_by_label("Password").fill("short")
    ada.button("Create an account").click()
    expect(ada.page.get_by_text("A password has 10 to 200 characters.")).to_be_visible()
    ada.page.get_by_label("Password").fill("a long password")
    ada.button("Create an account").click()
    expect(ada.page.get_by_text("Signed in as ada.")).to_be_visible()
    code = ada.page.get_by_label("Recovery code").input_value()
    ada.button("I have saved it").click()
    expect(ada.page.get_by_label("Recovery code")).to_have_count(0)
    ada.button("Sign out").click()
    expect(ada.button("Sign in")).to_be_visible()
    ada.button("I have lost my password").click()
    ada.page.get_by_label("Account name").fill("ada")
    ada.page.get_by_label("Recovery code").fill(code)
    ada.page.get_by_label("New password").fill("a longer password")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("Signed in as ada.")).to_be_visible()
    expect(ada.page.get_by_label("Recovery code")).not_to_have_value(code)
    ada.button("I have saved it").click()
    ada.page.get_by_text("Make a new recovery code").first.click()
    ada.page.locator("details").get_by_label("Current password").fill("a longer password")
    ada.page.locator("details").get_by_role("button").click()
    expect(ada.page.get_by_label("Recovery code")).to_be_visible()


def test_sessions_are_seen_and_ended(visitor: Come) -> None:
    """Two browsers of one account: the one ends the other, and a new password ends all others."""
    here, there = visitor("Ada"), visitor("Ada elsewhere")
    here.go("/profile")
    here.page.get_by_label("Account name").fill("ada.sessions")
    here.page.get_by_label("Password").fill("a long password")
    here.button("Create an account").click()
    expect(here.page.get_by_text("Signed in as ada.sessions.")).to_be_visible()
    expect(here.page.get_by_text("This one")).to_be_visible()
    expect(here.button("Sign out everywhere else")).to_have_count(0)
    for password in ("a long password", "another password"):
        there.go("/profile")
        there.page.get_by_label("Account name").fill("ada.sessions")
        there.page.get_by_label("Password").fill(password)
        there.button("Sign in").click()
        expect(there.page.get_by_text("Signed in as ada.sessions.")).to_be_visible()
        here.page.reload()
        if password == "a long password":
            here.page.get_by_role("button", name="End the session").click()
            expect(here.page.get_by_text("Ended.")).to_be_visible()
            here.page.get_by_label("Current password").first.fill(password)
            here.page.get_by_label("New password").fill("another password")
            here.button("Change the password").click()
            expect(here.page.get_by_text("every other session has ended")).to_be_visible()
        else:
            here.button("Sign out everywhere else").click()
            expect(here.button("Sign out everywhere else")).to_have_count(0)
        there.page.reload()
        expect(there.button("Sign in")).to_be_visible()


def test_the_guide_leads_to_the_end(visitor: Come) -> None:
    """Every step can be done as it says: nothing in the guide is out of date with the rules."""
    ada = visitor("Ada", reduced_motion="reduce")
    ada.go("/guide/castello")
    steps: list[tuple[str, list[tuple[str, ...] | str]]] = [
        ("The field", [("B8", "C8")]),
        ("Two cells at first", [("B8", "D8")]),
        ("Hop", [("D7", "F7")]),
        ("Capture", [("H8", "J10")]),
        ("Chains", [("H8", "J10"), ("L12",), ("N10",)]),
        ("Knowing when to stop", [("M7", "O7"), "Stop here"]),
        ("Siege", [("N6", "O7")]),
        ("The middle castle", [("L6", "K7")]),
    ]
    for number, (title, moves) in enumerate(steps, 1):
        expect(ada.page.get_by_role("heading", name=title)).to_be_visible()
        onwards = ada.page.locator(".way :last-child").bounding_box()
        for move in moves:
            if isinstance(move, str):
                ada.button(move).click()
            else:
                for cell in move:
                    expect(ada.cell(cell)).to_have_attribute("aria-label", re.compile("can (move|be reached)"))
                    ada.cell(cell).click()
        expect(ada.page.locator(".said.done")).not_to_be_empty()
        assert ada.page.locator(".way :last-child").bounding_box() == onwards, "the button stays where it is"
        if number < len(steps):
            ada.button("Next").click()
    expect(ada.page.get_by_role("link", name="Play a game")).to_be_visible()


def test_a_replay_goes_to_any_moment(visitor: Come) -> None:
    ada = visitor("Ada")
    table = ada.person.open_table(setup=NEAR_THE_END, hotseat=True, start=True)
    for action in ("M5-N6", "T3-S3", "N6-O7"):
        ada.person.command(table, "act", action=action)
    ada.go(f"/replay/{table}?ply=1")
    expect(ada.page.get_by_text("Action 1 of 3")).to_be_visible()
    ada.expect_pawn("N6", "red pawn")
    ada.press("ArrowRight")
    expect(ada.page).to_have_url(re.compile(r"\?ply=2$"))
    ada.press("End")
    ada.expect_pawn("O8", "free, a castle taken by Red stood here")
    ada.press("Home")
    ada.expect_pawn("M5", "red pawn")
    ada.button("Play").click()
    expect(ada.page.get_by_text("Action 3 of 3")).to_be_visible()
    ada.button("Previous key moment").click()
    expect(ada.page.get_by_text("Action 0 of 3")).to_be_visible()
    ada.button("Next key moment").click()
    expect(ada.page.get_by_text("Action 3 of 3")).to_be_visible()
    ada.page.get_by_role("link", name="T3-S3").click()
    expect(ada.page.get_by_text("Action 2 of 3")).to_be_visible()
    ada.page.get_by_role("link", name="N6-O7+O8").click()
    ada.page.get_by_label("Seen by").select_option("1")
    ada.expect_pawn("O7", "red pawn")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Notation").click()
    assert "N6-O7+O8" in Path(download.value.path()).read_text("utf-8")


def test_a_finished_game_is_analysed(visitor: Come) -> None:
    """Asked for by a button, followed by its progress, then a plot to move in, moments to go to, and lines."""
    ada = visitor("Ada")
    table = ada.person.open_table(setup=ONE_MOVE_WINS, hotseat=True, start=True)
    for action in ("A1-A2", "I2-I3"):
        ada.person.command(table, "act", action=action)
    ada.go(f"/replay/{table}?ply=2")
    ada.page.get_by_role("tab", name="Analysis").click()
    ada.button("Analyse this game").click()
    moment = ada.page.get_by_role("button", name=re.compile("^1. Red plays A1-A2. Better: Red plays M2-M3"))
    expect(moment).to_be_visible()
    moment.click()
    expect(ada.page.get_by_text("Action 0 of 2")).to_be_visible()
    expect(
        ada.page.get_by_text(re.compile(r"^Red is to decide here. Best: Red plays M2-M3.* \(100% to win\)."))
    ).to_be_visible()
    plot = ada.page.get_by_label("Place in the plot")
    plot.focus()
    ada.press("ArrowRight")
    expect(ada.page.get_by_text("Action 1 of 2")).to_be_visible()
    box = plot.bounding_box()
    assert box is not None
    ada.page.mouse.click(box["x"] + box["width"] - 4, box["y"] + 10)
    expect(ada.page.get_by_text("Action 2 of 2")).to_be_visible()
    ada.page.get_by_text("As a table").click()
    expect(ada.page.locator(".analysis tbody tr").nth(1)).to_contain_text("0%")
    ada.page.reload()
    ada.page.get_by_role("tab", name="Analysis").click()
    expect(moment).to_be_visible()


def test_a_hint_says_why(visitor: Come) -> None:
    ada = visitor("Ada")
    table = ada.person.open_table(setup=ONE_MOVE_WINS, bots={"1": "novice"}, start=True)
    ada.sit_at(table)
    ada.button("Hint").click()
    now = ada.page.get_by_label("Now")
    for words in (
        "The choice of a strong bot: M2-M3.",
        "It wins the game.",
        "Your chance of winning is then about 100%.",
    ):
        expect(now).to_contain_text(words)


def test_a_position_that_is_refused_says_why(visitor: Come) -> None:
    ada = visitor("Ada")
    ada.go("/new?game=castello")
    ada.page.get_by_text("Custom position").click()
    box = ada.page.get_by_role("textbox", name=re.compile("A setup as JSON"))
    box.fill("{")
    ada.button("Open the table").click()
    expect(ada.page.get_by_role("alert")).to_have_text("The custom position is not JSON.")
    box.fill('{"red":["F3"]}')
    ada.button("Open the table").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("F3 is both in")


def test_a_long_lobby_goes_on(visitor: Come, room: RunningRoom) -> None:
    """The lobby lists fifty tables, and the others on demand."""
    ada = visitor("Ada")
    host = Person(room, "Hugo")
    for _ in range(53):
        host.open_table(listed=True)
    ada.go("/lobby")
    rows = ada.page.locator("main li, .page li")
    expect(rows).to_have_count(50)
    ada.button("Show more tables").click()
    expect(ada.button("Show more tables")).to_be_hidden()
    assert rows.count() >= 53
