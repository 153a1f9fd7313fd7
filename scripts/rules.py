"""Writes docs/rules and docs/rulings.*.md: the rulebooks in every language, from the clauses."""

from pathlib import Path

from castelude.core.registry import all_games
from castelude.rulebook import rulebook, rulings
from castelude.texts import LANGUAGES

DOCS = Path(__file__).parents[1] / "docs"


def main() -> None:
    for lang in LANGUAGES:
        (DOCS / f"rulings.{lang}.md").write_text(rulings(lang), encoding="utf-8")
    for game in all_games().values():
        for lang in LANGUAGES:
            (DOCS / "rules" / f"{game.id}.{lang}.md").write_text(rulebook(game, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
