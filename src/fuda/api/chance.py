"""Where does chance come from? From a seed, by SHA-256 in counter mode: the same everywhere and for ever.

A stream is named by a seed and a label. Block n is SHA-256 of both names and n, read as eight big-endian numbers of 32
bits. `below` takes as many numbers as the limit needs and rejects what would favour some results.
"""

from __future__ import annotations

from hashlib import sha256
from struct import Struct
from typing import Final

from fuda.kernel.decisions import Answer, Decision

_EIGHT: Final = Struct(">8I")
_WORD: Final = 1 << 32
_MOST_BLOCKS: Final = 16
_FIRST: Final = bytes(8)


class Stream:
    """An endless row of random numbers; a `Randomness` in the kernel's sense.

    >>> stream = Stream("7", "example")
    >>> [stream.below(6) for _ in range(8)]
    [4, 4, 0, 5, 4, 1, 2, 0]
    """

    __slots__ = ("_block", "_blocks", "_name", "_words")

    def __init__(self, seed: str, label: str = "") -> None:
        self._name = f"fuda stream 1\n{len(seed)} {seed}\n{len(label)} {label}\n".encode()
        self._block = 0
        self._blocks = 1
        self._words: list[int] = []

    def _fill(self) -> None:
        if self._block == 0:  # most streams need no more than the first block
            self._words = [*_EIGHT.unpack(sha256(self._name + _FIRST).digest())]
            self._words.reverse()
            self._block, self._blocks = 1, 2
            return
        self._words = []
        for block in range(self._block, self._block + self._blocks):
            self._words += _EIGHT.unpack(sha256(self._name + block.to_bytes(8, "big")).digest())
        self._block += self._blocks
        self._blocks = min(self._blocks * 2, _MOST_BLOCKS)
        self._words.reverse()

    def word(self) -> int:
        """The next number of 32 bits."""
        if not self._words:
            self._fill()
        return self._words.pop()

    def below(self, limit: int) -> int:
        """A uniformly random whole number from 0 to limit - 1; a limit of 1 takes nothing from the stream."""
        if limit <= _WORD:
            if limit <= 1:
                if limit == 1:
                    return 0
                raise ValueError("there is no number below 0")
            while True:
                if not self._words:
                    self._fill()
                word = self._words.pop()
                result = word % limit
                if word - result <= _WORD - limit:
                    return result
        count = (limit.bit_length() + 31) // 32
        space = _WORD**count
        while True:
            drawn = 0
            for _ in range(count):
                drawn = drawn << 32 | self.word()
            if drawn < space - space % limit:
                return drawn % limit

    def order(self, count: int) -> tuple[int, ...]:
        """A uniformly random order of the numbers 0 to count - 1."""
        order = list(range(count))
        for place in range(count - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)


def chance_answer(seed: str, number: int, decision: Decision) -> Answer:
    """What chance answers to its question number `number` (from 0) in a game with this seed."""
    return decision.sample(Stream(seed, f"chance {number}"))
