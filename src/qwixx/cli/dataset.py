"""The dataset on the command line: progress while it is written, a sentence at the end."""

import re
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from qwixx.arena.order import cores
from qwixx.cli.waiting import progress
from qwixx.dataset.columns import check_name
from qwixx.dataset.plan import Plan
from qwixx.dataset.writing import Written, card_of, write
from qwixx.new_files import check_new
from qwixx.words import Words


def dataset(plan: Plan, file: Path, workers: int | None, say: Words) -> Written:
    """Write a dataset and its card; whatever cannot be done is refused before the first game."""
    check_name(str(file))
    for new in (file, card_of(file)):
        check_new(new)
    plan.check()
    command = shlex.join(["qwixx", *sys.argv[1:]])
    with progress(plan.games, say("arena-left")) as advance:
        return write(plan, file, workers or cores(), command, advance)


def named(said: Sequence[str]) -> tuple[str, ...]:
    """The bots that are named, with commas between them or one by one; numbers after a comma are parameters."""
    return tuple(name.strip() for names in said for name in re.split(r",(?!\s*-?[0-9])", names) if name.strip())
