# castelude: compiled
"""Castellan as arrays for learning programs.

The lattice has no limits, so coordinates are taken modulo SIDE: a castle less than SIDE - 3 nodes long, which is more
than twice what is built in practice, lies on it without overlapping itself. In a longer one two sites can share an
index, which then means the first of them in the order of the moves.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from castelude.core.bits import size
from castelude.core.encoder import NO_MOVE, Encoder, Field, Sheet, put, put_one, put_set
from castelude.core.masks import Masks
from castelude.core.position import NOBODY, Position
from castelude.games.castellan.cards import CARDS, DECK, TOWER_BACKED, TOWER_CARDS, WALL_BACKED
from castelude.games.castellan.castle import Castle
from castelude.games.castellan.courtyards import DIVIDED
from castelude.games.castellan.lattice import REACH, SHORT, TOWER_KIND, direction_of, kind_of, placement, x_of, y_of
from castelude.games.castellan.position import (
    BUILD,
    CLAIM,
    DRAW,
    END,
    KEEP,
    NO_SEAT,
    OVER,
    PLAY,
    STAY,
    CastellanPosition,
)

SIDE: Final[i64] = 48
AREA: Final[i64] = 2304
SEATS: Final[i64] = 4
MARGIN: Final[i64] = 2
"""How far beyond the castle a piece can begin."""
FOLDED: Final = vec[i64]([x % 48 for x in range(-4096, 4096)])
"""By coordinate plus REACH: the coordinate modulo SIDE."""
ROOM: Final[i64] = 8
"""One more than the cards of a deck."""

# The kinds of actions.
PLAYS: Final[i64] = 0
BUILDS: Final[i64] = 1
DOUBLES: Final[i64] = 2
STAYS: Final[i64] = 3
KEEPS: Final[i64] = 4
DRAWS: Final[i64] = 5
ENDS: Final[i64] = 6

ACTIONS: Final = [
    Field("play", (16384,), "the set of cards as a binary number: tower-backed cards first, in the order of their ids"),
    Field("build", (48, 48, 5), "x and y modulo 48, piece (long wall E, N; short wall E, N; tower)"),
    Field("double", (48, 48), "x and y of the courtyard's name modulo 48"),
    Field("stay", (48, 48), "x and y of the courtyard's name modulo 48"),
    Field("keep", (1,), "double none"),
    Field("draw", (8, 8), "wall-backed cards, tower-backed cards"),
    Field("end", (1,), "end the turn"),
]

LATTICE: Final = (48, 48)
TABLE: Final = [
    Field("towers", LATTICE, "1 where a tower stands; x and y of nodes modulo 48"),
    Field("short_east", LATTICE, "1 where a short wall begins that goes east"),
    Field("short_north", LATTICE, "1 where a short wall begins that goes north"),
    Field("long_east", LATTICE, "1 where a long wall begins that goes east"),
    Field("long_north", LATTICE, "1 where a long wall begins that goes north"),
    Field("courtyards", (4, 48, 48), "by seat: the cells of its courtyards; x and y of their south-west corner"),
    Field("doubled", (4, 48, 48), "by seat: the name of its doubled courtyard"),
    Field("asked", (48, 48), "the names of the courtyards that can be chosen now"),
    Field("box", (4, 48), "the least and the greatest x, the least and the greatest y of the castle, modulo 48"),
    Field("pool", (3,), "pieces still to be built in this turn: long, short, towers"),
    Field("supply", (3,), "pieces in the supply"),
    Field("out", (3,), "pieces out of the game"),
    Field("played", (14,), "cards played in this turn"),
    Field("discards", (4, 14), "by seat: cards discarded"),
    Field("hand_backs", (4, 2), "by seat: tower-backed and wall-backed cards in hand"),
    Field("deck_sizes", (4, 2), "by seat: cards in the tower-backed and in the wall-backed deck"),
    Field("double_used", (4,), "by seat: 1 when its double keep has been used"),
    Field("keeps", (4,), "by seat: keeps in courtyards"),
    Field("scores", (4,), "by seat: points"),
    Field("players", (1,), "number of seats"),
    Field("decides", (4,), "the seat that decides"),
    Field("phase", (6,), "play, build, claim, draw, end, over"),
    Field("stay", (1,), "1 when a claim asks which part stays doubled"),
    Field("ended_by", (4,), "the seat that has ended its last turn first"),
    Field("turn", (1,), "turns so far, at most 255"),
]
OWN: Final = [Field("hand", (14,), "cards in the seat's hand, tower-backed first")]
HIDDEN: Final = [
    Field("hands", (4, 14), "by seat: cards in hand"),
    Field("decks", (4, 2, 7, 14), "by seat and back: the cards of the deck, top first"),
]


@final
class CastellanEncoder(Encoder):
    # ---- actions ----

    def index_of(self, position: Position, move: i64) -> i64:
        assert isinstance(position, CastellanPosition)
        phase = position.phase
        if phase == BUILD:
            here = node(x_of(move), y_of(move))
            return self.starts[BUILDS] + here * 5 + kind_of(move) * 2 + direction_of(move)
        if phase == PLAY:
            return move
        if phase == CLAIM:
            if move == KEEP:
                return self.starts[KEEPS]
            word = STAYS if position.asked == STAY else DOUBLES
            return self.starts[word] + name_of(position.castle, position.claim[move - 1])
        if phase == DRAW:
            return self.starts[DRAWS] + move * ROOM + position.cards_to_draw() - move
        return self.starts[ENDS]

    def move_of(self, position: Position, index: i64) -> i64:
        assert isinstance(position, CastellanPosition)
        move = self._meant(position, index)
        return move if move != NO_MOVE and position.is_legal(move) else NO_MOVE

    def _meant(self, position: CastellanPosition, index: i64) -> i64:
        """The move that an index means in this phase, legal or not."""
        phase = position.phase
        starts = self.starts
        if phase == PLAY:
            return index if 0 < index < starts[BUILDS] else NO_MOVE
        if phase == BUILD:
            rest = index - starts[BUILDS]
            if rest < 0 or index >= starts[DOUBLES]:
                return NO_MOVE
            return self._site(position, index, rest)
        if phase == CLAIM:
            k: i64 = 0
            if index == starts[KEEPS]:
                return KEEP
            for k in range(len(position.claim)):
                if self.index_of(position, k + 1) == index:
                    return k + 1
            return NO_MOVE
        if phase == DRAW:
            rest = index - starts[DRAWS]
            fits = 0 <= rest < ROOM * ROOM and rest // ROOM + rest % ROOM == position.cards_to_draw()
            return rest // ROOM if fits else NO_MOVE
        return 0 if phase == END and index == starts[ENDS] else NO_MOVE

    def _site(self, position: CastellanPosition, index: i64, rest: i64) -> i64:
        """The placement of an index; in a castle too long for SIDE the first legal one that has this index."""
        ground = position.castle.ground
        if ground.most_x - ground.least_x > SIDE - 4 or ground.most_y - ground.least_y > SIDE - 4:
            k: i64 = 0
            for k in range(position.count()):
                move = position.move_at(k)
                if self.index_of(position, move) == index:
                    return move
            return NO_MOVE
        x = unfolded(rest // (SIDE * 5), ground.least_x)
        y = unfolded(rest // 5 % SIDE, ground.least_y)
        return placement(rest % 5 // 2, rest % 5 % 2, x, y)

    def put_mask(self, position: Position, out: Masks) -> None:
        assert isinstance(position, CastellanPosition)
        if position.phase == BUILD:
            kind: i64 = 0
            for kind in range(3):
                if position.pool[kind] > 0:
                    _put_placements(position, kind, out, self.starts[BUILDS] + 2 * kind)
        elif position.phase == PLAY and position.turn > 1 and position.ended_by == NO_SEAT:
            hand = position.hands[position.mover]
            cards = hand
            while cards:  # every set of cards but the empty one
                out.put(cards)
                cards = (cards - 1) & hand
        else:
            super().put_mask(position, out)

    # ---- what a seat may know, and everything ----

    def put_observation(self, position: Position, seat: i64, out: Sheet, at: i64) -> None:
        assert isinstance(position, CastellanPosition)
        _put_table(position, seat, out, at + CARDS)  # first: most of it is what the row held before
        put_set(out, at, position.hands[seat], CARDS)

    def put_state(self, position: Position, out: Sheet, at: i64) -> None:
        assert isinstance(position, CastellanPosition)
        at = _put_table(position, 0, out, at)
        seat: i64 = 0
        k: i64 = 0
        for seat in range(position.players):
            put_set(out, at + seat * CARDS, position.hands[seat], CARDS)
        at += SEATS * CARDS
        for seat in range(position.players * 2):  # by seat and back
            left = DECK - position.drawn[seat]
            for k in range(left):
                card = position.decks[seat * DECK + DECK - left + k]
                put_one(out, at + (seat * DECK + k) * CARDS, card, CARDS)


def node(x: i64, y: i64) -> i64:
    """The number of a node, or of the cell to the north-east of it, in planes and actions."""
    return FOLDED[x + REACH] * SIDE + FOLDED[y + REACH]


def unfolded(coordinate: i64, least: i64) -> i64:
    """The coordinate that is this one modulo SIDE, from a little before the castle on."""
    first = least - MARGIN
    return first + (coordinate - first) % SIDE


def name_of(castle: Castle, region: i64) -> i64:
    """The node of a courtyard's name (CA-5.3)."""
    cell = castle.courtyards.name[region]
    return node(castle.ground.x(cell), castle.ground.y(cell))


def _put_placements(position: CastellanPosition, kind: i64, out: Masks, at: i64) -> None:
    """The places for a kind of piece; the actions of the kind begin at `at`."""
    moves = position.castle.placements(kind, position.mover)
    k: i64 = 0
    for k in range(len(moves)):
        move = moves[k]
        out.put(at + node(x_of(move), y_of(move)) * 5 + direction_of(move))


def _put_table(position: CastellanPosition, base: i64, out: Sheet, at: i64) -> i64:
    """What everybody sees, seats counted from `base`."""
    players = position.players
    castle = position.castle
    k: i64 = 0
    laid = castle.laid
    out.reserve(len(laid))
    marks = out.marks
    used = out.used
    for k in range(len(laid)):
        move = laid[k]
        kind = kind_of(move)
        plane: i64 = 0
        if kind != TOWER_KIND:
            plane = (1 if kind == SHORT else 3) + direction_of(move)
        marks[used + k] = i32(((at + plane * AREA + node(x_of(move), y_of(move))) << 8) | 1)
    out.used = used + len(laid)
    at = _put_courtyards(position, base, out, at + 5 * AREA)
    ground = castle.ground
    at = put_one(out, at, ground.least_x % SIDE, SIDE)
    at = put_one(out, at, ground.most_x % SIDE, SIDE)
    at = put_one(out, at, ground.least_y % SIDE, SIDE)
    at = put_one(out, at, ground.most_y % SIDE, SIDE)
    for k in range(3):
        put(out, at + k, position.pool[k])
        put(out, at + 3 + k, position.supply[k])
        put(out, at + 6 + k, position.out[k])
    at = put_set(out, at + 9, position.played, CARDS)
    keeps = position.keeps()
    scores = position.scores()
    sizes = at + SEATS * CARDS
    for k in range(players):
        seat = (base + k) % players
        put_set(out, at + k * CARDS, position.discards[seat], CARDS)
        put(out, sizes + 2 * k, size(position.hands[seat] & TOWER_CARDS))
        put(out, sizes + 2 * k + 1, size(position.hands[seat] & ~TOWER_CARDS))
        put(out, sizes + 8 + 2 * k, position.deck_size(seat, TOWER_BACKED))
        put(out, sizes + 8 + 2 * k + 1, position.deck_size(seat, WALL_BACKED))
        put(out, sizes + 16 + k, position.double_used[seat])
        put(out, sizes + 20 + k, keeps[seat])
        put(out, sizes + 24 + k, scores[seat])
    at = put(out, sizes + 28, players)
    actor = position.actor()
    at = put_one(out, at, (actor + players - base) % players if actor != NOBODY else -1, SEATS)
    at = put_one(out, at, position.phase, OVER + 1)
    at = put(out, at, 1 if position.asked == STAY else 0)
    ended = position.ended_by
    at = put_one(out, at, (ended + players - base) % players if ended != NO_SEAT else -1, SEATS)
    return put(out, at, position.turn)


def _put_courtyards(position: CastellanPosition, base: i64, out: Sheet, at: i64) -> i64:
    """Whose cell each cell is, and the names of courtyards that are doubled or can be chosen."""
    players = position.players
    ground = position.castle.ground
    yards = position.castle.courtyards
    x: i64 = 0
    y: i64 = 0
    k: i64 = 0
    if len(yards.owner) > 1:
        regions = ground.regions
        planes = vec[i64]([-1])  # by region: where the plane of its owner begins
        for k in range(1, len(yards.owner)):
            owner = yards.owner[k]
            planes = append(planes, at + (owner + players - base) % players * AREA if owner != DIVIDED else -1)
        for x in range(ground.least_x, ground.most_x):
            out.reserve(ground.most_y - ground.least_y)
            marks = out.marks
            used = out.used
            first = ground.index(x, 0)
            column = FOLDED[x + REACH] * SIDE
            for y in range(ground.least_y, ground.most_y):
                plane = planes[i64(regions[first + y])]
                if plane >= 0:
                    marks[used] = i32(((plane + column + FOLDED[y + REACH]) << 8) | 1)
                    used += 1
            out.used = used
    at += SEATS * AREA
    for k in range(players):
        region = position.doubled[(base + k) % players]
        if region > 0:
            out.put(at + k * AREA + name_of(position.castle, region), 1)
    at += SEATS * AREA
    if position.phase == CLAIM:
        for k in range(len(position.claim)):
            out.put(at + name_of(position.castle, position.claim[k]), 1)
    return at + AREA


ENCODER: Final = CastellanEncoder(1, ACTIONS, [*OWN, *TABLE], [*TABLE, *HIDDEN])
