"""What a decision did, line by line, for the log of a table. Nothing of Castellan's decisions is secret."""

from castelude.core.position import NOBODY
from castelude.core.verdict import LogLine
from castelude.games.castellan import decisions, notation
from castelude.games.castellan.lattice import LETTERS
from castelude.games.castellan.position import BUILD, CLAIM, END, NO_SEAT, OVER, PLAY, STAY, CastellanPosition


def log(before: CastellanPosition, text: str, after: CastellanPosition) -> list[LogLine]:
    seat = int(before.mover)
    if before.phase == PLAY:
        lines = [LogLine("castellan-log-play", {"seat": seat, "cards": text.removeprefix("play:")})]
    elif before.phase == BUILD:
        lines = [LogLine(f"castellan-log-build-{text[0]}", {"seat": seat, "piece": text}), *_made(after, seat)]
    elif before.phase == CLAIM:
        lines = _claimed(before, text, after)
    elif before.phase == END:
        lines = [LogLine("castellan-log-end", {"seat": seat})]
    else:
        walls = decisions.find(before, text) or 0
        towers = int(before.cards_to_draw()) - walls
        lines = [LogLine("castellan-log-draw", {"seat": seat, "action": text, "walls": walls, "towers": towers})]
    return [*lines, *_left(before, after), *_ended(before, after)]


def _made(after: CastellanPosition, seat: int) -> list[LogLine]:
    """The courtyards that a placement enclosed, or the parts of the one it divided."""
    yards = after.castle.courtyards
    message = "castellan-log-divide" if yards.divided else "castellan-log-close"
    return [
        LogLine(
            message,
            {"seat": seat, "cell": notation.cell_text(after, region), "towers": int(yards.touching[region])},
        )
        for region in yards.made
    ]


def _claimed(before: CastellanPosition, text: str, after: CastellanPosition) -> list[LogLine]:
    seat = int(before.mover)
    if text == "keep":
        return [LogLine("castellan-log-keep", {"seat": seat})]
    region = after.doubled[seat]
    points = 2 * int(after.castle.courtyards.touching[region])
    message = "castellan-log-stay" if before.asked == STAY else "castellan-log-double"
    return [LogLine(message, {"seat": seat, "cell": notation.cell_text(after, region), "points": points})]


def _left(before: CastellanPosition, after: CastellanPosition) -> list[LogLine]:
    """The pieces that found no place, at the moment when building ends (CA-7.2, CA-7.3)."""
    if before.phase not in (PLAY, BUILD, CLAIM) or after.phase in (BUILD, CLAIM):
        return []
    left = after.out if after.phase == OVER else after.pool
    if not any(left):
        return []
    message = "castellan-log-out" if before.closes_the_game() else "castellan-log-left"
    return [LogLine(message, {letter.lower(): int(left[kind]) for kind, letter in enumerate(LETTERS)})]


def _ended(before: CastellanPosition, after: CastellanPosition) -> list[LogLine]:
    """The last round begins (CA-10.1)."""
    if before.ended_by == NO_SEAT and after.ended_by != NO_SEAT and after.actor() != NOBODY:
        return [LogLine("castellan-log-last", {"seat": int(after.ended_by)})]
    return []
