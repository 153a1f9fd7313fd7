"""Action texts and moves (CT-3.3 to CT-3.5, CT-5.8, CT-6.4): the text door of the engine."""

import re
from dataclasses import dataclass

from castelude.core.forms import Form
from castelude.games.castel.bits import members
from castelude.games.castel.cards import CARD_IDS, CARDS, ENGINES, KIND_IDS, KIND_OF, KINDS, KNIGHTS
from castelude.games.castel.castle import BY_NAME, FAR, NAMES
from castelude.games.castel.position import CastelPosition
from castelude.games.castel.table import NO_CARD, Table
from castelude.games.castel.verbs import (
    CLAIM,
    DEAL,
    DRAW,
    ENTER,
    GET,
    GIVE,
    KILL,
    MOVE,
    PASS,
    PAWN,
    PICK,
    PLACE,
    ROB,
    SEND,
    SWAP,
    SWITCH,
    TAKE,
    TRADE,
    VERB_WORDS,
    VERBS,
    card_of,
    encode,
    operand_for,
    operand_of,
    place_of,
    verb_of,
)
from castelude.games.castel.views import reference

OUT = "out"
KIND = r"[a-z]+(?:-[a-z]+)?"
CARD = r"[a-z]+(?:-[a-z0-9]+)?"
PLACE_NAME = r"(?:[a-f][1-6]|[NESW]|o[1-9][0-9]?)"
REF = rf"{KIND}@{PLACE_NAME}(?:\.[2-4])?"
SEAT = "[0-4]"

FORMS = {
    DRAW: (r"draw()", "draw"),
    SWAP: (rf"swap:({KIND})>({KIND})", "swap:archer>king"),
    PLACE: (rf"place:({KIND})@({PLACE_NAME}|{OUT})", "place:king@c3"),
    SEND: (rf"send:({REF})", "send:queen@c3"),
    KILL: (rf"kill:({REF})", "kill:queen@c3"),
    MOVE: (rf"move:({REF})>({PLACE_NAME}|{OUT})", "move:queen@c3>d4"),
    SWITCH: (rf"switch:({REF}),({REF})", "switch:prince@b2,queen@c3"),
    ROB: (rf"rob:({REF})", "rob:queen@c3"),
    CLAIM: (rf"claim:({REF})", "claim:queen@c3"),
    PICK: (rf"pick:({REF})", "pick:queen@c3"),
    PAWN: (rf"pawn:({REF})=({SEAT})", "pawn:queen@c3=1"),
    ENTER: (rf"enter:({KIND})@({PLACE_NAME}|{OUT})", "enter:queen@c3"),
    DEAL: (rf"deal:({KIND})>({SEAT})", "deal:king>1"),
    GIVE: (rf"give:({KIND})", "give:king"),
    GET: (rf"get:({KIND})", "get:king"),
    TRADE: (rf"trade:({KIND})>({SEAT})", "trade:king>1"),
    PASS: (rf"pass:({KIND})", "pass:king"),
    TAKE: (rf"take:({CARD})>({SEAT})", "take:siege-3>1"),
}
"""For each verb the form of its actions and an example."""
OFFERS = (
    Form("draw", "draw"),
    Form("swap", "swap:{hand}>{exchange}"),
    Form("place", "place:{hand}@{at}"),
    Form("send", "send:{card}"),
    Form("kill", "kill:{card}"),
    Form("move", "move:{card}>{at}"),
    Form("switch", "switch:{card},{card}"),
    Form("rob", "rob:{card}"),
    Form("claim", "claim:{card}"),
    Form("pick", "pick:{card}"),
    Form("pawn", "pawn:{card}={seat}"),
    Form("enter", "enter:{exchange}@{at}"),
    Form("deal", "deal:{exchange}>{seat}"),
    Form("give", "give:{hand}"),
    Form("get", "get:{exchange}"),
    Form("trade", "trade:{hand}>{seat}"),
    Form("pass", "pass:{hand}"),
    Form("take", "take:{taken}>{seat}"),
)
"""What a board points at for each kind of action: `draw` is the seat's own pile; `card` is a card in play."""
PATTERNS = {int(verb): re.compile(form, re.ASCII) for verb, (form, _) in FORMS.items()}
EXAMPLES = {int(verb): example for verb, (_, example) in FORMS.items()}
OF_A_REFERENCE = (SEND, KILL, MOVE, SWITCH, ROB, CLAIM, PICK, PAWN)


@dataclass(frozen=True)
class Words:
    """A well-formed action: its verb and its one or two operands as they are written."""

    verb: int
    first: str
    second: str = ""


def read(text: str) -> Words | None:
    """The parts of a well-formed action, or None."""
    verb = VERBS.get(text.partition(":")[0])
    if verb is None:
        return None
    match = PATTERNS[verb].fullmatch(text)
    return Words(verb, *match.groups()) if match else None


# ---- from move to text ----


def text(position: CastelPosition, move: int) -> str:
    """The action text of a legal move."""
    t = position.table
    verb, card, operand = verb_of(move), card_of(move), operand_of(move)
    word = VERB_WORDS[verb]
    if verb == DRAW:
        return word
    kind = KIND_IDS[KIND_OF[card]]
    if verb == SWAP:
        return f"{word}:{kind}>{KIND_IDS[KIND_OF[operand]]}"
    if verb in (PLACE, ENTER):
        return f"{word}:{kind}@{spot_text(card, place_of(operand))}"
    if verb == MOVE:
        return f"{word}:{reference(t, card)}>{spot_text(card, place_of(operand))}"
    if verb == SWITCH:
        one, two = sorted((card, operand), key=lambda other: t.places[other])
        return f"{word}:{reference(t, one)},{reference(t, two)}"
    if verb == PAWN:
        return f"{word}:{reference(t, card)}={operand}"
    if verb in (DEAL, TRADE):
        return f"{word}:{kind}>{operand}"
    if verb == TAKE:
        return f"{word}:{CARD_IDS[card]}>{operand}"
    return f"{word}:{reference(t, card) if verb in OF_A_REFERENCE else kind}"


def spot_text(card: int, place: int) -> str:
    """A spot as it is written: numbered places only for Knights, `out` for all other cards (CT-4.3, CT-4.5)."""
    return OUT if place >= FAR and not is_knight(card) else NAMES[place]


def is_knight(card: int) -> bool:
    return bool((KNIGHTS >> card) & 1)


def is_engine(card: int) -> bool:
    return bool((ENGINES >> card) & 1)


# ---- from text to move ----


def find(position: CastelPosition, text: str) -> int | None:
    """The legal move with this text, or None."""
    words = read(text)
    if words is None:
        return None
    move = meant(position, words)
    return move if move is not None and position.is_legal(move) else None


def meant(position: CastelPosition, words: Words) -> int | None:
    """The move that well-formed words mean, legal or not; None when they name no card or spot that is there."""
    t = position.table
    verb = words.verb
    if verb == DRAW:
        return encode(DRAW, 0, 0)
    card = first_card(position, words)
    if card == NO_CARD:
        return None
    operand: int | None = 0
    if verb in (PLACE, ENTER, MOVE):
        operand = _place_operand(t, card, words.second)
    elif verb == SWAP:
        operand = copy_in(t.exchange, words.second)
    elif verb == SWITCH:
        other = find_reference(t, words.second)
        if other == NO_CARD or t.places[other] <= t.places[card]:
            return None
        card, operand = min(card, other), max(card, other)
    elif words.second:
        operand = int(words.second)
    return None if operand is None or operand == NO_CARD else encode(verb, card, operand)


def first_card(position: CastelPosition, words: Words) -> int:
    """The card that the first operand names: in play, in the hand or in the exchange as the verb wants it."""
    t = position.table
    if words.verb in OF_A_REFERENCE:
        return find_reference(t, words.first)
    if words.verb == TAKE:
        return CARDS.get(words.first, NO_CARD)
    if words.verb in (ENTER, DEAL, GET):
        return copy_in(t.exchange, words.first)
    return copy_in(t.hands[t.decider if words.verb == PASS else t.active], words.first)


def copy_in(cards: int, kind: str) -> int:
    """The copy of a kind in a set whose id comes first (CT-1.7), or NO_CARD."""
    wanted = KINDS.get(kind)
    return next((card for card in members(cards) if KIND_OF[card] == wanted), NO_CARD)


def find_reference(t: Table, text: str) -> int:
    """The card in play that a reference names, or NO_CARD."""
    kind, _, rest = text.partition("@")
    place, _, level = rest.partition(".")
    if place not in BY_NAME:
        return NO_CARD
    for card in members(t.stacks[BY_NAME[place]]):
        if KIND_IDS[KIND_OF[card]] == kind and t.levels[card] == (int(level or 1) if is_knight(card) else 0):
            return card if is_knight(card) or not level else NO_CARD
    return NO_CARD


def _place_operand(t: Table, card: int, spot: str) -> int | None:
    """The operand for a spot as it is written; None when this card's spots are not written so."""
    if spot == OUT:
        return None if is_knight(card) or is_engine(card) else operand_for(FAR + t.lowest_free())
    place = BY_NAME.get(spot)
    if place is None or (place >= FAR and not is_knight(card)):
        return None
    return operand_for(place)
