"""A position of Castel as an SVG picture: castle, slots, outside, exchange, hand, and how the seats stand."""

from collections.abc import Sequence

from castelude import svg
from castelude.core.bits import members
from castelude.core.position import NOBODY
from castelude.games.castel import notation, views
from castelude.games.castel.board import NO_SEAT, Board
from castelude.games.castel.cards import (
    COURT,
    KIND_IDS,
    KIND_OF,
    ON_A_CARD,
    OUTSIDE,
    RAMPART,
    TOWER,
    ZONE_OF_CARD,
)
from castelude.games.castel.emblems import emblem
from castelude.games.castel.geometry import BY_NAME, CELLS, FAR, NAMES, ZONE_OF_PLACE
from castelude.games.castel.operands import reference
from castelude.games.castel.position import CastelPosition
from castelude.games.castel.words import pending_words, seat_name, turn_words
from castelude.palette import seat_look
from castelude.texts import say

CELL = 88
GAP = 4
RING = 126  # room for the slots on each side of the castle
CASTLE = 6 * CELL
BOARD = CASTLE + 2 * RING
SIDE = 236
WIDTH = BOARD + SIDE
ROW = 10  # cards in a row below the castle
MARGIN = 20

STONE = "#cfc8b8"
GRASS = "#dfe5cf"
ZONE_FLOOR = {COURT: "#f3e9d8", RAMPART: "#d9d2c2", TOWER: "#c3cad3", OUTSIDE: GRASS}
BANNERS = {COURT: "#a4332b", OUTSIDE: "#4f7a3a", RAMPART: "#b7791f", TOWER: "#3d5f8f", ON_A_CARD: "#74508f"}
PAPER = svg.PANEL
SEAT_LOOKS = [seat_look("castel", seat) for seat in range(5)]
SEAT_EDGE = ("#000000", "#7d6230", "#6f1f19", "#234a28", "#452c58")


def draw(position: CastelPosition, seat: int | None, lately: Sequence[str], lang: str) -> str:
    """The whole picture as the seat sees it. `lately` are the actions of the last actor."""
    board = position.board
    parts = [*_grounds(), *_marks(lately)]
    for place in views.occupied(board):
        if place < FAR:
            parts.append(_stack(board, place, *corner(place), lang))
    parts += _side(position, seat, lang)
    y = float(BOARD + 8)
    outside = [place for place in views.occupied(board) if place >= FAR]
    if outside:
        y = _row_title(parts, say("castel-picture-outside", lang), y)
        for index, place in enumerate(outside):
            parts.append(_stack(board, place, *_in_row(index, y), lang, label=NAMES[place]))
        y += _rows(len(outside)) * (CELL + GAP)
    y = _card_row(parts, say("castel-picture-exchange", lang), members(board.exchange), y, lang)
    if seat is not None:
        title = say("castel-picture-hand", lang, seat=seat_name(seat, lang))
        y = _card_row(parts, title, members(board.hands[seat]), y, lang)
    if board.removed:
        y = _card_row(parts, say("castel-picture-removed", lang), members(board.removed), y, lang)
    return svg.document(WIDTH, y + 8, say("castel-name", lang), description(position, lang), parts)


def description(position: CastelPosition, lang: str) -> str:
    """The position in one sentence, for people who cannot see the picture."""
    board = position.board
    return say(
        "castel-picture-description",
        lang,
        turn=str(position.turn),
        cards=len(members(board.in_play)),
        exchange=len(members(board.exchange)),
        what=turn_words(position, lang),
    )


def corner(place: int) -> tuple[float, float]:
    """The upper left corner of a cell or slot; rank 1 lies at the bottom."""
    if place < CELLS:
        return RING + (place // 6) * CELL, RING + (5 - place % 6) * CELL
    middle = RING + CASTLE / 2 - CELL / 2
    edge = 8.0
    far = BOARD - CELL - edge
    return {"N": (middle, edge), "E": (far, middle), "S": (middle, far), "W": (edge, middle)}[NAMES[place]]


def _grounds() -> list[str]:
    """The meadow, the walls, towers and court, the slots, and the names of files and ranks."""
    parts = [
        svg.element("rect", x=4, y=4, width=BOARD - 8, height=BOARD - 8, rx=14, fill=GRASS),
        svg.element("rect", x=RING - 6, y=RING - 6, width=CASTLE + 12, height=CASTLE + 12, rx=8, fill=svg.STONE),
    ]
    for cell in range(CELLS):
        x, y = corner(cell)
        zone = ZONE_OF_PLACE[cell]
        parts.append(
            svg.element(
                "rect",
                svg.element("title", NAMES[cell]),
                x=x + 1,
                y=y + 1,
                width=CELL - 2,
                height=CELL - 2,
                rx=20 if zone == TOWER else 3,
                fill=ZONE_FLOOR[zone],
            )
        )
        parts.append(svg.text(NAMES[cell], x + CELL / 2, y + CELL / 2 + 5, 13, text_anchor="middle", fill="#7a7264"))
    parts.append(svg.element("path", d=_battlements(), fill=svg.STONE))
    for slot in range(CELLS, FAR):
        x, y = corner(slot)
        parts.append(
            svg.element(
                "rect",
                x=x + 3,
                y=y + 3,
                width=CELL - 6,
                height=CELL - 6,
                rx=6,
                fill="none",
                stroke="#8a9472",
                stroke_width=2,
                stroke_dasharray="6 5",
            )
        )
        parts.append(svg.text(NAMES[slot], x + CELL / 2, y + CELL / 2 + 7, 20, text_anchor="middle", fill="#5d6747"))
    for k in range(6):
        along = RING + k * CELL + CELL / 2
        near = RING + CASTLE + 27
        parts.append(svg.text("abcdef"[k], along, near, 14, text_anchor="middle", fill=svg.MUTED))
        parts.append(svg.text(str(6 - k), RING - 21, along + 5, 14, text_anchor="middle", fill=svg.MUTED))
    return parts


def _battlements() -> str:
    """Little teeth along the four ramparts, none at the towers."""
    teeth = []
    for k in range(8):
        at = RING + CELL + 10 + k * (4 * CELL - 20) / 8 + 6
        low, high = RING - 12, RING + CASTLE + 6
        for x, y, w, h in ((at, low, 22, 8), (at, high, 22, 8), (low, at, 8, 22), (high, at, 8, 22)):
            teeth.append(f"M{svg.number(x)} {svg.number(y)}h{w}v{h}h-{w}z")
    return "".join(teeth)


def _marks(lately: Sequence[str]) -> list[str]:
    """A soft frame around the places that the last actor has named."""
    places = set()
    for action in lately:
        words = notation.read(action)
        for text in words.values if words else ():
            name = text.partition("@")[2].partition(".")[0] or text
            if name in BY_NAME and BY_NAME[name] < FAR:
                places.add(BY_NAME[name])
    return [
        svg.element(
            "rect",
            x=corner(place)[0] - 1,
            y=corner(place)[1] - 1,
            width=CELL + 2,
            height=CELL + 2,
            rx=6,
            fill=svg.ACCENT,
            fill_opacity=0.55,
        )
        for place in sorted(places)
    ]


# ---- cards ----


def _stack(board: Board, place: int, x: float, y: float, lang: str, label: str = "") -> str:
    """A card in play with its pawn, and the Knights on it as violet tabs with theirs."""
    cards = views.stack(board, place)
    names = [f"{reference(board, card)} {_pawn_words(board, card, lang)}" for card in cards]
    parts = [svg.element("title", "; ".join(names)), _card(cards[0], x + 3, y + 3, CELL - 6, lang)]
    parts.append(_pawn(board.pawn_of(cards[0]), x + CELL - 15, y + 16, 10))
    if label:
        parts.append(svg.text(label, x + (14 if len(cards) == 1 else 38), y + 17, 13, fill=svg.MUTED))
    for index, knight in enumerate(cards[1:]):
        parts.append(_knight_tab(board.pawn_of(knight), x + 4, y + 5 + index * 19))
    return svg.element("g", parts)


def _pawn_words(board: Board, card: int, lang: str) -> str:
    owner = board.pawn_of(card)
    return say("castel-no-pawn-on-it", lang) if owner == NO_SEAT else f"({seat_name(owner, lang)})"


def _card(card: int, x: float, y: float, size: float, lang: str) -> str:
    """A small card: a banner in the colour of its zone, emblem and name."""
    kind = KIND_IDS[KIND_OF[card]]
    parts = [
        svg.element("rect", x=x, y=y, width=size, height=size, rx=5, fill=PAPER, stroke="#9b917f", stroke_width=1),
        svg.element("rect", x=x + 1, y=y + 4, width=7, height=size - 8, rx=2, fill=BANNERS[ZONE_OF_CARD[card]]),
    ]
    lines = name_lines(say(f"castel-card-{kind}", lang))
    letters = min(12.5, 114 / max(map(len, lines)))
    parts.append(emblem(kind, x + size / 2 + 2, y + (36 if len(lines) == 1 else 31), 1.45, svg.INK, PAPER))
    for k, line in enumerate(lines):
        base = y + size - 7 - 13 * (len(lines) - 1 - k)
        parts.append(svg.text(line, x + size / 2 + 4, base, letters, text_anchor="middle", font_family=svg.SERIF))
    return "".join(parts)


def name_lines(name: str) -> list[str]:
    """A name on one line, or on two of about the same length."""
    if len(name) <= 10 or " " not in name.replace("-", " "):
        return [name]
    cuts = [k for k, letter in enumerate(name) if letter in " -"]
    cut = min(cuts, key=lambda k: abs(k - len(name) / 2))
    return [name[:cut].strip() if name[cut] == " " else name[: cut + 1], name[cut + 1 :]]


def _knight_tab(owner: int, x: float, y: float) -> str:
    """A Knight who lies on a card."""
    tab = svg.element(
        "path",
        d=f"M{svg.number(x)} {svg.number(y)}h20v14l-10 7l-10-7z",
        fill=BANNERS[ON_A_CARD],
        stroke=PAPER,
        stroke_width=1.2,
    )
    return tab + emblem("knight", x + 10, y + 9, 0.58, PAPER, BANNERS[ON_A_CARD]) + _pawn(owner, x + 25, y + 9, 6.5)


def _pawn(owner: int, x: float, y: float, radius: float) -> str:
    """A pawn by colour, shape and number; nothing for a card without one."""
    if owner == NO_SEAT:
        return ""
    look: dict[str, str | float] = {"fill": SEAT_LOOKS[owner].ink, "stroke": SEAT_EDGE[owner], "stroke_width": 1.4}
    r = radius
    shapes = (
        svg.element("circle", cx=x, cy=y, r=r, **look),
        svg.element("rect", x=x - r * 0.9, y=y - r * 0.9, width=r * 1.8, height=r * 1.8, rx=1.5, **look),
        svg.polygon([(x, y - r * 1.2), (x + r * 1.2, y), (x, y + r * 1.2), (x - r * 1.2, y)], **look),
        svg.polygon(
            [
                (x - r * 1.1, y),
                (x - r * 0.55, y - r),
                (x + r * 0.55, y - r),
                (x + r * 1.1, y),
                (x + r * 0.55, y + r),
                (x - r * 0.55, y + r),
            ],
            **look,
        ),
        svg.polygon([(x, y - r * 1.25), (x + r * 1.2, y + r * 0.9), (x - r * 1.2, y + r * 0.9)], **look),
    )
    drop = r * (0.42 if owner != 4 else 0.6)
    number = svg.text(
        str(owner), x, y + drop, r * 1.2, text_anchor="middle", fill=SEAT_LOOKS[owner].letter, font_weight="bold"
    )
    return shapes[owner] + number


# ---- rows of cards below the castle ----


def _rows(number: int) -> int:
    return max(1, -(-number // ROW))


def _in_row(index: int, y: float) -> tuple[float, float]:
    return MARGIN + (index % ROW) * (CELL + GAP), y + (index // ROW) * (CELL + GAP)


def _row_title(parts: list[str], words: str, y: float) -> float:
    parts.append(svg.text(words, MARGIN, y + 16, 16, font_family=svg.SERIF, font_weight="bold"))
    return y + 24


def _card_row(parts: list[str], title: str, cards: list[int], y: float, lang: str) -> float:
    """Cards as a row, copies of a kind as one card with their number; returns where the next row begins."""
    y = _row_title(parts, title, y)
    kinds: dict[int, list[int]] = {}
    for card in cards:
        kinds.setdefault(KIND_OF[card], []).append(card)
    for index, copies in enumerate(kinds.values()):
        x, top = _in_row(index, y)
        parts.append(_card(copies[0], x, top, CELL - 6, lang))
        if len(copies) > 1:
            parts.append(
                svg.text(f"×{len(copies)}", x + CELL - 12, top + 18, 14, text_anchor="end", font_weight="bold")
            )
    return y + _rows(len(kinds)) * (CELL + GAP)


# ---- the column on the right ----


def _side(position: CastelPosition, seat: int | None, lang: str) -> list[str]:
    """Whose turn it is, what is to be decided, and each seat's cards."""
    board = position.board
    x, y = float(BOARD + 4), 30.0
    parts = [svg.text(say("castel-name", lang), x, y, 26, font_family=svg.SERIF, font_weight="bold")]
    y += 30
    for line in wrapped(turn_words(position, lang), 28) + wrapped(pending_words(position, lang), 28):
        parts.append(svg.text(line, x, y, 15))
        y += 20
    y += 8
    actor = position.actor()
    for other in range(board.players):
        chosen = other in position.winners() if actor == NOBODY else other == actor
        parts.append(
            svg.element(
                "rect",
                x=x,
                y=y,
                width=SIDE - 16,
                height=62,
                rx=8,
                fill=PAPER,
                stroke=svg.ACCENT if chosen else svg.LINE,
                stroke_width=3 if chosen else 1.2,
            )
        )
        name = say("castel-picture-you", lang, seat=seat_name(other, lang)) if other == seat else seat_name(other, lang)
        counts = say(
            "castel-picture-counts", lang, hand=views.hand_sizes(board)[other], pile=views.pile_sizes(board)[other]
        )
        parts += [
            _pawn(other, x + 24, y + 30, 13),
            svg.text(name, x + 50, y + 26, 16, font_family=svg.SERIF, font_weight="bold"),
            svg.text(counts, x + 50, y + 48, 14, fill=svg.MUTED),
        ]
        y += 70
    return parts


def wrapped(words: str, width: int) -> list[str]:
    """A sentence in lines of at most this many letters where its words allow it."""
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines
