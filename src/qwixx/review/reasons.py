"""Why a choice is better or worse than another, as data: a key and the facts of the case; `locales/` has the words."""

from collections.abc import Mapping
from typing import NamedTuple

REASONS: dict[str, tuple[str, ...]] = {
    "only": (),
    "ends-ahead": ("points",),
    "ends-ahead-least": ("points",),
    "ends-behind": ("points",),
    "ends-level": (),
    "ends-open": (),
    "ends-match-ahead": ("points",),
    "ends-match-ahead-least": ("points",),
    "ends-match-behind": ("points",),
    "ends-match-level": (),
    "ends-match-open": (),
    "ends-game-ahead": ("points",),
    "ends-game-ahead-least": ("points",),
    "ends-game-behind": ("points",),
    "ends-game-level": (),
    "ends-game-open": (),
    "goes-on": ("points",),
    "goes-on-match": ("points",),
    "lets-go-on": ("points",),
    "lets-go-on-match": ("points",),
    "announces-ahead": ("points",),
    "announces-behind": ("points",),
    "avoids-penalty": ("points",),
    "penalty": ("points",),
    "locks-before": ("row", "seat"),
    "locks": ("row",),
    "leaves": ("row", "seat"),
    "no-lock": ("row",),
    "can-lock": ("row",),
    "hurry": ("row", "seat"),
    "keeps": ("count",),
    "skips-fewer": ("count",),
    "skips": ("count",),
    "most-points": ("points",),
    "more-points": ("points",),
    "fewer-points": ("points",),
    "field": ("points",),
    "field-less": ("points",),
    "farther": ("count",),
    "less-far": ("count",),
    "then-cross": (),
    "then-none": (),
    "then-nearer": ("count",),
    "then-farther": ("count",),
    "likelier": (),
    "rarer": (),
    "keeps-last": ("row",),
    "loses-last": ("row",),
    "keeps-cards": ("count",),
    "uses-cards": ("count",),
    "ready": ("count",),
    "hand-nearer": (),
    "hand-farther": (),
    "sheds": ("count",),
    "sheds-less": ("count",),
    "fits": (),
    "fits-less": (),
    "nearer": (),
    "less-near": (),
    "stop-ahead": ("points",),
    "stop-behind": ("points",),
    "next-behind": ("points",),
    "next-ahead": ("points",),
}
"""Every reason by its key, with the facts that its sentence speaks of: a row and a seat count from 0."""

WARNINGS = frozenset(
    {
        "ends-behind",
        "ends-open",
        "ends-match-behind",
        "ends-match-open",
        "ends-game-behind",
        "ends-game-open",
        "lets-go-on",
        "lets-go-on-match",
        "announces-behind",
        "penalty",
        "leaves",
        "no-lock",
        "skips",
        "fewer-points",
        "field-less",
        "less-far",
        "then-none",
        "then-farther",
        "rarer",
        "loses-last",
        "uses-cards",
        "hand-farther",
        "sheds-less",
        "fits-less",
        "less-near",
        "stop-behind",
        "next-ahead",
    }
)
"""The reasons that speak against a choice."""


class Reason(NamedTuple):
    """A reason: its key, and the facts of the case."""

    key: str
    facts: Mapping[str, int]

    @property
    def against(self) -> bool:
        """Whether it speaks against a choice."""
        return self.key in WARNINGS

    def as_json(self) -> dict[str, object]:
        """In the types of JSON."""
        return {"key": self.key, "facts": dict(self.facts)}


def reason(key: str, **facts: int) -> Reason:
    """A reason with its facts."""
    return Reason(key, facts)
