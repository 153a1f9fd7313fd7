"""What holds in every position of every game, over random playouts."""

from typing import Any

import pytest

from castelude import Match, Rng, load_match, new_match
from castelude.core.record import JsonObject
from castelude.games.castel import GAME
from castelude.games.castel.cards import CARDS, ZONE_OF_CARD
from castelude.games.castel.geometry import BY_NAME, CELLS, FAR, ZONE_OF_PLACE
from castelude.games.castel.position import CastelPosition
from castelude.games.castel.setup import deck
from tests.kit import budget, is_over

OPTIONS: list[dict[str, Any]] = [{}, {"hand_limit": True}, {"merchant_finish": False}, {"turn_limit": 30}]


def castel(match: Match) -> CastelPosition:
    assert isinstance(match.position, CastelPosition)
    return match.position


def cards_of(state: JsonObject) -> list[str]:
    cards = [card for part in (*state["hands"], *state["piles"]) for card in part]
    cards += [*state["exchange"], *state["removed"]]
    cards += [card["card"] for stack in state["board"].values() for card in stack]
    if state["pending"]:
        cards += [card for _, card in state["pending"].get("aside", [])]
    return cards


def check_board(board: JsonObject) -> None:
    for name, stack in board.items():
        place = BY_NAME[name]
        bottom, *above = [card["card"] for card in stack]
        assert not bottom.startswith("knight")
        assert all(card.startswith("knight") for card in above)
        if CELLS <= place < FAR:
            assert bottom.startswith("siege")
        elif place < CELLS:
            assert ZONE_OF_CARD[CARDS[bottom]] == ZONE_OF_PLACE[place]
        else:
            assert not bottom.startswith("siege")


def check_running(state: JsonObject, legal: list[str], players: int, limit: int) -> None:
    assert legal
    assert legal == sorted(set(legal))
    assert state["actions_left"] >= 1
    assert state["idle"] < 3 * players
    assert state["turn"] <= limit
    assert state["winners"] == []
    if state["pending"]:
        assert len(legal) >= 2
        assert {action.partition(":")[0] for action in legal} == {state["pending"]["verb"]}
    else:
        assert all(hand or pile for hand, pile in zip(state["hands"], state["piles"], strict=True))


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: next(iter(options), "default"))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariants(players: int, options: dict[str, Any]) -> None:
    limit = options.get("turn_limit", 300)
    for seed in range(budget(8)):
        match = new_match("castel", players, options, seed=seed, manual_chance=True)
        rng = Rng(seed, "invariants")
        before = match.state()
        while not is_over(match):
            legal = match.legal()
            check_running(before, legal, players, limit)
            match.apply(legal[rng.below(len(legal))])
            state = match.state()
            assert sorted(cards_of(state)) == deck(players)
            check_board(state["board"])
            assert set(before["removed"]) <= set(state["removed"])
            for old, new in zip(before["piles"], state["piles"], strict=True):
                assert old[len(old) - len(new) :] == new
                assert match.actions[-1] == "draw" or old == new
            scores = match.result().scores
            assert scores == [-len(hand) - len(pile) for hand, pile in zip(state["hands"], state["piles"], strict=True)]
            before = state
        result = match.result()
        assert before["pending"] is None
        if before["end"] == "out":
            assert len(result.winners) == 1
            assert result.scores[result.winners[0]] == 0
        else:
            best = max(result.scores)
            assert result.winners == [seat for seat, score in enumerate(result.scores) if score == best]
        assert load_match(match.record()).state() == before


def test_playouts_meet_every_kind_and_every_end() -> None:
    """The random games of these tests are not blind: each effect has been asked for, each end has come."""
    asked, ends = set(), set()
    for seed in range(60):
        match = new_match("castel", 2 + seed % 4, {"turn_limit": 60}, seed=seed, manual_chance=True)
        rng = Rng(seed)
        while not is_over(match):
            if castel(match).is_pending():
                asked.add(match.state()["pending"]["by"])
            match.apply(match.game.text(match.position, match.position.move_at(rng.below(match.position.count()))))
        ends.add(match.state()["end"])
    assert len(asked) >= 25
    assert ends == {"out", "blocked", "turn_limit"}


def test_explanations_agree_with_the_legal_list() -> None:
    """Every action text of any game, tried in any other position: refused with a clause or really legal."""
    texts: set[str] = set()
    positions = []
    for seed in range(12):
        match = new_match("castel", 2 + seed % 4, seed=seed, manual_chance=True)
        rng = Rng(seed)
        while not is_over(match):
            legal = match.legal()
            texts.update(legal[:: max(1, len(legal) // 4)])
            if not rng.below(12):
                positions.append(castel(match).copy())
            match.apply(legal[rng.below(len(legal))])
    pool = sorted(texts)
    rng = Rng(1)
    for position in positions:
        allowed = set(GAME.legal(position))
        for _ in range(60):
            text = pool[rng.below(len(pool))]
            verdict = GAME.explain(position, text)
            assert verdict.legal == (text in allowed)
            assert verdict.clause is not None
            assert verdict.clause in GAME.clauses
            assert verdict.words("en")
            assert verdict.words("fr")


def test_the_log_counts_the_turns_of_the_game() -> None:
    rng = Rng(7)
    match = new_match("castel", 3, seed=7)
    turns = 0
    while not is_over(match) and len(match.actions) < 200:
        turns += GAME.begins_turn(castel(match))
        assert turns == castel(match).turn
        legal = match.legal()
        match.apply(legal[rng.below(len(legal))])
    assert turns > 20
