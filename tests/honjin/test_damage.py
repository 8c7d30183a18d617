"""4.5, 9.3, 11.3.1, 13.1.7, 13.1.8: damage, death effects, resistance and weakness."""

from __future__ import annotations

import pytest

from fuda.games.honjin.battle_events import Suspended
from fuda.games.honjin.chapters.damage import attack_events, attack_shares, attack_total
from fuda.games.honjin.unit_events import Damaged
from tests.citing import clause
from tests.honjin.texts import Printed, Table, gear, spell, tool, unit

FLAME = spell("炎", "◇[普通]炎\n〈対象:ユニット1体〉\n対象に【火炎:3】ダメージを与える。")
PLAIN = spell("衝", "◇[普通]衝撃\n〈対象:ユニット1体〉\n対象に【3】ダメージ。")
DOUBLE = spell("双", "◇[普通]双極\n〈対象:ユニット1体〉\n対象に【火炎/電撃:3】ダメージを与える。")
STONE = spell("石", "◇[普通]石\n〈対象:ユニット1体〉\n対象を【石化】で死亡させる。")
DEATH = spell("死", "◇[普通]死\n〈対象:ユニット1体〉\n対象を死亡させる。")


def fight(*cards: Printed, own: list[object] | None = None, other: list[object] | None = None) -> Table:
    """A battle at b2; every card given that is no unit is in the first player's hand."""
    held = [each["name"]["ja"] for each in cards if each["kind"] != "unit" and each.get("class") != "装備品"]
    board = {"b2": {"terrain": "野", "first": own or ["術"], "second": other or ["兵@敵"]}}
    table = Table(*cards, board=board, first={"hand": held})
    table.battle("b2")
    return table


# --- damage


@clause("honjin", "4.5.2", "2.1.17.1", "2.1.17.2", "11.3.1.2.1")
def test_damage_of_at_least_the_defence_kills() -> None:
    table = fight(FLAME, other=["兵@敵"])
    table.use("炎", "敵", user="術")
    assert table.discards("second") == ["敵"]
    assert [told["event"] for told in table.told()][-4:] == ["Damaged", "Doomed", "Went", "TookEffect"]


@clause("honjin", "4.5.2", "2.1.17.2")
def test_less_damage_than_the_defence_does_nothing() -> None:
    table = fight(FLAME, other=["巨@敵"])
    table.use("炎", "敵", user="術")
    assert table.there("b2", "second") == ["敵"]
    assert "Doomed" not in table.happened()


@clause("honjin", "4.5.3")
def test_damage_of_zero_or_less_is_zero_damage_and_is_dealt() -> None:
    weak = spell(
        "弱", "◇[普通]弱\n〈対象:ユニット1体〉\n対象に【0】ダメージを与える。効果適用後、対象を行動完了にする。"
    )
    table = fight(weak)
    table.use("弱", "敵", user="術")
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [0]
    assert table.is_finished("敵")


@clause("honjin", "4.5.3")
def test_an_amount_below_zero_is_zero_damage() -> None:
    table = fight(spell("骰", "◇[普通]骰\n〈対象:ユニット1体〉\n対象に【1D-3】ダメージを与える。"))
    table.use("骰", "敵", user="術")
    table.roll(1)
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [0]


@clause("honjin", "4.5.1", "4.5.4", "4.9.1", "4.9.3", "4.8.1", "4.8.2")
def test_effect_damage_tells_its_attributes_and_its_source() -> None:
    table = fight(FLAME, PLAIN, other=["巨@敵"])
    table.use("炎", "敵", user="術")
    table.use("衝", "敵", user="術")
    dealt = [told for told in table.told() if told["event"] == "Damaged"]
    assert [each["attributes"] for each in dealt] == [("火炎",), ()]
    assert [each["source_card"]["card"] for each in dealt] == ["炎", "衝"]
    assert [each["attack"] for each in dealt] == [False, False]


# --- attacks


@clause("honjin", "9.3")
@pytest.mark.parametrize(("total", "wanted"), [(9, [9, 6, 4]), (3, [3, 0, 0]), (4, [4, 1, 0]), (0, [0, 0, 0])])
def test_attack_damage_goes_from_the_front_to_the_rear_less_the_defence_before(total: int, wanted: list[int]) -> None:
    table = fight(other=["兵@a", "弓@b", "巨@c"])
    units = tuple([table.card(each) for each in "abc"])
    assert [amount for _, amount in attack_shares(table.state, table.rules, units, total)] == wanted


@clause("honjin", "9.2", "9.3", "4.6.3", "4.5.3")
def test_an_attack_below_zero_adds_nothing_to_the_others() -> None:
    table = fight(unit("呪", attack=-4), own=["呪", "兵@x"])
    attackers = (table.card("呪"), table.card("x"))
    assert attack_total(table.state, table.rules, attackers) == 2
    made = attack_events(table.state, table.rules, attackers[:1], (table.card("敵"),), 0)
    assert [each.amount for each in made if isinstance(each, Damaged)] == [0]


@clause("honjin", "4.5.1", "4.9.2", "9.3")
def test_attack_damage_has_no_attribute_and_comes_from_the_attacker() -> None:
    table = fight(own=["兵@x"])
    made = attack_events(table.state, table.rules, (table.card("x"),), (table.card("敵"),), 0)
    assert [(each.attack, each.attributes, each.source_card) for each in made if isinstance(each, Damaged)] == [
        (True, (), table.card("x"))
    ]


# --- death effects


@clause("honjin", "11.3.1.3.1", "11.3.3.1", "12.6.1", "12.4.1")
def test_a_death_effect_discards_the_unit_whatever_its_defence() -> None:
    table = fight(STONE, other=["巨@敵"])
    table.use("石", "敵", user="術")
    assert table.discards("second") == ["敵"]
    assert [told["attributes"] for told in table.told() if told["event"] == "Doomed"] == [("石化",)]


@clause("honjin", "12.6.1", "10.5.4", "10.5.4.1.2")
def test_dying_is_heard_and_being_discarded_is_not_dying() -> None:
    mourner = unit(
        "悼", "●[戦闘]哀悼\n〈発揮:自軍ユニットが死亡した場合/対象:自軍プレイヤー〉\n対象はカードを1枚補充する。"
    )
    drop = spell("棄", "◇[普通]棄\n〈対象:ユニット1体〉\n対象を破棄する。")
    table = fight(mourner, DEATH, drop, own=["術", "悼", "兵@a", "兵@b"])
    table.use("棄", "a", user="術")
    assert table.hand("first") == ["死"]
    table.use("死", "b", user="術")
    assert len(table.hand("first")) == 1
    assert "Refilled" in table.happened()


# --- resistance


@clause("honjin", "13.1.7.1", "13.1.7.2", "13.1.7.3", "4.5.4")
def test_resistance_keeps_alive_through_damage_of_its_attribute_and_no_other() -> None:
    table = fight(FLAME, PLAIN, unit("耐", resists=["火炎"]), other=["耐@敵"])
    table.use("炎", "敵", user="術")
    assert table.there("b2", "second") == ["敵"]
    assert "Doomed" not in table.happened()
    table.use("衝", "敵", user="術")
    assert table.there("b2", "second") == []


@clause("honjin", "13.1.7.1", "11.3.3.1")
def test_resistance_lets_no_death_effect_come_about() -> None:
    table = fight(STONE, unit("耐", resists=["石化"]), other=["耐@敵"])
    table.use("石", "敵", user="術")
    assert table.there("b2", "second") == ["敵"]
    assert "Doomed" not in table.happened()


@clause("honjin", "13.1.7.2", "13.1.7.6")
def test_resistance_to_one_of_two_attributes_is_enough() -> None:
    table = fight(DOUBLE, unit("耐", resists=["電撃", "電撃"]), other=["耐@敵"])
    table.use("双", "敵", user="術")
    assert table.there("b2", "second") == ["敵"]


@clause("honjin", "13.1.7.2")
@pytest.mark.parametrize(("word", "used"), [("戦闘スペル", "炎"), ("消耗品", "瓶"), ("特殊能力", "射")])
def test_resistance_to_a_kind_of_source_keeps_off_that_source_only(word: str, used: str) -> None:
    text = "〈対象:ユニット1体〉\n対象に【火炎:3】ダメージを与える。"
    bomb = tool("瓶", f"◇[普通]瓶\n{text}")
    shooter = unit("射", f"□[普通]射る\n{text}")
    for each in ("炎", "瓶", "射"):
        table = fight(FLAME, bomb, shooter, unit("耐", resists=[word]), own=["術", "射"], other=["耐@敵"])
        table.use(each, "敵", user="射" if each == "射" else "術")
        assert (table.there("b2", "second") == ["敵"]) == (each == used)


@clause("honjin", "13.1.7.2", "4.9.2")
def test_resistance_to_attacks_keeps_off_attack_damage() -> None:
    table = fight(unit("耐", resists=["攻撃"]), other=["耐@敵", "兵@他"])
    for name in ("敵", "他"):
        table.let(Damaged("9.3", table.card(name), 9, (), -1, True, "", 0))
    assert table.there("b2", "second") == ["敵"]


@clause("honjin", "13.1.7.4", "13.1.7.5")
def test_resistance_given_counts_at_once_and_lost_no_more() -> None:
    give = spell("与", "◇[普通]与\n〈対象:ユニット1体〉\n対象に「耐性:火炎」を付与する。")
    take = spell("奪", "◇[普通]奪\n〈対象:ユニット1体〉\n対象は「耐性:x」を失う。")
    table = fight(FLAME, give, take)
    table.use("与", "敵", user="術")
    table.use("炎", "敵", user="術")
    assert table.there("b2", "second") == ["敵"]
    table.use("奪", "敵", user="術")
    table.let(Damaged("4.5.1", table.card("敵"), 3, ("火炎",)))
    assert table.there("b2", "second") == []


@clause("honjin", "4.1.12")
def test_a_unit_that_does_not_die_is_not_killed() -> None:
    ward = unit("守", "○不死[戦闘]〈対象:このユニット〉対象は死亡しない。")
    table = fight(FLAME, DEATH, ward, other=["守@敵"])
    table.use("炎", "敵", user="術")
    table.use("死", "敵", user="術")
    assert table.there("b2", "second") == ["敵"]


# --- weakness


@clause("honjin", "13.1.8.1", "13.1.8.2", "13.1.8.5")
def test_weakness_raises_damage_of_its_attribute_and_equal_ones_add_up() -> None:
    frail = unit("弱", weak={"火炎": 2}, defence=9, items=1)
    cursed = gear("呪", weak={"火炎": 1, "吹雪": 5})
    table = fight(FLAME, PLAIN, frail, cursed, other=[{"card": "弱@敵", "equipment": ["呪"]}])
    table.use("炎", "敵", user="術")
    table.use("衝", "敵", user="術")
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [6, 3]


@clause("honjin", "13.1.8.3", "13.1.8.4")
def test_weakness_given_counts_and_is_gone_when_lost() -> None:
    give = spell("与", "◇[普通]与\n〈対象:ユニット1体〉\n対象に「弱点:火炎(+2ダメージ)」を付与する。")
    take = spell("奪", "◇[普通]奪\n〈対象:ユニット1体〉\n対象は「弱点:x」を失う。")
    table = fight(FLAME, give, take, other=["巨@敵"])
    table.use("与", "敵", user="術")
    table.use("炎", "敵", user="術")
    table.use("奪", "敵", user="術")
    table.let(Damaged("4.5.1", table.card("敵"), 3, ("火炎",)))
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [5, 3]


@clause("honjin", "8.3.7.3", "13.1.7.1")
def test_while_effects_are_suspended_no_resistance_helps() -> None:
    table = fight(unit("耐", resists=["攻撃"]), other=["耐@敵"])
    table.let(Suspended("8.3.7.3", True))
    table.let(Damaged("9.4", table.card("敵"), 3, (), -1, True, "", 0))
    assert table.there("b2", "second") == []
