from castelude.games.castel.position import CastelPosition


def draw(position: CastelPosition, seat: int | None, lang: str) -> str:
    raise NotImplementedError
