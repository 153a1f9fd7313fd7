"""The catalogues: complete in both languages, and nothing in them that nobody says."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from castelude.texts import LANGUAGES, _homes, language_of, say, typeset
from tests.kit import GAMES

SOURCE = Path(__file__).parents[1] / "src" / "castelude"
LOCALES = SOURCE / "locales"
CLIENT = Path(__file__).parents[1] / "web" / "src"
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


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


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in (LOCALES / "fr").glob("*.ftl")) == FILES
    assert set(LANGUAGES) == {path.name for path in LOCALES.iterdir()}


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages(name: str) -> None:
    english, french = entries("en", name), entries("fr", name)
    assert list(english) == list(french)
    for key, message in english.items():
        assert shape(message) == shape(french[key]), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_found_in_its_catalogue(lang: str) -> None:
    """A catalogue is read when it is needed: what stands in it is known, and it needs no other."""
    known = {(key, name) for name in FILES for key in entries(lang, name)}
    assert set(_homes(lang).items()) == known
    for name in FILES:
        assert not re.search(r"\{ *-?[a-z]", (LOCALES / lang / name).read_text("utf-8")), "a message within a message"


@pytest.mark.parametrize("name", FILES)
def test_french_is_not_english(name: str) -> None:
    """Sentences of several words differ; a text copied and forgotten would not."""
    english, french = ((LOCALES / lang / name).read_text("utf-8").splitlines() for lang in ("en", "fr"))
    sentences = {line for line in english if len(re.sub(r"\{[^}]*\}", "", line.split("=")[-1]).split()) > 5}
    assert not sentences & set(french)


def built_ids(code: str) -> list[re.Pattern[str]]:
    """The families of ids that the sources put together, such as `room-table-{status}`."""
    patterns = []
    for text in re.findall(r"f'([^'\n]*)'", code) + re.findall(r'f"([^"\n]*)"', code):
        literal = re.sub(r"\{[^}]*\}", "\0", text)
        if re.fullmatch(r"[a-zA-Z0-9_\0-]+", literal) and re.search(r"[a-z]{3}", literal) and "-" in literal:
            patterns.append(re.compile(re.escape(literal).replace("\0", ".+")))
    return patterns


def test_no_message_is_missing_and_none_is_unused() -> None:
    """Every id named in the sources exists; every id is named there, or belongs to a family that they build."""
    known = {key for name in FILES for key in entries("en", name)}
    code = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    quoted = set(re.findall(r"""["']([a-z][a-zA-Z0-9_]*(?:-[a-zA-Z0-9_]+)*)["']""", code))
    families = built_ids(code)
    prefixes = tuple(f"{game.id}-" for game in GAMES)
    for key in sorted(key for key in known if not key.startswith("web-")):
        bare = next((key.removeprefix(prefix) for prefix in prefixes if key.startswith(prefix)), key)
        is_built = any(family.fullmatch(key) or family.fullmatch(bare) for family in families)
        is_clause = re.fullmatch(r"[A-Z]{2}-\d+(-\d+)?", key)
        assert is_clause or is_built or {key, bare} & quoted, f"nobody says {key}"
    for key in quoted:
        if key.startswith(("error-", "play-", "rulebook-", "editions-", "room-", "verify-")):
            assert any(prefix + key in known for prefix in ("", *prefixes)), f"no message {key}"


def test_the_client_says_every_message_of_its_own_and_no_other() -> None:
    """The client's ids begin with `web-`; what it builds, such as `web-level-${level}`, makes a family."""
    known = {key for name in FILES for key in entries("en", name) if key.startswith("web-")}
    code = "\n".join(path.read_text("utf-8") for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))
    named = set(re.findall(r"""['"`](web-[a-z0-9-]+)(?:\.[a-z]+)?['"`]""", code))
    built = [re.sub(r"\\?\$\\?\{.*?\}", "\0", text) for text in re.findall(r"`(web-[^`\s]*\$\{[^`]*)`", code)]
    built += [f"{family}-\0" for family in re.findall(r"explained\('(web-[a-z-]+)'", code)]
    families = [re.compile(re.escape(text.split(".")[0]).replace("\0", "[a-z0-9-]+")) for text in built]
    families = [family for family in families if family.pattern.count("[a-z]") < 2 or "guide" in family.pattern]
    unused = {key for key in known - named if not any(family.fullmatch(key) for family in families)}
    assert unused == set()
    catalogues = {name.removesuffix(".ftl") for name in FILES}
    missing = {key for key in named - known - catalogues if not any(other.startswith(f"{key}-") for other in known)}
    assert missing == set()


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
