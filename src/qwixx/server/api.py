"""What is asked over HTTP: games, opening a table, lists, records, health. Requests about a game go over its socket."""

import asyncio
import re
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import BaseModel, ConfigDict, Field

from qwixx.games import GAMES, game
from qwixx.players import LEVELS
from qwixx.players.names import bot_name
from qwixx.records import to_json, to_text
from qwixx.rules.errors import QwixxError, shown
from qwixx.server import queries
from qwixx.server.index import Summary, summary
from qwixx.server.live import Live
from qwixx.server.sockets import Doors
from qwixx.tables.deciding import check_level, check_name
from qwixx.tables.entries import Opened, Seat, Settings
from qwixx.tables.printed import Printed, printed
from qwixx.tables.protocol import LONGEST_NAME
from qwixx.tables.refusal import Code, Refusal, refusal_of
from qwixx.tables.replaying import MOST_POSITIONS, Shown, positions
from qwixx.tables.secret import CODE_PATTERN, DEVICE_PATTERN, hashed, new_secret
from qwixx.tables.table import Table


def only_known(request: Request) -> None:
    """Refuse a parameter that a route does not have: most likely a mistyped one."""
    known = {parameter.alias for parameter in request.scope["route"].dependant.query_params}
    for name in request.query_params:
        if name not in known:
            raise Refusal("malformed", f"There is no parameter {shown(name)} here.")


router = APIRouter(dependencies=[Depends(only_known)])


class Problem(BaseModel):
    """Why a request was refused."""

    code: Code
    message: str


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": words}
    for status, words in {
        400: "The body cannot be read.",
        401: "The device's secret is missing or malformed.",
        404: "There is no such table.",
        408: "The request did not come in time.",
        409: "Not at this time.",
        413: "The body is too large.",
        422: "Something is wrong with the request.",
        429: "Too many requests.",
        503: "The database is away; try again.",
    }.items()
}


def doors_of(request: Request) -> Doors:
    """Where tables are to be found."""
    doors: Doors = request.app.state.doors
    return doors


bearer = HTTPBearer(auto_error=False, description="The device's secret: 43 characters of base64url.")


def device_of(sent: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str:
    """The hash of the device that asks."""
    if sent is None or not re.fullmatch(DEVICE_PATTERN, sent.credentials):
        raise Refusal("bad-device", "Send the device's secret: 'Authorization: Bearer' and 43 characters of base64url.")
    return hashed(sent.credentials)


InDoors = Annotated[Doors, Depends(doors_of)]
Device = Annotated[str, Depends(device_of)]
Code_ = Annotated[str, Path(pattern=CODE_PATTERN, description="The table's code.", examples=["tire-vopa"])]
Before = Annotated[int | None, Query(ge=0, le=2**53, description="Only those opened before; milliseconds since 1970.")]
First = Annotated[int, Query(ge=0, le=100_000, description="The first position: after so many events.")]
Most = Annotated[int, Query(ge=1, le=MOST_POSITIONS, description="How many positions at most.")]


# -- games and tables --------------------------------------------------------------------------------------------------


class OptionInfo(BaseModel):
    """An option of a game."""

    name: str
    default: str
    choices: str


class GameInfo(BaseModel):
    """A game that can be played."""

    id: str
    players: tuple[int, int] = Field(description="From so many to so many.")
    options: list[OptionInfo]


class Games(BaseModel):
    """What can be played, and against which bots."""

    games: list[GameInfo]
    levels: list[str]


class SeatPlan(BaseModel):
    """A seat of a new table: open for anybody, for somebody on this device, or for a bot."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["open", "device", "bot"]
    name: str = Field("", max_length=LONGEST_NAME, description="Of the person on this device.")
    level: str = Field("", max_length=20, description="Of the bot.", json_schema_extra={"enum": ["", *LEVELS]})


class NewTable(BaseModel):
    """A table to be opened."""

    model_config = ConfigDict(extra="forbid")
    game: str = Field(max_length=20, json_schema_extra={"enum": [*GAMES]})
    options: dict[str, Annotated[str, Field(max_length=2000)]] = Field({}, max_length=8)
    seats: list[SeatPlan] = Field(min_length=1, max_length=8)
    timer: int | None = Field(None, ge=5, le=3600, strict=True, description="Seconds for a decision.")
    hints: bool = Field(True, strict=True)
    takebacks: bool = Field(True, strict=True)
    listed: bool = Field(False, strict=True, description="Whether anybody may find it in the list.")


class SeatKey(BaseModel):
    """The secret key of a seat's link."""

    seat: int
    key: str


class TableOpened(BaseModel):
    """A new table, and the secret keys of the seats of this device."""

    code: str
    link: str = Field(description="Where the others come in, on this server.", examples=["/t/tire-vopa"])
    commitment: str
    keys: list[SeatKey]


class TableSummary(BaseModel):
    """A table in a list."""

    code: str
    game: str
    options: dict[str, str]
    status: Literal["lobby", "running", "over"]
    names: list[str] = Field(description="By seat; empty where it is open.")
    opened_at: int = Field(description="Milliseconds since 1970.")
    scores: list[int] | None = Field(description="Once it is over.")
    next: str | None = Field(description="The code of the rematch.")


class Tables(BaseModel):
    """A list of tables, the latest first."""

    tables: list[TableSummary]


class Replay(BaseModel):
    """Some positions of a finished game."""

    names: list[str]
    events: int = Field(description="How many there are: the last position is after all of them.")
    first: int
    positions: list[Shown]


@router.get("/api/games")
async def games() -> Games:
    """What can be played, and against which bots."""
    return Games(
        games=[
            GameInfo(
                id=name,
                players=(game(name).players[0], game(name).players[-1]),
                options=[OptionInfo(name=o.name, default=o.default, choices=o.choices) for o in entry.options],
            )
            for name, entry in GAMES.items()
        ],
        levels=list(LEVELS),
    )


@router.post("/api/tables", status_code=201)
async def open_table(plan: NewTable, device: Device, request: Request, doors: InDoors) -> TableOpened:
    """Open a table; whoever does so is its host."""
    try:
        rules = game(plan.game, **plan.options)
        rules.start(len(plan.seats))
    except QwixxError as error:
        raise refusal_of(error) from None
    keys: list[SeatKey] = []
    taken = [seat.name for seat in plan.seats if seat.kind == "device"]
    seats = [_seat(seat, place, device, keys, taken) for place, seat in enumerate(plan.seats)]
    settings = Settings(plan.timer, plan.hints, plan.takebacks, plan.listed)
    if not doors.addresses.table(_address(request)):
        raise Refusal("too-many", "Too many tables are opened from your address; wait a while.")
    table = await doors.hall.open(Opened(rules.id, dict(rules.options), tuple(seats), device, settings))
    return TableOpened(code=table.code, link=f"/t/{table.code}", commitment=table.commitment, keys=keys)


def _seat(plan: SeatPlan, place: int, device: str, keys: list[SeatKey], taken: list[str]) -> Seat:
    """A seat as it was planned; the key of one's own is added to the keys, the name of a bot to those taken."""
    if plan.kind == "open":
        return Seat()
    if plan.kind == "device":
        key = new_secret()
        keys.append(SeatKey(seat=place, key=key))
        return Seat("person", check_name(plan.name), device=device, key=hashed(key))
    taken.append(bot_name(taken))
    return Seat("bot", taken[-1], check_level(plan.level))


@router.get("/api/tables")
async def listed_tables(doors: InDoors) -> Tables:
    """The tables that anybody may join."""
    return _tables(await doors.hall.store.read(queries.listed))


@router.get("/api/mine")
async def my_tables(device: Device, doors: InDoors, before: Before = None) -> Tables:
    """The tables at which this device has or had a seat, running and finished; older ones by the time of the last."""
    return _tables(await doors.hall.store.read(lambda connection: queries.tables_of(connection, device, before)))


@router.get("/api/tables/{code}")
async def one_table(code: Code_, request: Request, doors: InDoors) -> TableSummary:
    """A table by its code."""
    return _summary(summary((await _find(code, request, doors)).table))


@router.get("/api/tables/{code}/printed")
async def what_is_printed(code: Code_, request: Request, doors: InDoors) -> Printed:
    """What is printed on the sheet, the board and the cards of the table's game."""
    return printed((await _find(code, request, doors)).table.game)


@router.get(
    "/api/tables/{code}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}, "application/json": {}}, "description": "The record."}},
)
async def record(code: Code_, request: Request, doors: InDoors, form: Literal["text", "json"] = "text") -> Response:
    """The record of a game that is over, with the seed: see `qwixx verify`."""
    table = await _finished(code, request, doors)
    text, kind, ending = (
        (to_json(table.record), "application/json", "json")
        if form == "json"
        else (to_text(table.record), "text/plain; charset=utf-8", "qwixx")
    )
    name = f'attachment; filename="{table.game.id}-{code}.{ending}"'
    return Response(text, media_type=kind, headers={"Content-Disposition": name})


@router.get("/api/tables/{code}/replay")
async def replay(code: Code_, request: Request, doors: InDoors, first: First = 0, most: Most = 100) -> Replay:
    """The positions of a game that is over, one after another, with everybody's hand."""
    table = await _finished(code, request, doors)
    shown = await asyncio.to_thread(positions, table.record, first, most)
    return Replay(names=list(table.record.names), events=len(table.events), first=first, positions=shown)


async def _finished(code: str, request: Request, doors: Doors) -> Table:
    table = (await _find(code, request, doors)).table
    if table.status != "over":
        raise Refusal("still-running", "The record can be had when the game is over.")
    return table


async def _find(code: str, request: Request, doors: Doors) -> Live:
    return await doors.find(code, _address(request))


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _tables(found: list[Summary]) -> Tables:
    return Tables(tables=[_summary(table) for table in found])


def _summary(found: Summary) -> TableSummary:
    return TableSummary(**{name: getattr(found, name) for name in TableSummary.model_fields})


# -- for those who run it ----------------------------------------------------------------------------------------------


class Health(BaseModel):
    """Whether all is well."""

    status: Literal["ok"]


@router.get("/health")
async def health(doors: InDoors) -> Health:
    """Well, if the database answers."""
    await doors.hall.store.read(queries.answer)
    return Health(status="ok")


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}, "description": "In the text format of Prometheus."}},
)
async def metrics() -> Response:
    """Numbers for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
