"""Where do tests take chance from? From a stream of the engine, named by a small number."""

from __future__ import annotations

from fuda.api.chance import Stream


class SeededRandomness(Stream):
    """The stream of a number.

    >>> source, again = SeededRandomness(7), SeededRandomness(7)
    >>> [source.below(6) for _ in range(20)] == [again.below(6) for _ in range(20)]
    True
    """

    def __init__(self, seed: int) -> None:
        super().__init__(str(seed), "tests")
