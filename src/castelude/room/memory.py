"""Memory that the C library keeps though nobody uses it: after a rush it would stay with the worker for good."""

import asyncio
import ctypes


def _find_trim() -> "ctypes._NamedFuncPointer | None":
    """What glibc has for it; other C libraries have no such thing."""
    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return None


_trim = _find_trim()


async def give_back() -> None:
    """Give it back to the system, beside the event loop; it takes about a millisecond."""
    if _trim is not None:
        await asyncio.to_thread(_trim, 0)
