"""What people may do about their own data: take it along, and delete their account."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.people.accounts import Player
from castelude.room.storage import schema
from castelude.room.storage.database import reading


async def own_data(engine: AsyncEngine, player: Player) -> dict[str, Any]:
    """Everything the room has stored about somebody, apart from hashes: rows by what they are about."""
    created = sa.select(schema.players.c.created_ms).where(schema.players.c.id == player.id)
    async with reading(engine).connect() as connection:
        found: dict[str, Any] = {"created": await connection.scalar(created) or 0}
        for about, query in questions(player).items():
            found[about] = [dict(row) for row in (await connection.execute(query)).mappings()]
        return found


def questions(player: Player) -> dict[str, sa.Select[Any]]:
    """What is asked of the database for that."""
    s, t, c, r = schema.sessions.c, schema.tables.c, schema.chat.c, schema.reports.c
    tables = sa.select(t.id, t.game, t.status, schema.seats.c.seat, t.created_ms, t.changed_ms)
    tables = tables.join(schema.seats).where(schema.seats.c.player_id == player.id).order_by(t.created_ms)
    chat = sa.select(c.table_id, c.at_ms, c.name, c.text).where(c.player_id == player.id).order_by(c.at_ms)
    sessions = sa.select(s.device, s.created_ms, s.seen_ms).where(s.player_id == player.id)
    reports = sa.select(r.kind, r.table_id, r.about, r.reason, r.made_ms).where(r.reporter_id == player.id)
    pins = sa.select(schema.pins.c.table_id, schema.pins.c.at_ms).where(schema.pins.c.player_id == player.id)
    a = schema.attempts.c
    attempts = sa.select(a.day, a.game, a.table_id).where(a.player_id == player.id).order_by(a.day)
    z = schema.puzzle_tries.c
    puzzles = sa.select(z.puzzle, z.outcome, z.at_ms).where(z.player_id == player.id).order_by(z.at_ms)
    d, q = schema.devices.c, schema.quiet_hours.c
    devices = sa.select(d.endpoint, d.lang, d.made_ms).where(d.player_id == player.id)
    quiet = sa.select(q.zone, q.from_minute, q.to_minute).where(q.player_id == player.id)
    o, p = schema.tournaments.c, schema.tournament_players.c
    entered = sa.exists().where(p.tournament_id == o.id, p.player_id == player.id)
    organised = (o.organiser == player.id).label("organised")
    tournaments = sa.select(o.id, o.title, o.status, organised, o.created_ms).order_by(o.created_ms)
    tournaments = tournaments.where(sa.or_(o.organiser == player.id, entered))
    st, ch = schema.studies.c, schema.chapters.c
    studies = sa.select(st.id, st.name, st.shared, ch.number, ch.title, ch.tree, st.made_ms, st.changed_ms)
    studies = studies.join(schema.chapters).where(st.player_id == player.id).order_by(st.made_ms, st.id, ch.number)
    m = schema.mailboxes.c
    mail = sa.select(m.address, m.lang, m.confirmed_ms).where(m.player_id == player.id)
    f, b, other = schema.follows.c, schema.blocks.c, schema.players.c
    following = sa.select(other.name, f.at_ms).join(schema.follows, f.followed_id == other.id)
    blocked = sa.select(other.name, b.at_ms).join(schema.blocks, b.blocked_id == other.id)
    following = following.where(f.player_id == player.id)
    blocked = blocked.where(b.player_id == player.id)
    k, m = schema.clubs.c, schema.club_members.c
    clubs = sa.select(k.id, k.name, (k.owner == player.id).label("owned"), m.joined_ms)
    clubs = clubs.join(schema.club_members, m.club_id == k.id).where(m.player_id == player.id).order_by(m.joined_ms)
    g, v, x, i, w = schema.standings.c, schema.vacations.c, schema.sanctions.c, schema.invites.c, schema.seeks.c
    ratings = sa.select(g.game, g.pace, g.season, g.mu, g.sigma, g.games, g.ended_ms).where(g.player_id == player.id)
    vacations = sa.select(v.from_ms, v.to_ms).where(v.player_id == player.id).order_by(v.from_ms)
    sanctions = sa.select(x.kind, x.reason, x.made_ms, x.until_ms).where(x.player_id == player.id)
    invited = sa.select(i.table_id, other.name.label("by"), i.at_ms).join(schema.invites, i.from_id == other.id)
    invited = invited.where(i.player_id == player.id)
    seeking = sa.select(w.game, w.players, w.pace, w.rated, w.since_ms).where(w.player_id == player.id)
    return {
        "sessions": sessions,
        "tables": tables,
        "chat": chat,
        "reports": reports,
        "pins": pins,
        "challenges": attempts,
        "puzzles": puzzles,
        "devices": devices,
        "quiet": quiet,
        "mail": mail,
        "tournaments": tournaments,
        "clubs": clubs,
        "studies": studies,
        "following": following,
        "blocked": blocked,
        "ratings": ratings,
        "vacations": vacations,
        "sanctions": sanctions,
        "invited": invited,
        "seeking": seeking,
    }
