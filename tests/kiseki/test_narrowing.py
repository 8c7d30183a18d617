"""402, 1302, 1312, 1332: the words by which texts narrow a group down, each with the cards that it leaves."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kiseki.chapters.attacks import forbidden
from fuda.games.kiseki.phrases.sentences import BOOK
from tests.citing import clause
from tests.kiseki.board import art, event, item, unit
from tests.kiseki.texts import GUILD, SCHOOL, play, resolve, table, use

POET = unit("詩", strength=1, organisations=(SCHOOL,), arts=(art("歌", "カードを1枚引く。"),))
FIGHTER = unit("武", strength=2, text="【武術】")
LOYAL = unit("忠", strength=3, text="・忠義―これは+1/+0を得る。")
NOBODY = unit("無", strength=5, organisations=())
FIELD: list[Any] = ["詩", {"card": "武", "support": True}, {"card": "忠", "actioned": True}, "無"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("アクション状態の", ["忠"]),
        ("サポートを持つ", ["武"]),
        ("組織を持つ", ["詩", "武", "忠"]),
        ("アーツを持つ", ["詩"]),
        ("クラフトを持つ", ["武", "忠"]),
        ("クラフトを持たない", ["詩", "無"]),
        (f"{SCHOOL}を持つ", ["詩"]),
        (f"{SCHOOL}を持たない", ["武", "忠", "無"]),
        ("【武術】を持つ", ["武"]),
        ("【武術】を持たない", ["詩", "忠", "無"]),
        ("忠義を持つ", ["忠"]),
        ("カード名に“武”を含む", ["武"]),
        ("STRが3以上の", ["忠", "無"]),
        ("本来のSTRが3以上の", ["忠", "無"]),
        ("STRの値が本来のSTRの値以上の", ["詩", "武", "忠", "無"]),
    ],
)
@clause("kiseki", "402.1", "1332.3", "1332.4")
def test_a_group_is_narrowed_down_by_what_its_cards_are_and_have(words: str, found: list[str]) -> None:
    for what in ("相手の{}UNIT", "{}UNIT"):
        tire = event("指", f"{what.format(words)}を任意の数対象とし、それらをアクションする。")
        board = table(POET, FIGHTER, LOYAL, NOBODY, tire, second={"field": FIELD})
        board.do("first", "play", "指")
        assert board.options("first") == found, tire["text"]


@clause("kiseki", "1332.3", "1312.4", "402.1")
def test_words_for_groups_are_known_on_the_field_and_in_zones() -> None:
    for words in ("選んだ組織を持つ", "それと同じ組織を持つ", "それの本来の組織以外の組織を持つ", f"{GUILD}を持つ"):
        for group, counter in ((f"あなたの{words}UNIT", "つ"), (f"あなたの軌跡の{words}UNIT", "枚")):
            assert BOOK.compile(f"{group}を1{counter}選び、それを手札に戻す。", "event")


@clause("kiseki", "1201.1a-1", "1210.1", "207.5", "207.7")
def test_a_craft_with_a_keyword_a_note_and_a_limit_is_all_of_this() -> None:
    text = "・0EP支払う:絆を1点得る。このクラフトは1ターンに1回しかプレイできない。"
    board = table(unit("職", text=text), first={"field": ["職"], "bonds": 20})
    use(board, "職")
    assert board.bonds("first") == 21
    assert board.refused("first", "craft", "職").condition == "used-up-this-turn"


@clause("kiseki", "803.6e", "803.5a-2", "1326.1")
def test_what_forbids_an_attack_is_found_in_a_position_of_which_nothing_is_known_yet() -> None:
    shy = unit("隠", text="・これは攻撃されない。")
    board = table(shy, first={"field": ["剣"]}, second={"field": ["隠", "壁"]}, phase="battle")
    for target, allowed in (("壁", True), ("隠", False)):
        board.state.facts = None
        found = forbidden(board.state, board.rules, board.card("剣"), board.card(target))
        assert (found is None) == allowed


@clause("kiseki", "902.4e", "1213.2", "104.4")
def test_who_cannot_play_arts_is_the_player_of_whom_it_is_said() -> None:
    mute = unit("封", text="・相手はアーツをプレイできない。")
    mage = unit("術士", arts=(art("光", "カードを1枚引く。"),))
    for seat, offered in (("first", True), ("second", False)):
        sides: dict[str, Any] = {"first": {"hand": ["術士"], "homebase": 1}, "second": {}}
        sides[seat]["field"] = ["封"]
        board = table(mute, mage, **sides)
        assert ("art 術士" in board.options("first")) == offered


@clause("kiseki", "1331.3", "105.3b")
def test_a_craft_that_is_gained_is_that_of_the_unit_which_gained_it() -> None:
    teach = event("伝授", "UNITを1つ対象とし、それはこのターン中「0EP支払う:これは+1/+0を得る。」を得る。")
    board = table(teach, first={"field": ["槍", "剣"]})
    play(board, "伝授", "剣")
    assert "craft 剣" in board.options("first") and "craft 槍" not in board.options("first")
    use(board, "剣")
    resolve(board)
    assert (board.strength("剣"), board.strength("槍")) == (5, 3)


@pytest.mark.parametrize(
    ("normal", "others"),
    [
        ("アクション状態でない", "アクション状態ではない アクション状態以外の"),
        ("最もSTRが高い", "最もSTRが大きい 最もSTRが多い STRが最も高い STRが最も大きい STRが最も多い"),
        ("最もSTRが低い", "最もSTRが小さい 最もSTRが少ない STRが最も低い STRが最も小さい STRが最も少ない"),
        ("その種類の", "宣言した種類の 選んだ種類の 指定した種類の"),
        ("その名前の", "宣言した名前の 選んだカード名の その名前を持つ 宣言したカード名を持つ 指定した名前を持つ"),
        ("組織を2つ持つ", "組織を合計で2つ持つ 組織を2つ持っている 2つの組織を持つ 2つの組織を持っている"),
        ("選んだ組織を持つ", "その組織を持つ"),
        ("選んだ組織を持たない", "その組織を持たない"),
        ("それとSTRが同じ", "STRがそれと同じ STRがそれと等しい それと同じSTRの それと同じSTRを持つ"),
        ("それよりSTRが小さい", "それよりSTRが低い STRがそれより小さい STRがそれより少ない それより低いSTRを持つ"),
        ("それよりSTRが大きい", "それよりSTRが高い STRがそれより大きい STRがそれより多い それより高いSTRの"),
        ("STRがそれ以上の", "STRがそれ以上である それ以上のSTRの それ以上のSTRを持つ"),
        ("STRがそれ以下の", "STRがそれ以下である それ以下のSTRの それ以下のSTRを持つ"),
        ("STRが3以上の", "STRは3以上の STRが3以上である STR3以上の 3以上のSTRの 3以上のSTRを持つ"),
        ("本来のSTRが3以上の", "本来のSTR3以上の 本来のSTRが3以上である"),
    ],
)
@clause("kiseki", "1332.3", "209.1", "104.6")
def test_every_spelling_of_words_that_narrow_means_the_same_on_the_field_and_in_zones(normal: str, others: str) -> None:
    for deed in ("あなたの{}UNITを1つ選び、それを手札に戻す。", "あなたの軌跡の{}UNITを1枚選び、それを手札に戻す。"):
        meant = BOOK.compile(deed.format(normal), "event")
        for other in others.split():
            assert BOOK.compile(deed.format(other), "event") == meant, other


@clause("kiseki", "203.5", "1302.1")
def test_every_spelling_of_what_is_not_of_a_kind_means_the_same() -> None:
    deed = "あなたの軌跡のUNIT{}カードを1枚選び、それを手札に戻す。"
    meant = BOOK.compile(deed.format("でない"), "event")
    for other in ("以外の", "ではない"):
        assert BOOK.compile(deed.format(other), "event") == meant


@pytest.mark.parametrize(
    ("words", "node"),
    [
        ("サポートを持たない", "NotInState"),
        ("呪われていない", "NotInState"),
        ("呪われている", "InState"),
        ("それ以外の", "OtherThan"),
        ("STRが3より大きい", "WithStat"),
        ("STRがXより小さい", "WithStat"),
        ("カード名“剣”の", "AlsoBeing"),
        ("サブ名“剣”の", "AlsoBeing"),
        ("最もSTRが高い", "WithHighest"),
        ("最もSTRが低い", "WithLowest"),
        ("その種類の", "OfDeclaredKind"),
        ("その名前の", "OfDeclaredName"),
        ("それとSTRが同じ", "WithSameStat"),
        ("それよりSTRが小さい", "WithLess"),
        ("それよりSTRが大きい", "WithMore"),
        ("STRがそれ以上の", "WithNoLess"),
        ("STRがそれ以下の", "WithNoMore"),
        ("選んだ組織を持たない", "WithoutChosenOrganisation"),
    ],
)
@clause("kiseki", "1302.2", "401.2", "104.6")
def test_words_that_narrow_are_known_on_the_field_and_in_zones_by_one_record(words: str, node: str) -> None:
    for deed in ("あなたの{}UNITを1つ選び、それを手札に戻す。", "あなたの軌跡の{}UNITを1枚選び、それを手札に戻す。"):
        assert f"what={node}(" in str(BOOK.compile(deed.format(words), "event"))


@pytest.mark.parametrize("zone", ["trail", "hand", "field"])
@clause("kiseki", "1332.4")
def test_an_icon_that_is_printed_is_had_in_every_zone_and_what_is_given_only_where_it_is(zone: str) -> None:
    place = {"trail": "の軌跡", "hand": "の手札", "field": "の場"}[zone]
    tell = event("数", f"あなたは絆をX点得る。Xはあなた{place}の【武術】を持つUNITの数である。")
    give = item("帯", text="・あなたのUNITは【武術】を持つ。")
    for worn, cards, found in (
        ([], ["武", "詩"], 1),
        ([], ["詩"], 0),
        (["帯"], ["武", "詩"], 2 if zone == "field" else 1),
    ):
        first: dict[str, Any] = {"bonds": 10, "field": [*worn]}
        first[zone] = [*first.get(zone, []), *cards]
        board = table(FIGHTER, POET, give, tell, first=first)
        play(board, "数")
        assert board.bonds("first") == 10 + found, (worn, cards)
