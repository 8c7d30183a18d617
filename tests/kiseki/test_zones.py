"""105.3, 500, 1211.6: zones, who sees what in them, how cards lie there, and whose they are."""

from __future__ import annotations

from fuda.games.kiseki.table import ZONES
from tests.citing import clause
from tests.kiseki.board import event, unit
from tests.kiseki.texts import GUILD, play, resolve, table, use

SEIZE = event("懐柔", "相手のUNITを1つ対象とし、あなたはそれの支配を得る。")
SLAY = event("一撃", "UNITを1つ対象とし、それを即死させる。")
BACK = event("帰還", "UNITを1つ対象とし、それを手札に戻す。")


@clause("kiseki", "501.1", "502.1")
def test_each_player_has_zones_of_an_own_and_one_is_shared() -> None:
    names = [(zone.owner, zone.name) for zone in ZONES]
    own = ["deck", "hand", "field", "homebase", "trail", "removed"]
    assert names == [(-1, "waiting"), *[(0, each) for each in own], *[(1, each) for each in own]]


@clause("kiseki", "502.2", "504.1", "504.2", "504.4", "505.1", "505.3", "505.4")
def test_a_deck_is_hidden_from_all_and_a_hand_from_the_other() -> None:
    board = table(first={"deck": ["剣"]}, second={"deck": ["槍"], "hand": ["術"]})
    assert not board.is_known("剣", "first") and not board.is_known("槍", "second")
    assert board.is_known("術", "second") and not board.is_known("術", "first")


@clause("kiseki", "502.2a", "505.2")
def test_the_number_of_cards_in_a_zone_is_known_to_all() -> None:
    rich = event("羨望", "相手の手札が3枚以上なら、カードを1枚引く。")
    board = table(rich, second={"hand": ["剣", "槍"]})
    play(board, "羨望")
    assert "Drawn" in board.happened()


@clause("kiseki", "506.2", "508.2", "510.2", "502.2")
def test_field_trail_and_removed_zone_are_open_to_all() -> None:
    board = table(second={"field": ["剣", {"card": "槍", "stunned": True}], "trail": ["術"], "removed": ["壁"]})
    assert all([board.is_known(each, "first") for each in ("剣", "槍", "術", "壁")])


@clause("kiseki", "507.2", "507.4", "507.3")
def test_a_card_face_down_in_the_homebase_is_known_to_its_controller_only() -> None:
    board = table(second={"homebase": ["剣", {"card": "槍", "up": True, "actioned": True}]})
    assert board.is_known("剣", "second") and not board.is_known("剣", "first")
    assert board.is_known("槍", "first")
    assert board.is_down("剣") and board.is_ready("剣") and not board.is_down("槍") and not board.is_ready("槍")


@clause("kiseki", "503.1", "503.1b", "503.2", "503.2b", "506.3")
def test_a_card_lies_either_ready_or_actioned_and_either_up_or_down() -> None:
    rest, wake = (
        event("休息", "UNITを1つ対象とし、それをアクションする。"),
        event("号令", "UNITを1つ対象とし、それをレディする。"),
    )
    board = table(rest, wake, first={"field": ["剣"]})
    assert board.states("剣") == ["ready", "up"]
    play(board, "休息")
    assert board.states("剣") == ["actioned", "up"]
    play(board, "号令")
    assert board.states("剣") == ["ready", "up"]


@clause("kiseki", "505.5")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    draw = event("蔵書", "カードを15枚引く。")
    board = table(draw, first={"hand": ["剣"] * 8, "deck": 20})
    play(board, "蔵書")
    assert len(board.hand("first")) == 8 + 1 + 15
    turn = board.turn()
    while board.turn() == turn:
        if board.asked() == ("first", "homebase", "703.7a"):
            board.choose("first")
        board._be_passive()
    assert len(board.hand("first")) >= 8 + 1 + 15


@clause("kiseki", "506.5", "203.3")
def test_a_text_that_names_no_zone_speaks_of_the_field() -> None:
    cheer = event("讃歌", "UNITはこのターン中+1/+0を得る。")
    board = table(
        cheer, first={"field": ["剣"], "hand": ["槍"], "trail": ["術"], "homebase": [{"card": "壁", "up": True}]}
    )
    play(board, "讃歌")
    assert [board.strength(each) for each in ("剣", "槍", "術", "壁")] == [5, 3, 3, 1]


# --- 105.2, 105.3 whose cards they are


@clause("kiseki", "105.2", "105.3", "105.3a", "105.3b")
def test_crafts_of_a_card_are_those_of_who_controls_it() -> None:
    captain = unit("長", text=f"・あなたの他の{GUILD}は+1/+0を得る。")
    board = table(SEIZE, captain, first={"field": ["剣"]}, second={"field": ["長", "槍"]})
    assert (board.strength("剣"), board.strength("槍")) == (4, 4)
    play(board, "懐柔", "長")
    assert (board.strength("剣"), board.strength("槍")) == (5, 3)


@clause("kiseki", "105.3b", "1201.1a-1")
def test_an_activated_craft_is_played_by_who_controls_the_card() -> None:
    spring = unit("泉", text="・[アクション]:あなたは絆を2点得る。")
    board = table(SEIZE, spring, first={"bonds": 20}, second={"field": ["泉"]})
    play(board, "懐柔")
    use(board, "泉")
    assert board.bonds("first") == 22


# --- linked units and decks


@clause("kiseki", "502.4", "1336.1")
def test_both_cards_of_a_linked_unit_go_to_the_deck_in_an_order_of_their_owner() -> None:
    sink = event("沈降", "UNITを1つ対象とし、それをデッキの上に置く。")
    board = table(sink, second={"field": [{"card": "剣", "linked": "槍"}], "deck": ["術"]})
    play(board, "沈降")
    board.order("second", "槍", "剣")
    assert board.deck("second") == ["槍", "剣", "術"]


# --- 1211.6 which card a trigger speaks of


@clause("kiseki", "1211.6", "1211.6b")
def test_a_craft_that_waits_for_leaving_the_field_reads_the_card_as_it_was_there() -> None:
    mourner = unit("弔", text="・あなたのCPコストが5以上のUNITが場を離れた時、あなたは絆を3点得る。")
    dear = event("高値", "UNITを1つ対象とし、このターン中それのCPコストを3増やす。")
    board = table(mourner, dear, BACK, first={"field": ["弔", "剣"], "bonds": 20})
    play(board, "高値", "剣")
    play(board, "帰還", "剣")
    assert board.bonds("first") == 23


@clause("kiseki", "1211.6b", "1211.6a")
def test_a_craft_that_waits_for_entering_reads_the_card_as_it_is_on_the_field() -> None:
    banner = unit(
        "旗手", text="・あなたの他のUNITは+1/+0を得る。\n・あなたのSTRが5以上のUNITが場に出た時、あなたは絆を3点得る。"
    )
    call = event("動員", "あなたの手札のUNITを1枚場に出す。")
    board = table(banner, call, first={"field": ["旗手"], "hand": ["剣"], "bonds": 20})
    play(board, "動員")
    resolve(board)
    if board.asked() == ("first", "putontofield", "1312.1"):
        board.choose("first", "剣")
        resolve(board)
    assert board.field("first") == ["旗手", "剣"] and board.bonds("first") == 23


@clause("kiseki", "1211.6", "1211.6c")
def test_a_craft_that_waits_for_a_move_elsewhere_reads_the_card_where_it_is() -> None:
    keeper = unit("墓守", text=f"・あなたの{GUILD}が手札から軌跡に置かれた時、あなたは絆を3点得る。")
    discard = event("取捨", "あなたの手札を1枚捨てる。")
    board = table(keeper, discard, first={"field": ["墓守"], "hand": ["剣"], "bonds": 20})
    play(board, "取捨")
    board.choose("first", "剣")
    resolve(board)
    assert board.bonds("first") == 23
