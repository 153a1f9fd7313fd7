"""What can be seen of a position of Castel: everything (CT-8), or what a seat may know (CT-9)."""

from castelude.core.position import CHANCE, NOBODY
from castelude.core.record import JsonObject
from castelude.games.castel.bits import members, size
from castelude.games.castel.cards import CARD_IDS, KIND_IDS, KIND_OF
from castelude.games.castel.castle import NAMES
from castelude.games.castel.effects.moving import A_KNIGHT, THE_KING
from castelude.games.castel.position import END_WORDS, CastelPosition
from castelude.games.castel.table import NO_CARD, NO_SEAT, Table
from castelude.games.castel.verbs import VERB_WORDS

ASIDE = ("alchemist", "jester", "fool")


def ids(cards: int) -> list[str]:
    """The ids of a set of cards, sorted."""
    return [CARD_IDS[card] for card in members(cards)]


def reference(t: Table, card: int) -> str:
    """CT-5.8: a card in play by its kind and place."""
    name = f"{KIND_IDS[KIND_OF[card]]}@{NAMES[t.places[card]]}"
    return f"{name}.{t.levels[card]}" if t.levels[card] > 1 else name


def stack(t: Table, place: int) -> list[int]:
    """The cards at a place from the bottom."""
    return sorted(members(t.stacks[place]), key=lambda card: t.levels[card])


def occupied(t: Table) -> list[int]:
    """The occupied places in place order."""
    return [place for place in range(len(NAMES)) if t.stacks[place]]


def pawn(t: Table, card: int) -> int | None:
    seat = t.pawn_of(card)
    return None if seat == NO_SEAT else seat


def hand_sizes(t: Table) -> list[int]:
    return [size(t.hands[seat]) for seat in range(t.players)]


def pile_sizes(t: Table) -> list[int]:
    return [t.pile_size(seat) for seat in range(t.players)]


def pile(t: Table, seat: int) -> list[str]:
    return [CARD_IDS[t.piles[k]] for k in range(t.pile_tops[seat], t.pile_ends[seat])]


def state(position: CastelPosition) -> JsonObject:
    """CT-8."""
    t = position.table
    givers = range(t.players)
    return {
        **_open_part(position, [[seat, name] for seat in givers for name in ids(t.asides[seat])]),
        "hands": [ids(t.hands[seat]) for seat in givers],
        "piles": [pile(t, seat) for seat in givers],
    }


def view(position: CastelPosition, seat: int | None) -> JsonObject:
    """CT-9."""
    t = position.table
    return {
        **_open_part(position, _shown_asides(position, seat)),
        "seat": seat,
        "hand": None if seat is None else ids(t.hands[seat]),
        "hand_sizes": hand_sizes(t),
        "pile_sizes": pile_sizes(t),
    }


def _shown_asides(position: CastelPosition, seat: int | None) -> list[list[int | str]]:
    """The cards set aside that a seat sees."""
    t = position.table
    if not position.is_pending():
        return []
    by = KIND_IDS[t.by]
    if by == "alchemist":
        return [[t.active, name] for name in ids(t.asides[t.active])]
    if by == "fool" or seat is None:
        return []
    return [[seat, name] for name in ids(t.asides[seat])]


def seen_action(before: CastelPosition, text: str, seat: int | None) -> str:
    """An action as a seat may know it: a card that changes hands unseen is written `?` (CT-9).

    Of the Jester's and the Courtesan's cards only who gives one knows it; of a card taken by chance only whom it is
    taken from, and, with the Courtesan, whoever gets it.
    """
    t = before.table
    verb, _, rest = text.partition(":")
    if verb not in ("pass", "trade", "take"):
        return text
    card = rest.partition(">")[0]
    knows = {t.decider}
    if verb == "take":
        knows = {t.target, t.active} if KIND_IDS[t.by] == "courtesan" else {t.target}
    return text if seat in knows else f"{verb}:?{rest.removeprefix(card)}"


def _open_part(position: CastelPosition, asides: list[list[int | str]]) -> JsonObject:
    """What every seat may see; of the cards set aside those that are named."""
    t = position.table
    actor = position.actor()
    return {
        "game": "castel",
        "players": t.players,
        "turn": position.turn,
        "active": t.active,
        "actor": None if actor == NOBODY else "chance" if actor == CHANCE else actor,
        "actions_left": t.actions_left,
        "exchange": ids(t.exchange),
        "removed": ids(t.removed),
        "board": {
            NAMES[place]: [{"card": CARD_IDS[card], "pawn": pawn(t, card)} for card in stack(t, place)]
            for place in occupied(t)
        },
        "last": None if t.last == NO_CARD else CARD_IDS[t.last],
        "idle": position.idle,
        "progress": position.progress,
        "pending": _pending(t, asides) if position.is_pending() else None,
        "end": END_WORDS[position.end],
        "winners": position.winners(),
    }


def _pending(t: Table, asides: list[list[int | str]]) -> JsonObject:
    """The effect that waits for a decision (CT-8)."""
    by = KIND_IDS[t.by]
    pending: JsonObject = {"by": by, "verb": VERB_WORDS[t.verb], "step": t.step}
    if by in ASIDE or (by == "courtesan" and t.step == 2):
        pending["aside"] = asides
    if by == "favourite":
        pending["left"] = [name for part, name in ((THE_KING, "king"), (A_KNIGHT, "knight")) if t.left & part]
    elif by == "schemer" and t.step == 2:
        pending["first"] = reference(t, t.first)
    elif by == "spy":
        pending["card"] = reference(t, members(t.options)[0])
        pending["pool"] = [seat for seat in range(t.players) for _ in range(t.pool[seat])]
    elif by == "courtesan" and t.step == 2:
        pending["target"] = t.target
    return pending
