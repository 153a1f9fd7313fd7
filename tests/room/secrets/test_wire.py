"""Two tables in a served room, the same to Ann and different in truth: over the real socket she cannot tell."""

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from castelude.core.game import AnyGame
from castelude.core.rng import Rng
from castelude.core.start import new_match
from tests.kit.room import FakeClock, Live, Person, RunningRoom, begin, new_sqlite
from tests.kit.secrets.worlds import HIDING
from tests.kit.soak import scaled

Json = dict[str, Any]
STEPS = 7


@pytest.fixture
def room(tmp_path: Path) -> Iterator[RunningRoom]:
    room = RunningRoom(new_sqlite(tmp_path), now=FakeClock(), requests_per_second=10**6)
    yield room
    room.close()


def setup_of(setup: Json, state: Json) -> Json:
    """The setup from which the hidden cards lie as in this first state, everything open as in the old setup."""
    if state["game"] == "castel":
        return {**setup, "hands": state["hands"], "piles": state["piles"]}
    if state["game"] == "castellan":
        backs = {"tower_decks": "T", "wall_decks": "W"}
        hands = state["hands"]
        return {**setup} | {
            name: [[c for c in hand if c[0] == back] + deck for hand, deck in zip(hands, state[name], strict=True)]
            for name, back in backs.items()
        }
    decks = {"forts": state["fort_deck"], "troops": state["troop_deck"], "angels": state["angel_deck"]}
    new = {name: setup[name][: len(setup[name]) - len(deck)] + deck for name, deck in decks.items()}
    return {**setup, **new, "enemies": state["enemy_decks"]}


class Side:
    """One of the two tables, with Ann and Bob connected to it."""

    def __init__(self, ann: Person, bob: Person, table: str, ann_live: Live, bob_live: Live) -> None:
        self.ann, self.table = ann, table
        shown = ann.table(table)
        terms = json.loads(shown["fairness"]["terms"])
        marks = [seat["who"] for seat in shown["seats"]]
        self.hashes = [shown["fairness"]["seal"], terms["house"], terms["custom"], *marks]
        self.lives = (ann_live, bob_live)
        self.answers: list[str] = []
        for live in self.lives:
            live.synced()

    def ask(self, step: int) -> None:
        """Everything Ann may ask of a table, allowed or not."""
        live = self.lives[0]
        for action in ("draw", "place:king@c3", "play:T1", "worker:markt", "?"):
            name = f"{step}{action}"
            live.ask(type="explain", id=f"e{name}", action=action)
            live.ask(type="preview", id=f"p{name}", action=action)
            live.act(f"{action}!", command_id=f"a{name}")
        got = [self.ann.http.get(f"/api/tables/{self.table}{path}") for path in PATHS]
        got.append(self.ann.http.post(f"/api/tables/{self.table}/hint"))
        self.answers += [f"{answer.status_code} {answer.text}" for answer in got]

    def sent(self) -> list[str]:
        """All that Ann was sent. When Bob came in hangs on the network; what names the table is put aside."""
        texts = [text for text in self.lives[0].seen if not text.startswith('{"type":"presence"')]
        texts = sorted(texts) + self.answers
        for each in (self.table, *self.hashes):
            texts = [text.replace(each, "NAME") for text in texts]
        return texts

    def actor(self) -> Live:
        return next(live for live in self.lives if live.state["legal"])

    def act(self, action: str, step: int) -> None:
        answer = self.actor().act(action, command_id=f"act{step}")
        assert answer["type"] == "ack", json.dumps(answer)
        for live in self.lives:
            live.catch_up(answer["seq"])

    def is_over(self) -> bool:
        return self.lives[0].state["table"]["outcome"] is not None


@pytest.mark.parametrize("game", HIDING, ids=[game.id for game in HIDING])
def test_two_tables_that_differ_in_secrets_look_the_same(room: RunningRoom, game: AnyGame) -> None:
    compared = 0
    deals = scaled(1, 100)
    for number in range(deals):
        ann, bob = Person(room, "Ann"), Person(room, "Bob")
        match = new_match(game.id, 2, seed=number)
        other = game.resample(match.position, 0, Rng(number, "wire"))
        setups = [match.setup, setup_of(match.setup, game.state(other))]
        assert setups[0] != setups[1]
        tables = [begin(ann, bob, game=game.id, setup=setup) for setup in setups]
        with contextlib.ExitStack() as stack:
            one, two = (
                Side(ann, bob, table, stack.enter_context(ann.at(table)), stack.enter_context(bob.at(table)))
                for table in tables
            )
            compared += follow(one, two, Rng(number))
    assert compared > 2 * deals


def follow(one: Side, two: Side, rng: Rng) -> int:
    """Play on while Ann may not tell the tables apart; answers how often they were compared."""
    for step in range(STEPS):
        for side in (one, two):
            if step % 3 == 0:
                side.ask(step)
        assert one.sent() == two.sent()
        offers = [set(side.actor().state["legal"]["actions"]) for side in (one, two)]
        shared = sorted(offers[0] & offers[1])
        if not shared:
            return step + 1
        action = shared[rng.below(len(shared))]
        for side in (one, two):
            side.act(action, step)
        if one.lives[0].state["views"] != two.lives[0].state["views"] or one.is_over() or two.is_over():
            return step + 1
    return STEPS


PATHS = [
    "",
    "/picture?seat=0",
    "/picture",
    "/picture?seat=1",
    "/record",
    "/replay",
    "/replay?seat=0",
    "/replay?seat=1",
    "/export",
    "/export?form=svg",
]
