"""A worker that has much to read before its first card text, however much of it is kept from before."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

from fuda.surfaces.web import worker

READING = 6.0  # seconds
try_text = vars(worker)["try_text"]


@cache
def read(title: str) -> None:
    """Read what there is to read about a game, once."""
    time.sleep(READING)


def late(title: str, text: str, kind: str) -> Any:
    """How a card text is read, by one who has read the rest first."""
    read(title)
    return try_text(title, text, kind)


vars(worker)["try_text"] = late

if __name__ == "__main__":
    worker.main()
