# castelude: compiled
"""The rules of Castellan at engine speed: cards, turns, building, claims, drawing and the end (CA-6 to CA-11).

The castle (`castle.py`) knows its legal places by kind and owner at every moment, so `count()` and `move_at()` of a
build decision are a few array reads however large the castle is.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from castelude.core.bits import size
from castelude.core.position import NOBODY, Position
from castelude.games.castellan.cards import (
    CARDS,
    DECK,
    EXTRA,
    TOWER_BACKED,
    WALL_BACKED,
    subset,
)
from castelude.games.castellan.castle import Castle
from castelude.games.castellan.courtyards import DIVIDED
from castelude.games.castellan.edition import Edition
from castelude.games.castellan.lattice import LONG, SHORT, TOWER_KIND, kind_of

PLAY: Final[i64] = 0
BUILD: Final[i64] = 1
CLAIM: Final[i64] = 2
DRAW: Final[i64] = 3
END: Final[i64] = 4
OVER: Final[i64] = 5
PHASE_WORDS: Final = ["play", "build", "claim", "draw", "end", "over"]

# What a claim decision asks, and its move for "no doubling now"; the k-th courtyard is the move k + 1.
NO_CLAIM: Final[i64] = 0
DOUBLE: Final[i64] = 1
STAY: Final[i64] = 2
KEEP: Final[i64] = 0

END_TURN: Final[i64] = 0
"""The only move of phase end."""

NO_SEAT: Final[i64] = -1


@final
@mypyc_attr(serializable=True)
class CastellanPosition(Position):
    """A position of Castellan. Build one with `setup.start`, never by hand.

    Moves: in phase play the set of cards as bits; in build a placement (see `lattice`); in claim KEEP or the number of
    a courtyard in `claim`, from 1; in draw the number of wall-backed cards; in end END_TURN.
    """

    players: i64
    edition: Edition
    double_keep: bool
    trial_fitting: bool
    faces: vec[i64]  # card * 4 + kind: pieces on the card; card * 4 + EXTRA: its extra-card symbols
    castle: Castle
    decks: vec[i64]  # seat * 14 + back * 7 + k: the cards in the order of drawing, from the setup on
    drawn: vec[i64]  # seat * 2 + back: how many of them are drawn
    hands: vec[i64]  # by seat, as bits
    discards: vec[i64]  # by seat, as bits
    played: i64  # the cards of this turn, as bits
    pool: vec[i64]  # by kind
    supply: vec[i64]
    out: vec[i64]
    turn: i64
    mover: i64
    phase: i64
    ended_by: i64
    double_used: vec[i64]  # by seat
    doubled: vec[i64]  # by seat: its doubled courtyard, or 0
    asked: i64  # DOUBLE or STAY during a claim
    claim: vec[i64]  # the courtyards that can be chosen, by name

    def copy(self) -> "CastellanPosition":
        twin = CastellanPosition()
        twin.players = self.players
        twin.edition = self.edition
        twin.double_keep = self.double_keep
        twin.trial_fitting = self.trial_fitting
        twin.faces = self.faces
        twin.castle = self.castle.copy()
        twin.decks = self.decks  # written only by setup.start and hidden.resample, before anybody holds them
        twin.drawn = self.drawn[:]
        twin.hands = self.hands[:]
        twin.discards = self.discards[:]
        twin.played = self.played
        twin.pool = self.pool[:]
        twin.supply = self.supply[:]
        twin.out = self.out[:]
        twin.turn = self.turn
        twin.mover = self.mover
        twin.phase = self.phase
        twin.ended_by = self.ended_by
        twin.double_used = self.double_used[:]
        twin.doubled = self.doubled[:]
        twin.asked = self.asked
        twin.claim = self.claim[:]
        return twin

    # ---- what the position says ----

    def actor(self) -> i64:
        return NOBODY if self.phase == OVER else self.mover

    def count(self) -> i64:
        phase = self.phase
        if phase == BUILD:
            return self._room()
        if phase == PLAY:
            if self.ended_by != NO_SEAT:
                return 1
            if self.turn == 1:
                return len(self.first_sets())
            return (1 << size(self.hands[self.mover])) - 1
        if phase == CLAIM:
            return len(self.claim) + (1 if self.asked == DOUBLE else 0)
        if phase == DRAW:
            return self.most_walls() - self.fewest_walls() + 1
        return 1 if phase == END else 0

    def move_at(self, index: i64) -> i64:
        phase = self.phase
        if phase == BUILD:
            pool = self.pool
            kind: i64 = 0
            for kind in range(3):
                if pool[kind] > 0:
                    room = self.castle.room(kind, self.mover)
                    if index < room:
                        return self.castle.place_at(kind, self.mover, index)
                    index -= room
            raise IndexError("no such move")
        if phase == PLAY:
            if self.ended_by != NO_SEAT:
                return self.hands[self.mover]
            if self.turn == 1:
                return self.first_sets()[index]
            return subset(self.hands[self.mover], index + 1)
        if phase == CLAIM:
            return index if self.asked == DOUBLE else index + 1
        return self.fewest_walls() + index if phase == DRAW else END_TURN

    def moves(self) -> list[int]:
        found: list[int] = []
        k: i64 = 0
        if self.phase == BUILD:
            kind: i64 = 0
            for kind in range(3):
                if self.pool[kind] > 0:
                    placements = self.castle.placements(kind, self.mover)
                    for k in range(len(placements)):
                        found.append(placements[k])
            return found
        for k in range(self.count()):
            found.append(self.move_at(k))
        return found

    def is_legal(self, move: i64) -> bool:
        """Whether a well-formed move of this phase is legal; the size of the castle does not matter."""
        phase = self.phase
        if phase == BUILD:
            return self.pool[kind_of(move)] > 0 and self.castle.has_room(move, self.mover)
        if phase == PLAY:
            hand = self.hands[self.mover]
            if self.ended_by != NO_SEAT:  # CA-10.2
                return move == hand
            if self.turn == 1:
                return any(cards == move for cards in self.first_sets())
            return move & ~hand == 0
        if phase == CLAIM:
            return self.asked == DOUBLE if move == KEEP else move <= len(self.claim)
        if phase == DRAW:
            return self.fewest_walls() <= move <= self.most_walls()
        return phase == END and move == END_TURN

    def is_last_turn(self) -> bool:
        """Whether this is the last turn of the seat to move (CA-10.2)."""
        return self.ended_by != NO_SEAT

    def closes_the_game(self) -> bool:
        """Whether the game is over when this turn ends (CA-10.3)."""
        return self.ended_by != NO_SEAT and (self.mover + 1) % self.players == self.ended_by

    def first_sets(self) -> vec[i64]:
        """The sets that may be played in turn 1 (CA-6.3)."""
        hand = self.hands[self.mover]
        every = vec[i64]()
        fitting = vec[i64]()
        k: i64 = 0
        for k in range(1, 1 << size(hand)):
            cards = subset(hand, k)
            every = append(every, cards)
            if self.fits_first(cards):
                fitting = append(fitting, cards)
        return fitting if len(fitting) else every

    def fits_first(self, cards: i64) -> bool:
        """Whether the pieces of a set can be connected into one castle by their numbers (CA-6.3)."""
        towers = self.shown(cards, TOWER_KIND)
        walls = self.shown(cards, LONG) + self.shown(cards, SHORT)
        return towers >= 1 and towers - 1 <= walls <= 3 * towers + 1

    def shown(self, cards: i64, what: i64) -> i64:
        """How many of a kind of piece, or EXTRA, a set of cards shows."""
        faces = self.faces
        total: i64 = 0
        card: i64 = 0
        for card in range(CARDS):
            if cards & (1 << card):
                total += faces[card * 4 + what]
        return total

    def deck_size(self, seat: i64, back: i64) -> i64:
        return DECK - self.drawn[seat * 2 + back]

    def cards_to_draw(self) -> i64:
        """The number N of CA-9.1 for the cards played in this turn."""
        wish = 1 + self.shown(self.played, EXTRA)
        left = self.deck_size(self.mover, WALL_BACKED) + self.deck_size(self.mover, TOWER_BACKED)
        return wish if wish < left else left

    def most_walls(self) -> i64:
        """The most wall-backed cards that can be among those drawn (CA-9.2)."""
        number = self.cards_to_draw()
        walls = self.deck_size(self.mover, WALL_BACKED)
        return number if number < walls else walls

    def fewest_walls(self) -> i64:
        """The fewest wall-backed cards that can be among those drawn (CA-9.2)."""
        number = self.cards_to_draw()
        towers = self.deck_size(self.mover, TOWER_BACKED)
        return number - towers if number > towers else 0

    def scores(self) -> list[int]:
        """CA-11.1."""
        points = [0] * self.players
        yards = self.castle.courtyards
        for region in range(1, len(yards.owner)):
            seat = yards.owner[region]
            if seat != DIVIDED:
                points[seat] += yards.touching[region] * (2 if self.doubled[seat] == region else 1)
        return points

    def keeps(self) -> list[int]:
        """One for each courtyard, two for a doubled one (CA-11.2)."""
        keeps = [0] * self.players
        yards = self.castle.courtyards
        for region in range(1, len(yards.owner)):
            seat = yards.owner[region]
            if seat != DIVIDED:
                keeps[seat] += 2 if self.doubled[seat] == region else 1
        return keeps

    def winners(self) -> list[int]:
        """CA-11.2."""
        if self.phase != OVER:
            return []
        points = self.scores()
        keeps = self.keeps()
        best = max([points[seat] * 1024 + keeps[seat] for seat in range(self.players)])
        return [seat for seat in range(self.players) if points[seat] * 1024 + keeps[seat] == best]

    # ---- a decision ----

    def play(self, move: i64) -> None:
        phase = self.phase
        if phase == BUILD:
            self._build(move)
        elif phase == PLAY:
            self._play_cards(move)
        elif phase == CLAIM:
            self._settle(move)
        elif phase == DRAW:
            self._draw(move)
        else:
            self._end_turn()

    def _play_cards(self, cards: i64) -> None:
        """CA-6.2, CA-6.4."""
        self.hands[self.mover] &= ~cards
        self.played = cards
        kind: i64 = 0
        for kind in range(3):
            pieces = self.shown(cards, kind)
            self.supply[kind] -= pieces
            self.pool[kind] += pieces
        self._go_on_building()

    def _build(self, move: i64) -> None:
        seat = self.mover
        yards = self.castle.courtyards
        self.pool[kind_of(move)] -= 1
        self.castle.place(move, seat)
        if len(yards.made):
            if yards.divided and self.doubled[seat] == yards.divided:  # CA-8.4
                self.doubled[seat] = 0
                self.asked = STAY
                self.claim = yards.made
                self.phase = CLAIM
                return
            if self.double_keep and self.double_used[seat] == 0:  # CA-8.3
                self.asked = DOUBLE
                self.claim = yards.made
                self.phase = CLAIM
                return
        self._go_on_building()

    def _settle(self, move: i64) -> None:
        if move != KEEP:
            self.doubled[self.mover] = self.claim[move - 1]
            self.double_used[self.mover] = 1
        self.asked = NO_CLAIM
        self.claim = vec[i64]()
        self._go_on_building()

    def _room(self) -> i64:
        """The number of legal placements (CA-7.1)."""
        pool = self.pool
        seat = self.mover
        castle = self.castle
        room: i64 = 0
        if pool[LONG] > 0:
            room += castle.room(LONG, seat)
        if pool[SHORT] > 0:
            room += castle.room(SHORT, seat)
        if pool[TOWER_KIND] > 0:
            room += castle.room(TOWER_KIND, seat)
        return room

    def _go_on_building(self) -> None:
        """The next placement, or the end of building (CA-7.1, CA-7.2)."""
        if self._room() > 0:
            self.phase = BUILD
            return
        if self.cards_to_draw() > 0:
            self.phase = DRAW
        elif self.trial_fitting:  # CA-9.2: until `end` everything can still be taken back
            self.phase = END
        else:
            self._end_turn()

    def _draw(self, walls: i64) -> None:
        """CA-9.2."""
        towers = self.cards_to_draw() - walls
        self.take(self.mover, WALL_BACKED, walls)
        self.take(self.mover, TOWER_BACKED, towers)
        self._end_turn()

    def take(self, seat: i64, back: i64, number: i64) -> None:
        """Draw cards from the top of a deck into the hand."""
        top = self.drawn[seat * 2 + back]
        k: i64 = 0
        for k in range(top, top + number):
            self.hands[seat] |= 1 << self.decks[seat * CARDS + back * DECK + k]
        self.drawn[seat * 2 + back] = top + number

    def _end_turn(self) -> None:
        """CA-9.3, CA-10."""
        seat = self.mover
        self.discards[seat] |= self.played
        self.played = 0
        left = self.deck_size(seat, TOWER_BACKED) + self.deck_size(seat, WALL_BACKED)
        if self.ended_by == NO_SEAT and self.hands[seat] == 0 and left == 0:  # CA-10.1
            self.ended_by = seat
        if self.closes_the_game():
            kind: i64 = 0
            for kind in range(3):  # CA-7.3
                self.out[kind] += self.pool[kind]
                self.pool[kind] = 0
            self.phase = OVER
            return
        following = (seat + 1) % self.players
        self.mover = following
        self.turn += 1
        self.phase = PLAY
        if self.ended_by != NO_SEAT:  # CA-10.2
            self.take(following, TOWER_BACKED, self.deck_size(following, TOWER_BACKED))
            self.take(following, WALL_BACKED, self.deck_size(following, WALL_BACKED))
