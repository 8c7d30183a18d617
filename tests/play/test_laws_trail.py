"""A broken law leaves the position behind as a scenario, and says how to look again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fuda.games.wars3x3.table import Destroyed
from fuda.library.loading import load_rules
from fuda.play.laws.__main__ import main
from fuda.play.laws.catalogue import LAWS
from fuda.play.records.judge import open_judge
from fuda.play.scenarios.playing import BadScenario, run_file


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_violated_invariant_leaves_its_position_and_a_command(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    applied = Destroyed.apply

    def apply(self: Destroyed, state: Any, rules: Any) -> None:
        applied(self, state, rules)
        state.zones[state.zone[self.card]] = (*state.zones[state.zone[self.card]], self.card)

    monkeypatch.setattr(Destroyed, "apply", apply)
    found = LAWS["conservation"](load_rules("wars3x3"), "wizard", "5", 4)
    assert found
    path = Path(found[0].scenario)
    assert path.is_file() and path.parent == Path("fuda-failures")
    judge = open_judge("wars3x3", path)
    assert judge.at == found[0].answers
    assert str(path) in str(found[0]) and found[0].again in str(found[0])
    words = found[0].again.split()
    assert words[:3] == ["python", "-m", "fuda.play.laws"]
    assert main(words[3:]) == 1
    assert found[0].text in capsys.readouterr().out


def test_a_game_that_breaks_down_under_a_law_leaves_the_answer_that_did_it(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    applied = Destroyed.apply

    def apply(self: Destroyed, state: Any, rules: Any) -> None:
        applied(self, state, rules)
        raise RuntimeError("the pencil broke")

    monkeypatch.setattr(Destroyed, "apply", apply)
    found = [each for each in LAWS["asking"](load_rules("wars3x3"), "wizard", "5", 4) if "pencil" in each.text]
    assert found and found[0].scenario
    with pytest.raises(BadScenario) as shown:
        run_file(Path(found[0].scenario))
    assert shown.value.name == "played-broke"


def test_nothing_is_left_where_no_law_is_broken_or_the_rules_are_others(place: Path) -> None:
    from fuda.games.wars3x3 import rules as module
    from fuda.library.loading import load_cards

    assert LAWS["conservation"](load_rules("wars3x3"), "wizard", "5", 2) == []
    others = module.build(load_cards("wars3x3"))
    others.sums = lambda state: (state.steps,)  # type: ignore[method-assign]
    found = LAWS["conservation"](others, "wizard", "5", 1)
    assert found and not found[0].scenario and "position" not in str(found[0])
    assert not (place / "fuda-failures").exists()
