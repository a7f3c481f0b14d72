"""A server inside the test's own process, with limits of the test's own: real sockets, a real database."""

import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx

from qwixx.server.app import Setup
from qwixx.server.database import Database
from qwixx.server.limits import Limits
from qwixx.server.serve import Server, configured, listen
from qwixx.site.writing import BUILT
from tests.server.client import PATIENCE, Device, Json
from tests.server.wire import Wire

LOCAL = frozenset({"127.0.0.1"})
UNREAD = 4096  # bytes that the system keeps for whoever does not read, so that a test is quick


class Hosted:
    """A server that runs."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.anna = Device(self.url)

    def table(self, **settings: Any) -> str:
        """The code of a new table of Anna's."""
        code: str = self.anna.open(**settings)["code"]
        return code

    def wire(self, code: str, device: str | None = None) -> Wire:
        """A socket that has said hello."""
        wire = Wire(self.port, code, receive_buffer=UNREAD)
        assert wire.hello(device)["type"] == "snapshot"
        return wire

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Ask for something, from nobody in particular."""
        return httpx.get(self.url + path, headers=headers, timeout=PATIENCE)

    def dropped(self, reason: str) -> float:
        """How many connections were dropped for a reason."""
        return self.number(f'qwixx_dropped_total{{reason="{reason}"}}')

    def number(self, name: str) -> float:
        """What the server counts."""
        answer = self.get("/metrics").raise_for_status()
        lines = [line for line in answer.text.splitlines() if line.startswith(f"{name} ")]
        return float(lines[0].split()[-1]) if lines else 0.0


@contextmanager
def hosted(folder: Path, *origins: str, ping: float = 20.0, page: Path = BUILT, **limits: Any) -> Iterator[Hosted]:
    """Serve, with these limits instead of the usual ones, and stop."""
    with closing(Database(f"sqlite:///{folder}/tables.sqlite")) as database:
        database.prepare()
        config = configured(Setup(database, origins=frozenset(origins), limits=Limits(**limits), page=page))
        config.ws_ping_interval = config.ws_ping_timeout = ping
        listening = listen("127.0.0.1", 0)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
        server = Server(config)
        thread = Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            yield Hosted(listening.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join()


def ping(wire: Wire, padding: int = 0) -> Json:
    """Whatever is answered to a ping; news of who comes and goes is passed over."""
    wire.send('{"type":"ping","id":"x"}' + " " * padding)
    while (message := wire.message())["type"] == "table":
        pass
    return message
