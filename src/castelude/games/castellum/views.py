"""What can be seen of a position of Castellum: everything (CM-13), or what a seat may know (CM-14)."""

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
)
from castelude.games.castellum.cards import ANGELS, ENEMIES, FORTS, SPACES, TROOPS, YEARS, pile_size, pile_start
from castelude.games.castellum.notation import EFFECT_WORDS, args_text
from castelude.games.castellum.position import CastellumPosition

PHASES = ("construction", "siege", "angels", "reward", "over")
WORKERS = 5
SOURCES = ("enemies", "resources", "scoring", "combination")


def names(cards: Sequence[str], bits: int) -> list[str]:
    """The ids of a set of cards, in plain string order."""
    return [cards[card] for card in members(bits)]


def asks(position: CastellumPosition) -> list[int]:
    """The seats still to answer in a window, the actor first."""
    found = []
    packed = position.asks
    while packed:
        found.append(packed % 8 - 1)
        packed //= 8
    return found


def enemy_deck(position: CastellumPosition, year: int) -> list[int]:
    """The enemies of a year that have not been dealt, top first."""
    start, size = pile_start(year), pile_size(year)
    dealt = position.players * (year + 2) if year < position.dealt else 0
    return list(position.enemy_deck[start + dealt : start + size])


def is_over(position: CastellumPosition) -> bool:
    return position.phase == OVER


def state(position: CastellumPosition) -> JsonObject:
    """CM-13."""
    return {
        **_common(position),
        "pending": _pending(position, True),
        "fort_deck": [FORTS[card] for card in position.fort_deck[position.fort_top :]],
        "troop_deck": [TROOPS[card] for card in position.troop_deck[position.troop_top :]],
        "angel_deck": [ANGELS[card] for card in position.angel_deck[position.angel_top :]],
        "angels_again": [ANGELS[card] for card in position.angels_again],
        "enemy_decks": {str(YEARS[year]): [ENEMIES[card] for card in enemy_deck(position, year)] for year in range(4)},
        "enemy_discard": names(ENEMIES, position.enemy_discard),
        "seats": [
            {
                **_seat(position, seat),
                "angels": names(ANGELS, position.angels[seat]),
                "enemies": names(ENEMIES, position.enemies[seat]),
                "defeated": names(ENEMIES, position.defeated[seat]),
            }
            for seat in range(position.players)
        ],
    }


def view(position: CastellumPosition, seat: int | None) -> JsonObject:
    """CM-14.1: what is common, and of the hidden things the own hands and the sizes of the others."""
    return {
        **_common(position),
        "seat": seat,
        "pending": _pending(position, position.asked != ASK_EXCESS or position.decider == seat),
        "fort_deck": len(position.fort_deck) - position.fort_top,
        "troop_deck": len(position.troop_deck) - position.troop_top,
        "angel_deck": len(position.angel_deck) - position.angel_top,
        "enemy_decks": {str(YEARS[year]): len(enemy_deck(position, year)) for year in range(4)},
        "enemy_discard": len(members(position.enemy_discard)),
        "seats": [_seat_seen(position, other, seat) for other in range(position.players)],
    }


def _seat_seen(position: CastellumPosition, seat: int, viewer: int | None) -> JsonObject:
    angels = names(ANGELS, position.angels[seat])
    enemies = names(ENEMIES, position.enemies[seat])
    defeated = names(ENEMIES, position.defeated[seat])
    own = seat == viewer
    return {
        **_seat(position, seat),
        "angels": angels if own else len(angels),
        "enemies": enemies if own else len(enemies),
        "defeated": defeated if is_over(position) else len(defeated),
    }


def _common(position: CastellumPosition) -> JsonObject:
    """What everybody sees."""
    over = is_over(position)
    exists = members(position.edition.spaces_for[position.players])
    return {
        "game": "castellum",
        "players": position.players,
        "year": YEARS[position.year],
        "columns": position.columns(),
        "phase": PHASES[position.phase],
        "first": position.first,
        "turn": None if over else position.turn,
        "actor": None if over else position.decider,
        "passes": position.passes,
        "draws": list(position.draws),
        "needed": position.edition.needed[position.year * 5 + position.players],
        "spaces": {SPACES[space]: workers_on(position, space) for space in exists},
        "market_forts": names(FORTS, position.fort_market),
        "market_troops": names(TROOPS, position.troop_market),
        "fort_discard": names(FORTS, position.fort_discard),
        "troop_discard": names(TROOPS, position.troop_discard),
        "angel_discard": names(ANGELS, position.angel_discard),
        "rewards": [_reward(position, year) for year in range(4) if position.rewards[year * 3] >= 0],
    }


def workers_on(position: CastellumPosition, space: int) -> list[int]:
    """The seats of the workers on a space, in order of placement."""
    return [(position.space_seats[space] >> 2 * k) & 3 for k in range(position.space_count[space])]


def _reward(position: CastellumPosition, year: int) -> JsonObject:
    defeated, seat, side = (position.rewards[year * 3 + k] for k in range(3))
    return {
        "year": YEARS[year],
        "needed": position.edition.needed[year * 5 + position.players],
        "defeated": defeated,
        "won": seat >= 0,
        "seat": None if seat < 0 else seat,
        "side": None if side < 0 else side + 1,
    }


def _seat(position: CastellumPosition, seat: int) -> JsonObject:
    """What everybody sees of a seat."""
    gold, stone, wood = (position.resources[seat * 3 + r] for r in range(3))
    side = position.combo[seat]
    combo = position.edition.combo_words[side] if side >= 0 else None
    return {
        "gold": gold,
        "stone": stone,
        "wood": wood,
        "workers": position.workers[seat],
        "wall": WORKERS - position.columns(),
        "defeated_year": position.defeated_year[seat],
        "next_bonus": position.next_bonus[seat],
        "combo": None if combo is None else list(combo),
        "line": [_column(position, seat * int(LINE) + column) for column in range(LINE)],
    }


def _column(position: CastellumPosition, place: int) -> JsonObject:
    fort, enemy = position.fort[place], position.enemy[place]
    return {
        "fort": None if fort < 0 else FORTS[fort],
        "troops": names(TROOPS, position.troops[place]),
        "enemy": None if enemy < 0 else ENEMIES[enemy],
        "fury": position.fury[place],
        "bonus": position.bonus[place],
        "angels": names(ANGELS, position.under[place]),
    }


def _pending(position: CastellumPosition, card_known: bool) -> JsonObject | None:
    asked, seat = position.asked, position.decider
    if asked == ASK_TAKE:
        return {"kind": "take", "seat": seat, "count": position.amount}
    if asked in (ASK_TROOP, ASK_FORT):
        return {"kind": "buy", "seat": seat, "what": "troop" if asked == ASK_TROOP else "fort"}
    if asked == ASK_EXCESS:
        return {"kind": "excess", "seat": seat, "card": ANGELS[position.excess] if card_known else None}
    if asked == ASK_REACT:
        return {"kind": "react", "played": played(position), "asks": asks(position)}
    if asked == ASK_ORIENT:
        return {"kind": "orient", "seat": seat}
    return None


def played(position: CastellumPosition) -> list[JsonObject]:
    """The angels on the table in a window, from the first card up."""
    found: list[JsonObject] = []
    for index, entry in enumerate(position.played):
        card = entry % 32
        effect = EFFECT_WORDS[position.edition.angel_effect[card]]
        args = "" if index else args_text(position.effect)
        found.append({"seat": entry // 32, "card": ANGELS[card], "effect": effect, "args": args})
    return found


def breakdown(position: CastellumPosition) -> list[dict[str, int]]:
    """CM-11.2 for each seat: the points of each source, and their `total`."""
    found = []
    for seat in range(position.players):
        points = position.points(seat)
        found.append({**dict(zip(SOURCES, points, strict=True)), "total": sum(points)})
    return found
