"""Whoever is refused reads why, though they are still sending when the refusal comes."""

import select
import socket
from pathlib import Path

import pytest

from tests.server.client import PATIENCE
from tests.server.hosted import LOCAL, Hosted, hosted
from tests.server.test_hoarding import BEGUN, CHUNK, CHUNKED, answers, until
from tests.server.wire import TEXT, frame

MUCH = bytes(64 * 1024)
TIMES = 40
NOT_TEXT, TOO_BIG, PROTOCOL = 1007, 1009, 1002


def send_on(wire: socket.socket) -> None:
    """Wait until something is answered, do not read it, and send much more."""
    assert select.select([wire], [], [], PATIENCE)[0]
    for _ in range(TIMES):
        wire.sendall(MUCH)


def read_late(server: Hosted, said: bytes) -> bytes:
    """What is read to its end after having sent more for long."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as wire:
        wire.sendall(said)
        send_on(wire)
        return b"".join(iter(lambda: wire.recv(4096), b""))


HEADERS = b"".join(b"x%d: %s\r\n" % (number, b"y" * 1000) for number in range(70))
HANDSHAKE = b"GET /api/tables/bada-bada/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
EARLY = {
    "headers without end": (b"GET /api/games HTTP/1.1\r\n" + HEADERS, b"400"),
    "no request at all": (b"nonsense\r\n\r\n", b"400"),
    "a chunk that is none": (CHUNKED + CHUNK + b"nonsense\r\n", b"400"),
    "a body without end": (CHUNKED + CHUNK * 17, b"413"),
    "a body that does not come": (BEGUN + b"x\r\nContent-Length: 100000000\r\n\r\n{", b"408"),
    "a handshake that cannot be read": (HANDSHAKE + b"Sec-WebSocket-Version: 99\r\n\r\n", b"400"),
    "a handshake of another site": (HANDSHAKE + KEY + b"Origin: https://evil.example\r\n\r\n", b"403"),
}


@pytest.mark.parametrize("why", EARLY)
def test_an_early_refusal_is_read_by_who_sends_on(tmp_path: Path, why: str) -> None:
    said, status = EARLY[why]
    with hosted(tmp_path, hello=0.5 if status == b"408" else PATIENCE, farewell=PATIENCE) as server:
        answer = read_late(server, said)
        assert answer.startswith(b"HTTP/1.1 " + status), answer
        assert b"connection: close" in answer.lower()
        assert answer.count(b"HTTP/1.1") == 1


def test_too_many_requests_are_told_so_before_their_body_has_come(tmp_path: Path) -> None:
    with hosted(tmp_path, address_requests=(0.001, 1), hello=PATIENCE, farewell=PATIENCE) as server:
        assert server.get("/api/games").status_code == 200
        assert read_late(server, CHUNKED + CHUNK).startswith(b"HTTP/1.1 429")
        assert server.get("/api/games").headers.get("connection") is None  # it has been read to its end


@pytest.mark.parametrize(
    ("last", "code"),
    [
        (frame(b"\xff", TEXT), NOT_TEXT),
        (frame(b" " * (64 * 1024 + 1)), TOO_BIG),
        (frame(b"", 3), PROTOCOL),
    ],
)
def test_why_a_socket_is_closed_is_read_by_who_sends_on(tmp_path: Path, last: bytes, code: int) -> None:
    with hosted(tmp_path, trusted=LOCAL, farewell=PATIENCE) as server, server.wire(server.table()) as wire:
        wire.send_bytes(last)
        send_on(wire._socket)
        assert wire.rest() == []
        assert wire.close_code == code


def test_who_sends_on_for_ever_gives_up_the_place(tmp_path: Path) -> None:
    with hosted(tmp_path, address_wires=1, farewell=0.2) as server, socket.socket() as wire:
        wire.connect(("127.0.0.1", server.port))
        wire.sendall(CHUNKED + CHUNK * 17)
        until(lambda: _is_cut(wire))
        until(lambda: answers(server))


def _is_cut(wire: socket.socket) -> bool:
    """Whether nothing can be sent any more."""
    try:
        wire.sendall(CHUNK)
    except ConnectionError:
        return True
    return False


def test_two_messages_that_are_not_text_in_one_piece(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with hosted(tmp_path, trusted=LOCAL) as server:
        for number in (2, 3, 100):
            with server.wire(server.table()) as wire:
                wire.send_bytes(frame(b"\xff", TEXT) * number)
                assert wire.rest() == []
                assert wire.close_code == NOT_TEXT
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_server_that_stops_does_not_wait_for_who_sends_on(tmp_path: Path) -> None:
    with hosted(tmp_path, farewell=10 * PATIENCE) as server, socket.socket() as wire:
        wire.connect(("127.0.0.1", server.port))
        wire.sendall(CHUNKED + CHUNK * 17)
        assert wire.recv(4096).startswith(b"HTTP/1.1 413")
