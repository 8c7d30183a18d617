"""Texts of our own cards that random games carry out seldom or never (see tests/laws/unreached_kiseki.toml)."""

from typing import Any

from tests.citing import clause
from tests.kiseki.board import Board, event, item, unit

GUARD = unit("番人", organisations=("自警団",))
RANGER = unit("猟師", organisations=("辺境警備隊",))
WALL = unit("壁", strength=1, defence=9, organisations=("王立学院",))
SLAY = event("一撃", "UNITを1つ対象とし、それを即死させる。")
ENGINE = item("大鎧", "【搭乗3】", strength=4, defence=4)


def battle(first: Any, second: Any, **more: Any) -> Board:
    return Board(cards=[GUARD, RANGER, WALL, SLAY, ENGINE], first=first, second=second, **more)


def slay(board: Board, target: str) -> None:
    """The first player slays a unit."""
    board.do("first", "play", "一撃")
    if board._purpose() == "targets":
        board.choose("first", target)
    while board.waiting() and board._purpose() == "priority":
        board._be_passive()


@clause("kiseki", "804.8", "1211.1")
def test_tobias_brandt_draws_when_he_attacks_in_a_scrum_and_only_then() -> None:
    field = {"field": ["トビアス・ブラント", "番人"], "deck": ["壁@上", "壁@下"]}
    board = battle(field, {"field": ["壁@的"]})
    assert board.strength("番人") == 3
    board.attack("first", "トビアス・ブラント", "番人", target="的")
    board.settle()
    assert board.hand("first") == ["上"]
    board = battle(field, {"field": ["壁@的"]})
    board.attack("first", "トビアス・ブラント", target="的")
    board.settle()
    assert board.hand("first") == []


@clause("kiseki", "1410.1", "804.8")
def test_solve_heim_actions_what_he_attacks_and_is_stronger_alone() -> None:
    board = battle({"field": ["ソルヴェ・ヘイム", "猟師"], "homebase": 1}, {"field": ["壁"], "homebase": 1})
    board.attack("first", "ソルヴェ・ヘイム", target="壁")
    board.play_on("trigger", "first")
    board._submit("first", 0)
    while board.waiting():
        board._be_passive()
    assert board.strength("ソルヴェ・ヘイム") == 6 and not board.is_ready("壁")
    board = battle({"field": ["ソルヴェ・ヘイム", "猟師"]}, {"field": ["壁"]})
    board.attack("first", "ソルヴェ・ヘイム", "猟師", target="壁")
    board.settle()
    assert board.strength("ソルヴェ・ヘイム") == 4


@clause("kiseki", "1337.1", "1322.1")
def test_gatt_sehn_boards_as_he_enters_and_draws_for_it() -> None:
    first = {"field": ["大鎧"], "hand": ["ガット・ゼーン"], "homebase": 3, "deck": ["壁@上"]}
    board = battle(first, {}, phase="deployment")
    board.do("first", "play", "ガット・ゼーン")
    while board._purpose() != "may":
        board._be_passive()
    board.option("first", "yes")
    assert "boarded" in board.states("大鎧") and board.removed("first") == ["ガット・ゼーン"]
    board.settle()
    assert board.hand("first") == ["上"]


@clause("kiseki", "804.8", "1317.1")
def test_boris_ganz_destroys_a_base_as_he_attacks_and_does_not_overkill() -> None:
    bases = [{"card": "武道場", "up": True}, "猟師@裏"]
    board = battle({"field": ["ボリス・ガンツ"]}, {"field": ["番人"], "homebase": bases})
    board.attack("first", "ボリス・ガンツ", target="番人")
    while board._purpose() in ("priority", "targets", "trigger") and board.homebase("second") != ["裏"]:
        board._be_passive()
    assert board.homebase("second") == ["裏"] and board.trail("second") == ["武道場"]
    board.settle()
    assert board.is_stunned("番人") and board.bonds("second") == 40 - 1  # its CP for the stun, no overkill


@clause("kiseki", "1216.1", "1303.1")
def test_nox_is_removed_from_the_game_instead_of_going_to_the_trail() -> None:
    board = battle({"hand": ["一撃"], "homebase": 1}, {"field": ["ノックス", "番人"]})
    slay(board, "ノックス")
    assert board.removed("second") == ["ノックス"] and board.trail("second") == []


@clause("kiseki", "1216.1", "1317.1")
def test_a_substitute_charm_is_destroyed_instead_of_a_slain_unit() -> None:
    board = battle({"hand": ["一撃"]}, {"field": ["番人", "身代わりの護符"]})
    slay(board, "番人")
    assert board.field("second") == ["番人"] and board.trail("second") == ["身代わりの護符"]


@clause("kiseki", "1216.1", "1317.1")
def test_a_homing_bell_brings_a_slain_unit_back_to_the_hand() -> None:
    board = battle({"hand": ["一撃"], "homebase": 1}, {"field": ["番人@的", "帰還の鈴"], "homebase": 1})
    slay(board, "的")
    assert board.hand("second") == ["的"] and board.field("second") == ["帰還の鈴"]


@clause("kiseki", "1327.1")
def test_a_counterstroke_lets_the_defender_strike_back_at_all() -> None:
    second = {"field": ["トビアス・ブラント"], "hand": ["迎え撃ち"], "homebase": 2}
    board = battle({"field": ["猟師@左", "猟師@右"]}, second)
    board.attack("first", "左", "右", target="トビアス・ブラント")
    board.play_on("priority", "second")
    while "play 迎え撃ち" not in board.options("second"):
        board._be_passive()
        board.play_on("priority", "second")
    board.do("second", "play", "迎え撃ち")
    board.settle()
    while board.asked() and board._purpose() not in ("attackers", "recover"):
        board._be_passive()
    assert board.is_stunned("左") and board.is_stunned("右")


@clause("kiseki", "1406.1", "1410.1", "1212.1")
def test_a_training_hall_gives_break_to_units_with_martial_arts() -> None:
    first = {"field": ["拳士"], "homebase": [{"card": "武道場", "up": True}]}
    fighter = unit("拳士", text="【武術】", organisations=("辺境警備隊",))
    board = Board(cards=[WALL, fighter], first=first, second={"field": ["壁"]})
    assert board.icons("拳士") == ["武術", "体制崩し"] and board.strength("拳士") == 3
    board.attack("first", "拳士", target="壁")
    while board.asked() and board.is_ready("壁"):
        board._be_passive()
    assert not board.is_ready("壁")


def craft(board: Board, card: str, energy: tuple[str, ...] = (), target: str = "") -> None:
    """The first player gains EP with these cards, plays the only craft of a card and lets it resolve."""
    for each in energy:
        board.do("first", "gain-ep", each)
    board.do("first", "craft", card)
    if target and board._purpose() == "targets":
        board.choose("first", target)
    while board.waiting() and board._purpose() == "priority":
        board._be_passive()


@clause("kiseki", "1308.1", "1210.1")
def test_berta_roth_recovers_a_stunned_vigil() -> None:
    field = ["ベルタ・ロート", {"card": "番人@友", "stunned": True}, {"card": "壁@他", "stunned": True}]
    board = battle({"field": field, "homebase": ["番人@一"]}, {"field": ["壁@敵"]})
    craft(board, "ベルタ・ロート", ("一",), "友")
    assert not board.is_stunned("友") and board.is_stunned("他")
    assert not board.is_ready("ベルタ・ロート")


@clause("kiseki", "1409.1", "1406.1")
def test_einar_strom_is_elated_when_few_bonds_are_left() -> None:
    board = battle({"field": ["エイナル・ストロム"], "bonds": 21}, {})
    assert (board.strength("エイナル・ストロム"), board.defence("エイナル・ストロム")) == (2, 3)
    board = battle({"field": ["エイナル・ストロム"], "bonds": 20}, {})
    assert (board.strength("エイナル・ストロム"), board.defence("エイナル・ストロム")) == (4, 4)


@clause("kiseki", "1326.3", "212.2", "1305.1")
def test_tempesta_has_wings_costs_less_with_bases_and_has_to_attack() -> None:
    halls = [{"card": "武道場@一", "up": True}, {"card": "武道場@二", "up": True}, "武道場@三"]
    board = battle({"field": ["テンペスタ", "番人"], "homebase": halls}, {"field": ["壁"]})
    assert board.cp("テンペスタ") == 6
    board.play_on("attackers", "first")  # the first attack was no question
    attackers = [told["attackers"] for told in board.told() if told["event"] == "AttackBegan"]
    assert [[each["card"] for each in told] for told in attackers] == [["K067"]]
    assert board.options("first") == ["attack 番人", "pass"]


@clause("kiseki", "1405.1", "1302.2")
def test_petra_eich_trains_soldiers_from_the_homebase() -> None:
    soldier = unit("新兵", text="【派遣】", subname="一般", organisations=("自警団",))
    first = {"field": ["ペトラ・アイヒ"], "homebase": ["新兵", "番人@一", "番人@二"]}
    board = Board(phase="deployment", cards=[GUARD, soldier], first=first, second={})
    board.do("first", "play", "新兵")
    while board.asked() and "新兵" not in board.field("first"):
        board._be_passive()
    board.settle()
    assert board.strength("ペトラ・アイヒ") == 5 and board.strength("新兵") == 3


@clause("kiseki", "1306.1", "1210.1")
def test_a_cannon_stuns_a_cheap_unit() -> None:
    dear = unit("巨人", cp=3)
    first = {"field": ["大砲"], "homebase": ["番人@一", "番人@二"]}
    board = Board(cards=[GUARD, WALL, dear], first=first, second={"field": ["壁", "巨人"]})
    craft(board, "大砲", ("一", "二"), "壁")
    assert board.is_stunned("壁") and not board.is_stunned("巨人")


@clause("kiseki", "1301.1", "1210.1")
def test_a_grimoire_draws_a_card() -> None:
    board = battle({"field": ["魔導書"], "homebase": ["番人@一"], "deck": ["壁@上"]}, {})
    craft(board, "魔導書", ("一",))
    assert board.hand("first") == ["上"]


@clause("kiseki", "1303.1", "1211.8")
def test_back_from_the_brink_lends_a_unit_of_the_trail_for_a_turn() -> None:
    homes = ["番人@一", "番人@二", "番人@三", "番人@四"]
    board = battle({"hand": ["起死回生"], "homebase": homes, "trail": ["壁", "トビアス・ブラント"]}, {"homebase": 1})
    for each in ("一", "二", "三", "四"):
        board.do("first", "gain-ep", each)
    board.do("first", "play", "起死回生")
    while board.waiting() and board._purpose() == "priority":
        board._be_passive()
    assert board.field("first") == ["壁"]
    turn = board.turn()
    while board.turn() == turn:
        board._be_passive()
    assert board.field("first") == [] and board.removed("first") == ["壁"]


@clause("kiseki", "1332.6", "1210.2")
def test_a_greenwind_market_trades_a_card_after_an_item_was_played() -> None:
    charm = item("札", cp=0)
    first = {"hand": ["札", "壁@持"], "homebase": [{"card": "翠風市場", "up": True}], "deck": ["壁@上"]}
    board = Board(phase="deployment", cards=[WALL, charm], first=first, second={})
    assert "craft 翠風市場" not in board.options("first")
    board.do("first", "play", "札")
    while "札" not in board.field("first"):
        board._be_passive()
    board.do("first", "craft", "翠風市場")
    while board._purpose() != "discard":
        board._be_passive()
    board.choose("first", "持")
    assert board.hand("first") == ["上"] and "持" in board.trail("first")


@clause("kiseki", "1213.1", "1317.1")
def test_judith_credo_condemns_a_cursed_unit() -> None:
    first = {"hand": ["ユディト・クレド"], "homebase": ["番人@一", "番人@二", "番人@三"]}
    board = battle(first, {"field": ["ノックス", "番人@無実"]})
    for each in ("一", "二", "三"):
        board.do("first", "gain-ep", each)
    board.do("first", "art", "ユディト・クレド")
    while board.waiting() and board._purpose() == "priority":
        board._be_passive()
    assert board.field("second") == ["無実"] and board.removed("second") == ["ノックス"]
