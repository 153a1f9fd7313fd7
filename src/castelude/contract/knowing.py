"""Promises about knowledge: views, logs, foresight and observations do not depend on what a seat cannot know."""

from castelude.contract.promise import Table, as_bytes, is_over, keep, random_action
from castelude.core.encoder import Encoder
from castelude.core.foresight import foresee
from castelude.core.match import Match
from castelude.core.position import NOBODY, Position
from castelude.core.rng import Rng
from castelude.texts import DEFAULT_LANG, LANGUAGES, say

ROUNDS = 120


def resampling(table: Table) -> None:
    """What a seat sees does not change by one byte when everything it cannot know is dealt again."""
    for seed in range(4):
        match = table.match(seed)
        rng = Rng(seed)
        for step in range(ROUNDS):
            if is_over(match):
                break
            match.apply(random_action(match, rng))
            if step % 7 == 0:
                for seat in table.seats:
                    _resampled(table, match, seat, step)


def _resampled(table: Table, match: Match, seat: int | None, step: int) -> None:
    game = table.game
    before = as_bytes(match.state())
    other = game.resample(match.position, seat, Rng(step, "other"))
    who = f"seat {seat}" if seat is not None else "a spectator"
    keep(as_bytes(game.view(other, seat)) == as_bytes(match.view(seat)), f"resampling changes the view of {who}")
    keep(as_bytes(game.aids(other, seat)) == as_bytes(match.aids(seat)), f"resampling changes the aids of {who}")
    keep(as_bytes(match.state()) == before, "resampling changes the position it was asked for")
    if seat is not None and match.actor == seat:
        keep(game.legal(other) == match.legal(), f"the legal list of {who} depends on what it cannot know")
    if step % 28 == 0:
        same = game.picture(other, seat) == game.picture(match.position, seat)
        keep(same, f"the picture for {who} shows what it cannot know")
        same = game.drawing(other, seat, DEFAULT_LANG) == game.drawing(match.position, seat, DEFAULT_LANG)
        keep(same, f"the drawing for {who} shows what it cannot know")
    rng = Rng(step)
    while other.actor() != NOBODY:  # a resampled position is a real one: it can be played to its end
        other.play(other.move_at(rng.below(other.count())))
        if step % 35:
            break


def resampling_changes(table: Table) -> None:
    """`hidden` says whether resampling changes anything."""
    game = table.game
    position = Table(game, game.max_players).match(2, 12).position
    states = {as_bytes(game.state(game.resample(position, 0, Rng(k)))) for k in range(12)}
    keep((len(states) > 1) == game.hidden, f"`hidden` is {game.hidden}, but resampling finds {len(states)} states")


def foresight(table: Table) -> None:
    """What a seat foresees of its action is the same whatever the hidden things are, and true where it is sure."""
    game = table.game
    match = table.match(12)
    rng = Rng(3)
    for step in range(60):
        if is_over(match):
            break
        action = random_action(match, rng)
        if match.actor != "chance":
            seat = match.position.actor()
            seen = foresee(game, match.position, action)
            other = game.resample(match.position, seat, Rng(step, "other"))
            keep(foresee(game, other, action) == seen, f"what {action} will show depends on what is hidden")
            if not game.hidden:
                after = match.position.copy()
                after.play(game.parse(after, action))
                keep(seen.view == game.view(after, seat), f"{action} leads to another view than foreseen")
        match.apply(action)


def logs_have_words(table: Table) -> None:
    """What a seat reads in its log has words in every language; its own action is not hidden from it."""
    game = table.game
    match = Table(game, game.max_players).match(3)
    rng = Rng(8)
    for _ in range(150):
        if is_over(match):
            break
        before, action = match.position.copy(), random_action(match, rng)
        match.apply(action)
        for seat in [None, *range(match.players)]:
            lines = game.log(before, action, match.position, seat)
            keep(bool(lines), f"{action} leaves no line in the log")
            for line in lines:
                for lang in LANGUAGES:
                    params = game.named(match.position, line.params, lang)
                    words = say(line.message, lang, **({**params, "seat": "X"} if "seat" in params else params))
                    keep(bool(words), f"the line {line.message} has no words ({lang})")
        if before.actor() >= 0:
            seen = game.seen_action(before, action, before.actor())
            keep(seen == action, f"the seat that decided {action} reads {seen}")


def arrays(table: Table) -> None:
    """Where a game has an encoding: one index for each legal action, both ways, and observations without secrets."""
    encoder = table.game.encoder
    if encoder is None:
        return
    match = table.match(7)
    rng = Rng(5)
    for step in range(ROUNDS):
        if is_over(match):
            break
        if step % 10 == 0:
            _encoded(table, encoder, match.position)
        match.apply(random_action(match, rng))


def _encoded(table: Table, encoder: Encoder, position: Position) -> None:
    moves, indices = position.moves(), encoder.legal(position)
    keep(len(set(indices)) == len(moves), "two legal actions share an index")
    keep([encoder.move_of(position, index) for index in indices] == moves, "an index means another move")
    marked = [index for index, mark in enumerate(bytes(encoder.mask(position))) if mark]
    keep(marked == sorted(indices), "the mask is not the legal list")
    for seat in range(table.players):
        other = table.game.resample(position, seat, Rng(0, "other"))
        same = bytes(encoder.observation(other, seat)) == bytes(encoder.observation(position, seat))
        keep(same, f"the observation of seat {seat} depends on what it cannot know")
