"""Puzzles: the first try of each person at each of them."""

import sqlalchemy as sa
from alembic import op

revision = "0024_puzzles"
down_revision = "0023_clubs"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("puzzle", sa.String(60), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("outcome", sa.String(12), nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Column("puzzle_mu", sa.Float),
        sa.Column("puzzle_sigma", sa.Float),
    )
    op.create_index("ix_puzzle_tries_person", "puzzle_tries", ["player_id", "game", "at_ms"])
    op.create_index("ix_puzzle_tries_puzzle", "puzzle_tries", ["puzzle", "at_ms"])


def downgrade() -> None:
    op.drop_table("puzzle_tries")
