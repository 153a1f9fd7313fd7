"""The part of the picture that shows the seats: the city wall and under it each seat's line of five columns."""

from castelude import svg
from castelude.core.bits import members
from castelude.games.castellum import picture_shapes, words
from castelude.games.castellum.board import LINE, OVER, Board
from castelude.games.castellum.cards import ANGELS, ENEMIES, FORTS, TROOPS, TYPES
from castelude.games.castellum.combat import attack, power
from castelude.games.castellum.edition import Edition
from castelude.texts import say

PANEL_WIDTH = 474
PANEL_HEIGHT = 274
COLUMN = 92
INNER = 7
WALL_TOP = 42
WALL_HEIGHT = 24
BODY_TOP = 70
STRIP = 24
PALE = "#efe8da"


def panel(board: Board, seat: int, left: float, top: float, marked: set[str], lang: str) -> list[str]:
    """Everything of a seat that everybody sees."""
    active = board.phase != OVER and board.decider == seat
    ink = picture_shapes.SEAT_INK[seat]
    parts = [
        svg.element(
            "rect",
            x=left,
            y=top,
            width=PANEL_WIDTH,
            height=PANEL_HEIGHT,
            rx=8,
            fill=svg.PANEL,
            stroke=ink if active else svg.LINE,
            stroke_width=3 if active else 1.2,
        ),
        *_header(board, seat, left, top, lang),
        *_wall(board, seat, left, top),
    ]
    for column in range(int(board.columns())):
        parts.append(_column(board, seat, column, left + INNER + column * COLUMN, top + BODY_TOP, marked, lang))
    return parts


def _header(board: Board, seat: int, left: float, top: float, lang: str) -> list[str]:
    parts = [
        picture_shapes.seat_mark(seat, left + 20, top + 21, 11),
        svg.text(
            words.seat_name(seat, lang),
            left + 38,
            top + 27,
            17,
            font_family=svg.SERIF,
            font_weight="bold",
            fill=picture_shapes.SEAT_INK[seat],
        ),
    ]
    x = left + 120
    for r in range(3):
        parts += [
            picture_shapes.RESOURCE_SHAPES[r](x, top + 21, 8),
            svg.text(str(board.resources[seat * 3 + r]), x + 13, top + 27, 16, font_weight="bold"),
        ]
        x += 50
    angels = len(members(board.angels[seat]))
    parts += [picture_shapes.angel(x + 4, top + 21, 8), svg.text(str(angels), x + 21, top + 27, 16, font_weight="bold")]
    for k in range(int(board.workers[seat])):
        parts.append(_worker(seat, x + 46 + k * 13, top + 21))
    beaten = f"{len(members(board.defeated[seat]))} {say('castellum-picture-defeated', lang)}"
    parts.append(svg.text(beaten, left + PANEL_WIDTH - 10, top + 26, 13, text_anchor="end", fill=svg.MUTED))
    if board.next_bonus[seat]:
        label = f"+{board.next_bonus[seat]}"
        parts.append(svg.text(label, left + PANEL_WIDTH - 86, top + 26, 13, text_anchor="end", fill=svg.ACCENT))
    return parts


def _worker(seat: int, x: float, y: float) -> str:
    """A free worker: a small figure in the colour of its seat."""
    ink = picture_shapes.SEAT_INK[seat]
    return svg.element(
        "g",
        [
            svg.element("circle", cx=x, cy=y - 5, r=3.6, fill=ink),
            svg.polygon([(x - 5, y + 8), (x - 2.4, y - 2), (x + 2.4, y - 2), (x + 5, y + 8)], fill=ink),
        ],
    )


def _wall(board: Board, seat: int, left: float, top: float) -> list[str]:
    """The seat's part of the city wall; workers stand on it over the columns that are not yet available (CM-1.5)."""
    y, n = top + WALL_TOP, svg.number
    x = left + INNER
    width = COLUMN * int(LINE)
    teeth = int(width // 23)
    step = width / teeth
    path = f"M{n(x)} {n(y + WALL_HEIGHT)}V{n(y)}"
    for k in range(teeth):
        path += f"h{n(step / 2)}v7h{n(step / 2)}" + ("v-7" if k < teeth - 1 else "")
    path += f"V{n(y + WALL_HEIGHT)}z"
    parts = [svg.element("path", d=path, fill="#b9b1a0", stroke=svg.STONE, stroke_width=1)]
    for column in range(int(LINE)):
        middle = x + (column + 0.5) * COLUMN
        closed = column >= board.columns()
        parts.append(
            svg.text(f"c{column + 1}", middle - (16 if closed else 0), y + 20, 12, text_anchor="middle", fill="#3d382f")
        )
        if closed:
            parts.append(_worker(seat, middle + 8, y + 12))
            parts.append(
                svg.element(
                    "rect",
                    x=x + column * COLUMN + 3,
                    y=y + WALL_HEIGHT + 5,
                    width=COLUMN - 6,
                    height=PANEL_HEIGHT - WALL_TOP - WALL_HEIGHT - 14,
                    rx=5,
                    fill="none",
                    stroke=svg.LINE,
                    stroke_dasharray="3 5",
                )
            )
    return parts


def _column(board: Board, seat: int, column: int, left: float, top: float, marked: set[str], lang: str) -> str:
    """One available column: the enemy, attack against power, the cards, and what strengthens them."""
    place = seat * int(LINE) + column
    edition = board.edition
    x, width = left + 3, COLUMN - 6
    parts = []
    if f"s{seat}c{column + 1}" in marked:
        parts.append(_ring(x - 2, top - 2, width + 4, PANEL_HEIGHT - BODY_TOP - 4))
    enemy = board.enemy[place]
    if enemy >= 0:
        label = words.enemy(edition, enemy, lang)
        parts.append(enemy_card(edition, enemy, x, top, width, label, board.fury[place]))
        if ENEMIES[enemy] in marked:
            parts.append(_ring(x, top, width, 56))
    else:
        parts.append(svg.element("rect", x=x, y=top, width=width, height=56, rx=5, fill="none", stroke=svg.LINE))
    parts += _bar(board, place, x, top + 61, width)
    y = top + 88
    fort = board.fort[place]
    if fort >= 0:
        tip = words.fort(edition, fort, lang)
        parts.append(_strip(FORTS[fort], edition.forts.attack[fort], -1, x, y, width, tip, marked))
    else:
        parts.append(_slot(x, y, width))
    troops = members(board.troops[place])
    for k in range(2):
        y += STRIP + 3
        if k < len(troops):
            troop = troops[k]
            kind = edition.troop_type[troop]
            tip = words.troop(edition, troop, lang)
            parts.append(_strip(TROOPS[troop], edition.troops.attack[troop], kind, x, y, width, tip, marked))
        else:
            parts.append(_slot(x, y, width))
    y += STRIP + 14
    at = x + 10
    if board.bonus[place]:
        parts += [
            svg.element("circle", cx=at, cy=y, r=9, fill="#a4332b"),
            svg.text(f"+{board.bonus[place]}", at, y + 4, 11, text_anchor="middle", fill=svg.PANEL, font_weight="bold"),
        ]
        at += 22
    for angel in members(board.under[place]):
        tip = svg.element("title", words.angel(edition, angel, lang))
        value = svg.text(f"+{edition.angel_value[angel]}", at + 3, y + 16, 10, text_anchor="middle", font_weight="bold")
        parts.append(svg.element("g", [tip, picture_shapes.angel(at + 2, y, 7), value]))
        if ANGELS[angel] in marked:
            parts.append(_ring(at - 10, y - 12, 25, 31))
        at += 26
    return svg.element("g", parts)


def _ring(x: float, y: float, width: float, height: float) -> str:
    """What has just happened here."""
    return svg.element(
        "rect", x=x, y=y, width=width, height=height, rx=5, fill="none", stroke=svg.ACCENT, stroke_width=2.5
    )


def _slot(x: float, y: float, width: float) -> str:
    return svg.element("rect", x=x, y=y, width=width, height=STRIP, rx=4, fill=PALE, fill_opacity=0.5)


def _strip(card: str, points: int, kind: int, x: float, y: float, width: float, tip: str, marked: set[str]) -> str:
    """A fortification (kind -1) or a troop of a line: its shape, id and attack."""
    fill = "#d8d2c4" if kind < 0 else "#f3e6c8"
    edge = svg.ACCENT if card in marked else "#8a7f6a"
    icon = (
        picture_shapes.tower(x + 13, y + 12, 8, "#5b5548")
        if kind < 0
        else picture_shapes.TYPE_SHAPES[kind](x + 13, y + 12, 7.5, svg.INK)
    )
    return svg.element(
        "g",
        [
            svg.element("title", picture_shapes.escaped(tip)),
            svg.element(
                "rect",
                x=x,
                y=y,
                width=width,
                height=STRIP,
                rx=4,
                fill=fill,
                stroke=edge,
                stroke_width=2.5 if card in marked else 1,
            ),
            icon,
            svg.text(card, x + 27, y + 16.5, 12, fill=svg.MUTED),
            svg.text(str(points), x + width - 7, y + 17.5, 16, text_anchor="end", font_weight="bold"),
        ],
    )


def _bar(board: Board, place: int, x: float, y: float, width: float) -> list[str]:
    """Attack against power, as a bar that fills and as numbers."""
    strength = int(attack(board, place))
    against = int(power(board, place)) if board.enemy[place] >= 0 else None
    label = str(strength) if against is None else f"{strength} / {against}"
    held = board.fort[place] >= 0 or board.troops[place] != 0
    enough = against is not None and strength >= against and held
    share = min(1.0, strength / max(1, against)) if against is not None else 0.0
    return [
        svg.element("rect", x=x, y=y, width=width, height=7, rx=3.5, fill=PALE, stroke=svg.LINE),
        svg.element(
            "rect",
            x=x,
            y=y,
            width=width * share,
            height=7,
            rx=3.5,
            fill="#3f7a4a" if enough else ("#b7791f" if held else "#b9b1a0"),
        )
        if share > 0
        else "",
        svg.text(label + (" ✓" if enough else ""), x + width / 2, y + 21, 13, text_anchor="middle", font_weight="bold"),
    ]


def enemy_card(edition: Edition, enemy: int, x: float, y: float, width: float, tip: str, fury: int = 0) -> str:
    """An enemy, dark: type, power, points, and what is special about it."""
    pale = "#ece6da"
    kind = edition.enemy_type[enemy]
    points, toll, boost = edition.enemy_vp[enemy], edition.enemy_toll[enemy], edition.enemy_boost[enemy]
    parts = [
        svg.element("title", picture_shapes.escaped(tip)),
        svg.element("rect", x=x, y=y, width=width, height=56, rx=5, fill=picture_shapes.DARK),
        picture_shapes.TYPE_SHAPES[kind](x + 14, y + 17, 8, pale),
        svg.text(str(edition.enemy_power[enemy]), x + 28, y + 24, 20, fill=pale, font_weight="bold"),
        svg.text(ENEMIES[enemy][1:], x + 5, y + 49, 10.5, fill="#c9c1b2"),
        picture_shapes.star(x + width - 19, y + 15, 6.5, "#e2b04a"),
        svg.text(str(points), x + width - 11, y + 20, 13, fill=pale, font_weight="bold"),
    ]
    if fury:
        parts += [
            picture_shapes.flame(x + width - 25, y + 31, 5.5),
            svg.text(f"+{fury}", x + width - 17, y + 35, 11, fill="#ffb070", font_weight="bold"),
        ]
    at = x + width - 9
    if toll >= 0:
        parts += [
            picture_shapes.RESOURCE_SHAPES[toll](at, y + 45, 5.5),
            svg.text("−", at - 9, y + 49, 13, text_anchor="end", fill=pale),
        ]
        at -= 24
    if boost >= 0:
        parts += [
            picture_shapes.TYPE_SHAPES[boost](at - 1, y + 45, 5.5, "#ffb070"),
            svg.text(f"+{edition.enemy_points[enemy]}", at - 8, y + 49, 12, text_anchor="end", fill="#ffb070"),
        ]
    return svg.element("g", parts, class_=f"enemy {TYPES[kind]}")
