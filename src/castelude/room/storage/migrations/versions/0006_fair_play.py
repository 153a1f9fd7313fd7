"""Games end by themselves when their time is up."""

import sqlalchemy as sa
from alembic import op

revision = "0006_fair_play"
down_revision = "0005_presence"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("due_ms", sa.BigInteger))
    op.create_index("ix_tables_due_ms", "tables", ["due_ms"])


def downgrade() -> None:
    op.drop_index("ix_tables_due_ms", "tables")
    op.drop_column("tables", "due_ms")
