"""The notation for people."""

from qwixx.records.parts import TITLE, Parts, Word, chance_text
from qwixx.records.record import Act, Record
from qwixx.rules.actions import Take
from qwixx.rules.errors import RecordError, shown

SEVERAL = ("option ", "seat ", "promise ", "salt ")  # how lines begin of which there may be several


def to_text(record: Record) -> str:
    """The notation for people: a header, then a line for each outcome of chance or turn with its actions."""
    lines = [TITLE, f"game: {record.game.id}", f"rules: {record.game.version}"]
    lines += [f"option {name}: {value}" for name, value in record.game.options]
    if chance := chance_text(record.entered, record.day):
        lines.append(f"chance: {chance}")
    if record.commitment:
        lines.append(f"commitment: {record.commitment}")
    if record.seed:
        lines.append(f"seed: {record.seed}")
    lines += [f"seat {seat}: {name}" for seat, name in enumerate(record.names, 1)]
    lines += [f"promise {seat}: {promise}" for seat, promise in enumerate(record.promises, 1) if promise]
    lines += [f"salt {seat}: {salt}" for seat, salt in enumerate(record.salts, 1) if salt]
    lines.append("")
    for event in record.events:
        goes_on = isinstance(event, Act) and not isinstance(event.action, Take)
        if goes_on and lines[-1]:
            lines[-1] += f" | {event}"
        else:
            lines.append(str(event))
    return "\n".join(lines) + "\n"


def text_parts(text: str) -> Parts:
    """The pieces of a record in the notation."""
    lines = text.split("\n")
    if lines[0].strip() != TITLE:
        raise RecordError(f"a record begins with the line '{TITLE}'.", 1, 1)
    end = next((number for number in range(1, len(lines)) if not lines[number].strip()), len(lines))
    fields: dict[str, Word] = {}
    keys: dict[str, Word] = {}
    for number in range(1, end):
        if not lines[number].lstrip().startswith("#"):
            key, value = _header_line(lines[number], number + 1)
            if key.text in fields:
                raise key.error(f"{shown(key.text)} stands here twice.")
            fields[key.text], keys[key.text] = value, key
    names = _seats(fields, keys, end)
    salts, promises = (_given(kind, fields, keys, len(names)) for kind in ("salt", "promise"))
    options = [(keys[k]._replace(text=k[7:]), v) for k, v in fields.items() if k.startswith("option ")]
    for name, place in keys.items():
        if name not in ("game", "rules", "chance", "commitment", "seed") and not name.startswith(SEVERAL):
            known = "game, rules, option, chance, commitment, seed, seat, promise and salt"
            raise place.error(f"{shown(name)} is unknown; a header has {known}.")
    for needed in ("game", "rules"):
        if needed not in fields:
            raise RecordError(f"the header has no '{needed}: …'.", end, 1)
    events = [word for number in range(end, len(lines)) for word in _body_line(lines[number], number + 1)]
    commitment, seed, chance = (fields.get(name) for name in ("commitment", "seed", "chance"))
    return Parts(fields["game"], fields["rules"], options, commitment, seed, chance, names, salts, promises, events)


def _header_line(line: str, number: int) -> tuple[Word, Word]:
    key, colon, value = line.partition(":")
    column = len(line) - len(line.lstrip()) + 1
    if not colon:
        raise RecordError("a header line is 'name: value'; an empty line ends the header.", number, column)
    start = len(key) + 1 + len(value) - len(value.lstrip()) + 1
    return Word(" ".join(key.split()), number, column), Word(value.strip(), number, start)


def _seats(fields: dict[str, Word], keys: dict[str, Word], end: int) -> list[Word]:
    """The names, seat by seat without a gap."""
    seats = [key for key in fields if key.startswith("seat ")]
    for number, key in enumerate(seats, 1):
        if key != f"seat {number}":
            raise keys[key].error(f"here 'seat {number}: …' is expected.")
    if not seats:
        raise RecordError("the header has no 'seat 1: …'.", end, 1)
    return [fields[key] for key in seats]


def _given(kind: str, fields: dict[str, Word], keys: dict[str, Word], seats: int) -> list[Word]:
    """What each seat added to the seed, or promised to; a seat without a line added nothing."""
    possible = [f"{kind} {seat}" for seat in range(1, seats + 1)]
    for key in fields:
        if key.startswith(f"{kind} ") and key not in possible:
            raise keys[key].error(f"{shown(key)} belongs to no seat of this record.")
    return [fields.get(key, Word("", 1, 1)) for key in possible]


def _body_line(line: str, number: int) -> list[Word]:
    """The events of a line, between bars, up to a comment."""
    words = []
    column = 1
    content = line.partition("#")[0]
    for piece in content.split("|") if content.strip() else []:
        indent = len(piece) - len(piece.lstrip())
        words.append(Word(" ".join(piece.split()), number, column + indent))
        column += len(piece) + 1
        if not words[-1].text:
            break  # no event is refused when it is its turn; a file of nothing but bars has millions of them
    return words
