"""Where does each of these rules of 本陣 stop? One small table for each edge that other tests do not come to."""

from __future__ import annotations

from fuda.games.honjin.chapters.terrain import lay_refusal
from fuda.games.honjin.texts.values import ELEMENTS
from tests.citing import clause
from tests.honjin.test_enduring import fight, main
from tests.honjin.texts import Table, spell


@clause("honjin", "4.1.12", "7.3.3", "12.1.1.1")
def test_who_cannot_lay_terrains_lays_none_and_the_other_player_does() -> None:
    ban = main("禁", "対象は地形を配置できない。", "敵軍プレイヤー")
    board = {"b2": {"terrain": "野", "first": ["術"]}, "b3": {"terrain": "野", "second": ["兵@敵"]}}
    table = Table(ban, board=board, first={"hand": ["禁", "原@甲"], "deck": 3}, second={"hand": ["原@乙"], "deck": 3})
    table.use("禁", "second", user="術")
    reason = lay_refusal(table.state, table.rules, 1, table.card("乙"))
    assert reason is not None and (reason.clause, reason.condition) == ("4.1.12", "laying-forbidden")
    assert lay_refusal(table.state, table.rules, 0, table.card("甲")) is None


@clause("honjin", "10.7.1", "4.6.6")
def test_what_one_unit_has_already_is_given_to_the_next() -> None:
    blaze = spell("炎", "◇[普通]炎\n〈対象:敵軍ユニットすべて〉\n対象に「属性:火」を付与する。")
    table = fight(blaze, other=["兵@敵", "弓@射"])
    table.use("炎", "敵", "射", user="術")
    assert table.figure("射", ELEMENTS) & table.figure("敵", ELEMENTS) == table.figure("敵", ELEMENTS)
    assert len(table.state.effects) == 1  # the soldier is of fire


@clause("honjin", "4.5.1", "4.5.3")
def test_damage_is_dealt_by_the_player_whose_text_it_is() -> None:
    bolt = spell("矢", "◇[普通]矢\n〈対象:ユニット1体〉\n対象に【火炎:9】ダメージを与える。")
    table = fight(bolt)
    table.use("矢", "敵", user="術")
    assert [each["by"] for each in table.told() if each["event"] == "Went" and each["deed"] == "die"] == [0]
