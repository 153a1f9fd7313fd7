# castelude: compiled
"""Information-set Monte Carlo tree search: any number of seats, secrets and chance.

Every iteration starts from a resampled position (`deal`), so the tree holds only what the seat could know, and a move
is judged over many deals. At the root the moves are first judged one by one, each in one deal, and tried in that order.
A node is a sequence of moves; in each deal only the moves
that are legal there are considered, and how often a move was available counts in its upper confidence bound. Each seat
goes for its own chance to win (the evaluator gives one number per seat). Chance events are drawn at random. Long legal
lists are widened bit by bit, the best guess of the game's `Evaluator` first. A new leaf is played on, led
by the guesses, until the evaluator calls the position settled (at most `rollout` decisions), and then judged by it
instead of being played to the end.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.bots.budget import Budget
from castelude.core.evaluator import FORCING, MOVE_BITS, MOVE_MASK, Evaluator, bring_best
from castelude.core.position import CHANCE, NOBODY, Position
from castelude.core.rng import Rng

LONGEST: Final[i64] = 400
MARKS: Final[i64] = 1 << 10
POLL: Final[i64] = 32
NONE: Final[i64] = -1
LEAST_SPREAD: Final = 0.02
JUDGED: Final[i64] = FORCING << 2  # guesses of moves at the root that were judged lie above all others
PARTS: Final = 1_000_000.0


class Mcts:
    """A tree that grows from one position as one seat knows it."""

    def __init__(
        self,
        evaluator: Evaluator,
        deal: Callable[[], Position],
        rng: Rng,
        explore: float,
        width: float,
        widening: float,
        rollout: i64,
        deals_last: i64,
        only: i64,
        looks: i64,
        overlooks: i64,
        without: Sequence[int] = (),
    ) -> None:
        self.evaluator: Final = evaluator
        self.deal: Final = deal
        self.rng: Final = rng
        self.explore: float = explore
        self.width: float = width
        self.widening: float = widening
        self.rollout: i64 = rollout
        self.deals_last: i64 = deals_last
        self.nodes: i64 = 0
        # The tree: by node, its first child, next sibling, move, visits, times available and the sum of its values
        # for the seat that chose it.
        self.child: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()
        self.move: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.available: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        self.root: i64 = self._add(NONE, 0)
        self.only: i64 = only  # the one move to look at, or -1
        self.looks: i64 = looks
        self.overlooks: i64 = overlooks
        self.without: Final = without  # moves left out at the first root
        self.first: vec[i64] = vec[i64]()  # the candidates at the root
        self.first_of: i64 = NONE  # the root they belong to
        # The candidates of the position at hand, for a quick answer to "is this move among them".
        self.marked: vec[i64] = vec[i64]([-1] * MARKS)
        self.stamp: vec[i64] = vec[i64]([0] * MARKS)
        self.now: i64 = 0

    # ---- what a caller asks ----

    def run(self, budget: Budget) -> None:
        """Grow the tree until the budget is spent, or no move can catch up with the one that has most visits."""
        limit: i64 = budget.nodes
        grown: i64 = 0
        world = self.deal()
        while grown < limit:
            if grown % self.deals_last == 0 and grown > 0:
                world = self.deal()
            self._round(world.copy())
            grown += 1
            if grown % POLL == 0 and (budget.spent(grown) or self._lead() > budget.left(grown)):
                break

    def _lead(self) -> i64:
        """By how many visits the move tried most is ahead of all others; 0 where only one move is to be judged."""
        if self.only != NONE:
            return 0
        self._mark(self.first)
        most: i64 = 0
        second: i64 = 0
        at = self.child[self.root]
        while at != NONE:
            visits = self.visits[at]
            if visits > second and self._is_marked(self.move[at]):
                second = most if visits > most else visits
                most = visits if visits > most else most
            at = self.sibling[at]
        return most - second

    def choices(self) -> list[tuple[int, int, float]]:
        """The moves at the root that were tried: move, visits and mean value, most visits first."""
        found: list[tuple[int, int, float]] = []
        at = self.child[self.root]
        while at != NONE:
            found.append((self.move[at], self.visits[at], self.total[at] / float(self.visits[at])))
            at = self.sibling[at]
        found.sort(key=_visits, reverse=True)
        return found

    def best_after(self, moves: list[int]) -> int:
        """The move tried most after these, or -1 where the tree has none."""
        node = self.root
        for move in moves:
            node = self._find(node, move)
            if node == NONE:
                return -1
        best: i64 = -1
        most: i64 = 0
        at = self.child[node]
        while at != NONE:
            if self.visits[at] > most:
                most = self.visits[at]
                best = self.move[at]
            at = self.sibling[at]
        return best

    def advance(self, move: i64) -> bool:
        """Go on from the position after this move with what is known of it; False where nothing is."""
        node = self._find(self.root, move)
        if node == NONE:
            return False
        self.root = node
        return True

    # ---- one round ----

    def _round(self, position: Position) -> None:
        """Go down the tree, add a leaf, judge it and note the judgement on the way back."""
        path = vec[i64]([self.root])
        actors = vec[i64]([CHANCE])
        node = self.root
        new = False
        while not new and len(path) < LONGEST:
            actor = position.actor()
            if actor == NOBODY:
                break
            if actor == CHANCE:
                move = position.random_move(self.rng)
                child = self._find(node, move)
                if child == NONE:
                    child = self._add(node, move)
            else:
                child = self._descend(node, position)
                move = self.move[child]
                new = self.visits[child] == 0
            position.play(move)
            node = child
            path = append(path, node)
            actors = append(actors, actor)
        self.nodes += 1
        if new:
            self._play_on(position)
        chances = self.evaluator.chances(position)
        k: i64 = 0
        for k in range(len(path)):
            self.visits[path[k]] += 1
            if actors[k] >= 0:
                self.total[path[k]] += chances[actors[k]]

    def _descend(self, node: i64, position: Position) -> i64:
        """The child to go to: a new one as long as the list may grow, else the one with the best upper bound."""
        if node == self.root:
            if self.first_of != self.root:
                self._know_root(position)
            moves = self.first
        else:
            moves = self.evaluator.candidates(position, False)
        self._mark(moves)
        allowed = i64(self.width * math.pow(float(self.visits[node] + 1), self.widening))
        children: i64 = 0
        at = self.child[node]
        while at != NONE:
            if self._is_marked(self.move[at]):
                self.available[at] += 1
                children += 1
            at = self.sibling[at]
        if children < len(moves) and (children < allowed or children == 0):
            return self._add(node, self._best_new(node, moves))
        return self._highest_bound(node)

    def _know_root(self, position: Position) -> None:
        """List the moves at the root that are noticed; those that look best are judged and come first, by value."""
        self.first_of = self.root
        if self.only != NONE:
            self.first = vec[i64]([self.only])
            return
        actor = position.actor()
        moves = self.evaluator.candidates(position, False)
        if len(self.without) > 0:
            moves = self._remaining(moves)
        if self.overlooks > 0 and not self.evaluator.is_begun(position):
            moves = self._noticed(moves)
        k: i64 = 0
        for k in range(len(moves)):
            if k >= self.looks:
                break
            bring_best(moves, k)
            move = moves[k] & MOVE_MASK
            child = position.copy()
            child.play(move)
            self._play_on(child)
            self.nodes += 1
            guess = JUDGED + i64(PARTS * self.evaluator.chances(child)[actor])
            moves[k] = (guess << MOVE_BITS) | move
        self.first = moves

    def _remaining(self, moves: vec[i64]) -> vec[i64]:
        """The candidates without those that are left out."""
        found = vec[i64]()
        k: i64 = 0
        for k in range(len(moves)):
            if int(moves[k] & MOVE_MASK) not in self.without:
                found = append(found, moves[k])
        return found

    def _noticed(self, moves: vec[i64]) -> vec[i64]:
        """The candidates without those that are overlooked; at least one."""
        found = vec[i64]()
        k: i64 = 0
        for k in range(len(moves)):
            if self.rng.below(100) >= self.overlooks:
                found = append(found, moves[k])
        return found if len(found) > 0 else vec[i64]([moves[self.rng.below(len(moves))]])

    def _highest_bound(self, node: i64) -> i64:
        """The marked child with the best upper confidence bound.

        Evaluations of one position's moves often differ by a hundredth only, so values are stretched to the whole
        from worst to best before the exploration term is added.
        """
        low = 1.0
        high = 0.0
        at = self.child[node]
        while at != NONE:
            if self._is_marked(self.move[at]):
                mean = self.total[at] / float(self.visits[at])
                if mean < low:
                    low = mean
                if mean > high:
                    high = mean
            at = self.sibling[at]
        spread = high - low if high - low > LEAST_SPREAD else LEAST_SPREAD
        best = NONE
        best_bound = -1.0
        at = self.child[node]
        while at != NONE:
            if self._is_marked(self.move[at]):
                visits = float(self.visits[at])
                bound = (self.total[at] / visits - low) / spread
                bound += self.explore * math.sqrt(math.log(float(self.available[at]) + 1.0) / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = at
            at = self.sibling[at]
        return best

    def _best_new(self, node: i64, moves: vec[i64]) -> i64:
        """The candidate with the best guess that has no node yet; ties are broken at random."""
        at = self.child[node]
        while at != NONE:
            self._unmark(self.move[at])
            at = self.sibling[at]
        best: i64 = NONE
        best_guess: i64 = 0
        alike: i64 = 0
        k: i64 = 0
        for k in range(len(moves)):
            move = moves[k] & MOVE_MASK
            if self._is_marked(move):
                guess = moves[k] >> MOVE_BITS
                if best == NONE or guess > best_guess:
                    best = move
                    best_guess = guess
                    alike = 1
                elif guess == best_guess:
                    alike += 1
                    if self.rng.below(alike) == 0:
                        best = move
        return best

    def _play_on(self, position: Position) -> None:
        """A few more decisions, each the better of a few guesses, so that the evaluator sees a settled position."""
        left = self.rollout
        while left > 0 and not self.evaluator.is_settled(position):
            actor = position.actor()
            if actor == NOBODY:
                return
            if actor == CHANCE:
                position.play(position.random_move(self.rng))
                continue
            moves = self.evaluator.candidates(position, False)
            best = moves[self.rng.below(len(moves))]
            k: i64 = 0
            for k in range(len(moves)):
                if moves[k] >> MOVE_BITS > best >> MOVE_BITS:
                    best = moves[k]
            position.play(best & MOVE_MASK)
            left -= 1

    # ---- the tree ----

    def _add(self, parent: i64, move: i64) -> i64:
        node: i64 = len(self.child)
        self.child = append(self.child, NONE)
        self.move = append(self.move, move)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 1)
        self.total = append(self.total, 0.0)
        if parent == NONE:
            self.sibling = append(self.sibling, NONE)
        else:
            self.sibling = append(self.sibling, self.child[parent])
            self.child[parent] = node
        return node

    def _find(self, node: i64, move: i64) -> i64:
        at = self.child[node]
        while at != NONE and self.move[at] != move:
            at = self.sibling[at]
        return at

    # ---- the set of candidates at hand: open addressing, emptied by counting on ----

    def _mark(self, moves: vec[i64]) -> None:
        if 2 * len(moves) > len(self.stamp):
            self.marked = vec[i64]([-1] * (4 * len(moves)))
            self.stamp = vec[i64]([0] * (4 * len(moves)))
        self.now += 1
        k: i64 = 0
        for k in range(len(moves)):
            move = moves[k] & MOVE_MASK
            at = self._place(move)
            self.marked[at] = move
            self.stamp[at] = self.now

    def _place(self, move: i64) -> i64:
        size: i64 = len(self.stamp)
        at = (move * 0x9E3779B1 >> 7) % size
        while self.stamp[at] == self.now and self.marked[at] != move and self.marked[at] != NONE - 1 - move:
            at = (at + 1) % size
        return at

    def _is_marked(self, move: i64) -> bool:
        at = self._place(move)
        return self.stamp[at] == self.now and self.marked[at] == move

    def _unmark(self, move: i64) -> None:
        at = self._place(move)
        if self.stamp[at] == self.now:
            self.marked[at] = NONE - 1 - move  # its place stays taken, so that others are still found


def _visits(choice: tuple[int, int, float]) -> int:
    return choice[1]


def wins_at_once(position: Position) -> list[int]:
    """The moves that end the game at once with a win for the seat to decide alone."""
    found: list[int] = []
    seat = position.actor()
    for move in position.moves():
        child = position.visit(move)
        if child.actor() == NOBODY and child.winners() == [seat]:
            found.append(move)
        position.leave()
    return found
