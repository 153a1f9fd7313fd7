"""Hints: an action, and reasons that hold."""

import pytest

from castelude import new_match
from castelude.bots import hint, look
from castelude.bots.knowledge import reasons_of, weights_of
from castelude.core.game import AnyGame
from castelude.texts import LANGUAGES, say
from tests.kit import GAMES, random_match


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
    assert "castello-counts-pawns" in [line.message for line in found.reason]


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
        gains = [line.params["points"] for line in found.reason if line.message == "hint-points"]
        assert all(gain == after.scores()[seat] - match.position.scores()[seat] for gain in gains)
