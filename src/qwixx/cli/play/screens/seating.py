"""Who plays: a line for each seat, with a name and whether a person or a bot sits there."""

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Button, Input, Select

from qwixx.cli.play.seats import NORMAL, PERSON, LocalSeat, can_be_names, named_seats, other_bots, somebody
from qwixx.players import LEVELS
from qwixx.players.names import BOT_NAMES
from qwixx.rules.kernel.cells import MAX_SEATS
from qwixx.words import Words


class SeatLine(Horizontal):
    """One seat, and who sits there at first."""

    def __init__(self, number: int, words: Words, seat: LocalSeat | None = None) -> None:
        super().__init__()
        self.number = number
        self._words = words
        self._first = seat or self._usual()
        self._person = self._first.name if self._first.level is None else words("home-player", number=number)

    def _usual(self) -> LocalSeat:
        """Whoever sits at the keyboard comes first, then bots."""
        first = self.number == 1
        return LocalSeat(somebody(self._words("play-somebody"))) if first else LocalSeat("", NORMAL)

    def compose(self) -> ComposeResult:
        words, level = self._words, self._first.level
        kinds = [(words("screen-person"), PERSON), *((words(f"home-level-{level}"), level) for level in LEVELS)]
        kinds += [(words("home-other-bot", name=name), name) for name in other_bots()]
        if level and level not in [kind for _, kind in kinds]:
            kinds.append((words("home-other-bot", name=level), level))
        yield Input(self._person if level is None else "", max_length=30, compact=True, select_on_focus=True)
        yield Select(kinds, value=level or PERSON, allow_blank=False, compact=True)

    def on_mount(self) -> None:
        """Show what the seat is."""
        self._show_kind()

    @property
    def level(self) -> str | None:
        """The level of the bot who sits here; nothing for a person."""
        kind = str(self.query_one(Select).value)
        return None if kind == PERSON else kind

    @property
    def name_typed(self) -> str:
        """The name as it is typed."""
        return " ".join(self.query_one(Input).value.split())

    @on(Select.Changed)
    def _show_kind(self) -> None:
        """A person has a name to type; a bot is given one."""
        name = self.query_one(Input)
        name.disabled = self.level is not None
        if self.level is None and name.value in ("", *BOT_NAMES):
            name.value = self._person
        elif self.level is not None:
            name.value = BOT_NAMES[self.number - 2]


class Seating(Vertical):
    """The seats of a game: as many as are wanted, between the fewest and the most it is for."""

    class Wanted(Message):
        """Another seat is wanted, or one fewer: whether the game is for so many, and for how many it is."""

        def __init__(self, possible: bool, players: range) -> None:
            super().__init__()
            self.possible = possible
            self.players = players

    def __init__(self, words: Words, seats: Sequence[LocalSeat] = ()) -> None:
        super().__init__()
        self._words = words
        self._seats = seats
        self._wanted = len(seats) or 2
        self._players = range(1, 3)

    def compose(self) -> ComposeResult:
        words = self._words
        for number in range(1, MAX_SEATS + 1):
            yield SeatLine(number, words, self._seats[number - 1] if number <= len(self._seats) else None)
        with Horizontal(id="more"):
            yield Button(words("screen-more"), id="add", compact=True)
            yield Button(words("screen-fewer"), id="remove", compact=True)

    def on_mount(self) -> None:
        """Let the buttons be pressed quickly: they take no notice while they still show the last time."""
        for button in self.query(Button):
            button.active_effect_duration = 0

    def allow(self, players: range) -> None:
        """The game is for so many."""
        self._players = players
        self._wanted = min(max(self._wanted, players[0]), players[-1])
        self._show()

    @on(Button.Pressed, "#add")
    def _add(self, event: Button.Pressed) -> None:
        event.stop()
        self._want(self._wanted + 1)

    @on(Button.Pressed, "#remove")
    def _remove(self, event: Button.Pressed) -> None:
        event.stop()
        self._want(self._wanted - 1)

    def _want(self, seats: int) -> None:
        """So many seats, if the game is for so many. A button that can do nothing stays where it is, and so does the
        focus: were it to go to the other button, the next Enter would undo what the last has done.
        """
        if seats in self._players:
            self._wanted = seats
        self.post_message(self.Wanted(seats in self._players, self._players))
        self._show()

    def _show(self) -> None:
        for line in self.query(SeatLine):
            line.display = line.number <= self._wanted

    def seats(self) -> tuple[LocalSeat, ...] | None:
        """The seats; nothing if a name is missing, cannot be shown or is another's too."""
        lines = [line for line in self.query(SeatLine) if line.number <= self._wanted]
        people = [line.name_typed for line in lines if line.level is None]
        if not can_be_names(people):
            return None
        levels = [line.level for line in lines]
        return named_seats([line.name_typed if line.level is None else None for line in lines], levels)
