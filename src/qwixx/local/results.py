"""What came of the games in this browser: kept in their rows, and worked out for those that ended before it was."""

from qwixx.local.asking import Asked
from qwixx.local.carrying import need_logs
from qwixx.local.desk import Desk
from qwixx.local.messages import Row
from qwixx.statistics import Result
from qwixx.tables.http import From
from qwixx.tables.kept import DEVICE, read
from qwixx.tables.results import Results, over_at, result
from qwixx.tables.table import folded

AT_ONCE = 20  # games that are worked out in one call: their logs are all in memory for it


def my_results(asked: Asked[From]) -> Results:
    """What came of the games here, the latest first; `more`: others are still to be worked out, in the next call."""
    desk = asked.desk
    unknown = [row for row in desk.house.rows.values() if _unknown(row)]
    need_logs(desk, unknown[:AT_ONCE])
    for row in unknown[:AT_ONCE]:
        desk.mark_result(row.code, _worked_out(desk, row))
    desk.house.logs = {}
    found = [row.result for row in desk.house.rows.values() if row.result and not row.moved]
    found.sort(key=lambda one: one.ended_at, reverse=True)
    return Results(found[asked.given.first :], len(unknown) > AT_ONCE)


def _unknown(row: Row) -> bool:
    return row.summary.status == "over" and not (row.result or row.lost or row.moved)


def _worked_out(desk: Desk, row: Row) -> Result | None:
    """What came of a game by its log; nothing if it was broken off, or the log is damaged."""
    try:
        entries = [read(text) for text in desk.log(row.code)]
        return result(folded(row.code, row.seed, entries), over_at(entries), DEVICE)
    except Exception:  # whatever it is, the log is no log
        return None
