"""10.1.10-10.1.12, 10.2, 10.3, 15.2, 15.3: counters, reverse processing, and abilities that are chained on."""

from __future__ import annotations

from typing import Any

from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import spell, tool, unit

BOLT = spell("雷", "◇[普通]雷\n〈対象:敵軍ユニット1体〉\n対象に【4】ダメージを与える。")
WARD = spell("護", "◇[対抗]護\n〈対象:ユニット1体〉\n対象に「防御力:+5」を付与する。")
BREAK = spell("破", "◇[対抗]破\n〈対象:ユニット1体〉\n対象に「防御力:-5」を付与する。")
DRAW = spell("引", "◇[対抗]引\n〈対象:自軍プレイヤー〉\nカードを1枚補充する。")
FLAME = "□炎の息[普通|チェイン]\n〈対象:敵軍ユニット1体〉対象に【火炎:2】ダメージ。"
WYRM = unit("竜", FLAME, defence=9)
DRAKE = unit("蛇", FLAME, defence=9)


def battle(
    *cards: dict[str, Any], hand: list[str] | None = None, theirs: list[str] | None = None, **more: Any
) -> Fight:
    """The first normal timing of the first player; both have a card to wait with."""
    own, other = more.pop("own", ["賢"]), more.pop("other", ["賢@敵"])
    first, second = {"hand": [*(hand or []), "兵@札"]}, {"hand": [*(theirs or []), "兵@敵札"]}
    fight = Fight(*cards, own=own, other=other, first=first, second=second, **more)
    fight.begin(6, 1)
    return fight


def dealt(fight: Fight) -> list[int]:
    """The damage of effects so far."""
    return [told["amount"] for told in fight.told() if told["event"] == "Damaged" and not told["attack"]]


# --- counters


@clause("honjin", "10.1.10", "10.1.11", "10.2.1", "4.3.1", "4.3.4", "4.3.5")
def test_the_opponent_answers_first_then_the_player_who_declared() -> None:
    fight = battle(BOLT, hand=["雷"])
    fight.uses("first", "雷", "敵")
    assert fight.asked() == ("second", "counter", "10.1.10")
    fight.do("second", "pass")
    assert fight.asked() == ("first", "counter", "10.1.10")
    fight.do("first", "pass")
    assert fight.asked() == ("first", "before-attack", "8.3.5.4")


@clause("honjin", "10.2.1", "8.3.5.6", "9.1")
def test_an_attack_can_be_countered_too() -> None:
    fight = battle(WARD, unit("獅", attack=8), theirs=["護"], own=["賢", "獅"])
    fight.do("first", "attack")
    assert fight.chain() == ["attack"]
    fight.uses("second", "護", "敵")
    fight.settle()
    assert fight.there("b2", "second") == ["敵"]


@clause("honjin", "10.1.12", "4.3.5", "4.3.6")
def test_a_player_who_passed_may_answer_a_later_counter() -> None:
    fight = battle(BOLT, WARD, BREAK, hand=["雷", "破"], theirs=["護"])
    fight.uses("first", "雷", "敵")
    fight.do("second", "pass")
    fight.uses("first", "破", "敵")
    assert fight.asked() == ("second", "counter", "10.1.10")
    fight.uses("second", "護", "敵")
    assert fight.asked() == ("first", "counter", "10.1.10")
    fight.do("first", "pass")
    assert fight.chain() == ["雷", "破", "護"]
    fight.do("second", "pass")
    assert fight.chain() == []


@clause("honjin", "10.2.2", "10.3.1")
def test_what_was_declared_last_takes_effect_first() -> None:
    fight = battle(BOLT, WARD, hand=["雷"], theirs=["護"], other=["賢@敵", "弓"])
    fight.uses("first", "雷", "弓")
    fight.uses("second", "護", "弓")
    fight.settle()
    assert fight.there("b2", "second") == ["敵", "弓"]
    assert fight.discards("first") + fight.discards("second") == ["雷", "護"]


@clause("honjin", "10.2.3", "4.3.2")
def test_a_check_step_follows_each_resolution() -> None:
    happy = unit(
        "喜",
        "○[戦闘]喜\n〈対象:自軍プレイヤー〉\n敵軍ユニットが使用した戦闘スペルが効果を発揮した場合、カードを1枚補充する。",
    )
    fight = battle(BOLT, BREAK, happy, hand=["雷", "破"], other=["賢@敵", "喜"])
    fight.uses("first", "雷", "敵")
    fight.do("second", "pass")
    fight.uses("first", "破", "敵")
    fight.settle()
    order = [told["event"] for told in fight.told() if told["event"] in ("TookEffect", "Refilled", "ChainOver")]
    assert order == ["TookEffect", "Refilled", "TookEffect", "TookEffect", "Refilled", "TookEffect", "ChainOver"]


@clause("honjin", "10.9.6")
def test_a_limited_counter_needs_such_a_declaration_in_the_chain() -> None:
    parry = spell("払", "◇[対抗:攻撃限定]払\n〈対象:自軍プレイヤー〉\nカードを1枚補充する。")
    fight = battle(BOLT, parry, hand=["雷"], theirs=["払"])
    fight.uses("first", "雷", "敵")
    assert fight.options("second") == ["use 敵", "pass"]
    reason = fight.refused("second", "use", "払")
    assert (reason.clause, reason.condition) == ("10.9.6", "no-such-declaration")
    fight.settle()
    fight.do("first", "attack")
    assert "use 払" in fight.options("second")


@clause("honjin", "10.9.6")
def test_a_limited_counter_may_come_later_in_the_chain() -> None:
    quell = spell("鎮", "◇[対抗:戦闘スペルor消耗品限定]鎮\n〈対象:自軍プレイヤー〉\nカードを1枚補充する。")
    fight = battle(DRAW, quell, hand=["引"], theirs=["鎮"])
    fight.do("first", "attack")
    assert "use 鎮" not in fight.options("second")
    fight.do("second", "pass")
    fight.uses("first", "引")
    assert "use 鎮" in fight.options("second")


@clause("honjin", "10.9.6")
def test_spells_do_not_count_as_special_abilities_for_limited_counters() -> None:
    hush = spell("黙", "◇[対抗:◎(宣言型)特殊能力限定]黙\n〈対象:自軍プレイヤー〉\nカードを1枚補充する。")
    fight = battle(BOLT, hush, hand=["雷"], theirs=["黙"])
    fight.uses("first", "雷", "敵")
    assert "use 黙" not in fight.options("second")
    fight.settle()
    fight.uses("first", "賢")
    assert "use 黙" in fight.options("second")


@clause("honjin", "15.3.1")
def test_nothing_answers_an_uncounterable_declaration() -> None:
    sure = spell("必", "◇[普通|対抗不可]必\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。")
    fight = battle(sure, hand=["必"])
    fight.uses("first", "必", "敵")
    assert fight.asked() == ("first", "before-attack", "8.3.5.4")
    assert dealt(fight) == [1]


@clause("honjin", "15.3.1")
def test_why_an_uncounterable_declaration_is_not_answered() -> None:
    text = "□光[普通|チェイン|対抗不可]\n〈対象:敵軍ユニット1体〉対象に【閃光:2】ダメージ。"
    fight = battle(unit("甲", text, defence=9), unit("乙", text, defence=9), own=["賢", "甲", "乙"])
    fight.uses("first", "甲", "敵")
    assert fight.asked() == ("first", "chain-on", "15.2.5.1")
    reason = fight.refused("second", "use", "敵")
    assert (reason.clause, reason.condition) == ("15.3.1", "uncounterable")


@clause("honjin", "15.3.1", "10.1.12")
def test_an_uncounterable_counter_ends_the_declarations() -> None:
    last = spell("終", "◇[対抗|対抗不可]終\n〈対象:自軍プレイヤー〉\nカードを1枚補充する。")
    fight = battle(BOLT, last, hand=["雷"], theirs=["終"])
    fight.uses("first", "雷", "敵")
    fight.uses("second", "終")
    assert fight.asked() == ("first", "before-attack", "8.3.5.4")
    assert dealt(fight) == [4]


@clause("honjin", "4.1.12", "10.1.10")
def test_a_player_who_cannot_counter_passes() -> None:
    gag = unit("轡", "○[戦闘]轡\n〈対象:敵軍プレイヤー〉\n対象は[対抗]を宣言できない。", defence=9)
    fight = battle(BOLT, gag, hand=["雷"], own=["賢", "轡"])
    fight.uses("first", "雷", "敵")
    assert fight.asked() == ("first", "counter", "10.1.10")
    assert fight.refused("second", "use", "敵").condition == "countering-forbidden"


@clause("honjin", "10.15.1.2")
def test_what_ends_with_the_chain_ends_with_it() -> None:
    surge = spell(
        "昂", "◇[対抗]昂\n〈対象:ユニット1体〉\n対象に「攻撃力:+7」を付与する。対抗連鎖終了後、この効果を消失させる。"
    )
    fight = battle(surge, hand=["昂"])
    fight.do("first", "attack")
    fight.do("second", "pass")
    fight.uses("first", "昂", "賢")
    fight.settle()
    assert [told["amount"] for told in fight.told() if told["event"] == "Damaged"] == [9]
    assert fight.attack("賢") == 2


@clause("honjin", "10.13.1", "10.13.2", "10.1.9")
def test_a_unit_is_using_something_until_the_chain_ends() -> None:
    hunt = spell("狩", "◇[対抗]狩\n〈対象:戦闘スペルを使用中の敵軍ユニット1体〉\n対象に【1】ダメージを与える。")
    fight = battle(BOLT, DRAW, hunt, hand=["雷", "引"], own=["賢@甲", "賢@乙"], theirs=["狩"])
    fight.uses("first", "雷", "敵", user="甲")
    fight.do("second", "use", "狩")
    fight.settle()
    hit = next(told["card"]["handle"] for told in fight.told() if told["event"] == "Damaged")
    assert hit == fight.state.handle[fight.card("甲")]
    fight.do("first", "attack")
    assert fight.asked() == ("second", "counter", "10.1.10")


# --- what is chained on


@clause("honjin", "15.2.5.6")
def test_why_nobody_counters_before_all_of_a_chain_is_declared() -> None:
    fight = battle(WYRM, DRAKE, WARD, theirs=["護"], own=["賢", "竜", "蛇"])
    fight.uses("first", "竜", "敵")
    assert fight.asked() == ("first", "chain-on", "15.2.5.1")
    reason = fight.refused("second", "use", "護")
    assert (reason.clause, reason.condition) == ("15.2.5.6", "chain-is-being-declared")
    fight.do("first", "go-on")
    assert fight.asked() == ("second", "counter", "10.1.10") and "use 護" in fight.options("second")


@clause("honjin", "8.3.5.6")
def test_why_a_side_that_can_attack_does_not_pass() -> None:
    fight = battle(WYRM, own=["賢", "竜"])
    assert "attack" in fight.options("first")
    reason = fight.refused("first", "pass")
    assert (reason.clause, reason.condition) == ("8.3.5.6", "must-attack")


@clause("honjin", "15.2.1", "15.2.2", "15.2.3", "15.2.4.1", "15.2.5.1", "15.2.5.3", "15.2.5.5", "15.2.5.6")
def test_abilities_of_one_name_are_chained_on_and_add_their_damage() -> None:
    fight = battle(WYRM, DRAKE, own=["賢", "竜", "蛇"])
    fight.uses("first", "竜", "敵")
    assert fight.asked() == ("first", "chain-on", "15.2.5.1")
    assert fight.options("first") == ["chain-on 蛇", "go-on"]
    fight.do("first", "chain-on", "蛇")
    assert fight.asked() == ("second", "counter", "10.1.10")
    fight.settle()
    assert dealt(fight) == [4]
    assert (fight.is_finished("竜"), fight.is_finished("蛇")) == (True, True)


@clause("honjin", "15.2.5.1")
def test_nothing_has_to_be_chained_on() -> None:
    fight = battle(WYRM, DRAKE, own=["賢", "竜", "蛇"])
    fight.uses("first", "竜", "敵")
    fight.do("first", "go-on")
    fight.settle()
    assert dealt(fight) == [2]
    assert not fight.is_finished("蛇")


@clause("honjin", "15.2.2")
def test_other_names_and_abilities_without_the_word_are_not_chained_on() -> None:
    other = unit("鳥", "□羽ばたき[普通|チェイン]\n〈対象:敵軍ユニット1体〉対象に【竜巻:2】ダメージ。", defence=9)
    plain = unit("犬", "□炎の息[普通]\n〈対象:敵軍ユニット1体〉対象に【火炎:2】ダメージ。", defence=9)
    fight = battle(WYRM, other, plain, own=["賢", "竜", "鳥", "犬"])
    fight.uses("first", "竜", "敵")
    assert fight.asked() == ("second", "counter", "10.1.10")
    assert fight.refused("first", "chain-on", "鳥").clause == "15.2.2"
    assert fight.refused("first", "chain-on", "犬").clause == "15.2.2"


@clause("honjin", "15.2.5.1", "10.1.8")
def test_what_is_chained_on_rolls_its_own_dice() -> None:
    dice = "□息[普通|チェイン]\n〈対象:敵軍ユニット1体〉対象に【火炎:1D】ダメージ。"
    fight = battle(unit("甲", dice, defence=9), unit("乙", dice, defence=9), own=["賢", "甲", "乙"])
    fight.uses("first", "甲", "敵")
    assert fight.asked() == ("chance", "dice", "10.1.8")
    fight.roll(2)
    fight.do("first", "chain-on", "乙")
    fight.roll(3)
    fight.settle()
    assert dealt(fight) == [5]


@clause("honjin", "15.2.5.2")
def test_without_the_start_nothing_that_is_chained_on_takes_effect() -> None:
    stun = spell("止", "◇[対抗]止\n〈対象:ユニット1体〉\n対象を行動完了にする。")
    fight = battle(WYRM, DRAKE, stun, own=["賢", "竜", "蛇"], theirs=["止"])
    fight.uses("first", "竜", "敵")
    fight.do("first", "chain-on", "蛇")
    fight.uses("second", "止", "竜")
    fight.settle()
    assert dealt(fight) == []
    assert fight.is_finished("蛇")


@clause("honjin", "15.2.5.3", "15.2.5.7")
def test_a_part_that_fails_adds_nothing_and_those_who_joined_are_in_the_chain() -> None:
    stun = spell("止", "◇[対抗]止\n〈対象:ユニット1体〉\n対象を行動完了にする。")
    fight = battle(WYRM, DRAKE, stun, own=["賢", "竜", "蛇"], theirs=["止"])
    fight.uses("first", "竜", "敵")
    fight.do("first", "chain-on", "蛇")
    fight.do("second", "use", "止")
    assert sorted(fight.options("second")) == sorted(["竜", "蛇", "敵"])
    fight.choose("second", "蛇")
    fight.settle()
    assert dealt(fight) == [2]


@clause("honjin", "15.2.5.4")
def test_whoever_joined_has_used_such_an_ability() -> None:
    hunt = spell("狩", "◇[対抗]狩\n〈対象:□特殊能力を使用中の敵軍ユニット1体〉\n対象に【1】ダメージを与える。")
    fight = battle(WYRM, DRAKE, hunt, own=["賢", "竜", "蛇"], theirs=["狩"])
    fight.uses("first", "竜", "敵")
    fight.do("first", "chain-on", "蛇")
    fight.do("second", "use", "狩")
    assert sorted(fight.options("second")) == sorted(["竜", "蛇"])


@clause("honjin", "15.2.2", "15.2.5.1")
def test_spells_and_consumables_are_chained_on_with_their_own_slots() -> None:
    text = "◇[普通|チェイン]火花\n〈対象:敵軍ユニット1体〉\n対象に【火炎:1】ダメージを与える。"
    fight = battle(spell("花", text), tool("玉", text), hand=["花@一", "花@二", "玉"])
    fight.uses("first", "一", "敵")
    fight.do("first", "chain-on", "二")
    fight.do("first", "chain-on", "玉")
    fight.settle()
    assert dealt(fight) == [3]
    assert fight.slot_kinds("賢") == [0, 1, 1]
    assert sorted(fight.discards("first")) == sorted(["一", "二", "玉"])


@clause("honjin", "15.4.5.2", "15.4.5.3", "15.2.5.4", "15.2.5.3")
def test_a_secret_art_is_known_if_one_of_those_that_chain_knows_it() -> None:
    text = "【秘伝】「種族:エルフ」\n◇[普通|チェイン]秘\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。"
    elf = unit("耳", spells="火", races=["エルフ"], defence=9)
    change = spell("変", "◇[対抗]変\n〈対象:ユニット1体〉\n対象を「種族:ヒューマン」に変更する。")
    for changed, amounts in (((), [2]), (("甲",), [2]), (("甲", "乙"), [])):
        fight = battle(
            spell("秘", text), elf, change, hand=["秘@一", "秘@二"], theirs=["変@x", "変@y"], own=["耳@甲", "耳@乙"]
        )
        fight.uses("first", "一", "敵", user="甲")
        fight.do("first", "chain-on", "二")
        for card, target in zip(("x", "y"), changed, strict=False):
            if fight.purpose() == "counter" and fight.all_asked() == ["first"]:
                fight.do("first", "pass")
            fight.uses("second", card, target)
        fight.settle()
        assert dealt(fight) == amounts
