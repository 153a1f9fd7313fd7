"""The part of the picture that shows the seats: the city wall, and before it each seat's line of five columns."""

from castelude import svg
from castelude.core.bits import members
from castelude.drawings import use
from castelude.games.castellum import picture_shapes as shapes
from castelude.games.castellum import views, words
from castelude.games.castellum.board import LINE, OVER, Board
from castelude.games.castellum.cards import ANGELS, ENEMIES, FORTS, RESOURCES, SCORED, TROOPS, TYPES, YEARS
from castelude.games.castellum.combat import attack, is_beaten, power
from castelude.games.castellum.edition import Deck
from castelude.games.castellum.picture_clash import clash
from castelude.seat_marks import seat_mark

COLUMN = 101
INNER = 7
HEADER = 40
DRAWN_WIDTH, DRAWN_HEIGHT = 100, 308
"""A column in the drawing of the yard."""
WALL, RANK, STRIP, FIELD = 96, 54, 42, 62
"""How high the parts of a column are, from the back to the front."""
PANEL_WIDTH = COLUMN * int(LINE) + 2 * INNER
PANEL_HEIGHT = HEADER + DRAWN_HEIGHT + INNER
FIGURE = 128
"""The width of figures and fortifications in the drawings."""


def panel(board: Board, seat: int, left: float, top: float, marked: set[str], lang: str) -> list[str]:
    """Everything of a seat that everybody sees."""
    active = board.phase != OVER and board.decider == seat
    phase = views.PHASES[board.phase]
    light = f"-{phase}" if phase in ("siege", "angels") else ""
    frame = svg.element(
        "rect",
        x=left,
        y=top,
        width=PANEL_WIDTH,
        height=PANEL_HEIGHT,
        rx=9,
        fill=svg.PANEL,
        stroke=shapes.SEAT_INK[seat] if active else svg.LINE,
        stroke_width=3.5 if active else 1.2,
    )
    x, y = left + INNER, top + HEADER
    wide = COLUMN * int(LINE)
    parts = [
        frame,
        *_header(board, seat, left, top, lang),
        use("castellum", f"sky{light}", x, y, wide / 100, 1),
        use("castellum", "roofs", x, y + 1, wide / 700, 0.54),
    ]
    for column in range(int(LINE)):
        at = x + column * COLUMN
        parts.append(use("castellum", f"yard{light}", at, y, COLUMN / DRAWN_WIDTH, 1))
        if column >= board.columns():
            parts += _closed(seat, column, at, y)
    for column in range(1, int(LINE)):
        seam = f"M{svg.number(x + column * COLUMN)} {svg.number(y + 50)}v{DRAWN_HEIGHT - 50}"
        parts.append(svg.element("path", d=seam, stroke="#7d6a4c"))
    for column in range(int(board.columns())):
        parts.append(_column(board, seat, column, x + column * COLUMN, y, marked, lang))
    return parts


def _header(board: Board, seat: int, left: float, top: float, lang: str) -> list[str]:
    """Who it is, and what the seat has: resources, free workers, angels in hand, enemies defeated."""
    y = top + 21
    parts = [
        seat_mark(seat, left + 22, y, 12),
        svg.text(
            words.seat_name(seat, lang), left + 42, y + 7, 20, font_family=svg.SERIF, font_weight="bold",
            fill=shapes.SEAT_INK[seat],
        ),
    ]  # fmt: skip
    held = [(name, int(board.resources[seat * 3 + r])) for r, name in enumerate(RESOURCES)]
    held += [("worker", int(board.workers[seat])), ("angels", len(members(board.angels[seat])))]
    held.append(("flag", len(members(board.defeated[seat]))))
    x = left + 140
    for name, number in held:
        parts += [shapes.sign(name, x, y, 21), svg.text(str(number), x + 14, y + 7, 19, font_weight="bold")]
        x += 58
    if board.first == seat and board.phase != OVER:
        parts.append(shapes.sign("crown", left + PANEL_WIDTH - 20, y, 18, "#875710"))
    if board.next_bonus[seat]:
        parts.append(svg.text(f"+{board.next_bonus[seat]}", left + PANEL_WIDTH - 32, y + 6, 15, text_anchor="end"))
    return parts


def _closed(seat: int, column: int, x: float, y: float) -> list[str]:
    """A column that a later year opens (CM-1.5)."""
    veil = svg.element(
        "rect", x=x, y=y + WALL, width=COLUMN, height=DRAWN_HEIGHT - WALL, fill=svg.PANEL, fill_opacity=0.72
    )
    middle = x + COLUMN / 2
    return [
        veil,
        seat_mark(seat, middle, y + 74, 9),
        shapes.sign("lock", middle, y + 150, 22, svg.MUTED),
        svg.text(
            str(YEARS[column - 1]), middle, y + 184, 17, text_anchor="middle", fill=svg.MUTED, font_family=svg.SERIF
        ),
    ]


def _column(board: Board, seat: int, column: int, x: float, top: float, marked: set[str], lang: str) -> str:
    """One available column: what is built, who stands before it, attack against power, the enemy."""
    place = seat * int(LINE) + column
    parts = []
    if f"s{seat}c{column + 1}" in marked:
        parts.append(_ring(x + 2, top + 2, COLUMN - 4, DRAWN_HEIGHT - 4))
    parts += _wall(board, place, x, top, marked, lang)
    parts += [
        svg.element("circle", cx=x + 10, cy=top + 10, r=8, fill=svg.PANEL, fill_opacity=0.85),
        svg.text(str(column + 1), x + 10, top + 14.5, 13, text_anchor="middle", font_weight="bold"),
    ]
    parts += _ranks(board, place, x, top + WALL, marked, lang)
    parts.append(_strength(board, place, x, top + WALL + 2 * RANK))
    parts += _enemy(board, place, x, top + WALL + 2 * RANK + STRIP, marked, lang)
    return svg.element("g", parts)


def _wall(board: Board, place: int, x: float, top: float, marked: set[str], lang: str) -> list[str]:
    """The fortification, the points of reinforcement, and the angels over them."""
    edition, fort = board.edition, board.fort[place]
    parts = []
    if fort >= 0:
        scale = 0.62
        drawn = use(
            "castellum", shapes.fort(edition.forts.attack[fort]), x + (COLUMN - FIGURE * scale) / 2,
            top + WALL - 110 * scale, scale,
        )  # fmt: skip
        tip = svg.element("title", svg.escape(words.fort(edition, fort, lang)))
        number = shapes.shield(str(edition.forts.attack[fort]), x + COLUMN - 13, top + WALL - 15, 18, shapes.MARL)
        parts.append(svg.element("g", [tip, drawn, number]))
        extra = special(edition.forts, fort)
        if extra:
            parts.append(shapes.chip(extra, x + 3, top + WALL - 9, 12))
        if FORTS[fort] in marked:
            parts.append(_ring(x + 3, top + 6, COLUMN - 6, WALL - 8))
    if board.bonus[place]:
        parts.append(shapes.chip([f"+{board.bonus[place]}", "#reinforce"], x + 20, top + 11, 14))
    for k, angel in enumerate(members(board.under[place])):
        tip = svg.element("title", svg.escape(words.angel(edition, angel, lang)))
        at = x + COLUMN * 0.42 + k * 24
        value = shapes.shield(f"+{edition.angel_value[angel]}", at, top + 58, 15, shapes.GOLDEN)
        parts.append(svg.element("g", [tip, shapes.angel(at, top + 34, 72), value]))
        if ANGELS[angel] in marked:
            parts.append(_ring(at - 36, top + 4, 72, 62))
    return parts


def special(deck: Deck, card: int) -> list[str | float]:
    """What is special about a fortification or a troop, as the parts of a chip."""
    found: list[str | float] = []
    if deck.boost[card] >= 0:
        found += ["+1", f"#{TYPES[deck.boost[card]]}"]
    if deck.score[card] >= 0:
        found += ["#star", "/", f"#{SCORED[deck.score[card]]}"]
    gained = [name for r, name in enumerate((*RESOURCES, "angels")) for _ in range(deck.income[card * 4 + r])]
    if gained:
        found += ["+", *(f"#{name}" for name in gained[:3])]
    return found


def _ranks(board: Board, place: int, x: float, top: float, marked: set[str], lang: str) -> list[str]:
    """The troops of a column, or where they can stand."""
    edition, troops = board.edition, members(board.troops[place])
    scale = 0.58
    left = x + (COLUMN - FIGURE * scale) / 2 - 4
    parts = []
    for k in range(2):
        y = top + k * RANK
        if k >= len(troops):
            parts.append(use("castellum", "footprints", left, y + RANK - 24, scale))
            continue
        troop = troops[k]
        tip = svg.element("title", svg.escape(words.troop(edition, troop, lang)))
        drawn = use("castellum", shapes.troop(edition, troop, board.year), left, y + RANK - 99 * scale, scale)
        number = shapes.shield(str(edition.troops.attack[troop]), x + COLUMN - 13, y + RANK - 15, 18, shapes.STEEL)
        signs = shapes.chip(
            [f"#{TYPES[edition.troop_type[troop]]}", *special(edition.troops, troop)], x + 3, y + RANK - 9, 12
        )
        parts.append(svg.element("g", [tip, drawn, number, signs]))
        if TROOPS[troop] in marked:
            parts.append(_ring(x + 3, y + 3, COLUMN - 6, RANK - 5))
    return parts


def _strength(board: Board, place: int, x: float, top: float) -> str:
    """Attack against power."""
    against = int(power(board, place)) if board.enemy[place] >= 0 else None
    fort = int(board.edition.forts.attack[board.fort[place]]) if board.fort[place] >= 0 else 0
    golden = sum(int(board.edition.angel_value[angel]) for angel in members(board.under[place]))
    drawn = clash(int(attack(board, place)), against, bool(is_beaten(board, place)), fort, golden)
    move = f"translate({svg.number(x)} {svg.number(top + 1)}) scale({COLUMN / 128:.4g} {STRIP / 54:.4g})"
    return svg.element("g", drawn, transform=move)


def _enemy(board: Board, place: int, x: float, top: float, marked: set[str], lang: str) -> list[str]:
    """The enemy before a column, or the gabions that wait for one."""
    enemy, scale = board.enemy[place], 0.62
    left = x + (COLUMN - FIGURE * scale) / 2
    if enemy < 0:
        return [use("castellum", "gabions", left, top + FIELD - 98 * scale, scale)]
    parts = [enemy_card(board, enemy, x, top, lang)]
    if board.fury[place]:
        parts.append(
            shapes.chip([f"+{board.fury[place]}", "#fury"], x + COLUMN - 36, top + 9, 13, "#a4332b", "#fffdf8")
        )
    if ENEMIES[enemy] in marked:
        parts.append(_ring(x + 3, top + 3, COLUMN - 6, FIELD - 6))
    return parts


def enemy_card(board: Board, enemy: int, x: float, top: float, lang: str) -> str:
    """An enemy as it stands in the field: figures, power, points, and what is special about it."""
    edition, scale = board.edition, 0.62
    left = x + (COLUMN - FIGURE * scale) / 2
    signs: list[str | float] = [f"#{TYPES[edition.enemy_type[enemy]]}"]
    if edition.enemy_boost[enemy] >= 0:
        signs += [f"+{edition.enemy_points[enemy]}", f"#{TYPES[edition.enemy_boost[enemy]]}"]
    if edition.enemy_toll[enemy] >= 0:
        signs += ["−", f"#{RESOURCES[edition.enemy_toll[enemy]]}"]
    return svg.element(
        "g",
        [
            svg.element("title", svg.escape(words.enemy(edition, enemy, lang))),
            use("castellum", shapes.enemy(edition, enemy), left, top + FIELD - 101 * scale, scale),
            shapes.shield(str(edition.enemy_power[enemy]), x + COLUMN - 13, top + FIELD - 16, 19, shapes.DARK),
            shapes.chip(signs, x + 3, top + FIELD - 10, 12),
            shapes.chip([str(edition.enemy_vp[enemy]), "#star"], x + 3, top + 9, 12),
        ],
        class_=f"enemy {TYPES[edition.enemy_type[enemy]]}",
    )  # fmt: skip


def _ring(x: float, y: float, width: float, height: float) -> str:
    """What has just happened here: a line on a wider bed of the opposite tone."""
    box: dict[str, str | float] = {"x": x, "y": y, "width": width, "height": height, "rx": 6, "fill": "none"}
    bed = svg.element("rect", **box, stroke="#fff3cf", stroke_width=6)
    return bed + svg.element("rect", **box, stroke=svg.ACCENT, stroke_width=3)
