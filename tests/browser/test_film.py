"""What others do is shown one action after the other, told in a sentence, and can be seen again."""

import pytest
from playwright.sync_api import expect

from tests.kit.browser import NEAR_THE_END, NOVICE, PHONE, Come, Visitor
from tests.kit.castel import setup_of
from tests.kit.castellum import SIEGE_SEATS, WON_SIEGE, plain
from tests.kit.pages.castel import CastelBoard
from tests.kit.pages.castello import CastelloBoard
from tests.kit.pages.castellum import CastellumBoard
from tests.kit.pages.film import CauseWatcher, EndScene, FilmWatcher, MotionWatcher, SiegeWatcher
from tests.kit.pages.table import TablePage
from tests.kit.room import Live, Person, RunningRoom, until

FOUGHT = [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)]
"""Fights decided, column by column, and enemies that both have defeated by then."""
BOTS = {"1": "novice", "2": "novice", "3": "novice"}


def own_turn(live: Live) -> int:
    """Play the first legal action until the turn passes on, wait for the bots, and say what number our last one had."""
    live.reach(lambda state: state["legal"])
    seq = 0
    while live.state["legal"]:
        seq = live.act(live.state["legal"]["actions"][0])["seq"]
        live.catch_up(seq)
    live.reach(lambda state: state["legal"])
    return seq


def castel_of_four(ada: Visitor) -> tuple[CastelBoard, str]:
    table = ada.person.open_table("castel", players=4, bots=BOTS, start=True)
    return CastelBoard(ada).open(table), table


def test_three_bots_are_followed_action_by_action(visitor: Come) -> None:
    """P1: nothing is jumped over, every action has its sentence, and all of it can be shown again."""
    ada = visitor("Ada", pace="quick", **PHONE)
    board, table = castel_of_four(ada)
    with ada.person.at(table) as live:
        live.reach(lambda state: state["legal"])
        board.expect_seq(live.state["seq"])
        board.wait_for("mine")
        start = board.seq
        watcher = FilmWatcher(board)
        watcher.expect_present()
        watcher.stop_clock()
        last_own = own_turn(live)
        # a bot that is too slow on a busy machine leaves an event of its own, which is no action
        acted = [event["seq"] for event in live.events if event["kind"] == "acted" and event["seq"] > start]
        watcher.wait_for(len(acted) - 1, last=acted[-1])
        shown = watcher.take()[-1].seq
        assert shown in (start, acted[0]), (
            "as long as no time passes, the first is shown, if what went before has had its time"
        )
        rest = [seq for seq in acted if seq > shown]
        ticks = watcher.play(rest[-1])
        assert [frame.seq for tick in ticks for frame in tick] == rest
        assert all(len(tick) < 2 for tick in ticks), "each has its time"
        assert all(frame.told.strip() for tick in ticks for frame in tick)
        board.expect_seq(live.state["seq"])
        expect(board.root).to_have_attribute("data-stage", "mine")

        ada.tap(board.again)
        again = [frame.seq for frame in watcher.until(live.state["seq"])]
        since = [seq for seq in acted if seq > last_own]
        assert again == [last_own, *since], "from our last turn on, and first how it stood then"


@pytest.mark.parametrize("game", ["castel", "castellan", "castello", "castellum"])
def test_nothing_moves_for_people_who_want_it_so(visitor: Come, game: str) -> None:
    """The film goes on from picture to picture, and nothing in them is animated."""
    ada = visitor("Ada", pace="quick", reduced_motion="reduce")
    table = ada.person.open_table(game, seat=0, **NOVICE)
    page = TablePage(ada).open(table)
    motion = MotionWatcher(page)
    with ada.person.at(table) as live:
        live.synced()
        for _ in range(2):
            own_turn(live)
            page.expect_seq(live.state["seq"])
        FilmWatcher(page).expect_present()
    assert motion.take() == []


def test_the_whole_turn_of_another_player_stays_told(visitor: Come) -> None:
    """After the film, both actions stand at the board in sentences."""
    ada, ben = visitor("Ada", pace="quick"), visitor("Ben")
    table = ada.person.open_table("castellum", setup=plain(), seat=0)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    board = CastellumBoard(ada).open(table)
    ada.person.command(table, "act", action="worker:muntstraat")
    for action in ("worker:vrijthof", "buy:T06>c2"):
        ben.person.command(table, "act", action=action)
    blue = board.title(1)
    worked = ada.say("castellum-log-worker", seat=blue, space=board.name("vrijthof"))
    bought = ada.say("castellum-log-buy", seat=blue, card=board.name("T06"), column=2)
    expect(board.told).to_have_text(ada.say("web-sentences", first=worked, next=bought))


def test_a_tap_shows_the_present_and_decides_nothing(visitor: Come) -> None:
    ada = visitor("Ada", pace="calm")
    board, table = castel_of_four(ada)
    with ada.person.at(table) as live:
        live.synced()
        own_turn(live)
        FilmWatcher(board).expect_playing()
        expect(board.root).to_have_attribute("data-stage", "theirs")
        seq = live.state["seq"]
        board.board.locator("[data-part]").first.click()
        expect(board.root).to_have_attribute("data-seq", str(seq))
        expect(board.root).to_have_attribute("data-stage", "mine")
        assert ada.person.table(table)["seq"] == seq


def test_a_card_is_seen_before_its_effect_and_the_only_draw_happens_by_itself(visitor: Come, room: RunningRoom) -> None:
    """The last soldier of a rampart stands there, then the engine goes; an empty hand leaves nothing to decide."""
    ada = visitor("Ada", pace="normal")
    people = [ada.person, *(Person(room, name) for name in ("Ben", "Cleo", "Dan", "Eve"))]
    players, _, setup = setup_of("5p; 0: soldier, soldier, soldier, soldier, soldier; 1: siege")
    table = ada.person.open_table("castel", players, setup=setup, seat=0)
    for person in people[1:]:
        person.command(table, "join")
        person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    first = "place:soldier@b1 place:soldier@c1 place:siege@S draw draw draw draw draw draw draw"
    second = "place:soldier@d1 place:soldier@b6 draw draw draw draw draw draw draw draw"
    for number, action in enumerate(f"{first} {second}".split()):
        people[number // 2 % 5].command(table, "act", action=action)
    board = CastelBoard(ada).open(table)
    board.expect_actions_left(2)
    watcher = CauseWatcher(board)
    board.in_hand("soldier").click()
    board.place("e1").click()
    until(lambda: ada.person.table(table)["actor"] == 1)  # both actions are done
    board.expect_seq(ada.person.table(table)["seq"])
    expect(board.cards_in_hand).to_have_count(1)
    assert watcher.take()[:3] == [(4, None), (5, None), (5, "home")]


def test_a_siege_is_fought_column_by_column(visitor: Come) -> None:
    """P8: attack against power while the common count goes up, result and reward, and all of it again if asked for."""
    ada, ben = visitor("Ada", pace="quick"), visitor("Ben")
    table = ada.person.open_table("castellum", setup=plain(), seat=0)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    board = CastellumBoard(ada).open(table)
    *before, last = WON_SIEGE.split()
    for number, action in enumerate(before):
        (ada, ben)[SIEGE_SEATS[number]].person.command(table, "act", action=action)
    board.expect_seq(ada.person.table(table)["seq"])
    siege = SiegeWatcher(board)
    ben.person.command(table, "act", action=last)
    expect(siege.siege).to_be_visible()
    expect(board.told).to_contain_text(ada.say("castellum-log-won", total=3, needed=3))
    assert siege.take() == FOUGHT
    columns = [ada.say("web-castellum-siege-column", column=column, columns=2) for column in (1, 2)]
    assert siege.captions == [ada.say("web-castellum-siege-rule"), *columns]
    board.expect_now("web-castellum-now-orient")

    board.again.click()
    expect(siege.siege).to_be_visible()
    board.skip.click()
    expect(siege.siege).to_have_count(0)
    assert siege.take()[0] == FOUGHT[0]
    expect(board.root).to_have_attribute("data-stage", "mine")

    ada.person.command(table, "act", action="orient:1")
    siege.expect_rewarded(2)


def test_a_finger_ends_a_siege_and_touches_nothing_below_it(visitor: Come) -> None:
    """The picture covers the screen of a phone: what lies under it does not take the tap."""
    ada, ben = visitor("Ada", pace="calm", **PHONE), visitor("Ben")
    table = ada.person.open_table("castellum", setup=plain(), seat=0)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    *before, last = WON_SIEGE.split()
    for number, action in enumerate(before):
        (ada, ben)[SIEGE_SEATS[number]].person.command(table, "act", action=action)
    board = CastellumBoard(ada).open(table)
    more = ada.button("web-more")
    box = more.bounding_box()
    assert box is not None
    siege = SiegeWatcher(board)
    ben.person.command(table, "act", action=last)
    expect(siege.siege).to_be_visible()
    ada.tap_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(siege.siege).to_have_count(0)
    expect(more).to_have_attribute("aria-expanded", "false")
    expect(board.root).to_have_attribute("data-stage", "mine")


def test_the_siege_of_a_game_is_kept_as_a_picture(visitor: Come) -> None:
    """At the end of Castellum: the walls with who stood on them, the enemies that fell, and when it was."""
    ada, ben = visitor("Ada", pace="quick", **PHONE), visitor("Ben")
    table = ada.person.open_table("castellum", setup=plain(), seat=0)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    for seat, action in zip((*SIEGE_SEATS, 0), (*WON_SIEGE.split(), "orient:1"), strict=True):
        (ada, ben)[seat].person.command(table, "act", action=action)
    board = CastellumBoard(ada).open(table)
    ben.person.command(table, "resign")
    scene = EndScene(board)
    scene.expect("victory")
    kept = scene.moment.get_by_test_id("kept-siege")
    expect(kept.get_by_test_id("fallen")).to_have_count(3)
    expect(kept.get_by_test_id("broke-through")).to_have_count(1)
    told = ada.say("web-castellum-siege-told-won", year="1579", defeated=3, needed=3)
    expect(scene.moment.get_by_role("link")).to_have_text(told)
    assert ada.fits()


def test_the_end_is_a_scene(visitor: Come) -> None:
    """P12: the last castle falls, then who has won and why, the scores, the best moment, and what next."""
    ada, ben = visitor("Ada", pace="quick"), visitor("Ben", pace="quick", **PHONE)
    table = ada.person.open_table(setup=NEAR_THE_END, seat=0)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    boards = [CastelloBoard(person).open(table) for person in (ada, ben)]
    for person, action in ((ada, "M5-N6"), (ben, "T3-S3"), (ada, "N6-O7")):
        person.person.command(table, "act", action=action)
    for board, result, wide in zip(boards, ("victory", "defeat"), (220, 290), strict=True):
        scene = EndScene(board)
        scene.expect(result)
        expect(scene.reason).to_contain_text(board.person.say("castello-end-castles", winner=board.title(0)))
        expect(scene.score(0)).to_have_text("4")
        expect(scene.moment.get_by_role("link")).to_contain_text("O8")
        expect(scene.picture.first).to_be_visible()
        scene.expect_files(11)
        scene.expect_whole_picture(wide)
        for next_ in ("web-replay", "web-analysis"):
            expect(board.person.link(next_)).to_be_visible()
        scene.close()
        expect(board.end).to_be_visible()
        assert board.person.fits()
    ada.link("web-analysis").click()
    expect(ada.tab("web-analysis")).to_have_attribute("aria-selected", "true")
