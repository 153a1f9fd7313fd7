"""How a game is dealt: its terms are sealed, players reveal the nonces they have pledged, and the setup follows."""

from castelude.core.match import Match
from castelude.fairness import Terms, canonical, chance_seed, custom_seal, deal, digest, joint_seed
from castelude.room.refusal import Refusal
from castelude.room.tables import commands
from castelude.room.tables import events as ev
from castelude.room.tables.deadlines import is_reveal_over
from castelude.room.tables.moment import Moment, Who
from castelude.room.tables.seating import need_host, need_seat, need_status
from castelude.room.tables.table import DEALING, OPEN, Table


def start(table: Table, who: Who, command: commands.Start, _: Moment) -> ev.AnyEvent:
    """Seal the terms. If nobody has pledged a nonce, deal at once."""
    need_status(table, OPEN)
    need_host(table, who)
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "free":
            raise Refusal("conflict", "room-seats-free", seat=seat)
        if not chair.ready and chair.player != who.player:
            raise Refusal("conflict", "room-not-ready", name=chair.name or "")
    pledges = [chair.pledge for chair in table.chairs]
    if command.pledge is not None:
        for seat in table.seats_of(who.player):
            pledges[seat] = command.pledge
    return _seal(table, pledges)


def starts_now(table: Table) -> bool:
    """Whether the last seat is taken at a table that begins by itself then."""
    return table.status == OPEN and table.settings.starts_itself and table.is_full()


def start_when_full(table: Table) -> ev.AnyEvent | None:
    """Seal the terms, if the game begins by itself now."""
    return _seal(table, [chair.pledge for chair in table.chairs]) if starts_now(table) else None


def _seal(table: Table, pledges: list[str | None]) -> ev.AnyEvent:
    terms = canonical(_terms(table, pledges))
    return ev.Dealing(terms, pledges) if any(pledges) else _deal(table, terms, {})


def reveal(table: Table, who: Who, command: commands.Reveal, _: Moment) -> ev.AnyEvent:
    """Take a nonce that was pledged; the last one deals."""
    need_status(table, DEALING)
    pledge = digest(command.nonce)
    seats = [seat for seat in need_seat(table, who) if table.chairs[seat].pledge == pledge]
    if not seats:
        raise Refusal("not_allowed", "room-reveal-wrong")
    waiting = table.deal.missing(table.chairs)
    if not set(seats) & set(waiting):
        raise Refusal("conflict", "room-revealed")
    if set(waiting) - set(seats):
        return ev.Revealed(seats, command.nonce)
    return _deal(table, table.deal.terms or "", table.deal.nonces | dict.fromkeys(seats, command.nonce))


def deal_without_waiting(table: Table, moment: Moment) -> ev.Started | None:
    """The deal, if those who have not revealed their nonces had time enough."""
    if not is_reveal_over(table, moment.now_ms, moment.downtimes):
        return None
    return _deal(table, table.deal.terms or "", table.deal.nonces)


def _terms(table: Table, pledges: list[str | None]) -> Terms:
    settings = table.settings
    setup = settings.setup
    return {
        "table": table.id,
        "game": table.game.id,
        "rules_version": table.game.rules_version,
        "players": settings.players,
        "options": table.game.check_options(settings.options),
        "custom": custom_seal(table.game.recorded_setup(setup), table.deal.house) if setup is not None else None,
        "house": digest(table.deal.house),
        "seats": [
            {"name": chair.name, "bot": chair.level, "pledge": pledge}
            for chair, pledge in zip(table.chairs, pledges, strict=True)
        ],
    }


def _deal(table: Table, terms: str, nonces: dict[int, str]) -> ev.Started:
    given = [nonces.get(seat) for seat in range(len(table.chairs))]
    seed = joint_seed(terms, table.deal.house, given)
    settings = table.settings
    options = table.game.check_options(settings.options)
    setup = settings.setup if settings.setup is not None else deal(table.game, settings.players, options, seed)
    match = Match(table.game, settings.players, options, setup, chance_seed(seed))
    return ev.Started(match.setup, seed, terms, given, match.actions)
