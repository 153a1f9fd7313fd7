"""Below the castle in a picture: the sentence of the moment, the seats, and the hand of one seat."""

import math
from collections.abc import Iterator

from castelude import svg
from castelude.games.castellan import views, words
from castelude.games.castellan.position import CastellanPosition
from castelude.games.castellan.seat_marks import STONE_EDGE, STONE_LIGHT, keep
from castelude.texts import say

SEAT_WIDTH = 190
SEATS_HEIGHT = 112
SENTENCE_HEIGHT = 40
CARD_WIDTH = 130
CARD_HEIGHT = 84
GAP = 10


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
    """The seat's own cards: their back's colour, id, name and pieces."""
    held = [card for card in range(len(position.edition.ids)) if position.hands[seat] >> card & 1]
    columns = min(_columns(least_width(position.players)), len(held))
    left = (width - columns * (CARD_WIDTH + GAP) + GAP) / 2
    for place, card in enumerate(held):
        x = left + (place % columns) * (CARD_WIDTH + GAP)
        y = top + (place // columns) * (CARD_HEIGHT + GAP)
        yield svg.element("g", _card(position, card, x, y, lang))


def _card(position: CastellanPosition, card: int, x: float, y: float, lang: str) -> Iterator[str]:
    edition = position.edition
    yield svg.element("title", svg.escape(f"{edition.ids[card]} {words.shown(edition, card, lang)}"))
    yield svg.element("rect", x=x, y=y, width=CARD_WIDTH, height=CARD_HEIGHT, rx=7, fill=svg.PANEL, stroke=STONE_EDGE)
    yield svg.text(edition.ids[card], x + 9, y + 19, 13, font_weight="bold")
    yield svg.text(
        words.card_name(edition, card, lang)[:24], x + CARD_WIDTH / 2, y + CARD_HEIGHT - 9, 11, text_anchor="middle",
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
