# castelude: compiled
"""Everything that lies on the table in a game of Castellum, and what is being asked. The rules act on it.

A **place** is one column of one line: seat * 5 + column, both from 0. Sets of cards and of places are bits (`bits`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from castelude.core.bits import only
from castelude.core.position import Position
from castelude.games.castellum.edition import Edition

# The phase of the year (CM-13).
CONSTRUCTION: Final[i64] = 0
SIEGE: Final[i64] = 1
ANGEL_PHASE: Final[i64] = 2
REWARD: Final[i64] = 3
OVER: Final[i64] = 4

# What the decider is asked.
ASK_WORKER: Final[i64] = 0
ASK_TAKE: Final[i64] = 1
ASK_TROOP: Final[i64] = 2
ASK_FORT: Final[i64] = 3
ASK_EXCESS: Final[i64] = 4
ASK_REACT: Final[i64] = 5
ASK_ORIENT: Final[i64] = 6
ASK_ENEMY: Final[i64] = 7
ASK_ANGEL: Final[i64] = 8
ASK_NOTHING: Final[i64] = 9

# What happens next without a choice; WAIT: somebody is asked.
WAIT: Final[i64] = 0
DRAW: Final[i64] = 1
NEXT_WORKER: Final[i64] = 2
FIRST_WORKER: Final[i64] = 3
BEGIN_SIEGE: Final[i64] = 4
NEXT_ANGEL: Final[i64] = 5
COMBAT: Final[i64] = 6
END_YEAR: Final[i64] = 7

LINE: Final[i64] = 5
MOST_ANGELS: Final[i64] = 3
MARKET_FORTS: Final[i64] = 4
MARKET_TROOPS: Final[i64] = 8


@mypyc_attr(serializable=True)
class Board(Position):
    """The board. Decks are never changed in place, so that copies may share them."""

    edition: Edition
    players: i64
    year: i64  # 0 to 3
    phase: i64
    first: i64
    turn: i64
    passes: i64
    step: i64
    asked: i64
    decider: i64
    amount: i64  # resources to take
    excess: i64  # the angel in excess, or -1
    after_draws: i64  # the step that follows when nobody is owed an angel any more
    draws: vec[i64]  # seats still owed an angel
    played: vec[i64]  # in a window: seat * 32 + angel, from the first card up
    effect: i64  # in a window: the move that laid the first card
    from_excess: bool  # in a window: the first card was in excess
    asks: i64  # in a window: seats still to answer, seat + 1 in three bits each, the decider lowest
    resources: vec[i64]  # seat * 3 + resource
    workers: vec[i64]
    open_spaces: i64  # spaces that exist and have room
    space_count: vec[i64]
    space_seats: vec[i64]  # the workers in order of placement, two bits each
    fort_deck: vec[i64]
    fort_top: i64
    fort_market: i64
    fort_discard: i64
    troop_deck: vec[i64]
    troop_top: i64
    troop_market: i64
    troop_discard: i64
    angel_deck: vec[i64]
    angel_top: i64
    angel_discard: i64
    angels_again: vec[i64]
    angels_drawn: i64  # in the whole game
    enemy_deck: vec[i64]  # the four piles one after the other
    dealt: i64  # years whose enemies have been dealt
    enemy_discard: i64
    angels: vec[i64]  # hands
    enemies: vec[i64]  # hands
    defeated: vec[i64]
    defeated_year: vec[i64]
    next_bonus: vec[i64]
    combo: vec[i64]  # by seat: the side received in the last year, or -1
    fort: vec[i64]  # by place: a fortification or -1
    troops: vec[i64]  # by place: a set
    enemy: vec[i64]  # by place: an enemy or -1
    fury: vec[i64]
    bonus: vec[i64]
    under: vec[i64]  # by place: the set of angels under the column
    besieged: i64  # the places that hold an enemy
    rewards: vec[
        i64
    ]  # by year: enemies defeated (-1 before the combat), seat that turns, side (-1 where there is none)

    def columns(self) -> i64:
        """How many columns each seat has available (CM-1.1)."""
        return self.year + 2

    def places(self) -> i64:
        """The set of all available places."""
        seats: i64 = 0
        row: i64 = only(self.year + 2) - 1
        found: i64 = 0
        for seats in range(self.players):
            found |= row << (seats * LINE)
        return found

    def troop_room(self, seat: i64) -> i64:
        """The available columns of a line with fewer than two troops."""
        troops = self.troops
        base = seat * LINE
        column: i64 = 0
        found: i64 = 0
        for column in range(self.year + 2):
            here = troops[base + column]
            if here & (here - 1) == 0:
                found |= only(column)
        return found

    def fort_room(self, seat: i64) -> i64:
        """The available columns of a line without a fortification."""
        fort = self.fort
        base = seat * LINE
        column: i64 = 0
        found: i64 = 0
        for column in range(self.year + 2):
            if fort[base + column] < 0:
                found |= only(column)
        return found

    def line_troops(self, seat: i64) -> i64:
        """All troops of a line."""
        troops = self.troops
        base = seat * LINE
        return troops[base] | troops[base + 1] | troops[base + 2] | troops[base + 3] | troops[base + 4]

    def copy_to(self, twin: "Board") -> None:
        twin.edition = self.edition
        twin.players = self.players
        twin.year = self.year
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.passes = self.passes
        twin.step = self.step
        twin.asked = self.asked
        twin.decider = self.decider
        twin.amount = self.amount
        twin.excess = self.excess
        twin.after_draws = self.after_draws
        twin.draws = self.draws[:]
        twin.played = self.played[:]
        twin.effect = self.effect
        twin.from_excess = self.from_excess
        twin.asks = self.asks
        twin.resources = self.resources[:]
        twin.workers = self.workers[:]
        twin.open_spaces = self.open_spaces
        twin.space_count = self.space_count[:]
        twin.space_seats = self.space_seats[:]
        twin.fort_deck = self.fort_deck
        twin.fort_top = self.fort_top
        twin.fort_market = self.fort_market
        twin.fort_discard = self.fort_discard
        twin.troop_deck = self.troop_deck
        twin.troop_top = self.troop_top
        twin.troop_market = self.troop_market
        twin.troop_discard = self.troop_discard
        twin.angel_deck = self.angel_deck
        twin.angel_top = self.angel_top
        twin.angel_discard = self.angel_discard
        twin.angels_again = self.angels_again
        twin.angels_drawn = self.angels_drawn
        twin.enemy_deck = self.enemy_deck
        twin.dealt = self.dealt
        twin.enemy_discard = self.enemy_discard
        twin.angels = self.angels[:]
        twin.enemies = self.enemies[:]
        twin.defeated = self.defeated[:]
        twin.defeated_year = self.defeated_year[:]
        twin.next_bonus = self.next_bonus[:]
        twin.combo = self.combo[:]
        twin.fort = self.fort[:]
        twin.troops = self.troops[:]
        twin.enemy = self.enemy[:]
        twin.fury = self.fury[:]
        twin.bonus = self.bonus[:]
        twin.under = self.under[:]
        twin.besieged = self.besieged
        twin.rewards = self.rewards[:]
