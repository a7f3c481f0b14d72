"""WebKitGTK on a screen of its own: the relative of Safari that Debian has."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.programs import find
from tests.server.client import Server
from tests.skipped import require
from tests.webkit.visitor import Visitor

ROOT = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}  # its sandbox does not start as root; it sees our pages only


@contextmanager
def screen() -> Iterator[str]:
    """Start an X server in memory; its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A screen for the windows of a module."""
    require("xvfb")
    with screen() as name:
        yield name


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of a module."""
    folder = tmp_path_factory.mktemp("webkit")
    with Server(f"sqlite:///{folder}/tables.sqlite", "--trust", "127.0.0.1", log=folder / "log") as running:
        yield running


@pytest.fixture
def visitor(display: str, tmp_path: Path) -> Iterator[Visitor]:
    """Somebody whose browser was never here."""
    require("webkit2gtk-driver")
    program = find("WebKitWebDriver")
    homes = {name: str(tmp_path / name) for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")}
    environment = os.environ | ROOT | homes | {"DISPLAY": display, "LC_ALL": "C.UTF-8"}
    driver = webdriver.WebKitGTK(options=Options(), service=Service(str(program), env=environment))
    driver.set_window_size(430, 900)
    yield Visitor(driver)
    driver.quit()
