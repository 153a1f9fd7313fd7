# castelude: compiled
"""Castellum as arrays for learning programs. Cards go by their numbers, which mean what the edition prints on them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from castelude.core.bits import size
from castelude.core.decisions import encode, first_of, kind_of, second_of, third_of
from castelude.core.encoder import NO_MOVE, Encoder, Field, Sheet, put, put_one, put_set
from castelude.core.position import Position
from castelude.games.castellum.board import ASK_EXCESS, ASK_NOTHING, ASK_REACT, LINE, OVER, Board
from castelude.games.castellum.cards import pile_size, pile_start
from castelude.games.castellum.moves import M_ORIENT
from castelude.games.castellum.position import CastellumPosition

SEATS: Final[i64] = 4
PLACES: Final[i64] = 20
FORT_CARDS: Final[i64] = 20
TROOP_CARDS: Final[i64] = 32
ANGEL_CARDS: Final[i64] = 28
ENEMY_CARDS: Final[i64] = 56
DECK_FORTS: Final[i64] = 16
SPACES: Final[i64] = 40
"""The most spaces that an edition can have."""
SIDES: Final[i64] = 4
KINDS: Final[i64] = 16

ACTIONS: Final = [
    Field("worker", (40,), "space, in the order of the edition"),
    Field("take", (9,), "gold, stone, wood; or two of them: gg, gs, gw, ss, sw, ww"),
    Field("buy_troop", (32, 5), "troop, column"),
    Field("buy_fort", (20, 5), "fortification, column"),
    Field("discard", (28,), "angel"),
    Field("enemy", (56, 20), "enemy, place (seat * 5 + column)"),
    Field("pass", (1,), "play no angel"),
    Field("number", (28, 20), "angel, place"),
    Field("fury", (28, 20), "angel, place"),
    Field("swap", (28, 20, 20), "angel, two places"),
    Field("hire", (28, 32, 5), "angel, troop, column"),
    Field("destroy", (28, 5), "angel, column"),
    Field("gift", (28, 6), "angel, two resources: gg, gs, gw, ss, sw, ww"),
    Field("let", (1,), "let an effect happen"),
    Field("cancel", (28,), "angel"),
    Field("orient", (4,), "side of the reward, from 1"),
]
"""By kind of move; places name absolute seats."""


def _side(k: int) -> vec[i64]:
    """By kind: the number of its k-th operands, 1 where it has none."""
    return vec[i64]([field.shape[k] if len(field.shape) > k else 1 for field in ACTIONS])


SECONDS: Final = _side(1)
THIRDS: Final = _side(2)

TABLE: Final = [
    Field("year", (4,), "1579, 1632, 1673, 1794"),
    Field("phase", (5,), "construction, siege, angels, reward, over"),
    Field("asked", (9,), "worker, take, troop, fort, excess, react, orient, enemy, angel"),
    Field("amount", (1,), "resources to take"),
    Field("players", (1,), "number of seats"),
    Field("needed", (1,), "enemies to defeat this year"),
    Field("passes", (1,), "seats that have passed in a row"),
    Field("first", (4,), "the first seat of the year"),
    Field("turn", (4,), "the seat whose turn it is"),
    Field("decides", (4,), "the seat that decides"),
    Field("owed", (4,), "by seat: angels still owed"),
    Field("open_spaces", (40,), "spaces that have room"),
    Field("workers_on", (40, 4), "by space and seat: workers"),
    Field("market_forts", (20,), "fortifications for sale"),
    Field("market_troops", (32,), "troops for sale"),
    Field("fort_discard", (20,), "fortifications discarded"),
    Field("troop_discard", (32,), "troops discarded"),
    Field("angel_discard", (28,), "angels discarded"),
    Field("enemy_discard", (1,), "enemies discarded"),
    Field("deck_sizes", (3,), "cards in the decks of fortifications, troops, angels"),
    Field("enemy_decks", (4,), "by year: enemies not dealt"),
    Field("reward_enemies", (4,), "by year: enemies defeated, plus 1; 0 before the combat"),
    Field("reward_seats", (4, 4), "by year: the seat that turned the reward"),
    Field("reward_sides", (4, 4), "by year: the side that it turned up"),
    Field("resources", (4, 3), "by seat: gold, stone, wood"),
    Field("workers", (4,), "by seat: workers left"),
    Field("defeated_year", (4,), "by seat: enemies defeated this year"),
    Field("next_bonus", (4,), "by seat: bonus for the next year"),
    Field("combination", (4, 4), "by seat: the side of the last reward whose combination it has received"),
    Field("hand_angels", (4,), "by seat: angels in hand"),
    Field("hand_enemies", (4,), "by seat: enemies in hand"),
    Field("defeated", (4,), "by seat: enemies defeated"),
    Field("defeated_cards", (4, 56), "by seat: which ones, once the game is over"),
    Field("forts", (4, 5, 20), "by seat and column: its fortification"),
    Field("troops", (4, 5, 32), "by seat and column: its troops"),
    Field("enemies", (4, 5, 56), "by seat and column: its enemy"),
    Field("fury", (4, 5), "by seat and column: fury"),
    Field("bonus", (4, 5), "by seat and column: bonus"),
    Field("angels_under", (4, 5, 28), "by seat and column: angels under it"),
    Field("window", (4, 28), "by seat: angels on the table in a window"),
    Field("window_kind", (16,), "the kind of action that the window is about"),
    Field("window_second", (32,), "what its angel aims at: place, troop, column or pair"),
    Field("window_third", (32,), "its second aim"),
    Field("window_asks", (4,), "seats still to answer in the window"),
]
OWN: Final = [
    Field("seat", (4,), "the number of the seat, as actions name places"),
    Field("own_angels", (28,), "angels in the seat's hand"),
    Field("own_enemies", (56,), "enemies in the seat's hand"),
    Field("excess", (28,), "the angel drawn to the seat's full hand"),
]
HIDDEN: Final = [
    Field("angel_hands", (4, 28), "by seat: angels in hand"),
    Field("enemy_hands", (4, 56), "by seat: enemies in hand"),
    Field("defeated_piles", (4, 56), "by seat: enemies defeated"),
    Field("excess", (28,), "the angel drawn to a full hand"),
    Field("discarded_enemies", (56,), "enemies discarded"),
    Field("fort_deck", (16, 20), "fortifications, top first"),
    Field("troop_deck", (32, 32), "troops, top first"),
    Field("angel_deck", (28, 28), "angels, top first"),
    Field("angels_again", (28, 28), "the second deck of angels, top first"),
    Field("enemy_order", (56, 56), "the four decks of enemies one after the other, top first"),
]


@final
class CastellumEncoder(Encoder):
    # ---- actions ----

    def index_of(self, position: Position, move: i64) -> i64:
        kind = kind_of(move)
        return self.starts[kind] + (first_of(move) * SECONDS[kind] + second_of(move)) * THIRDS[kind] + third_of(move)

    def move_of(self, position: Position, index: i64) -> i64:
        assert isinstance(position, CastellumPosition)
        kind: i64 = 0
        while kind < M_ORIENT and index >= self.starts[kind + 1]:
            kind += 1
        rest = index - self.starts[kind]
        third = rest % THIRDS[kind]
        rest //= THIRDS[kind]
        move = encode(kind, rest // SECONDS[kind], rest % SECONDS[kind], third)
        return move if position.is_legal(move) else NO_MOVE

    # ---- what a seat may know, and everything ----

    def put_observation(self, position: Position, seat: i64, out: Sheet, at: i64) -> None:
        assert isinstance(position, CastellumPosition)
        board = position.board
        at = put_one(out, at, seat, SEATS)
        at = put_set(out, at, board.angels[seat], ANGEL_CARDS)
        at = put_set(out, at, board.enemies[seat], ENEMY_CARDS)
        own_excess = board.asked == ASK_EXCESS and board.decider == seat
        at = put_one(out, at, board.excess if own_excess else -1, ANGEL_CARDS)
        _put_table(board, seat, out, at)

    def put_state(self, position: Position, out: Sheet, at: i64) -> None:
        assert isinstance(position, CastellumPosition)
        board = position.board
        at = _put_table(board, 0, out, at)
        seat: i64 = 0
        for seat in range(board.players):
            put_set(out, at + seat * ANGEL_CARDS, board.angels[seat], ANGEL_CARDS)
            here = at + SEATS * ANGEL_CARDS + seat * ENEMY_CARDS
            put_set(out, here, board.enemies[seat], ENEMY_CARDS)
            put_set(out, here + SEATS * ENEMY_CARDS, board.defeated[seat], ENEMY_CARDS)
        at += SEATS * (ANGEL_CARDS + 2 * ENEMY_CARDS)
        at = put_one(out, at, board.excess if board.asked == ASK_EXCESS else -1, ANGEL_CARDS)
        at = put_set(out, at, board.enemy_discard, ENEMY_CARDS)
        at = _put_deck(out, at, board.deal.forts, board.fort_top, DECK_FORTS, FORT_CARDS)
        at = _put_deck(out, at, board.deal.troops, board.troop_top, TROOP_CARDS, TROOP_CARDS)
        at = _put_deck(out, at, board.angel_deck, board.angel_top, ANGEL_CARDS, ANGEL_CARDS)
        at = _put_deck(out, at, board.deal.angels_again, 0, ANGEL_CARDS, ANGEL_CARDS)
        year: i64 = 0
        k: i64 = 0
        for year in range(4):
            left = _enemies_left(board, year)
            end = pile_start(year) + pile_size(year)
            for k in range(left):
                card = board.deal.enemies[end - left + k]
                put_one(out, at + (pile_start(year) + k) * ENEMY_CARDS, card, ENEMY_CARDS)


def _put_deck(out: Sheet, at: i64, deck: vec[i64], top: i64, most: i64, cards: i64) -> i64:
    """The cards of a deck that are still there, top first."""
    k: i64 = 0
    for k in range(top, len(deck)):
        put_one(out, at + (k - top) * cards, deck[k], cards)
    return at + most * cards


def _enemies_left(board: Board, year: i64) -> i64:
    dealt = board.players * (year + 2) if year < board.dealt else 0
    return pile_size(year) - dealt


def _put_table(board: Board, base: i64, out: Sheet, at: i64) -> i64:
    """What everybody sees, seats counted from `base`."""
    players = board.players
    running = board.phase != OVER
    k: i64 = 0
    at = put_one(out, at, board.year, 4)
    at = put_one(out, at, board.phase, 5)
    at = put_one(out, at, board.asked if board.asked < ASK_NOTHING and running else -1, ASK_NOTHING)
    at = put(out, at, board.amount)
    at = put(out, at, players)
    at = put(out, at, board.edition.needed[board.year * 5 + players])
    at = put(out, at, board.passes)
    at = put_one(out, at, _from(base, board.first, players), SEATS)
    at = put_one(out, at, _from(base, board.turn, players) if running else -1, SEATS)
    at = put_one(out, at, _from(base, board.decider, players) if running else -1, SEATS)
    for k in range(len(board.draws)):
        here = at + _from(base, board.draws[k], players)
        out.add(here)
    at = put_set(out, at + SEATS, board.open_spaces, SPACES)
    space: i64 = 0
    for space in range(len(board.space_count)):
        for k in range(board.space_count[space]):
            worker = (board.space_seats[space] >> (2 * k)) & 3
            here = at + space * SEATS + _from(base, worker, players)
            out.add(here)
    at = put_set(out, at + SPACES * SEATS, board.fort_market, FORT_CARDS)
    at = put_set(out, at, board.troop_market, TROOP_CARDS)
    at = put_set(out, at, board.fort_discard, FORT_CARDS)
    at = put_set(out, at, board.troop_discard, TROOP_CARDS)
    at = put_set(out, at, board.angel_discard, ANGEL_CARDS)
    at = put(out, at, size(board.enemy_discard))
    at = put(out, at, len(board.deal.forts) - board.fort_top)
    at = put(out, at, len(board.deal.troops) - board.troop_top)
    at = put(out, at, len(board.angel_deck) - board.angel_top)
    for k in range(4):
        at = put(out, at, _enemies_left(board, k))
    return _put_seats(board, base, out, _put_rewards(board, base, out, at))


def _from(base: i64, seat: i64, players: i64) -> i64:
    """A seat counted from another one, in turn order."""
    return (seat + players - base) % players


def _put_rewards(board: Board, base: i64, out: Sheet, at: i64) -> i64:
    year: i64 = 0
    for year in range(4):
        defeated = board.rewards[year * 3]
        if defeated >= 0:
            put(out, at + year, defeated + 1)
            seat = board.rewards[year * 3 + 1]
            put_one(out, at + 4 + year * SEATS, _from(base, seat, board.players) if seat >= 0 else -1, SEATS)
            put_one(out, at + 20 + year * SIDES, board.rewards[year * 3 + 2], SIDES)
    return at + 36


def _put_seats(board: Board, base: i64, out: Sheet, at: i64) -> i64:
    players = board.players
    k: i64 = 0
    r: i64 = 0
    for k in range(players):
        seat = (base + k) % players
        for r in range(3):
            put(out, at + k * 3 + r, board.resources[seat * 3 + r])
        put(out, at + 12 + k, board.workers[seat])
        put(out, at + 16 + k, board.defeated_year[seat])
        put(out, at + 20 + k, board.next_bonus[seat])
        put_one(out, at + 24 + k * SIDES, board.combo[seat], SIDES)
        put(out, at + 40 + k, size(board.angels[seat]))
        put(out, at + 44 + k, size(board.enemies[seat]))
        put(out, at + 48 + k, size(board.defeated[seat]))
        if board.phase == OVER:
            put_set(out, at + 52 + k * ENEMY_CARDS, board.defeated[seat], ENEMY_CARDS)
    at += 52 + SEATS * ENEMY_CARDS
    for k in range(players * LINE):
        place = (base * LINE + k) % (players * LINE)
        put_one(out, at + k * FORT_CARDS, board.fort[place], FORT_CARDS)
        here = at + PLACES * FORT_CARDS
        put_set(out, here + k * TROOP_CARDS, board.troops[place], TROOP_CARDS)
        here += PLACES * TROOP_CARDS
        put_one(out, here + k * ENEMY_CARDS, board.enemy[place], ENEMY_CARDS)
        here += PLACES * ENEMY_CARDS
        put(out, here + k, board.fury[place])
        put(out, here + PLACES + k, board.bonus[place])
        put_set(out, here + 2 * PLACES + k * ANGEL_CARDS, board.under[place], ANGEL_CARDS)
    at += PLACES * (FORT_CARDS + TROOP_CARDS + ENEMY_CARDS + 2 + ANGEL_CARDS)
    return _put_window(board, base, out, at)


def _put_window(board: Board, base: i64, out: Sheet, at: i64) -> i64:
    """The window in which an effect can be cancelled (CM-7)."""
    k: i64 = 0
    if board.asked == ASK_REACT and board.phase != OVER:
        for k in range(len(board.played)):
            seat = _from(base, board.played[k] // 32, board.players)
            out.put(at + seat * ANGEL_CARDS + board.played[k] % 32, 1)
        here = put_one(out, at + SEATS * ANGEL_CARDS, kind_of(board.effect), KINDS)
        here = put_one(out, here, second_of(board.effect), 32)
        here = put_one(out, here, third_of(board.effect), 32)
        asks = board.asks
        while asks:
            out.put(here + _from(base, asks % 8 - 1, board.players), 1)
            asks //= 8
    return at + SEATS * ANGEL_CARDS + KINDS + 64 + SEATS


ENCODER: Final = CastellumEncoder(1, ACTIONS, [*OWN, *TABLE], [*TABLE, *HIDDEN])
