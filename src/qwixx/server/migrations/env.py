"""How alembic runs: on the connection it is given, in one transaction, one process at a time."""

from alembic import context
from sqlalchemy import text

from qwixx.server.schema import metadata

LOCK = 0x717769  # any number that nobody else takes

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
    context.run_migrations()
