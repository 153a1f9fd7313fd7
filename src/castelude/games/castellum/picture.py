"""A seat's view of Castellum as an SVG picture: the places of work by the Meuse, the market, the wall and the lines.

Nothing hidden is drawn: of other hands and of the piles only their sizes, no score before the end (CM-11.4).
"""

import re
from collections.abc import Sequence

from castelude import svg
from castelude.core.bits import members
from castelude.games.castellum import picture_board, picture_shapes, views, words
from castelude.games.castellum.board import ASK_EXCESS, ASK_REACT, OVER, Board
from castelude.games.castellum.cards import ANGELS, EFFECTS, YEARS
from castelude.games.castellum.picture_board import MARGIN, SEATS_TOP, SPACES_TOP, WIDTH
from castelude.games.castellum.picture_lines import PANEL_HEIGHT, PANEL_WIDTH, enemy_card, panel
from castelude.games.castellum.scoring import winners_of
from castelude.texts import say

PANEL_GAP = 12
NAME = re.compile(r"s[0-3]c[1-5]|[FTA][0-9]{2}|E[0-9]{4}-[0-9]{2}")


def draw(board: Board, seat: int | None, lately: Sequence[str], lang: str) -> str:
    """The whole picture. `lately` are the actions of the last actor; what they name is marked."""
    marked = {name for action in lately for name in NAME.findall(action.partition(":")[2])}
    marked |= {action.removeprefix("worker:") for action in lately if action.startswith("worker:")}
    over = board.phase == OVER
    lower = picture_board.more_rows(board)
    seats_top = SPACES_TOP if over else SEATS_TOP + lower
    players = int(board.players)
    bottom = seats_top + (players + 1) // 2 * (PANEL_HEIGHT + PANEL_GAP)
    parts = _header(board, lang)
    if not over:
        parts += picture_board.river(lower) + picture_board.spaces(board, marked, lang)
        below_city = picture_board.market(board, lang) + picture_board.reward(board, lang)
        parts.append(svg.element("g", below_city, transform=f"translate(0 {lower})"))
    for owner in range(players):
        left = MARGIN + (owner % 2) * (PANEL_WIDTH + PANEL_GAP)
        parts += panel(board, owner, left, seats_top + owner // 2 * (PANEL_HEIGHT + PANEL_GAP), marked, lang)
    below: list[str] = []
    if over:
        below, height = _scores(board, bottom, lang)
    else:
        below, height = _hand_and_window(board, seat, bottom, lang)
    title = say("castellum-name", lang)
    return svg.document(WIDTH, bottom + height, title, description(board, lang), [*parts, *below])


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
        svg.text(f"{YEARS[board.year]} · {phase}", MARGIN, 36, 24, font_family=svg.SERIF, font_weight="bold"),
        svg.text(words.question(board, lang), MARGIN, 64, 16, fill=svg.MUTED),
    ]
    for year in range(4):
        parts += _shield(board, year, WIDTH - MARGIN - 40 - (3 - year) * 92, lang)
    x = WIDTH - MARGIN - 40 - 3 * 92 - 70
    parts += [
        svg.text(say("castellum-picture-first", lang), x - 16, 41, 13, text_anchor="end", fill=svg.MUTED),
        picture_shapes.seat_mark(board.first, x, 36, 10),
    ]
    return parts


def _shield(board: Board, year: int, x: float, lang: str) -> list[str]:
    """A year with its reward: how many enemies were defeated of those needed, and whether the reward was won."""
    now = year == board.year
    needed = board.edition.needed[year * 5 + board.players]
    fought, won = board.rewards[year * 3], board.rewards[year * 3 + 1] >= 0
    outline = f"M{x - 40} 10h80v34q0 14 -40 24q-40 -10 -40 -24z"
    fill = "#f4d77a" if won else (svg.PANEL if now or fought >= 0 else "#efe8da")
    label = f"{fought}/{needed}" if fought >= 0 else f"≥ {needed}"
    message = "castellum-picture-reward" if fought >= 0 else "castellum-picture-needed"
    tip = say(message, lang, defeated=fought, needed=needed)
    shield = svg.element(
        "path", d=outline, fill=fill, stroke=svg.ACCENT if now else svg.LINE, stroke_width=3 if now else 1.5
    )
    return [
        svg.element("g", [svg.element("title", tip), shield]),
        svg.text(str(YEARS[year]), x, 31, 16, text_anchor="middle", font_weight="bold", font_family=svg.SERIF),
        svg.text(label, x, 51, 14, text_anchor="middle", fill=svg.INK if now or fought >= 0 else svg.MUTED),
    ]


# ---- the bottom: the hand of the seat, a window, the final score ----


def _hand_and_window(board: Board, seat: int | None, top: float, lang: str) -> tuple[list[str], float]:
    edition = board.edition
    parts: list[str] = []
    x: float = MARGIN
    if seat is not None:
        angels, enemies = members(board.angels[seat]), members(board.enemies[seat])
        if board.asked == ASK_EXCESS and board.decider == seat:
            angels = [*angels, board.excess]
        if angels or enemies:
            label = say("castellum-picture-hand", lang, seat=words.seat_name(seat, lang))
            parts.append(svg.text(label, x, top + 14, 14, font_family=svg.SERIF, font_weight="bold"))
        for card in angels:
            parts.append(_angel_card(board, card, x, top + 24, card == board.excess, lang))
            x += 168
        for card in enemies:
            parts.append(enemy_card(edition, card, x, top + 24, 88, words.enemy(edition, card, lang)))
            x += 94
    height: float = 92 if parts else 8
    if board.asked == ASK_REACT:
        for entry in views.played(board):
            args = f" {entry['args']}" if entry["args"] else ""
            effect = words.effect(board.edition, entry["effect"], lang)
            label = f"{entry['card']}: {effect}{args}"
            parts += [
                picture_shapes.seat_mark(entry["seat"], MARGIN + 10, top + height + 6, 9),
                picture_shapes.angel(MARGIN + 40, top + height + 6, 8),
                svg.text(label, MARGIN + 60, top + height + 11, 15),
            ]
            height += 28
        height += 4
    return parts, height


def _angel_card(board: Board, card: int, x: float, y: float, excess: bool, lang: str) -> str:
    edition = board.edition
    label = say(f"castellum-short-{EFFECTS[edition.angel_effect[card]]}", lang)
    return svg.element(
        "g",
        [
            svg.element("title", picture_shapes.escaped(words.angel(edition, card, lang))),
            svg.element(
                "rect",
                x=x,
                y=y,
                width=162,
                height=56,
                rx=6,
                fill="#fff7dc",
                stroke="#a4332b" if excess else "#c9a13b",
                stroke_width=2.5 if excess else 1.4,
            ),
            picture_shapes.angel(x + 22, y + 22, 9),
            svg.text(f"+{edition.angel_value[card]}", x + 42, y + 28, 20, font_weight="bold"),
            svg.text(ANGELS[card], x + 154, y + 18, 12, text_anchor="end", fill=svg.MUTED),
            svg.text(label, x + 8, y + 49, 11.5),
        ],
    )


def _scores(board: Board, top: float, lang: str) -> tuple[list[str], float]:
    """The final score of each seat by source."""
    parts = [
        svg.text(say("castellum-picture-score", lang), MARGIN, top + 18, 17, font_family=svg.SERIF, font_weight="bold")
    ]
    winners = winners_of(board)
    columns = (*views.SOURCES, "total")
    for k, source in enumerate(columns):
        label = say(f"castellum-picture-{source}", lang)
        parts.append(svg.text(label, 300 + k * 150, top + 18, 14, text_anchor="middle", fill=svg.MUTED))
    for seat, points in enumerate(views.breakdown(board)):
        y = top + 46 + seat * 28
        if seat in winners:
            parts.append(
                svg.element(
                    "rect",
                    x=MARGIN,
                    y=y - 15,
                    width=WIDTH - 2 * MARGIN,
                    height=26,
                    rx=5,
                    fill="#f4d77a",
                    fill_opacity=0.6,
                )
            )
        parts += [
            picture_shapes.seat_mark(seat, MARGIN + 14, y - 2, 9),
            svg.text(words.seat_name(seat, lang), MARGIN + 34, y + 4, 16, font_family=svg.SERIF),
        ]
        for k, source in enumerate(columns):
            weight = "bold" if source == "total" else "normal"
            parts.append(
                svg.text(str(points[source]), 300 + k * 150, y + 4, 16, text_anchor="middle", font_weight=weight)
            )
    return parts, 46 + 28 * int(board.players)
