"""Whose turn it is, and how people are told when they are away."""

import sqlalchemy as sa
from alembic import op

revision = "0017_notices"
down_revision = "0016_challenges"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("turn_of", sa.String(32)))
    op.add_column("tables", sa.Column("turn_seq", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("told_seq", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_turn_of", "tables", ["turn_of"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        sa.Column("session", sa.String(64), sa.ForeignKey("sessions.token_hash", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(12), nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_devices_player_id", "devices", ["player_id"])
    op.create_index("ix_devices_session", "devices", ["session"])
    op.create_table(
        "quiet_hours",
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("from_minute", sa.Integer, nullable=False),
        sa.Column("to_minute", sa.Integer, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("device_id", sa.String(64), sa.ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("turn_seq", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("next_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_notices_next_ms", "notices", ["next_ms"])


def downgrade() -> None:
    for table in ("notices", "quiet_hours", "devices"):
        op.drop_table(table)
    op.drop_index("ix_tables_turn_of", "tables")
    for column in ("told_seq", "turn_seq", "turn_of"):
        op.drop_column("tables", column)
