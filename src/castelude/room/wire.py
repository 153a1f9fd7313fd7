"""What all descriptions of the wire share."""

from dataclasses import dataclass

import msgspec


@dataclass(frozen=True)
class Wire:
    """In `Annotated[…]`, a note for `make types`: what the value is for the client, as a type or as TypeScript."""

    type: object


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """Base of everything that the room answers over HTTP."""
