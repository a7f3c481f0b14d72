"""Where people reach a server on this machine, and in their browser at once."""

import os
import socket
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from threading import Thread

from qwixx.server.reach import address_of, is_everywhere

HERE = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}


def address_here(host: str, listening: socket.socket) -> str:
    """The address to open on this machine."""
    return address_of(HERE[listening.family] if is_everywhere(listening) else host, listening)


def open_page(address: str) -> None:
    """Show the page, if there is a browser to show it in; nobody waits for it, and if it fails the address is known."""
    if has_display(os.environ, sys.platform):
        Thread(target=_open, args=(address,), daemon=True).start()


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Whether there is a screen for a browser; without one a browser for terminals would take ours."""
    if platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _open(address: str) -> None:
    with suppress(Exception):  # of any kind: it depends on what is installed
        webbrowser.open(address)
