"""A seat's view of Castellum as plain text, for terminals. Hidden cards and running scores are not in it."""

from castelude.core.bits import members
from castelude.games.castellum import views, words
from castelude.games.castellum.board import ASK_EXCESS, ASK_REACT, LINE, OVER
from castelude.games.castellum.cards import ANGELS, ENEMIES, FORTS, SPACES, TROOPS, TYPES, YEARS
from castelude.games.castellum.combat import attack, power
from castelude.games.castellum.position import CastellumPosition
from castelude.texts import say

INDENT = "  "


def draw(position: CastellumPosition, seat: int | None, lang: str) -> str:
    """The places of work, the market, every line, the own hand and what is asked."""
    lines = [_year(position, lang), ""]
    if position.phase != OVER:
        lines += [*_spaces(position, lang), "", *_market(position, lang), ""]
    for owner in range(position.players):
        lines += [*_seat(position, owner, lang), ""]
    if seat is not None:
        lines += _hand(position, seat, lang)
    lines += _window(position, lang)
    if position.phase == OVER:
        for owner, points in enumerate(views.breakdown(position)):
            lines.append(say("castellum-drawing-score", lang, seat=words.seat_name(owner, lang), **points))
    lines.append(words.question(position, lang))
    return "\n".join(lines)


def _year(position: CastellumPosition, lang: str) -> str:
    return say(
        "castellum-drawing-year",
        lang,
        year=str(YEARS[position.year]),
        phase=say(f"castellum-phase-{views.PHASES[position.phase]}", lang),
        first=words.seat_name(position.first, lang),
        needed=position.edition.needed[position.year * 5 + position.players],
    )


def _spaces(position: CastellumPosition, lang: str) -> list[str]:
    edition = position.edition
    lines = [say("castellum-drawing-spaces", lang)]
    for space in members(edition.spaces_for[position.players]):
        room = "1" if edition.single_spaces >> space & 1 else "∞"
        workers = " ".join(words.seat_name(seat, lang) for seat in views.workers_on(position, space))
        what = words.space(edition, space, lang)
        lines.append(f"{INDENT}{SPACES[space]:<12}{room} {what}{' | ' + workers if workers else ''}")
    return lines


def _market(position: CastellumPosition, lang: str) -> list[str]:
    edition = position.edition
    cards = [words.fort(edition, card, lang) for card in members(position.fort_market)]
    cards += [words.troop(edition, card, lang) for card in members(position.troop_market)]
    cards = cards or [say("castellum-drawing-empty", lang)]
    return [say("castellum-drawing-market", lang), *(INDENT + card for card in cards)]


def _seat(position: CastellumPosition, seat: int, lang: str) -> list[str]:
    gold, stone, wood = (position.resources[seat * 3 + r] for r in range(3))
    lines = [
        f"s{seat} "
        + say(
            "castellum-drawing-seat",
            lang,
            seat=words.seat_name(seat, lang),
            gold=gold,
            stone=stone,
            wood=wood,
            workers=position.workers[seat],
            angels=len(members(position.angels[seat])),
            defeated=len(members(position.defeated[seat])),
            year=position.defeated_year[seat],
        )
    ]
    if position.next_bonus[seat]:
        lines.append(INDENT + say("castellum-drawing-next-bonus", lang, points=position.next_bonus[seat]))
    combo = position.edition.combo_words[position.combo[seat]] if position.combo[seat] >= 0 else None
    if combo:
        lines.append(INDENT + say("castellum-drawing-combo", lang, combo=words.types(combo, lang)))
    for column in range(LINE):
        lines.append(f"{INDENT}c{column + 1} {_column(position, seat * int(LINE) + column, column, lang)}")
    return lines


def _column(position: CastellumPosition, place: int, column: int, lang: str) -> str:
    if column >= position.columns():
        return say("castellum-drawing-closed", lang)
    edition = position.edition
    parts = []
    if position.fort[place] >= 0:
        card = FORTS[position.fort[place]]
        parts.append(f"{card} {words.card_name(edition, card, lang)}")
    for troop in members(position.troops[place]):
        kind = say(f"castellum-{TYPES[edition.troop_type[troop]]}", lang)
        parts.append(f"{TROOPS[troop]} {words.card_name(edition, TROOPS[troop], lang)} ({kind})")
    if position.bonus[place]:
        parts.append(say("castellum-drawing-bonus", lang, points=position.bonus[place]))
    for angel in members(position.under[place]):
        value = edition.angel_value[angel]
        parts.append(say("castellum-drawing-under", lang, angel=ANGELS[angel], value=value))
    label = ", ".join(parts) or "-"
    label += " | " + say("castellum-drawing-column", lang, attack=attack(position, place))
    if position.enemy[place] >= 0:
        enemy = ENEMIES[position.enemy[place]]
        name = f"{enemy} {words.card_name(edition, enemy, lang)}"
        label += " | " + say("castellum-drawing-enemy", lang, enemy=name, power=power(position, place))
    return label


def _hand(position: CastellumPosition, seat: int, lang: str) -> list[str]:
    """What only this seat sees."""
    edition = position.edition
    cards = [words.angel(edition, card, lang) for card in members(position.angels[seat])]
    cards += [words.enemy(edition, card, lang) for card in members(position.enemies[seat])]
    if position.asked == ASK_EXCESS and position.decider == seat:
        cards.append(f"> {words.angel(edition, position.excess, lang)}")
    if not cards:
        return []
    return [say("castellum-drawing-hand", lang), *(INDENT + card for card in cards), ""]


def _window(position: CastellumPosition, lang: str) -> list[str]:
    if position.asked != ASK_REACT:
        return []
    lines = []
    for entry in views.played(position):
        lines.append(
            say(
                "castellum-drawing-played",
                lang,
                seat=words.seat_name(entry["seat"], lang),
                card=entry["card"],
                effect=say(f"castellum-effect-{entry['effect']}", lang),
                args=f": {entry['args']}" if entry["args"] else "",
            )
        )
    return [*lines, ""]
