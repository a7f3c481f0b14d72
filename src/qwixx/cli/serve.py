"""`qwixx serve`: check everything that can be wrong before the first player comes, then serve."""

import sys
from urllib.parse import urlsplit

from qwixx.cli.words import Words
from qwixx.rules.errors import SetupError, shown
from qwixx.server.app import Setup
from qwixx.server.database import Database
from qwixx.server.limits import Limits
from qwixx.server.serve import listen
from qwixx.server.serve import serve as run
from qwixx.server.sharing import check_address

LEVELS = ("debug", "info", "warning", "error")


def serve(
    host: str,
    port: int,
    database: str | None,
    redis: str | None,
    origins: frozenset[str],
    trusted: frozenset[str],
    log_level: str,
    say: Words,
) -> None:
    """Serve until told to stop; the address is said first."""
    if log_level not in LEVELS:
        raise SetupError(f"There is no log level {shown(log_level)}; there are {', '.join(LEVELS)}.")
    for origin in origins:
        _check_origin(origin)
    if redis is not None:
        check_address(redis)
    stored = Database(database)
    listening = listen(host, port)
    stored.prepare()
    shown_host = f"[{host}]" if ":" in host else host
    print(say("serving", address=f"http://{shown_host}:{listening.getsockname()[1]}"), flush=True)
    try:
        run(Setup(stored, redis, origins, Limits(trusted=trusted)), listening, log_level)
    finally:
        stored.close()
    sys.stdout.flush()


def _check_origin(origin: str) -> None:
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
        raise SetupError(f"{shown(origin)} is not the origin of a page: write https://example.org.")
