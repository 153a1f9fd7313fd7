"""The table of the database for puzzles. `schema` has all tables."""

import sqlalchemy as sa

from castelude.room.storage.metadata import metadata

puzzle_tries = sa.Table(
    "puzzle_tries",
    metadata,
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("puzzle", sa.String(60), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("outcome", sa.String(12), nullable=False),
    sa.Column("day", sa.String(10)),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Column("mu", sa.Float),
    sa.Column("sigma", sa.Float),
    sa.Column("puzzle_mu", sa.Float),
    sa.Column("puzzle_sigma", sa.Float),
    sa.Index("ix_puzzle_tries_person", "player_id", "game", "at_ms"),
    sa.Index("ix_puzzle_tries_puzzle", "puzzle", "at_ms"),
)
"""The first try of each person at each puzzle. `outcome`: right, wrong, hinted (a hint, no answer
yet) or helped (a hint, then a right answer). `day`: it
was the puzzle of that day. The ratings after it are null where it is not rated: of guests, and after a hint."""
