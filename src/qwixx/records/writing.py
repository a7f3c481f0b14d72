"""Records as text and as JSON."""

import json

from qwixx.records.record import Act, Record
from qwixx.rules.actions import Take

TITLE = "qwixx record 1"


def to_text(record: Record) -> str:
    """The notation for people: a header, then a line for each outcome of chance or turn with its actions."""
    lines = [TITLE, f"game: {record.game}", f"rules: {record.rules}"]
    lines += [f"option {name}: {value}" for name, value in record.options]
    if record.commitment:
        lines.append(f"commitment: {record.commitment}")
    lines += [f"seat {seat}: {name}" for seat, name in enumerate(record.names, 1)]
    lines.append("")
    for event in record.events:
        goes_on = isinstance(event, Act) and not isinstance(event.action, Take)
        if goes_on and lines[-1]:
            lines[-1] += f" | {event}"
        else:
            lines.append(str(event))
    return "\n".join(lines) + "\n"


def to_json(record: Record) -> str:
    """One JSON object; events and options are written as in the notation."""
    data = {
        "format": TITLE,
        "game": record.game,
        "rules": record.rules,
        "options": dict(record.options),
        "commitment": record.commitment,
        "names": list(record.names),
        "events": [str(event) for event in record.events],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
