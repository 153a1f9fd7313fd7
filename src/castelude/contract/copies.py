"""Promises about copies: records, copies, pickles and what is taken back share nothing and lose nothing."""

import json
import pickle

from castelude.contract.promise import Table, as_bytes, is_over, keep, random_action
from castelude.core.position import NOBODY
from castelude.core.record import read_record
from castelude.core.rng import Rng
from castelude.core.start import load_match


def records(table: Table) -> None:
    """A record that was stored as JSON replays to the same state."""
    match = table.match(3, 300)
    stored = json.loads(json.dumps(match.record().to_json()))
    again = load_match(read_record(stored), manual_chance=True)
    keep(as_bytes(again.state()) == as_bytes(match.state()), "a record replays to another state")
    keep(again.record() == match.record(), "a replayed game has another record")
    keep(again.legal() == match.legal(), "a replayed game has other legal actions")


def copies(table: Table) -> None:
    """Playing on with a copy leaves the original as it was, and the other way round."""
    game = table.game
    position = table.match(8, 40).position
    for turn in range(6):
        if position.actor() == NOBODY:
            return
        before, legal = as_bytes(game.state(position)), game.legal(position)
        twin = position.copy()
        keep(as_bytes(game.state(twin)) == before, "a copy has another state")
        rng = Rng(turn)
        for _ in range(30):
            if twin.actor() != NOBODY:
                twin.play(twin.move_at(rng.below(twin.count())))
        keep(as_bytes(game.state(position)) == before, "playing on with a copy changes the original")
        keep(game.legal(position) == legal, "playing on with a copy changes the legal list of the original")
        position.play(position.move_at(rng.below(position.count())))


def setup_kept(table: Table) -> None:
    """Whoever gave the setup may change it afterwards."""
    game = table.game
    values = game.check_options(table.options)
    setup = game.deal(table.players, values, Rng(3, "setup"))
    position = game.start(table.players, values, setup)
    before = game.state(position)
    placed = game.placed(table.players, values, setup)
    keep(game.state(placed) == before, "`placed` and `start` give different positions for the same deal")
    one, other = Rng(3, "setup"), Rng(3, "setup")
    game.deal(table.players, values, one)
    keep(game.state(game.dealt(table.players, values, other)) == before, "`dealt` is not the position of `deal`")
    keep(one.word() == other.word(), "`dealt` and `deal` take different random numbers")
    _empty(setup)
    keep(game.state(position) == before, "a position shares lists or objects with its setup")
    keep(game.state(placed) == before, "a position of `placed` shares lists or objects with its setup")


def _empty(value: object) -> None:
    """Empty a JSON value, from the inside."""
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            _empty(inner)
        value.clear()


def pickled(table: Table) -> None:
    """A position goes to another process and is played on there as it would be here."""
    game = table.game
    position = table.match(9, 45).position
    twin = pickle.loads(pickle.dumps(position))
    rng = Rng(4)
    for _ in range(60):
        keep(as_bytes(game.state(twin)) == as_bytes(game.state(position)), "a pickled position has another state")
        if position.actor() == NOBODY:
            break
        keep(twin.moves() == position.moves(), "a pickled position has other moves")
        move = position.move_at(rng.below(position.count()))
        position.play(move)
        twin.play(move)


def undo(table: Table) -> None:
    """Every action can be taken back."""
    match = table.match(6)
    rng = Rng(1)
    hashes = [match.hash()]
    while not is_over(match) and len(match.actions) < 25:
        match.apply(random_action(match, rng))
        hashes.append(match.hash())
    for expected in reversed(hashes[:-1]):
        match.undo()
        keep(match.hash() == expected, "taking an action back leads to another state")
