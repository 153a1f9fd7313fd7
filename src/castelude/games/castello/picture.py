"""A position of Castello as an SVG picture: both layouts, the last turn as a trail, and what has been captured."""

from collections.abc import Sequence

from castelude import svg
from castelude.games.castello import views, words
from castelude.games.castello.board import COLOUR, STANDING, UNMOVED
from castelude.games.castello.geometry import BY_NAME, CELLS, FILES, HEIGHT, NAMES, WIDTH, file_of, rank_of
from castelude.games.castello.position import CastelloPosition
from castelude.palette import ink, seat_inks
from castelude.texts import say

CELL = 40
MARGIN = 34
PANEL_HEIGHT = 76
RANKS = int(HEIGHT)
BOARD_WIDTH = int(WIDTH) * CELL
BOARD_HEIGHT = RANKS * CELL
PICTURE_WIDTH = BOARD_WIDTH + 2 * MARGIN
PICTURE_HEIGHT = BOARD_HEIGHT + 2 * MARGIN + PANEL_HEIGHT

SEAT_INK = seat_inks("castello", 2)
TONES = (ink("board-a"), ink("board-b"))
TINTS = {0: SEAT_INK[0], 2: SEAT_INK[1]}
KEEP = ink("keep")
KEEP_EDGE = ink("keep-edge")


def centre(cell: int) -> tuple[float, float]:
    """The middle of a cell in the picture; rank 1 lies at the bottom."""
    return MARGIN + (int(file_of(cell)) + 0.5) * CELL, MARGIN + (RANKS - int(rank_of(cell)) - 0.5) * CELL


def draw(position: CastelloPosition, lately: Sequence[str], lang: str) -> str:
    """The whole picture. `lately` are the actions of the last turn."""
    parts = [*_field(), *_names(), *_trail(lately)]
    for seat in (0, 1):
        for cell in views.castle_cells(position, seat):
            parts.append(_flag(cell, seat))
    for cell in views.castle_cells(position, STANDING):
        parts.append(keep(*centre(cell), 1.0))
    for cell in CELLS:
        piece = int(position.board.cells[cell])
        if piece & COLOUR:
            parts.append(_pawn(cell, (piece & COLOUR) - 1, bool(piece & UNMOVED), lang))
    parts += _panel(position, lang)
    return svg.document(PICTURE_WIDTH, PICTURE_HEIGHT, say("castello-name", lang), description(position, lang), parts)


def description(position: CastelloPosition, lang: str) -> str:
    """The position in one sentence, for people who cannot see the picture."""
    return say(
        "castello-picture-description",
        lang,
        red=int(position.board.roster_size[1]),
        black=int(position.board.roster_size[2]),
        castles=len(views.castle_cells(position, STANDING)),
        turn=words.now(position, lang),
    )


def _field() -> list[str]:
    """The cells in two quiet tones, and the three sections by a tint and dotted borders (CO-1.2)."""
    parts = [
        svg.element(
            "rect",
            x=MARGIN - 4,
            y=MARGIN - 4,
            width=BOARD_WIDTH + 8,
            height=BOARD_HEIGHT + 8,
            rx=6,
            fill=ink("board-frame"),
        ),
        svg.element("rect", x=MARGIN, y=MARGIN, width=BOARD_WIDTH, height=BOARD_HEIGHT, fill=TONES[0]),
    ]
    squares = []
    for cell in CELLS:
        if (file_of(cell) + rank_of(cell)) % 2:
            x, y = centre(cell)
            squares.append(f"M{svg.number(x - CELL / 2)} {svg.number(y - CELL / 2)}h{CELL}v{CELL}h-{CELL}z")
    parts.append(svg.element("path", d="".join(squares), fill=TONES[1]))
    for section, opacity in ((0, 0.07), (2, 0.08)):
        parts.append(
            svg.element(
                "rect",
                x=MARGIN + section * 7 * CELL,
                y=MARGIN,
                width=7 * CELL,
                height=BOARD_HEIGHT,
                fill=TINTS[section],
                fill_opacity=opacity,
            )
        )
    for border in (7, 14):
        x = MARGIN + border * CELL
        parts.append(
            svg.element(
                "line",
                x1=x,
                y1=MARGIN,
                x2=x,
                y2=MARGIN + BOARD_HEIGHT,
                stroke=svg.MUTED,
                stroke_width=2,
                stroke_dasharray="1 7",
                stroke_linecap="round",
            )
        )
    return parts


def _names() -> list[str]:
    """The files below and above, the ranks left and right."""
    parts = []
    for file, letter in enumerate(FILES):
        x = MARGIN + (file + 0.5) * CELL
        for line in (MARGIN - 12, MARGIN + BOARD_HEIGHT + 23):
            parts.append(svg.text(letter, x, line, 14, text_anchor="middle", fill=svg.MUTED))
    for rank in range(RANKS):
        y = MARGIN + (RANKS - rank - 0.5) * CELL + 5
        for x in (MARGIN / 2 - 3, MARGIN * 1.5 + BOARD_WIDTH + 3):
            parts.append(svg.text(str(rank + 1), x, y, 14, text_anchor="middle", fill=svg.MUTED))
    return parts


def _trail(lately: Sequence[str]) -> list[str]:
    """The way of the last pawn, softly, under the pieces."""
    cells: list[int] = []
    for action in lately:
        source, hyphen, target = action.partition("-")
        if hyphen:
            cells = (cells or [BY_NAME[source]]) + [BY_NAME[target]]
    if not cells:
        return []
    points = " ".join(",".join(svg.number(value) for value in centre(cell)) for cell in cells)
    ends = [
        svg.element(
            "rect",
            x=centre(cell)[0] - CELL / 2 + 1.5,
            y=centre(cell)[1] - CELL / 2 + 1.5,
            width=CELL - 3,
            height=CELL - 3,
            rx=4,
            fill=svg.ACCENT,
            fill_opacity=0.22,
        )
        for cell in (cells[0], cells[-1])
    ]
    line = svg.element(
        "polyline",
        points=points,
        fill="none",
        stroke=svg.ACCENT,
        stroke_opacity=0.55,
        stroke_width=6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return [*ends, line]


def _pawn(cell: int, seat: int, unmoved: bool, lang: str) -> str:
    """Red pawns are discs, Black's are rounded squares; a pawn that may still move two cells has a notch on top."""
    x, y = centre(cell)
    radius = CELL * 0.32
    ink = SEAT_INK[seat]
    edge: dict[str, str | float] = {"stroke": svg.PANEL, "stroke_width": 1.5}
    if seat == 0:
        body = svg.element("circle", cx=x, cy=y, r=radius, fill=ink, **edge)
        inner = svg.element("circle", cx=x, cy=y, r=radius * 0.55, fill="none", stroke=svg.PANEL, stroke_opacity=0.55)
    else:
        side = radius * 0.9
        body = svg.element("rect", x=x - side, y=y - side, width=2 * side, height=2 * side, rx=4, fill=ink, **edge)
        inner = svg.element(
            "rect",
            x=x - side * 0.5,
            y=y - side * 0.5,
            width=side,
            height=side,
            rx=2,
            fill="none",
            stroke=svg.PANEL,
            stroke_opacity=0.55,
        )
    notch = ""
    if unmoved:
        top = y - radius * (1.0 if seat == 0 else 0.9)
        notch = svg.polygon([(x - 5, top - 1.5), (x + 5, top - 1.5), (x, top + 6)], fill=svg.PANEL)
    name = svg.element("title", f"{words.seat_name(seat, lang)} {NAMES[cell]}")
    return svg.element("g", [name, body, inner, notch])


def keep(x: float, y: float, scale: float) -> str:
    """A little keep with three merlons and a gate."""
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


def _flag(cell: int, seat: int) -> str:
    """Where a captured castle stood: the flag of the seat that took it."""
    x, y = centre(cell)
    pole = svg.element("line", x1=x - 7, y1=y - 14, x2=x - 7, y2=y + 14, stroke=svg.MUTED, stroke_width=2)
    cloth = svg.polygon([(x - 6, y - 14), (x + 12, y - 9), (x - 6, y - 3)], fill=SEAT_INK[seat], fill_opacity=0.75)
    ring = svg.element(
        "rect",
        x=x - CELL / 2 + 4,
        y=y - CELL / 2 + 4,
        width=CELL - 8,
        height=CELL - 8,
        rx=3,
        fill="none",
        stroke=KEEP_EDGE,
        stroke_opacity=0.45,
        stroke_dasharray="3 4",
    )
    return svg.element("g", [ring, pole, cloth])


def _panel(position: CastelloPosition, lang: str) -> list[str]:
    """Under the board: for each seat its captured castles and pawns; between them whose turn it is."""
    top = BOARD_HEIGHT + 2 * MARGIN
    parts = [
        svg.text(
            words.now(position, lang),
            PICTURE_WIDTH / 2,
            top + 36,
            20,
            text_anchor="middle",
            font_family=svg.SERIF,
        )
    ]
    for seat in (0, 1):
        side = 1 if seat == 0 else -1
        edge = MARGIN if seat == 0 else MARGIN + BOARD_WIDTH
        anchor = "start" if seat == 0 else "end"
        pawns = say("castello-picture-pawns", lang, pawns=int(position.captured_pawns[seat]))
        parts += [
            svg.text(
                words.seat_name(seat, lang),
                edge,
                top + 22,
                18,
                text_anchor=anchor,
                fill=SEAT_INK[seat],
                font_family=svg.SERIF,
                font_weight="bold",
            ),
            svg.text(pawns, edge, top + 46, 14, text_anchor=anchor, fill=svg.MUTED),
        ]
        parts += [
            keep(edge + side * (120 + 28 * k), top + 18, 0.75) for k in range(int(position.captured_castles[seat]))
        ]
    return parts
