"""Whole games of Castellan through the interface: every decision is one that the page offers."""

import json
import re
from typing import Any, Literal

from playwright.sync_api import Locator, WebSocket, expect

from castelude.core.rng import Rng
from tests.kit.browser import NOVICE, PHONE, Come, Visitor
from tests.kit.castellan import A, B, setup_for
from tests.kit.reducer import Reducer

CARDS = "button[data-card]"
CHOICES = ".strip [role=group] > button.button:enabled"
PLACES = "g.spot"
DECISIONS = {"play", "build", "claim", "draw"}
# What the page offers once it says something else than before: null as long as it does not.
OFFERED = f"""before => {{
    const count = what => document.querySelectorAll(what).length;
    const said = document.querySelector('.now .words')?.textContent.trim() ?? '';
    const found = {{
        said, over: count('.end') > 0, mine: count('.now.mine') > 0, last: count('.last') > 0,
        cards: count('{CARDS}'), choices: count('{CHOICES}'), places: count('{PLACES}'),
    }};
    if (found.over) return found;
    if (said === before || said.startsWith('Sent.')) return null;
    return before !== null && !found.mine || found.cards + found.choices + found.places ? found : null;
}}"""


# Places of walls may cross: a point of this one that no other lies on, once the map is still.
FREE_POINT = """async spot => {
    spot.scrollIntoView({ block: 'nearest' });
    const where = () => { const { x, y } = spot.getBoundingClientRect(); return `${x} ${y}`; };
    for (let still = 0, before = where(); still < 5;) {
        await new Promise(requestAnimationFrame);
        const now = where();
        [still, before] = [now === before ? still + 1 : 0, now];
    }
    const box = spot.getBoundingClientRect();
    for (const part of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
        const [x, y] = [box.x + box.width * (box.width > box.height ? part : 0.5),
            box.y + box.height * (box.width > box.height ? 0.5 : part)];
        const shown = x > 20 && x < innerWidth - 20;  // no finger aims at the very edge
        if (shown && document.elementFromPoint(x, y)?.closest('g.spot') === spot) return [x, y];
    }
    return null;
}"""


class Player:
    """Somebody who chooses by chance, from a seed, among what the page offers."""

    def __init__(self, who: Visitor, means: Literal["mouse", "keys", "touch"], seed: int) -> None:
        self.who = who
        self.means = means
        self.rng = Rng(seed)
        self.decisions: set[str] = set()
        self.turns = 0
        self.told_of_last_round = False

    def look(self, before: str | None) -> dict[str, Any]:
        waited = self.who.page.wait_for_function(OFFERED, arg=before, timeout=60_000)  # bots may be long in coming
        found: dict[str, Any] = waited.json_value()
        self.told_of_last_round |= found["last"]
        return found

    def press(self, target: Locator) -> None:
        if self.means == "mouse":
            target.click(force=True)
        elif self.means == "touch":
            target.tap()
        else:
            target.focus()
            self.who.press("Enter")

    def decide(self, offered: dict[str, Any]) -> None:
        page = self.who.page
        if offered["cards"]:
            unchosen = page.locator(f"{CARDS}[aria-pressed=false]")
            for card in unchosen.evaluate_all("cards => cards.map(card => card.dataset.card)"):
                self.press(page.locator(f'{CARDS}[data-card="{card}"]'))
            self.press(page.get_by_role("button", name=re.compile("^Play [0-9]+ card")))
            self.decisions.add("play")
        elif offered["choices"]:
            choice = page.locator(CHOICES).nth(self.rng.below(offered["choices"]))
            self.decisions.add("draw" if "draw" in (choice.get_attribute("class") or "") else "claim")
            self.press(choice)
        else:
            place = page.locator(PLACES).nth(self.rng.below(offered["places"]))
            if self.means == "touch":
                self.tap_place(place)
                self.press(page.get_by_role("button", name=re.compile("^Place the .* here$")))
            else:
                self.press(place)
            self.decisions.add("build")

    def tap_place(self, place: Locator) -> None:
        """Tap where the place is free; one beyond the edge of a map drawn near is looked for from farther away."""
        farther = self.who.page.get_by_role("button", name="Zoom out")
        point = place.evaluate(FREE_POINT)
        while point is None and farther.is_enabled():
            farther.tap()
            point = place.evaluate(FREE_POINT)
        assert point, f"other places lie over {place.get_attribute('aria-label')}"
        self.who.page.touchscreen.tap(*point)

    def take_turn(self) -> bool:
        """Decide until somebody else is to; False when the game is over."""
        offered = self.look(None)
        self.turns += not offered["over"]
        while offered["mine"] and not offered["over"]:
            self.decide(offered)
            offered = self.look(offered["said"])
        return not offered["over"]


def hears(who: Visitor) -> list[dict[str, Any]]:
    """Every message that comes over the line."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    who.page.on("websocket", listen)
    return heard


def expect_the_end(who: Visitor, table: str) -> None:
    scores = [str(score) for score in who.person.table(table)["outcome"]["scores"]]
    end = who.page.locator(".end")
    expect(end).to_be_visible()
    assert end.locator("strong").all_inner_texts() == scores
    assert who.page.locator(".ledger .sum strong").all_inner_texts() == [score for score in scores if score != "0"]
    expect(who.page.locator(".log .turn", has_text="the last round begins")).to_have_count(1)


def test_two_play_a_whole_game_and_nobody_sees_the_hand_of_another(visitor: Come) -> None:
    """One plays by mouse, the other by keyboard, a third watches."""
    ada, ben, eve = (visitor(name, reduced_motion="reduce") for name in ("Ada", "Ben", "Eve"))
    table = ada.person.open_table("castellan", setup=setup_for(A, B), watch="everybody")
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    heard = {"1": hears(ben), "watch": hears(eve)}
    for person in (ada, ben, eve):
        person.go(f"/t/{table}")
        expect(person.page.locator(".strip")).to_be_visible()
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(eve.page.get_by_label("Your hand")).to_have_count(0)

    players = (Player(ada, "mouse", 1), Player(ben, "keys", 2))
    while players[0].take_turn() and players[1].take_turn():
        pass
    for player in players:
        assert player.decisions == DECISIONS
        assert player.turns > 5
    assert any(player.told_of_last_round for player in players)
    for person in (ada, ben, eve):
        expect_the_end(person, table)

    for whose, messages in heard.items():
        seen = Reducer()
        told = [message for message in messages if message.get("type", "news") in ("update", "news")]
        assert len(told) > 100
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
    ada.go(f"/t/{table}")
    player = Player(ada, "touch", 3)
    while player.take_turn():
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert player.decisions | {"claim"} == DECISIONS  # whether something can be claimed hangs on the bot, too
    assert player.turns > 5
    expect_the_end(ada, table)
