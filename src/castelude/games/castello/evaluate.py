# castelude: compiled
"""What a bot knows of Castello.

Random play never meets the enemy, so a bot must be drawn forward: every pawn likes to stand near a castle it may
take (`near`). Pawns beside such a castle count more with each further one (`siege_1`, `siege_2`; the third takes it),
unless so many neighbours are taken by others that three can never stand there. Pawns on the board (`pawn`) and castles
taken (`castle`, and `more_castles` for each beyond the first, since four win) are the fruits; `mobility` keeps the
pawns from standing in each other's way, and `tempo` is the worth of having the move.

Captures are left to the search, which looks at every one of them (`candidates`): hops over enemies, and pawns that
come to stand as the third at a castle. The weights
are the result of `castelude arena tune castello --mind adept:nodes=2000 --deals 4 --rounds 32`.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.evaluator import FORCING, MOVE_BITS, Evaluator, chance_of_lead, result_shares, weighted
from castelude.core.position import NOBODY, Position
from castelude.games.castello.board import BESIEGERS, COLOUR, FREE, SLOTS, STANDING, Board
from castelude.games.castello.geometry import CELLS, MIDDLE, SIZE, STEPS, file_of, rank_of, section_of
from castelude.games.castello.position import STOP, CastelloPosition

WEIGHTS: Final = {
    "pawn": 100,
    "castle": 239,
    "more_castles": 195,
    "siege_1": 11,
    "siege_2": 60,
    "near": 11,
    "mobility": 1,
    "tempo": 9,
}
SCALE: Final = 250.0
FARTHEST: Final[i64] = 16


@final
class CastelloEvaluator(Evaluator):
    pawn: i64
    castle: i64
    more_castles: i64
    siege_1: i64
    siege_2: i64
    near: i64
    mobility: i64
    tempo: i64
    known_standing: i64  # the set of castles for which `places` holds, as bits
    places: vec[i64]  # seat * SIZE + cell: what a pawn there is worth by its place
    places_by_standing: dict[int, vec[i64]]

    def chances(self, position: Position) -> list[float]:
        actor = position.actor()
        if actor == NOBODY:
            return result_shares(position)
        chance = chance_of_lead(self.lead(position), SCALE)
        return [chance, 1.0 - chance] if actor == 0 else [1.0 - chance, chance]

    def lead_scale(self) -> float:
        return SCALE

    def lead(self, position: Position) -> i64:
        assert isinstance(position, CastelloPosition)
        lead = self._side(position, 0) - self._side(position, 1)
        return lead + self.tempo if position.mover == 0 else self.tempo - lead

    def _side(self, position: CastelloPosition, seat: i64) -> i64:
        """What one seat has, in hundredths of a pawn."""
        self._know_places(position)
        places = self.places
        board = position.board
        roster = board.roster
        pawns = board.roster_size[seat + 1]
        castles = position.captured_castles[seat]
        worth = self.pawn * pawns + self.castle * castles + self.mobility * board.mobility[seat + 1]
        if castles > 1:
            worth += self.more_castles * (castles - 1) * castles // 2
        k: i64 = 0
        for k in range(seat * SLOTS, seat * SLOTS + pawns):
            worth += places[seat * SIZE + i64(roster[k])]
        fate = board.castle_fate
        besiegers = board.besiegers
        for k in range(len(fate)):
            mine = besiegers[2 * k + seat]
            if mine > 0 and fate[k] == STANDING and besiegers[2 * k + 1 - seat] <= 1:
                cell = board.castle_cell[k]
                if section_of(cell) != seat:
                    worth += self.siege_1 if mine == 1 else self.siege_2
        return worth

    def _know_places(self, position: CastelloPosition) -> None:
        """Take the worth of places for the castles that stand; worked out once for each set of them."""
        fate = position.board.castle_fate
        standing: i64 = 0
        k: i64 = 0
        for k in range(len(fate)):
            if fate[k] == STANDING:
                standing |= 1 << k
        if position.layout == "brio":
            standing |= 1 << 20
        if standing == self.known_standing:
            return
        self.known_standing = standing
        known = self.places_by_standing.get(standing)
        if known is not None:
            self.places = known
            return
        self.places = vec[i64]([0] * (2 * SIZE))
        seat: i64 = 0
        for seat in range(2):
            for cell in CELLS:
                self.places[seat * SIZE + cell] = self._place(position.board, seat, cell)
        self.places_by_standing[standing] = self.places

    def _place(self, board: Board, seat: i64, cell: i64) -> i64:
        """The worth of a pawn's place: the nearer to a castle it may take, the better."""
        nearest = FARTHEST
        k: i64 = 0
        for k in range(len(board.castle_cell)):
            castle = board.castle_cell[k]
            if board.castle_fate[k] == STANDING and section_of(castle) != seat and castle != MIDDLE:
                distance = max_of(
                    apart(file_of(castle), file_of(cell)),
                    apart(rank_of(castle), rank_of(cell)),
                )
                if distance < nearest:
                    nearest = distance
        return self.near * (FARTHEST - nearest)

    # ---- the order of moves ----

    def candidates(self, position: Position, forcing: bool) -> vec[i64]:
        assert isinstance(position, CastelloPosition)
        self._know_places(position)
        if position.in_chain():
            return self._hops_on(position, forcing)
        seat = position.mover
        enemy = 2 - seat
        board = position.board
        cells = board.cells
        places = self.places
        found = vec[i64]()
        k: i64 = 0
        d: i64 = 0
        for k in range(seat * SLOTS, seat * SLOTS + board.roster_size[seat + 1]):
            cell = i64(board.roster[k])
            steps = i64(board.steps[k])
            leaps = i64(board.leaps[k])
            here = places[seat * SIZE + cell]
            for d in range(8):
                if (steps | leaps) & (1 << d) == 0:
                    continue
                step = STEPS[d]
                if steps & (1 << d):
                    guess = self._arrival(board, seat, cell, cell + step)
                    if guess > 0 or not forcing:
                        guess += 8 * (places[seat * SIZE + cell + step] - here)
                        found = append(found, (guess << MOVE_BITS) | (cell * 16 + d * 2))
                if leaps & (1 << d):
                    target = cell + step + step
                    guess = self._arrival(board, seat, cell, target)
                    over = i64(cells[cell + step]) & COLOUR
                    if over == enemy:
                        guess += FORCING + 1000
                    if guess > 0 or not forcing:
                        guess += 8 * (places[seat * SIZE + target] - here) + (20 if over != FREE else 0)
                        found = append(found, (guess << MOVE_BITS) | (cell * 16 + d * 2 + 1))
        return found

    def _arrival(self, board: Board, seat: i64, source: i64, target: i64) -> i64:
        """The extra guess for a pawn that comes to stand as the third at a castle its seat may take."""
        castle = board.castle_beside[target]
        if castle < 0 or board.castle_fate[castle] != STANDING or board.castle_beside[source] == castle:
            return 0
        cell = board.castle_cell[castle]
        if board.besiegers[2 * castle + seat] != BESIEGERS - 1 or section_of(cell) == seat or cell == MIDDLE:
            return 0
        return FORCING + 3000

    def _hops_on(self, position: CastelloPosition, forcing: bool) -> vec[i64]:
        """The same within a chain: captures first, then to stop, then the other hops."""
        found = vec[i64]()
        board = position.board
        seat = position.mover
        for move in position.moves():
            m: i64 = move
            guess = FORCING
            if m != STOP:
                cell = m >> 4
                step = STEPS[(m >> 1) & 7]
                guess = self._arrival(board, seat, cell, cell + step + step)
                if i64(board.cells[cell + step]) & COLOUR == 2 - seat:
                    guess += FORCING + 1000
                else:
                    guess += self.places[seat * SIZE + cell + step + step] - self.places[seat * SIZE + cell]
            if guess >= FORCING or not forcing:
                found = append(found, (guess << MOVE_BITS) | m)
        return found


def apart(one: i64, other: i64) -> i64:
    return one - other if one > other else other - one


def max_of(one: i64, other: i64) -> i64:
    return one if one > other else other


def evaluator(weights: Mapping[str, int] = WEIGHTS) -> CastelloEvaluator:
    """The judge of Castello with these weights, all of them."""
    made = weighted(CastelloEvaluator(), weights)
    made.known_standing = -1
    made.places = vec[i64]()
    made.places_by_standing = {}
    return made
