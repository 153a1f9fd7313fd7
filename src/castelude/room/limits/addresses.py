"""Whom an address stands for: with IPv6, one connection to the internet has a whole network of addresses."""

import functools
import ipaddress

IPV6_BITS = 64
"""The network that a provider gives to one customer, at the least."""


def plain(address: str) -> str:
    """The address itself: an IPv4 address that comes in the form of IPv6 is that IPv4 address."""
    parsed = _parsed(address)
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return address if mapped is None else str(mapped)


@functools.lru_cache(4096)
def household_of(address: str) -> str:
    """Whose quota is charged: the address, or the network that an IPv6 address belongs to."""
    parsed = _parsed(plain(address))
    if not isinstance(parsed, ipaddress.IPv6Address):
        return plain(address)
    host_bits = ipaddress.IPV6LENGTH - IPV6_BITS
    return str(ipaddress.IPv6Network((int(parsed) >> host_bits << host_bits, IPV6_BITS)))


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(address)
    except ValueError:
        return None
