"""The tables of messages to people who are away: where they go, when not, and those that wait."""

import sqlalchemy as sa

from castelude.room.storage.metadata import metadata

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("session", sa.String(64), sa.ForeignKey("sessions.token_hash", ondelete="CASCADE"), index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("key", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("lang", sa.String(12), nullable=False),
    sa.Column("made_ms", sa.BigInteger, nullable=False),
)
"""Where people want messages: the address at a push service and the keys of the browser, as long as they are signed in
there; or a mailbox (`mailto:`), which belongs to no session. `id`: the SHA-256 of the address."""

mailboxes = sa.Table(
    "mailboxes",
    metadata,
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("address", sa.String(254), nullable=False),
    sa.Column("lang", sa.String(12), nullable=False),
    sa.Column("confirmed_ms", sa.BigInteger),
)
"""The e-mail addresses of accounts that want letters, where the host has configured a mail server."""

mailed_codes = sa.Table(
    "mailed_codes",
    metadata,
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("purpose", sa.String(10), primary_key=True),
    sa.Column("code_hash", sa.String(64), nullable=False),
    sa.Column("until_ms", sa.BigInteger, nullable=False),
)
"""Codes that were sent to a mailbox: to confirm it, or to recover the account."""

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("device_id", sa.String(64), sa.ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("turn_seq", sa.Integer, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("next_ms", sa.BigInteger, nullable=False, index=True),
    sa.Column("kind", sa.String(12), nullable=False, server_default="turn"),
)
"""Messages to be sent, of a `turn` or of an `invite`. Whoever tries puts `next_ms` off first: a worker that dies leaves
it to another one."""

quiet_hours = sa.Table(
    "quiet_hours",
    metadata,
    sa.Column("player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("zone", sa.String(60), nullable=False),
    sa.Column("from_minute", sa.Integer, nullable=False),
    sa.Column("to_minute", sa.Integer, nullable=False),
)
"""When people want no messages: minutes of the day in their time zone."""
