"""What is asked over HTTP for paper: the sheets, the board and the rules of a game as a PDF."""

from functools import lru_cache
from threading import Lock
from typing import Any

from msgspec import UNSET
from starlette.responses import Response

from qwixx.games import game
from qwixx.paper import Wanted, document
from qwixx.rules.errors import QwixxError
from qwixx.server.operation import Asked, Operation
from qwixx.tables.http import OnPaper
from qwixx.tables.refusal import refusal_of
from qwixx.words import words

PDF = "application/pdf"
KEPT = 64  # files in memory, each of less than 0.2 MB
ONE = Lock()  # words are read by one thread at a time


async def on_paper(asked: Asked[OnPaper]) -> Response:
    """The sheets, the board and the rules of a game, to be printed."""
    data = await asked.doors.hall.memory.aside.do(lambda: _drawn(asked.given))
    name = f'inline; filename="qwixx-{asked.given.game}.pdf"'
    return Response(data, media_type=PDF, headers={"Content-Disposition": name})


@lru_cache(KEPT)
def _drawn(given: OnPaper) -> bytes:
    sheets = None if given.sheets is UNSET else given.sheets
    wanted = Wanted(sheets, 2 if given.large else 4, given.paper, not given.black_and_white)
    try:
        with ONE:
            return document(game(given.game, **given.options), words(given.language), wanted)
    except QwixxError as error:
        raise refusal_of(error) from None


OPERATIONS: tuple[Operation[Any], ...] = (
    Operation("GET", "/api/print", on_paper, OnPaper, None, kinds=(PDF,), description="The file."),
)
