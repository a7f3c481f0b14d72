"""The tables of the database; `migrations/` makes them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
)
from sqlalchemy import Table as SqlTable

metadata = MetaData()

tables = SqlTable(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("seed", String(64), nullable=False),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(32), nullable=False),  # a hash, as all devices
    Column("opened_at", BigInteger, nullable=False),  # milliseconds, as all times
    Column("changed_at", BigInteger, nullable=False),  # of the row, not of the game
    Column("due_at", BigInteger),  # when the server is to act by itself
    Column("summary", LargeBinary, nullable=False),  # JSON
    Column("origin", String(16)),  # of the address that opened it, by a hash whose key is kept nowhere
    Index("tables_due", "due_at"),
    Index("tables_host", "host", "status"),
    Index("tables_listed", "listed", "status", "opened_at"),
)

log = SqlTable(
    "log",
    metadata,
    Column("code", String(16), ForeignKey("tables.code"), nullable=False),  # a table that was removed stays so
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON
    PrimaryKeyConstraint("code", "version"),
    sqlite_with_rowid=False,
)

snapshots = SqlTable(  # what the first entries of a log come to, so that they need not be folded
    "snapshots",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

results = SqlTable(  # of games that were played to their end, by seat: for the statistics of who sat there
    "results",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("device", String(32), nullable=False),  # empty: a bot's, or of somebody who was forgotten
    Column("ended_at", BigInteger, nullable=False),
    Column("game", String(16), nullable=False),
    Column("games", Integer, nullable=False),  # of a match
    Column("real", Boolean, nullable=False),  # whether people rolled, and entered it
    Column("name", String(60), nullable=False),
    Column("level", String(80), nullable=False),  # of a bot; a person has none
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("locks", Integer, nullable=False),
    Column("penalties", Integer, nullable=False),
    Column("luck", Float),  # by the review, once there is one
    Column("accuracy", Float),
    PrimaryKeyConstraint("code", "seat"),
    Index("results_device", "device", "ended_at"),
    sqlite_with_rowid=False,
)

readings = SqlTable(  # of clocks
    "readings",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

players = SqlTable(
    "players",
    metadata,
    Column("device", String(32), nullable=False),  # or the key of a seat, by which it is found as well
    Column("code", String(16), nullable=False),
    PrimaryKeyConstraint("device", "code"),
    Index("players_code", "code"),
    sqlite_with_rowid=False,
)

notices = SqlTable(  # what running servers are to look at anew: changed by the operator, or removed
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,  # no number comes again
)

daily = SqlTable(  # the boards of the days
    "daily",
    metadata,
    Column("day", String(10), nullable=False),  # 2026-11-18
    Column("game", String(20), nullable=False),
    Column("device", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("score", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("day", "game", "device"),
    Index("daily_device", "device"),
    sqlite_with_rowid=False,
)
