"""A seat's view of Castellum as an SVG picture: the places of work by the Meuse, the market, the wall and the lines.

Nothing hidden is drawn: of other hands and of the piles only their sizes, no score before the end (CM-11.4).
"""

import re
from collections.abc import Sequence

from castelude import svg
from castelude.core.bits import members
from castelude.drawings import definitions
from castelude.games.castellum import picture_board, views, words
from castelude.games.castellum import picture_shapes as shapes
from castelude.games.castellum.board import ASK_EXCESS, ASK_REACT, OVER, Board
from castelude.games.castellum.cards import ANGELS, EFFECTS, YEARS
from castelude.games.castellum.picture_board import CITY_TOP, MARGIN, REWARD_HEIGHT, SIDE, WIDTH
from castelude.games.castellum.picture_lines import COLUMN, FIELD, PANEL_HEIGHT, PANEL_WIDTH, enemy_card, panel
from castelude.games.castellum.scoring import winners_of
from castelude.seat_marks import seat_definitions, seat_mark
from castelude.texts import say

GAP = 12
RIGHT = WIDTH - MARGIN - SIDE
ANGEL_WIDTH, HAND_HEIGHT = 176, 66
NAME = re.compile(r"s[0-3]c[1-5]|[FTA][0-9]{2}|E[0-9]{4}-[0-9]{2}")


def draw(board: Board, seat: int | None, lately: Sequence[str], lang: str) -> str:
    """The whole picture. `lately` are the actions of the last actor; what they name is marked."""
    marked = {name for action in lately for name in NAME.findall(action.partition(":")[2])}
    marked |= {action.removeprefix("worker:") for action in lately if action.startswith("worker:")}
    over = board.phase == OVER
    players = int(board.players)
    parts = _header(board, lang)
    top: float = CITY_TOP
    if not over:
        parts += picture_board.city(board, marked, lang)
        top += picture_board.city_height(board) + GAP
    for owner in range(players):
        left = MARGIN + owner % 2 * (PANEL_WIDTH + GAP)
        parts += panel(board, owner, left, top + owner // 2 * (PANEL_HEIGHT + GAP), marked, lang)
    lowest = top + (players + 1) // 2 * (PANEL_HEIGHT + GAP)
    if over:
        beside, bottom = _scores(board, top, lang)
    else:
        beside, bottom = picture_board.market(board, RIGHT, top, lang)
        beside += picture_board.reward(board, MARGIN, lowest, 2 * PANEL_WIDTH + GAP, lang)
        below, lowest = _hand_and_window(board, seat, lowest + REWARD_HEIGHT + GAP, lang)
        beside += below
    parts += beside
    defined = [definitions("castellum", parts), seat_definitions("castellum", range(players))]
    height = max(bottom, lowest) + MARGIN - GAP
    return svg.document(WIDTH, height, say("castellum-name", lang), description(board, lang), [*defined, *parts])


def description(board: Board, lang: str) -> str:
    """The board in a sentence or two, for people who cannot see the picture."""
    return say(
        "castellum-picture-description",
        lang,
        name=say("castellum-name", lang),
        year=str(YEARS[board.year]),
        phase=say(f"castellum-phase-{views.PHASES[board.phase]}", lang),
        ask=words.question(board, lang).rstrip("!. "),
    )


# ---- the top: years, what is asked ----


def _header(board: Board, lang: str) -> list[str]:
    phase = say(f"castellum-phase-{views.PHASES[board.phase]}", lang)
    parts = [
        svg.text(f"{YEARS[board.year]} · {phase}", MARGIN, 38, 30, font_family=svg.SERIF, font_weight="bold"),
        svg.text(words.question(board, lang), MARGIN, 66, 20, fill=svg.MUTED),
    ]
    for year in range(4):
        parts += _shield(board, year, WIDTH - MARGIN - 46 - (3 - year) * 102, lang)
    return parts


def _shield(board: Board, year: int, x: float, lang: str) -> list[str]:
    """A year with its reward: how many enemies were defeated of those needed, and whether the reward was won."""
    now = year == board.year and board.phase != OVER
    needed = board.edition.needed[year * 5 + board.players]
    fought, won = board.rewards[year * 3], board.rewards[year * 3 + 1] >= 0
    outline = f"M{x - 46} 6h92v38q0 16 -46 27q-46 -11 -46 -27z"
    fill = "#f4d77a" if won else (svg.PANEL if now or fought >= 0 else "#efe8da")
    label = f"{fought}/{needed}" if fought >= 0 else str(needed)
    message = "castellum-picture-reward" if fought >= 0 else "castellum-picture-needed"
    tip = say(message, lang, defeated=fought, needed=needed)
    ink = svg.INK if now or fought >= 0 else svg.MUTED
    shield = svg.element(
        "path", d=outline, fill=fill, stroke=svg.ACCENT if now else svg.LINE, stroke_width=3.5 if now else 1.5
    )
    sign = ("check" if won else "cross") if fought >= 0 else "flag"
    return [
        svg.element("g", [svg.element("title", svg.escape(tip)), shield]),
        svg.text(str(YEARS[year]), x, 29, 20, text_anchor="middle", font_weight="bold", font_family=svg.SERIF),
        svg.text(label, x - 3, 52, 17, text_anchor="end" if len(label) < 3 else "middle", fill=ink),
        shapes.sign(sign, x + (13 if len(label) < 3 else 26), 46, 13, ink),
    ]


# ---- the hand of the seat, a window, the final score ----


def _hand_and_window(board: Board, seat: int | None, top: float, lang: str) -> tuple[list[str], float]:
    """What this seat holds, and the angels that others may answer; returns where it ends."""
    parts: list[str] = []
    if seat is not None:
        angels, enemies = members(board.angels[seat]), members(board.enemies[seat])
        if board.asked == ASK_EXCESS and board.decider == seat:
            angels = [*angels, board.excess]
        if angels or enemies:
            label = say("castellum-picture-hand", lang, seat=words.seat_name(seat, lang))
            parts.append(svg.text(label, MARGIN, top + 15, 17, font_family=svg.SERIF, font_weight="bold"))
            top += 24
        widths = [ANGEL_WIDTH] * len(angels) + [COLUMN] * len(enemies)
        places, top = _in_rows(widths, top)
        for card, (x, y) in zip(angels, places, strict=False):
            parts.append(_angel_card(board, card, x, y, card == board.excess, lang))
        for card, (x, y) in zip(enemies, places[len(angels) :], strict=True):
            parts.append(_enemy_in_hand(board, card, x, y, lang))
    if board.asked == ASK_REACT:
        for entry in views.played(board):
            args = f" {entry['args']}" if entry["args"] else ""
            effect = words.effect(board.edition, entry["effect"], lang)
            parts += [
                seat_mark(entry["seat"], MARGIN + 12, top + 16, 11),
                shapes.angel(MARGIN + 50, top + 16, 46),
                svg.text(f"{entry['card']}: {effect}{args}", MARGIN + 80, top + 22, 18),
            ]
            top += 40
    return parts, top


def _in_rows(widths: list[int], top: float) -> tuple[list[tuple[float, float]], float]:
    """Where cards of these widths lie under the seats, and where their last row ends."""
    places: list[tuple[float, float]] = []
    x: float = MARGIN
    y = top
    for width in widths:
        if x + width > RIGHT - MARGIN:
            x, y = MARGIN, y + HAND_HEIGHT + 6
        places.append((x, y))
        x += width + 8
    return places, y + HAND_HEIGHT + GAP if widths else top


def _enemy_in_hand(board: Board, card: int, x: float, y: float, lang: str) -> str:
    ground = svg.element(
        "rect", x=x, y=y, width=COLUMN, height=HAND_HEIGHT, rx=6, fill="#cbb288", stroke="#7d6a4c"
    )  # fmt: skip
    return ground + enemy_card(board, card, x, y + HAND_HEIGHT - FIELD, lang)


def _angel_card(board: Board, card: int, x: float, y: float, excess: bool, lang: str) -> str:
    edition = board.edition
    label = say(f"castellum-short-{EFFECTS[edition.angel_effect[card]]}", lang)
    letters = min(13.5, (ANGEL_WIDTH - 16) / (0.52 * len(label)))
    frame = svg.element(
        "rect",
        x=x,
        y=y,
        width=ANGEL_WIDTH,
        height=HAND_HEIGHT,
        rx=7,
        fill="#fff7dc",
        stroke="#a4332b" if excess else "#c9a13b",
        stroke_width=3 if excess else 1.5,
    )
    return svg.element(
        "g",
        [
            svg.element("title", svg.escape(words.angel(edition, card, lang))),
            frame,
            shapes.angel(x + 38, y + 24, 66),
            svg.text(f"+{edition.angel_value[card]}", x + 78, y + 34, 24, font_weight="bold"),
            shapes.sign(EFFECTS[edition.angel_effect[card]], x + 128, y + 25, 22),
            svg.text(ANGELS[card], x + ANGEL_WIDTH - 6, y + 14, 11, text_anchor="end", fill=svg.MUTED),
            svg.text(label, x + 8, y + 58, letters),
        ],
    )


def _scores(board: Board, top: float, lang: str) -> tuple[list[str], float]:
    """The final score by source, a column for each seat; returns where it ends."""
    winners, rows, row = winners_of(board), (*views.SOURCES, "total"), 44
    title = say("castellum-picture-score", lang)
    parts = [svg.text(title, RIGHT, top + 24, 24, font_family=svg.SERIF, font_weight="bold")]
    first = top + 100
    step = (SIDE - 150) / int(board.players)
    points = views.breakdown(board)
    for seat in range(int(board.players)):
        x = RIGHT + 150 + (seat + 0.5) * step
        if seat in winners:
            parts += [
                svg.element(
                    "rect", x=x - step / 2 + 2, y=top + 36, width=step - 4, height=row * (len(rows) + 1) + 10, rx=8,
                    fill="#f4d77a", fill_opacity=0.6,
                ),
            ]  # fmt: skip
        parts.append(seat_mark(seat, x, top + 62, 15))
        for k, source in enumerate(rows):
            total = source == "total"
            parts.append(
                svg.text(
                    str(points[seat][source]), x, first + k * row + (20 if total else 16), 28 if total else 20,
                    text_anchor="middle", font_weight="bold" if total else "normal",
                )
            )  # fmt: skip
    for k, source in enumerate(rows):
        label = say(f"castellum-picture-{source}", lang)
        weight = "bold" if source == "total" else "normal"
        parts.append(svg.text(label, RIGHT, first + k * row + 16, 17, font_weight=weight))
    return parts, first + row * len(rows)
