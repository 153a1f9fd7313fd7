"""Sessions know when they were last used, and on what."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003_sessions"
down_revision = "0002_analyses"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Sessions from before count as used now, so that nobody is signed out by the update."""
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(sa.Column("seen_ms", sa.BigInteger))
        sessions.add_column(sa.Column("device", sa.String(40)))
    op.execute(sa.text("UPDATE sessions SET device = '', seen_ms = :now").bindparams(now=time.time_ns() // 1_000_000))
    with op.batch_alter_table("sessions") as sessions:
        sessions.alter_column("seen_ms", nullable=False)
        sessions.alter_column("device", nullable=False)


def downgrade() -> None:
    with op.batch_alter_table("sessions") as sessions:
        sessions.drop_column("device")
        sessions.drop_column("seen_ms")
