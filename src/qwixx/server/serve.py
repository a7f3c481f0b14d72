"""Running the server until it is told to stop."""

import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import ExitStack, suppress

import uvicorn

from qwixx.rules.errors import SetupError
from qwixx.server.app import Setup, make_app
from qwixx.server.limits import LARGEST_MESSAGE
from qwixx.server.logs import set_up
from qwixx.server.networks import Networks
from qwixx.server.wire import Http, Sockets

RETRY = 1.0  # seconds after which clients come back
BACKLOG = 2048  # clients that wait to be let in

GARBAGE = 5_000  # objects made before unreachable ones are looked for: hardly any are in circles
TURN = 0.0005  # seconds a thread works before another's turn: commits wait for several turns

logger = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """A server that tells its clients to come back before it stops."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then stop."""
        app = self.config.app
        app.state.stopping = True  # type: ignore[union-attr]
        app.state.doors.hall.say_goodbye(RETRY)  # type: ignore[union-attr]
        await super().shutdown(sockets)


def listen(host: str, port: int, *others: int) -> socket.socket:
    """The socket to serve on, at the first of these ports that is free; who comes before the server is ready waits."""
    try:
        return _listening(host, port)
    except (OSError, UnicodeError) as error:
        if others and getattr(error, "errno", None) == errno.EADDRINUSE:
            return listen(host, *others)
        reason = getattr(error, "strerror", None) or str(error)
        raise SetupError(f"{host}:{port} cannot be listened on: {reason}. Name another --host or --port.") from None


def _listening(host: str, port: int) -> socket.socket:
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    with ExitStack() as stack:
        listening = stack.enter_context(socket.socket(family, socket.SOCK_STREAM))
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
        stack.pop_all()
    return listening


def configured(setup: Setup) -> uvicorn.Config:
    """How uvicorn is to serve."""
    return uvicorn.Config(
        make_app(setup),
        http=Http,
        ws=Sockets,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        proxy_headers=True,  # of those who are trusted: limits are for whoever is behind them
        forwarded_allow_ips=Networks(setup.limits.trusted).written(),
        server_header=False,
        log_config=None,
        access_log=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=5,
    )


def serve(setup: Setup, listening: socket.socket, log_level: str, left_out: Sequence[str] = ()) -> None:
    """Serve until told to stop; why some bots cannot be had is logged first."""
    set_up(log_level)
    _use_the_machine()
    server = Server(configured(setup))
    signal.signal(signal.SIGTERM, _end)  # uvicorn stops at the signal, then passes it on
    for reason in left_out:
        logger.warning("a bot was left out", extra={"reason": reason})
    logger.info("serving")
    server.run([listening])


def _end(*_: object) -> None:
    logger.info("stopped")
    sys.exit(0)


def _use_the_machine() -> None:
    """As many connections as are allowed, quick turns for the threads, and less searching for garbage."""
    with suppress(ImportError, ValueError, OSError):  # where there is no such limit, or it cannot be raised
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    sys.setswitchinterval(TURN)
    gc.freeze()
    gc.set_threshold(GARBAGE)
