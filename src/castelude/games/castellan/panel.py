"""The seats, the hand and the sentence of the moment below the castle, and the seats' marks: colour, shape, pattern."""

import math
from collections.abc import Iterator
from xml.sax.saxutils import escape

from castelude import svg
from castelude.games.castellan import views, words
from castelude.games.castellan.position import CastellanPosition
from castelude.texts import say

INKS = ("#a4332b", "#2c5b93", "#3c7040", "#6d4a94")
STONE_EDGE = "#4a463d"
STONE_LIGHT = "#b9b3a3"
SEAT_WIDTH = 190
SEATS_HEIGHT = 112
SENTENCE_HEIGHT = 40
CARD_WIDTH = 130
CARD_HEIGHT = 84
GAP = 10


def seat_ink(seat: int) -> str:
    return INKS[seat]


def pattern(seat: int) -> str:
    """The pattern of a seat: diagonal hatch, dots, waves, chevrons."""
    marks = (
        "M-1 1L1 -1M-1 9L9 -1M-1 17L17 -1M7 17L17 7M15 17L17 15",
        "M4 4h0M12 12h0",
        "M0 5q4 -4 8 0t8 0M0 13q4 -4 8 0t8 0",
        "M0 6l4 -4l4 4l4 -4l4 4M0 14l4 -4l4 4l4 -4l4 4",
    )
    mark = svg.element(
        "path",
        d=marks[seat],
        fill="none",
        stroke=INKS[seat],
        stroke_opacity=0.55,
        stroke_width=3.2 if seat == 1 else 1.4,
        stroke_linecap="round",
    )
    return svg.element("pattern", mark, id=f"castellan-{seat}", width=16, height=16, patternUnits="userSpaceOnUse")


def shape(seat: int, x: float, y: float, size: float, **attributes: str | float) -> str:
    """The shape of a seat: disc, square, diamond, hexagon."""
    if seat == 0:
        return svg.element("circle", cx=x, cy=y, r=size, **attributes)
    if seat == 1:
        side = size * 0.9
        return svg.element("rect", x=x - side, y=y - side, width=2 * side, height=2 * side, rx=size / 5, **attributes)
    if seat == 2:
        side = size * 1.22
        return svg.polygon([(x - side, y), (x, y - side), (x + side, y), (x, y + side)], **attributes)
    side = size * 1.08
    corners = [math.radians(60 * k) for k in range(6)]
    return svg.polygon([(x + side * math.cos(a), y + side * math.sin(a)) for a in corners], **attributes)


def keep(seat: int, x: float, y: float, size: float, label: str, doubled: bool, name: str = "") -> str:
    """A keep with a number on it; a Double Keep has a second one under it."""
    edge: dict[str, str | float] = {"fill": INKS[seat], "stroke": svg.PANEL, "stroke_width": 1.6}
    parts = [svg.element("title", escape(name))] if name else []
    if doubled:
        parts.append(shape(seat, x + size * 0.4, y + size * 0.4, size, **edge))
    parts.append(shape(seat, x, y, size, **edge))
    scale = 1.0 if len(label) < 3 else 0.8
    parts.append(
        svg.text(label, x, y + size * 0.36, size * scale, text_anchor="middle", fill=svg.PANEL, font_weight="bold")
    )
    return svg.element("g", parts)


def least_width(players: int) -> float:
    """The width that the seats need."""
    return max(3, players) * SEAT_WIDTH + 2 * GAP


def _columns(width: float) -> int:
    return max(1, int((width - GAP) // (CARD_WIDTH + GAP)))


def height(position: CastellanPosition, seat: int | None) -> float:
    """The height that the panel needs; a hand may take several rows."""
    total = SENTENCE_HEIGHT + SEATS_HEIGHT
    if seat is not None and position.hands[seat]:
        rows = math.ceil(sum(views.backs(position.hands[seat]).values()) / _columns(least_width(position.players)))
        total += rows * (CARD_HEIGHT + GAP) + GAP
    return total


def draw(position: CastellanPosition, seat: int | None, width: float, top: float, lang: str) -> Iterator[str]:
    """Everything below the castle, from `top` on."""
    yield svg.text(words.now(position, lang), width / 2, top + 22, 18, text_anchor="middle", font_family=svg.SERIF)
    players = int(position.players)
    block = min(SEAT_WIDTH + 40, (width - 2 * GAP) / players)
    left = (width - block * players) / 2
    for other in range(players):
        yield from _seat(position, other, left + block * other + GAP / 2, top + SENTENCE_HEIGHT, block - GAP, lang)
    if seat is not None and position.hands[seat]:
        yield from _hand(position, seat, width, top + SENTENCE_HEIGHT + SEATS_HEIGHT + GAP, lang)


def _seat(position: CastellanPosition, seat: int, left: float, top: float, width: float, lang: str) -> Iterator[str]:
    active = position.actor() == seat
    yield svg.element(
        "rect",
        x=left,
        y=top,
        width=width,
        height=SEATS_HEIGHT - GAP,
        rx=8,
        fill=svg.PANEL,
        stroke=svg.ACCENT if active else svg.LINE,
        stroke_width=2.5 if active else 1,
    )
    points = int(position.scores()[seat])
    hand, decks = views.backs(position.hands[seat]), views.deck_sizes(position, seat)
    yield keep(seat, left + 24, top + 28, 14, str(points), False)
    yield svg.text(
        words.seat_name(seat, lang),
        left + 48,
        top + 24,
        17,
        font_family=svg.SERIF,
        font_weight="bold",
        fill=INKS[seat],
    )
    keeps = say("castellan-picture-keeps", lang, keeps=int(position.keeps()[seat]))
    lines = [f"{say('castellan-picture-points', lang, points=points)}, {keeps}"]
    if position.double_keep:
        used = "used" if position.double_used[seat] else "free"
        lines.append(say(f"castellan-picture-double-{used}", lang))
    lines.append(say("castellan-picture-hand", lang, towers=hand["T"], walls=hand["W"]))
    lines.append(say("castellan-picture-decks", lang, tower_deck=decks["T"], wall_deck=decks["W"]))
    for row, line in enumerate(lines):
        yield svg.text(line, left + 48, top + 42 + 17 * row, 12.5, fill=svg.MUTED)


def _hand(position: CastellanPosition, seat: int, width: float, top: float, lang: str) -> Iterator[str]:
    """The own cards: their back's colour, id, name and pieces."""
    held = [card for card in range(len(position.edition.ids)) if position.hands[seat] >> card & 1]
    columns = min(_columns(least_width(position.players)), len(held))
    left = (width - columns * (CARD_WIDTH + GAP) + GAP) / 2
    for place, card in enumerate(held):
        x = left + (place % columns) * (CARD_WIDTH + GAP)
        y = top + (place // columns) * (CARD_HEIGHT + GAP)
        yield svg.element("g", _card(position, card, x, y, lang))


def _card(position: CastellanPosition, card: int, x: float, y: float, lang: str) -> Iterator[str]:
    edition = position.edition
    yield svg.element("title", escape(f"{edition.ids[card]} {words.face(position, card, lang)}"))
    yield svg.element("rect", x=x, y=y, width=CARD_WIDTH, height=CARD_HEIGHT, rx=7, fill=svg.PANEL, stroke=STONE_EDGE)
    yield svg.text(edition.ids[card], x + 9, y + 19, 13, font_weight="bold")
    yield svg.text(
        edition.title(card, lang)[:24], x + CARD_WIDTH / 2, y + CARD_HEIGHT - 9, 11, text_anchor="middle",
        font_family=svg.SERIF, fill=svg.MUTED,
    )  # fmt: skip
    long, short, towers, extra = edition.faces[card]
    across, row = x + 12.0, y + 31.0
    for _ in range(towers):
        yield svg.element(
            "rect", x=across, y=row, width=14, height=14, rx=4, fill=STONE_LIGHT, stroke=STONE_EDGE, stroke_width=1.4
        )
        across += 19
    for _ in range(extra):
        yield _extra_card(x + CARD_WIDTH - 24, y + 8)
    if towers:
        across, row = x + 12.0, y + 52.0
    for length in [34] * long + [15] * short:
        if across + length > x + CARD_WIDTH - 6:
            across, row = x + 12.0, row + 10
        yield svg.element("rect", x=across, y=row, width=length, height=6, rx=1.5, fill=svg.STONE, stroke=STONE_EDGE)
        across += length + 5


def _extra_card(x: float, y: float) -> str:
    """The extra-card symbol: a small card with a plus."""
    card = svg.element("rect", x=x, y=y, width=13, height=17, rx=2.5, fill="none", stroke=svg.ACCENT, stroke_width=1.5)
    plus = svg.element(
        "path", d=f"M{svg.number(x + 6.5)} {svg.number(y + 5)}v7M{svg.number(x + 3)} {svg.number(y + 8.5)}h7",
        stroke=svg.ACCENT, stroke_width=1.6,
    )  # fmt: skip
    return card + plus
