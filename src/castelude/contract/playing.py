"""Promises about play: legal lists, texts, the end, seeds and counting."""

from castelude.contract.promise import LONGEST, Table, as_bytes, is_over, keep, random_action
from castelude.core.match import Match
from castelude.core.playout import perft
from castelude.core.position import CHANCE
from castelude.core.rng import Rng
from castelude.core.start import new_match

CHECKED = 150


def playouts(table: Table) -> None:
    """Random games: sorted unique legal lists, texts that parse back, fresh JSON, an end and its winners."""
    match = table.match(5)
    rng = Rng(11)
    decisions = 0
    while not is_over(match) and decisions < LONGEST:
        moves = match.position.moves()
        if decisions < CHECKED:
            _decision(table, match, moves)
        match.apply(table.game.text(match.position, moves[rng.below(len(moves))]))
        decisions += 1
    keep(is_over(match), f"a random game is not over after {LONGEST} decisions")
    result = match.result()
    keep(result.winners == sorted(set(result.winners)), f"the winners {result.winners} are not sorted")
    keep(bool(result.winners), "a finished game has no winners; in a draw all seats are winners")
    keep(set(result.winners) <= set(range(table.players)), f"the winners {result.winners} are not all seats")
    if len(result.winners) == table.players:
        keep(table.game.draws or table.game.max_players > 2, "all seats have won, but `draws` is False")
    keep(match.legal() == [] and match.position.moves() == [], "there are legal moves after the end")
    keep(match.position.count() == 0, "`count` is not 0 after the end")


def _decision(table: Table, match: Match, moves: list[int]) -> None:
    game, position = table.game, match.position
    legal = match.legal()
    keep(bool(legal), "there is no legal action, but the game is not over")
    keep(legal == sorted(set(legal)), f"the legal list is not sorted, or has an action twice: {legal}")
    keep(len(moves) == len(set(moves)) == len(legal) == position.count(), "`moves`, `count` and `legal` differ")
    keep([position.move_at(k) for k in range(len(moves))] == moves, "`move_at` and `moves` differ")
    chosen = moves[Rng(len(moves)).below(len(moves))]
    keep(position.random_move(Rng(len(moves))) == chosen, "`random_move` does not choose by `below(count())`")
    for move in moves:
        text = game.text(position, move)
        keep(text.isascii(), f"the action {text} is not ASCII")
        keep(game.parse(position, text) == move, f"the action {text} parses to another move")
        keep(game.explain(position, text).legal, f"`explain` refuses the legal action {text}")
    keep(match.result().winners == [], "there are winners before the end")
    keep(len(match.result().scores) == table.players, "there is not one score for each seat")
    keep(as_bytes(match.state()) == as_bytes(match.state()), "`state` differs from call to call")
    for seat in table.seats:
        keep(match.view(seat)["seat"] == seat, 'the "seat" of a view is not the seat that looks')


def same_seed(table: Table) -> None:
    """The same seed and the same decisions give the same game, for each number of seats."""
    for players in range(table.game.min_players, table.game.max_players + 1):
        one, two = (new_match(table.game.id, players, seed=2**70 + 9) for _ in range(2))
        one.playout(4, 200)
        two.playout(4, 200)
        keep(one.record() == two.record(), f"two games for {players} with the same seed differ")
        keep(as_bytes(one.state()) == as_bytes(two.state()), f"two games for {players} with the same seed differ")


def chance_from_the_seed(table: Table) -> None:
    """Outside manual mode nobody is asked for chance, and the same seed makes the same events."""
    records = []
    for _ in range(2):
        match = new_match(table.game.id, table.game.max_players, seed=21)
        rng = Rng(3)
        while not is_over(match) and len(match.actions) < 400:
            keep(match.position.actor() != CHANCE, "somebody is asked for a random event")
            match.apply(random_action(match, rng))
        records.append(match.record())
    keep(records[0] == records[1], "the same seed makes other random events")


def perft_counts(table: Table) -> None:
    """Perft counts sequences of decisions."""
    position = table.match(1).position
    keep(perft(position, 1) == len(position.moves()), "perft 1 is not the number of moves")
    total = 0
    for move in position.moves():
        child = position.copy()
        child.play(move)
        total += len(child.moves())
    keep(perft(position, 2) == total, "perft 2 is not the number of moves after each move")
