"""Alembic's entry: runs the migrations on the connection that `room.database.migrate` hands over."""

from alembic import context

from castelude.room.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
