"""Where other devices reach this server, and who is told: its own machine, and nobody from elsewhere."""

import socket
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from qwixx.tables.http import Reach

ANYWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # addresses for examples, which nobody has
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")  # what proxies add
UNTOLD = Reach("untold")


def reach(listening: socket.socket | None) -> Reach:
    """Where other devices reach the server that listens so."""
    if listening is None:
        return UNTOLD
    if not is_everywhere(listening):
        return Reach("here" if ip_address(listening.getsockname()[0]).is_loopback else "network")
    return Reach("network", address_in_network(listening))


def address_in_network(listening: socket.socket) -> str | None:
    """The address for other devices, if the server listens to every network and there is one."""
    if not is_everywhere(listening):
        return None
    with suppress(OSError), socket.socket(listening.family, socket.SOCK_DGRAM) as probe:
        probe.connect((ANYWHERE[listening.family], 9))  # sends nothing, but chooses the way out
        own = probe.getsockname()[0]
        return None if ip_address(own).is_loopback else address_of(own, listening)
    return None


def is_everywhere(listening: socket.socket) -> bool:
    """Whether a server listens to every network."""
    return ip_address(listening.getsockname()[0]).is_unspecified


def address_of(host: str, listening: socket.socket) -> str:
    """The address of a server at one of its hosts."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listening.getsockname()[1]}"


def asks_here(address: str, headers: Mapping[str, str]) -> bool:
    """Whether somebody asks on this very machine: from it, for it by a name of its own, and with nobody between."""
    if not _is_here(address) or any(name in headers for name in FORWARDED):
        return False
    try:
        return _is_here(urlsplit(f"//{headers.get('host', '')}").hostname or "")
    except ValueError:  # no name at all
        return False


def _is_here(host: str) -> bool:
    """Whether a name or an address always means the machine on which it is used."""
    try:
        parsed = ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
    return parsed.is_loopback or parsed.is_unspecified
