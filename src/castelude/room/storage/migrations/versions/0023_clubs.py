"""Clubs of friends: their members and tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0023_clubs"
down_revision = "0022_mail"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("weekly", sa.Text),
        sa.Column("next_ms", sa.BigInteger),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_clubs_owner", "clubs", ["owner"])
    op.create_index("ix_clubs_next_ms", "clubs", ["next_ms"])
    op.create_table(
        "club_members",
        sa.Column("club_id", sa.String(32), sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("joined_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_club_members_player_id", "club_members", ["player_id"])
    of = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    op.create_table(
        "club_tournaments",
        sa.Column("club_id", sa.String(32), sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("tournament_id", sa.String(32), of, primary_key=True),
    )
    op.create_index("ix_club_tournaments_tournament_id", "club_tournaments", ["tournament_id"])


def downgrade() -> None:
    for table in ("club_tournaments", "club_members", "clubs"):
        op.drop_table(table)
