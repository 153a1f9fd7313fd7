"""Why an action is allowed or refused here, with the clause, for any text at all."""

from castelude.core.bits import members
from castelude.core.clauses import Clause
from castelude.core.verdict import Verdict
from castelude.games.castellum.board import (
    ASK_ANGEL,
    ASK_ENEMY,
    ASK_EXCESS,
    ASK_FORT,
    ASK_NOTHING,
    ASK_ORIENT,
    ASK_REACT,
    ASK_TAKE,
    ASK_TROOP,
    ASK_WORKER,
)
from castelude.games.castellum.cards import (
    ANGELS,
    ARTILLERY,
    BUY_FORT,
    BUY_TROOP,
    CANCEL,
    EFFECTS,
    ENEMIES,
    FORTS,
    RESOURCES,
    SPACES,
    STONE,
    TROOPS,
)
from castelude.games.castellum.clauses import CLAUSES
from castelude.games.castellum.legal import affordable_forts, affordable_troops
from castelude.games.castellum.notation import (
    PAIR_WORDS,
    Action,
    column_of,
    find,
    place_of,
    words_of,
)
from castelude.games.castellum.position import CastellumPosition

OVER = CLAUSES["CM-11.1"]
FORM = CLAUSES["CM-12.1"]
COLUMNS = CLAUSES["CM-1.3"]
CARDS = CLAUSES["CM-1.4"]
WORKER = CLAUSES["CM-4.2"]
TAKE = CLAUSES["CM-4.5"]
BUY = CLAUSES["CM-4.6"]
EXCESS = CLAUSES["CM-4.8"]
GIFT_BEFORE_WORKER = CLAUSES["CM-4.9"]
ENEMY = CLAUSES["CM-5.2"]
ANGEL_TURN = CLAUSES["CM-6.1"]
TWO_WAYS = CLAUSES["CM-6.2"]
NUMBER = CLAUSES["CM-6.3"]
FURY = CLAUSES["CM-6.4"]
SWAP = CLAUSES["CM-6.5"]
HIRE = CLAUSES["CM-6.6"]
DESTROY = CLAUSES["CM-6.7"]
GIFT_PLAY = CLAUSES["CM-6.8"]
CANCEL_PLAY = CLAUSES["CM-6.9"]
WINDOW = CLAUSES["CM-7.2"]
ORIENT = CLAUSES["CM-9.3"]

# The clause of each kind of action, and of each question.
CLAUSE_OF: dict[str, Clause] = {
    "worker": WORKER,
    "take": TAKE,
    "buy": BUY,
    "discard": EXCESS,
    "enemy": ENEMY,
    "pass": ANGEL_TURN,
    "number": NUMBER,
    "fury": FURY,
    "swap": SWAP,
    "hire": HIRE,
    "destroy": DESTROY,
    "gift": GIFT_PLAY,
    "let": WINDOW,
    "cancel": WINDOW,
    "orient": ORIENT,
}
NOW: dict[int, tuple[Clause, str]] = {
    int(ASK_WORKER): (WORKER, "now-worker"),
    int(ASK_TAKE): (TAKE, "now-take"),
    int(ASK_TROOP): (BUY, "now-troop"),
    int(ASK_FORT): (BUY, "now-fort"),
    int(ASK_EXCESS): (EXCESS, "now-excess"),
    int(ASK_REACT): (WINDOW, "now-react"),
    int(ASK_ORIENT): (ORIENT, "now-orient"),
    int(ASK_ENEMY): (ENEMY, "now-enemy"),
    int(ASK_ANGEL): (ANGEL_TURN, "now-angel"),
}
ANGEL_WORDS = ("number", "fury", "swap", "hire", "destroy", "gift")
EXAMPLES = {
    "worker": "worker:markt",
    "take": "take:gold, take:gold+wood",
    "buy": "buy:T12>c2, buy:F08>c2",
    "discard": "discard:A20",
    "enemy": "enemy:E1632-05>s1c3",
    "pass": "pass",
    "angel": (
        "angel:A07+s0c2, angel:A01!fury:s1c3, angel:A07!swap:s0c1,s2c3, angel:A11!hire:T12>c2, "
        "angel:A15!destroy:c2, angel:A20!gift:gold+wood"
    ),
    "let": "let",
    "cancel": "cancel:A26",
    "orient": "orient:2",
}


def explain(position: CastellumPosition, text: str) -> Verdict:
    """Which clause allows or forbids this action here."""
    if position.asked == ASK_NOTHING:
        return OVER.refuse("over")
    action = words_of(text)
    if action is None:
        return _malformed(text)
    if find(position, text) is not None:
        return _allowed(position, action)
    return _unknown(position, action) or _wrong_time(position, action) or REASONS[action.word](position, action)


def _malformed(text: str) -> Verdict:
    word = text.partition(":")[0]
    if word in EXAMPLES:
        return FORM.refuse("malformed", word=word, examples=EXAMPLES[word])
    return FORM.refuse("no-action", known=", ".join(EXAMPLES))


def _allowed(position: CastellumPosition, action: Action) -> Verdict:
    clause = CLAUSE_OF[action.word]
    if action.word == "gift":
        clause = {int(ASK_WORKER): GIFT_BEFORE_WORKER, int(ASK_EXCESS): EXCESS}.get(position.asked, GIFT_PLAY)
    return clause.allow(f"may-{action.word}", card=action.card, first=action.first, second=action.second)


def _unknown(position: CastellumPosition, action: Action) -> Verdict | None:
    """A refusal when the action names a card, a space, a column or a side that is not in this game."""
    word = action.word
    cards = {"buy": [*FORTS, *TROOPS], "enemy": ENEMIES}.get(word, ANGELS)
    if action.card and action.card not in cards:
        return CARDS.refuse("no-card", card=action.card, first=cards[0], last=cards[-1])
    if word == "hire" and action.first not in TROOPS:
        return CARDS.refuse("no-card", card=action.first, first=TROOPS[0], last=TROOPS[-1])
    if word == "worker" and action.first not in SPACES:
        return WORKER.refuse("no-space", space=action.first, known=", ".join(_spaces(position)))
    if word == "orient" and action.first not in "1234":
        return ORIENT.refuse("no-side", side=action.first)
    if word in ("take", "gift") and "+" in action.first and action.first not in PAIR_WORDS:
        return CLAUSE_OF[word].refuse("pair-order", known=", ".join(PAIR_WORDS))
    for place in _places(action):
        seat, column = (int(place[1]), column_of(place)) if place[0] == "s" else (0, column_of(place))
        if column is None or column >= position.columns():
            return COLUMNS.refuse("no-column", column=place, columns=int(position.columns()))
        if seat >= position.players:
            return COLUMNS.refuse("no-line", place=place, last=int(position.players) - 1)
    return None


def _spaces(position: CastellumPosition) -> list[str]:
    return [SPACES[space] for space in members(position.edition.spaces_for[position.players])]


def _places(action: Action) -> list[str]:
    """The columns an action names."""
    if action.word in ("enemy", "number", "fury", "swap"):
        return [place for place in (action.first, action.second) if place]
    if action.word in ("buy", "destroy"):
        return [action.first]
    return [action.second] if action.word == "hire" else []


def _wrong_time(position: CastellumPosition, action: Action) -> Verdict | None:
    """A refusal when something else is asked now."""
    asked, word = position.asked, action.word
    fitting = {
        int(ASK_WORKER): ("worker", "gift"),
        int(ASK_TAKE): ("take",),
        int(ASK_TROOP): ("buy",),
        int(ASK_FORT): ("buy",),
        int(ASK_EXCESS): ("discard", "gift"),
        int(ASK_REACT): ("let", "cancel"),
        int(ASK_ORIENT): ("orient",),
        int(ASK_ENEMY): ("enemy",),
        int(ASK_ANGEL): ("pass", *ANGEL_WORDS),
    }[asked]
    if word in fitting:
        return None
    if asked == ASK_WORKER and word in ANGEL_WORDS:
        return GIFT_BEFORE_WORKER.refuse("only-gift-before-worker")
    if asked == ASK_ENEMY and word == "gift":
        return GIFT_BEFORE_WORKER.refuse("no-gift-in-siege")
    if word in ("let", "cancel"):
        return (CANCEL_PLAY if word == "cancel" and asked == ASK_ANGEL else WINDOW).refuse("no-window")
    if asked == ASK_WORKER and word == "buy":
        wanted = BUY_FORT if action.card in FORTS else BUY_TROOP
        for space in _spaces(position):
            if position.edition.space_action[SPACES.index(space)] == wanted:
                return WORKER.refuse("worker-first", space=space)
    clause, reason = NOW[asked]
    return clause.refuse(reason, count=int(position.amount))


# ---- one reason for each kind of action ----


def _worker(position: CastellumPosition, action: Action) -> Verdict:
    space = SPACES.index(action.first)
    edition = position.edition
    if not edition.spaces_for[position.players] >> space & 1:
        return WORKER.refuse("space-absent", space=action.first, players=int(position.players))
    if not position.open_spaces >> space & 1:
        return WORKER.refuse("space-taken", space=action.first)
    return WORKER.refuse("nothing-to-buy", space=action.first)


def _take(position: CastellumPosition, _action: Action) -> Verdict:
    return TAKE.refuse("now-take", count=int(position.amount))


def _buy(position: CastellumPosition, action: Action) -> Verdict:
    troop = action.card.startswith("T")
    if troop != (position.asked == ASK_TROOP):
        clause, reason = NOW[position.asked]
        return clause.refuse(reason, count=0)
    card = (TROOPS if troop else FORTS).index(action.card)
    market = position.troop_market if troop else position.fort_market
    if not market >> card & 1:
        return BUY.refuse("not-in-market", card=action.card)
    seat = position.decider
    within = affordable_troops(position, seat) if troop else affordable_forts(position, seat)
    if not within >> card & 1:
        costs = position.edition.troop_cost if troop else position.edition.fort_cost
        return BUY.refuse("too-dear", card=action.card, **_cost(list(costs[card * 3 : card * 3 + 3])))
    return BUY.refuse("no-troop-room" if troop else "no-fort-room", column=action.first)


def _cost(numbers: list[int]) -> dict[str, int]:
    """A price as the parameters of a message."""
    return dict(zip(RESOURCES, numbers, strict=True))


def _discard(position: CastellumPosition, _action: Action) -> Verdict:
    return EXCESS.refuse("other-excess", card=ANGELS[position.excess])


def _enemy(position: CastellumPosition, action: Action) -> Verdict:
    if not position.enemies[position.decider] >> ENEMIES.index(action.card) & 1:
        return ENEMY.refuse("no-enemy-in-hand", card=action.card)
    return ENEMY.refuse("column-besieged", place=action.first)


def _angel(position: CastellumPosition, action: Action) -> Verdict:
    """An angel played in the angel phase, before a worker or as the card in excess."""
    if position.asked == ASK_EXCESS:
        return EXCESS.refuse("other-excess", card=ANGELS[position.excess])
    card = ANGELS.index(action.card)
    held = position.angels[position.decider] >> card & 1
    effect = position.edition.angel_effect[card]
    if position.asked == ASK_WORKER:
        if not held:
            return GIFT_BEFORE_WORKER.refuse("no-angel-in-hand", card=action.card)
        return GIFT_BEFORE_WORKER.refuse("only-gift-before-worker")
    if not held:
        return TWO_WAYS.refuse("no-angel-in-hand", card=action.card)
    if EFFECTS[effect] != action.word:
        if effect == CANCEL:
            return CANCEL_PLAY.refuse("cancel-only", card=action.card)
        return TWO_WAYS.refuse("other-effect", card=action.card, effect=EFFECTS[effect])
    return EFFECT_REASONS[action.word](position, action)


def _fury(_position: CastellumPosition, action: Action) -> Verdict:
    return FURY.refuse("no-enemy-there", place=action.first)


def _swap(position: CastellumPosition, action: Action) -> Verdict:
    for word in (action.first, action.second):
        place = place_of(word)
        if place is None or not position.besieged >> place & 1:
            return SWAP.refuse("no-enemy-there", place=word)
    if action.first == action.second:
        return SWAP.refuse("swap-same")
    return SWAP.refuse("swap-order", first=action.second, second=action.first)


def _hire(position: CastellumPosition, action: Action) -> Verdict:
    seat = position.decider
    troop = TROOPS.index(action.first)
    if position.line_troops(seat) >> troop & 1:
        return HIRE.refuse("hire-own", card=action.first)
    lines = [position.line_troops(other) for other in range(position.players)]
    if not any(bits >> troop & 1 for bits in [position.troop_market, *lines]):
        return HIRE.refuse("hire-nowhere", card=action.first)
    if not affordable_troops(position, seat) >> troop & 1:
        cost = _cost(list(position.edition.troop_cost[troop * 3 : troop * 3 + 3]))
        return HIRE.refuse("too-dear", card=action.first, **cost)
    return HIRE.refuse("no-troop-room", column=action.second)


def _destroy(position: CastellumPosition, action: Action) -> Verdict:
    seat = position.decider
    if not position.line_troops(seat) & position.edition.troops_of[ARTILLERY]:
        return DESTROY.refuse("no-artillery")
    if position.resources[seat * 3 + STONE] == 0:
        return DESTROY.refuse("no-stone")
    return DESTROY.refuse("no-enemy-there", place=f"s{seat}{action.first}")


def _cancel(position: CastellumPosition, action: Action) -> Verdict:
    card = ANGELS.index(action.card)
    if not position.angels[position.decider] >> card & 1:
        return WINDOW.refuse("no-angel-in-hand", card=action.card)
    return WINDOW.refuse("no-cancel", card=action.card)


EFFECT_REASONS = {"fury": _fury, "swap": _swap, "hire": _hire, "destroy": _destroy}
REASONS = {
    "worker": _worker,
    "take": _take,
    "buy": _buy,
    "discard": _discard,
    "enemy": _enemy,
    "number": _angel,
    "fury": _angel,
    "swap": _angel,
    "hire": _angel,
    "destroy": _angel,
    "gift": _angel,
    "cancel": _cancel,
}
