"""Castel through the interface: every decision by mouse and by keyboard, secrets kept, phone and night, to the end."""

import json
import re
from collections.abc import Iterator
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
from tests.kit.room import RunningRoom

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SEATS = ["Black", "Beige", "Red", "Green", "Violet"]


def new_table(person: Visitor, recipe: str, before: str = "", **more: Any) -> str:  # noqa: ANN401 JSON
    """A table by a deal recipe at which this person has played some actions for everybody."""
    players, options, setup = setup_of(recipe)
    table = person.person.open_table(
        "castel", players, setup=setup, options=options, **{"hotseat": True, "start": True, **more}
    )
    for action in before.split():
        person.person.command(table, "act", action=action)
    return table


def sit_down(person: Visitor, table: str) -> None:
    person.go(f"/t/{table}")
    person.page.locator(".castel, .curtain").first.wait_for()
    if person.page.locator(".curtain").count():
        person.page.locator(".curtain button").first.click()
    expect(place(person, "c3")).to_be_visible()


def place(person: Visitor, name: str) -> Locator:
    return person.page.locator(f'[data-place="{name}"]')


def named_button(person: Visitor, start: str) -> Locator:
    """The button for a seat, which also says who sits there."""
    return person.page.get_by_role("button", name=re.compile(rf"^{start}\b"))


def parts_of(person: Visitor, action: str) -> Iterator[Locator]:
    """What one points at for an action, one thing after the other."""
    page = person.page
    verb, _, rest = action.partition(":")
    first, _, second = re.sub("[@>=]", ">", rest, count=1).partition(">")
    where = "exchange" if verb in ("enter", "deal", "get") else "hand"
    if verb == "draw":
        yield page.locator('[data-part="do:draw"]')
    elif verb in ("send", "kill", "rob", "claim", "pick", "move", "switch"):
        for ref in rest.partition(">")[0].split(","):
            yield place(person, ref.partition("@")[2].partition(".")[0])
            layers = page.locator(".step").get_by_role("button", name=re.compile(f"^{ref.partition('@')[0]}", re.I))
            if layers.count():
                yield layers
        if verb == "move" and not rest.endswith(">out"):  # nothing is left to choose when all answers lead out
            yield place(person, rest.partition(">")[2])
    elif verb == "pawn":
        yield named_button(person, f"Pawn of {SEATS[int(rest[-1])]}")
    else:
        yield page.locator(f'[data-part="{where}:{first}"]')
        if verb == "swap":
            yield page.locator(f'[data-part="exchange:{second}"]')
        elif verb in ("place", "enter"):
            yield page.locator(".place.possible[data-place^=o]") if second == "out" else place(person, second)
        elif second:
            yield named_button(person, f"To {SEATS[int(second)]}")


def act(person: Visitor, action: str, by: str = "mouse") -> None:
    """Do it when the last one is settled."""
    if person.page.locator(".now").count():
        expect(person.page.locator(".now .words")).not_to_have_text("Sent. One moment.")
    for part in parts_of(person, action):
        if by == "mouse":
            part.click()
        else:
            part.focus()
            part.press("Enter")


MERCHANT = "draw draw place:soldier@b1 place:soldier@c1 draw draw place:soldier@a2 place:soldier@a3 place:merchant@c3"
DECISIONS = {
    "a turn": (
        "2p; 0: king, herald; X: queen",
        "",
        ("swap:king>queen", "place:herald@out"),
        ["King ⇄ Queen", "Herald → outside the walls"],
    ),
    "draw": ("2p; 0: archer", "", ("place:archer@a1", "draw"), ["Archer → a1", "draws"]),
    "send": (
        "2p; 0: king, soldier, prince",
        "place:soldier@b1 place:prince@c3 draw draw place:king@d4",
        ("send:prince@c3",),
        ["Prince ↩ Black"],
    ),
    "kill": (
        "2p; 0: prince, princess, assassin",
        "place:prince@b2 place:princess@b3 draw draw place:assassin@c3",
        ("kill:princess@b3",),
        ["Princess out of the game"],
    ),
    "rob": (
        "2p; 0: prince, princess, thief",
        "place:prince@b2 place:princess@b3 draw draw place:thief@c3",
        ("rob:prince@b2",),
        ["Prince loses its pawn"],
    ),
    "switch": (
        "2p; 0: prince, princess, favourite, minstrel; minstrel two",
        "place:prince@b2 place:princess@d2 draw draw place:favourite@c4 place:minstrel@c3",
        ("switch:prince@b2,favourite@c4",),
        ["Favourite ⇄ Prince"],
    ),
    "move": (
        "2p; 0: soldier, soldier, watchman",
        "place:soldier@b1 place:soldier@c1 draw draw place:watchman@a1",
        ("move:soldier@b1>f4",),
        ["Soldier b1 → f4"],
    ),
    "lure": (
        "2p; 0: soldier, soldier, fairy",
        "place:soldier@b1 place:soldier@c1 draw draw place:fairy@out",
        ("move:soldier@c1>out",),
        ["Soldier c1 → outside 2"],
    ),
    "claim": (
        "2p; 0: merchant; 1: soldier, soldier, soldier, soldier",
        MERCHANT,
        ("claim:soldier@a2", "claim:soldier@c1", "claim:soldier@b1"),
        ["Soldier: pawn of Black"],
    ),
    "pick": (
        "2p; 0: soldier, knight, schemer; 1: soldier",
        "place:soldier@b1 place:knight@b1 place:soldier@c1 draw place:schemer@c3",
        ("pick:knight@b1", "pick:soldier@c1"),
        ["picks Knight (b1)", "Knight: pawn of Beige", "Soldier: pawn of Black"],
    ),
    "pawn": (
        "2p; 0: prince, spy; 1: princess, favourite",
        "place:prince@b2 draw place:princess@d2 place:favourite@c4 place:spy@c3",
        ("pawn:prince@b2=1", "pawn:favourite@c4=1"),
        ["Prince: pawn of Beige", "Princess: pawn of Black"],
    ),
    "enter": (
        "2p; 0: king, advisor; X: archer, dragon, queen",
        "place:king@c3 place:advisor@d4",
        ("enter:queen@c2", "send:king@c3"),
        ["exchange: Queen → c2", "King ↩ Black"],
    ),
    "deal": ("3p; 0: witch; X: king, queen", "place:witch@a1", ("deal:king>2",), ["exchange: King to Red"]),
    "give and get": (
        "4p; 0: alchemist, soldier, soldier, king, siege; X: archer, queen",
        "place:alchemist@a1",
        ("give:king", "give:soldier", "get:archer", "get:queen"),
        ["gives King · gives Soldier · takes Archer · takes Queen"],
    ),
    "trade": (
        "3p; 0: courtesan, king, soldier; 1: thief, prince",
        "place:courtesan@b2",
        ("trade:king>1",),
        ["a card to Beige", "Black: a card from Beige"],
    ),
    "pass": (
        "3p; 0: jester, king, soldier; 1: siege, queen; 2: archer, prince",
        "place:jester@b2",
        ("pass:king",),
        ["passes a card"],
    ),
}


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_every_decision(visitor: Come, by: str) -> None:
    ada = visitor("Ada", reduced_motion="reduce")
    for name, (recipe, before, actions, told) in DECISIONS.items():
        sit_down(ada, new_table(ada, recipe, before))
        for action in actions:
            act(ada, action, by)
        for words in told:
            expect(ada.page.locator(".log .turn").last, name).to_contain_text(words)


def test_two_people_play_to_the_end(visitor: Come) -> None:
    """One by mouse, one by the keys alone; the log, the pawns, the protection and the end are the same for both."""
    ada, ben = visitor("Ada"), visitor("Ben")
    recipe = "2p; 0: prince, knight, king; 1: courtier, soldier; turn_limit 4"
    table = new_table(ada, recipe, hotseat=False, start=False)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    for person in (ada, ben):
        sit_down(person, table)
    ada.expect_now("Place a card, draw one, or swap one with the exchange. 2 actions left.")
    ben.expect_now("Black (Ada) is to decide")
    ada.page.locator('[data-part="hand:prince"]').click()
    ada.expect_now("Prince: choose where to place the card")
    place(ada, "c3").click()
    ada.expect_now("1 action left.")
    act(ada, "place:knight@c3")
    expect(place(ben, "c3")).to_have_attribute(
        "aria-label", re.compile("Prince, pawn of Black, protected by the Knight")
    )

    ben.page.locator('[data-part="hand:courtier"]').focus()
    ben.press("Enter")
    ben.expect_now("Courtier: choose where to place the card")
    ben.press("n", "PageDown")  # from the hand to the first cell that can be chosen, and to the next
    expect(place(ben, "c5")).to_be_focused()
    place(ben, "c3").focus()
    ben.press("ArrowRight", "Enter")
    ben.expect_now("1 action left.")
    expect(place(ben, "c3")).to_have_attribute(
        "aria-label", re.compile("Prince, pawn of Black, can|Prince, pawn of Black$")
    )
    expect(ada.page.locator('[data-part="hand:knight"]')).to_be_visible()
    ben.page.locator('[data-part="hand:soldier"]').focus()
    ben.press("Enter", "Escape")
    ben.expect_now("1 action left.")
    ben.page.locator('[data-part="do:draw"]').focus()
    ben.press("Enter")

    ada.expect_now("2 actions left.")
    act(ada, "place:king@b2")
    ada.expect_now("King: choose the card of the castle that the King sends back.")
    expect(ada.page.locator(".place.possible")).to_have_count(2)
    place(ada, "d3").hover()
    expect(ada.page.locator(".would")).to_have_text("Then: Courtier ↩ Beige")
    place(ada, "d3").click()
    act(ada, "draw")
    ben.expect_now("2 actions left.")
    act(ben, "draw")
    ben.expect_now("1 action left.")
    act(ben, "draw")
    for person in (ada, ben):
        person.expect_now("The last turn is over; fewest cards: Black.")
        expect(person.page.locator(".log .turn").nth(1)).to_contain_text("Courtier → d3 · Knight ↩ Black")
    expect(ada.page.get_by_role("heading", name="Victory!")).to_be_visible()

    ada.go(f"/replay/{table}?ply=2")
    expect(place(ada, "c3")).to_have_attribute("aria-label", re.compile("Prince.*Knight"))
    ada.press("ArrowRight")
    expect(place(ada, "d3")).to_have_attribute("aria-label", re.compile("Courtier"))


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
    while not players[0].is_over():
        for player in players:
            player.wait_for_turn_or_end()
            while player.is_on_turn() and not player.is_over():
                player.point()


def test_two_people_play_a_whole_game(visitor: Come) -> None:
    """From the deal until somebody has no cards left, by what their pages offer, one by mouse and one by keys."""
    ada, ben = visitor("Ada", reduced_motion="reduce"), visitor("Ben", reduced_motion="reduce")
    table = ada.person.open_table("castel", **shuffled(2, seed=142))
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    for person in (ada, ben):
        sit_down(person, table)
    players = [Player(ada, "Black", 1, "mouse"), Player(ben, "Beige", 2, "keys")]
    play_out(*players)
    told = [person.page.locator(".log .turn").count() for person in (ada, ben)]
    assert told[0] == told[1] > 30
    for player in players:
        player.person.expect_now("has no cards left and wins.")
        used = " ".join(player.done)
        for way in (".hand", ".pile", "data-place"):
            assert way in used, player.done
        expect(player.person.page.locator(".end li", has_text="no card left")).to_have_count(1)


def test_a_whole_game_on_a_phone(browser: Browser, room: RunningRoom) -> None:
    person = Visitor(browser, room, "Ada", reduced_motion="reduce", **PHONE)
    bots = {str(seat): "novice" for seat in range(1, 5)}
    table = person.person.open_table("castel", bots=bots, start=True, **shuffled(5, seed=5))
    sit_down(person, table)
    play_out(Player(person, "Black", 4, "finger"))
    person.expect_now("has no cards left and wins.")
    person.leave()
    assert person.troubles == []


def test_the_impossible_is_answered_with_its_clause(visitor: Come) -> None:
    ada = visitor("Ada")
    recipe = "2p; 0: king, soldier, prince, priest"
    before = "place:soldier@b1 place:prince@c3 draw draw"
    sit_down(ada, new_table(ada, recipe, before))
    bubble = ada.page.get_by_role("alert")
    ada.page.locator('[data-part="hand:king"]').click()
    place(ada, "f3").click()
    expect(bubble).to_contain_text("King belongs to the court")
    place(ada, "c3").click()
    expect(bubble).to_contain_text("c3 is occupied.")
    ada.button("Back").click()
    expect(bubble).to_have_count(0)
    sit_down(ada, new_table(ada, recipe, f"{before} place:priest@c4 place:king@e2"))
    place(ada, "c3").click()
    expect(bubble).to_contain_text("Prince (c3) is protected.")
    expect(ada.page.locator(".detail")).to_contain_text("protected by the Priest next to it")
    ada.page.locator(".hand [data-kind]").first.click()
    expect(bubble).to_contain_text("The effect of King must be carried out first.")
    bubble.get_by_role("link", name="CT-6.1").click()
    expect(ada.page.locator(".linked h3")).to_contain_text("CT-6.1")


def middle(part: Locator) -> dict[str, float]:
    part.scroll_into_view_if_needed()
    box = part.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def drag(person: Visitor, source: Locator, target: Locator) -> None:
    """From the middle of one thing to the middle of another, by mouse or, on a phone, by finger."""
    start, end = middle(source), middle(target)
    way = [{axis: start[axis] + (end[axis] - start[axis]) * part / 4 for axis in "xy"} for part in range(1, 5)]
    if person.page.viewport_size == PHONE["viewport"]:
        touch = person.context.new_cdp_session(person.page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [start]})
        for point in way:
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        expect(person.page.locator(".pulled")).to_be_visible()
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        person.page.mouse.move(start["x"], start["y"])
        person.page.mouse.down()
        for point in way:
            person.page.mouse.move(point["x"], point["y"])
        expect(person.page.locator(".pulled")).to_be_visible()
        person.page.mouse.up()
    expect(person.page.locator(".pulled")).to_have_count(0)


@pytest.mark.parametrize("where", ["wide", "phone"])
def test_cards_are_dragged(visitor: Come, where: str) -> None:
    """To where the legal list lets them go; elsewhere the clause is the answer, and the card is still chosen."""
    ada = visitor("Ada", reduced_motion="reduce", **(PHONE if where == "phone" else {}))
    page = ada.page
    sit_down(ada, new_table(ada, "2p; 0: prince, soldier, soldier, watchman; X: king"))
    prince = page.locator('[data-part="hand:prince"]')
    drag(ada, prince, place(ada, "f3"))
    expect(page.get_by_role("alert")).to_contain_text("Prince belongs to the court")
    expect(prince).to_have_attribute("aria-pressed", "true")
    drag(ada, prince, place(ada, "c3"))
    expect(place(ada, "c3")).to_have_attribute("aria-label", re.compile("Prince, pawn of Black"))
    drag(ada, page.locator('[data-part="do:draw"]'), page.locator('[data-part="hand:soldier"]'))
    expect(page.locator(".log .turn")).to_contain_text("Prince → c3 · draws ")
    soldiers = "place:soldier@b1 place:soldier@c1 draw draw place:watchman@a1"
    sit_down(ada, new_table(ada, "2p; 0: prince, soldier, soldier, watchman", soldiers))
    drag(ada, place(ada, "b1"), place(ada, "f4"))
    expect(page.locator(".log .turn").last).to_contain_text("Soldier b1 → f4")
    if where == "wide":
        sit_down(ada, new_table(ada, "2p; 0: prince, soldier; X: king"))
        drag(ada, page.locator('[data-part="exchange:king"]'), place(ada, "c3"))
        expect(page.get_by_role("alert")).to_contain_text("No effect asks for this now: place a card")
        drag(ada, page.locator('[data-part="exchange:king"]'), page.locator('[data-part="hand:soldier"]'))
        expect(page.locator('[data-part="hand:king"]')).to_contain_text("new")


def test_a_finger_that_rests_reads_a_card(visitor: Come) -> None:
    """Without choosing it: what it does and where it can go."""
    ada = visitor("Ada", reduced_motion="reduce", **PHONE)
    sit_down(ada, new_table(ada, "2p; 0: prince, soldier"))
    start = middle(ada.page.locator('[data-part="hand:prince"]'))
    touch = ada.context.new_cdp_session(ada.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [start]})
    expect(ada.page.locator(".detail")).to_contain_text("While the King is not at court")
    expect(ada.page.locator(".place.peek")).to_have_count(16)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ada.page.locator('[data-part="hand:prince"]')).to_have_attribute("aria-pressed", "false")
    ada.page.locator('[data-part="hand:soldier"]').tap()
    ada.expect_now("Soldier: choose where to place the card")
    ada.button("Back").tap()
    ada.expect_now("2 actions left.")


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
    for person in (ada, ben, eve):
        sit_down(person, table)
    act(ada, "place:jester@c3")
    act(ada, "pass:king")
    ben.expect_now("Jester: choose the card that you pass to your left.")
    expect(ada.page.get_by_role("heading", name="Set aside")).to_be_visible()
    expect(ben.page.locator(".log .turn").last).to_contain_text("passes a card")
    hidden = ["queen", "king"]
    for person in (ben, eve):
        page = person.page.locator(".play").inner_html()
        told = "".join(frames[person.name])
        assert "jester" in told
        for card in hidden:
            assert f'"{card}"' not in told, person.name
            assert f'data-cards="{card}"' not in page, person.name
    expect(eve.page.locator(".hand")).to_have_count(0)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    act(ben, "pass:archer")
    ada.expect_now("1 action left.")
    expect(ben.page.locator('[data-part="hand:king"]')).to_be_visible()
    for card in hidden:
        assert f'"{card}"' not in "".join(frames["Eve"])


@pytest.mark.parametrize("where", ["phone-light-fr", "phone-night-en", "wide-night-fr"])
def test_phone_and_night(browser: Browser, room: RunningRoom, where: str) -> None:
    person = Visitor(browser, room, "Ada", reduced_motion="reduce", bypass_csp=True, **PLACES[where])
    players, options, setup = setup_of("5p; 0: king, soldier, knight, dragon; 1: archer")
    bots = {str(seat): "novice" for seat in range(1, 5)}
    table = person.person.open_table("castel", players, setup=setup, options=options, bots=bots, start=True)
    for path in (f"/t/{table}", "/guide/castel", "/rules/castel#CT-6.10"):
        person.go(path)
        expect(person.page.locator("h1")).to_have_count(1)
        person.page.wait_for_load_state("networkidle")
        if path.startswith("/t/"):
            person.page.locator('[data-part="hand:soldier"]').click()
            expect(person.page.locator(".place.possible")).to_have_count(16)
            box = place(person, "c3").bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 40
        if path.startswith("/rules"):
            expect(person.page.locator("#CT-6\\.10")).to_be_in_viewport()
        words = person.page.locator("body").inner_text()
        assert "[web-" not in words
        assert "[castel" not in words
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways"
        assert problems(person) == [], path
    person.leave()
    assert person.troubles == []


ALL_IN_SIGHT = """() => {
  const box = (where) => document.querySelector(where).getBoundingClientRect();
  return box('.castel .map').top >= 0 && box('.castel .hand').bottom <= box('.now').top;
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
    sit_down(person, table)
    expect(person.page.locator(".hand [data-kind]")).to_have_count(14)
    person.page.wait_for_function(ALL_IN_SIGHT)
    place(person, "c3").tap()  # nothing is chosen: the answer moves nothing
    person.page.locator('[data-part="hand:captain"]').tap()
    expect(person.page.locator(".place.possible")).to_have_count(16)
    place(person, "c6").tap()
    expect(person.page.locator(".curtain")).to_be_visible()  # the other seat's turn
    person.leave()
    assert person.troubles == []


def test_the_guide_leads_to_the_end(visitor: Come) -> None:
    ada = visitor("Ada", reduced_motion="reduce")
    ada.go("/guide/castel")
    steps = {
        "Placing a card": ["place:soldier@c6"],
        "Drawing": ["draw"],
        "Swapping": ["swap:siege>king"],
        "The King": ["place:king@c3", "send:archer@a1"],
        "Knights": ["place:knight@c3"],
        "What is protected": ["place:courtier@c4", "send:knight@c3"],
        "Engines and ramparts": ["place:soldier@e1", "place:soldier@d1"],
        "The Merchant": ["place:merchant@c3", "claim:soldier@a2", "claim:soldier@a3", "claim:soldier@b1"],
    }
    for title, actions in steps.items():
        expect(ada.page.get_by_role("heading", name=title)).to_be_visible()
        for number, action in enumerate(actions, 1):
            with ada.page.expect_response("**/position"):
                act(ada, action)
            done = ada.page.locator(".said.done")
            expect(done).to_have_count(1 if number == len(actions) else 0)
        if title != "The Merchant":
            ada.button("Next").click()
    expect(ada.page.get_by_role("link", name="Play a game")).to_be_visible()


def begun(scene: dict[str, Any]) -> Match:
    """A scene after the actions that were played already."""
    options = GAME.check_options(scene["options"])
    match = Match(GAME, scene["players"], options, scene["setup"], 0, manual_chance=True)
    match.apply_all(scene["actions"])
    return match


def test_every_scene_of_rulebook_guide_and_film_can_be_played(visitor: Come) -> None:
    """The scenes as the built client has them, played by the engine."""
    manifest = json.loads((static_files.STATIC / ".vite" / "manifest.json").read_text("utf-8"))
    ada = visitor("Ada")
    ada.go("/help")
    game = ada.page.evaluate(
        """async (file) => {
            const found = Object.values(await import(file)).find((one) => one?.learn).learn;
            const { guide, film } = found;
            return JSON.parse(JSON.stringify({ examples: await found.examples(), guide, film }));
        }""",
        "/" + manifest["src/games/castel/index.ts"]["file"],
    )
    assert len(game["examples"]) > 40
    assert set(game["examples"]) <= {clause.id for clause in GAME.clauses}
    for scene in [*game["examples"].values(), game["film"]]:
        begun(scene).apply_all(scene["next"])
    for step in game["guide"]:
        match = begun(step["scene"])
        for _ in range(step["actions"]):
            match.apply(next(action for action in match.legal() if action in step["wanted"]))
