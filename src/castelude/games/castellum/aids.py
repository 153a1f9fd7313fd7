"""What helps a seat to read its view: printed cards, attack against power, what a decision would change.

Everything here follows from what the seat may know (CM-14), so that a position dealt anew gives the same.
"""

from castelude.core.record import JsonObject
from castelude.games.castellum import facts, views
from castelude.games.castellum.angels import happen, play_number
from castelude.games.castellum.bits import members
from castelude.games.castellum.cards import ANGELS, ENEMIES, FORTS, TROOPS, YEARS, pile_size, pile_start
from castelude.games.castellum.combat import attack, is_beaten, power, side_for
from castelude.games.castellum.construction import buy_fort, buy_troop
from castelude.games.castellum.moves import (
    M_BUY_FORT,
    M_BUY_TROOP,
    M_ENEMY,
    M_FURY,
    M_GIFT,
    M_HIRE,
    M_NUMBER,
    card_of,
    first_of,
    kind_of,
)
from castelude.games.castellum.notation import args_text, place_text, text_of
from castelude.games.castellum.position import CastellumPosition
from castelude.games.castellum.siege import place_enemy
from castelude.games.castellum.table import ASK_EXCESS, ASK_ORIENT, ASK_REACT, LINE
from castelude.games.castellum.years import receive_income

Stand = list[int | None]


def aids(position: CastellumPosition, seat: int | None) -> JsonObject:
    """The sums and marks beside the view of a seat; None is a spectator."""
    edition, players = position.edition, position.players
    beaten = sum(is_beaten(position, place) for place in _places(position))
    return {
        "cards": {name: facts.card(edition, name) for name in sorted(_shown(position, seat))},
        "spaces": facts.spaces(edition, players),
        "rewards": facts.rewards(edition, players),
        "columns": {place_text(place): _column(position, place) for place in _places(position)},
        "defeats": sum(position.defeated_year) + beaten,
        "would": _would(position, seat),
        "stake": _stake(position),
        "turning": _turning(position),
        "years": [_year(position, year) for year in range(4) if position.rewards[year * 3] >= 0],
        "income": [_income(position, other) for other in range(players)],
        "points": _points(position),
    }


def _places(position: CastellumPosition) -> list[int]:
    return members(position.places())


def _shown(position: CastellumPosition, seat: int | None) -> set[str]:
    """The ids of all cards that the seat sees face up, and of those under discussion."""
    found = {*views.names(FORTS, position.fort_market), *views.names(TROOPS, position.troop_market)}
    for place in range(position.players * LINE):
        found |= {*views.names(TROOPS, position.troops[place]), *views.names(ANGELS, position.under[place])}
        if position.fort[place] >= 0:
            found.add(FORTS[position.fort[place]])
        if position.enemy[place] >= 0:
            found.add(ENEMIES[position.enemy[place]])
    if seat is not None:
        found |= {*views.names(ANGELS, position.angels[seat]), *views.names(ENEMIES, position.enemies[seat])}
    if views.is_over(position):
        for other in range(position.players):
            found |= {*views.names(ENEMIES, position.defeated[other])}
    if position.asked == ASK_EXCESS and position.decider == seat:
        found.add(ANGELS[position.excess])
    return found | {ANGELS[entry % 32] for entry in position.played}


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
    """For each legal action of the seat that touches a line: the columns that would stand otherwise.

    An angel goes by its number (`+2:s0c1`) or its effect (`fury:s0c1`), so that equal angels share an entry; effects
    are shown as if nobody cancelled them.
    """
    found: JsonObject = {}
    if seat is None or position.actor() != seat:
        return found
    before = _stands(position)
    for move in position.moves():
        key = _key(position, move)
        if key is not None and key not in found:
            found[key] = _changes(before, _acted(position, move, seat))
    return found


def _key(position: CastellumPosition, move: int) -> str | None:
    kind = kind_of(move)
    if kind in (M_BUY_TROOP, M_BUY_FORT, M_ENEMY):
        return text_of(move)
    if kind == M_NUMBER:
        return f"+{position.edition.angel_value[card_of(move)]}:{place_text(first_of(move))}"
    if M_FURY <= kind < M_GIFT:
        return text_of(move).partition("!")[2]
    return None


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


def _income(position: CastellumPosition, seat: int) -> list[int]:
    """Gold, stone, wood and angels that the line brings at the start of a year (CM-3.1)."""
    twin = position.copy()
    angels = receive_income(twin, seat)
    return [*(twin.resources[seat * 3 + r] - position.resources[seat * 3 + r] for r in range(3)), angels]


def _points(position: CastellumPosition) -> list[JsonObject]:
    """At the end the points of each source (CM-11.2); before it those that everybody can count."""
    found = views.breakdown(position)
    if views.is_over(position):
        return [dict(sources) for sources in found]
    return [{"resources": sources["resources"], "scoring": sources["scoring"]} for sources in found]
