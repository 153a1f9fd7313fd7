"""A position of Castel as an SVG picture: the castle with its surroundings, and beside it seats, exchange and hand."""

from collections.abc import Sequence

from castelude import svg
from castelude.core.bits import members
from castelude.core.position import NOBODY
from castelude.drawings import definitions, use
from castelude.games.castel import notation, views
from castelude.games.castel.cards import KIND_OF
from castelude.games.castel.geometry import BY_NAME, CELLS, FAR, NAMES
from castelude.games.castel.picture_cards import face, stack
from castelude.games.castel.position import CastelPosition
from castelude.games.castel.words import pending_words, seat_name, turn_words
from castelude.seat_marks import seat_definitions, seat_mark
from castelude.texts import say

CELL = 92
SPAN = 8
"""Cells across the map: the castle in its middle is six by six."""
DRAWN = 100
"""The side of a cell in the drawings."""
INSET = 6
"""How far a card lies inside its cell."""
MARGIN = 14
MAP = SPAN * CELL
ROW = 6
"""Cards in a row beside the map."""
SIDE = ROW * CELL
LEFT = MAP + 2 * MARGIN
WIDTH = LEFT + SIDE + MARGIN
SEAT_HEIGHT = 54

MEADOW = "#b7c78d"
BORDERS = ((3.5, 0), (7, 3.5), (3.5, 7), (0, 3.5))
"""The slots north, east, south and west of the castle."""
AROUND = (
    *((x, 0) for x in (2, 5)), *((7, y) for y in (2, 5)), *((x, 7) for x in (5, 2)), *((0, y) for y in (5, 2)),
    *((x, 0) for x in (1, 6)), *((7, y) for y in (1, 6)), *((x, 7) for x in (6, 1)), *((0, y) for y in (6, 1)),
    (0, 0), (7, 0), (7, 7), (0, 7),
)  # fmt: skip
"""The numbered places outside, on the meadow around the castle; more of them lie in rows below it."""


def draw(position: CastelPosition, seat: int | None, lately: Sequence[str], lang: str) -> str:
    """The whole picture as the seat sees it. `lately` are the actions of the last actor."""
    board = position.board
    occupied = views.occupied(board)
    rows = max([SPAN, *(int(_spot(place)[1]) + 1 for place in occupied)])
    parts = [*_grounds(rows), *_marks(lately)]
    for place in occupied:
        x, y = corner(place)
        parts.append(stack(board, place, x + INSET, y + INSET, CELL - 2 * INSET, lang))
        if place >= FAR:
            parts.append(_label(NAMES[place], x + CELL / 2, y + CELL - 0.5))
    beside, bottom = _side(position, seat, lang)
    parts += beside
    height = max(rows * CELL + 2 * MARGIN, bottom + MARGIN)
    defined = [definitions("castel", parts), seat_definitions("castel", range(board.players))]
    return svg.document(WIDTH, height, say("castel-name", lang), description(position, lang), [*defined, *parts])


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


# ---- the map ----


def _spot(place: int) -> tuple[float, float]:
    """Where a place lies, in cells from the upper left corner of the map; rank 1 lies at the bottom."""
    if place < CELLS:
        return 1 + place // 6, 6 - place % 6
    if place < FAR:
        return BORDERS[place - CELLS]
    number = place - int(FAR)
    if number < len(AROUND):
        return AROUND[number]
    over = number - len(AROUND)
    return over % SPAN, SPAN + over // SPAN


def corner(place: int) -> tuple[float, float]:
    """The upper left corner of a place in the picture."""
    x, y = _spot(place)
    return MARGIN + x * CELL, MARGIN + y * CELL


def _grounds(rows: int) -> list[str]:
    """The meadow, the castle on it, and the names of its cells."""
    parts = [
        svg.element("rect", x=MARGIN, y=MARGIN, width=MAP, height=rows * CELL, rx=20, fill=MEADOW),
        use("castel", "plan", MARGIN, MARGIN, CELL / DRAWN),
    ]
    for cell in range(CELLS):
        x, y = corner(cell)
        parts.append(
            svg.text(
                NAMES[cell], x + CELL / 2, y + CELL / 2 + 7, 20, text_anchor="middle", fill=svg.INK, fill_opacity=0.4
            )
        )
    return parts


def _label(name: str, x: float, y: float) -> str:
    """The name of a numbered place, at the lower edge of its card."""
    tab = svg.element("rect", x=x - 15, y=y - 12, width=30, height=14, rx=7, fill=svg.PANEL, fill_opacity=0.9)
    return tab + svg.text(name, x, y - 1, 11.5, text_anchor="middle")


def _marks(lately: Sequence[str]) -> list[str]:
    """A soft light around the places that the last actor has named."""
    places = set()
    for action in lately:
        words = notation.read(action)
        for text in words.values if words else ():
            name = text.partition("@")[2].partition(".")[0] or text
            if name in BY_NAME:
                places.add(BY_NAME[name])
    return [
        svg.element(
            "rect",
            x=corner(place)[0] - 3,
            y=corner(place)[1] - 3,
            width=CELL + 6,
            height=CELL + 6,
            rx=12,
            fill="#fff3cf",
            fill_opacity=0.5,
            stroke=svg.ACCENT,
            stroke_width=3,
        )
        for place in sorted(places)
    ]


# ---- beside the map ----


def _side(position: CastelPosition, seat: int | None, lang: str) -> tuple[list[str], float]:
    """Whose turn it is, what is to be decided, the seats, and the cards that everybody or this seat sees."""
    board = position.board
    y = MARGIN + 30.0
    parts = [svg.text(say("castel-name", lang), LEFT, y, 32, font_family=svg.SERIF, font_weight="bold")]
    y += 28
    for line in wrapped(turn_words(position, lang), 66) + wrapped(pending_words(position, lang), 66):
        parts.append(svg.text(line, LEFT, y, 17))
        y += 22
    y -= 6
    players = int(board.players)
    for other in range(players):
        x, top = LEFT + other % 2 * (SIDE + 8) / 2, y + other // 2 * SEAT_HEIGHT
        parts += _seat(position, other, other == seat, x, top, lang)
    y += (players + 1) // 2 * SEAT_HEIGHT
    y = _card_row(parts, say("castel-picture-exchange", lang), members(board.exchange), y, lang)
    if seat is not None:
        title = say("castel-picture-hand", lang, seat=seat_name(seat, lang))
        y = _card_row(parts, title, members(board.hands[seat]), y, lang)
    if board.removed:
        y = _card_row(parts, say("castel-picture-removed", lang), members(board.removed), y, lang)
    return parts, y


def _seat(position: CastelPosition, seat: int, own: bool, x: float, y: float, lang: str) -> list[str]:
    """A seat: its mark, its name, and how many cards it holds."""
    board, actor = position.board, position.actor()
    chosen = seat in position.winners() if actor == NOBODY else seat == actor
    frame = svg.element(
        "rect",
        x=x,
        y=y,
        width=SIDE / 2 - 4,
        height=SEAT_HEIGHT - 8,
        rx=8,
        fill=svg.PANEL,
        stroke=svg.ACCENT if chosen else svg.LINE,
        stroke_width=3 if chosen else 1.2,
    )
    name = say("castel-picture-you", lang, seat=seat_name(seat, lang)) if own else seat_name(seat, lang)
    counts = say("castel-picture-counts", lang, hand=views.hand_sizes(board)[seat], pile=views.pile_sizes(board)[seat])
    return [
        frame,
        seat_mark(seat, x + 25, y + 23, 14),
        svg.text(name, x + 50, y + 20, 17, font_family=svg.SERIF, font_weight="bold"),
        svg.text(counts, x + 50, y + 38, 14, fill=svg.MUTED),
    ]


def _card_row(parts: list[str], title: str, cards: list[int], y: float, lang: str) -> float:
    """Cards in rows, copies of a kind as one card with their number; returns where the next row begins."""
    parts.append(svg.text(title, LEFT, y + 19, 17, font_family=svg.SERIF, font_weight="bold"))
    y += 26
    kinds: dict[int, list[int]] = {}
    for card in cards:
        kinds.setdefault(KIND_OF[card], []).append(card)
    for index, copies in enumerate(kinds.values()):
        x, top = LEFT + index % ROW * CELL, y + index // ROW * CELL
        parts.append(face(copies[0], x, top + 2, CELL - 2 * INSET, lang))
        if len(copies) > 1:
            parts += _number(len(copies), x + CELL - 2 * INSET - 12, top + 14)
    return y + max(1, -(-len(kinds) // ROW)) * CELL


def _number(copies: int, x: float, y: float) -> list[str]:
    """How many cards of a kind lie here."""
    return [
        svg.element("circle", cx=x, cy=y, r=14, fill=svg.INK, stroke=svg.PANEL, stroke_width=1.5),
        svg.text(f"×{copies}", x, y + 5, 14, text_anchor="middle", fill=svg.PANEL, font_weight="bold"),
    ]


def wrapped(words: str, width: int) -> list[str]:
    """A sentence in lines of at most this many letters where its words allow it."""
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines
