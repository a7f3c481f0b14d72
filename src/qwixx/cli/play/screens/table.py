"""The table: whoever plays here chooses with arrows, mouse or by typing, and confirms."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.screen import Screen

from qwixx.cli.play.asking import question
from qwixx.cli.play.entering import read_outcome, request
from qwixx.cli.play.letters import Letters
from qwixx.cli.play.screens.board import Board, landing
from qwixx.cli.play.screens.choosing import Choosing
from qwixx.cli.play.screens.flow import Flow, Pacing
from qwixx.cli.play.screens.guard import Guard
from qwixx.cli.play.screens.pages import Page, explanation, hints, log, rules
from qwixx.cli.play.screens.prompt import Prompt
from qwixx.cli.play.session import Session
from qwixx.cli.play.typed import Refused, read
from qwixx.cli.play.weighing import consequences, marks_of
from qwixx.rules.actions import Action, Mark, Move, parse
from qwixx.rules.game import State
from qwixx.rules.outcomes import Outcome
from qwixx.words import Words
from qwixx.words.tell import tell_choice

LONGEST = 60  # signs that can be typed
PAGES = ("question_mark", "i", "h", "l")  # the keys that open one
PACES = {"plus": True, "minus": False}  # the keys that make it go faster, or not so fast
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}

T = TypeVar("T")


class TableScreen(Screen[None]):
    """A game in play; it is dismissed when the game is over."""

    def __init__(self, session: Session, words: Words, pace: Pacing) -> None:
        super().__init__()
        self._session = session
        self._words = words
        self._pace = pace
        self._flow = Flow(session, words, self)
        self._guard = Guard()
        self._letters = Letters(words, notation_first=True)  # as on the screen; nothing happens before it is confirmed
        self._typed = ""
        self._wrong = ""  # why something is not possible
        self._noted = ""  # what a key has changed

    def compose(self) -> ComposeResult:
        yield Board()
        yield Prompt()

    def on_mount(self) -> None:
        """Begin, or go on."""
        self._go_on()

    def on_resize(self) -> None:
        """Use the new size."""
        self.draw()

    async def answer_of(self, screen: Screen[T]) -> T | None:
        """Show a screen, and wait until it is dismissed."""
        return await self.app.push_screen_wait(screen)

    def slowness(self) -> float:
        """How long things are to be seen, in parts of the usual time."""
        return self._pace.slowness

    @property
    def asked(self) -> bool:
        """Whether somebody is to decide."""
        return self._choosing is not None or self._flow.entering is not None

    @property
    def _choosing(self) -> Choosing | None:
        return self._flow.shown.choosing

    # -- going on ------------------------------------------------------------------------------------------------------

    @work
    async def _go_on(self) -> None:
        await self._flow.go_on()
        self._leave_if_over()

    def _confirm(self, action: Action) -> None:
        """Do it. From here on nothing can be chosen, however fast somebody types."""
        self._flow.shown.choosing = None
        self._act(self._flow.shown.seat, action)

    @work
    async def _act(self, seat: int, action: Action) -> None:
        await self._flow.act(seat, action)
        self._leave_if_over()

    @work
    async def _take_back(self, seat: int) -> None:
        await self._flow.take_back(seat)

    @work
    async def _go_back(self, seat: int, decision: int) -> None:
        await self._flow.go_back(seat, decision)

    def _leave_if_over(self) -> None:
        if self._session.over:
            self.draw()
            self.dismiss()

    # -- the keyboard --------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Arrows choose, letters type."""
        event.stop()
        self._wrong = self._noted = ""
        if event.key in PAGES and not self._typed:
            self._open_page(event.key)
        elif event.key in PACES and not self._typed:
            self._noted = self._pace.change(faster=PACES[event.key])
        elif self._flow.entering:
            self._take_dice(event, self._flow.entering)
        elif self._choosing is None:
            self._skip()
        elif event.key not in ("enter", "space") or not self._guard.stray():
            self._take_key(event, self._choosing)
        self.draw()

    def _skip(self) -> None:
        """Nobody is asked: show what happens at once; whoever presses keys in a row has not meant the next question."""
        self._guard.press()
        self._flow.skip()

    def _take_dice(self, event: events.Key, due: State) -> None:
        """Real dice are typed; what was entered last can be corrected, and left as it is."""
        if event.key == "enter":
            self._enter_dice(due)
        elif event.key == "escape":
            self._undo_dice()
        elif event.key == "backspace":
            self._typed = self._typed[:-1]
        elif event.is_printable and event.character:
            self._typed = (self._typed + event.character)[:LONGEST]

    def _enter_dice(self, due: State) -> None:
        typed, self._typed = self._typed.strip(), ""
        if typed.lower() in ("q", "quit"):
            self.app.exit(0)
        elif typed.lower() in ("u", "undo"):
            self._undo_dice()
        elif typed:
            try:
                outcome = read_outcome(self._session, due, typed, self._words)
            except Refused as refused:
                self._wrong = str(refused)
            else:
                self._flow.entering = None
                self._enter_outcome(outcome)

    def _undo_dice(self) -> None:
        """Undo what is typed; else correct what was entered last, or leave that as it is after all."""
        if self._typed:
            self._typed = ""
        elif self._flow.correcting:
            self._flow.entering, self._flow.correcting = None, False
            self._go_on()
        else:
            self._correct_dice()

    def _correct_dice(self) -> None:
        due = self._session.entered_at
        if due is None:
            self._wrong = self._words("play-nothing-entered")
        else:
            self._flow.ask_dice(due, correcting=True)

    @work
    async def _enter_outcome(self, outcome: Outcome) -> None:
        await self._flow.enter(outcome)
        self._leave_if_over()

    def _take_key(self, event: events.Key, choosing: Choosing) -> None:
        if event.key in ARROWS:
            choosing.drop()
            choosing.move(*ARROWS[event.key])
        elif event.key == "enter":
            self._enter(choosing)
        elif event.key == "escape":
            self._undo(choosing)
        elif event.key == "backspace":
            self._typed = self._typed[:-1]
        elif event.key == "space" and not self._typed:
            choosing.toggle()
        elif event.is_printable and event.character:
            self._typed = (self._typed + event.character)[:LONGEST]

    def on_paste(self, event: events.Paste) -> None:
        """What is pasted is typed."""
        if self._choosing or self._flow.entering:
            self._typed = (self._typed + " ".join(event.text.split()))[:LONGEST]
            self.draw()

    def _enter(self, choosing: Choosing) -> None:
        """Take what was typed or what the cursor is on; the second time it is confirmed."""
        typed, self._typed = self._typed.strip().lower(), ""
        if typed in ("q", "quit"):
            self.app.exit(0)
        elif typed in ("u", "undo"):
            self._undo(choosing, settled=True)
        elif typed:
            try:
                choosing.settle_on(read(self._session, self._flow.shown.seat, typed, self._words, self._letters))
            except Refused as refused:
                self._wrong = str(refused)
        elif choosing.pending:
            self._confirm(choosing.pending)
        else:
            choosing.choose()

    def _undo(self, choosing: Choosing, *, settled: bool = False) -> None:
        """Undo what is typed or chosen; else take back the last answer that is still sealed, or that was settled."""
        seat = self._flow.shown.seat
        if self._typed:
            self._typed = ""
        elif choosing.drop() or choosing.clear():
            return
        elif (last := self._flow.last_sealed()) is not None:
            self._flow.shown.choosing = None
            self._take_back(last)
        elif self._session.play.typed_in:
            self._correct_dice()
        elif (decision := self._session.last_choice(seat)) is None:
            self._wrong = self._words("play-nothing-to-take-back")
        elif settled:
            self._flow.shown.choosing = None
            self._go_back(seat, decision)
        else:
            self._noted = self._words("screen-go-back")

    def _open_page(self, key: str) -> None:
        session, words, seat = self._session, self._words, self._flow.shown.seat
        if key == "h":
            self._open(partial(rules, session.game, words))
        elif key == "l":
            self._open(partial(log, session, words), slow=True, at_end=True)
        elif self._choosing:
            self._open(partial(hints if key == "i" else explanation, session, seat, words), slow=key == "i")

    def _open(self, told: Callable[[], Text], *, slow: bool = False, at_end: bool = False) -> None:
        self.app.push_screen(Page(told, self._words, slow=slow, at_end=at_end))

    # -- the mouse -----------------------------------------------------------------------------------------------------

    def on_click(self) -> None:
        """A click anywhere skips ahead while nobody is asked."""
        if self._choosing is None:
            self._skip()

    def action_point(self, kind: str, what: str | int) -> None:
        """A click on a number, a card, a field or a choice; on what is chosen already it confirms."""
        choosing = self._choosing
        if choosing is None:
            self._skip()
            return
        self._typed = self._wrong = self._noted = ""
        if kind in ("card", "back"):
            if choosing.of_cards:
                choosing.cursor = int(what)
                choosing.toggle()
        elif kind == "cell" and choosing.point(_mark(str(what))):
            pass
        elif action := self._meant(choosing, kind, what):
            if choosing.pending == action:
                self._confirm(action)
            else:
                choosing.settle_on(action)
        self.draw()

    def _meant(self, choosing: Choosing, kind: str, what: str | int) -> Action | None:
        """The choice that was clicked."""
        if kind == "choice":
            return choosing.listed[int(what)]
        for action in choosing.listed:
            if kind == "cell" and str(what) in map(str, marks_of(action)):
                return action
            seat = self._flow.shown.seat
            if kind == "field" and isinstance(action, Move) and landing(self._session, seat, action) == what:
                return action
        return None

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw everything anew."""
        flow, words = self._flow, self._words
        self.query_one(Board).draw(self._session, flow.shown, flow.story, words)
        prompt = self.query_one(Prompt)
        prompt.ask(self._asked())
        prompt.offer(self._choosing, self._typed)
        prompt.say(self._wrong or self._noted or self._said(), wrong=bool(self._wrong))
        prompt.show_keys(self._keys())

    def _keys(self) -> str:
        words = self._words
        if self._flow.entering:
            return words("screen-keys-dice")
        if self._choosing is None:
            return words("screen-keys-waiting")
        return words("screen-keys-cards") if self._choosing.of_cards else words("screen-keys")

    def _asked(self) -> str:
        session, words, seat = self._session, self._words, self._flow.shown.seat
        if self._flow.entering:
            return request(session, self._flow.entering, words)
        if self._choosing:
            return words("table-asked-of", name=session.names[seat], question=question(session, seat, words))
        waited_for = [session.names[seat] for seat in session.view(None).waiting]
        return words("table-waiting", names=words.joined(waited_for)) if waited_for else ""

    def _said(self) -> str:
        """The choice in words, and what it would bring."""
        session, words, choosing, seat = self._session, self._words, self._choosing, self._flow.shown.seat
        if choosing is None:
            return words("play-correcting") if self._flow.entering and self._flow.correcting else ""
        action = choosing.pending or choosing.current
        if action is None:
            return words("screen-select")
        offer = tell_choice(action, session.state.phase, words, session.game.sheet(session.state, seat))
        told = " · ".join([offer, *consequences(session, seat, action, words)])
        return words("screen-confirm", choice=told) if choosing.pending else told


def _mark(cell: str) -> Mark:
    """A number of the sheet by its text."""
    mark = parse(cell)
    assert isinstance(mark, Mark)
    return mark
