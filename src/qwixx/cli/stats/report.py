"""Statistics in the terminal: numbers, a distribution in blocks, and tables, in 80 columns."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from qwixx.cli.stats.reading import Read
from qwixx.players import LEVELS
from qwixx.statistics import Counted
from qwixx.statistics.counting import BIN, Bar, Met
from qwixx.statistics.counting import Group as Kind
from qwixx.words import Words

WIDTH = 40  # of the longest bar
BLOCKS = " ▏▎▍▌▋▊▉█"
FEW = 10  # files that are named, lines of a table


def overview(players: Mapping[str, Counted], say: Words) -> RenderableType:
    """Everybody in a line, who has played most first."""
    headings = (
        say("stats-column-name"),
        say("stats-games"),
        say("stats-wins"),
        say("stats-average"),
        say("stats-best"),
    )
    table = _table(headings)
    for name, counted in sorted(players.items(), key=lambda one: (-one[1].games, one[0])):
        won = _share(counted.wins, counted.against, say)
        table.add_row(Text(name), str(counted.games), won, _number(counted.average, say), _number(counted.best, say))
    return table


def report(name: str, counted: Counted, say: Words) -> RenderableType:
    """All about one player."""
    parts: list[RenderableType] = [Text(f"{say('stats-title')}: {name}", style="bold"), _figures(counted, say)]
    if counted.sheets > counted.games:
        parts.append(Text(say("stats-match"), style="dim"))
    if counted.real:
        parts.append(Text(say("stats-real", count=counted.real), style="dim"))
    parts += [Text(), Text(say("stats-distribution"), style="bold"), *_bars(counted.bars)]
    parts += [Text(), _kinds(counted.by_game, say)]
    for title, met in ((say("stats-bots"), counted.bots), (say("stats-people"), counted.people)):
        if met:
            parts += [Text(), _met(title, met, say)]
    return Group(*parts)


def unread(reads: Sequence[Read], say: Words) -> Iterator[RenderableType]:
    """Which files are not counted, and why."""
    left = [one for one in reads if one.result is None]
    if left:
        yield Text("\n" + say("stats-unread", count=len(left)), style="bold")
    for one in left[:FEW]:
        yield Text(f"  {one.file}: {one.problem or say('stats-unfinished')}")
    if len(left) > FEW:
        yield Text("  " + say("stats-unread-more", number=len(left) - FEW))


def _figures(counted: Counted, say: Words) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    for name, value in _lines(counted, say):
        table.add_row(Text(name, style="dim"), value)
    return table


def _lines(counted: Counted, say: Words) -> Iterator[tuple[str, str]]:
    """The numbers that say most."""
    yield say("stats-games"), str(counted.games)
    if counted.against:
        part = say("stats-of", part=counted.wins, whole=counted.against)
        yield say("stats-wins"), f"{_share(counted.wins, counted.against, say)} ({part})"
        yield say("stats-longest"), f"{counted.longest} ({say('stats-streak', number=counted.streak)})"
    yield say("stats-average"), _number(counted.average, say)
    yield say("stats-best"), f"{_number(counted.best, say)} ({say('stats-worst', points=_number(counted.worst, say))})"
    yield say("stats-locks"), _number(counted.locks / counted.sheets, say, 2)
    yield say("stats-penalties"), _number(counted.penalties / counted.sheets, say, 2)
    if counted.accuracy is not None:
        reviewed = say("stats-reviewed", count=counted.reviewed)
        yield say("stats-accuracy"), f"{_number(counted.accuracy, say)} ({reviewed})"
    if counted.luck is not None:
        yield say("stats-luck"), f"{say.percent(counted.luck, 1)} ({say('stats-luck-about')})"


def _bars(bars: Sequence[Bar]) -> Iterator[Text]:
    most = max(bar.games for bar in bars)
    for bar in bars:
        eighths = round(8 * WIDTH * bar.games / most)
        drawn = BLOCKS[8] * (eighths // 8) + BLOCKS[eighths % 8]
        line = Text(f"{bar.start:>4} … {bar.start + BIN - 1:<4} ", style="dim")
        yield line.append(drawn.rstrip(), style="cyan").append(f" {bar.games}")


def _kinds(groups: Sequence[Kind], say: Words) -> Table:
    table = _table((say("stats-by-game"), say("stats-games"), say("stats-column-won"), say("stats-column-share")))
    for group in groups:
        won = str(group.wins) if group.against else "–"
        table.add_row(say(f"game-{group.key}"), str(group.games), won, _share(group.wins, group.against, say))
    return table


def _met(title: str, met: Sequence[Met], say: Words) -> Table:
    columns = (say("stats-games"), say("stats-column-ahead"), say("stats-column-even"), say("stats-column-share"))
    table = _table((title, *columns))
    for one in met[:FEW]:
        numbers = str(one.games), str(one.ahead), str(one.even), _share(one.ahead, one.games, say)
        table.add_row(Text(say(f"home-level-{one.key}") if one.key in LEVELS else one.key), *numbers)
    return table


def _table(headings: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 1))
    table.add_column(headings[0], overflow="fold")
    for heading in headings[1:]:
        table.add_column(heading, justify="right")
    return table


def _share(part: int, whole: int, say: Words) -> str:
    """So many of so many, in per cent; a dash of none."""
    return say.percent(part / whole, 0) if whole else "–"


def _number(value: float | None, say: Words, digits: int = 1) -> str:
    """A number as the language writes it, whole where it is; a dash of none."""
    if value is None:
        return "–"
    return say.number(value, 0 if value == int(value) else digits)
