"""Addresses and networks as an operator names them; an IPv4 address is the same one however it is written."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

from qwixx.rules.errors import SetupError, shown

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

MAPPED = 96  # bits before an IPv4 address that is written as an IPv6 address


class Networks:
    """Some addresses and networks."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = sorted(map(network, named), key=str)
        self._has = lru_cache(4096)(self._look)

    def __contains__(self, address: str) -> bool:
        return self._has(address)

    def _look(self, address: str) -> bool:
        try:
            parsed = plain(ipaddress.ip_address(address))
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)

    def written(self) -> list[str]:
        """All of them, an IPv4 one both ways, for who compares what is written."""
        return [text for network in self._networks for text in _both_ways(network)]


def network(text: str) -> Network:
    """A network, or an address as a network of its own."""
    try:
        found = ipaddress.ip_network(text)
    except ValueError:
        raise SetupError(
            f"{shown(text)} is not an address or a network: write numbers, like 127.0.0.1 or 10.0.0.0/8."
        ) from None
    inner = plain(found.network_address)
    if inner.version == found.version or found.prefixlen < MAPPED:
        return found
    return ipaddress.ip_network((int(inner), found.prefixlen - MAPPED))


def plain(address: Address) -> Address:
    """An address as itself, if it is an IPv4 address in the clothes of an IPv6 one."""
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def _both_ways(network: Network) -> list[str]:
    if network.version == 6:
        return [str(network)]
    return [str(network), f"::ffff:{network.network_address}/{network.prefixlen + MAPPED}"]
