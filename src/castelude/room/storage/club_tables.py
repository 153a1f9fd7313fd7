"""The tables of the database for clubs. `schema` has all tables."""

import sqlalchemy as sa

from castelude.room.storage.metadata import metadata

clubs = sa.Table(
    "clubs",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("code", sa.String(32), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("owner", sa.String(32), sa.ForeignKey("players.id"), nullable=False, index=True),
    sa.Column("weekly", sa.Text),
    sa.Column("next_ms", sa.BigInteger, index=True),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
)
"""`code`: of the link by which people join. `weekly`: the tournament of every week, as JSON. `next_ms`: when the next
one is to be opened."""

club_members = sa.Table(
    "club_members",
    metadata,
    sa.Column("club_id", sa.String(32), sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id"), primary_key=True, index=True),
    sa.Column("joined_ms", sa.BigInteger, nullable=False),
)

club_tournaments = sa.Table(
    "club_tournaments",
    metadata,
    sa.Column("club_id", sa.String(32), sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    sa.Column(
        "tournament_id",
        sa.String(32),
        sa.ForeignKey("tournaments.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
)
