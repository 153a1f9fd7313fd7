# castelude: compiled
"""What a bot knows of Castel.

The first seat without hand and pile wins, so what counts is the number of actions that a seat still needs: one for a
card in hand (`hand`), more for a card in the pile, which must be drawn first (`pile`). A card that has no spot now
needs a swap first (`blocked`). A card in play can come back to the hand of the seat whose pawn it bears, unless it is
protected (`returns`). The active seat still has some actions to take (`action`). Leads become chances by `scale`.

The search tries actions in the order of `guess`: drawing, then placements that hit others. Among the answers to effects
it tries first those that send other seats' cards back, best of all those of the seat that is nearest to its end, and
those that send its own cards back last. The weights are the result of
`castelude arena tune castel --contestant greedy --deals 40 --rounds 40`.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.bits import lowest, only, size
from castelude.core.decisions import first_of, kind_of, second_of
from castelude.core.evaluator import MOVE_BITS, LearnedEvaluator, weighted
from castelude.core.network import Network, best_other, centred
from castelude.core.position import Position
from castelude.games.castel.board import NO_EFFECT, NO_SEAT, SEATS, Board
from castelude.games.castel.features import INPUTS as INPUTS
from castelude.games.castel.features import ONE_BLOCKED, cramped, features
from castelude.games.castel.guess import DRAWN, placed, swapped
from castelude.games.castel.position import CastelPosition
from castelude.games.castel.spots import far_spots, near_spots
from castelude.games.castel.verbs import DRAW, ENTER, GET, KILL, PLACE, SEND, SWAP, place_of

WEIGHTS: Final = {
    "hand": 66,
    "pile": 270,
    "blocked": 43,
    "returns": 14,
    "action": 29,
    "scale": 182,
}


@final
class CastelEvaluator(LearnedEvaluator):
    hand: i64
    pile: i64
    blocked: i64
    returns: i64
    action: i64
    scale: i64
    cramped: vec[i64]  # by seat, in the position whose leads were asked for last

    def is_settled(self, position: Position) -> bool:
        """Whether no effect waits for an answer."""
        assert isinstance(position, CastelPosition)
        return position.board.by == NO_EFFECT

    def seat_inputs(self, position: Position, seat: i64, leads: list[float]) -> vec[float]:
        assert isinstance(position, CastelPosition)
        return features(position.board, seat, leads[seat], best_other(leads, seat), self.cramped[seat])

    def leads(self, position: Position) -> list[float]:
        assert isinstance(position, CastelPosition)
        board = position.board
        open_cards = board.open()
        leads = [0.0] * board.players
        seat: i64 = 0
        for seat in range(board.players):
            need = self.hand * size(board.hands[seat]) + self.pile * board.pile_size(seat)
            self.cramped[seat] = cramped(board, board.hands[seat])
            need += self.blocked * (self.cramped[seat] // ONE_BLOCKED)
            need += self.returns * size(board.pawns[seat] & open_cards)
            if board.active == seat:
                need -= self.action * board.actions_left
            leads[seat] = -float(need) / float(self.scale)
        return centred(leads)

    def candidates(self, position: Position, forcing: bool) -> vec[i64]:
        assert isinstance(position, CastelPosition)
        found = vec[i64]()
        if forcing:
            return found
        board = position.board
        stuck: i64 = 0
        stuck_exchange: i64 = 0
        if board.by == NO_EFFECT:
            stuck = blocked(board, board.hands[board.active])
            stuck_exchange = blocked(board, board.exchange)
        open_cards = board.open()
        for listed in position.moves():
            move: i64 = listed
            found = append(found, (self._guess(board, move, stuck, stuck_exchange, open_cards) << MOVE_BITS) | move)
        return found

    def _guess(self, board: Board, move: i64, stuck: i64, stuck_exchange: i64, open_cards: i64) -> i64:
        verb = kind_of(move)
        card = first_of(move)
        if verb == PLACE or verb == ENTER:  # noqa: SIM109 a tuple would box them
            return placed(board, card, place_of(second_of(move)), board.decides(), open_cards)
        if verb == DRAW:
            return DRAWN
        if verb == SWAP:
            return swapped(stuck & only(card) != 0, stuck_exchange & only(second_of(move)) != 0)
        if verb == SEND or verb == KILL:  # noqa: SIM109 a tuple would box them
            owner = board.pawn_of(card)
            if owner == NO_SEAT:
                return 100
            if owner == board.decider:
                return 500 if verb == KILL else -500
            rest = size(board.hands[owner]) + board.pile_size(owner)
            return 900 - 20 * rest if verb == SEND else -100
        return -100 if verb == GET else 0


def blocked(board: Board, cards: i64) -> i64:
    """Which of these cards have no spot now."""
    found: i64 = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if near_spots(board, card) == 0 and far_spots(board, card) == 0:
            found |= only(card)
    return found


def evaluator(weights: Mapping[str, int] = WEIGHTS, network: Network | None = None) -> CastelEvaluator:
    """The evaluator of Castel with these weights, all of them, and the judge that learned."""
    made = weighted(CastelEvaluator(), weights)
    made.network = network
    made.cramped = vec[i64]([0] * SEATS)
    return made
