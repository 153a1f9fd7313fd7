"""A3: leaving gives nothing away, and there is always a way back."""

from typing import Any

import pytest

from castelude.room.tables import commands as cmd
from castelude.room.tables import visible
from tests.kit.room import FakeClock, Person, RoomMaker, begin
from tests.kit.sitting import Sitting, playing


def left_by_bob(*others: str, game: str = "castel", **settings: Any) -> Sitting:  # noqa: ANN401 settings
    table = playing("ann", "bob", *others, game=game, takebacks="ask", grace=5, **settings)
    for _ in range(6):
        actor = table.table.actor()
        assert actor is not None
        table.act(("ann", "bob", *others)[actor])
    table.do("bob", cmd.Leave())
    return table


def test_a3_the_decisions_of_somebody_who_has_left_are_not_taken_back() -> None:
    table = left_by_bob()
    assert table.refusal("ann", cmd.TakeBack()) == "room-takeback-ask"
    table.wait(10**6)
    assert table.refusal("ann", cmd.TakeBack()) == "room-takeback-ask"
    plies = len(table.table.match.actions) if table.table.match else 0
    table.do("ann", cmd.Ask("takeback"))
    assert table.table.match is not None
    assert len(table.table.match.actions) == plies
    assert table.table.requests["takeback"].waiting == {1}


def test_a3_nobody_cancels_alone() -> None:
    table = left_by_bob()
    for _ in range(2):
        table.do("ann", cmd.Ask("cancel"))
        assert table.status() == "running"
        table.do("ann", cmd.Answer("cancel", False))
        table.wait(10**6)


def test_a3_nobody_draws_alone() -> None:
    table = playing("ann", "bob")
    table.do("bob", cmd.Leave())
    table.do("ann", cmd.Ask("draw"))
    assert table.status() == "running"


def test_a3_two_who_stay_may_cancel_after_the_grace_period() -> None:
    table = left_by_bob("eve")
    table.do("ann", cmd.Ask("cancel"))
    table.do("eve", cmd.Answer("cancel", True))
    assert table.status() == "running"
    table.do("ann", cmd.Answer("cancel", False))
    table.wait(300)
    table.do("ann", cmd.Ask("cancel"))
    table.do("eve", cmd.Answer("cancel", True))
    assert table.status() == "cancelled"


@pytest.mark.parametrize("level", ["novice", None])
def test_a3_no_replacement_before_the_grace_period(level: cmd.Level | None) -> None:
    table = playing("ann", "bob", grace=5)
    table.do("bob", cmd.Leave())
    table.wait(299)
    assert table.refusal("ann", cmd.Ask("replace", 1, level)) == "room-replace-early"
    table.wait(1)
    assert table.refusal("ann", cmd.Ask("replace", 1, level)) == ""


def test_a3_a_grace_period_begins_anew_with_every_leaving() -> None:
    table = playing("ann", "bob", grace=5)
    table.do("bob", cmd.Leave())
    table.wait(299)
    table.do("bob", cmd.Join())
    table.do("bob", cmd.Leave())
    table.wait(299)
    assert table.refusal("ann", cmd.Ask("replace", 1, "novice")) == "room-replace-early"


def test_a3_a_seat_with_secrets_is_not_freed() -> None:
    table = left_by_bob()
    table.wait(300)
    assert table.refusal("ann", cmd.Ask("replace", 1)) == "room-seat-secret"


def test_a3_nobody_at_the_table_takes_another_seat_over() -> None:
    table = playing("ann", "bob", grace=1, shared=True)
    table.do("bob", cmd.Leave())
    table.wait(60)
    table.do("ann", cmd.Ask("replace", 1))
    assert table.table.is_free(1)
    assert table.refusal("ann", cmd.Join(1)) == "room-seated-already"
    table.do("bob", cmd.Join())
    assert table.table.seats_of("bob") == [1]


def test_a3_a_bot_stands_in_and_the_player_counts_still() -> None:
    table = left_by_bob()
    table.wait(300)
    table.do("ann", cmd.Ask("replace", 1, "novice"))
    assert table.table.chairs[1].kind == "bot"
    assert table.table.seats_of_others("ann") == [1]
    assert table.refusal("ann", cmd.TakeBack()) == "room-takeback-ask"
    table.do("ann", cmd.Ask("cancel"))
    assert table.status() == "running"
    assert table.refusal("ann", cmd.Join(1)) == "room-seat-taken"
    assert table.refusal("ann", cmd.Ask("replace", 1, "master")) == "room-replaced-already"
    assert table.table.seated() == {0: "ann", 1: "bob"}, "the game is still among Bob's"


def test_a3_while_a_bot_stands_in_its_secrets_are_nobodys() -> None:
    table = left_by_bob()
    table.wait(300)
    table.do("ann", cmd.Ask("replace", 1, "novice"))
    assert set(visible.snapshot(table.table, "ann", 0)["views"]) == {"0"}
    assert set(visible.snapshot(table.table, "bob", 0)["views"]) == {"watch"}
    assert visible.snapshot(table.table, "bob", 0)["left"] == [1]


def test_a3_there_is_always_a_way_back() -> None:
    table = left_by_bob(watch="nobody")
    table.do("bob", cmd.Join())
    assert not table.table.chairs[1].away
    table.do("bob", cmd.Leave())
    table.wait(10**6)
    table.do("ann", cmd.Ask("replace", 1, "novice"))
    assert visible.may_see(table.table, "bob")
    table.do("bob", cmd.Join())
    assert table.table.seats_of("bob") == [1]
    assert table.table.chairs[1].kind == "person"


def test_a3_the_bot_stops_when_the_player_is_back() -> None:
    table = playing("ann", "bob", grace=1)
    table.act("ann", "B5-D5")
    table.do("bob", cmd.Leave())
    table.wait(60)
    table.do("ann", cmd.Ask("replace", 1, "novice"))
    table.do("bob", cmd.Join())
    with pytest.raises(Exception, match="not your turn"):
        table.bot_acts(1, "T5-R5")
    table.act("bob", "T5-R5")


def test_a3_who_comes_back_is_not_replaced_by_an_older_request() -> None:
    table = playing("ann", "bob", "eve", game="castel", grace=1)
    table.do("bob", cmd.Leave())
    table.wait(60)
    table.do("ann", cmd.Ask("replace", 1, "novice"))
    table.do("bob", cmd.Join())
    assert table.refusal("eve", cmd.Answer("replace", True)) == "room-nothing-asked"
    assert table.table.chairs[1].kind == "person"


def test_a3_who_plays_on_is_back() -> None:
    table = playing("ann", "bob", grace=1)
    table.do("ann", cmd.Leave())
    table.act("ann", "B5-D5")
    assert not table.table.chairs[0].away


def test_a3_all_seats_of_a_shared_device_come_back_together() -> None:
    table = Sitting(shared=True, players=3, game="castel")
    for who, seat in (("ann", 0), ("ann", 1), ("bob", 2)):
        table.do(who, cmd.Join(seat))
        table.do(who, cmd.Ready())
    table.do("ann", cmd.Start())
    table.do("ann", cmd.Leave())
    assert [chair.away for chair in table.table.chairs] == [True, True, False]
    table.do("ann", cmd.Join())
    assert [chair.away for chair in table.table.chairs] == [False, False, False]


# ---- signing in (A9: two seats, one person) ----


def test_a9_signing_in_puts_no_second_seat_into_one_hand() -> None:
    table = playing("ann", "guest", game="castel")
    table.sign_in("guest", "ann")
    assert table.table.seats_of("ann") == [0]
    assert table.table.chairs[1].player == "guest"
    assert table.table.chairs[1].away


def test_a9_before_the_start_the_guests_seat_becomes_free() -> None:
    table = Sitting()
    table.do("ann", cmd.Join())
    table.do("guest", cmd.Join())
    table.sign_in("guest", "ann")
    assert table.table.is_free(1)
    assert table.table.host == "ann"


def test_a9_the_hosting_guest_hands_the_table_to_the_account() -> None:
    table = Sitting()
    table.do("ann", cmd.Join())
    table.do("bob", cmd.Join())
    table.sign_in("ann", "bob")
    assert (table.table.host, table.table.seats_of("bob"), table.table.is_free(0)) == ("bob", [1], True)


def test_a9_seats_of_a_guest_go_along_where_the_account_has_none() -> None:
    table = playing("ann", "guest", game="castel")
    table.sign_in("guest", "account")
    assert table.table.seats_of("account") == [1]


def test_a9_a_seat_held_by_a_bot_counts_as_the_accounts() -> None:
    table = playing("ann", "bob", "guest", game="castel", grace=1)
    table.do("bob", cmd.Leave())
    table.wait(60)
    table.do("ann", cmd.Ask("replace", 1, "novice"))
    table.do("guest", cmd.Answer("replace", True))
    table.sign_in("guest", "bob")
    assert table.table.held_by("bob") == [1]


# ---- the whole way, over HTTP ----


def test_a3_the_reported_attack_gains_nothing(make_room: RoomMaker, clock: FakeClock) -> None:
    room = make_room(now=clock)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table = begin(ann, bob, game="castel", takebacks="ask")
    for _ in range(6):
        who = (ann, bob)[ann.table(table)["actor"]]
        with who.at(table) as live:
            who.command(table, "act", action=live.synced()["legal"]["actions"][0])
    bob.command(table, "leave")
    assert ann.refused(table, "takeback") == ("not_allowed", "room-takeback-ask")
    answer = ann.http.post(f"/api/tables/{table}/hint")
    assert answer.status_code == 403
    assert ann.refused(table, "ask", what="replace", seat=1) == ("not_allowed", "room-seat-secret")
    assert ann.refused(table, "ask", what="replace", seat=1, level="novice") == ("conflict", "room-replace-early")
    assert ann.refused(table, "join", seat=1) == ("conflict", "room-seat-taken")
    ann.command(table, "ask", what="cancel")
    assert ann.table(table)["status"] == "running"
    with ann.at(table) as live:
        assert set(live.synced()["views"]) == {"0"}
    clock.advance(600)
    ann.command(table, "ask", what="replace", seat=1, level="novice")
    answer = ann.http.post(f"/api/tables/{table}/hint")
    assert answer.status_code == 403
    bob.command(table, "join")
    assert bob.table(table)["mine"] == [1]


def test_a9_signing_in_at_a_running_table(make_room: RoomMaker) -> None:
    room = make_room()
    ann, guest = Person(room, "Ann"), Person(room, "Guest")
    ann.post("/api/account/register", {"login": "ann", "password": "three grey castles"})
    table = begin(ann, guest, game="castel")
    guest.post("/api/account/login", {"login": "ann", "password": "three grey castles"})
    assert guest.get("/api/me")["login"] == "ann"
    assert guest.table(table)["mine"] == [0]
    assert ann.table(table)["seats"][1]["away"]
