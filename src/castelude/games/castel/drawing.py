"""A position of Castel as plain text, for terminals. Cards go by their kinds, as in the actions that people type."""

from castelude.core.bits import members
from castelude.games.castel import views
from castelude.games.castel.board import Board
from castelude.games.castel.geometry import BY_NAME, CELLS, NAMES
from castelude.games.castel.operands import kind_id
from castelude.games.castel.position import CastelPosition
from castelude.games.castel.words import card_names, pending_words, seat_name, turn_words
from castelude.texts import say

CELL = 14
LINE = "   +" + ("-" * CELL + "+") * 6


def draw(position: CastelPosition, seat: int | None, lang: str) -> str:
    """The castle, what lies outside, the exchange, the seats, the seat's own hand, and what is to be decided."""
    board = position.board
    lines = ["    " + " ".join(f"{file:^{CELL}}" for file in "abcdef"), LINE]
    for rank in range(6, 0, -1):
        places = [BY_NAME[f"{file}{rank}"] for file in "abcdef"]
        rows = [[_bottom(board, place) for place in places], [_knights(board, place) for place in places]]
        lines.append(f" {rank} |" + "|".join(f"{text:<{CELL}}" for text in rows[0]) + "|")
        lines.append("   |" + "|".join(f"{text:<{CELL}}" for text in rows[1]) + "|")
        lines.append(LINE)
    outside = [
        f"{NAMES[place]} {_bottom(board, place)}{_knights(board, place)}"
        for place in views.occupied(board)
        if place >= CELLS
    ]
    lines.append(say("castel-drawing-outside", lang, cards=", ".join(outside) or "-"))
    lines.append(say("castel-drawing-exchange", lang, cards=card_names(members(board.exchange), lang) or "-"))
    if board.removed:
        lines.append(say("castel-drawing-removed", lang, cards=card_names(members(board.removed), lang)))
    for other in range(board.players):
        lines.append(
            say(
                "castel-drawing-seat",
                lang,
                number=str(other),
                seat=seat_name(other, lang),
                hand=views.hand_sizes(board)[other],
                pile=views.pile_sizes(board)[other],
            )
        )
    if seat is not None:
        lines.append(say("castel-drawing-hand", lang, cards=card_names(members(board.hands[seat]), lang) or "-"))
    lines.append(turn_words(position, lang))
    if position.is_pending():
        lines.append(pending_words(position, lang))
    return "\n".join(lines)


def _bottom(board: Board, place: int) -> str:
    """The bottom card of a place with its pawn, `king/0`; `-` without a pawn."""
    if not board.stacks[place]:
        return ""
    card = views.stack(board, place)[0]
    return f"{kind_id(card)}/{_pawn(board, card)}"


def _knights(board: Board, place: int) -> str:
    """The Knights of a place by their pawns: `+1`."""
    return "".join(f"+{_pawn(board, card)}" for card in views.stack(board, place)[1:])


def _pawn(board: Board, card: int) -> str:
    owner = views.pawn(board, card)
    return "-" if owner is None else str(owner)
