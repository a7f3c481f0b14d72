"""Names for bots at a table."""

from collections.abc import Collection

BOT_NAMES = ("Emma", "Max", "Laura", "Lino", "Anna", "Tim", "Linus", "Sara")


def bot_name(taken: Collection[str]) -> str:
    """The first name that nobody has; there are as many as seats at the largest table."""
    return next(name for name in BOT_NAMES if name not in taken)
