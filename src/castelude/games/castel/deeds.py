# castelude: compiled
"""What each verb of an effect does to the table (CT-6.4), one small function a verb."""

from mypy_extensions import i64

from castelude.games.castel.bits import lowest, only
from castelude.games.castel.cards import COURTESAN, GHOST, KIND_OF, KNIGHTS, WATCHMAN, WIZARD
from castelude.games.castel.effects.moving import A_KNIGHT, THE_KING
from castelude.games.castel.effects.pawns import swap_pawns
from castelude.games.castel.effects.soldiers import full_rampart
from castelude.games.castel.table import NO_SEAT, Table
from castelude.games.castel.verbs import (
    CLAIM,
    DEAL,
    ENTER,
    GET,
    GIVE,
    KILL,
    MOVE,
    PASS,
    PAWN,
    PICK,
    ROB,
    SEND,
    SWITCH,
    TAKE,
    TRADE,
    place_of,
)


def carry_out(t: Table, card: i64, operand: i64) -> None:
    """Do what an answer to the open question says."""
    verb = t.verb
    if verb == SEND:
        send(t, card)
    elif verb == MOVE:
        move(t, card, place_of(operand))
    elif verb == ENTER:
        t.exchange &= ~only(card)
        bring(t, card, place_of(operand), NO_SEAT)
        t.step = 0
    elif verb == PAWN:
        serve(t, card, operand)
    elif verb == CLAIM:
        t.set_pawn(card, t.active)
    elif verb == ROB:
        t.set_pawn(card, NO_SEAT)
    elif verb == PICK:
        pick(t, card)
    elif verb == SWITCH:
        switch(t, card, operand)
    elif verb == KILL:
        t.remove(card)
    elif verb == DEAL:
        t.exchange &= ~only(card)
        t.hands[operand] |= only(card)
    elif verb in (GIVE, PASS):
        set_aside(t, card, t.decider)
    elif verb == GET:
        t.exchange &= ~only(card)
        t.hands[t.active] |= only(card)
    elif verb == TRADE:
        set_aside(t, card, t.active)
        t.target = operand
    elif verb == TAKE:
        take(t, card, operand)


def bring(t: Table, card: i64, place: i64, seat: i64) -> None:
    """A card comes into play with a pawn of the seat or none, and its effect begins (CT-4.8, CT-6.32)."""
    if card == GHOST:
        t.send_back(lowest(t.stacks[place]))
    t.put(card, place)
    t.set_pawn(card, seat)
    t.before_last = t.last
    t.last = card
    t.by = KIND_OF[card]
    t.step = 1
    t.decider = t.active


def send(t: Table, card: i64) -> None:
    if t.by == KIND_OF[WIZARD]:  # CT-6.20
        t.set_pawn(card, NO_SEAT)
    t.send_back(card)


def move(t: Table, card: i64, place: i64) -> None:
    t.move(card, place)
    t.left &= ~(A_KNIGHT if (KNIGHTS >> card) & 1 else THE_KING)
    if t.by == KIND_OF[WATCHMAN]:
        full_rampart(t, place)


def switch(t: Table, one: i64, other: i64) -> None:
    """Two cards change cells."""
    here = t.places[one]
    there = t.places[other]
    t.lift(one)
    t.lift(other)
    t.put(one, there)
    t.put(other, here)


def pick(t: Table, card: i64) -> None:
    if t.step == 1:
        t.first = card
    else:
        swap_pawns(t, t.first, card)


def serve(t: Table, card: i64, seat: i64) -> None:
    """The Spy puts a pawn of the pool on a card."""
    t.set_pawn(card, seat)
    t.pool[seat] -= 1
    t.due &= ~only(card)


def set_aside(t: Table, card: i64, seat: i64) -> None:
    t.hands[seat] &= ~only(card)
    t.asides[seat] |= only(card)


def take(t: Table, card: i64, seat: i64) -> None:
    """Chance takes a card for a seat: at once for the Courtesan, set aside for the Fool."""
    t.hands[t.target] &= ~only(card)
    if t.by == KIND_OF[COURTESAN]:
        t.hands[t.target] |= t.asides[seat]
        t.asides[seat] = 0
        t.hands[seat] |= only(card)
    else:
        t.asides[seat] |= only(card)
