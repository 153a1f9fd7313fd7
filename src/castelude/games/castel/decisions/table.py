# castelude: compiled
"""All kinds of decisions by their verbs, and which of them are open."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from castelude.core.bits import nth, size
from castelude.core.decisions import Decision, encode, first_of, kind_of, second_of
from castelude.core.forms import Form
from castelude.core.rng import Rng
from castelude.games.castel import verbs
from castelude.games.castel.board import NO_EFFECT, Board
from castelude.games.castel.cards import first_copies
from castelude.games.castel.decisions import actions, hands, targets
from castelude.games.castel.spots import count_spots
from castelude.games.castel.verbs import DRAW, PLACE, SWAP, SWITCH

DRAWING: Final = actions.Draw(verbs.DRAW, Form("draw", "draw"), "draw")
SWAPPING: Final = actions.Swap(verbs.SWAP, Form("swap", "swap:{hand}>{exchange}"), "swap:archer>king")
PLACING: Final = actions.Place(verbs.PLACE, Form("place", "place:{hand}@{at}"), "place:king@c3")
DECISIONS: Final[list[Decision[Board]]] = [
    DRAWING,
    SWAPPING,
    PLACING,
    targets.Send(verbs.SEND, Form("send", "send:{card}"), "send:queen@c3"),
    targets.Kill(verbs.KILL, Form("kill", "kill:{card}"), "kill:queen@c3"),
    targets.Move(verbs.MOVE, Form("move", "move:{card}>{at}"), "move:queen@c3>d4"),
    targets.Switch(verbs.SWITCH, Form("switch", "switch:{card},{card}"), "switch:prince@b2,queen@c3"),
    targets.Lay(verbs.LAY, Form("lay", "lay:{cell}={laid}"), "lay:b2=prince"),
    targets.Rob(verbs.ROB, Form("rob", "rob:{card}"), "rob:queen@c3"),
    targets.Claim(verbs.CLAIM, Form("claim", "claim:{card}"), "claim:queen@c3"),
    targets.Pick(verbs.PICK, Form("pick", "pick:{card}"), "pick:queen@c3"),
    targets.Pawn(verbs.PAWN, Form("pawn", "pawn:{card}={seat}"), "pawn:queen@c3=1"),
    hands.Enter(verbs.ENTER, Form("enter", "enter:{exchange}@{at}"), "enter:queen@c3"),
    hands.Deal(verbs.DEAL, Form("deal", "deal:{exchange}>{seat}"), "deal:king>1"),
    hands.Give(verbs.GIVE, Form("give", "give:{hand}"), "give:king"),
    hands.Get(verbs.GET, Form("get", "get:{exchange}"), "get:king"),
    hands.Trade(verbs.TRADE, Form("trade", "trade:{hand}>{seat}"), "trade:king>1"),
    hands.Pass(verbs.PASS, Form("pass", "pass:{hand}"), "pass:king"),
    hands.Take(verbs.TAKE, Form("take", "take:{taken}>{seat}"), "take:siege-3>1"),
]
"""By verb. The board shows the player's pile for `draw`; `card` is a card in play, and `laid` one by its kind. Chance
alone decides `take`."""

WORDS: Final[list[str]] = [decision.form.kind for decision in DECISIONS]
"""By verb: the word that its actions begin with."""
NAMES_CARD: Final = vec[bool](["{card}" in decision.form.pattern for decision in DECISIONS])
"""By verb: whether its first operand is a card in play, which is written with its place."""
FIRST_SPOT: Final[i64] = 32
SECOND_SPOT: Final[i64] = 44


def is_open(board: Board, verb: i64) -> bool:
    """Whether a decision of this kind can be made now: an action, or the answer that the effect under way wants."""
    return verb <= PLACE if board.by == NO_EFFECT else verb == board.verb


def count(board: Board) -> i64:
    """The number of moves that can be made now."""
    if board.by != NO_EFFECT:
        return DECISIONS[board.verb].count(board)
    return DRAWING.count(board) + SWAPPING.count(board) + PLACING.count(board)


def has_any(board: Board) -> bool:
    """Whether there is a move at all, found without counting more than needed."""
    if board.by != NO_EFFECT:
        return count(board) > 0
    return DRAWING.count(board) > 0 or SWAPPING.count(board) > 0 or PLACING.count(board) > 0


def move_at(board: Board, index: i64) -> i64:
    """The move at this index of the list that `moves` gives."""
    if board.by != NO_EFFECT:
        return DECISIONS[board.verb].move_at(board, index)
    number = DRAWING.count(board)
    if index < number:
        return DRAWING.move_at(board, index)
    index -= number
    number = SWAPPING.count(board)
    if index < number:
        return SWAPPING.move_at(board, index)
    return PLACING.move_at(board, index - number)


def random_move(board: Board, rng: Rng) -> i64:
    """The move at `rng.below(count(board))`; what the actions of a turn have in common is worked out once."""
    if board.by != NO_EFFECT:
        decision = DECISIONS[board.verb]
        return decision.move_at(board, rng.below(decision.count(board)))
    if actions.herald_calls(board):
        return PLACING.move_at(board, rng.below(PLACING.count(board)))
    own = first_copies(board.hand())
    others = first_copies(board.exchange)
    cards = actions.placeable(board, own)
    draws: i64 = 1 if actions.may_draw(board) else 0
    width = size(others)
    swaps = size(own) * width
    index = rng.below(draws + swaps + count_spots(board, cards)) - draws
    if index < 0:
        return encode(DRAW, 0, 0, 0)
    if index < swaps:
        return encode(SWAP, nth(own, index // width), nth(others, index % width), 0)
    return PLACING.move_among(board, cards, index - swaps)


def moves(board: Board) -> list[int]:
    """Every move that can be made now."""
    found: list[int] = []
    if board.by != NO_EFFECT:
        DECISIONS[board.verb].add_moves(board, found)
        return found
    DRAWING.add_moves(board, found)
    SWAPPING.add_moves(board, found)
    PLACING.add_moves(board, found)
    return found


def is_legal(board: Board, move: i64) -> bool:
    """Whether a well-formed move can be made now."""
    verb = kind_of(move)
    return is_open(board, verb) and DECISIONS[verb].is_legal(board, move)


def apply(board: Board, move: i64) -> None:
    """Carry out a legal move; its effect has then come one step further."""
    verb = kind_of(move)
    if verb == SWAP:  # the two most frequent kinds are called directly
        SWAPPING.apply(board, move)
    elif verb == PLACE:
        PLACING.apply(board, move)
    else:
        DECISIONS[verb].apply(board, move)
    board.step += 1


# ---- what the text of a move depends on ----


def key_of(board: Board, move: i64) -> i64:
    """All that the text of a move depends on: the move, and from FIRST_SPOT on where the cards lie that it names."""
    verb = kind_of(move)
    if not NAMES_CARD[verb]:
        return move
    key = move | (_lies(board, first_of(move)) << FIRST_SPOT)
    return key | (_lies(board, second_of(move)) << SECOND_SPOT) if verb == SWITCH else key


def keys(board: Board) -> list[int]:
    """The keys of every move that can be made now."""
    return [key_of(board, move) for move in moves(board)]


def _lies(board: Board, card: i64) -> i64:
    return board.places[card] | (board.levels[card] << 8)
