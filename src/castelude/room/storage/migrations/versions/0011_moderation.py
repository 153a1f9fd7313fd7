"""Moderation and privacy: roles, deleted accounts, sanctions, reports, the audit log, invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0011_moderation"
down_revision = "0010_room_state"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("role", sa.String(12)))
    op.add_column("players", sa.Column("erased_ms", sa.BigInteger))
    op.create_table(
        "sanctions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE")),
        sa.Column("address", sa.String(60)),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("until_ms", sa.BigInteger),
    )
    op.create_index("ix_sanctions_player_id", "sanctions", ["player_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer),
        sa.Column("player_id", sa.String(32)),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("reporter_id", sa.String(32), nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_reports_state", "reports", ["state"])
    op.create_table(
        "audit",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("admin", sa.String(40), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("target", sa.String(100), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_index("ix_audit_at_ms", "audit", ["at_ms"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("code_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("note", sa.String(100), nullable=False),
    )


def downgrade() -> None:
    for table in ("invitations", "audit", "reports", "sanctions"):
        op.drop_table(table)
    op.drop_column("players", "erased_ms")
    op.drop_column("players", "role")
