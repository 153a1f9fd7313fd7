"""The ids of tables, and random numbers that nobody guesses."""

import secrets
from collections.abc import Iterable

ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 20


def new_id() -> str:
    """An id that nobody guesses: only its link leads to a table that is not listed."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))


def id_from(numbers: Iterable[int]) -> str:
    """The id that these numbers make."""
    return "".join(ID_ALPHABET[number % len(ID_ALPHABET)] for number in numbers)[:ID_LENGTH]


def new_nonce() -> str:
    """A number that nobody guesses."""
    return secrets.token_hex(32)
