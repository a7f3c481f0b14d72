"""The application: the start, the table, the ranking, and round again."""

from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Resize

from qwixx.cli.play.saves import Saves
from qwixx.cli.play.screens.ranking import Ranking
from qwixx.cli.play.screens.small import TooSmall, too_small
from qwixx.cli.play.screens.start import Start
from qwixx.cli.play.screens.table import TableScreen
from qwixx.cli.play.session import Session
from qwixx.words import Words

LEFT, INTERRUPTED = 0, 130


class PlayApp(App[int]):
    """Games at this keyboard until nobody wants another."""

    CSS_PATH = "play.tcss"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", f"leave({LEFT})", priority=True, show=False),
        Binding("ctrl+c", f"leave({INTERRUPTED})", priority=True, show=False),
    ]

    def __init__(self, session: Session | None, saves: Saves, words: Words, *, fast: bool, real: bool = False) -> None:
        super().__init__()
        self.session = session
        self._saves = saves
        self._words = words
        self._fast = fast
        self._real = real

    def on_mount(self) -> None:
        """Begin."""
        self._play()

    def on_resize(self, event: Resize) -> None:
        """Ask for a larger window as long as the table does not fit."""
        asking = isinstance(self.screen, TooSmall)
        if too_small(event.size) and not asking:
            self.push_screen(TooSmall(self._words))
        elif asking and not too_small(event.size):
            self.pop_screen()

    @work
    async def _play(self) -> None:
        """A game after another."""
        while True:
            if self.session is None:
                self.session = await self.push_screen_wait(Start(self._saves, self._words, real=self._real))
            moving = not self._fast and self.animation_level != "none"
            await self.push_screen_wait(TableScreen(self.session, self._words, moving=moving))
            await self.push_screen_wait(Ranking(self.session, self._words))
            self.session.close()
            self.session = None

    def action_leave(self, code: int) -> None:
        """Leave; whatever has happened is saved."""
        self.exit(code)


def run(session: Session | None, saves: Saves, words: Words, fast: bool, real: bool = False) -> int:
    """Play in the terminal until whoever plays leaves; the exit code."""
    app = PlayApp(session, saves, words, fast=fast, real=real)
    code = app.run()
    if app.session:
        print(_goodbye(app.session, words))
        app.session.close()
    return LEFT if code is None else code


def _goodbye(session: Session, words: Words) -> str:
    """Where the game can be found again."""
    if not session.saved_as:
        return words("play-left-unsaved")
    return words("play-kept", name=session.saved_as) if session.over else words("play-left", name=session.saved_as)
