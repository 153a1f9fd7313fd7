"""Ratings: what each rated game has changed, and the standings by ladder and season."""

import sqlalchemy as sa
from alembic import op

revision = "0014_ratings"
down_revision = "0013_results"
branch_labels = None
depends_on = None


def upgrade() -> None:
    of_table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table("unrated", sa.Column("table_id", sa.String(32), of_table, primary_key=True))
    op.create_table(
        "rating_steps",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id")),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("pace", sa.String(12), nullable=False),
        sa.Column("season", sa.String(8), nullable=False),
        sa.Column("ended_ms", sa.BigInteger, nullable=False),
        sa.Column("before", sa.Float(53), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
    )
    op.create_index("ix_rating_steps_player", "rating_steps", ["player_id", "game", "pace", "ended_ms", "table_id"])
    op.create_index("ix_rating_steps_ladder", "rating_steps", ["game", "pace", "ended_ms", "table_id"])
    op.create_table(
        "standings",
        sa.Column("season", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("pace", sa.String(12), primary_key=True),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("low", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("ended_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_standings_low", "standings", ["season", "game", "pace", "low"])
    op.create_index("ix_standings_player", "standings", ["player_id"])


def downgrade() -> None:
    for table in ("standings", "rating_steps", "unrated"):
        op.drop_table(table)
