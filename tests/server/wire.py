"""A socket by hand: frames as bytes, so that a test can send what no library would, or stop reading."""

import json
import socket
import struct
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic
from types import TracebackType
from typing import Self

from tests.server.client import PATIENCE, Json

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
NO_MASK = bytes(4)  # a mask that changes nothing


def frame(payload: str | bytes, kind: int | None = None, final: bool = True) -> bytes:
    """A frame as a client sends it."""
    data = payload.encode() if isinstance(payload, str) else payload
    opcode = kind if kind is not None else TEXT if isinstance(payload, str) else BINARY
    size = len(data)
    if size < 126:
        head = struct.pack("!BB", final << 7 | opcode, 0x80 | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", final << 7 | opcode, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", final << 7 | opcode, 0x80 | 127, size)
    return head + NO_MASK + data


class Wire:
    """One socket. `status` is what the handshake came to, `close_code` why it ended."""

    def __init__(self, port: int, code: str, *headers: str, receive_buffer: int | None = None, host: str = "") -> None:
        self._socket = socket.socket()
        if receive_buffer is not None:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self._socket.settimeout(PATIENCE)
        self._socket.connect(("127.0.0.1", port))
        self._in = self._socket.makefile("rb")
        self.close_code: int | None = None
        lines = [f"GET /api/tables/{code}/socket HTTP/1.1", *_handshake(host or f"127.0.0.1:{port}", headers), "", ""]
        self._socket.sendall("\r\n".join(lines).encode("latin-1"))
        self.status = self._answer()

    def _answer(self) -> int:
        first = self._in.readline()
        while self._in.readline().strip():
            pass
        return int(first.split()[1])

    def send(self, *payloads: str | bytes) -> None:
        """Send messages, all at once: text as text, bytes as a binary frame."""
        self.send_bytes(b"".join(map(frame, payloads)))

    def send_bytes(self, data: bytes) -> None:
        """Send anything."""
        self._socket.sendall(data)

    def ask(self, **message: object) -> None:
        """Send a request."""
        self.send(json.dumps(message))

    def hello(self, device: str | None = None, key: str | None = None) -> Json:
        """Say hello; what is answered."""
        self.ask(type="hello", id="hello", device=device, key=key)
        return self.message()

    def message(self) -> Json:
        """The next message."""
        data = self.data()
        assert data is not None, f"closed: {self.close_code}"
        message: Json = json.loads(data)
        return message

    def data(self) -> bytes | None:
        """The next message as it came; nothing if the connection has ended. A ping on the way is answered."""
        begun = monotonic()
        while True:
            assert monotonic() < begun + PATIENCE, "nothing but pings has come"
            try:
                kind, data = self._frame()
            except (EOFError, ConnectionError):
                return None
            if kind == CLOSE:
                self.close_code = int.from_bytes(data[:2], "big")
                return None
            if kind == PING:
                self._pong(data)
            if kind == TEXT:
                return data

    def _pong(self, data: bytes) -> None:
        """Answer a ping; who is not there any more needs no answer."""
        with suppress(OSError):
            self.send_bytes(frame(data, PONG))

    def rest(self) -> list[Json]:
        """Everything until the connection ends."""
        messages = []
        while (data := self.data()) is not None:
            messages.append(json.loads(data))
        return messages

    def _frame(self) -> tuple[int, bytes]:
        first, second = self._read(2)
        size = second
        if second == 126:
            size = int.from_bytes(self._read(2), "big")
        elif second == 127:
            size = int.from_bytes(self._read(8), "big")
        return first & 15, self._read(size)

    def _read(self, size: int) -> bytes:
        data = self._in.read(size)
        if len(data) < size:
            raise EOFError
        return data

    def close(self) -> None:
        """End it without a word."""
        self._in.close()
        self._socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _handshake(host: str, headers: Iterable[str]) -> list[str]:
    return [
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        *headers,
    ]
