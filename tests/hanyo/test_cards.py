"""Every card of the list does what is printed on it; the decorator `of` names the cards that a test is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from fuda.games.hanyo.cards import attribute_bit
from tests.citing import clause
from tests.hanyo.board import Board, hanyo, tactics, unit

F = TypeVar("F", bound=Callable[..., Any])
TESTED: set[str] = set()
HOLD = ["毒針"]
BLOCK = unit("石塊", hp=9000, attribute="火")  # a target that nothing has the advantage over but water


def of(*numbers: str) -> Callable[[F], F]:
    """Say which cards a test is about."""
    TESTED.update(numbers)

    def label(test: F) -> F:
        return test

    return label


def fight(card: str, skill: str, energy: Any = 5, second: dict[str, Any] | None = None, **first: Any) -> Board:
    """The card uses the skill against a block of stone."""
    unit_extra = {key: first.pop(key) for key in ("damage", "counters", "sets", "placed") if key in first}
    board = Board(
        cards=[BLOCK],
        phase="battle",
        first={"main": {"card": card, "energy": energy, **unit_extra}, **first},
        second={"main": "石塊", "hand": HOLD, **(second or {})},
    )
    board.skill("first", skill)
    return board


def dealt(board: Board, card: str = "石塊") -> int:
    """The damage that lies on a unit."""
    return board.damage(card)


def playing(card: str, second: dict[str, Any] | None = None, **first: Any) -> Board:
    """The command was just played; another card stays in hand."""
    hand = first.pop("hand", HOLD)
    board = Board(
        cards=[BLOCK],
        first={"main": "鍛冶場の若衆", **first, "hand": [card, *hand]},
        second={"main": "石塊", **(second or {})},
    )
    board.play("first", card)
    return board


def equipped(
    card: str, main: str = "天馬", second: dict[str, Any] | None = None, phase: str = "main", **first: Any
) -> Board:
    """The enhancement is set on the main unit."""
    extra = {key: first.pop(key) for key in ("damage", "counters", "placed", "energy") if key in first}
    return Board(
        cards=[BLOCK],
        phase=phase,
        first={"main": {"card": main, "sets": [card], **extra}, "hand": HOLD, **first},
        second={"main": "石塊", "hand": HOLD, **(second or {})},
    )


PLAIN = [
    (card.name, skill.name, skill.cost, skill.damage)
    for card in hanyo().list.cards
    for skill in card.skills()
    if card.is_unit and not skill.sentences
]


@clause("hanyo", "704.3a", "210.2", "703.2a-2")
@pytest.mark.parametrize(("card", "skill", "cost", "damage"), PLAIN)
def test_a_skill_without_text_deals_its_printed_damage_for_its_printed_cost(
    card: str, skill: str, cost: int, damage: int
) -> None:
    board = fight(card, skill, energy=cost)
    printed = next(each for each in hanyo().list.cards if each.name == card)
    advantage = 2 if printed.advantage & attribute_bit("火") else 1
    assert dealt(board) == damage * advantage
    if cost:
        with pytest.raises(pytest.fail.Exception):
            fight(card, skill, energy=cost - 1)


# --- units: fire


@of("H001", "H002")
def test_hammer_blow_charges_the_unit_if_its_player_likes() -> None:
    board = fight("鍛冶場の若衆", "槌打ち", energy=1, hand=["火矢", "毒針"])
    board.option("first", "yes")
    board.choose("first", "火矢")
    assert len(board.energy("鍛冶場の若衆")) == 2
    assert len(board.hand("first")) == 2
    board = fight("鍛冶場の若衆", "槌打ち", energy=1, hand=["火矢", "毒針"])
    board.option("first", "no")
    assert len(board.energy("鍛冶場の若衆")) == 1


@of("H003", "H010")
@pytest.mark.parametrize(("placed", "damage"), [("normal", 300), ("rested", 500), ("stunned", 500)])
def test_blazing_slash_is_stronger_against_what_is_afflicted_and_with_its_master(placed: str, damage: int) -> None:
    target = {"main": {"card": "石塊", "placed": placed}}
    assert dealt(fight("紅蓮の剣士", "烈火斬", second=target)) == damage
    assert dealt(fight("紅蓮の剣士", "烈火斬", second=target, standby=["烈火の師範"])) == damage + 100
    assert dealt(fight("烈火の師範", "烈火斬", second=target)) == damage + 100


@of("H004", "H026", "H027")
@pytest.mark.parametrize(
    ("card", "skill", "main", "other"),
    [("火薬師", "爆薬投げ", 200, 200), ("つむじ風の鼬", "かまいたち", 100, 100), ("風読みの鷹匠", "鷹放ち", 0, 300)],
)
def test_a_skill_that_hits_a_standby_unit_too(card: str, skill: str, main: int, other: int) -> None:
    board = fight(card, skill, second={"standby": ["深海の鯨", "天馬"]})
    board.choose("first", "天馬")
    assert (dealt(board), board.damage("天馬"), board.damage("深海の鯨")) == (main, other, 0)


@of("H005")
def test_the_lava_giant_hurts_itself_and_weakens() -> None:
    board = fight("溶岩の巨人", "大噴火")
    assert (dealt(board), board.damage("溶岩の巨人")) == (800, 300)
    assert dealt(fight("溶岩の巨人", "踏みつけ", damage=500)) == 400
    assert dealt(fight("溶岩の巨人", "踏みつけ", damage=600)) == 200


@of("H006")
def test_the_flametail_fox_gathers_flames_and_lets_them_go() -> None:
    board = Board(phase="draw", first={"main": "焔尾の大狐", "hand": HOLD})
    assert board.counters("焔尾の大狐", "炎") == 1
    board = fight("焔尾の大狐", "狐火の宴", counters={"炎": 3, "呪": 1})
    assert dealt(board) == 600
    assert (board.counters("焔尾の大狐", "炎"), board.counters("焔尾の大狐", "呪")) == (0, 1)


@of("H007", "H033")
@pytest.mark.parametrize(
    ("card", "found"), [("烽火の伝令", ["暁の騎士", "火薬師"]), ("旅の笛吹き", ["群れ雀", "群れ蝙蝠"])]
)
def test_a_unit_that_fetches_another_when_put_out(card: str, found: list[str]) -> None:
    deck = ["暁の騎士", "群れ雀", "火薬師", "群れ蝙蝠", "炎の太刀"]
    board = Board(first={"hand": [card, *HOLD], "deck": deck})
    board.enter("first", card)
    assert board.options("first") == found
    board.choose("first", found[1])
    board.shuffle()
    assert found[1] in board.hand("first")
    assert len(board.deck("first")) == 4


@of("H008")
def test_torrent_of_flame_counts_energy_and_loses_one() -> None:
    board = fight("火吹き竜の雛", "火炎の奔流", energy=["火矢@e1", "火矢@e2", "火矢@e3"])
    board.choose("first", "e2")
    assert dealt(board) == 600
    assert len(board.energy("火吹き竜の雛")) == 2


@of("H009")
def test_the_geyser_keeper_has_the_advantage_over_water() -> None:
    board = Board(
        phase="battle", first={"main": {"card": "間欠泉の番人", "energy": 2}}, second={"main": "深海の鯨", "hand": HOLD}
    )
    board.skill("first", "蒸気の拳")
    assert dealt(board, "深海の鯨") == 600


@of("H011")
def test_the_hermit_draws_when_the_hand_is_empty() -> None:
    board = Board(first={"main": "燃え殻の隠者", "hand": ["検問"]})
    board.play("first", "検問")
    assert (len(board.hand("first")), board.damage("燃え殻の隠者")) == (2, 200)


@of("H012")
def test_the_dawn_knight_heals_by_fighting_and_is_strongest_alone() -> None:
    board = fight("暁の騎士", "暁光剣", damage=300, standby=["群れ雀", "影法師"])
    assert (dealt(board), board.damage("暁の騎士")) == (300, 200)
    assert dealt(fight("暁の騎士", "暁光剣", standby=["群れ雀"])) == 500


@of("H013")
def test_the_ogre_heals_by_knocking_out() -> None:
    board = fight(
        "業火の鬼", "鬼の拳", damage=400, second={"main": {"card": "石塊", "damage": 8600}, "standby": ["群れ雀"]}
    )
    assert board.is_down("石塊")
    assert board.damage("業火の鬼") == 100


# --- units: water


@of("H014", "H015")
def test_the_ice_maiden_rests_by_luck_and_crushes_what_is_stunned() -> None:
    board = fight("氷の巫女", "凍える息")
    board.wins("first")
    assert (dealt(board), board.placed("石塊")) == (200, "rested")
    board = fight("氷の巫女", "凍える息")
    board.wins("second")
    assert board.placed("石塊") == "normal"
    assert dealt(fight("氷の巫女", "氷砕き", second={"main": {"card": "石塊", "placed": "stunned"}})) == 600
    assert dealt(fight("氷の巫女", "氷砕き", second={"main": {"card": "石塊", "placed": "rested"}})) == 300


@of("H016")
def test_the_octopus_takes_energy_of_the_main_unit() -> None:
    board = fight(
        "渦潮の大蛸",
        "締め上げ",
        second={"main": {"card": "石塊", "energy": 1}, "standby": [{"card": "天馬", "energy": 1}]},
    )
    assert dealt(board) == 300
    assert (len(board.energy("石塊")), len(board.energy("天馬"))) == (0, 1)


@of("H017")
def test_the_great_wave_reaches_every_standby_unit() -> None:
    board = fight("深海の鯨", "大波", second={"standby": ["天馬", "影法師"]}, standby=["群れ雀"])
    assert (dealt(board), board.damage("天馬"), board.damage("影法師"), board.damage("群れ雀")) == (400, 100, 100, 0)


@of("H018")
def test_the_kappa_may_rest_the_enemy_when_it_becomes_main() -> None:
    for winner, placed in (("first", "rested"), ("second", "normal")):
        board = Board(
            cards=[BLOCK], first={"main": "天馬", "standby": ["霧隠れの河童"], "hand": HOLD}, second={"main": "石塊"}
        )
        board.retreat("first")
        board.wins(winner)
        assert board.placed("石塊") == placed


@of("H019")
def test_the_tide_reader_draws_at_the_third_tide() -> None:
    for before, after, drawn in ((0, 1, 0), (1, 2, 0), (2, 0, 2)):
        board = Board(first={"main": {"card": "潮読みの船頭", "counters": {"潮": before}}, "hand": HOLD})
        assert board.counters("潮読みの船頭", "潮") == after
        assert len(board.hand("first")) == 1 + drawn


@of("H020")
def test_the_coral_warden_takes_less_in_the_opponents_turn_only() -> None:
    board = fight("火の粉の子狐", "狐火", second={"main": "珊瑚の守り手"})
    assert dealt(board, "珊瑚の守り手") == 100
    board = Board(
        cards=[tactics("自傷", "自分のスタンバイ・ユニットすべてに200ダメージを与える。")],
        first={"main": "天馬", "standby": ["珊瑚の守り手"], "hand": ["自傷", *HOLD]},
    )
    board.play("first", "自傷")
    assert board.damage("珊瑚の守り手") == 200


@of("H021")
def test_the_coffin_of_ice_stuns() -> None:
    board = fight("氷結の魔女", "氷の棺")
    assert (dealt(board), board.placed("石塊")) == (200, "stunned")


@of("H022", "H029")
@pytest.mark.parametrize(("card", "skill", "optional"), [("嵐の海竜", "嵐の渦", False), ("竜巻の天狗", "羽団扇", True)])
def test_a_skill_that_swaps_the_opponents_units(card: str, skill: str, optional: bool) -> None:
    board = fight(card, skill, second={"standby": ["天馬", "影法師"]})
    if optional:
        board.option("first", "yes")
    board.choose("first", "影法師")
    assert board.main("second") == "影法師"
    assert board.standby("second") == ["天馬", "石塊"]
    assert dealt(board) > 0 and board.damage("影法師") == 0


@of("H023")
def test_the_diva_heals_and_is_healed_by_charges() -> None:
    board = fight("月映えの歌姫", "癒しの歌", standby=[{"card": "深海の鯨", "damage": 500}])
    board.choose("first", "深海の鯨")
    assert (board.damage("深海の鯨"), dealt(board)) == (200, 0)
    board = Board(first={"main": {"card": "月映えの歌姫", "damage": 300}, "standby": ["天馬"], "hand": ["火矢", *HOLD]})
    board.charge("first", "火矢", "天馬")
    assert board.damage("月映えの歌姫") == 200


@of("H024", "H025", "H043")
def test_attributes_and_advantage_that_texts_give() -> None:
    board = Board(
        first={"main": "水鏡の写し身", "standby": ["虹の架け手", "雨垂れの童", "火薬師"], "hand": HOLD},
        second={"main": "水鏡の写し身@b", "standby": ["聖堂の鐘守", "雨垂れの童@c"]},
    )
    assert [board.attributes(each) for each in ("虹の架け手", "雨垂れの童", "火薬師", "c")] == [
        ["水", "光"],
        ["水", "光"],
        ["火"],
        ["水"],
    ]
    assert (board.advantage("b"), board.advantage("c"), board.advantage("水鏡の写し身")) == (["闇"], ["火"], [])


@of("H043")
def test_the_toll_is_louder_for_the_dark() -> None:
    assert dealt(fight("聖堂の鐘守", "鐘の音")) == 200
    board = fight("聖堂の鐘守", "鐘の音", second={"main": "冥府の門番"})
    assert dealt(board, "冥府の門番") == (200 + 100) * 2


# --- units: wind


@of("H028")
def test_the_flock_strikes_with_all_its_sparrows() -> None:
    board = fight("群れ雀", "群れ突き", standby=["群れ雀@b", "群れ雀@c", "群れ蝙蝠"])
    assert dealt(board) == 300
    assert hanyo().deck_problems({"H028": 50}) == ()


@of("H030")
def test_wild_arrows_hit_up_to_two() -> None:
    board = fight("森の弓兵", "乱れ矢", second={"standby": ["天馬", "深海の鯨", "影法師"]})
    assert board.how_many("first") == (0, 2)
    board.choose("first", "天馬", "影法師")
    assert [board.damage(each) for each in ("天馬", "深海の鯨", "影法師")] == [100, 0, 100]


@of("H031", "H050")
def test_units_that_count_the_standby_units() -> None:
    flock = ["群れ雀", "群れ雀@b", "影法師"]
    assert dealt(fight("大鷲の王", "急降下", standby=flock)) == 500
    assert dealt(fight("大鷲の王", "急降下", standby=flock[:2])) == 400
    for others, damage in (([], 200), (["群れ雀"], 400)):
        board = fight("大鷲の王", "急降下", second={"main": "黄昏の双子", "standby": others})
        assert dealt(board, "黄昏の双子") == damage


@of("H032")
def test_the_chime_makes_other_wind_units_lighter() -> None:
    board = Board(
        first={"main": "竜巻の天狗", "standby": ["風鈴の精", "火薬師"], "hand": HOLD}, second={"main": "森の弓兵"}
    )
    assert [board.retreat_cost(each) for each in ("竜巻の天狗", "風鈴の精", "火薬師", "森の弓兵")] == [0, 0, 1, 1]


@of("H034", "H035")
def test_units_that_do_not_become_afflicted() -> None:
    for card, damage in (("突風の走り手", 100), ("天馬", 0)):
        board = playing("足払い", second={"main": card})
        board.wins("first")
        assert (board.placed(card), board.damage(card)) == ("normal", damage)


@of("H036", "H046")
@pytest.mark.parametrize(("card", "skill", "healed"), [("群れ蝙蝠", "吸血", 100), ("吸血の伯爵", "血の宴", 200)])
def test_a_skill_that_heals_its_own_unit(card: str, skill: str, healed: int) -> None:
    board = fight(card, skill, damage=300, standby=["深海の鯨"])
    assert board.damage(card) == 300 - healed


@of("H037")
def test_the_raven_costs_cards_for_tactics_and_stones_what_has_no_energy() -> None:
    board = Board(first={"hand": ["検問", "作戦会議", *HOLD]}, second={"standby": ["夜鴉の斥候"]})
    deck = len(board.deck("first"))
    board.play("first", "検問")
    assert len(board.deck("first")) == deck - 1
    board.play("first", "作戦会議")
    assert len(board.deck("first")) == deck - 1 - 2  # a strategy: only what it draws
    board = fight("夜鴉の斥候", "闇からの礫", second={"standby": [{"card": "天馬", "energy": 1}, "影法師", "深海の鯨"]})
    assert board.options("first") == ["影法師", "深海の鯨"]


# --- units: light and dark


@of("H038")
def test_the_lantern_maiden_comforts() -> None:
    board = fight(
        "灯籠の巫女",
        "灯の祈り",
        damage=300,
        standby=[{"card": "天馬", "damage": 100}],
        second={"main": {"card": "石塊", "damage": 500}},
    )
    assert (board.damage("灯籠の巫女"), board.damage("天馬"), dealt(board)) == (100, 0, 500)
    board = playing("足払い", second={"standby": ["灯籠の巫女"]})
    board.wins("first")
    board.option("second", "yes")
    assert len(board.hand("second")) == 1


@of("H039")
def test_the_shieldbearer_takes_the_damage() -> None:
    board = fight("火の粉の子狐", "狐火", second={"standby": ["白銀の盾持ち"]})
    assert (dealt(board), board.damage("白銀の盾持ち")) == (0, 200)


@of("H040")
@pytest.mark.parametrize(("energy", "damage"), [(4, 500), (5, 700)])
def test_first_light_shines_brighter_with_five_energy(energy: int, damage: int) -> None:
    assert dealt(fight("曙の竜", "曙光", energy=energy)) == damage


@of("H041")
def test_the_star_reader_puts_the_top_cards_in_order() -> None:
    board = fight("星詠みの賢者", "星詠み", deck=["天馬", "影法師", "群れ雀", "火薬師"])
    board.order("first", "群れ雀", "天馬", "影法師")
    assert board.deck("first") == ["群れ雀", "天馬", "影法師", "火薬師"]
    assert dealt(board) == 100


@of("H042")
def test_the_mirror_may_make_a_cheap_skill_fail() -> None:
    board = fight("火の粉の子狐", "狐火", second={"main": "鏡の精", "standby": ["群れ雀"]})
    board.wins("second")
    assert board.damage("鏡の精") == 0
    board = fight("業火の鬼", "鬼の拳", second={"standby": ["鏡の精"]})  # not the main unit
    assert dealt(board) == 500


@of("H044")
def test_the_shadow_makes_the_opponent_discard() -> None:
    board = fight("影法師", "影縫い", second={"hand": ["天馬", "群れ雀"]})
    board.choose("second", "群れ雀")
    assert board.discard("second") == ["群れ雀"]


@of("H045", "H048")
def test_units_that_count_the_fallen() -> None:
    fallen = [{"card": "群れ雀", "down": True}, {"card": "影法師", "down": True}]
    assert dealt(fight("墓守の狼", "喰らいつき", standby=fallen)) == 400
    assert dealt(fight("墓守の狼", "喰らいつき", second={"standby": fallen})) == 200
    assert Board(first={"main": "冥府の門番", "standby": fallen, "hand": HOLD}).hp("冥府の門番") == 1400
    assert Board(first={"main": "冥府の門番", "standby": fallen[:1], "hand": HOLD}).hp("冥府の門番") == 1100


@of("H047")
def test_the_cursed_doll_curses_and_takes_revenge() -> None:
    board = fight("呪いの人形", "呪詛", second={"standby": ["天馬"]})
    board.choose("first", "天馬")
    assert board.counters("天馬", "呪") == 1
    board = playing("処断", second={"standby": ["呪いの人形"]}, standby=["深海の鯨"])
    assert board.asked() == ("second", "changehp", "804.2c-3")
    board.choose("second", "深海の鯨")
    assert board.hp("深海の鯨") == 1300


@of("H049")
def test_the_hexer_curses_and_kills_by_curses() -> None:
    standby = [{"card": "天馬", "counters": {"呪": 1}}, "深海の鯨", {"card": "影法師", "counters": {"炎": 1}}]
    board = fight("呪術師", "呪い返し", second={"standby": standby})
    assert board.counters("石塊", "呪") == 1
    assert [board.damage(each) for each in ("天馬", "深海の鯨", "影法師")] == [200, 0, 0]
    board = fight("呪術師", "呪殺", second={"standby": ["天馬", "影法師", "群れ雀"]})
    assert board.options("first") == ["影法師", "群れ雀"]
    board.choose("first", "影法師")
    assert board.is_down("影法師")


# --- strategies


@of("H051")
def test_war_council_draws_two() -> None:
    assert len(playing("作戦会議").hand("first")) == 3


@of("H052")
def test_the_all_out_attack_counts_the_wind_in_standby() -> None:
    board = playing("総攻撃", standby=["群れ雀", "天馬", "火薬師"], main={"card": "火の粉の子狐", "energy": 1})
    board.ends_main("first")
    board.skill("first", "狐火")
    assert dealt(board) == 200 + 2 * 100


@of("H053", "H054")
@pytest.mark.parametrize(("card", "found", "most"), [("召集", ["天馬", "影法師"], 2), ("武具の調達", ["炎の太刀"], 1)])
def test_a_strategy_that_searches_the_deck(card: str, found: list[str], most: int) -> None:
    board = playing(card, deck=["天馬", "炎の太刀", "影法師", "火矢"])
    assert board.options("first") == found
    assert board.how_many("first") == (0, most)
    board.choose("first", *found)
    board.shuffle()
    assert set(found) <= set(board.hand("first"))
    assert all(board.is_known(each, "second") for each in found)


@of("H055")
def test_the_withdrawal_swaps_and_charges_the_new_main_unit() -> None:
    board = playing("撤収命令", standby=["天馬"], hand=["火矢"])
    assert board.main("first") == "天馬"
    assert board.energy("天馬") == ["火矢"]


@of("H056")
def test_scorched_earth_renews_both_hands() -> None:
    board = playing("焦土作戦", second={"hand": ["天馬"]})
    assert (len(board.hand("first")), len(board.hand("second"))) == (3, 3)
    assert board.discard("second") == ["天馬"]


@of("H057")
def test_back_from_yomi_returns_a_fallen_unit() -> None:
    board = playing("黄泉返り", standby=[{"card": "天馬", "down": True}, "影法師"])
    assert "天馬" in board.hand("first")
    assert len(board.hand("first")) == 3
    assert board.standby("first") == ["影法師"]


@of("H058")
def test_starving_out_takes_energy_from_the_main_and_a_standby_unit() -> None:
    board = playing(
        "兵糧攻め", second={"main": {"card": "石塊", "energy": 1}, "standby": [{"card": "天馬", "energy": 1}]}
    )
    assert (board.energy("石塊"), board.energy("天馬")) == ([], [])


@of("H059")
def test_the_execution_looks_at_printed_hp() -> None:
    board = playing("処断", second={"standby": [{"card": "影法師", "sets": ["聖なる鎧"]}, "天馬", "群れ雀"]})
    assert board.options("first") == ["影法師", "群れ雀"]
    board.choose("first", "影法師")
    assert board.is_down("影法師")


@of("H060", "H086")
@pytest.mark.parametrize(("card", "lost", "later"), [("衰弱の呪い", 300, 300), ("毒針", 200, 0)])
def test_a_command_that_lowers_hp(card: str, lost: int, later: int) -> None:
    board = playing(card, hand=["火矢"], second={"hand": ["火矢@x"]})
    assert board.hp("石塊") == 9000 - lost
    board.play_to_turn(6)
    assert board.hp("石塊") == 9000 - later


@of("H061")
def test_revelation_takes_two_of_four_and_lays_the_rest_under_the_deck() -> None:
    board = playing("天啓", deck=["天馬", "影法師", "群れ雀", "火薬師", "炎の太刀"])
    assert board.how_many("first") == (2, 2)
    board.choose("first", "影法師", "火薬師")
    board.order("first", "群れ雀", "天馬")
    assert board.deck("first") == ["炎の太刀", "群れ雀", "天馬"]
    assert {"影法師", "火薬師"} <= set(board.hand("first"))


@of("H062")
def test_the_barrier_of_silence_makes_skills_fail_for_a_turn() -> None:
    board = playing(
        "静寂の結界",
        hand=["火矢", "火矢@b", "毒針"],
        second={"main": {"card": "火の粉の子狐", "energy": 1}, "hand": ["火矢@x"]},
    )
    board.option("first", "yes")
    board.choose("first", "火矢", "b")
    board.play_on("skill-step", "second")
    board.skill("second", "狐火")
    assert board.damage("鍛冶場の若衆") == 0
    board.play_to_turn(8)
    board.play_on("skill-step", "second")
    board.skill("second", "狐火")
    assert board.damage("鍛冶場の若衆") == 200


@of("H063")
def test_reinforcements_come_from_the_discard() -> None:
    board = playing("増援", discard=["天馬", "火矢", "影法師"])
    board.choose("first", "影法師")
    assert board.standby("first") == ["影法師"]
    assert len(board.hand("first")) == 2
    board = playing("増援", discard=["天馬"], hand=["火矢", "火矢@b", "火矢@c"])
    assert len(board.hand("first")) == 3  # too many cards for the draw


@of("H064")
def test_the_gift_of_the_land_attaches_the_top_card() -> None:
    board = playing("大地の恵み", deck=["天馬", "影法師"])
    assert board.energy("鍛冶場の若衆") == ["天馬"]


@of("H065")
def test_the_smoke_screen_costs_four_cards_instead_of_damage() -> None:
    board = playing("煙幕", deck=10, second={"main": {"card": "火の粉の子狐", "energy": 1}, "hand": ["火矢@x"]})
    board.play_on("skill-step", "second")
    board.skill("second", "狐火")
    board.lays_down("first")
    assert board.damage("鍛冶場の若衆") == 0
    assert len(board.deck("first")) == 10 - 4 - 1


# --- tactics


@of("H066", "H067", "H087")
def test_tactics_that_heal_or_hit_a_chosen_unit() -> None:
    board = playing("応急手当", main={"card": "深海の鯨", "damage": 500})
    assert board.damage("深海の鯨") == 200
    board = playing("火矢", second={"standby": ["天馬"]})
    assert (board.damage("天馬"), dealt(board)) == (200, 0)
    board = playing(
        "闇討ち", second={"standby": [{"card": "影法師", "placed": "rested"}, {"card": "天馬", "placed": "stunned"}]}
    )
    assert [board.damage(each) for each in ("影法師", "天馬", "石塊")] == [200, 0, 0]


@of("H068", "H069")
def test_tactics_that_are_a_matter_of_luck() -> None:
    board = playing("足払い")
    board.wins("first")
    assert board.placed("石塊") == "rested"
    board = playing("目くらまし", second={"main": {"card": "火の粉の子狐", "energy": 1}, "hand": ["火矢@x"]})
    assert board.asked() == ("first", "main-phase", "503.3")  # played for later
    board.play_on("skill-step", "second")
    board.skill("second", "狐火")
    board.wins("first")
    assert board.damage("鍛冶場の若衆") == 0


@of("H070")
def test_resupply_trades_one_card_for_two() -> None:
    board = playing("補給", hand=["火矢", "毒針"])
    board.option("first", "yes")
    board.choose("first", "毒針")
    assert len(board.hand("first")) == 3


@of("H071")
def test_smelling_salts_recover_and_draw() -> None:
    board = playing("気付け薬", main={"card": "天馬", "placed": "stunned"})
    assert board.placed("天馬") == "normal"
    assert len(board.hand("first")) == 2


@of("H072")
def test_redeployment_moves_energy_to_the_main_unit() -> None:
    board = playing(
        "配置換え", standby=[{"card": "天馬", "energy": ["火矢@e"]}, {"card": "影法師", "energy": ["火矢@f"]}]
    )
    board.choose("first", "f")
    assert (board.energy("鍛冶場の若衆"), board.energy("天馬"), board.energy("影法師")) == (["f"], ["e"], [])
    assert not board.is_known("f", "first")


@of("H073", "H074", "H075")
def test_tactics_that_change_damage() -> None:
    fox = {"card": "火の粉の子狐", "energy": 1}
    board = playing("力溜め", main=fox)
    board.ends_main("first")
    board.skill("first", "狐火")
    assert dealt(board) == 300
    board = playing("溜め撃ち", main=fox, second={"hand": ["火矢@x"]})
    board.play_to_turn(7)
    board.play_on("skill-step", "first")
    board.skill("first", "狐火")
    assert dealt(board) == 400
    board = playing("鉄壁の構え", second={"main": fox, "hand": ["火矢@x"]})
    board.play_on("skill-step", "second")
    board.skill("second", "狐火")
    assert board.damage("鍛冶場の若衆") == 100


@of("H076", "H077", "H078")
def test_tactics_that_wait_for_an_occasion() -> None:
    board = playing("伏兵", hand=["処断", "毒針"], second={"standby": ["群れ雀"]})
    board.play("first", "処断")
    assert len(board.hand("first")) == 1 + 2
    board = playing("朝駆け", second={"hand": ["火矢@x"]})
    board.play_to_turn(7)
    assert len(board.hand("first")) == 1 + 1 + 2
    board = playing(
        "道連れの印",
        main={"card": "群れ雀", "damage": 200},
        standby=["天馬"],
        second={"main": {"card": "火の粉の子狐", "energy": 1}, "hand": ["火矢@x"]},
    )
    board.play_on("skill-step", "second")
    board.skill("second", "狐火")
    assert board.is_down("群れ雀")
    assert board.damage("火の粉の子狐") == 200


@of("H079", "H080", "H081")
def test_tactics_that_change_what_a_unit_is_until_the_opponents_turn_ends() -> None:
    board = playing(
        "封じ手",
        hand=["変わり身", "優位崩し", "毒針"],
        second={"main": {"card": "天馬", "sets": ["聖なる鎧"]}, "standby": ["雨垂れの童"], "hand": ["火矢@x"]},
    )
    board.play("first", "変わり身")
    board.play("first", "優位崩し")
    for turn, hp, attributes, advantage in ((5, 700, ["光"], []), (6, 700, ["光"], []), (7, 1000, ["火"], ["火"])):
        board.play_to_turn(turn)
        assert board.hp("天馬") == hp
        assert board.attributes("鍛冶場の若衆") == attributes
        assert board.advantage("雨垂れの童") == advantage


@of("H082")
def test_the_spy_puts_a_card_of_the_opponents_hand_under_the_deck() -> None:
    board = playing("間者", second={"hand": ["天馬", "影法師"]})
    board.choose("first", "影法師")
    assert board.hand("second") == ["天馬"]
    assert board.deck("second")[-1] == "影法師"


@of("H083", "H084")
def test_tactics_that_forbid_something_for_a_turn() -> None:
    board = playing(
        "足止め",
        hand=["検問", "毒針"],
        second={"main": "天馬", "standby": ["影法師"], "hand": ["作戦会議", "検問@x"]},
    )
    board.play("first", "検問")
    board.play_to_turn(6)
    assert board.refused("second", "retreat").condition == "retreat-forbidden"
    assert board.refused("second", "play", "作戦会議").condition == "play-forbidden"
    assert board.why_not("second", "play", "x") is None
    board.play_to_turn(8)
    assert board.why_not("second", "retreat") is None


@of("H085")
def test_the_substitute_charm_lets_cards_be_discarded_instead() -> None:
    board = playing(
        "身代わりの札",
        hand=["火矢", "毒針"],
        second={"main": {"card": "火の粉の子狐", "energy": 1}, "hand": ["火矢@x"]},
    )
    board.play_on("skill-step", "second")
    board.skill("second", "狐火")
    board.option("first", board.options("first")[0])
    assert board.damage("鍛冶場の若衆") == 0
    assert sorted(board.discard("first")) == sorted(["火矢", "毒針", "身代わりの札"])


@of("H088")
def test_cleaning_up_puts_commands_back_under_the_deck() -> None:
    board = playing("後始末", discard=["火矢", "天馬", "力溜め", "検問"], deck=["影法師", "群れ雀"])
    assert board.options("first") == ["火矢", "力溜め", "検問"]
    board.choose("first", "火矢", "検問")
    board.order("first", "検問", "火矢")
    assert board.deck("first") == ["群れ雀", "検問", "火矢"]
    assert "影法師" in board.hand("first")


# --- enhancements


@of("H089", "H090", "H093", "H097", "H104")
@pytest.mark.parametrize(
    ("card", "main", "skill", "cost", "damage"),
    [
        ("炎の太刀", "火の粉の子狐", "火炎斬り", 2, 300 + 100),
        ("狐の面", "火の粉の子狐", "幻火", 1, 200),
        ("陣太鼓", "天馬", "乱れ太鼓", 1, 100),
        ("聖なる鎧", "天馬", "聖なる突撃", 3, 400),
        ("軍旗", "天馬", "旗の下に", 2, 200),
    ],
)
def test_the_skill_of_a_set_is_used_by_its_unit(card: str, main: str, skill: str, cost: int, damage: int) -> None:
    board = equipped(card, main, phase="battle", energy=cost, standby=["群れ雀", "影法師"])
    board.skill("first", skill)
    assert dealt(board) == damage
    short = equipped(card, main, phase="battle", energy=cost - 1, standby=["群れ雀", "影法師"])
    now = short.asked()
    assert now is None or now[1] != "skill-step" or f"skill {skill}" not in short.options("first")


@of("H090")
def test_the_fox_mask_changes_its_wearer_and_draws_when_it_is_put_on() -> None:
    board = Board(first={"main": "火の粉の子狐", "hand": ["狐の面", *HOLD]})
    board.play("first", "狐の面")
    assert board.attributes("火の粉の子狐") == ["闇"]
    assert len(board.hand("first")) == 2


@of("H091")
def test_the_censer_keeps_embers_and_flares_up() -> None:
    board = equipped("燻る香炉", "火の粉の子狐", counters={"炎": 1}, energy=1)
    board.use("first", "燃え上がり")
    board.option("first", "yes")
    assert board.counters("火の粉の子狐", "炎") == 0
    board.ends_main("first")
    board.skill("first", "燻し")
    assert dealt(board) == 100 + 200
    board = equipped(
        "燻る香炉",
        "火の粉の子狐",
        phase="battle",
        energy=1,
        second={"main": {"card": "石塊", "damage": 8900}, "standby": ["群れ雀"]},
    )
    board.skill("first", "燻し")
    assert board.counters("火の粉の子狐", "炎") == 1


@of("H092")
def test_the_headband_strengthens_the_wounded_and_can_be_given_up_to_recover() -> None:
    for damage, hit in ((300, 200), (200, 100)):
        board = equipped("再起の鉢巻", "火の粉の子狐", phase="battle", damage=damage)
        board.skill("first", "ひっかき")
        assert dealt(board) == hit
    board = equipped("再起の鉢巻", "火の粉の子狐", placed="rested")
    board.use("first", "仕切り直し")
    assert board.placed("火の粉の子狐") == "normal"
    assert board.discard("first") == ["再起の鉢巻"]


@of("H093")
def test_the_war_drum_rallies_for_a_card() -> None:
    board = equipped("陣太鼓", "火の粉の子狐", hand=["火矢", "毒針"])
    board.use("first", "鼓舞")
    board.option("first", "yes")
    board.choose("first", "火矢")
    board.ends_main("first")
    board.skill("first", "ひっかき")
    assert dealt(board) == 200


@of("H094")
def test_the_grimoire_draws_and_shortens_chants() -> None:
    board = equipped("魔導書", "氷の巫女", phase="battle", energy=1)
    assert board.options("first") == ["skill 凍える息", "skill 知識の泉", "no-skill"]
    board.skill("first", "知識の泉")
    assert len(board.hand("first")) == 1 + 2


@of("H095")
def test_the_chain_sickle_disarms_and_entangles() -> None:
    board = equipped(
        "鎖鎌", "雨垂れの童", phase="battle", energy=3, second={"main": {"card": "石塊", "sets": ["陣太鼓"]}}
    )
    board.skill("first", "武器落とし")
    assert board.sets("石塊") == []
    board = fight("火の粉の子狐", "ひっかき", second={"main": {"card": "深海の鯨", "sets": ["鎖鎌"]}})
    board.wins("second")
    assert board.placed("火の粉の子狐") == "rested"


@of("H096")
def test_the_robe_dances_and_walks_on_the_wind() -> None:
    board = equipped(
        "風切りの羽衣", phase="battle", energy=2, standby=["影法師"], second={"standby": ["群れ雀", "深海の鯨"]}
    )
    board.skill("first", "羽衣の舞")
    board.choose("first", "深海の鯨")
    assert (dealt(board), board.damage("深海の鯨")) == (200, 200)
    board.option("first", "yes")
    assert board.main("first") == "影法師"


@of("H097")
def test_the_sacred_armour_raises_hp() -> None:
    assert equipped("聖なる鎧").hp("天馬") == 1000


@of("H098")
def test_the_ring_drinks_souls() -> None:
    board = equipped(
        "吸魂の指輪",
        "影法師",
        phase="battle",
        energy=2,
        damage=300,
        second={"main": {"card": "石塊", "damage": 8900}, "standby": ["群れ雀"]},
    )
    board.skill("first", "魂喰い")
    assert board.damage("影法師") == 100
    board.option("first", "yes")
    assert len(board.hand("first")) == 2


@of("H099")
def test_the_chain_forbids_great_skills_and_holds_the_enemy() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "深海の鯨", "energy": 4}, "standby": ["天馬"]},
        second={"main": {"card": "影法師", "sets": ["封魔の鎖"]}, "hand": HOLD},
    )
    assert board.retreat_cost("深海の鯨") == 4
    assert board.retreat_cost("天馬") == 0
    assert board.asked() != ("first", "skill-step", "703.2")  # nothing but the forbidden skill
    board = Board(
        phase="battle",
        first={"main": {"card": "深海の鯨", "energy": 4}},
        second={"main": "石塊", "standby": [{"card": "影法師", "sets": ["封魔の鎖"]}], "hand": HOLD},
        cards=[BLOCK],
    )
    assert board.options("first") == ["skill 大波", "no-skill"]


@of("H100", "H101")
def test_sets_that_are_given_up_for_their_unit() -> None:
    board = fight("火の粉の子狐", "狐火", second={"main": {"card": "深海の鯨", "sets": ["水鏡の盾"]}})
    assert (board.damage("深海の鯨"), board.discard("second")) == (0, ["水鏡の盾"])
    board = fight("火の粉の子狐", "狐火", second={"main": {"card": "深海の鯨", "sets": ["藁人形"], "damage": 1400}})
    assert (board.damage("深海の鯨"), board.is_down("深海の鯨"), board.discard("second")) == (0, False, ["藁人形"])


@of("H102")
def test_the_magatama_heals_by_its_skill_and_at_the_end_of_the_turn() -> None:
    board = equipped("癒しの勾玉", phase="battle", energy=1, damage=500, standby=[{"card": "深海の鯨", "damage": 500}])
    board.skill("first", "勾玉の光")
    board.choose("first", "深海の鯨")
    assert dealt(board) == 100
    assert (board.damage("深海の鯨"), board.damage("天馬")) == (400, 400)


@of("H103")
def test_the_crystal_looks_at_the_top_card_and_may_send_it_away() -> None:
    for answer, top in (("yes", "影法師"), ("no", "群れ雀")):
        board = equipped("千里眼の水晶", deck=["群れ雀", "影法師"])
        board.use("first", "千里眼")
        assert board.is_known("群れ雀", "first") and not board.is_known("群れ雀", "second")
        board.option("first", answer)
        assert board.deck("first")[0] == top
        assert "use 千里眼" not in board.options("first")


@of("H104")
def test_the_battle_standard_lets_standby_units_heal() -> None:
    board = equipped("軍旗", damage=300, standby=[{"card": "深海の鯨", "damage": 500}])
    board.ends_main("first")
    assert (board.damage("深海の鯨"), board.damage("天馬")) == (400, 300)


@of("H105")
def test_the_warding_charm_weakens_the_enemy_for_an_energy() -> None:
    board = equipped("守りの護符", "深海の鯨", energy=1, second={"main": {"card": "火の粉の子狐", "energy": 1}})
    board.use("first", "護法")
    board.option("first", "yes")
    assert board.energy("深海の鯨") == []
    board.play_on("skill-step", "second")
    board.skill("second", "狐火")
    assert board.damage("深海の鯨") == 100


@of("H106")
def test_the_book_of_war_charges_when_a_strategy_is_played() -> None:
    board = equipped("兵法書", standby=["群れ雀"], hand=["大地の恵み", "検問", *HOLD])
    board.play("first", "検問")
    assert board.asked() == ("first", "main-phase", "503.3")  # a tactic is no strategy
    board.play("first", "大地の恵み")
    board.choose("first", "天馬")
    board.option("first", "yes")
    assert len(board.energy("群れ雀")) == 1


def test_every_card_with_a_text_is_tested() -> None:
    for card in hanyo().list.cards:
        if any(each.kind != "skill" or each.sentences for each in card.abilities):
            assert card.number in TESTED, card.number
