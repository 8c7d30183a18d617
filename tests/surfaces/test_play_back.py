"""Can a person take answers back at the terminal, and do two people at one machine see nothing of each other?"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from fuda.play.records.transcript import read
from fuda.surfaces.cli.play.curtain import player_name
from fuda.surfaces.cli.play.screen import _WIPED
from fuda.surfaces.cli.words import speak
from tests.surfaces.running import at_terminal, fuda, raw_at_terminal, some_answer


def record_of(state: Path) -> Path:
    (record,) = sorted((state / "games").glob("*.jsonl"))
    return record


@pytest.mark.parametrize(
    ("language", "undo", "again", "free", "needs"),
    [
        ("en", "undo", "Taken back", "taking back is free", "needs the other player's consent"),
        ("ja", "取り消し", "取り消しました", "自由に取り消せます", "相手の同意が要ります"),
    ],
)
def test_the_last_answer_is_taken_back(
    language: str, undo: str, again: str, free: str, needs: str, tmp_path: Path
) -> None:
    """Laying a territory face down reveals nothing, so that it is free; then the bot's answers are in between."""
    shown: list[str] = []
    script: list[str] = []

    def answer(text: str, prompt: int) -> str:
        shown.append(text)
        if again in text and len(script) < 2:
            script.append("went back")
        if len(script) == 2:
            return "quit"
        if not script and "[4.2" in text and "[4.1]" in "".join(shown[-2:-1]):
            return undo
        if script == ["went back"] and prompt > 12:
            return undo
        return some_answer(text, 0) if "[4.1]" in text else some_answer(text, prompt)

    session = at_terminal(["play", "wars3x3", "--lang", language, "--seed", "7"], answer, tmp_path)
    assert session.code == 0
    assert session.text.count(again) == 2
    text = (" " if language == "en" else "").join(session.text.split())
    assert free in text and needs in text
    branches = read(record_of(tmp_path)).branches
    assert [each.consent for each in branches] == ["free", "given"]
    assert fuda("replay", "verify", str(record_of(tmp_path))).exit_code == 0


def test_there_may_be_nothing_to_take_back(tmp_path: Path) -> None:
    shown: list[str] = []

    def answer(text: str, prompt: int) -> str:
        shown.append(text)
        return "undo" if prompt == 0 else "quit"

    at_terminal(["play", "wars3x3", "--lang", "en", "--seed", "7"], answer, tmp_path)
    assert "no answer of yours to take back" in shown[1]


def test_an_answer_can_be_taken_back_after_the_game_was_resumed(tmp_path: Path) -> None:
    arguments = ["play", "wars3x3", "--lang", "en", "--seed", "21", "--opponent", "random"]
    at_terminal(arguments, lambda text, prompt: "quit" if prompt == 6 else some_answer(text, prompt), tmp_path)
    typed = ["undo", "quit"]
    session = at_terminal(["play", "--resume", "--lang", "en"], lambda text, prompt: typed[prompt], tmp_path)
    assert "Taken back" in session.text
    assert len(read(record_of(tmp_path)).branches) == 1


# --- two people


def own_cards(record: Path, seat: int) -> set[str]:
    """The cards that only this seat has come to know at the end of what was played."""
    from fuda.play.records.replay import Replay
    from fuda.surfaces.cli.cardtext import cards_by_number, name_of

    replay = Replay(read(record))
    names = {number: name_of(card) for number, card in cards_by_number("wars3x3").items()}
    mine: set[str] = set()
    others: set[str] = set()
    while replay.at < len(replay):
        replay.forward()
        for viewer, found in ((seat, mine), (1 - seat, others)):
            text = json.dumps(replay.view(viewer)["zones"])
            found |= {names[number] for number in re.findall(r'"card": "(\w+)"', text)}
    return mine - others


@pytest.mark.parametrize("plain", [False, True])
def test_two_people_share_a_machine_and_see_nothing_of_each_other(plain: bool, tmp_path: Path) -> None:
    arguments = ["play", "wars3x3", "--lang", "en", "--seed", "5", "--opponent", "human"]
    session = raw_at_terminal(
        [*arguments, *(["--plain"] if plain else [])],
        lambda text, prompt: "quit" if prompt == 40 else some_answer(text, prompt),
        tmp_path,
    )
    speak("en")
    record = record_of(tmp_path)
    assert read(record).header.players == ["person", "person"]
    secrets = [own_cards(record, seat) for seat in (0, 1)]
    assert all(len(each) > 3 for each in secrets)
    seen = [0, 0]
    for part in session.text.split(_WIPED):
        asked = {seat for seat in (0, 1) if f"{player_name(seat)} is asked now" in part}
        assert len(asked) <= 1
        for seat in asked:
            seen[seat] += any(name in part for name in secrets[seat])
            assert not [name for name in secrets[1 - seat] if name in part]
    assert min(seen) > 2
    assert not [name for name in (*secrets[0], *secrets[1]) if name in session.text.rpartition(_WIPED)[2]]


def test_the_other_person_has_to_agree(tmp_path: Path) -> None:
    """Player 1 keeps, player 2 keeps, player 1 wants to go back: the other has decided something since."""
    shown: list[str] = []
    script = ["", "", "1", "", "1", "", "undo", "no", "", "undo", "yes", "", "quit"]

    def answer(text: str, prompt: int) -> str:
        shown.append(text)
        return script[prompt]

    arguments = ["play", "wars3x3", "--lang", "en", "--seed", "5", "--opponent", "human"]
    at_terminal(arguments, answer, tmp_path)
    assert "Player 2, do you agree?" in shown[7] and "your opponent has decided something" in shown[7]
    assert "Not agreed" in shown[8]
    assert "Keep these cards" not in shown[9] and "opening hand" in shown[9]
    assert "Keep these cards" in shown[12]
    (branch,) = read(record_of(tmp_path)).branches
    assert (branch.consent, branch.seat) == ("given", 0)


def test_two_people_need_a_terminal() -> None:
    refused = fuda("play", "wars3x3", "--opponent", "human")
    assert refused.exit_code == 2 and "terminal" in refused.stderr


def test_two_people_leave_go_on_later_and_one_gives_up(tmp_path: Path) -> None:
    arguments = ["play", "wars3x3", "--lang", "en", "--seed", "5", "--opponent", "human"]
    left = at_terminal(arguments, lambda text, prompt: "quit" if prompt == 6 else some_answer(text, prompt), tmp_path)
    assert left.code == 0 and "Go on with:" in left.text
    script = ["", "", "concede", "yes"]
    session = at_terminal(["play", "--resume", "--lang", "en"], lambda text, prompt: script[prompt], tmp_path)
    assert session.code == 0 and "is asked now" in session.text
    giving_up = re.findall(r"Player (\d) is asked now", session.text)[-1]
    assert f"Player {3 - int(giving_up)} won: the loser conceded" in session.text
    assert fuda("replay", "verify", str(record_of(tmp_path))).exit_code == 0
