"""Playing and resolving cards and abilities (1202, 1204-1213), scrum support (1218-1220)."""

from typing import Any

import pytest

from fuda.games.kiseki.card_events import Went
from fuda.games.kiseki.chapters.play import Support
from fuda.games.kiseki.table import FIELDS, HANDS
from fuda.kernel.machine import advance
from tests.citing import clause
from tests.kiseki.board import Board, art, base, event, item, unit

SOLDIER = unit("兵", cp=2, strength=2, defence=2)
SCHOLAR = unit("学者", cp=1, organisations=("王立学院",))
SPY = unit("密偵", text="【暗躍】")
SCOUT = unit("斥候", cp=1, text="【派遣】")
SWORD = item("剣", cp=1)
DOLL = unit("人形師", cp=1, text="【人形】")
DRAW = event("一枚", "カードを1枚引く。")
GAIN = event("絆", "あなたは絆を1点得る。", ep=1)
STUN = event("一撃", "UNITを1つ対象とし、それをスタンする。")
PUSH = event("後押し", "UNITを1つ対象とし、それはこのターン中+1/+0を得る。その後、あなたは絆を1点得る。")
FORT = base("砦", "・[アクション]:カードを1枚引く。", level=2)
MAGE = unit("術者", arts=(art("火", "UNITを1つ対象とし、それはこのターン中+2/+0を得る。", ep=1),))
CARDS = [SOLDIER, SCHOLAR, SPY, SCOUT, SWORD, DOLL, DRAW, GAIN, STUN, PUSH, FORT, MAGE]


def table(phase: str = "deployment", first: Any = None, second: Any = None, *cards: Any, **more: Any) -> Board:
    """Both players have a card in the homebase, so that both are asked whenever there is priority."""
    own, other = {"homebase": ["学者@自宅"], **(first or {})}, {"homebase": ["学者@敵宅"], **(second or {})}
    return Board(phase=phase, first=own, second=other, cards=[*CARDS, *cards], **more)


def plays(board: Board, seat: str) -> list[str]:
    return [each for each in board.options(seat) if each.startswith(("play", "art", "craft"))]


# --- cards


@clause("kiseki", "1206.1", "1206.2", "1204.1", "1204.2", "1204.2f-1", "1204.2i", "1205.1c", "1205.1c-1", "503.2a")
def test_a_unit_is_paid_for_waits_and_enters_the_field() -> None:
    board = table("deployment", {"hand": ["兵"], "homebase": 3})
    board.do("first", "play", "兵")
    assert board.zone("兵") == ("nobody", "waiting")
    assert board.waiting() == [("card", "兵")]
    assert board.pools("first") == (1, 0)
    board.passes("first", "second")
    assert board.zone("兵") == ("first", "field")
    assert board.is_ready("兵")
    assert not board.is_down("兵")
    assert board.waiting() == []


@clause("kiseki", "1207.1", "1207.2", "1205.1c", "1204.2f-1")
def test_an_item_enters_the_field_face_up_and_ready() -> None:
    board = table("deployment", {"hand": ["剣"]})
    board.do("first", "play", "剣")
    board.passes("first", "second")
    assert board.field("first") == ["剣"]
    assert board.is_ready("剣")
    assert board.pools("first") == (0, 0)


@clause("kiseki", "1204.2f-1", "1204.2h")
def test_a_unit_that_cannot_be_paid_for_is_not_offered() -> None:
    board = table("deployment", {"hand": ["兵"]})
    assert plays(board, "first") == []
    reason = board.refused("first", "play", "兵")
    assert (reason.clause, reason.condition, dict(reason.values)) == ("1318.1", "not-enough-cp", {"cp": 1, "cost": 2})


@clause("kiseki", "203.2a")
def test_what_is_a_unit_and_an_item_is_played_once_for_both() -> None:
    board = table("deployment", {"hand": ["人形師"]})
    assert plays(board, "first") == ["play 人形師"]


@clause("kiseki", "1208.1", "1208.2", "1204.2b", "1204.2f-2", "1204.2k", "1205.1c-2")
def test_an_event_from_hand_is_shown_waits_and_goes_to_the_trail() -> None:
    board = table("draw", {"hand": ["絆"], "bonds": 20}, None)
    board.do("first", "play", "絆")
    assert board.is_known("絆", "second")
    assert board.zone("絆") == ("nobody", "waiting")
    assert not board.is_ready("自宅")
    assert ("Played", "1204.2k") in [(told["event"], told["clause"]) for told in board.told()]
    assert board.asked() == ("second", "priority", "902.4")
    assert board.bonds("first") == 20
    board.passes("second")
    assert board.bonds("first") == 21
    assert board.trail("first") == ["絆"]


@clause("kiseki", "1208.1", "1204.2a", "1204.2i", "1205.1c-2")
def test_an_event_from_the_homebase_is_turned_up_and_leaves_a_pseudo_card() -> None:
    board = table("draw", {"homebase": ["絆", "兵"], "bonds": 20})
    board.do("first", "play", "絆")
    board.choose("first", "兵")
    assert board.zone("絆") == ("first", "homebase")
    assert not board.is_down("絆")
    assert board.is_known("絆", "second")
    assert board.waiting() == [("pseudo", "絆")]
    board.passes("first", "second")
    assert board.bonds("first") == 21
    assert board.waiting() == []
    assert sorted(board.homebase("first")) == ["兵", "絆"]
    assert board.trail("first") == []


@clause("kiseki", "1208.1a", "1204.2a", "1209.1a", "1213.2a")
def test_what_lies_face_up_in_the_homebase_is_not_played() -> None:
    first = {"homebase": [{"card": name, "up": True} for name in ("一枚", "砦", "術者")]}
    board = table("draw", first)
    assert plays(board, "first") == ["craft 砦"]
    assert board.refused("first", "play", "一枚").clause == "1208.1a"
    assert board.refused("first", "play", "砦").clause == "1209.1a"
    assert board.refused("first", "art", "術者").clause == "1213.2a"


@clause("kiseki", "1209.1", "1209.2", "1204.2f-3", "1204.2i", "1205.1c-3", "1202.4")
def test_a_base_is_played_from_the_homebase_and_stays_there_face_up() -> None:
    board = table("draw", {"homebase": ["砦", "兵"]})
    board.do("first", "play", "砦")
    assert board.waiting() == [("pseudo", "砦")]
    assert not board.is_down("砦")
    board.passes("first", "second")
    assert board.waiting() == []
    assert sorted(board.homebase("first")) == ["兵", "砦"]
    assert board.pools("first") == (0, 0)
    assert "craft 砦" in board.options("first")


@clause("kiseki", "206.1", "1204.2f-3")
def test_a_base_needs_as_many_cards_in_the_homebase_as_its_level() -> None:
    board = table("draw", {"homebase": ["砦"]})
    reason = board.refused("first", "play", "砦")
    assert (reason.clause, dict(reason.values)) == ("1204.2f-3", {"cards": 1, "level": 2})


@clause("kiseki", "1209.1")
def test_a_base_is_not_played_from_hand() -> None:
    board = table("draw", {"hand": ["砦"], "homebase": 3})
    assert plays(board, "first") == []
    assert board.refused("first", "play", "砦").clause == "1209.1"


@clause("kiseki", "1206.1")
def test_a_unit_is_not_played_from_the_homebase_or_the_trail() -> None:
    board = table("deployment", {"homebase": ["兵@家", "学者", "学者@三"], "trail": ["兵@跡"]})
    assert plays(board, "first") == []
    assert board.refused("first", "play", "家").condition == "not-from-homebase"
    assert board.refused("first", "play", "跡").condition == "not-where-it-is-played-from"


@clause("kiseki", "902.4")
def test_nobody_plays_cards_of_the_other_player() -> None:
    board = table("draw", None, {"hand": ["一枚"]})
    assert board.refused("first", "play", "一枚").condition == "not-your-card"


# --- dispatch


@clause("kiseki", "1405.1", "1204.2a", "1204.2i", "502.3a")
def test_a_unit_with_dispatch_is_played_from_the_homebase_and_replaced_from_hand() -> None:
    board = table("deployment", {"homebase": [{"card": "斥候", "actioned": True}], "hand": ["兵", "学者@手"]})
    board.do("first", "play", "斥候")
    assert board.zone("斥候") == ("nobody", "waiting")
    assert board.asked() == ("first", "dispatch", "1405.1")
    assert board.how_many("first") == (0, 1)
    board.choose("first", "手")
    assert board.homebase("first") == ["手"]
    assert board.is_down("手")
    assert not board.is_ready("手")
    assert not board.is_known("手", "second")
    assert board.waiting() == [("card", "斥候")]
    board.settle()
    assert board.zone("斥候") == ("first", "field")
    assert board.is_ready("斥候")


@clause("kiseki", "1405.1")
def test_the_homebase_need_not_be_filled_up_and_dispatch_works_face_down_only() -> None:
    board = table("deployment", {"homebase": ["斥候"], "hand": ["兵"]})
    board.do("first", "play", "斥候")
    board.choose("first")
    assert board.homebase("first") == []
    board = table("deployment", {"homebase": [{"card": "斥候", "up": True}, "兵"]})
    assert plays(board, "first") == []


@clause("kiseki", "1204.2i-1", "1205.1c-4")
def test_an_effect_on_a_card_travels_with_it_to_the_field() -> None:
    bless = event("祝福", "あなたの拠点の裏向きのカードを1枚対象とし、それはこのターン中+3/+0を得る。")
    board = table("deployment", {"homebase": ["斥候"], "hand": ["祝福"]}, None, bless)
    board.do("first", "play", "祝福")
    board.passes("first", "second")
    board.do("first", "play", "斥候")
    board.settle()
    assert board.zone("斥候") == ("first", "field")
    assert board.strength("斥候") == 5


@clause("kiseki", "1405.1", "1206.1")
def test_a_unit_from_hand_fills_no_homebase() -> None:
    board = table("deployment", {"hand": ["斥候", "兵"]})
    board.do("first", "play", "斥候")
    assert board.asked() == ("first", "priority", "902.4")


@clause("kiseki", "1403.1", "104.4")
def test_reinforcement_needs_the_same_organisation_on_the_field() -> None:
    help_ = unit("援兵", text="【援軍】", arts=(art("声", "カードを1枚引く。"),))
    board = table("deployment", {"hand": ["援兵"], "field": ["学者"]}, None, help_)
    assert board.refused("first", "play", "援兵").clause == "1403.1"
    assert "art 援兵" in board.options("first")
    board = table("deployment", {"hand": ["援兵"], "field": ["兵"]}, None, help_)
    assert "play 援兵" in board.options("first")


@clause("kiseki", "104.4", "1204.2")
def test_an_effect_can_forbid_to_play_cards() -> None:
    gag = unit("口止め", text="・相手はEVENTをプレイできない。")
    board = table("draw", {"hand": ["一枚"]}, {"field": ["口止め"]}, gag)
    assert plays(board, "first") == []
    assert board.refused("first", "play", "一枚").clause == "104.4"


# --- crafts and arts


@clause("kiseki", "1201.1a-1", "1202.1", "1202.2", "1204.2f-4", "1204.2j", "1205.1d", "1210.1", "1210.2", "1210.3")
def test_an_activated_craft_is_paid_for_waits_and_resolves() -> None:
    drummer = unit("鼓手", text="・[アクション]:カードを1枚引く。")
    board = table("draw", {"field": ["鼓手"]}, None, drummer)
    hand = len(board.hand("first"))
    board.do("first", "craft", "鼓手")
    assert not board.is_ready("鼓手")
    assert board.zone("鼓手") == ("first", "field")
    assert board.waiting() == [("craft", "鼓手")]
    board.passes("first", "second")
    assert len(board.hand("first")) == hand + 1
    assert board.waiting() == []
    assert "craft 鼓手" not in board.options("first")


@clause("kiseki", "1202.1", "1202.2", "1202.2a", "1306.2c")
def test_a_craft_is_not_in_force_in_hand_or_while_its_unit_is_stunned() -> None:
    sage = unit("賢者", text="・0EP支払う:カードを1枚引く。")
    board = table("draw", {"field": [{"card": "賢者@気絶", "stunned": True}], "hand": ["賢者@手"]}, None, sage)
    assert plays(board, "first") == []
    reference = board.rules.card(board.state, board.card("手")).own[0]
    assert board.refused("first", "craft", "手", numbers=(reference,)).clause == "1202.1"
    assert board.refused("first", "craft", "気絶", numbers=(reference,)).clause == "1202.1"


@clause("kiseki", "902.4d")
def test_nobody_plays_crafts_of_the_other_players_cards() -> None:
    sage = unit("賢者", text="・0EP支払う:カードを1枚引く。")
    board = table("draw", None, {"field": ["賢者"]}, sage)
    reference = board.rules.card(board.state, board.card("賢者")).own[0]
    assert board.refused("first", "craft", "賢者", numbers=(reference,)).clause == "902.4d"


@clause("kiseki", "1210.2")
def test_a_craft_keeps_to_its_limits() -> None:
    limited = unit("限", text="・0EP支払う:カードを1枚引く。このクラフトは戦闘フェイズ中しかプレイできない。")
    board = table("draw", {"field": ["限"]}, None, limited)
    reference = board.rules.card(board.state, board.card("限")).own[0]
    assert board.refused("first", "craft", "限", numbers=(reference,)).condition == "not-in-this-period"
    board = table("battle", {"field": ["限"]}, None, limited)
    assert "craft 限" in board.options("first")


@clause("kiseki", "1210.2")
def test_a_craft_keeps_to_its_condition() -> None:
    text = "・0EP支払う:カードを1枚引く。このクラフトはこのターンにあなたがITEMをプレイしていないならプレイできない。"
    board = table("deployment", {"field": ["商人"], "hand": ["剣"]}, None, unit("商人", text=text))
    reference = board.rules.card(board.state, board.card("商人")).own[0]
    assert board.refused("first", "craft", "商人", numbers=(reference,)).condition == "condition-not-met"
    board.do("first", "play", "剣")
    assert "craft 商人" in board.options("first")


@clause(
    "kiseki", "205.1", "208.1", "1201.1c", "1202.3", "1204.2f-5", "1204.2j", "1205.1d", "1213.1", "1213.2", "1213.3"
)
def test_an_art_from_hand_costs_ep_and_its_card() -> None:
    board = table("draw", {"hand": ["術者"], "field": ["兵"]})
    board.do("first", "art", "術者")
    assert board.trail("first") == ["術者"]
    assert not board.is_ready("自宅")
    assert board.waiting() == [("art", "術者")]
    board.passes("second")
    assert board.strength("兵") == 4
    assert board.waiting() == []


@clause("kiseki", "1204.2f-5", "1204.2a", "1213.2")
def test_an_art_from_the_homebase_leaves_its_card_there_face_up() -> None:
    board = table("draw", {"homebase": ["術者"], "field": ["兵"]})
    board.do("first", "art", "術者")
    assert board.homebase("first") == ["術者"]
    assert not board.is_down("術者")
    assert not board.is_ready("術者")
    board.passes("second")
    assert board.strength("兵") == 4


@clause("kiseki", "1202.3", "1213.2")
def test_the_art_of_a_unit_on_the_field_is_not_played() -> None:
    board = table("draw", {"field": ["術者"]})
    assert board.refused("first", "art", "術者").clause == "1213.2"
    assert board.refused("first", "art", "自宅").clause == "208.1"


# --- X and targets


@clause("kiseki", "1204.2c", "1305.1", "1305.2", "1305.2a", "1305.2c", "104.5")
def test_x_is_named_when_played_as_far_as_it_can_be_paid() -> None:
    bow = item("弓", "・[アクション]、XEP支払う:あなたのUNITを1つ対象とし、それはこのターン中+X/+0を得る。")
    board = table("draw", {"field": ["兵", "弓"], "homebase": ["学者@一", "学者@二", "学者@三"]}, None, bow)
    board.do("first", "craft", "弓")
    assert board.asked() == ("first", "variable", "1305.2a")
    assert board.options("first") == ["0", "1", "2", "3"]
    board.number("first", 2)
    board.choose("first", "一", "二")
    board.passes("first", "second")
    assert board.strength("兵") == 4


@clause("kiseki", "1305.3", "1205.1b")
def test_a_defined_x_is_settled_on_resolution() -> None:
    fire = event("火攻め", "UNITを1つ対象とし、それはこのターン中+X/+0を得る。Xはあなたの場の自警団の数である。")
    board = table("deployment", {"hand": ["火攻め"], "field": ["兵@一", "兵@二"]}, {"hand": ["一撃"]}, fire, STUN)
    board.do("first", "play", "火攻め")
    assert board.asked() == ("first", "targets", "1204.2d")
    board.choose("first", "一")
    board.passes("first", "second")
    assert board.strength("一") == 4


@clause("kiseki", "1204.2d", "1204.2d-2", "1204.2d-5")
def test_targets_are_chosen_when_played() -> None:
    pair = event("双撃", "UNITを2つ対象とし、それらをアクションする。")
    board = table("draw", {"hand": ["双撃"], "field": ["兵@一", "兵@二"]}, {"field": ["兵@三"]}, pair)
    board.do("first", "play", "双撃")
    assert board.asked() == ("first", "targets", "1204.2d")
    assert board.options("first") == ["一", "二", "三"]
    assert board.how_many("first") == (2, 2)
    board.choose("first", "一", "三")
    assert board.state.waiting[-1].targets == ((board.card("一"), board.card("三")),)
    board.passes("first", "second")
    assert [board.is_ready(alias) for alias in ("一", "二", "三")] == [False, True, False]


@clause("kiseki", "1204.2d")
def test_without_enough_targets_nothing_is_played() -> None:
    pair = event("双撃", "UNITを2つ対象とし、それらをアクションする。")
    board = table("draw", {"hand": ["双撃"], "field": ["兵"]}, None, pair)
    assert plays(board, "first") == []
    assert board.refused("first", "play", "双撃").clause == "1204.2d"


@clause("kiseki", "1204.2d", "1204.2d-1")
def test_fewer_targets_are_enough_where_the_text_says_up_to() -> None:
    some = event("連撃", "UNITを2つまで対象とし、それらをアクションする。")
    board = table("draw", {"hand": ["連撃"]}, None, some)
    board.do("first", "play", "連撃")
    assert board.waiting() == [("card", "連撃")]
    board = table("draw", {"hand": ["連撃"], "field": ["兵@一", "兵@二", "兵@三"]}, None, some)
    board.do("first", "play", "連撃")
    assert board.how_many("first") == (0, 2)


@clause("kiseki", "1204.2d-1")
def test_of_no_targets_none_is_chosen() -> None:
    many = unit("号令", text="・XEP支払う:UNITをXつ対象とし、それらをアクションする。")
    board = table("draw", {"field": ["号令"], "homebase": 2}, None, many)
    board.do("first", "craft", "号令")
    board.number("first", 0)
    assert board.state.waiting[-1].targets == ((),)


@clause("kiseki", "1204.2d", "1305.2a")
def test_no_more_x_than_there_are_targets() -> None:
    many = unit("号令", text="・XEP支払う:UNITをXつ対象とし、それらをアクションする。")
    board = table("draw", {"field": ["号令"], "homebase": 4}, {"field": ["兵"]}, many)
    board.do("first", "craft", "号令")
    assert board.options("first") == ["0", "1", "2"]


@clause("kiseki", "1204.2d-4", "507.4")
def test_only_open_information_makes_a_target() -> None:
    shake = event("揺さぶり", "相手の拠点のUNITを1枚対象とし、それを軌跡に置く。")
    blind = event("手探り", "相手の拠点のカードを1枚対象とし、それを軌跡に置く。")
    second = {"homebase": ["兵@伏", {"card": "兵@表", "up": True}]}
    board = table("draw", {"hand": ["揺さぶり", "手探り"]}, second, shake, blind)
    board.do("first", "play", "揺さぶり")
    assert board.state.waiting[-1].targets == ((board.card("表"),),)
    board.do("first", "play", "手探り")
    assert board.options("first") == ["伏", "表"]


@clause("kiseki", "1204.2d-4", "1306.2a")
def test_what_a_stunned_unit_is_stays_open() -> None:
    heal = event("手当", "スタン状態の自警団を1つ対象とし、それを回復する。")
    board = table("draw", {"hand": ["手当"], "field": [{"card": "兵", "stunned": True}]}, None, heal)
    board.do("first", "play", "手当")
    board.passes("first", "second")
    assert not board.is_stunned("兵")


@clause("kiseki", "1204.2d", "104.4")
def test_what_cannot_be_targeted_by_a_player_is_no_target_of_that_player() -> None:
    ghost = unit("幽霊", text="・これは相手の対象にならない。")
    board = table("draw", {"hand": ["一撃@攻"]}, {"field": ["幽霊"], "hand": ["一撃@守"]}, ghost)
    assert plays(board, "first") == []
    board.passes("first")
    assert "play 守" in board.options("second")


@clause("kiseki", "1204.2d-3", "1324.1")
def test_nothing_negates_itself() -> None:
    deny = event("否定", "発動待機領域のEVENTを1つ対象とし、それを無効にする。")
    board = table("draw", {"hand": ["否定@甲"], "field": ["兵@一", "兵@二"]}, {"hand": ["否定@乙"]}, deny)
    assert plays(board, "first") == []
    board.do("first", "support", "一", "二")
    assert plays(board, "first") == []


@clause("kiseki", "1218.1", "1324.1", "1204.2d")
def test_a_support_is_neither_a_card_nor_an_ability() -> None:
    deny = event("拒絶", "発動待機領域のカードか能力を1つ対象とし、それを無効にする。")
    board = table("draw", {"hand": ["拒絶", "一枚"], "field": ["兵@一", "兵@二"]}, None, deny)
    board.do("first", "support", "一", "二")
    assert "play 拒絶" not in board.options("first")
    board.do("first", "play", "一枚")
    board.do("first", "play", "拒絶")
    assert board.waiting()[-1] == ("card", "拒絶")


@clause("kiseki", "1204.2d", "509.1")
def test_what_waits_is_named_as_a_target() -> None:
    deny = event("否定", "発動待機領域のEVENTを1つ対象とし、それを無効にする。")
    board = table("draw", {"hand": ["一枚@一", "絆"]}, {"hand": ["否定"]}, deny)
    board.do("first", "play", "一")
    board.do("first", "play", "絆")
    board.do("second", "play", "否定")
    assert board.asked() == ("second", "target-waiting", "1204.2d")
    board.do("second", "aim", "絆")
    board.passes("second")
    assert board.waiting() == [("card", "一")]
    assert "絆" in board.trail("first")


@clause("kiseki", "1204.2e", "1204.2e-1")
def test_who_gets_what_is_settled_when_played() -> None:
    both = event("明暗", "UNITを2つ対象とし、1つはこのターン中+2/+0を得て、もう1つは+0/+3を得る。")
    board = table("draw", {"hand": ["明暗"], "field": ["兵@一", "兵@二"]}, None, both)
    board.do("first", "play", "明暗")
    assert board.asked() == ("first", "uneven-targets", "1204.2e")
    board.order("first", "二", "一")
    assert board.state.waiting[-1].targets == ((board.card("二"), board.card("一")),)
    board.passes("first", "second")
    assert (board.strength("二"), board.defence("二")) == (4, 2)
    assert (board.strength("一"), board.defence("一")) == (2, 5)


@clause("kiseki", "1205.1", "1205.1a")
def test_what_concerns_a_target_that_is_gone_is_left_out_and_the_rest_is_done() -> None:
    slay = event("処刑", "UNITを1つ対象とし、それを即死させる。")
    board = table("draw", {"hand": ["後押し"], "field": ["兵"], "bonds": 20}, {"hand": ["処刑"]}, slay)
    board.do("first", "play", "後押し")
    board.passes("first")
    board.do("second", "play", "処刑")
    board.passes("second", "first", "first", "second")
    assert board.trail("first") == ["兵", "後押し"]
    assert board.bonds("first") == 21
    assert board.state.effects == ()


def leave_and_return(board: Board, alias: str) -> None:
    """A unit of the first player goes to hand and comes back, as no card of the game makes it do."""
    board.happen(Went("502.3", board.card(alias), HANDS[0], 0, "return"))
    board.happen(Went("502.3", board.card(alias), FIELDS[0], 0, "return"))


@clause("kiseki", "1205.1a", "502.3")
def test_a_target_that_left_and_came_back_is_another_card() -> None:
    board = table("draw", {"hand": ["後押し"], "field": ["兵"], "bonds": 20})
    board.do("first", "play", "後押し")
    leave_and_return(board, "兵")
    board.passes("first", "second")
    assert board.strength("兵") == 2
    assert board.bonds("first") == 21


@clause("kiseki", "1205.1d", "1205.1d-1")
def test_an_ability_resolves_though_its_card_is_gone() -> None:
    sage = unit("賢者", text="・0EP支払う:あなたは絆を1点得る。")
    slay = event("処刑", "UNITを1つ対象とし、それを即死させる。")
    board = table("draw", {"field": ["賢者"], "bonds": 20}, {"hand": ["処刑"]}, sage, slay)
    board.do("first", "craft", "賢者")
    board.passes("first")
    board.do("second", "play", "処刑")
    board.passes("second", "first", "first", "second")
    assert board.trail("first") == ["賢者"]
    assert board.bonds("first") == 21


# --- prices


@clause("kiseki", "1204.2f", "1204.2f-7", "1204.2f-8", "1304.1", "1304.2")
@pytest.mark.parametrize(
    ("texts", "price"),
    [((), 2), (("1増やす",), 3), (("1減らす",), 1), (("1増やす", "2減らす"), 1), (("3減らす",), 0)],
)
def test_effects_raise_and_lower_what_a_play_costs(texts: tuple[str, ...], price: int) -> None:
    taxes = [item(f"税{place}", f"・あなたがプレイするUNITのCPコストを{text}。") for place, text in enumerate(texts)]
    first = {"hand": ["兵"], "field": [f"税{place}" for place in range(len(texts))], "homebase": 4}
    board = table("deployment", first, None, *taxes)
    board.do("first", "play", "兵")
    assert board.pools("first") == (4 - price, 0)


@clause("kiseki", "1204.2f-7")
def test_what_the_opponent_plays_can_cost_more() -> None:
    toll = base("関所", "・相手がプレイするEVENTのEPコストを1増やす。")
    board = table("draw", {"hand": ["一枚"], "homebase": ["学者"]}, {"homebase": [{"card": "関所", "up": True}]}, toll)
    board.do("first", "play", "一枚")
    assert not board.is_ready("学者")


@clause("kiseki", "1204.2f-8", "1204.2f-5")
def test_arts_can_cost_less() -> None:
    tutor = unit("師匠", text="・あなたがプレイするアーツのEPコストを1減らす。")
    board = table("draw", {"hand": ["術者"], "field": ["師匠"]}, None, tutor)
    board.do("first", "art", "術者")
    assert board.is_ready("自宅")


@clause("kiseki", "1204.2f-6", "1204.2g")
def test_something_else_may_be_done_in_place_of_paying() -> None:
    archive = base("禁書庫", "・あなたはアーツのEPコストを支払う代わりに、あなたの手札を1枚捨ててもよい。")
    first = {"hand": ["術者", "学者@捨"], "field": ["兵"], "homebase": [{"card": "禁書庫", "up": True}]}
    board = table("deployment", first, None, archive)
    board.do("first", "art", "術者")
    assert board.asked() == ("first", "instead-of-cost", "1204.2f-6")
    board.option("first", board.options("first")[1])
    assert sorted(board.trail("first")) == ["捨", "術者"]
    assert board.is_ready("禁書庫")
    assert board.waiting() == [("art", "術者")]


@clause("kiseki", "1204.2f-6", "1204.2f", "1204.2f-5", "1203.2")
def test_the_card_that_is_played_cannot_be_given_for_itself() -> None:
    archive = base("禁書庫", "・あなたはアーツのEPコストを支払う代わりに、あなたの手札を1枚捨ててもよい。")
    first = {"hand": ["術者"], "field": ["兵"], "homebase": [{"card": "禁書庫", "up": True, "actioned": True}]}
    board = table("deployment", first, None, archive)
    assert board.refused("first", "art", "術者").clause == "1203.2"


@clause("kiseki", "1204.2f-6", "1202.5")
def test_a_card_in_hand_can_offer_another_price_for_itself() -> None:
    rich = unit("富豪", cp=5, text="・あなたはこれのCPコストを支払う代わりに、あなたの手札を2枚捨ててもよい。")
    board = table("deployment", {"hand": ["富豪", "学者@一", "学者@二"]}, None, rich)
    board.do("first", "play", "富豪")
    assert sorted(board.trail("first")) == ["一", "二"]
    assert board.pools("first") == (1, 0)
    board = table("deployment", {"hand": ["富豪", "学者@一"]}, None, rich)
    assert "play 富豪" not in board.options("first")


# --- scrum support


@clause(
    "kiseki", "1218.1", "1218.2", "1219.1", "1219.2", "1219.2a", "1219.2b", "1219.2c", "1220.1", "1220.1b", "1309.1"
)
def test_a_unit_is_actioned_to_support_another() -> None:
    board = table("draw", {"field": ["兵@一", "兵@二"]})
    board.do("first", "support", "一", "二")
    assert not board.is_ready("一")
    assert board.waiting() == [("support", "一")]
    assert "supported" not in board.states("二")
    board.passes("first", "second")
    assert "supported" in board.states("二")
    assert board.waiting() == []


@clause("kiseki", "1218.2a", "1219.2b-1", "1219.2b-2", "1219.2b-3")
def test_a_supporting_unit_is_another_one_ready_and_of_the_same_organisation() -> None:
    field = ["兵@一", {"card": "兵@二", "actioned": True}, "学者@三"]
    board = table("draw", {"field": field}, {"field": ["兵@敵"]})
    assert [each for each in board.options("first") if each.startswith("support")] == ["support 一 二"]
    assert board.refused("first", "support", "一", "一").clause == "1219.2b-1"
    assert board.refused("first", "support", "二", "一").clause == "1219.2b-2"
    assert board.refused("first", "support", "三", "一").clause == "1219.2b-3"
    assert board.refused("first", "support", "一", "敵").clause == "1219.2a"
    assert board.refused("first", "support", "敵", "一").clause == "1219.2b"


@clause("kiseki", "1218.2b", "1218.2c", "1219.2b-4", "1219.2b-5")
def test_covert_units_support_each_other_and_nobody_else() -> None:
    board = table("draw", {"field": ["兵", "密偵@一", "密偵@二"]})
    assert sorted([each for each in board.options("first") if each.startswith("support")]) == [
        "support 一 二",
        "support 二 一",
    ]
    assert board.refused("first", "support", "兵", "一").clause == "1219.2b-4"
    assert board.refused("first", "support", "一", "兵").clause == "1219.2b-5"


@clause("kiseki", "1212.1", "1309.1", "1315.2")
def test_what_hangs_on_support_and_orientation_changes_with_them() -> None:
    post = base("詰所", "・あなたのサポートを持つUNITは+0/+1を得る。\n・あなたのアクション状態のUNITは+2/+0を得る。")
    board = table("draw", {"field": ["兵@一", "兵@二"], "homebase": [{"card": "詰所", "up": True}]}, None, post)
    board.do("first", "support", "一", "二")
    assert board.strength("一") == 4
    board.passes("first", "second")
    assert board.defence("二") == 3


@clause("kiseki", "1220.1a")
def test_a_target_that_has_left_gains_no_support() -> None:
    blink = event("送還", "UNITを1つ対象とし、それを手札に戻す。")
    board = table("draw", {"field": ["兵@一", "兵@二"]}, {"hand": ["送還"]}, blink)
    board.do("first", "support", "一", "二")
    board.passes("first")
    board.do("second", "play", "送還")
    board.choose("second", "二")
    board.passes("second", "first", "first", "second")
    assert board.waiting() == []
    assert "SupportChanged" not in board.happened()


@clause("kiseki", "1220.1a", "502.3")
def test_a_target_that_left_and_came_back_gains_no_support() -> None:
    board = table("draw", {"field": ["兵@一", "兵@二"]})
    board.do("first", "support", "一", "二")
    leave_and_return(board, "二")
    board.passes("first", "second")
    assert "supported" not in board.states("二")


@clause("kiseki", "1220.1b", "104.3")
def test_support_is_not_gained_twice() -> None:
    board = table("draw", {"field": ["兵@一", {"card": "兵@二", "support": True}]})
    board.do("first", "support", "一", "二")
    board.passes("first", "second")
    assert "SupportChanged" not in board.happened()


@clause("kiseki", "1219.2d")
def test_a_support_that_cannot_be_brought_to_an_end_never_happened() -> None:
    board = table("draw", {"field": ["兵", "学者"]})
    state = board.state
    state.pending = ()
    state.frames[-1].run_again()
    state.frames.append(Support(0, board.card("兵"), board.card("学者")))
    advance(state, board.rules)
    assert board.is_ready("兵")
    assert board.waiting() == []
    assert state.saved == ()
    assert board.asked() == ("first", "priority", "902.4")
