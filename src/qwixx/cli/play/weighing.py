"""What a choice would bring, for whoever asks: points, skipped numbers, a lock, a penalty."""

from collections.abc import Callable

from qwixx.cli.play.session import Session
from qwixx.cli.rows import list_written
from qwixx.rules.actions import Action, GoOn, Mark, Move, PlayCards, Stop
from qwixx.rules.layout import Layout
from qwixx.rules.sheet import Sheet
from qwixx.words import Words


def marks_of(action: Action | None) -> tuple[Mark, ...]:
    """The numbers of the sheet that an action is about."""
    match action:
        case Mark():
            return (action,)
        case Move():
            return (action.field,)
        case PlayCards():
            return tuple(Mark(action.colour, number) for number in action.marks)
    return ()


def consequences(
    session: Session, seat: int, action: Action, say: Words, spelled: Callable[[object], str] = str
) -> list[str]:
    """The consequences of a choice, in short."""
    if isinstance(action, GoOn | Stop):
        return []
    before = session.game.sheet(session.state, seat)
    after = _crossed(before, action)
    told = []
    if after == before and session.game.passing_costs(session.state, seat):
        told.append(say("table-penalty-warning", points=before.layout.penalty))
    if (gained := _gained(session, seat, action, after.total - before.total)) > 0:
        told.append(say("table-gain", points=gained))
    for row in range(len(before.layout.rows)):
        if skipped := [mark for mark in after.skipped(row) if mark not in before.skipped(row)]:
            told.append(say("table-skips", numbers=spelled(list_written(before.layout, skipped))))
        if after.has_lock(row) and not before.has_lock(row):
            told.append(_locks(before.layout, row, say))
    return told


def _locks(layout: Layout, row: int, say: Words) -> str:
    if layout.mixed:
        return say("table-locks-row", row=row + 1)
    return say("table-locks", colour=say(f"colour-{layout.rows[row].lock}"))


def _gained(session: Session, seat: int, action: Action, on_sheet: int) -> int:
    """The points that a choice is worth at once; a sealed answer is only what it crosses on the sheet."""
    game, state = session.game, session.state
    if game.phase(state).actor == "everybody":
        return on_sheet
    return game.scores(game.apply(state, seat, action))[seat] - game.scores(state)[seat]


def _crossed(sheet: Sheet, action: Action) -> Sheet:
    """The sheet with what the action crosses; the field of a pawn may be crossed already."""
    crossed = [str(mark) for mark in marks_of(action) if not sheet.has(mark)]
    words = [*str(sheet).removeprefix("-").split(), *crossed]
    return Sheet.parse(" ".join(words) or "-", sheet.layout)
