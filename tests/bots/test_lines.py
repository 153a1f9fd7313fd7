"""Lines that people look at: each can be played, and says who decides each action."""

from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from castelude.bots import Bot, analyse, hint, lines, look
from castelude.bots.decision import Decision, decide
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.position import Position
from tests.kit import GAMES, random_match

IDS = [game.id for game in GAMES]


def deciders(match: Match, ply: int, actions: list[str]) -> list[int | None]:
    """Who decides each action of a line that leaves the match at this place; an error where one cannot be played."""
    walk = match.copy()
    while len(walk.actions) > ply:
        walk.undo()
    seats = []
    for action in actions:
        seats.append(walk.seat)
        walk.apply(action)
    return seats


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_the_lines_of_a_position_say_whose_each_action_is(game: AnyGame) -> None:
    match = random_match(game.id, 3, 20)
    found = lines(game, match.position, 1, 40)
    assert found
    for line in found:
        assert line.seats == deciders(match, len(match.actions), line.actions)
        assert line.seats[0] == match.seat


def test_a_line_that_a_search_has_lost_goes_on_to_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long search of Castello writes over what it knew of the replies."""
    match = random_match("castello", 3, 20)
    start = match.position.fingerprint()

    def forgetful(game: AnyGame, seen: Position, *more: Any) -> Decision:  # noqa: ANN401 what the real one takes
        found = decide(game, seen, *more)
        return replace(found, line=found.line[:1]) if seen.fingerprint() == start else found

    monkeypatch.setattr(import_module("castelude.bots.lines"), "decide", forgetful)
    for line in lines(match.game, match.position, 1, 200):
        assert line.seats == deciders(match, len(match.actions), line.actions)
        assert len(set(line.seats)) == 2


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_hint_says_whose_each_action_of_its_line_is(game: AnyGame) -> None:
    match = random_match(game.id, 3, 20)
    assert match.seat is not None
    found = hint(game, look(game, match.position, match.seat, 1), match.seat, 1)
    assert found.seats == deciders(match, len(match.actions), found.line)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_both_lines_of_an_analysed_turn_can_be_played_on_the_board(game: AnyGame) -> None:
    """With the real cards, which the bot did not know."""
    match = random_match(game.id, 5, 16)
    bot = Bot("alphabeta", 200) if game.id == "castello" else Bot("mcts", 40)
    moments = analyse(match, bot).moments
    for moment in moments:
        after = moment.ply + len(moment.actions)
        assert moment.line_seats == deciders(match, moment.ply, moment.line)
        assert moment.follows_seats == deciders(match, after, moment.follows)
        told = moment.to_json()
        assert len(told["line_seats"]) == len(told["line"])
        assert len(told["follows_seats"]) == len(told["follows"])
    assert any(len(moment.line) > 1 for moment in moments)
