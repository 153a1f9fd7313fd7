"""What was played in a position of the room's games. Analyses of single decisions are made again."""

import sqlalchemy as sa
from alembic import op

revision = "0025_explorer"
down_revision = "0024_puzzles"
branch_labels = None
depends_on = None


def _of_table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "explored",
        sa.Column("position", sa.BigInteger, primary_key=True),
        sa.Column("table_id", sa.String(32), _of_table(), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("action", sa.String(80), nullable=False),
        sa.Column("winner", sa.Integer),
        sa.Column("public", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_explored_table_id", "explored", ["table_id"])
    op.create_table("unexplored", sa.Column("table_id", sa.String(32), _of_table(), primary_key=True))
    op.execute("INSERT INTO unexplored (table_id) SELECT table_id FROM results")
    op.execute("DELETE FROM analyses WHERE state = 'finished'")


def downgrade() -> None:
    for table in ("unexplored", "explored"):
        op.drop_table(table)
