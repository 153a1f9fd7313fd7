"""A position of Castellan as an SVG picture: the castle from above, as large as it is, and the seats below it."""

from collections.abc import Iterator, Sequence

from castelude import svg
from castelude.drawings import definitions, use
from castelude.games.castellan import notation, panel, scenery, views, wording, words
from castelude.games.castellan.lattice import LONG, TOWER_KIND, direction_of, kind_of, x_of, y_of
from castelude.games.castellan.position import CastellanPosition
from castelude.games.castellan.seat_marks import banner, floor
from castelude.texts import say

MARGIN = 30
AROUND = 1.6
"""How far the lattice is shown beyond the castle, in steps."""
LEAST_STEP, MOST_STEP = 16.0, 56.0
WIDEST = 1040.0
LEAST_STEPS = 5
DRAWN = 120
"""The length of a step in the drawings."""
SHADE = "#2c3414"
GRASS = "#aebf7c"
PEG = "#c6ae7c"


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
        svg.element("defs", [floor(owner, plan.step) for owner in range(position.players)]),
        *_meadow(plan),
        *_lattice(position, plan),
        *_halos(position, plan, lately),
        *_courtyards(position, plan),
        _shadow(position, plan),
        *_standing(position, plan),
        *_banners(position, plan, lang),
        *panel.draw(position, seat, plan.width, plan.height, lang),
    ]
    return svg.document(
        plan.width,
        height,
        say("castellan-name", lang),
        description(position, lang),
        [definitions("castellan", parts), *parts],
    )


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


def _meadow(plan: Plan) -> Iterator[str]:
    """The ground; grass under the tiles of the meadow, whose edges would be seen as fine lines."""
    scale = plan.step / DRAWN
    yield svg.element("rect", width=plan.width, height=plan.height, fill=GRASS)
    yield svg.element(
        "rect",
        width=plan.width / scale,
        height=plan.height / scale,
        fill="url(#castellan-meadow)",
        transform=f"scale({scale:.4g})",
    )
    road = use("castellan", "road", plan.x(0), plan.y(0), scale)
    yield svg.element("svg", road, width=plan.width, height=plan.height)


def _lattice(position: CastellanPosition, plan: Plan) -> Iterator[str]:
    """A dot for every node near the castle, and the coordinates at its edges."""
    ground = position.castle.ground
    xs = range(int(ground.least_x) - 1, int(ground.most_x) + 2)
    ys = range(int(ground.least_y) - 1, int(ground.most_y) + 2)
    dots = "".join(f"M{svg.number(plan.x(x))} {svg.number(plan.y(y))}h0" for x in xs for y in ys)
    yield svg.element("path", d=dots, stroke=PEG, stroke_width=max(3, plan.step * 0.09), stroke_linecap="round")
    every = 1 if plan.step >= 26 else 2
    size = min(13.0, plan.step * 0.34)
    for x in xs:
        if x % every == 0:
            yield svg.text(str(x), plan.x(x), plan.y(ys[0] - 0.5) + size / 3, size, text_anchor="middle", fill=SHADE)
    for y in ys:
        if y % every == 0:
            yield svg.text(str(y), plan.x(xs[0] - 0.5), plan.y(y) + size / 3, size, text_anchor="middle", fill=SHADE)


def _courtyards(position: CastellanPosition, plan: Plan) -> Iterator[str]:
    """Each courtyard paved in the colour and the pattern of its owner."""
    side = svg.number(plan.step)
    for region in position.castle.courtyards.by_name():
        squares = "".join(
            f"M{svg.number(plan.x(x))} {svg.number(plan.y(y + 1))}h{side}v{side}h-{side}z"
            for x, y in views.cells(position, region)
        )
        yield svg.element("path", d=squares, fill=f"url(#floor-{position.castle.courtyards.owner[region]})")


def _halos(position: CastellanPosition, plan: Plan, lately: Sequence[str]) -> Iterator[str]:
    """Light around the pieces of the last turn."""
    for move in position.castle.laid:
        if wording.piece_text(move) not in lately:
            continue
        half = plan.step * (0.37 if kind_of(move) == TOWER_KIND else 0.2)
        along, across = (_length(move), 0) if direction_of(move) == 0 else (0, _length(move))
        x, y = plan.x(int(x_of(move))) - half, plan.y(int(y_of(move)) + across) - half
        yield svg.element(
            "rect",
            x=x,
            y=y,
            width=along * plan.step + 2 * half,
            height=across * plan.step + 2 * half,
            rx=8,
            fill="#fff3cf",
            fill_opacity=0.85,
        )


def _length(move: int) -> int:
    """How many steps a piece covers."""
    kind = kind_of(move)
    return 0 if kind == TOWER_KIND else 2 if kind == LONG else 1


def _back(move: int) -> tuple[int, int]:
    """The node at which a piece begins at the back."""
    north = _length(move) if direction_of(move) else 0
    return int(x_of(move)), int(y_of(move)) + north


def _shadow(position: CastellanPosition, plan: Plan) -> str:
    """The shadow of everything that is built, as one path: overlaps do not add up. Light comes from the upper left."""
    unit = plan.step / 40
    bodies = []
    for move in position.castle.laid:
        node = _back(move)
        long = 40 * _length(move)
        if kind_of(move) == TOWER_KIND:
            left, top, width, height, right, down = -6.7, -7.3, 15.7, 15.3, 9.3, 5.7
        elif direction_of(move):
            left, top, width, height, right, down = -2, 0, 5.7, long, 6, 4
        else:
            left, top, width, height, right, down = 0, -3.3, long, 6.7, 6, 4.3
        x, y = plan.x(node[0]) + left * unit, plan.y(node[1]) + top * unit
        steps = [svg.number(value * unit) for value in (height, right, down, width)]
        bodies.append(
            f"M{svg.number(x)} {svg.number(y)}v{steps[0]}l{steps[1]} {steps[2]}h{steps[3]}v-{steps[0]}l-{steps[1]}"
            f" -{steps[2]}z"
        )
    return svg.element("path", d="".join(bodies), fill=SHADE, fill_opacity=0.32)


def _standing(position: CastellanPosition, plan: Plan) -> Iterator[str]:
    """Towers, walls, trees and people, from the back to the front: what lies nearer hides what lies behind it."""
    scale = plan.step / DRAWN
    standing: list[tuple[float, int, str]] = []
    for move in position.castle.laid:
        x, y = _back(move)
        rank, name = 2, "tower"
        if kind_of(move) != TOWER_KIND:
            rank, name = (0, f"wall-north-{_length(move)}") if direction_of(move) else (1, f"wall-east-{_length(move)}")
        drawn = use("castellan", name, plan.x(x), plan.y(y), scale)
        title = svg.element("title", wording.piece_text(move))
        standing.append((-y, rank, svg.element("g", [title, drawn])))
    edges = (plan.west - plan.left / plan.step, plan.east + plan.left / plan.step, plan.south, plan.north)
    for thing in scenery.things(position, edges):
        standing.append((-thing.y, 3, use("castellan", thing.drawing, plan.x(thing.x), plan.y(thing.y), scale)))
    for _, _, drawn in sorted(standing):
        yield drawn


def _banners(position: CastellanPosition, plan: Plan, lang: str) -> Iterator[str]:
    """In every courtyard the banner of its owner with what it is worth; the Double Keep has a second cloth."""
    yards = position.castle.courtyards
    for region in yards.by_name():
        owner = yards.owner[region]
        doubled = position.doubled[owner] == region
        points = int(yards.touching[region]) * (2 if doubled else 1)
        x, y = scenery.banner_cell(views.cells(position, region))
        name = f"{words.seat_name(owner, lang)} {notation.cell_text(position, region)}"
        yield banner(owner, plan.x(x + 0.5), plan.y(y + 0.5), plan.step / 40, str(points), doubled, name)
