"""Does `fuda judge` answer every line, step both ways, branch, mend and save, and refuse nonsense with a sentence?"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from fuda.api import load
from fuda.library.loading import GAMES
from fuda.play.contest import Contest
from fuda.play.laws.timeline import random_game
from fuda.play.players import bot
from fuda.play.records.transcript import Recording
from tests.surfaces.running import at_terminal, fuda

SCENARIOS = Path(__file__).parents[1] / "scenarios"
COUNTERED = SCENARIOS / "wars3x3" / "a_counter_of_a_counter_saves_the_removal.yaml"


def judged(*arguments: str, lines: list[str], language: str = "en") -> str:
    """What a session says that goes well."""
    result = fuda("judge", *arguments, "--lang", language, typed="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    return result.stdout


def told(*arguments: str, lines: list[str]) -> list[dict[str, Any]]:
    """The same as JSON, a line for each answer."""
    result = fuda("judge", *arguments, "--json", typed="\n".join(lines) + "\n")
    return [json.loads(line) for line in result.stdout.splitlines()]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    game = load("wars3x3")
    recorder = Recording.begin(path, game, None, "7", ["random", "random"])
    Contest(game, [bot("random", "a"), bot("random", "b")], "7", recorder=recorder).play()
    return path


# --- walking


def test_a_transcript_is_walked_both_ways(record: Path) -> None:
    first, second, back, end, beyond = told(
        "wars3x3", str(record), lines=["next", "next 3", "back 2", "to end", "to 99999"]
    )
    assert (first["at"], second["at"], back["at"]) == (1, 4, 2)
    assert [each["number"] for each in second["steps"]] == [1, 2, 3]
    assert end["at"] == end["of"] and end["view"]["outcome"] is not None
    assert "99999" in beyond["refused"]


def test_stepping_back_clause_by_clause_comes_to_the_same_view(record: Path) -> None:
    forward = told("wars3x3", str(record), "--at", "30", lines=["step", "show"] * 25)
    views = {(each["at"], each["within"]): each["view"] for each in forward if "view" in each}
    last = forward[-1]
    lines = ["step"] * 25 + ["step back", "show"] * 24
    backward = [each for each in told("wars3x3", str(record), "--at", "30", lines=lines) if "view" in each]
    assert (last["at"], last["within"]) not in [(each["at"], each["within"]) for each in backward]
    places = {(each["at"], each["within"]) for each in backward}
    assert len(places) == 24 and places <= {*views, (30, 0)}
    assert all(
        views[each["at"], each["within"]] == each["view"] for each in backward if (each["at"], each["within"]) in views
    )


def test_a_step_says_its_clauses_and_what_happened_by_them() -> None:
    shown = judged("wars3x3", str(COUNTERED), lines=["step", "step"])
    assert "[2.1a]" in shown or "[2.0" in shown
    found = told("wars3x3", str(COUNTERED), lines=["step", "step"])
    assert found[0]["procedure"] and found[0]["clauses"]


def test_the_log_tells_what_happened_with_clauses(record: Path) -> None:
    shown = judged("wars3x3", str(record), "--at", "40", lines=["log 5"])
    assert "40. " in shown and "36. " in shown and "35. " not in shown


# --- the position


@pytest.fixture(scope="module", params=[*GAMES])
def middle(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A position from the middle of a random game, as a scenario."""
    game = str(request.param)
    timeline, _ = random_game(game, GAMES[game].variants[0].id, "judge", 1)
    timeline.go(len(timeline) // 2)
    path = tmp_path_factory.mktemp("positions") / f"{game}.yaml"
    path.write_text(timeline.cut(), encoding="utf-8")
    return game, path


@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_command_answers_in_every_game(middle: tuple[str, Path], language: str) -> None:
    game, path = middle
    lines = ["help", "show", "show first", "asked", "where", "triggers", "replaced", "log 4", "fix", "branch"]
    lines += ["step back", "step back", "value first", "find deck.first" if game != "wars3x3" else "find deck", "back"]
    lines += ["next", "to 0", "step", "to end"]
    shown = judged(game, str(path), lines=lines, language=language)
    assert "judge." not in shown and "explain." not in shown
    if language == "en":
        assert not any("\u3041" <= character <= "\u30ff" for character in shown), shown


def test_the_judge_sees_both_hands() -> None:
    shown = judged("wars3x3", lines=["show"])
    assert "hand.second: “" in shown
    seen = told("wars3x3", lines=["show", "show second"])
    hands = [[zone for zone in each["view"]["zones"] if zone["zone"] == "hand"] for each in seen]
    assert all("card" in card for zone in hands[0] for card in zone["cards"])
    assert hands[1][0]["cards"] == []


def test_a_card_is_found_by_name_zone_and_handle() -> None:
    (found,) = told("wars3x3", str(COUNTERED), lines=["find hand.first"])
    handle = found["cards"][0]["handle"]
    by_handle, by_number = told(
        "wars3x3", str(COUNTERED), lines=[f"find #{handle}", f"find hand.first/{found['cards'][0]['card']}"]
    )
    assert by_handle["cards"] == [found["cards"][0]] and by_number["cards"] == [found["cards"][0]]


# --- going another way


def test_an_answer_opens_a_branch_and_the_first_one_is_found_again() -> None:
    lines = ["answer first 2", "answer second mulligan", "branch", "back 2", "answer first keep", "branch", "branch 0"]
    shown = told("wars3x3", lines=lines)
    assert [each.get("at") for each in shown] == [5, 6, 6, 4, 5, 5, 4]
    assert [(each["start"], each["length"]) for each in shown[5]["branches"]] == [(0, 6), (4, 5)]
    assert shown[6]["of"] == 6


def test_a_fix_is_recorded_and_saved_and_the_scenario_holds(tmp_path: Path) -> None:
    path = tmp_path / "mended.yaml"
    lines = ["answer first keep", "answer second keep", "find deck", "fix life.first = 7", f"save {path}"]
    shown = told("wars3x3", lines=lines)
    assert shown[3]["steps"][0]["fix"] == ["life.first = 7"] and shown[4]["file"] == str(path)
    assert '{fix: ["life.first = 7"]}' in path.read_text(encoding="utf-8")
    assert fuda("scenario", "run", str(path)).exit_code == 0
    again = told("wars3x3", str(path), lines=["show", "back", "next"])
    assert again[0]["view"]["situation"]["life"][0] == 7
    assert again[2]["steps"][0]["fix"] == ["life.first = 7"]
    refused = fuda("judge", "wars3x3", typed=f"save {path}\n")
    assert refused.exit_code == 1 and "already" in refused.stdout


def test_a_fix_moves_a_card_by_its_name() -> None:
    (found,) = told("wars3x3", str(COUNTERED), lines=["find hand.second"])
    card = found["cards"][0]["card"]
    lines = [f"fix hand.second/{card} to discard", "find discard", "back", "find hand.second"]
    moved, discarded, _, before = told("wars3x3", str(COUNTERED), lines=lines)
    assert moved["steps"][0]["events"] and card in [each["card"] for each in discarded["cards"]]
    assert before["cards"] == found["cards"]


def test_a_cut_position_is_the_one_that_the_judge_sees(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "cut.yaml"
    cut = fuda("replay", "cut", str(record), "--at", "33", "--out", str(path))
    assert cut.exit_code == 0 and str(path) in cut.stdout
    (there,) = told("wars3x3", str(record), "--at", "33", lines=["show"])
    (here,) = told("wars3x3", str(path), lines=["show"])
    assert here["view"] == there["view"] and here["at"] == 33
    printed = fuda("replay", "cut", str(record), "--at", "33")
    assert printed.stdout == path.read_text(encoding="utf-8")
    as_json = json.loads(fuda("replay", "cut", str(record), "--json").stdout)
    assert as_json["at"] == as_json["of"] and as_json["file"] is None
    assert fuda("replay", "cut", str(record), "--at", "99999").exit_code == 2
    assert fuda("replay", "cut", str(record), "--at", "33", "--out", str(path)).exit_code == 3


def test_a_record_says_where_answers_were_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = load("wars3x3")
    recorder = Recording.begin(path, game, None, "7", ["ann", "ben"])
    contest = Contest(game, [bot("random", "a"), bot("random", "b")], "7", recorder=recorder, keeps=True)
    for _ in range(12):
        contest.step()
    contest.take_back(10, 1, "given")
    contest.step()
    shown = fuda("replay", "show", str(path), "--lang", "en").stdout
    assert "ben took back 2 answer(s) from number 11 on, with the other player's consent." in shown
    told_of = json.loads(fuda("replay", "show", str(path), "--json").stdout)["taken_back"]
    assert told_of == [{"at": 10, "seat": 1, "consent": "given", "answers": 2}]


# --- nonsense


NONSENSE = (
    *("bogus", "value", "value nobody", "value #99999", "value first wisdom", "why", "why first", "why third deploy"),
    *("why first dance", "why first deploy ＃＃", "answer", "answer first", "answer first 99", "answer chance 1"),
    *("answer second [9, 9]", "branch 7", "branch x", "fix nonsense", "fix life.first = x", "fix 無 to hand.first"),
    *("save", "to", "to -1", "to x", "back", "back x", "find", "find nothing", "card", "card nobody", "rules"),
    *("rules 999", "log x", "show third", "next 99999", "step sideways", "step back back"),
)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_nonsense_is_answered_with_a_sentence(language: str) -> None:
    result = fuda("judge", "wars3x3", "--lang", language, typed="to 0\n" + "\n".join(NONSENSE) + "\n")
    assert result.exit_code == 1 and "Traceback" not in result.output
    assert not [line for line in result.output.splitlines() if line.startswith(("judge-", "fix-"))]


@pytest.mark.parametrize("game", [*GAMES])
def test_no_row_of_commands_breaks_the_judge(game: str) -> None:
    chance = random.Random(f"judge {game}")
    words = ["next", "next", "back", "step", "step", "step back", "where", "triggers", "replaced", "show", "asked"]
    words += ["answer first 1", "answer second 1", "answer first 2", "answer first 1 2", "answer chance 1", "branch 0"]
    words += ["fix turn = 4", "fix turn = 99", "why first pass", "log 2", "branch 1", "to end", *NONSENSE]
    lines = [chance.choice(words) for _ in range(120)]
    result = fuda("judge", game, typed="\n".join(lines) + "\n")
    assert result.exit_code in (0, 1) and "fault of fuda" not in result.output, result.output[-600:]


def test_a_file_of_another_game_or_no_file_is_refused(record: Path, tmp_path: Path) -> None:
    for file in (str(record), str(COUNTERED)):
        result = fuda("judge", "hanyo", file, typed="")
        assert result.exit_code == 3 and "wars3x3" in result.output
    assert fuda("judge", "wars3x3", str(tmp_path / "nothing.yaml"), typed="").exit_code == 3
    assert fuda("judge", "wars3x3", str(tmp_path / "nothing.jsonl"), typed="").exit_code == 3
    assert fuda("judge", "nogame", typed="").exit_code == 2


def test_a_judge_at_a_terminal_is_asked_line_by_line(tmp_path: Path) -> None:
    lines = ["where", "nonsense", "quit"]
    session = at_terminal(["judge", "wars3x3", "--lang", "en"], lambda shown, prompt: lines[prompt], tmp_path)
    assert session.code == 0 and "[W3.4]" in session.text and "not understood" in session.text
