"""People among people: who looks for opponents, follows, blocks or invites whom; when accounts were last here."""

import sqlalchemy as sa
from alembic import op

revision = "0020_pairing"
down_revision = "0019_tournaments"
branch_labels = None
depends_on = None


def _person(name: str, primary_key: bool = False, index: bool = False) -> "sa.Column[str]":
    key = sa.ForeignKey("players.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(32), key, nullable=False, primary_key=primary_key, index=index)


def upgrade() -> None:
    op.create_table(
        "seeks",
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
    for name, other in (("follows", "followed_id"), ("blocks", "blocked_id")):
        op.create_table(
            name,
            _person("player_id", primary_key=True),
            _person(other, primary_key=True, index=True),
            sa.Column("at_ms", sa.BigInteger, nullable=False),
        )
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "invites",
        _person("player_id", primary_key=True),
        sa.Column("table_id", sa.String(32), table, primary_key=True, index=True),
        _person("from_id", index=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
    op.add_column("players", sa.Column("seen_ms", sa.BigInteger))
    op.add_column("notices", sa.Column("kind", sa.String(12), nullable=False, server_default="turn"))


def downgrade() -> None:
    op.drop_column("notices", "kind")
    op.drop_column("players", "seen_ms")
    for name in ("invites", "blocks", "follows", "seeks"):
        op.drop_table(name)
