"""Which clause allows or forbids an action, for any text at all. The reasons stand with the decisions themselves."""

from castelude.core.position import NOBODY
from castelude.core.verdict import Verdict
from castelude.games.castel import notation
from castelude.games.castel.cards import KIND_IDS
from castelude.games.castel.clauses import CLAUSES
from castelude.games.castel.decisions.answers import effect_clause
from castelude.games.castel.decisions.table import DECISIONS, WORDS, is_open
from castelude.games.castel.position import BLOCKED, OUT, TURN_LIMIT, CastelPosition
from castelude.games.castel.verbs import PLACE

ACTIONS = CLAUSES["CT-3.1"]
EFFECTS = CLAUSES["CT-6.1"]
VERB_FORMS = CLAUSES["CT-6.4"]
ENDS = {OUT: CLAUSES["CT-7.1"], BLOCKED: CLAUSES["CT-7.2"], TURN_LIMIT: CLAUSES["CT-7.3"]}


def explain(position: CastelPosition, text: str) -> Verdict:
    """The clause that allows this action here, or one that forbids it."""
    board = position.board
    if position.actor() == NOBODY:
        return ENDS[position.end].refuse("over")
    words = notation.read(text)
    if words is None:
        return _refuse_form(position, text)
    if not is_open(board, words.verb):
        return _refuse_verb(position, words.verb)
    decision = DECISIONS[words.verb]
    if notation.find(position, text) is not None:
        return decision.allow(board, list(words.values))
    return decision.refuse(board, list(words.values))


def _refuse_form(position: CastelPosition, text: str) -> Verdict:
    """Not an action text at all: say what one looks like."""
    verb = notation.VERBS.get(text.partition(":")[0])
    if position.is_pending():
        return VERB_FORMS.refuse("no-answer", example=DECISIONS[position.board.verb].example)
    if verb is None:
        return ACTIONS.refuse("no-action")
    return ACTIONS.refuse("bad-form", example=DECISIONS[verb].example)


def _refuse_verb(position: CastelPosition, verb: int) -> Verdict:
    """A decision of another kind than the one that is due."""
    board = position.board
    if not position.is_pending():
        return ACTIONS.refuse("no-effect", verb=WORDS[verb])
    kind, example = KIND_IDS[board.by], DECISIONS[board.verb].example
    if verb <= PLACE:
        return EFFECTS.refuse("effect-first", kind=kind, example=example)
    return effect_clause(board).refuse("other-verb", kind=kind, example=example)
