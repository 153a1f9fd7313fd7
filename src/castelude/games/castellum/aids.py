"""What helps a seat to read its view: attack against power, what a decision would change, rewards, years, points.

Everything here follows from what the seat may know (CM-14), so that a position dealt anew gives the same.
"""

from castelude.core.bits import members
from castelude.core.record import JsonObject
from castelude.games.castellum import views
from castelude.games.castellum.angels import happen, play_number
from castelude.games.castellum.board import ANGEL_PHASE, ASK_ANGEL, ASK_ENEMY, ASK_ORIENT, ASK_REACT, LINE, SIEGE
from castelude.games.castellum.cards import ENEMIES, FORTS, TROOPS, YEARS, pile_size, pile_start
from castelude.games.castellum.combat import attack, is_beaten, power, side_for
from castelude.games.castellum.construction import buy_fort, buy_troop
from castelude.games.castellum.moves import (
    M_BUY_FORT,
    M_BUY_TROOP,
    M_DESTROY,
    M_ENEMY,
    M_FURY,
    M_HIRE,
    M_NUMBER,
    M_SWAP,
    card_of,
    first_of,
    kind_of,
    second_of,
)
from castelude.games.castellum.notation import args_text, place_text
from castelude.games.castellum.position import CastellumPosition
from castelude.games.castellum.siege import place_enemy
from castelude.games.castellum.years import receive_income

Stand = list[int | None]


def aids(position: CastellumPosition, seat: int | None) -> JsonObject:
    """The sums and marks beside the view of a seat; None is a spectator."""
    beaten = sum(is_beaten(position, place) for place in _places(position))
    return {
        "columns": {place_text(place): _column(position, place) for place in _places(position)},
        "defeats": sum(position.defeated_year) + beaten,
        "would": _would(position, seat),
        "stake": _stake(position),
        "turning": _turning(position),
        "years": [_year(position, year) for year in range(4) if position.rewards[year * 3] >= 0],
        "income": [income(position, other) for other in range(position.players)],
        "points": _points(position),
    }


def _places(position: CastellumPosition) -> list[int]:
    return members(position.places())


# ---- attack against power ----


def _column(position: CastellumPosition, place: int) -> JsonObject:
    """The attack of a column with its parts, the power against it, and whether it would win now."""
    edition = position.edition
    total = attack(position, place)
    printed = sum(edition.troop_attack[troop] for troop in members(position.troops[place]))
    if position.fort[place] >= 0:
        printed += edition.fort_attack[position.fort[place]]
    angels = sum(edition.angel_value[angel] for angel in members(position.under[place]))
    bonus = position.bonus[place]
    enemy = position.enemy[place]
    strength = power(position, place) if enemy >= 0 else None
    fury = position.fury[place]
    return {
        "attack": total,
        "printed": printed,
        "boost": total - printed - angels - bonus,
        "angels": angels,
        "bonus": bonus,
        "power": strength,
        "lent": 0 if strength is None else strength - fury - edition.enemy_power[enemy],
        "fury": fury,
        "beaten": is_beaten(position, place),
    }


def _stands(position: CastellumPosition) -> dict[str, Stand]:
    """Attack, power (None without an enemy) and whether the column would win, 1 or 0."""
    return {
        place_text(place): [
            attack(position, place),
            power(position, place) if position.enemy[place] >= 0 else None,
            int(is_beaten(position, place)),
        ]
        for place in _places(position)
    }


def _changes(before: dict[str, Stand], after: CastellumPosition) -> dict[str, Stand]:
    return {place: stand for place, stand in _stands(after).items() if stand != before[place]}


def _would(position: CastellumPosition, seat: int | None) -> JsonObject:
    """For each decision of the seat that touches a line: how the columns that it changes would stand.

    By what is chosen first (a card, `+2` for the number of an angel, `fury` or another effect) and then by the column:
    the stand of that column, or, where others change too, all of them by name. Equal angels share an entry; effects are
    shown as if nobody cancelled them. In siege and angel phase this is told out of turn too, so that little changes.
    """
    found: dict[str, JsonObject] = {}
    asked = _own_turn(position, seat)
    if asked is None or seat is None:
        return {}
    before = _stands(asked)
    for move in asked.moves():
        chosen, place = _target(asked, move, seat)
        if place and place not in found.setdefault(chosen, {}):
            changes = _changes(before, _acted(asked, move, seat))
            found[chosen][place] = changes[place] if [*changes] == [place] else changes
    return dict(found)


def _own_turn(position: CastellumPosition, seat: int | None) -> CastellumPosition | None:
    """The position as if the seat were to decide; None where others' turns say nothing about its own."""
    if seat is None:
        return None
    if position.phase in (SIEGE, ANGEL_PHASE):
        twin = position.copy()
        twin.decider = seat
        twin.asked = ASK_ENEMY if position.phase == SIEGE else ASK_ANGEL
        return twin
    return position if position.actor() == seat else None


def _target(position: CastellumPosition, move: int, seat: int) -> tuple[str, str]:
    """What is chosen first and the column chosen last; no column for a move that touches no line."""
    kind, card, first = kind_of(move), card_of(move), first_of(move)
    if kind == M_BUY_TROOP:
        return TROOPS[card], _own(seat, first)
    if kind == M_BUY_FORT:
        return FORTS[card], _own(seat, first)
    if kind == M_ENEMY:
        return ENEMIES[card], place_text(first)
    if kind == M_NUMBER:
        return f"+{position.edition.angel_value[card]}", place_text(first)
    if kind == M_FURY:
        return "fury", place_text(first)
    if kind == M_SWAP:
        return f"swap {place_text(first)}", place_text(second_of(move))
    if kind == M_HIRE:
        return f"hire {TROOPS[first]}", _own(seat, second_of(move))
    if kind == M_DESTROY:
        return "destroy", _own(seat, first)
    return "", ""


def _own(seat: int, column: int) -> str:
    return place_text(seat * LINE + column)


def _acted(position: CastellumPosition, move: int, seat: int) -> CastellumPosition:
    """The table right after a move, before anything follows from it."""
    twin = position.copy()
    kind, card, first = kind_of(move), card_of(move), first_of(move)
    if kind == M_BUY_TROOP:
        buy_troop(twin, card, first)
    elif kind == M_BUY_FORT:
        buy_fort(twin, card, first)
    elif kind == M_ENEMY:
        place_enemy(twin, card, first)
    elif kind == M_NUMBER:
        play_number(twin, card, first)
    else:
        happen(twin, move, seat)
    return twin


def _stake(position: CastellumPosition) -> JsonObject | None:
    """In a window: what the first card would do if it happened, and whether it does as the cards lie."""
    if position.asked != ASK_REACT:
        return None
    owner = position.played[0] // 32
    twin = position.copy()
    happen(twin, position.effect, owner)
    hired = kind_of(position.effect) == M_HIRE
    return {
        "seat": owner,
        "args": args_text(position.effect),
        "columns": _changes(_stands(position), twin),
        "from": _owner_of(position, first_of(position.effect)) if hired else None,
        "stands": len(position.played) % 2 == 1,
    }


def _owner_of(position: CastellumPosition, troop: int) -> int | None:
    """In whose line a troop serves; None in the market."""
    return next((seat for seat in range(position.players) if position.line_troops(seat) >> troop & 1), None)


# ---- rewards, years, points ----


def _turning(position: CastellumPosition) -> list[list[int]] | None:
    """When the card is to be turned: for each side 1 to 4 of the chooser, the side that each seat faces."""
    if position.asked != ASK_ORIENT:
        return None
    chooser = position.decider
    return [[side_for(position, chooser, side, seat) + 1 for seat in range(position.players)] for side in range(4)]


def _year(position: CastellumPosition, year: int) -> JsonObject:
    """A year whose combat was fought: how many enemies each seat defeated, and the side that each received."""
    total, chooser, side = (position.rewards[year * 3 + k] for k in range(3))
    pile = ((1 << pile_size(year)) - 1) << pile_start(year)
    return {
        "year": YEARS[year],
        "needed": position.edition.needed[year * 5 + position.players],
        "total": total,
        "defeated": [len(members(position.defeated[seat] & pile)) for seat in range(position.players)],
        "chooser": chooser if chooser >= 0 else None,
        "sides": [side_for(position, chooser, side, seat) + 1 for seat in range(position.players)]
        if side >= 0
        else None,
    }


def income(position: CastellumPosition, seat: int) -> list[int]:
    """Gold, stone, wood and angels that the line brings at the start of a year (CM-3.1)."""
    twin = position.copy()
    angels = receive_income(twin, seat)
    return [*(twin.resources[seat * 3 + r] - position.resources[seat * 3 + r] for r in range(3)), angels]


def _points(position: CastellumPosition) -> list[JsonObject]:
    """At the end the points of each source (CM-11.2); before it those of scoring cards, which everybody sees."""
    found = views.breakdown(position)
    if views.is_over(position):
        return [dict(sources) for sources in found]
    return [{"scoring": sources["scoring"]} for sources in found]
