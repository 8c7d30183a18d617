"""1319, 1325-1338: what the terms of card texts stand for, from effects that are nullified to curses."""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.kiseki.board import Board, art, base, event, item, unit
from tests.kiseki.texts import GUILD, SCHOOL, TRADE, play, resolve, table

STUN = event("衝撃", "UNITを1つ対象とし、それをスタンする。")
CHEER = event("鼓舞", "UNITを1つ対象とし、それはこのターン中+2/+2を得る。")
SLAY = event("一撃", "UNITを1つ対象とし、それを即死させる。")
BREAK = event("破砕", "ITEMを1つ対象とし、それを破壊する。")
LINK = event("連結", "あなたのUNITを2つ対象とし、それらを戦術リンクする。")
LEADER = unit("長", text=f"・あなたの他の{GUILD}は+1/+0を得る。")
SHIP = item("船", text="【搭乗2】", strength=6, defence=6)


# --- 1325 nullified effects


@clause("kiseki", "1325.1", "1325.1a")
def test_effects_that_apply_to_a_card_are_nullified_and_later_ones_apply() -> None:
    clear = event("浄化", "UNITを1つ対象とし、それに適用されている効果を無効化する。")
    board = table(clear, CHEER, LEADER, first={"field": ["剣", "長"], "hand": ["鼓舞@二"]})
    play(board, "鼓舞", "剣")
    assert (board.strength("剣"), board.defence("剣")) == (7, 6)
    play(board, "浄化", "剣")
    assert (board.strength("剣"), board.defence("剣")) == (4, 4)  # the constant craft is older, too
    play(board, "二", "剣")
    assert (board.strength("剣"), board.defence("剣")) == (6, 6)


@clause("kiseki", "1325.1", "1215.7")
def test_effects_that_are_nullified_for_a_turn_apply_again() -> None:
    clear = event("静寂", "UNITを1つ対象とし、このターン中それに適用されている効果を無効化する。")
    board = table(clear, LEADER, first={"field": ["剣", "長"]})
    play(board, "静寂", "剣")
    assert board.strength("剣") == 4
    while board.turn()[0] == 5:
        board._be_passive()
    assert board.strength("剣") == 5


@clause("kiseki", "1325.1", "1325.1b")
def test_organisations_and_crafts_that_were_gained_are_nullified_in_their_layers() -> None:
    clear = event("浄化", "UNITを1つ対象とし、それに適用されている効果を無効化する。")
    train = event("修行", f"UNITを1つ対象とし、それはこのターン中{SCHOOL}と【武術】を得る。")
    board = table(clear, train, first={"field": ["剣"]})
    play(board, "修行")
    assert board.organisations("剣") == [GUILD, SCHOOL] and board.icons("剣") == ["武術"]
    play(board, "浄化")
    assert board.organisations("剣") == [GUILD] and board.icons("剣") == []


# --- 1328, 1329 what is there and what counts as being there


@clause("kiseki", "1328.1", "1328.2")
def test_a_condition_looks_for_units_on_the_field_and_for_cards_in_zones() -> None:
    ask = event("点呼", "あなたの場に“剣”がいるなら、あなたは絆を1点得る。")
    look = event("探訪", "あなたの軌跡に“剣”があるなら、あなたは絆を2点得る。")
    board = table(ask, look, first={"field": ["槍"], "trail": ["剣"], "bonds": 20})
    play(board, "点呼")
    assert board.bonds("first") == 20
    play(board, "探訪")
    assert board.bonds("first") == 22


@clause("kiseki", "1329.1")
def test_a_name_counts_as_being_on_the_field_but_is_no_card_there() -> None:
    statue = item("像", text="・あなたの場に“剣”がいるものとする。")
    ask = event("点呼", "あなたの場に“剣”がいるなら、あなたは絆を1点得る。")
    board = table(statue, ask, first={"field": ["像"], "bonds": 20})
    play(board, "点呼")
    assert board.bonds("first") == 21


@clause("kiseki", "1329.2")
def test_bonds_that_count_as_few_are_read_as_few_by_texts_only() -> None:
    mirror = item("鏡", text="・あなたの絆は10点であるものとする。")
    brave = unit("勇", text="・あなたの絆が10点以下なら、これは+3/+0を得る。")
    board = table(mirror, brave, BREAK, first={"field": ["勇", "鏡"]})
    assert board.strength("勇") == 5 and board.bonds("first") == 40
    play(board, "破砕")
    assert board.strength("勇") == 2


@clause("kiseki", "1329.3")
def test_units_that_count_as_alone_are_each_the_only_one() -> None:
    duel = base("丘", text="・あなたのUNITはこれだけであるものとする。")
    lone = unit("孤", text="・あなたの【暗躍】を持たないUNITがこれだけなら、これは+4/+4を得る。")
    board = table(lone, first={"field": ["孤@a", "孤@b"]})
    assert (board.strength("a"), board.strength("b")) == (2, 2)
    board = table(lone, duel, first={"field": ["孤@a", "孤@b"], "homebase": [{"card": "丘", "up": True}]})
    assert (board.strength("a"), board.strength("b")) == (6, 6)


# --- 1330 removed from the game


@clause("kiseki", "1330.1", "510.1")
def test_a_card_that_is_removed_lies_in_its_owners_removed_zone() -> None:
    banish = event("追放", "UNITを1つ対象とし、それをゲームから除外する。")
    board = table(banish, second={"field": ["剣"]})
    play(board, "追放")
    assert board.removed("second") == ["剣"]


# --- 1331-1334 gain, have, lose


@clause("kiseki", "1331.1", "1331.2", "1331.3")
def test_organisations_names_and_crafts_are_gained_beside_those_it_has() -> None:
    join = event("改名", f"UNITを1つ対象とし、それはこのターン中{TRADE}と“槍”と【暗躍】を得る。")
    board = table(join, unit("武", text="【武術】"), first={"field": ["武"]})
    play(board, "改名")
    assert board.organisations("武") == [GUILD, TRADE]
    assert board.card_names("武") == ["武", "槍"]
    assert board.icons("武") == ["武術", "暗躍"]


@clause("kiseki", "1332.1", "1332.2", "1332.3", "1332.4")
def test_what_a_card_has_by_a_constant_craft_is_asked_for_like_what_is_printed() -> None:
    banner = item("旗", text=f"・あなたのUNITは{SCHOOL}を持つ。")
    mask = unit("面", text="・これは“槍”を持つ。")
    praise = event("讃歌", f"{SCHOOL}はこのターン中+1/+0を得る。")
    hymn = event("槍歌", "“槍”はこのターン中+0/+1を得る。")
    board = table(banner, mask, praise, hymn, first={"field": ["旗", "面", "剣"]})
    play(board, "讃歌")
    play(board, "槍歌")
    assert (board.strength("面"), board.defence("面")) == (3, 3)
    assert (board.strength("剣"), board.defence("剣")) == (5, 4)


@clause("kiseki", "1332.5", "1332.6", "1332.7")
def test_cards_are_told_by_arts_keywords_and_attributes() -> None:
    poet = unit("詩", arts=(art("歌", "カードを1枚引く。"),))
    loyal = unit("忠", text="・忠義―これは+1/+0を得る。")
    texts = [
        event("甲", "アーツを持つUNITはこのターン中+0/+1を得る。"),
        event("乙", "忠義を持つUNITはこのターン中+0/+1を得る。"),
        event("丙", "サポートを持つUNITはこのターン中+0/+1を得る。"),
    ]
    board = table(poet, loyal, *texts, first={"field": ["詩", "忠", {"card": "剣", "support": True}]})
    play(board, "甲")
    assert [board.defence(each) for each in ("詩", "忠", "剣")] == [3, 2, 4]
    play(board, "乙")
    assert [board.defence(each) for each in ("詩", "忠", "剣")] == [3, 3, 4]
    play(board, "丙")
    assert [board.defence(each) for each in ("詩", "忠", "剣")] == [3, 3, 5]


@clause("kiseki", "1333.1", "1333.2")
def test_a_card_with_all_organisations_has_each_and_counts_its_own_only() -> None:
    hall = base("館", text="・あなたのUNITはすべての組織を持つ。")
    count = event("集計", "あなたは絆をX点得る。Xは場にある組織の数である。")
    praise = event("讃歌", f"{TRADE}はこのターン中+1/+0を得る。")
    board = table(
        hall, count, praise, first={"field": ["剣", "術"], "homebase": [{"card": "館", "up": True}], "bonds": 10}
    )
    play(board, "讃歌")
    assert board.strength("剣") == 5
    play(board, "集計")
    assert board.bonds("first") == 12


@clause("kiseki", "1334.1", "1334.2")
def test_organisations_and_crafts_are_lost() -> None:
    double = unit("双", text="【武術】【暗躍】", organisations=(GUILD, SCHOOL))
    board = table(
        double,
        event("除名", f"UNITを1つ対象とし、それはこのターン中{GUILD}を失う。"),
        event("露見", "UNITを1つ対象とし、それはこのターン中【暗躍】を失う。"),
        event("忘却", "UNITを1つ対象とし、それはこのターン中すべてのクラフトを失う。"),
        first={"field": ["双"]},
    )
    play(board, "除名")
    assert board.organisations("双") == [SCHOOL]
    play(board, "露見")
    assert board.icons("双") == ["武術"]
    play(board, "忘却")
    assert board.icons("双") == []


# --- 1335 rebuild


@clause("kiseki", "1335.1")
def test_a_rebuilt_card_goes_to_the_trail_and_the_top_of_the_deck_takes_its_place() -> None:
    renew = event("改築", "あなたの拠点のカードを2枚対象とし、それらを再構築する。")
    board = table(renew, first={"homebase": ["剣", "槍"], "deck": ["術", "壁", "刃"]})
    play(board, "改築")
    assert board.trail("first") == ["剣", "槍", "改築"] and board.homebase("first") == ["術", "壁"]
    assert board.is_down("術") and not board.is_ready("術")
    assert board.is_known("術", "first") and not board.is_known("術", "second")


@clause("kiseki", "1335.1", "104.2")
def test_a_rebuild_with_an_empty_deck_puts_the_card_away_and_nobody_loses() -> None:
    renew = event("改築", "あなたの拠点のカードを1枚対象とし、それを再構築する。")
    board = table(renew, first={"homebase": ["剣"], "deck": []})
    play(board, "改築")
    assert board.homebase("first") == [] and board.trail("first") == ["剣", "改築"]
    assert board.outcome() is None


# --- 1336 tactical links


def linked(*cards: dict[str, object]) -> Board:
    board = table(LINK, *cards, first={"field": ["剣", "槍"]}, second={"field": ["壁"]})
    play(board, "連結", "剣", "槍")
    return board


@clause("kiseki", "1336.1", "1336.1a", "1336.1b", "1336.1d")
def test_linked_units_are_one_with_both_names_and_the_sum_of_their_figures() -> None:
    board = linked()
    assert "linked" in board.states("剣")
    assert (board.cp("剣"), board.strength("剣"), board.defence("剣")) == (5, 7, 7)
    assert board.card_names("剣") == ["剣", "槍"]
    assert board.organisations("剣") == [GUILD]


@clause("kiseki", "1336.1c")
def test_a_linked_unit_has_the_crafts_of_both() -> None:
    cards = [unit("武", text="【武術】"), unit("忍", text="【武術】")]
    board = table(LINK, *cards, first={"field": ["武", "忍"]})
    play(board, "連結", "武", "忍")
    assert board.icons("武") == ["武術", "武術"]


@clause("kiseki", "1336.1c", "1406.1", "804.5")
def test_crafts_of_the_second_of_two_linked_units_follow_the_battle() -> None:
    plain, martial = unit("並", strength=2, defence=9), unit("武", strength=3, defence=9, text="【武術】")
    for head, second in (("並", "武"), ("武", "並")):
        field = [{"card": head, "linked": second}]
        board = table(plain, martial, phase="battle", first={"field": field}, second={"field": ["壁"]})
        assert board.strength(head) == 5
        board.attack("first", head, target="壁")
        while not board.state.fighting:
            board.passes(board.all_asked()[0])
        assert board.strength(head) == 6


@clause("kiseki", "1336.1", "502.5")
def test_a_linked_unit_leaves_with_both_cards() -> None:
    board = linked(SLAY)
    play(board, "一撃", "剣")
    assert sorted(board.trail("first")) == sorted(["剣", "槍", "一撃", "連結"])
    assert board.field("first") == []
    assert board.card_names("剣") == ["剣"]


@clause("kiseki", "1336.1", "1306.1", "1306.3")
def test_a_linked_unit_is_stunned_as_one_and_costs_both_cp() -> None:
    board = linked(STUN)
    play(board, "衝撃", "剣")
    assert board.is_stunned("剣") and board.bonds("first") == 35
    assert board.state.stunned[board.card("槍")] == 1


@clause("kiseki", "1336.1")
def test_what_is_actioned_or_linked_is_not_linked() -> None:
    board = table(LINK, first={"field": ["剣", {"card": "槍", "actioned": True}]})
    play(board, "連結", "剣", "槍")
    assert "Linked" not in board.happened()
    board = table(LINK, first={"field": [{"card": "剣", "linked": "槍"}, "術"]})
    play(board, "連結", "剣", "術")
    assert "Linked" not in board.happened()


@clause("kiseki", "1408.1", "1336.1")
def test_a_unit_with_tactical_link_may_join_the_unit_that_enters() -> None:
    pair = unit("組", text="【戦術リンク】")
    board = table(pair, unit("新", cp=0, strength=1, defence=1), first={"field": ["組"], "hand": ["新"]})
    board.do("first", "play", "新")
    resolve(board)
    assert board.asked() == ("first", "may", "1205.1d")
    board.option("first", "yes")
    assert board.card_names("組") == ["組", "新"] and board.strength("組") == 3


@clause("kiseki", "1408.1", "1312.1")
def test_a_unit_with_tactical_link_that_enters_chooses_its_partner() -> None:
    pair = unit("組", cp=0, text="【戦術リンク】")
    shade = unit("影", text="【暗躍】")
    board = table(pair, shade, first={"field": ["影", "剣", "槍", {"card": "術", "actioned": True}], "hand": ["組"]})
    board.do("first", "play", "組")
    resolve(board)
    board.option("first", "yes")
    assert board.options("first") == ["剣", "槍"]
    board.choose("first", "槍")
    assert board.card_names("組") == ["組", "槍"]


# --- 1337 boarding


def boarded(*cards: dict[str, object], **more: object) -> Board:
    first = {"field": [{"card": "船", "crew": ["剣", "槍"]}], **more}
    return table(SHIP, *cards, first=first, second={"field": ["壁"]})


@clause("kiseki", "1337.1", "1337.2")
def test_units_that_board_leave_the_game_and_the_item_is_a_unit() -> None:
    ride = event("発進", "あなたの【搭乗】を持つITEMを1つ対象とし、あなたのUNITを1つそれに搭乗させる。")
    board = table(SHIP, ride, STUN, first={"field": ["船", "剣", "槍"]})
    play(board, "発進")
    assert board.options("first") == ["剣", "槍"]
    board.choose("first", "剣")
    assert board.removed("first") == ["剣"]
    assert "boarded" in board.states("船")
    board.do("first", "play", "衝撃")
    assert board.options("first") == ["船", "槍"]


@clause("kiseki", "1337.3", "1306.5")
def test_those_aboard_come_onto_the_field_actioned_when_the_item_leaves() -> None:
    board = boarded(STUN)
    play(board, "衝撃", "船")
    assert board.trail("first") == ["船", "衝撃"]
    assert sorted(board.field("first")) == ["剣", "槍"] and board.removed("first") == []
    assert not board.is_ready("剣") and not board.is_down("剣")


@clause("kiseki", "1337.3", "506.4")
def test_a_change_of_control_is_no_leaving_for_those_aboard() -> None:
    seize = event("拿捕", "相手のUNITを1つ対象とし、あなたはこのターン中それの支配を得る。")
    board = table(SHIP, seize, second={"field": [{"card": "船", "crew": ["剣"]}]})
    play(board, "拿捕")
    assert board.field("first") == ["船"] and board.removed("second") == ["剣"]


@clause("kiseki", "1337.1", "1336.1")
def test_a_linked_unit_boards_as_one_and_comes_back_as_two() -> None:
    ride = event("発進", "あなたの【搭乗】を持つITEMを1つ対象とし、あなたのUNITを1つそれに搭乗させる。")
    board = table(SHIP, ride, STUN, first={"field": ["船", {"card": "剣", "linked": "槍"}]})
    play(board, "発進")
    assert sorted(board.removed("first")) == ["剣", "槍"]
    play(board, "衝撃")
    assert sorted(board.field("first")) == ["剣", "槍"]
    assert board.card_names("剣") == ["剣"] and board.card_names("槍") == ["槍"]


# --- 1338 curses


@clause("kiseki", "1338.1", "1338.2")
def test_a_cursed_card_is_found_by_texts_that_ask_for_it() -> None:
    hex_ = unit("呪", text="【呪い】")
    purge = event("祓い", "呪われているUNITを1つ対象とし、それを即死させる。")
    brand = event("烙印", "UNITを1つ対象とし、それはこのターン中【呪い】を得る。")
    board = table(hex_, purge, brand, second={"field": ["呪", "剣"]})
    play(board, "烙印", "剣")
    board.do("first", "play", "祓い")
    assert board.options("first") == ["呪", "剣"]


@pytest.mark.parametrize("zone", ["trail", "hand", "field"])
@pytest.mark.parametrize(
    ("text", "named", "other"),
    [
        ("・これはあらゆる領域ですべての組織を持つ。", f"{TRADE}を持つUNIT", "ITEM"),
        (f"・これはあらゆる領域で{TRADE}を持つ。", f"{TRADE}を持つUNIT", f"{SCHOOL}を持つUNIT"),
        ("", f"{GUILD}を持つUNIT", f"{TRADE}を持つUNIT"),
    ],
)
@clause("kiseki", "1212.2", "1333.1")
def test_what_a_craft_says_of_its_own_card_counts_as_printed_in_every_zone(
    zone: str, text: str, named: str, other: str
) -> None:
    for what, found in ((named, True), (other, False)):
        place = {"trail": "の軌跡", "hand": "の手札", "field": "の場"}[zone]
        tell = event("数", f"あなたは絆をX点得る。Xはあなた{place}の{what}の数である。")
        board = table(unit("万", text=text), tell, first={zone: ["万"], "bonds": 10})
        play(board, "数")
        assert board.bonds("first") == (11 if found else 10), what
