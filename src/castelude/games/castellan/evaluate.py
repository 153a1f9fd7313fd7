# castelude: compiled
"""What a bot knows of Castellan.

All pieces hang together, so a wall between two towers always closes a courtyard, and so does a tower at two or more
wall ends: these are the **gaps**. Who is to play cards next will close some of them, so gaps count for that seat
(`gap`) and nobody should leave them for the next. Points (`point`) are what is won; cards still to be played (`card`)
are worth something too. The chances are those of the leads; the same lead is worth the more, the fewer cards are left.
A Double Keep not yet used, and further gaps at less than the first two, were tried and made no difference.

While building, nothing is settled before the turn is over: a search plays on by `candidates`: close what can be closed;
prepare what the pool can still close; leave to others as little as possible. The weights
are the result of `castelude arena tune castellan --mind expert:nodes=40 --deals 10 --rounds 11`.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from castelude.core.bits import BYTE_SIZES, size
from castelude.core.evaluator import FORCING, MOVE_BITS, LearnedEvaluator, weighted
from castelude.core.network import Network, best_other, centred
from castelude.core.position import Position
from castelude.games.castellan.cards import CARDS, EXTRA, TOWER_BACKED, WALL_BACKED
from castelude.games.castellan.features import INPUTS as INPUTS
from castelude.games.castellan.features import features
from castelude.games.castellan.lattice import (
    COVER_E,
    COVER_N,
    COVER_S,
    COVER_W,
    COVERS,
    EAST,
    LONG,
    SHORT,
    TOWER,
    TOWER_KIND,
    direction_of,
    kind_of,
    x_of,
    y_of,
)
from castelude.games.castellan.position import BUILD, CLAIM, DRAW, PLAY, CastellanPosition

WEIGHTS: Final = {
    "point": 66,
    "gap": 110,
    "card": 29,
    "late": 595,
    "early": 596,
}

CLOSES: Final[i64] = FORCING
PREPARES: Final[i64] = 1000
GIVES: Final[i64] = -800


@final
class CastellanEvaluator(LearnedEvaluator):
    point: i64
    gap: i64
    card: i64
    late: i64  # the lead that is e times the chance at the end of the game
    early: i64  # how much more it takes at its beginning
    gaps: vec[i64]  # by kind of piece: those found last

    def is_settled(self, position: Position) -> bool:
        assert isinstance(position, CastellanPosition)
        return position.phase == PLAY

    def seat_inputs(self, position: Position, seat: i64, leads: list[float]) -> vec[float]:
        assert isinstance(position, CastellanPosition)
        return features(position, seat, leads[seat], best_other(leads, seat), self.gaps)

    def leads(self, position: Position) -> list[float]:
        """How far each seat is, in logarithms of chances, by the weights; the gaps are found on the way."""
        assert isinstance(position, CastellanPosition)
        self._find_gaps(position)
        gaps = self.gaps[0] + self.gaps[1] + self.gaps[2]
        scores = position.scores()
        leads = [0.0] * position.players
        cards: i64 = 0
        seat: i64 = 0
        for seat in range(position.players):
            left = (
                size(position.hands[seat])
                + position.deck_size(seat, TOWER_BACKED)
                + position.deck_size(seat, WALL_BACKED)
            )
            cards += left
            lead = self.point * scores[seat] + self.card * left
            if position.mover == seat:
                lead += self.gap * gaps
            leads[seat] = float(lead)
        scale = float(self.late) + float(self.early * cards) / float(CARDS * position.players)
        for seat in range(position.players):
            leads[seat] /= scale
        return centred(leads)

    def _find_gaps(self, position: CastellanPosition) -> None:
        """How many places there are where one piece closes a courtyard out of the outside, by kind of piece."""
        castle = position.castle
        nodes = castle.ground.nodes
        column: i64 = 1 << castle.ground.shift
        outside = castle.outside_class
        gaps = vec[i64]([0, 0, 0])
        k: i64 = 0
        places = castle.towers
        for k in range(places.size(outside)):
            if BYTE_SIZES[i64(nodes[places.at(outside, k) >> 1]) & COVERS] >= 2:
                gaps[TOWER_KIND] += 1
        places = castle.shorts
        for k in range(places.size(outside)):
            site = places.at(outside, k)
            step: i64 = column if site & 1 == EAST else 1
            if i64(nodes[site >> 1]) & i64(nodes[(site >> 1) + step]) & TOWER:
                gaps[SHORT] += 1
        places = castle.longs
        for k in range(places.size(outside)):
            site = places.at(outside, k)
            step = 2 * column if site & 1 == EAST else 2
            if i64(nodes[site >> 1]) & i64(nodes[(site >> 1) + step]) & TOWER:
                gaps[LONG] += 1
        self.gaps = gaps

    # ---- the order of moves ----

    def candidates(self, position: Position, forcing: bool) -> vec[i64]:
        assert isinstance(position, CastellanPosition)
        found = vec[i64]()
        if forcing:
            return found
        phase = position.phase
        k: i64 = 0
        for k in range(position.count()):
            move = position.move_at(k)
            guess: i64 = 0
            if phase == BUILD:
                guess = self._placement(position, move)
            elif phase == PLAY:
                guess = self._cards(position, move)
            elif phase == CLAIM and move > 0:
                guess = 60 * (position.castle.courtyards.touching[position.claim[move - 1]] - 6)
            elif phase == DRAW:
                guess = 10 if move & 1 else 0
            found = append(found, (guess << MOVE_BITS) | move)
        return found

    def _cards(self, position: CastellanPosition, cards: i64) -> i64:
        """A card or two are usual; more at once leave nothing for later. Extra cards are welcome."""
        return 30 * position.shown(cards, EXTRA) - 100 * (size(cards) - 1)

    def _placement(self, position: CastellanPosition, move: i64) -> i64:
        """Closing is best; then preparing what the pool can close; what the pool cannot close is a gift."""
        ground = position.castle.ground
        nodes = ground.nodes
        column: i64 = 1 << ground.shift
        node = ground.index(x_of(move), y_of(move))
        kind = kind_of(move)
        pool = position.pool
        if kind == TOWER_KIND:
            covers = BYTE_SIZES[i64(nodes[node]) & COVERS]
            if covers >= 2:
                return CLOSES + 100 * covers
            return self._new_tower(nodes, node, column, pool)
        step: i64 = column if direction_of(move) == EAST else 1
        end = node + step
        if kind == LONG:
            end += step
        start_tower = i64(nodes[node]) & TOWER
        end_tower = i64(nodes[end]) & TOWER
        if start_tower and end_tower:
            return CLOSES + 50
        free = end if start_tower else node
        if i64(nodes[free]) & COVERS:  # a tower there will close
            return PREPARES if pool[TOWER_KIND] > 0 else GIVES
        guess: i64 = 0
        if pool[TOWER_KIND] > 0:
            guess = self._new_tower(nodes, free, column, pool) // 2
        return guess

    def _new_tower(self, nodes: vec[i16], node: i64, column: i64, pool: vec[i64]) -> i64:
        """What a tower on a free node opens: walls from it to other towers, for the pool or for the next seat."""
        guess: i64 = 0
        d: i64 = 0
        for d in range(4):
            step: i64 = column if d & 1 else 1
            if d >= 2:
                step = -step
            near = i64(nodes[node + step])
            if near & TOWER:
                if not _covered(nodes, node, d):
                    guess += PREPARES if pool[SHORT] > 0 else GIVES
            elif near == 0 and i64(nodes[node + step + step]) & TOWER:
                guess += PREPARES if pool[LONG] > 0 else GIVES
        return guess


def _covered(nodes: vec[i16], node: i64, d: i64) -> bool:
    """Whether a wall covers the edge from a node: 0 north, 1 east, 2 south, 3 west."""
    cover = i64(nodes[node]) & COVERS
    if d == 0:
        return cover & COVER_N != 0
    if d == 1:
        return cover & COVER_E != 0
    if d == 2:
        return cover & COVER_S != 0
    return cover & COVER_W != 0


def evaluator(weights: Mapping[str, int] = WEIGHTS, network: Network | None = None) -> CastellanEvaluator:
    """The evaluator of Castellan with these weights, all of them, and the judge that learned."""
    made = weighted(CastellanEvaluator(), weights)
    made.network = network
    made.gaps = vec[i64]([0, 0, 0])
    return made
