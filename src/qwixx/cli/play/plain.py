"""The plain way to play: lines out, lines in. For scripts, screen readers and terminals that can do no more."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from qwixx.cli.hints import hint_legend, hint_lines
from qwixx.cli.play.asking import question
from qwixx.cli.play.chronicle import Chronicle
from qwixx.cli.play.entering import no_hint, read_outcome, request
from qwixx.cli.play.few import FEW
from qwixx.cli.play.letters import Letters, letters_of
from qwixx.cli.play.position import position, ranking
from qwixx.cli.play.saves import Trouble
from qwixx.cli.play.session import Session
from qwixx.cli.play.talk import Talk
from qwixx.cli.play.typed import Refused, as_typed, possible, read
from qwixx.cli.play.weighing import consequences
from qwixx.review import hint
from qwixx.rules.actions import Action, Pass
from qwixx.rules.game import State
from qwixx.rules.outcomes import Outcome
from qwixx.words import Words
from qwixx.words.rulespage import rules_page
from qwixx.words.tell import tell_choice

MOST_EXPLAINED = 2 * FEW
INTERRUPTED = 130

T = TypeVar("T")


def tell_keys(talk: Talk, letters: Letters, say: Words) -> None:
    """What can be typed, and which letters mean which colours."""
    talk.tell(say("play-keys", example=letters.spelled("g7"), **{"pass": letters.spelled("pass")}))
    talk.tell(say("play-letters", letters=letters.listed()))


class Left(Exception):
    """Somebody wants to stop for now."""


class Plain:
    """A game in lines, from wherever it is to its end."""

    def __init__(self, session: Session, talk: Talk, say: Words) -> None:
        self._session = session
        self._talk = talk
        self._say = say
        self._letters = letters_of(session.game, say)
        self._chronicle = Chronicle(session, say)
        self._at_keyboard: int | None = None
        self._news: list[str] = []  # since somebody was last asked

    def run(self) -> int:
        """Play until the game is over or nobody goes on; the exit code."""
        code = 0
        try:
            self._play()
        except (EOFError, Left):
            self._say_goodbye()
        except KeyboardInterrupt:
            self._say_goodbye()
            code = INTERRUPTED
        finally:
            self._session.close()
        return code

    def _play(self) -> None:
        session = self._session
        while not session.over:
            if self._kept(session.step) is None:
                if session.entering:
                    self._enter()
                else:
                    self._decide(session.deciding()[0])
            self._tell_news()
        self._talk.tell()
        for line in ranking(session, self._say):
            self._talk.tell(line)
        if session.saved_as:
            self._talk.tell(self._say("play-kept", name=session.saved_as))

    def _tell_news(self) -> None:
        if lines := self._chronicle.go_on():
            self._news.append(" ".join(lines))
            self._talk.tell(self._news[-1])

    def _say_goodbye(self) -> None:
        self._talk.tell()
        if self._session.saved_as:
            self._talk.tell(self._say("play-left", name=self._session.saved_as))
        else:
            self._talk.tell(self._say("play-left-unsaved"))

    # -- real dice -----------------------------------------------------------------------------------------------------

    def _enter(self) -> None:
        """Ask what was rolled, until it is entered; before that, what was entered last can still be corrected."""
        while self._session.entering:
            outcome = self._ask_outcome(self._session.state)
            if outcome is None:
                self._correct()
                return
            self._kept(partial(self._session.enter, outcome))

    def _correct(self) -> bool:
        """Ask for what was entered last anew; whether it was corrected."""
        due = self._session.entered_at
        if due is None:
            self._talk.tell(self._say("play-nothing-entered"))
            return False
        self._talk.tell(self._say("play-correcting"))
        outcome = self._ask_outcome(due)
        if outcome is None:
            return False
        self._kept(partial(self._session.correct, outcome))
        return True

    def _ask_outcome(self, due: State) -> Outcome | None:
        """What was rolled in a position; nothing if whoever types wants to undo."""
        self._talk.tell()
        self._talk.tell(request(self._session, due, self._say))
        while True:
            match text := self._talk.ask(">"):
                case "h" | "help":
                    self._show_rules()
                case "q" | "quit":
                    raise Left
                case "u" | "undo":
                    return None
                case _:
                    try:
                        return read_outcome(self._session, due, text, self._say)
                    except Refused as refused:
                        self._talk.tell(str(refused))

    # -- one decision --------------------------------------------------------------------------------------------------

    def _decide(self, seat: int) -> None:
        """Ask until there is an answer, or an earlier one is taken back."""
        session, say = self._session, self._say
        legal, phase = session.legal(seat), session.state.phase
        if legal == (Pass(),):
            reason = say("play-pawn-stays") if phase == "move" else say("table-nothing")
            self._talk.tell(f"{session.names[seat]}: {reason}.")
            self._kept(partial(session.act, seat, Pass()))
            return
        self._hand_over(seat)
        self._talk.tell()
        for line in position(session, seat, say, self._letters):
            self._talk.tell(line)
        self._talk.tell(question(session, seat, say))
        self._talk.tell(say("play-possible", possible=possible(legal, say, self._letters)))
        while not self._answered(seat, legal):
            pass

    def _answered(self, seat: int, legal: tuple[Action, ...]) -> bool:
        """Whether what is typed next settles who is to be asked now."""
        match text := self._talk.ask(f"{self._session.names[seat]}>"):
            case "?":
                self._explain(seat, legal)
            case "i" | "hint":
                self._hint(seat, legal)
            case "h" | "help":
                self._show_rules()
            case "q" | "quit":
                raise Left
            case "u" | "undo":
                return self._take_back(seat)
            case "l" | "log":
                self._tell_all()
            case _:
                return self._act(seat, text)
        return False

    def _act(self, seat: int, text: str) -> bool:
        session, say = self._session, self._say
        try:
            action = read(session, seat, text, say, self._letters)
        except Refused as refused:
            self._talk.tell(str(refused))
            return False
        self._kept(partial(session.act, seat, action))
        if session.sealed():
            self._talk.tell(say("table-sealed"))
        return True

    def _take_back(self, asked: int) -> bool:
        """Take back the last answer that was given at this keyboard; against bots one that was settled, too."""
        session = self._session
        if self._unseal():
            return True
        if session.play.typed_in:
            return self._correct()
        if (decision := session.last_choice(asked)) is None:
            self._talk.tell(self._say("play-nothing-to-take-back"))
            return False
        self._kept(partial(session.go_back, asked, decision))
        return True

    def _unseal(self) -> bool:
        """Take back the last answer that is still sealed; a forced one is no answer."""
        session = self._session
        for seat in reversed(session.sealed()):
            if len(session.game.legal(session.game.retract(session.state, seat), seat)) > 1:
                self._kept(partial(session.retract, seat))
                self._talk.tell(self._say("play-taken-back", name=session.names[seat]))
                return True
        return False

    def _hand_over(self, seat: int) -> None:
        """Let the next person come to the keyboard before anything is shown that the one before may not see."""
        session = self._session
        people = sum(one.level is None for one in session.seats)
        secret = bool(session.sealed()) or session.view(seat).cards is not None
        if people > 1 and self._at_keyboard != seat and secret:
            self._talk.cover()
            told = self._say("play-hand-over", name=session.names[seat])
            if self._talk.live:
                self._talk.ask(told)
                for line in self._news:
                    self._talk.tell(line)
            else:
                self._talk.tell(told)
        self._at_keyboard = seat
        self._news = []

    # -- what else can be asked ----------------------------------------------------------------------------------------

    def _explain(self, seat: int, legal: tuple[Action, ...]) -> None:
        """The choice in words."""
        session, say = self._session, self._say
        self._talk.tell(question(session, seat, say))
        sheet = session.game.sheet(session.state, seat)
        shown = legal if len(legal) <= MOST_EXPLAINED + 1 else legal[:MOST_EXPLAINED]
        for action in shown:
            offer = tell_choice(action, session.state.phase, say, sheet)
            brings = "; ".join(consequences(session, seat, action, say, self._letters.spelled))
            self._talk.tell(f"  {self._letters.spelled(as_typed(action))}: {offer}{f' ({brings})' if brings else ''}")
        if len(legal) > len(shown):
            self._talk.tell(f"  {say('play-more', count=len(legal) - len(shown))}")
        tell_keys(self._talk, self._letters, say)

    def _hint(self, seat: int, legal: tuple[Action, ...]) -> None:
        """Every choice with what it is worth and why, the best first."""
        if reason := no_hint(self._session, seat, self._say):
            self._talk.tell(reason)
            return
        view = self._session.view(seat)
        hints = hint(view, legal)
        self._talk.tell(hint_legend(hints, self._say))
        shown = hints[:MOST_EXPLAINED]
        for line in hint_lines(view, shown, self._session.names, self._say, self._letters.spelled):
            self._talk.tell(line)
        if len(hints) > MOST_EXPLAINED:
            self._talk.tell(f"  {self._say('play-more', count=len(hints) - MOST_EXPLAINED)}")

    def _tell_all(self) -> None:
        """Everything that has happened, turn by turn."""
        for heading, lines in Chronicle(self._session, self._say, whole=True).chapters():
            self._talk.tell_paragraph(f"{heading}: {' '.join(lines)}")

    def _show_rules(self) -> None:
        """The rules on one page."""
        say = self._say
        for heading, paragraphs in rules_page(self._session.game):
            first, *others = [say(f"rules-{paragraph}") for paragraph in paragraphs]
            self._talk.tell_paragraph(f"{say(f'rules-{heading}')}: {first}")
            for paragraph in others:
                self._talk.tell_paragraph(paragraph)

    # -- when it cannot be saved ---------------------------------------------------------------------------------------

    def _kept(self, happening: Callable[[], T]) -> T:
        """Let something happen that is saved; if it cannot be, whoever plays decides how to go on."""
        while True:
            try:
                return happening()
            except Trouble as trouble:
                self._talk.tell(trouble.told(self._say))
            match self._talk.ask(self._say("play-unsaved")):
                case "q" | "quit":
                    raise Left
                case "n":
                    self._session.play_unsaved()
