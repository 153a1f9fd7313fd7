"""A pseudo-language: the English catalogues with accents and longer words, so that a text not translated shows.

It borrows the code of a language that has plural rules like English and no catalogues here.
"""

import functools
import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

from tests.kit.messages import SOURCE

CODE = "eo"
ORIGINALS = SOURCE / "locales" / "en"
ACCENTED = str.maketrans("aceginoruyACEGINORUY", "äçêĝïñõŕûÿÄÇÊĜÏÑÕŔÛŸ")
WORD = re.compile(r"[^\W\d_]+")
SENTENCE_WORDS = 3
MARKUP = re.compile(r"\n|[*|#]+|!?\[|\](?:\([^)]*\))?|\{#[a-z-]+\}|^- ", re.MULTILINE)
"""What stands between the words of a page."""


def pseudo(text: str) -> str:
    """A text in the pseudo-language: every word has accents, and longer ones are a third longer. Ids stay."""
    words = re.split(r"(\s+)", text)
    return "".join(word if re.search(r"\d|^[A-Z]+$|[=`/<>]", word) else _accented(word) for word in words)


def _accented(word: str) -> str:
    def longer(found: re.Match[str]) -> str:
        letters = found[0].translate(ACCENTED)
        return letters + "ö" * (len(letters) // 3)

    return WORD.sub(longer, word)


class _Translator(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = pseudo(node.value)
        return node


def build(folder: Path) -> Path:
    """Write the catalogues of the pseudo-language into a folder for CASTELUDE_LOCALES."""
    (folder / CODE).mkdir(parents=True)
    for path in ORIGINALS.glob("*.ftl"):
        resource = FluentParser().parse(path.read_text("utf-8"))
        text = FluentSerializer().serialize(_Translator().visit(resource))
        (folder / CODE / path.name).write_text(text, "utf-8")
    for name in ("rules", "spec", "aids"):
        (folder / CODE / name).mkdir()
    for path in ORIGINALS.rglob("*.md"):
        target = folder / CODE / path.relative_to(ORIGINALS)
        target.write_text(pseudo_page(path.read_text("utf-8")), "utf-8")
    return folder


def pseudo_page(text: str) -> str:
    """A rules page in the pseudo-language: ids of chapters, names of examples and clauses stay."""
    parts = re.split(r"(\{#[a-z-]+\}|\]\([^)]*\)|\[[A-Z]{2}-[^\]]*\])", text)
    return "".join(part if index % 2 else pseudo(part) for index, part in enumerate(parts))


class _Sentences(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        for line in node.value.splitlines():
            if len(WORD.findall(line)) >= SENTENCE_WORDS and pseudo(line.strip()) != line.strip():
                self.found.add(line.strip())


@functools.cache
def english_sentences() -> set[str]:
    """The parts of the English catalogues and pages that have several words."""
    sentences = _Sentences()
    for path in ORIGINALS.glob("*.ftl"):
        sentences.visit(FluentParser().parse(path.read_text("utf-8")))
    for path in ORIGINALS.rglob("*.md"):
        sentences.found |= set(filter(_is_sentence, map(str.strip, MARKUP.split(path.read_text("utf-8")))))
    return sentences.found


def _is_sentence(text: str) -> bool:
    return len(WORD.findall(text)) > SENTENCE_WORDS and pseudo(text) != text


def left_in_english(shown: str) -> list[str]:
    """The sentences of the English catalogues and pages that a page or an output shows."""
    return sorted(sentence for sentence in english_sentences() if sentence in shown)
