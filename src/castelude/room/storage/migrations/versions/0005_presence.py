"""Workers tell each other who is at which table."""

import sqlalchemy as sa
from alembic import op

revision = "0005_presence"
down_revision = "0004_recovery"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("beat_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("worker_id", sa.String(32), sa.ForeignKey("workers.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
    )
    op.create_index("ix_presence_table_id", "presence", ["table_id"])


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_table("workers")
