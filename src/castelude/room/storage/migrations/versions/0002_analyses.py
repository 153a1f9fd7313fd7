"""Games looked at again: the queue, and what was found."""

import sqlalchemy as sa
from alembic import op

revision = "0002_analyses"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("asked_ms", sa.BigInteger, nullable=False),
        sa.Column("beat_ms", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text),
    )
    op.create_index("ix_analyses_state", "analyses", ["state"])


def downgrade() -> None:
    op.drop_table("analyses")
