"""The tables of the database about people among people. `schema` has all tables."""

import sqlalchemy as sa

from castelude.room.storage.metadata import metadata


def _person(name: str, primary_key: bool = False, index: bool = False) -> "sa.Column[str]":
    key = sa.ForeignKey("players.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(32), key, nullable=False, primary_key=primary_key, index=index)


seeks = sa.Table(
    "seeks",
    metadata,
    _person("player_id", primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("pace", sa.String(12), nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("low", sa.Integer),
    sa.Column("high", sa.Integer),
    sa.Column("since_ms", sa.BigInteger, nullable=False),
    sa.Column("until_ms", sa.BigInteger, nullable=False),
    sa.Column("table_id", sa.String(32), index=True),
    sa.Column("offered_ms", sa.BigInteger),
    sa.Column("accepted", sa.Boolean, nullable=False),
    sa.Column("pledge", sa.String(64)),
    sa.Column("agreed_ms", sa.BigInteger),
    sa.Column("opened", sa.Boolean, nullable=False),
    sa.Column("bot_table", sa.String(32)),
)
"""Who looks for opponents: one seek a person in the whole room. `until_ms`: when it ends unless it is renewed.

`table_id`: the table that will be opened for those who were paired, offered at `offered_ms`. When all of them have
`accepted`, they have agreed (`agreed_ms`): from then on the table is opened, by whichever worker."""

follows = sa.Table(
    "follows",
    metadata,
    _person("player_id", primary_key=True),
    _person("followed_id", primary_key=True, index=True),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)

blocks = sa.Table(
    "blocks",
    metadata,
    _person("player_id", primary_key=True),
    _person("blocked_id", primary_key=True, index=True),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)

invites = sa.Table(
    "invites",
    metadata,
    _person("player_id", primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    _person("from_id", index=True),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)
"""Who is invited to which table that waits for players, and by whom."""
