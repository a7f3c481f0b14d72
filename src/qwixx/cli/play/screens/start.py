"""The start: which game, who plays, go; or on with a saved game."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, OptionList, Select, Static
from textual.widgets.option_list import Option

from qwixx.boards import SHIPPED
from qwixx.cli.play.saves import Saved, Saves, Trouble
from qwixx.cli.play.screens.drawing import title_of
from qwixx.cli.play.screens.seating import Seating
from qwixx.cli.play.screens.trouble import Unsaved
from qwixx.cli.play.seats import LocalSeat
from qwixx.cli.play.session import Session
from qwixx.games import GAMES, game
from qwixx.records import fold
from qwixx.rules.kernel.match import MOST_GAMES
from qwixx.words import Words


class Start(Screen[Session]):
    """Dismissed with the game to be played."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f5", "play", show=False)]

    def __init__(self, saves: Saves, words: Words) -> None:
        super().__init__()
        self._saves = saves
        self._words = words
        self._unfinished = [saved for saved in saves.listed() if not _over(saved)]

    def compose(self) -> ComposeResult:
        words = self._words
        yield Static(words("home-welcome"), id="title", markup=False)
        with Horizontal():
            with Vertical(id="what"):
                yield OptionList(*(Option(title_of(name, words), id=name) for name in GAMES), id="games", markup=False)
                yield Static(id="about", markup=False)
                yield Select([], id="option", allow_blank=True, compact=True)
                if self._unfinished:
                    yield Static(words("screen-saved"), classes="heading", markup=False)
                    yield OptionList(*map(self._saved_option, self._unfinished), id="saved", markup=False)
            with Vertical(id="who"):
                yield Static(words("home-who"), classes="heading", markup=False)
                yield Seating(words)
                yield Button(words("home-play"), id="play", variant="success")
                yield Static(id="wrong", markup=False)
        yield Static(words("screen-start-keys"), id="page-keys", markup=False)

    def on_mount(self) -> None:
        """The first game is proposed."""
        games = self.query_one("#games", OptionList)
        games.highlighted = 0
        games.focus()

    def _saved_option(self, saved: Saved) -> Option:
        words = self._words
        if saved.record is None:
            return Option(f"{saved.name}: {words('screen-damaged')}", id=saved.name, disabled=True)
        told = [title_of(saved.record.game, words), ", ".join(saved.record.names)]
        told.append(words("play-turn", number=fold(saved.record).turn))
        return Option(" · ".join(told), id=saved.name)

    # -- which game ----------------------------------------------------------------------------------------------------

    @property
    def _game(self) -> str:
        return list(GAMES)[self.query_one("#games", OptionList).highlighted or 0]

    @on(OptionList.OptionHighlighted, "#games")
    def _show_game(self) -> None:
        """Another game: what it is, what can be chosen, how many can play."""
        words = self._words
        self.query_one("#about", Static).update(Content(words(f"home-about-{self._game}")))
        option = self.query_one("#option", Select)
        choices = self._choices()
        option.display = bool(choices)
        option.set_options(choices)
        if choices:
            option.value = GAMES[self._game].options[0].default
        self.query_one(Seating).allow(game(self._game).players)

    def _choices(self) -> list[tuple[str, str]]:
        """The values of the option that this game has."""
        words = self._words
        match [option.name for option in GAMES[self._game].options]:
            case ["games"]:
                heading = words("home-option-games")
                return [(f"{heading}: {number}", str(number)) for number in range(1, MOST_GAMES + 1)]
            case ["side"]:
                heading = words("home-option-side")
                return [(f"{heading}: {words(f'home-side-{side}')}", side) for side in SHIPPED]
        return []

    @on(OptionList.OptionSelected, "#games")
    def _go_to_play(self) -> None:
        self.query_one("#play").focus()

    # -- going ---------------------------------------------------------------------------------------------------------

    @on(Button.Pressed, "#play")
    def action_play(self) -> None:
        """Begin the game as it is set up."""
        words = self._words
        seats = self.query_one(Seating).seats()
        if seats is None:
            self._refuse(words("screen-names"))
        else:
            self._begin(seats, self._saves)

    def _begin(self, seats: tuple[LocalSeat, ...], saves: Saves | None) -> None:
        """Begin; if it cannot be saved, whoever plays decides whether to go on without."""
        names = [option.name for option in GAMES[self._game].options]
        options = {name: str(self.query_one("#option", Select).value) for name in names}
        try:
            self.dismiss(Session.new(game(self._game, **options), seats, saves))
        except Trouble as trouble:
            unsaved = Unsaved(trouble.told(self._words), self._words)
            self.app.push_screen(unsaved, lambda again: self._begin(seats, self._saves if again else None))

    @on(OptionList.OptionSelected, "#saved")
    def _resume(self, event: OptionList.OptionSelected) -> None:
        try:
            self.dismiss(Session.resume(event.option_id or "", self._saves))
        except Trouble as trouble:
            self._refuse(trouble.told(self._words))

    def _refuse(self, sentence: str) -> None:
        self.query_one("#wrong", Static).update(Content(sentence))


def _over(saved: Saved) -> bool:
    return saved.record is not None and saved.record.rulebook.over(fold(saved.record))
