# castelude: compiled
"""What a position of Castel holds: hands, piles, the exchange, the cards in play, and the question that is open.

The board knows where each card is and which cards are protected (CT-5), and it carries cards from place to place.
Turns and effects are not its business. All sets are integers (see `core.bits`), so most questions of the rules take a
few operations.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from castelude.core.bits import lowest, only, size
from castelude.games.castel.cards import AMBASSADOR, CAPTAIN, COURT, KNIGHTS, OUTSIDE, PLAIN_SOLDIERS, PRIEST, TRAITOR
from castelude.games.castel.geometry import (
    CELLS,
    FAR,
    NEIGHBOURS,
    NOWHERE,
    PLACES,
    RAMPART_BEFORE,
    SLOT_OF_CELL,
    SLOTS,
    ZONE_OF_PLACE,
)

NO_CARD: Final[i64] = -1
NO_SEAT: Final[i64] = -1
NO_EFFECT: Final[i64] = -1
NO_LIMIT: Final[i64] = 99
"""More cards than a hand can hold."""

SEATS: Final[i64] = 5
MOST_IN_A_PILE: Final[i64] = 13


@final
@mypyc_attr(serializable=True)
class Board:
    """What lies where. `new_board` makes an empty one."""

    players: i64
    hand_limit: i64  # a seat with this many cards in hand may not draw (CT-3.3)
    merchant_finish: bool  # whether the Merchant may be the last card (CT-4.7)
    two_cards: bool  # whether the Minstrel swaps two cards instead of laying all of them again (CT-6.22)
    # cards that are not in play
    hands: vec[i64]  # by seat, sets
    piles: vec[i64]  # thirteen for each seat, from the top; never changed
    pile_tops: vec[i64]  # by seat: where in `piles` its top card is
    pile_ends: vec[i64]  # by seat: where its pile ends
    exchange: i64
    removed: i64
    # cards in play
    in_play: i64
    zones: vec[i64]  # by zone: the cards there
    stacks: vec[i64]  # by place: the cards there
    places: vec[i64]  # by card
    levels: vec[i64]  # by card: 0 for the bottom of a stack
    pawns: vec[i64]  # by seat: the cards that bear its pawn
    near_taken: i64  # the occupied cells and slots
    far_taken: i64  # the occupied numbered places
    covered: i64  # the cards under a Knight
    last: i64  # the last card placed
    before_last: i64  # the one placed before it, for the Enchanter
    # the turn, as far as effects know it
    active: i64
    actions_left: i64
    begun: bool  # whether an action of this turn has been taken
    progress: bool  # whether a card has been drawn or placed in this turn
    # the effect under way and its question
    by: i64  # the kind, or NO_EFFECT
    step: i64
    decider: i64
    verb: i64
    options: i64  # the cards among which the decider chooses
    seats: i64  # the seats among which the decider chooses
    asides: vec[i64]  # by seat: cards set aside (CT-8)
    amount: i64  # Alchemist: how many cards change places
    left: i64  # Favourite: what is still to move
    first: i64  # Schemer: the card picked first
    pool: vec[i64]  # Spy: by seat, pawns still to be handed out
    due: i64  # Spy: cards still to be served; Minstrel: cards still to be laid
    moved: bool  # Minstrel: whether a card has changed its cell
    target: i64  # Courtesan: the other seat; Fool: the seat a card is taken from; King: the seat noted, or NO_SEAT

    def copy(self) -> "Board":
        twin = Board()
        twin.players = self.players
        twin.hand_limit = self.hand_limit
        twin.merchant_finish = self.merchant_finish
        twin.two_cards = self.two_cards
        twin.hands = self.hands[:]
        twin.piles = self.piles
        twin.pile_tops = self.pile_tops[:]
        twin.pile_ends = self.pile_ends
        twin.exchange = self.exchange
        twin.removed = self.removed
        twin.in_play = self.in_play
        twin.zones = self.zones[:]
        twin.stacks = self.stacks[:]
        twin.places = self.places[:]
        twin.levels = self.levels[:]
        twin.pawns = self.pawns[:]
        twin.near_taken = self.near_taken
        twin.far_taken = self.far_taken
        twin.covered = self.covered
        twin.last = self.last
        twin.before_last = self.before_last
        twin.active = self.active
        twin.actions_left = self.actions_left
        twin.begun = self.begun
        twin.progress = self.progress
        twin.by = self.by
        twin.step = self.step
        twin.decider = self.decider
        twin.verb = self.verb
        twin.options = self.options
        twin.seats = self.seats
        twin.asides = self.asides[:]
        twin.amount = self.amount
        twin.left = self.left
        twin.first = self.first
        twin.pool = self.pool[:]
        twin.due = self.due
        twin.moved = self.moved
        twin.target = self.target
        return twin

    # ---- who and what ----

    def decides(self) -> i64:
        """The seat (or CHANCE) that decides while the game is running."""
        return self.active if self.by == NO_EFFECT else self.decider

    def hand(self) -> i64:
        """The hand of the active seat."""
        return self.hands[self.active]

    def is_in_play(self, card: i64) -> bool:
        return (self.in_play >> card) & 1 == 1

    def is_at_court(self, card: i64) -> bool:
        """Whether the card is at court, covered or not (CT-5.7)."""
        return (self.zones[COURT] >> card) & 1 == 1

    def castle(self) -> i64:
        """The cards in the castle, that is, not outside."""
        return self.in_play & ~self.zones[OUTSIDE]

    def around(self, card: i64) -> i64:
        """The cards on the cells that neighbour the card's own (CT-6.3); none for a card outside."""
        place = self.places[card]
        if place < 0 or place >= CELLS:
            return 0
        stacks = self.stacks
        found: i64 = 0
        cells = NEIGHBOURS[place] & self.near_taken
        while cells:
            found |= stacks[lowest(cells)]
            cells &= cells - 1
        return found

    def cards_on(self, cells: i64) -> i64:
        """The cards on these near places."""
        stacks = self.stacks
        found: i64 = 0
        taken = cells & self.near_taken
        while taken:
            found |= stacks[lowest(taken)]
            taken &= taken - 1
        return found

    def lowest_free(self) -> i64:
        """The lowest free numbered place, from 0 (CT-1.4)."""
        return lowest(~self.far_taken)

    def pawn_of(self, card: i64) -> i64:
        """The seat whose pawn the card bears, or NO_SEAT."""
        seat: i64 = 0
        for seat in range(self.players):
            if (self.pawns[seat] >> card) & 1:
                return seat
        return NO_SEAT

    def with_pawns(self) -> i64:
        """All cards that bear a pawn."""
        found: i64 = 0
        seat: i64 = 0
        for seat in range(self.players):
            found |= self.pawns[seat]
        return found

    def first_in_place_order(self, cards: i64) -> i64:
        """Of these cards in play, the first in place order (CT-1.5)."""
        best: i64 = NO_CARD
        least: i64 = PLACES * 8
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            rank = self.places[card] * 8 + self.levels[card]
            if rank < least:
                least = rank
                best = card
        return best

    def pile_size(self, seat: i64) -> i64:
        return self.pile_ends[seat] - self.pile_tops[seat]

    # ---- protection ----

    def protected(self) -> i64:
        """The cards that nothing can send, move, swap or remove (CT-5.6)."""
        found = self.covered | only(AMBASSADOR)
        captain = self.places[CAPTAIN]
        if 0 <= captain < CELLS:
            rampart = RAMPART_BEFORE[SLOT_OF_CELL[captain] - SLOTS]
            found |= self.cards_on(rampart) & (PLAIN_SOLDIERS | only(TRAITOR))
        if 0 <= self.places[PRIEST] < CELLS:
            colour = self.pawn_of(PRIEST)
            if colour != NO_SEAT:
                found |= self.around(PRIEST) & self.pawns[colour]
        return found

    def open(self) -> i64:
        """The cards in play that are not protected (CT-5.7)."""
        return self.in_play & ~self.protected()

    # ---- carrying cards ----

    def put(self, card: i64, place: i64) -> None:
        """Lay a card on top of what lies at a place."""
        bit: i64 = only(card)
        below = self.stacks[place]
        level = size(below)
        if level:
            self.covered |= below
        self.levels[card] = level
        self.places[card] = place
        self.stacks[place] = below | bit
        self.zones[ZONE_OF_PLACE[place]] |= bit
        self.in_play |= bit
        if place < FAR:
            self.near_taken |= only(place)
        else:
            self.far_taken |= only(place - FAR)

    def lift(self, card: i64) -> None:
        """Take the top card of a stack off its place; its pawn stays on it."""
        bit: i64 = only(card)
        place = self.places[card]
        below = self.stacks[place] & ~bit
        self.stacks[place] = below
        self.places[card] = NOWHERE
        self.zones[ZONE_OF_PLACE[place]] &= ~bit
        self.in_play &= ~bit
        if below:
            top = self.levels[card] - 1
            rest = below & KNIGHTS if top > 0 else below
            while rest:
                other = lowest(rest)
                rest &= rest - 1
                if self.levels[other] == top:
                    self.covered &= ~only(other)
        elif place < FAR:
            self.near_taken &= ~only(place)
        else:
            self.far_taken &= ~only(place - FAR)

    def set_pawn(self, card: i64, seat: i64) -> None:
        """Replace the pawn on a card by one of the seat, or by none."""
        bit: i64 = only(card)
        other: i64 = 0
        for other in range(self.players):
            self.pawns[other] &= ~bit
        if seat != NO_SEAT:
            self.pawns[seat] |= bit

    def send_back(self, card: i64) -> None:
        """CT-5.4: to the hand of the pawn's seat, or to the exchange."""
        owner = self.pawn_of(card)
        self.lift(card)
        if owner == NO_SEAT:
            self.exchange |= only(card)
        else:
            self.pawns[owner] &= ~only(card)
            self.hands[owner] |= only(card)

    def remove(self, card: i64) -> None:
        """Out of the game for good."""
        self.lift(card)
        self.set_pawn(card, NO_SEAT)
        self.removed |= only(card)

    def move(self, card: i64, place: i64) -> None:
        """CT-5.5: to another place, with its pawn."""
        self.lift(card)
        self.put(card, place)

    def exchange_cells(self, one: i64, other: i64) -> None:
        """Let two cards that lie alone change places, each with its pawn."""
        here = self.places[one]
        there = self.places[other]
        self.lift(one)
        self.lift(other)
        self.put(one, there)
        self.put(other, here)

    # ---- asking ----

    def ask(self, verb: i64, options: i64) -> bool:
        """Ask which of these cards to choose. Always true, for an effect to return."""
        self.verb = verb
        self.options = options
        return True

    def ask_with_seats(self, verb: i64, options: i64, seats: i64) -> bool:
        """Ask which of these cards and which of these seats to choose."""
        self.seats = seats
        return self.ask(verb, options)


def new_board(players: i64, hand_limit: i64 = NO_LIMIT, merchant_finish: bool = True, two_cards: bool = False) -> Board:
    """An empty board."""
    board = Board()
    board.players = players
    board.hand_limit = hand_limit
    board.merchant_finish = merchant_finish
    board.two_cards = two_cards
    board.hands = vec[i64]([0] * SEATS)
    board.piles = vec[i64]([0] * (SEATS * MOST_IN_A_PILE))
    board.pile_tops = vec[i64]([seat * MOST_IN_A_PILE for seat in range(SEATS)])
    board.pile_ends = board.pile_tops[:]
    board.exchange = 0
    board.removed = 0
    board.in_play = 0
    board.zones = vec[i64]([0] * 4)
    board.stacks = vec[i64]([0] * PLACES)
    board.places = vec[i64]([NOWHERE] * 56)
    board.levels = vec[i64]([0] * 56)
    board.pawns = vec[i64]([0] * SEATS)
    board.near_taken = 0
    board.far_taken = 0
    board.covered = 0
    board.last = NO_CARD
    board.before_last = NO_CARD
    board.active = 0
    board.actions_left = 0
    board.begun = False
    board.progress = False
    board.by = NO_EFFECT
    board.step = 0
    board.decider = 0
    board.verb = 0
    board.options = 0
    board.seats = 0
    board.asides = vec[i64]([0] * SEATS)
    board.amount = 0
    board.left = 0
    board.first = NO_CARD
    board.pool = vec[i64]([0] * SEATS)
    board.due = 0
    board.moved = False
    board.target = NO_SEAT
    return board
