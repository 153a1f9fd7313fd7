"""Castello once more, as plainly as the page says it: slow, written from the clauses, for comparison only."""

import copy
from typing import Any

from castelude.games.castello.geometry import FILES, LAYOUTS

DIRECTIONS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (-1, 1), (1, -1)]
Cell = tuple[int, int]


def name(cell: Cell) -> str:
    return f"{FILES[cell[0]]}{cell[1] + 1}"


def cell_of(text: str) -> Cell:
    return FILES.index(text[0]), int(text[1:]) - 1


def home_of(cell: Cell) -> int | None:
    return 0 if cell[0] < 7 else 1 if cell[0] > 13 else None


def is_start(cell: Cell, seat: int) -> bool:
    return cell[0] in ((0, 1), (19, 20))[seat]


class Plain:
    """A game from a setup with red, black and perhaps first, castles and captured castles."""

    def __init__(self, options: dict[str, Any], setup: dict[str, Any]) -> None:
        self.options = options
        self.pawns: dict[Cell, int] = {}
        for seat, colour in enumerate(("red", "black")):
            for text in setup[colour]:
                self.pawns[cell_of(text)] = seat
        self.unmoved = {cell for cell, seat in self.pawns.items() if is_start(cell, seat)}
        captured = setup.get("captured", {})
        self.taken_castles = [set(map(cell_of, cells)) for cells in captured.get("castles", [[], []])]
        gone = self.taken_castles[0] | self.taken_castles[1]
        layout = set(map(cell_of, LAYOUTS[options["layout"]]))
        self.castles = set(map(cell_of, setup["castles"])) if "castles" in setup else layout - gone
        self.taken_pawns = list(captured.get("pawns", [0, 0]))
        self.mover: int = setup.get("first", 0)
        self.turns = self.quiet = self.seen = 0
        self.took = False
        self.end: str | None = None
        self.winners: list[int] = []
        self.path: list[Cell] = []
        self.stood: set[Cell] = set()
        self.taken: list[Cell] = []
        self.history: list[Any] = []
        self.start_turn()

    def free(self, cell: Cell) -> bool:
        on_board = 0 <= cell[0] < 21 and 0 <= cell[1] < 15
        return on_board and cell not in self.pawns and cell not in self.castles

    def ways(self, cell: Cell, chain: bool) -> list[Cell]:
        found = []
        for dx, dy in DIRECTIONS:
            near, far = (cell[0] + dx, cell[1] + dy), (cell[0] + 2 * dx, cell[1] + 2 * dy)
            if near in self.pawns:
                if self.free(far) and not (chain and far in self.stood):
                    found.append(far)
            elif self.free(near) and not chain:
                found.append(near)
                if cell in self.unmoved and self.free(far):
                    found.append(far)
        return found

    def first_moves(self) -> list[tuple[Cell, Cell]]:
        own = [cell for cell, seat in self.pawns.items() if seat == self.mover]
        return [(cell, target) for cell in own for target in self.ways(cell, chain=False)]

    def legal(self) -> list[str]:
        if self.end:
            return []
        if self.path:
            here = self.path[-1]
            return sorted([f"{name(here)}-{name(cell)}" for cell in self.ways(here, chain=True)] + ["stop"])
        return sorted(f"{name(one)}-{name(other)}" for one, other in self.first_moves())

    def start_turn(self) -> None:
        if self.options["quiet_limit"] and self.quiet >= self.options["quiet_limit"]:
            return self.finish("quiet", [0, 1])
        if not self.first_moves():
            self.mover = 1 - self.mover
            if not self.first_moves():
                return self.finish("blocked", [0, 1])
        position = copy.deepcopy((self.mover, self.pawns, self.castles, self.unmoved))
        self.history.append(position)
        self.seen = self.history.count(position)
        if self.options["repetition"] and self.seen >= self.options["repetition"]:
            self.finish("repetition", [0, 1])
        return None

    def finish(self, end: str, winners: list[int]) -> None:
        self.end, self.winners = end, winners

    def apply(self, action: str) -> None:
        if action == "stop":
            return self.end_turn()
        source, target = map(cell_of, action.split("-"))
        far = max(abs(source[0] - target[0]), abs(source[1] - target[1])) == 2
        between = ((source[0] + target[0]) // 2, (source[1] + target[1]) // 2)
        hop = far and between in self.pawns
        self.pawns[target] = self.pawns.pop(source)
        self.unmoved.discard(source)
        if not hop:
            return self.end_turn()
        self.stood = {*(self.stood or {source}), target}
        self.path = [*(self.path or [source]), target]
        if self.pawns[between] != self.mover:
            self.stood = {target}
            del self.pawns[between]
            self.unmoved.discard(between)
            self.taken.append(between)
            self.taken_pawns[self.mover] += 1
            self.took = True
            if self.taken_pawns[self.mover] == 28:
                self.turns += 1
                self.quiet = 0
                self.path, self.taken, self.stood = [], [], set()
                return self.finish("pawns", [self.mover])
        if len(self.taken) == 5 or not self.ways(target, chain=True):
            self.end_turn()
        return None

    def besieged(self, castle: Cell) -> bool:
        sides = [(castle[0] + dx, castle[1] + dy) for dx, dy in DIRECTIONS[:4]]
        return sum(self.pawns.get(side) == self.mover for side in sides) >= 3

    def end_turn(self) -> None:
        self.turns += 1
        self.path, self.taken, self.stood = [], [], set()
        middle = cell_of("K8")
        mine = self.taken_castles[self.mover]
        fallen = {c for c in self.castles if home_of(c) != self.mover and c != middle and self.besieged(c)}
        mine |= fallen
        if middle in self.castles and self.besieged(middle) and any(home_of(c) == 1 - self.mover for c in mine):
            fallen.add(middle)
            mine.add(middle)
        self.castles -= fallen
        self.quiet = 0 if fallen or self.took else self.quiet + 1
        self.took = False
        if len(mine) >= 4:
            return self.finish("castles", [self.mover])
        self.mover = 1 - self.mover
        self.start_turn()
        return None

    def state(self) -> dict[str, Any]:
        def names(cells: Any) -> list[str]:  # noqa: ANN401 any collection of cells
            return sorted(map(name, cells))

        chain = {"path": list(map(name, self.path)), "taken": list(map(name, self.taken))} if self.path else None
        return {
            "game": "castello",
            "options": self.options,
            "actor": None if self.end else self.mover,
            "over": self.end is not None,
            "end": self.end,
            "winners": self.winners,
            "red": names(cell for cell, seat in self.pawns.items() if seat == 0),
            "black": names(cell for cell, seat in self.pawns.items() if seat == 1),
            "castles": names(self.castles),
            "unmoved": names(self.unmoved),
            "captured_pawns": self.taken_pawns,
            "captured_castles": [names(cells) for cells in self.taken_castles],
            "chain": chain,
            "turns": self.turns,
            "quiet": self.quiet,
            "seen": self.seen,
        }
