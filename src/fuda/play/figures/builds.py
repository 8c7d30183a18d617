"""Does the compiled engine play as the interpreted one does? Digests of the same games, made by both builds.

A compiled build carries the digest of the sources that it was made from, so that one of other sources is refused.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

import fuda

LAYERS: Final = ("kernel", "mechanics", "language", "games")  # what is compiled
# Plays with the package of one folder, and with no other that happens to be installed.
PLAYING: Final = """
import sys
import fuda
folder = sys.argv.pop(1)
if not fuda.__file__ or not fuda.__file__.startswith(folder):
    sys.exit(f"{folder} holds no package fuda; found {fuda.__file__}")
from fuda.play.records.playthrough import main
sys.exit(main())
"""
STAMP: Final = "engine.sha256"  # in a compiled package: the digest of its sources


def engine_digest(package: Path) -> str:
    """A digest of the engine's sources in a package folder."""
    found = sha256()
    for layer in LAYERS:
        for path in sorted((package / layer).rglob("*.py")):
            found.update(f"{path.relative_to(package).as_posix()}\n".encode())
            found.update(path.read_bytes())
    return found.hexdigest()


def sources() -> Path | None:
    """The folder with the interpreted package of this tree; None where there are no sources."""
    here = Path(fuda.__file__).resolve().parent
    for folder in (here.parent, here.parents[2] / "src"):
        if (folder / "fuda" / "kernel" / "machine.py").exists() and not (folder / "fuda" / STAMP).exists():
            return folder
    return None


def compiled_build(interpreted: Path) -> Path:
    """Where `make compiled` puts the build of these sources."""
    return interpreted.parent / "build" / "compiled"


def stale(compiled: Path, interpreted: Path) -> str:
    """Why the compiled build is not one of these sources; empty where it is."""
    stamp = compiled / "fuda" / STAMP
    if not stamp.exists():
        return "there is no compiled build; make one with `make compiled`"
    if stamp.read_text(encoding="utf-8").strip() != engine_digest(interpreted / "fuda"):
        return "the compiled build was made from other sources; make it anew with `make compiled`"
    return ""


def digests(folder: Path, game: str, variant: str, seed: int, games: int) -> list[str]:
    """A line for each of so many random games, played by the build in this folder."""
    words = ["--digest", "--game", game, "--variant", variant, "--seed", str(seed), "--games", str(games)]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONUTF8": "1", "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, "-c", PLAYING, str(folder), *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        return [f"{game} {variant}: the build ends with {done.returncode}: {done.stderr[-600:]}"]
    return done.stdout.splitlines()


def differences(left: list[str], right: list[str]) -> list[str]:
    """Which games are not the same in both builds.

    >>> differences(["a 1 x", "a 2 y"], ["a 1 x", "a 2 z"])
    ['a 2 y / a 2 z']
    """
    if len(left) != len(right):
        return [f"{len(left)} games / {len(right)} games: {(left or right)[-1]}"]
    return [f"{one} / {other}" for one, other in zip(left, right, strict=True) if one != other]
