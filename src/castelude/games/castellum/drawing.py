"""A seat's view of Castellum as plain text, for terminals. Hidden cards and running scores are not in it."""

from castelude.core.bits import members
from castelude.games.castellum import views, words
from castelude.games.castellum.board import ASK_EXCESS, ASK_REACT, LINE, OVER, Board
from castelude.games.castellum.cards import ANGELS, ENEMIES, FORTS, TROOPS, TYPES, YEARS
from castelude.games.castellum.combat import attack, power
from castelude.texts import say

INDENT = "  "


def draw(board: Board, seat: int | None, lang: str) -> str:
    """The places of work, the market, every line, the hand of the seat, and what is asked."""
    lines = [_year(board, lang), ""]
    if board.phase != OVER:
        lines += [*_spaces(board, lang), "", *_market(board, lang), ""]
    for owner in range(board.players):
        lines += [*_seat(board, owner, lang), ""]
    if seat is not None:
        lines += _hand(board, seat, lang)
    lines += _window(board, lang)
    if board.phase == OVER:
        for owner, points in enumerate(views.breakdown(board)):
            lines.append(say("castellum-drawing-score", lang, seat=words.seat_name(owner, lang), **points))
    lines.append(words.question(board, lang))
    return "\n".join(lines)


def _year(board: Board, lang: str) -> str:
    return say(
        "castellum-drawing-year",
        lang,
        year=str(YEARS[board.year]),
        phase=say(f"castellum-phase-{views.PHASES[board.phase]}", lang),
        first=words.seat_name(board.first, lang),
        needed=board.edition.needed[board.year * 5 + board.players],
    )


def _spaces(board: Board, lang: str) -> list[str]:
    edition = board.edition
    lines = [say("castellum-drawing-spaces", lang)]
    width = max(map(len, edition.spaces)) + 1
    for space in members(edition.spaces_for[board.players]):
        room = "1" if edition.single_spaces >> space & 1 else "∞"
        workers = " ".join(words.seat_name(seat, lang) for seat in views.workers_on(board, space))
        what = words.space(edition, space, lang)
        lines.append(f"{INDENT}{edition.spaces[space]:<{width}}{room} {what}{' | ' + workers if workers else ''}")
    return lines


def _market(board: Board, lang: str) -> list[str]:
    edition = board.edition
    cards = [words.fort(edition, card, lang) for card in members(board.fort_market)]
    cards += [words.troop(edition, card, lang) for card in members(board.troop_market)]
    cards = cards or [say("castellum-drawing-empty", lang)]
    return [say("castellum-drawing-market", lang), *(INDENT + card for card in cards)]


def _seat(board: Board, seat: int, lang: str) -> list[str]:
    gold, stone, wood = (board.resources[seat * 3 + r] for r in range(3))
    lines = [
        f"s{seat} "
        + say(
            "castellum-drawing-seat",
            lang,
            seat=words.seat_name(seat, lang),
            gold=gold,
            stone=stone,
            wood=wood,
            workers=board.workers[seat],
            angels=len(members(board.angels[seat])),
            defeated=len(members(board.defeated[seat])),
            year=board.defeated_year[seat],
        )
    ]
    if board.next_bonus[seat]:
        lines.append(INDENT + say("castellum-drawing-next-bonus", lang, points=board.next_bonus[seat]))
    combo = board.edition.combo_words[board.combo[seat]] if board.combo[seat] >= 0 else None
    if combo:
        lines.append(INDENT + say("castellum-drawing-combo", lang, combo=words.types(combo, lang)))
    for column in range(LINE):
        lines.append(f"{INDENT}c{column + 1} {_column(board, seat * int(LINE) + column, column, lang)}")
    return lines


def _column(board: Board, place: int, column: int, lang: str) -> str:
    if column >= board.columns():
        return say("castellum-drawing-closed", lang)
    edition = board.edition
    parts = []
    if board.fort[place] >= 0:
        card = FORTS[board.fort[place]]
        parts.append(f"{card} {words.card_name(edition, card, lang)}")
    for troop in members(board.troops[place]):
        kind = say(f"castellum-{TYPES[edition.troop_type[troop]]}", lang)
        parts.append(f"{TROOPS[troop]} {words.card_name(edition, TROOPS[troop], lang)} ({kind})")
    if board.bonus[place]:
        parts.append(say("castellum-drawing-bonus", lang, points=board.bonus[place]))
    for angel in members(board.under[place]):
        value = edition.angel_value[angel]
        parts.append(say("castellum-drawing-under", lang, angel=ANGELS[angel], value=value))
    label = ", ".join(parts) or "-"
    label += " | " + say("castellum-drawing-column", lang, attack=attack(board, place))
    if board.enemy[place] >= 0:
        enemy = ENEMIES[board.enemy[place]]
        name = f"{enemy} {words.card_name(edition, enemy, lang)}"
        label += " | " + say("castellum-drawing-enemy", lang, enemy=name, power=power(board, place))
    return label


def _hand(board: Board, seat: int, lang: str) -> list[str]:
    """What only this seat sees."""
    edition = board.edition
    cards = [words.angel(edition, card, lang) for card in members(board.angels[seat])]
    cards += [words.enemy(edition, card, lang) for card in members(board.enemies[seat])]
    if board.asked == ASK_EXCESS and board.decider == seat:
        cards.append(f"> {words.angel(edition, board.excess, lang)}")
    if not cards:
        return []
    return [say("castellum-drawing-hand", lang), *(INDENT + card for card in cards), ""]


def _window(board: Board, lang: str) -> list[str]:
    if board.asked != ASK_REACT:
        return []
    lines = []
    for entry in views.played(board):
        lines.append(
            say(
                "castellum-drawing-played",
                lang,
                seat=words.seat_name(entry["seat"], lang),
                card=entry["card"],
                effect=words.effect(board.edition, entry["effect"], lang),
                args=f": {entry['args']}" if entry["args"] else "",
            )
        )
    return [*lines, ""]
