"""Records: a game as a file, in a notation for people or as JSON."""

from qwixx.records.reading import parse
from qwixx.records.record import Act, Event, Record, fold, states
from qwixx.records.writing import to_json, to_text

__all__ = ["Act", "Event", "Record", "fold", "parse", "states", "to_json", "to_text"]
