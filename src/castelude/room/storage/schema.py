"""The tables of the database. Migrations make them (storage/migrations); a test compares the two."""

import sqlalchemy as sa

from castelude.room.storage.club_tables import club_members as club_members
from castelude.room.storage.club_tables import club_tournaments as club_tournaments
from castelude.room.storage.club_tables import clubs as clubs
from castelude.room.storage.explorer_tables import explored as explored
from castelude.room.storage.explorer_tables import unexplored as unexplored
from castelude.room.storage.message_tables import devices as devices
from castelude.room.storage.message_tables import mailboxes as mailboxes
from castelude.room.storage.message_tables import mailed_codes as mailed_codes
from castelude.room.storage.message_tables import notices as notices
from castelude.room.storage.message_tables import quiet_hours as quiet_hours
from castelude.room.storage.metadata import metadata as metadata
from castelude.room.storage.people_tables import blocks as blocks
from castelude.room.storage.people_tables import follows as follows
from castelude.room.storage.people_tables import invites as invites
from castelude.room.storage.people_tables import seeks as seeks
from castelude.room.storage.puzzle_tables import puzzle_tries as puzzle_tries
from castelude.room.storage.tournament_tables import tournament_events as tournament_events
from castelude.room.storage.tournament_tables import tournament_players as tournament_players
from castelude.room.storage.tournament_tables import tournaments as tournaments

players = sa.Table(
    "players",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("login", sa.String(40), unique=True),
    sa.Column("password_hash", sa.String(200)),
    sa.Column("recovery_hash", sa.String(64)),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
    sa.Column("role", sa.String(12)),
    sa.Column("erased_ms", sa.BigInteger),
    sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("seen_ms", sa.BigInteger),
)
"""`hidden`: the person is in no list that others see, and has no public profile. `seen_ms`: when an account was last
here, within a minute; not stored for guests and for people who are hidden."""

reserved_names = sa.Table(
    "reserved_names",
    metadata,
    sa.Column("likeness", sa.String(200), primary_key=True),
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
    sa.Column("seen_ms", sa.BigInteger, nullable=False),
    sa.Column("device", sa.String(40), nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("status", sa.String(12), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("bot_to_move", sa.Boolean, nullable=False),
    sa.Column("due_ms", sa.BigInteger, index=True),
    sa.Column("turn_of", sa.String(32), index=True),
    sa.Column("turn_seq", sa.Integer, nullable=False, server_default="0"),
    sa.Column("told_seq", sa.Integer, nullable=False, server_default="0"),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
    sa.Column("changed_ms", sa.BigInteger, nullable=False, index=True),
    sa.Index("ix_tables_status", "status", "changed_ms"),
)
"""`turn_of`: who is to decide, since the event `turn_seq`; they were told of it when `told_seq` is as much."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id"), nullable=False, index=True),
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("pace", sa.String(12), nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("why", sa.String(12), nullable=False),
    sa.Column("plies", sa.Integer, nullable=False),
    sa.Column("ended_ms", sa.BigInteger, nullable=False),
)

result_seats = sa.Table(
    "result_seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("results.table_id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id")),
    sa.Column("name", sa.String(40)),
    sa.Column("sought", sa.String(120)),
    sa.Column("level", sa.String(12)),
    sa.Column("score", sa.Integer),
    sa.Column("winner", sa.Boolean, nullable=False),
    sa.Column("outcome", sa.String(12), nullable=False),
    sa.Column("first", sa.Boolean, nullable=False),
    sa.Column("ended_ms", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(40), nullable=False, server_default=""),
    sa.Index("ix_result_seats_player", "player_id", "ended_ms", "table_id"),
    sa.Index("ix_result_seats_tally", "player_id", "game", "outcome"),
)
"""`sought` is the name as it is searched for. `ended_ms` and `game` are repeated here for the indexes:
history is paged by the one, and profiles count games by the other."""

played_with = sa.Table(
    "played_with",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("results.table_id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("other", sa.Integer, primary_key=True),
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
    sa.Column("sought", sa.String(120), nullable=False),
    sa.Index("ix_played_with_name", "player_id", "sought", "table_id"),
)
"""Whom a person has played with: seat, other seat, and the name there. It follows from `result_seats`, and is there for
the search by name: a person has far fewer opponents than games."""

pins = sa.Table(
    "pins",
    metadata,
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)
"""The replays that people show on their profiles."""

unrated = sa.Table(
    "unrated",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)
"""Rated games that have ended and do not count yet: stored with the event that ends them."""

rating_steps = sa.Table(
    "rating_steps",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id")),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("pace", sa.String(12), nullable=False),
    sa.Column("season", sa.String(8), nullable=False),
    sa.Column("ended_ms", sa.BigInteger, nullable=False),
    sa.Column("before", sa.Float(53), nullable=False),
    sa.Column("mu", sa.Float(53), nullable=False),
    sa.Column("sigma", sa.Float(53), nullable=False),
    sa.Index("ix_rating_steps_player", "player_id", "game", "pace", "ended_ms", "table_id"),
    sa.Index("ix_rating_steps_ladder", "game", "pace", "ended_ms", "table_id"),
)
"""What each seat was rated after each rated game; bots have no player and keep their ratings."""

standings = sa.Table(
    "standings",
    metadata,
    sa.Column("season", sa.String(8), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("pace", sa.String(12), primary_key=True),
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("mu", sa.Float(53), nullable=False),
    sa.Column("sigma", sa.Float(53), nullable=False),
    sa.Column("low", sa.Float(53), nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("ended_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_standings_low", "season", "game", "pace", "low"),
    sa.Index("ix_standings_player", "player_id"),
)
"""The latest rating of each person by ladder, of all time (season `all`) and of each season in which they played."""

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("command_id", sa.String(100), nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Column("player_id", sa.String(32)),
    sa.Column("data", sa.Text, nullable=False),
    sa.UniqueConstraint("table_id", "command_id", name="uq_events_command"),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("command_id", sa.String(100), nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Column("player_id", sa.String(32), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("account", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.UniqueConstraint("table_id", "command_id", name="uq_chat_command"),
)

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("state", sa.String(12), nullable=False, index=True),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("asked_ms", sa.BigInteger, nullable=False),
    sa.Column("beat_ms", sa.BigInteger, nullable=False),
    sa.Column("result", sa.Text),
)

heartbeat = sa.Table(
    "heartbeat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)

downtime = sa.Table(
    "downtime",
    metadata,
    sa.Column("from_ms", sa.BigInteger, primary_key=True),
    sa.Column("to_ms", sa.BigInteger, nullable=False),
)

workers = sa.Table(
    "workers",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("beat_ms", sa.BigInteger, nullable=False),
)

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("worker_id", sa.String(32), sa.ForeignKey("workers.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True, index=True),
    sa.Column("player_id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("account", sa.Boolean, nullable=False),
)

room_state = sa.Table(
    "room_state",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("task", sa.Text, nullable=False),
)
"""What everybody plays on a day (UTC), as JSON; stored when it is first asked for."""

attempts = sa.Table(
    "attempts",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("begun_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_attempts_player", "player_id", "day"),
    sa.Index("ix_attempts_table", "table_id"),
)
"""The attempt at a challenge that counts: one for each person, day and game."""

vacations = sa.Table(
    "vacations",
    metadata,
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("from_ms", sa.BigInteger, primary_key=True),
    sa.Column("to_ms", sa.BigInteger, nullable=False),
)

quotas = sa.Table(
    "quotas",
    metadata,
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("full_ms", sa.BigInteger, nullable=False, index=True),
)

studies = sa.Table(
    "studies",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("shared", sa.Boolean, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("made_ms", sa.BigInteger, nullable=False),
    sa.Column("changed_ms", sa.BigInteger, nullable=False),
)
"""`shared`: whoever has the link may read it. `version` grows with every change, of its chapters too."""

chapters = sa.Table(
    "chapters",
    metadata,
    sa.Column("study_id", sa.String(32), sa.ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("title", sa.String(100), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("tree", sa.Text, nullable=False),
)
"""The chapters of a study: games with variations, as JSON."""

sanctions = sa.Table(
    "sanctions",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), index=True),
    sa.Column("address", sa.String(60)),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("made_ms", sa.BigInteger, nullable=False),
    sa.Column("until_ms", sa.BigInteger),
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("state", sa.String(12), nullable=False, index=True),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("number", sa.Integer),
    sa.Column("player_id", sa.String(32)),
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("reporter_id", sa.String(32), nullable=False),
    sa.Column("made_ms", sa.BigInteger, nullable=False),
)
"""`table_id`: of what is reported, which may be a person, a tournament, a club or a study as well."""

audit = sa.Table(
    "audit",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("at_ms", sa.BigInteger, nullable=False, index=True),
    sa.Column("admin", sa.String(40), nullable=False),
    sa.Column("what", sa.String(20), nullable=False),
    sa.Column("target", sa.String(100), nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
)

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("code_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("made_ms", sa.BigInteger, nullable=False),
    sa.Column("uses", sa.Integer, nullable=False),
    sa.Column("note", sa.String(100), nullable=False),
)
