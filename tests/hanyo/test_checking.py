"""811-813: the rule check, last-known information, and the sources of effects, damage and knock-outs."""

from __future__ import annotations

from typing import Any

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, tactics, unit

HOLD = ["火矢"]
STONE = tactics("石", "相手のメイン・ユニットに300ダメージを与える。")


def damages(board: Board) -> list[tuple[str, int, str]]:
    """All damage so far: to whom, how much, from what."""
    found: list[dict[str, Any]] = [told for told in board.told() if told["event"] == "Damaged"]
    return [(each["card"]["card"], each["amount"], each["source"].get("card", "")) for each in found]


# --- 811


@clause("hanyo", "811.1", "811.2", "811.2a")
def test_a_rule_check_comes_after_each_action_of_the_main_phase() -> None:
    board = Board(cards=[STONE], first={"hand": ["石", *HOLD]}, second={"main": "影法師@s", "standby": ["群れ雀"]})
    board.state.damage[board.card("s")] = 200
    board.play("first", "石")
    assert board.is_down("s")
    assert board.main("second") == "群れ雀"


@clause("hanyo", "811.1", "811.2")
def test_no_rule_check_comes_in_the_middle_of_an_effect() -> None:
    twice = tactics("連打", "相手のメイン・ユニットに900ダメージを与える。相手のメイン・ユニットのHPを500回復する。")
    board = Board(cards=[twice], first={"hand": ["連打", *HOLD]}, second={"main": "天馬", "standby": ["群れ雀"]})
    board.play("first", "連打")
    assert not board.is_down("天馬")
    assert board.damage("天馬") == 400


@clause("hanyo", "811.2a")
def test_rule_processing_is_repeated_until_nothing_is_due() -> None:
    # The new main unit falls at once: it has lost its HP by what applies to main units.
    board = Board(
        cards=[STONE, unit("毒沼", text="相手のメイン・ユニットのHPを300ダウンする。")],
        first={"main": "毒沼", "hand": ["石", *HOLD]},
        second={"main": {"card": "天馬", "damage": 200}, "standby": ["群れ雀", "深海の鯨"]},
    )
    board.play("first", "石")
    board.choose("second", "群れ雀")
    assert board.is_down("群れ雀")
    assert board.main("second") == "深海の鯨"


@clause("hanyo", "811.2a")
def test_all_units_that_are_due_fall_at_the_same_time() -> None:
    guardian = unit("支え", hp=300, text="自分のユニットのHPを300アップする。")
    quake = tactics("地震", "相手のスタンバイ・ユニットすべてに600ダメージを与える。")
    board = Board(
        cards=[guardian, quake],
        first={"hand": ["地震", *HOLD]},
        second={"main": "深海の鯨", "standby": ["支え", {"card": "天馬", "damage": 0}]},
    )
    board.play("first", "地震")
    # The pegasus has 1000 HP as long as the guardian stands, and 700 after: 600 damage do not reach either.
    assert (board.is_down("支え"), board.is_down("天馬")) == (True, False)
    assert [told["clause"] for told in board.told() if told["event"] == "KnockedOut"] == ["1003.2"]


@clause("hanyo", "811.2b", "811.2c", "811.2d")
def test_the_turn_players_abilities_come_first_even_if_they_triggered_later() -> None:
    first = unit("先触れ", text="自分のユニットがダメージを受けたとき、デッキを1枚引く。")
    thorn = unit("仕返し", text="このユニットがダメージを受けたとき、相手のメイン・ユニットに100ダメージを与える。"
                 "\n自分のユニットがダメージを受けたとき、デッキを1枚引く。")  # fmt: skip
    board = Board(
        cards=[first, thorn, STONE],
        first={"main": "先触れ", "hand": ["石", *HOLD]},
        second={"main": "仕返し"},
    )
    board.play("first", "石")
    assert board.asked() == ("second", "trigger", "807.3")
    board._submit("second", 0)  # strikes back: the turn player's ability triggers and goes before the other one
    assert [told["by"] for told in board.told() if told["event"] == "Drawn"] == [0, 1]


@clause("hanyo", "811.2c")
def test_without_any_of_the_turn_player_the_other_players_abilities_are_played() -> None:
    board = Board(
        cards=[STONE, unit("鏡", text="このユニットがダメージを受けたとき、デッキを1枚引く。")],
        first={"hand": ["石", *HOLD]},
        second={"main": "鏡"},
    )
    board.play("first", "石")
    assert len(board.hand("second")) == 1
    assert board.asked() == ("first", "main-phase", "503.3")


# --- 812


@clause("hanyo", "812.1")
def test_a_unit_that_is_gone_is_looked_at_as_it_last_was() -> None:
    # The set that gave the ability is gone when the ability is played; its unit is still known.
    strike = tactics(
        "武装解除", "相手のメイン・ユニットに100ダメージを与える。相手のメイン・ユニットのセットすべてを捨てる。"
    )
    salve = enhancement("膏薬", exs=[ex("塗る", "このユニットがダメージを受けたとき、このユニットのHPを100回復する。")])
    board = Board(
        cards=[strike, salve],
        first={"hand": ["武装解除", *HOLD]},
        second={"main": {"card": "深海の鯨", "sets": ["膏薬"], "damage": 500}},
    )
    board.play("first", "武装解除")
    assert board.damage("深海の鯨") == 500


@clause("hanyo", "812.1")
def test_a_card_that_is_still_there_is_looked_at_as_it_is() -> None:
    board = Board(
        cards=[unit("葬列", text="相手の光属性のユニットがKOしたとき、デッキを1枚引く。"), STONE,
               tactics("明転", "このターン、相手のメイン・ユニットの属性は光になる。")],
        first={"main": "葬列", "hand": ["明転", "石", *HOLD]},
        second={"main": {"card": "雨垂れの童", "damage": 100}, "standby": ["群れ雀"]},
    )  # fmt: skip
    board.play("first", "明転")
    board.play("first", "石")
    assert len(board.hand("first")) == 2


# --- 813


@clause("hanyo", "813.1", "813.2")
def test_the_source_of_an_effect_is_the_card_whose_ability_made_it() -> None:
    board = Board(first={"main": "燃え殻の隠者", "hand": ["火矢", "検問"]}, second={"standby": ["群れ雀", "天馬"]})
    board.play("first", "火矢")
    board.choose("first", "天馬")
    board.play("first", "検問")  # the hand is empty now
    assert damages(board) == [("H035", 200, "H067"), ("H011", 200, "H011")]


@clause("hanyo", "813.2")
def test_damage_of_a_command_is_not_damage_of_the_main_unit() -> None:
    board = Board(
        first={"main": {"card": "火の粉の子狐", "sets": ["炎の太刀"]}, "hand": ["火矢", *["毒針"]]},
        second={"standby": ["天馬"]},
    )
    board.play("first", "火矢")  # the blade raises what its unit deals
    assert board.damage("天馬") == 200


@clause("hanyo", "813.3", "804.2c-31")
def test_a_delayed_trigger_made_by_an_ex_skill_comes_from_a_skill_and_can_fail() -> None:
    later = ex("仕掛け", "自分のターンに使える。次に相手のユニットがダメージを受けたとき、デッキを1枚引く。")
    hush = tactics("静寂", "このターン、自分のスキルは失敗する。")
    board = Board(
        cards=[enhancement("罠", exs=[later]), hush, STONE],
        first={"main": {"card": "天馬", "sets": ["罠"]}, "hand": ["静寂", "石", *HOLD]},
        second={"main": "深海の鯨"},
    )
    board.use("first", "仕掛け")
    board.play("first", "静寂")
    board.play("first", "石")
    assert "SkillFailed" in board.happened()
    assert board.hand("first") == ["火矢"]


@clause("hanyo", "813.3")
def test_a_delayed_trigger_made_by_a_command_does_not_come_from_a_skill() -> None:
    hush = unit("沈黙", text="相手のスキルは失敗する。")
    board = Board(
        cards=[hush],
        first={"hand": ["伏兵", "火矢", "毒針"]},
        second={"main": "沈黙", "standby": [{"card": "群れ雀", "damage": 200}, "天馬"]},
    )
    board.play("first", "伏兵")
    board.play("first", "火矢")
    board.choose("first", "群れ雀")
    assert len(board.hand("first")) == 1 + 2


@clause("hanyo", "813.4")
def test_the_source_of_skill_damage_is_the_unit_also_for_the_skill_of_a_set() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "天馬", "sets": ["風切りの羽衣"], "energy": 2}},
        second={"main": "深海の鯨", "standby": ["嵐の海竜"], "hand": HOLD},
    )
    board.skill("first", "羽衣の舞")
    assert damages(board) == [("H017", 200, "H035"), ("H022", 200, "H035")]


@clause("hanyo", "813.4")
def test_the_source_of_skill_damage_is_not_another_unit() -> None:
    witness = unit("立会人", text="このユニットが相手のユニットをKOしたとき、デッキを1枚引く。")
    board = Board(
        cards=[witness],
        phase="battle",
        first={"main": "火の粉の子狐", "standby": ["立会人"]},
        second={"main": {"card": "天馬", "damage": 650}, "standby": ["群れ雀"], "hand": HOLD},
    )
    board.skill("first", "ひっかき")
    assert board.is_down("天馬")
    assert board.hand("first") == []


KILLER = unit("狩人", text="このユニットが相手のユニットをKOしたとき、デッキを1枚引く。", skills=[skill("射る", 300)])


@clause("hanyo", "813.5", "813.5a")
def test_who_dealt_damage_before_the_rule_processing_of_a_knock_out_has_knocked_the_unit_out() -> None:
    board = Board(
        cards=[KILLER],
        phase="battle",
        first={"main": "狩人"},
        second={"main": {"card": "天馬", "damage": 400}, "standby": ["群れ雀"], "hand": HOLD},
    )
    board.skill("first", "射る")
    assert len(board.hand("first")) == 1


@clause("hanyo", "813.5a")
def test_two_sources_of_damage_have_both_knocked_the_unit_out() -> None:
    doom = tactics("挟撃", "相手のメイン・ユニットに300ダメージを与える。")
    board = Board(
        cards=[KILLER, doom],
        first={"main": "狩人", "hand": ["挟撃", *HOLD]},
        second={"main": {"card": "天馬"}, "standby": ["群れ雀"]},
    )
    board.state.damage[board.card("天馬")] = 400
    board.state.knocked_by = ((board.card("天馬"), board.card("狩人")),)  # the hunter has hit it a moment ago
    board.play("first", "挟撃")
    assert board.is_down("天馬")
    assert len(board.hand("first")) == 2


@clause("hanyo", "813.5a")
def test_a_unit_that_loses_its_hp_later_was_not_knocked_out_by_old_damage() -> None:
    drain = tactics("吸命", "このターン、相手のメイン・ユニットのHPを500ダウンする。")
    board = Board(
        cards=[KILLER, drain],
        first={"main": "狩人", "hand": ["吸命", *HOLD]},
        second={"main": {"card": "天馬"}, "standby": ["深海の鯨"], "hand": ["火矢@b"]},
    )
    board.ends_main("first")
    board.skill("first", "射る")
    board.play_to_turn(7)
    hand = len(board.hand("first"))
    board.play("first", "吸命")
    assert board.is_down("天馬")
    assert board.outcome() is None
    assert len(board.hand("first")) == hand - 1


@clause("hanyo", "813.5b")
def test_whose_effect_says_knock_out_has_knocked_the_unit_out() -> None:
    hexer = unit("刺客", text="このユニットが相手のユニットをKOしたとき、デッキを1枚引く。",
                 skills=[skill("暗殺", text="相手のスタンバイ・ユニット1体をKOする。")])  # fmt: skip
    board = Board(cards=[hexer], phase="battle", first={"main": "刺客"}, second={"standby": ["群れ雀"], "hand": HOLD})
    board.skill("first", "暗殺")
    assert board.is_down("群れ雀")
    assert len(board.hand("first")) == 1


@clause("hanyo", "813.5b", "813.5a")
def test_damage_does_not_count_where_an_effect_of_another_card_knocks_out() -> None:
    board = Board(
        cards=[KILLER],
        first={"main": "狩人", "hand": ["処断", *HOLD]},
        second={"standby": [{"card": "群れ雀"}]},
    )
    board.state.knocked_by = ((board.card("群れ雀"), board.card("狩人")),)
    board.play("first", "処断")
    assert board.is_down("群れ雀")
    assert board.hand("first") == ["火矢"]
