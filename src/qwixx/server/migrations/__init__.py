"""The changes of the database's schema, in order, for alembic."""
