"""The end: who has won, every row's points, and the games of a match."""

from typing import ClassVar

from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from qwixx.cli.play.screens.colours import plain
from qwixx.cli.play.screens.others import fitted
from qwixx.cli.play.session import Session
from qwixx.words import Words

NAME = 16
FEW = 5  # players


class Ranking(Screen[None]):
    """The result; it is left for another game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss", show=False)]

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__()
        self._session = session
        self._words = words

    def compose(self) -> ComposeResult:
        session, words = self._session, self._words
        winners = [session.names[seat] for seat in session.game.winners(session.state)]
        yield Static(words("winner", count=len(winners), names=words.joined(winners)), id="winner", markup=False)
        with VerticalScroll(id="result"):
            yield Static(rows(session, words), classes="table")
            if session.view(None).panel:
                yield Static(panel(session, words), classes="table")
        yield Static(words("screen-end-keys"), id="page-keys", markup=False)


def order(session: Session) -> list[tuple[int, int]]:
    """The places and seats, from the first to the last; equal scores share a place."""
    scores = session.game.scores(session.state)
    seats = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return [(1 + sum(score > scores[seat] for score in scores), seat) for seat in seats]


def rows(session: Session, words: Words) -> Table:
    """Everybody's points row by row, with penalties and the track."""
    view = session.view(None)
    layout = session.game.layout
    airy = len(session.seats) <= FEW and not view.panel
    table = Table(box=None, pad_edge=True, padding=(0, 2, 1 if airy else 0, 0))
    for heading in ("", words("end-ranking")):
        table.add_column(heading)
    for row, printed in enumerate(layout.rows):
        style = Style(bold=True) if layout.mixed else plain(printed.lock)
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
