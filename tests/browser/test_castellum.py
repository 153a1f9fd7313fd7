"""Castellum through the interface: every decision by mouse and by keyboard, secrets, phone, guide, examples, end."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, WebSocket, expect

from castelude import Match, Rng, new_match
from castelude.games.castellum.notation import Action, words_of
from tests.kit.browser import PLACES, Come, Visitor, problems
from tests.kit.castellum import ENEMIES_OF_4, SERVAAS, plain
from tests.kit.room import RunningRoom

Setup = dict[str, Any]
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SIEGE = " ".join(ENEMIES_OF_4)
ANGELS = f"{' '.join([SERVAAS] * 4)} {SIEGE}"
WORK = "worker:vrijthof buy:T06>c2 worker:muntstraat worker:houtmaas worker:pietersberg"
# Every kind of decision: cards on top, what is played before, and the rest, in which Ada has seat 0.
DECISIONS: dict[str, tuple[Setup, str, str]] = {
    "workers, resources, purchases, enemies": (
        plain(),
        "",
        "worker:markt take:gold+wood worker:muntstraat worker:helpoort buy:F06>c2 worker:houtmaas "
        "enemy:E1579-01>s1c2 enemy:E1579-03>s0c1 enemy:E1579-02>s0c2",
    ),
    "one resource, a troop": (
        plain(),
        "",
        "worker:oudebrug take:stone worker:muntstraat worker:vrijthof buy:T06>c2",
    ),
    "fury, a number": (plain(angels="A01 A26 A05 A27"), ANGELS, "angel:A01!fury:s1c2 let pass angel:A05+s0c1"),
    "swap, pass": (plain(angels="A06 A26 A01 A27"), ANGELS, "angel:A06!swap:s0c1,s1c2 let pass pass"),
    "hire": (
        plain(angels="A11 A12"),
        f"worker:servaas worker:vrijthof buy:T06>c1 worker:vrijthof buy:T01>c2 worker:servaas {SIEGE}",
        "angel:A11!hire:T06>c1",
    ),
    "destroy": (
        plain(troops="T23 T06", angels="A15"),
        "worker:servaas worker:vrijthof buy:T06>c1 worker:vrijthof buy:T23>c1 worker:dinghuis enemy:E1579-01>s0c1 "
        "enemy:E1579-03>s1c1 enemy:E1579-02>s1c2 enemy:E1579-04>s0c2",
        "angel:A15!destroy:c2",
    ),
    "gift": (plain(angels="A20 A26"), f"{SERVAAS} {SERVAAS}", "angel:A20!gift:gold+wood"),
    "let, cancel": (
        plain(angels="A26 A01 A25 A02"),
        f"{ANGELS} pass angel:A01!fury:s0c1",
        "let pass angel:A02!fury:s0c1 cancel:A26",
    ),
    "angels too many": (
        plain(angels="A01 A02 A03 A20 A21"),
        "worker:servaas worker:oudebrug take:gold worker:servaas worker:oudebrug take:gold enemy:E1579-01>s0c1 "
        "enemy:E1579-03>s1c1 enemy:E1579-02>s0c2 enemy:E1579-04>s1c2 pass worker:oudebrug take:gold worker:servaas "
        "worker:oudebrug take:gold",
        "worker:servaas discard:A20 worker:oudebrug take:gold worker:servaas angel:A21!gift:stone+wood",
    ),
    "orient": (
        plain(),
        "worker:vrijthof buy:T06>c2 worker:vrijthof buy:T07>c2 worker:vrijthof buy:T01>c1 worker:vrijthof buy:T03>c1 "
        "enemy:E1579-01>s0c1 enemy:E1579-03>s1c1 enemy:E1579-02>s0c2 enemy:E1579-04>s1c2",
        "orient:3",
    ),
}


class Table:
    """A table of two: Ada has seat 0 and a browser, Ben plays by the API. The match beside it knows what is legal."""

    def __init__(self, ada: Visitor, ben: Visitor, setup: Setup, actions: str = "") -> None:
        self.people = [ada, ben]
        self.match: Match = new_match("castellum", 2, setup=setup)
        self.id = ada.person.open_table("castellum", setup=setup, seat=0)
        ben.person.command(self.id, "join")
        ben.person.command(self.id, "ready", ready=True)
        ada.person.command(self.id, "start")
        for action in actions.split():
            self.play(action)

    def play(self, action: str) -> None:
        """By the API."""
        assert isinstance(self.match.actor, int)
        self.people[self.match.actor].person.command(self.id, "act", action=action)
        self.match.apply(action)

    def wait(self) -> None:
        """Until the room has what the match has."""
        with self.people[1].person.at(self.id) as live:
            live.reach(lambda state: state["table"]["plies"] == len(self.match.actions))


def things(action: Action, seat: int) -> list[str]:
    """What is pointed at, one after the other, as selectors."""
    word, card, first, second = action

    def place(name: str) -> str:
        return f'[data-place="{name if name.startswith("s") else f"s{seat}{name}"}"].possible'

    chosen = f'[data-card="{card}"].possible'
    use = ".uses .use.possible >> nth={}"
    ways = {
        "worker": [f'[data-part="space:{first}"].possible'],
        "take": [f'[data-part="given:{first}"]'],
        "buy": [chosen, place(first)],
        "enemy": [chosen, place(first)],
        "number": [chosen, use.format(0), place(first)],
        "fury": [chosen, use.format(1), place(first)],
        "destroy": [chosen, use.format(1), place(first)],
        "swap": [chosen, use.format(1), place(first), place(second)],
        "hire": [chosen, use.format(1), f'[data-card="{first}"].possible', place(second)],
        "pass": ['.now button:has-text("Pass")'],
        "let": [".window button >> nth=0"],
        "cancel": [f'.window [data-part="card:{card}"]'],
        "discard": ['button:has-text("Discard it")'],
        "orient": [f".way.possible >> nth={int(first) - 1 if word == 'orient' else 0}"],
        "gift": [f'[data-part="given:{first}"]'],
    }
    return ways[word]


def steps(person: Visitor, text: str, match: Match, seat: int) -> list[Locator]:
    action = words_of(text)
    assert action is not None
    found = things(action, seat)
    if action.word == "gift" and f"discard:{action.card}" not in match.legal():
        in_turn = "pass" in match.legal()
        found = [
            f'[data-card="{action.card}"].possible',
            *([".uses .use.possible >> nth=1"] if in_turn else []),
            *found,
        ]
    return [person.page.locator(selector) for selector in found]


def click(person: Visitor, text: str, match: Match, seat: int = 0) -> None:
    for thing in steps(person, text, match, seat):
        thing.click()


def press(person: Visitor, text: str, match: Match, seat: int = 0) -> None:
    """By keyboard alone: Tab leads to the board, N from one possible thing to the next, Enter chooses."""
    page = person.page
    for thing in steps(person, text, match, seat):
        expect(thing).to_be_visible()
        wanted = thing.element_handle()
        for _ in range(80):
            if page.evaluate("(wanted) => document.activeElement === wanted", wanted):
                break
            on_board = page.evaluate("document.activeElement.matches('[data-stop]')")
            person.press("n" if on_board and thing.get_attribute("data-stop") is not None else "Tab")
        expect(thing).to_be_focused()
        person.press("Enter")


@pytest.mark.parametrize("way", [click, press])
def test_every_decision_by_mouse_and_by_keyboard(visitor: Come, way: Callable[[Visitor, str, Match], None]) -> None:
    ada, ben = visitor("Ada", reduced_motion="reduce"), visitor("Ben")
    for setup, before, rest in DECISIONS.values():
        table = Table(ada, ben, setup, before)
        ada.go(f"/t/{table.id}")
        for action in rest.split():
            if table.match.actor == 0:
                way(ada, action, table.match)
                table.match.apply(action)
                table.wait()
            else:
                table.play(action)


OFFERED = """() => [...document.querySelectorAll('.castellum [data-stop].possible, .now .row button')]
    .filter((thing) => thing.checkVisibility() && thing.ariaPressed !== 'true')
    .filter((thing) => !/^(Hint|Take back)$/.test(thing.innerText))"""
SHOWN = "[document.querySelector('section.now').innerText, document.querySelector('.castellum').innerText].join()"
# Our own answer has come: something else is shown, and either somebody else decides or there is something to point at.
SETTLED = f"""(before) => document.querySelector('.scores') || {SHOWN} !== before
    && (!document.querySelector('.now.mine') || document.querySelector('.castellum [data-stop].possible'))"""
READY = "() => document.querySelector('.scores, .now.mine') && document.querySelector('.castellum')"


def play_to_the_end(people: dict[int, Visitor], table: str, rng: Rng, *, tap: bool = False) -> set[str]:
    """Everybody points at random at what their own page offers until the game is over; bots play the other seats.

    Answers what the pages asked for.
    """
    asked: set[str] = set()
    first = next(iter(people.values()))
    while (actor := first.person.table(table)["actor"]) is not None:
        page = people.get(actor, first).page
        page.wait_for_function(READY)
        if page.locator(".scores").count():
            break
        asked.add(page.locator(".now .words").inner_text())
        before = page.evaluate(SHOWN)
        offered = page.evaluate_handle(OFFERED).get_properties()
        thing = offered[str(rng.below(len(offered)))].as_element()
        assert thing is not None
        thing.tap() if tap else thing.click()
        page.wait_for_function(SETTLED, arg=before)
    return asked


def test_two_people_play_a_whole_game(visitor: Come) -> None:
    """From the first worker of 1579 to the final score: both point at what their own pages offer, nothing else."""
    people = [visitor("Ada", reduced_motion="reduce"), visitor("Ben", reduced_motion="reduce")]
    rng = Rng(5)
    setup = new_match("castellum", 2, seed=5).setup
    table = Table(people[0], people[1], setup)
    for person in people:
        person.go(f"/t/{table.id}")
    asked = play_to_the_end(dict(enumerate(people)), table.id, rng)
    assert {sentence.split(":")[0].rstrip(".") for sentence in asked} >= {
        "Place an enemy",
        "Choose the column that it attacks, in your line or another",
        "Choose the column for it",
        "Play an angel from your hand, or pass",
    }
    for person in people:
        expect(person.page.get_by_role("heading", name="Final score")).to_be_visible()
    ada = people[0]
    ada.go(f"/replay/{table.id}?ply=30")
    expect(ada.page.locator(".castellum")).to_be_visible()
    expect(ada.page.locator("[data-card]").first).to_be_visible()
    ada.page.get_by_label("Seen by").select_option("1")
    expect(ada.page.get_by_role("heading", name="Your hand")).to_be_visible()


def test_nobody_sees_the_hand_of_another(visitor: Come) -> None:
    """Neither on the page nor on the wire, as an opponent or as a spectator."""
    ada, ben, eve = visitor("Ada"), visitor("Ben"), visitor("Eve")
    heard: dict[str, list[str]] = {"Ben": [], "Eve": []}

    def listen(name: str) -> Callable[[WebSocket], None]:
        return lambda socket: socket.on("framereceived", lambda frame: heard[name].append(str(frame)))

    for person in (ben, eve):
        person.page.on("websocket", listen(person.name))
    table = Table(ada, ben, plain(angels="A01 A26"), f"{SERVAAS} {SERVAAS} worker:vrijthof buy:T06>c2 worker:houtmaas")
    for person in (ada, ben, eve):
        person.go(f"/t/{table.id}")
        expect(person.page.locator("[data-line='0']")).to_be_visible()
    expect(ada.page.locator('.hand [data-card="E1579-01"]')).to_be_visible()
    expect(ada.page.locator('.hand [data-card="A01"]')).to_be_visible()
    expect(ben.page.locator('.hand [data-card="E1579-03"]')).to_be_visible()
    expect(eve.page.locator(".hand")).to_have_count(0)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    for person in (ben, eve):
        secrets = ["E1579-01", "E1579-02", "A01"] + (["E1579-03", "A26"] if person is eve else [])
        text = person.page.content() + "".join(heard[person.name])
        assert heard[person.name]
        assert [card for card in secrets if f'"{card}"' in text] == []
    click(ada, "enemy:E1579-01>s1c2", table.match)
    for person in (ben, eve):
        expect(person.page.locator('[data-line="1"] [data-card="E1579-01"]')).to_be_visible()


def test_what_is_not_possible_says_why_and_the_columns_say_what_would_be(visitor: Come) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    table = Table(ada, ben, plain(enemies="04 01 03 02"), f"{WORK} enemy:E1579-04>s1c1 enemy:E1579-03>s0c1")
    ada.go(f"/t/{table.id}")
    ada.expect_now("Place an enemy")
    ada.page.locator('[data-card="E1579-01"].possible').click()
    ada.expect_now("Choose the column that it attacks")
    own = ada.page.locator('[data-place="s0c2"]')
    expect(own).to_have_attribute("aria-label", re.compile("possible, then attack 4 against 3: the enemy is defeated"))
    ada.page.locator('[data-place="s1c1"]').click()
    bubble = ada.page.get_by_role("alert")
    expect(bubble).to_contain_text("Column 1 (Blue) already holds an enemy")
    expect(bubble.get_by_role("link")).to_have_text("CM-5.2")
    ada.press("Escape")
    expect(bubble).to_have_count(0)
    ada.press("Escape")
    ada.expect_now("Place an enemy")
    ada.page.locator('[data-part="space:markt"]').click()
    expect(bubble).to_contain_text("Place an enemy from your hand now")


def test_a_window_says_what_is_at_stake_and_a_year_is_summed_up(visitor: Come) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    before = (
        "worker:servaas worker:servaas worker:vrijthof buy:T06>c2 worker:muntstraat enemy:E1579-02>s0c2 "
        "enemy:E1579-03>s1c1 enemy:E1579-01>s0c1 enemy:E1579-04>s1c2 pass angel:A01!fury:s0c2"
    )
    table = Table(ada, ben, plain(angels="A26 A01"), before)
    ada.go(f"/t/{table.id}")
    window = ada.page.locator(".window")
    expect(window).to_contain_text("Blue plays Angel of discord: 2 more power for Tercio pikemen, column 2 of Red")
    expect(window).to_contain_text("Column 2 of Red – then attack 4 against 6: the enemy breaks through")
    expect(window).to_contain_text("As the cards lie, the effect happens. Still to answer: you.")
    click(ada, "cancel:A26", table.match)
    summary = ada.page.locator("section.chronicle")
    expect(summary).to_contain_text("1579 is over: 2 enemies defeated, 3 needed; no reward")
    fights = summary.locator(".fights li")
    expect(fights).to_have_count(4)
    expect(fights.nth(1)).to_contain_text("Tercio pikemen defeated, 4 against 4")
    expect(fights.nth(2)).to_contain_text("Foragers broke through, 3 against 4")
    summary.get_by_role("button", name="Go on").click()
    expect(summary).to_have_count(0)
    ada.page.get_by_role("button", name="The years").click()
    expect(summary.get_by_role("row", name=re.compile("Red"))).to_contain_text("2")


def test_the_market_keeps_its_places_and_says_where_one_buys(visitor: Come) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    table = Table(ada, ben, plain())
    ada.go(f"/t/{table.id}")
    ada.page.locator('.market [data-card="T07"]').click()
    expect(ada.page.get_by_role("alert")).to_contain_text("send a worker to Vrijthof (parade ground) first")
    card = ada.page.locator('.market [data-card="T08"]')
    place = card.bounding_box()
    for action in ("worker:vrijthof", "buy:T06>c2"):
        table.play(action)
    expect(ada.page.locator('[data-line="0"] [data-card="T06"]')).to_be_visible()
    expect(ada.page.locator('.market [data-card="T06"]')).to_have_count(0)
    assert card.bounding_box() == place
    bought = "Red sends a worker: Vrijthof (parade ground)\nRed buys Musketeers"
    expect(ada.page.locator(".log")).to_contain_text(bought)


def test_a_reward_says_who_beat_whom_and_what_the_card_holds(visitor: Come) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    setup, before, _ = DECISIONS["orient"]
    table = Table(ada, ben, setup, before)
    ada.go(f"/t/{table.id}")
    expect(ada.page.locator("header.years")).to_contain_text("Defeated: Red 2, Blue 1; 3 were needed")
    expect(ada.page.locator(".tray .fights li")).to_have_count(4)
    ada.page.get_by_role("button", name="The years").click()
    expect(ada.page.locator(".chronicle .sides li")).to_contain_text(["2 gold", "2 stone", "1 angel", "2 wood"])


def test_the_log_names_cards_while_the_device_is_handed_over(visitor: Come) -> None:
    ada = visitor("Ada")
    table = ada.person.open_table("castellum", setup=plain(), hotseat=True, start=True)
    for action in ("worker:vrijthof", "buy:T06>c2"):
        ada.person.command(table, "act", action=action)
    ada.go(f"/t/{table}")
    expect(ada.page.get_by_role("button", name="I have the device")).to_be_visible()
    expect(ada.page.locator(".log")).to_contain_text("Red buys Musketeers for column 2")
    expect(ada.page.locator(".castellum")).to_have_count(0)


def test_a_phone_plays_by_taps(visitor: Come) -> None:
    ada, ben = visitor("Ada", **PHONE), visitor("Ben")
    table = Table(ada, ben, plain())
    ada.go(f"/t/{table.id}")
    for action in ("worker:vrijthof", "buy:T06>c2"):
        for thing in steps(ada, action, table.match, 0):
            box = thing.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 40, action
            thing.tap()
        table.match.apply(action)
    expect(ada.page.locator('[data-line="0"] [data-card="T06"]')).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_phone_finishes_a_game_against_a_bot(visitor: Come) -> None:
    """The last siege by taps; the columns can be made larger, and nothing makes the page wider than the phone."""
    ada = visitor("Ada", **PHONE, reduced_motion="reduce")
    table = ada.person.open_table("castellum", seat=0, bots={"1": "novice"}, start=True)
    rng = Rng(3)
    with ada.person.at(table) as live:
        while True:
            state = live.reach(lambda state: state["legal"] or state["table"]["outcome"])
            view = state["views"]["0"]
            if (view["year"], view["phase"]) == (1794, "siege"):
                break
            legal = state["legal"]["actions"]
            live.catch_up(ada.person.command(table, "act", action=legal[rng.below(len(legal))]))
    ada.go(f"/t/{table}")
    column = ada.page.locator('[data-place="s0c1"]')
    expect(column).to_be_visible()
    narrow = column.bounding_box()
    ada.page.locator('[data-line="0"]').get_by_role("button", name="Larger columns").tap()
    assert narrow
    larger = "(narrow) => document.querySelector('[data-place=\"s0c1\"]').getBoundingClientRect().width > 1.5 * narrow"
    ada.page.wait_for_function(larger, arg=narrow["width"])
    play_to_the_end({0: ada}, table, rng, tap=True)
    expect(ada.page.get_by_role("heading", name="Final score")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_guide_leads_to_the_end(visitor: Come) -> None:
    """Every step can be done as it says: nothing in the guide is out of date with the rules."""
    ada = visitor("Ada", reduced_motion="reduce")
    ada.go("/guide/castellum")
    lesson = [
        ("Work in the city", ["worker:houtmaas"]),
        ("Man the wall", ["worker:vrijthof", "buy:T06>c2"]),
        ("The enemy comes", ["enemy:E1579-04>s1c1"]),
        ("Easy prey", ["enemy:E1579-01>s0c2"]),
        ("An angel’s number", ["angel:A03+s0c1"]),
        ("An angel’s effect", ["angel:A06!swap:s0c2,s1c1"]),
        ("No, you don’t", ["cancel:A26"]),
        ("Turn the reward", ["orient:2"]),
    ]
    for number, (title, actions) in enumerate(lesson, 1):
        expect(ada.page.get_by_role("heading", name=title)).to_be_visible()
        for text in actions:
            action = words_of(text)
            assert action is not None
            for selector in things(action, 0):
                ada.page.locator(selector).click()
        expect(ada.page.locator(".said.done")).not_to_be_empty()
        if number < len(lesson):
            ada.button("Next").click()
    expect(ada.page.get_by_role("link", name="Play a game")).to_be_visible()


@pytest.mark.parametrize("place", ["wide-night-fr", "phone-light-fr"])
def test_the_board_is_accessible_in_both_themes(browser: Browser, room: RunningRoom, place: str) -> None:
    ada = Visitor(browser, room, "Ada", reduced_motion="reduce", bypass_csp=True, **PLACES[place])
    ben = Visitor(browser, room, "Ben")
    found: dict[str, list[str]] = {}
    for name in ("one resource, a troop", "swap, pass", "let, cancel", "orient"):
        setup, before, _ = DECISIONS[name]
        table = Table(ada, ben, setup, before)
        ada.go(f"/t/{table.id}")
        expect(ada.page.locator("[data-line]")).to_have_count(2)
        if name == "swap, pass":
            ada.page.locator(".hand .possible").first.click()
        ada.page.wait_for_load_state("networkidle")
        words = ada.page.locator("body").inner_text()
        assert not re.search(r"\[(web-)?castellum", words), name
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        found[name] = problems(ada)
    ada.leave()
    ben.leave()
    assert json.dumps({name: list_ for name, list_ in found.items() if list_}, indent=1) == "{}"
    assert ada.troubles == []
