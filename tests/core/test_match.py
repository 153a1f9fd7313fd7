"""Matches, records, undo and options, through the library's door."""

import json
from typing import Any

import pytest

import castelude
from castelude import IllegalAction, Record, Rng, all_games, get_game, load_match, new_match, read_record
from castelude.core.errors import BadOptions, BadPlayers, BadRecord, BadRequest, BadSetup, GameOver, UnknownGame
from castelude.core.options import Option, check_options, shown
from castelude.core.position import CHANCE


def test_an_illegal_action_carries_its_verdict_and_changes_nothing() -> None:
    match = new_match("castello", seed=1)
    before = match.hash()
    with pytest.raises(IllegalAction) as caught:
        match.apply("A1-D1")
    assert caught.value.clause == "CO-4.1"
    assert str(caught.value) == "D1 is not one or two cells away from A1 in a straight line."
    assert match.hash() == before
    assert match.actions == []


def test_several_actions_are_all_or_nothing() -> None:
    match = new_match("castello", seed=1)
    match.apply("B1-C1")
    before = match.record()
    with pytest.raises(IllegalAction):
        match.apply_all(["T1-S1", "B2-C2", "A1-U1"])
    assert match.record() == before
    match.apply_all(["T1-S1", "B2-C2"])
    assert match.actions == ["B1-C1", "T1-S1", "B2-C2"]


def test_several_actions_past_the_end_are_refused() -> None:
    match = new_match("castello", options={"quiet_limit": 2}, seed=1)
    with pytest.raises(GameOver):
        match.apply_all(["B1-C1", "T1-S1", "B2-C2"])
    assert match.actions == []
    assert not match.result().over


def test_undo_without_actions_is_refused() -> None:
    with pytest.raises(BadRequest):
        new_match("castello", seed=1).undo()


def test_a_match_keeps_its_own_copy_of_the_setup() -> None:
    setup: dict[str, Any] = {"red": ["C3"], "black": ["S3"]}
    match = new_match("castello", setup=setup)
    setup["red"].append("C4")
    match.apply("C3-C4")
    match.undo()
    assert match.state()["red"] == ["C3"]
    match.record().setup["red"].clear()
    assert match.record().setup == {"red": ["C3"], "black": ["S3"]}


def test_values_that_leave_the_engine_are_fresh() -> None:
    match = new_match("castello", seed=1)
    match.state()["red"].clear()
    match.view(0)["options"]["layout"] = "brio"
    assert len(match.state()["red"]) == 30
    assert match.state()["options"]["layout"] == "classic"


def test_lately_is_the_run_of_the_last_seat() -> None:
    match = new_match("castello", setup={"red": ["A1"], "black": ["B1", "D1", "U1"], "castles": []})
    assert match.lately() == []
    match.apply_all(["A1-C1", "C1-E1"])
    assert match.lately() == ["A1-C1", "C1-E1"]
    match.apply("U1-T2")
    assert match.lately() == ["U1-T2"]


def test_free_takebacks_reach_back_inside_the_own_turn_only() -> None:
    match = new_match("castello", setup={"red": ["A1"], "black": ["B1", "D1", "F1", "U1"], "castles": []})
    assert match.free_takebacks() == 0
    match.apply_all(["A1-C1", "C1-E1"])
    assert match.free_takebacks() == 2
    match.apply("stop")
    assert match.free_takebacks() == 0


def test_new_matches_check_everything() -> None:
    with pytest.raises(UnknownGame, match="castello"):
        new_match("chess")
    with pytest.raises(BadPlayers, match="2 players"):
        new_match("castello", 5)
    with pytest.raises(BadOptions, match=r"0, 2\.\.9"):
        new_match("castello", options={"repetition": 1})
    with pytest.raises(BadSetup, match="C16"):
        new_match("castello", setup={"red": ["C16"]})
    with pytest.raises(BadRequest, match="either"):
        new_match("castello", seed=1, setup={})


GOOD: dict[str, Any] = {"game": "castello", "players": 2, "options": {}, "setup": {}, "actions": []}


KNOWN = "game, players, options, setup, actions"


@pytest.mark.parametrize(
    ("data", "message", "params"),
    [
        (None, "error-record-object", {"value": "null"}),
        ([], "error-record-object", {"value": "[]"}),
        ("record", "error-record-object", {"value": '"record"'}),
        ({}, "error-record-missing", {"key": "game"}),
        ({**GOOD, "winner": 0}, "error-record-key", {"key": '"winner"', "known": KNOWN}),
        ({"players": None, "winner": 0}, "error-record-key", {"key": '"winner"', "known": KNOWN}),
        (
            {key: value for key, value in GOOD.items() if key != "actions"},
            "error-record-missing",
            {"key": "actions"},
        ),
        ({"players": "2"}, "error-record-missing", {"key": "game"}),
        ({"game": 5}, "error-record-type", {"key": "game", "value": "5"}),
        ({**GOOD, "players": "2"}, "error-record-type", {"key": "players", "value": '"2"'}),
        ({**GOOD, "players": True}, "error-record-type", {"key": "players", "value": "true"}),
        ({**GOOD, "players": 2.0}, "error-record-type", {"key": "players", "value": "2.0"}),
        ({**GOOD, "options": []}, "error-record-type", {"key": "options", "value": "[]"}),
        ({**GOOD, "actions": "B1-C1"}, "error-record-type", {"key": "actions", "value": '"B1-C1"'}),
        ({**GOOD, "actions": [1]}, "error-record-action", {"number": 1, "value": "1"}),
        ({**GOOD, "actions": ["B1-C1", None, 3]}, "error-record-action", {"number": 2, "value": "null"}),
    ],
    ids=str,
)
def test_records_of_a_wrong_shape(data: object, message: str, params: dict[str, object]) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(data)
    assert (caught.value.message, caught.value.params, caught.value.clause) == (message, params, None)


def test_a_record_that_does_not_replay_names_its_action_and_clause() -> None:
    record = read_record({**GOOD, "actions": ["B1-C1", "B2-C2"]})
    with pytest.raises(BadRecord, match="Action 2") as caught:
        load_match(record)
    assert caught.value.clause == "CO-3.2"


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"players": 3}, BadPlayers),
        ({"options": {"x": 1}}, BadOptions),
        ({"setup": {"first": 7}}, BadSetup),
        ({"setup": []}, BadSetup),
    ],
)
def test_a_record_of_a_wrong_table_has_the_code_of_new(change: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        load_match(read_record({**GOOD, **change}))


def test_records_are_plain_json() -> None:
    match = new_match("castello", seed=3)
    match.playout(3, 50)
    data = match.record().to_json()
    assert list(data) == ["game", "players", "options", "setup", "actions"]
    assert read_record(json.loads(json.dumps(data))) == match.record()


def test_playout_stops_at_its_limit() -> None:
    match = new_match("castello", seed=1)
    assert match.playout(1, 0) == 0
    assert match.playout(1, 25) == 25
    assert len(match.actions) == 25
    rest = match.playout(2, 10**6)
    assert match.result().over
    assert len(match.actions) == 25 + rest


def test_the_registry_finds_games_in_order() -> None:
    games = all_games()
    assert list(games) == sorted(games)
    assert get_game("castello") is games["castello"]


def test_options_are_words_numbers_or_switches() -> None:
    options = [
        Option("colour", "red", words=("red", "blue")),
        Option("size", 1, ranges=((1, 3), (7, 7))),
        Option("fast", False),
    ]
    assert check_options(options, {}, "XX-1.1") == {"colour": "red", "size": 1, "fast": False}
    assert check_options(options, {"size": 7, "fast": True}, "XX-1.1")["size"] == 7
    for bad in (
        {"size": 4},
        {"size": True},
        {"size": "1"},
        {"fast": 1},
        {"colour": "green"},
        {"colour": None},
        {"x": 1},
    ):
        with pytest.raises(BadOptions) as caught:
            check_options(options, bad, "XX-1.1")
        assert caught.value.clause == "XX-1.1"
    assert [option.allowed() for option in options] == ['"red", "blue"', "1..3, 7", "true, false"]


def test_shown_values_are_short_and_on_one_line() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert shown("a\nb") == '"a\\nb"'
    assert shown(None) == "null"
    assert len(shown("x" * 1000)) == 60
    assert shown(deep) == "…"
    assert shown("\x1b[31m").isprintable()


def test_the_public_names_are_there() -> None:
    for name in castelude.__all__:
        assert getattr(castelude, name) is not None
    assert isinstance(new_match("castello", seed=0).record(), Record)
    assert Rng(0).below(5) in range(5)


def test_the_log_of_a_match_names_who_did_what() -> None:
    match = new_match("castello", setup={"red": ["B5", "A9"], "black": ["C5", "U1"], "castles": []})
    match.apply_all(["B5-D5", "U1-T1"])
    assert [(seat, [line.message for line in lines]) for seat, lines in match.log()] == [
        (0, ["castello-log-capture"]),
        (1, ["castello-log-move"]),
    ]
    assert match.actions == ["B5-D5", "U1-T1"]


def test_an_option_can_name_a_file_that_is_there_when_it_is_asked() -> None:
    names = ["house"]
    own = Option("edition", "house", names=lambda: names)
    tacit = Option("edition", "house", names=lambda: names, tacit=True)
    assert check_options((own,), {}, "CA-2.1") == check_options((own,), {"edition": "house"}, "CA-2.1")
    assert check_options((own,), {}, "CA-2.1") == {"edition": "house"}
    assert check_options((tacit,), {"edition": "house"}, "CM-2.2") == check_options((tacit,), {}, "CM-2.2") == {}
    with pytest.raises(BadOptions) as caught:
        check_options((own,), {"edition": "mine"}, "CA-2.1")
    assert (caught.value.message, caught.value.params, caught.value.clause) == (
        "error-option-value",
        {"key": "edition", "value": '"mine"', "allowed": '"house"'},
        "CA-2.1",
    )
    names.append("mine")
    for option in (own, tacit):
        assert option.choices() == ("house", "mine")
        assert check_options((option,), {"edition": "mine"}, "CA-2.1") == {"edition": "mine"}
        assert not option.allows(["house"])


def test_a_game_at_an_earlier_ply() -> None:
    match = new_match("castellan", 3, seed=4)
    states = [match.state()]
    while len(match.actions) < 12:
        match.apply(match.legal()[0])
        states.append(match.state())
    for ply, state in enumerate(states):
        past = match.at_ply(ply)
        assert past.state() == state
        assert past.record().actions == match.actions[:ply]
        assert past.lately() == load_match(past.record(), manual_chance=True).lately()
        assert past.manual_chance
    assert match.at_ply(None).state() == match.state()
    past = match.at_ply(5)
    past.apply(past.legal()[-1])
    past = match.at_ply(None)
    past.apply(past.legal()[-1])
    assert (len(match.actions), match.state(), match.manual_chance) == (12, states[12], False)
    for wrong in (-1, 13):
        with pytest.raises(BadRequest) as caught:
            match.at_ply(wrong)
        assert (caught.value.message, caught.value.params) == ("error-ply", {"count": 12, "ply": wrong})


def test_a_replay_shows_every_position_once() -> None:
    match = new_match("castello", seed=4)
    match.playout(1, 20)
    seen = [match.game.state(position) for position in match.replay()]
    assert len(seen) == 21
    assert seen[7] == match.at_ply(7).state()
    assert seen[-1] == match.state()


def test_random_events_due_at_an_earlier_ply_are_left_open() -> None:
    match = new_match("castel", 2, seed=4)
    while CHANCE not in match.actors:
        match.apply(match.legal()[0])
    ply = match.actors.index(CHANCE)
    past = match.at_ply(ply)
    assert past.actor == "chance"
    assert match.actions[ply] in past.legal()


def test_the_game_is_started_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game("castello")
    started: list[str] = []
    for word in ("start", "placed"):
        make: Any = getattr(game, word)

        def count(*given: object, word: str = word, make: Any = make) -> object:  # noqa: ANN401 either of two
            started.append(word)
            return make(*given)

        monkeypatch.setattr(game, word, count)
    record = new_match("castello", seed=1).record()
    assert started == ["placed"]
    load_match(record)
    assert started == ["placed", "start"]


@pytest.mark.parametrize("game", list(all_games()))
def test_adopting_what_was_tried_is_applying_it(game: str) -> None:
    """The same record, state and free take-backs at every step, and after undoing."""
    tried, applied = new_match(game, seed=3), new_match(game, seed=3)
    rng = Rng(5)
    for step in range(60):
        if applied.actor is None:
            break
        legal = applied.legal()
        action = legal[rng.below(len(legal))]
        before = tried.hash()
        played = tried.try_action(action)
        assert tried.hash() == before
        tried.adopt(played)
        applied.apply(action)
        if step % 9 == 8:
            for match in (tried, applied):
                match.undo()
        assert tried.actions == applied.actions
        assert tried.hash() == applied.hash()
        assert tried.free_takebacks() == applied.free_takebacks()


def test_what_was_tried_in_another_position_is_not_adopted() -> None:
    match = new_match("castello", seed=1)
    played = match.try_action("B1-C1")
    match.apply_all(["B2-C2"])
    match.undo()
    with pytest.raises(ValueError, match="another position"):
        match.adopt(played)


def test_actions_that_are_known_are_tried_as_they_are() -> None:
    match = new_match("castello", seed=1)
    played = match.try_actions(["B1-C1", "T1-S1"])
    assert (played.actions, played.actors, len(played.positions)) == (["B1-C1", "T1-S1"], [0, 1], 3)
    with pytest.raises(IllegalAction):
        match.try_actions(["B1-C1", "B2-C2"])
    assert match.actions == []
