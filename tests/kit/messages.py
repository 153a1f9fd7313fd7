"""Which messages the sources say: ids written out, and families of ids that are put together, read from the syntax.

An id that is put together, such as `f"room-table-{status}"`, has holes. What fills a hole must be written somewhere in
the sources (a text, or digits), or else the family is declared in `OPEN_FAMILIES` with the reason.
"""

import ast
import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "castelude"
CLIENT = ROOT / "web" / "src"
GAME_IDS = {path.parent.name for path in SOURCE.glob("games/*/__init__.py")}
HOLE = "\0"
"""Stands for what is put in; a hole at the beginning of an id is the id of a game."""
SEGMENTS = re.compile(r"[\w.\0-]+", re.ASCII)

OPEN_FAMILIES = {
    r"web-castellan-place-[ls][en]": "a kind of wall and its direction, each a letter of a text",
    r"web-[a-z]+-lesson-[a-z-]+": "the lessons are data: web/src/games/GAME/lessons.json",
}
BUILDERS = {"refuse": "{game}-{0}", "allow": "{game}-{0}"}
"""Methods of clauses that make the id of a message from the game and their first argument."""


@dataclass
class Said:
    """What some sources say."""

    texts: set[str] = field(default_factory=set)
    """Every text that is written out."""
    families: set[str] = field(default_factory=set)
    """Texts with holes that can be ids."""
    built: dict[str, str] = field(default_factory=dict)
    """Ids that a call of a function is known to make, and where."""

    def says(self, key: str) -> bool:
        """Whether a message is written out, or belongs to a family whose holes are filled by texts."""
        return key in self._ids or any(self._fits(family, pattern, key) for family, pattern in self._patterns)

    @functools.cached_property
    def _ids(self) -> set[str]:
        """The texts, and those before the dot of an attribute."""
        return self.texts | {text.partition(".")[0] for text in self.texts}

    @functools.cached_property
    def _patterns(self) -> list[tuple[str, re.Pattern[str]]]:
        hole = re.escape(HOLE)
        return [(one, re.compile(re.escape(one.split(".")[0]).replace(hole, "(.+?)"))) for one in self.families]

    def _fits(self, family: str, pattern: re.Pattern[str], key: str) -> bool:
        found = pattern.fullmatch(key)
        if found is None or (family.startswith(HOLE) and found[1] not in GAME_IDS):
            return False
        return all(self._is_text(part) for part in found.groups())

    def _is_text(self, part: str) -> bool:
        """Whether a part of an id is written somewhere, as a whole or piece by piece, in capitals or not."""
        pieces = [part] if part in self.texts else part.split("-")
        return all(piece.isdigit() or piece in self.texts or piece.upper() in self.texts for piece in pieces)


def is_family(text: str) -> bool:
    """Whether a text with holes can be an id: segments with hyphens, one of them a word."""
    return HOLE in text and "-" in text and bool(SEGMENTS.fullmatch(text)) and bool(re.search(r"[a-z]{3}", text))


# ---- Python ----


@functools.cache
def python_said() -> Said:
    """What the package says."""
    said = Said()
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        docstrings = {id(text) for text in _docstrings(tree)}
        game = _game(path)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
                said.texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                said.families |= {_with_holes(node), f"{game}-{_with_holes(node)}"}
        said.built |= {key: f"{path.relative_to(SOURCE)}:{line}" for key, line in _built(tree, path)}
    for path in sorted(SOURCE.glob("games/*/*.json")):
        said.texts |= set(re.findall(r'"([\w-]+)"', path.read_text("utf-8")))
    said.families = {family for family in said.families if is_family(family)}
    return said


def _game(path: Path) -> str | None:
    """The game whose package a source is in."""
    parts = path.relative_to(SOURCE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


def _docstrings(tree: ast.AST) -> Iterator[ast.expr]:
    """Docstrings, and texts that stand alone after what they describe."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def _with_holes(node: ast.JoinedStr) -> str:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)


def _built(tree: ast.Module, path: Path) -> Iterator[tuple[str, int]]:
    """The ids that calls make with functions of the same module, such as `_bad("first")`, and with `BUILDERS`."""
    makers = dict(_makers(tree))
    game = _game(path)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in makers:
            place, family = makers[name]
            for text in _constants(node.args[place]) if len(node.args) > place else ():
                yield family.replace(HOLE, text), node.lineno
        elif name in BUILDERS and game is not None and node.args:
            for text in _constants(node.args[0]):
                yield BUILDERS[name].format(text, game=game), node.lineno


def _makers(tree: ast.Module) -> Iterator[tuple[str, tuple[int, str]]]:
    """Functions that put one of their parameters into an id: the place of the argument, and the family."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        parameters = [argument.arg for argument in function.args.args if argument.arg != "self"]
        for node in ast.walk(function):
            if isinstance(node, ast.JoinedStr) and is_family(_with_holes(node)):
                holes = [part.value for part in node.values if isinstance(part, ast.FormattedValue)]
                if len(holes) == 1 and isinstance(holes[0], ast.Name) and holes[0].id in parameters:
                    yield function.name, (parameters.index(holes[0].id), _with_holes(node))


def _constants(node: ast.expr) -> Iterator[str]:
    """The texts that an expression can be, as far as they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)


# ---- the client ----

LITERAL = re.compile(r"'([^'\n\\]*)'|\"([^\"\n\\]*)\"|`([^`$\n\\]*)`")
TEMPLATE = re.compile(r"`((?:[^`\\\n]|\\.)*\$\{(?:[^`\\\n]|\\.)*)`")
PREFIXED = re.compile(r"explained\('([\w-]+)'")
"""A function of the client that takes the beginning of an id."""


@functools.cache
def client_said() -> Said:
    """What the browser client says; what fills a hole may also be a key of an object, or a text of the server."""
    said = Said()
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix not in (".ts", ".svelte") or re.search(r"^test|\.test\.|\.gen\.", path.name):
            continue
        code = path.read_text("utf-8")
        said.texts |= {next(filter(None, groups), "") for groups in LITERAL.findall(code)}
        said.texts |= set(re.findall(r"\b([\w-]+):", code))
        said.families |= {re.sub(r"\$\{[^{}]*\}", HOLE, text) for text in TEMPLATE.findall(code)}
        said.families |= {f"{prefix}-{HOLE}" for prefix in PREFIXED.findall(code)}
    said.families = {family for family in said.families if is_family(family)}
    said.texts |= python_said().texts
    return said
