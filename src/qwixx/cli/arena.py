"""The arena on the command line: progress while it runs, a table or JSON at the end."""

import shlex
import sys
from collections.abc import Generator
from itertools import count
from pathlib import Path
from typing import NoReturn

from rich.console import Console
from rich.table import Table

from qwixx.arena.batch import Batch
from qwixx.arena.contest import Contest
from qwixx.arena.debugging import Stopped, debugging
from qwixx.arena.order import cores
from qwixx.arena.sprt import Sprt
from qwixx.arena.tournament import Result, hold
from qwixx.arena.wording import cells, headings, notes, pair_rows, summary
from qwixx.arena.workers import on_this_machine
from qwixx.cli.exits import WRONG_FILE
from qwixx.cli.waiting import preparing, progress
from qwixx.new_files import write_new
from qwixx.records import to_text
from qwixx.rules.errors import SetupError, shown
from qwixx.words import Words

ENGINES = ("local", "ray")


def arena(
    contest: Contest,
    engine: str,
    workers: int | None,
    address: str | None,
    claims: tuple[float, float] | None,
    report: Path | None,
    say: Words,
    debug: bool = False,
) -> Result:
    """Hold a contest and write its report; whatever cannot be done is refused before the first game."""
    contest.check()
    if claims and len(contest.bots) != 2:
        raise SetupError(f"--sprt compares two bots, not {len(contest.bots)}.")
    test = Sprt(*claims) if claims else None
    if report:
        from qwixx.arena.report import check_folder, write_report  # extras, which take a second to load

        check_folder(report)
    if debug and (engine != "local" or workers):
        raise SetupError("--debug plays one game after the other, here; leave out --workers and --engine.")
    batches = debugging(contest) if debug else _batches(contest, engine, workers, address)
    if engine == "local" and not debug:
        with preparing(say):
            contest.prepare()
    left = say("arena-left-at-most") if test else say("arena-left")
    with progress(contest.games, left) as advance:

        def watch(batch: Batch) -> None:
            advance(len(batch))

        if report:
            command = shlex.join(["qwixx", *sys.argv[1:]])
            return write_report(report, contest, batches, test, watch, command, say)
        return hold(contest, batches, test, watch)


def _batches(contest: Contest, engine: str, workers: int | None, address: str | None) -> Generator[Batch, None, None]:
    if engine not in ENGINES:
        raise SetupError(f"There is no engine {shown(engine)}; there are {', '.join(ENGINES)}.")
    if engine == "local":
        if address:
            raise SetupError("--address is that of a Ray cluster; it goes with --engine ray.")
        return on_this_machine(contest, workers or cores())
    if address and workers:
        raise SetupError("--workers is for this machine; a cluster that is running has its own.")
    from qwixx.arena.cluster import on_cluster  # Ray is an extra, and takes a second to load

    return on_cluster(contest, address, workers)


def show(result: Result, console: Console, say: Words) -> None:
    """The result as a table and a few sentences."""
    console.print(summary(result, say))
    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, heading in enumerate(headings(say)):
        table.add_column(heading, justify="right" if number else "left", overflow="fold")
    for label, standing in zip(result.contest.labels, result.players, strict=True):
        table.add_row(*cells(label, standing, say))
    console.print(table)
    if len(result.players) > 2:
        console.print(say("arena-pairs"))
        console.print(_pairs(result, say))
    for line in notes(result, say):
        console.print(line, style="dim")


def _pairs(result: Result, say: Words) -> Table:
    """How often each bot has more points than each other one."""
    head, *rows = pair_rows(result, say)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, heading in enumerate(head):
        table.add_column(heading, justify="right" if number else "left", overflow="fold")
    for row in rows:
        table.add_row(*row)
    return table


def stop(stopped: Stopped, contest: Contest, say: Words) -> NoReturn:
    """Tell of the first forfeit, keep the record of its game up to there in a new file, and end."""
    stem = f"forfeit-{contest.name}-{contest.seed}-{stopped.game + 1}"
    file = next(file for number in count(1) if not (file := Path(f"{stem}{f'-{number}' * (number > 1)}.txt")).exists())
    print(stopped.forfeit.trace, end="", file=sys.stderr)
    facts = {"bot": contest.labels[stopped.bot], "number": stopped.bot + 1, "game": stopped.game + 1}
    print(say("arena-stopped", first=str(stopped), **facts), file=sys.stderr)
    write_new(file, to_text(stopped.record))
    print(say("saved", file=str(file)), file=sys.stderr)
    sys.exit(WRONG_FILE)
