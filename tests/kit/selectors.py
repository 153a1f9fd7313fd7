"""How browser tests select and wait: what in their source depends on a CSS class, on words or on luck."""

import ast
import functools
import re
from collections.abc import Iterator

from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from tests.kit.messages import SOURCE

BY_WORDS = {"get_by_text", "get_by_title", "get_by_placeholder", "get_by_alt_text"}
BY_NAME = {"get_by_role", "get_by_label"}
SELECTORS = {"locator", "query_selector", "query_selector_all", "wait_for_selector"}
CLASS = re.compile(r"(?:^|[\s>+~,(\])*\w])\.[a-zA-Z_][\w-]*")
WORDS = re.compile(r":(has-)?text\b|:contains\(|^text=")
IN_SCRIPT = re.compile(r"'([^']*)'|`([^`]*)`")
SCRIPT = re.compile(r"=>|document\.")
SENTENCE_WORDS = 3
CLAUSE = re.compile(r"^[A-Z]{2}-[\d.\[\]]+$")


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.found.append(" ".join(node.value.split()))


@functools.cache
def english() -> str:
    """Everything that the English catalogues say, a text a line."""
    texts = _Texts()
    for path in sorted((SOURCE / "locales" / "en").glob("*.ftl")):
        texts.visit(FluentParser().parse(path.read_text("utf-8")))
    return "\n".join(texts.found)


def text_of(node: ast.expr) -> str | None:
    """A literal; what an f-string fills in is an `x`, and a pattern is its text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(text_of(part) or "x" for part in node.values)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "compile":
        return text_of(node.args[0])
    return None


def has_class(selector: str) -> bool:
    return CLASS.search(re.sub(r'"[^"]*"', "", selector)) is not None


def fragile(source: str, *, about_words: bool = False) -> Iterator[str]:
    """What a test must not depend on, by line. A test `about_words` may find and compare them."""
    tree = ast.parse(source)
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    docstrings = {ast.get_docstring(node, clean=False) for node in ast.walk(tree) if isinstance(node, documented)}
    for node in ast.walk(tree):
        found: list[str] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            found = [*_by_call(node, node.func.attr, about_words)]
        elif isinstance(node, ast.Assign):
            found = [f"class {text!r}" for text in [text_of(node.value)] if text and re.match(r"\.[a-z]", text)]
        elif isinstance(node, ast.Constant | ast.JoinedStr):
            text = text_of(node) or ""
            found = [] if text in docstrings else [*_by_text(text, about_words)]
        yield from (f"line {getattr(node, 'lineno', 0)}: {what}" for what in found)


def _by_call(call: ast.Call, name: str, about_words: bool) -> Iterator[str]:
    given = [text for argument in call.args if (text := text_of(argument))]
    named = {key.arg: text_of(key.value) for key in call.keywords}
    if name in BY_WORDS and not about_words:
        yield name
    if name in SELECTORS:
        yield from (f"class in {text!r}" for text in given if has_class(text))
        yield from (f"words in {text!r}" for text in given if WORDS.search(text))
    if name in BY_NAME:
        words = [named.get("name"), *(given if name == "get_by_label" else ())]
        yield from (f"name {text!r}" for text in words if text and not CLAUSE.match(text))
    if name == "wait_for_function":  # what is not a function is evaluated at each look, which our policy forbids
        yield from (f"no function: {text!r}" for text in given[:1] if "=>" not in text)
    yield from (f"{key}={text!r}" for key, text in named.items() if key in ("has_text", "has_not_text") and text)


def _by_text(text: str, about_words: bool) -> Iterator[str]:
    if SCRIPT.search(text):
        quoted = [one or other for one, other in IN_SCRIPT.findall(text)]
        yield from (f"class in a script: {part!r}" for part in quoted if has_class(part))
    words = text.strip()
    if not about_words and len(words.split()) >= SENTENCE_WORDS and words in english():
        yield f"English {words!r}"
