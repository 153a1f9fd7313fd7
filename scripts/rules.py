"""Writes docs/rules: the rulebook of every game in both languages, from its clauses."""

from pathlib import Path

from castelude.core.registry import all_games
from castelude.rulebook import rulebook
from castelude.texts import LANGUAGES

FOLDER = Path(__file__).parents[1] / "docs" / "rules"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in all_games().values():
        for lang in LANGUAGES:
            (FOLDER / f"{game.id}.{lang}.md").write_text(rulebook(game, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
