"""A6: chance comes from nonces of the house and the players, and `verify` says exactly what a seal proves."""

import json
from pathlib import Path
from typing import Any

import pytest

from castelude.cli import main
from castelude.core.match import Match
from castelude.core.position import CHANCE
from castelude.core.registry import get_game
from castelude.core.rng import Rng
from castelude.fairness import canonical, chance_seed, custom_seal, deal, digest, joint_seed
from castelude.room.tables import commands as cmd
from castelude.room.tables import visible
from castelude.room.tables.deadlines import REVEAL_MS
from tests.kit.domain import nonce
from tests.kit.room import NEAR_END, FakeClock, Json, Person, RoomMaker, begin, until
from tests.kit.sitting import Sitting

ANNS, BOBS = nonce(0xA), nonce(0xB)


def pledged(game: str = "castel", house: int = 1, **settings: Any) -> Sitting:  # noqa: ANN401 settings
    """A table that is being dealt: Ann (the host) and Bob have pledged."""
    table = Sitting(game, 2, seed=house, **settings)
    for person in ("ann", "bob"):
        table.do(person, cmd.Join())
    table.do("bob", cmd.Ready(True, digest(BOBS)))
    table.do("ann", cmd.Start(digest(ANNS)))
    return table


def setup_after(*reveals: tuple[str, str], house: int = 1) -> Json:
    table = pledged(house=house)
    for person, revealed in reveals:
        table.do(person, cmd.Reveal(revealed))
    table.wait(REVEAL_MS / 1000)
    assert table.table.started is not None
    return table.table.started.setup


# ---- the deal ----


def test_a6_the_deal_follows_from_the_nonces_of_house_and_players() -> None:
    table = pledged()
    assert table.status() == "dealing"
    table.do("bob", cmd.Reveal(BOBS))
    assert (table.status(), visible.fairness(table.table)["waiting"]) == ("dealing", [0])
    table.do("ann", cmd.Reveal(ANNS))
    started = table.table.started
    assert started is not None
    assert started.nonces == [ANNS, BOBS]
    assert started.seed == joint_seed(started.terms, nonce(1), [ANNS, BOBS])
    assert started.setup == deal(table.table.game, 2, table.table.game.check_options({}), started.seed)
    assert table.table.match is not None
    assert table.table.match.seed == chance_seed(started.seed)


def test_a6_every_nonce_changes_the_deal() -> None:
    both = [("ann", ANNS), ("bob", BOBS)]
    setups = [
        setup_after(*both),
        setup_after(*both, house=2),
        setup_after(both[0]),
        setup_after(both[1]),
        setup_after(),
    ]
    assert len({canonical(setup) for setup in setups}) == len(setups)


def test_a6_the_order_of_revealing_changes_nothing() -> None:
    both = [("ann", ANNS), ("bob", BOBS)]
    assert setup_after(*both) == setup_after(*reversed(both))


def test_a6_the_house_stands_in_for_whoever_does_not_reveal_in_time() -> None:
    table = pledged()
    table.do("ann", cmd.Reveal(ANNS))
    table.wait(REVEAL_MS / 1000 - 0.001)
    assert table.status() == "dealing"
    table.wait(0.001)
    assert table.status() == "running"
    assert table.table.started is not None
    assert table.table.started.nonces == [ANNS, None]


def test_a6_nobody_reveals_another_nonce_than_they_have_pledged() -> None:
    table = pledged()
    assert table.refusal("ann", cmd.Reveal(BOBS)) == "room-reveal-wrong"
    assert table.refusal("eve", cmd.Reveal(ANNS)) == "room-no-seat"
    assert table.refusal("ann", cmd.Reveal(ANNS)) == ""
    assert table.refusal("ann", cmd.Reveal(ANNS)) == "room-revealed"
    assert table.refusal("bob", cmd.Leave()) == "room-table-dealing"
    assert table.refusal("ann", cmd.Start()) == "room-table-dealing"


def test_a6_the_pledge_goes_with_the_seat() -> None:
    """Whoever stands up, or is not ready after all, has pledged nothing."""
    table = Sitting("castel", 2)
    table.do("ann", cmd.Join())
    for person in ("bob", "eve"):
        table.do(person, cmd.Join())
        table.do(person, cmd.Ready(True, digest(BOBS)))
        table.do(person, cmd.Ready(False))
        table.do(person, cmd.Ready(True, digest(BOBS)))
        if person == "bob":
            table.do("bob", cmd.Leave())
    table.do("eve", cmd.Ready())
    table.do("ann", cmd.Start())
    assert table.status() == "running"


def test_a6_one_person_reveals_for_all_their_seats() -> None:
    table = Sitting("castello", 2, shared=True)
    table.do("ann", cmd.Join(0))
    table.do("ann", cmd.Join(1))
    table.do("ann", cmd.Start(digest(ANNS)))
    table.do("ann", cmd.Reveal(ANNS))
    assert table.table.started is not None
    assert table.table.started.nonces == [ANNS, ANNS]


def test_a6_the_house_commits_before_anybody_pledges_and_the_seal_binds_all() -> None:
    table = Sitting("castel", 2)
    assert visible.fairness(table.table)["house"] == digest(nonce(1))
    dealt = pledged()
    fairness = visible.fairness(dealt.table)
    assert fairness["terms"] is not None
    assert fairness["seal"] == digest(fairness["terms"])
    assert json.loads(fairness["terms"]) == {
        "table": "t",
        "game": "castel",
        "rules_version": dealt.table.game.rules_version,
        "players": 2,
        "options": dealt.table.game.check_options({}),
        "custom": None,
        "house": digest(nonce(1)),
        "seats": [
            {"name": "Ann", "bot": None, "pledge": digest(ANNS)},
            {"name": "Bob", "bot": None, "pledge": digest(BOBS)},
        ],
    }


def test_a6_no_nonce_is_shown_before_the_end(ann: Person, bob: Person) -> None:
    table = ann.open_table("castel")
    bob.command(table, "join")
    with ann.at(table) as one, bob.at(table) as two:
        bob.command(table, "ready", pledge=digest(BOBS))
        ann.command(table, "start", pledge=digest(ANNS))
        one.do("reveal", nonce=ANNS)
        two.do("reveal", nonce=BOBS)
        for live in (one, two):
            live.reach(lambda state: state["table"]["status"] == "running")
            assert not any(secret in text for text in live.seen for secret in (ANNS, BOBS))
            assert "nonce" not in live.state["fairness"]
        assert [event["kind"] for event in two.events][-4:] == ["ready", "dealing", "revealed", "started"]
        ann.command(table, "resign")
        two.reach(lambda state: state["table"]["outcome"])
        assert two.state["fairness"]["nonces"] == [ANNS, BOBS]
        assert digest(two.state["fairness"]["nonce"]) == two.state["fairness"]["house"]


def test_a6_a_deal_is_completed_after_a_restart(make_room: RoomMaker) -> None:
    """By the room itself, though nobody is there any more."""
    clock = FakeClock()
    room = make_room(now=clock)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table = ann.open_table("castel")
    bob.command(table, "join")
    bob.command(table, "ready", pledge=digest(BOBS))
    ann.command(table, "start", pledge=digest(ANNS))
    ann.command(table, "reveal", nonce=ANNS)
    room.restart()
    ann.come_back()
    assert ann.table(table)["status"] == "dealing"
    clock.advance(REVEAL_MS / 1000)
    until(lambda: ann.table(table)["status"] == "running")
    ann.command(table, "resign")
    assert ann.table(table)["fairness"]["nonces"] == [ANNS, None]


def test_a6_a_table_against_bots_is_dealt_with_the_players_nonce(ann: Person) -> None:
    table = ann.open_table("castel", bots={"1": "novice"}, start=True, pledge=digest(ANNS))
    assert ann.table(table)["status"] == "dealing"
    ann.command(table, "reveal", nonce=ANNS)
    assert ann.table(table)["status"] == "running"


def test_a6_a_pledge_is_a_hash(ann: Person) -> None:
    table = ann.open_table()
    for wrong in ("", "A" * 64, "0" * 63, "g" * 64, 5, ["0" * 64]):
        assert ann.refused(table, "ready", pledge=wrong)[0] == "malformed", wrong
        assert ann.refused(table, "reveal", nonce=wrong)[0] == "malformed", wrong


# ---- verify ----


def finished(ann: Person, bob: Person, **settings: Any) -> Json:  # noqa: ANN401 settings
    """The record of a short game that was dealt with Ann's nonce, and not with Bob's."""
    table = ann.open_table(**settings)
    bob.command(table, "join")
    bob.command(table, "ready")
    ann.command(table, "start", pledge=digest(ANNS))
    ann.command(table, "reveal", nonce=ANNS)
    bob.command(table, "resign")
    record: Json = ann.get(f"/api/tables/{table}/record")
    return record


class Verifier:
    """`castelude verify` on a record."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = folder / "record.json"
        self.capsys = capsys

    def __call__(self, record: object, *more: str) -> tuple[int, str]:
        self.file.write_text(json.dumps(record))
        status = main(["verify", str(self.file), "--lang", "en", *more])
        printed = self.capsys.readouterr()
        return status, printed.out + printed.err


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verifier:
    return Verifier(tmp_path, capsys)


def forged(record: Json, house: str) -> Json:
    """The same game with another nonce of the house, everything that can be made to fit recomputed."""
    fairness = record["fairness"]
    terms = json.loads(fairness["terms"]) | {"house": digest(house)}
    if terms["custom"]:
        terms["custom"] = custom_seal(record["record"]["setup"], house)
    written = canonical(terms)
    return {**record, "fairness": {**fairness, "nonce": house, "terms": written, "seal": digest(written)}}


def test_a6_verify_says_what_is_proven_and_what_is_not(ann: Person, bob: Person, verify: Verifier) -> None:
    record = finished(ann, bob, game="castel")
    seal = record["fairness"]["seal"]
    status, text = verify(record)
    assert status == 0
    assert "Not proven: whether this is the game that was announced. Give the seal that you noted at the start" in text
    assert seal in text
    status, text = verify(record, "--seal", seal.upper())
    assert status == 0
    assert f"announced under the seal {seal}" in text
    assert 'Seat 1, "Ann": the player’s own nonce' in text
    assert 'Seat 2, "Bob": a nonce of the house; the player pledged none.' in text
    assert "Proven: nobody could choose" in text
    assert "ustom" not in text


def test_a6_a_house_that_deals_alone_proves_less(ann: Person, bob: Person, verify: Verifier) -> None:
    table = begin(ann, bob, game="castel")
    ann.command(table, "resign")
    status, text = verify(ann.get(f"/api/tables/{table}/record"))
    assert status == 0
    assert "Not proven: that the house did not choose" in text
    assert "nobody could choose" not in text


def test_a6_a_custom_setup_is_named(ann: Person, bob: Person, verify: Verifier) -> None:
    """A real setup from another game, given as one's own, is marked in the record, the terms and the output."""
    dealt = finished(ann, bob, game="castel")["record"]["setup"]
    record = finished(ann, bob, game="castel", setup=dealt)
    assert record["fairness"]["custom"] is True
    assert json.loads(record["fairness"]["terms"])["custom"]
    status, text = verify(record, "--seal", record["fairness"]["seal"])
    assert status == 0
    assert "Custom setup: the host of the table chose it, nothing was dealt." in text
    terms = json.loads(record["fairness"]["terms"]) | {"custom": None}
    record["fairness"] |= {"terms": canonical(terms), "seal": digest(canonical(terms))}
    assert "does not follow" in verify(record)[1]


def test_a6_another_nonce_is_found_with_the_seal(ann: Person, bob: Person, verify: Verifier) -> None:
    record = finished(ann, bob, setup=NEAR_END)
    seal = record["fairness"]["seal"]
    other = forged(record, "0" * 64)
    status, text = verify(other)
    assert (status, "Not proven: whether this is the game" in text) == (0, True)
    status, text = verify(other, "--seal", seal)
    assert (status, f"the one you gave is {seal}" in text) == (2, True)
    dealt = finished(ann, bob, game="castel")
    assert "The setup does not follow from the nonces." in verify(forged(dealt, "0" * 64))[1]


def test_a6_verify_finds_whatever_was_changed(ann: Person, bob: Person, verify: Verifier) -> None:
    record = finished(ann, bob, game="castel")
    fairness = record["fairness"]
    other = finished(ann, bob, game="castel")
    swapped = json.loads(fairness["terms"])
    swapped["options"] = {**swapped["options"], "cards": "x"}
    changes: dict[str, Json] = {
        "nonce of the house is not": {"nonce": "0" * 64},
        "nonce of seat 1 is not": {"nonces": [BOBS, None]},
        "nonce of seat 2 is not": {"nonces": [ANNS, BOBS]},
        "does not follow from the nonces": {"nonces": [None, None]},
        "do not match its own seal": {"seal": other["fairness"]["seal"]},
        "not revealed yet": {"revealed": False},
        "not those of the sealed terms": {"terms": canonical(swapped), "seal": digest(canonical(swapped))},
    }
    for words, change in changes.items():
        status, text = verify({**record, "fairness": {**fairness, **change}})
        assert (status, words in text) == (2, True), (words, text)
    old = canonical(json.loads(fairness["terms"]) | {"rules_version": 0})
    assert "version 0" in verify({**record, "fairness": {**fairness, "terms": old, "seal": digest(old)}})[1]
    setup = other["record"]["setup"]
    assert verify({**record, "record": {**record["record"], "setup": setup}})[0] == 2


BAD_FILES: list[Json] = [
    {"terms": None},
    {"terms": "{"},
    {"terms": "[]"},
    {"terms": "[" * 100_000},
    {"terms": '{"table":1}'},
    {"nonce": None},
    {"nonce": "short"},
    {"nonces": None},
    {"nonces": []},
    {"nonces": [1, 2]},
]


def test_a6_bad_files_get_clear_errors(ann: Person, bob: Person, verify: Verifier) -> None:
    record = finished(ann, bob)
    for change in BAD_FILES:
        fairness = {**record["fairness"], **change}
        if isinstance(terms := change.get("terms"), str):
            fairness["seal"] = digest(terms)
        status, text = verify({**record, "fairness": fairness})
        assert status == 2, change
        assert "Traceback" not in text, change
        assert "game with its proof" in text or "not the one that was pledged" in text, change


def test_a6_a_bad_seal_gets_a_clear_error(ann: Person, bob: Person, verify: Verifier) -> None:
    record = finished(ann, bob)
    for wrong in ("", "xyz", "0" * 63, "0" * 65, "é" * 64):
        status, text = verify(record, "--seal", wrong)
        assert (status, "64 hexadecimal digits" in text) == (2, True), wrong


def test_a6_random_events_follow_from_the_nonces(ann: Person, bob: Person, verify: Verifier) -> None:
    """Castel is played until a card is drawn by chance; a card of somebody's choice is found."""
    record = finished(ann, bob, game="castel")
    fairness, game = record["fairness"], record["record"]
    seed = joint_seed(fairness["terms"], fairness["nonce"], fairness["nonces"])
    for number in range(200):
        rng = Rng(number)
        match = Match(get_game("castel"), 2, game["options"], game["setup"], chance_seed(seed))
        while match.position.actor() >= 0 and CHANCE not in match.actors:
            legal = match.legal()
            match.apply(legal[rng.below(len(legal))])
        if CHANCE in match.actors:
            break
    drawn = match.actors.index(CHANCE)
    actions = match.actions[: drawn + 1]
    assert verify({**record, "record": {**game, "actions": actions}})[0] == 0
    chosen = next(action for action in match.at_ply(drawn).legal() if action != actions[drawn])
    status, text = verify({**record, "record": {**game, "actions": [*actions[:drawn], chosen]}})
    assert (status, f"random event at action {drawn + 1}" in text) == (2, True)
