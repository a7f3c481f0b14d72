"""The columns of a dataset: what each means, and how games become rows of them."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from qwixx.dataset.plan import Decision, Plan, Played
from qwixx.encoding import Encoding
from qwixx.rules.errors import SetupError
from qwixx.rules.kernel.endings import ENDINGS


class Column(NamedTuple):
    """A column: its name, its type and what it means."""

    name: str
    kind: pa.DataType
    meaning: str


def columns_of(plan: Plan) -> list[Column]:
    """Every column, in order."""
    slots, actions = len(plan.encoding.slots), len(plan.encoding.actions)
    words, numbers = pa.dictionary(pa.int16(), pa.string()), pa.list_(pa.float32(), actions)
    return [
        Column("game", pa.int64(), "number of the game, from 0"),
        Column("decision", pa.int32(), "number of the decision in its game, from 0, in the order of asking"),
        Column("turn", pa.int16(), "number of the turn, from 1"),
        Column("phase", words, "what is decided"),
        Column("seat", pa.int8(), "who decides, from 0"),
        Column("bot", words, "the bot that sits there"),
        Column("observation", pa.list_(pa.float32(), slots), "what it sees; the slots are listed below"),
        Column("mask", pa.list_(pa.int8(), actions), "1 for each action that is legal; the indices are listed below"),
        Column("choice", pa.int16(), "the index of the action that was done"),
        Column("forfeited", pa.bool_(), "true where the bot crashed, was too slow or chose nonsense: not its choice"),
        Column("value_win", numbers, "by action: the chance to win in the eyes of the bot; nan where it does not say"),
        Column("value_margin", numbers, "by action: the points it expects to lead by, alone to have; nan likewise"),
        Column("score", pa.int16(), "result: the points of this seat at the end"),
        Column("won", pa.float32(), "result: 1 for the winner, shared in a tie, 0 for the others"),
        Column("lead", pa.int16(), "result: points more than the best of the others; alone, the points"),
        Column("scores", pa.list_(pa.int16(), plan.seats), "result: the points of every seat"),
        Column("turns", pa.int16(), "result: how many turns the game had"),
        Column("end", words, "result: why the game ended"),
    ]


def rows(plan: Plan, portion: int) -> "pa.RecordBatch":
    """A portion of the games as rows."""
    columns = columns_of(plan)
    told: dict[str, list[object]] = {column.name: [] for column in columns}
    for played in plan.play(portion):
        for number, decision in enumerate(played.decisions):
            for name, value in _row(plan, played, number, decision).items():
                told[name].append(value)
    names = {"phase": _phases(plan), "bot": _bots(plan), "end": list(ENDINGS)}
    arrays = [_array(column, told[column.name], names.get(column.name)) for column in columns]
    return pa.RecordBatch.from_arrays(arrays, schema=schema(plan))


def schema(plan: Plan, metadata: dict[str, str] | None = None) -> "pa.Schema":
    """The names and types of the columns."""
    return pa.schema([pa.field(name, kind, nullable=False) for name, kind, _ in columns_of(plan)], metadata=metadata)


def _row(plan: Plan, played: Played, number: int, decision: Decision) -> dict[str, object]:
    """A decision, with the result of its game."""
    view, encoding = decision.view, plan.encoding
    seat = view.seat
    assert seat is not None  # a player has a seat
    choices = encoding.choices(view, decision.legal)
    wins, margins = _values(encoding, list(choices), decision)
    return {
        "game": played.number,
        "decision": number,
        "turn": view.turn,
        "phase": _phases(plan).index(view.phase),
        "seat": seat,
        "bot": _bots(plan).index(plan.bot_at(played.number, seat)),
        "observation": encoding.observe(view),
        "mask": encoding.mask(choices),
        "choice": encoding.index(view, decision.action),
        "forfeited": decision.forfeited,
        "value_win": wins,
        "value_margin": margins,
        **_result(played, seat),
    }


def _values(encoding: Encoding, indices: Sequence[int], decision: Decision) -> NDArray[np.float32]:
    """By kind and action what the bot says it is worth."""
    values = np.full((2, len(encoding.actions)), np.nan, np.float32)
    for index, worth in zip(indices, decision.worths or (), strict=False):
        values[:, index] = [np.nan if value is None else value for value in worth]
    return values


def _result(played: Played, seat: int) -> dict[str, object]:
    """What the game came to for a seat."""
    game, state = played.end.game, played.end.state
    scores, winners = game.scores(state), game.winners(state)
    others = scores[:seat] + scores[seat + 1 :]
    return {
        "score": scores[seat],
        "won": (seat in winners) / len(winners),
        "lead": scores[seat] - max(others) if others else scores[seat],
        "scores": scores,
        "turns": state.turn,
        "end": ENDINGS.index(game.ending(state) or ""),
    }


def _phases(plan: Plan) -> list[str]:
    return [phase.name for phase in plan.game.descriptor.phases]


def _bots(plan: Plan) -> list[str]:
    return list(dict.fromkeys(plan.bots))


def _array(column: Column, values: list[object], names: list[str] | None) -> "pa.Array":
    """The values of a column as Arrow keeps them; of words the places in their list."""
    if names is not None:
        return pa.DictionaryArray.from_arrays(pa.array(values, pa.int16()), names)
    if not pa.types.is_fixed_size_list(column.kind):
        return pa.array(values, column.kind)
    inner = column.kind.value_type
    flat = np.array(values, inner.to_pandas_dtype()).reshape(-1)
    return pa.FixedSizeListArray.from_arrays(pa.array(flat, inner), column.kind.list_size)


def check_name(name: str) -> None:
    """Refuse a file that does not say what it is."""
    if not name.endswith(".parquet"):
        raise SetupError(f"A dataset is a Parquet file and a card beside it; name it {name}.parquet.")
