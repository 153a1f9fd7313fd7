# castelude: compiled
"""Combat (CM-8) and reward (CM-9)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.games.castellum.angels import defeat
from castelude.games.castellum.bits import bit, least, size
from castelude.games.castellum.table import (
    ASK_ORIENT,
    DRAW,
    END_YEAR,
    LINE,
    REWARD,
    WAIT,
    Table,
)


def boosts(table: Table, seat: i64, kind: i64) -> i64:
    """How many cards of a line strengthen its troops of this type."""
    edition = table.edition
    forts = edition.forts_boosting[kind]
    found = size(table.line_troops(seat) & edition.troops_boosting[kind])
    place: i64 = 0
    for place in range(seat * LINE, seat * LINE + LINE):
        if table.fort[place] >= 0 and (forts >> table.fort[place]) & 1:
            found += 1
    return found


def attack(table: Table, place: i64) -> i64:
    """CM-8.2."""
    edition = table.edition
    seat = place // LINE
    points = table.bonus[place]
    if table.fort[place] >= 0:
        points += edition.fort_attack[table.fort[place]]
    troops = table.troops[place]
    while troops:
        troop = least(troops)
        points += edition.troop_attack[troop] + boosts(table, seat, edition.troop_type[troop])
        troops &= troops - 1
    angels = table.under[place]
    while angels:
        points += edition.angel_value[least(angels)]
        angels &= angels - 1
    return points


def power(table: Table, place: i64) -> i64:
    """CM-8.3; the place must hold an enemy."""
    edition = table.edition
    enemy = table.enemy[place]
    points = edition.enemy_power[enemy] + table.fury[place]
    kind = edition.enemy_type[enemy]
    base = place // LINE * LINE
    other: i64 = 0
    for other in range(base, base + LINE):
        if table.enemy[other] >= 0 and edition.enemy_boost[table.enemy[other]] == kind:
            points += edition.enemy_points[table.enemy[other]]
    return points


def is_beaten(table: Table, place: i64) -> bool:
    """CM-8.4: whether the enemy of a column is defeated as it stands; False where there is none."""
    return (
        table.enemy[place] >= 0
        and (table.fort[place] >= 0 or table.troops[place] != 0)
        and attack(table, place) >= power(table, place)
    )


def combat(table: Table) -> None:
    """CM-8, and whether a reward is won (CM-9.1)."""
    seat: i64 = 0
    for seat in range(table.players):
        _pay_tolls(table, seat)
        _fight(table, seat)
    total: i64 = 0
    for seat in range(table.players):
        total += table.defeated_year[seat]
    table.rewards[table.year * 3] = total
    if total < table.edition.needed[table.year * 5 + table.players]:
        table.step = END_YEAR
        return
    best = best_defender(table)
    table.rewards[table.year * 3 + 1] = best
    table.phase = REWARD
    table.turn = best
    table.decider = best
    table.asked = ASK_ORIENT
    table.step = WAIT


def _pay_tolls(table: Table, seat: i64) -> None:
    """CM-8.1."""
    place: i64 = 0
    for place in range(seat * LINE, seat * LINE + table.columns()):
        if table.enemy[place] >= 0:
            toll = table.edition.enemy_toll[table.enemy[place]]
            if toll >= 0 and table.resources[seat * 3 + toll] > 0:
                table.resources[seat * 3 + toll] -= 1


def _fight(table: Table, seat: i64) -> None:
    """CM-8.4: the whole line fights at one time."""
    base = seat * LINE
    column: i64 = 0
    beaten: i64 = 0
    for column in range(table.columns()):
        if is_beaten(table, base + column):
            beaten |= bit(column)
    while beaten:
        defeat(table, seat, least(beaten))
        beaten &= beaten - 1


def best_defender(table: Table) -> i64:
    """CM-9.2: going round from the First Player, only a greater number takes the lead."""
    best = table.first
    k: i64 = 0
    for k in range(1, table.players):
        seat = (table.first + k) % table.players
        if table.defeated_year[seat] > table.defeated_year[best]:
            best = seat
    return best


def side_for(table: Table, chooser: i64, side: i64, seat: i64) -> i64:
    """CM-9.3: the side that a seat faces when the chooser turns this one to itself; sides from 0."""
    return (side + (seat - chooser + table.players) % table.players) % 4


def orient(table: Table, side: i64) -> None:
    """CM-9.3 and CM-9.4."""
    table.rewards[table.year * 3 + 2] = side
    given = table.edition.side
    owed = vec[i64]()
    chooser = table.decider
    k: i64 = 0
    r: i64 = 0
    for k in range(table.players):
        seat = (table.first + k) % table.players
        faced = side_for(table, chooser, side, seat)
        at = (table.year * 4 + faced) * 5
        for r in range(3):
            table.resources[seat * 3 + r] += given[at + r]
        angels = given[at + 3]
        while angels > 0:
            owed = append(owed, seat)
            angels -= 1
        table.next_bonus[seat] += given[at + 4]
        if table.year == 3 and table.edition.combo_words[faced] is not None:
            table.combo[seat] = faced
    table.draws = owed
    table.after_draws = END_YEAR
    table.step = DRAW
