"""A seat's view of Castellum as an SVG picture: the places of work by the Meuse, the market, the wall and the lines.

Nothing hidden is drawn: of other hands and of the piles only their sizes, no score before the end (CM-11.4).
"""

import re
from collections.abc import Sequence

from castelude import svg
from castelude.games.castellum import describe, shapes, views
from castelude.games.castellum.bits import members
from castelude.games.castellum.cards import (
    ANGELS,
    BUY_FORT,
    CHOOSE,
    DRAW_ANGEL,
    FORTS,
    GAIN,
    REINFORCE,
    SPACES,
    TROOPS,
    TYPES,
    YEARS,
)
from castelude.games.castellum.picture_lines import PANEL_HEIGHT, PANEL_WIDTH, enemy_card, panel
from castelude.games.castellum.position import CastellumPosition
from castelude.games.castellum.table import ASK_EXCESS, ASK_REACT, OVER
from castelude.texts import say

WIDTH = 1000
MARGIN = 20
SPACES_TOP = 88
TILE_WIDTH, TILE_HEIGHT, TILE_GAP, TILES_A_ROW = 154, 62, 7, 6
MARKET_TOP = SPACES_TOP + 2 * (TILE_HEIGHT + TILE_GAP) + 22
CARD_WIDTH, CARD_HEIGHT, CARD_GAP = 75, 92, 5.4
REWARD_TOP = MARKET_TOP + CARD_HEIGHT + 8
REWARD_HEIGHT = 34
SEATS_TOP = REWARD_TOP + REWARD_HEIGHT + 10
PANEL_GAP = 12
NAME = re.compile(r"s[0-3]c[1-5]|[FTA][0-9]{2}|E[0-9]{4}-[0-9]{2}|[a-z]{4,}")
WATER = "#bcd3dd"


def draw(position: CastellumPosition, seat: int | None, lately: Sequence[str], lang: str) -> str:
    """The whole picture. `lately` are the actions of the last actor; what they name is marked."""
    marked = {name for action in lately for name in NAME.findall(action.partition(":")[2])}
    over = position.phase == OVER
    seats_top = SPACES_TOP if over else SEATS_TOP
    players = int(position.players)
    bottom = seats_top + (players + 1) // 2 * (PANEL_HEIGHT + PANEL_GAP)
    parts = _header(position, lang)
    if not over:
        parts += [*_river(), *_spaces(position, marked, lang), *_market(position, lang), *_reward(position, lang)]
    for owner in range(players):
        left = MARGIN + (owner % 2) * (PANEL_WIDTH + PANEL_GAP)
        parts += panel(position, owner, left, seats_top + owner // 2 * (PANEL_HEIGHT + PANEL_GAP), marked, lang)
    below: list[str] = []
    if over:
        below, height = _scores(position, bottom, lang)
    else:
        below, height = _hand_and_window(position, seat, bottom, lang)
    title = say("castellum-name", lang)
    return svg.document(WIDTH, bottom + height, title, description(position, lang), [*parts, *below])


def description(position: CastellumPosition, lang: str) -> str:
    """The position in a sentence or two, for who cannot see the picture."""
    return say(
        "castellum-picture-description",
        lang,
        name=say("castellum-name", lang),
        year=str(YEARS[position.year]),
        phase=say(f"castellum-phase-{views.PHASES[position.phase]}", lang),
        ask=describe.question(position, lang).rstrip("!. "),
    )


# ---- the top: years, what is asked ----


def _header(position: CastellumPosition, lang: str) -> list[str]:
    phase = say(f"castellum-phase-{views.PHASES[position.phase]}", lang)
    parts = [
        svg.text(f"{YEARS[position.year]} · {phase}", MARGIN, 36, 24, font_family=svg.SERIF, font_weight="bold"),
        svg.text(describe.question(position, lang), MARGIN, 64, 16, fill=svg.MUTED),
    ]
    for year in range(4):
        parts += _shield(position, year, WIDTH - MARGIN - 40 - (3 - year) * 92, lang)
    x = WIDTH - MARGIN - 40 - 3 * 92 - 70
    parts += [
        svg.text(say("castellum-picture-first", lang), x - 16, 41, 13, text_anchor="end", fill=svg.MUTED),
        shapes.seat_mark(position.first, x, 36, 10),
    ]
    return parts


def _shield(position: CastellumPosition, year: int, x: float, lang: str) -> list[str]:
    """A year with its reward: how many enemies were defeated of those needed, and whether the reward was won."""
    now = year == position.year
    needed = position.edition.needed[year * 5 + position.players]
    fought, won = position.rewards[year * 3], position.rewards[year * 3 + 1] >= 0
    outline = f"M{x - 40} 10h80v34q0 14 -40 24q-40 -10 -40 -24z"
    fill = "#f4d77a" if won else (svg.PANEL if now or fought >= 0 else "#efe8da")
    words = f"{fought}/{needed}" if fought >= 0 else f"≥ {needed}"
    message = "castellum-picture-reward" if fought >= 0 else "castellum-picture-needed"
    tip = say(message, lang, defeated=fought, needed=needed)
    shield = svg.element(
        "path", d=outline, fill=fill, stroke=svg.ACCENT if now else svg.LINE, stroke_width=3 if now else 1.5
    )
    return [
        svg.element("g", [svg.element("title", tip), shield]),
        svg.text(str(YEARS[year]), x, 31, 16, text_anchor="middle", font_weight="bold", font_family=svg.SERIF),
        svg.text(words, x, 51, 14, text_anchor="middle", fill=svg.INK if now or fought >= 0 else svg.MUTED),
    ]


# ---- the places of work ----


def _river() -> list[str]:
    """The Meuse behind the places of work."""
    top, height = SPACES_TOP - 8, 2 * (TILE_HEIGHT + TILE_GAP) + 8
    band = svg.element("rect", x=0, y=top, width=WIDTH, height=height, fill=WATER, fill_opacity=0.55)
    waves = []
    for row in range(4):
        y = top + 22 + row * 36
        waves.append(f"M0 {y}" + "q12 -7 25 0t25 0" * 20)
    return [
        band,
        svg.element("path", d="".join(waves), fill="none", stroke="#8fb3c2", stroke_opacity=0.6, stroke_width=1.5),
    ]


def _spaces(position: CastellumPosition, marked: set[str], lang: str) -> list[str]:
    parts = []
    for index, space in enumerate(members(position.edition.spaces_for[position.players])):
        x = MARGIN + index % TILES_A_ROW * (TILE_WIDTH + TILE_GAP)
        y = SPACES_TOP + index // TILES_A_ROW * (TILE_HEIGHT + TILE_GAP)
        parts.append(_tile(position, space, x, y, SPACES[space] in marked, lang))
    return parts


def _tile(position: CastellumPosition, space: int, x: float, y: float, marked: bool, lang: str) -> str:
    edition = position.edition
    workers = views.workers_on(position, space)
    single = bool(edition.single_spaces >> space & 1)
    name = describe.space_name(edition, space, lang).partition(" (")[0]
    fits = 20 if single else 17
    name = name if len(name) <= fits + 3 else name[: fits + 1].rstrip(" -") + "…"
    size = 13 if len(name) <= fits else 11
    tip = f"{describe.space_name(edition, space, lang)}: {describe.space(edition, space, lang)}"
    parts = [
        svg.element("title", _escaped(tip)),
        svg.element(
            "rect",
            x=x,
            y=y,
            width=TILE_WIDTH,
            height=TILE_HEIGHT,
            rx=7,
            fill=svg.PANEL,
            stroke=svg.ACCENT if marked else svg.LINE,
            stroke_width=2.5 if marked else 1.2,
        ),
        svg.text(name, x + 9, y + 19, size, font_family=svg.SERIF, font_weight="bold"),
        *_benefit(position, space, x + 16, y + 42),
    ]
    if single:
        cx = x + TILE_WIDTH - 18
        parts.append(
            svg.element("circle", cx=cx, cy=y + 42, r=11.5, fill="none", stroke=svg.STONE, stroke_dasharray="3 3")
        )
        parts += [shapes.seat_mark(seat, cx, y + 42, 9) for seat in workers]
    else:
        parts.append(svg.text("∞", x + TILE_WIDTH - 9, y + 20, 16, text_anchor="end", fill=svg.MUTED))
        step = min(14.0, 74 / max(1, len(workers)))
        for k, seat in enumerate(workers):
            parts.append(shapes.seat_mark(seat, x + TILE_WIDTH - 14 - (len(workers) - 1 - k) * step, y + 44, 7))
    return svg.element("g", parts)


def _escaped(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;")


def _benefit(position: CastellumPosition, space: int, x: float, y: float) -> list[str]:
    """What a space does, in shapes."""
    edition = position.edition
    action = edition.space_action[space]
    if action == GAIN:
        given = [r for r in range(3) for _ in range(edition.space_gives[space * 3 + r])]
        return [shapes.RESOURCE_SHAPES[r](x + k * 22, y, 7.5) for k, r in enumerate(given[:5])]
    if action == CHOOSE:
        words = svg.text(f"{edition.space_choose[space]} ×", x - 8, y + 5, 14, font_weight="bold")
        return [words, *(shapes.RESOURCE_SHAPES[r](x + 25 + r * 12, y, 5.5) for r in range(3))]
    if action == REINFORCE:
        return [
            svg.element("circle", cx=x + 2, cy=y, r=10, fill="#a4332b"),
            svg.text("+1", x + 2, y + 4, 12, text_anchor="middle", fill=svg.PANEL, font_weight="bold"),
        ]
    if action == DRAW_ANGEL:
        return [shapes.angel(x + 4, y, 9)]
    if action == BUY_FORT:
        return [shapes.tower(x + 2, y, 9, "#5b5548")]
    return [shapes.TYPE_SHAPES[kind](x + kind * 18, y, 6.5, svg.INK) for kind in range(3)]


# ---- the market ----


def _market(position: CastellumPosition, lang: str) -> list[str]:
    parts = [
        svg.text(
            say(
                "castellum-picture-decks",
                lang,
                forts=len(position.fort_deck) - position.fort_top,
                troops=len(position.troop_deck) - position.troop_top,
                angels=len(position.angel_deck) - position.angel_top,
            ),
            WIDTH - MARGIN,
            MARKET_TOP - 7,
            12,
            text_anchor="end",
            fill=svg.MUTED,
        ),
        svg.text(
            say("castellum-picture-market", lang), MARGIN, MARKET_TOP - 6, 14, font_family=svg.SERIF, font_weight="bold"
        ),
    ]
    for k, card in enumerate(members(position.fort_market)):
        parts.append(_building_card(position, card, True, MARGIN + k * (CARD_WIDTH + CARD_GAP), lang))
    for k, card in enumerate(members(position.troop_market)):
        parts.append(_building_card(position, card, False, MARGIN + (4 + k) * (CARD_WIDTH + CARD_GAP), lang))
    return parts


def _building_card(position: CastellumPosition, card: int, is_fort: bool, x: float, lang: str) -> str:
    """A card of the market: attack, cost, and what is special about it."""
    edition, y = position.edition, float(MARKET_TOP)
    if is_fort:
        name, points, tip = FORTS[card], edition.fort_attack[card], describe.fort(edition, card, lang)
        cost, income = edition.fort_cost, edition.fort_income
        boost, score = edition.fort_boost[card], edition.fort_score[card]
        icon = shapes.tower(x + 16, y + 18, 9, "#5b5548")
    else:
        name, points, tip = TROOPS[card], edition.troop_attack[card], describe.troop(edition, card, lang)
        cost, income = edition.troop_cost, edition.troop_income
        boost, score = edition.troop_boost[card], edition.troop_score[card]
        icon = shapes.TYPE_SHAPES[edition.troop_type[card]](x + 16, y + 18, 9, svg.INK)
    parts = [
        svg.element("title", _escaped(tip)),
        svg.element(
            "rect",
            x=x,
            y=y,
            width=CARD_WIDTH,
            height=CARD_HEIGHT,
            rx=6,
            fill="#d8d2c4" if is_fort else "#f3e6c8",
            stroke="#8a7f6a",
        ),
        icon,
        svg.text(str(points), x + CARD_WIDTH - 9, y + 26, 22, text_anchor="end", font_weight="bold"),
        svg.text(name, x + 7, y + 46, 12, fill=svg.MUTED),
    ]
    at = x + CARD_WIDTH - 12
    gained = [shapes.RESOURCE_SHAPES[r] for r in range(3) for _ in range(income[card * 4 + r])]
    for shape in gained[:2]:
        parts += [shape(at, y + 42, 5.5), svg.text("+", at - 8, y + 46, 12, text_anchor="end")]
        at -= 24
    if income[card * 4 + 3]:
        parts += [shapes.angel(at - 2, y + 41, 6)]
    if boost >= 0:
        parts += [
            shapes.TYPE_SHAPES[boost](at, y + 42, 6, "#a4332b"),
            svg.text("+1", at - 8, y + 46, 12, text_anchor="end", fill="#a4332b", font_weight="bold"),
        ]
    if score >= 0:
        of = shapes.TYPE_SHAPES[score](at, y + 42, 6, svg.INK) if score < 3 else shapes.tower(at, y + 42, 6, svg.INK)
        parts += [shapes.star(at - 17, y + 42, 7, svg.ACCENT), of]
    price = [r for r in range(3) for _ in range(cost[card * 3 + r])]
    step = min(17.0, (CARD_WIDTH - 18) / max(1, len(price) - 1)) if len(price) > 1 else 0
    parts.append(svg.element("line", x1=x + 6, y1=y + 57, x2=x + CARD_WIDTH - 6, y2=y + 57, stroke="#b9ad95"))
    for k, r in enumerate(price[:8]):
        parts.append(shapes.RESOURCE_SHAPES[r](x + 13 + k % 4 * step, y + 68 + k // 4 * 14, 6 if len(price) < 5 else 5))
    return svg.element("g", parts)


def _reward(position: CastellumPosition, lang: str) -> list[str]:
    """The four sides of this year's reward card."""
    edition, y = position.edition, REWARD_TOP + REWARD_HEIGHT / 2
    needed = edition.needed[position.year * 5 + position.players]
    label = f"{say('castellum-picture-needed', lang, needed=needed)}:"
    chosen = position.rewards[position.year * 3 + 2]
    parts = [
        svg.element(
            "rect", x=MARGIN, y=REWARD_TOP, width=WIDTH - 2 * MARGIN, height=REWARD_HEIGHT, rx=6, fill="#f8edcb"
        ),
        svg.text(label, MARGIN + 12, y + 5, 14, font_family=svg.SERIF, font_weight="bold"),
    ]
    for side in range(4):
        x = MARGIN + 190 + side * 195
        parts += [
            svg.element(
                "circle", cx=x, cy=y, r=11, fill=svg.ACCENT if side == chosen else svg.PANEL, stroke=svg.ACCENT
            ),
            svg.text(str(side + 1), x, y + 5, 14, text_anchor="middle", font_weight="bold"),
            *_side(position, side, x + 26, y),
        ]
    return parts


def _side(position: CastellumPosition, side: int, x: float, y: float) -> list[str]:
    """What a seat receives that faces this side, in shapes."""
    edition = position.edition
    at = (position.year * 4 + side) * 5
    parts: list[str] = []
    for r in range(3):
        for _ in range(min(4, edition.side[at + r])):
            parts.append(shapes.RESOURCE_SHAPES[r](x, y, 7))
            x += 21
    for _ in range(min(4, edition.side[at + 3])):
        parts.append(shapes.angel(x + 3, y, 8))
        x += 27
    if edition.side[at + 4]:
        parts += [
            svg.element("circle", cx=x, cy=y, r=10, fill="#a4332b"),
            svg.text(
                f"+{edition.side[at + 4]}", x, y + 4, 12, text_anchor="middle", fill=svg.PANEL, font_weight="bold"
            ),
        ]
    combo = edition.combo_words[side] if position.year == 3 else None
    if combo:
        parts.append(shapes.star(x, y, 8, svg.ACCENT))
        for kind in combo:
            x += 23
            parts.append(shapes.TYPE_SHAPES[TYPES.index(kind)](x, y, 7, svg.INK))
    return parts


# ---- the bottom: the own hand, a window, the final score ----


def _hand_and_window(position: CastellumPosition, seat: int | None, top: float, lang: str) -> tuple[list[str], float]:
    edition = position.edition
    parts: list[str] = []
    x: float = MARGIN
    if seat is not None:
        angels, enemies = members(position.angels[seat]), members(position.enemies[seat])
        if position.asked == ASK_EXCESS and position.decider == seat:
            angels = [*angels, position.excess]
        if angels or enemies:
            label = say("castellum-picture-hand", lang, seat=describe.seat_name(seat, lang))
            parts.append(svg.text(label, x, top + 14, 14, font_family=svg.SERIF, font_weight="bold"))
        for card in angels:
            parts.append(_angel_card(position, card, x, top + 24, card == position.excess, lang))
            x += 168
        for card in enemies:
            parts.append(enemy_card(edition, card, x, top + 24, 88, describe.enemy(edition, card, lang)))
            x += 94
    height: float = 92 if parts else 8
    if position.asked == ASK_REACT:
        for entry in views.played(position):
            args = f" {entry['args']}" if entry["args"] else ""
            effect = say(f"castellum-effect-{entry['effect']}", lang)
            words = f"{entry['card']}: {effect}{args}"
            parts += [
                shapes.seat_mark(entry["seat"], MARGIN + 10, top + height + 6, 9),
                shapes.angel(MARGIN + 40, top + height + 6, 8),
                svg.text(words, MARGIN + 60, top + height + 11, 15),
            ]
            height += 28
        height += 4
    return parts, height


def _angel_card(position: CastellumPosition, card: int, x: float, y: float, excess: bool, lang: str) -> str:
    edition = position.edition
    effect = describe.angel(edition, card, lang).split(", ", 2)
    words = effect[2] if len(effect[2]) < 27 else effect[2][:25].rsplit(" ", 1)[0] + " …"
    return svg.element(
        "g",
        [
            svg.element("title", _escaped(", ".join(effect))),
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
            shapes.angel(x + 22, y + 22, 9),
            svg.text(f"+{edition.angel_value[card]}", x + 42, y + 28, 20, font_weight="bold"),
            svg.text(ANGELS[card], x + 154, y + 18, 12, text_anchor="end", fill=svg.MUTED),
            svg.text(words, x + 8, y + 49, 11.5),
        ],
    )


def _scores(position: CastellumPosition, top: float, lang: str) -> tuple[list[str], float]:
    """The final score of each seat by source."""
    parts = [
        svg.text(say("castellum-picture-score", lang), MARGIN, top + 18, 17, font_family=svg.SERIF, font_weight="bold")
    ]
    winners = position.winners()
    columns = (*views.SOURCES, "total")
    for k, source in enumerate(columns):
        label = say(f"castellum-picture-{source}", lang)
        parts.append(svg.text(label, 300 + k * 150, top + 18, 14, text_anchor="middle", fill=svg.MUTED))
    for seat, points in enumerate(views.breakdown(position)):
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
            shapes.seat_mark(seat, MARGIN + 14, y - 2, 9),
            svg.text(describe.seat_name(seat, lang), MARGIN + 34, y + 4, 16, font_family=svg.SERIF),
        ]
        for k, source in enumerate(columns):
            weight = "bold" if source == "total" else "normal"
            parts.append(
                svg.text(str(points[source]), 300 + k * 150, y + 4, 16, text_anchor="middle", font_weight=weight)
            )
    return parts, 46 + 28 * int(position.players)
