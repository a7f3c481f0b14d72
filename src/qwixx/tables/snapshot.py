"""A table as bytes, so that its log need not be folded from the beginning. The log stays the truth.

What cannot be read with certainty is not read: bytes that were damaged, or written by another version of the program.
The fields are those of `Table` and `Play`, whichever they are; only what cannot be stored as it is, is treated here.
"""

from collections.abc import Iterable
from dataclasses import fields
from datetime import date
from hashlib import blake2b
from typing import Any, get_type_hints

import msgspec
from msgspec import UnsetType

from qwixx.games import game_by
from qwixx.play import Chance, Fair, History, OfTheDay, Play, TypedIn
from qwixx.rules.game import Game
from qwixx.tables.events import from_log
from qwixx.tables.table import Table

FORMAT = 1  # to be changed with the meaning of what is stored, such as the cells of a position
CHECK = 16  # bytes by which damage is noticed

_GAME = "game"  # of a table: stored by its id, options and version
_PLAY = ("game", "source", "events")  # of a play: that of the table, what a table's chance consists of, and as text


class Unreadable(Exception):
    """Bytes that are no snapshot of this version."""


def _struct(kind: type, but: Iterable[str], more: Iterable[tuple[str, Any]]) -> Any:
    """A Struct with the fields of a dataclass, some of them replaced."""
    hints = get_type_hints(kind)
    own = [(field.name, hints[field.name]) for field in fields(kind) if field.name not in but]
    return msgspec.defstruct(f"Kept{kind.__name__}", [*own, *more], frozen=True, array_like=True)


_KeptChance = _struct(Fair, (), ())
_KeptPlay = _struct(Play, _PLAY, [("source", _KeptChance | None), ("events", list[str])])
_KeptTable = _struct(
    Table,
    (_GAME, "play"),
    [("game", str), ("options", tuple[tuple[str, str], ...]), ("rules", int), ("play", _KeptPlay | None)],
)
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(_KeptTable)


def encode(table: Table, version: str) -> bytes:
    """A table as it is stored by a version of the program."""
    game, own = table.game, _values(table, (_GAME, "play"))
    play = _kept_play(table.play) if table.play else None
    body = _encoder.encode(_KeptTable(**own, game=game.id, options=game.options, rules=game.version, play=play))
    return _check(body, version) + body


def decode(stored: bytes, version: str) -> Table:
    """A table as it was stored by the same version."""
    check, body = stored[:CHECK], stored[CHECK:]
    if check != _check(body, version):
        raise Unreadable("damaged, or written by another version")
    try:
        return _table(msgspec.structs.asdict(_decoder.decode(body)))
    except Exception as error:  # whatever it is, there is the log
        raise Unreadable("not a table") from error


def _table(own: dict[str, Any]) -> Table:
    game = game_by(own["game"], own.pop("options"), own.pop("rules"))
    day = None if isinstance(own["settings"].day, UnsetType) else date.fromisoformat(own["settings"].day)
    play = own["play"] and _play(own["play"], game, OfTheDay(day) if day else TypedIn())
    return Table(**own | {"game": game, "play": play})


def _kept_play(play: Play) -> Any:
    source = _KeptChance(**_values(play.source, ())) if isinstance(play.source, Fair) else None
    return _KeptPlay(**_values(play, _PLAY), source=source, events=list(map(str, play.events)))


def _play(kept: Any, game: Game, open_source: Chance) -> Play:
    """A play as it was kept; a source that has no secret is not kept with it."""
    source = Fair(**msgspec.structs.asdict(kept.source)) if kept.source else open_source
    return Play(
        **msgspec.structs.asdict(kept) | {"game": game, "source": source, "events": History(from_log(kept.events))}
    )


def _values(one: Any, but: Iterable[str]) -> dict[str, Any]:
    return {field.name: getattr(one, field.name) for field in fields(one) if field.name not in but}


def _check(body: bytes, version: str) -> bytes:
    """What is different for every version, and after any damage."""
    return blake2b(body, digest_size=CHECK, key=f"{FORMAT} {version}".encode()[: blake2b.MAX_KEY_SIZE]).digest()
