# castelude: compiled
"""Effects on hands and the exchange (CT-6.32 to CT-6.37)."""

from mypy_extensions import i64

from castelude.core.position import CHANCE
from castelude.games.castel.bits import only, size
from castelude.games.castel.cards import first_copies
from castelude.games.castel.table import Table
from castelude.games.castel.verbs import DEAL, ENTER, GET, GIVE, PASS, TAKE, TRADE


def advisor(t: Table) -> bool:
    """CT-6.32; the card that enters goes on with its own effect."""
    return t.step == 1 and t.ask(ENTER, first_copies(t.exchange))


def witch(t: Table) -> bool:
    """CT-6.33."""
    return t.step == 1 and t.ask_with_seats(DEAL, first_copies(t.exchange), only(t.players) - 1)


def alchemist(t: Table) -> bool:
    """CT-6.34: cards given lie aside until as many are taken; where all must be taken nobody is asked."""
    seat = t.active
    if t.step == 1:
        t.amount = min(2, size(t.hands[seat]), size(t.exchange))
        if size(t.hands[seat]) <= t.amount:
            t.asides[seat] = t.hands[seat]
            t.hands[seat] = 0
            t.step += t.amount
    if t.step <= t.amount:
        return t.ask(GIVE, first_copies(t.hands[seat]))
    if t.step == t.amount + 1 and size(t.exchange) <= t.amount:
        t.hands[seat] |= t.exchange
        t.exchange = 0
        t.step += t.amount
    if t.step <= 2 * t.amount:
        return t.ask(GET, first_copies(t.exchange))
    t.exchange |= t.asides[seat]
    t.asides[seat] = 0
    return False


def courtesan(t: Table) -> bool:
    """CT-6.35: the choice, then the chance; the exchange of the two cards is told in `deeds`."""
    if t.step == 1:
        others: i64 = 0
        seat: i64 = 0
        for seat in range(t.players):
            if seat != t.active and t.hands[seat]:
                others |= only(seat)
        return t.ask_with_seats(TRADE, first_copies(t.hands[t.active]), others)
    if t.step == 2 and t.asides[t.active]:
        t.decider = CHANCE
        return t.ask_with_seats(TAKE, t.hands[t.target], only(t.active))
    return False


def jester(t: Table) -> bool:
    """CT-6.36: seat by seat in secret, then all at once."""
    seat: i64 = 0
    if t.step <= t.players:
        seat = (t.active + t.step - 1) % t.players
        t.decider = seat
        return t.ask(PASS, first_copies(t.hands[seat]))
    for seat in range(t.players):
        t.hands[(seat + 1) % t.players] |= t.asides[seat]
        t.asides[seat] = 0
    return False


def fool(t: Table) -> bool:
    """CT-6.37: seat by seat by chance, then all at once."""
    seat: i64 = 0
    if t.step <= t.players:
        seat = (t.active + t.step - 1) % t.players
        t.target = (seat + t.players - 1) % t.players
        t.decider = CHANCE
        return t.ask_with_seats(TAKE, t.hands[t.target], only(seat))
    for seat in range(t.players):
        t.hands[seat] |= t.asides[seat]
        t.asides[seat] = 0
    return False
