"""The tables of the database for tournaments. `schema` has all tables."""

import sqlalchemy as sa

from castelude.room.storage.metadata import metadata

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("title", sa.String(60), nullable=False),
    sa.Column("status", sa.String(12), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("organiser", sa.String(32), sa.ForeignKey("players.id"), nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("due_ms", sa.BigInteger, index=True),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
    sa.Column("changed_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_tournaments_listed", "listed", "created_ms"),
)
"""`due_ms`: when a worker has to look at it, null when it is over. The title is only here, so that it can be erased."""

tournament_events = sa.Table(
    "tournament_events",
    metadata,
    sa.Column("tournament_id", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("command_id", sa.String(100), nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Column("player_id", sa.String(32)),
    sa.Column("data", sa.Text, nullable=False),
    sa.UniqueConstraint("tournament_id", "command_id", name="uq_tournament_events_command"),
)

tournament_players = sa.Table(
    "tournament_players",
    metadata,
    sa.Column("tournament_id", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id"), primary_key=True, index=True),
)
"""Who takes part in which tournament, from the log."""
