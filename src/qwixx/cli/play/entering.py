"""Real dice and cards in the terminal: what is to be entered, and what was typed, made an outcome."""

from qwixx.cli.play.session import Session
from qwixx.cli.play.typed import Refused
from qwixx.rules.errors import IllegalOutcome
from qwixx.rules.game import State
from qwixx.rules.outcomes import Call, First, Outcome, Roll
from qwixx.words import Words

WHITES = 2


def request(session: Session, state: State, say: Words) -> str:
    """What somebody is asked to enter of this position: who begins, the dice in their order, or the top of the pile."""
    if state.phase == "first":
        seats = [f"{seat} {name}" for seat, name in enumerate(session.names, 1)]
        return say("play-enter-first", seats=", ".join(seats))
    if state.phase == "top":
        return say("play-enter-top", name=session.names[state.active])
    colours = [say(f"colour-{colour}") for colour in session.game.dice_in_play(state)]
    order = ", ".join([say("play-enter-white"), say("play-enter-white"), *colours])
    return say("play-enter-roll", name=session.names[state.active], order=order)


def read_outcome(session: Session, state: State, text: str, say: Words) -> Outcome:
    """What was typed as the outcome of a position; what it cannot be is refused in one line that says what to do."""
    outcome = _first(session, text) if state.phase == "first" else _roll(session, state, text)
    if isinstance(outcome, Call) and session.seats[state.active].level:
        raise Refused(say("refusal-dice-unknown"))
    if outcome is None or not _possible(session, state, outcome):
        raise Refused(f"{_wrong(state, say)} {request(session, state, say)}")
    return outcome


def no_hint(session: Session, seat: int, say: Words) -> str:
    """Why there is no hint: in a game of the day, or by dice or cards that were not entered; else nothing."""
    if session.play.day:
        return say("play-no-hint-daily")
    if not session.view(seat).blind:
        return ""
    return say("refusal-cards-unknown") if session.game.by_people_only else say("refusal-dice-unknown")


def _wrong(state: State, say: Words) -> str:
    """What is wrong with what cannot have been."""
    match state.phase:
        case "first":
            return say("play-enter-nobody")
        case "top":
            return say("play-enter-no-card")
    return say("refusal-bad-roll")


def _possible(session: Session, state: State, outcome: Outcome) -> bool:
    try:
        session.game.chance(state, outcome)
    except IllegalOutcome:
        return False
    return True


def _first(session: Session, text: str) -> Outcome | None:
    """Somebody by their number or by their name."""
    if text.isascii() and text.isdecimal():
        return First(int(text[:9]) - 1)
    names = [name.casefold() for name in session.names]
    return First(names.index(text.casefold())) if text.casefold() in names else None


def _roll(session: Session, state: State, text: str) -> Outcome | None:
    """All dice in their order, with or without space between them; or the white sum."""
    words = text.replace(",", " ").split()
    if not words or not all(word.isascii() and word.isdecimal() for word in words):
        return None
    colours = session.game.dice_in_play(state)
    if len(words) == 1 and len(words[0]) <= WHITES:
        return Call(int(words[0]))
    faces = [int(sign) for sign in "".join(words)] if len(words) == 1 else [int(word[:9]) for word in words]
    if len(faces) != WHITES + len(colours):
        return None
    return Roll((faces[0], faces[1]), tuple(zip(colours, faces[WHITES:], strict=True)))
