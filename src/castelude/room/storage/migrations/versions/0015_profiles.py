"""Profiles: who is hidden, chosen replays, and games counted by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0015_profiles"
down_revision = "0014_ratings"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("result_seats", sa.Column("game", sa.String(40), nullable=False, server_default=""))
    op.execute(
        "UPDATE result_seats SET game = (SELECT game FROM results WHERE results.table_id = result_seats.table_id)"
    )
    op.create_index("ix_result_seats_tally", "result_seats", ["player_id", "game", "outcome"])
    op.create_table(
        "pins",
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pins")
    op.drop_index("ix_result_seats_tally", "result_seats")
    op.drop_column("result_seats", "game")
    op.drop_column("players", "hidden")
