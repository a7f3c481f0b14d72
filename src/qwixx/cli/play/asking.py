"""What somebody is asked to decide."""

from qwixx.cli.play.session import Session
from qwixx.cli.rows import row_of
from qwixx.rules.actions import Mark, Take
from qwixx.words import Words
from qwixx.words.tell import the_mark, the_row


def question(session: Session, seat: int, say: Words) -> str:
    """The decision that a seat has to make now, in words."""
    view = session.view(seat)
    match view.phase:
        case "white":
            return say("table-ask-white", sum=sum(view.whites))
        case "reply":
            return _reply(session, seat, say)
        case "colour":
            return say("table-ask-colour")
        case "move":
            return say("table-ask-move")
        case "take":
            takes = [action for action in session.legal(seat) if isinstance(action, Take)]
            return say("table-ask-take", count=len(takes[0].numbers))
        case "call":
            return say("table-ask-call", number=view.cards.top if view.cards else sum(view.whites))
        case "play":
            return say("table-ask-play") if view.cards else say("table-ask-crossed")
    return say("table-ask-between")


def _reply(session: Session, seat: int, say: Words) -> str:
    """Who closes a row that this seat may close as well."""
    layout = session.game.layout
    marks = [action for action in session.legal(seat) if isinstance(action, Mark)]
    rows = sorted({row_of(layout, mark) for mark in marks})
    sheets = zip(session.names, session.view(seat).sheets, strict=True)
    names = [name for name, sheet in sheets if any(sheet.has_lock(row) for row in rows)]
    return say(
        "table-ask-reply",
        count=len(names),
        names=say.joined(names),
        rows=say.joined([the_row(layout, row, say) for row in rows]),
        numbers=say.joined([the_mark(mark, say) for mark in marks]),
    )
