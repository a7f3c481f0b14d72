"""What the server uses of uvicorn's inside is there; `conftest.py` looks before anything else is tried."""

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tests.server import uvicorn_parts
from tests.server.uvicorn_parts import moved


def test_every_part_is_where_it_was() -> None:
    assert moved() == []


def test_a_method_that_is_gone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(WebSocketsSansIOProtocol, "handle_pong")
    (problem,) = moved()
    assert problem.startswith("uvicorn has no WebSocketsSansIOProtocol.handle_pong any more: look at server/wire.py")


def test_a_method_that_takes_something_else_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(H11Protocol, "send_400_response", lambda self, msg, status: None)  # noqa: ARG005
    (problem,) = moved()
    assert problem.startswith("uvicorn has changed H11Protocol.send_400_response, which takes")


def test_an_attribute_that_is_gone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    known = uvicorn_parts._attributes
    monkeypatch.setattr(uvicorn_parts, "_attributes", lambda kind: known(kind) - {"close_sent"})
    (problem,) = moved()
    assert problem.startswith("uvicorn has no WebSocketsSansIOProtocol.close_sent any more")


def test_a_class_that_is_gone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("uvicorn.protocols.http.h11_impl.H11Protocol")
    assert any("uvicorn.protocols.http.h11_impl.H11Protocol any more" in problem for problem in moved())
