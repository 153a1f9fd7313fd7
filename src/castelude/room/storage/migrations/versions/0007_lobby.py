"""The lobby finds tables that wait for players without reading all others."""

from alembic import op

revision = "0007_lobby"
down_revision = "0006_fair_play"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_status", "tables", ["status", "changed_ms"])


def downgrade() -> None:
    op.drop_index("ix_tables_status", "tables")
