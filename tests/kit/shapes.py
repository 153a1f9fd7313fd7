"""Whether a JSON value has exactly the shape that its type declares: no key too few, none too many."""

import types
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from castelude.room.wire import Wire

AnyType = Any
"""A type as Python writes it: a class, a union, `list[int]`, …"""


def mismatch(value: object, kind: AnyType, where: str = "") -> str | None:
    """Where and how a JSON value differs from its type, or None."""
    origin: object = get_origin(kind)
    inner = get_args(kind)
    if origin in (Required, NotRequired):
        return mismatch(value, inner[0], where)
    if origin is Annotated:
        told = next((note.type for note in inner[1:] if isinstance(note, Wire)), inner[0])
        return mismatch(value, inner[0] if isinstance(told, str) else told, where)
    if kind in (Any, object):
        return None
    if origin in (Union, types.UnionType):
        found = [mismatch(value, one, where) for one in inner if one is not msgspec.UnsetType]
        return None if None in found else _closest(found)
    if origin is Literal:
        fits = any(value == word and type(value) is type(word) for word in inner)
        return None if fits else f"{where}: {value!r} is none of {inner}"
    if _is_object(kind):
        return _of_object(value, kind, where)
    if _is_named_tuple(kind):
        kinds = tuple(get_type_hints(kind, include_extras=True).values())
        return _of_tuple(value, kinds, where, least=len(kinds) - len(kind._field_defaults))
    if origin is tuple and inner[1:] != (...,):
        return _of_tuple(value, inner, where, least=len(inner))
    if origin in (list, tuple):
        return _of_parts(enumerate(value), inner[0], where) if isinstance(value, list) else _wrong(value, kind, where)
    if origin is dict:
        return _of_parts(value.items(), inner[1], where) if isinstance(value, dict) else _wrong(value, kind, where)
    plain = (int, float) if kind is float else (kind,)
    return None if type(value) in plain or (kind is None and value is None) else _wrong(value, kind, where)


def _wrong(value: object, kind: AnyType, where: str) -> str:
    return f"{where}: {value!r} is not {kind}"


def _closest(found: list[str | None]) -> str:
    """Of the ways in which a value fits none of several types, the one that got furthest into it."""
    return max((words for words in found if words), key=lambda words: len(words.partition(":")[0]))


def _is_object(kind: AnyType) -> bool:
    return is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct))


def _is_named_tuple(kind: AnyType) -> bool:
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def _of_tuple(value: object, kinds: tuple[AnyType, ...], where: str, least: int) -> str | None:
    """A list of these parts, of which the first `least` must be there."""
    if not isinstance(value, list) or not least <= len(value) <= len(kinds):
        return f"{where}: {value!r} is not a list of {len(kinds)}"
    found = (mismatch(part, kinds[place], f"{where}[{place}]") for place, part in enumerate(value))
    return next((words for words in found if words), None)


def _of_parts(parts: Any, kind: AnyType, where: str) -> str | None:  # noqa: ANN401 pairs of place and value
    found = (mismatch(part, kind, f"{where}[{place}]") for place, part in parts)
    return next((words for words in found if words), None)


def _of_object(value: object, kind: AnyType, where: str) -> str | None:
    if not isinstance(value, dict):
        return _wrong(value, kind, where)
    fields, needed = _fields(kind)
    unknown, missing = set(value) - set(fields), needed - set(value)
    if unknown or missing:
        return f"{where}: {kind.__name__} with unknown {sorted(unknown)}, without {sorted(missing)}"
    found = (mismatch(part, fields[name], f"{where}.{name}") for name, part in value.items())
    return next((words for words in found if words), None)


def _fields(kind: AnyType) -> tuple[dict[str, AnyType], set[str]]:
    """The fields of an object, and those that must be there: in what the room sends a default is no reason to omit."""
    fields: dict[str, AnyType] = get_type_hints(kind, include_extras=True)
    if is_typeddict(kind):
        return fields, set(kind.__required_keys__)
    needed = {name for name in fields if msgspec.UnsetType not in get_args(fields[name])}
    if kind.__struct_config__.tag is not None:
        fields[kind.__struct_config__.tag_field] = Literal[kind.__struct_config__.tag]
        needed.add(kind.__struct_config__.tag_field)
    return fields, needed
