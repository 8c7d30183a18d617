"""1215.3b, 1325, 1212.2: how old an effect is, what a newer one does to it, and what counts as printed."""

from __future__ import annotations

from fuda.games.kiseki.texts.values import kinds
from tests.citing import clause
from tests.kiseki.board import event, item, unit
from tests.kiseki.texts import SCHOOL, TRADE, play, table

STUN = event("雷", "UNITを1つ対象とし、それをスタンする。")
HEAL = event("癒し", "あなたのUNITをすべて回復する。")
FIVE = unit("五", text="・あなたのITEMのCPコストは5になる。")
SEVEN = unit("七", text="・あなたのITEMのCPコストは7になる。")


@clause("kiseki", "1308.1", "1306.4", "1215.3b-1")
def test_the_crafts_of_a_unit_that_recovers_are_the_newest() -> None:
    board = table(STUN, HEAL, FIVE, SEVEN, first={"field": ["五", "七", "刃"], "bonds": 20})
    assert board.cp("刃") == 7
    play(board, "雷", "五")
    assert board.cp("刃") == 7
    play(board, "癒し")
    assert board.cp("刃") == 5 and not board.is_stunned("五") and not board.is_ready("五") and not board.is_down("五")


@clause("kiseki", "1308.1", "1215.3b-1", "1502.1")
def test_the_crafts_of_units_that_recover_together_are_of_one_age() -> None:
    field = [{"card": "五", "stunned": True}, {"card": "七", "stunned": True}, "剣"]
    board = table(HEAL, FIVE, SEVEN, first={"field": field})
    play(board, "癒し")
    since = board.state.since
    assert since[board.card("五")] == since[board.card("七")] > since[board.card("剣")]


@clause("kiseki", "1325.1", "1215.3b-1", "1215.3b-2")
def test_what_nullifies_reaches_the_effects_that_are_older_and_no_newer_ones() -> None:
    free = event("解放", "UNITを1つ対象とし、このターン中それに適用されている効果を無効化する。")
    bind = event("束縛", "UNITを1つ対象とし、それはこのターン中スタンしない。")
    ward = item("結界", text="・あなたのUNITはスタンしない。")
    call = event("設置", "あなたの軌跡のITEMを1枚対象とし、それを場に出す。")

    def stunned(*plays: str, field: tuple[str, ...] = ("剣",)) -> bool:
        first = {"field": list(field), "trail": ["結界@旧"], "bonds": 20}
        board = table(free, bind, ward, call, STUN, first=first)
        for each in (*plays, "雷"):
            play(board, each, *(["剣"] if each in ("解放", "束縛", "雷") else []))
        return board.is_stunned("剣")

    assert stunned() and not stunned("束縛") and not stunned(field=("剣", "結界"))
    assert stunned("束縛", "解放") and stunned("解放", field=("剣", "結界"))
    assert not stunned("解放", "束縛") and not stunned("解放", "設置")


@clause("kiseki", "1212.2", "1332.1", "1416.1")
def test_what_a_craft_says_of_its_own_card_counts_in_every_zone() -> None:
    both = unit("混成", text=f"・これはあらゆる領域で{SCHOOL}を持つ。\n・これはあらゆる領域で{TRADE}を持つ。")
    doll = unit("木偶", text="【人形】")
    board = table(both, doll, first={"hand": ["混成"], "trail": ["混成@骸"], "field": ["混成@兵", "木偶"]})
    for each in ("混成", "骸", "兵"):
        assert sorted(board.organisations(each)) == sorted(["自警団", SCHOOL, TRADE])
    assert board.rules.card(board.state, board.card("木偶")).base_kinds == 3


@clause("kiseki", "1325.1", "1331.2", "1331.3", "1215.5")
def test_what_is_nullified_gives_no_name_no_craft_and_no_kind() -> None:
    free = event("解放", "UNITを1つ対象とし、このターン中それに適用されている効果を無効化する。")
    texts = (
        "・あなたのUNITは“ストロム”を得る。",
        "・あなたのUNITは【武術】を得る。",
        "・あなたのUNITはITEM・UNITになる。",
    )
    board = table(
        free,
        *[item(f"品{place}", text=text) for place, text in enumerate(texts)],
        first={"field": ["剣", "槍", "品0", "品1", "品2"]},
    )
    assert board.card_names("剣") == ["剣", "ストロム"] and board.icons("剣") == ["武術"]
    assert kinds(board.state, board.rules, board.card("剣")) == 3
    play(board, "解放", "剣")
    assert board.card_names("剣") == ["剣"] and board.icons("剣") == []
    assert kinds(board.state, board.rules, board.card("剣")) == 1
    assert board.card_names("槍") == ["槍", "ストロム"] and board.icons("槍") == ["武術"]


@clause("kiseki", "1215.3b", "1215.3b-1", "1308.1")
def test_of_two_that_recover_one_after_the_other_the_later_is_newer() -> None:
    first = {"field": ["五", "七", "刃"], "hand": ["雷@再", "癒し@再び"], "bonds": 30}
    board = table(STUN, HEAL, FIVE, SEVEN, first=first)
    play(board, "雷", "七")
    play(board, "癒し")
    assert board.cp("刃") == 7
    play(board, "再", "五")
    play(board, "再び")
    assert board.cp("刃") == 5


@clause("kiseki", "1310.1", "1333.2")
def test_only_units_are_linked_by_their_organisations() -> None:
    bond = item("盟約", text=f"・あなたの自警団と{SCHOOL}をリンクする。")
    flag = item("旗", text="・あなたのITEMは自警団を得る。")
    board = table(bond, flag, first={"field": ["盟約", "旗", "剣", "刃"], "hand": ["槍"]}, second={"field": ["剣@敵"]})
    assert sorted(board.organisations("剣")) == sorted(["自警団", SCHOOL])
    assert sorted(board.organisations("槍")) == sorted(["自警団", SCHOOL])
    assert board.organisations("刃") == ["自警団"] and board.organisations("敵") == ["自警団"]
