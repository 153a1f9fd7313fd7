"""What always holds (the invariants of the page), over random games with every number of seats."""

from collections import Counter

import pytest

from castelude import Rng, new_match
from castelude.core.options import OptionValue
from castelude.core.position import NOBODY
from castelude.games.castellum import GAME
from castelude.games.castellum.cards import YEARS
from castelude.games.castellum.position import CastellumPosition
from castelude.games.castellum.views import breakdown
from tests.kit.castellum_cards import State, check_cards, places_of

Options = dict[str, OptionValue]


def check_seats(state: State) -> None:
    for seat, entry in enumerate(state["seats"]):
        assert len(entry["angels"]) <= 3
        assert min(entry["gold"], entry["stone"], entry["wood"]) >= 0
        at_work = sum(workers.count(seat) for workers in state["spaces"].values())
        assert entry["workers"] + entry["wall"] + at_work == 5
        for index, column in enumerate(entry["line"]):
            assert len(column["troops"]) <= 2
            if index >= state["columns"]:
                assert column == {"fort": None, "troops": [], "enemy": None, "fury": 0, "bonus": 0, "angels": []}
            if column["enemy"] is None:
                assert column["fury"] == 0
        assert entry["angels"] == sorted(entry["angels"])
        assert entry["defeated"] == sorted(entry["defeated"])
    assert bool(state["draws"]) <= (state["pending"] is not None)
    assert state["columns"] == YEARS.index(state["year"]) + 2


def check_moves(position: CastellumPosition) -> None:
    moves = position.moves()
    assert moves
    assert len(set(moves)) == len(moves) == position.count()
    assert all(position.is_legal(move) for move in moves)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_the_invariants(players: int, options: Options) -> None:
    seen: Counter[str] = Counter()
    for seed in range(25):
        match = new_match("castellum", players, options, seed=seed)
        position = match.position
        assert isinstance(position, CastellumPosition)
        rng = Rng(seed)
        kinds: Counter[str] = Counter()
        while position.actor() != NOBODY:
            state = GAME.state(position)
            check_cards(state)
            check_seats(state)
            check_moves(position)
            if state["phase"] == "siege":
                free = sum(1 for k in places_of(state, "enemy") if k is None) - players * (5 - state["columns"])
                assert free == sum(len(seat["enemies"]) for seat in state["seats"])
            if state["phase"] != "angels":
                assert state["passes"] == 0
            move = position.move_at(rng.below(position.count()))
            kinds[GAME.text(position, move).partition(":")[0]] += 1
            position.play(move)
        state = GAME.state(position)
        check_cards(state)
        check_seats(state)
        assert kinds["worker"] == kinds["enemy"] == 14 * players
        assert kinds["orient"] <= 4
        seen.update(kinds)
        assert sum(reward["won"] for reward in state["rewards"]) == kinds["orient"]
        assert [entry["year"] for entry in state["rewards"]] == YEARS
        assert position.scores() == [entry["total"] for entry in breakdown(position.board)]
    if options:
        assert min(seen[kind] for kind in ("orient", "angel", "pass", "let", "cancel", "discard", "buy", "take")) > 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_angel_phase_begins_with_one_enemy_in_each_column(players: int, options: Options) -> None:
    begun = 0
    for seed in range(6):
        match = new_match("castellum", players, options, seed=seed)
        rng, before = Rng(seed), "construction"
        while match.actor is not None:
            legal = match.legal()
            match.apply(legal[rng.below(len(legal))])
            state = match.state()
            if state["phase"] == "angels" and before == "siege":
                begun += 1
                assert all(
                    (column["enemy"] is not None) == (index < state["columns"])
                    for seat in state["seats"]
                    for index, column in enumerate(seat["line"])
                )
            before = state["phase"]
    assert begun > 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_and_explained_are_the_same_for_actions_of_other_moments(players: int, options: Options) -> None:
    """Texts that were legal somewhere are legal here exactly when they are in the list."""
    texts: list[str] = []
    for seed in range(3):
        match = new_match("castellum", players, options, seed=seed)
        rng = Rng(seed)
        while match.actor is not None:
            legal = match.legal()
            action = legal[rng.below(len(legal))]
            texts.append(action)
            chosen = set(legal)
            for text in [texts[rng.below(len(texts))] for _ in range(12)]:
                verdict = match.explain(text)
                assert verdict.legal == (text in chosen)
                assert verdict.clause in GAME.clauses  # type: ignore[operator]
                assert verdict.words("fr")
            match.apply(action)
