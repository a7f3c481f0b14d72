"""What happens at the table, in words."""

from collections.abc import Sequence

from qwixx.cli.words import Words
from qwixx.records import Act, Event
from qwixx.rules.actions import Action, GoOn, Mark, Move, Pass, Play, Stop, Take
from qwixx.rules.game import Game, State
from qwixx.rules.outcomes import First, Roll


def tell(event: Event, names: Sequence[str], words: Words) -> str:
    """An event."""
    if isinstance(event, Act):
        return f"{names[event.seat]}: {tell_action(event.action, words)}"
    if isinstance(event, First):
        return words("begins", name=names[event.seat])
    if isinstance(event, Roll):
        return words("white-sum", sum=sum(event.whites))
    return words("shuffled")


def tell_action(action: Action, words: Words) -> str:
    """An action; cards and crosses keep their short form, `r4`."""
    match action:
        case Pass():
            return words("passes")
        case Mark():
            return words("crosses", numbers=str(action))
        case Move():
            return words("moves", steps=action.steps, field=str(action.field))
        case Take():
            return words("takes", cards=" ".join(map(str, action.numbers)))
        case Play():
            played = words("plays", cards=" ".join(map(str, action.cards)))
            marks = " ".join(f"{action.colour}{number}" for number in action.marks)
            return f"{played}, {words('crosses', numbers=marks)}" if marks else played
        case GoOn():
            return words("goes-on")
        case Stop():
            return words("stops")


def news(game: Game, before: State, after: State, names: Sequence[str], words: Words) -> list[str]:
    """What an event has brought about beyond itself: locks, penalties, the end announced."""
    old, new = game.view(before), game.view(after)
    told = []
    for name, was, now in zip(names, old.sheets, new.sheets, strict=True):
        locked = [colour for colour in now.layout.colours if now.has_lock(colour) and not was.has_lock(colour)]
        told += [words("locks", name=name, colour=words(f"colour-{colour}")) for colour in locked]
        if now.penalties > was.penalties:
            told.append(words("penalty", name=name))
    if new.final_turns and not old.final_turns:
        told.append(words("final-round", name=names[before.active]))
    return told
