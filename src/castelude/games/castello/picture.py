"""A position of Castello as an SVG picture: both layouts, the last turn as a trail, and what has been captured."""

from collections.abc import Sequence

from castelude import svg
from castelude.core.record import JsonObject
from castelude.drawings import definitions, use
from castelude.games.castello import views, words
from castelude.games.castello.aids import aids
from castelude.games.castello.board import COLOUR, STANDING, UNMOVED
from castelude.games.castello.geometry import BY_NAME, CELLS, FILES, HEIGHT, NAMES, WIDTH, file_of, rank_of
from castelude.games.castello.position import CastelloPosition
from castelude.palette import seat_inks
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
TINTS = {0: SEAT_INK[0], 2: SEAT_INK[1]}
WOODS = ("red", "ebony")
WALNUT = ("#8c5e38", "#7d5230", "#5f3c22", "#472b17")
"""The frame as light falls on it: top, left, right and foot, grooves."""
INLAY = "#f6e0b2"
DRAWN = 100
"""The side of a cell in the drawings."""


def centre(cell: int) -> tuple[float, float]:
    """The middle of a cell in the picture; rank 1 lies at the bottom."""
    return MARGIN + (int(file_of(cell)) + 0.5) * CELL, MARGIN + (RANKS - int(rank_of(cell)) - 0.5) * CELL


def draw(position: CastelloPosition, lately: Sequence[str], lang: str) -> str:
    """The whole picture. `lately` are the actions of the last turn."""
    parts = [*_field(), *_names(), *_trail(lately), *_pieces(position, lang), *_panel(position, lang)]
    return svg.document(
        PICTURE_WIDTH,
        PICTURE_HEIGHT,
        say("castello-name", lang),
        description(position, lang),
        [definitions("castello", parts), *parts],
    )


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
    """A board of inlaid wood in a frame of walnut, the three sections by a tint and inlaid borders (CO-1.2)."""
    right, bottom = MARGIN + BOARD_WIDTH, MARGIN + BOARD_HEIGHT
    wide, high = right + MARGIN, bottom + MARGIN
    top = f"M0 0H{wide}L{right} {MARGIN}H{MARGIN}z"
    foot = f"M0 {high}H{wide}L{right} {bottom}H{MARGIN}z"
    sides = f"M{wide} 0V{high}L{right} {bottom}V{MARGIN}z"
    board: dict[str, str | float] = {"x": MARGIN, "y": MARGIN, "width": BOARD_WIDTH, "height": BOARD_HEIGHT}
    scale = CELL / DRAWN
    wood = svg.element(
        "rect",
        width=BOARD_WIDTH / scale,
        height=BOARD_HEIGHT / scale,
        fill="url(#castello-wood)",
        transform=f"translate({MARGIN} {MARGIN}) scale({scale})",
    )
    homes = [
        svg.element(
            "rect", **{**board, "x": MARGIN + 7 * section * CELL, "width": 7 * CELL}, fill=ink, fill_opacity=0.09
        )
        for section, ink in TINTS.items()
    ]
    seams = "".join(f"M{MARGIN + file * CELL} {MARGIN}v{BOARD_HEIGHT}" for file in range(1, int(WIDTH)))
    seams += "".join(f"M{MARGIN} {MARGIN + rank * CELL}h{BOARD_WIDTH}" for rank in range(1, RANKS))
    borders = "".join(f"M{MARGIN + border * CELL} {MARGIN}v{BOARD_HEIGHT}" for border in (7, 14))
    groove: dict[str, str | float] = {"x": 7, "y": 7, "width": wide - 14, "height": high - 14, "fill": "none"}
    return [
        svg.element("path", d=top, fill=WALNUT[0]),
        svg.element("path", d=f"M0 0L{MARGIN} {MARGIN}V{bottom}L0 {high}z", fill=WALNUT[1]),
        svg.element("path", d=sides + foot, fill=WALNUT[2]),
        svg.element("path", d=top + foot, fill="url(#castello-walnut)"),
        svg.element("rect", **groove, stroke=WALNUT[3], stroke_width=2.4),
        svg.element("rect", **groove, stroke=INLAY, stroke_width=1.2),
        wood,
        *homes,
        svg.element("path", d=seams, fill="none", stroke=WALNUT[2], stroke_width=0.45, stroke_opacity=0.42),
        svg.element("path", d=borders, stroke=WALNUT[3], stroke_width=3),
        svg.element("path", d=borders, stroke=INLAY, stroke_width=1.7, stroke_dasharray="3.4 2.6"),
        svg.element(
            "path", d=f"M{MARGIN} {bottom}V{MARGIN}H{right}", fill="none", stroke=WALNUT[3], stroke_width=3,
            stroke_opacity=0.4,
        ),
    ]  # fmt: skip


def _names() -> list[str]:
    """The files below and above, the ranks left and right."""
    parts = []
    for file, letter in enumerate(FILES):
        x = MARGIN + (file + 0.5) * CELL
        for line in (MARGIN - 9, MARGIN + BOARD_HEIGHT + 19):
            parts.append(svg.text(letter, x, line, 14, text_anchor="middle", fill=INLAY))
    for rank in range(RANKS):
        y = MARGIN + (RANKS - rank - 0.5) * CELL + 5
        for x in (MARGIN / 2 + 4, MARGIN * 1.5 + BOARD_WIDTH - 4):
            parts.append(svg.text(str(rank + 1), x, y, 14, text_anchor="middle", fill=INLAY))
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


def _pieces(position: CastelloPosition, lang: str) -> list[str]:
    """Castles, what is left of them and pawns, from the back to the front; a pawn may stand where a castle fell."""
    standing: list[tuple[int, int, str]] = []
    for seat in (0, 1):
        for cell in views.castle_cells(position, seat):
            standing.append((RANKS - int(rank_of(cell)), 0, _fallen(cell, seat)))
    for siege in aids(position)["sieges"]:
        cell = BY_NAME[siege["castle"]]
        standing.append((RANKS - int(rank_of(cell)), 1, _castle(cell, siege)))
    for cell in CELLS:
        piece = int(position.board.cells[cell])
        if piece & COLOUR:
            pawn = _pawn(cell, (piece & COLOUR) - 1, bool(piece & UNMOVED), lang)
            standing.append((RANKS - int(rank_of(cell)), 2, pawn))
    return [drawn for _, _, drawn in sorted(standing, key=lambda one: one[:2])]


def _drawn(name: str, cell: int) -> str:
    """A drawing that fills a cell."""
    x, y = centre(cell)
    return use("castello", name, x - CELL / 2, y - CELL / 2, CELL / DRAWN)


def _pawn(cell: int, seat: int, unmoved: bool, lang: str) -> str:
    """Red's have a striped ball, Black's a dotted drum; one that may still move two cells stands on a brass plate."""
    name = svg.element("title", f"{words.seat_name(seat, lang)} {NAMES[cell]}")
    plate = _drawn("plate", cell) if unmoved else ""
    return svg.element("g", [name, plate, _drawn(WOODS[seat], cell)])


def _castle(cell: int, siege: JsonObject) -> str:
    """A castle, with scaffolding when two pawns of a seat stand beside it and with smoke when it is besieged."""
    beside = [0 if barred == "home" else pawns for pawns, barred in zip(siege["pawns"], siege["barred"], strict=True)]
    besieger = siege["besieger"]
    names = ["castle"]
    if max(beside) >= 2:
        names.append("scaffold")
    if besieger is not None and not siege["barred"][besieger]:
        names.append("smoke")
    return "".join(_drawn(name, cell) for name in names)


def _fallen(cell: int, seat: int) -> str:
    """Where a castle fell: what is left of it, and the flag of the seat that took it."""
    return _drawn("ruin", cell) + _drawn(f"flag-{WOODS[seat]}", cell)


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
            use("castello", "castle", edge + side * (120 + 32 * k) - 14, top + 2, 0.28)
            for k in range(int(position.captured_castles[seat]))
        ]
    return parts
