# castelude: compiled
"""Alpha-beta search for two seats, no secrets and no chance.

Iterative deepening with a principal variation search: a transposition table, killer and history moves, late moves
looked at less deeply, quiet moves left out at the last ply where they cannot help, and beyond the depth every capture
(the game's `Evaluator.candidates(forcing=True)`). Depth counts turns: a turn of several decisions by one seat is one.
Values are leads as in `Evaluator.lead`, from the view of the seat to decide; a win is WIN less the plies to it.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from castelude.bots.budget import Budget
from castelude.core.evaluator import FORCING, MOVE_BITS, MOVE_MASK, Evaluator, bring_best
from castelude.core.position import NOBODY, Position
from castelude.core.rng import Rng

WIN: Final[i64] = 400_000
SURE: Final[i64] = WIN - 1_000
INFINITE: Final[i64] = 500_000
DEEPEST: Final[i64] = 60
LONGEST: Final[i64] = 120  # plies of one line
POLL: Final[i64] = 512

# A table entry is score + OFFSET (20 bits), bound (2), depth (8), move (32).
OFFSET: Final[i64] = 1 << 19
EXACT: Final[i64] = 0
AT_LEAST: Final[i64] = 1
AT_MOST: Final[i64] = 2

KILLER: Final[i64] = 900
HISTORY_SIZE: Final[i64] = 1 << 13
FUTILE: Final[i64] = 130


class AlphaBeta:
    """One search from one position. `run` may be asked once."""

    def __init__(self, evaluator: Evaluator, budget: Budget, rng: Rng, noise: i64, table_bits: i64) -> None:
        self.evaluator: Final = evaluator
        self.budget: Final = budget
        self.limit: i64 = budget.nodes
        self.nodes: i64 = 0
        self.next_poll: i64 = 1
        self.stopped: i64 = 0  # 1 once the budget is spent
        self.noise: i64 = noise
        self.salt: i64 = rng.word()
        self.rng: Final = rng
        size: i64 = 1 << table_bits
        self.mask: i64 = size - 1
        self.keys: vec[i64] = vec[i64]([0] * size)
        self.entries: vec[i64] = vec[i64]([0] * size)
        self.killers: vec[i64] = vec[i64]([-1] * (2 * LONGEST + 4))
        self.history: vec[i64] = vec[i64]([0] * (2 * HISTORY_SIZE))
        self.best_move: i64 = -1
        self.best_value: i64 = 0
        self.depth: i64 = 0

    def run(self, position: Position, deepest: i64, only: i64, overlooks: i64 = 0, without: Sequence[int] = ()) -> i64:
        """The best move found, or `only` if that is not -1; this percentage of the first moves is overlooked.

        The first moves in `without` are left out; at least one other must be legal.
        `best_value` is its lead and `depth` the last depth that was finished.
        """
        root = position.copy()
        moves = self._root_moves(root, overlooks, without)
        if only >= 0:
            moves = vec[i64]([only])
        self.best_move = moves[0] & MOVE_MASK
        if len(moves) == 1 and only < 0 and len(without) == 0:
            self.best_value = self.evaluator.lead(root)
            return self.best_move
        depth: i64 = 1
        while depth <= deepest and depth <= DEEPEST and self.stopped == 0:
            if depth > 1 and not self.budget.worth_going_on():
                break
            self._root(root, moves, depth)
            if self.stopped == 0:
                self.depth = depth
            if _is_sure(self.best_value):
                break
            depth += 1
        return self.best_move

    def line(self, position: Position, longest: i64) -> list[int]:
        """The moves both seats are expected to play, from the table."""
        moves: list[int] = [self.best_move]
        walk = position.copy()
        walk.play(self.best_move)
        while len(moves) < longest and walk.actor() != NOBODY:
            key = walk.fingerprint()
            if key == 0 or self.keys[key & self.mask] != key:
                break
            move = self.entries[key & self.mask] & MOVE_MASK
            if move not in walk.moves():
                break
            moves.append(move)
            walk.play(move)
        return moves

    def _root_moves(self, root: Position, overlooks: i64, without: Sequence[int]) -> vec[i64]:
        """All moves that are noticed, at least one, best guess first; ties in random order."""
        listed = [int(found) for found in self.evaluator.candidates(root, False)]
        listed = [found for found in listed if found & int(MOVE_MASK) not in without]
        self.rng.shuffle(listed)
        if overlooks > 0:
            listed = [found for found in listed if self.rng.below(100) >= overlooks] or listed[:1]
        listed.sort(key=_guess, reverse=True)
        return vec[i64](listed)

    def _root(self, root: Position, moves: vec[i64], depth: i64) -> None:
        """One round; the best move comes to the front for the next one."""
        me = root.actor()
        alpha = -INFINITE
        k: i64 = 0
        for k in range(len(moves)):
            move = moves[k] & MOVE_MASK
            child = root.visit(move)
            if k == 0:
                value = self._after(child, me, depth, alpha, INFINITE, 1)
            else:
                value = self._after(child, me, depth, alpha, alpha + 1, 1)
                if value > alpha and self.stopped == 0:
                    value = self._after(child, me, depth, alpha, INFINITE, 1)
            root.leave()
            if self.stopped == 1:
                return
            if value > alpha:
                alpha = value
                self.best_move = move
                self.best_value = value
                entry = moves[k]
                j: i64 = k
                while j > 0:
                    moves[j] = moves[j - 1]
                    j -= 1
                moves[0] = entry

    def _after(self, child: Position, me: i64, depth: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        """The value for `me` of a position that a move of `me` has led to."""
        self.nodes += 1
        if self.nodes >= self.next_poll:
            self._poll()
        actor = child.actor()
        if actor == me:
            return self._search(child, depth, alpha, beta, ply)
        if actor == NOBODY:
            return _outcome(child, me, ply)
        return -self._search(child, depth - 1, -beta, -alpha, ply)

    def _poll(self) -> None:
        if self.budget.spent(self.nodes):
            self.stopped = 1
        self.next_poll = self.nodes + POLL
        if self.next_poll > self.limit:
            self.next_poll = self.limit

    def _search(self, position: Position, depth: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        if self.stopped == 1:
            return alpha
        if depth <= 0 or ply >= LONGEST:
            return self._quiet(position, alpha, beta, ply, 0)
        key = position.fingerprint()
        first: i64 = -1
        if self.keys[key & self.mask] == key:
            entry = self.entries[key & self.mask]
            first = entry & MOVE_MASK
            if (entry >> 32) & 255 >= depth:
                value = (entry >> 42) - OFFSET
                bound = (entry >> 40) & 3
                if bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha):
                    return value
        me = position.actor()
        moves = self.evaluator.candidates(position, False)
        self._rank(moves, first, me, ply)
        futile = depth == 1 and beta - alpha == 1 and alpha > -SURE and self._judge(position) + FUTILE <= alpha
        best = -INFINITE
        best_move: i64 = first
        low = alpha
        k: i64 = 0
        for k in range(len(moves)):
            bring_best(moves, k)
            guess = moves[k] >> MOVE_BITS
            move = moves[k] & MOVE_MASK
            quiet = guess < FORCING
            if futile and quiet and best > -INFINITE:
                break
            child = position.visit(move)
            if k == 0:
                value = self._after(child, me, depth, low, beta, ply + 1)
            else:
                less: i64 = 0
                if quiet and depth >= 2 and k >= 4:
                    less = 1 if k < 20 or depth < 4 else 2
                value = self._after(child, me, depth - less, low, low + 1, ply + 1)
                if less > 0 and value > low and self.stopped == 0:
                    value = self._after(child, me, depth, low, low + 1, ply + 1)
                if low < value < beta and self.stopped == 0:
                    value = self._after(child, me, depth, low, beta, ply + 1)
            position.leave()
            if self.stopped == 1:
                return low
            if value > best:
                best = value
                best_move = move
                if value > low:
                    low = value
                    if value >= beta:
                        if quiet:
                            self._reward(move, me, depth, ply)
                        break
        bound = EXACT
        if best >= beta:
            bound = AT_LEAST
        elif best <= alpha:
            bound = AT_MOST
        if key != 0 and not _is_sure(best):
            self.keys[key & self.mask] = key
            self.entries[key & self.mask] = ((best + OFFSET) << 42) | (bound << 40) | (depth << 32) | best_move
        return best

    def _quiet(self, position: Position, alpha: i64, beta: i64, ply: i64, beyond: i64) -> i64:
        """Captures only; the seat may always be content with what it has."""
        best = self._judge(position)
        if best >= beta or ply >= LONGEST or beyond > 12 or self.stopped == 1:
            return best
        low = alpha if alpha > best else best
        me = position.actor()
        moves = self.evaluator.candidates(position, True)
        k: i64 = 0
        for k in range(len(moves)):
            bring_best(moves, k)
            child = position.visit(moves[k] & MOVE_MASK)
            self.nodes += 1
            if self.nodes >= self.next_poll:
                self._poll()
            actor = child.actor()
            if actor == me:
                value = self._quiet(child, low, beta, ply + 1, beyond + 1)
            elif actor == NOBODY:
                value = _outcome(child, me, ply + 1)
            else:
                value = -self._quiet(child, -beta, -low, ply + 1, beyond + 1)
            position.leave()
            if self.stopped == 1:
                return best
            if value > best:
                best = value
                if value > low:
                    low = value
                    if value >= beta:
                        break
        return best

    def _judge(self, position: Position) -> i64:
        """The lead, misjudged by up to `noise`, always the same way in the same position."""
        lead = self.evaluator.lead(position)
        if self.noise > 0:
            mixed = ((position.fingerprint() & 0xFFFFFFFF) ^ self.salt) * 0x9E3779B1 & 0x3FFFFFFFFFFF
            lead += (mixed >> 16) % (2 * self.noise + 1) - self.noise
        return lead

    def _rank(self, moves: vec[i64], first: i64, me: i64, ply: i64) -> None:
        """Raise the guesses of the table's move, the killers and the moves with a good history."""
        history = self.history
        killer_1 = self.killers[2 * ply]
        killer_2 = self.killers[2 * ply + 1]
        base = me * HISTORY_SIZE
        k: i64 = 0
        for k in range(len(moves)):
            candidate = moves[k]
            move = candidate & MOVE_MASK
            if move == first:
                moves[k] = candidate + (FORCING << (MOVE_BITS + 2))
            elif candidate >> MOVE_BITS < FORCING:
                raised = history[base + (move & (HISTORY_SIZE - 1))]
                if move == killer_1 or move == killer_2:  # noqa: SIM109 a tuple would box them
                    raised += KILLER
                moves[k] = candidate + (raised << MOVE_BITS)

    def _reward(self, move: i64, me: i64, depth: i64, ply: i64) -> None:
        """A quiet move was too good for the opponent to allow: try it early elsewhere."""
        if self.killers[2 * ply] != move:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = move
        at = me * HISTORY_SIZE + (move & (HISTORY_SIZE - 1))
        self.history[at] += depth * depth
        if self.history[at] > KILLER:
            k: i64 = 0
            for k in range(len(self.history)):
                self.history[k] >>= 1


def _is_sure(value: i64) -> bool:
    """Whether the value is a win or a loss that was seen to the end."""
    return value >= SURE or value <= -SURE


def _guess(candidate: int) -> int:
    return candidate >> 32


def _outcome(over: Position, me: i64, ply: i64) -> i64:
    """The value of a finished game for a seat: sooner wins and later losses are better."""
    winners = over.winners()
    if me not in winners:
        return ply - WIN
    return WIN - ply if len(winners) == 1 else 0
