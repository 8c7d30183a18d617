"""What is said and proposed of a text that cannot be read speaks of the ability in which the fault is."""

from __future__ import annotations

from fuda.library.proposing import joined_lines
from fuda.library.trying import try_text

BAD = (
    "【装備制限】\n◎[普通]契約\n〈対象:敵軍パーティ〉\n対象に【混沌:1】ダメージを当てる。\n"
    "○守り[戦闘]〈対象:このユニット〉対象を「防御力:+1」する。"
)


def test_lines_that_can_only_be_read_together_are_one() -> None:
    joined = joined_lines("honjin", BAD.split("\n"), "text")
    assert [line.count("\n") for line in joined] == [0, 2, 0]
    assert joined_lines("hanyo", ["〔相撃〕", "これは、強い。"], "unit")[1:] == ["これは、強い。"]


def test_the_place_of_a_fault_is_found_in_an_ability_of_several_lines() -> None:
    (problem,) = try_text("honjin", BAD, "unit").problems
    assert "対象に【混沌:1】ダメージを\n" in problem.explain("en") and problem.explain("en").startswith("4:")


def test_an_ability_of_several_lines_is_mended_as_a_whole() -> None:
    proposed = [ja for ja, _ in try_text("honjin", BAD, "unit").proposals]
    assert BAD.replace("を当てる", "") in proposed
