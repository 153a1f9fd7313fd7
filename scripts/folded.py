"""One picture for all languages, for docs/rules: what they share is there once, and the address says whose words show.

`picture.svg` shows the first language and `picture.svg#fr` French: the style sheet of the picture looks at the address
(`:target`). Drawings have short names, attributes that come often are classes, and the titles of parts, which only a
pointer shows, are left out.
"""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher
from itertools import count, product
from string import ascii_lowercase, ascii_uppercase

NAMESPACE = "http://www.w3.org/2000/svg"
ET.register_namespace("", NAMESPACE)
STYLED = re.compile(r"fill|stroke|font-|opacity|text-anchor|color")
"""The beginning of attributes that a style sheet can give as well."""
CLASS = len(' class="A"')
SPOKEN = (f"{{{NAMESPACE}}}title", f"{{{NAMESPACE}}}desc")
"""They stay in the first language: a page says what it shows in its own."""


def folded(pictures: Mapping[str, str]) -> str:
    """The picture of all languages, made of that of each."""
    first, *others = pictures
    root, base = _parsed(pictures[first]), _parsed(pictures[first])
    for lang in others:
        _fold(root, base, _parsed(pictures[lang]), lang, others)
    sheet = ET.Element(f"{{{NAMESPACE}}}style")
    sheet.text = _classes(root) + "".join(map(_shown, others))
    root[0:0] = [sheet, *(ET.Element(f"{{{NAMESPACE}}}g", {"id": lang}) for lang in others)]
    return _renamed(ET.tostring(root, encoding="unicode").replace(" />", "/>"), others)


def _shown(lang: str) -> str:
    """What the address shows and hides; rules of their own, since a program that cannot read one leaves it out."""
    here = f"svg:has(#{lang}:target)"
    return f".{lang}{{display:none}}{here} .{lang}{{display:inline}}{here} .not-{lang}{{display:none}}"


def _parsed(picture: str) -> ET.Element:
    """A picture without the titles of its parts, and without classes, which nothing uses."""
    root = ET.fromstring(picture)
    for parent in list(root.iter()):
        parent.attrib.pop("class", None)
        for child in list(parent):
            if child.tag in SPOKEN and parent is not root:
                parent.remove(child)
    return root


def _fold(into: ET.Element, base: ET.Element, other: ET.Element, lang: str, others: list[str]) -> None:
    """Add what differs in another language to `into`, which is `base` with what differs in those before."""
    own = [child for child in into if child.get("class") not in others]
    here, there = ([ET.tostring(child) for child in side] for side in (base, other))
    for same, start, end, start_there, end_there in SequenceMatcher(None, here, there, autojunk=False).get_opcodes():
        old, new = list(zip(own, base, strict=True))[start:end], other[start_there:end_there]
        if same == "equal":
            continue
        if len(old) == len(new) and all(_alike(was, now) for (_, was), now in zip(old, new, strict=True)):
            for (inside, was), now in zip(old, new, strict=True):
                _fold(inside, was, now, lang, others)
            continue
        at = list(into).index(own[end - 1]) + 1 if end else 0
        for child, _ in old:
            child.set("class", f"{child.get('class', '')} not-{lang}".strip())
        for child in new:
            child.set("class", lang)
        into[at:at] = new
    for child in [child for child in into if child.tag in SPOKEN]:
        if child.attrib.pop("class", None) == lang:
            into.remove(child)


def _alike(one: ET.Element, other: ET.Element) -> bool:
    """Whether only what is inside two groups differs."""
    return one.tag == other.tag and one.attrib == other.attrib and len(one) > 0 and len(other) > 0


def _classes(root: ET.Element) -> str:
    """Put classes in place of attributes where that is shorter, and return the style sheet of these classes."""
    looks = Counter(look for element in root.iter() if (look := _look(element)))
    names, rules = _names(ascii_uppercase), []
    for look, times in looks.most_common():
        rule = ";".join(f"{key}:{value}{'px' if key == 'font-size' else ''}" for key, value in look)
        if times * (sum(len(f' {key}="{value}"') for key, value in look) - CLASS) <= len(rule) + 3:
            continue
        name = next(names)
        rules.append(f".{name}{{{rule}}}")
        for element in root.iter():
            if _look(element) == look:
                element.set("class", f"{name} {element.get('class', '')}".strip())
                for key, _ in look:
                    del element.attrib[key]
    return "".join(rules)


def _look(element: ET.Element) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((key, value) for key, value in element.attrib.items() if STYLED.match(key)))


def _renamed(markup: str, kept: list[str]) -> str:
    """With short names of drawings."""
    names = (name for name in _names(ascii_lowercase) if name not in kept)
    short = {name: name if name in kept else next(names) for name in re.findall(r' id="([^"]+)"', markup)}
    markup = re.sub(r' id="([^"]+)"', lambda found: f' id="{short[found[1]]}"', markup)
    return re.sub(r"#([\w-]+)(?=[\")])", lambda found: f"#{short.get(found[1], found[1])}", markup)


def _names(letters: str) -> Iterator[str]:
    """A, B, … AA, AB and so on."""
    return ("".join(name) for length in count(1) for name in product(letters, repeat=length))
