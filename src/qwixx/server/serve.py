"""Running the server until it is told to stop."""

import logging
import signal
import socket
import sys

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from qwixx.rules.errors import SetupError
from qwixx.server.app import Setup, make_app
from qwixx.server.logs import set_up

RETRY = 1.0  # seconds after which clients come back

logger = logging.getLogger(__name__)


class Sockets(WebSocketsSansIOProtocol):
    """Sockets whose connection can be cut when the other end does not read."""

    async def run_asgi(self) -> None:
        """As ever, with a way to cut the connection."""
        self.scope["state"]["abort"] = self.transport.abort
        await super().run_asgi()


class Server(uvicorn.Server):
    """A server that tells its clients to come back before it stops."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then stop."""
        app = self.config.app
        app.state.stopping = True  # type: ignore[union-attr]
        app.state.doors.hall.say_goodbye(RETRY)  # type: ignore[union-attr]
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """The socket to serve on."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SetupError(f"{host}:{port} cannot be listened on: {reason}. Name another --host or --port.") from None
    return listening


def serve(setup: Setup, listening: socket.socket, log_level: str) -> None:
    """Serve until told to stop."""
    set_up(log_level)
    config = uvicorn.Config(
        make_app(setup),
        ws=Sockets,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
    )
    signal.signal(signal.SIGTERM, _end)  # uvicorn stops at the signal, then passes it on
    logger.info("serving")
    Server(config).run([listening])


def _end(*_: object) -> None:
    logger.info("stopped")
    sys.exit(0)
