"""Vacations: when the clocks of people stand still in games over days."""

import sqlalchemy as sa
from alembic import op

revision = "0018_vacations"
down_revision = "0017_notices"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "vacations",
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("from_ms", sa.BigInteger, primary_key=True),
        sa.Column("to_ms", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("vacations")
