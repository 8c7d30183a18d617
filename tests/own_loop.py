"""How do tests run a coroutine? In a thread of its own.

The tests of the page keep an event loop running in the main thread of their process, where `asyncio.run` refuses.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine results in.

    >>> async def nested() -> int:
    ...     return run(asyncio.sleep(0, 1)) + 1
    >>> run(nested())
    2
    """
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
