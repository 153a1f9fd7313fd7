"""What helps a seat to read its view: attack against power, what a decision would change, rewards, years, points.

Everything here follows from what the seat may know (CM-14), so a resampled board gives the same.
"""

from castelude.core.bits import members
from castelude.core.decisions import first_of, kind_of, second_of
from castelude.core.record import JsonObject
from castelude.games.castellum import views
from castelude.games.castellum.angels import is_undone
from castelude.games.castellum.board import ANGEL_PHASE, ASK_ANGEL, ASK_ENEMY, ASK_ORIENT, ASK_REACT, OVER, SIEGE, Board
from castelude.games.castellum.cards import YEARS, pile_size, pile_start
from castelude.games.castellum.combat import attack, is_beaten, power, side_for
from castelude.games.castellum.decisions import DECISIONS, EFFECTS, moves
from castelude.games.castellum.moves import M_HIRE, M_NUMBER
from castelude.games.castellum.notation import args_text, place_text
from castelude.games.castellum.years import receive_income

Stand = list[int | None]


def aids(board: Board, seat: int | None) -> JsonObject:
    """The sums and marks beside the view of a seat; None is a spectator."""
    beaten = sum(is_beaten(board, place) for place in _places(board))
    return {
        "columns": {place_text(place): _column(board, place) for place in _places(board)},
        "defeats": sum(board.defeated_year) + beaten,
        "would": _would(board, seat),
        "stake": _stake(board),
        "turning": _turning(board),
        "years": [_year(board, year) for year in range(4) if board.rewards[year * 3] >= 0],
        "income": [income(board, other) for other in range(board.players)],
        "points": _points(board),
    }


def _places(board: Board) -> list[int]:
    return members(board.places())


# ---- attack against power ----


def _column(board: Board, place: int) -> JsonObject:
    """The attack of a column with its parts, the power against it, and whether it would win now."""
    edition = board.edition
    total = attack(board, place)
    printed = sum(edition.troops.attack[troop] for troop in members(board.troops[place]))
    if board.fort[place] >= 0:
        printed += edition.forts.attack[board.fort[place]]
    angels = sum(edition.angel_value[angel] for angel in members(board.under[place]))
    bonus = board.bonus[place]
    enemy = board.enemy[place]
    strength = power(board, place) if enemy >= 0 else None
    parts = {
        "boost": total - printed - angels - bonus,
        "angels": angels,
        "bonus": bonus,
        "lent": 0 if strength is None else strength - board.fury[place] - edition.enemy_power[enemy],
        "fury": board.fury[place],
    }
    return {
        "attack": total,
        "printed": printed,
        **{name: points for name, points in parts.items() if points},
        "power": strength,
        "beaten": is_beaten(board, place),
    }


def _stands(board: Board) -> dict[str, Stand]:
    """Attack, power (None without an enemy) and whether the column would win, 1 or 0."""
    return {
        place_text(place): [
            attack(board, place),
            power(board, place) if board.enemy[place] >= 0 else None,
            int(is_beaten(board, place)),
        ]
        for place in _places(board)
    }


def _changes(before: dict[str, Stand], after: Board) -> dict[str, Stand]:
    return {place: stand for place, stand in _stands(after).items() if stand != before[place]}


def _would(board: Board, seat: int | None) -> JsonObject:
    """For each decision of the seat that touches a line: how the columns that it changes would stand.

    By what is chosen first (a card, `+2` for the number of an angel, `fury` or another effect) and then by the column:
    the stand of that column, or, where others change too, all of them by name. Equal angels share an entry; effects are
    shown as if nobody cancelled them. In siege and angel phase this is told out of turn too, so that little changes.
    """
    found: dict[str, JsonObject] = {}
    asked = _own_turn(board, seat)
    if asked is None or seat is None:
        return {}
    before = _stands(asked)
    for move in moves(asked):
        chosen, place = _target(asked, move, seat)
        if place and place not in found.setdefault(chosen, {}):
            changes = _changes(before, _acted(asked, move, seat))
            found[chosen][place] = changes[place] if [*changes] == [place] else changes
    return dict(found)


def _own_turn(board: Board, seat: int | None) -> Board | None:
    """The board as if the seat were to decide; None where others' turns say nothing about its own."""
    if seat is None:
        return None
    if board.phase in (SIEGE, ANGEL_PHASE):
        twin = board.copy()
        twin.decider = seat
        twin.asked = ASK_ENEMY if board.phase == SIEGE else ASK_ANGEL
        return twin
    return board if board.phase != OVER and board.decider == seat else None


def _target(board: Board, move: int, seat: int) -> tuple[str, str]:
    """What is chosen first and the column chosen last; no column for a move that touches no line."""
    decision = DECISIONS[kind_of(move)]
    if not any(operand.is_line() for operand in decision.operands[1:]):
        return "", ""
    *chosen, column = decision.words(board.edition, move)
    if decision in EFFECTS:
        chosen[0] = decision.form.kind
    elif kind_of(move) == M_NUMBER:
        chosen[0] = f"+{board.edition.angel_value[first_of(move)]}"
    return " ".join(chosen), column if column.startswith("s") else f"s{seat}{column}"


def _acted(board: Board, move: int, seat: int) -> Board:
    """The table right after a move, before anything follows from it."""
    twin = board.copy()
    DECISIONS[kind_of(move)].happen(twin, move, seat)
    return twin


def _stake(board: Board) -> JsonObject | None:
    """In a window: what the first card would do if it happened, and whether it does as the cards lie."""
    if board.asked != ASK_REACT:
        return None
    owner = board.played[0] // 32
    twin = _acted(board, board.effect, owner)
    hired = kind_of(board.effect) == M_HIRE
    return {
        "seat": owner,
        "args": args_text(board.edition, board.effect),
        "columns": _changes(_stands(board), twin),
        "from": _owner_of(board, second_of(board.effect)) if hired else None,
        "stands": not is_undone(board),
    }


def _owner_of(board: Board, troop: int) -> int | None:
    """In whose line a troop serves; None in the market."""
    return next((seat for seat in range(board.players) if board.line_troops(seat) >> troop & 1), None)


# ---- rewards, years, points ----


def _turning(board: Board) -> list[list[int]] | None:
    """When the card is to be turned: for each side 1 to 4 of the chooser, the side that each seat faces."""
    if board.asked != ASK_ORIENT:
        return None
    chooser = board.decider
    return [[side_for(board, chooser, side, seat) + 1 for seat in range(board.players)] for side in range(4)]


def _year(board: Board, year: int) -> JsonObject:
    """A year whose combat was fought: how many enemies each seat defeated, and the side that each received."""
    total, chooser, side = (board.rewards[year * 3 + k] for k in range(3))
    pile = ((1 << pile_size(year)) - 1) << pile_start(year)
    return {
        "year": YEARS[year],
        "needed": board.edition.needed[year * 5 + board.players],
        "total": total,
        "defeated": [len(members(board.defeated[seat] & pile)) for seat in range(board.players)],
        "chooser": chooser if chooser >= 0 else None,
        "sides": [side_for(board, chooser, side, seat) + 1 for seat in range(board.players)] if side >= 0 else None,
    }


def income(board: Board, seat: int) -> list[int]:
    """Gold, stone, wood and angels that the line brings at the start of a year (CM-3.1)."""
    twin = board.copy()
    angels = receive_income(twin, seat)
    return [*(twin.resources[seat * 3 + r] - board.resources[seat * 3 + r] for r in range(3)), angels]


def _points(board: Board) -> list[JsonObject]:
    """At the end the points of each source (CM-11.2); before it those of scoring cards, which everybody sees."""
    found = views.breakdown(board)
    if views.is_over(board):
        return [dict(sources) for sources in found]
    return [{"scoring": sources["scoring"]} for sources in found]
