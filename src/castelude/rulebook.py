"""The rulebook of a game, made from its clauses."""

from castelude.core.clauses import Clause
from castelude.core.game import AnyGame
from castelude.texts import say


def rulebook(game: AnyGame, lang: str) -> str:
    """All clauses by chapter, as Markdown."""
    lines = [f"# {say(f'{game.id}-name', lang)}", "", say("rulebook-preface", lang), ""]
    for chapter, clauses in game.clauses.chapters():
        lines += [f"## {chapter} {say(chapter, lang)}", ""]
        for clause in clauses:
            lines += [f"### {_heading(clause, lang)}", "", *_body(clause, lang), ""]
    return "\n".join(lines).rstrip() + "\n"


def clause_page(clause: Clause, lang: str) -> str:
    """One clause as plain text."""
    return "\n".join([_heading(clause, lang), "", *_body(clause, lang)]) + "\n"


def _heading(clause: Clause, lang: str) -> str:
    mark = f" ({say('rulebook-ruling', lang)})" if clause.ruling else ""
    return f"{clause.id} {clause.title(lang)}{mark}"


def _body(clause: Clause, lang: str) -> list[str]:
    lines = [clause.text(lang)]
    if clause.ruling:
        lines += ["", f"> {say('rulebook-why', lang)} {clause.reason(lang)}".replace("\n", "\n> ")]
    return lines
