"""The tables of the database for looking up what was played in a position. `schema` has all tables."""

import sqlalchemy as sa

from castelude.room.storage.metadata import metadata

explored = sa.Table(
    "explored",
    metadata,
    sa.Column("position", sa.BigInteger),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    sa.Column("ply", sa.Integer),
    sa.Column("action", sa.String(80), nullable=False),
    sa.Column("winner", sa.Integer),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.PrimaryKeyConstraint("position", "table_id", "ply", postgresql_include=["action", "winner", "public"]),
    sqlite_with_rowid=False,
)
"""The first decisions of finished games by position, so that one position is read in one place and nothing else:
SQLite keeps the rows in the order of the key, in PostgreSQL the index of the key holds all that is counted.

`winner`: the seat that won alone; null where none did. `public`: everybody may look at the game."""

unexplored = sa.Table(
    "unexplored",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)
"""Finished games that are not in `explored` yet: stored with the event that ends them."""
