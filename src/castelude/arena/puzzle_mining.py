"""Puzzles mined from games of self-play: strong bots play, and the turns that stand out are proven step by step.

The games hold a few careless decisions, because a chance that somebody missed is what most puzzles are about. Every
step searches with more effort than the one before, and what does not hold is dropped: most positions cost a glance.
Everything is limited by numbers of positions searched, never by time, so the same plan finds the same puzzles anywhere.
"""

import functools
import itertools
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from castelude.arena.results import Lines
from castelude.arena.selfplay import Lesson, play_lesson
from castelude.arena.spreading import spread
from castelude.bots.bot import Bot
from castelude.bots.decision import look, think
from castelude.bots.levels import bot_of
from castelude.bots.suggest import in_words
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.position import CHANCE, Position
from castelude.core.registry import get_game
from castelude.core.start import new_match
from castelude.puzzles.grade import grade
from castelude.puzzles.prove import chooses, find_turn, prove
from castelude.puzzles.puzzle import Puzzle, read_puzzle, usual_setup
from castelude.puzzles.themes import themes
from castelude.puzzles.turns import played

PLAYERS = 2
STEPS = (400, 40)
"""The parts of the master's budget at which a turn must be clearly best, one after the other."""
LAST = 10
"""The part at which it must still be, seen with other eyes: four times the effort of the last step."""
MOST_A_GAME = 5
APART = 3
"""Turns between two puzzles of one game."""
TOO_EASY = 80
"""Puzzles that more hundredths of the novice's tries solve are no puzzles."""


@dataclass(frozen=True)
class Seam:
    """Where to look in the games of a game: who plays them, and from which turn on puzzles are looked for.

    `astray`: how many hundredths of the decisions are left to a careless bot.
    """

    contestant: str
    astray: int
    first_turn: int


SEAMS = {
    "castello": Seam("master:nodes=2000", 12, 14),
    "castellan": Seam("master:nodes=100", 8, 4),
    "castel": Seam("master:nodes=150", 8, 10),
    "castellum": Seam("master:nodes=150", 8, 4),
}
ELSEWHERE = Seam("master:nodes=400", 8, 2)


def mine(
    game: AnyGame,
    seed: int,
    count: int,
    path: Path | None,
    progress: Callable[[int, int], None],
    workers: int = 1,
) -> list[Puzzle]:
    """Mine until there are `count` puzzles; a file with some of them, mined with the same seed, is continued.

    `progress` hears after each puzzle and each game how many puzzles there are and how many games were played.
    """
    seam = SEAMS.get(game.id, ELSEWHERE)
    plan = {
        "game": game.id,
        "seed": seed,
        "contestant": seam.contestant,
        "astray": seam.astray,
        "first": seam.first_turn,
    }
    sheet: Lines[Puzzle | int] = Lines(path, plan, _read)
    found = [line for line in sheet.found if isinstance(line, Puzzle)]
    games = max((line for line in sheet.found if isinstance(line, int)), default=0)
    known = {puzzle.id for puzzle in found}
    looked_at = spread(functools.partial(puzzles_in, game.id, seam), itertools.count(seed + games), workers)
    try:
        while len(found) < count:
            for puzzle in next(looked_at):
                if puzzle.id not in known:
                    found.append(puzzle)
                    sheet.add(puzzle, puzzle.to_json())
                    progress(len(found), games)
                if len(found) >= count:
                    return found
            games += 1
            sheet.add(games, {"games": games})
            progress(len(found), games)
        return found
    finally:
        sheet.close()
        looked_at.close()


def _read(line: dict[str, object]) -> Puzzle | int:
    games = line.get("games")
    return games if isinstance(games, int) else read_puzzle(line)


def puzzles_in(name: str, seam: Seam, deal: int) -> list[Puzzle]:
    """The puzzles of one game that the contestant plays against itself."""
    game = get_game(name)
    lesson = play_lesson(Lesson(name, PLAYERS, deal, seam.contestant, seam.astray))
    match = new_match(name, PLAYERS, {}, seed=deal, manual_chance=True)
    found: list[Puzzle] = []
    turn = 0
    latest = -APART
    for move in lesson.moves:
        position = match.position
        if position.actor() != CHANCE and game.begins_turn(position):
            turn += 1
            looks = turn >= seam.first_turn and turn - latest >= APART
            puzzle = _puzzle_at(match, deal) if looks and len(found) < MOST_A_GAME else None
            if puzzle is not None:
                latest = turn
                found.append(puzzle)
        match.apply(game.text(position, move))
    return found


def _puzzle_at(match: Match, deal: int) -> Puzzle | None:
    """The puzzle that the position of a match is, if it is one."""
    game, position = match.game, match.position
    seat = int(position.actor())
    last, last_seed = last_step(game, deal, len(match.actions))
    seed = last_seed - 1
    master = bot_of(game, "master")
    seen = look(game, position, seat, seed)
    moves: list[int] = []
    keys: list[int] | None = None
    for part in STEPS:
        bot = _with_nodes(master, max(1, (master.nodes or 1) // part))
        found = find_turn(game, seen, bot, seed)
        proof = prove(game, seen, found, bot, seed)
        if proof is None or (keys is not None and not _agree(game, seen, moves, keys, found)):
            return None
        moves, keys = found, proof.keys
    assert keys is not None
    seen = look(game, position, seat, last_seed)
    if not chooses(game, seen, moves, last, last_seed, keys):
        return None
    proof = prove(game, seen, moves, last, last_seed, keys)
    if proof is None:
        return None
    value, rival = round(proof.chance, 3), round(proof.rival_chance, 3)
    if value <= rival:  # the keys of a long turn have rivals of their own, and one of them can look as good as the end
        return None
    texts = in_words(game, seen, moves)
    solved = grade(game, seen, [texts[key] for key in proof.keys], seed)
    if solved["novice"] >= TOO_EASY:
        return None
    line = [] if game.hidden else _line(game, seen, moves, last, seed)
    return Puzzle(
        id=f"{game.id}-{deal}-{len(match.actions)}",
        game=game.id,
        players=match.players,
        options={},
        setup=None if match.setup == usual_setup(game.id, match.players) else match.setup,
        actions=list(match.actions),
        seat=seat,
        solution=texts,
        keys=proof.keys,
        value=value,
        rival=rival,
        themes=themes(game, seen, texts, proof.value, line),
        solved=solved,
        seed=deal,
        line=line,
    )


def last_step(game: AnyGame, deal: int, ply: int) -> tuple[Bot, int]:
    """The bot and the seed of the last step, at a place of the game of a deal."""
    master = bot_of(game, "master")
    return _with_nodes(master, max(1, (master.nodes or 1) // LAST)), deal + 1_000_000 * ply + 1


def _with_nodes(bot: Bot, nodes: int) -> Bot:
    return replace(bot, nodes=nodes, ms=None)


def _agree(game: AnyGame, seen: Position, moves: list[int], keys: list[int], found: list[int]) -> bool:
    """Whether a turn holds the keys of one that was found with less effort."""
    one, two = in_words(game, seen, moves), in_words(game, seen, found)
    return all(one[key] in two for key in keys)


def _line(game: AnyGame, seen: Position, moves: list[int], bot: Bot, seed: int) -> list[str]:
    """What is expected to follow the turn."""
    walk = played(seen, moves)
    if walk.actor() < 0:
        return []
    return in_words(game, walk, think(game, walk, bot, seed).line)
