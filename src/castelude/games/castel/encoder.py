# castelude: compiled
"""Castel as arrays for learning programs.

Cards of hands and of the exchange are chosen by kind (copies are alike), cards in play by their number, which the
observation shows with their places.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from castelude.core.bits import lowest, only, size
from castelude.core.decisions import encode, first_of, kind_of, second_of
from castelude.core.encoder import NO_MOVE, Encoder, Field, Sheet, put, put_one, put_set
from castelude.core.masks import Masks
from castelude.core.position import CHANCE, NOBODY, Position
from castelude.games.castel.board import MOST_IN_A_PILE, NO_CARD, NO_EFFECT, SEATS, Board
from castelude.games.castel.cards import DECK, KIND_IDS, KIND_OF, KINDS, KNIGHTS
from castelude.games.castel.decisions.table import DRAWING, PLACING, SWAPPING, WORDS
from castelude.games.castel.effects.moving import next_to_serve
from castelude.games.castel.geometry import CELLS, PLACES
from castelude.games.castel.hidden import COURTESAN, is_shown
from castelude.games.castel.naming import (
    KIND_COUNT,
    NUMBERED,
    OUT,
    SPOTS,
    copy_of,
    place_at,
    spot_of,
)
from castelude.games.castel.position import RUNNING, CastelPosition
from castelude.games.castel.spots import far_spots, near_spots
from castelude.games.castel.verbs import (
    DRAW,
    LAY,
    PLACE,
    SWAP,
    TAKE,
    operand_for,
    place_of,
)

ALL: Final[i64] = -1
FAVOURITE: Final[i64] = KINDS["favourite"]
SCHEMER: Final[i64] = KINDS["schemer"]
SPY: Final[i64] = KINDS["spy"]
SPOT_WORDS: Final = "spot (36 cells a1, a2 … f6; N, E, S, W; out; for Knights the numbered places)"


KIND_FIRST: Final = ("swap", "place", "enter", "deal", "give", "get", "trade", "pass")
BY_KIND: Final = vec[bool]([word in KIND_FIRST for word in WORDS])
"""By verb: whether its first operand is a kind."""
TO_A_SPOT: Final = vec[bool]([word in ("place", "move", "enter") for word in WORDS])
"""By verb: whether its second operand is a spot."""
ASIDE: Final = vec[bool]([kind in ("alchemist", "jester", "fool") for kind in KIND_IDS])
"""By kind: whether its effect sets cards aside in every step."""

ACTIONS: Final = [
    Field("draw", (1,), "draw a card"),
    Field("swap", (37, 37), "kind of the hand, kind of the exchange"),
    Field("place", (37, 89), f"kind of the hand, {SPOT_WORDS}"),
    Field("send", (56,), "card in play"),
    Field("kill", (56,), "card in play"),
    Field("move", (56, 89), f"card in play, {SPOT_WORDS}"),
    Field("switch", (56, 56), "two cards in play, the smaller number first"),
    Field("lay", (36, 37), "cell, kind"),
    Field("rob", (56,), "card in play"),
    Field("claim", (56,), "card in play"),
    Field("pick", (56,), "card in play"),
    Field("pawn", (56, 5), "card in play, seat"),
    Field("enter", (37, 89), f"kind of the exchange, {SPOT_WORDS}"),
    Field("deal", (37, 5), "kind of the exchange, seat"),
    Field("give", (37,), "kind of the hand"),
    Field("get", (37,), "kind of the exchange"),
    Field("trade", (37, 5), "kind of the hand, seat"),
    Field("pass", (37,), "kind of the hand"),
    Field("take", (56, 5), "chance: the card that is taken, the seat that gets it"),
]
"""By verb."""
WIDTHS: Final = vec[i64]([field.shape[1] if len(field.shape) > 1 else 1 for field in ACTIONS])

TABLE: Final = [
    Field("exchange", (56,), "cards in the exchange"),
    Field("removed", (56,), "cards out of the game"),
    Field("places", (56, 88), "by card: where it lies (36 cells, N, E, S, W, o1 to o48)"),
    Field("levels", (56,), "by card: 0 at the bottom of its stack"),
    Field("pawns", (5, 56), "by seat: the cards that bear its pawn"),
    Field("last", (56,), "the last card placed"),
    Field("aside", (5, 56), "by seat: cards set aside, as far as they may be known"),
    Field("hand_sizes", (5,), "by seat: cards in hand"),
    Field("pile_sizes", (5,), "by seat: cards in the pile"),
    Field("players", (1,), "number of seats"),
    Field("active", (5,), "the seat whose turn it is"),
    Field("decides", (5,), "the seat that decides"),
    Field("chance", (1,), "1 when chance decides"),
    Field("over", (1,), "1 when the game is over"),
    Field("actions_left", (1,), "actions left in this turn"),
    Field("turn", (1,), "turns so far, at most 255"),
    Field("idle", (1,), "turns without progress"),
    Field("progress", (1,), "1 when a card has been drawn or placed in this turn"),
    Field("effect", (37,), "the kind whose effect waits for a decision"),
    Field("verb", (19,), "the kind of action that it waits for, in the order of the actions"),
    Field("step", (1,), "how far this effect has come"),
    Field("still_to_move", (2,), "Favourite: the King, a Knight"),
    Field("first_pick", (56,), "Schemer: the card picked first"),
    Field("pool", (5,), "Spy: by seat, pawns still to be handed out"),
    Field("served", (56,), "Spy: the card that gets a pawn now"),
    Field("to_lay", (37,), "Minstrel: by kind, cards still to be laid"),
    Field("cell", (36,), "Minstrel: the cell that is laid now"),
    Field("moved", (1,), "Minstrel: 1 when a card has changed its cell"),
    Field("target", (5,), "Courtesan: the other seat"),
]
OWN: Final = [
    Field("seat", (5,), "the number of the seat, as actions name seats"),
    Field("hand", (56,), "cards in the seat's hand"),
]
HIDDEN: Final = [
    Field("hands", (5, 56), "by seat: cards in hand"),
    Field("piles", (5, 13, 56), "by seat: the cards of its pile, top first"),
]


@final
class CastelEncoder(Encoder):
    # ---- actions ----

    def index_of(self, position: Position, move: i64) -> i64:
        verb = kind_of(move)
        first = first_of(move)
        second = second_of(move)
        if verb == LAY:
            return self.starts[LAY] + first * KIND_COUNT + KIND_OF[second]
        if verb == SWAP:
            second = KIND_OF[second]
        elif TO_A_SPOT[verb]:
            second = spot_of(first, place_of(second))
        if BY_KIND[verb]:
            first = KIND_OF[first]
        return self.starts[verb] + first * WIDTHS[verb] + second

    def move_of(self, position: Position, index: i64) -> i64:
        assert isinstance(position, CastelPosition)
        board = position.board
        verb: i64 = DRAW
        while verb < TAKE and index >= self.starts[verb + 1]:
            verb += 1
        rest = index - self.starts[verb]
        first = rest // WIDTHS[verb]
        second = rest % WIDTHS[verb]
        if verb == LAY:
            second = copy_of(board.options, second)
        elif BY_KIND[verb]:
            first = copy_of(board.hand() if verb <= PLACE else board.options, first)
        if verb == SWAP:
            second = copy_of(board.exchange, second)
        if first < 0 or second < 0:
            return NO_MOVE
        if TO_A_SPOT[verb]:
            place = place_at(board, first, second)
            if place < 0:
                return NO_MOVE
            second = operand_for(place)
        move = encode(verb, first, second, 0)
        return move if position.is_legal(move) else NO_MOVE

    def put_mask(self, position: Position, out: Masks) -> None:
        assert isinstance(position, CastelPosition)
        board = position.board
        if position.end != RUNNING or position.is_pending():
            super().put_mask(position, out)
            return
        if DRAWING.count(board):
            out.put(self.starts[DRAW])
        cards = PLACING.firsts(board)
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            here = self.starts[PLACE] + KIND_OF[card] * SPOTS
            out.put_set(here, near_spots(board, card))
            far = far_spots(board, card)
            if (KNIGHTS >> card) & 1:
                out.put_set(here + NUMBERED, far)
            elif far:
                out.put(here + OUT)
        others = _kinds(SWAPPING.seconds(board))
        cards = SWAPPING.firsts(board)
        while cards:
            out.put_set(self.starts[SWAP] + KIND_OF[lowest(cards)] * KIND_COUNT, others)
            cards &= cards - 1

    # ---- what a seat may know, and everything ----

    def put_observation(self, position: Position, seat: i64, out: Sheet, at: i64) -> None:
        assert isinstance(position, CastelPosition)
        at = put_one(out, at, seat, SEATS)
        at = put_set(out, at, position.board.hands[seat], DECK)
        _put_table(position, seat, seat, out, at)

    def put_state(self, position: Position, out: Sheet, at: i64) -> None:
        assert isinstance(position, CastelPosition)
        board = position.board
        at = _put_table(position, 0, ALL, out, at)
        seat: i64 = 0
        k: i64 = 0
        for seat in range(SEATS):
            at = put_set(out, at, board.hands[seat], DECK)
        for seat in range(SEATS):
            top = board.pile_tops[seat]
            for k in range(board.pile_size(seat)):
                put_one(out, at + k * DECK, board.piles[top + k], DECK)
            at += MOST_IN_A_PILE * DECK


def _kinds(cards: i64) -> i64:
    """The set of the kinds of these cards."""
    found: i64 = 0
    while cards:
        found |= only(KIND_OF[lowest(cards)])
        cards &= cards - 1
    return found


def _put_table(position: CastelPosition, base: i64, viewer: i64, out: Sheet, at: i64) -> i64:
    """What lies on the table, seats counted from `base`; cards aside as the viewer may know them (ALL: all)."""
    board = position.board
    players = board.players
    k: i64 = 0
    at = put_set(out, at, board.exchange, DECK)
    at = put_set(out, at, board.removed, DECK)
    places = board.places
    levels = board.levels
    cards = board.in_play
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        out.put(at + card * PLACES + places[card], 1)
        if levels[card]:
            out.put(at + DECK * PLACES + card, levels[card])
    at += DECK * (PLACES + 1)
    for k in range(players):
        put_set(out, at + k * DECK, board.pawns[(base + k) % players], DECK)
    at += SEATS * DECK
    at = put_one(out, at, board.last, DECK)
    if _has_asides(board):
        for k in range(players):
            owner = (base + k) % players
            if viewer == ALL or is_shown(board, owner, viewer):
                put_set(out, at + k * DECK, board.asides[owner], DECK)
    at += SEATS * DECK
    for k in range(players):
        put(out, at + k, size(board.hands[(base + k) % players]))
        put(out, at + SEATS + k, board.pile_size((base + k) % players))
    at = put(out, at + 2 * SEATS, players)
    actor = position.actor()
    at = put_one(out, at, (board.active + players - base) % players, SEATS)
    at = put_one(out, at, (actor + players - base) % players if actor >= 0 else -1, SEATS)
    at = put(out, at, 1 if actor == CHANCE else 0)
    at = put(out, at, 1 if actor == NOBODY else 0)
    at = put(out, at, board.actions_left)
    at = put(out, at, position.turn)
    at = put(out, at, position.idle)
    at = put(out, at, 1 if board.progress else 0)
    return _put_effect(position, base, out, at)


def _has_asides(board: Board) -> bool:
    """Whether the effect under way sets cards aside (CT-8)."""
    by = board.by
    return by != NO_EFFECT and (ASIDE[by] or (by == COURTESAN and board.step == 2))


def _put_effect(position: CastelPosition, base: i64, out: Sheet, at: i64) -> i64:
    """The effect that waits for a decision, and what everybody sees of it (CT-8)."""
    board = position.board
    players = board.players
    by = board.by
    k: i64 = 0
    pending = position.is_pending()
    at = put_one(out, at, by if pending else -1, KIND_COUNT)
    at = put_one(out, at, board.verb if pending else -1, len(WORDS))
    at = put(out, at, board.step if pending else 0)
    at = put_set(out, at, board.left & 3 if by == FAVOURITE else 0, 2)
    at = put_one(out, at, board.first if by == SCHEMER and board.step == 2 else NO_CARD, DECK)
    if by == SPY:
        for k in range(players):
            put(out, at + k, board.pool[(base + k) % players])
    at = put_one(out, at + SEATS, lowest(board.options) if by == SPY else NO_CARD, DECK)
    lays = pending and board.verb == LAY
    due = board.due if lays else 0
    while due:
        here = at + KIND_OF[lowest(due)]
        out.add(here)
        due &= due - 1
    at = put_one(out, at + KIND_COUNT, board.places[next_to_serve(board)] if lays else -1, CELLS)
    at = put(out, at, 1 if lays and board.moved else 0)
    named = by == COURTESAN and board.step == 2
    return put_one(out, at, (board.target + players - base) % players if named else -1, SEATS)


ENCODER: Final = CastelEncoder(1, ACTIONS, [*OWN, *TABLE], [*TABLE, *HIDDEN])
