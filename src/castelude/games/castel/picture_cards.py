"""The cards of Castel's picture: portraits framed in the colour of their zone, Knights on them, and pawns."""

from castelude import svg
from castelude.drawings import use
from castelude.games.castel import views
from castelude.games.castel.board import NO_SEAT, Board
from castelude.games.castel.cards import COURT, KIND_IDS, KIND_OF, ON_A_CARD, OUTSIDE, RAMPART, TOWER, ZONE_OF_CARD
from castelude.games.castel.operands import reference
from castelude.games.castel.words import seat_name
from castelude.seat_marks import seat_mark
from castelude.texts import say

ZONES = {COURT: "court", OUTSIDE: "outside", RAMPART: "rampart", TOWER: "tower", ON_A_CARD: "knight"}
DRAWN = 100
"""The side of a frame in the drawings."""
BUST = 0.46
"""How large portraits are in it."""
PLATE = "#fffaf0"
SHADE = "#2c2a22"


def stack(board: Board, place: int, x: float, y: float, size: float, lang: str) -> str:
    """A card in play with its pawn, and on it the Knights with theirs."""
    cards = views.stack(board, place)
    names = [f"{reference(board, card)} {_pawn_words(board, card, lang)}" for card in cards]
    parts = [svg.element("title", "; ".join(names)), face(cards[0], x, y, size, lang)]
    above_name = 0.49 if _long(cards[0], lang) else 0.62
    parts.append(pawn(board.pawn_of(cards[0]), x + size * 0.82, y + size * above_name, size * 0.15))
    apart = min(0.3, 0.62 / max(1, len(cards) - 2))
    for index, knight in enumerate(cards[1:]):
        left, top = x + size * (0.5 - 0.04 * index), y - size * 0.06 + index * size * apart
        parts.append(_framed(knight, left, top, size * 0.54))
        parts.append(pawn(board.pawn_of(knight), left + size * 0.42, top + size * 0.42, size * 0.12))
    return svg.element("g", parts)


def _pawn_words(board: Board, card: int, lang: str) -> str:
    owner = board.pawn_of(card)
    return say("castel-no-pawn-on-it", lang) if owner == NO_SEAT else f"({seat_name(owner, lang)})"


def pawn(owner: int, x: float, y: float, radius: float) -> str:
    """The pawn of a seat; nothing for a card without one."""
    return "" if owner == NO_SEAT else seat_mark(owner, x, y, radius)


def face(card: int, x: float, y: float, size: float, lang: str) -> str:
    """A card with its name."""
    lines = name_lines(_name(card, lang))
    letters = min(size * 0.15, size * 1.5 / max(map(len, lines)))
    high = 0.2 if len(lines) == 1 else 0.33
    plate = svg.element(
        "rect", x=x + size * 0.05, y=y + size * (0.95 - high), width=size * 0.9, height=size * high, rx=size * 0.04,
        fill=PLATE,
    )  # fmt: skip
    words = []
    for k, line in enumerate(lines):
        base = y + size * (0.95 - 0.055) - size * 0.145 * (len(lines) - 1 - k)
        words.append(
            svg.text(line, x + size / 2, base, letters, text_anchor="middle", font_family=svg.SERIF, font_weight="bold")
        )
    return _framed(card, x, y, size, plate + "".join(words))


def _framed(card: int, x: float, y: float, size: float, plate: str = "") -> str:
    """A portrait in its frame, with what lies over its lower edge."""
    kind, zone = KIND_IDS[KIND_OF[card]], ZONES[ZONE_OF_CARD[card]]
    scale = size / DRAWN
    bust = (DRAWN - 200 * BUST) / 2
    return "".join(
        [
            svg.element(
                "rect", x=x - size * 0.03, y=y, width=size * 1.09, height=size * 1.07, rx=size * 0.13, fill=SHADE,
                fill_opacity=0.26,
            ),
            use("castel", f"window-{zone}", x, y, scale),
            use("castel", kind, x + bust * scale, y + 4 * scale, scale * BUST),
            plate,
            use("castel", f"frame-{zone}", x, y, scale),
        ]
    )  # fmt: skip


def _name(card: int, lang: str) -> str:
    return say(f"castel-card-{KIND_IDS[KIND_OF[card]]}", lang)


def _long(card: int, lang: str) -> bool:
    return len(name_lines(_name(card, lang))) > 1


def name_lines(name: str) -> list[str]:
    """A name on one line, or on two of about the same length."""
    if len(name) <= 10 or " " not in name.replace("-", " "):
        return [name]
    cuts = [k for k, letter in enumerate(name) if letter in " -"]
    cut = min(cuts, key=lambda k: abs(k - len(name) / 2))
    return [name[:cut].strip() if name[cut] == " " else name[: cut + 1], name[cut + 1 :]]
