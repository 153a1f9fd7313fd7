"""What a bot keeps between two decisions of one game, as far as it may know what was played since.

A tree search keeps its tree. In a game with secrets the moves of others may hold some, so a tree lives on only from one
decision of a seat to the next one of the same turn; in an open game it follows every move. Alpha-beta, for which a turn
is one step, keeps the rest of the turn it has chosen and plays it without thinking again.
"""

from collections.abc import Sequence

from castelude.bots.bot import Bot
from castelude.bots.mcts import Mcts
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.position import Position
from castelude.core.rng import Rng

LARGEST_TREE = 200_000


class Deals:
    """Positions for a tree search, each resampled from the one that the seat sees."""

    def __init__(self, game: AnyGame, seen: Position, seat: int, rng: Rng) -> None:
        self.game = game
        self.seen = seen
        self.seat = seat
        self.rng = rng

    def __call__(self) -> Position:
        dealt: Position = self.game.resample(self.seen, self.seat, self.rng)
        return dealt


class Memory:
    """The tree or the plan of one seat of one game. `follow` comes before each decision, `keep` or `plan` after it."""

    def __init__(self) -> None:
        self._planned: list[int] = []
        self._value = 0.0
        self._bot: Bot | None = None
        self._search: Mcts | None = None
        self._deals: Deals | None = None

    def follow(self, moves: Sequence[int] | None, seen: Position) -> None:
        """Go on to `seen`, the position after these moves since the last decision; None: nobody may say which.

        An unexpected event (a card drawn, a move that was not planned) invalidates what is kept, and it is dropped.
        """
        done = 0 if moves is None else len(moves)
        self._planned = self._planned[done:] if moves is not None and self._planned[:done] == list(moves) else []
        if self._search is None or self._deals is None:
            return
        game, seat, walk = self._deals.game, self._deals.seat, self._deals.seen.copy()
        if moves is None or len(self._search.child) > LARGEST_TREE:
            self.forget()
            return
        for move in moves:
            if not self._search.advance(move):
                self.forget()
                return
            walk.play(move)
        if game.view(walk, seat) == game.view(seen, seat):
            self._deals.seen = seen
        else:
            self.forget()

    def plan(self, bot: Bot, moves: list[int], value: float) -> None:
        """Keep the moves of this turn that a bot has chosen, the next one first, and what they are worth."""
        self._bot, self._planned, self._value = bot, moves, value

    def planned(self, bot: Bot) -> tuple[list[int], float] | None:
        """What is left of the turn this bot has chosen, and its worth."""
        return (self._planned, self._value) if self._planned and self._bot == bot else None

    def recall(self, bot: Bot) -> Mcts | None:
        """The tree for the position that was followed to last, if this bot has grown one."""
        return self._search if self._bot == bot else None

    def keep(self, bot: Bot, search: Mcts, deals: Deals) -> None:
        self._bot, self._search, self._deals = bot, search, deals

    def forget(self) -> None:
        self._bot = self._search = self._deals = None


class Trail:
    """The moves up to a seat's last decision, to tell what it may know of those since."""

    def __init__(self) -> None:
        self._moves: list[int] | None = None

    def since(self, match: Match, seat: int) -> list[int] | None:
        """The moves since the last call, for `Memory.follow`; None where some are secret or the game went back."""
        before, self._moves = self._moves, match.moves
        if before is None or self._moves[: len(before)] != before:
            return None
        if match.game.hidden and any(actor != seat for actor in match.actors[len(before) :]):
            return None
        return self._moves[len(before) :]
