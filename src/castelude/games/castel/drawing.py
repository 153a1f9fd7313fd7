"""A position of Castel as plain text, for terminals. Cards go by their kinds, as in the actions one types."""

from castelude.core.position import CHANCE, NOBODY
from castelude.games.castel import views
from castelude.games.castel.bits import members
from castelude.games.castel.cards import KIND_IDS, KIND_OF
from castelude.games.castel.castle import BY_NAME, CELLS, NAMES
from castelude.games.castel.position import END_WORDS, CastelPosition
from castelude.games.castel.table import Table
from castelude.texts import say

CELL = 14
STEPS_APART = ("king", "dragon", "schemer", "courtesan")
LINE = "   +" + ("-" * CELL + "+") * 6


def seat_name(seat: int, lang: str) -> str:
    return say(f"castel-seat-{seat}", lang)


def draw(position: CastelPosition, seat: int | None, lang: str) -> str:
    """The castle, what lies outside, the exchange, the seats, the own hand, and what is to be done."""
    t = position.table
    lines = ["    " + " ".join(f"{file:^{CELL}}" for file in "abcdef"), LINE]
    for rank in range(6, 0, -1):
        places = [BY_NAME[f"{file}{rank}"] for file in "abcdef"]
        rows = [[_top(t, place) for place in places], [_knights(t, place) for place in places]]
        lines.append(f" {rank} |" + "|".join(f"{text:<{CELL}}" for text in rows[0]) + "|")
        lines.append("   |" + "|".join(f"{text:<{CELL}}" for text in rows[1]) + "|")
        lines.append(LINE)
    outside = [f"{NAMES[place]} {_top(t, place)}{_knights(t, place)}" for place in views.occupied(t) if place >= CELLS]
    lines.append(say("castel-drawing-outside", lang, cards=", ".join(outside) or "-"))
    lines.append(say("castel-drawing-exchange", lang, cards=_names(members(t.exchange), lang) or "-"))
    if t.removed:
        lines.append(say("castel-drawing-removed", lang, cards=_names(members(t.removed), lang)))
    for other in range(t.players):
        lines.append(
            say(
                "castel-drawing-seat",
                lang,
                number=str(other),
                seat=seat_name(other, lang),
                hand=views.hand_sizes(t)[other],
                pile=views.pile_sizes(t)[other],
            )
        )
    if seat is not None:
        lines.append(say("castel-drawing-hand", lang, cards=_names(hand_of(position, seat), lang) or "-"))
    lines.append(turn_words(position, lang))
    if position.is_pending():
        lines.append(pending_words(position, lang))
    return "\n".join(lines)


def hand_of(position: CastelPosition, seat: int) -> list[int]:
    """The cards of a hand."""
    return members(position.table.hands[seat])


def turn_words(position: CastelPosition, lang: str) -> str:
    """Whose turn it is, or how the game has ended."""
    t = position.table
    if position.actor() == NOBODY:
        winners = ", ".join(seat_name(seat, lang) for seat in position.winners())
        return say(f"castel-end-{END_WORDS[position.end]}", lang, winners=winners)
    seat = seat_name(t.active, lang)
    return say("castel-drawing-turn", lang, turn=str(position.turn), seat=seat, actions=int(t.actions_left))


def pending_words(position: CastelPosition, lang: str) -> str:
    """What the effect under way asks, and whom; nothing when none is."""
    if not position.is_pending():
        return ""
    t = position.table
    by = KIND_IDS[t.by]
    key = f"castel-drawing-ask-{by}"
    if by in STEPS_APART:
        key += f"-{t.step}"
    elif by == "alchemist":
        key += "-give" if t.step <= t.amount else "-get"
    actor = position.actor()
    who = say("castel-chance", lang) if actor == CHANCE else seat_name(actor, lang)
    card = views.reference(t, members(t.options)[0]) if by == "spy" else ""
    return say(
        "castel-asked",
        lang,
        who=who,
        kind=say(f"castel-card-{by}", lang),
        what=say(key, lang, card=card, step=int(t.step)),
    )


def _top(t: Table, place: int) -> str:
    """The bottom card of a place with its pawn, `king/0`; `-` without a pawn."""
    if not t.stacks[place]:
        return ""
    return _pawned(t, views.stack(t, place)[0])


def _knights(t: Table, place: int) -> str:
    """The Knights of a place."""
    return "".join(f"+{'-' if views.pawn(t, card) is None else views.pawn(t, card)}" for card in _above(t, place))


def _above(t: Table, place: int) -> list[int]:
    return views.stack(t, place)[1:] if t.stacks[place] else []


def _pawned(t: Table, card: int) -> str:
    owner = views.pawn(t, card)
    return f"{KIND_IDS[KIND_OF[card]]}/{'-' if owner is None else owner}"


def _names(cards: list[int], lang: str) -> str:
    """Cards by kind and name, copies together: `king (Roi), soldier (Soldat) x3`."""
    counts: dict[str, int] = {}
    for card in cards:
        kind = KIND_IDS[KIND_OF[card]]
        counts[kind] = counts.get(kind, 0) + 1
    texts = []
    for kind, count in counts.items():
        name = say(f"castel-card-{kind}", lang)
        label = kind if name.lower().replace(" ", "-") == kind else f"{kind} ({name})"
        texts.append(label if count == 1 else f"{label} x{count}")
    return ", ".join(texts)
