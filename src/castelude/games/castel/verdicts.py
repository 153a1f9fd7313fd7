"""Which clause allows or forbids an action, for any text at all."""

from castelude.core.position import NOBODY
from castelude.core.verdict import Verdict
from castelude.games.castel import notation, spots
from castelude.games.castel.cards import (
    CARDS,
    FAIRY,
    GHOST,
    KIND_IDS,
    KIND_OF,
    KINDS,
    MERCHANT,
    ON_A_CARD,
    OUTSIDE,
    ZONE_OF_CARD,
    ZONE_WORDS,
)
from castelude.games.castel.castle import BY_NAME, CELLS, FAR, NAMES, ZONE_OF_PLACE
from castelude.games.castel.clauses import CLAUSES, EFFECT_CLAUSES
from castelude.games.castel.notation import EXAMPLES, OF_A_REFERENCE, OUT, Words
from castelude.games.castel.position import BLOCKED, TURN_LIMIT, CastelPosition
from castelude.games.castel.position import OUT as WON_BY_OUT
from castelude.games.castel.table import NO_CARD, NO_SEAT, Table
from castelude.games.castel.verbs import (
    CLAIM,
    DRAW,
    ENTER,
    GET,
    MOVE,
    PAWN,
    PICK,
    PLACE,
    ROB,
    SWAP,
    SWITCH,
    TAKE,
    VERB_WORDS,
    VERBS,
)
from castelude.games.castel.verbs import DEAL as DEAL_OUT

SEATS = CLAUSES["CT-1.1"]
KINDS_OF_CARDS = CLAUSES["CT-1.6"]
CARD_NAMES = CLAUSES["CT-1.7"]
ACTIONS = CLAUSES["CT-3.1"]
DRAWING = CLAUSES["CT-3.3"]
SWAPPING = CLAUSES["CT-3.4"]
PLACING = CLAUSES["CT-3.5"]
HERALD_CALLS = CLAUSES["CT-3.6"]
ZONES = CLAUSES["CT-4.2"]
KNIGHT_SPOTS = CLAUSES["CT-4.3"]
ENGINE_SPOTS = CLAUSES["CT-4.4"]
OUTSIDE_SPOT = CLAUSES["CT-4.5"]
CONDITIONS = CLAUSES["CT-4.6"]
LAST_MERCHANT = CLAUSES["CT-4.7"]
MOVING = CLAUSES["CT-5.5"]
PROTECTION = CLAUSES["CT-5.6"]
REFERENCES = CLAUSES["CT-5.8"]
EFFECTS = CLAUSES["CT-6.1"]
NEVER_ITSELF = CLAUSES["CT-6.2"]
VERB_FORMS = CLAUSES["CT-6.4"]
ENDS = {WON_BY_OUT: CLAUSES["CT-7.1"], BLOCKED: CLAUSES["CT-7.2"], TURN_LIMIT: CLAUSES["CT-7.3"]}

WITH_CONDITION = ("ambassador", "advisor", "lady", "favourite", "charming", "queen")
OF_PAWNS = (ROB, CLAIM, PICK, PAWN)


def explain(position: CastelPosition, text: str) -> Verdict:
    """The clause that allows this action here, or one that forbids it."""
    if position.actor() == NOBODY:
        return ENDS[position.end].refuse("over")
    words = notation.read(text)
    if words is None:
        return _refuse_form(position, text)
    if notation.find(position, text) is not None:
        return _allow(position, words)
    return _refuse_answer(position, words) if position.is_pending() else _refuse_action(position, words)


def effect_clause(t: Table) -> str:
    """The clause of the effect under way."""
    return EFFECT_CLAUSES[KIND_IDS[t.by]]


def _refuse_form(position: CastelPosition, text: str) -> Verdict:
    """Not an action text at all: say what one looks like."""
    verb = VERBS.get(text.partition(":")[0])
    if position.is_pending():
        return VERB_FORMS.refuse("no-answer", example=EXAMPLES[position.table.verb])
    if verb is None:
        return ACTIONS.refuse("no-action")
    return ACTIONS.refuse("bad-form", example=EXAMPLES[verb])


def _allow(position: CastelPosition, words: Words) -> Verdict:
    t = position.table
    if position.is_pending():
        return CLAUSES[effect_clause(t)].allow("may-answer", kind=KIND_IDS[t.by])
    if words.verb == DRAW:
        return DRAWING.allow("may-draw")
    if words.verb == SWAP:
        return SWAPPING.allow("may-swap", own=words.first, other=words.second)
    if position.must_place_king():
        return HERALD_CALLS.allow("may-place", kind=words.first, spot=words.second)
    clause = {ON_A_CARD: KNIGHT_SPOTS, OUTSIDE: OUTSIDE_SPOT}.get(ZONE_OF_CARD[notation.first_card(position, words)])
    if words.first == "siege":
        clause = ENGINE_SPOTS
    elif words.first in WITH_CONDITION:
        clause = CONDITIONS
    return (clause or ZONES).allow("may-place", kind=words.first, spot=words.second)


# ---- when an action is awaited ----


def _refuse_action(position: CastelPosition, words: Words) -> Verdict:
    t = position.table
    if words.verb not in (DRAW, SWAP, PLACE):
        return ACTIONS.refuse("no-effect", verb=VERB_WORDS[words.verb])
    for kind in (words.first, words.second if words.verb == SWAP else ""):
        if kind and kind not in KINDS:
            return KINDS_OF_CARDS.refuse("no-kind", kind=kind)
    if position.must_place_king() and words.first != "king":
        return HERALD_CALLS.refuse("king-first")
    if words.verb == DRAW:
        if t.pile_size(t.active) == 0:
            return DRAWING.refuse("pile-empty")
        return DRAWING.refuse("hand-full", most=int(position.dealt))
    clause = SWAPPING if words.verb == SWAP else PLACING
    card = notation.first_card(position, words)
    if card == NO_CARD:
        return clause.refuse("not-in-hand", kind=words.first)
    if words.verb == SWAP:
        if position.must_place_king():
            return HERALD_CALLS.refuse("king-first")
        return SWAPPING.refuse("not-in-exchange", kind=words.second)
    if card == MERCHANT and spots.merchant_waits(t, position.merchant_finish):
        return LAST_MERCHANT.refuse("merchant-last")
    return refuse_spot(t, card, words.second)


def refuse_spot(t: Table, card: int, spot: str) -> Verdict:
    """Why a card cannot be placed at a spot, given that it cannot."""
    kind = KIND_IDS[KIND_OF[card]]
    zone = ZONE_OF_CARD[card]
    if zone == ON_A_CARD:
        return KNIGHT_SPOTS.refuse("knight-spot", spot=spot)
    if notation.is_engine(card):
        free = spot in "NESW"
        return ENGINE_SPOTS.refuse("slot-taken" if free else "engine-spot", spot=spot)
    if zone == OUTSIDE:
        return OUTSIDE_SPOT.refuse("outside-spot", kind=kind, spot=spot)
    place = BY_NAME.get(spot, FAR)
    if place >= CELLS or ZONE_OF_PLACE[place] != zone:
        return ZONES.refuse(f"zone-{ZONE_WORDS[zone]}", kind=kind, spot=spot)
    if card == GHOST:
        if not t.stacks[place]:
            return ZONES.refuse("ghost-empty", spot=spot)
        return ZONES.refuse("ghost-protected", spot=spot)
    if t.stacks[place]:
        return ZONES.refuse("occupied", spot=spot)
    return CONDITIONS.refuse(f"kind-needs-{kind}", spot=spot)


# ---- when an effect waits for an answer ----


def _refuse_answer(position: CastelPosition, words: Words) -> Verdict:
    t = position.table
    example = EXAMPLES[t.verb]
    if words.verb in (DRAW, SWAP, PLACE):
        return EFFECTS.refuse("effect-first", kind=KIND_IDS[t.by], example=example)
    if words.verb != t.verb:
        return CLAUSES[effect_clause(t)].refuse("other-verb", kind=KIND_IDS[t.by], example=example)
    if words.verb in OF_A_REFERENCE:
        return _refuse_reference(t, words)
    if words.verb == TAKE:
        return _refuse_take(t, words)
    if words.first not in KINDS:
        return KINDS_OF_CARDS.refuse("no-kind", kind=words.first)
    return _refuse_kind(position, words)


def _refuse_reference(t: Table, words: Words) -> Verdict:
    """An answer about cards in play."""
    names = [words.first, words.second] if words.verb == SWITCH else [words.first]
    cards = [notation.find_reference(t, name) for name in names]
    for name, card in zip(names, cards, strict=True):
        if card == NO_CARD:
            return REFERENCES.refuse("no-such-card", ref=name)
        if not (t.options >> card) & 1:
            return _refuse_target(t, card, name)
    if words.verb == SWITCH:
        return VERB_FORMS.refuse("place-order", one=words.first, other=words.second)
    if words.verb == MOVE:
        return _refuse_goal(t, cards[0], words.second)
    return CLAUSES[effect_clause(t)].refuse("not-in-pool", seat=int(words.second))


def _refuse_target(t: Table, card: int, name: str) -> Verdict:
    """Why the effect cannot choose this card."""
    clause = CLAUSES[effect_clause(t)]
    if t.verb == PAWN:
        return clause.refuse("spy-order", ref=name)
    if card == t.last:
        return NEVER_ITSELF.refuse("itself", ref=name)
    if t.verb in OF_PAWNS:
        owner = t.pawn_of(card)
        if owner == NO_SEAT:
            return clause.refuse("no-pawn", ref=name)
        if t.verb == CLAIM:
            return clause.refuse("own-pawn", ref=name)
        return clause.refuse("not-a-target", ref=name)
    if (t.protected() >> card) & 1:
        return PROTECTION.refuse("protected", ref=name)
    return clause.refuse("not-a-target", ref=name)


def _refuse_goal(t: Table, card: int, spot: str) -> Verdict:
    """Why a card that may be moved cannot go there."""
    if t.by == KIND_OF[FAIRY]:
        return CLAUSES["CT-6.27"].refuse("fairy-goal-knight" if notation.is_knight(card) else "fairy-goal", spot=spot)
    place = BY_NAME.get(spot, FAR) if spot != OUT else FAR
    zone = ZONE_OF_PLACE[t.places[card]]
    if spot == OUT or place == t.places[card] or ZONE_OF_PLACE[place] != zone:
        return MOVING.refuse("goal-zone", spot=spot, place=NAMES[t.places[card]])
    return MOVING.refuse("goal-no-card" if notation.is_knight(card) else "goal-taken", spot=spot)


def _refuse_take(t: Table, words: Words) -> Verdict:
    """An answer of chance."""
    if words.first not in CARDS:
        return CARD_NAMES.refuse("no-card", card=words.first)
    return CLAUSES[effect_clause(t)].refuse("no-take", card=words.first, seat=int(words.second))


def _refuse_kind(position: CastelPosition, words: Words) -> Verdict:
    """An answer about a hand or the exchange."""
    t = position.table
    clause = CLAUSES[effect_clause(t)]
    card = notation.first_card(position, words)
    if card == NO_CARD:
        where = "not-in-exchange" if words.verb in (ENTER, DEAL_OUT, GET) else "not-in-hand"
        return clause.refuse(where, kind=words.first)
    if words.verb == ENTER:
        return refuse_spot(t, card, words.second)
    seat = int(words.second)
    if seat >= t.players:
        return SEATS.refuse("no-seat", seat=seat, most=int(t.players) - 1)
    return clause.refuse("no-trade", seat=seat)
