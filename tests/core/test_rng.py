"""The random generator: the same numbers everywhere, evenly spread."""

import hashlib
import os
import subprocess
import sys
from collections import Counter

import pytest

from castelude import Rng
from castelude.core.rng import SecretRng

WORDS = """
from castelude import Rng
rng = Rng(7, "test")
print([rng.word() for _ in range(6)], Rng(3).shuffled(list(range(9))), [rng.below(n) for n in range(1, 99)])
"""


def reference(seed: int, stream: str, count: int) -> list[int]:
    """xoshiro128** with Python integers, as its authors describe it."""
    import hashlib

    digest = hashlib.sha256(f"{stream}:{seed:x}".encode()).digest()
    s = [int.from_bytes(digest[4 * k : 4 * k + 4], "little") for k in range(4)]
    s[3] |= 1
    mask = 2**32 - 1

    def rotate(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & mask

    words = []
    for _ in range(count):
        words.append(rotate(s[1] * 5 & mask, 7) * 9 & mask)
        t = s[1] << 9 & mask
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotate(s[3], 11)
    return words


@pytest.mark.parametrize("seed", [0, 1, 7, 2**64, 10**30])
def test_the_words_are_those_of_the_algorithm(seed: int) -> None:
    rng = Rng(seed, "stream")
    assert [rng.word() for _ in range(50)] == reference(seed, "stream", 50)


def test_compiled_and_uncompiled_agree() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", WORDS], env={**os.environ, "CASTELUDE_PURE": pure}, capture_output=True, check=True
        ).stdout
        for pure in ("0", "1")
    }
    assert len(outputs) == 1


def test_these_numbers_never_change() -> None:
    """Games dealt from a seed must be the same in every release."""
    rng = Rng(7)
    assert [rng.word() for _ in range(4)] == reference(7, "", 4)
    assert Rng(7).shuffled(list("abcdefgh")) == list("dhgecbaf")
    assert [Rng(k).below(1000) for k in range(6)] == [279, 277, 152, 74, 551, 135]


def test_below_is_even() -> None:
    rng = Rng(5)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert max(counts.values()) - min(counts.values()) < 700
    assert {Rng(k).below(1) for k in range(20)} == {0}


def test_below_takes_large_numbers() -> None:
    rng = Rng(1)
    values = [rng.below(2**31) for _ in range(1000)]
    assert min(values) >= 0
    assert 2**30 < max(values) < 2**31


def test_every_order_of_a_shuffle_comes_about_equally_often() -> None:
    rng = Rng(2)
    counts = Counter("".join(rng.shuffled(list("abcd"))) for _ in range(24_000))
    assert len(counts) == 24
    assert min(counts.values()) > 850
    assert max(counts.values()) < 1150


def test_streams_differ_and_negative_seeds_are_refused() -> None:
    assert Rng(1, "a").word() != Rng(1, "b").word()
    with pytest.raises(ValueError, match="non-negative"):
        Rng(-1)


def test_the_secret_generator_follows_from_its_secret_and_is_even() -> None:
    rng = SecretRng("secret")
    assert rng.word() == int.from_bytes(hashlib.sha256(b"secret:0").digest()[:4], "big")
    assert rng.word() == int.from_bytes(hashlib.sha256(b"secret:1").digest()[:4], "big")
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert all(800 < count < 1200 for count in counts)
    assert SecretRng("a").shuffled(list(range(50))) == SecretRng("a").shuffled(list(range(50)))
    assert SecretRng("a").shuffled(list(range(50))) != SecretRng("b").shuffled(list(range(50)))
