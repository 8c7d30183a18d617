"""What if the input is silly? Numbers without end, files that are none, brackets within brackets: each is refused with
a reason, at once."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import Result

from fuda.api import BadSeed, IllegalAnswer, MalformedAnswer, UnknownSeat, load
from fuda.library.files import BadFile, read_text
from fuda.library.loading import GAMES, UnknownGame
from fuda.library.messages import BadNumber, Explained
from fuda.play.boosters import open_boosters
from fuda.play.figures.matrix import deck_matrix
from fuda.play.figures.simulation import simulate
from fuda.play.records.transcript import BadTranscript, recover
from fuda.surfaces.cli.root import ROOT
from tests.matches import played, questions
from tests.surfaces.running import fuda

NAME = 'name = { ja = "試し", en = "Trial" }\n'
SCENE = """
name: {ja: 試し, en: Trial}
game: wars3x3
clauses: [4.2a]
story: {ja: 試し, en: Trial}
position: {step: strategy, first: {hand: [花乙女, 苔石像], territory: 2}}
script:
  - illegal: [{seat: first, do: deploy, card: 苔石像, clause: 4.2a}]
  - expect: {asked: {seat: first, clause: "4.2"}}
"""


def refused(*arguments: str, code: int = 3) -> Result:
    """Run a command line that is refused within a second of this process's time."""
    load("wars3x3"), load("kiseki")  # not part of what is measured
    began = time.process_time()
    result = fuda(*arguments)
    assert time.process_time() - began < 1
    assert result.exit_code == code, result.output
    assert "fault of fuda" not in result.output
    return result


# --- files

READERS = [
    ["replay", "verify"],
    ["replay", "show"],
    ["replay", "cut"],
    ["play", "--resume"],
    ["deck", "check", "kiseki"],
    ["cards", "check", "kiseki"],
    ["scenario", "run"],
    ["judge", "kiseki"],
    ["sim", "kiseki", "--deck-a"],
    ["play", "kiseki", "--deck"],
]


@pytest.mark.parametrize("command", READERS, ids=" ".join)
def test_what_is_no_file_is_not_read(command: list[str], tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in ("/dev/zero", "/dev/null", str(pipe)):
        assert "This is not a file but a device" in refused(*command, path).output
        assert "ファイルではなく" in fuda(*command, path, "--lang", "ja").output
    assert "This is a folder" in refused(*command, str(tmp_path)).output or command[0] == "scenario"
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    assert "Too many levels" in refused(*command, str(loop)).output
    large = tmp_path / "large"
    with large.open("wb") as file:
        file.truncate(1 << 31)  # takes no room
    assert "larger than" in refused(*command, str(large)).output


def test_a_name_that_no_file_can_have_is_that_of_none() -> None:
    for name in ("a\0b", "a" * 5_000):
        with pytest.raises(BadFile):
            read_text(Path(name))
        with pytest.raises(BadTranscript):
            recover(Path(name))


DEEP = {
    "unclosed": "a = " + "[" * 5_000,
    "closed": "a = " + "[" * 2_000 + "]" * 2_000,
    "tables": "a = " + "{a = " * 2_000,
    "dotted": "a" + ".a" * 20_000 + " = 1",
    "header": "[a" + ".a" * 20_000 + "]",
}


@pytest.mark.parametrize("form", [*DEEP])
def test_toml_that_is_nested_without_end_is_refused(form: str, tmp_path: Path) -> None:
    file = tmp_path / "deep.toml"
    file.write_text(f"# first\n{DEEP[form]}\n", encoding="utf-8")
    for command in (["deck", "check", "kiseki"], ["cards", "check", "kiseki"]):
        assert (
            "deep.toml:2: Brackets or dotted names are nested more than 40 deep" in refused(*command, str(file)).output
        )


@pytest.mark.parametrize("text", ["a: " + "[" * 5_000, "a: " + "[" * 5_000 + "]" * 5_000, "- " * 5_000, "{" * 5_000])
def test_yaml_that_is_nested_without_end_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "deep.yaml"
    file.write_text(text, encoding="utf-8")
    assert "nested too deeply" in refused("scenario", "run", str(file)).output
    assert "nested too deeply" in refused("judge", "wars3x3", str(file)).output


@pytest.mark.parametrize(
    "text", ['"\\Uffffffff": 1', '"\\U00110000": 1', "%YAML " + "9" * 5_000 + ".1\n---\na: 1", '"\\ud800": 1']
)
def test_characters_that_there_are_not_are_bad_yaml(text: str, tmp_path: Path) -> None:
    file = tmp_path / "scene.yaml"
    file.write_text(text, encoding="utf-8")
    assert "not valid YAML" in refused("scenario", "run", str(file)).output


def test_json_that_is_nested_without_end_is_no_transcript(tmp_path: Path) -> None:
    file = tmp_path / "deep.jsonl"
    file.write_text('{"fuda":' + "[" * 100_000 + "\n", encoding="utf-8")
    assert "not a transcript" in refused("replay", "verify", str(file)).output


def test_a_mark_of_the_order_of_bytes_and_other_line_ends_are_no_matter(tmp_path: Path) -> None:
    deck = next(Path("src/fuda/games/kiseki/decks").glob("*.toml")).read_text(encoding="utf-8")
    file = tmp_path / "deck.toml"
    file.write_bytes(b"\xef\xbb\xbf" + deck.replace("\n", "\r\n").encode("utf-8"))
    assert fuda("deck", "check", "kiseki", str(file)).exit_code == 0
    scene = tmp_path / "scene.yaml"
    scene.write_bytes(b"\xef\xbb\xbf" + SCENE.replace("\n", "\r\n").encode("utf-8"))
    assert fuda("scenario", "run", str(scene)).exit_code == 0


# --- numbers


@pytest.mark.parametrize(
    "count", ["2000000000", "99999999999999999999", "-1", "0", "nan", "inf", "1.5", "true", "9" * 5_000]
)
def test_so_many_copies_of_a_card_are_refused(count: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(f"{NAME}[cards]\nK001 = {count}\n", encoding="utf-8")
    said = refused("deck", "check", "kiseki", str(file), code=1 if len(count) < 5_000 else 3).output
    assert "deck.toml:3 [K001]: The count of card K001 must be a whole number from 1 to 999" in said or "4300" in said


def numbers(command: click.Command, path: list[str]) -> Iterator[tuple[list[str], click.Parameter]]:
    """Every parameter of every command that takes a number."""
    context = click.Context(command)
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            yield from numbers(inner, [*path, name])
    for parameter in command.params:
        if isinstance(parameter.type, click.types.IntParamType | click.types.FloatParamType):
            yield path, parameter


def test_no_number_of_the_command_line_is_without_an_end() -> None:
    found = [*numbers(ROOT, [])]
    assert len(found) >= 9
    for _, parameter in found:
        assert isinstance(parameter.type, click.IntRange)
        assert parameter.type.min is not None and parameter.type.max is not None


@pytest.mark.parametrize("given", ["100000000000000000000", "-1", "nan", "1e3", "", "9" * 5_000])
def test_a_number_that_makes_no_sense_is_refused(given: str) -> None:
    for path, parameter in numbers(ROOT, []):
        others = ["wars3x3"] if path[0] in ("sim", "deck", "bench", "booster", "judge") else ["no-such.jsonl"]
        option = max(parameter.opts, key=len)
        said = refused(*path, *others, f"{option}={given}", code=2).stderr
        assert f"The value of {option} does not fit: a whole number from" in said


def test_the_python_interface_refuses_the_same_numbers() -> None:
    for games in (0, -1, 10**20, True, 1.5, "3"):
        with pytest.raises(BadNumber):
            simulate("wars3x3", games)  # type: ignore[arg-type]
        with pytest.raises(BadNumber):
            deck_matrix("kiseki", games)  # type: ignore[arg-type]
        with pytest.raises(BadNumber):
            open_boosters("kiseki", games)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [7, -2, 2, True, None, "first", 0.0])
def test_a_seat_that_is_none_sees_nothing(seat: Any) -> None:
    """Above all it is not taken for the judge, who sees everything."""
    game = load("wars3x3")
    match = game.new(seed=1)
    asked: list[Any] = [match.view, match.log, match.explain_stack, match.explain_triggers]
    for ask in asked:
        with pytest.raises(UnknownSeat) as error:
            ask(seat)
        assert "There is no seat" in error.value.explain("en") and "席" in error.value.explain("ja")
    for question in (match.why_not, match.explain_refusal):
        with pytest.raises(UnknownSeat):
            question(seat, {"verb": "pass"})


@pytest.mark.parametrize(
    "action", [{}, [], None, {"verb": 3}, {"verb": "deploy", "numbers": 5}, {"verb": "deploy", "cards": 7}]
)
def test_an_action_that_is_none_is_answered_with_a_reason(action: object) -> None:
    game = load("wars3x3")
    assert game.new(seed=1).why_not(0, action) is not None  # type: ignore[arg-type]


@pytest.mark.parametrize("key", ["deck", "discard", "first: {hand", "first: {territory"])
def test_a_position_has_not_more_cards_than_a_game(key: str, tmp_path: Path) -> None:
    closing = "}" if "{" in key else ""
    file = tmp_path / "scene.yaml"
    for number in ("1000", "999999999", "2000000000", "9" * 5_000):
        position = f"position: {{{key}: {number}{closing}}}"
        file.write_text(SCENE.replace(SCENE.splitlines()[5], position), encoding="utf-8")
        assert "scene.yaml:6" in refused("scenario", "run", str(file)).output


# --- scenarios


def test_a_folder_without_scenarios_does_not_pass(tmp_path: Path) -> None:
    result = refused("scenario", "run", str(tmp_path))
    assert "There is no scenario (.yaml) in this folder" in result.output
    assert "シナリオ（.yaml）はありません" in fuda("scenario", "run", str(tmp_path), "--lang", "ja").output


@pytest.mark.parametrize("old", ["clause: 4.2a}]", 'clause: "4.2"}'])
def test_a_clause_that_is_not_in_the_rulebook_refuses_nothing_and_asks_nothing(old: str, tmp_path: Path) -> None:
    file = tmp_path / "scene.yaml"
    file.write_text(SCENE, encoding="utf-8")
    assert fuda("scenario", "run", str(file)).exit_code == 0
    file.write_text(SCENE.replace(old, old.replace("4.2", "4.99")), encoding="utf-8")
    result = refused("scenario", "run", str(file))
    assert "The rulebook has no clause" in result.output and "4.2" in result.output.split("Nearest")[1]


def test_a_scenario_that_breaks_the_rules_down_does_not_end_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from fuda.play.scenarios import playing

    for name in ("a.yaml", "b.yaml", "c.yaml"):
        (tmp_path / name).write_text(SCENE, encoding="utf-8")
    play = playing.run_file

    def broken(path: Path) -> playing.ScenarioResult:
        if path.name == "b.yaml":
            raise IndexError("a wheel came off")
        return play(path)

    monkeypatch.setattr(playing, "run_file", broken)
    result = fuda("scenario", "run", str(tmp_path), env={"FUDA_STATE": str(tmp_path / "state")})
    assert result.exit_code == 4
    assert result.stdout.count("holds") == 2 and "3 scenario(s), 1 failed" in result.stdout
    assert "BROKE" in result.stdout and "a wheel came off" in result.stdout
    assert len(list((tmp_path / "state" / "reports").iterdir())) == 1


# --- what a game begins with


@pytest.mark.parametrize("game", ["hanyo", "kiseki", "kokuryoku", "honjin"])
@pytest.mark.parametrize(
    "decks", [5, "ab", [5, 6], [["x"]], [["x"], ["y"]], [[1], [2]], [["x"] * 10_000, ["x"]], [[None], {}]]
)
def test_decks_that_are_none_are_refused_with_a_reason(game: str, decks: Any) -> None:
    with pytest.raises(Explained) as caught:
        load(game).new(seed=1, decks=decks)
    assert caught.value.explain("en") != caught.value.explain("ja")


def test_a_game_that_is_no_word_is_unknown() -> None:
    wrong: list[Any] = [None, 7, [], {}]
    for game in wrong:
        with pytest.raises(UnknownGame):
            load(game)


def test_a_seed_of_bytes_that_are_no_character_is_refused() -> None:
    with pytest.raises(BadSeed):
        load("wars3x3").new(seed="\udcff")
    for command in (["sim", "wars3x3"], ["judge", "wars3x3"], ["booster", "kiseki"], ["bench"], ["play", "wars3x3"]):
        assert "--seed does not fit: a text" in refused(*command, "--seed", "\udcff", code=2).stderr


def test_bytes_that_are_no_character_can_be_typed(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONIOENCODING": "utf-8:strict", "FUDA_STATE": str(tmp_path), "LC_ALL": "C"}
    done = subprocess.run(
        [sys.executable, "-m", "fuda", "judge", "wars3x3"],
        input=b"\xff\xfe\n",
        capture_output=True,
        env=env,
        check=False,
    )
    assert done.returncode == 1 and b"is not understood" in done.stdout


@pytest.mark.parametrize(
    "answer", [10**30, -1, None, "x", 1.5, {}, [[]], [None], [10**30], [*range(100_000)], True, b"x", object()]
)
@pytest.mark.parametrize("game", [*GAMES])
def test_an_answer_that_is_none_is_refused_and_changes_nothing(game: str, answer: Any) -> None:
    loaded = load(game)
    match = loaded.new(seed=1, decks=loaded.rules.deck_pair(1))
    key = match.state.key()
    with pytest.raises((MalformedAnswer, IllegalAnswer)) as caught:
        played(match, min(questions(match)), answer)
    assert caught.value.explain("en") != caught.value.explain("ja")
    assert match.state.key() == key


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("cost", '"two"', "cost cannot be 'two'; on the other cards of the game it is: number"),
        ("cost", "nan", "cost cannot be nan"),
        ("cost", "2000000000", "cost cannot be 2000000000"),
        ("cost", "true", "cost cannot be True"),
        ("colour", '["fire"]', "colour cannot be ['fire']"),
        ("colour", '"plaid"', "X1"),
    ],
)
def test_facts_of_a_card_have_the_shape_that_they_have_on_others(
    key: str, value: str, said: str, tmp_path: Path
) -> None:
    facts = {"kind": '"unit"', "colour": '"fire"', "cost": "2", key: value}
    card = '["X1"]\nname = { ja = "試し", en = "Trial" }\ntext = ""\n' + "".join(
        f"{a} = {b}\n" for a, b in facts.items()
    )
    file = tmp_path / "cards.toml"
    file.write_text(card, encoding="utf-8")
    assert said in refused("cards", "check", "wars3x3", str(file), code=1).output
