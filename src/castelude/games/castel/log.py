"""What an action did, line by line, for the log of a seat: the action itself, then everything that followed from it.

Parameters: `kind` and `other` are kinds, `place` and `spot` places, `seat` and `to` seats. A card that changes hands
unseen is named only to the seats that know it.
"""

from castelude.core.bits import members
from castelude.core.position import CHANCE
from castelude.core.verdict import LogLine, Param
from castelude.games.castel import hidden, notation
from castelude.games.castel.board import NO_SEAT, Board
from castelude.games.castel.cards import CARDS
from castelude.games.castel.decisions.table import WORDS
from castelude.games.castel.geometry import NAMES
from castelude.games.castel.notation import Words
from castelude.games.castel.operands import kind_id
from castelude.games.castel.position import CastelPosition
from castelude.games.castel.verbs import DEAL, DRAW, ENTER, GET, GIVE, LAY, PASS, PICK, PLACE, SWAP, SWITCH, TAKE, TRADE

SPOKEN = (SWAP, PLACE, ENTER, DEAL, GIVE, GET, PICK)
"""Verbs that are told as they are; what the others do is told by what follows."""
TO_THE_KNOWING = {int(PASS): "passed", int(TRADE): "traded", int(TAKE): "took"}
"""Verbs about a card that not everybody knows: the line that names it."""


def log(before: CastelPosition, text: str, after: CastelPosition, seat: int | None) -> list[LogLine]:
    """The lines of one action as this seat (None: a spectator) reads them; always at least one."""
    words = notation.read(text)
    assert words is not None, text
    known = hidden.knows_card(before.board, words.verb, hidden.SPECTATOR if seat is None else seat)
    lines = _action(before, words, after, seat, known)
    lines += _moved(before.board, after.board, words)
    lines += _left(before.board, after.board)
    lines += _pawns(before.board, after.board)
    if seat is not None:
        lines += _received(before.board, after.board, seat, words, known)
    return lines or [_line("chose", seat=int(before.actor()))]


def _line(name: str, **params: Param) -> LogLine:
    return LogLine(f"castel-log-{name}", params)


def _action(
    before: CastelPosition, words: Words, after: CastelPosition, seat: int | None, known: bool
) -> list[LogLine]:
    """The action itself, where it is not told by what it did."""
    board, actor, verb = before.board, before.actor(), words.verb
    who = int(board.active if actor == CHANCE else actor)
    if verb == DRAW:
        drawn = members(after.board.hands[who] & ~board.hands[who])
        if seat == who and drawn:
            return [_line("drew", seat=who, kind=kind_id(drawn[0]))]
        return [_line("draw", seat=who)]
    if verb in TO_THE_KNOWING:
        return [_unseen(board, words, who, known)]
    if verb not in SPOKEN:
        return []
    return [_line(WORDS[verb], seat=who, **_params(words))]


def _unseen(board: Board, words: Words, who: int, known: bool) -> LogLine:
    """An action about a card that only some seats know."""
    params: dict[str, Param] = {"seat": who}
    if words.verb == TAKE:
        params = {"seat": int(words.values[1]), "to": int(board.target)}
    elif words.verb == TRADE:
        params["to"] = int(words.values[1])
    if not known:
        return _line(WORDS[words.verb], **params)
    kind = kind_id(CARDS[words.values[0]]) if words.verb == TAKE else words.values[0]
    return _line(TO_THE_KNOWING[words.verb], **params, kind=kind)


def _params(words: Words) -> dict[str, Param]:
    """The parts of an action as the parameters of its line."""
    params: dict[str, Param] = {}
    for role, value in zip(notation.ROLES[words.verb], words.values, strict=True):
        match role:
            case "at":
                params["spot"] = value
            case "seat":
                params["to"] = int(value)
            case "card":
                kind, _, place = value.partition("@")
                params |= {"kind": kind, "place": place.partition(".")[0]}
            case _:
                params["other" if "kind" in params else "kind"] = value
    return params


def _moved(before: Board, after: Board, words: Words) -> list[LogLine]:
    """Cards that went from one place to another; two that changed cells are one line, and so is one laid as before."""
    cards = [card for card in members(before.in_play & after.in_play) if before.places[card] != after.places[card]]
    if words.verb in (SWITCH, LAY) and len(cards) == 2:
        one, two = cards
        return [_line("switch", kind=kind_id(one), other=kind_id(two))]
    if words.verb == LAY and not cards:
        return [_line("stays", kind=words.values[1], place=words.values[0])]
    return [
        _line("move", kind=kind_id(card), place=NAMES[before.places[card]], spot=NAMES[after.places[card]])
        for card in cards
    ]


def _left(before: Board, after: Board) -> list[LogLine]:
    """Cards that left play: back to a hand, to the exchange, or out of the game."""
    lines = []
    for card in members(before.in_play & ~after.in_play):
        kind, place = kind_id(card), NAMES[before.places[card]]
        if (after.exchange >> card) & 1:
            lines.append(_line("exchanged", kind=kind, place=place))
        elif (after.removed >> card) & 1:
            lines.append(_line("killed", kind=kind, place=place))
        else:
            lines.append(_line("back", kind=kind, place=place, to=int(before.pawn_of(card))))
    return lines


def _pawns(before: Board, after: Board) -> list[LogLine]:
    """Cards that bear another pawn than before."""
    lines = []
    for card in members(before.in_play & after.in_play):
        owner = after.pawn_of(card)
        if owner == before.pawn_of(card):
            continue
        kind, place = kind_id(card), NAMES[after.places[card]]
        if owner == NO_SEAT:
            lines.append(_line("no-pawn", kind=kind, place=place, to=int(before.pawn_of(card))))
        else:
            lines.append(_line("pawn", kind=kind, place=place, to=int(owner)))
    return lines


def _received(before: Board, after: Board, seat: int, words: Words, known: bool) -> list[LogLine]:
    """What came to the seat's own hand out of another one, unless the action has named it already."""
    others = 0
    for owner in range(before.players):
        if owner != seat:
            others |= before.asides[owner] | before.hands[owner]
    named = CARDS[words.values[0]] if words.verb == TAKE and known else None
    came = members(after.hands[seat] & ~before.hands[seat] & others)
    return [_line("received", kind=kind_id(card)) for card in came if card != named]
