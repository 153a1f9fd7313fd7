"""Tables of Castellum for tests: the plain setup with cards on top, and games played so far."""

from typing import Any

from castelude import Match, new_match
from castelude.core.bits import only
from castelude.games.castellum.board import Board
from castelude.games.castellum.cards import ENEMIES, FORTS, TROOPS
from castelude.games.castellum.position import CastellumPosition
from castelude.games.castellum.setup import PILES, YEAR_PILES

ENEMIES_OF_4 = [
    "enemy:E1579-01>s0c2",
    "enemy:E1579-03>s0c1",
    "enemy:E1579-02>s1c2",
    "enemy:E1579-04>s1c1",
]
SERVAAS = "worker:servaas"
WON_SIEGE = (
    "worker:vrijthof buy:T06>c2 worker:vrijthof buy:T07>c2 worker:vrijthof buy:T01>c1 worker:vrijthof buy:T03>c1 "
    "enemy:E1579-01>s0c1 enemy:E1579-03>s1c1 enemy:E1579-02>s0c2 enemy:E1579-04>s1c2"
)
"""From the plain setup to the first reward, which seat 0 turns."""
SIEGE_SEATS = (0, 0, 1, 1, 0, 0, 1, 1, 0, 1, 0, 1)
"""Whose these actions are."""


def on_top(cards: list[str], top: str) -> list[str]:
    """The cards with those named taken out and put on top."""
    named = top.split()
    return named + [card for card in cards if card not in named]


def plain(first: int = 0, forts: str = "", troops: str = "", angels: str = "", enemies: str = "") -> dict[str, Any]:
    """The plain setup of the worked examples; enemies are named without their year (`07`) and are of 1579."""
    setup: dict[str, Any] = {
        "first": first,
        "forts": on_top(PILES["forts"], forts),
        "troops": on_top(PILES["troops"], troops),
        "angels": on_top(PILES["angels"], angels),
        "angels_again": list(PILES["angels_again"]),
        "enemies": {year: list(cards) for year, cards in YEAR_PILES.items()},
    }
    setup["enemies"]["1579"] = on_top(YEAR_PILES["1579"], " ".join(f"E1579-{number}" for number in enemies.split()))
    return setup


def game(players: int, actions: str | list[str] = "", first: int = 0, **on_top: str) -> Match:
    """A game from the plain setup with some cards on top, after these actions."""
    match = new_match("castellum", players, setup=plain(first, **on_top))
    play(match, actions)
    return match


def play(match: Match, actions: str | list[str]) -> None:
    for action in actions.split() if isinstance(actions, str) else actions:
        match.apply(action)


def position(match: Match) -> CastellumPosition:
    assert isinstance(match.position, CastellumPosition)
    return match.position


def board(match: Match) -> Board:
    """The board, to look at or to arrange."""
    return position(match).board


def siege(match: Match) -> None:
    """Let the seats place the enemies of this year, each the first of its list."""
    while match.state()["phase"] == "siege":
        match.apply(match.legal()[0])


def through_year(match: Match, worker: str = "worker:oudebrug take:gold") -> None:
    """Bring the game to the next year with nothing but this worker's work, passes and the first of other choices."""
    year = match.state()["year"]
    while match.actor is not None and match.state()["year"] == year:
        phase = match.state()["phase"]
        if phase == "construction":
            play(match, worker)
        elif phase == "angels":
            match.apply("pass")
        else:
            match.apply(match.legal()[0])


def wealth(match: Match) -> list[str]:
    """The resources of the seats, written gold/stone/wood."""
    return [f"{seat['gold']}/{seat['stone']}/{seat['wood']}" for seat in match.state()["seats"]]


def column(match: Match, place: str) -> dict[str, Any]:
    """The column that a word such as `s1c2` names."""
    found: dict[str, Any] = match.state()["seats"][int(place[1])]["line"][int(place[3]) - 1]
    return found


def hand(match: Match, seat: int) -> list[str]:
    found: list[str] = match.state()["seats"][seat]["angels"]
    return found


def defeated(match: Match) -> list[list[str]]:
    return [seat["defeated"] for seat in match.state()["seats"]]


def angel_phase(*hands: str, first: int = 0, troops: str = "") -> Match:
    """The angel phase of 1579 with these hands of at most two angels, seat by seat.

    The enemies lie as the seats place them when each takes the first of its list: with two seats s0c1 E1579-01,
    s0c2 E1579-03, s1c1 E1579-02, s1c2 E1579-04.
    """
    order = [(first + k) % len(hands) for k in range(len(hands))]
    cards = [hands[seat].split() for seat in range(len(hands))]
    top = [cards[seat][turn] for turn in range(2) for seat in order if turn < len(cards[seat])]
    match = game(len(hands), first=first, angels=" ".join(top), troops=troops)
    for turn in range(2):
        for seat in order:
            play(match, SERVAAS if turn < len(cards[seat]) else "worker:oudebrug take:gold")
    siege(match)
    return match


def put(match: Match, place: str, cards: str = "", enemy: str = "") -> None:
    """Lay cards into a column such as `s0c2`, whatever else lies there; they leave the market."""
    table = board(match)
    at = int(place[1]) * 5 + int(place[3]) - 1
    for card in cards.split():
        if card.startswith("F"):
            table.put_fort(at, FORTS.index(card))
            table.fort_market &= ~only(FORTS.index(card))
        else:
            table.put_troop(at, TROOPS.index(card))
            table.troop_market &= ~only(TROOPS.index(card))
    if enemy:
        table.enemy[at] = ENEMIES.index(enemy)
        table.besieged |= only(at)


def give(match: Match, seat: int, amounts: str) -> None:
    """Let a seat have exactly these resources, written gold/stone/wood."""
    for resource, number in enumerate(amounts.split("/")):
        board(match).resources[seat * 3 + resource] = int(number)
