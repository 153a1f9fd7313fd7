from castelude.games.castel.position import CastelPosition


def draw(position: CastelPosition, seat: int | None, lately: object, lang: str) -> str:
    raise NotImplementedError
