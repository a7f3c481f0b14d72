"""What a choice would bring, for whoever asks: points, skipped numbers, a lock, a penalty."""

from qwixx.cli.play.session import Session
from qwixx.rules.actions import Action, GoOn, Mark, Move, Play, Stop
from qwixx.rules.sheet import Sheet
from qwixx.words import Words

SEALED = ("white", "call", "between")  # phases in which an answer changes nothing before all have answered


def consequences(session: Session, seat: int, action: Action, say: Words) -> list[str]:
    """The consequences of a choice, in short."""
    if isinstance(action, GoOn | Stop):
        return []
    before = session.game.sheet(session.state, seat)
    after = _crossed(before, action)
    told = []
    gained = after.total - before.total
    if session.state.phase not in SEALED:
        state = session.game.apply(session.state, seat, action)
        gained = session.game.scores(state)[seat] - session.game.scores(session.state)[seat]
        if session.game.sheet(state, seat).penalties > before.penalties:
            told.append(say("table-penalty-warning", points=before.layout.penalty))
    if gained > 0:
        told.append(say("table-gain", points=gained))
    for colour in before.layout.colours:
        if skipped := [str(number) for number in after.skipped(colour) if number not in before.skipped(colour)]:
            told.append(say("table-skips", numbers=" ".join(skipped)))
        if after.has_lock(colour) and not before.has_lock(colour):
            told.append(say("table-locks", colour=say(f"colour-{colour}")))
    return told


def _crossed(sheet: Sheet, action: Action) -> Sheet:
    """The sheet with what the action crosses."""
    match action:
        case Mark():
            marks = [str(action)]
        case Move():
            marks = [str(action.field)]
        case Play():
            marks = [f"{action.colour}{number}" for number in action.marks]
        case _:
            marks = []
    return Sheet.parse(" ".join([*str(sheet).removeprefix("-").split(), *marks]) or "-", sheet.layout)
