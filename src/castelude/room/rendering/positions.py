"""Any position of a game, set up on request: for rulebooks, guides, previews and the analysis board."""

from castelude.core.game import AnyGame
from castelude.core.match import Actor, Match, actor_of
from castelude.core.position import Position
from castelude.core.record import JsonObject
from castelude.core.registry import get_game
from castelude.core.rng import Rng
from castelude.room.rendering.answers import Deed, PositionMoment, ShownPosition
from castelude.room.tables import visible


def position(
    game: str,
    players: int,
    options: JsonObject,
    setup: JsonObject | None,
    actions: list[str],
    seat: int | None,
    since: int,
    film: bool,
    explain: str | None,
    follow: bool,
    tell: bool,
    seed: int,
) -> ShownPosition:
    """A position that can be set up, or is dealt from the seed.

    With `film`, every moment after the first `since` actions; with `tell`, what the actions since then did. With
    `follow`, as the seat that decides sees it, or the one that decided last.
    """
    rules = get_game(game)
    rules.check_players(players)
    checked = rules.check_options(options)
    dealt = rules.deal(players, checked, Rng(seed, "setup")) if setup is None else setup
    first = rules.start(players, checked, dealt)
    match = Match(rules, players, checked, dealt, 0, manual_chance=True, position=first)
    match.apply_all(actions[:since])
    deeds: list[Deed] = []
    moments = [_moment(match, seat)] if film else []
    for action in actions[since:]:
        before = match.position.copy() if tell else match.position
        match.apply(action)
        if tell:
            deeds.append(deed(rules, before, action, match.position, before.actor() if follow else seat, 0))
        if film:
            moments.append(_moment(match, seat))
    viewer = _follower(match) if follow else seat
    now = _moment(match, viewer)
    shown = ShownPosition(match.actor, match.legal(), now.view, now.aids, viewer)
    if film:
        shown.moments = moments
    if tell:
        shown.deeds = deeds
    if setup is None:
        shown.setup = match.setup
    if explain is not None:
        shown.verdict = visible.verdict(match.explain(explain))
    return shown


def _moment(match: Match, seat: int | None) -> PositionMoment:
    return PositionMoment(match.view(seat), match.aids(seat))


def _follower(match: Match) -> int | None:
    """The seat that decides; where none does, the one that decided last."""
    if match.seat is not None:
        return match.seat
    return next((actor for actor in reversed(match.actors) if actor >= 0), 0)


def deed(game: AnyGame, before: Position, action: str, after: Position, viewer: int | None, turn: int) -> Deed:
    """What an action did, as this seat may know it; `turn` is the turn before, which it may end."""
    actor: Actor = actor_of(before)
    lines = visible.log_lines(game.log(before, action, after, viewer if viewer is None or viewer >= 0 else None))
    begins = actor != "chance" and game.begins_turn(before)
    seat = actor if isinstance(actor, int) else None
    return Deed(seat, lines, turn + begins, game.notation(before, action, after))
