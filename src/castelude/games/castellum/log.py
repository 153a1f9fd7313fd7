"""What an action did, for the log. Cards, spaces, columns and amounts are as in actions; `words.named` has words."""

from collections.abc import Sequence

from castelude.core.bits import members
from castelude.core.verdict import LogLine, Param
from castelude.games.castellum import aids, notation, views
from castelude.games.castellum.angels import is_undone
from castelude.games.castellum.board import ASK_REACT, LINE, Board
from castelude.games.castellum.cards import ANGELS, DRAW_ANGEL, ENEMIES, GAIN, REINFORCE, RESOURCES, YEARS
from castelude.games.castellum.combat import attack, combat, is_beaten, power, side_for
from castelude.games.castellum.steps import eve

Params = dict[str, Param]

# The spaces that do their work at once, by the word of the line that tells it.
WORK = {int(GAIN): "gain", int(DRAW_ANGEL): "angel", int(REINFORCE): "reinforce"}


def log(before: Board, text: str, after: Board) -> list[LogLine]:
    """The action, how a window ended, what a combat brought, and the year that begins."""
    action = notation.words_of(text)
    assert action is not None
    lines = [_action(before, action), *_full(before, action, after), *_settled(before, text, after)]
    if action.word == "orient":
        lines += _rewards(before, int(action.first) - 1)
    if before.rewards[before.year * 3] < 0 <= after.rewards[before.year * 3]:
        lines += _combat(before, text, after)
    if after.year > before.year:
        lines.append(LogLine("castellum-log-year", {"year": str(YEARS[after.year])}))
        lines += _amounts_of("income", [aids.income(after, seat) for seat in range(after.players)])
    return lines


def _column(word: str, key: str = "") -> Params:
    """A column such as `s1c3`: whose it is, and its number."""
    return {f"column{key}": int(word[-1]), f"owner{key}": word[:2]}


def _amounts(numbers: Sequence[int]) -> str:
    """Resources and angels as an action writes resources: `gold+gold+wood`."""
    return "+".join(word for word, n in zip((*RESOURCES, "angels"), numbers, strict=False) for _ in range(n))


def _amounts_of(word: str, given: Sequence[Sequence[int]]) -> list[LogLine]:
    """A line for each seat that gets or gives anything."""
    return [
        LogLine(f"castellum-log-{word}", {"seat": seat, "given": _amounts(numbers)})
        for seat, numbers in enumerate(given)
        if any(numbers)
    ]


def _action(before: Board, action: notation.Action) -> LogLine:
    word, params = action.word, Params()
    if word == "worker":
        params["space"] = action.first
        word = WORK.get(before.edition.space_action[before.edition.space_numbers[action.first]], word)
    elif word in ("take", "gift"):
        params["given"] = action.first
    elif word == "hire":
        params |= {"troop": action.first, "column": int(action.second[1])}
    elif word in ("buy", "destroy"):
        params["column"] = int(action.first[1])
    elif word in ("enemy", "number", "fury", "swap"):
        params |= _column(action.first)
    if word == "swap":
        params |= {**_column(action.second, "_two"), "enemy_two": _enemy(before, action.second)}
    if word in ("fury", "swap", "destroy"):
        params["enemy"] = _enemy(before, action.first)
    if action.card:
        params["card"] = action.card
    return LogLine(f"castellum-log-{word}", {"seat": int(before.decider), **params})


def _full(before: Board, action: notation.Action, after: Board) -> list[LogLine]:
    """CM-4.7: the angel drawn at a space by a seat that holds three, discarded at once."""
    if action.word != "worker" or after.angels_drawn == before.angels_drawn or after.excess >= 0:
        return []
    seat = before.decider
    if after.angels[seat] != before.angels[seat]:
        return []
    (card,) = members(after.angel_discard & ~before.angel_discard or after.angel_discard)
    return [LogLine("castellum-log-full", {"seat": int(seat), "card": ANGELS[card]})]


def _enemy(before: Board, word: str) -> str:
    """The enemy in a column such as `s1c3`, or `c3` of the decider."""
    seat = int(word[1]) if word.startswith("s") else int(before.decider)
    return ENEMIES[before.enemy[seat * LINE + int(word[-1]) - 1]]


def _settled(before: Board, text: str, after: Board) -> list[LogLine]:
    """CM-7.4: a window that closes says what became of the effect."""
    if before.asked != ASK_REACT or text != "let" or len(after.played):
        return []
    return [LogLine("castellum-log-undone" if is_undone(before) else "castellum-log-happens")]


def _rewards(before: Board, side: int) -> list[LogLine]:
    """What each seat receives of the reward."""
    lines = []
    edition, year = before.edition, before.year
    for seat in range(before.players):
        faced = side_for(before, before.decider, side, seat)
        at = (year * 4 + faced) * 5
        combo = edition.combo_words[faced] if year == 3 else None
        if combo:
            lines.append(LogLine("castellum-log-combo", {"seat": seat, "combo": "+".join(combo)}))
        if any(edition.side[at : at + 4]):
            given = _amounts(list(edition.side[at : at + 4]))
            lines.append(LogLine("castellum-log-reward", {"seat": seat, "given": given}))
        if edition.side[at + 4]:
            lines.append(LogLine("castellum-log-bonus", {"seat": seat, "points": edition.side[at + 4]}))
    return lines


# ---- the combat ----


def _combat(before: Board, text: str, after: Board) -> list[LogLine]:
    """What the enemies took, who defeated whom, and whether it was enough (CM-8, CM-9.1)."""
    move = notation.find(before, text)
    assert move is not None
    night = eve(before, move)
    fought = [_fought(night, seat) for seat in range(before.players)]
    held = list(night.resources)
    combat(night)
    taken = [[held[seat * 3 + r] - night.resources[seat * 3 + r] for r in range(3)] for seat in range(before.players)]
    lines = _amounts_of("toll", taken)
    for seat in range(before.players):
        cards = views.names(ENEMIES, after.defeated[seat] & ~before.defeated[seat])
        params: Params = {"seat": seat, "enemies": "+".join(cards), "count": len(cards), "fought": fought[seat]}
        lines.append(LogLine("castellum-log-combat", params))
    total = after.rewards[before.year * 3]
    needed = before.edition.needed[before.year * 5 + before.players]
    won = "castellum-log-won" if total >= needed else "castellum-log-lost"
    return [*lines, LogLine(won, {"total": int(total), "needed": needed})]


def _fought(board: Board, seat: int) -> str:
    """Column by column the enemy, the attack, the power and 1 for a victory: `E1579-01:4:3:1`; `-` without an enemy."""
    return "+".join(
        f"{ENEMIES[board.enemy[place]]}:{attack(board, place)}:{power(board, place)}:{int(is_beaten(board, place))}"
        if board.enemy[place] >= 0
        else "-"
        for place in range(seat * LINE, seat * LINE + board.columns())
    )
