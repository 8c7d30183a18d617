"""How is long work done while others go on? In steps: whoever does it may look at the clock after each.

>>> def counted(most: int) -> Steps[int]:
...     for _ in range(most):
...         yield
...     return most
>>> finished(counted(3))
3
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

Outcome = TypeVar("Outcome")
Steps: TypeAlias = Generator[None, None, Outcome]


def finished(steps: Steps[Outcome]) -> Outcome:
    """What comes of it, all done at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Outcome = end.value
            return found
