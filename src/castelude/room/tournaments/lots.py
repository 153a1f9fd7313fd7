"""What the seed of a tournament decides: lots and the ids of tables. The same log gives the same tournament again."""

import hashlib

from castelude.core.rng import SecretRng
from castelude.room.tables.ids import id_from
from castelude.room.tournaments.events import Pairing
from castelude.room.tournaments.tournament import Tournament


def shuffled(seed: str, entrants: list[int]) -> list[int]:
    """These entrants in an order that the lot has chosen."""
    rng, left = SecretRng(f"order:{seed}"), list(entrants)
    return [left.pop(int(rng.below(len(left)))) for _ in entrants]


def lot(tournament: Tournament, one: int, other: int, what: str) -> int:
    """One of the two."""
    return (one, other)[int(SecretRng(f"{what}:{tournament.seed}").below(2))]


def table_id(tournament: Tournament, number: int) -> str:
    """The id of the table of a game, by its number in the tournament; nobody guesses it without the seed."""
    return id_from(hashlib.sha256(f"table:{tournament.id}:{tournament.seed}:{number}".encode()).digest())


def seated(tournament: Tournament, one: int, other: int) -> tuple[int, int]:
    """Who of two sits on the first seat, and who on the second.

    The first seat goes to whoever sat there less often than on the second; then to whoever sat on the second last;
    then the lot decides.
    """
    wants = {entrant: (balance(tournament, entrant), _latest(tournament, entrant)) for entrant in (one, other)}
    if wants[one] == wants[other]:
        first = lot(tournament, one, other, f"seats:{len(tournament.games)}:{one}:{other}")
    else:
        first = min((one, other), key=lambda entrant: wants[entrant])
    return first, one + other - first


def balance(tournament: Tournament, entrant: int) -> int:
    """How often somebody sat on the first seat, less how often on the second."""
    return sum(1 if game.first == entrant else -1 for game in tournament.games_of(entrant))


def _latest(tournament: Tournament, entrant: int) -> int:
    """1 after a game on the first seat, -1 after one on the second, 0 before the first game."""
    games = list(tournament.games_of(entrant))
    return 0 if not games else 1 if games[-1].first == entrant else -1


def pairings(tournament: Tournament, pairs: list[tuple[int, int, int]]) -> list[Pairing]:
    """Games for these pairs, each with its first seat, its second seat and its slot."""
    begun = len(tournament.games)
    return [
        Pairing(table_id(tournament, begun + number), first, second, slot)
        for number, (first, second, slot) in enumerate(pairs)
    ]
