"""The specification of a game, made from its clauses: what programs need, and the exact words behind the rules."""

from castelude.core.clauses import Clause
from castelude.core.game import AnyGame
from castelude.core.registry import all_games
from castelude.texts import DEFAULT_LANG, page_source, say

DASH = "– "


def rulebook(game: AnyGame, lang: str) -> str:
    """All clauses by chapter, then what only programs need (`locales/LANG/spec/GAME.md`), as Markdown."""
    lines = [f"# {say(f'{game.id}-name', lang)}", "", say("rulebook-preface", lang), ""]
    for chapter, clauses in game.clauses.chapters():
        lines += [f"## {chapter} {say(chapter, lang)}", ""]
        for clause in clauses:
            lines += [f'<a id="{clause.id}"></a>', "", f"### {_heading(clause, lang)}", "", *_body(clause, lang), ""]
    name = f"spec/{game.id}"
    return "\n".join([*lines, page_source(name, lang) or page_source(name, DEFAULT_LANG)]).rstrip() + "\n"


def rulings(lang: str) -> str:
    """The rulings of all games, as Markdown: what the rulebooks leave open and how it is read here."""
    lines = [f"# {say('rulings-title', lang)}", "", say("rulings-preface", lang), ""]
    for game in all_games().values():
        lines += [f"## {say(f'{game.id}-name', lang)}", ""]
        for clause in game.clauses:
            if clause.ruling:
                lines += [f"### {clause.id} {clause.title(lang)}", "", *_markdown(clause.reason(lang)), ""]
    return "\n".join(lines).rstrip() + "\n"


def clause_page(clause: Clause, lang: str) -> str:
    """One clause as plain text."""
    return "\n".join([_heading(clause, lang), "", *_body(clause, lang)]) + "\n"


def _heading(clause: Clause, lang: str) -> str:
    mark = f" ({say('rulebook-ruling', lang)})" if clause.ruling else ""
    return f"{clause.id} {clause.title(lang)}{mark}"


def _body(clause: Clause, lang: str) -> list[str]:
    lines = _markdown(clause.text(lang))
    if clause.ruling:
        reason = _markdown(f"{say('rulebook-why', lang)} {clause.reason(lang)}")
        lines += ["", *(f"> {line}".rstrip() for line in reason)]
    return lines


def _markdown(text: str) -> list[str]:
    """The lines of a text; those that begin with a dash become a list, backslashes stay what they are."""
    lines: list[str] = []
    for line in text.replace("\\", "\\\\").splitlines():
        is_item = line.startswith(DASH)
        if lines and is_item != lines[-1].startswith("- "):
            lines.append("")
        lines.append("- " + line.removeprefix(DASH) if is_item else line)
    return lines
