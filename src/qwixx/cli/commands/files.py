"""Commands that read a file or a text: a record, a board, a position."""

import json
from pathlib import Path
from typing import Annotated

import typer

from qwixx import boards, positions, records
from qwixx.cli.commands.arguments import AsJson, File, Lang
from qwixx.cli.draw import draw_position, ranking, terminal
from qwixx.cli.exits import WRONG_FILE, fail
from qwixx.cli.play.saves import Saves, record_in
from qwixx.records import LARGEST_FILE, Record
from qwixx.rules.errors import BoardError, RecordError, SetupError
from qwixx.words.language import words
from qwixx.words.tell import tell


def check(file: File, as_json: AsJson = False, lang: Lang = None) -> None:
    """Say whether a record, a saved game or a board file is valid, or what is wrong where."""
    data, say = read(file_or_save(file)), words(lang)
    kind = "record" if _is_record(data) else "board"
    answer: dict[str, object] = {"file": str(file), "kind": kind, "valid": True}
    try:
        found = record_in(data) if kind == "record" else boards.parse(data)
    except (RecordError, BoardError) as error:
        answer |= {"valid": False, "reason": error.reason, "line": error.line}
        answer |= {"column": error.column} if isinstance(error, RecordError) else {}
        print(json.dumps(answer) if as_json else f"{file}: {say(f'invalid-{kind}', reason=str(error))}")
        raise typer.Exit(WRONG_FILE) from None
    if as_json:
        print(json.dumps(answer | _chance_of(found)))
    elif isinstance(found, Record):
        over = found.game.over(records.fold(found))
        state = say("finished") if over else say("unfinished")
        facts = {"game": found.game.id, "players": len(found.names), "events": len(found.events), "state": state}
        proof = f" {say('record-entered')}" if found.entered else ""
        if found.day:
            proof = f" {say('record-of-the-day', date=say.date(found.day))}"
        print(f"{file}: {say('valid-record', **facts)}{proof}")
    else:
        print(f"{file}: {say('valid-board', name=found.name, fields=len(found.fields))}")


def _chance_of(found: object) -> dict[str, object]:
    """Where the chance of a record came from, if people entered it or it is that of a day."""
    if not isinstance(found, Record):
        return {}
    return ({"entered": True} if found.entered else {}) | ({"day": found.day.isoformat()} if found.day else {})


def verify(file: File, as_json: AsJson = False, lang: Lang = None) -> None:
    """Prove that the dice and cards of a record or a saved game come from the seed promised before it."""
    from qwixx.cli.verify import verify as run

    if not run(file, read(file_or_save(file)), as_json, words(lang)):
        raise typer.Exit(WRONG_FILE)


def replay(
    file: File,
    at: Annotated[int | None, typer.Option(metavar="N", help="After the first N events; else after all.")] = None,
    lang: Lang = None,
) -> None:
    """Draw a position of a recorded game, or of a saved one by its name."""
    try:
        record = record_in(read(file_or_save(file)))
    except RecordError as error:
        fail(f"{file}: {error}", WRONG_FILE)
    number = len(record.events) if at is None else at
    if not 0 <= number <= len(record.events):
        raise SetupError(f"--at goes from 0 to {len(record.events)} in this record, not {number}.")
    state, game, say = records.fold(record, number), record.game, words(lang)
    console = terminal()
    if number:
        console.print(say("event", number=number, total=len(record.events)), str(record.events[number - 1]))
        console.print(tell(record.events[number - 1], record.names, say))
    console.print(draw_position(game, state, record.names, say))
    if game.over(state):
        console.print(ranking(game, state, record.names, say))


def draw(
    text: Annotated[
        str, typer.Argument(metavar="TEXT", help='A position, like "classic; roll 5 1; sheets r5 r7 | y2".')
    ],
    lang: Lang = None,
) -> None:
    """Draw a position from its text: a state as the table sees it, a view as its seat does."""
    say = words(lang)
    if positions.is_view(text):
        print(positions.draw(positions.parse_view(text)), end="")
        return
    game, state = positions.parse(text)
    names = [say("home-player", number=seat + 1) for seat in range(state.seats)]
    terminal().print(draw_position(game, state, names, say))


def weigh(
    text: Annotated[
        str,
        typer.Argument(metavar="POSITION", help='Like "classic; white 5 1; sheets r5 p1 | y2; dice 3 4 r2 y5 g1 b6".'),
    ],
    roll: Annotated[str | None, typer.Option(metavar="DICE", help='Other dice: "3 4 r2 y5 g1 b6".')] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Whose choices; else the active player's.")] = None,
    rolls: Annotated[bool, typer.Option("--rolls", help="Also for every white sum of the next roll.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Say what every choice in a position of the dice games is worth, best first."""
    from qwixx.cli.weigh import weigh as run

    run(text, roll, seat, rolls, as_json, words(lang))


def file_or_save(file: Path) -> Path:
    """What was named: a file that is there, or else a saved game by its name."""
    return file if file.exists() else Saves().file(str(file)) or file


def read(file: Path) -> bytes:
    """A file, or as much of it as shows that it is too large."""
    try:
        with file.open("rb") as stream:
            return stream.read(LARGEST_FILE + 1)
    except OSError as error:
        raise SetupError(f"{file} cannot be read: {error.strerror}.") from None


def _is_record(data: bytes) -> bool:
    """A record begins with its title or as JSON; everything else is taken for a board."""
    return data.removeprefix(b"\xef\xbb\xbf").lstrip().startswith((b"{", b"qwixx"))
