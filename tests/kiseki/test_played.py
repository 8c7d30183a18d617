"""1204.2k, 1332.6: what a text knows of what was played before, and of the words over crafts."""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.kiseki.board import art, event, item, unit
from tests.kiseki.texts import play, table


@pytest.mark.parametrize(
    ("asked", "verb", "card", "bonds"),
    [
        ("あなたがEVENTをプレイした", "play", "策", 23),
        ("あなたがUNITをプレイした", "play", "策", 20),
        ("あなたがUNITをプレイした", "play", "兵", 23),
        ("あなたがITEMをプレイした", "play", "兵", 20),
        ("あなたがUNITをプレイした", "art", "賢者", 20),
        ("あなたがUNITをプレイした", "craft", "鐘", 20),
        ("あなたがITEMをプレイした", "craft", "鐘", 20),
        ("相手がEVENTをプレイした", "play", "策", 20),
        ("あなたがEVENTをプレイしていない", "play", "策", 20),
        ("あなたがEVENTをプレイしていない", "play", "兵", 23),
    ],
)
@clause("kiseki", "1204.2k")
def test_a_text_knows_which_cards_were_played_this_turn(asked: str, verb: str, card: str, bonds: int) -> None:
    bell = item("鐘", text="・[アクション]:カードを1枚引く。")
    mage = unit("賢者", cp=9, arts=(art("光", "カードを1枚引く。"),))
    cards = (bell, mage, event("策", "カードを1枚引く。"), unit("兵", cp=0))
    judge = item("審判", text=f"・[アクション]:このターンに{asked}なら、絆を3点得る。")
    first = {"field": ["鐘", "審判"], "hand": ["賢者", "兵"], "bonds": 20, "deck": ["壁"] * 3}
    board = table(*cards, judge, first=first)
    board.do("first", verb, card)
    while board.waiting():
        board._be_passive()
    board.do("first", "craft", "審判")
    while board.waiting():
        board._be_passive()
    assert board.bonds("first") == bonds


@clause("kiseki", "1332.6", "207.7")
def test_a_keyword_tells_who_has_a_craft_of_it_wherever_the_card_lies() -> None:
    loyal = unit("忠臣", text="・忠義―0EP支払う:絆を1点得る。", arts=(art("光", "カードを1枚引く。"),))
    plain = unit("兵", text="・0EP支払う:絆を1点得る。", arts=(art("光", "カードを1枚引く。"),))
    for group, names in (("忠義を持つUNIT", ["忠臣"]), ("UNIT", ["忠臣", "兵"])):
        back = event("帰還", f"あなたの軌跡の{group}をすべて手札に戻す。")
        board = table(loyal, plain, back, first={"trail": ["忠臣", "兵"]})
        play(board, "帰還")
        assert [each for each in board.hand("first") if each != "own"] == names
        mark = event("標的", f"{group}をすべてアクションする。")
        board = table(loyal, plain, mark, first={"field": ["忠臣", "兵"]})
        play(board, "標的")
        assert [each for each in ("忠臣", "兵") if not board.is_ready(each)] == names
