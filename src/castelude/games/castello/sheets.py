"""The board on two A4 sheets, to be laid side by side."""

from castelude import paper, svg
from castelude.games.castello.geometry import FILES, HEIGHT, LAYOUTS
from castelude.games.castello.picture import TINTS
from castelude.palette import ink
from castelude.texts import say

SIDE = 17
"""The side of a cell in millimetres."""
TOP = 20
LEFT = 10
HALVES = (range(11), range(11, 21))
RANKS = int(HEIGHT)
TONES = (ink("board-a"), ink("board-b"))
KEEP = ink("keep")
KEEP_EDGE = ink("keep-edge")
PICTURE_SIDE = 40
"""The side of a cell for which the keep is drawn."""


def sheets(lang: str) -> list[str]:
    return [paper.sheet(say("castello-name", lang), _half(files, lang)) for files in HALVES]


def _half(files: range, lang: str) -> list[str]:
    parts = [svg.text(say("castello-sheet", lang), LEFT, 12, 3.6, fill=svg.MUTED)]
    castles = {layout: set(cells) for layout, cells in LAYOUTS.items()}
    for column, file in enumerate(files):
        for row in range(RANKS):
            parts.append(_cell(file, RANKS - 1 - row, LEFT + column * SIDE, TOP + row * SIDE, castles))
        x = LEFT + (column + 0.5) * SIDE
        for y in (TOP - 1.5, TOP + RANKS * SIDE + 4.5):
            parts.append(svg.text(FILES[file], x, y, 4, text_anchor="middle", fill=svg.MUTED))
    for row in range(RANKS):
        y = TOP + (row + 0.5) * SIDE + 1.4
        x = LEFT - 3.5 if files.start == 0 else LEFT + len(files) * SIDE + 4
        parts.append(svg.text(str(RANKS - row), x, y, 4, text_anchor="middle", fill=svg.MUTED))
    return parts


def _cell(file: int, rank: int, x: float, y: float, castles: dict[str, set[str]]) -> str:
    """A cell with the tint of its section; castles of the usual layout stand on it, those of the other are a ring."""
    name = f"{FILES[file]}{rank + 1}"
    parts = [
        svg.element("rect", x=x, y=y, width=SIDE, height=SIDE, fill=TONES[(file + rank) % 2], stroke=svg.LINE),
    ]
    if file // 7 in TINTS:
        parts.append(svg.element("rect", x=x, y=y, width=SIDE, height=SIDE, fill=TINTS[file // 7], fill_opacity=0.08))
    middle = (x + SIDE / 2, y + SIDE / 2)
    if name in castles["classic"]:
        parts.append(_keep(*middle, SIDE / PICTURE_SIDE))
    elif name in castles["brio"]:
        parts.append(svg.element("circle", cx=middle[0], cy=middle[1], r=3, fill="none", stroke=svg.MUTED))
    return svg.element("g", parts, stroke_width=0.3)


def _keep(x: float, y: float, scale: float) -> str:
    """A little keep with three merlons and a gate, which takes little ink."""
    outline = [
        (-13, 13), (-13, -5), (-15, -5), (-15, -14), (-9, -14), (-9, -10), (-3, -10), (-3, -14),
        (3, -14), (3, -10), (9, -10), (9, -14), (15, -14), (15, -5), (13, -5), (13, 13),
    ]  # fmt: skip
    wall = svg.polygon(
        [(x + dx * scale, y + dy * scale) for dx, dy in outline],
        fill=KEEP,
        stroke=KEEP_EDGE,
        stroke_width=1.5,
        stroke_linejoin="round",
    )
    left, top, bottom = x - 4.5 * scale, y + 4 * scale, y + 13 * scale
    arch = 4.5 * scale
    gate = svg.element(
        "path",
        d=f"M{svg.number(left)} {svg.number(bottom)}V{svg.number(top)}"
        f"a{svg.number(arch)} {svg.number(arch)} 0 0 1 {svg.number(2 * arch)} 0V{svg.number(bottom)}z",
        fill=KEEP_EDGE,
    )
    return svg.element("g", [wall, gate])
