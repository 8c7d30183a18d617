"""Builds the page of the browser into the package: `make page`. Node comes from PyPI, the rest is locked in web/.

Nothing is done where nothing has changed. What the cards of all games say is written beside the page, so that a server
need not find it out, and some positions of a game of two bots, which the first screen shows.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

ROOT: Final = Path(__file__).parent.parent
WEB: Final = ROOT / "web"
BUILT: Final = ROOT / "src" / "fuda" / "surfaces" / "web" / "page"
STAMP: Final = ".built"


def _sources() -> Iterator[Path]:
    yield WEB / "package-lock.json"
    yield WEB / "package.json"
    yield WEB / "index.html"
    yield WEB / "vite.config.js"
    yield WEB / "svelte.config.js"
    for folder in ("src", "public"):
        yield from sorted(each for each in (WEB / folder).rglob("*") if each.is_file())


def digest() -> str:
    """What the page is built from."""
    found = sha256()
    for path in _sources():
        found.update(str(path.relative_to(WEB)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_built() -> bool:
    """Whether the page is there and is what its sources make."""
    stamp = BUILT / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == digest()


def _run(*command: str) -> None:
    """Run a program of Node, with the Node of this environment first."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


def install() -> None:
    """Install what the page is built with, exactly as locked, if that is not there yet."""
    lock = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    kept = WEB / "node_modules" / STAMP
    if kept.is_file() and kept.read_text("utf-8") == lock:
        return
    print("== what the page is built with")
    _run("npm", "ci", "--no-audit", "--no-fund")
    kept.write_text(lock, "utf-8")


def build() -> None:
    """Build the page, if it is not built; who comes meanwhile waits."""
    with (WEB / "package.json").open("rb") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        _build()


def _build() -> None:
    if not is_built():
        install()
        print("== page")
        _run("npm", "run", "--silent", "build")
        (BUILT / STAMP).write_text(digest(), "utf-8")
    _write_guides()
    _write_looks()
    _write_living()


def _write_guides() -> None:
    """How each game is played, as the pages of the docs say it; their links lead to other docs, and are left out."""
    from markdown_it import MarkdownIt

    folder = BUILT / "howto"
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted((ROOT / "docs" / "play").glob("*.md")):
        text = MarkdownIt("commonmark").enable("table").render(path.read_text("utf-8"))
        text = re.sub(
            r"<p>(?:(?!</p>).)*(?:\.md\">)(?:日本語|English)</a>(?:(?!</p>).)*</p>", _without_twin, text, flags=re.S
        )
        shown = re.sub(r"</?a\b[^>]*>", "", text)
        (folder / f"{path.stem.removesuffix('.ja')}.{'ja' if path.stem.endswith('.ja') else 'en'}.html").write_text(
            shown, "utf-8"
        )


def _without_twin(found: re.Match[str]) -> str:
    """A paragraph without the link to itself in the other language, and what follows that."""
    return re.sub(r"\s*<a [^>]*>(?:日本語|English)</a>.*(?=</p>)", "", found[0], flags=re.S)


def _write_looks() -> None:
    from fuda.library.loading import GAMES, rules_digest
    from fuda.surfaces.web.looks import look_made

    folder = BUILT / "looks"
    wanted = {game: folder / f"{game}-{rules_digest(game)}.json" for game in GAMES}
    if all(path.is_file() for path in wanted.values()):
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for game, path in wanted.items():
        path.write_bytes(look_made(game))


def _write_living() -> None:
    from tools import living

    living.write(BUILT / "living")


if __name__ == "__main__":
    build()
