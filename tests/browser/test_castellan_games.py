"""Whole games of Castellan through the interface: every decision is one that the page offers."""

import json
import re
from typing import Any, Literal

from playwright.sync_api import Locator, WebSocket, expect

from castelude import new_match
from castelude.core.rng import Rng
from tests.kit import random_action
from tests.kit.browser import NOVICE, PHONE, Come, Visitor
from tests.kit.castellan import A, B, setup_for
from tests.kit.pages.castellan import CastellanBoard
from tests.kit.pages.film import EndScene
from tests.kit.reducer import Reducer

DECISIONS = {"play", "build", "claim", "draw"}


class Player:
    """Somebody who chooses by chance, from a seed, among what the page offers."""

    def __init__(self, board: CastellanBoard, means: Literal["mouse", "keys", "touch"], seed: int) -> None:
        self.board = board
        self.means = means
        self.rng = Rng(seed)
        self.decisions: set[str] = set()
        self.turns = 0
        self.told_of_last_round = False

    def press(self, target: Locator) -> None:
        if self.means == "mouse":
            target.click(force=True)
        elif self.means == "touch":
            self.board.person.tap(target)
        else:
            target.focus()
            self.board.person.press("Enter")

    def decide(self) -> None:
        """Make one decision among those that the page offers, and wait until the room has it."""
        board = self.board
        seq = board.seq
        if board.play_button.count():
            unchosen = board.hand.get_by_role("button", pressed=False)
            for card in unchosen.evaluate_all("cards => cards.map((card) => card.dataset.card)"):
                self.press(board.card(card))
            self.press(board.play_button)
            self.decisions.add("play")
            self.turns += 1
        elif choices := board.choices.all():
            choice = choices[self.rng.below(len(choices))]
            part = choice.get_attribute("data-part") or ""
            self.decisions.add("draw" if "walls:" in part else "end" if part == "do:end" else "claim")
            self.press(choice)
        else:
            place = board.places.nth(self.rng.below(board.places.count()))
            if self.means == "touch":
                board.tap_place(place)
                self.press(board.place_here)
            else:
                self.press(place)
            self.decisions.add("build")
        board.expect_seq(seq + 1)

    def take_turn(self) -> bool:
        """Wait for the turn and decide until somebody else is to; False when the game is over."""
        stage = self.board.wait_for("mine", "over")
        while stage == "mine":
            self.told_of_last_round |= self.board.last_round.count() > 0
            self.decide()
            stage = self.board.wait_for("mine", "theirs", "over")
        return stage != "over"


def hears(who: Visitor) -> list[dict[str, Any]]:
    """Every message that comes over the line."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    who.page.on("websocket", listen)
    return heard


def play_by_api(people: tuple[Visitor, Visitor], table: str, turns: int) -> int:
    """So many turns by chance, without a page; whose turn it is then."""
    match, rng = new_match("castellan", 2, setup=setup_for(A, B)), Rng(1)
    while match.view(None)["turn"] < turns:
        assert isinstance(match.actor, int)
        action = random_action(match, rng)
        people[match.actor].person.command(table, "act", action=action)
        match.apply(action)
    assert isinstance(match.actor, int)
    return match.actor


def expect_the_end(board: CastellanBoard, table: str) -> None:
    board.wait_for("over")
    expect(board.end).to_be_visible()
    for seat, score in enumerate(board.person.person.table(table)["outcome"]["scores"]):
        expect(board.end.get_by_test_id(f"score-{seat}")).to_have_text(str(score))
        if score:
            board.expect_points(seat, score)
    last = board.turns.filter(has_text=board.person.say("web-castellan-told-last"))
    expect(last).to_have_count(1)


def test_two_play_a_whole_game_and_nobody_sees_the_hand_of_another(visitor: Come) -> None:
    """The first half by the API; then one plays by mouse, the other by keyboard, to the end. A third watches."""
    ada, ben, eve = (visitor(name, reduced_motion="reduce") for name in ("Ada", "Ben", "Eve"))
    table = ada.person.open_table("castellan", setup=setup_for(A, B), watch="link")
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    next_seat = play_by_api((ada, ben), table, turns=8)
    heard = {"1": hears(ben), "watch": hears(eve)}
    boards = red, blue, watched = [CastellanBoard(person).open(table) for person in (ada, ben, eve)]
    expect(watched.watching).to_be_visible()
    expect(red.hand).to_be_visible()
    expect(watched.hand).to_have_count(0)

    players = (Player(red, "mouse", 1), Player(blue, "keys", 2))
    while players[next_seat].take_turn() and players[1 - next_seat].take_turn():
        pass
    for player in players:
        assert player.decisions | {"claim"} >= DECISIONS
        assert player.turns > 2
    assert any("claim" in player.decisions for player in players)
    assert any(player.told_of_last_round for player in players)
    for board in boards:
        expect_the_end(board, table)

    for whose, messages in heard.items():
        seen = Reducer()
        told = [message for message in messages if message.get("type", "news") in ("update", "news")]
        assert len(told) > 50
        for message in told:
            seen.take(message)
            assert list(seen.snapshot["views"]) == [whose]
            view = seen.snapshot["views"][whose]
            assert view["seat"] == (None if whose == "watch" else 1)
            assert (view["hand"] is None) == (whose == "watch")
            if seen.snapshot["table"]["outcome"] is None:  # at the end the setup is shown, as a proof of fairness
                assert not re.search('"(hands|tower_decks|wall_decks)"', json.dumps(message))


def test_a_phone_plays_a_whole_game_against_a_bot(visitor: Come) -> None:
    ada = visitor("Ada", reduced_motion="reduce", **PHONE)
    table = ada.person.open_table("castellan", setup=setup_for(B, A), **NOVICE)
    player = Player(CastellanBoard(ada).open(table), "touch", 3)
    while player.take_turn():
        assert ada.fits()
    assert player.decisions | {"claim"} >= DECISIONS  # whether something can be claimed hangs on the bot, too
    assert player.turns > 5
    expect_the_end(player.board, table)


def test_the_best_moment_shows_the_castle_alone(visitor: Come) -> None:
    """Without the pieces that were still to be placed."""
    match = new_match("castellan", 2, seed=5)
    match.playout(3)
    ada = visitor("Ada", pace="quick")
    table = ada.person.open_table("castellan", setup=match.setup, seat=0, hotseat=True, start=True)
    for action in match.actions[:-1]:
        ada.person.command(table, "act", action=action)
    board = CastellanBoard(ada).open(table)
    ada.person.command(table, "act", action=match.actions[-1])
    picture = EndScene(board).moment.get_by_test_id("best-picture")
    expect(picture.get_by_test_id("map")).to_be_visible()
    expect(picture.get_by_test_id("small-hand")).to_have_count(0)
