"""How a game goes on between decisions: chance, bots, what is told and shown in motion, who is asked next."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Protocol, TypeVar

from textual.screen import Screen

from qwixx.cli.play.bots import introduced, told
from qwixx.cli.play.chronicle import Chronicle
from qwixx.cli.play.saves import Trouble
from qwixx.cli.play.screens.board import Shown
from qwixx.cli.play.screens.choosing import choosing
from qwixx.cli.play.screens.cover import Cover
from qwixx.cli.play.screens.trouble import Noticed, Unsaved
from qwixx.cli.play.session import Session
from qwixx.records import Act, Event
from qwixx.rules.actions import Action, Pass
from qwixx.rules.game import State
from qwixx.rules.outcomes import Outcome, Roll
from qwixx.rules.view import View
from qwixx.words import Words

ROLLING, CLOSING = 8, 6  # moments
MOMENT, PAUSE = 0.07, 0.7  # seconds

T = TypeVar("T")


class Window(Protocol):
    """What shows the table and can show another screen over it."""

    def draw(self) -> None:
        """Draw everything anew."""

    def answer_of(self, screen: Screen[T]) -> Awaitable[T | None]:
        """Show a screen, and wait until it is dismissed."""

    def slowness(self) -> float:
        """How long things are to be seen, in parts of the usual time; 0 if nothing is to move."""


class Pacing(Protocol):
    """How fast things are shown, and a way to change it."""

    @property
    def slowness(self) -> float:
        """How long things are to be seen, in parts of the usual time."""

    def change(self, *, faster: bool) -> str:
        """Go faster, or not so fast; what is so now, in words."""


class Flow:
    """A session as it goes on in a window."""

    def __init__(self, session: Session, words: Words, window: Window) -> None:
        self._session = session
        self._words = words
        self._window = window
        self._skipped = asyncio.Event()
        self._chronicle = Chronicle(session, words)
        self._at_keyboard: int | None = None
        people = [seat for seat, who in enumerate(session.seats) if who.level is None]
        self._shared = len(people) > 1
        self.shown = Shown(people[0] if people else 0, hand_open=not self._shared)
        self.story: list[str] = introduced(session.seats, words)
        self.entering: State | None = None  # in which was rolled what somebody is to enter
        self.correcting = False

    async def go_on(self) -> None:
        """Let chance and bots do what is due, until a person is to decide or the game is over."""
        session = self._session
        while not session.over:
            before = session.view(None)
            event = await self._step()
            if event is None and session.entering:
                self.ask_dice(session.state)
                return
            if event is None:
                seat = session.deciding()[0]
                if session.legal(seat) != (Pass(),):
                    await self.ask(seat)
                    return
                event = Act(seat, Pass())
                await self._kept(partial(session.act, seat, Pass()))
            await self._show(event, before)

    async def _step(self) -> Event | None:
        """The next thing that needs no person. Keys are read while a bot thinks; that it is replaced is not missed."""
        session = self._session
        if session.is_to_think:
            self._window.draw()
            await asyncio.to_thread(session.think)
        known = len(session.replaced)
        event = await self._kept(session.step)
        for replaced in session.replaced[known:]:
            await self._window.answer_of(Noticed(told(replaced, session.seats, self._words), self._words))
        return event

    async def act(self, seat: int, action: Action) -> None:
        """Do what a person has confirmed, and go on."""
        before = self._session.view(None)
        self.shown.hand_open = not self._shared
        await self._kept(partial(self._session.act, seat, action))
        await self._show(Act(seat, action), before)
        await self.go_on()

    def skip(self) -> None:
        """Show everything at once until somebody is asked."""
        self._skipped.set()

    def ask_dice(self, due: State, *, correcting: bool = False) -> None:
        """Let somebody enter what was rolled in a position, for the first time or anew."""
        self.entering, self.correcting = due, correcting
        self.shown.choosing = None
        self._window.draw()

    async def enter(self, outcome: Outcome) -> None:
        """Take what was rolled, and go on."""
        session, before = self._session, self._session.view(None)
        happening = session.correct if self.correcting else session.enter
        self.entering = None
        await self._kept(partial(happening, outcome))
        await self._show(outcome, before)
        await self.go_on()

    def last_sealed(self) -> int | None:
        """The person whose answer was the last to be sealed, and still is."""
        return next(reversed(self._session.sealed()), None)

    async def take_back(self, seat: int) -> None:
        """Take back a sealed answer, and ask again."""
        await self._kept(partial(self._session.retract, seat))
        await self.ask(seat)

    async def go_back(self, seat: int, decision: int) -> None:
        """Go back to an earlier decision, and on from there."""
        await self._kept(partial(self._session.go_back, seat, decision))
        self._tell()
        await self.go_on()

    async def ask(self, seat: int) -> None:
        """Turn the table to a person who is to decide; in the card game only once they sit at the keyboard."""
        session = self._session
        view = session.view(seat)
        if view.cards and self._shared and seat != self._at_keyboard:
            await self._window.answer_of(Cover(session.names[seat], self._words))
        self._at_keyboard = seat
        self._skipped.clear()
        self.shown = Shown(seat, choosing(session.legal(seat), view))
        self._window.draw()

    # -- showing -------------------------------------------------------------------------------------------------------

    def _tell(self) -> bool:
        """Tell what has become known; false if there is nothing."""
        told = self._chronicle.go_on()
        self.story += [" ".join(told)] if told else []
        return bool(told)

    async def _show(self, event: Event, before: View) -> None:
        """Tell and draw what has happened, in motion if wanted."""
        told = self._tell()
        if self._moving and isinstance(event, Roll):
            for moment in range(ROLLING, -1, -1):
                self.shown.rolling = moment
                await self._moment(MOMENT)
        locked = _locked(self._session.view(None)) - _locked(before)
        if self._moving and locked:
            for moment in range(CLOSING, -1, -1):
                self.shown.closing = locked if moment % 2 else frozenset()
                await self._moment(2 * MOMENT)
        await self._moment(PAUSE if told else 0)

    @property
    def _moving(self) -> bool:
        return self._window.slowness() > 0 and not self._skipped.is_set()

    async def _moment(self, seconds: float) -> None:
        """Let something be seen for so long, unless somebody wants to go on."""
        self._window.draw()
        wait = seconds * self._window.slowness()
        if not wait or self._skipped.is_set():
            await asyncio.sleep(0)
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await self._skipped.wait()

    async def _kept(self, happening: Callable[[], T]) -> T:
        """Let something happen that is saved; if it cannot be, whoever plays is told before it goes on."""
        while True:
            try:
                return happening()
            except Trouble as trouble:
                if not await self._window.answer_of(Unsaved(trouble.told(self._words), self._words)):
                    self._session.play_unsaved()


def _locked(view: View) -> frozenset[int]:
    """The rows that somebody has locked."""
    return frozenset(row for sheet in view.sheets for row in range(len(sheet.layout.rows)) if sheet.has_lock(row))
