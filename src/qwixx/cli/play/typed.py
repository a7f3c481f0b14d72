"""What a person types, made an action; whatever it cannot be is refused in one line that says what is possible."""

from collections.abc import Sequence

from qwixx.cli.play.session import Session
from qwixx.rules import actions
from qwixx.rules.actions import Action
from qwixx.rules.errors import ActionError, IllegalAction, QwixxError
from qwixx.words import Words
from qwixx.words.tell import tell_refusal

FEW = 8  # choices that are listed in a line
LONGEST = 30  # signs of what was typed that are repeated


class Refused(QwixxError):
    """What was typed cannot be done; its text is a line in the player's language."""


def read(session: Session, seat: int, text: str, say: Words) -> Action:
    """The legal action that is meant: written out, in any order of cards, or shortened as long as only one fits."""
    legal = session.legal(seat)
    words = text.lower().split()
    for reading in _readings(words, legal):
        if action := _meant(reading, reading == words, legal):
            return action
    raise Refused(_why_not(session, seat, words, legal, say))


def _meant(words: list[str], in_full: bool, legal: Sequence[Action]) -> Action | None:
    """What only can be meant. A play without its verb is not yet one that crosses nothing: more may have been meant."""
    text = " ".join(words)
    exact = [a for a in legal if str(a) == text] or [a for a in legal if sorted(str(a).split()) == sorted(words)]
    begun = [a for a in legal if str(a).startswith(text)]
    if exact and (in_full or len(begun) == 1 or "mark" in words):
        return exact[0]
    return begun[0] if len(begun) == 1 else None


def possible(legal: Sequence[Action], say: Words) -> str:
    """The choices as they are typed, the first of them if they are many."""
    if len(legal) <= FEW + 1:  # one more needs no more room than saying so
        return ", ".join(map(str, legal))
    return say("play-and-more", listed=", ".join(map(str, legal[:FEW])), count=len(legal) - FEW)


def _readings(words: list[str], legal: Sequence[Action]) -> list[list[str]]:
    """What the words can be short for: `4` and `m 4` for `move 4`, `r4 m r4` for `play r4 mark r4`."""
    if not words:
        return []
    verbs = sorted({str(action).split()[0] for action in legal if " " in str(action)})
    tail = ["mark" if word.isalpha() and "mark".startswith(word) else word for word in words[1:]]
    begun = [[verb, *tail] for verb in verbs if verb.startswith(words[0])]
    left_out = [[verb, words[0], *tail] for verb in verbs]
    return [words, *begun, *left_out]


def _why_not(session: Session, seat: int, words: list[str], legal: Sequence[Action], say: Words) -> str:
    typed = _shortened(" ".join(words))
    readings = [" ".join(reading) for reading in _readings(words, legal)]
    fitting = list(dict.fromkeys(a for reading in readings for a in legal if str(a).startswith(reading)))
    if fitting:
        return say("play-could-mean", typed=typed, possible=possible(fitting, say))
    for reading in readings:
        try:
            session.game.apply(session.state, seat, actions.parse(reading))
        except IllegalAction as error:
            if error.rule != "not-now":
                return f"{tell_refusal(error, say)} {say('play-possible', possible=possible(legal, say))}"
        except ActionError:
            continue
    if not typed:
        return say("play-possible", possible=possible(legal, say))
    return say("play-not-possible", typed=typed, possible=possible(legal, say))


def _shortened(text: str) -> str:
    """What was typed as it can be repeated on a line."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in text)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"
