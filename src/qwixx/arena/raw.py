"""The raw results of a contest as a Parquet file, one row a game."""

import json
from pathlib import Path
from types import TracebackType

import numpy as np
import pyarrow as pa
from pyarrow.parquet import ParquetWriter

from qwixx.arena.batch import Batch
from qwixx.arena.contest import Contest
from qwixx.arena.deals import seat_of
from qwixx.rules.kernel.endings import ENDINGS

GROUP = 100_000  # games written together: the file tells at its end where each group is


class RawResults:
    """A file that is written as the games come in.

    The columns of bot 1 are `seat_1` and `score_1`, and so on; the names of the bots are in the file's metadata.
    """

    def __init__(self, file: Path, contest: Contest) -> None:
        bots = range(len(contest.bots))
        turns = range(contest.seats)
        self._seats = np.array([[seat_of(bot, rotation, contest.seats) + 1 for bot in bots] for rotation in turns])
        suffixes = [f"_{bot + 1}" for bot in bots] if contest.seats == 1 else [""]
        about = {
            "game": contest.name,
            "options": json.dumps(dict(contest.options)),
            "bots": json.dumps(contest.bots),
            "seed": str(contest.seed),
        }
        self._schema = pa.schema(
            [
                ("deal", pa.int64()),
                ("rotation", pa.int8()),
                *((f"seat_{bot + 1}", pa.int8()) for bot in bots),
                *((f"score_{bot + 1}", pa.int16()) for bot in bots),
                *((f"turns{suffix}", pa.int16()) for suffix in suffixes),
                *((f"end{suffix}", pa.dictionary(pa.int8(), pa.string())) for suffix in suffixes),
            ],
            metadata=about,
        )
        self._writer = ParquetWriter(file, self._schema)
        self._waiting: list[pa.Table] = []

    def __enter__(self) -> "RawResults":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._flush()
        self._writer.close()

    def write(self, batch: Batch) -> None:
        """Add these games."""
        deals, rotations = np.divmod(batch.first + np.arange(len(batch)), len(self._seats))
        columns = [deals, rotations, *self._seats[rotations].T, *batch.scores.T, *np.atleast_2d(batch.turns.T)]
        arrays = [pa.array(column, kind) for column, kind in zip(columns, self._schema.types, strict=False)]
        ends = [pa.array(column, pa.int8()) for column in np.atleast_2d(batch.ends.T)]
        arrays += [pa.DictionaryArray.from_arrays(column, list(ENDINGS)) for column in ends]
        self._waiting.append(pa.Table.from_arrays(arrays, schema=self._schema))
        if sum(map(len, self._waiting)) >= GROUP:
            self._flush()

    def _flush(self) -> None:
        if self._waiting:
            self._writer.write_table(pa.concat_tables(self._waiting))
            self._waiting.clear()
