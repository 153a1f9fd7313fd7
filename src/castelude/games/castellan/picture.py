"""A position of Castellan as an SVG picture: the castle from above, as large as it is, and the seats below it."""

from collections.abc import Iterator, Sequence

from castelude import svg
from castelude.games.castellan import notation, panel, views, words
from castelude.games.castellan.lattice import LONG, TOWER_KIND, direction_of, kind_of, x_of, y_of
from castelude.games.castellan.position import CastellanPosition
from castelude.games.castellan.seat_marks import STONE_EDGE, STONE_LIGHT, keep, pattern, seat_ink
from castelude.texts import say

MARGIN = 30
AROUND = 1.6
"""How far the lattice is shown beyond the castle, in steps."""
LEAST_STEP, MOST_STEP = 16.0, 56.0
WIDEST = 1040.0
LEAST_STEPS = 5
WALL = 0.26
TOWER = 0.5
STONE_DARK = "#6f6a5d"


class Plan:
    """Where things lie in the picture: y grows to the north on the lattice and to the south in the picture."""

    def __init__(self, position: CastellanPosition) -> None:
        ground = position.castle.ground
        spare_x = max(0.0, (LEAST_STEPS - (ground.most_x - ground.least_x)) / 2)
        spare_y = max(0.0, (LEAST_STEPS - 2 - (ground.most_y - ground.least_y)) / 2)
        self.west = int(ground.least_x) - AROUND - spare_x
        self.east = int(ground.most_x) + AROUND + spare_x
        self.south = int(ground.least_y) - AROUND - spare_y
        self.north = int(ground.most_y) + AROUND + spare_y
        steps = self.east - self.west
        self.step = max(LEAST_STEP, min(MOST_STEP, (WIDEST - 2 * MARGIN) / steps))
        self.width = max(steps * self.step + 2 * MARGIN, panel.least_width(position.players))
        self.left = (self.width - steps * self.step) / 2
        self.height = (self.north - self.south) * self.step + 2 * MARGIN

    def x(self, x: float) -> float:
        return self.left + (x - self.west) * self.step

    def y(self, y: float) -> float:
        return MARGIN + (self.north - y) * self.step


def draw(position: CastellanPosition, seat: int | None, lately: Sequence[str], lang: str) -> str:
    """The whole picture. `lately` are the actions of the last turn; the hand is shown of `seat` only."""
    plan = Plan(position)
    height = plan.height + panel.height(position, seat)
    parts = [
        svg.element("defs", [pattern(owner) for owner in range(position.players)]),
        *_lattice(position, plan),
        *_courtyards(position, plan),
        *_walls(position, plan, lately),
        *_towers(position, plan, lately),
        *_keeps(position, plan, lang),
        *panel.draw(position, seat, plan.width, plan.height, lang),
    ]
    return svg.document(plan.width, height, say("castellan-name", lang), description(position, lang), parts)


def description(position: CastellanPosition, lang: str) -> str:
    """The position in two sentences, for people who cannot see the picture."""
    kinds = [kind_of(move) for move in position.castle.laid]
    return say(
        "castellan-picture-description",
        lang,
        towers=kinds.count(TOWER_KIND),
        short=kinds.count(1),
        long=kinds.count(LONG),
        courtyards=len(position.castle.courtyards.by_name()),
        now=words.now(position, lang),
    )


def _lattice(position: CastellanPosition, plan: Plan) -> Iterator[str]:
    """The table, a dot for every node near the castle, and the coordinates at its edges."""
    ground = position.castle.ground
    yield svg.element(
        "rect",
        x=MARGIN / 2,
        y=MARGIN / 2,
        width=plan.width - MARGIN,
        height=plan.height - MARGIN,
        rx=10,
        fill=svg.PANEL,
        stroke=svg.LINE,
    )
    xs = range(int(ground.least_x) - 1, int(ground.most_x) + 2)
    ys = range(int(ground.least_y) - 1, int(ground.most_y) + 2)
    dots = "".join(f"M{svg.number(plan.x(x))} {svg.number(plan.y(y))}h0" for x in xs for y in ys)
    yield svg.element("path", d=dots, stroke=svg.LINE, stroke_width=max(3, plan.step * 0.09), stroke_linecap="round")
    every = 1 if plan.step >= 26 else 2
    size = min(13.0, plan.step * 0.34)
    for x in xs:
        if x % every == 0:
            yield svg.text(
                str(x), plan.x(x), plan.y(ys[0] - 0.5) + size / 3, size, text_anchor="middle", fill=svg.MUTED
            )
    for y in ys:
        if y % every == 0:
            yield svg.text(
                str(y), plan.x(xs[0] - 0.5), plan.y(y) + size / 3, size, text_anchor="middle", fill=svg.MUTED
            )


def _courtyards(position: CastellanPosition, plan: Plan) -> Iterator[str]:
    """Each courtyard in the colour and the pattern of its owner."""
    side = svg.number(plan.step)
    for region in position.castle.courtyards.by_name():
        owner = position.castle.courtyards.owner[region]
        squares = "".join(
            f"M{svg.number(plan.x(x))} {svg.number(plan.y(y + 1))}h{side}v{side}h-{side}z"
            for x, y in views.cells(position, region)
        )
        yield svg.element("path", d=squares, fill=seat_ink(owner), fill_opacity=0.16)
        yield svg.element("path", d=squares, fill=f"url(#castellan-{owner})")


def _walls(position: CastellanPosition, plan: Plan, lately: Sequence[str]) -> Iterator[str]:
    """Walls as thin stone with teeth on both sides; a long one in one piece."""
    for move in position.castle.laid:
        if kind_of(move) == TOWER_KIND:
            continue
        length = 2 if kind_of(move) == LONG else 1
        x, y = plan.x(int(x_of(move))), plan.y(int(y_of(move)))
        text = notation.piece_text(move)
        turn = "" if direction_of(move) == 0 else f"rotate(-90 {svg.number(x)} {svg.number(y)})"
        yield svg.element(
            "g", wall(x, y, length, plan.step, text, text in lately), **({"transform": turn} if turn else {})
        )


def wall(x: float, y: float, length: int, step: float, name: str = "", new: bool = False) -> Iterator[str]:
    """A wall that runs east from a point."""
    gap = step * 0.2
    breadth = step * WALL
    left, right = x + gap, x + length * step - gap
    if name:
        yield svg.element("title", name)
    if new:
        yield svg.element(
            "rect",
            x=left - 2,
            y=y - breadth / 2 - 5,
            width=right - left + 4,
            height=breadth + 10,
            rx=5,
            fill=svg.ACCENT,
            fill_opacity=0.35,
        )
    tooth = step * 0.1
    teeth = ""
    count = 4 if length == 1 else 9
    pitch = (right - left) / count
    for k in range(count):
        start = left + pitch * (k + 0.25)
        for side in (-1, 1):
            edge = y + side * breadth / 2
            teeth += (
                f"M{svg.number(start)} {svg.number(edge)}v{svg.number(side * tooth * 0.7)}"
                f"h{svg.number(pitch / 2)}v{svg.number(-side * tooth * 0.7)}z"
            )
    yield svg.element("path", d=teeth, fill=STONE_DARK)
    yield svg.element(
        "rect",
        x=left,
        y=y - breadth / 2,
        width=right - left,
        height=breadth,
        rx=2,
        fill=svg.STONE,
        stroke=STONE_EDGE,
        stroke_width=1.2,
    )
    if length == 2:
        yield svg.element(
            "line", x1=left + 4, y1=y, x2=right - 4, y2=y, stroke=STONE_LIGHT, stroke_width=max(1.2, step * 0.05)
        )


def _towers(position: CastellanPosition, plan: Plan, lately: Sequence[str]) -> Iterator[str]:
    """Towers as round-cornered blocks with a platform."""
    for move in position.castle.laid:
        if kind_of(move) != TOWER_KIND:
            continue
        text = notation.piece_text(move)
        x, y = plan.x(int(x_of(move))), plan.y(int(y_of(move)))
        half = plan.step * TOWER / 2
        parts = [svg.element("title", text)]
        if text in lately:
            parts.append(_square(x, y, half + 5, 8, fill=svg.ACCENT, fill_opacity=0.35))
        yield svg.element("g", [*parts, tower(x, y, half)])


def tower(x: float, y: float, half: float) -> str:
    outside = _square(x, y, half, half * 0.42, fill=STONE_LIGHT, stroke=STONE_EDGE, stroke_width=1.6)
    return outside + _square(x, y, half * 0.55, half * 0.25, fill=svg.STONE, stroke=STONE_EDGE)


def _square(x: float, y: float, half: float, corner: float, **attributes: str | float) -> str:
    return svg.element("rect", x=x - half, y=y - half, width=2 * half, height=2 * half, rx=corner, **attributes)


def _keeps(position: CastellanPosition, plan: Plan, lang: str) -> Iterator[str]:
    """In every courtyard the keep of its owner with what the courtyard is worth; the Double Keep stands on a second."""
    yards = position.castle.courtyards
    for region in yards.by_name():
        owner = yards.owner[region]
        doubled = position.doubled[owner] == region
        points = int(yards.touching[region]) * (2 if doubled else 1)
        x, y = _middle(views.cells(position, region))
        name = f"{words.seat_name(owner, lang)} {notation.cell_text(position, region)}"
        yield keep(owner, plan.x(x), plan.y(y), min(15.0, plan.step * 0.27), str(points), doubled, name)


def _middle(found: list[tuple[int, int]]) -> tuple[float, float]:
    """The centre of the cell of a courtyard that lies nearest to its middle."""
    mean_x = sum(x for x, _ in found) / len(found)
    mean_y = sum(y for _, y in found) / len(found)
    x, y = min(found, key=lambda cell: ((cell[0] - mean_x) ** 2 + (cell[1] - mean_y) ** 2, cell))
    return x + 0.5, y + 0.5
