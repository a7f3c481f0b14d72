"""What came of finished games, in columns of its own; for games that ended before, it is worked out from their logs."""

import logging

import sqlalchemy as sa
from alembic import op

from qwixx.server.index import results_rows
from qwixx.server.queries import log_of
from qwixx.tables.entries import decode
from qwixx.tables.results import over_at
from qwixx.tables.table import folded

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

logger = logging.getLogger(__name__)


def upgrade() -> None:
    """Make the table, and fill it."""
    results = op.create_table(
        "results",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("device", sa.String(32), nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("real", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("level", sa.String(80), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("locks", sa.Integer, nullable=False),
        sa.Column("penalties", sa.Integer, nullable=False),
        sa.Column("luck", sa.Float),
        sa.Column("accuracy", sa.Float),
        sa.PrimaryKeyConstraint("code", "seat"),
        sqlite_with_rowid=False,
    )
    op.create_index("results_device", "results", ["device", "ended_at"])
    assert results is not None
    _fill(op.get_bind(), results)


def _fill(connection: sa.Connection, results: sa.Table) -> None:
    over = sa.text("select code from tables where status = 'over'")
    for code in connection.execute(over).scalars().all():
        try:
            rows = _rows(connection, code)
        except Exception:  # a log that nobody can read any more must not keep the server from starting
            logger.exception("what came of a game is not known", extra={"table": code})
            continue
        if rows:
            connection.execute(sa.insert(results), rows)


def _rows(connection: sa.Connection, code: str) -> list[dict[str, object]]:
    """What came of one game, from its log."""
    stored = log_of(connection, code)
    assert stored is not None
    entries = [(at, decode(body)) for at, body in stored.entries]
    return results_rows(folded(code, stored.seed, entries), over_at(entries))


def downgrade() -> None:
    """Remove the table."""
    op.drop_table("results")
