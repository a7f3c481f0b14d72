"""A table in a list."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from qwixx.tables.table import Table


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    options: dict[str, str]
    status: Literal["lobby", "running", "over"]
    names: Annotated[list[str], Meta(description="By seat; empty where it is open.")]
    opened_at: Annotated[int, Meta(description="Milliseconds since 1970.")]
    scores: Annotated[list[int] | None, Meta(description="Once it is over.")]
    next: Annotated[str | None, Meta(description="The code of the rematch.")]


def summary(table: Table) -> TableSummary:
    """A table as it is listed."""
    return TableSummary(
        code=table.code,
        game=table.game.id,
        options=dict(table.game.options),
        status=table.status,
        names=[seat.name for seat in table.seats],
        opened_at=table.opened_at,
        scores=list(table.game.scores(table.state)) if table.state and table.status == "over" else None,
        next=table.next,
    )
