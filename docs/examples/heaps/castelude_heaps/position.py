"""The engine: heaps of stones and the seat that takes from them. A move is heap * 16 + stones."""

from castelude.core.position import NOBODY, Position

MOST_IN_A_HEAP = 9


class HeapsPosition(Position):
    def __init__(self, heaps: list[int], mover: int, turns: int = 0) -> None:
        self.heaps = list(heaps)
        self.mover = mover
        self.turns = turns

    def __reduce__(self) -> tuple[type["HeapsPosition"], tuple[list[int], int, int]]:
        """Bots think in processes of their own: positions travel there."""
        return HeapsPosition, (self.heaps, self.mover, self.turns)

    def actor(self) -> int:
        return self.mover if any(self.heaps) else NOBODY

    def moves(self) -> list[int]:
        return [heap * 16 + stones for heap, size in enumerate(self.heaps) for stones in range(1, size + 1)]

    def play(self, move: int) -> None:
        heap, stones = divmod(move, 16)
        self.heaps[heap] -= stones
        self.mover = 1 - self.mover
        self.turns += 1

    def copy(self) -> "HeapsPosition":
        return HeapsPosition(self.heaps, self.mover, self.turns)

    def scores(self) -> list[int]:
        return [int(seat in self.winners()) for seat in range(2)]

    def winners(self) -> list[int]:
        return [] if any(self.heaps) else [1 - self.mover]
