"""What was kept comes back: the rows of all tables, and the log of one that is needed."""

import msgspec
from msgspec import Raw

from qwixx.local.desk import Desk
from qwixx.local.messages import row_decoder


def begin(desk: Desk, rows: list[Raw]) -> None:
    """Know every table by its row; what cannot be read is passed over, and stays as it is."""
    for text in rows:
        try:
            row = row_decoder.decode(text)
        except msgspec.DecodeError:
            continue
        desk.house.rows[row.code] = row


def load(desk: Desk, code: str, entries: list[str]) -> None:
    """The log of a table that was needed; it is folded by whoever needs it."""
    if code in desk.house.rows:
        desk.house.logs[code] = entries
