"""Names at a table: how people tell them apart, and those of bots."""

import re
from collections.abc import Collection
from unicodedata import category, normalize

BOT_NAMES = ("Emma", "Max", "Laura", "Lino", "Anna", "Tim", "Linus", "Sara")

BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"  # letters and signs without ink
UNSEEN = re.compile("[\u034f\u180b-\u180f\u200b-\u200f\u2060-\u206f\ufe00-\ufe0f\ufeff\U000e0000-\U000e0fff]")
LOOKALIKES = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухԁһԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυχ",
    "ABESIJKMHOPCTYXaesijopcyxdhqwABEZHIKMNOPTYXaivopux",
)  # of other alphabets, as these letters


def seen_as(name: str) -> str:
    """A name as people tell it from others: whatever cannot be seen, or hardly, makes no difference."""
    plain = normalize("NFKC", normalize("NFKC", name).translate(LOOKALIKES).casefold())
    return " ".join(UNSEEN.sub("", plain).split())


def unseen_problem(name: str) -> str | None:
    """Why a name cannot be told from nothing, or from others that have no blank signs, if so."""
    if any(sign in name for sign in BLANK):
        return "a name has no blank signs but spaces."
    visible = any(category(sign)[0] not in "MZC" for sign in seen_as(name))
    return None if visible else "a name has something to be seen."


def all_differ(names: Collection[str]) -> bool:
    """Whether people can tell all these names apart."""
    return len(set(map(seen_as, names))) == len(names)


def bot_name(taken: Collection[str]) -> str:
    """The first name that nobody has; there are as many as seats at the largest table."""
    seen = set(map(seen_as, taken))
    return next(name for name in BOT_NAMES if seen_as(name) not in seen)
