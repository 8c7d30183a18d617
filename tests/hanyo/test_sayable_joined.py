"""What texts of one's own say in one sentence: acts and rules together, one of two things, conditions that name nothing
anew, and what belongs to something put off; played."""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, skill, tactics, unit
from tests.hanyo.test_sayable import FOE, MARK, MATE, cast, purpose, struck


@pytest.mark.parametrize(("rested", "drawn"), [(True, 1), (False, 0)])
@clause("hanyo", "104.2", "907.1")
def test_a_condition_is_asked_once_for_all_that_hangs_on_it(rested: bool, drawn: int) -> None:
    text = "自分のメイン・ユニットが状態異常であるなら、そのユニットを復帰し、デッキを1枚引く。"
    board = cast(text, {"main": {"card": "的", "placed": "rested" if rested else "normal"}, "hand": ["友"]})
    assert (board.placed("的"), len(board.hand("first"))) == ("normal", 1 + drawn)


@pytest.mark.parametrize(("winner", "drawn", "damage"), [("first", 1, 200), ("second", 0, 300)])
@clause("hanyo", "919.1")
def test_rock_paper_scissors_is_played_once_for_all_that_hangs_on_it(winner: str, drawn: int, damage: int) -> None:
    text = "じゃんけんして勝てば、デッキを1枚引き、自分のメイン・ユニットのHPを100回復する。"
    board = cast(text, {"main": {"card": "的", "damage": 300}, "hand": ["友"]})
    board.wins(winner)
    assert (len(board.hand("first")), board.damage("的"), purpose(board)) == (1 + drawn, damage, "main-phase")


@pytest.mark.parametrize(("winner", "dealt", "drawn"), [("first", 300, 1), ("second", 200, 0)])
@clause("hanyo", "919.1", "704.3b-1")
def test_a_skill_plays_rock_paper_scissors_once_for_its_damage_and_for_what_goes_with_it(
    winner: str, dealt: int, drawn: int
) -> None:
    text = "じゃんけんして勝てば、このスキルのダメージを100アップし、デッキを1枚引く。"
    fighter = unit("主", hp=900, skills=[skill("一撃", 200, text=text)])
    board = Board(
        cards=[fighter, FOE, MATE], phase="battle", first={"main": "主", "deck": ["友"] * 3}, second={"main": "敵"}
    )
    board.skill("first", "一撃")
    board.wins(winner)
    assert (board.damage("敵"), len(board.hand("first"))) == (dealt, drawn)


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [([], ["山"], 1), (["友"], [], 0)])
@clause("hanyo", "105.3")
def test_a_condition_speaks_for_the_player_whose_text_it_is(mine: list[str], theirs: list[str], drawn: int) -> None:
    text = "自分の手札が0枚なら、相手はデッキを1枚引く。自分のユニット1体を選ぶ。"
    board = cast(text, {"hand": mine, "standby": ["友@控"] if not mine else ["的@控"]}, {"hand": theirs})
    assert purpose(board) == "choose"
    assert len(board.hand("second")) == len(theirs) + drawn


@clause("hanyo", "105.3", "914.1")
def test_the_opponent_of_whom_a_text_speaks_is_that_player_in_what_he_is_told_to_do() -> None:
    text = (
        "相手は自身のスタンバイ・ユニット1体を選び、"
        "相手のメイン・ユニットと入れ替える。その後、相手のメイン・ユニットをレストする。"
    )
    board = cast(text, {"standby": ["友@控"], "hand": ["友"]}, {"standby": ["友@甲", "友@乙"]})
    board.choose("second", "乙")
    assert (board.main("second"), board.main("first")) == ("乙", "的")
    assert (board.placed("乙"), board.placed("敵"), board.placed("的")) == ("rested", "normal", "normal")


@pytest.mark.parametrize(
    ("text", "dealt", "drawn"),
    [
        ("このスキルのダメージを100アップし、デッキを1枚引く。", 300, 1),
        ("ダメージを100アップし、デッキを1枚引く。", 300, 1),
        ("このユニットが火属性であるなら、このスキルのダメージを100アップし、デッキを1枚引く。", 300, 1),
        ("このユニットが水属性であるなら、このスキルのダメージを100アップし、デッキを1枚引く。", 200, 0),
        ("デッキを1枚引き、このスキルのダメージを100アップする。", 300, 1),
    ],
)
@clause("hanyo", "704.3b-1", "704.5")
def test_a_skill_changes_its_damage_and_does_something_else(text: str, dealt: int, drawn: int) -> None:
    fighter = unit("主", hp=900, attribute="火", skills=[skill("一撃", 200, text=text)])
    board = Board(
        cards=[fighter, FOE, MATE], phase="battle", first={"main": "主", "deck": ["友"] * 3}, second={"main": "敵"}
    )
    board.skill("first", "一撃")
    assert (board.damage("敵"), len(board.hand("first"))) == (dealt, drawn)


@pytest.mark.parametrize(
    "text",
    [
        "このターン、自分のメイン・ユニットのHPを100アップし、デッキを1枚引く。",
        "デッキを1枚引き、このターン、自分のメイン・ユニットのHPを100アップする。",
    ],
)
@clause("hanyo", "801.2b", "809.8a")
def test_one_sentence_makes_something_last_and_does_something_once(text: str) -> None:
    board = cast(text, {"hand": ["友"]})
    assert (board.hp("的"), len(board.hand("first"))) == (1000, 2)
    board.play_to_turn(6)
    assert board.hp("的") == 900


@pytest.mark.parametrize(("place", "damage", "dealt"), [(0, 100, 0), (1, 300, 100)])
@clause("hanyo", "910.1")
def test_a_player_does_one_of_two_things(place: int, damage: int, dealt: int) -> None:
    text = "自分のメイン・ユニットのHPを200回復するか、相手のメイン・ユニットに100ダメージを与える。"
    board = cast(text, {"main": {"card": "的", "damage": 300}, "hand": ["友"]})
    board.option("first", board.options("first")[place])
    assert (board.damage("的"), board.damage("敵")) == (damage, dealt)


@pytest.mark.parametrize(("place", "placed"), [(0, "normal"), (1, "rested")])
@clause("hanyo", "910.1", "907.1", "908.1")
def test_what_both_of_two_things_are_about_is_chosen_before(place: int, placed: str) -> None:
    board = cast(
        "ユニット1体を選び、復帰するかレストする。",
        {"hand": ["友"]},
        {"main": {"card": "敵", "placed": "stunned"}},
    )
    board.choose("first", "敵")
    board.option("first", board.options("first")[place])
    assert board.placed("敵") == placed


@pytest.mark.parametrize(("placed", "after"), [("normal", "rested"), ("rested", "stunned"), ("stunned", "rested")])
@clause("hanyo", "104.2", "908.1")
def test_a_condition_is_about_what_the_sentence_before_is_about(placed: str, after: str) -> None:
    text = "相手のメイン・ユニットをレストする。すでにレスト状態であるなら、代わりにスタンする。"
    board = cast(text, {"hand": ["友"]}, {"main": {"card": "敵", "placed": placed}})
    assert board.placed("敵") == after


@pytest.mark.parametrize(
    ("attribute", "dealt", "damage"), [("火", 100, 300), ("水", 0, 200), ("火/水", 100, 200), ("光", 0, 300)]
)
@clause("hanyo", "204.2", "104.2")
def test_two_conditions_about_the_same_unit(attribute: str, dealt: int, damage: int) -> None:
    text = (
        "自分のメイン・ユニットが火属性であるなら、相手のメイン・ユニットに100ダメージを与える。"
        "水属性であるなら、自分のメイン・ユニットのHPを100回復する。"
    )
    own = unit("自", hp=900, attribute=attribute)
    board = cast(text, {"main": {"card": "自", "damage": 300}, "hand": ["友"]}, cards=[own])
    assert (board.damage("敵"), board.damage("自")) == (dealt, damage)


@pytest.mark.parametrize(("top", "hand", "standby"), [("友", 0, 1), ("札", 1, 0)])
@clause("hanyo", "903.1", "308.1", "305.1")
def test_one_thing_with_one_sort_of_card_and_another_with_another(top: str, hand: int, standby: int) -> None:
    text = (
        "自分のデッキの一番上のカードを公開する。"
        "それがコマンドカードなら手札に加え、ユニットカードならスタンバイ・エリアに置く。"
    )
    board = cast(text, {"deck": [f"{top}@上", "山"], "hand": ["友"]})
    assert (len(board.hand("first")) - 1, len(board.standby("first"))) == (hand, standby)


@pytest.mark.parametrize(("winner", "placed", "dealt"), [("first", "rested", 100), ("second", "normal", 0)])
@clause("hanyo", "807.6", "807.6a", "919.1")
def test_what_hangs_on_an_effect_that_is_put_off_is_put_off_with_it(winner: str, placed: str, dealt: int) -> None:
    text = (
        "次の相手のターン開始時、じゃんけんする。勝ったなら、相手のメイン・ユニットをレストする。"
        "そうしたなら、相手のメイン・ユニットに100ダメージを与える。"
    )
    board = cast(text, {"hand": ["友"]})
    assert purpose(board) == "main-phase" and board.placed("敵") == "normal"
    board.ends_main("first")
    if purpose(board) == "trigger":
        board.trigger("first", "札")
    board.wins(winner)
    assert (board.placed("敵"), board.damage("敵")) == (placed, dealt)


@clause("hanyo", "807.6a", "916.1")
def test_what_waits_in_a_turn_to_come_is_heard_once() -> None:
    text = (
        "次の相手のターン、自分のメイン・ユニットがダメージを受けたとき、"
        "相手のメイン・ユニットに同じ点数のダメージを与える。"
    )
    hits = [tactics(f"矢{each}", "相手のメイン・ユニットに100ダメージを与える。") for each in (1, 2)]
    board = cast(text, {"hand": ["友"]}, {"hand": ["矢1", "矢2"]}, cards=hits)
    board.ends_main("first")
    for each in (1, 2):
        board.play("second", f"矢{each}")
        if purpose(board) == "trigger":
            board.trigger("first", "札")
    assert (board.damage("的"), board.damage("敵")) == (200, 100)


@clause("hanyo", "906.1", "104.2")
def test_each_of_several_units_is_charged() -> None:
    board = cast(
        "自分のユニット2体までにそれぞれチャージする。", {"standby": ["友@控"], "hand": ["山@甲", "山@乙", "山@丙"]}
    )
    board.choose("first", "的", "控")
    board.choose("first", "甲")
    board.choose("first", "乙")
    assert (len(board.energy("的")), len(board.energy("控")), len(board.hand("first"))) == (1, 1, 3)


@clause("hanyo", "914.1")
def test_a_main_unit_changes_places_with_a_unit_of_its_own_side_only() -> None:
    board = cast(
        "相手のメイン・ユニットをスタンバイ・ユニット1体と入れ替える。",
        {"standby": ["友@控"], "hand": ["山"]},
        {"standby": ["友@甲", "友@乙"]},
    )
    assert board.options("first") == ["甲", "乙"]
    board.choose("first", "甲")
    assert (board.main("second"), board.main("first")) == ("甲", "的")


@clause("hanyo", "211.2", "902.1a", "801.1g-1")
def test_the_skills_whose_name_contains_a_word() -> None:
    text = "スキル名に「剣」を含むこのユニットのスキルのダメージを100アップする。"
    for name, dealt in (("大剣", 300), ("大槍", 200)):
        fighter = unit("主", hp=900, text=text, skills=[skill(name, 200)])
        board = Board(cards=[fighter, FOE], phase="battle", first={"main": "主"}, second={"main": "敵"})
        board.skill("first", name)
        assert board.damage("敵") == dealt


@pytest.mark.parametrize(
    ("text", "dealt", "cost"),
    [
        ("このユニットのスキルのダメージを100アップし、コストを1アップする。", 300, 1),
        ("このユニットのHPを100アップし、スキルのダメージを100アップする。", 300, 0),
        ("このユニットの「一撃」のコストを1アップし、そのダメージを100アップする。", 300, 1),
        ("このユニットの「二撃」のコストを1アップし、そのダメージを100アップする。", 200, 0),
    ],
)
@clause("hanyo", "210.1", "212.1")
def test_rules_about_the_same_skills_stand_in_one_sentence(text: str, dealt: int, cost: int) -> None:
    fighter = unit("主", hp=900, text=text, skills=[skill("一撃", 200)])
    for energy in (0, 1):
        board = Board(
            cards=[MARK, fighter, FOE],
            phase="battle",
            first={"main": {"card": "主", "energy": energy}},
            second={"main": "敵"},
        )
        if energy < cost:
            assert purpose(board) != "skill-step"
            continue
        board.skill("first", "一撃")
        assert board.damage("敵") == dealt


def test_the_base_of_a_skill_is_still_what_is_printed() -> None:
    assert struck() == 200


@pytest.mark.parametrize(("attribute", "hp"), [("火", 1000), ("水", 700), ("光", 800)])
@clause("hanyo", "801.2b", "204.2")
def test_what_is_said_of_two_cases_lasts_for_a_time(attribute: str, hp: int) -> None:
    own = unit("自", hp=800, attribute=attribute)
    raised, lowered = [f"自分のメイン・ユニットのHPを{points}する。" for points in ("200アップ", "100ダウン")]
    text = (
        f"自分のメイン・ユニットが火属性であるなら、{raised}この効果はこのターンの終了時まで続く。"
        f"自分のメイン・ユニットが水属性であるなら、{lowered}この効果はこのターンの終了時まで続く。"
    )
    board = cast(text, {"main": "自", "hand": ["友"]}, cards=[own])
    assert board.hp("自") == hp
    board.play_to_turn(6)
    assert board.hp("自") == 800


@pytest.mark.parametrize(("attribute", "dealt", "drawn"), [("火", 100, 0), ("水", 0, 1), ("光", 0, 0)])
@clause("hanyo", "204.2", "104.2")
def test_two_cases_in_one_sentence_are_about_the_same_unit(attribute: str, dealt: int, drawn: int) -> None:
    own = unit("自", hp=800, attribute=attribute)
    text = "自分のメイン・ユニットが火属性なら相手のメイン・ユニットに100ダメージを与え、水属性ならデッキを1枚引く。"
    board = cast(text, {"main": "自", "hand": ["友"]}, cards=[own])
    assert (board.damage("敵"), len(board.hand("first")) - 1) == (dealt, drawn)


@pytest.mark.parametrize(("attribute", "drawn"), [("水", 1), ("火", 0)])
@clause("hanyo", "807.1", "204.2")
def test_a_condition_that_names_nothing_is_about_the_event(attribute: str, drawn: int) -> None:
    text = f"自分の他のユニットがスタンしたとき、{attribute}属性である場合、デッキを1枚引く。"
    watcher = unit("見", hp=500, attribute="光", text=text)
    board = cast("自分のメイン・ユニットをスタンする。", {"standby": ["見"], "hand": ["友"]}, cards=[watcher])
    assert len(board.hand("first")) - 1 == drawn
