"""A position of Castellan as an SVG picture."""

from collections.abc import Sequence

from castelude.games.castellan.position import CastellanPosition


def draw(position: CastellanPosition, seat: int | None, lately: Sequence[str], lang: str) -> str:
    return ""
