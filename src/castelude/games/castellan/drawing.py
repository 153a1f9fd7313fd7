"""A position of Castellan as plain text, for terminals."""

from castelude.games.castellan.position import CastellanPosition


def draw(position: CastellanPosition, seat: int | None, lang: str) -> str:
    return ""
