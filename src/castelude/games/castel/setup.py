"""Before play: options, the deal and every check of it (CT-1.9, CT-2)."""

from collections.abc import Mapping

from castelude.core.checks import is_number, need_object
from castelude.core.errors import BadSetup
from castelude.core.options import Option, OptionValue, shown
from castelude.core.record import JsonObject
from castelude.core.rng import Rng
from castelude.core.verdict import Param
from castelude.games.castel.board import MOST_IN_A_PILE, NO_LIMIT, new_board
from castelude.games.castel.cards import CARD_IDS, CARDS, LEFT_OUT_BY_TWO
from castelude.games.castel.clauses import CLAUSES
from castelude.games.castel.position import CastelPosition, new_position

OPTIONS = (
    Option("hand_limit", False),
    Option("merchant_finish", True),
    Option("turn_limit", 300, ranges=((1, 100000),)),
)
BAD_SETUP = CLAUSES["CT-2.3"]
KEYS = ("hands", "piles", "exchange", "first")

SIZES = {2: (9, 13, 10), 3: (7, 8, 11), 4: (5, 6, 12), 5: (5, 4, 11)}
"""By number of players: the cards of a hand, of a pile and of the exchange (CT-2.1)."""


def deck(players: int) -> list[str]:
    """The ids of the cards in the game, in plain string order (CT-2.2)."""
    return [card for card in CARD_IDS if players > 2 or card not in LEFT_OUT_BY_TWO]


def deal(players: int, rng: Rng) -> JsonObject:
    """CT-2.4: a setup from a random generator."""
    hand, pile, _ = SIZES[players]
    cards = rng.shuffled(deck(players))
    hands = [sorted(cards[seat * hand : (seat + 1) * hand]) for seat in range(players)]
    rest = cards[players * hand :]
    piles = [rest[seat * pile : (seat + 1) * pile] for seat in range(players)]
    return {"hands": hands, "piles": piles, "exchange": sorted(rest[players * pile :]), "first": rng.below(players)}


def start(players: int, options: Mapping[str, OptionValue], setup: object) -> CastelPosition:
    """The first position of a game; `BadSetup` says what is not as CT-2.3 wants it."""
    given = need_object(setup, "setup", KEYS, BAD_SETUP.id, needed=KEYS)
    hand, pile, exchange = SIZES[players]
    hands = _cards_by_seat(given["hands"], "hands", players, hand)
    piles = _cards_by_seat(given["piles"], "piles", players, pile)
    open_cards = _cards(given["exchange"], "exchange", exchange)
    first = given["first"]
    if not is_number(first, 0, players - 1):
        raise _bad("first", value=shown(first), most=players - 1)
    _check_each_once([*hands, *piles, open_cards], players)

    board = new_board(players, hand if options["hand_limit"] else NO_LIMIT, bool(options["merchant_finish"]))
    for seat in range(players):
        board.hands[seat] = sum(1 << card for card in hands[seat])
        for depth, card in enumerate(piles[seat]):
            board.piles[seat * MOST_IN_A_PILE + depth] = card
        board.pile_ends[seat] = seat * MOST_IN_A_PILE + pile
    board.exchange = sum(1 << card for card in open_cards)
    position = new_position(board, int(options["turn_limit"]))
    position.begin(first)
    return position


def _bad(reason: str, **params: Param) -> BadSetup:
    return BadSetup(f"castel-setup-{reason}", clause=BAD_SETUP.id, **params)


def _cards_by_seat(value: object, where: str, players: int, number: int) -> list[list[int]]:
    if not isinstance(value, list) or len(value) != players:
        raise _bad("seats", where=where, value=shown(value), players=players)
    return [_cards(cards, f"{where}[{seat}]", number) for seat, cards in enumerate(value)]


def _cards(value: object, where: str, number: int) -> list[int]:
    if not isinstance(value, list):
        raise _bad("list", where=where, value=shown(value))
    if len(value) != number:
        raise _bad("size", where=where, number=number, given=len(value))
    cards = []
    for name in value:
        card = CARDS.get(name) if isinstance(name, str) else None
        if card is None:
            raise _bad("card", where=where, value=shown(name))
        cards.append(card)
    return cards


def _check_each_once(parts: list[list[int]], players: int) -> None:
    """The sizes are right, so a card that is not of the game or stands twice is all that can be wrong."""
    allowed = {CARDS[name] for name in deck(players)}
    seen: set[int] = set()
    for part in parts:
        for card in part:
            if card not in allowed:
                raise _bad("not-used", card=CARD_IDS[card])
            if card in seen:
                raise _bad("twice", card=CARD_IDS[card])
            seen.add(card)
