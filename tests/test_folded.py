"""Pictures of several languages in one file."""

import re
import xml.etree.ElementTree as ET

import pytest

from scripts.folded import folded

NAMESPACE = "{http://www.w3.org/2000/svg}"


def picture(*content: str) -> str:
    return f'<svg xmlns="{NAMESPACE.strip("{}")}"><title>A game</title>{"".join(content)}</svg>'


def words(markup: str, lang: str) -> list[str | None]:
    """The texts that are shown in a language, in order."""

    def shown(element: ET.Element) -> list[str | None]:
        classes = element.get("class", "").split()
        if f"not-{lang}" in classes or ({"fr", "de"} & set(classes)) - {lang}:
            return []
        own = [element.text] if element.tag == f"{NAMESPACE}text" else []
        return own + [text for child in element for text in shown(child)]

    return shown(ET.fromstring(markup))


def test_each_language_has_its_words_and_what_is_shared_is_there_once() -> None:
    shared = '<path d="M0 0h9z"/>'
    made = folded(
        {
            "en": picture(shared, "<text>King</text>", "<g><text>Two</text><text>1</text></g>"),
            "fr": picture(shared, "<text>Roi</text>", "<g><text>Deux</text><text>1</text></g>"),
            "de": picture(shared, "<text>King</text>", "<g><text>1</text></g>", "<text>Ende</text>"),
        }
    )
    assert words(made, "en") == ["King", "Two", "1"]
    assert words(made, "fr") == ["Roi", "Deux", "1"]
    assert words(made, "de") == ["King", "1", "Ende"]
    assert made.count("M0 0h9z") == made.count(">King<") == made.count("<title>") == 1


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_the_address_shows_a_language(lang: str) -> None:
    made = folded({"en": picture("<text>a</text>"), "fr": picture("<text>b</text>"), "de": picture("<text>c</text>")})
    assert f'<g id="{lang}"/>' in made
    assert f"svg:has(#{lang}:target) .not-{lang}{{display:none}}" in made
    assert f"svg:has(#{lang}:target) .{lang}{{display:inline}}" in made


def test_names_are_short_and_attributes_that_come_often_are_classes() -> None:
    use = '<use href="#castle-long-name"/>'
    label = '<text font-size="14" text-anchor="middle" fill="#123456">{}</text>'
    part = '<g id="castle-long-name"><title>Castle</title><path fill="url(#castle-stone)" d="M0 0z"/></g>'
    stone = '<linearGradient id="castle-stone"/>'
    made = folded({"en": picture(stone, part, use, *map(label.format, "abcdef"))})
    assert "castle" not in made.lower()
    assert set(re.findall(r"#(\w+)[\")]", made)) == set(re.findall(r' id="(\w+)"', made)) == {"a", "b"}
    assert ".A{fill:#123456;font-size:14px;text-anchor:middle}" in made
    assert made.count('<text class="A">') == 6
