"""Questions about JSON values that callers give, the same for every game's setup."""

from typing import Any

from castelude.core.errors import BadSetup
from castelude.core.options import shown


def is_number(value: object, least: int, most: int) -> bool:
    """Whether the value is a whole number in this range; true and false are no numbers."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def need_object(
    value: object, where: str, keys: tuple[str, ...], clause: str, needed: tuple[str, ...] = ()
) -> dict[str, Any]:
    """The value, when it is an object with no other keys and all the needed ones; else `BadSetup`."""
    if not isinstance(value, dict):
        raise BadSetup("error-setup-object", clause=clause, where=where, value=shown(value), known=", ".join(keys))
    for key in value:
        if key not in keys:
            raise BadSetup("error-setup-key", clause=clause, where=where, key=shown(key), known=", ".join(keys))
    for key in needed:
        if key not in value:
            raise BadSetup("error-setup-missing", clause=clause, where=where, key=key)
    return value
