"""stub"""
from collections.abc import Sequence
from castelude.games.castellum.position import CastellumPosition
def draw(position: CastellumPosition, seat: int | None, lately: Sequence[str], lang: str) -> str:
    return "<svg/>"
