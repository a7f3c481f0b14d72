"""A client of the protocol, and a server as a process of its own: what the tests of the server use."""

import asyncio
import json
import os
import re
import signal
import ssl
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from qwixx.tables.protocol import AnyMessage
from qwixx.tables.secret import new_secret

Json = dict[str, Any]
PROGRAM = "from qwixx.cli import main; main()"
STEADY = f"""
import random, secrets
chance = random.Random(7)
random.SystemRandom = lambda: chance
secrets.token_bytes = chance.randbytes
secrets.token_hex = lambda number: chance.randbytes(number).hex()
{PROGRAM}"""
"""The same, with the same chance every time: for tests that play."""
PATIENCE = 120.0  # seconds after which a wait has failed, also on a busy machine
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # the usual one reads all certificates anew for every request

strict: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


class Server:
    """`qwixx serve` as a process of its own."""

    def __init__(
        self, database: str, *options: str, port: int = 0, log: Path | None = None, program: str = PROGRAM
    ) -> None:
        self.database = database
        self.options = options
        self.port = port
        self._log = log
        self._program = program
        self.start()

    def start(self) -> None:
        """Start, or start again on the same port."""
        command = [sys.executable, "-c", self._program, "serve", "--database", self.database]
        command += ["--port", str(self.port), "--lang", "en", *self.options]
        with (self._log or Path(os.devnull)).open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r":(\d+),", said)
        if not found:
            self.process.wait()
            raise RuntimeError(f"the server did not start: {said!r}")
        self.port = int(found[1])

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self._reap()

    def stop(self, patience: float = PATIENCE) -> int:
        """Ask it to stop; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._reap(patience)

    def _reap(self, patience: float = PATIENCE) -> int:
        code = self.process.wait(patience)
        if self.process.stdout:
            self.process.stdout.close()
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.kill()


def ask(method: str, url: str, **options: Any) -> httpx.Response:
    """The answer to a request over HTTP, on a connection of its own."""
    return httpx.request(method, url, timeout=PATIENCE, verify=NO_TLS, **options)


class Device:
    """A device with its secret identity, over HTTP."""

    def __init__(self, url: str, secret: str | None = None) -> None:
        self.url = url
        self.secret = secret or new_secret()
        self.headers = {"Authorization": f"Bearer {self.secret}"}
        self._clients: list[Client] = []

    def get(self, path: str, **options: Any) -> httpx.Response:
        """Ask for something."""
        return ask("GET", self.url + path, headers=self.headers, **options)

    def post(self, path: str, body: Any, **options: Any) -> httpx.Response:
        """Send something."""
        return ask("POST", self.url + path, headers=self.headers, json=body, **options)

    def delete(self, path: str) -> httpx.Response:
        """Ask for something to be deleted."""
        return ask("DELETE", self.url + path, headers=self.headers)

    def open(self, game: str = "classic", seats: list[Json] | None = None, **settings: Any) -> Json:
        """Open a table."""
        answer = self.post("/api/tables", {"game": game, "seats": seats or [me("Anna"), OPEN], **settings})
        assert answer.status_code == 201, answer.text
        body: Json = answer.json()
        return body

    async def join(self, code: str, key: str | None = None) -> "Client":
        """Connect to a table."""
        client = Client(self.url, code, self.secret, key)
        self._clients.append(client)
        await client.connect()
        return client

    async def leave(self) -> None:
        """Close every socket that is still open."""
        for client in self._clients:
            await client.close()


OPEN: Json = {"kind": "open"}


def me(name: str) -> Json:
    """Somebody on this device."""
    return {"kind": "device", "name": name}


def bot(level: str = "easy") -> Json:
    """A bot."""
    return {"kind": "bot", "level": level}


class Client:
    """One socket. `messages` is all that came, in order; `table`, `position` and `you` are as they are now."""

    def __init__(
        self, url: str, code: str, secret: str | None, key: str | None = None, record: str | None = None
    ) -> None:
        self._record = record
        self._url = f"{url.replace('http', 'ws')}/api/tables/{code}/socket"
        self._secret = secret
        self._key = key
        self._ids = (f"{os.urandom(4).hex()}-{number}" for number in count())
        self._socket: ClientConnection
        self._reading: asyncio.Task[None]
        self._news = asyncio.Condition()
        self.messages: list[Json] = []
        self.raw: list[str] = []
        self.table: Json = {}
        self.position: Json = {}
        self.events: list[str] = []
        self.you: dict[int, Json] = {}
        self.waiting: list[int] = []
        self.version = -1
        self.closed = False

    async def connect(self) -> None:
        """Connect and say hello; the answer is awaited."""
        self._socket = await connect(self._url, max_size=None, compression=None)
        self._reading = asyncio.create_task(self._read())
        await self.send(type="hello", id=next(self._ids), device=self._secret, key=self._key, record=self._record)
        await self.until(lambda: self.messages or self.closed)

    async def send(self, **message: Any) -> None:
        """Send a message as it is."""
        await self._socket.send(json.dumps(message))

    async def send_raw(self, data: str | bytes) -> None:
        """Send anything."""
        await self._socket.send(data)

    async def ask(self, kind: str, /, **fields: Any) -> Json:
        """Send a request and wait for its answer: an ack, an error, a hint, a pong."""
        fields = {"id": next(self._ids)} | fields
        await self.send(type=kind, **fields)
        return await self.answer_to(fields["id"])

    async def answer_to(self, request: str) -> Json:
        """The answer to a request, whenever it comes."""
        answers = ("ack", "error", "advice", "pong")
        found: list[Json] = []

        def there() -> bool:
            found[:] = [m for m in self.messages if m.get("id") == request and m["type"] in answers]
            return bool(found) or self.closed

        await self.until(there)
        if not found:
            raise ConnectionError("the connection was closed")
        return found[0]

    async def act(self, seat: int, action: str | None = None, **fields: Any) -> Json:
        """Act at a seat; without an action, do the first thing possible."""
        chosen = action or self.you[seat]["legal"][0]
        return await self.ask("act", **{"seat": seat, "step": self.position["step"], "action": chosen} | fields)

    async def consent(self, seat: int, agree: bool = True, **fields: Any) -> Json:
        """Agree to what is proposed, once it is known, or do not."""
        await self.until(lambda: self.table["proposal"])
        asked = {"seat": seat, "proposal": self.table["proposal"]["number"], "agree": agree}
        return await self.ask("consent", **asked | fields)

    async def reveal(self, seat: int, salt: str) -> None:
        """Reveal a salt, once the start waits for it."""
        await self.until(lambda: seat in self._awaited("salts"))
        answer = await self.ask("reveal", seat=seat, salt=salt)
        assert answer["type"] == "ack", answer

    def _awaited(self, what: str) -> list[int]:
        """The seats for whose promises or salts the start waits."""
        starting = self.table["starting"]
        return starting["seats"] if starting and starting["waits_for"] == what else []

    async def until(self, condition: Callable[[], Any]) -> None:
        """Wait for something to be so."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(condition)

    async def close(self) -> None:
        """Leave."""
        await self._socket.close()
        await self._reading

    async def cut(self) -> None:
        """Be cut off, without a goodbye."""
        self._socket.transport.abort()
        await self._reading

    @property
    def close_code(self) -> int | None:
        """Why the socket was closed."""
        return self._socket.close_code

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self._socket:
                assert isinstance(text, str)
                strict.decode(text)
                self.raw.append(text)
                await self._take(json.loads(text))
        async with self._news:
            self.closed = True
            self._news.notify_all()

    async def _take(self, message: Json) -> None:
        async with self._news:
            self.messages.append(message)
            self._note(message)
            self._news.notify_all()

    def _note(self, message: Json) -> None:
        self.version = message.get("version", self.version)
        if message["type"] in ("snapshot", "table"):
            self.table = message["table"]
        if position := message.get("position"):
            self.position = position
            self.waiting = position["view"]["waiting"]
            self.events += [""] * (position["first"] - len(self.events))  # what came before was not told
            self.events[position["first"] :] = position["events"]
        if message["type"] == "answered":
            self.waiting = message["waiting"]
        if message["type"] in ("snapshot", "position"):
            self.you = {}
        for own in message.get("you", ()):
            self.you[own["seat"]] = own
