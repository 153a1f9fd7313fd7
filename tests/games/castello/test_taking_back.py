"""Moves played and taken back on the spot, as the search does."""

from typing import Any

from castelude import Rng, new_match
from castelude.games.castello.board import COLOUR, pawn_of
from castelude.games.castello.position import STOP, CastelloPosition


def everything(position: CastelloPosition) -> list[Any]:
    """All that a position holds, as plain values; places in lists that nothing stands in left out."""
    board, seen = position.board, position.occurrences
    lists: list[Any] = [board.mobility, board.castle_fate, board.besiegers, board.sieges, board.roster_size]
    lists += [position.captured_pawns, position.captured_castles, position.path, position.taken]
    lists += [seen.entries[: 2 * seen.noted], seen.latest]
    numbers = [position.mover, position.turns, position.quiet, position.seen, position.end, board.number]
    pawns = [pawn_of(int(piece)) for piece in board.cells if int(piece) & COLOUR]
    roster = [(pawn, board.roster[pawn], board.steps[pawn], board.leaps[pawn]) for pawn in pawns]
    flags = [board.reversible, position.took, position.fingerprint(), position.moves()]
    return [list(board.cells), roster, *(list(found) for found in lists), *numbers, *flags]


def forward(position: CastelloPosition, rng: Rng) -> int:
    """A random move, mostly towards the enemy and preferably a hop, so that pawns and castles fall."""
    moves = position.moves()
    ahead = (0, 4, 7) if position.mover == 0 else (1, 5, 6)
    bold = [move for move in moves if move != STOP and (move >> 1) & 7 in ahead]
    hops = [move for move in bold if move & 1]
    chosen = moves if rng.below(4) == 0 else hops or bold or moves
    return chosen[rng.below(len(chosen))]


def test_what_is_taken_back_leaves_no_trace() -> None:
    captures = 0
    for game in range(12):
        options = {"layout": "classic" if game % 2 else "brio", "quiet_limit": 0}
        position = new_match("castello", options=options, seed=1).position
        assert isinstance(position, CastelloPosition)
        rng = Rng(game)
        for _ in range(250):
            if position.count() == 0:
                break
            before = everything(position)
            depth = 0
            while depth < 6 and position.count() > 0:
                assert position.visit(position.move_at(rng.below(position.count()))) is position
                depth += 1
            for _ in range(depth):
                position.leave()
            assert everything(position) == before
            position.play(forward(position, rng))
        captures += position.captured_castles[0] + position.captured_castles[1]
    assert captures > 0


def test_a_won_game_can_be_taken_back() -> None:
    setup = {"red": ["A1"], "black": ["B1", "F1"], "captured": {"pawns": [27, 0]}}
    position = new_match("castello", setup=setup).position
    before = position.moves()
    capture = next(move for move in before if move & 1 and (move >> 1) & 7 == 0)
    position.visit(capture)
    assert position.winners() == [0]
    position.leave()
    assert position.winners() == []
    assert position.moves() == before


def test_a_castle_that_falls_in_a_visit_stands_again() -> None:
    setup = {"red": ["M5", "L4", "M2", "N2"], "black": ["U1"], "unmoved": []}
    match = new_match("castello", setup=setup)
    position = match.position
    assert isinstance(position, CastelloPosition)
    before = everything(position)
    position.visit(match.game.parse(position, "M2-M3"))
    assert position.scores() == [1, 0]
    position.leave()
    assert everything(position) == before


def test_other_games_visit_a_copy() -> None:
    position = new_match("castel", seed=1).position
    moves = position.moves()
    child = position.visit(moves[0])
    assert child is not position
    position.leave()
    assert position.moves() == moves
    assert position.fingerprint() == 0
