# castelude: compiled
"""Who knows which cards (CT-9), and the cards that a seat does not know dealt again."""

from typing import Final

from mypy_extensions import i64

from castelude.core.bits import members, only, size
from castelude.core.decisions import write
from castelude.core.position import CHANCE
from castelude.core.rng import Rng
from castelude.games.castel import notation
from castelude.games.castel.board import MOST_IN_A_PILE, NO_CARD, NO_EFFECT, Board
from castelude.games.castel.cards import KINDS, first_copies
from castelude.games.castel.position import CastelPosition
from castelude.games.castel.verbs import GIVE, PASS, TAKE, TRADE

SPECTATOR: Final[i64] = -1
ALCHEMIST: Final[i64] = KINDS["alchemist"]
COURTESAN: Final[i64] = KINDS["courtesan"]
FOOL: Final[i64] = KINDS["fool"]
TRIES: Final[i64] = 200
UNSEEN: Final = "?"
"""How a card is written that the reader may not know."""


# ---- who knows what ----


def is_shown(board: Board, owner: i64, seat: i64) -> bool:
    """Whether the seat is shown the cards that lie aside for an owner (CT-9).

    Everybody is shown the Alchemist's cards and nobody the Fool's; otherwise each seat is shown its own.
    """
    return board.by == ALCHEMIST or (board.by != FOOL and owner == seat)


def is_known(board: Board, owner: i64, seat: i64) -> bool:
    """Whether the seat knows the cards that lie aside for an owner.

    It knows what it is shown and, of the Fool's cards, the one that has been taken from its own hand.
    """
    taken = board.by == FOOL and seat == (owner + board.players - 1) % board.players
    return taken or is_shown(board, owner, seat)


def knows_card(board: Board, verb: i64, seat: i64) -> bool:
    """Whether the seat learns which card a decision of this kind is about.

    Of the Jester's and the Courtesan's cards only the giver knows. Of a card that chance takes, the seat that it is
    taken from knows and, with the Courtesan, the seat that gets it.
    """
    if verb == PASS or verb == TRADE:  # noqa: SIM109 a tuple would box them
        return seat == board.decider
    if verb == TAKE:
        return seat == board.target or (board.by == COURTESAN and seat == board.active)
    return True


def seen_action(before: CastelPosition, text: str, seat: i64) -> str:
    """An action as a seat may know it: a card that changes hands unseen is written `?` (CT-9)."""
    words = notation.read(text)
    if words is None or knows_card(before.board, words.verb, seat):
        return text
    return write(notation.FORMS[words.verb], [UNSEEN, *words.values[1:]])


def known(position: CastelPosition, seat: i64) -> i64:
    """The cards whose place the seat (or SPECTATOR) knows."""
    board = position.board
    found = board.exchange | board.removed | board.in_play
    if seat != SPECTATOR:
        found |= board.hands[seat]
    owner: i64 = 0
    for owner in range(board.players):
        if is_known(board, owner, seat):
            found |= board.asides[owner]
    return found


def has_told(before: CastelPosition, now: CastelPosition, actor: i64) -> bool:
    """Whether anybody has learned between two positions where a card is that was not in the actor's own hand."""
    own = before.board.hands[actor]
    seats = range(SPECTATOR, now.board.players)
    return any(known(now, seat) & ~known(before, seat) & ~own for seat in seats)


# ---- dealing again ----


def redeal(position: CastelPosition, seat: i64, rng: Rng) -> CastelPosition:
    """A copy in which the cards that the seat does not know change places with each other.

    The numbers of cards stay the same, and so does what the view gives away: the last card placed is never in a pile,
    and the seat that is asked has something to choose. All deals that fit are equally likely. If none is found in
    TRIES attempts, the hand of the seat that is asked stays as it is.
    """
    tries: i64 = 0
    while tries < TRIES:
        twin = position.copy()
        _deal_hidden(twin.board, seat, CHANCE, rng)
        if twin.count() >= (1 if twin.board.by == NO_EFFECT else 2) or position.count() == 0:
            return twin
        tries += 1
    twin = position.copy()
    _deal_hidden(twin.board, seat, position.actor(), rng)
    return twin


def _deal_hidden(board: Board, seat: i64, spared: i64, rng: Rng) -> None:
    """Deal the hidden cards to their holders again; the hand of a spared seat stays as it is."""
    hidden: i64 = 0
    owner: i64 = 0
    k: i64 = 0
    for owner in range(board.players):
        if owner != seat and owner != spared:
            hidden |= board.hands[owner]
        if not is_known(board, owner, seat):
            hidden |= board.asides[owner]
        for k in range(board.pile_tops[owner], board.pile_ends[owner]):
            hidden |= only(board.piles[k])
    cards = members(hidden)
    rng.shuffle(cards)
    in_piles: i64 = 0
    for owner in range(board.players):
        in_piles += board.pile_size(owner)
    if board.last != NO_CARD:
        _keep_out_of_piles(cards, board.last, in_piles, rng)
    dealt: i64 = 0
    board.piles = board.piles[:]
    for owner in range(board.players):
        for k in range(
            owner * MOST_IN_A_PILE, board.pile_tops[owner]
        ):  # where drawn cards lay: who drew what is secret
            board.piles[k] = NO_CARD
        for k in range(board.pile_tops[owner], board.pile_ends[owner]):
            board.piles[k] = cards[dealt]
            dealt += 1
    for owner in range(board.players):
        if owner != seat and owner != spared:
            number = size(board.hands[owner])
            board.hands[owner] = _as_set(cards, dealt, number)
            dealt += number
        if not is_known(board, owner, seat):
            number = size(board.asides[owner])
            board.asides[owner] = _as_set(cards, dealt, number)
            dealt += number
    if board.by == NO_EFFECT:
        board.options = 0  # the cards of the last question: it may have been a hand
    else:
        _ask_again(board)


def _ask_again(board: Board) -> None:
    """Ask an open question about a hand again, for the hand as it is now."""
    if board.verb == PASS:
        board.options = first_copies(board.hands[board.decider])
    elif board.verb == GIVE or board.verb == TRADE:
        board.options = first_copies(board.hands[board.active])
    elif board.verb == TAKE:
        board.options = board.hands[board.target]


def _keep_out_of_piles(cards: list[int], card: i64, in_piles: i64, rng: Rng) -> None:
    """The first cards go to the piles: if the card is among them, exchange it with one that is not."""
    k: i64 = 0
    for k in range(in_piles):
        if cards[k] == card:
            other = in_piles + rng.below(len(cards) - in_piles)
            cards[k] = cards[other]
            cards[other] = card
            return


def _as_set(cards: list[int], start: i64, number: i64) -> i64:
    found: i64 = 0
    k: i64 = 0
    for k in range(start, start + number):
        found |= only(cards[k])
    return found
