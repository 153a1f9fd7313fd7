"""Why an action is allowed or refused here, with the clause, for any text at all. The reasons stand in `decisions`."""

from castelude.core.verdict import Verdict
from castelude.games.castellum.board import ASK_NOTHING, Board
from castelude.games.castellum.clauses import CLAUSES
from castelude.games.castellum.decisions import DECISIONS, QUESTIONS, is_legal
from castelude.games.castellum.notation import read

OVER = CLAUSES["CM-11.1"]
FORM = CLAUSES["CM-12.1"]


def _examples() -> dict[str, str]:
    """The examples of all forms, by the word with which they begin."""
    found: dict[str, list[str]] = {}
    for decision in DECISIONS:
        found.setdefault(decision.example.partition(":")[0], []).append(decision.example)
    return {word: ", ".join(examples) for word, examples in found.items()}


EXAMPLES = _examples()


def explain(board: Board, text: str) -> Verdict:
    """Which clause allows or forbids this action here."""
    if board.asked == ASK_NOTHING:
        return OVER.refuse("over")
    found = read(text)
    if found is None:
        return _malformed(text)
    decision, words = found
    move = decision.move_of(board.edition, words)
    if move >= 0 and is_legal(board, move):
        return decision.allow(board, words)
    question = QUESTIONS[board.asked]
    if decision in question.offers:
        return decision.refuse(board, words)
    return decision.refuse_words(board, words) or decision.refuse_now(board) or question.refuse(board)


def _malformed(text: str) -> Verdict:
    word = text.partition(":")[0]
    if word in EXAMPLES:
        return FORM.refuse("malformed", word=word, examples=EXAMPLES[word])
    return FORM.refuse("no-action", known=", ".join(EXAMPLES))
