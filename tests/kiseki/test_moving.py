"""502-510, 1320, 1337: how cards go from one zone to another, and what that does to them."""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.kiseki.board import Board, art, base, event, item, unit
from tests.kiseki.texts import GUILD, play, resolve, table, use

CHEER = event("鼓舞", "UNITを1つ対象とし、それは+2/+2を得る。")
BACK = event("帰還", "UNITを1つ対象とし、それを手札に戻す。")
SEIZE = event("懐柔", "相手のUNITを1つ対象とし、あなたはこのターン中それの支配を得る。")
KEEP = event("改心", "相手のUNITを1つ対象とし、あなたはそれの支配を得る。")
CALL = event("招集", "あなたの軌跡のUNITを1枚対象とし、それを場に出す。")
SLAY = event("一撃", "UNITを1つ対象とし、それを即死させる。")


def to_next_turn(board: Board) -> None:
    """Everybody does nothing until the turn is over."""
    turn = board.turn()
    while board.turn() == turn:
        board._be_passive()


# --- 502 a card that moves


@clause("kiseki", "502.3")
def test_a_card_that_leaves_the_field_and_comes_back_is_a_new_one() -> None:
    board = table(CHEER, SLAY, CALL, first={"field": [{"card": "剣", "support": True, "actioned": True}]})
    play(board, "鼓舞")
    assert board.strength("剣") == 6
    play(board, "一撃")
    play(board, "招集")
    assert board.field("first") == ["剣"] and board.strength("剣") == 4
    assert "supported" not in board.states("剣") and board.is_ready("剣")


@clause("kiseki", "502.3", "506.4", "105.3")
def test_a_card_that_changes_sides_is_the_same_card() -> None:
    board = table(CHEER, SEIZE, second={"field": [{"card": "剣", "support": True, "actioned": True}]})
    play(board, "鼓舞")
    play(board, "懐柔")
    assert board.field("first") == ["剣"]
    assert board.strength("剣") == 6 and "supported" in board.states("剣") and not board.is_ready("剣")


@clause("kiseki", "502.3a")
def test_a_card_that_goes_from_field_to_homebase_keeps_orientation_and_effects() -> None:
    lay = event("潜伏", "あなたのUNITを1つ対象とし、それを拠点に裏向きで置く。")
    show = event("浮上", "あなたの拠点のカードを1枚対象とし、それを場に出す。")
    board = table(CHEER, lay, show, first={"field": [{"card": "剣", "actioned": True}]})
    play(board, "鼓舞")
    play(board, "潜伏")
    assert board.homebase("first") == ["剣"] and board.is_down("剣") and not board.is_ready("剣")
    play(board, "浮上")
    assert board.strength("剣") == 6 and not board.is_ready("剣")


@clause("kiseki", "502.4")
def test_cards_that_go_to_a_deck_together_are_ordered_by_their_owner() -> None:
    sink = event("沈降", "相手のUNITをすべてデッキの下に置く。")
    board = table(sink, second={"field": ["剣", "槍"], "deck": ["術"]})
    play(board, "沈降")
    assert board.asked() == ("second", "deck-order", "502.4")
    board.order("second", "槍", "剣")
    assert board.deck("second") == ["術", "槍", "剣"]
    assert board.is_known("槍", "second")


@clause("kiseki", "502.4")
def test_equal_cards_that_go_to_a_deck_together_are_not_asked_about() -> None:
    sink = event("沈降", "相手のUNITをすべてデッキの下に置く。")
    board = table(sink, second={"field": ["剣@a", "剣@b"], "deck": ["術"]})
    play(board, "沈降")
    assert board.deck("second") == ["術", "a", "b"]


@clause("kiseki", "502.5")
def test_a_card_goes_to_the_zone_of_its_owner() -> None:
    board = table(SEIZE, BACK, second={"field": ["剣"]})
    play(board, "懐柔")
    play(board, "帰還")
    assert "剣" in board.hand("second") and "剣" not in board.hand("first")


@clause("kiseki", "504.3")
def test_cards_go_from_the_top_of_a_deck_one_after_the_other() -> None:
    mill = event("崩落", "相手のデッキの上を2枚軌跡に置く。")
    board = table(mill, second={"deck": ["剣", "槍", "術"]})
    play(board, "崩落")
    assert board.trail("second") == ["剣", "槍"] and board.deck("second") == ["術"]


@clause("kiseki", "104.2", "504.3")
def test_no_more_cards_are_taken_from_a_deck_than_there_are() -> None:
    mill = event("崩落", "相手のデッキの上を2枚軌跡に置く。")
    board = table(mill, second={"deck": ["剣"]})
    play(board, "崩落")
    assert board.trail("second") == ["剣"] and board.outcome() is None


@clause("kiseki", "507.1", "503.2", "503.1")
def test_cards_are_laid_into_the_homebase_as_the_text_says() -> None:
    lay = event("設営", "あなたのデッキの上を1枚拠点に裏向きのアクション状態で置く。")
    board = table(lay, first={"deck": ["剣"]})
    play(board, "設営")
    assert board.homebase("first") == ["剣"] and board.is_down("剣") and not board.is_ready("剣")


# --- 506.4 control


@clause("kiseki", "506.4", "705.7")
def test_control_for_a_turn_ends_with_it() -> None:
    board = table(SEIZE, second={"field": ["剣"]})
    play(board, "懐柔")
    assert board.field("first") == ["剣"]
    to_next_turn(board)
    assert board.field("second") == ["剣"]


@clause("kiseki", "506.4", "1215.8")
def test_control_without_an_end_stays() -> None:
    board = table(KEEP, second={"field": ["剣"]})
    play(board, "改心")
    to_next_turn(board)
    assert board.field("first") == ["剣"]


@clause("kiseki", "506.4")
def test_the_newest_effect_on_control_decides_and_the_older_one_comes_back() -> None:
    board = table(KEEP, SEIZE, second={"field": ["剣"], "hand": ["懐柔@敵"]})
    play(board, "改心")
    board.passes("first")
    board.do("second", "play", "敵")
    resolve(board)
    assert board.field("second") == ["剣"]
    to_next_turn(board)
    assert board.field("first") == ["剣"]


@clause("kiseki", "506.4", "1325.1")
def test_control_that_is_nullified_is_lost() -> None:
    clear = event("浄化", "UNITを1つ対象とし、それに適用されている効果を無効化する。")
    board = table(KEEP, clear, second={"field": ["剣"]})
    play(board, "改心")
    play(board, "浄化")
    assert board.field("second") == ["剣"]


# --- entering: 1415


@clause("kiseki", "1415.1")
def test_covert_by_choice_is_chosen_as_the_card_enters() -> None:
    shade = unit("霞", cp=0, text="【暗躍:選択式】")
    board = table(shade, first={"hand": ["霞"]})
    board.do("first", "play", "霞")
    resolve(board)
    assert board.asked() == ("first", "covert", "1415.1")
    assert board.field("first") == []
    board.option("first", "yes")
    assert board.field("first") == ["霞"] and "暗躍" in board.icons("霞")


@clause("kiseki", "1415.1")
def test_covert_by_choice_may_be_declined() -> None:
    shade = unit("霞", text="【暗躍:選択式】")
    board = table(shade, CALL, first={"trail": ["霞"]})
    play(board, "招集")
    board.option("first", "no")
    assert board.field("first") == ["霞"] and "暗躍" not in board.icons("霞")


@clause("kiseki", "1415.1", "506.4")
def test_a_change_of_control_is_no_entering_for_covert_by_choice() -> None:
    shade = unit("霞", text="【暗躍:選択式】")
    board = table(shade, SEIZE, second={"field": [{"card": "霞", "covert": True}]})
    play(board, "懐柔")
    assert board.field("first") == ["霞"] and "暗躍" in board.icons("霞")


# --- 1211.6, 1221 what has moved


@clause("kiseki", "1221.1", "1205.1d-1")
def test_a_text_reads_a_card_that_has_left_as_it_was() -> None:
    martyr = unit("殉", strength=2, text="・これが軌跡に置かれた時、あなたは絆をX点得る。XはこれのSTRの数値である。")
    board = table(martyr, CHEER, SLAY, first={"field": ["殉"], "bonds": 20})
    play(board, "鼓舞")
    play(board, "一撃")
    assert board.bonds("first") == 24


@clause("kiseki", "1205.1d-1", "1222.2")
def test_a_craft_is_resolved_though_its_card_has_left() -> None:
    altar = item("壇", text="・これを軌跡に置く:あなたは絆を3点得る。")
    board = table(altar, first={"field": ["壇"], "bonds": 20})
    use(board, "壇")
    assert board.trail("first") == ["壇"] and board.bonds("first") == 23


@clause("kiseki", "208.1", "1204.2f-5")
def test_an_art_from_hand_puts_its_card_into_the_trail() -> None:
    poet = unit("詩", arts=(art("歌", "あなたは絆を1点得る。"),))
    board = table(poet, first={"hand": ["詩"], "bonds": 20})
    board.do("first", "art", "詩")
    resolve(board)
    assert board.trail("first") == ["詩"] and board.bonds("first") == 21


@clause("kiseki", "211.2", "507.4", "1204.2d-4")
def test_a_base_face_up_is_found_in_the_homebase() -> None:
    raze = event("焼討", "相手のBASEを1つ対象とし、それを破壊する。")
    board = table(raze, base("砦"), base("城"), second={"homebase": ["城", {"card": "砦", "up": True}]})
    play(board, "焼討")
    assert board.homebase("second") == ["城"] and board.trail("second") == ["砦"]


@clause("kiseki", "1331.1", "506.5a")
def test_the_number_of_cards_is_counted_on_the_field() -> None:
    count = event("査定", f"あなたは絆をX点得る。Xは{GUILD}の数である。")
    board = table(count, first={"field": ["剣"], "homebase": ["槍"], "bonds": 20}, second={"field": ["剣@敵"]})
    play(board, "査定")
    assert board.bonds("first") == 22


@clause("kiseki", "502.4", "504.2", "104.4")
def test_what_cannot_leave_the_field_is_not_put_on_a_deck_and_all_else_is() -> None:
    for deed in ("相手のUNITをすべてデッキの上に置く。", "相手のUNITをすべてデッキの下に置く。"):
        rooted = unit("根", text="・これは場を離れない。")
        field = {"field": ["根", "槍"], "deck": ["壁"]}
        board = table(rooted, event("波", deed), second=field)
        play(board, "波")
        board.order("second", "根", "槍")
        assert board.field("second") == ["根"] and sorted(board.deck("second")) == ["壁", "槍"]


@pytest.mark.parametrize(("chosen", "shuffled"), [(("剣", "槍"), 1), (("敵", "剣"), 2), (("敵",), 1)])
@clause("kiseki", "504.1", "603.1b")
def test_cards_go_into_the_decks_of_their_owners_and_each_of_these_is_shuffled(
    chosen: tuple[str, ...], shuffled: int
) -> None:
    mix = event("混", "UNITを2つまで対象とし、それらをデッキに加えて切る。")
    board = table(
        mix,
        first={"field": ["剣", "槍"], "deck": ["壁@一", "壁@二"]},
        second={"field": ["術@敵"], "deck": ["壁@三", "壁@四"]},
    )
    board.do("first", "play", "混")
    board.choose("first", *chosen)
    resolve(board)
    while board._purpose() == "shuffle":
        board.shuffles()
    assert board.happened().count("Shuffled") == shuffled
    decks = {"first": len(board.deck("first")), "second": len(board.deck("second"))}
    assert decks["first"] == 2 + len([each for each in chosen if each != "敵"])
    assert decks["second"] == 2 + ("敵" in chosen)
