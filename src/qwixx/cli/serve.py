"""`qwixx serve`: check everything that can be wrong before the first player comes, then serve."""

import re
from contextlib import closing
from ipaddress import ip_address

from qwixx.cli.reaching import address_here, address_in_network, open_page
from qwixx.rules.errors import SetupError, shown
from qwixx.server.app import Setup
from qwixx.server.database import Database
from qwixx.server.limits import Limits
from qwixx.server.serve import listen
from qwixx.server.serve import serve as run
from qwixx.server.sharing import check_address
from qwixx.words import Words

LEVELS = ("debug", "info", "warning", "error")
PORTS = (*range(8000, 8010), 0)  # the first that is free, unless one is named; 0 is any


def serve(
    host: str,
    port: int | None,
    database: str | None,
    redis: str | None,
    origins: frozenset[str],
    trusted: frozenset[str],
    keep: int,
    log_level: str,
    to_be_opened: bool,
    say: Words,
) -> None:
    """Serve until told to stop; the address is said first."""
    if log_level not in LEVELS:
        raise SetupError(f"There is no log level {shown(log_level)}; there are {', '.join(LEVELS)}.")
    for origin in origins:
        _check_origin(origin)
    for address in trusted:
        _check_address(address)
    if redis is not None:
        check_address(redis)
    ports = PORTS if port is None else (port,)
    with closing(Database(database)) as stored, listen(host, *ports) as listening:
        stored.prepare()
        address = address_here(host, listening)
        print(say("serving", address=address), flush=True)
        if in_network := address_in_network(listening):
            print(say("serving-network", address=in_network), flush=True)
        if to_be_opened:
            open_page(address)  # it waits until we serve
        run(Setup(stored, redis, origins, Limits(keep=keep, trusted=trusted)), listening, log_level)


def _check_origin(origin: str) -> None:
    if not re.fullmatch(r"https?://([\w.-]+|\[[0-9a-f:.]+\])(:\d+)?", origin):
        raise SetupError(f"{shown(origin)} is not the origin of a page: write https://example.org.")


def _check_address(address: str) -> None:
    try:
        ip_address(address)
    except ValueError:
        raise SetupError(f"{shown(address)} is not an address: write numbers, like 127.0.0.1.") from None
