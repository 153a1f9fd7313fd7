"""What is agreed at a table: checked when it is opened, and when its host changes it before the start."""

import msgspec

from castelude.core.errors import CasteludeError
from castelude.core.registry import get_game
from castelude.room.refusal import Refusal, refused_by_engine
from castelude.room.tables import commands
from castelude.room.tables import events as ev
from castelude.room.tables.moment import Moment, Who
from castelude.room.tables.seating import need_host, need_status
from castelude.room.tables.table import OPEN, Table


def check_settings(settings: commands.TableSettings) -> None:
    """A `Refusal` names what is wrong with them."""
    try:
        game = get_game(settings.game)
        game.check_players(settings.players)
        options = game.check_options(settings.options)
        if settings.setup is not None:
            game.start(settings.players, options, settings.setup)
    except CasteludeError as error:
        raise refused_by_engine(error) from error
    problem = settings.clock.problem() or (_rated_problem(settings) if settings.rated else None)
    if problem:
        raise Refusal("malformed", problem)


def _rated_problem(settings: commands.TableSettings) -> str | None:
    """Why games with these settings cannot be rated, as a message id, or None."""
    if settings.shared:
        return "room-rated-shared"
    if settings.setup is not None:
        return "room-rated-setup"
    if settings.clock.kind == "none":
        return "room-rated-clock"
    return None if settings.takebacks == "never" else "room-rated-takebacks"


def change(table: Table, who: Who, command: commands.ChangeSettings, _: Moment) -> ev.AnyEvent:
    """The host changes what is agreed. The game, a custom setup and a shared device stay, and nobody loses a seat."""
    need_status(table, OPEN)
    need_host(table, who)
    present, wanted = table.settings, command.settings
    if wanted.game != present.game:
        raise Refusal("malformed", "room-other-game")
    for seat in range(wanted.players, len(table.chairs)):
        if table.chairs[seat].kind == "person":
            raise Refusal("conflict", "room-seat-taken", seat=seat)
    settings = msgspec.structs.replace(wanted, setup=present.setup, shared=present.shared or wanted.shared)
    check_settings(settings)
    if settings.rated and any(chair.kind == "person" and not chair.account for chair in table.chairs):
        raise Refusal("not_allowed", "room-rated-accounts")
    return ev.SettingsChanged(settings)
