"""Bots of one's own: found by module and class, and told plainly what is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

import fuda
from fuda.play.bots.own import BotFailed
from fuda.play.figures.simulation import GameFailed
from tests.surfaces.running import fuda as command

EXAMPLE = "docs/examples/patient.py:Patient"
BOTS = '''
class Eager:
    def __init__(self, seed):
        self.seed = seed

    def answer(self, sight):
        return sight.question.answers[0]


class Plain:
    """Answers by value, as it goes over the wire."""

    def __init__(self, seed):
        pass

    def answer(self, sight):
        return sight.question.answers[0].to_json()


class Greedy:
    """Takes what is not there."""

    def __init__(self, seed):
        pass

    def answer(self, sight):
        return 99 if sight.question.kind in ("act", "option", "number") else [0] * 99


class Dumb:
    pass


class Shy:
    def __init__(self, seed):
        pass

    def answer(self, sight):
        return None


class Broken:
    def __init__(self, seed):
        pass

    def answer(self, sight):
        return 1 // 0


class Unmade:
    def __init__(self):
        pass

    def answer(self, sight):
        return 0
'''


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with bots in which the user stands."""
    name = f"bots_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "mistyped.py").write_text("import no_such_thing_at_all\n", encoding="utf-8")
    (tmp_path / "unreadable.py").write_text("class Eager\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return Path(name)


def test_a_bot_is_found_by_module_and_by_file(here: Path) -> None:
    results = [
        fuda.simulate("wars3x3", 2, f"{home}:{kind}", "random", seed=1)
        for home in (str(here), f"{here}.py")
        for kind in ("Eager", "Plain")
    ]
    assert len({str(each.played) for each in results}) == 1
    player = fuda.bot(f"{here}.py:Eager", "7")
    assert player.name == f"{here}.py:Eager"  # so that a recorded game finds it again


@pytest.mark.parametrize(
    ("named", "problem"),
    [
        ("no_such_module:Bot", "bot-no-module"),
        ("no/such/file.py:Bot", "bot-no-file"),
        (":Bot", "bot-no-module"),
        ("..:Bot", "bot-no-module"),
        ("mistyped:Bot", "bot-module-broken"),
        ("mistyped.py:Bot", "bot-module-broken"),
        ("unreadable:Bot", "bot-module-broken"),
        ("{here}:Bot", "bot-no-class"),
        ("{here}:BOTS", "bot-no-class"),
        ("{here}:Dumb", "bot-no-answer"),
        ("{here}:Unmade", "bot-not-made"),
        ("nonsense", "unknown-bot"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said_before_a_game(here: Path, named: str, problem: str) -> None:
    with pytest.raises(fuda.UnknownBot) as caught:
        fuda.simulate("wars3x3", 1, named.format(here=here), "random", seed=1)
    assert caught.value.name == problem
    assert caught.value.explain("en") != caught.value.explain("ja")
    assert "{" not in caught.value.explain("en") + caught.value.explain("ja")


def test_an_answer_that_is_not_allowed_is_told_with_its_clause(here: Path) -> None:
    for kind, problem, said in (("Greedy", "bot-illegal", "[W3.4]"), ("Shy", "bot-illegal", "None")):
        name = f"{here}:{kind}"
        contest = fuda.Contest(fuda.load("wars3x3"), [fuda.bot(name, "1"), fuda.bot("random", "2")], "7")
        with pytest.raises(BotFailed) as caught:
            contest.play()
        assert caught.value.name == problem and said in caught.value.explain("en")
        assert contest.outcome is None and caught.value.explain("en") != caught.value.explain("ja")


def test_a_series_says_which_game_ended_early_and_how_to_play_it_again(here: Path, tmp_path: Path) -> None:
    for kind, said in (("Greedy", "W3.4"), ("Broken", "ZeroDivisionError")):
        with pytest.raises(GameFailed) as caught:
            fuda.simulate("wars3x3", 2, f"{here}:{kind}", "random", seed=1, failures=str(tmp_path / "failed"))
        told = caught.value.explain("en")
        assert caught.value.name == "bot-failed" and said in told and "--index 0" in told
        assert Path(str(caught.value.values["transcript"])).is_file()
        assert caught.value.explain("ja") != told


def test_the_line_that_broke_is_named(here: Path) -> None:
    contest = fuda.Contest(fuda.load("wars3x3"), [fuda.bot(f"{here}:Broken", "1"), fuda.bot("random", "2")], "7")
    with pytest.raises(BotFailed, match=rf"ZeroDivisionError.*{here}\.py:\d+"):
        contest.play()


def test_the_commands_take_a_bot_and_complain_without_a_traceback(here: Path, tmp_path: Path) -> None:
    where = {"XDG_STATE_HOME": str(tmp_path), "FUDA_STATE": str(tmp_path)}
    good, bad = f"{here}:Eager", f"{here}:Greedy"
    done = command("sim", "wars3x3", "--a", good, "--games", "2", "--workers", "2", "--seed", "1", env=where)
    assert done.exit_code == 0 and good in done.stdout
    done = command("play", "wars3x3", "--opponent", good, "--seed", "1", "--json", env=where)
    assert done.exit_code == 0 and good in done.stdout
    for arguments in (
        ("sim", "wars3x3", "--a", bad, "--games", "2", "--workers", "2"),
        ("deck", "matrix", "hanyo", "--bot", bad, "--games", "2", "--workers", "1"),
        ("play", "wars3x3", "--opponent", bad),
        ("sim", "wars3x3", "--b", f"{here}:Dumb"),
        ("play", "wars3x3", "--opponent", "no_such:Bot"),
        ("deck", "matrix", "hanyo", "--bot", f"{here}:Nobody"),
    ):
        done = command(*arguments, env=where)
        assert done.exit_code == 3, arguments
        assert "Traceback" not in done.stderr and len(done.stderr.splitlines()) <= 4


def test_the_example_plays_and_plays_the_same_again() -> None:
    results = [fuda.simulate("wars3x3", 1, EXAMPLE, "random", seed=2) for _ in range(2)]
    assert results[0].played == results[1].played


def test_an_imagined_match_knows_no_more_than_the_seat() -> None:
    """Two games that differ in what the seat cannot see are imagined alike."""
    from fuda.kernel.decisions import Decision
    from fuda.kernel.hidden import imagined
    from fuda.kernel.machine import asked
    from fuda.play.players import Sight

    match = fuda.load("hanyo").new(seed=7)
    state = match.state
    twin = imagined(state, match.game.rules, 0, fuda.Stream("another"))
    sights = []
    for each in (state, twin):
        question = asked(each, 0)
        assert isinstance(question, Decision)
        sights.append(Sight(match.game, each, question, 0).imagine(fuda.Stream("7")))
    assert sights[0].view(fuda.JUDGE).to_json()["zones"] == sights[1].view(fuda.JUDGE).to_json()["zones"]
    assert sights[0].view(0).zones == match.view(0).zones
