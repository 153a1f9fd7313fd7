"""E-mail addresses of accounts, codes that were sent there, and letters among the messages about turns."""

import sqlalchemy as sa
from alembic import op

revision = "0022_mail"
down_revision = "0021_studies"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("devices") as devices:
        devices.alter_column("session", existing_type=sa.String(64), nullable=True)
    op.create_table(
        "mailboxes",
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("lang", sa.String(12), nullable=False),
        sa.Column("confirmed_ms", sa.BigInteger),
    )
    op.create_table(
        "mailed_codes",
        sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("purpose", sa.String(10), primary_key=True),
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("mailed_codes")
    op.drop_table("mailboxes")
    op.execute("DELETE FROM devices WHERE session IS NULL")
    with op.batch_alter_table("devices") as devices:
        devices.alter_column("session", existing_type=sa.String(64), nullable=False)
