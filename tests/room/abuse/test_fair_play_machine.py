"""Random commands of three people at one table: no secret changes hands, no clock gains time, every table can end."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from castelude.core.rng import Rng
from castelude.room.refusal import Refusal
from castelude.room.tables import commands as cmd
from castelude.room.tables import visible
from castelude.room.tables.clocks import ClockRule
from tests.kit.sitting import Sitting
from tests.kit.soak import scaled

pytestmark = pytest.mark.slow

PEOPLE = st.integers(0, 2)
SEATS = st.none() | st.integers(0, 2)
LONG_S = 10**7
INCREMENT_MS = 5000


class FairPlay(RuleBasedStateMachine):
    """Each person has an account and, while signed out, is a guest; each time another one."""

    @initialize(
        players=st.integers(2, 3),
        takebacks=st.sampled_from(["free", "ask", "never"]),
        ends=st.sampled_from(["itself", "claim"]),
        kind=st.sampled_from(["fischer", "move"]),
        seed=st.integers(0, 99),
        begun=st.booleans(),
    )
    def open_table(self, players: int, takebacks: str, ends: Any, kind: Any, seed: int, begun: bool) -> None:  # noqa: ANN401
        increment = INCREMENT_MS // 1000 if kind == "fischer" else 0
        clock = ClockRule(kind, seconds=600, increment=increment, ends=ends)
        self.sitting = Sitting("castel", players, seed, clock=clock, takebacks=takebacks, grace=5)
        self.table = self.sitting.table
        self.ids = ["ann", "guest-1", "guest-2"]
        self.guests = 2
        self.same: dict[str, str] = {}
        """Guests and the accounts that have taken their seats over."""
        self.seen: dict[int, set[str]] = {}
        """By whom each seat's cards were seen while the game ran."""
        if begun:
            for person in range(players):
                self.sitting.do(self.ids[person], cmd.Join())
                self.sitting.do(self.ids[person], cmd.Ready())
            self.sitting.do("ann", cmd.Start())

    def do(self, person: int, command: cmd.Command) -> None:
        """Try a command; whatever it is, no clock gains time by it, but for the end of a turn in time."""
        before, actor = self.time_left(), self.table.actor()
        people = [chair.player for chair in self.table.chairs]
        try:
            self.sitting.do(self.ids[person], command)
        except Refusal:
            assert self.time_left() == before
            return
        if self.table.status != "running":
            return  # the clocks stand still
        for seat, (was, now) in enumerate(zip(before, self.time_left(), strict=True)):
            ended = isinstance(command, cmd.Act) and seat == actor
            if people[seat] is None or people[seat] != self.table.chairs[seat].player:
                continue  # a bot's, which gets a new clock when its time is claimed
            if self.table.clock.rule.kind == "fischer":
                assert now <= was + (INCREMENT_MS if ended and was >= 0 else 0)
            elif seat == self.table.actor() and not ended:
                assert now <= self.table.clock.rule.full_ms

    def time_left(self) -> list[int]:
        """What each seat has left at this moment; what it has overdrawn counts as nothing left."""
        actor = self.table.actor()
        thought = self.sitting.thought_ms
        return [max(0, ms - (thought if seat == actor else 0)) for seat, ms in enumerate(self.table.clock.left_ms)]

    # ---- what people do ----

    @rule(person=PEOPLE, seat=SEATS)
    def join(self, person: int, seat: int | None) -> None:
        self.do(person, cmd.Join(seat))

    @rule(person=PEOPLE, seat=st.integers(0, 2), name=st.none() | st.sampled_from(["Ann", "Zoe"]))
    def name(self, person: int, seat: int, name: str | None) -> None:
        self.do(person, cmd.Name(seat, name))

    @rule(person=PEOPLE)
    def leave(self, person: int) -> None:
        self.do(person, cmd.Leave())

    @rule(person=PEOPLE, seat=st.integers(0, 2))
    def kick(self, person: int, seat: int) -> None:
        self.do(person, cmd.Kick(seat))

    @rule(person=PEOPLE)
    def make_ready(self, person: int) -> None:
        self.do(person, cmd.Ready())

    @rule(person=PEOPLE)
    def start(self, person: int) -> None:
        self.do(person, cmd.Start())

    @rule(person=PEOPLE, what=st.sampled_from(["cancel", "takeback", "replace", "draw"]), seat=SEATS, bot=st.booleans())
    def ask(self, person: int, what: Any, seat: int | None, bot: bool) -> None:  # noqa: ANN401
        self.do(person, cmd.Ask(what, seat, "novice" if bot else None))

    @rule(person=PEOPLE, what=st.sampled_from(["cancel", "takeback", "replace"]), agree=st.booleans())
    def answer(self, person: int, what: Any, agree: bool) -> None:  # noqa: ANN401
        self.do(person, cmd.Answer(what, agree))

    @precondition(lambda self: self.table.actor() is not None)
    @rule(choice=st.integers(0, 10**6), person=st.none() | PEOPLE)
    def act(self, choice: int, person: int | None) -> None:
        """Whoever is to decide does, or somebody else tries to."""
        actor = self.table.actor()
        assert actor is not None
        assert self.table.match is not None
        legal = self.table.match.legal()
        action = legal[choice % len(legal)]
        if person is None and self.table.chairs[actor].kind == "bot":
            self.sitting.bot_acts(actor, action)
        else:
            holder = self.table.chairs[actor].player
            person = self.ids.index(holder) if person is None and holder in self.ids else person
            self.do(person or 0, cmd.Act(action))

    @rule(person=PEOPLE)
    def take_back(self, person: int) -> None:
        self.do(person, cmd.TakeBack())

    @rule(person=PEOPLE)
    def resign(self, person: int) -> None:
        self.do(person, cmd.Resign())

    @rule(person=PEOPLE)
    def claim(self, person: int) -> None:
        self.do(person, cmd.Claim())

    @rule(person=PEOPLE)
    def sign_out(self, person: int) -> None:
        self.guests += 1
        self.ids[person] = f"guest-{self.guests}"

    @rule(person=PEOPLE)
    def sign_in(self, person: int) -> None:
        guest, account = self.ids[person], ("ann", "bob", "cyd")[person]
        before = self.time_left()
        if guest != account:
            held = self.table.held_by(account)
            if not held:
                self.same[guest] = account
            self.sitting.sign_in(guest, account)
            self.ids[person] = account
            assert not held or self.table.held_by(account) == held
        assert self.time_left() == before

    @rule(seconds=st.sampled_from([1, 30, 200, 301, 601]))
    def wait(self, seconds: int) -> None:
        self.sitting.wait(seconds)

    # ---- what must hold ----

    @invariant()
    def no_secret_changes_hands(self) -> None:
        if not hasattr(self, "table") or self.table.status != "running":
            return
        for player in {*self.ids, *self.table.seated().values()}:
            shown = visible.snapshot(self.table, player, 0)["views"] if visible.may_see(self.table, player) else {}
            seats = [int(name) for name in shown if name != "watch"]
            assert len(seats) <= 1, "one person sees one hand"
            for seat in seats:
                self.seen.setdefault(seat, set()).add(self.same.get(player, player))
                assert len({self.same.get(each, each) for each in self.seen[seat]}) == 1, self.seen
            if "watch" in shown:
                assert shown["watch"]["hand"] is None

    @invariant()
    def nobody_asks_themselves(self) -> None:
        """What needs the others' word is never settled without them."""
        if hasattr(self, "table"):
            for request in self.table.requests.values():
                assert request.waiting
                assert request.event.seat not in request.voters

    def teardown(self) -> None:
        """Everybody leaves, and the table comes to its end."""
        if not hasattr(self, "table"):
            return
        rng = Rng(7)
        for player in [*self.table.seated().values(), self.table.host]:
            self.sitting.refusal(player, cmd.Leave())
        for _ in range(5000):
            if self.table.status != "running" or self.table.match is None:
                break
            actor = self.table.actor()
            assert actor is not None
            if self.table.chairs[actor].kind == "bot":
                legal = self.table.match.legal()
                self.sitting.bot_acts(actor, legal[rng.below(len(legal))])
            else:
                self.sitting.wait(LONG_S)
        assert self.table.status in ("finished", "cancelled")


TestFairPlay = FairPlay.TestCase
TestFairPlay.settings = settings(
    max_examples=scaled(60, 10_000),
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
