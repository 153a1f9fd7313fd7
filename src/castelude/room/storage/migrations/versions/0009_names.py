"""Names of accounts, and names that look like them, are reserved."""

import sqlalchemy as sa
from alembic import op

revision = "0009_names"
down_revision = "0008_who_is_who"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reserved_names",
        sa.Column("likeness", sa.String(200), primary_key=True),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("ix_reserved_names_player_id", "reserved_names", ["player_id"])


def downgrade() -> None:
    op.drop_table("reserved_names")
