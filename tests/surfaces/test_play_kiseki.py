"""Can 軌跡TCG be played at a terminal, are empty windows passed, and does it say why something is not possible?"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from fuda.api import Game, Match, load
from fuda.kernel.machine import advance, asked
from fuda.library.loading import load_cards
from fuda.play.passing import DEPLOYMENT, EVENT, OFF, QUIET, SMART, AutoPass
from fuda.play.players import Sight
from fuda.surfaces.cli.layout import width_of
from fuda.surfaces.cli.play.kiseki import KisekiBoard
from fuda.surfaces.cli.words import speak
from tests.citing import clause
from tests.matches import played, questions
from tests.surfaces.running import at_terminal, fuda, some_answer

# --- why not


def at(**position: Any) -> tuple[Game, Match]:
    """A match at its first question."""
    game = load("kiseki")
    rules: Any = game.rules
    state, _ = rules.place(position)
    advance(state, rules)
    return game, Match(game, state, "strategy")


def handle_in(game: Game, match: Match, zone: str, owner: int, place: int = 0) -> int:
    """The handle of a card that lies in a zone."""
    zones = match.view(-1).to_json()["zones"]
    found = next(each for each in zones if (each["zone"], each["owner"]) == (zone, owner))
    return int(found["cards"][place]["handle"])


def told(game: Game, match: Match, seat: int, **action: Any) -> tuple[str, str]:
    """Why not, in both languages."""
    reason = match.why_not(seat, action)
    assert reason is not None
    return game.describe(reason, "ja"), game.describe(reason, "en")


@clause("kiseki", "902.4h")
def test_why_not_a_unit_outside_the_own_deployment_step() -> None:
    game, match = at(phase="battle", first={"hand": ["自警団員"], "field": ["自警団員"], "homebase": 3})
    ja, en = told(game, match, 0, verb="play", card={"handle": handle_in(game, match, "hand", 0)})
    assert ja == "[902.4h] UNIT・ITEM・BASEは自分の配備ステップにだけプレイできます。"
    assert en == "[902.4h] Units, items and base cards are played in your own deployment step only."


@clause("kiseki", "803.6d")
def test_why_not_an_attack_by_units_without_a_common_organisation() -> None:
    game, match = at(phase="battle", first={"field": ["ミロ・ハーゼ", "学院生"]})
    question = asked(match.state, 0)
    assert question is not None and question.purpose == "attackers"
    both = {"card": handle_in(game, match, "field", 0), "cards": [handle_in(game, match, "field", 0, 1)]}
    ja, en = told(game, match, 0, verb="attack", **both)
    assert ja == "[803.6d] それらのUNITに共通の組織がありません。"
    assert en == "[803.6d] These units have no organisation in common."
    assert match.why_not(0, {"verb": "attack", "card": both["card"]}) is None


@clause("kiseki", "1326.2")
def test_why_not_an_attack_past_hate() -> None:
    lying = [{"card": "オルガ・シュタイン", "actioned": True}, {"card": "ミロ・ハーゼ", "actioned": True}]
    game, match = at(phase="battle", first={"field": ["ミロ・ハーゼ"]}, second={"field": lying})
    attackers = [handle_in(game, match, "field", 0)]
    other = {"verb": "target", "card": handle_in(game, match, "field", 1, 1), "cards": attackers}
    ja, en = told(game, match, 0, **other)
    assert ja == "[1326.2] 攻撃できるかぎり、《オルガ・シュタイン》を攻撃しなければなりません（ヘイト）。"
    assert en == "[1326.2] The attackers must attack “Olga Stein” (Hate) as long as they can."
    open_one = match.why_not(0, {**other, "card": handle_in(game, match, "field", 1)})
    assert open_one is not None and open_one.condition == "not-offered-now"  # the attackers are asked for first


@clause("kiseki", "1208.1a")
def test_why_not_an_event_that_lies_face_up_in_the_homebase() -> None:
    home = [{"card": "足払い", "up": True}, "自警団員", "自警団員"]
    game, match = at(phase="deployment", first={"homebase": home, "field": ["ミロ・ハーゼ"]})
    ja, en = told(game, match, 0, verb="play", card={"handle": handle_in(game, match, "homebase", 0)})
    assert ja == "[1208.1a] 拠点で表向きになっています。拠点からは裏向きのカードだけをプレイできます。"
    assert en == "[1208.1a] It lies face up in the homebase; only a face-down card is played from there."


@clause("kiseki", "1213.2")
def test_why_not_an_art_of_a_unit_on_the_field() -> None:
    game, match = at(phase="deployment", first={"homebase": 3, "field": ["自警団員"]})
    ja, en = told(game, match, 0, verb="art", card={"handle": handle_in(game, match, "field", 0)})
    assert ja == "[1213.2] プレイできる場所にありません。手札か、拠点の裏向きのカードから使います。"
    assert en == "[1213.2] It is not where it could be played from: hand, or face down in the homebase."


@clause("kiseki", "1204.2d-4")
def test_why_not_a_target_that_is_not_openly_known() -> None:
    game, match = at(
        phase="deployment",
        first={"hand": ["足払い"], "homebase": 3},
        second={"homebase": ["自警団員", "足払い"], "field": ["自警団員"]},
    )
    played = {"verb": "aim", "cards": [handle_in(game, match, "hand", 0)]}
    wanted = (
        "[1204.2d-4] それが何のカードか全員に見えていません。条件に要る情報が公開されていないものは対象にできません。",
        "[1204.2d-4] Not everybody sees what that card is, and the text asks for it; so it cannot be a target.",
    )
    for place in (0, 1):  # the answer does not betray which of them is a unit
        assert told(game, match, 0, card=handle_in(game, match, "homebase", 1, place), **played) == wanted
    assert match.why_not(0, {**played, "card": handle_in(game, match, "field", 1)}) is None


@clause("kiseki", "1204.2d-4")
def test_while_targets_are_chosen_it_is_said_why_a_card_is_none() -> None:
    game, match = at(
        phase="deployment",
        first={"hand": ["足払い"], "homebase": 3},
        second={"homebase": 1, "field": ["自警団員", "トビアス・ブラント", "学院生"]},
    )
    options = questions(match)[0]["options"]
    played(match, 0, next(place for place, each in enumerate(options) if each["verb"] == "play"))
    ja, en = told(game, match, 0, verb="aim", card=handle_in(game, match, "homebase", 1))
    assert ja.startswith("[1204.2d-4]") and en.startswith("[1204.2d-4]")
    assert told(game, match, 0, verb="aim", card=handle_in(game, match, "field", 1, 1)) == (
        "[1204.2d] 対象として書かれたものではありません。",
        "[1204.2d] That is not what the text asks for as a target.",
    )


@clause("kiseki", "1318.1", "1318.2")
def test_why_not_a_cost_that_cannot_be_paid() -> None:
    game, match = at(
        phase="deployment", first={"hand": ["オルガ・シュタイン", "必殺の一撃"], "homebase": 2, "field": ["自警団員"]}
    )
    hand = [each["card"] for each in match.view(0).to_json()["zones"][2]["cards"]]
    dear = handle_in(game, match, "hand", 0, hand.index("K004"))
    assert told(game, match, 0, verb="play", card=dear) == (
        "[1318.1] 3CPが必要ですが、2CPしかありません。",
        "[1318.1] It costs 3 CP; you have 2.",
    )
    dear = handle_in(game, match, "hand", 0, hand.index("K101"))
    assert told(game, match, 0, verb="play", card=dear) == (
        "[1318.2] 5EPが必要ですが、拠点をすべて使っても2EPです。",
        "[1318.2] It costs 5 EP; with every card of your homebase you come to 2.",
    )


# --- windows that are passed


class Window:
    """A question to the first player and a setting; whether the player is asked."""

    def __init__(self, setting: str, **position: Any) -> None:
        self.game, self.match = at(**position)
        self.auto = AutoPass("kiseki", SMART)
        self.auto.choose(setting)

    def sight(self) -> Sight:
        """The question to the first player."""
        question = asked(self.match.state, 0)
        assert question is not None and question.purpose == "priority"
        return Sight(self.game, self.match.state, question, 0)

    def is_asked(self) -> bool:
        """Whether the player has to answer; what is passed is passed in the words of the game."""
        sight = self.sight()
        answer = self.auto.answer(sight)
        assert answer is None or sight.asked["options"][answer]["verb"] == "pass"
        return answer is None

    def does(self, seat: int, verb: str) -> None:
        """A player does the first thing of that kind."""
        options = questions(self.match)[seat]["options"]
        played(self.match, seat, next(place for place, each in enumerate(options) if each["verb"] == verb))


DRAWING = {"phase": "draw", "first": {"homebase": 2}}
WITH_EVENT = {
    "phase": "draw",
    "first": {"homebase": 2, "hand": ["足払い"]},
    "second": {"field": [{"card": "自警団員", "actioned": True}, {"card": "学院生", "actioned": True}]},
}


@pytest.mark.parametrize(("setting", "wanted"), [(OFF, True), (QUIET, False), (SMART, False), (EVENT, False)])
def test_a_window_in_which_only_ep_can_be_gained_is_passed(setting: str, wanted: bool) -> None:
    assert Window(setting, **DRAWING).is_asked() is wanted


@pytest.mark.parametrize(("setting", "wanted"), [(OFF, True), (QUIET, True), (SMART, False), (DEPLOYMENT, False)])
def test_a_window_in_which_a_card_could_be_played_is_asked_about_unless_it_can_wait(setting: str, wanted: bool) -> None:
    assert Window(setting, **WITH_EVENT).is_asked() is wanted


@pytest.mark.parametrize(("setting", "wanted"), [(QUIET, True), (SMART, True), (DEPLOYMENT, True), (EVENT, False)])
def test_the_own_deployment_is_asked_about(setting: str, wanted: bool) -> None:
    window = Window(setting, phase="deployment", first={"homebase": 2, "hand": ["自警団員"]})
    assert window.is_asked() is wanted
    assert window.auto.setting == (SMART if setting == DEPLOYMENT else setting)


def test_waiting_for_the_deployment_is_over_once_it_has_come() -> None:
    window = Window(DEPLOYMENT, phase="draw", first={"homebase": 2, "hand": ["自警団員", "足払い"]})
    assert not window.is_asked()
    assert window.auto.setting == DEPLOYMENT
    window = Window(DEPLOYMENT, phase="deployment", first={"homebase": 2})
    assert not window.is_asked()  # it has come, and nothing can be deployed
    assert window.auto.setting == SMART


@pytest.mark.parametrize(("setting", "wanted"), [(QUIET, True), (SMART, True), (DEPLOYMENT, False), (EVENT, True)])
def test_what_the_other_player_plays_can_be_answered(setting: str, wanted: bool) -> None:
    answering = {"homebase": 2, "hand": ["足払い"], "field": [{"card": "学院生", "actioned": True}]}
    window = Window(
        setting, phase="deployment", player="second", first=answering, second={"homebase": 2, "hand": ["自警団員"]}
    )
    window.does(1, "play")
    window.does(1, "pass")
    assert window.is_asked() is wanted
    assert window.auto.setting == (SMART if setting == EVENT else setting)


@pytest.mark.parametrize(("setting", "wanted"), [(OFF, True), (QUIET, True), (SMART, False)])
def test_what_one_has_played_oneself_is_left_to_resolve(setting: str, wanted: bool) -> None:
    mine = {"homebase": 3, "hand": ["自警団員", "足払い"], "field": [{"card": "学院生", "actioned": True}]}
    window = Window(setting, phase="deployment", first=mine)
    window.does(0, "play")
    assert window.is_asked() is wanted


@pytest.mark.parametrize(("setting", "wanted"), [(QUIET, True), (SMART, False)])
def test_what_one_has_played_in_a_battle_is_left_to_resolve_too(setting: str, wanted: bool) -> None:
    mine = {"field": [{"card": "ミロ・ハーゼ", "actioned": True}], "homebase": 4, "hand": ["足払い", "足払い"]}
    window = Window(setting, phase="battle", initiative="second", second={"field": ["学院生"]}, first=mine)
    while (question := asked(window.match.state, 1)) is None or question.purpose != "attackers":
        window.does(0, "pass")
    window.does(1, "attack")
    assert window.is_asked()  # the attack can be answered
    window.does(0, "play")
    window.match.play([0], 0)
    while (question := asked(window.match.state, 0)) is not None and question.purpose != "priority":
        window.match.play([0, 1], 0)
    assert window.sight().shown["situation"]["waiting"]
    assert window.is_asked() is wanted


@pytest.mark.parametrize(("setting", "wanted"), [(QUIET, True), (SMART, True), (DEPLOYMENT, False)])
def test_a_unit_that_is_attacked_can_be_supported(setting: str, wanted: bool) -> None:
    position = {"phase": "battle", "initiative": "second", "second": {"field": ["学院生"]}}
    units = [{"card": "ミロ・ハーゼ", "actioned": True}, "自警団員"]
    window = Window(setting, **position, first={"field": units})
    assert not window.is_asked()  # nobody is attacked yet
    while (question := asked(window.match.state, 1)) is None or question.purpose != "attackers":
        window.does(0, "pass")
    window.does(1, "attack")
    window.does(1, "target")
    assert window.is_asked() is wanted


def test_other_questions_are_never_answered() -> None:
    auto = AutoPass("kiseki", EVENT)
    game, match = at(phase="battle", first={"field": ["ミロ・ハーゼ", "学院生"]})
    question = asked(match.state, 0)
    assert question is not None and question.purpose == "attackers"
    assert auto.answer(Sight(game, match.state, question, 0)) is None
    assert AutoPass("hanyo", SMART).setting == OFF


# --- at the terminal


def _answering(lines: list[str], shown: list[str]) -> Any:
    def answer(text: str, prompt: int) -> str:
        shown.append(text)
        return lines[prompt] if prompt < len(lines) else "quit"

    return answer


@pytest.mark.parametrize(
    ("language", "off", "smart", "all_windows", "unknown"),
    [
        ("en", "(auto-pass: off) >", "(auto-pass: smart) >", "asked at every window", "off, quiet, smart"),
        ("ja", "（自動パス：オフ） >", "（自動パス：おまかせ） >", "すべての機会に聞きます", "オフ、静か、おまかせ"),
    ],
)
def test_auto_pass_is_off_by_one_key_and_shown_in_the_prompt(
    tmp_path: Path, language: str, off: str, smart: str, all_windows: str, unknown: str
) -> None:
    shown: list[str] = []
    lines = ["a", "a", "auto deployment", "auto nonsense", "?"]
    session = at_terminal(["play", "kiseki", "--lang", language, "--seed", "1"], _answering(lines, shown), tmp_path)
    assert session.code == 0
    assert shown[0].rstrip().endswith(smart)
    assert all_windows in shown[1] and shown[1].rstrip().endswith(off)
    assert shown[2].rstrip().endswith(smart)
    assert ("deployment" if language == "en" else "配備まで") in shown[3].splitlines()[-1]
    assert unknown.split("、")[0].split(",")[0] in shown[4]
    assert "auto [" in shown[5] or "自動 [" in shown[5]


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_game_fits_the_terminal(tmp_path: Path, language: str) -> None:
    """The first fifty questions, answered in turn with every choice that there is."""
    tables: list[str] = []

    def answer(text: str, prompt: int) -> str:
        start = text.rfind("── ")
        if start >= 0:
            tables.append(text[start:])
        return "quit" if prompt > 50 else some_answer("\n".join(text.split("\n")[:-1]), prompt)

    arguments = ["play", "kiseki", "--lang", language, "--seed", "3", "--opponent", "random"]
    session = at_terminal(arguments, answer, tmp_path)
    assert session.code == 0
    assert "{" not in session.text and "board." not in session.text
    assert len(tables) > 20
    for match in tables:
        assert max(width_of(line) for line in match.split("\n")) <= 80
    # The match stands on one screen with its question and the prompt.
    assert max(match.count("\n") for match in tables) < 24


FIELD = {"ja": "場", "en": "field"}


def late() -> tuple[Game, Match]:
    """A match on which much lies, no two cards alike."""
    found: dict[str, list[str]] = {}
    for card in load_cards("kiseki"):
        found.setdefault(card.fields["kind"], []).append(card.number)
    units, items, events = found["UNIT"], found["ITEM"], found["EVENT"]
    first = {"field": [*units[:9], *items[:3]], "homebase": units[9:24], "hand": [*events[:6], *units[24:30]]}
    lying = [{"card": each, "up": True} for each in events[6:14]]
    return at(phase="deployment", number=15, first=first, second={"field": units[30:42], "homebase": lying})


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("room", [11, 13, 16, 20, 24])
def test_a_late_table_is_drawn_as_shortly_as_the_room_asks_for(language: str, room: int) -> None:
    _, match = late()
    speak(language)
    board = KisekiBoard("kiseki", ("A", "B"))
    whole = board.drawn(match.view(0).to_json(), 79)
    board.room = room
    short = board.drawn(match.view(0).to_json(), 79)
    assert len(whole) > 24 >= room >= len(short) and max(width_of(each.plain) for each in short) <= 79
    assert "… +" not in "".join(each.plain for each in whole)
    assert room > 20 or "… +" in "".join(each.plain for each in short)
    assert len([each for each in short if each.plain.lstrip().startswith(FIELD[language])]) == 2


def test_what_is_left_out_of_a_short_row_is_counted() -> None:
    _, match = late()
    speak("en")
    board = KisekiBoard("kiseki", ("A", "B"))
    board.room = 11
    hand = next(each.plain for each in board.drawn(match.view(0).to_json(), 79) if each.plain.startswith("  hand"))
    shown, _, left_out = hand.partition("… +")
    assert len(re.findall(r"CP|EP|level", shown)) + int(left_out) == 12


@pytest.mark.parametrize(("language", "wanted"), [("ja", "勝ち"), ("en", "won:")])
def test_two_bots_play_a_game_that_is_told(language: str, wanted: str) -> None:
    told = fuda("play", "kiseki", "--opponent", "random", "--seed", "2", "--lang", language)
    assert told.exit_code == 0
    assert wanted in told.output
    assert "{" not in told.output and "event." not in told.output


def test_a_card_is_shown_with_its_organisations_and_its_art() -> None:
    told = fuda("cards", "kiseki", "K001", "--lang", "en")
    assert "[Art: War Cry] 1 EP." in told.output
    assert "organisations Vigil" in told.output and "sub-name General" in told.output
    assert "自警団" not in told.output.replace("自警団員", "")
