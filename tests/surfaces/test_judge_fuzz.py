"""Does `fuda judge` or the scenario runner break on anything? A seeded sample of what the campaign tries at size."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.api.chance import Stream
from fuda.library.loading import GAMES
from fuda.play.records.judge import open_judge
from fuda.surfaces.cli.judge_answers import Answers, Refusal
from fuda.surfaces.cli.play.screen import Screen
from fuda.surfaces.cli.words import LANGUAGES, speak
from tests.surfaces.judge_fuzz import ROOT, changed, tries

SAMPLE = 40


@pytest.mark.parametrize("game", GAMES)
def test_random_lines_and_changed_scripts_are_answered_in_words(game: str) -> None:
    found = list(tries(game, "sample", SAMPLE))
    assert [why for how, why in found if how == "fault"] == []
    assert {"judged", "failed", "refused"} <= {how for how, _ in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_are_told_by_where_the_cards_lay_then(language: str) -> None:
    speak(language)
    path = ROOT / "kokuryoku/attacking/the_last_chip_is_spent_on_an_attack.yaml"
    answers = Answers(open_judge("kokuryoku", path), Screen(False))
    told = answers.reply("next 3").told["steps"]  # the unit of the first entry has left by then
    assert "B2" in told[0]["sentences"][0]
    assert str(answers.reply("log").lines[0]) == told[0]["sentences"][0]
    with pytest.raises(Refusal):
        answers.reply("")


def test_a_fault_is_reported_with_what_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(self: Answers, rest: str) -> None:
        raise IndexError("planted")

    for name in ("_where", "_next", "_step", "_asked"):
        monkeypatch.setattr(Answers, name, breaks)
    faults = [why for how, why in tries("wars3x3", "sample", 8) if how == "fault"]
    assert faults and all("IndexError: planted" in each for each in faults)


def test_a_changed_script_differs() -> None:
    data: dict[str, Any] = {"script": [{"seat": "first", "do": "deploy", "card": "花乙女"}, {"expect": {"turn": 1}}]}
    made = [changed(data, Stream("1", str(number))) for number in range(20)]
    assert sum(each != data for each in made) > 15 and data["script"][0]["card"] == "花乙女"
