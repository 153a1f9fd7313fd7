"""What a library is expected to have; the numbers are those of the review of the library."""

import copy
import inspect
from typing import Any

import pytest

import castelude
from castelude import BadOptions, BadPlayers, BadRequest, BadSetup, Rng, UnknownGame, all_games, new_match


@pytest.mark.parametrize("game", list(all_games()))
def test_a_copy_is_played_on_separately(game: str) -> None:
    """Review 2.4: it shares the game, and nothing that changes."""
    match = new_match(game, seed=5)
    match.playout(1, 40)
    before = (match.hash(), list(match.actions))
    twins = [match.copy(), copy.copy(match), copy.deepcopy(match)]
    for twin in twins:
        assert twin.game is match.game
        assert (twin.hash(), twin.actions, twin.moves, twin.actors) == (*before, match.moves, match.actors)
        twin.playout(2, 30)
        twin.undo()
        twin.options["x"] = 1
    assert (match.hash(), match.actions) == before
    assert "x" not in match.options
    assert twins[0].record().actions == twins[2].record().actions


def test_matches_are_compared_by_their_records_or_their_hashes() -> None:
    """Review 2.5: a match changes, so it is equal to itself alone, and can be a key."""
    match = new_match("castello", seed=5)
    twin = match.copy()
    assert twin != match
    assert len({match, twin, match}) == 2
    assert (twin.record(), twin.hash()) == (match.record(), match.hash())
    twin.apply(twin.legal()[0])
    assert twin.record() != match.record()
    assert twin.hash() != match.hash()


@pytest.mark.parametrize("game", list(all_games()))
def test_undo_does_not_replay_the_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Review 2.4: taking back plays at most the actions since the latest kept position."""
    match = new_match(game, seed=6, manual_chance=True)
    hashes = [match.hash()]
    for seed in range(70):
        match.playout(seed, 1)
        hashes.append(match.hash())
    monkeypatch.setattr(match.game, "start", None)
    for ply in range(len(match.actions) - 1, 16, -1):
        match.undo()
        assert match.hash() == hashes[ply]
    match.playout(99, 20)
    for _ in range(20):
        match.undo()
    assert match.hash() == hashes[17]


def test_a_match_shows_itself() -> None:
    """Review 2.5."""
    match = new_match("castello", seed=5)
    assert repr(match) == "<Match: castello for 2, 0 actions, seat 0 decides>"
    match.apply("B5-D5")
    assert repr(match) == "<Match: castello for 2, 1 action, seat 1 decides>"
    assert str(match) == match.drawing() == match.game.drawing(match.position, None, "en")
    assert match.drawing(0, "fr") == match.game.drawing(match.position, 0, "fr")
    match.playout(1)
    assert repr(match).endswith(", over>")


def test_the_seat_to_decide_can_be_asked_for_its_view() -> None:
    """Review 2.6: `match.view(match.seat)` has the right types, whoever decides."""
    match = new_match("castel", 2, seed=4, manual_chance=True)
    assert match.view(match.seat)["seat"] == match.actor
    while match.actor != "chance":
        match.apply(match.legal()[0])
    assert match.seat is None
    assert match.view(match.seat)["hand"] is None


@pytest.mark.parametrize("seat", [-1, 2, 7, True, "0", 0.0])
@pytest.mark.parametrize("game", list(all_games()))
def test_a_view_is_for_a_seat_that_is_there(game: str, seat: Any) -> None:  # noqa: ANN401
    """Review 2.8: -1 showed the hand of the last seat."""
    match = new_match(game, 2, seed=1)
    for ask in (match.view, match.aids, match.drawing):
        with pytest.raises(BadRequest) as caught:
            ask(seat)
        assert caught.value.message == "error-seat"


@pytest.mark.parametrize(
    ("given", "error", "message"),
    [
        ({"game_id": 3}, UnknownGame, "error-unknown-game"),
        ({"game_id": ["castello"]}, UnknownGame, "error-unknown-game"),
        ({"players": "2"}, BadPlayers, "error-players-type"),
        ({"players": 2.0}, BadPlayers, "error-players-type"),
        ({"players": True}, BadPlayers, "error-players-type"),
        ({"options": ["layout"]}, BadOptions, "error-options-type"),
        ({"options": "layout=brio"}, BadOptions, "error-options-type"),
        ({"seed": -1}, BadRequest, "error-seed"),
        ({"seed": "x"}, BadRequest, "error-seed"),
        ({"seed": 1.5}, BadRequest, "error-seed"),
        ({"setup": None}, BadSetup, "castello-setup-object"),
    ],
    ids=str,
)
def test_every_mistake_in_the_arguments_is_ours(given: dict[str, Any], error: type[Exception], message: str) -> None:
    """Review 2.7."""
    with pytest.raises(error) as caught:
        new_match(**{"game_id": "castello", **given})
    assert isinstance(caught.value, castelude.CasteludeError)
    assert caught.value.message == message or message == "castello-setup-object"
    assert str(caught.value)


def test_the_public_names_are_documented() -> None:
    """Review 2.2 and 2.3: the docstrings survive compilation, and the fast interface is exported."""
    for name in castelude.__all__:
        found = getattr(castelude, name)
        if isinstance(found, int | str):
            continue
        assert inspect.getdoc(found), name
        for method, value in vars(found).items() if isinstance(found, type) else ():
            if callable(value) and not method.startswith("_"):
                assert inspect.getdoc(getattr(found, method)), f"{name}.{method}"
    assert (castelude.CHANCE, castelude.NOBODY) == (-1, -2)
    position = new_match("castello", seed=1).position
    assert castelude.playout(position, Rng(1), 10**6) > 100
    assert position.actor() == castelude.NOBODY
