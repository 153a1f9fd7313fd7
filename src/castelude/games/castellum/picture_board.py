"""What lies around the seats: the places of work on the Meuse, the market and the reward of the year."""

from castelude import svg
from castelude.core.bits import members
from castelude.drawings import drawings, use
from castelude.games.castellum import picture_shapes as shapes
from castelude.games.castellum import views, words
from castelude.games.castellum.board import Board
from castelude.games.castellum.cards import BUY_FORT, CHOOSE, DRAW_ANGEL, FORTS, GAIN, REINFORCE, TROOPS, TYPES
from castelude.games.castellum.picture_lines import special
from castelude.seat_marks import seat_mark
from castelude.texts import say

WIDTH = 1480
MARGIN = 16
CITY_TOP = 80
PLACES_A_ROW = 12
WIDEST_PLACE = 152
HOUSE, PLATE = 92, 54
"""How high a place and its plate are."""
PLACE_HEIGHT = HOUSE + PLATE + 8
CARDS_A_ROW = 4
CARD_WIDTH, CARD_HEIGHT, CARD_GAP = 92, 112, 6
SIDE = CARDS_A_ROW * (CARD_WIDTH + CARD_GAP) - CARD_GAP
"""The width of the market."""
REWARD_HEIGHT = 44
NARROW = 0.54
"""How wide a letter of a name is, in its size."""


# ---- the places of work ----


def city_height(board: Board) -> float:
    """How high the city is: editions may have more places than one row holds."""
    rows = -(-len(members(board.edition.spaces_for[board.players])) // PLACES_A_ROW)
    return max(1, rows) * PLACE_HEIGHT + 10


def city(board: Board, marked: set[str], lang: str) -> list[str]:
    """The Meuse between its banks, and the places of work with the workers who stand there."""
    phase = views.PHASES[board.phase]
    light = f"-{phase}" if phase in ("siege", "angels") else ""
    spaces = members(board.edition.spaces_for[board.players])
    across = min(PLACES_A_ROW, len(spaces))
    step = min(WIDEST_PLACE, (WIDTH - 2 * MARGIN) / max(1, across))
    left = (WIDTH - step * across) / 2
    parts = [use("castellum", f"city{light}", 0, CITY_TOP, WIDTH / 1000, city_height(board) / 180)]
    for index, space in enumerate(spaces):
        x = left + index % PLACES_A_ROW * step
        y = CITY_TOP + 6 + index // PLACES_A_ROW * PLACE_HEIGHT
        parts.append(_place(board, space, x + 3, y, step - 6, board.edition.spaces[space] in marked, lang))
    return parts


def _place(board: Board, space: int, x: float, y: float, width: float, marked: bool, lang: str) -> str:
    edition = board.edition
    name = words.space_name(edition, space, lang)
    tip = f"{name}: {words.space(edition, space, lang)}"
    middle = x + width / 2
    parts = [svg.element("title", svg.escape(tip))]
    if marked:
        parts.append(
            svg.element(
                "rect", x=x - 1, y=y, width=width + 2, height=PLACE_HEIGHT - 2, rx=9, fill="#fff3cf", fill_opacity=0.6,
                stroke=svg.ACCENT, stroke_width=3,
            )
        )  # fmt: skip
    if edition.spaces[space] in drawings("castellum"):
        scale = min(width / 120, (HOUSE - 4) / 94)
        parts.append(use("castellum", edition.spaces[space], middle - 60 * scale, y + HOUSE - 8 - 72 * scale, scale))
    parts += _workers(board, space, middle, y + HOUSE - 6, width)
    plate = y + HOUSE
    parts += [
        svg.element(
            "rect", x=x + 2, y=plate, width=width - 4, height=PLATE, rx=6, fill="#fffaf0", stroke="#000000",
            stroke_opacity=0.18,
        ),
        *_named(name.partition(" (")[0], middle, plate + 16, width - 14),
        *_benefit(board, space, middle, plate + 41),
    ]  # fmt: skip
    return svg.element("g", parts)


def _named(name: str, x: float, y: float, width: float) -> list[str]:
    """A name round a point, on two lines where one would be too small."""
    lines = [name]
    if width / (NARROW * len(name)) < 12 and " " in name:
        cut = min((k for k, letter in enumerate(name) if letter == " "), key=lambda k: abs(k - len(name) / 2))
        lines = [name[:cut], name[cut + 1 :]]
    size = min(16.0 if len(lines) == 1 else 13.5, width / (NARROW * max(map(len, lines))))
    first = y + size * 0.35 - (len(lines) - 1) * size * 0.52
    return [
        svg.text(
            line, x, first + k * size * 1.04, size, text_anchor="middle", font_family=svg.SERIF, font_weight="bold"
        )
        for k, line in enumerate(lines)
    ]


def _workers(board: Board, space: int, x: float, y: float, width: float) -> list[str]:
    """Who works here; an empty place for one worker shows where to stand."""
    workers = views.workers_on(board, space)
    if not workers and board.edition.single_spaces >> space & 1:
        return [
            svg.element(
                "ellipse", cx=x, cy=y - 2, rx=17, ry=6, fill="none", stroke="#5f6a3c", stroke_width=2,
                stroke_dasharray="4 3",
            )
        ]  # fmt: skip
    step = min(30.0, (width - 40) / max(1, len(workers) - 1))
    first = x - step * (len(workers) - 1) / 2
    return [worker(seat, first + k * step, y, 0.8) for k, seat in enumerate(workers)]


def worker(seat: int, x: float, y: float, scale: float) -> str:
    """A worker on a base in the shape and pattern of the seat, with the feet at a point."""
    base = svg.element(
        "g",
        seat_mark(seat, 2, 2, 19),
        transform=f"translate({svg.number(x)} {svg.number(y)}) scale({scale} {scale * 0.62})",
    )
    return base + use("castellum", f"worker-{shapes.COATS[seat]}", x, y, scale)


def _benefit(board: Board, space: int, x: float, y: float) -> list[str]:
    """What a space does, in signs round a point."""
    edition = board.edition
    action, size = edition.space_action[space], 18.0
    if action == GAIN:
        gives = [int(edition.space_gives[space * 3 + r]) for r in range(3)]
        return [*shapes.resources(gives, x - sum(gives) * size * 0.525, y, size), *_endless(board, space, x, y)]
    if action == CHOOSE:
        number = svg.text(str(edition.space_choose[space]), x - 18, y + 6, 17, font_weight="bold")
        return [number, shapes.sign("any", x + 6, y, size + 2), *_endless(board, space, x, y)]
    name = {REINFORCE: "reinforce", DRAW_ANGEL: "angels", BUY_FORT: "fortification"}.get(action, "infantry")
    return [shapes.sign(name, x, y, size + 2), *_endless(board, space, x, y)]


def _endless(board: Board, space: int, x: float, y: float) -> list[str]:
    """There is room for any number of workers."""
    if board.edition.single_spaces >> space & 1:
        return []
    return [svg.text("∞", x + 26, y + 6, 18, fill=svg.MUTED)]


# ---- the market ----


def market(board: Board, left: float, top: float, lang: str) -> tuple[list[str], float]:
    """The cards that can be bought, fortifications first; returns where it ends."""
    decks = say(
        "castellum-picture-decks",
        lang,
        forts=len(board.deal.forts) - board.fort_top,
        troops=len(board.deal.troops) - board.troop_top,
        angels=len(board.angel_deck) - board.angel_top,
    )
    parts = [
        svg.text(say("castellum-picture-market", lang), left, top + 18, 19, font_family=svg.SERIF, font_weight="bold"),
        svg.text(decks, left, top + 36, 13, fill=svg.MUTED),
    ]
    top += 44
    cards = [(card, True) for card in members(board.fort_market)]
    cards += [(card, False) for card in members(board.troop_market)]
    for k, (card, is_fort) in enumerate(cards):
        x = left + k % CARDS_A_ROW * (CARD_WIDTH + CARD_GAP)
        parts.append(_card(board, card, is_fort, x, top + k // CARDS_A_ROW * (CARD_HEIGHT + CARD_GAP), lang))
    return parts, top + -(-len(cards) // CARDS_A_ROW) * (CARD_HEIGHT + CARD_GAP)


def _card(board: Board, card: int, is_fort: bool, x: float, y: float, lang: str) -> str:
    """A card of the market: its figures, attack, cost, and what is special about it."""
    edition = board.edition
    if is_fort:
        name, deck, tip = FORTS[card], edition.forts, words.fort(edition, card, lang)
        drawn, scale, foot = shapes.fort(deck.attack[card]), 0.44, 110
        kind = "fortification"
    else:
        name, deck, tip = TROOPS[card], edition.troops, words.troop(edition, card, lang)
        drawn, scale, foot = shapes.troop(edition, card, board.year), 0.58, 97
        kind = TYPES[edition.troop_type[card]]
    price = [int(deck.cost[card * 3 + r]) for r in range(3)]
    size = min(17.0, (CARD_WIDTH - 12) / (1.05 * max(1, sum(price))))
    extra = special(deck, card)
    ground = "#e3dccb" if is_fort else "#f3e6c8"
    return svg.element(
        "g",
        [
            svg.element("title", svg.escape(tip)),
            svg.element("rect", x=x, y=y, width=CARD_WIDTH, height=CARD_HEIGHT, rx=7, fill=ground, stroke="#8a7f6a"),
            use("castellum", drawn, x + CARD_WIDTH / 2 + 4 - 64 * scale, y + 74 - foot * scale, scale),
            shapes.shield(str(deck.attack[card]), x + 15, y + 17, 20, shapes.MARL if is_fort else shapes.STEEL),
            shapes.sign(kind, x + 15, y + 42, 15),
            svg.text(name, x + CARD_WIDTH - 5, y + 13, 10.5, text_anchor="end", fill=svg.MUTED),
            shapes.chip(extra, x + 4, y + 67, 13) if extra else "",
            svg.element("path", d=f"M{svg.number(x)} {svg.number(y + 80)}h{CARD_WIDTH}", stroke="#b9ad95"),
            *shapes.resources(price, x + 6, y + 96, size),
        ],
    )


# ---- the reward ----


def reward(board: Board, left: float, top: float, width: float, lang: str) -> list[str]:
    """The four sides of this year's reward card, in a row."""
    needed = board.edition.needed[board.year * 5 + board.players]
    chosen = board.rewards[board.year * 3 + 2]
    y = top + REWARD_HEIGHT / 2
    words_of = say("castellum-picture-needed", lang, needed=needed)
    parts = [
        svg.element(
            "rect", x=left, y=top, width=width, height=REWARD_HEIGHT, rx=8, fill="#f8edcb", stroke="#d9c48c"
        ),
        svg.text(words_of, left + 14, y + 6, 18, font_family=svg.SERIF, font_weight="bold"),
    ]  # fmt: skip
    for side in range(4):
        x = left + 232 + side * (width - 232) / 4
        ground = svg.ACCENT if side == chosen else svg.PANEL
        parts += [
            svg.element("circle", cx=x, cy=y, r=12, fill=ground, stroke=svg.ACCENT),
            svg.text(str(side + 1), x, y + 5.5, 15, text_anchor="middle", font_weight="bold"),
            *_side(board, side, x + 20, y),
        ]
    return parts


def _side(board: Board, side: int, x: float, y: float) -> list[str]:
    """What a seat receives that faces this side, in signs."""
    edition = board.edition
    at = (board.year * 4 + side) * 5
    given = [int(edition.side[at + r]) for r in range(3)]
    angels, reinforced = int(edition.side[at + 3]), int(edition.side[at + 4])
    combo = (edition.combo_words[side] if board.year == 3 else None) or []
    signs = ["angels"] * min(4, angels) + (["star", *combo] if combo else [])
    parts = shapes.resources([min(4, amount) for amount in given], x, y, 18)
    x += 19 * sum(min(4, amount) for amount in given)
    parts += [shapes.sign(name, x + 10 + 21 * k, y, 19) for k, name in enumerate(signs)]
    x += 21 * len(signs)
    if reinforced:
        parts += [
            svg.text(f"+{reinforced}", x + 2, y + 6, 17, font_weight="bold"),
            shapes.sign("reinforce", x + 34, y, 19),
        ]
    return parts
