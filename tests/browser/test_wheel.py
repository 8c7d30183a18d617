"""Does the wheel bring the page along, so that nobody needs Node to serve it?"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from fuda.library.loading import GAMES

ROOT = Path(__file__).parents[2]
SERVED = "from fuda.surfaces.web.page import read_page; print(*sorted(read_page()))"


@pytest.mark.campaign
def test_the_wheel_contains_the_page(built: None, tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)], cwd=ROOT, check=True
    )
    with ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        wheel.extractall(tmp_path / "installed")
    installed = {"PYTHONPATH": str(tmp_path / "installed"), "PATH": ""}
    told = subprocess.run(
        [sys.executable, "-c", SERVED], cwd=tmp_path, env=installed, check=True, capture_output=True, text=True
    )
    served = told.stdout.split()
    assert "/index.html" in served and any(each.startswith("/assets/index-") for each in served)
    assert {f"/living/{game}.json" for game in GAMES} <= set(served)
    assert {f"/howto/{game}.ja.html" for game in GAMES} <= set(served)
    looks = tmp_path / "installed" / "fuda" / "surfaces" / "web" / "page" / "looks"
    assert len(list(looks.glob("*.json"))) == len(GAMES)
