"""Chat says whether a player or a spectator spoke, with or without an account; presence goes by id."""

import sqlalchemy as sa
from alembic import op

revision = "0008_who_is_who"
down_revision = "0007_lobby"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("seat", sa.Integer))
    op.add_column("chat", sa.Column("account", sa.Boolean, nullable=False, server_default=sa.false()))
    _new_presence(
        sa.Column("player_id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("account", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    _new_presence(sa.Column("name", sa.String(40), primary_key=True))
    op.drop_column("chat", "account")
    op.drop_column("chat", "seat")


def _new_presence(*columns: sa.Column[object]) -> None:
    """Nothing is lost: workers write who is connected to them again when they start."""
    op.drop_table("presence")
    op.create_table(
        "presence",
        sa.Column("worker_id", sa.String(32), sa.ForeignKey("workers.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        *columns,
    )
    op.create_index("ix_presence_table_id", "presence", ["table_id"])
