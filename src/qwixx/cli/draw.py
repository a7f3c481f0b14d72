"""A position drawn in the terminal, in colours and letters, so that it reads without colours too."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from qwixx.cli.rows import lock_letter, written
from qwixx.rules.actions import Card
from qwixx.rules.game import Game, State
from qwixx.rules.sheet import Sheet
from qwixx.rules.track import Track
from qwixx.rules.view import CardsView, View
from qwixx.words import Words

STYLES = {
    "r": "white on red",
    "y": "black on yellow",
    "g": "black on green",
    "b": "white on blue",
}
INK = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
OTHER_STYLE, OTHER_INK = "black on white", "white"  # jokers, and colours that only somebody's own sheet has
FACES = " ⚀⚁⚂⚃⚄⚅"
CROSSED, LOST, LOCK, NO_LOCK, SHUT = "✕", "·", "▣", "□", "■"
BOX, EMPTY_BOX = "☒", "☐"


def terminal() -> Console:
    """Where things are drawn; names and files are shown as they are, not read as markup."""
    return Console(highlight=False, markup=False, emoji=False)


def draw_position(game: Game, state: State, names: Sequence[str], words: Words) -> RenderableType:
    """Whose turn it is and what is due, the dice, and the table."""
    view = game.view(state)
    headline = Text(_headline(view, names, words), style="bold")
    table = draw_table(game, state, names, words)
    return Group(headline, draw_dice(view), table) if view.whites else Group(headline, table)


def draw_table(game: Game, state: State, names: Sequence[str], words: Words) -> RenderableType:
    """What lies on the table, every hand face up: track or cards, the sheets, the score panel."""
    view = game.view(state)
    parts: list[RenderableType] = []
    if game.descriptor.track:
        parts.append(_draw_track(game.descriptor.track, view, names))
    if view.cards:
        parts.append(_draw_cards(view.cards, words))
    hands = [seen.hand if (seen := game.view(state, seat).cards) else () for seat in range(state.seats)]
    sheets = [_draw_player(view, seat, names[seat], hands[seat], words) for seat in range(state.seats)]
    parts.append(Columns(sheets, padding=(0, 2)))
    if view.panel:
        parts.append(_draw_panel(view, names, words))
    return Group(*parts)


def _headline(view: View, names: Sequence[str], words: Words) -> str:
    phase = words(f"phase-{view.phase}")
    if view.active is None or view.phase == "over":
        return phase
    return words("headline", turn=view.turn, name=names[view.active], phase=phase)


def draw_dice(view: View) -> Text:
    """The dice on the table, those that have left gone."""
    text = Text("  ")
    if view.called:
        return text.append(str(view.whites[0]))
    for face in view.whites:
        text.append(f"{FACES[face]} {face}  ")
    for colour, face in view.coloured:
        text.append(f" {colour}{face} ", style=STYLES.get(colour, OTHER_STYLE))
        text.append(" ")
    return text


def _draw_player(view: View, seat: int, name: str, hand: Sequence[Card], words: Words) -> RenderableType:
    sheet = view.sheets[seat]
    active = seat == view.active and view.phase != "over"
    title = Text(f"{'▶ ' if active else ''}{name}", style="bold" if active else "")
    title.append(f"  {words('points', points=view.scores[seat])}", style="dim")
    lines = [title, *(_draw_row(sheet, row, row in view.closed) for row in range(len(sheet.layout.rows)))]
    boxes = BOX * sheet.penalties + EMPTY_BOX * (sheet.layout.boxes - sheet.penalties)
    lines.append(Text(f" {boxes}", style="dim"))
    if hand:
        lines.append(_draw_hand(hand))
    return Padding(Group(*lines), (1, 0, 0, 0))


def _draw_row(sheet: Sheet, row: int, closed: bool) -> Text:
    """A row: crossed ✕, lost ·, open as its number; then the lock and the points."""
    layout, lock = sheet.layout, sheet.layout.rows[row].lock
    width = 4 if layout.mixed else 3
    crossed, skipped = sheet.crossed(row), sheet.skipped(row)
    ink = INK.get(lock, OTHER_INK)
    text = Text(layout.row_name(row), style="" if layout.mixed else ink)
    for mark in layout.marks(row):
        style = STYLES.get(mark.colour, OTHER_STYLE)
        if mark in crossed:
            text.append(f"{CROSSED:>{width}}", style=f"bold {style}")
        elif mark in skipped or closed or sheet.has_lock(row):
            text.append(f"{LOST:>{width}}", style="dim")
        else:
            text.append(f"{written(layout, mark):>{width}}", style=style)
    sign = LOCK if sheet.has_lock(row) else SHUT if closed else NO_LOCK
    text.append(f" {sign}{lock_letter(layout, row)}", style=ink)
    return text.append(f"{sheet.points(row):>3}")


def _draw_hand(hand: Sequence[Card]) -> Text:
    text = Text()
    for card in hand:
        text.append(f" {card} ", style=STYLES.get(card.suit, OTHER_STYLE))
        text.append(" ")
    return text


def _draw_cards(cards: CardsView, words: Words) -> Text:
    backs = "  ".join("[  ]" if number is None else f"[{number:>2}]" for number in cards.display)
    top = "[  ]" if cards.top is None else f"[{cards.top:>2}]"
    return Text(f"  {words('display')} {backs}    {words('pile', count=cards.pile)} {top}")


def _draw_track(track: Track, view: View, names: Sequence[str]) -> Text:
    """The track in lines of ten fields; a pawn is the first two letters of its player over the field."""
    text, fields = Text(), track.fields
    for begin in range(0, len(fields), 10):
        pawns, numbers, points = Text("  "), Text("  "), Text("  ")
        for place in range(begin, min(begin + 10, len(fields))):
            field = fields[place]
            here = [names[seat][:2] for seat, at in enumerate(view.pawns) if at == place + 1]
            pawns.append(f"{here[0] if here else '':^6}", style="bold")
            numbers.append(f" {field.colour}{field.number:<3}", style=STYLES.get(field.colour, OTHER_STYLE))
            numbers.append(" ")
            points.append(f"{field.points:^6}", style="dim")
        text.append_text(pawns).append("\n").append_text(numbers).append("\n").append_text(points).append("\n")
    return text


def _draw_panel(view: View, names: Sequence[str], words: Words) -> Text:
    text = Text(f"\n  {words('panel')}\n", style="bold")
    for seat, name in enumerate(names):
        games = "".join(f"{totals[seat]:>6}" for totals in view.panel)
        text.append(f"  {name:<14.14}{games}   = {sum(totals[seat] for totals in view.panel)}\n", style="not bold")
    return text


def ranking(game: Game, state: State, names: Sequence[str], words: Words) -> Text:
    """The final order, a tie being a shared win."""
    scores = game.scores(state)
    winners = [names[seat] for seat in game.winners(state)]
    text = Text("\n")
    for seat in sorted(range(state.seats), key=lambda seat: -scores[seat]):
        text.append(f"  {1 + sum(score > scores[seat] for score in scores)}. {names[seat]:<16}{scores[seat]:>5}\n")
    text.append("\n  " + words("winner", count=len(winners), names=", ".join(winners)) + "\n", style="bold")
    return text
