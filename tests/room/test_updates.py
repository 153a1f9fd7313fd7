"""What a viewer is told adds up to what it would be shown afresh, and its patches are as small as they look."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from castelude import Rng
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.rng import Rng as Generator
from castelude.room.live.compact import decode_decision, encode_decision
from castelude.room.live.delta import SAME, BadPatch, diff, diff_texts, patched, patched_texts
from castelude.room.live.feed import Feed
from castelude.room.live.journal import deeds_in
from castelude.room.live.shared_views import views_of
from castelude.room.tables import commands, visible
from castelude.room.tables import events as ev
from castelude.room.tables.clocks import ClockRule
from castelude.room.tables.decide import Decision, Who, decide
from castelude.room.tables.happened import Decided, Seen
from castelude.room.tables.table import RUNNING
from tests.kit import GAMES, budget
from tests.kit.domain import fold, moment, new_table, nonce
from tests.kit.reducer import Reducer, spelled_out

CASES = json.loads((Path(__file__).parents[2] / "web" / "src" / "api" / "delta.cases.json").read_text("utf-8"))
Json = dict[str, Any]


def same_bytes(one: object, other: object) -> bool:
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


@pytest.mark.parametrize("case", CASES["values"], ids=lambda case: json.dumps(case["patch"]))
def test_patches_of_values(case: Json) -> None:
    """The browser's own tests read the same cases."""
    assert diff(case["old"], case["new"]) == case["patch"]
    assert patched(case["old"], case["patch"]) == case["new"]


@pytest.mark.parametrize("case", CASES["texts"], ids=lambda case: json.dumps(case["steps"]))
def test_patches_of_texts(case: Json) -> None:
    assert diff_texts(case["old"], case["new"]) == case["steps"]
    assert patched_texts(case["old"], case["steps"]) == case["new"]


@pytest.mark.parametrize("case", CASES["events"], ids=lambda case: json.dumps(case["sent"])[:40])
def test_events_are_spelled_out(case: Json) -> None:
    assert spelled_out(case["sent"], {"game": "castellan", "created": 1000}) == case["whole"]


@pytest.mark.parametrize(("notation", "last"), [("A1xC1", ["A1xC1"]), ("", [])])
def test_an_empty_notation_is_not_sent(notation: str, last: list[str]) -> None:
    seen = Seen(["pass"], [[]])
    sent = encode_decision(Decided(5, 60, 1, 4, 3, notation, {None: seen}), seen, "castel")
    assert json.loads(sent) == [5, 60, 1, 4, ["pass"], [], 3, *last]
    assert decode_decision(sent, "castel")[0].notation == notation


@pytest.mark.parametrize(
    ("old", "patch"),
    [(["a"], [3, 0]), ("a", [1, -1]), (1, {"a": 2}), ({}, {"a": []}), ({"a": []}, {"a": [{"b": 1}, 0]})],
)
def test_a_patch_for_something_else_is_refused(old: object, patch: object) -> None:
    with pytest.raises(BadPatch):
        patched(old, patch)


@pytest.mark.parametrize("steps", [[2], ["3x"], ["-x"], [""]])
def test_steps_for_another_list_are_refused(steps: list[int | str]) -> None:
    with pytest.raises(BadPatch):
        patched_texts(["a"], steps)


plain = st.none() | st.text("abc", max_size=2) | st.integers(2, 5)
values = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from("abcd"), inner), max_leaves=25
)


@given(values, values)
def test_a_patch_leads_from_any_value_to_any_other(old: object, new: object) -> None:
    before = json.dumps(old)
    patch = diff(old, new)
    if patch is SAME:
        assert old == new
    else:
        assert same_bytes(patched(old, json.loads(json.dumps(patch))), new)
    assert json.dumps(old) == before


texts = st.sets(st.text("ab-1", min_size=1, max_size=4), max_size=12).map(sorted)


@given(texts, texts)
def test_steps_lead_from_any_list_to_any_other(old: list[str], new: list[str]) -> None:
    assert patched_texts(old, diff_texts(old, new)) == new


class Playout:
    """A game at a table of two seats with an eye on every message to everybody."""

    def __init__(self, game: str, hotseat: bool) -> None:
        self.table = new_table()
        self.now = 1_800_000_000_000
        people = ["p0", "p0" if hotseat else "p1"]
        clock = ClockRule("fischer", seconds=600, increment=5) if hotseat else ClockRule()
        self.fold(ev.Created(commands.TableSettings(game, 2, clock=clock), "p0", nonce()))
        self.viewers = sorted({*people, "eve"})
        self.told = {name: Feed(name) for name in self.viewers}
        self.heard = {name: Reducer() for name in self.viewers}
        self.sizes: dict[str, list[int]] = {name: [] for name in self.viewers}
        for seat, name in enumerate(people):
            self.fold(ev.Seated(seat, name, name))
        self.tell()
        self.fold(ev.Readied([0, 1], True))
        self.fold(decide(self.table, Who("p0", "p0"), commands.Start(), moment(self.now)))
        self.tell()

    def fold(self, event: ev.AnyEvent | Decision) -> None:
        self.now += 1234
        fold(self.table, self.now, event)

    def tell(self) -> None:
        """Everybody gets the next message as bytes; what they then have is what they would be shown afresh.

        Each time somebody else is told first.
        """
        first = self.table.seq % len(self.viewers)
        for name in self.viewers[first:] + self.viewers[:first]:
            message = self.told[name].news(self.table, 77)
            assert message is not None
            text = msgspec.json.encode(message).decode()
            self.sizes[name].append(len(text))
            self.heard[name].take(json.loads(text))
            assert same_bytes(self.heard[name].snapshot, visible.snapshot(self.table, name, 77)), name
            assert self.told[name].news(self.table, 77) is None

    def step(self, choose: Callable[[int], int]) -> None:
        """A random decision, now and then something else: a take-back, a request and its answer."""
        table = self.table
        assert table.match is not None
        kind = choose(20)
        if kind == 0 and table.match.actions:
            self.fold(ev.TookBack(0, choose(len(table.match.actions))))
        elif kind == 1 and len(self.viewers) == 3:
            self.fold(ev.Asked("cancel", choose(2)))
            self.fold(ev.Answered("cancel", [0, 1], False))
        else:
            actor = table.match.position.actor()
            legal = table.match.legal()
            self.fold(ev.Acted(actor, table.match.preview(legal[choose(len(legal))]), 900))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_log_says_what_the_game_says(game: AnyGame) -> None:
    """For every seat and a spectator; more than that are at most the seat and the action of the event."""
    rng = Rng(6)
    playout = Playout(game.id, False)
    table = playout.table
    seats = {"p0": 0, "p1": 1, "eve": None}
    for _ in range(120):
        if table.actor() is None or table.match is None:
            break
        seat, legal = table.actor() or 0, table.match.legal()
        actions = table.match.preview(legal[rng.below(len(legal))])
        said: dict[str, list[Json]] = {name: [] for name in seats}
        now = table.match.position.copy()
        for action in actions:
            before = now.copy()
            now.play(game.parse(now, action))
            for name, eye in seats.items():
                said[name] += [line.to_json() for line in game.log(before, action, now, eye)]
        playout.fold(ev.Acted(seat, actions, 900))
        playout.tell()
        for name, lines in said.items():
            (event,) = playout.heard[name].events
            assert [line["id"] for line in event["log"]] == [line["id"] for line in lines]
            for told, line in zip(event["log"], lines, strict=True):
                assert told["args"] == {"seat": seat, "action": event["actions"][0]} | line["args"]


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_the_journal_has_the_log_of_every_action(game: str) -> None:
    """What a record shows is what replaying it would say, after take-backs as well."""
    rng = Rng(7)
    playout = Playout(game, False)
    table = playout.table
    most = 0
    for _ in range(150):
        if table.actor() is None:
            break
        playout.step(rng.below)
        assert table.match is not None
        wanted, chance = table.match.log(), len(table.started.chance if table.started else [])
        found = deeds_in(views_of(table).journal, game, chance, len(wanted))
        assert len(wanted) == len(found) + chance
        for (seat, lines), deed in zip(wanted[-len(found) :] if found else [], found, strict=True):
            assert deed.seat == seat
            assert [line["id"] for line in deed.lines] == [line.message for line in lines]
            assert all(
                line.params.items() <= told["args"].items() for told, line in zip(deed.lines, lines, strict=True)
            )
        turns = [deed.turn for deed in found]
        assert turns == sorted(turns)
        most = max([most, *turns])
    assert most > 1


@pytest.mark.parametrize("hotseat", [False, True])
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_what_everybody_is_told_adds_up(game: str, hotseat: bool) -> None:
    """Random games to the end, for every seat and a spectator: the same bytes as a fresh snapshot, at every step."""

    @settings(max_examples=budget(4), deadline=None)
    @given(st.integers(0, 2**32))
    def play(seed: int) -> None:
        rng: Generator = Rng(seed)
        playout = Playout(game, hotseat)
        for _ in range(150):
            if playout.table.status != RUNNING:
                break
            playout.step(lambda most: int(rng.below(most)))
            playout.tell()

    play()


def test_updates_are_small() -> None:
    """A pawn moves in Castello: whoever is to move next is told so, with all actions."""
    playout = Playout("castello", False)
    whole = playout.sizes["p0"][1]
    for action in ("B5-D5", "T5-R5", "B6-D6", "T6-R6"):
        playout.fold(ev.Acted(playout.table.actor() or 0, [action], 0))
        playout.tell()
    assert playout.sizes["p1"][-2] < 400 < whole
    assert playout.sizes["eve"][-1] < 200


def test_a_message_tells_nothing_that_the_view_does_not() -> None:
    """Two games that look the same to a spectator are told to it in the same bytes."""
    rng = Rng(4)
    table = Playout("castellan", False).table
    other = Playout("castellan", False).table
    assert table.match is not None
    assert other.match is not None
    other.match.position = table.game.resample(table.match.position, None, rng)
    other.started = table.started
    assert not same_bytes(table.match.state(), other.match.state())
    first, second = Feed("eve"), Feed("eve")
    for told in (first, second):
        told.start(table.seq)
    assert msgspec.json.encode(first.news(table, 0)) == msgspec.json.encode(second.news(other, 0))


@pytest.mark.parametrize("game", [game for game in GAMES if not game.hidden], ids=lambda game: game.id)
def test_without_secrets_all_see_the_same(game: AnyGame) -> None:
    """So the room makes one view and one line of the journal for all."""
    rng = Rng(5)
    match = Match(game, game.min_players, game.check_options({}), game.deal(game.min_players, {}, rng), 5)
    for _ in range(60):
        if match.actor is None:
            break
        for seat in range(match.players):
            assert same_bytes(match.view(seat), {**match.view(None), "seat": seat})
            assert same_bytes(match.aids(seat), match.aids(None))
        before, action = match.position.copy(), match.legal()[rng.below(len(match.legal()))]
        match.apply(action)
        for seat in range(match.players):
            assert game.seen_action(before, action, seat) == action
            assert game.log(before, action, match.position, seat) == game.log(before, action, match.position, None)


def test_who_missed_some_turns_is_told_the_whole_of_what_changed() -> None:
    """Others were told in between: the shared patches are not this viewer's."""
    playout = Playout("castellan", False)
    late = playout.viewers.pop()
    for _ in range(3):
        playout.step(lambda most: most - 1)
        playout.tell()
    playout.viewers.append(late)
    playout.step(lambda most: most - 1)
    playout.tell()


def test_who_sits_down_or_stands_up_looks_with_other_eyes() -> None:
    playout = Playout("castellan", False)
    for event in (ev.Left([1]), ev.Asked("replace", 0, target=1), ev.Seated(1, "eve", "eve")):
        playout.fold(event)
        playout.tell()
    assert set(playout.heard["eve"].snapshot["views"]) == {"1"}
    assert set(playout.heard["p1"].snapshot["views"]) == {"watch"}
