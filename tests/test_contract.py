"""The contract that every registered game signs, whatever it is. A new game is tested here by being there.

The promises are in `castelude.contract`, for authors of games; here they are asked of every game, with those that need
the tools of tests.
"""

import json
from collections.abc import Callable
from typing import is_typeddict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from castelude import IllegalAction, Rng, new_match
from castelude.contract import AT_EVERY_TABLE, ONCE_A_GAME, Broken, Table, check, tables
from castelude.core.errors import BadSetup
from castelude.core.game import AnyGame, Game
from castelude.core.match import state_hash
from castelude.core.position import NOBODY
from castelude.texts import LANGUAGES
from tests.kit import GAMES, as_bytes, budget, is_over, random_action, random_match
from tests.kit.shapes import mismatch

PLAYOUT_LIMIT = 20_000
SLOW = ("views", "arrays")
TABLES = [table for game in GAMES for table in tables(game)]

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
each_table = pytest.mark.parametrize("table", TABLES, ids=[f"{table.game.id}-{table}" for table in TABLES])


@each_game
@pytest.mark.parametrize("name", ONCE_A_GAME)
def test_a_game_keeps_its_promises(game: AnyGame, name: str) -> None:
    ONCE_A_GAME[name](Table(game, game.min_players))


@each_table
@pytest.mark.parametrize("name", [pytest.param(n, marks=[pytest.mark.slow] * (n in SLOW)) for n in AT_EVERY_TABLE])
def test_a_game_keeps_its_promises_at_every_table(table: Table, name: str) -> None:
    AT_EVERY_TABLE[name](table)


def test_a_broken_promise_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first table at which a promise is broken, and what is wrong there; whatever a game raises is told, too."""

    def at_three(table: Table) -> None:
        if table.players == 3:
            raise Broken("three are too many")

    def crash(_: Table) -> None:
        raise ZeroDivisionError("division by zero")

    promises: dict[str, Callable[[Table], None]] = {"play": at_three, "copies": crash, "pickle": lambda _: None}
    monkeypatch.setattr("castelude.contract.ONCE_A_GAME", {})
    monkeypatch.setattr("castelude.contract.AT_EVERY_TABLE", promises)
    game = next(game for game in GAMES if game.id == "castel")
    found = {outcome.name: (outcome.wrong, str(outcome.table)) for outcome in check(game)}
    assert found == {
        "play": ("three are too many", "3 seats"),
        "copies": ("ZeroDivisionError: division by zero", "2 seats"),
        "pickle": (None, "None"),
    }


@each_game
def test_our_own_games_declare_what_boards_read(game: AnyGame) -> None:
    """The client's types are made from these; a game without aids or printed data shows an empty object."""
    if type(game).__module__.startswith("castelude.games."):
        assert is_typeddict(game.view_type)
        for what, declared in (("aids", game.aids_type), ("printed", game.printed_type)):
            overridden = getattr(type(game), what) is not getattr(Game, what)
            assert is_typeddict(declared) or not overridden, what


@each_table
def test_what_boards_read_has_the_declared_types(table: Table) -> None:
    """Views, aids and printed data of random games, to the last key."""
    game, players = table.game, table.players
    match = new_match(game.id, players, table.options, seed=5, manual_chance=True)
    assert mismatch(plain(game.printed(players, match.options)), game.printed_type) is None
    rng = Rng(12)
    for number in range(PLAYOUT_LIMIT):
        if number % 7 == 0 or is_over(match):
            for seat in table.seats:
                assert mismatch(plain(match.view(seat)), game.view_type) is None
                assert mismatch(plain(match.aids(seat)), game.aids_type) is None
        if is_over(match):
            return
        match.apply(random_action(match, rng))


def plain(value: object) -> object:
    """A value as JSON gives it back."""
    return json.loads(json.dumps(value))


@each_game
@settings(max_examples=budget(60))
@given(data=st.data())
def test_illegal_texts_are_refused_and_change_nothing(game: AnyGame, data: st.DataObject) -> None:
    """Any text that is not in the legal list is refused with a clause or code; the state does not move."""
    match = random_match(game.id, data.draw(st.integers(0, 50)), data.draw(st.integers(0, 60)))
    legal = match.legal()
    alphabet = sorted(set("".join(legal)) | set("-+:>!@,.xX019 \n"))
    near = st.sampled_from(legal or [""]).flatmap(
        lambda text: st.tuples(st.integers(0, len(text)), st.sampled_from(alphabet)).map(
            lambda edit: text[: edit[0]] + edit[1] + text[edit[0] + 1 :]
        )
    )
    elsewhere = (
        st.integers(0, 30)
        .map(lambda seed: random_match(game.id, seed, seed).legal())
        .flatmap(lambda texts: st.sampled_from(texts or [""]))
    )
    text = data.draw(st.one_of(st.text(max_size=30), near, elsewhere))
    before = as_bytes(match.state())
    verdict = match.explain(text)
    assert verdict.legal == (text in legal)
    assert all(verdict.words(lang) for lang in LANGUAGES)
    assert verdict.clause is None or verdict.clause in game.clauses
    if not verdict.legal:
        with pytest.raises(IllegalAction) as caught:
            match.apply(text)
        assert caught.value.verdict == verdict
        assert verdict.clause is not None
    assert as_bytes(match.state()) == before


@each_game
@settings(max_examples=budget(80))
@given(data=st.data())
def test_damaged_setups_are_refused_or_played(game: AnyGame, data: st.DataObject) -> None:
    """Whatever stands in place of a part of a setup: a clear refusal or a real game, never a crash."""
    players = data.draw(st.integers(game.min_players, game.max_players))
    options = game.check_options({})
    setup = game.deal(players, options, Rng(data.draw(st.integers(0, 5))))
    junk = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
        max_leaves=6,
    )
    key = data.draw(st.sampled_from([*setup, "zzz"]))
    where = data.draw(st.sampled_from(["whole", "key", "item"]))
    damaged: object = setup
    if where == "whole":
        damaged = data.draw(junk)
    elif where == "item" and isinstance(setup.get(key), list) and setup[key]:
        setup[key][data.draw(st.integers(0, len(setup[key]) - 1))] = data.draw(junk)
    else:
        setup[key] = data.draw(junk)
    try:
        position = game.start(players, options, damaged)
    except BadSetup as error:
        assert error.clause == game.setup_clause
        assert all(error.words(lang) for lang in LANGUAGES)
    else:
        assert as_bytes(game.state(position))
        assert bool(game.legal(position)) == (position.actor() != NOBODY)


def test_state_hashes_do_not_depend_on_key_order() -> None:
    assert state_hash({"a": 1, "b": [2]}) == state_hash({"b": [2], "a": 1})
