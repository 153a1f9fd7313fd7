"""Questions about JSON values of setups, in the form that came before `castelude.core.shape`."""

from typing import Any

from castelude.core.errors import BadSetup
from castelude.core.shape import ANYTHING, SETUP_OBJECT, Fields, Optional, is_number, require

__all__ = ["is_number", "need_object"]


def need_object(
    value: object, where: str, keys: tuple[str, ...], clause: str, needed: tuple[str, ...] = ()
) -> dict[str, Any]:
    """The value, when it is an object with no other keys and all the needed ones; else `BadSetup`."""
    fields = {key: ANYTHING if key in needed else Optional(ANYTHING) for key in keys}
    require(Fields(fields, **SETUP_OBJECT), value, BadSetup, clause=clause, root=where)
    assert isinstance(value, dict)
    return value
