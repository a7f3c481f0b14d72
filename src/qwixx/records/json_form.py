"""A record as one JSON object; events and options are written as in the notation."""

import json
from typing import Any

from qwixx.records.parts import TITLE, Parts, Word, chance_text
from qwixx.records.places import Places
from qwixx.records.record import Record
from qwixx.rules.errors import RecordError, shown

_SHAPES = {str: "a text", int: "a whole number", dict: "an object", list: "a list"}
_LISTS = ("names", "promises", "salts", "events")


def to_json(record: Record) -> str:
    """The JSON of a record."""
    chance = chance_text(record.entered, record.day)
    data = {
        "format": TITLE,
        "game": record.game.id,
        "rules": record.game.version,
        "options": dict(record.game.options),
        **({"chance": chance} if chance else {}),
        "commitment": record.commitment,
        **({"seed": record.seed} if record.seed else {}),
        "names": list(record.names),
        **({"promises": list(record.promises)} if record.promises else {}),
        **({"salts": list(record.salts)} if record.salts else {}),
        "events": [str(event) for event in record.events],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def json_parts(text: str) -> Parts:
    """The pieces of a record in JSON."""
    data = {"chance": None, "seed": None, "commitment": None, "promises": [], "salts": []} | _load(text)
    places = Places(text)
    known = ("format", "game", "rules", "options", "chance", "commitment", "seed", *_LISTS)

    def word(value: object, *path: str | int) -> Word:
        return Word(str(value), *places.of(*path))

    for key in data:
        if key not in known:
            raise word(key, key).error(f"{shown(key)} is unknown; a record has {', '.join(known)}.")
    shapes = {"format": str, "game": str, "rules": int, "options": dict} | dict.fromkeys(_LISTS, list)
    for key, shape in shapes.items():
        if type(data.get(key)) is not shape:
            raise word("", key).error(f"'{key}' must be {_SHAPES[shape]}.")
    if data["format"] != TITLE:
        raise word("", "format").error(f"the format must be '{TITLE}'.")
    for key in _LISTS:
        for place, item in enumerate(data[key]):
            if not isinstance(item, str):
                raise word("", key, place).error(f"{key} are texts.")
    if not all(isinstance(value, str) for value in data["options"].values()):
        raise word("", "options").error("the values of options are texts.")
    for key in ("chance", "commitment", "seed"):
        if not isinstance(data[key], str | None):
            raise word("", key).error(f"'{key}' must be a text or null.")
    for key in ("promises", "salts"):
        if len(data[key]) not in (0, len(data["names"])):
            one = key.removesuffix("s")
            raise word("", key).error(f"there is a {one} for each name, empty where nobody gave one, or none at all.")
    return Parts(
        word(data["game"], "game"),
        word(data["rules"], "rules"),
        [(word(name, "options"), word(value, "options")) for name, value in data["options"].items()],
        None if data["commitment"] is None else word(data["commitment"], "commitment"),
        None if data["seed"] is None else word(data["seed"], "seed"),
        None if data["chance"] is None else word(data["chance"], "chance"),
        [word(name, "names", place) for place, name in enumerate(data["names"])],
        [word(salt, "salts", place) for place, salt in enumerate(data["salts"])],
        [word(promise, "promises", place) for place, promise in enumerate(data["promises"])],
        [word(event, "events", place) for place, event in enumerate(data["events"])],
    )


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON, in which no key may stand twice."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(f"{shown(key)} stands here twice.", 1, 1)
        found[key] = value
    return found


def _load(text: str) -> dict[str, Any]:
    try:
        data: dict[str, Any] = json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        raise RecordError(f"it is not JSON: {error.msg}.", error.lineno, error.colno) from None
    except (RecursionError, ValueError):
        raise RecordError("it is JSON of a size that no record has.", 1, 1) from None
    return data
