"""stub"""
from castelude.games.castellum.position import CastellumPosition
def draw(position: CastellumPosition, seat: int | None, lang: str) -> str:
    return "x"
