"""A note beside a type for `make types`, where the wire has more to say than Python's type."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Wire:
    """In `Annotated[…]`: what the value is for the client, as a type, or as TypeScript in a text."""

    type: object
