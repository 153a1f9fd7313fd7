"""Castel through the interface: every decision by mouse and by keyboard, secrets kept, phone and night, to the end."""

import itertools
import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, WebSocket, expect

from castelude.core.match import Match
from castelude.games.castel import GAME
from castelude.room.http import static_files
from tests.kit.browser import PLACES, Come, Visitor, problems
from tests.kit.castel import setup_of
from tests.kit.castel_player import Player
from tests.kit.pages.castel import CastelBoard
from tests.kit.pages.guide import GuidePage
from tests.kit.pages.replay import ReplayPage
from tests.kit.pages.rules import RulesPage
from tests.kit.room import RunningRoom

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
BLACK, BEIGE, RED = 0, 1, 2


def new_table(person: Visitor, recipe: str, before: str = "", **more: Any) -> str:  # noqa: ANN401 JSON
    """A table by a deal recipe at which this person has played some actions for everybody."""
    players, options, setup = setup_of(recipe)
    table = person.person.open_table(
        "castel", players, setup=setup, options=options, **{"hotseat": True, "start": True, **more}
    )
    for action in before.split():
        person.person.command(table, "act", action=action)
    return table


def sit_down(person: Visitor, table: str) -> CastelBoard:
    board = CastelBoard(person).open(table)
    expect(board.place("c3")).to_be_visible()
    return board


MERCHANT = "draw draw place:soldier@b1 place:soldier@c1 draw draw place:soldier@a2 place:soldier@a3 place:merchant@c3"
Line = tuple[str, dict[str, str | int]]
# Every kind of decision: the deal, what is played before, the actions, and lines that the log then tells.
DECISIONS: dict[str, tuple[str, str, tuple[str, ...], list[Line]]] = {
    "a turn": (
        "2p; 0: king, herald; X: queen",
        "",
        ("swap:king>queen", "place:herald@out"),
        [("swap", {"kind": "king", "other": "queen"}), ("place", {"kind": "herald", "spot": "out"})],
    ),
    "draw": (
        "2p; 0: archer",
        "",
        ("place:archer@a1", "draw"),
        [("place", {"kind": "archer", "spot": "a1"}), ("draw", {})],
    ),
    "send": (
        "2p; 0: king, soldier, prince",
        "place:soldier@b1 place:prince@c3 draw draw place:king@d4",
        ("send:prince@c3",),
        [("back", {"kind": "prince", "to": BLACK})],
    ),
    "kill": (
        "2p; 0: prince, princess, assassin",
        "place:prince@b2 place:princess@b3 draw draw place:assassin@c3",
        ("kill:princess@b3",),
        [("killed", {"kind": "princess"})],
    ),
    "rob": (
        "2p; 0: prince, princess, thief",
        "place:prince@b2 place:princess@b3 draw draw place:thief@c3",
        ("rob:prince@b2",),
        [("no-pawn", {"kind": "prince", "to": 0})],
    ),
    "switch": (
        "2p; 0: prince, princess, favourite, minstrel; minstrel two",
        "place:prince@b2 place:princess@d2 draw draw place:favourite@c4 place:minstrel@c3",
        ("switch:prince@b2,favourite@c4",),
        [("switch", {"kind": "favourite", "other": "prince"})],
    ),
    "move": (
        "2p; 0: soldier, soldier, watchman",
        "place:soldier@b1 place:soldier@c1 draw draw place:watchman@a1",
        ("move:soldier@b1>f4",),
        [("move", {"kind": "soldier", "place": "b1", "spot": "f4"})],
    ),
    "lure": (
        "2p; 0: soldier, soldier, fairy",
        "place:soldier@b1 place:soldier@c1 draw draw place:fairy@out",
        ("move:soldier@c1>out",),
        [("move", {"kind": "soldier", "place": "c1", "spot": "o2"})],
    ),
    "claim": (
        "2p; 0: merchant; 1: soldier, soldier, soldier, soldier",
        MERCHANT,
        ("claim:soldier@a2", "claim:soldier@c1", "claim:soldier@b1"),
        [("pawn", {"kind": "soldier", "to": BLACK})],
    ),
    "pick": (
        "2p; 0: soldier, knight, schemer; 1: soldier",
        "place:soldier@b1 place:knight@b1 place:soldier@c1 draw place:schemer@c3",
        ("pick:knight@b1", "pick:soldier@c1"),
        [
            ("pick", {"kind": "knight", "place": "b1"}),
            ("pawn", {"kind": "knight", "to": BEIGE}),
            ("pawn", {"kind": "soldier", "to": BLACK}),
        ],
    ),
    "pawn": (
        "2p; 0: prince, spy; 1: princess, favourite",
        "place:prince@b2 draw place:princess@d2 place:favourite@c4 place:spy@c3",
        ("pawn:prince@b2=1", "pawn:favourite@c4=1"),
        [("pawn", {"kind": "prince", "to": BEIGE}), ("pawn", {"kind": "princess", "to": BLACK})],
    ),
    "enter": (
        "2p; 0: king, advisor; X: archer, dragon, queen",
        "place:king@c3 place:advisor@d4",
        ("enter:queen@c2", "send:king@c3"),
        [("enter", {"kind": "queen", "spot": "c2"}), ("back", {"kind": "king", "to": BLACK})],
    ),
    "deal": (
        "3p; 0: witch; X: king, queen",
        "place:witch@a1",
        ("deal:king>2",),
        [("deal", {"kind": "king", "to": RED})],
    ),
    "give and get": (
        "4p; 0: alchemist, soldier, soldier, king, siege; X: archer, queen",
        "place:alchemist@a1",
        ("give:king", "give:soldier", "get:archer", "get:queen"),
        [
            ("give", {"kind": "king"}),
            ("give", {"kind": "soldier"}),
            ("get", {"kind": "archer"}),
            ("get", {"kind": "queen"}),
        ],
    ),
    "trade": (
        "3p; 0: courtesan, king, soldier; 1: thief, prince",
        "place:courtesan@b2",
        ("trade:king>1",),
        [("trade", {"to": BEIGE}), ("take", {"seat": BLACK, "to": BEIGE})],
    ),
    "pass": (
        "3p; 0: jester, king, soldier; 1: siege, queen; 2: archer, prince",
        "place:jester@b2",
        ("pass:king",),
        [("pass", {})],
    ),
}


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_every_decision(visitor: Come, by: str) -> None:
    ada = visitor("Ada", reduced_motion="reduce")
    for recipe, before, actions, told in DECISIONS.values():
        board = sit_down(ada, new_table(ada, recipe, before))
        for action in actions:
            board.act(action, by)
        board.expect_last_turn(*(board.line(what, **params) for what, params in told))


WATCH_EFFECTS = """() => {
  window.effects = [];
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('[data-testid="effect"]'))
      window.effects.push([one.dataset.manner, getComputedStyle(one).animationName !== 'none']);
  }).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize(
    ("recipe", "before", "action", "manner"),
    [
        (*DECISIONS["rob"][:2], "rob:prince@b2", "grip"),
        (*DECISIONS["kill"][:2], "kill:princess@b3", "blade"),
    ],
)
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_an_effect_shows_what_it_does(
    visitor: Come, recipe: str, before: str, action: str, manner: str, motion: str
) -> None:
    """For less than a second; where motion is unwanted the sign is there and does not move."""
    ada = visitor("Ada", reduced_motion=motion)
    table = new_table(ada, recipe, before)
    sit_down(ada, table)
    ada.page.evaluate(WATCH_EFFECTS)
    ada.person.command(table, "act", action=action)
    ada.page.wait_for_function("() => window.effects.length > 0")
    assert ada.page.evaluate("window.effects[0]") == [manner, motion != "reduce"]
    expect(ada.page.get_by_test_id("effect")).to_have_count(0)


def test_two_people_play_to_the_end(visitor: Come) -> None:
    """One by mouse, one by the keys alone; the log, the pawns, the protection and the end are the same for both."""
    ada, ben = visitor("Ada"), visitor("Ben")
    recipe = "2p; 0: prince, knight, king; 1: courtier, soldier; turn_limit 4"
    table = new_table(ada, recipe, hotseat=False, start=False)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    black, beige = sit_down(ada, table), sit_down(ben, table)
    black.expect_now("web-castel-now", ways="draw-place-swap", count=2)
    beige.expect_wait(BLACK, "Ada")
    black.in_hand("prince").click()
    black.expect_placing("prince", zone="court")
    black.place("c3").click()
    black.expect_actions_left(1)
    black.act("place:knight@c3")
    prince = (beige.card("prince"), beige.pawn(BLACK))
    beige.expect_spoken("c3", *prince, ben.say("web-castel-guard-knight"))

    beige.in_hand("courtier").focus()
    ben.press("Enter")
    beige.expect_placing("courtier", zone="court")
    ben.press("n", "PageDown")  # from the hand to the first cell that can be chosen, and to the next
    expect(beige.place("c5")).to_be_focused()
    beige.place("c3").focus()
    ben.press("ArrowRight", "Enter")
    beige.expect_actions_left(1)
    beige.expect_spoken("c3", *prince)
    expect(beige.place("c3")).not_to_have_attribute("aria-label", re.compile(ben.say("web-castel-guard-knight")))
    expect(black.in_hand("knight")).to_be_visible()
    beige.in_hand("soldier").focus()
    ben.press("Enter", "Escape")
    beige.expect_actions_left(1)
    beige.pile.focus()
    ben.press("Enter")

    black.expect_actions_left(2)
    black.act("place:king@b2")
    black.expect_asked("king")
    expect(black.possible_places).to_have_count(2)
    black.place("d3").hover()
    sent_back = black.line("back", kind="courtier", to=BEIGE)
    expect(black.would).to_have_text(ada.say("web-castel-would", lines=sent_back))
    black.place("d3").click()
    black.act("draw")
    beige.expect_actions_left(2)
    beige.act("draw")
    beige.expect_actions_left(1)
    beige.act("draw")
    for board in (black, beige):
        board.expect_end("turn_limit", BLACK)
        second = board.turns.nth(1)
        expect(second).to_contain_text(board.line("place", kind="courtier", spot="d3"))
        expect(second).to_contain_text(board.line("back", kind="knight", to=BLACK))
    expect(ada.heading("web-result-victory")).to_be_visible()

    replay = ReplayPage(ada, table, 2)
    black.expect_spoken("c3", *prince, ada.say("web-castel-guard-knight"))
    ada.press("ArrowRight")
    replay.expect_ply(3)
    black.expect_spoken("d3", black.card("courtier"), black.pawn(BEIGE))


def shuffled(players: int, seed: int) -> dict[str, Any]:
    """A deal by chance that is the same every time."""
    _, _, setup = setup_of(f"{players}p")
    piles: list[list[str]] = [*setup["hands"], *setup["piles"], setup["exchange"]]
    cards = [card for pile in piles for card in pile]
    Random(seed).shuffle(cards)
    dealt = [[cards.pop() for _ in pile] for pile in piles]
    hands, piles, exchange = dealt[:players], dealt[players:-1], dealt[-1]
    return {
        "players": players,
        "setup": {"hands": hands, "piles": piles, "exchange": exchange, "first": 0},
    }


def play_out(*players: Player) -> None:
    """Each points in turn at what their page offers, until the end; other seats are bots."""
    for player in itertools.cycle(players):
        if not player.take_turn():
            break
    for player in players:
        player.board.wait_for("over")


def test_two_people_and_bots_play_a_whole_game(visitor: Come) -> None:
    """From the deal until somebody has no cards left, by what their pages offer, one by mouse and one by keys.

    Three bots sit between them: with five seats the hands are small and the game is short."""
    ada, ben = visitor("Ada", reduced_motion="reduce"), visitor("Ben", reduced_motion="reduce")
    bots = {str(seat): "novice" for seat in (2, 3, 4)}
    table = ada.person.open_table("castel", bots=bots, **shuffled(5, seed=6))
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    boards = [sit_down(person, table) for person in (ada, ben)]
    players = [Player(boards[0], BLACK, 1, "mouse"), Player(boards[1], BEIGE, 2, "keys")]
    play_out(*players)
    outcome = ada.person.table(table)["outcome"]
    told = [board.turns.count() for board in boards]
    assert told[0] == told[1] > 20
    for player in players:
        player.board.expect_end("out", outcome["winners"][0])
        used = " ".join(player.done)
        for way in ("hand:", "do:draw", "data-place"):
            assert way in used, player.done
        score = player.board.end.get_by_test_id(f"score-{outcome['winners'][0]}")
        expect(score).to_have_text(player.board.person.say("web-castel-left", count=0))


def test_a_whole_game_on_a_phone(browser: Browser, room: RunningRoom) -> None:
    person = Visitor(browser, room, "Ada", reduced_motion="reduce", **PHONE)
    bots = {str(seat): "novice" for seat in range(1, 5)}
    table = person.person.open_table("castel", bots=bots, start=True, **shuffled(5, seed=5))
    board = sit_down(person, table)
    play_out(Player(board, BLACK, 4, "finger"))
    board.expect_end("out", person.person.table(table)["outcome"]["winners"][0])
    person.leave()
    assert person.troubles == []


def test_the_impossible_is_answered_with_its_clause(visitor: Come) -> None:
    ada = visitor("Ada")
    recipe = "2p; 0: king, soldier, prince, priest"
    before = "place:soldier@b1 place:prince@c3 draw draw"
    board = sit_down(ada, new_table(ada, recipe, before))
    board.in_hand("king").click()
    expect(board.step).to_be_hidden()  # what is next is said once, at the table
    board.place("f3").click()
    board.expect_answer("castel-zone-court", kind=board.card("king"), spot="f3")
    board.place("c3").click()
    board.expect_answer("castel-occupied", spot="c3")
    board.back.click()
    expect(board.alert).to_have_count(0)
    sit_down(ada, new_table(ada, recipe, f"{before} place:priest@c4 place:king@e2"))
    board.place("c3").click()
    board.expect_answer("castel-protected", ref=board.ref("prince", "c3"))
    expect(board.read).to_contain_text(ada.say("web-castel-guard-priest"))
    board.cards_in_hand.first.click()
    board.expect_answer("castel-effect-first.board", kind=board.card("king"))
    board.follow_clause("CT-6.1")


def middle(part: Locator) -> dict[str, float]:
    part.scroll_into_view_if_needed()
    box = part.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def drag(board: CastelBoard, source: Locator, target: Locator) -> None:
    """From the middle of one thing to the middle of another, by mouse or, on a phone, by finger."""
    person, (start, end) = board.person, (middle(source), middle(target))
    way = [{axis: start[axis] + (end[axis] - start[axis]) * part / 4 for axis in "xy"} for part in range(1, 5)]
    if person.page.viewport_size == PHONE["viewport"]:
        touch = person.context.new_cdp_session(person.page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [start]})
        for point in way:
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        expect(board.pulled).to_be_visible()
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        person.page.mouse.move(start["x"], start["y"])
        person.page.mouse.down()
        for point in way:
            person.page.mouse.move(point["x"], point["y"])
        expect(board.pulled).to_be_visible()
        person.page.mouse.up()
    expect(board.pulled).to_have_count(0)


@pytest.mark.parametrize("where", ["wide", "phone"])
def test_cards_are_dragged(visitor: Come, where: str) -> None:
    """To where the legal list lets them go; elsewhere the clause is the answer, and the card is still chosen."""
    ada = visitor("Ada", reduced_motion="reduce", **(PHONE if where == "phone" else {}))
    board = sit_down(ada, new_table(ada, "2p; 0: prince, soldier, soldier, watchman; X: king"))
    prince = board.in_hand("prince")
    drag(board, prince, board.place("f3"))
    board.expect_answer("castel-zone-court", kind=board.card("prince"), spot="f3")
    expect(prince).to_have_attribute("aria-pressed", "true")
    drag(board, prince, board.place("c3"))
    board.expect_spoken("c3", board.card("prince"), board.pawn(BLACK))
    board.expect_settled()
    drag(board, board.pile, board.in_hand("soldier"))
    board.expect_last_turn(board.line("place", kind="prince", spot="c3"), board.line("draw"))
    soldiers = "place:soldier@b1 place:soldier@c1 draw draw place:watchman@a1"
    sit_down(ada, new_table(ada, "2p; 0: prince, soldier, soldier, watchman", soldiers))
    drag(board, board.place("b1"), board.place("f4"))
    board.expect_last_turn(board.line("move", kind="soldier", place="b1", spot="f4"))
    if where == "wide":
        sit_down(ada, new_table(ada, "2p; 0: prince, soldier; X: king"))
        drag(board, board.in_exchange("king"), board.place("c3"))
        board.expect_answer("castel-no-effect.board")
        drag(board, board.in_exchange("king"), board.in_hand("soldier"))
        expect(board.in_hand("king").get_by_test_id("new")).to_be_visible()


def test_a_finger_that_rests_reads_a_card(visitor: Come) -> None:
    """Without choosing it: what it does and where it can go."""
    ada = visitor("Ada", reduced_motion="reduce", **PHONE)
    board = sit_down(ada, new_table(ada, "2p; 0: prince, soldier"))
    prince = board.in_hand("prince")
    start = middle(prince)
    touch = ada.context.new_cdp_session(ada.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [start]})
    expect(board.read).to_contain_text(ada.say("castel-card-prince.text"))
    expect(ada.page.locator("[data-peek]")).to_have_count(16)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(prince).to_have_attribute("aria-pressed", "false")
    ada.tap(board.in_hand("soldier"))
    board.expect_placing("soldier", zone="rampart")
    ada.tap(board.back.locator("visible=true"))
    board.expect_actions_left(2)


def frames_of(person: Visitor) -> list[str]:
    """Everything that will come to the person over sockets."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    person.page.on("websocket", listen)
    return heard


def test_nobody_sees_the_cards_of_another(visitor: Come) -> None:
    """Neither in the page nor in what comes over the wire, also while cards change hands."""
    ada, ben, eve = visitor("Ada"), visitor("Ben"), visitor("Eve")
    recipe = "3p; 0: jester, king, queen; 1: siege, archer; 2: witch; X: -"
    table = new_table(ada, recipe, hotseat=False, start=False, bots={"2": "novice"})
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    frames = {person.name: frames_of(person) for person in (ben, eve)}
    ada.person.command(table, "start")
    black, beige, seen = (sit_down(person, table) for person in (ada, ben, eve))
    black.act("place:jester@c3")
    black.act("pass:king")
    passes = ben.say("web-castel-ask-pass", seat=beige.title(RED))
    beige.expect_now("web-castel-now-effect", kind=beige.card("jester"), what=passes)
    expect(ada.heading("web-castel-aside")).to_be_visible()
    beige.expect_last_turn(beige.line("pass"))
    hidden = ["queen", "king"]
    for board in (beige, seen):
        page = board.root.inner_html()
        told = "".join(frames[board.person.name])
        assert "jester" in told
        for card in hidden:
            assert f'"{card}"' not in told, board.person.name
            assert f'data-cards="{card}"' not in page, board.person.name
    expect(seen.hand).to_have_count(0)
    expect(seen.watching).to_be_visible()
    beige.act("pass:archer")
    black.expect_actions_left(1)
    expect(beige.in_hand("king")).to_be_visible()
    for card in hidden:
        assert f'"{card}"' not in "".join(frames["Eve"])


@pytest.mark.parametrize("where", ["phone-light-en", "phone-night-fr", "wide-night-fr"])
def test_phone_and_night(browser: Browser, room: RunningRoom, where: str) -> None:
    person = Visitor(browser, room, "Ada", reduced_motion="reduce", bypass_csp=True, **PLACES[where])
    players, options, setup = setup_of("5p; 0: king, soldier, knight, dragon; 1: archer")
    bots = {str(seat): "novice" for seat in range(1, 5)}
    table = person.person.open_table("castel", players, setup=setup, options=options, bots=bots, start=True)

    def look_at(name: str) -> None:
        words = person.page.locator("body").inner_text()
        assert "[web-" not in words
        assert "[castel" not in words
        assert person.fits(), f"{name} scrolls sideways"
        assert problems(person) == [], name

    board = sit_down(person, table)
    board.in_hand("soldier").click()
    expect(board.possible_places).to_have_count(16)
    box = board.place("c3").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    look_at("table")
    GuidePage(person, "castel").expect_step("place")
    look_at("guide")
    rules = RulesPage(person, "castel", "CT-6.10")
    expect(rules.clause("CT-6.10")).to_be_in_viewport()
    look_at("rules")
    person.leave()
    assert person.troubles == []


ALL_IN_SIGHT = """([castle, hand, now]) => {
  const box = (part) => part.getBoundingClientRect();
  return box(castle).top >= 0 && box(hand).bottom <= box(now).top;
}"""


def test_castle_and_a_hand_of_fourteen_kinds_are_in_sight_on_a_small_phone(browser: Browser, room: RunningRoom) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "locale": "fr-FR"}
    person = Visitor(browser, room, "Ada", reduced_motion="reduce", **phone)
    kinds = ["ambassador", "advisor", "black-knight", "courtier", "minstrel", "priest", "schemer", "spy", "thief"]
    _, _, setup = setup_of(f"2p; 0: {', '.join(kinds)}")
    pile: list[str] = setup["piles"][0]
    for top, card in enumerate(["king", "queen", "archer", "wizard", "captain"]):
        where = next(cards for cards in [*setup["piles"], setup["hands"][1], setup["exchange"]] if card in cards)
        pile[top], where[where.index(card)] = card, pile[top]
    table = person.person.open_table("castel", setup=setup, hotseat=True, start=True)
    for _ in range(9):
        person.person.command(table, "act", action="draw")
    board = sit_down(person, table)
    expect(board.cards_in_hand).to_have_count(14)
    parts = [board.castle, board.hand, board.now]
    person.page.wait_for_function(ALL_IN_SIGHT, arg=[part.element_handle() for part in parts])
    person.tap(board.place("c3"))  # nothing is chosen: the answer moves nothing
    person.tap(board.in_hand("captain"))
    expect(board.possible_places).to_have_count(16)
    person.tap(board.place("c6"))
    board.hand_over()  # the other seat's turn
    person.leave()
    assert person.troubles == []


def test_the_guide_leads_to_the_end(visitor: Come) -> None:
    ada = visitor("Ada", reduced_motion="reduce")
    guide, board = GuidePage(ada, "castel"), CastelBoard(ada)
    steps = {
        "place": ["place:soldier@c6"],
        "draw": ["draw"],
        "swap": ["swap:siege>king"],
        "king": ["place:king@c3", "send:archer@a1"],
        "knight": ["place:knight@c3"],
        "protected": ["place:courtier@c4", "send:knight@c3"],
        "rampart": ["place:soldier@e1", "place:soldier@d1"],
        "merchant": ["place:merchant@c3", "claim:soldier@a2", "claim:soldier@a3", "claim:soldier@b1"],
    }
    for number, (step, actions) in enumerate(steps.items(), 1):
        guide.expect_step(step)
        for action in actions:
            expect(guide.root).not_to_have_attribute("data-done", "")
            with ada.page.expect_response("**/position"):
                board.act(action)
        guide.expect_done()
        if number < len(steps):
            guide.next.click()
    expect(ada.link("web-guide-play")).to_be_visible()


def begun(scene: dict[str, Any]) -> Match:
    """A scene after the actions that were played already."""
    options = GAME.check_options(scene["options"])
    match = Match(GAME, scene["players"], options, scene["setup"], 0, manual_chance=True)
    match.apply_all(scene["actions"])
    return match


def test_every_scene_of_guide_and_film_can_be_played(visitor: Come) -> None:
    """The scenes as the built client has them, played by the engine."""
    manifest = json.loads((static_files.STATIC / ".vite" / "manifest.json").read_text("utf-8"))
    ada = visitor("Ada")
    ada.go("/help")
    game = ada.page.evaluate(
        """async (file) => {
            const { guide, film } = Object.values(await import(file)).find((one) => one?.learn).learn;
            return JSON.parse(JSON.stringify({ guide, film }));
        }""",
        "/" + manifest["src/games/castel/index.ts"]["file"],
    )
    begun(game["film"]).apply_all(game["film"]["next"])
    assert game["guide"]
    for step in game["guide"]:
        match = begun(step["scene"])
        for _ in range(step["actions"]):
            match.apply(next(action for action in match.legal() if action in step["wanted"]))
