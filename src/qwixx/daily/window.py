"""When a day is: as long as it is that date anywhere on Earth."""

from datetime import UTC, date, datetime, time, timedelta

EARLIEST = timedelta(hours=14)  # so far ahead of UTC is the place where a day begins first
LATEST = timedelta(hours=12)  # so far behind is the one where it ends last
WHOLE = timedelta(days=1)


def is_over(day: date, now: datetime) -> bool:
    """Whether it is later than this day everywhere."""
    return now >= _midnight(day) + WHOLE + LATEST


def has_begun(day: date, now: datetime) -> bool:
    """Whether it is this day, or later, anywhere."""
    return now >= _midnight(day) - EARLIEST


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)
