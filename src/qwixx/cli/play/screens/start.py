"""The start: which game, who plays, go; or on with a saved game."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, OptionList, Select, Static
from textual.widgets.option_list import Option as Line

from qwixx.cli.play.choices import called_in_short, heading, values
from qwixx.cli.play.index import Listed
from qwixx.cli.play.saves import Saves, Trouble
from qwixx.cli.play.screens.drawing import title_of
from qwixx.cli.play.screens.seating import Seating
from qwixx.cli.play.screens.trouble import Gone, Unsaved
from qwixx.cli.play.seats import LocalSeat, check_bots, check_for_bots
from qwixx.cli.play.session import Session
from qwixx.games import GAMES, descriptor, game, with_real_cards
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game
from qwixx.rules.options import Option
from qwixx.words import Words

MOST_OPTIONS = range(max(len(descriptor(name).options) for name in GAMES))


class Start(Screen[Session]):
    """Dismissed with the game to be played."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f5", "play", show=False)]

    def __init__(self, saves: Saves, words: Words, last: Session | None = None, *, real: bool = False) -> None:
        super().__init__()
        self._last = last
        self._real = real
        self._games = list(GAMES)
        self._saves = saves
        self._words = words
        self._unfinished = [saved for saved in saves.listed() if not saved.facts.over]

    def compose(self) -> ComposeResult:
        words = self._words
        yield Static(words("home-welcome"), id="title", markup=False)
        with Horizontal():
            with Vertical(id="what"):
                games = [Line(title_of(name, words), id=name) for name in self._games]
                yield OptionList(*games, id="games", markup=False)
                yield Static(id="about", markup=False)
                yield from (Select([], id=f"option-{place}", allow_blank=True, compact=True) for place in MOST_OPTIONS)
                if self._unfinished:
                    yield Static(words("screen-saved"), classes="heading", markup=False)
                    yield OptionList(*map(self._saved_option, self._unfinished), id="saved", markup=False)
            with Vertical(id="who"):
                yield Static(words("home-who"), classes="heading", markup=False)
                yield Seating(words, self._last.seats if self._last else ())
                yield Button(words("home-play"), id="play", variant="success")
                yield Static(id="wrong", markup=False)
        yield Static(words("screen-start-keys"), id="page-keys", markup=False)

    def on_mount(self) -> None:
        """The first game is proposed, or the one that was played last."""
        games = self.query_one("#games", OptionList)
        games.highlighted = self._games.index(self._last.game.id) if self._last else 0
        games.focus()

    def _saved_option(self, saved: Listed) -> Line:
        words, facts = self._words, saved.facts
        if facts.problem:
            return Line(f"{saved.name}: {words('screen-damaged')}", id=saved.name, disabled=True)
        told = [title_of(facts.game, words), ", ".join(facts.names), words("play-turn", number=facts.turn)]
        return Line(" · ".join(told), id=saved.name)

    # -- which game ----------------------------------------------------------------------------------------------------

    @property
    def _game(self) -> str:
        return self._games[self.query_one("#games", OptionList).highlighted or 0]

    @on(OptionList.OptionHighlighted, "#games")
    def _show_game(self) -> None:
        """Another game: what it is, what can be chosen, how many can play."""
        words = self._words
        self.query_one("#about", Static).update(Content(words(f"home-about-{self._game}")))
        options = descriptor(self._game).options
        for place in MOST_OPTIONS:
            self._show_option(self._select(place), options[place] if place < len(options) else None)
        self.query_one(Seating).allow(descriptor(self._game).players)

    def _select(self, place: int) -> Select[str]:
        return self.query_one(f"#option-{place}", Select)

    def _show_option(self, select: Select[str], option: Option | None) -> None:
        """Offer the values of an option, its usual one chosen; nothing where the game has no such option."""
        words = self._words
        select.display = option is not None
        if option:
            about = heading(option, words)
            select.set_options((f"{about}: {called_in_short(option, value, words)}", value) for value in values(option))
            select.value = self._proposed(option)

    def _proposed(self, option: Option) -> str:
        """What an option was in the last game, if it was the same and this can be chosen here; else the usual."""
        last = self._last
        value = dict(last.game.options).get(option.name, "") if last and last.game.id == self._game else ""
        return value if value in values(option) else option.default

    @property
    def focus_chain(self) -> list[Widget]:
        """In the order of the line of keys: the game, who plays, and only then options and saved games."""
        chain = super().focus_chain
        games = [widget for widget in chain if widget.id == "games"]
        who = [widget for widget in chain if self.query_one("#who") in widget.ancestors]
        return [*games, *who, *(widget for widget in chain if widget not in (*games, *who))]

    @on(OptionList.OptionSelected, "#games")
    def _go_to_play(self) -> None:
        self.query_one("#play").focus()

    @on(Seating.Wanted)
    def _tell_players(self, event: Seating.Wanted) -> None:
        """Say for how many the game is, where no other number is possible."""
        few, many = event.players[0], event.players[-1]
        self._refuse("" if event.possible else self._words("home-players", few=few, many=many))

    # -- going ---------------------------------------------------------------------------------------------------------

    @on(Button.Pressed, "#play")
    def action_play(self) -> None:
        """Begin the game as it is set up."""
        words = self._words
        seats = self.query_one(Seating).seats()
        if seats is None:
            self._refuse(words("screen-names"))
            return
        try:
            check_bots(seats, self._game)
            check_for_bots(seats, self._chosen())
        except SetupError as error:
            self._refuse(str(error))
        else:
            self._begin(seats, self._saves)

    def _begin(self, seats: tuple[LocalSeat, ...], saves: Saves | None) -> None:
        """Begin; if it cannot be saved, whoever plays decides whether to go on without."""
        try:
            self.dismiss(Session.new(self._chosen(), seats, saves, real=self._real))
        except Trouble as trouble:
            unsaved = Unsaved(trouble.told(self._words), self._words)
            self.app.push_screen(unsaved, lambda again: self._begin(seats, self._saves if again else None))

    def _chosen(self) -> Game:
        """The game with its options; with real cards, if real is what is wanted."""
        names = [option.name for option in descriptor(self._game).options]
        chosen = game(self._game, **{name: str(self._select(place).value) for place, name in enumerate(names)})
        return with_real_cards(chosen) if self._real else chosen

    @on(OptionList.OptionSelected, "#saved")
    def _resume(self, event: OptionList.OptionSelected) -> None:
        self._go_on_with(event.option_id or "", without_gone=False)

    def _go_on_with(self, name: str, *, without_gone: bool) -> None:
        """Go on with a saved game; if a bot of it is gone, whoever plays decides whether one of ours plays on."""
        try:
            self.dismiss(Session.resume(name, self._saves, without_gone=without_gone))
        except Trouble as trouble:
            sentence = trouble.told(self._words)
            if trouble.kind != "gone":
                self._refuse(sentence)
                return
            gone = Gone(sentence, self._words)
            self.app.push_screen(gone, lambda go: self._go_on_with(name, without_gone=True) if go else None)

    def _refuse(self, sentence: str) -> None:
        self.query_one("#wrong", Static).update(Content(sentence))
