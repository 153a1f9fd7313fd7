"""The rules pages of all games: every clause has its sentence, every example is true, all languages say the same."""

from collections.abc import Mapping

import pytest

from castelude.core.examples import Example
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.rulebook import written
from castelude.rulebook.markup import marks
from castelude.rulebook.page import credits_page, rules_page, source
from castelude.texts import DEFAULT_LANG, LANGUAGES, page_source
from tests.kit import GAMES

WRITTEN = [game for game in GAMES if page_source(f"rules/{game.id}", DEFAULT_LANG)]
EXAMPLES = [(game, name) for game in WRITTEN for name in game.examples]
each_page = pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.id)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each_page
@each_language
def test_every_clause_is_put_into_words_once(game: AnyGame, lang: str) -> None:
    """A refusal may name any clause, and links to its sentence."""
    assert sorted(marks(source(game, lang))) == sorted(clause.id for clause in game.clauses)


@each_page
def test_all_languages_have_the_same_chapters_examples_and_cards(game: AnyGame) -> None:
    def shape(lang: str) -> object:
        return [
            (chapter["id"], [(block["kind"], block["shows"], len(block["rows"])) for block in chapter["blocks"]])
            for chapter in source(game, lang)["chapters"]
        ]

    for lang in LANGUAGES:
        assert page_source(f"rules/{game.id}", lang)
        assert shape(lang) == shape(DEFAULT_LANG)


@each_page
def test_the_aim_comes_first_and_every_example_is_shown(game: AnyGame) -> None:
    page = source(game, DEFAULT_LANG)
    ids = [chapter["id"] for chapter in page["chapters"]]
    assert ids[0] == "aim"
    assert len(set(ids)) == len(ids)
    blocks = [block for chapter in page["chapters"] for block in chapter["blocks"]]
    assert sorted(block["shows"] or "" for block in blocks if block["kind"] == "figure") == sorted(game.examples)


@each_page
@each_language
def test_a_page_can_be_read_in_a_terminal(game: AnyGame, lang: str) -> None:
    text = written.for_terminal(game, lang)
    assert text.startswith(f"# {rules_page(game, lang)['title']}\n")
    assert all(f"[{clause.id}]" in text for clause in game.clauses)


@each_language
def test_the_credits_name_every_game_and_the_collection(lang: str) -> None:
    page = credits_page(lang)
    assert [chapter["id"] for chapter in page["chapters"]] == ["unofficial", "games", "sources", "editions"]
    assert len(page["chapters"][1]["blocks"][0]["rows"]) == 1 + len(WRITTEN)
    assert "L’Escale à jeux" in str(page)
    assert "Beau Beckett" in str(page)


@pytest.mark.parametrize(("game", "name"), EXAMPLES, ids=[f"{game.id}-{name}" for game, name in EXAMPLES])
def test_an_example_is_true(game: AnyGame, name: str) -> None:
    """What the page says of a drawn position: what is legal there, what is refused by which clause, what follows."""
    example = game.examples[name]
    match = begun(game, example)
    assert set(example.legal) <= set(match.legal())
    assert refusals(match, example.refused) == example.refused
    match.apply_all(list(example.next))
    state = match.state()
    assert holds(state, example.leads_to)
    assert set(example.then_legal) <= set(match.legal())
    assert refusals(match, example.then_refused) == example.then_refused
    claims = (example.legal, example.refused, example.leads_to, example.then_legal, example.then_refused)
    assert any(claims), "the page says something about the position"


def holds(found: object, claim: object) -> bool:
    """Whether a part of the state is as claimed: of an object the keys named; None: it is missing."""
    if isinstance(claim, Mapping) and isinstance(found, dict):
        return all(holds(found.get(key), value) for key, value in claim.items())
    return found == claim


def begun(game: AnyGame, example: Example) -> Match:
    options = game.check_options(example.options)
    match = Match(game, example.players, options, example.setup, 0, manual_chance=True)
    match.apply_all(list(example.played))
    return match


def refusals(match: Match, named: Mapping[str, str]) -> dict[str, str | None]:
    """The clause that forbids each of these actions."""
    verdicts = {action: match.explain(action) for action in named}
    return {action: verdict.clause for action, verdict in verdicts.items() if not verdict.legal}
