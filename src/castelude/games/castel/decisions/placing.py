# castelude: compiled
"""A card comes into play: from the hand (CT-3.5) or, by the Advisor, from the exchange (CT-6.32)."""

from typing import Final

from mypy_extensions import i64

from castelude.core.bits import lowest
from castelude.core.clauses import Clause
from castelude.core.decisions import first_of, second_of
from castelude.core.verdict import Verdict
from castelude.games.castel.board import Board
from castelude.games.castel.cards import GHOST, KIND_OF, ON_A_CARD, OUTSIDE, ZONE_OF_CARD, ZONE_WORDS
from castelude.games.castel.clauses import CLAUSES
from castelude.games.castel.geometry import BY_NAME, CELLS, FAR, ZONE_OF_PLACE
from castelude.games.castel.operands import is_engine, kind_id
from castelude.games.castel.verbs import place_of

ZONES: Final = CLAUSES["CT-4.2"]
KNIGHT_SPOTS: Final = CLAUSES["CT-4.3"]
ENGINE_SPOTS: Final = CLAUSES["CT-4.4"]
OUTSIDE_SPOT: Final = CLAUSES["CT-4.5"]
CONDITIONS: Final = CLAUSES["CT-4.6"]

WITH_CONDITION: Final = ("ambassador", "advisor", "lady", "favourite", "charming", "queen")


def bring(board: Board, move: i64, seat: i64) -> None:
    """The card of a move comes into play at its spot with a pawn of the seat or none; its effect begins (CT-4.8)."""
    card = first_of(move)
    place = place_of(second_of(move))
    if card == GHOST:
        board.send_back(lowest(board.stacks[place]))
    board.put(card, place)
    board.set_pawn(card, seat)
    board.before_last = board.last
    board.last = card
    board.by = KIND_OF[card]
    board.step = 0
    board.decider = board.active


def spot_clause(card: i64) -> Clause:
    """The clause that says where a card may be placed."""
    zone = ZONE_OF_CARD[card]
    if zone == ON_A_CARD:
        return KNIGHT_SPOTS
    if is_engine(card):
        return ENGINE_SPOTS
    if zone == OUTSIDE:
        return OUTSIDE_SPOT
    return CONDITIONS if kind_id(card) in WITH_CONDITION else ZONES


def refuse_spot(board: Board, card: i64, spot: str) -> Verdict:
    """Why a card cannot be placed at a spot, given that it cannot."""
    kind = kind_id(card)
    zone = ZONE_OF_CARD[card]
    if zone == ON_A_CARD:
        return KNIGHT_SPOTS.refuse("knight-spot", spot=spot)
    if is_engine(card):
        return ENGINE_SPOTS.refuse("slot-taken" if spot in "NESW" else "engine-spot", spot=spot)
    if zone == OUTSIDE:
        return OUTSIDE_SPOT.refuse("outside-spot", kind=kind, spot=spot)
    place: i64 = BY_NAME.get(spot, FAR)
    if place >= CELLS or ZONE_OF_PLACE[place] != zone:
        return ZONES.refuse(f"zone-{ZONE_WORDS[zone]}", kind=kind, spot=spot)
    if card == GHOST:
        return ZONES.refuse("ghost-protected" if board.stacks[place] else "ghost-empty", spot=spot)
    if board.stacks[place]:
        return ZONES.refuse("occupied", spot=spot)
    return CONDITIONS.refuse(f"kind-needs-{kind}", spot=spot)
