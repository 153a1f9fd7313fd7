"""The daily challenge: what is played on a day, and the attempts that count."""

import sqlalchemy as sa
from alembic import op

revision = "0016_challenges"
down_revision = "0015_profiles"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("task", sa.Text, nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("begun_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_attempts_player", "attempts", ["player_id", "day"])
    op.create_index("ix_attempts_table", "attempts", ["table_id"])


def downgrade() -> None:
    for table in ("attempts", "challenges"):
        op.drop_table(table)
