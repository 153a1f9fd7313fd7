"""Results of finished games in tables of their own; the room fills them from the log when it is next served."""

import sqlalchemy as sa
from alembic import op

revision = "0013_results"
down_revision = "0012_quotas"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("pace", sa.String(12), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("why", sa.String(12), nullable=False),
        sa.Column("plies", sa.Integer, nullable=False),
        sa.Column("ended_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("results.table_id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id")),
        sa.Column("name", sa.String(40)),
        sa.Column("sought", sa.String(120)),
        sa.Column("level", sa.String(12)),
        sa.Column("score", sa.Integer),
        sa.Column("winner", sa.Boolean, nullable=False),
        sa.Column("outcome", sa.String(12), nullable=False),
        sa.Column("first", sa.Boolean, nullable=False),
        sa.Column("ended_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_result_seats_player", "result_seats", ["player_id", "ended_ms", "table_id"])


def downgrade() -> None:
    op.drop_table("result_seats")
    op.drop_table("results")
