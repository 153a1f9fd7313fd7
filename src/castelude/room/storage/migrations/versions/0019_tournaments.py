"""Tournaments: their events, and who takes part."""

import sqlalchemy as sa
from alembic import op

revision = "0019_tournaments"
down_revision = "0018_vacations"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("organiser", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due_ms", sa.BigInteger),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tournaments_organiser", "tournaments", ["organiser"])
    op.create_index("ix_tournaments_due_ms", "tournaments", ["due_ms"])
    op.create_index("ix_tournaments_listed", "tournaments", ["listed", "created_ms"])
    of = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    op.create_table(
        "tournament_events",
        sa.Column("tournament_id", sa.String(32), of, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("command_id", sa.String(100), nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("player_id", sa.String(32)),
        sa.Column("data", sa.Text, nullable=False),
        sa.UniqueConstraint("tournament_id", "command_id", name="uq_tournament_events_command"),
    )
    of = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    op.create_table(
        "tournament_players",
        sa.Column("tournament_id", sa.String(32), of, primary_key=True),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    )
    op.create_index("ix_tournament_players_player_id", "tournament_players", ["player_id"])


def downgrade() -> None:
    for table in ("tournament_players", "tournament_events", "tournaments"):
        op.drop_table(table)
