"""The end: who has won, every row's points, and the games of a match."""

from functools import partial

from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from qwixx.cli.play.screens.colours import OTHER, Palette, palette_of, pointing_at
from qwixx.cli.play.screens.drawing import Drawing
from qwixx.cli.play.screens.guard import Guard
from qwixx.cli.play.screens.others import fitted
from qwixx.cli.play.screens.pages import Page, log
from qwixx.cli.play.session import Session
from qwixx.words import Words

NAME = 16
FEW = 5  # players
REMATCH, ANOTHER, LEAVE = NEXT = "rematch", "another", "leave"
STEPS = {"left": -1, "right": 1, "tab": 1, "shift+tab": -1}


class Ranking(Screen[str]):
    """The result; it stays until somebody has chosen what comes next and confirmed it."""

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__()
        self._session = session
        self._words = words
        self._cursor = 0
        self._sure = False
        self._guard = Guard()
        self._guard.press()

    def compose(self) -> ComposeResult:
        session, words = self._session, self._words
        winners = [session.names[seat] for seat in session.game.winners(session.state)]
        yield Static(words("winner", count=len(winners), names=words.joined(winners)), id="winner", markup=False)
        with VerticalScroll(id="result"):
            yield Static(rows(session, words, palette_of(self.app)), classes="table")
            if session.view(None).panel:
                yield Static(panel(session, words), classes="table")
        with Vertical(id="next"):
            yield Drawing(id="choices")
            yield Drawing(id="say")
            yield Static(words("screen-end-keys"), id="page-keys", markup=False)

    def on_mount(self) -> None:
        """A key that was meant for the table is not meant for what comes next."""
        self._guard.press()
        self._draw()

    def on_key(self, event: events.Key) -> None:
        """Arrows choose; Enter takes what is chosen, and the second time it is confirmed."""
        if event.key in ("up", "down"):
            return
        event.stop()
        stray = self._guard.stray()
        if event.key in STEPS:
            self._point(self._cursor + STEPS[event.key])
        elif event.key == "escape":
            self._point(self._cursor)
        elif event.key == "l":
            self.app.push_screen(Page(partial(log, self._session, self._words), self._words, slow=True, at_end=True))
        elif event.key in ("enter", "space") and not stray:
            self._guard.press()
            self._take()

    def action_point(self, kind: str, place: int) -> None:
        """A click on a choice; on what is chosen already it confirms."""
        del kind
        if place != self._cursor:
            self._point(place)
        self._take()

    def _point(self, place: int) -> None:
        self._cursor, self._sure = place % len(NEXT), False
        self._draw()

    def _take(self) -> None:
        """Choose what comes next; the second time go on to it."""
        if not self._sure:
            self._sure = True
            self._draw()
        elif NEXT[self._cursor] == LEAVE:
            self.app.exit(0)
        else:
            self.dismiss(NEXT[self._cursor])

    def _draw(self) -> None:
        if not self.query("#choices"):  # the application is being left
            return
        words, line = self._words, self.query_one("#choices", Drawing)
        text = Text(" ")
        for place, wanted in enumerate(NEXT):
            under, name = place == self._cursor, words(f"screen-end-{wanted}")
            style = line.palette.under_cursor if under else line.palette.open_to_choice(OTHER)
            text.append(f"▸{name}◂" if under else f"[{name}]", style=style + pointing_at("next", place)).append("  ")
        line.show(text)
        about = words(f"screen-end-{NEXT[self._cursor]}-about")
        said = words("screen-confirm", choice=about) if self._sure else about
        self.query_one("#say", Drawing).show(Text(said))


def order(session: Session) -> list[tuple[int, int]]:
    """The places and seats, from the first to the last; equal scores share a place."""
    scores = session.game.scores(session.state)
    seats = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return [(1 + sum(score > scores[seat] for score in scores), seat) for seat in seats]


def rows(session: Session, words: Words, palette: Palette) -> Table:
    """Everybody's points row by row, with penalties and the track."""
    view = session.view(None)
    layout = session.game.layout
    airy = len(session.seats) <= FEW and not view.panel
    table = Table(box=None, pad_edge=True, padding=(0, 2, 1 if airy else 0, 0))
    for heading in ("", words("end-ranking")):
        table.add_column(heading)
    for row, printed in enumerate(layout.rows):
        style = Style(bold=True) if layout.mixed else palette.piece(printed.lock)
        table.add_column(Text(f"  {layout.row_name(row)}  ", style=style), justify="right")
    table.add_column(words("end-penalties"), justify="right")
    if view.pawns:
        table.add_column(words("end-track"), justify="right")
    if not view.panel:
        table.add_column(words("total"), justify="right", style="bold")
    for place, seat in order(session):
        sheet = view.sheets[seat]
        points = [sheet.points(row) for row in range(len(layout.rows))]
        cells = [*map(str, points), words.number(sheet.total - sum(points))]
        cells += [str(session.game.tables.bonus[view.pawns[seat]])] if view.pawns else []
        cells += [] if view.panel else [str(view.scores[seat])]
        table.add_row(f"{place}.", Text(fitted(session.names[seat], NAME)), *cells)
    return table


def panel(session: Session, words: Words) -> Table:
    """The games of a match and their sum."""
    view = session.view(None)
    table = Table(box=None, pad_edge=True, padding=(0, 2, 0, 0))
    for heading in ("", words("panel")):
        table.add_column(heading)
    for number in range(1, len(view.panel) + 1):
        table.add_column(f"{number:>4}", justify="right")
    table.add_column(words("total"), justify="right", style="bold")
    for place, seat in order(session):
        totals = [str(game[seat]) for game in view.panel]
        table.add_row(f"{place}.", Text(fitted(session.names[seat], NAME)), *totals, str(view.scores[seat]))
    return table
