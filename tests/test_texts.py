"""The catalogues: complete in every language, and nothing in them that nobody says."""

import functools
import re

import pytest
from fluent.syntax import FluentParser, ast

from castelude.texts import DEFAULT_LANG, INCLUDED, LANGUAGES, _homes, language_of, say, say_all, typeset
from tests.kit import GAMES
from tests.kit.messages import OPEN_FAMILIES, SOURCE, client_said, python_said

LOCALES = SOURCE / "locales"
FILES = sorted(path.name for path in (LOCALES / DEFAULT_LANG).glob("*.ftl"))
TRANSLATIONS = [lang for lang in INCLUDED if lang != DEFAULT_LANG]
ID = re.compile(r"[a-z]+(-[a-zA-Z0-9]+)+(\.[a-z]+)?")
NOT_MESSAGES = {"castello-zobrist": "the label of a random generator"}


@functools.cache
def entries(lang: str, name: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((LOCALES / lang / name).read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == [], f"{lang}/{name} has lines that are not Fluent"
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = [message.id.name for message in messages]
    assert len(ids) == len(set(ids)), f"an id stands twice in {lang}/{name}"
    return {message.id.name: message for message in messages}


def shape(message: ast.Message) -> tuple[set[str], set[str]]:
    """The attributes of a message and the variables it uses."""
    variables: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            variables.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                walk(value)
        if isinstance(node, list):
            for value in node:
                walk(value)

    walk(message)
    return {attribute.id.name for attribute in message.attributes}, variables


def test_every_language_has_the_same_files() -> None:
    assert {path.name for path in LOCALES.iterdir()} == set(INCLUDED)
    for lang in INCLUDED:
        assert sorted(path.name for path in (LOCALES / lang).glob("*.ftl")) == FILES


@pytest.mark.parametrize("lang", TRANSLATIONS)
@pytest.mark.parametrize("name", FILES)
def test_every_language_has_the_same_messages(name: str, lang: str) -> None:
    originals, translations = entries(DEFAULT_LANG, name), entries(lang, name)
    assert list(originals) == list(translations)
    for key, message in originals.items():
        assert shape(message) == shape(translations[key]), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_found_in_its_catalogue(lang: str) -> None:
    """A catalogue is read when it is needed: what stands in it is known, and it needs no other."""
    known = {(key, name) for name in FILES for key in entries(lang, name)}
    assert set(_homes(lang).items()) == known
    for name in FILES:
        assert not re.search(r"\{ *-?[a-z]", (LOCALES / lang / name).read_text("utf-8")), "a message within a message"


@pytest.mark.parametrize("lang", TRANSLATIONS)
@pytest.mark.parametrize("name", FILES)
def test_a_translation_is_not_the_original(name: str, lang: str) -> None:
    """Sentences of several words differ; a text copied and forgotten would not."""
    original, translation = ((LOCALES / code / name).read_text("utf-8").splitlines() for code in (DEFAULT_LANG, lang))
    sentences = {line for line in original if len(re.sub(r"\{[^}]*\}", "", line.split("=")[-1]).split()) > 5}
    assert not sentences & set(translation)


def messages() -> set[str]:
    return {key for name in FILES for key in entries(DEFAULT_LANG, name)}


def of_clauses() -> set[str]:
    """The messages of the rulebooks: clauses and chapters."""
    found = {clause.id.replace(".", "-") for game in GAMES for clause in game.clauses}
    return found | {chapter for game in GAMES for chapter, _ in game.clauses.chapters()}


def test_no_message_is_unused() -> None:
    """Every id is written in the sources, or belongs to a family that they put together from texts of theirs."""
    server, client = python_said(), client_said()
    unsaid = {key for key in messages() - of_clauses() if not (server.says(key) or client.says(key))}
    assert [key for key in sorted(unsaid) if not any(re.fullmatch(family, key) for family in OPEN_FAMILIES)] == []
    for family, reason in OPEN_FAMILIES.items():
        assert any(re.fullmatch(family, key) for key in unsaid), f"{family} need not be declared ({reason})"


def test_no_message_of_the_server_is_missing() -> None:
    """What looks like an id of ours is one; so are the ids that functions make of their arguments."""
    known, said = messages(), python_said()
    spaces = {key.split("-")[0] for key in known}
    written = {text.split(".")[0] for text in said.texts if ID.fullmatch(text) and text.split("-")[0] in spaces}
    owners = ["", *(f"{game.id}-" for game in GAMES)]
    assert {key for key in written if not any(owner + key in known for owner in owners)} == set(NOT_MESSAGES)
    assert len(said.built) > 100
    wrong = {key: at for key, at in said.built.items() if not any(owner + key in known for owner in owners)}
    assert wrong == {}


def test_no_message_of_the_client_is_missing() -> None:
    """The client's own ids begin with `web-`; it says those of the server as they come."""
    known, said = messages(), client_said()
    catalogues = {name.removesuffix(".ftl") for name in FILES}
    written = {text.split(".")[0] for text in said.texts if re.fullmatch(r"web-[a-z0-9-]+(\.[a-z]+)?", text)}
    beginnings = {family.removesuffix(end) for family in said.families for end in ("-\0", "\0")}
    assert written - known - catalogues - beginnings == set()


def test_the_search_for_messages_finds_what_nobody_says() -> None:
    said = python_said()
    assert said.says("play-welcome")
    assert said.says("castello-setup-first")
    assert said.says("castello-seat-1")
    for unsaid in ("play-nothing-at-all", "castello-setup-nonsense", "castello-seat-nonsense", "room-nonsense"):
        assert not said.says(unsaid)
        assert not client_said().says(unsaid)
    assert {"castel-may-draw", "referee-seat"} < set(said.built)
    assert client_said().says("web-named")
    assert not client_said().says("web-nonsense")


def test_every_game_has_its_names() -> None:
    for game in GAMES:
        for lang in LANGUAGES:
            assert say(f"{game.id}-name", lang)
            assert say(f"{game.id}-drawing-legend", lang)
            for seat in range(game.max_players):
                assert say(f"{game.id}-seat-{seat}", lang)
            for option in game.options:
                assert say(f"{game.id}-option-{option.key}", lang)
                assert say(f"{game.id}-option-{option.key}.help", lang)


def test_french_signs_stay_with_their_words() -> None:
    assert typeset("a = Oui : « non » ; 5 % ! { $x } ?", "fr") == (
        "a = Oui\u00a0: «\u00a0non\u00a0»\u202f; 5\u00a0%\u202f! { $x }\u202f?"
    )
    assert typeset("a =\n    : b ; c", "fr") == "a =\n    : b\u202f; c"
    assert typeset("Yes : 5 %", "en") == "Yes : 5 %"
    assert say("web-named", "fr", what="Rouge", value="Ada") == "Rouge\u00a0: Ada"


def test_a_message_in_every_language() -> None:
    found = say_all("castello-seat-0")
    assert list(found) == list(LANGUAGES)
    assert found == {lang: say("castello-seat-0", lang) for lang in LANGUAGES}


def test_unknown_messages_and_missing_parameters_fail_loudly() -> None:
    for call in ("no-such-message", "CO-1-1.nothing", "castello-no-own-pawn"):
        with pytest.raises(LookupError):
            say(call)


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_BE"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr@euro"}, "fr"),
        ({"LANG": "frp_IT"}, "en"),
    ],
)
def test_the_language_of_the_terminal(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang
