"""Records: a game as a file, in a notation for people or as JSON."""

from qwixx.records.folding import Happened, fold, lasting, states
from qwixx.records.json_form import to_json
from qwixx.records.reading import LARGEST_FILE, parse
from qwixx.records.record import Act, Back, Correction, Event, Record, name_problem, promise_problem, salt_problem
from qwixx.records.text_form import to_text

__all__ = [
    "LARGEST_FILE",
    "Act",
    "Back",
    "Correction",
    "Event",
    "Happened",
    "Record",
    "fold",
    "lasting",
    "name_problem",
    "parse",
    "promise_problem",
    "salt_problem",
    "states",
    "to_json",
    "to_text",
]
