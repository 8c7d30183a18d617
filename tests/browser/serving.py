"""A server for the browser tests, with the sixth example game too: `python -m tests.browser.serving DIR`.

Its worker processes know the game as well: see worker/sitecustomize.py. Importing this module adds nothing: who
collects the tests imports it too.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from tests.sixth import entry

HERE: Final = Path(__file__).parent


def with_the_sixth() -> None:
    """Make the sixth game known, here and in every Python that this process begins."""
    entry.add()
    places = [str(HERE / "worker"), str(HERE.parents[1]), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(each for each in places if each)


def _listening(address: str) -> None:
    print(address, flush=True)


if __name__ == "__main__":
    with_the_sixth()
    from fuda.surfaces.web.serving import run
    from fuda.surfaces.web.settings import Settings

    many = 100_000
    data, port = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0
    sys.exit(run(Settings(data=data, port=port, rate=many, answers=many, guests=many), _listening))
