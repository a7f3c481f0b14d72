"""What somebody is asked to decide."""

from qwixx.cli.play.session import Session
from qwixx.rules.actions import Take
from qwixx.words import Words


def question(session: Session, seat: int, say: Words) -> str:
    """The decision that a seat has to make now, in words."""
    view = session.view(seat)
    match view.phase:
        case "white":
            return say("table-ask-white", sum=sum(view.whites))
        case "colour":
            return say("table-ask-colour")
        case "move":
            return say("table-ask-move")
        case "take":
            takes = [action for action in session.legal(seat) if isinstance(action, Take)]
            return say("table-ask-take", count=len(takes[0].numbers))
        case "call":
            return say("table-ask-call", number=view.cards.top if view.cards else None)
        case "play":
            return say("table-ask-play")
    return say("table-ask-between")
