"""Games that a bot plays against itself, as material to learn from: every move, and what the search thought of it."""

from dataclasses import asdict, dataclass

from castelude.arena.contestants import read_bot
from castelude.bots.bot import Bot
from castelude.bots.decision import decide, look
from castelude.core.evaluator import result_shares
from castelude.core.position import CHANCE, NOBODY
from castelude.core.record import JsonObject
from castelude.core.registry import get_game
from castelude.core.rng import Rng
from castelude.core.start import new_match

GLANCE = Bot("greedy", overlooks=60)
"""How the moves are chosen that lead a game off the beaten track."""


@dataclass(frozen=True)
class Lesson:
    """A game to be played: the contestant on all seats, and the percentage of its decisions left to `GLANCE`."""

    game: str
    players: int
    deal: int
    words: str
    astray: int = 10


@dataclass(frozen=True)
class Played:
    """A game that was played: all moves, chance events too, and each seat's part of the point.

    `values` are the chances that the search gave to the seat to decide, in thousandths; -1 where it was not asked.
    """

    game: str
    players: int
    deal: int
    moves: list[int]
    values: list[int]
    shares: list[float]

    def to_json(self) -> JsonObject:
        return asdict(self)


def play_lesson(lesson: Lesson) -> Played:
    """Play one game; the same for the same lesson."""
    game = get_game(lesson.game)
    bot = read_bot(game, lesson.words)
    position = new_match(lesson.game, lesson.players, {}, seed=lesson.deal, manual_chance=True).position
    rng = Rng(lesson.deal, "lesson")
    moves: list[int] = []
    values: list[int] = []
    while (actor := position.actor()) != NOBODY:
        if actor == CHANCE:
            move, value = position.move_at(rng.below(position.count())), -1
        else:
            seed = int(rng.word())
            seen = look(game, position, actor, seed)
            if rng.below(100) < lesson.astray:
                move, value = decide(game, seen, GLANCE, seed).move, -1
            else:
                found = decide(game, seen, bot, seed)
                move, value = found.move, round(1000 * found.value)
        moves.append(int(move))
        values.append(value)
        position.play(move)
    return Played(lesson.game, lesson.players, lesson.deal, moves, values, result_shares(position))
