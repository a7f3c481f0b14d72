"""What was kept comes back: the rows of all tables, and the log of one that is needed."""

import msgspec
from msgspec import Raw

from qwixx.local.desk import Desk
from qwixx.local.house import Live
from qwixx.local.messages import row_decoder
from qwixx.tables.entries import AnyEntry, decode
from qwixx.tables.table import folded


def begin(desk: Desk, rows: list[Raw]) -> None:
    """Know every table by its row; what cannot be read is passed over, and stays as it is."""
    for text in rows:
        try:
            row = row_decoder.decode(text)
        except msgspec.DecodeError:
            continue
        desk.house.rows[row.code] = row


def load(desk: Desk, code: str, entries: list[str]) -> None:
    """Fold the log of a table that was needed; everybody there is told what is new to them."""
    house = desk.house
    row = house.rows.get(code)
    if row is None:
        return
    try:
        table = folded(code, row.seed, [read(text) for text in entries])
    except Exception:  # whatever it is, the log is no log
        house.damaged |= {code}
        return
    house.damaged -= {code}
    house.doubtful -= {code}
    before = house.tables.get(code)
    if before is None:
        house.tables[code] = Live(table, used_at=house.calls)
    elif before.table.version != table.version:
        desk.advance(before, table)


def read(text: str) -> tuple[int, AnyEntry]:
    """An entry of a log with its time."""
    at, _, body = text.partition(" ")
    return int(at), decode(body.encode())
