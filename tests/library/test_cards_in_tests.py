"""Is every printed card named by a test or a scenario, by its number or its name? In kiseki not yet."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fuda.library.loading import load_rules

TESTS = Path(__file__).resolve().parent.parent


@cache
def _texts() -> str:
    """All that tests and scenarios say; what only excuses cards or plays them by lot does not count."""
    found = [path for path in sorted(TESTS.rglob("*")) if path.suffix in (".py", ".yaml")]
    return "\n".join([path.read_text(encoding="utf-8") for path in found if "playthroughs" not in path.parts])


@pytest.mark.parametrize("game", ["wars3x3", "hanyo", "kokuryoku", "honjin"])
def test_every_printed_card_is_named_by_a_test_or_a_scenario(game: str) -> None:
    rules: Any = load_rules(game)
    sources = [card.source for card in rules.list.cards]
    unnamed = [each.number for each in sources if each.number not in _texts() and each.name_ja not in _texts()]
    assert len(sources) > 50 and unnamed == []
