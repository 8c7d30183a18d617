"""A worker that can be asked for a card text which is read for ever."""

from __future__ import annotations

from typing import Any

from fuda.surfaces.web import worker


def forever() -> Any:
    """Read a text that never ends."""

    def reads(*_: str) -> Any:
        while True:
            pass

    vars(worker)["try_text"] = reads
    return worker.tried("wars3x3", "", "")


worker.TASKS["forever"] = forever

if __name__ == "__main__":
    worker.main()
