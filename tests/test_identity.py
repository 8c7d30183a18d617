"""Does the check of comparisons by identity see what a compiled engine would answer otherwise?"""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.identity import ROOT, problems

PLANTS = {
    "games/honjin/chapters/payment.py": ("pile == DISCARDS", "pile is DISCARDS"),  # a tuple of two numbers
    "games/kiseki/chapters/attacks.py": ("each)) != only", "each)) is not only"),  # whether something holds
    "kernel/machine.py": ("state.seen == DECIDED", "state.seen is DECIDED"),  # a constant tuple
    "games/wars3x3/texts/values.py": ("", "\n\ndef planted(a: str, b: str) -> bool:\n    return a is b\n"),
    "games/hanyo/texts/values.py": ("", "\n\ndef planted(a: int | None, b: object) -> bool:\n    return a is b\n"),
}


def test_every_planted_comparison_of_values_is_found_and_nothing_else(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name, (before, after) in PLANTS.items():
        path = tmp_path / "src" / "fuda" / name
        text = path.read_text(encoding="utf-8")
        assert before in text, name
        path.write_text(text.replace(before, after) if before else text + after, encoding="utf-8")
    found = {each.partition(":")[0].removeprefix("src/fuda/") for each in problems(tmp_path / "src")}
    assert found == {*PLANTS}
