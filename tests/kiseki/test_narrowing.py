"""402, 1302, 1312, 1332: the words by which texts narrow a group down, each with the cards that it leaves."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kiseki.chapters.attacks import forbidden
from fuda.games.kiseki.phrases.sentences import BOOK
from tests.citing import clause
from tests.kiseki.board import art, event, unit
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
