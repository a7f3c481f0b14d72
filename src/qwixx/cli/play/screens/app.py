"""The application: the start, the table, the ranking, and round again."""

from collections.abc import Sequence
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.filter import LineFilter

from qwixx.cli.play.manner import PACES, Remembered, next_pace
from qwixx.cli.play.saves import Saves, Trouble
from qwixx.cli.play.screens.colours import Palette
from qwixx.cli.play.screens.palettes import MONO, PALETTES, TRUE_DARK
from qwixx.cli.play.screens.ranking import REMATCH, Ranking
from qwixx.cli.play.screens.small import TooSmall, too_small
from qwixx.cli.play.screens.start import Start
from qwixx.cli.play.screens.table import TableScreen
from qwixx.cli.play.screens.theme import WithoutColour, theme_of
from qwixx.cli.play.screens.trouble import Unsaved
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

    def __init__(
        self,
        session: Session | None,
        saves: Saves,
        words: Words,
        *,
        palette: Palette = TRUE_DARK,
        pace: str | None = None,
        real: bool = False,
    ) -> None:
        super().__init__()
        self.paint(palette)
        self.session = session
        self._saves = saves
        self._words = words
        self._remembered = Remembered(saves.folder.parent)
        self._pace = pace or self._remembered.pace()
        self._real = real

    def paint(self, palette: Palette) -> None:
        """Draw in these colours from now on."""
        self.palette = palette
        self._bare: tuple[LineFilter, ...] = (WithoutColour(),) if palette is MONO else ()
        self.register_theme(theme_of(palette))
        self.theme = palette.name

    def get_line_filters(self) -> Sequence[LineFilter]:
        """The palette is what the terminal can show; only colours that are not wanted are taken away."""
        return self._bare

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

    # -- how fast ------------------------------------------------------------------------------------------------------

    @property
    def slowness(self) -> float:
        """How long things are to be seen, in parts of the usual time."""
        return 0 if self.animation_level == "none" else PACES[self._pace]

    def change(self, *, faster: bool) -> str:
        """Go faster, or not so fast, next time too; what is so now, in words."""
        self._pace = next_pace(self._pace, faster)
        self._remembered.keep(self._pace)
        return f"{self._words('home-pace')}: {self._words(f'home-pace-{self._pace}')}"

    # -- one game after another ----------------------------------------------------------------------------------------

    @work
    async def _play(self) -> None:
        """A game after another."""
        last: Session | None = None
        while True:
            if self.session is None:
                self.session = await self.push_screen_wait(Start(self._saves, self._words, last, real=self._real))
            await self.push_screen_wait(TableScreen(self.session, self._words, self))
            wanted = await self.push_screen_wait(Ranking(self.session, self._words))
            self.session.close()
            last, self.session = self.session, None
            if wanted == REMATCH:
                self.session = await self._again(last)

    async def _again(self, last: Session) -> Session:
        """The same game with the same options and seats; if it cannot be saved, whoever plays decides how to go on."""
        saves: Saves | None = self._saves
        while True:
            try:
                return Session.new(last.game, last.seats, saves, real=last.play.typed_in)
            except Trouble as trouble:
                if not await self.push_screen_wait(Unsaved(trouble.told(self._words), self._words)):
                    saves = None

    def action_leave(self, code: int) -> None:
        """Leave; whatever has happened is saved."""
        self.exit(code)


def run(session: Session | None, saves: Saves, words: Words, look: str, pace: str | None, real: bool = False) -> int:
    """Play in the terminal until whoever plays leaves; the exit code."""
    app = PlayApp(session, saves, words, palette=PALETTES[look], pace=pace, real=real)
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
