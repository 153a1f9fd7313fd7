"""Lets packed arrays be pickled, so that a position can go to another process.

Compiled classes must be declared `serializable`; then `pickle` handles whole positions.
"""

import copyreg
from collections.abc import Callable, Iterable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

Maker = Callable[[Iterable[Any]], Any]
MAKERS: dict[str, Maker] = {
    "i64": vec[i64],
    "i32": vec[i32],
    "i16": vec[i16],
    "u8": vec[u8],
    "bool": vec[bool],
    "float": vec[float],
}


def _rebuild(kind: str, items: list[Any]) -> object:
    return MAKERS[kind](items)


def register() -> None:
    """Teach `pickle` about the arrays of the engines; called once on import of the package."""
    for kind, maker in MAKERS.items():

        def reduce(items: Any, kind: str = kind) -> tuple[Callable[[str, list[Any]], object], tuple[str, list[Any]]]:  # noqa: ANN401
            return _rebuild, (kind, list(items))

        copyreg.pickle(type(maker([])), reduce)
