"""What can be seen of a board of Castellum: everything (CM-13), or what a seat may know (CM-14)."""

from collections.abc import Sequence

from castelude.core.bits import members
from castelude.core.record import JsonObject
from castelude.games.castellum.board import (
    ASK_EXCESS,
    ASK_FORT,
    ASK_ORIENT,
    ASK_REACT,
    ASK_TAKE,
    ASK_TROOP,
    LINE,
    OVER,
    Board,
)
from castelude.games.castellum.cards import (
    ANGELS,
    EFFECTS,
    ENEMIES,
    FORTS,
    TROOPS,
    YEARS,
    pile_size,
    pile_start,
)
from castelude.games.castellum.notation import args_text
from castelude.games.castellum.scoring import points_of

PHASES = ("construction", "siege", "angels", "reward", "over")
WORKERS = 5
SOURCES = ("enemies", "resources", "scoring", "combination")


def names(cards: Sequence[str], bits: int) -> list[str]:
    """The ids of a set of cards, in plain string order."""
    return [cards[card] for card in members(bits)]


def asks(board: Board) -> list[int]:
    """The seats still to answer in a window, the actor first."""
    found = []
    packed = board.asks
    while packed:
        found.append(packed % 8 - 1)
        packed //= 8
    return found


def enemy_deck(board: Board, year: int) -> list[int]:
    """The enemies of a year that have not been dealt, top first."""
    start, size = pile_start(year), pile_size(year)
    dealt = board.players * (year + 2) if year < board.dealt else 0
    return list(board.deal.enemies[start + dealt : start + size])


def is_over(board: Board) -> bool:
    return board.phase == OVER


def state(board: Board) -> JsonObject:
    """CM-13."""
    return {
        **_common(board),
        "pending": _pending(board, True),
        "fort_deck": [FORTS[card] for card in board.deal.forts[board.fort_top :]],
        "troop_deck": [TROOPS[card] for card in board.deal.troops[board.troop_top :]],
        "angel_deck": [ANGELS[card] for card in board.angel_deck[board.angel_top :]],
        "angels_again": [ANGELS[card] for card in board.deal.angels_again],
        "enemy_decks": {str(YEARS[year]): [ENEMIES[card] for card in enemy_deck(board, year)] for year in range(4)},
        "enemy_discard": names(ENEMIES, board.enemy_discard),
        "seats": [
            {
                **_seat(board, seat),
                "angels": names(ANGELS, board.angels[seat]),
                "enemies": names(ENEMIES, board.enemies[seat]),
                "defeated": names(ENEMIES, board.defeated[seat]),
            }
            for seat in range(board.players)
        ],
    }


def view(board: Board, seat: int | None) -> JsonObject:
    """CM-14.1: what everybody sees, the hands of the seat, and the sizes of what is hidden from it."""
    return {
        **_common(board),
        "seat": seat,
        "pending": _pending(board, board.asked != ASK_EXCESS or board.decider == seat),
        "fort_deck": len(board.deal.forts) - board.fort_top,
        "troop_deck": len(board.deal.troops) - board.troop_top,
        "angel_deck": len(board.angel_deck) - board.angel_top,
        "enemy_decks": {str(YEARS[year]): len(enemy_deck(board, year)) for year in range(4)},
        "enemy_discard": len(members(board.enemy_discard)),
        "seats": [_seat_seen(board, other, seat) for other in range(board.players)],
    }


def _seat_seen(board: Board, seat: int, viewer: int | None) -> JsonObject:
    angels = names(ANGELS, board.angels[seat])
    enemies = names(ENEMIES, board.enemies[seat])
    defeated = names(ENEMIES, board.defeated[seat])
    own = seat == viewer
    return {
        **_seat(board, seat),
        "angels": angels if own else len(angels),
        "enemies": enemies if own else len(enemies),
        "defeated": defeated if is_over(board) else len(defeated),
    }


def _common(board: Board) -> JsonObject:
    """What everybody sees."""
    over = is_over(board)
    exists = members(board.edition.spaces_for[board.players])
    return {
        "game": "castellum",
        "players": board.players,
        "year": YEARS[board.year],
        "columns": board.columns(),
        "phase": PHASES[board.phase],
        "first": board.first,
        "turn": None if over else board.turn,
        "actor": None if over else board.decider,
        "passes": board.passes,
        "draws": list(board.draws),
        "needed": board.edition.needed[board.year * 5 + board.players],
        "spaces": {board.edition.spaces[space]: workers_on(board, space) for space in exists},
        "market_forts": names(FORTS, board.fort_market),
        "market_troops": names(TROOPS, board.troop_market),
        "fort_discard": names(FORTS, board.fort_discard),
        "troop_discard": names(TROOPS, board.troop_discard),
        "angel_discard": names(ANGELS, board.angel_discard),
        "rewards": [_reward(board, year) for year in range(4) if board.rewards[year * 3] >= 0],
    }


def workers_on(board: Board, space: int) -> list[int]:
    """The seats of the workers on a space, in order of placement."""
    return [(board.space_seats[space] >> 2 * k) & 3 for k in range(board.space_count[space])]


def _reward(board: Board, year: int) -> JsonObject:
    defeated, seat, side = (board.rewards[year * 3 + k] for k in range(3))
    return {
        "year": YEARS[year],
        "needed": board.edition.needed[year * 5 + board.players],
        "defeated": defeated,
        "won": seat >= 0,
        "seat": None if seat < 0 else seat,
        "side": None if side < 0 else side + 1,
    }


def _seat(board: Board, seat: int) -> JsonObject:
    """What everybody sees of a seat."""
    gold, stone, wood = (board.resources[seat * 3 + r] for r in range(3))
    side = board.combo[seat]
    combo = board.edition.combo_words[side] if side >= 0 else None
    return {
        "gold": gold,
        "stone": stone,
        "wood": wood,
        "workers": board.workers[seat],
        "wall": WORKERS - board.columns(),
        "defeated_year": board.defeated_year[seat],
        "next_bonus": board.next_bonus[seat],
        "combo": None if combo is None else list(combo),
        "line": [_column(board, seat * int(LINE) + column) for column in range(LINE)],
    }


def _column(board: Board, place: int) -> JsonObject:
    fort, enemy = board.fort[place], board.enemy[place]
    return {
        "fort": None if fort < 0 else FORTS[fort],
        "troops": names(TROOPS, board.troops[place]),
        "enemy": None if enemy < 0 else ENEMIES[enemy],
        "fury": board.fury[place],
        "bonus": board.bonus[place],
        "angels": names(ANGELS, board.under[place]),
    }


def _pending(board: Board, card_known: bool) -> JsonObject | None:
    asked, seat = board.asked, board.decider
    if asked == ASK_TAKE:
        return {"kind": "take", "seat": seat, "count": board.amount}
    if asked in (ASK_TROOP, ASK_FORT):
        return {"kind": "buy", "seat": seat, "what": "troop" if asked == ASK_TROOP else "fort"}
    if asked == ASK_EXCESS:
        return {"kind": "excess", "seat": seat, "card": ANGELS[board.excess] if card_known else None}
    if asked == ASK_REACT:
        return {"kind": "react", "played": played(board), "asks": asks(board)}
    if asked == ASK_ORIENT:
        return {"kind": "orient", "seat": seat}
    return None


def played(board: Board) -> list[JsonObject]:
    """The angels on the table in a window, from the first card up."""
    found: list[JsonObject] = []
    for index, entry in enumerate(board.played):
        card = entry % 32
        effect = EFFECTS[board.edition.angel_effect[card]]
        args = "" if index else args_text(board.edition, board.effect)
        found.append({"seat": entry // 32, "card": ANGELS[card], "effect": effect, "args": args})
    return found


def breakdown(board: Board) -> list[dict[str, int]]:
    """CM-11.2 for each seat: the points of each source, and their `total`."""
    found = []
    for seat in range(board.players):
        points = points_of(board, seat)
        found.append({**dict(zip(SOURCES, points, strict=True)), "total": sum(points)})
    return found
