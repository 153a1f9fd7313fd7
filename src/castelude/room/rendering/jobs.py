"""What runs in a rendering process: it plays games again and draws them, and tells what that cost.

Whether the person who asks may see the answer was decided before: a rendering process knows whole games.
"""

import time
from collections.abc import Callable
from itertools import islice
from typing import Any

import msgspec

from castelude.core.errors import CasteludeError
from castelude.core.foresight import foresee
from castelude.core.match import Match, actor_of
from castelude.core.position import Position
from castelude.core.record import JsonObject, read_record
from castelude.core.registry import get_game
from castelude.core.start import load_match, new_match
from castelude.room.live.journal import Entry, deeds_in
from castelude.room.processes import jobs
from castelude.room.refusal import Refusal, refused_by_engine
from castelude.room.rendering.answers import (
    Deed,
    GameTree,
    RecordSeat,
    RecordShown,
    Replay,
    ReplayMoment,
    WholeGame,
)
from castelude.room.rendering.explored import masters_at, position_looked_up, steps
from castelude.room.rendering.own_puzzles import own_puzzle
from castelude.room.rendering.positions import position
from castelude.room.rendering.share_card import share_card
from castelude.room.rendering.trees import read_games, told_tree, tree_from, write_games
from castelude.room.tables import visible
from castelude.room.tables.shapes import Fairness, Outcome, Params, Preview


class Made(msgspec.Struct, tag="made"):
    """The answer, as JSON, and the milliseconds of processor time that it cost."""

    answer: msgspec.Raw
    ms: float


class Refused(msgspec.Struct, tag="refused"):
    """The engine refuses it, and even that had its cost."""

    code: str
    message: str
    clause: str | None
    params: Params
    ms: float


def preview(game: str, position: Position, action: str) -> Preview:
    """What a legal action leads to, as far as the actor can know."""
    return visible.preview(foresee(get_game(game), position, action))


def replay(record: JsonObject, first: int, last: int, seat: int | None, secrets: bool = False) -> Replay:
    """The moments of a game from ply `first` to ply `last`, made in one pass; with `secrets`, without its actions."""
    match = _match(record)
    game = match.game
    moments = [
        ReplayMoment(ply, actor_of(at), [] if secrets else match.lately(ply), game.view(at, seat), game.aids(at, seat))
        for ply, at in islice(enumerate(match.replay()), first, last + 1)
    ]
    return Replay(len(match.actions), moments)


def whole_game(
    record: JsonObject,
    journal: list[Entry],
    chance: int,
    seats: list[RecordSeat],
    outcome: Outcome | None,
    fairness: Fairness,
    outdated: int | None,
) -> WholeGame:
    """A game with what each action did, from its journal; the first `chance` actions are not in it."""
    game, count = get_game(record["game"]), len(record["actions"])
    log = [Deed(*deed) for deed in deeds_in(journal, game.id, chance, count)]
    if outdated is None:
        early = _early(_match(record), count - len(log))
    else:  # what they did is not known any more
        early = [Deed(None, [], 0, "") for _ in range(count - len(log))]
    return WholeGame(RecordShown(**record), early + log, game.rules_version, outcome, seats, fairness, outdated)


def _early(match: Match, count: int) -> list[Deed]:
    """What the first actions did, by playing them again."""
    deeds = []
    positions = match.replay()
    before = next(positions).copy()
    for action, after in zip(match.actions[:count], positions, strict=False):
        lines = visible.log_lines(match.game.log(before, action, after, None))
        deeds.append(Deed(None, lines, 0, match.game.notation(before, action, after)))
        before = after.copy()
    return deeds


def notation(record: JsonObject) -> str:
    match = _match(record)
    return match.game.to_notation(match.record())


def picture(game: str, position: Position, seat: int | None, lately: list[str], lang: str) -> str:
    return get_game(game).picture(position, seat, lately, lang)


def picture_at(record: JsonObject, ply: int | None, seat: int | None, lang: str) -> str:
    """A game as it was after so many actions."""
    return picture_of(_match(record).at_ply(ply), seat, lang)


def picture_of(match: Match, seat: int | None, lang: str) -> str:
    return match.game.picture(match.position, seat, match.lately(), lang)


def card_at(record: JsonObject, ply: int | None, seat: int | None, lang: str) -> bytes:
    """The same as a picture of points."""
    return share_card(picture_at(record, ply, seat, lang))


def animation(record: JsonObject, first: int, last: int, seat: int | None, lang: str) -> bytes:
    """A stretch of a game as a GIF."""
    from castelude.room.rendering.animation import animate, shown_plies  # it takes memory that few processes need

    match = _match(record)
    return animate([picture_of(match.at_ply(ply), seat, lang) for ply in shown_plies(first, last)])


def card_of_tree(tree: JsonObject, lang: str) -> bytes:
    """The end of the main line of a tree, as everybody sees it."""
    game = tree_from(msgspec.convert(tree, GameTree))
    return card_at(game.record(game.end_of_line(0, game.children())).to_json(), None, None, lang)


def card(
    game: str, players: int, options: JsonObject, position: Position | None, lately: list[str], lang: str
) -> bytes:
    """What chats show beside a link to a game, as everybody sees it; before the deal, how such games begin."""
    shown = position or new_match(game, players, options=options, seed=0).position
    return share_card(get_game(game).picture(shown, None, lately, lang))


def _match(record: JsonObject) -> Match:
    return load_match(read_record(record), manual_chance=True)


def measured(job: Callable[..., object]) -> Callable[..., Made | Refused]:
    """The same job, with its cost."""

    def run(**arguments: Any) -> Made | Refused:  # noqa: ANN401 of any job
        begin = time.process_time()
        try:
            answer = msgspec.json.encode(job(**arguments))
        except CasteludeError as error:
            refusal: Refusal = refused_by_engine(error)
            cost = (time.process_time() - begin) * 1000
            return Refused(refusal.code, refusal.message, refusal.clause, refusal.params, cost)
        return Made(msgspec.Raw(answer), (time.process_time() - begin) * 1000)

    return run


JOBS: jobs.Jobs = {
    job.__name__: measured(job)
    for job in (
        *(position, preview, replay, whole_game, notation, picture, picture_at, card_at, card, card_of_tree),
        animation,
        *(told_tree, read_games, write_games, own_puzzle),
        *(steps, masters_at, position_looked_up),
    )
}

if __name__ == "__main__":
    jobs.run(lambda _: JOBS)
