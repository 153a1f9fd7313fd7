"""Games that a bot plays against itself, as material to learn from: every move, and what the search thought of it."""

from dataclasses import asdict, dataclass, replace

from castelude.arena.contestants import read_bot
from castelude.bots.bot import EFFECTIVE, Bot
from castelude.bots.decision import Bounds, Decision, look, think
from castelude.bots.memory import Memory
from castelude.core.evaluator import result_shares
from castelude.core.game import AnyGame
from castelude.core.position import CHANCE, NOBODY, Position
from castelude.core.record import JsonObject
from castelude.core.registry import get_game
from castelude.core.rng import Rng
from castelude.core.start import new_match

GLANCE = Bot("greedy", overlooks=60)
"""How the moves are chosen that lead a game off the beaten track."""
DOUBT = 2
"""By how many hundredths of a small piece a bot misjudges positions in its opening, so that games begin differently."""


@dataclass(frozen=True)
class Lesson:
    """A game to be played: the contestant on all seats, and the percentage of its decisions left to `GLANCE`.

    A contestant that can misjudge positions does so in its first `opening` decisions (`DOUBT`).
    """

    game: str
    players: int
    deal: int
    words: str
    astray: int = 10
    opening: int = 0


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
    doubtful = replace(bot, noise=DOUBT) if "noise" in EFFECTIVE[bot.method] else bot
    position = new_match(lesson.game, lesson.players, {}, seed=lesson.deal, manual_chance=True).position
    rng = Rng(lesson.deal, "lesson")
    seats = [_Seat(game, seat) for seat in range(lesson.players)]
    actors: list[int] = []
    moves: list[int] = []
    values: list[int] = []
    while (actor := position.actor()) != NOBODY:
        if actor == CHANCE:
            move, value = position.random_move(rng), -1
        else:
            seed = int(rng.word())
            seen = look(game, position, actor, seed)
            if rng.below(100) < lesson.astray:
                move, value = think(game, seen, GLANCE, seed).move, -1
            else:
                chosen = doubtful if len(moves) < lesson.opening else bot
                found = seats[actor].decide(seen, chosen, seed, moves, actors)
                move, value = found.move, round(1000 * found.value)
        moves.append(int(move))
        actors.append(int(actor))
        values.append(value)
        position.play(move)
    return Played(lesson.game, lesson.players, lesson.deal, moves, values, result_shares(position))


class _Seat:
    """What a seat keeps of its search from decision to decision, as at a table."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.memory = Memory()
        self.known = 0

    def decide(self, seen: Position, bot: Bot, seed: int, moves: list[int], actors: list[int]) -> Decision:
        """The bot's decision after these moves of these actors."""
        secret = self.game.hidden and any(actor != self.seat for actor in actors[self.known :])
        self.memory.follow(None if secret else moves[self.known :], seen)
        self.known = len(moves)
        return think(self.game, seen, bot, seed, Bounds(memory=self.memory))
