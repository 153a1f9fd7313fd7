"""What concerns the whole room, by key: that it was restored from a backup, for a start."""

import sqlalchemy as sa
from alembic import op

revision = "0010_room_state"
down_revision = "0009_names"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "room_state",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("room_state")
