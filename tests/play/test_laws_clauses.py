"""Which clauses has code carried out that ran? Those of labels that were entered and of lines that were reached."""

from __future__ import annotations

from fuda.api.chance import Stream
from fuda.library.loading import load_rules
from fuda.play.laws.clauses import Watch
from fuda.play.laws.walks import positions


def test_a_clause_is_reached_when_code_that_cites_it_runs() -> None:
    rules = load_rules("wars3x3")
    watch = Watch("wars3x3")
    before = watch.never()
    assert {"4.2", "3.1", "W3.4"} <= set(before)
    with watch.on():
        for _ in positions(rules, "wizard", Stream("1", "watched")):
            pass
    after = watch.never()
    assert {"4.2", "3.1", "W3.4"}.isdisjoint(after)
    assert len(after) < len(before) / 2
    assert [each for each in before if each in after] == after


def test_nothing_is_noted_while_nobody_watches() -> None:
    rules = load_rules("wars3x3")
    watch = Watch("wars3x3")
    before = watch.never()
    for _ in positions(rules, "wizard", Stream("1", "watched")):
        pass
    assert watch.never() == before
