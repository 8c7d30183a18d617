"""10.10: what can be a target, and in a counter chain only what has to do with it."""

from __future__ import annotations

from typing import Any

from fuda.games.honjin.chapters.main_phase import MainPhase
from fuda.kernel.reasons import Reason
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import Table, spell, terrain, unit

BOLT = spell("雷", "◇[普通]雷\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。")


def cast(
    target: str, effect: str = "対象に【1】ダメージを与える。", timing: str = "普通", name: str = "術式"
) -> dict[str, Any]:
    """A spell with this target."""
    return spell(name, f"◇[{timing}]{name}\n〈対象:{target}〉\n{effect}")


def battle(*cards: dict[str, Any], hand: list[str], theirs: list[str] | None = None, **more: Any) -> Fight:
    """The first normal timing of the first player; both have a card to wait with."""
    own, other = more.pop("own", ["賢"]), more.pop("other", ["賢@敵"])
    first, second = {"hand": [*hand, "兵@札"]}, {"hand": [*(theirs or []), "兵@敵札"]}
    fight = Fight(*cards, own=own, other=other, first=first, second=second, **more)
    fight.begin(6, 1)
    return fight


def hit(fight: Fight) -> list[str]:
    """Who was dealt damage by effects, in order."""
    handles = [told["card"]["handle"] for told in fight.told() if told["event"] == "Damaged" and not told["attack"]]
    return [fight.name(fight.state.handle.index(each)) for each in handles]


# --- proper targets


@clause("honjin", "10.10.1", "10.10.2", "10.10.6", "8.2.4")
def test_in_a_battle_only_what_is_there_can_be_a_target() -> None:
    places = {"c1": {"terrain": "原", "first": ["弓"], "second": []}, "c3": {"terrain": "原", "second": ["弓@遠"]}}
    fight = battle(cast("ユニット1体"), hand=["術式"], own=["賢", "兵"], board=places)
    fight.do("first", "use", "術式")
    assert sorted(fight.options("first")) == sorted(["賢", "兵", "敵"])
    question = fight.state.pending[0]
    found = fight.rules.forbidding(fight.state, question, (fight.card("遠"),), Reason("10.10.1", "not-a-candidate"))
    assert (found.clause, found.condition) == ("10.10.6", "target-not-in-battle")


@clause("honjin", "10.10.6", "8.2.4")
def test_in_a_battle_its_terrain_can_be_a_target_and_no_other() -> None:
    text = cast("地形1つ", "対象を「リミット:+1」する。")
    fight = battle(text, hand=["術式"], board={"c1": {"terrain": "原"}})
    fight.do("first", "use", "術式")
    fight.settle()
    assert fight.figure("b2", 4) == 9
    assert fight.figure("c1", 4) == 5


@clause("honjin", "10.10.7")
def test_outside_of_battles_everything_on_the_battlefield_can_be_a_target() -> None:
    text = cast("ユニット1体", "対象に「攻撃力:+1」を付与する。", "メイン")
    mage = unit("魔", spells="火")
    board = {"b1": {"first": ["魔"]}, "c3": {"terrain": "原", "second": ["弓"]}}
    table = Table(text, mage, board=board, first={"hand": ["術式"]})
    table.run(MainPhase(0))
    table.do("first", "use", "術式")
    assert table.options("first") == ["魔", "弓"]


@clause("honjin", "10.10.10")
def test_up_to_n_targets_are_one_at_least() -> None:
    fight = battle(cast("ユニット2体まで"), hand=["術式"], own=["賢", "兵"])
    fight.do("first", "use", "術式")
    assert fight.how_many("first") == (1, 2)
    fight.choose("first", "兵", "敵")
    fight.settle()
    assert sorted(hit(fight)) == sorted(["兵", "敵"])


@clause("honjin", "10.10.3", "10.1.4")
def test_with_fewer_than_so_many_targets_it_cannot_be_used() -> None:
    fight = battle(cast("敵軍ユニット2体"), hand=["術式"])
    assert "use 術式" not in fight.options("first")
    reason = fight.refused("first", "use", "術式")
    assert (reason.clause, reason.condition, reason.values) == (
        "10.10.3",
        "no-target",
        (("targets", 1), ("wanted", 2)),
    )


@clause("honjin", "10.10.11")
def test_all_of_nothing_is_no_target() -> None:
    fight = battle(cast("「種族:アンデッド」の自軍ユニットすべて"), hand=["術式"])
    reason = fight.refused("first", "use", "術式")
    assert (reason.clause, reason.condition) == ("10.10.11", "no-target")


@clause("honjin", "10.10.12", "4.4.1.3")
def test_a_party_without_units_is_no_target() -> None:
    fight = battle(cast("敵軍ユニット1体", "対象を破棄する。", name="消"), cast("敵軍パーティ"), hand=["消", "術式"])
    fight.uses("first", "消", "敵")
    fight.settle()
    reason = fight.refused("first", "use", "術式")
    assert (reason.clause, reason.condition) == ("10.10.12", "no-party")


@clause("honjin", "10.10.1", "4.4.1")
def test_one_party_is_chosen_as_a_whole() -> None:
    fight = battle(cast("パーティ1つ"), hand=["術式"], own=["賢", "巨"])
    fight.do("first", "use", "術式")
    assert fight.asked() == ("first", "target-party", "10.10.1")
    fight.do("first", "party", "賢")
    fight.settle()
    assert sorted(hit(fight)) == sorted(["賢", "巨"])


@clause("honjin", "10.10.1", "10.10.6")
def test_a_player_can_be_the_target() -> None:
    fight = battle(cast("プレイヤー1人", "対象はカードを1枚補充する。"), hand=["術式"])
    fight.do("first", "use", "術式")
    assert fight.asked() == ("first", "target-player", "10.10.1")
    fight.option("first", "second")
    fight.settle()
    assert len(fight.hand("second")) == 2


@clause("honjin", "10.10.3", "4.1.12")
def test_what_effects_protect_is_no_target() -> None:
    sly = unit("隠", "○[戦闘]隠\n〈対象:このユニット〉\nこのユニットは戦闘スペルの対象にならない。", defence=9)
    fight = battle(cast("敵軍ユニット1体"), sly, hand=["術式"], other=["賢@敵", "隠"])
    assert fight.refused("first", "use", "術式", "隠").condition == "targeting-forbidden"
    fight.do("first", "use", "術式")
    fight.settle()
    assert hit(fight) == ["敵"]


@clause("honjin", "14.8.1", "14.8.2")
def test_a_condition_about_the_target_narrows_the_targets() -> None:
    pit = terrain(
        "穴", "▽落とし穴[普通]\n〈発動条件:対象が「種族:エルフ」である/対象:敵軍ユニット1体〉\n対象を破棄する。"
    )
    fight = battle(pit, hand=[], ground="穴", other=["賢@敵", "弓"])
    fight.uses("first", "穴")
    fight.settle()
    assert fight.discards("second") == ["弓"]


# --- what has to do with the chain


@clause("honjin", "10.10.8", "10.10.8.1", "10.10.8.2")
def test_a_counter_is_aimed_only_at_what_has_to_do_with_the_chain() -> None:
    ward = cast("ユニット1体", "対象に「防御力:+1」を付与する。", "対抗", "護")
    fight = battle(BOLT, ward, hand=["雷"], theirs=["護"], own=["賢", "兵"], other=["賢@敵", "弓"])
    fight.uses("first", "雷", "弓")
    fight.do("second", "use", "護")
    assert sorted(fight.options("second")) == sorted(["賢", "弓"])
    reason = fight.refused("second", "use", "護", "兵")
    assert (reason.clause, reason.condition) == ("10.10.8.2", "target-not-in-chain")


@clause("honjin", "10.10.8.2")
def test_a_counter_without_such_a_target_cannot_be_used() -> None:
    ward = cast("「種族:エルフ」の自軍ユニット1体", "対象に「防御力:+1」を付与する。", "対抗", "護")
    fight = battle(BOLT, ward, hand=["雷"], theirs=["護"], other=["賢@敵", "弓"])
    fight.uses("first", "雷", "敵")
    assert "use 護" not in fight.options("second")
    reason = fight.refused("second", "use", "護")
    assert (reason.clause, reason.condition) == ("10.10.8.2", "target-not-in-chain")


@clause("honjin", "10.10.8.2")
def test_players_always_have_to_do_with_the_chain() -> None:
    draw = cast("自軍プレイヤー", "カードを1枚補充する。", "対抗", "引")
    fight = battle(BOLT, draw, hand=["雷"], theirs=["引"])
    fight.uses("first", "雷", "敵")
    assert "use 引" in fight.options("second")


@clause("honjin", "10.10.8.2")
def test_a_party_may_be_countered_if_one_member_is_involved() -> None:
    wave = cast("敵軍パーティ", "対象に【1】ダメージを与える。", "対抗", "波")
    fight = battle(BOLT, wave, hand=["雷"], theirs=["波"], own=["賢", "巨"])
    fight.uses("first", "雷", "敵")
    fight.uses("second", "波")
    fight.settle()
    assert hit(fight) == ["賢", "巨", "敵"]


@clause("honjin", "10.10.8.1")
def test_counters_bring_new_things_into_the_chain() -> None:
    ward = cast("ユニット1体", "対象に「防御力:+1」を付与する。", "対抗", "護")
    fight = battle(BOLT, ward, hand=["雷"], theirs=["護@一", "護@二"], other=["賢@敵", "賢@弟"])
    fight.uses("first", "雷", "敵")
    fight.uses("second", "一", "敵", user="弟")
    fight.do("first", "pass")
    fight.do("second", "use", "二")
    fight.choose("second", "敵")
    assert sorted(fight.options("second")) == sorted(["賢", "敵", "弟"])


@clause("honjin", "10.10.8.1", "10.10.8.2")
def test_attackers_and_attacked_have_to_do_with_the_attack() -> None:
    ward = cast("ユニット1体", "対象に「防御力:+1」を付与する。", "対抗", "護")
    calm = unit("静", "○[戦闘]静\n〈対象:このユニット〉\n対象は攻撃できない。")
    fight = battle(ward, calm, hand=[], theirs=["護"], own=["賢", "静"], other=["賢@敵", "弓"])
    fight.do("first", "attack")
    fight.do("second", "use", "護")
    assert sorted(fight.options("second")) == sorted(["賢", "敵", "弓"])


@clause("honjin", "10.10.8.2", "10.10.6")
def test_equipment_and_spells_in_the_chain_can_be_targets() -> None:
    rust = cast("装備品1つ", "対象を破棄する。", "対抗", "錆")
    void = cast("戦闘スペル1つ", "対象の効果を消失させる。", "対抗", "消")
    own = [{"card": "賢", "equipment": ["剣"]}, {"card": "術", "equipment": ["剣@刃"]}]
    fight = battle(BOLT, rust, void, hand=["雷"], theirs=["錆", "消"], own=own)
    fight.uses("first", "雷", "敵", user="賢")
    assert fight.refused("second", "use", "錆", "刃").condition == "target-not-in-chain"
    fight.uses("second", "消")
    fight.do("first", "pass")
    fight.uses("second", "錆")
    fight.settle()
    assert fight.discards("first") == ["剣", "雷"]
    assert hit(fight) == []
    assert fight.took_effect() == [True, True, False]


@clause("honjin", "10.10.9")
def test_initiative_counters_are_free_of_involvement_in_their_timing() -> None:
    text = cast("ユニット1体", "対象に「イニシアチブ:+1」を付与する。", "イニシアチブ/対抗", "急")
    plain = cast("ユニット1体", "対象に「イニシアチブ:+1」を付与する。", "対抗", "並")
    haste = cast("自軍プレイヤー", "「イニシアチブ決定のダイス」を+1する。", "イニシアチブ", "速")
    first, second = {"hand": ["速", "兵@札"]}, {"hand": ["急", "並"]}
    fight = Fight(text, plain, haste, own=["賢"], other=["賢@敵", "弓"], first=first, second=second)
    fight.play_on("initiative", "chance")
    fight.roll(1, 1)
    fight.uses("first", "速")
    assert fight.options("second") == ["use 急", "use 並", "use 敵", "pass"]
    assert fight.refused("second", "use", "並", "弓").condition == "target-not-in-chain"
    fight.do("second", "use", "急")
    assert "弓" in fight.options("second")


@clause("honjin", "10.10.4", "10.10.3")
def test_what_an_effect_does_to_others_needs_no_target() -> None:
    text = cast("敵軍ユニット1体", "対象に【1】ダメージを与える。カードを1枚補充する。")
    fight = battle(text, hand=["術式"])
    fight.uses("first", "術式", "敵")
    fight.settle()
    assert len(fight.hand("first")) == 2
