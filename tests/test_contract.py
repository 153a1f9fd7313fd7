"""The contract that every registered game signs, whatever it is. A new game is tested here by being there."""

import json
import pickle
from typing import Any, is_typeddict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from castelude import IllegalAction, Rng, load_match, new_match, read_record
from castelude.core.errors import BadOptions, BadPlayers, BadSetup
from castelude.core.foresight import foresee
from castelude.core.game import AnyGame, Game
from castelude.core.match import state_hash
from castelude.core.playout import perft
from castelude.core.position import CHANCE, NOBODY
from castelude.texts import DEFAULT_LANG, LANGUAGES, say
from tests.kit import GAMES, as_bytes, budget, is_over, random_action, random_match, tables
from tests.kit.shapes import mismatch

PLAYOUT_LIMIT = 20_000
CHECKED_DECISIONS = 150

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
each_table = pytest.mark.parametrize(
    ("game", "players", "options"),
    [(game, players, options) for game in GAMES for players, options in tables(game)],
    ids=lambda value: value.id if hasattr(value, "id") else str(value),
)
Options = dict[str, Any]


def seats(players: int) -> list[int | None]:
    return [None, *range(players)]


@each_table
def test_playouts_end_and_keep_the_contract(game: AnyGame, players: int, options: Options) -> None:
    """Random games: sorted unique legal lists, texts that parse back, fresh JSON, and an end."""
    match = new_match(game.id, players, options, seed=5, manual_chance=True)
    rng = Rng(11)
    decisions = 0
    while not is_over(match) and decisions < PLAYOUT_LIMIT:
        position = match.position
        moves = position.moves()
        if decisions < CHECKED_DECISIONS:
            legal = match.legal()
            assert legal
            assert legal == sorted(set(legal))
            assert len(moves) == len(set(moves)) == len(legal) == position.count()
            assert [position.move_at(k) for k in range(len(moves))] == moves
            for move in moves:
                text = game.text(position, move)
                assert text.isascii()
                assert game.parse(position, text) == move
                assert game.explain(position, text).legal
            assert match.result().winners == []
            state = match.state()
            assert as_bytes(state) == as_bytes(match.state())
            assert len(match.result().scores) == players
            for seat in seats(players):
                view = match.view(seat)
                assert as_bytes(view)
                assert view["seat"] == seat
        match.apply(game.text(position, moves[rng.below(len(moves))]))
        decisions += 1
    assert is_over(match), "the game does not end"
    result = match.result()
    assert result.over
    assert result.winners == sorted(set(result.winners))
    assert result.winners
    assert match.legal() == []
    assert match.position.moves() == []
    assert match.position.count() == 0


@each_game
def test_our_own_games_declare_what_boards_read(game: AnyGame) -> None:
    """The client's types are made from these; a game without aids or printed data shows an empty object."""
    if type(game).__module__.startswith("castelude.games."):
        assert is_typeddict(game.view_type)
        for what, declared in (("aids", game.aids_type), ("printed", game.printed_type)):
            overridden = getattr(type(game), what) is not getattr(Game, what)
            assert is_typeddict(declared) or not overridden, what


@each_table
def test_what_boards_read_has_the_declared_types(game: AnyGame, players: int, options: Options) -> None:
    """Views, aids and printed data of random games, to the last key."""
    match = new_match(game.id, players, options, seed=5, manual_chance=True)
    assert mismatch(plain(game.printed(players, match.options)), game.printed_type) is None
    rng = Rng(12)
    for number in range(PLAYOUT_LIMIT):
        if number % 7 == 0 or is_over(match):
            for seat in seats(players):
                assert mismatch(plain(match.view(seat)), game.view_type) is None
                assert mismatch(plain(match.aids(seat)), game.aids_type) is None
        if is_over(match):
            return
        match.apply(random_action(match, rng))


def plain(value: object) -> object:
    """A value as JSON gives it back."""
    return json.loads(json.dumps(value))


@each_table
def test_records_replay_to_the_same_state(game: AnyGame, players: int, options: Options) -> None:
    match = random_match(game.id, 3, 300, players, options)
    stored = json.loads(json.dumps(match.record().to_json()))
    again = load_match(read_record(stored), manual_chance=True)
    assert as_bytes(again.state()) == as_bytes(match.state())
    assert again.record() == match.record()
    assert again.legal() == match.legal()


@each_game
def test_the_same_seed_gives_the_same_game(game: AnyGame) -> None:
    for players in range(game.min_players, game.max_players + 1):
        one, two = (new_match(game.id, players, seed=2**70 + 9) for _ in range(2))
        one.playout(4, 200)
        two.playout(4, 200)
        assert one.record() == two.record()
        assert as_bytes(one.state()) == as_bytes(two.state())


@each_table
def test_copies_share_nothing(game: AnyGame, players: int, options: Options) -> None:
    """Playing on with a copy leaves the original as it was, and the other way round."""
    match = random_match(game.id, 8, 40, players, options)
    position = match.position
    for round_ in range(6):
        if position.actor() == NOBODY:
            return
        before = as_bytes(game.state(position))
        legal = game.legal(position)
        twin = position.copy()
        assert as_bytes(game.state(twin)) == before
        rng = Rng(round_)
        for _ in range(30):
            if twin.actor() != NOBODY:
                twin.play(twin.move_at(rng.below(twin.count())))
        assert as_bytes(game.state(position)) == before
        assert game.legal(position) == legal
        position.play(position.move_at(rng.below(position.count())))


@each_table
def test_a_position_shares_nothing_with_its_setup(game: AnyGame, players: int, options: Options) -> None:
    """Whoever gave the setup may change it afterwards."""
    values = game.check_options(options)
    setup = game.deal(players, values, Rng(3, "setup"))
    position = game.start(players, values, setup)
    before = game.state(position)
    _spoil(setup)
    assert game.state(position) == before


def _spoil(value: object) -> None:
    """Empty a JSON value, from the inside."""
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            _spoil(inner)
        value.clear()


@each_table
def test_positions_can_be_pickled(game: AnyGame, players: int, options: Options) -> None:
    """A position goes to another process and is played on there as it would be here."""
    position = random_match(game.id, 9, 45, players, options).position
    twin = pickle.loads(pickle.dumps(position))
    assert as_bytes(game.state(twin)) == as_bytes(game.state(position))
    rng = Rng(4)
    for _ in range(60):
        if position.actor() == NOBODY:
            break
        assert twin.moves() == position.moves()
        move = position.move_at(rng.below(position.count()))
        position.play(move)
        twin.play(move)
    assert as_bytes(game.state(twin)) == as_bytes(game.state(position))


@each_game
def test_logs_keep_secrets_and_have_words(game: AnyGame) -> None:
    """What a seat reads in its log has words in both languages; a chance event or a seat is named."""
    match = new_match(game.id, game.max_players, seed=3, manual_chance=True)
    rng = Rng(8)
    for _ in range(150):
        if is_over(match):
            break
        before, action = match.position.copy(), random_action(match, rng)
        match.apply(action)
        for seat in seats(match.players):
            lines = game.log(before, action, match.position, seat)
            assert lines
            for line in lines:
                for lang in LANGUAGES:
                    params = game.named(match.position, line.params, lang)
                    assert say(line.message, lang, **({**params, "seat": "X"} if "seat" in params else params))
        if before.actor() >= 0:
            assert game.seen_action(before, action, before.actor()) == action


@each_game
def test_undo_goes_back_action_by_action(game: AnyGame) -> None:
    match = new_match(game.id, seed=6, manual_chance=True)
    rng = Rng(1)
    hashes = [match.hash()]
    for _ in range(25):
        if is_over(match):
            break
        match.apply(random_action(match, rng))
        hashes.append(match.hash())
    for expected in reversed(hashes[:-1]):
        match.undo()
        assert match.hash() == expected
    assert match.actions == []


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


@pytest.mark.slow
@each_table
def test_resampling_leaves_the_view_as_it_is(game: AnyGame, players: int, options: Options) -> None:
    """What a seat can see does not change by one byte when everything it cannot know is dealt anew."""
    for seed in range(4):
        match = new_match(game.id, players, options, seed=seed, manual_chance=True)
        rng = Rng(seed)
        for step in range(120):
            if is_over(match):
                break
            match.apply(random_action(match, rng))
            if step % 7:
                continue
            for seat in seats(players):
                before = as_bytes(match.state())
                other = game.resample(match.position, seat, Rng(step, "other"))
                assert as_bytes(game.view(other, seat)) == as_bytes(match.view(seat))
                assert as_bytes(game.aids(other, seat)) == as_bytes(match.aids(seat))
                assert as_bytes(match.state()) == before
                if seat is not None and match.actor == seat:
                    assert game.legal(other) == match.legal()
                if step % 28 == 0:  # what is drawn for a seat tells no more than its view
                    assert game.picture(other, seat) == game.picture(match.position, seat)
                    assert game.drawing(other, seat, DEFAULT_LANG) == game.drawing(match.position, seat, DEFAULT_LANG)
                while other.actor() != NOBODY:  # a resampled position is a real one: it can be played to its end
                    other.play(other.move_at(rng.below(other.count())))
                    if step % 35:
                        break


@each_table
def test_foresight_is_blind_to_what_is_hidden(game: AnyGame, players: int, options: Options) -> None:
    """What a seat foresees of its action is the same whatever the hidden things are, and true where it is sure."""
    match = new_match(game.id, players, options, seed=12, manual_chance=True)
    rng = Rng(3)
    for step in range(60):
        if is_over(match):
            break
        action = random_action(match, rng)
        if match.actor != "chance":
            seat = match.position.actor()
            seen = foresee(game, match.position, action)
            assert foresee(game, game.resample(match.position, seat, Rng(step, "other")), action) == seen
            if not game.hidden:
                after = match.position.copy()
                after.play(game.parse(after, action))
                assert seen.view == game.view(after, seat)
                assert seen.aids == game.aids(after, seat)
        match.apply(action)


@each_game
def test_resampling_changes_what_is_hidden(game: AnyGame) -> None:
    match = random_match(game.id, 2, 12, game.max_players)
    states = {as_bytes(game.state(game.resample(match.position, 0, Rng(k)))) for k in range(12)}
    assert (len(states) > 1) == game.hidden


@each_game
def test_perft_counts_sequences(game: AnyGame) -> None:
    position = new_match(game.id, seed=1, manual_chance=True).position
    assert perft(position, 0) == 1
    assert perft(position, 1) == len(position.moves())
    total = 0
    for move in position.moves():
        child = position.copy()
        child.play(move)
        total += len(child.moves())
    assert perft(position, 2) == total


@each_game
def test_human_notation_goes_out_and_comes_back(game: AnyGame) -> None:
    for seed in range(6):
        match = random_match(
            game.id, seed, 10 + 40 * seed, game.min_players + seed % (1 + game.max_players - game.min_players)
        )
        sheet = game.to_notation(match.record())
        assert sheet.endswith("\n")
        record = game.from_notation(sheet)
        assert game.to_notation(record) == sheet
        again = load_match(record, manual_chance=True)
        open_turn = len(match.actions) - len(again.actions)
        assert match.actions[: len(again.actions)] == again.actions
        assert 0 <= open_turn < 400


@each_game
def test_the_facts_are_declared(game: AnyGame) -> None:
    assert 2 <= game.min_players <= game.max_players
    assert game.rules_version >= 1
    assert len(game.clauses) > 0
    for clause in (game.players_clause, game.options_clause, game.setup_clause):
        assert clause in game.clauses
    in_force = {option.key: option.default for option in game.options if not option.tacit}
    assert game.check_options({}) == in_force
    with pytest.raises(BadPlayers):
        game.check_players(game.max_players + 1)
    with pytest.raises(BadOptions):
        game.check_options({"no such option": 1})


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


@each_game
def test_chance_is_made_from_the_seed(game: AnyGame) -> None:
    """Outside manual mode nobody is asked for chance, and the same seed makes the same events."""
    records = []
    for _ in range(2):
        match = new_match(game.id, game.max_players, seed=21)
        rng = Rng(3)
        while not is_over(match) and len(match.actions) < 400:
            assert match.position.actor() != CHANCE
            match.apply(random_action(match, rng))
        records.append(match.record())
    assert records[0] == records[1]


@each_game
def test_pictures_and_drawings_at_every_stage(game: AnyGame) -> None:
    import xml.etree.ElementTree as ET

    for decisions in (0, 7, 60, PLAYOUT_LIMIT):
        match = random_match(game.id, 4, decisions)
        for lang in LANGUAGES:
            for seat in seats(match.players):
                assert game.drawing(match.position, seat, lang).strip()
                root = ET.fromstring(game.picture(match.position, seat, match.lately(), lang))
                assert root.tag.endswith("svg")


def test_state_hashes_do_not_depend_on_key_order() -> None:
    assert state_hash({"a": 1, "b": [2]}) == state_hash({"b": [2], "a": 1})
