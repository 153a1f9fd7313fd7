"""Quotas that hold for the whole room, whichever worker is asked."""

import sqlalchemy as sa
from alembic import op

revision = "0012_quotas"
down_revision = "0011_moderation"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "quotas",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("full_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_quotas_full_ms", "quotas", ["full_ms"])


def downgrade() -> None:
    op.drop_table("quotas")
