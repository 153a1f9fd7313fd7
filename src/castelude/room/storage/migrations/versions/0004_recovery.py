"""Accounts have a recovery code."""

import sqlalchemy as sa
from alembic import op

revision = "0004_recovery"
down_revision = "0003_sessions"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Accounts from before have none until their owner makes one in the profile."""
    with op.batch_alter_table("players") as players:
        players.add_column(sa.Column("recovery_hash", sa.String(64)))


def downgrade() -> None:
    with op.batch_alter_table("players") as players:
        players.drop_column("recovery_hash")
