"""Hints: an action, and reasons that hold."""

import pytest

from castelude import new_match
from castelude.bots import hint, look
from castelude.bots.counts import by_name
from castelude.bots.hint import Hint
from castelude.bots.knowledge import reasons_of, weights_of
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.games.castellum.board import LINE
from castelude.games.castellum.combat import attack, power
from castelude.games.castellum.position import CastellumPosition
from castelude.texts import LANGUAGES, say
from tests.kit import GAMES, random_match

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_hint_says_what_and_why(game: AnyGame) -> None:
    match = random_match(game.id, 3, 20)
    seat = match.position.actor()
    seen = look(game, match.position, seat, 1)
    found = hint(game, seen, seat, 1)
    assert found.action in match.legal()
    assert found.line[0] == found.action
    assert found == hint(game, seen, seat, 1)
    ids = [line.message for line in found.reason]
    assert "hint-chance" in ids
    first = found.reason[0]
    says = [str(value) for name, value in first.params.items() if name != "seat"]
    assert ids[0].startswith("hint-") or any(value not in found.action for value in says), "it only names the action"
    assert {"hint-only", "hint-clearly", "hint-better", "hint-alike"} & set(ids)
    for lang in LANGUAGES:
        assert all(say(line.message, lang, **line.params) for line in found.reason)
    with pytest.raises(ValueError, match="does not decide"):
        hint(game, seen, (seat + 1) % match.players, 1)


def test_a_capture_is_called_one() -> None:
    """What the game's log will say of the action stands first."""
    match = new_match("castello", setup={"red": ["J8", "A1"], "black": ["K8", "U1"], "castles": [], "unmoved": []})
    found = hint(match.game, look(match.game, match.position, 0, 1), 0, 1)
    assert found.action == "J8-L8"
    assert (found.reason[0].message, found.reason[0].params["cell"]) == ("castello-log-capture", "K8")
    assert "castello-counts-danger" in [line.message for line in found.reason]  # K8 could have taken J8


def test_the_answer_to_the_next_best_action_is_named() -> None:
    """Red takes L5. Otherwise that pawn would take three: the hint says so."""
    setup = {"red": ["K5", "I5", "G5", "A1", "A2"], "black": ["L5", "U1", "U2", "T9", "T4"]}
    match = new_match("castello", setup={**setup, "castles": ["P3", "O8"], "unmoved": []})
    found = hint(match.game, look(match.game, match.position, 0, 1), 0, 1)
    assert found.action == "K5-M5"
    (answer,) = [line for line in found.reason if line.message == "hint-answer"]
    assert answer.params["line"] == "L5-J5 J5-H5 H5-F5"
    assert "hint-answer" not in [line.message for line in hint_of_castel().reason]  # its answers are secret


def hint_of_castel() -> Hint:
    match = random_match("castel", 3, 20)
    seat = match.position.actor()
    return hint(match.game, look(match.game, match.position, seat, 1), seat, 1)


def test_a_pawn_in_danger_is_named() -> None:
    """Red's pawn on K5 can be taken; away from there it cannot."""
    setup = {"red": ["K5", "A1", "A2"], "black": ["L5", "U1", "U2"], "castles": [], "unmoved": [], "first": 0}
    match = new_match("castello", setup=setup)
    moves = {match.game.text(match.position, move): move for move in match.position.moves()}
    away, idle = match.position.copy(), match.position.copy()
    away.play(moves["K5-J6"])
    idle.play(moves["A1-B1"])
    found = by_name(match.game, [away], [idle], 0)
    assert found is not None
    assert (found.message, found.params) == ("castello-counts-danger", {"cells": "K5", "count": 1})
    assert by_name(match.game, [idle], [away], 0) is None
    for lang in LANGUAGES:
        assert "K5" in say(found.message, lang, **found.params, other="A1-B1")


def _besieged(length: int) -> tuple[Match, int] | None:
    """A game of Castellum after so many random actions, and a column of the first seat with a troop and an enemy."""
    match = random_match("castellum", length, length)
    assert isinstance(match.position, CastellumPosition)
    board = match.position.board
    places = [place for place in range(LINE) if board.enemy[place] >= 0 and board.troops[place]]
    return (match, places[0]) if places and match.position.actor() >= 0 else None


def test_a_combat_that_is_won_is_named() -> None:
    match, place = next(one for length in range(20, 200, 4) if (one := _besieged(length)))
    position = match.position
    assert isinstance(position, CastellumPosition)
    strong, weak = position.copy(), position.copy()
    missing = int(power(position.board, place) - attack(position.board, place))
    strong.board.bonus[place] += missing
    weak.board.bonus[place] += missing - 1
    found = by_name(match.game, [strong, strong], [weak, weak], 0)
    assert found is not None
    assert found.message == "castellum-counts-column"
    assert found.params["column"] == place + 1
    assert found.params["attack"] == found.params["power"]
    assert by_name(match.game, [strong, weak], [weak, weak], 0) is None


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_what_counts_is_named_in_every_language(game: AnyGame) -> None:
    """Each part of an evaluation that has a name has it in all languages, and belongs to a weight that there is."""
    reasons = reasons_of(game)
    assert reasons
    assert set(reasons) <= set(weights_of(game))
    said = {say(message, lang, other="M2-M3") for message in set(reasons.values()) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES) * len(set(reasons.values()))


def test_what_is_only_imagined_is_no_reason() -> None:
    """Whatever a bot imagines of hidden cards, the deeds and the seat's own line are the same in every deal."""
    for seed in range(4):
        match = random_match("castel", seed, 25)
        seat = match.position.actor()
        if seat < 0:
            continue
        found = hint(match.game, look(match.game, match.position, seat, seed), seat, seed)
        after = match.position.copy()
        after.play(match.game.parse(after, found.action))
        real = match.game.log(match.position, found.action, after, seat)
        told = [line for line in found.reason if not line.message.startswith(("hint-", "castel-counts-"))]
        assert all(line in real for line in told)
        assert all(line.message != "hint-points" for line in found.reason), "Castel counts cards and no points"
