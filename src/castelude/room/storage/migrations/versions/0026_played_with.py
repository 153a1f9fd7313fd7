"""Whom a person has played with, for the search by name."""

import sqlalchemy as sa
from alembic import op

revision = "0026_played_with"
down_revision = "0025_explorer"
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
    op.execute(
        """
        INSERT INTO played_with (table_id, seat, other, player_id, sought)
        SELECT a.table_id, a.seat, b.seat, a.player_id, b.sought
        FROM result_seats a JOIN result_seats b ON b.table_id = a.table_id
        WHERE a.player_id IS NOT NULL AND (b.player_id IS NULL OR b.player_id <> a.player_id)
        AND a.first AND b.sought IS NOT NULL
        """
    )
    op.create_index("ix_played_with_name", "played_with", ["player_id", "sought", "table_id"])


def downgrade() -> None:
    op.drop_table("played_with")
