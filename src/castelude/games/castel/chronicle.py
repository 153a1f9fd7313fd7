"""What an action did, line by line, for the log of a seat: the action itself, then everything that followed from it.

Parameters: `kind` and `other` are kinds, `place` and `spot` places, `seat` and `to` seats. A card that changes hands
unseen is not named to those who do not see it.
"""

from castelude.core.position import CHANCE
from castelude.core.verdict import LogLine, Param
from castelude.games.castel import notation
from castelude.games.castel.bits import members
from castelude.games.castel.cards import CARDS, KIND_IDS, KIND_OF
from castelude.games.castel.castle import NAMES
from castelude.games.castel.position import CastelPosition
from castelude.games.castel.table import NO_SEAT, Table
from castelude.games.castel.verbs import DRAW, PASS, SWITCH, TAKE, TRADE, VERB_WORDS
from castelude.games.castel.views import seen_action

UNSEEN = "?"
SPOKEN = ("swap", "place", "enter", "deal", "give", "get", "pick")
"""Verbs that are told as they are; what the others do is told by what follows."""


def log(before: CastelPosition, text: str, after: CastelPosition, seat: int | None) -> list[LogLine]:
    """The lines of one action as this seat (None: a spectator) reads them; always at least one."""
    seen = seen_action(before, text, seat)
    lines = _action(before, seen, after, seat)
    lines += _moved(before.table, after.table, notation.read(text))
    lines += _left(before.table, after.table)
    lines += _pawns(before.table, after.table)
    if seat is not None:
        lines += _received(before.table, after.table, seat, seen)
    return lines or [_line("chose", seat=int(before.actor()))]


def _line(name: str, **params: Param) -> LogLine:
    return LogLine(f"castel-log-{name}", params)


def kind_of(card: int) -> str:
    return KIND_IDS[KIND_OF[card]]


def _action(before: CastelPosition, text: str, after: CastelPosition, seat: int | None) -> list[LogLine]:
    """The action itself, where it is not told by what it did."""
    t, actor = before.table, before.actor()
    verb, _, rest = text.partition(":")
    first, _, second = rest.replace("@", ">").partition(">")
    who = int(t.active if actor == CHANCE else actor)
    if verb == VERB_WORDS[DRAW]:
        drawn = members(after.table.hands[who] & ~t.hands[who])
        if seat == who and drawn:
            return [_line("drew", seat=who, kind=kind_of(drawn[0]))]
        return [_line("draw", seat=who)]
    if verb == VERB_WORDS[PASS]:
        return [_line("pass", seat=who) if first == UNSEEN else _line("passed", seat=who, kind=first)]
    if verb == VERB_WORDS[TRADE]:
        to = int(second)
        return [_line("trade", seat=who, to=to) if first == UNSEEN else _line("traded", seat=who, to=to, kind=first)]
    if verb == VERB_WORDS[TAKE]:
        giver, taker = int(t.target), int(second)
        if first == UNSEEN:
            return [_line("take", seat=taker, to=giver)]
        return [_line("took", seat=taker, to=giver, kind=kind_of(CARDS[first]))]
    if verb not in SPOKEN:
        return []
    params: dict[str, Param] = {"seat": who, "kind": first}
    if verb in ("place", "enter"):
        params["spot"] = second
    elif verb == "pick":
        params["place"] = second.partition(".")[0]
    elif verb == "swap":
        params["other"] = second
    elif verb == "deal":
        params["to"] = int(second)
    return [_line(verb, **params)]


def _moved(before: Table, after: Table, words: notation.Words | None) -> list[LogLine]:
    """Cards that went from one place to another; two that changed cells are one line."""
    cards = [card for card in members(before.in_play & after.in_play) if before.places[card] != after.places[card]]
    if words is not None and words.verb == SWITCH and len(cards) == 2:
        one, two = cards
        return [_line("switch", kind=kind_of(one), other=kind_of(two))]
    return [
        _line("move", kind=kind_of(card), place=NAMES[before.places[card]], spot=NAMES[after.places[card]])
        for card in cards
    ]


def _left(before: Table, after: Table) -> list[LogLine]:
    """Cards that left play: back to a hand, to the exchange, or out of the game."""
    lines = []
    for card in members(before.in_play & ~after.in_play):
        kind, place = kind_of(card), NAMES[before.places[card]]
        if (after.exchange >> card) & 1:
            lines.append(_line("exchanged", kind=kind, place=place))
        elif (after.removed >> card) & 1:
            lines.append(_line("killed", kind=kind, place=place))
        else:
            lines.append(_line("back", kind=kind, place=place, to=int(before.pawn_of(card))))
    return lines


def _pawns(before: Table, after: Table) -> list[LogLine]:
    """Cards that bear another pawn than before."""
    lines = []
    for card in members(before.in_play & after.in_play):
        owner = after.pawn_of(card)
        if owner == before.pawn_of(card):
            continue
        kind, place = kind_of(card), NAMES[after.places[card]]
        if owner == NO_SEAT:
            lines.append(_line("no-pawn", kind=kind, place=place))
        else:
            lines.append(_line("pawn", kind=kind, place=place, to=int(owner)))
    return lines


def _received(before: Table, after: Table, seat: int, seen: str) -> list[LogLine]:
    """What came to the seat's own hand out of another one, unless the action has named it already."""
    others = 0
    for owner in range(before.players):
        if owner != seat:
            others |= before.asides[owner] | before.hands[owner]
    words = notation.read(seen)
    named = CARDS.get(words.first) if words is not None and words.verb == TAKE else None
    came = members(after.hands[seat] & ~before.hands[seat] & others)
    return [_line("received", kind=kind_of(card)) for card in came if card != named]
