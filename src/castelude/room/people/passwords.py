"""Which passwords an account may have, and how they are kept."""

import asyncio
import functools
import secrets
import threading

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from castelude.room.refusal import Refusal

SHORTEST = 10
LONGEST = 200
EASY = 1_000_000
"""A password that a good guesser finds within this many guesses is refused."""
WEIGHED = 72
"""The estimate looks at so many characters: it takes long over more, and so many are never easy to guess."""

_hasher = PasswordHasher()
_weighing = threading.Lock()


async def hashed(password: str, login: str) -> str:
    """The hash to store for a new password, or a `Refusal` that says what is wrong with the password."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refusal("malformed", "room-password-form", least=SHORTEST, most=LONGEST)
    if await asyncio.to_thread(is_easy, password, login):
        raise Refusal("malformed", "room-password-easy")
    return await asyncio.to_thread(_hasher.hash, password)


def is_easy(password: str, login: str) -> bool:
    """Whether the password is common, a pattern, or made of the account's name."""
    from zxcvbn import zxcvbn  # its lists take 14 MB and 0.2 s: only where a password is made

    with _weighing:  # the library keeps the names it is given in a global
        found = zxcvbn(password[:WEIGHED], user_inputs=[login, "castelude"])
    return bool(found["guesses"] < EASY)


async def is_right(password: str, known: str | None) -> bool:
    """Whether the password has this hash. Without a hash it is wrong, and finding that out takes as long."""
    against = known if known is not None else await asyncio.to_thread(hash_of_nobody)
    try:
        await asyncio.to_thread(_hasher.verify, against, password[:LONGEST])
    except (VerificationError, InvalidHashError):
        return False
    return known is not None and len(password) <= LONGEST


@functools.cache
def hash_of_nobody() -> str:
    """The hash of a password nobody has: a name that does not exist takes as long to refuse as a wrong password."""
    return _hasher.hash(secrets.token_urlsafe())
