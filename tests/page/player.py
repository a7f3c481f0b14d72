"""Somebody who plays by tapping what the page offers, with eyes for nothing else."""

import random
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Gone

from tests.soak import SEED

ALIVE = ":not([aria-disabled=true]):not([disabled])"
SURE = ".bar button.warns:not([aria-busy=true])"  # points are lost, if it is pressed once more
CONFIRM = f".bar button.primary{ALIVE}"  # what is chosen, or the one thing to do
PASS = f".bar button.other{ALIVE}"
READ = ".bar .actions:not([data-fresh])"  # buttons take nothing before that
ASKED = ".bar button.primary:not([aria-busy=true])"
MOMENT = 2000  # milliseconds
TAPPABLE = "main button[aria-pressed=false]:not(.tab):not([disabled]):visible"
CHOSEN = "main button[aria-pressed=true]:not(.tab):not([disabled]):visible"


class Player:
    """A person at a table. `eager` is how often they choose something where they might pass."""

    def __init__(self, page: Page, eager: float = 0.8, seed: int = 1) -> None:
        self.page = page
        self.eager = eager
        self._random = random.Random(seed)
        self.confirmed: list[str] = []

    def wait(self) -> None:
        """Until there is something to confirm, to choose or to go on to, or the ranking."""
        self.page.locator(ASKED).or_(self.page.get_by_role("heading", name="Result")).first.wait_for()

    def ready(self) -> bool:
        """Whether there is something to do."""
        return self.page.locator(ASKED).count() > 0

    def decide(self) -> None:
        """Answer one question: tap until there is something to confirm, then confirm it; or pass."""
        self.wait()
        eager = self._random.random() < self.eager
        if not eager and self.page.locator(TAPPABLE).count() and self.page.locator(PASS).count():
            self.decline()
            return
        if eager:
            self._tap()
        while not self.page.locator(CONFIRM).count():
            self._tap()
            self.wait()
        self.confirm()

    def find_choice(self) -> None:
        """Play on until there is something to choose: with nothing to choose the page passes by itself."""
        self.wait()
        while not self.page.locator(TAPPABLE).count():
            self.decide()
            self.wait()

    def confirm(self) -> None:
        """Press the button for what is chosen, or for the one thing to do; and once more if that is asked."""
        self._press(self.page.locator(CONFIRM).first)
        self._be_sure()

    def decline(self) -> None:
        """Pass, and once more if that is asked.

        Who taps a number and takes that back has read the question, and need not wait until it takes an answer.
        """
        self._tap()
        if (chosen := self.page.locator(CHOSEN)).count():
            with suppress(Gone):
                chosen.first.click(timeout=MOMENT)
        self._press(self.page.locator(PASS))
        self._be_sure()

    def _be_sure(self) -> None:
        """Press once more what costs points, if it is asked."""
        if (sure := self.page.locator(SURE)).count():
            self._press(sure)

    def _press(self, button: Locator) -> None:
        """Press a button once the question is old enough; it may be gone by then, where the page passes by itself.

        A busy machine may need longer than a moment for one press: it is tried again as long as the button is there.
        """
        self.page.locator(READ).wait_for()
        while button.count():
            with suppress(Gone):
                words = button.inner_text(timeout=MOMENT)
                button.click(timeout=MOMENT)
                self.confirmed.append(words)
                return

    def _tap(self) -> None:
        """Tap one of the things that can be tapped; it may be gone by then, where the page passes by itself."""
        things = self.page.locator(TAPPABLE)
        if number := things.count():
            with suppress(Gone):
                things.nth(self._random.randrange(number)).click(timeout=MOMENT)

    def play(self, until: Callable[[], bool]) -> None:
        """Play until something is so."""
        self.wait()
        while not until():
            self.decide()
            self.wait()

    def play_to_the_ranking(self) -> None:
        """Play until the game is over, then go to the ranking; outside the soak mostly by passing, which is shorter."""
        if not SEED:
            self.eager = min(self.eager, 0.1)
        self.play(lambda: self.page.get_by_role("button", name="To the ranking").count() > 0)
        self.confirm()
        self.page.get_by_role("heading", name="Result").wait_for()

    def at_ranking(self) -> bool:
        """Whether the ranking is there."""
        return self.page.get_by_role("heading", name="Result").count() > 0
