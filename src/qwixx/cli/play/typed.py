"""What a person types, made an action; whatever it cannot be is refused in one line that says what is possible."""

from collections.abc import Sequence

from qwixx.cli.play.few import few
from qwixx.cli.play.letters import VERBS, Ambiguous, Letters
from qwixx.cli.play.session import Session
from qwixx.rules import actions
from qwixx.rules.actions import JOKER, Action, PlayCards
from qwixx.rules.errors import ActionError, IllegalAction, QwixxError
from qwixx.rules.game import short_for
from qwixx.rules.reasons import COLOURS
from qwixx.words import Words
from qwixx.words.tell import tell_refusal

CROSSED = ("play", "mark")
LONGEST = 30  # signs of what was typed that are repeated


class Refused(QwixxError):
    """What was typed cannot be done; its text is a line in the player's language."""


def read(session: Session, seat: int, text: str, say: Words, letters: Letters) -> Action:
    """The legal action that is meant: written out, in any order of cards, or shortened as long as only one fits."""
    legal = session.legal(seat)
    words = _in_notation(text, legal, say, letters)
    for reading in _readings(words, legal):
        meant = _meant(reading, reading == words, legal)
        if meant and session.game.alike(session.state, meant):
            return meant[0]
    raise Refused(_why_not(session, seat, words, legal, say, letters))


def _in_notation(text: str, legal: Sequence[Action], say: Words, letters: Letters) -> list[str]:
    """What was typed, in the words of the notation; whoever leaves a colour open is asked which one."""
    verbs = sorted({verb for action in legal if (verb := str(action).split()[0]) in VERBS})
    try:
        return letters.read(text, verbs)
    except Ambiguous as unclear:
        possible = [f"{letters.spelled(letters.letter(one))} ({_in_words(one, say)})" for one in unclear.alternatives]
        said = say("play-ambiguous", typed=_shortened(unclear.word), possible=", ".join(possible))
        raise Refused(said) from None


def _in_words(noted: str, say: Words) -> str:
    """A colour, perhaps with a number, in words."""
    colour, number = noted.removeprefix(JOKER)[0], noted.lstrip("".join(COLOURS) + JOKER)
    return f"{say(f'colour-{colour}')} {number}".strip()


def _meant(words: list[str], in_full: bool, legal: Sequence[Action]) -> list[Action]:
    """What can be meant. A play without its verb is not yet one that crosses nothing: more may have been meant."""
    begun = [action for action in legal if short_for(words, action) or _begins_with(words, action)]
    named = [action for action in begun if len(str(action).split()) == len(words) and _begins_with(words, action)]
    return named if named and (in_full or "mark" in words) else begun


def _begins_with(words: Sequence[str], action: Action) -> bool:
    """Whether an action begins with these words in any order; cards may be named without their places."""
    full = str(action).split()[: len(words)]
    return _grouped(words) in (_grouped(full), _grouped([word.partition("@")[0] for word in full]))


def _grouped(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """What is played and what is crossed, in whatever order each was named."""
    cut = words.index("mark") if "mark" in words else len(words)
    return sorted(words[:cut]), sorted(words[cut:])


def possible(legal: Sequence[Action], say: Words, letters: Letters) -> str:
    """The choices as they are typed, the first of them if they are many."""
    return few([letters.spelled(as_typed(action)) for action in legal], say)


def _readings(words: list[str], legal: Sequence[Action]) -> list[list[str]]:
    """What the words can be short for: `4` and `m 4` for `move 4`, `r4 m r4` for `play r4 mark r4`.

    Where cards are real, `r4 r5` is what was crossed: `play mark r4 r5`.
    """
    if not words:
        return []
    verbs = sorted({str(action).split()[0] for action in legal if " " in str(action)})
    tail = ["mark" if word.isalpha() and "mark".startswith(word) else word for word in words[1:]]
    begun = [[verb, *tail] for verb in verbs if verb.startswith(words[0])]
    left_out = [[verb, words[0], *tail] for verb in verbs]
    crossed = [[*CROSSED, *(words if tail == words[1:] and not begun else tail)]] if _of_real_cards(legal) else []
    return [words, *begun, *left_out, *crossed]


def _of_real_cards(legal: Sequence[Action]) -> bool:
    """Whether of cards only what they crossed is said."""
    return any(isinstance(action, PlayCards) and not action.cards for action in legal)


def as_typed(action: Action) -> str:
    """An action as it is typed: of real cards only the numbers."""
    return str(action).removeprefix(" ".join([*CROSSED, ""]))


def _why_not(
    session: Session, seat: int, words: list[str], legal: Sequence[Action], say: Words, letters: Letters
) -> str:
    typed = _shortened(letters.spelled(" ".join(words)))
    readings = _readings(words, legal)
    if fitting := list(dict.fromkeys(a for reading in readings for a in _meant(reading, False, legal))):
        return say("play-could-mean", typed=typed, possible=possible(fitting, say, letters))
    for reading in readings:
        try:
            session.game.apply(session.state, seat, actions.parse(" ".join(reading)))
        except IllegalAction as error:
            if error.rule != "not-now":
                return f"{tell_refusal(error, say)} {say('play-possible', possible=possible(legal, say, letters))}"
        except ActionError:
            continue
    if not typed:
        return say("play-possible", possible=possible(legal, say, letters))
    return say("play-not-possible", typed=typed, possible=possible(legal, say, letters))


def _shortened(text: str) -> str:
    """What was typed as it can be repeated on a line."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in text)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"
