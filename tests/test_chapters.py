"""Does the folder of a game read as its rulebook's table of contents?"""

from __future__ import annotations

import pytest

from fuda.library.loading import GAMES
from tools.chapters import SEQUENCES, WANTED, chapters

SCATTERED = {"wars3x3": 1, "hanyo": 0, "kiseki": 0, "kokuryoku": 2, "honjin": 4}  # may only become fewer


@pytest.mark.parametrize("game", GAMES)
def test_what_a_rulebook_tells_in_an_order_stands_in_one_module(game: str) -> None:
    found = chapters(game)
    assert [each.id for each in found] == list(SEQUENCES[game])
    assert len([each for each in found if each.share < WANTED]) == SCATTERED[game]
    assert all(each.share > 0.6 for each in found)
