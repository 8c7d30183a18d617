"""Where do tests take chance from? A counter that is hashed: the same seed gives the same numbers everywhere."""

from __future__ import annotations

from hashlib import blake2b


class Source:
    """Uniform whole numbers from a seed.

    >>> Source(7).below(1)
    0
    >>> source, again = Source(7), Source(7)
    >>> [source.below(6) for _ in range(20)] == [again.below(6) for _ in range(20)]
    True
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.count = 0

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1; numbers that would favour the low ones are drawn again."""
        size = (limit.bit_length() + 7) // 8 + 1
        top = 256**size - 256**size % limit
        while True:
            self.count += 1
            drawn = b""
            block = 0
            while len(drawn) < size:
                drawn += blake2b(f"{self.seed}/{self.count}/{block}".encode()).digest()
                block += 1
            number = int.from_bytes(drawn[:size], "big")
            if number < top:
                return number % limit
