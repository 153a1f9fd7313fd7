"""Whom a person has played with, for the search by name."""

import sqlalchemy as sa
from alembic import op

from castelude.room.storage.result_rows import PLAYED_WITH

revision = "0025_played_with"
down_revision = "0024_puzzles"
branch_labels = None
depends_on = None


def upgrade() -> None:
    of = sa.ForeignKey("results.table_id", ondelete="CASCADE")
    op.create_table(
        "played_with",
        sa.Column("table_id", sa.String(32), of, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("other", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("sought", sa.String(120), nullable=False),
    )
    op.execute(PLAYED_WITH)
    op.create_index("ix_played_with_name", "played_with", ["player_id", "sought", "table_id"])


def downgrade() -> None:
    op.drop_table("played_with")
