# castelude: compiled
"""Everything that lies on the table in a game of Castellum, and what is being asked. The rules act on it.

A **place** is one column of one line: seat * 5 + column, both from 0. Sets of cards and of places are bits (`bits`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from castelude.core.bits import only
from castelude.games.castellum.cards import NONE
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
SETTLE: Final[i64] = 8

LINE: Final[i64] = 5
ROWS: Final = vec[i64]([0, 0b1, 0b100001, 0b10000100001, 0b1000010000100001])
"""By number of seats: the first place of each line."""
MOST_ANGELS: Final[i64] = 3
MARKET_FORTS: Final[i64] = 4
MARKET_TROOPS: Final[i64] = 8


@final
@mypyc_attr(serializable=True)
class Deal:
    """The cards of a setup by number, each pile with its top first (CM-2.3). Never changed: positions share it."""

    forts: vec[i64]
    troops: vec[i64]
    angels: vec[i64]
    angels_again: vec[i64]
    enemies: vec[i64]  # the four piles one after the other


@final
@mypyc_attr(serializable=True)
class Board:
    """Everything that lies on the table, and what is being asked. The deck of angels is never changed in place."""

    edition: Edition
    players: i64
    deal: Deal
    year: i64 = 0  # 0 to 3
    phase: i64 = CONSTRUCTION
    first: i64
    turn: i64
    passes: i64 = 0
    step: i64 = WAIT
    asked: i64 = ASK_WORKER
    decider: i64
    amount: i64 = 0  # resources to take
    excess: i64 = -1  # the angel drawn to a full hand, or -1
    after_draws: i64 = FIRST_WORKER  # the step that follows when nobody is owed an angel any more
    draws: vec[i64]  # seats still owed an angel
    played: vec[i64]  # in a window: seat * 32 + angel, from the first card up
    effect: i64 = 0  # in a window: the move that laid the first card
    from_excess: bool = False  # in a window: the first card was laid at a draw to a full hand
    asks: i64 = 0  # in a window: seats still to answer, seat + 1 in three bits each, the decider lowest
    resources: vec[i64]  # seat * 3 + resource
    workers: vec[i64]
    open_spaces: i64  # spaces that exist and have room
    space_count: vec[i64]
    space_seats: vec[i64]  # the workers in order of placement, two bits each
    fort_top: i64 = 0
    fort_market: i64 = 0
    fort_discard: i64 = 0
    troop_top: i64 = 0
    troop_market: i64 = 0
    troop_discard: i64 = 0
    angel_deck: vec[i64]
    angel_top: i64 = 0
    angel_discard: i64 = 0
    angels_drawn: i64 = 0  # in the whole game
    dealt: i64 = 0  # years whose enemies have been dealt
    enemy_discard: i64 = 0
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
    fortified: i64 = 0  # the places with a fortification
    two_troops: i64 = 0  # the places with two troops
    besieged: i64 = 0  # the places that hold an enemy
    rewards: vec[i64]
    """By year * 3: enemies defeated (-1 before the combat), seat that turns, side (-1 where there is none)."""

    def columns(self) -> i64:
        """How many columns each seat has available (CM-1.1)."""
        return self.year + 2

    def places(self) -> i64:
        """The set of all available places."""
        return ROWS[self.players] * (only(self.year + 2) - 1)

    def troop_room(self, seat: i64) -> i64:
        """The available columns of a line with fewer than two troops."""
        return ~(self.two_troops >> (seat * LINE)) & (only(self.year + 2) - 1)

    def fort_room(self, seat: i64) -> i64:
        """The available columns of a line without a fortification."""
        return ~(self.fortified >> (seat * LINE)) & (only(self.year + 2) - 1)

    def put_fort(self, place: i64, fort: i64) -> None:
        self.fort[place] = fort
        self.fortified |= only(place)

    def put_troop(self, place: i64, troop: i64) -> None:
        if self.troops[place]:
            self.two_troops |= only(place)
        self.troops[place] |= only(troop)

    def line_troops(self, seat: i64) -> i64:
        """All troops of a line."""
        troops = self.troops
        base = seat * LINE
        return troops[base] | troops[base + 1] | troops[base + 2] | troops[base + 3] | troops[base + 4]

    def copy(self) -> "Board":
        twin = Board()
        twin.edition = self.edition
        twin.players = self.players
        twin.deal = self.deal
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
        twin.fort_top = self.fort_top
        twin.fort_market = self.fort_market
        twin.fort_discard = self.fort_discard
        twin.troop_top = self.troop_top
        twin.troop_market = self.troop_market
        twin.troop_discard = self.troop_discard
        twin.angel_deck = self.angel_deck
        twin.angel_top = self.angel_top
        twin.angel_discard = self.angel_discard
        twin.angels_drawn = self.angels_drawn
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
        twin.fortified = self.fortified
        twin.two_troops = self.two_troops
        twin.besieged = self.besieged
        twin.rewards = self.rewards[:]
        return twin


def _filled(number: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * number)


def first_board(edition: Edition, players: i64, first: i64, deal: Deal) -> Board:
    """The table before the first year begins (CM-2.4)."""
    board = Board()
    board.edition = edition
    board.players = players
    board.deal = deal
    board.first = first
    board.turn = first
    board.decider = first
    board.draws = vec[i64]()
    board.played = vec[i64]()
    board.resources = _filled(12, 3)
    board.open_spaces = edition.spaces_for[players]
    board.space_count = _filled(len(edition.spaces), 0)
    board.space_seats = _filled(len(edition.spaces), 0)
    board.angel_deck = deal.angels
    board.workers = _filled(4, 0)
    board.angels = _filled(4, 0)
    board.enemies = _filled(4, 0)
    board.defeated = _filled(4, 0)
    board.defeated_year = _filled(4, 0)
    board.next_bonus = _filled(4, 0)
    board.combo = _filled(4, NONE)
    board.fort = _filled(4 * LINE, NONE)
    board.troops = _filled(4 * LINE, 0)
    board.enemy = _filled(4 * LINE, NONE)
    board.fury = _filled(4 * LINE, 0)
    board.bonus = _filled(4 * LINE, 0)
    board.under = _filled(4 * LINE, 0)
    board.rewards = _filled(12, NONE)
    seat: i64 = 0
    for seat in range(players):
        board.put_fort(seat * LINE, seat)
    return board
