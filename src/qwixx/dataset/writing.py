"""The file of a dataset and its card, written as the games come in; nothing is left if it does not come to its end."""

import json
import os
import shutil
import tempfile
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import BinaryIO, NamedTuple

import pyarrow as pa
from pyarrow.parquet import ParquetWriter

import qwixx
from qwixx.arena.order import in_order
from qwixx.arena.processes import processes
from qwixx.dataset.card import card
from qwixx.dataset.columns import rows, schema
from qwixx.dataset.plan import Plan
from qwixx.encoding import ENCODING_VERSION
from qwixx.rules.errors import SetupError

GROUP = 4_096  # rows written together: memory does not grow with the games
COMPRESSION = "zstd"


class Written(NamedTuple):
    """What a dataset came to: how many rows, and how many decisions were forfeited."""

    rows: int
    forfeits: int


def card_of(file: Path) -> Path:
    """Where the card of a dataset lies."""
    return file.with_suffix(".md")


def write(plan: Plan, file: Path, workers: int, command: str, advance: Callable[[int], object]) -> Written:
    """Play the games and write them, and the card when their number is known."""
    with _draft(file) as draft:
        with draft.open("wb") as stream:
            written = _write_all(plan, stream, workers, advance)
        card_of(draft).write_text(card(plan, command, *written), encoding="utf-8")
    return written


def _write_all(plan: Plan, stream: BinaryIO, workers: int, advance: Callable[[int], object]) -> Written:
    total = forfeits = 0
    with _writer(plan, stream) as writer:
        for group in _groups(_batches(plan, workers), advance):
            writer.write_table(group)
            total += len(group)
            forfeits += sum(group.column("forfeited").to_pylist())
    return Written(total, forfeits)


def _batches(plan: Plan, workers: int) -> Generator["pa.RecordBatch", None, None]:
    """Every portion in its order, played here or by processes side by side."""
    work = partial(rows, plan)
    workers = min(workers, len(plan.portions))
    if workers == 1:
        yield from map(work, plan.portions)
    else:
        with processes(workers) as pool:
            yield from in_order(pool, workers, work, plan.portions)


def _groups(batches: Iterable["pa.RecordBatch"], advance: Callable[[int], object]) -> Iterator["pa.Table"]:
    """The rows in groups, which depend on nothing but the games."""
    waiting: list[pa.RecordBatch] = []
    for batch in batches:
        waiting.append(batch)
        advance(len(set(batch.column("game").to_pylist())))
        if sum(map(len, waiting)) >= GROUP:
            yield pa.Table.from_batches(waiting)
            waiting.clear()
    if waiting:
        yield pa.Table.from_batches(waiting)


@contextmanager
def _writer(plan: Plan, stream: BinaryIO) -> Iterator[ParquetWriter]:
    """A writer that is closed with its file, whatever happens: else it would try again when it is forgotten."""
    writer = ParquetWriter(stream, schema(plan, _metadata(plan)), compression=COMPRESSION)
    try:
        yield writer
        writer.close()
    except BaseException:
        with suppress(Exception):
            writer.close()
        writer.is_open = False
        raise


def _metadata(plan: Plan) -> dict[str, str]:
    """What a program wants to know of the file; the card has it for people."""
    return {
        "qwixx": qwixx.__version__,
        "encoding": str(ENCODING_VERSION),
        "game": plan.name,
        "options": json.dumps(dict(plan.game.options)),
        "players": str(plan.seats),
        "bots": json.dumps(plan.bots),
        "games": str(plan.games),
        "seed": str(plan.seed),
        "slots": json.dumps(plan.encoding.slots),
        "actions": json.dumps(plan.encoding.actions),
    }


@contextmanager
def _draft(file: Path) -> Iterator[Path]:
    """A place to write, from which file and card are put where they belong when both are complete."""
    folder: Path | None = None
    try:
        folder = Path(tempfile.mkdtemp(prefix=f".{file.name}-", dir=file.parent))
        draft = folder / file.name
        yield draft
        draft.rename(file)
        card_of(draft).rename(card_of(file))
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise SetupError(f"{file} cannot be written: {reason}.") from None
    finally:
        if folder:
            shutil.rmtree(folder, ignore_errors=True)
