# castelude: compiled
"""A random generator that gives the same numbers everywhere.

The generator is xoshiro128** (32-bit words, period 2**128 - 1), seeded through SHA-256. It is written out here
because a game must be the same for a seed on every Python version and platform, compiled or not, and the standard
library does not promise that for its shuffles. All arithmetic stays below 2**63, so native and Python integers agree.
Not for secrets: whoever sees enough numbers can foretell the rest; `SecretRng` is.
"""

import hashlib
from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

T = TypeVar("T")

WORD: Final[i64] = 0xFFFFFFFF


def _word_at(digest: bytes, at: i64) -> i64:
    """Four bytes as a number, the least first."""
    word: i64 = 0
    k: i64 = 0
    for k in range(4):
        word |= i64(digest[at + k]) << (8 * k)
    return word


class Rng:
    """Random numbers from a seed (any non-negative integer) and a stream name.

    Different streams of one seed are independent: the deal and the chance events of a game use two of them.
    """

    def __init__(self, seed: int, stream: str = "") -> None:
        if seed < 0:
            raise ValueError("a seed is a non-negative integer")
        digest = hashlib.sha256(b"%s:%x" % (stream.encode(), seed)).digest()
        self.a = _word_at(digest, 0)
        self.b = _word_at(digest, 4)
        self.c = _word_at(digest, 8)
        self.d = _word_at(digest, 12) | 1  # the state must not be all zero

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        x = (b * 5) & WORD
        x = ((x << 7) | (x >> 25)) & WORD
        result = (x * 9) & WORD
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) | (d >> 21)) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is 1 to 2**31."""
        product = self.word() * n
        low = product & WORD
        if low < n:
            threshold = (WORD + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def order(self, count: i64) -> vec[i64]:
        """The numbers from 0 to `count` - 1 in a random order; each order is equally likely."""
        order = vec[i64]([0] * count)
        last: i64 = 0
        for last in range(count):
            order[last] = last
        while last > 0:
            other = self.below(last + 1)
            moved = order[last]
            order[last] = order[other]
            order[other] = moved
            last -= 1
        return order

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place."""
        items[:] = self.shuffled(items)

    def shuffled(self, items: list[T]) -> list[T]:
        """The items in a random order, as a new list."""
        return [items[which] for which in self.order(len(items))]


class SecretRng(Rng):
    """Random numbers from a secret text, the same everywhere: without it nobody foretells them from those seen.

    Number `n` is the first four bytes of the SHA-256 of `SECRET:n`.
    """

    def __init__(self, secret: str) -> None:
        super().__init__(0)
        self.secret = secret
        self.drawn = 0

    def word(self) -> i64:
        digest = hashlib.sha256(f"{self.secret}:{self.drawn}".encode()).digest()
        self.drawn += 1
        drawn: int = int.from_bytes(digest[:4], "big")
        return drawn
