"""Writes docs/rules (the rules for people, with pictures), docs/spec (the clauses), the rulings and the credits."""

from pathlib import Path

from castelude.core.game import AnyGame
from castelude.core.registry import all_games
from castelude.rulebook import specification, written
from castelude.texts import LANGUAGES
from scripts.folded import folded

DOCS = Path(__file__).parents[1] / "docs"


def pages(game: AnyGame, lang: str) -> dict[Path, str]:
    """The pages that are made for a game in a language, under docs."""
    return {
        Path("rules", f"{game.id}.{lang}.md"): written.for_docs(game, lang),
        Path("spec", f"{game.id}.{lang}.md"): specification.rulebook(game, lang),
    }


def pictures(game: AnyGame) -> dict[Path, str]:
    """The pictures of its examples, each for all languages."""
    found: dict[str, dict[str, str]] = {}
    for lang in LANGUAGES:
        for name, svg in written.pictures(game, lang):
            found.setdefault(name, {})[lang] = svg
    return {Path("rules", "images", name): folded(svgs) + "\n" for name, svgs in found.items()}


def main() -> None:
    for old in (DOCS / "rules" / "images").glob("*.svg"):
        old.unlink()
    for lang in LANGUAGES:
        _write(Path(f"rulings.{lang}.md"), specification.rulings(lang))
        _write(Path(f"credits.{lang}.md"), written.credits_for_docs(lang))
        for game in all_games().values():
            for path, text in pages(game, lang).items():
                _write(path, text)
    for game in all_games().values():
        for path, text in pictures(game).items():
            _write(path, text)


def _write(path: Path, text: str) -> None:
    (DOCS / path).parent.mkdir(parents=True, exist_ok=True)
    (DOCS / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
