"""How people come to a server: the port it takes, the addresses it names, the browser it opens."""

import json
import os
import re
import socket
import sys
from ipaddress import ip_address
from pathlib import Path

import pytest

from qwixx.cli.reaching import address_here, has_display
from qwixx.server.reach import address_in_network, asks_here
from qwixx.server.serve import listen
from tests.commands import Command
from tests.server.client import Server, ask
from tests.server.logged import messages
from tests.server.test_services import soon

BROWSER = """#!{python}
import sys, urllib.request
with urllib.request.urlopen(sys.argv[1] + "/health") as answer:
    open({seen!r}, "ab").write(sys.argv[1].encode() + b" " + answer.read())
"""


# -- the port ----------------------------------------------------------------------------------------------------------


def test_a_port_that_is_taken_is_passed_over_for_the_next() -> None:
    with listen("127.0.0.1", 0) as first, listen("127.0.0.1", 0) as second:
        taken = [listening.getsockname()[1] for listening in (first, second)]
        with listen("127.0.0.1", *taken, 0) as third:
            assert third.getsockname()[1] not in taken


@pytest.mark.parametrize("named", [True, False])
def test_only_a_port_that_is_named_has_to_be_free(
    named: bool, server: Server, command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listened: list[int] = []
    monkeypatch.setattr("qwixx.cli.serve.PORTS", (server.port, 0))
    monkeypatch.setattr("qwixx.cli.serve.run", lambda _, listening, *__: listened.append(listening.getsockname()[1]))
    options = ["--port", str(server.port)] if named else []
    run = command("serve", "--database", f"sqlite:///{tmp_path}/tables.sqlite", "--lang", "en", *options)
    if named:
        assert (run.code, listened) == (2, [])
    else:
        assert (run.code, run.out) == (0, f"Serving at http://127.0.0.1:{listened[0]}, until Ctrl-C.\n")
        assert listened[0] != server.port


# -- the addresses -----------------------------------------------------------------------------------------------------


def can_listen(host: str) -> bool:
    """Whether this machine has such addresses at all."""
    try:
        socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except OSError:
        return False
    return True


@pytest.mark.parametrize(
    ("host", "here"),
    [("127.0.0.1", "127.0.0.1"), ("localhost", "localhost"), ("0.0.0.0", "127.0.0.1"), ("::", "[::1]")],
)
def test_the_address_on_this_machine_can_be_opened(host: str, here: str) -> None:
    if not can_listen(host):
        pytest.skip("no IPv6 here")
    with listen(host, 0) as listening:
        assert address_here(host, listening) == f"http://{here}:{listening.getsockname()[1]}"


def test_a_server_for_this_machine_alone_names_no_other_address() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert address_in_network(listening) is None


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_the_address_for_others_is_one_of_this_machine(host: str) -> None:
    if not can_listen(host):
        pytest.skip("no IPv6 here")
    with listen(host, 0) as listening:
        found = address_in_network(listening)
    if found is not None:  # where there is no network, there is no address
        named = re.fullmatch(r"http://\[?([^\]]+?)\]?:\d+", found)
        assert named
        assert not ip_address(named[1]).is_loopback
        assert can_listen(named[1])


def test_a_server_for_every_network_says_both_addresses(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for_others: list[str | None] = []
    monkeypatch.setattr("qwixx.cli.serve.run", lambda _, socket, *__: for_others.append(address_in_network(socket)))
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    run = command("serve", "--host", "0.0.0.0", "--port", 0, "--database", database, "--lang", "en")
    first, *others = run.out.splitlines()
    assert first.startswith("Serving at http://127.0.0.1:")
    assert others == [f"For other devices in the same network: {address}" for address in for_others if address]


# -- who is told -------------------------------------------------------------------------------------------------------


def test_a_page_on_the_same_machine_learns_that_nobody_else_can_come(server: Server) -> None:
    assert ask("GET", f"{server.url}/api/reach").json() == {"listens": "here", "address": None}


def test_a_page_on_the_same_machine_learns_where_others_can_come(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.sqlite", "--host", "0.0.0.0") as server:
        said = ask("GET", f"{server.url}/api/reach").json()
        assert said["listens"] == "network"
        if said["address"] is None:
            pytest.skip("no network here")
        assert said["address"].endswith(f":{server.port}")
        strange = {"Host": "example.org"}
        assert ask("GET", f"{said['address']}/health").status_code == 200
        for url, headers in ((said["address"], {}), (server.url, strange), (server.url, {"X-Forwarded-For": "::1"})):
            assert ask("GET", f"{url}/api/reach", headers=headers).json() == {"listens": "untold", "address": None}


@pytest.mark.parametrize(
    ("address", "host", "here"),
    [
        ("127.0.0.1", "127.0.0.1:8000", True),
        ("127.0.0.1", "localhost:8000", True),
        ("127.0.0.1", "qwixx.localhost", True),
        ("::1", "[::1]:8000", True),
        ("127.0.0.1", "0.0.0.0:8000", True),
        ("127.0.0.1", "example.org", False),
        ("127.0.0.1", "localhost.example.org", False),
        ("127.0.0.1", "[", False),
        ("127.0.0.1", "", False),
        ("192.168.1.7", "127.0.0.1:8000", False),
        ("", "127.0.0.1:8000", False),
    ],
)
def test_who_asks_on_this_machine(address: str, host: str, here: bool) -> None:
    assert asks_here(address, {"host": host}) == here


# -- the browser -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "platform", "shown"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_whether_there_is_a_screen(environment: dict[str, str], platform: str, shown: bool) -> None:
    assert has_display(environment, platform) == shown


def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, browser: Path) -> tuple[Server, Path]:
    """A server that opens its page in this browser, and its log."""
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("BROWSER", os.fspath(browser))
    log = tmp_path / "log"
    return Server(f"sqlite:///{tmp_path}/tables.sqlite", "--open", log=log), log


def test_the_page_is_opened_and_nobody_waits_for_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This browser ends only when the server has answered it."""
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(BROWSER.format(python=sys.executable, seen=os.fspath(seen)))
    browser.chmod(0o700)
    server, _ = opened(tmp_path, monkeypatch, browser)
    with server as running:
        assert soon(lambda: seen.exists() and seen.read_text().endswith("}"))
        address, _, answer = seen.read_text().partition(" ")
        assert (address, json.loads(answer)) == (running.url, {"status": "ok"})
        assert running.stop() == 0


def test_a_browser_that_cannot_be_started_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = tmp_path / "broken"
    browser.write_text("#!/no/such/program\n")
    browser.chmod(0o700)
    monkeypatch.setenv("PATH", os.fspath(tmp_path))  # where there is no other browser
    server, log = opened(tmp_path, monkeypatch, browser)
    with server as running:
        assert ask("GET", f"{running.url}/health").status_code == 200
        assert running.stop() == 0
    assert messages(log) == ["serving", "stopped"]
