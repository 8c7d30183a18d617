"""1221, 1305, 1329, 503: what a text reads off the table, and of cards that have gone."""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.kiseki.board import Board, base, event, item, unit, with_cards
from tests.kiseki.texts import GUILD, SCHOOL, play, table, use

SLAY = event("一撃", "UNITを1つ対象とし、それを即死させる。")


@pytest.mark.parametrize(
    ("lies", "lying", "heard"),
    [
        ("アクション状態", {"actioned": True}, True),
        ("アクション状態", {}, False),
        ("レディ状態", {}, True),
        ("レディ状態", {"actioned": True}, False),
        ("スタン状態", {"stunned": True}, True),
        ("スタン状態", {}, False),
    ],
)
@clause("kiseki", "402.1", "503.1", "1306.2", "1211.6b")
def test_how_a_card_lay_before_it_left_is_what_counts(lies: str, lying: dict[str, bool], heard: bool) -> None:
    observer = item("耳", text=f"・{lies}のUNITが場を離れた時、絆を1点得る。")
    board = table(observer, SLAY, second={"field": [{"card": "槍", **lying}, "耳"], "bonds": 20})
    play(board, "一撃")
    assert board.trail("second") == ["槍"] and board.bonds("second") == (21 if heard else 20)


@clause("kiseki", "1221.1", "402.2", "503.1")
def test_a_text_asks_how_its_target_lay_before_it_went() -> None:
    for lying, bonds in (({"actioned": True}, 23), ({}, 20)):
        blow = event(
            "裁き", "UNITを1つ対象とし、それを即死させる。その後、それがアクション状態なら、あなたは絆を3点得る。"
        )
        board = table(blow, first={"bonds": 20}, second={"field": [{"card": "槍", **lying}]})
        play(board, "裁き")
        assert board.trail("second") == ["槍"] and board.bonds("first") == bonds


# --- what a text did itself


@clause("kiseki", "1221.1", "1305.3", "1205.1b")
def test_a_text_knows_the_card_to_which_it_did_one_thing_among_those_to_which_it_did_another() -> None:
    deal = event(
        "取引",
        "あなたの手札のUNITを1枚捨ててもよい。そうしたなら、UNITを1つ即死させる。その後、あなたは絆をX点得る。"
        "XはこのEVENTで捨てたUNITのCPコストの数値である。",
    )
    board = table(deal, first={"hand": ["壁"], "bonds": 20}, second={"field": ["剣"]})
    play(board, "取引")
    board.option("first", "yes")
    assert board.trail("second") == ["剣"] and board.bonds("first") == 24  # 4 for 壁, nothing for 剣


# --- amounts


@clause("kiseki", "1305.1", "506.5a")
def test_as_many_are_chosen_as_the_text_counts() -> None:
    raid = event("襲撃", "相手のUNITをあなたのITEM1つにつき2つ選び、それらをスタンする。")
    for items, struck in ((["刃@甲"], 2), (["刃@甲", "刃@乙"], 4), ([], 0)):
        board = table(raid, first={"field": items}, second={"field": ["剣", "槍", "術", "壁", "剣@五"]})
        play(board, "襲撃")
        if board.asked() is not None and board._purpose() != "priority":
            assert board.how_many("first") == (struck, struck)
            board.choose("first", *["剣", "槍", "術", "壁"][:struck])
        stunned = [each for each in ("剣", "槍", "術", "壁", "五") if board.is_stunned(each)]
        assert stunned == ["剣", "槍", "術", "壁"][:struck]


@pytest.mark.parametrize(
    ("measure", "gained"),
    [
        ("あなたの絆の点数", 3),
        ("相手の絆の点数", 7),
        ("あなたのUNITの数", 2),
        ("相手の軌跡のカードの枚数", 1),
        ("相手のUNITのSTRの合計", 3),
        ("あなたの場にある組織の数", 2),
        ("相手の場にある組織の数", 1),
    ],
)
@clause("kiseki", "1305.1", "1305.4", "506.5a", "1333.2")
def test_x_is_what_the_text_measures(measure: str, gained: int) -> None:
    gain = event("算", f"あなたは絆をX点得る。Xは{measure}である。")
    first = {"bonds": 3, "field": ["剣", "術"]}
    board = table(gain, first=first, second={"bonds": 7, "field": ["槍"], "trail": ["壁"]})
    play(board, "算")
    assert board.bonds("first") == 3 + gained


@clause("kiseki", "1305.1", "1215.1a")
def test_a_figure_of_a_card_may_be_the_one_now_or_the_printed_one() -> None:
    for word, gained in (("STR", 6), ("本来のSTR", 4), ("DEF", 4)):
        gain = event("算", f"UNITを1つ対象とし、あなたは絆をX点得る。Xはそれの{word}の数値である。")
        banner = item("旗", text="・あなたのUNITは+2/+0を得る。")
        board = table(gain, banner, first={"bonds": 20, "field": ["剣", "旗"]})
        play(board, "算")
        assert board.bonds("first") == 20 + gained


@clause("kiseki", "1329.2")
def test_of_two_figures_for_the_bonds_the_lower_one_counts() -> None:
    for names in (["低", "高"], ["高", "低"]):
        low = item("低", text="・あなたの絆は5点であるものとする。")
        high = item("高", text="・あなたの絆は9点であるものとする。")
        gain = event("算", "Xはあなたの絆の点数である。カードをX枚引く。")
        board = table(low, high, gain, first={"field": names, "bonds": 20, "deck": ["壁"] * 12})
        play(board, "算")
        assert len(board.deck("first")) == 7 and board.bonds("first") == 20


# --- how cards lie


@clause("kiseki", "503.1", "503.2", "507.3", "507.4")
def test_only_a_card_in_the_homebase_lies_in_a_way_that_others_are_told() -> None:
    first = {"homebase": [{"card": "剣@甲", "actioned": True}, {"card": "壁@乙", "up": True}], "hand": ["槍"]}
    board = table(first={**first, "trail": ["術"]})
    state, rules = board.state, board.rules
    assert rules.face(state, board.card("甲"), 1) == {"actioned": True, "down": True}
    assert rules.face(state, board.card("乙"), 1) == {"actioned": False, "down": False}
    assert rules.face(state, board.card("槍"), 1) == {} and rules.face(state, board.card("術"), 1) == {}


@clause("kiseki", "1337.1", "1337.2")
def test_only_what_is_boarded_is_a_unit_for_that() -> None:
    walker = item("歩行機", text="【搭乗1】", strength=4, defence=4)
    slay = event("一撃", "UNITを1つ対象とし、それを即死させる。")
    board = table(walker, slay, first={"field": ["歩行機@甲", "歩行機@乙", "剣"]})
    use(board, "甲")
    if board._purpose() in ("crew", "board"):
        board.do("first", "board", "甲", "剣")
    while board.waiting():
        board._be_passive()
    assert "boarded" in board.states("甲") and "boarded" not in board.states("乙")


@clause("kiseki", "602.3")
def test_a_blitz_match_is_known_as_one() -> None:
    deck = ["剣"] * 40
    for variant in ("strategy", "blitz"):
        board = Board.new(deck, deck, variant, cards=[unit("剣", organisations=(GUILD, SCHOOL))])
        assert board.state.blitz == (variant == "blitz")


@clause("kiseki", "1221.1")
def test_of_a_card_that_was_laid_down_elsewhere_a_text_reads_how_it_lies_there() -> None:
    for manner, bonds in (("裏向き", 23), ("表向き", 20)):
        text = f"UNITを1つ対象とし、それを拠点に{manner}で置く。その後、それが裏向きなら、あなたは絆を3点得る。"
        board = table(event("撤収", text), first={"bonds": 20, "field": ["剣"]})
        play(board, "撤収")
        assert board.homebase("first") == ["剣"] and board.bonds("first") == bonds


@clause("kiseki", "207.1", "207.4")
def test_only_an_event_has_effects_of_its_own_and_a_limit_beside_a_note_is_one_of_them() -> None:
    text = "・0EP支払う:絆を1点得る。"
    for printed in (unit("職", text=text), item("具", text=text), base("砦", text=text), unit("無")):
        rules = with_cards(printed)
        read = rules.list.cards[rules.list.by_number[printed["number"]]]
        assert [each.kind for each in read.abilities if each.kind in ("event", "text")] == ["text"] * bool(
            printed["text"]
        )
    limited = event("限", "カードを1枚引く。このEVENTは1ターンに1回しかプレイできない。(注釈である。)")
    rules = with_cards(limited)
    read = rules.list.cards[rules.list.by_number["限"]]
    assert [each.kind for each in read.abilities if each.kind in ("event", "text")] == ["event"]
    assert len(read.abilities[0].limits) == 1 and len(read.abilities[0].sentences) == 1
