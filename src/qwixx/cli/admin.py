"""`qwixx admin`: the tables in the database, looked at and changed there; running servers notice it by themselves."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from time import gmtime, strftime
from typing import Any, TypeVar

from rich.table import Table as Grid
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from qwixx.cli.draw import terminal
from qwixx.cli.given import Given
from qwixx.cli.sure import make_sure
from qwixx.new_files import write_new
from qwixx.rules.errors import SetupError, shown
from qwixx.server import boards, looking, removing
from qwixx.server.database import Database, reason
from qwixx.server.looking import Found
from qwixx.tables.forgetting import Person
from qwixx.tables.secret import CODE_PATTERN
from qwixx.words import Words

HEADINGS = ("code", "game", "status", "opened", "names")
STATUSES = ("lobby", "running", "over")

T = TypeVar("T")


class Admin:
    """The operator at a database that a server has prepared."""

    def __init__(self, database: Given, as_json: bool, say: Words) -> None:
        self._database = Database(*database)
        self._database.check_schema()
        self._as_json = as_json
        self._say = say

    def close(self) -> None:
        """Done."""
        self._database.close()

    # -- looking -------------------------------------------------------------------------------------------------------

    def list_tables(self, status: str | None, name: str | None, most: int) -> None:
        """The tables, the latest first."""
        if status is not None and status not in STATUSES:
            raise SetupError(f"There is no status {shown(status)}; there are {', '.join(STATUSES)}.")
        found = self._do(lambda connection: looking.tables(connection, status, name, most))
        if self._as_json:
            print(json.dumps({"tables": [_as_json(table) for table in found]}))
            return
        grid = Grid(box=None, pad_edge=False, header_style="bold")
        for heading in HEADINGS:
            grid.add_column(self._say(f"admin-column-{heading}"))
        for table in found:
            grid.add_row(*self._row(table))
        terminal().print(grid)

    def show(self, code: str) -> None:
        """One table."""
        found = self._found(code)
        devices = self._do(lambda connection: looking.devices_at(connection, code))
        if self._as_json:
            print(json.dumps(_as_json(found) | {"devices": devices}))
            return
        facts = [*zip(HEADINGS, self._row(found), strict=True)]
        facts += [
            ("changed", _time(found.changed_at)),
            ("entries", str(found.entries)),
            ("devices", str(devices)),
        ]
        for heading, value in facts:
            terminal().print(f"{self._say(f'admin-column-{heading}')}: {value}", markup=False, highlight=False)

    def export(self, code: str, output: Path | None) -> None:
        """All that is kept of a table, but for secrets; printed, or in a new file of the operator's own."""
        _check(code)
        kept = self._do(lambda connection: looking.exported(connection, code))
        if kept is None:
            raise _missing(code)
        text = json.dumps(kept)
        if output is None:
            print(text)
            return
        write_new(output, text + "\n", mode=0o600)  # for this user only
        self._tell({"code": code, "file": str(output)}, self._say("admin-exported", code=code, file=str(output)))

    # -- changing ------------------------------------------------------------------------------------------------------

    def close_table(self, code: str, sure: bool) -> None:
        """End a game, or remove a table before the start."""
        status = self._found(code).summary.status
        if status == "over":
            raise SetupError(f"The game at {code} is over already.")
        make_sure(sure, self._say("admin-ask-close", code=code), self._say)
        done = self._do(lambda connection: status == "running" and removing.close(connection, code))
        removed = not done and self._do(lambda connection: removing.remove(connection, code))
        said = self._say("admin-deleted", code=code) if removed else self._say("admin-closed", code=code)
        self._tell({"code": code, "removed": removed}, said)

    def delete(self, code: str, sure: bool) -> None:
        """Remove a table."""
        names = self._say.joined([name for name in self._found(code).summary.names if name])
        make_sure(sure, self._say("admin-ask-delete", code=code, names=names or "–"), self._say)
        self._do(lambda connection: removing.remove(connection, code))
        self._tell({"code": code, "removed": True}, self._say("admin-deleted", code=code))

    def forget(self, name: str, code: str | None, sure: bool) -> None:
        """Forget a name, at one table, or at all and on the boards of all days; each is a change of its own."""
        codes = [self._found(code).summary.code] if code else self._codes_of(name)
        make_sure(sure, self._say("admin-ask-forget", name=name, count=len(codes)), self._say)
        person = Person(frozenset({name}))
        seats = sum(self._do(lambda connection, at=at: removing.forget(connection, at, person)) for at in codes)  # type: ignore[misc]
        entries = 0 if code else self._do(lambda connection: boards.forget_name(connection, name))
        said = self._say("admin-forgotten", name=name, count=seats)
        if entries:
            said += f" {self._say('admin-forgotten-boards', count=entries)}"
        self._tell({"name": name, "seats": seats, "boards": entries}, said)

    def _codes_of(self, name: str) -> list[str]:
        return self._do(lambda connection: looking.codes_with(connection, name))

    # -- how -----------------------------------------------------------------------------------------------------------

    def _found(self, code: str) -> Found:
        _check(code)
        found = self._do(lambda connection: looking.table(connection, code))
        if found is None:
            raise _missing(code)
        return found

    def _do(self, work: Callable[[Connection], T]) -> T:
        try:
            return removing.attempt(self._database.connect, work)
        except SQLAlchemyError as error:
            raise SetupError(f"The database cannot be used: {reason(error)}.") from None

    def _tell(self, facts: dict[str, Any], sentence: str) -> None:
        print(json.dumps(facts) if self._as_json else sentence)

    def _row(self, table: Found) -> tuple[str, ...]:
        summary = table.summary
        names = ", ".join(name or "–" for name in summary.names)
        return summary.code, summary.game, self._say(f"admin-status-{summary.status}"), _time(summary.opened_at), names


def _as_json(table: Found) -> dict[str, Any]:
    summary = table.summary
    return {
        "code": summary.code,
        "game": summary.game,
        "status": summary.status,
        "names": summary.names,
        "opened_at": summary.opened_at,
        "changed_at": table.changed_at,
        "entries": table.entries,
    }


def _time(milliseconds: int) -> str:
    return strftime("%Y-%m-%d %H:%M", gmtime(milliseconds / 1000)) + " UTC"


def _check(code: str) -> None:
    if not re.fullmatch(CODE_PATTERN, code):
        raise SetupError(f"{shown(code)} is not the code of a table.")


def _missing(code: str) -> SetupError:
    return SetupError(f"There is no table {code}.")
