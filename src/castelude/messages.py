"""Fluent messages with their parameters filled in, by the plural rules and separators of the language.

Catalogues use what a translator needs most: texts, parameters, attributes and selectors, by number, plural category or
word. Functions and references to other messages are refused when a catalogue is read. `fluent.syntax` parses; what a
language says of numbers stands in its `numbers.json`, with the plural rules as CLDR writes them.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass

from fluent.syntax import FluentParser, ast

RELATION = re.compile(r"([nivwftce])(?: % (\d+))? (!?=) ([\d.,]+)")
Param = str | int


@dataclass(frozen=True)
class Numbers:
    """What a language does with whole numbers: its group separator and its plural categories, `other` left out."""

    group: str = ","
    plurals: tuple[tuple[str, str], ...] = (("one", "i = 1 and v = 0"),)

    def written(self, number: int) -> str:
        return f"{number:,}".replace(",", self.group)

    def category(self, number: int) -> str:
        """The plural category of a whole number."""
        return next((name for name, rule in self.plurals if holds(rule, abs(number))), "other")


def read_numbers(text: str) -> Numbers:
    """The contents of a `numbers.json`."""
    data = json.loads(text)
    return Numbers(data["group"], tuple(data["plurals"].items()))


def holds(rule: str, number: int) -> bool:
    """Whether a plural rule of CLDR holds for a whole number: its decimals (v, w, f, t) and exponents (c, e) are 0."""
    return any(all(_relation(part, number) for part in one.split(" and ")) for one in rule.split(" or "))


def _relation(text: str, number: int) -> bool:
    found = RELATION.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"not a plural rule: {text!r}")
    operand, modulus, sign, ranges = found.groups()
    value = number if operand in "ni" else 0
    value = value % int(modulus) if modulus else value
    inside = False
    for part in ranges.split(","):
        low, _, high = part.partition("..")
        inside = inside or int(low) <= value <= int(high or low)
    return inside == (sign == "=")


class Catalogue:
    """The messages of one file."""

    def __init__(self, source: str, numbers: Numbers) -> None:
        self._numbers = numbers
        self._patterns: dict[str, ast.Pattern] = {}
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    self._patterns[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    if attribute.value is not None:
                        self._patterns[f"{entry.id.name}.{attribute.id.name}"] = attribute.value

    def say(self, message: str, params: Mapping[str, Param]) -> str:
        """The text of `id` or `id.attribute`; `LookupError` for one that is not here, and for a missing parameter."""
        return self._write(self._patterns[message], params)

    def _write(self, pattern: ast.Pattern, params: Mapping[str, Param]) -> str:
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self._fill(element.expression, params)
            for element in pattern.elements
        )

    def _fill(self, expression: object, params: Mapping[str, Param]) -> str:
        if isinstance(expression, ast.SelectExpression):
            return self._write(self._chosen(expression, params), params)
        value = _value(expression, params)
        return self._numbers.written(value) if isinstance(value, int) else value

    def _chosen(self, expression: ast.SelectExpression, params: Mapping[str, Param]) -> ast.Pattern:
        """The variant for the exact value, else the one for its plural category, else the default."""
        value = _value(expression.selector, params)
        variants = {_key(variant.key): variant.value for variant in expression.variants}
        if value in variants:
            return variants[value]
        if isinstance(value, int) and self._numbers.category(value) in variants:
            return variants[self._numbers.category(value)]
        return next(variant.value for variant in expression.variants if variant.default)


def _key(key: ast.Identifier | ast.NumberLiteral) -> Param:
    return key.name if isinstance(key, ast.Identifier) else int(key.value)


def _value(expression: object, params: Mapping[str, Param]) -> Param:
    if isinstance(expression, ast.VariableReference):
        return params[expression.id.name]
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.NumberLiteral):
        return int(expression.value)
    if isinstance(expression, ast.Placeable):
        return _value(expression.expression, params)
    raise LookupError(f"a catalogue cannot use {type(expression).__name__}")
