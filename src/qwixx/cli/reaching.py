"""Where people reach a server: on this machine, from others in its network, in their browser at once."""

import os
import socket
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import ip_address
from threading import Thread

ANYWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # addresses for examples, which nobody has
HERE = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}


def address_here(host: str, listening: socket.socket) -> str:
    """The address to open on this machine."""
    return _address(HERE[listening.family] if _everywhere(listening) else host, listening)


def address_in_network(listening: socket.socket) -> str | None:
    """The address for other devices, if the server listens to every network and there is one."""
    if not _everywhere(listening):
        return None
    with suppress(OSError), socket.socket(listening.family, socket.SOCK_DGRAM) as probe:
        probe.connect((ANYWHERE[listening.family], 9))  # sends nothing, but chooses the way out
        own = probe.getsockname()[0]
        return None if ip_address(own).is_loopback else _address(own, listening)
    return None


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


def _everywhere(listening: socket.socket) -> bool:
    return ip_address(listening.getsockname()[0]).is_unspecified


def _address(host: str, listening: socket.socket) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listening.getsockname()[1]}"
