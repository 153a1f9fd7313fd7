"""What can be seen of a position of Castel: everything (CT-8), or what a seat may know (CT-9)."""

from collections.abc import Iterable
from typing import Any

from castelude.core.bits import members, size
from castelude.core.position import CHANCE, NOBODY
from castelude.games.castel.board import NO_CARD, NO_SEAT, Board
from castelude.games.castel.cards import CARD_IDS, KIND_IDS
from castelude.games.castel.decisions.table import WORDS
from castelude.games.castel.effects.moving import A_KNIGHT, THE_KING, next_to_serve
from castelude.games.castel.geometry import NAMES
from castelude.games.castel.hidden import SPECTATOR, is_shown
from castelude.games.castel.operands import kind_id, reference
from castelude.games.castel.position import END_WORDS, CastelPosition
from castelude.games.castel.shapes import Movable, Open, Pending, State, View
from castelude.games.castel.verbs import LAY

ASIDE = ("alchemist", "jester", "fool")
"""The kinds whose effects set cards aside in every step."""
MOVABLE: tuple[tuple[int, Movable], ...] = ((THE_KING, "king"), (A_KNIGHT, "knight"))


def ids(cards: int) -> list[str]:
    """The ids of a set of cards, sorted."""
    return [CARD_IDS[card] for card in members(cards)]


def stack(board: Board, place: int) -> list[int]:
    """The cards at a place from the bottom."""
    return sorted(members(board.stacks[place]), key=lambda card: board.levels[card])


def occupied(board: Board) -> list[int]:
    """The occupied places in place order."""
    return [place for place in range(len(NAMES)) if board.stacks[place]]


def pawn(board: Board, card: int) -> int | None:
    seat = board.pawn_of(card)
    return None if seat == NO_SEAT else seat


def hand_sizes(board: Board) -> list[int]:
    return [size(board.hands[seat]) for seat in range(board.players)]


def pile_sizes(board: Board) -> list[int]:
    return [board.pile_size(seat) for seat in range(board.players)]


def pile(board: Board, seat: int) -> list[str]:
    return [CARD_IDS[board.piles[k]] for k in range(board.pile_tops[seat], board.pile_ends[seat])]


def state(position: CastelPosition) -> State:
    """CT-8."""
    board = position.board
    seats = range(board.players)
    return {
        **_open_part(position, _asides(board, seats)),
        "hands": [ids(board.hands[seat]) for seat in seats],
        "piles": [pile(board, seat) for seat in seats],
    }


def view(position: CastelPosition, seat: int | None) -> View:
    """CT-9."""
    board = position.board
    viewer = SPECTATOR if seat is None else seat
    asides = _asides(board, [owner for owner in range(board.players) if is_shown(board, owner, viewer)])
    return {
        **_open_part(position, asides),
        "seat": seat,
        "hand": None if seat is None else ids(board.hands[seat]),
        "hand_sizes": hand_sizes(board),
        "pile_sizes": pile_sizes(board),
    }


def _open_part(position: CastelPosition, asides: list[Any]) -> Open:
    """What every seat may see, with the cards set aside that are given."""
    board = position.board
    actor = position.actor()
    return {
        "game": "castel",
        "players": board.players,
        "turn": position.turn,
        "active": board.active,
        "actor": None if actor == NOBODY else "chance" if actor == CHANCE else actor,
        "actions_left": board.actions_left,
        "exchange": ids(board.exchange),
        "removed": ids(board.removed),
        "board": {
            NAMES[place]: [{"card": CARD_IDS[card], "pawn": pawn(board, card)} for card in stack(board, place)]
            for place in occupied(board)
        },
        "last": None if board.last == NO_CARD else CARD_IDS[board.last],
        "idle": position.idle,
        "progress": board.progress,
        "pending": _pending(board, asides) if position.is_pending() else None,
        "end": END_WORDS[position.end],
        "winners": position.winners(),
    }


def _asides(board: Board, owners: Iterable[int]) -> list[Any]:
    """The cards that lie aside for these seats, each after its seat (as lists, like all JSON)."""
    return [[owner, name] for owner in owners for name in ids(board.asides[owner])]


def _pending(board: Board, asides: list[Any]) -> Pending:
    """The effect that waits for a decision (CT-8)."""
    by = KIND_IDS[board.by]
    pending: Pending = {"by": by, "verb": WORDS[board.verb], "step": board.step}
    if by in ASIDE or (by == "courtesan" and board.step == 2):
        pending["aside"] = asides
    if by == "favourite":
        pending["left"] = [name for part, name in MOVABLE if board.left & part]
    elif by == "schemer" and board.step == 2:
        pending["first"] = reference(board, board.first)
    elif by == "spy":
        pending["card"] = reference(board, members(board.options)[0])
        pending["pool"] = [seat for seat in range(board.players) for _ in range(board.pool[seat])]
    elif by == "minstrel" and board.verb == LAY:
        pending["cell"] = NAMES[board.places[next_to_serve(board)]]
        pending["pool"] = [kind_id(card) for card in members(board.due)]
        pending["moved"] = board.moved
    elif by == "courtesan" and board.step == 2:
        pending["target"] = board.target
    return pending
