"""The upper part of the picture: the places of work by the Meuse, the market and the reward of the year."""

from castelude import svg
from castelude.core.bits import members
from castelude.games.castellum import picture_shapes, views, words
from castelude.games.castellum.board import Board
from castelude.games.castellum.cards import (
    BUY_FORT,
    CHOOSE,
    DRAW_ANGEL,
    FORTS,
    GAIN,
    REINFORCE,
    TROOPS,
    TYPES,
)
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
WATER = "#bcd3dd"


# ---- the places of work ----


def more_rows(board: Board) -> int:
    """How much more room the places of work need than the two rows of the house edition."""
    rows = -(-len(members(board.edition.spaces_for[board.players])) // TILES_A_ROW)
    return max(0, rows - 2) * (TILE_HEIGHT + TILE_GAP)


def river(more: int) -> list[str]:
    """The Meuse behind the places of work, so much higher than for two rows."""
    top, height = SPACES_TOP - 8, 2 * (TILE_HEIGHT + TILE_GAP) + 8 + more
    band = svg.element("rect", x=0, y=top, width=WIDTH, height=height, fill=WATER, fill_opacity=0.55)
    waves = []
    for row in range(height // 36):
        y = top + 22 + row * 36
        waves.append(f"M0 {y}" + "q12 -7 25 0t25 0" * 20)
    return [
        band,
        svg.element("path", d="".join(waves), fill="none", stroke="#8fb3c2", stroke_opacity=0.6, stroke_width=1.5),
    ]


def spaces(board: Board, marked: set[str], lang: str) -> list[str]:
    parts = []
    for index, space in enumerate(members(board.edition.spaces_for[board.players])):
        x = MARGIN + index % TILES_A_ROW * (TILE_WIDTH + TILE_GAP)
        y = SPACES_TOP + index // TILES_A_ROW * (TILE_HEIGHT + TILE_GAP)
        parts.append(_tile(board, space, x, y, board.edition.spaces[space] in marked, lang))
    return parts


def _tile(board: Board, space: int, x: float, y: float, marked: bool, lang: str) -> str:
    edition = board.edition
    workers = views.workers_on(board, space)
    single = bool(edition.single_spaces >> space & 1)
    name = words.space_name(edition, space, lang).partition(" (")[0]
    fits = 20 if single else 17
    name = name if len(name) <= fits + 3 else name[: fits + 1].rstrip(" -") + "…"
    size = 13 if len(name) <= fits else 11
    tip = f"{words.space_name(edition, space, lang)}: {words.space(edition, space, lang)}"
    parts = [
        svg.element("title", picture_shapes.escaped(tip)),
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
        *_benefit(board, space, x + 16, y + 42),
    ]
    if single:
        cx = x + TILE_WIDTH - 18
        parts.append(
            svg.element("circle", cx=cx, cy=y + 42, r=11.5, fill="none", stroke=svg.STONE, stroke_dasharray="3 3")
        )
        parts += [picture_shapes.seat_mark(seat, cx, y + 42, 9) for seat in workers]
    else:
        parts.append(svg.text("∞", x + TILE_WIDTH - 9, y + 20, 16, text_anchor="end", fill=svg.MUTED))
        step = min(14.0, 74 / max(1, len(workers)))
        for k, seat in enumerate(workers):
            parts.append(picture_shapes.seat_mark(seat, x + TILE_WIDTH - 14 - (len(workers) - 1 - k) * step, y + 44, 7))
    return svg.element("g", parts)


def _benefit(board: Board, space: int, x: float, y: float) -> list[str]:
    """What a space does, in shapes."""
    edition = board.edition
    action = edition.space_action[space]
    if action == GAIN:
        given = [r for r in range(3) for _ in range(edition.space_gives[space * 3 + r])]
        return [picture_shapes.RESOURCE_SHAPES[r](x + k * 22, y, 7.5) for k, r in enumerate(given[:5])]
    if action == CHOOSE:
        label = svg.text(f"{edition.space_choose[space]} ×", x - 8, y + 5, 14, font_weight="bold")
        return [label, *(picture_shapes.RESOURCE_SHAPES[r](x + 25 + r * 12, y, 5.5) for r in range(3))]
    if action == REINFORCE:
        return [
            svg.element("circle", cx=x + 2, cy=y, r=10, fill="#a4332b"),
            svg.text("+1", x + 2, y + 4, 12, text_anchor="middle", fill=svg.PANEL, font_weight="bold"),
        ]
    if action == DRAW_ANGEL:
        return [picture_shapes.angel(x + 4, y, 9)]
    if action == BUY_FORT:
        return [picture_shapes.tower(x + 2, y, 9, "#5b5548")]
    return [picture_shapes.TYPE_SHAPES[kind](x + kind * 18, y, 6.5, svg.INK) for kind in range(3)]


# ---- the market ----


def market(board: Board, lang: str) -> list[str]:
    parts = [
        svg.text(
            say(
                "castellum-picture-decks",
                lang,
                forts=len(board.deal.forts) - board.fort_top,
                troops=len(board.deal.troops) - board.troop_top,
                angels=len(board.angel_deck) - board.angel_top,
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
    for k, card in enumerate(members(board.fort_market)):
        parts.append(_building_card(board, card, True, MARGIN + k * (CARD_WIDTH + CARD_GAP), lang))
    for k, card in enumerate(members(board.troop_market)):
        parts.append(_building_card(board, card, False, MARGIN + (4 + k) * (CARD_WIDTH + CARD_GAP), lang))
    return parts


def _building_card(board: Board, card: int, is_fort: bool, x: float, lang: str) -> str:
    """A card of the market: attack, cost, and what is special about it."""
    edition, y = board.edition, float(MARKET_TOP)
    if is_fort:
        name, deck, tip = FORTS[card], edition.forts, words.fort(edition, card, lang)
        icon = picture_shapes.tower(x + 16, y + 18, 9, "#5b5548")
    else:
        name, deck, tip = TROOPS[card], edition.troops, words.troop(edition, card, lang)
        icon = picture_shapes.TYPE_SHAPES[edition.troop_type[card]](x + 16, y + 18, 9, svg.INK)
    points, boost, score = deck.attack[card], deck.boost[card], deck.score[card]
    parts = [
        svg.element("title", picture_shapes.escaped(tip)),
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
    gained = [picture_shapes.RESOURCE_SHAPES[r] for r in range(3) for _ in range(deck.income[card * 4 + r])]
    for shape in gained[:2]:
        parts += [shape(at, y + 42, 5.5), svg.text("+", at - 8, y + 46, 12, text_anchor="end")]
        at -= 24
    if deck.income[card * 4 + 3]:
        parts += [picture_shapes.angel(at - 2, y + 41, 6)]
    if boost >= 0:
        parts += [
            picture_shapes.TYPE_SHAPES[boost](at, y + 42, 6, "#a4332b"),
            svg.text("+1", at - 8, y + 46, 12, text_anchor="end", fill="#a4332b", font_weight="bold"),
        ]
    if score >= 0:
        of = (
            picture_shapes.TYPE_SHAPES[score](at, y + 42, 6, svg.INK)
            if score < 3
            else picture_shapes.tower(at, y + 42, 6, svg.INK)
        )
        parts += [picture_shapes.star(at - 17, y + 42, 7, svg.ACCENT), of]
    price = [r for r in range(3) for _ in range(deck.cost[card * 3 + r])]
    step = min(17.0, (CARD_WIDTH - 18) / max(1, len(price) - 1)) if len(price) > 1 else 0
    parts.append(svg.element("line", x1=x + 6, y1=y + 57, x2=x + CARD_WIDTH - 6, y2=y + 57, stroke="#b9ad95"))
    for k, r in enumerate(price[:8]):
        parts.append(
            picture_shapes.RESOURCE_SHAPES[r](x + 13 + k % 4 * step, y + 68 + k // 4 * 14, 6 if len(price) < 5 else 5)
        )
    return svg.element("g", parts)


def reward(board: Board, lang: str) -> list[str]:
    """The four sides of this year's reward card."""
    edition, y = board.edition, REWARD_TOP + REWARD_HEIGHT / 2
    needed = edition.needed[board.year * 5 + board.players]
    label = f"{say('castellum-picture-needed', lang, needed=needed)}:"
    chosen = board.rewards[board.year * 3 + 2]
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
            *_side(board, side, x + 26, y),
        ]
    return parts


def _side(board: Board, side: int, x: float, y: float) -> list[str]:
    """What a seat receives that faces this side, in shapes."""
    edition = board.edition
    at = (board.year * 4 + side) * 5
    parts: list[str] = []
    for r in range(3):
        for _ in range(min(4, edition.side[at + r])):
            parts.append(picture_shapes.RESOURCE_SHAPES[r](x, y, 7))
            x += 21
    for _ in range(min(4, edition.side[at + 3])):
        parts.append(picture_shapes.angel(x + 3, y, 8))
        x += 27
    if edition.side[at + 4]:
        parts += [
            svg.element("circle", cx=x, cy=y, r=10, fill="#a4332b"),
            svg.text(
                f"+{edition.side[at + 4]}", x, y + 4, 12, text_anchor="middle", fill=svg.PANEL, font_weight="bold"
            ),
        ]
    combo = edition.combo_words[side] if board.year == 3 else None
    if combo:
        parts.append(picture_shapes.star(x, y, 8, svg.ACCENT))
        for kind in combo:
            x += 23
            parts.append(picture_shapes.TYPE_SHAPES[TYPES.index(kind)](x, y, 7, svg.INK))
    return parts
