"""`qwixx serve`: check everything that can be wrong before the first player comes, then serve."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from qwixx.cli.given import Given
from qwixx.cli.reaching import address_here, open_page
from qwixx.rules.errors import SetupError, shown
from qwixx.server.app import Setup
from qwixx.server.database import Database
from qwixx.server.inviting import invited
from qwixx.server.limits import Limits
from qwixx.server.limits_file import limits_from
from qwixx.server.networks import network
from qwixx.server.reach import address_in_network
from qwixx.server.serve import listen
from qwixx.server.serve import serve as run
from qwixx.server.sharing import check_address
from qwixx.site.place import origin as check_origin
from qwixx.words import Words

LEVELS = ("debug", "info", "warning", "error")
PORTS = (*range(8000, 8010), 0)  # the first that is free, unless one is named; 0 is any


class Wanted(NamedTuple):
    """How somebody wants it to be served."""

    host: str
    port: int | None
    database: Given
    redis: Given
    origins: frozenset[str]
    trusted: frozenset[str]
    limits_file: Path | None
    limits: Sequence[str]
    keep: int | None
    log_level: str
    bots: tuple[Sequence[str], str]  # those beside the levels, and where they were named
    board: bool = False  # of the day


def serve(wanted: Wanted, to_be_opened: bool, say: Words) -> None:
    """Serve until told to stop; the address is said first."""
    limits = _checked(wanted)
    guests, left_out = invited(*wanted.bots)
    ports = PORTS if wanted.port is None else (wanted.port,)
    with closing(Database(*wanted.database)) as stored, listen(wanted.host, *ports) as listening:
        stored.prepare()
        address = address_here(wanted.host, listening)
        print(say("serving", address=address), flush=True)
        if in_network := address_in_network(listening):
            print(say("serving-network", address=in_network), flush=True)
        if to_be_opened:
            open_page(address)  # it waits until we serve
        setup = Setup(
            stored,
            wanted.redis.address,
            wanted.origins,
            limits,
            guests=guests,
            listening=listening,
            board=wanted.board,
        )
        run(setup, listening, wanted.log_level, left_out)


def _checked(wanted: Wanted) -> Limits:
    """The limits, if all that is wanted is in order."""
    if wanted.log_level not in LEVELS:
        raise SetupError(f"There is no log level {shown(wanted.log_level)}; there are {', '.join(LEVELS)}.")
    for origin in wanted.origins:
        check_origin(origin)
    for address in wanted.trusted:
        network(address)
    if wanted.redis.address is not None:
        check_address(wanted.redis.address, wanted.redis.source)
    limits = replace(limits_from(wanted.limits_file, wanted.limits), trusted=wanted.trusted)
    return limits if wanted.keep is None else replace(limits, keep=wanted.keep)
