"""What texts say of supports, targets, the homebase, and of how often something happened, played."""

from __future__ import annotations

import pytest

from fuda.games.kiseki.chapters.attacks import targets_of
from fuda.library.trying import try_text
from tests.citing import clause
from tests.kiseki.board import Board, art, base, event, unit
from tests.kiseki.test_sayable import GUILD, SCHOOL, play, table, used

PAIR = [unit("友", organisations=(GUILD,)), unit("仲", organisations=(GUILD,))]


@clause("kiseki", "1218.1", "1219.2c")
@pytest.mark.parametrize(("whose", "gained"), [("あなた", 1), ("相手", 0)])
def test_a_craft_waits_for_a_scrum_support(whose: str, gained: int) -> None:
    card = base("塔", f"・{whose}がスクラムサポートを行った時、あなたは絆を1点得る。")
    board = table(card, *PAIR, first={"field": ["塔", "友", "仲"]})
    board.do("first", "support", "友", "仲")
    board.settle()
    assert board.bonds("first") == 30 + gained


@clause("kiseki", "1204.2d")
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("これが相手のカードや能力の対象になった", 1),
        ("これが相手の能力の対象になった", 0),
        ("これが相手のアーツの対象になった", 0),
        ("これがあなたのカードや能力の対象になった", 0),
    ],
)
def test_a_craft_waits_for_becoming_a_target(text: str, gained: int) -> None:
    card = unit("的", text=f"・{text}時、あなたは絆を1点得る。")
    board = table(card, first={"hand": ["打"]}, second={"field": ["的"]})
    play(board, "打")
    board.settle()
    assert len([told for told in board.told() if told["event"] == "BondsChanged" and told["amount"] > 0]) == gained


@clause("kiseki", "507.1")
@pytest.mark.parametrize(("what", "gained"), [("カード", 1), ("UNIT", 1), ("ITEM", 0)])
def test_a_craft_waits_for_a_card_in_the_homebase(what: str, gained: int) -> None:
    tower = base("塔", f"・{what}が拠点に置かれた時、あなたは絆を1点得る。")
    moved = event("札", "あなたのUNITを1つ対象とし、それを拠点に裏向きで置く。")
    board = table(tower, moved, first={"field": ["塔", "剣"]})
    play(board, "札")
    board.settle()
    assert board.bonds("first") == 30 + gained


@clause("kiseki", "507.1", "505.4")
@pytest.mark.parametrize(("what", "gained"), [("カード", 1), ("UNIT", 0)])
def test_what_comes_unseen_to_the_homebase_is_a_card_and_no_more(what: str, gained: int) -> None:
    tower = base("塔", f"・{what}が拠点に置かれた時、あなたは絆を1点得る。")
    moved = event("札", "あなたの手札からカードを1枚選び、拠点に裏向きで置く。")
    board = table(tower, moved, first={"field": ["塔"], "hand": ["剣"]})
    play(board, "札")
    board.settle()
    assert board.bonds("first") == 30 + gained


@clause("kiseki", "1221.1")
@pytest.mark.parametrize(("struck", "drawn"), [(0, 0), (2, 2)])
def test_cards_are_drawn_for_how_often_something_happened(struck: int, drawn: int) -> None:
    text = "このターンにUNITがスタンした回数に等しい枚数のカードを引く。"
    board = table(event("札", text), first={"hand": ["打", "打@二"]}, second={"field": ["剣", "壁"]})
    for card, target in (("打", "剣"), ("二", "壁"))[:struck]:
        play(board, card, target)
    before = len(board.hand("first"))
    play(board, "札")
    assert len(board.hand("first")) == before - 1 + drawn


@clause("kiseki", "1204.2k", "1213.1")
@pytest.mark.parametrize(("organisation", "gained"), [(SCHOOL, 1), (GUILD, 0)])
def test_a_craft_waits_for_an_art_of_a_group(organisation: str, gained: int) -> None:
    tower = base("塔", f"・あなたが{SCHOOL}のアーツをプレイした時、あなたは絆を1点得る。")
    caster = unit("術", organisations=(organisation,), arts=(art("火", "カードを1枚引く。"),))
    board = table(tower, caster, first={"field": ["塔"], "hand": ["術"]})
    board.do("first", "art", "術")
    board.passes("first", "second")
    board.settle()
    assert board.bonds("first") == 30 + gained


@clause("kiseki", "1313.1", "703.6")
def test_a_craft_waits_for_a_draw_outside_of_the_draw_step() -> None:
    for whose, gained in (("あなた", 1), ("相手", 0)):
        tower = base("塔", f"・{whose}がドローステップ以外でカードを引いた時、あなたは絆を1点得る。")
        board = table(tower, event("札", "カードを1枚引く。"), first={"field": ["塔"]})
        play(board, "札")
        board.settle()
        assert board.bonds("first") == 30 + gained


@clause("kiseki", "104.6")
def test_a_group_is_told_by_a_stat_that_is_the_same() -> None:
    text = "あなたのUNITを1つ対象とし、それとCPコストが同じ相手のUNITをすべてスタンする。"
    board = used(text, first={"field": ["剣"]}, second={"field": ["槍", "剣@敵"]})
    assert board.is_stunned("敵") and not board.is_stunned("槍")


@clause("kiseki", "504.1")
@pytest.mark.parametrize(("least", "strength"), [(4, 2), (5, 1)])
def test_a_condition_counts_a_deck(least: int, strength: int) -> None:
    card = unit("数", strength=1, text=f"・あなたのデッキにカードが{least}枚以上あるなら、これは+1/+0を得る。")
    assert table(card, first={"field": ["数"]}).strength("数") == strength


@clause("kiseki", "1216.1")
@pytest.mark.parametrize(("change", "bonds"), [("1点多く絆を得る", 33), ("1点少なく絆を得る", 31)])
def test_more_or_fewer_bonds_are_gained_instead(change: str, bonds: int) -> None:
    tower = base("塔", f"・あなたが絆を得るなら、代わりにそれより{change}。")
    board = used("あなたは絆を2点得る。", cards=[tower], first={"field": ["塔"]})
    assert board.bonds("first") == bonds


@clause("kiseki", "104.6", "506.5a")
@pytest.mark.parametrize(("mine", "drawn"), [(20, 1), (21, 0)])
def test_bonds_are_compared_by_how_far_they_are_apart(mine: int, drawn: int) -> None:
    board = used("あなたの絆が相手より10点以上少ないなら、カードを1枚引く。", first={"bonds": mine})
    assert len(board.hand("first")) == drawn


@clause("kiseki", "803.6e", "803.6h")
@pytest.mark.parametrize("target", ["盾役", "剣"])
def test_units_attack_nothing_but_what_is_named(target: str) -> None:
    wall = unit("盾役", text="【ヘイト】")
    text = "このターン中、すべてのUNITは【ヘイト】を持つUNITにしか攻撃できない。"
    board = used(text, cards=[wall], first={"field": ["壁"]}, second={"field": [target]})
    attack(board, target)


def attack(board: Board, target: str) -> None:
    found = targets_of(board.state, board.rules, 0, board.card("壁"))
    assert found == ((board.card(target),) if target == "盾役" else ())


@clause("kiseki", "104.6", "1205.1")
@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("art", "残りをスタンする。"),
        ("art", "そうしたなら、カードを1枚引く。"),
        ("UNIT", "・これがスタンした時、カードを1枚引く。1"),
        ("art", "STRがこのEVENTは戦闘中にしかプレイできない。より大きいUNITをすべてスタンする。"),
        ("art", "STRがあなたのUNITのSTRは2になる以下のUNITをすべてスタンする。"),
        ("BASE", "・あなたが絆を失うなら、代わりにそれより1点多く絆を得る。"),
    ],
)
def test_what_means_nothing_is_refused(kind: str, text: str) -> None:
    assert not try_text("kiseki", text, kind, proposes=False).passed
