"""Who plays whom: nobody twice, everybody or a bye, and every tournament ends; tie-breaks by hand."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from castelude.room.tables.clocks import ClockRule
from castelude.room.tournaments import events as ev
from castelude.room.tournaments.knockout import advancing, bracket
from castelude.room.tournaments.matching import MOST_GAMES_OF_ONE, WAIT_MS, least_cost
from castelude.room.tournaments.progress import next_event
from castelude.room.tournaments.round_robin import circle
from castelude.room.tournaments.standings import points_of, ranked
from castelude.room.tournaments.tournament import DAY_MS, OPEN_DAYS, PAUSED_DAYS, Game, Tournament
from tests.kit.tournaments import SECOND, SEED, beats, lower_wins, opened, play_all, played, started, step

FORMATS = ("knockout", "roundrobin", "swiss", "arena")


def met(tournament: Tournament) -> Counter[frozenset[int]]:
    return Counter(frozenset((game.first, game.second)) for game in tournament.games.values())


def order_of(tournament: Tournament) -> list[tuple[int, int]]:
    """Places and entrants."""
    return [(row.place, row.entrant) for row in ranked(tournament)]


# ---- Swiss ----


def test_the_first_round_of_a_swiss_pairs_the_upper_half_with_the_lower() -> None:
    first = step(started("swiss", 8))
    assert {frozenset((game.first, game.second)) for game in first.pending()} == {
        frozenset(pair) for pair in ((0, 4), (1, 5), (2, 6), (3, 7))
    }
    second = step(played(first, lower_wins))
    assert all((game.first < 4) == (game.second < 4) for game in second.pending()), "winners meet winners"


def test_the_lowest_without_a_bye_has_one_and_nobody_a_second() -> None:
    tournament = play_all(started("swiss", 5, rounds=4), lower_wins)
    byes = [one.byes for one in tournament.rounds]
    assert byes[0] == [ev.Bye(4)]
    assert len({bye.entrant for (bye,) in byes}) == 4
    assert all(bye.entrant != 0 for (bye,) in byes[:2]), "the leader plays"


@given(st.integers(2, 13), st.integers(1, 9), st.integers(0, 10**6))
def test_nobody_meets_anybody_twice_and_everybody_plays_or_has_a_bye(players: int, rounds: int, seed: int) -> None:
    rng = random.Random(seed)
    swiss = play_all(started("swiss", players, rounds=rounds), lambda _: rng.choice(([0], [1], [0, 1])))
    assert max(met(swiss).values(), default=0) <= 1
    for one in swiss.rounds:
        here = [seat for game in one.games for seat in (game.first, game.second)] + [bye.entrant for bye in one.byes]
        assert sorted(here) == list(range(players))


def test_turns_on_the_first_seat_are_even_in_a_swiss() -> None:
    turns: list[int] = []
    for seed in range(30):
        rng = random.Random(seed)
        swiss = play_all(started("swiss", 8, rounds=4), lambda _, rng=rng: rng.choice(([0], [1], [0, 1])))  # type: ignore[misc]
        turns += [abs(sum(1 if game.first == one else -1 for game in swiss.games_of(one))) for one in range(8)]
    assert max(turns) <= 2
    assert turns.count(0) > 0.7 * len(turns), "of four games most have two on each seat"


def test_the_same_log_is_paired_the_same_way_again() -> None:
    first, again = (play_all(started("swiss", 9), lower_wins) for _ in range(2))
    assert [game.table for game in first.games.values()] == [game.table for game in again.games.values()]
    assert order_of(first) == order_of(again)
    assert len({game.table for game in first.games.values()}) == len(first.games)


def test_a_latecomer_is_paired_and_somebody_who_has_withdrawn_is_not() -> None:
    swiss = played(step(started("swiss", 4, rounds=3)), lower_wins)
    swiss = swiss.after(1, ev.Entered("late")).after(2, ev.Withdrawn(1))
    swiss = step(swiss)
    playing = {seat for game in swiss.pending() for seat in (game.first, game.second)}
    assert playing == {0, 2, 3, 4}
    assert points_of(swiss, 4) == 0, "rounds before somebody came count nothing"


def test_tie_breaks_of_a_swiss_by_hand() -> None:
    """Two rounds of four. 0 beats 2, 1 beats 3; then 0 and 1 draw, and 2 beats 3.

    Points: 0 and 1 have 3, 2 has 2, 3 has 0. Buchholz: 0 has met 2 (2) and 1 (3), 5; 1 has met 3 (0) and 0 (3), 3.
    Sonneborn-Berger: 0 has beaten 2 (2) and drawn with 1 (half of 3), 3.5; 1 has 0 and 1.5.
    """
    swiss = played(step(started("swiss", 4, rounds=2)), beats((0, 2), (1, 3)))
    swiss = played(step(swiss), beats((2, 3)))
    rows = {row.entrant: row for row in ranked(swiss)}
    assert [(rows[n].points, rows[n].buchholz, rows[n].sonneborn) for n in range(4)] == [
        (3, 5, 3.5),
        (3, 3, 1.5),
        (2, 3, 0.0),
        (0, 5, 0.0),
    ]
    assert order_of(swiss) == [(1, 0), (2, 1), (3, 2), (4, 3)]


def test_64_players_are_paired() -> None:
    swiss = step(started("swiss", 64))
    for _ in range(3):
        swiss = step(played(swiss, lower_wins))
    assert len(swiss.rounds) == 4
    assert len(swiss.games) == 4 * 32


# ---- round robin ----


@pytest.mark.parametrize("players", range(2, 17))
@pytest.mark.parametrize("twice", [False, True])
def test_everybody_meets_everybody(players: int, twice: bool) -> None:
    tournament = play_all(started("roundrobin", players, twice=twice), lower_wins)
    assert met(tournament) == {frozenset(pair): 1 + twice for pair in combinations(range(players), 2)}
    for entrant in range(players):
        balance = sum(1 if game.first == entrant else -1 for game in tournament.games_of(entrant))
        assert abs(balance) <= (0 if twice else 1)
    assert [entrant for _, entrant in order_of(tournament)] == list(range(players))


def test_a_circle_of_five_has_one_rest_each() -> None:
    rests = [pair for number in range(5) for pair in circle([0, 1, 2, 3, 4], number) if -1 in pair]
    assert sorted(max(pair) for pair in rests) == [0, 1, 2, 3, 4]


def test_tie_breaks_of_a_round_robin_by_hand() -> None:
    """0, 1 and 2 beat each other in a circle and all beat 3: equal in everything, so they share the first place.

    In the second one 1 beats 0, and both lose once: the game between the two decides.
    """
    circle_of_three = beats((0, 1), (1, 2), (2, 0), (0, 3), (1, 3), (2, 3))
    assert order_of(play_all(started("roundrobin", 4), circle_of_three)) == [(1, 0), (1, 1), (1, 2), (4, 3)]
    direct = beats((1, 0), (0, 2), (0, 3), (3, 1), (1, 2), (2, 3))
    rows = ranked(play_all(started("roundrobin", 4), direct))
    assert [(row.place, row.entrant, row.points, row.direct) for row in rows] == [
        (1, 1, 4, 2),
        (2, 0, 4, 0),
        (3, 2, 2, 2),
        (4, 3, 2, 0),
    ]


def test_opponents_of_somebody_who_has_withdrawn_win_without_a_game() -> None:
    tournament = played(step(started("roundrobin", 4)), lower_wins).after(1, ev.Withdrawn(3))
    tournament = play_all(tournament, lower_wins)
    assert [points_of(tournament, number) for number in range(3)] == [6, 4, 2]


def test_by_days_all_rounds_begin_at_once() -> None:
    tournament = started("roundrobin", 4, clock=ClockRule("days", days=2))
    for _ in range(3):
        tournament = step(tournament)
    assert len(tournament.pending()) == 6
    assert step(tournament) is tournament


# ---- knock-out ----


def test_the_first_in_the_order_have_byes_and_meet_late() -> None:
    assert bracket([0, 1, 2, 3, 4, 5]) == [0, None, 3, 4, 1, None, 2, 5]
    tournament = play_all(started("knockout", 6), lower_wins)
    assert [len(one.games) for one in tournament.rounds] == [2, 2, 1]
    assert [bye.entrant for bye in tournament.rounds[0].byes] == [0, 1]
    assert order_of(tournament) == [(1, 0), (2, 1), (3, 2), (3, 3), (5, 4), (5, 5)]


def test_a_drawn_match_is_played_again_with_the_seats_changed_and_then_decided_by_lot() -> None:
    final = step(started("knockout", 2))
    (first,) = final.pending()
    again = step(played(final, beats()))
    (second,) = again.pending()
    assert (second.first, second.second) == (first.second, first.first)
    end = play_all(again, beats())
    (winner,) = advancing(end)
    assert winner in (0, 1)
    assert second.table in end.games
    assert end.games[second.table].report == ev.Report(second.table, winner, "game", lot=True)
    assert [place for place, _ in order_of(end)] == [1, 2]


def test_the_opponent_of_somebody_who_has_withdrawn_goes_on() -> None:
    semis = step(started("knockout", 4))
    tournament = played(semis, beats((0, 3), (1, 2))).after(1, ev.Withdrawn(1))
    assert advancing(play_all(tournament, beats())) == [0]
    drawn = played(semis, beats((0, 3))).after(1, ev.Withdrawn(2))
    assert advancing(play_all(drawn, beats((1, 0)))) == [1], "a drawn match is not played again against nobody"
    both = played(semis, beats((0, 3))).after(1, ev.Withdrawn(2)).after(1, ev.Withdrawn(1))
    assert advancing(play_all(both, beats())) == [0]


# ---- arena ----


def test_an_arena_pairs_those_who_wait_and_not_the_same_two_at_once() -> None:
    arena = step(started("arena", 4))
    assert len(arena.pending()) == 2
    (one, other) = arena.pending()
    ended = arena.after(1, ev.Reported([ev.Report(one.table, one.first, "game")]))
    assert step(ended, 2) is ended, "nobody else waits"
    assert len(step(ended, WAIT_MS + 2).pending()) == 2, "after a while the same two meet again"
    both = ended.after(3, ev.Reported([ev.Report(other.table, None, "draw")]))
    third = step(both, 4)
    assert not {frozenset((one.first, one.second)), frozenset((other.first, other.second))} & {
        frozenset((game.first, game.second)) for game in third.pending()
    }


def test_an_arena_ends_in_time_and_counts_the_games_under_way() -> None:
    arena = step(started("arena", 4))
    late = step(arena, 61 * SECOND)
    assert late is arena, "two games are played to their end"
    over = step(played(arena, lower_wins, 62 * SECOND), 62 * SECOND)
    assert over.status == "finished"
    assert sum(row.points for row in ranked(over)) == 4
    paused = started("arena", 2).after(SECOND, ev.Paused()).after(31 * SECOND, ev.Resumed())
    assert paused.ends_ms == 90 * SECOND, "a pause does not shorten it"


def test_a_person_who_never_came_is_not_paired_again_until_they_return() -> None:
    arena = step(started("arena", 2))
    (game,) = arena.pending()
    gone = arena.after(1, ev.Reported([ev.Report(game.table, game.first, "time", absent=game.second)]))
    assert gone.entrants[game.second].state == "absent"
    assert step(gone, WAIT_MS + 2) is gone
    assert step(gone.after(2, ev.Returned(game.second)), 3).pending()


def test_nobody_plays_more_games_than_the_limit() -> None:
    arena = play_all(started("arena", 2, minutes=60), lower_wins, 1000)
    assert len(arena.games) == MOST_GAMES_OF_ONE


# ---- all of them ----


@pytest.mark.parametrize("kind", FORMATS)
def test_every_tournament_ends_whatever_happens(kind: str) -> None:
    for seed in range(40):
        rng = random.Random(seed)
        tournament: Tournament = started(kind, rng.randint(2, 9))  # type: ignore[arg-type]

        def result(_: Game, rng: random.Random = rng) -> list[int]:
            return rng.choice(([0], [1], [0, 1], []))

        now = 0
        while not tournament.is_over:
            now += 5 * SECOND
            tournament = step(tournament, now)
            if rng.random() < 0.3 and not tournament.is_over:
                tournament = tournament.after(now, ev.Withdrawn(rng.randrange(len(tournament.entrants))))
            tournament = played(tournament, result, now)
            assert now < 3600 * SECOND
        assert {row.entrant for row in ranked(tournament)} == {one.number for one in tournament.taking_part()}


def test_what_begins_and_ends_by_itself() -> None:
    planned = opened("swiss", 2, starts=60 * SECOND)
    assert next_event(planned, 59 * SECOND, SEED) is None
    assert isinstance(next_event(planned, 60 * SECOND, SEED), ev.Started)
    assert next_event(opened("swiss", 1, starts=60 * SECOND), 60 * SECOND, SEED) == ev.Cancelled("few")
    waiting = opened("swiss", 5)
    assert next_event(waiting, OPEN_DAYS * DAY_MS - 1, SEED) is None
    assert next_event(waiting, OPEN_DAYS * DAY_MS, SEED) == ev.Cancelled("expired")
    paused = started("swiss", 4).after(5, ev.Paused())
    assert next_event(paused, PAUSED_DAYS * DAY_MS, SEED) is None
    assert next_event(paused, PAUSED_DAYS * DAY_MS + 5, SEED) == ev.Resumed()


def test_whoever_withdrew_before_the_start_is_not_in_the_table() -> None:
    tournament = opened("swiss", 4).after(1, ev.Withdrawn(2))
    tournament = step(tournament.after(2, ev.Started(SEED, [0, 1, 3])))
    assert {row.entrant for row in ranked(tournament)} == {0, 1, 3}
    assert tournament.people() == {"player0", "player1", "player3"}


def test_the_matching_is_the_cheapest_of_the_largest() -> None:
    costs = {(0, 1): 0, (2, 3): 100, (0, 2): 10, (1, 3): 20}
    assert least_cost(range(4), costs) == [(0, 2), (1, 3)]
    assert least_cost(range(4), {(0, 1): 0, (1, 2): 50, (0, 3): 50}) == [(0, 3), (1, 2)], "two games before one"
