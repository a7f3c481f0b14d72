"""Somebody who plays by tapping what the page offers, with eyes for nothing else."""

import random
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Gone

CONFIRM = ".bar button.primary:not([disabled])"
ASKED = ".bar button.primary:not([aria-busy=true])"
MOMENT = 2000  # milliseconds
TAPPABLE = "main button[aria-pressed=false]:not(.tab):not([disabled]):visible"
PATIENCE = 30_000  # milliseconds


class Player:
    """A person at a table. `eager` is how often they choose something where they might pass."""

    def __init__(self, page: Page, eager: float = 0.8, seed: int = 1) -> None:
        self.page = page
        self.eager = eager
        self._random = random.Random(seed)
        self.confirmed: list[str] = []
        page.set_default_timeout(PATIENCE)

    def wait(self) -> None:
        """Until there is something to confirm, to choose or to go on to, or the ranking."""
        self.page.locator(ASKED).or_(self.page.get_by_role("heading", name="Result")).first.wait_for()

    def ready(self) -> bool:
        """Whether there is something to do."""
        return self.page.locator(ASKED).count() > 0

    def decide(self) -> None:
        """Answer one question: tap until there is something to confirm, then confirm it."""
        self.wait()
        if self._random.random() < self.eager:
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
        """Press the one button, and see that it was taken."""
        button = self.page.locator(CONFIRM).first
        said = button.inner_text()
        self.confirmed.append(said)
        button.click()

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
        """Play until the game is over, then go to the ranking."""
        self.play(lambda: self.page.get_by_role("button", name="To the ranking").count() > 0)
        self.confirm()
        self.page.get_by_role("heading", name="Result").wait_for()

    def at_ranking(self) -> bool:
        """Whether the ranking is there."""
        return self.page.get_by_role("heading", name="Result").count() > 0
