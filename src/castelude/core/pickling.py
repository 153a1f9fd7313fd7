"""Lets packed arrays be pickled, so that a position can go to another process.

Compiled classes must be declared `serializable`; then `pickle` takes a whole position along, with what it knows.
"""

import copyreg
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

VecI64 = vec[i64]


def _rebuild(items: list[int]) -> "vec[i64]":
    return VecI64(items)


def _reduce(items: "vec[i64]") -> tuple[Callable[[list[int]], "vec[i64]"], tuple[list[int]]]:
    return _rebuild, (list(items),)


def register() -> None:
    """Teach `pickle` about the arrays of the engines; called once on import of the package."""
    copyreg.pickle(type(VecI64()), _reduce)
