"""1216: which events a text replaces, and which ones that look like them it leaves alone."""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.kiseki.board import Board, event, item
from tests.kiseki.texts import play, table


def happens(instead: str, deed: str, target: str = "", holder: str = "second") -> Board:
    """The first player plays an EVENT while an ITEM of the holder speaks of what happens instead."""
    cards = (event("事", deed), item("札", text=f"・{instead}"))
    first = {"field": ["剣"], "deck": ["壁@一", "壁@二", "壁@三"], "bonds": 20, "trail": ["術@骸"]}
    second = {"field": ["槍"], "deck": ["壁@四", "壁@五", "壁@六"], "bonds": 20, "trail": ["術@亡"]}
    {"first": first, "second": second}[holder]["field"].append("札")  # type: ignore[attr-defined]
    board = table(*cards, first=first, second=second)
    play(board, "事", *([target] if target else []))
    return board


@pytest.mark.parametrize(
    ("instead", "deed", "bonds"),
    [
        ("あなたが絆を失うなら、代わりにカードを1枚引く。", "相手は絆を3点失う。", (20, 20)),
        ("あなたが絆を失うなら、代わりにカードを1枚引く。", "相手は絆を3点得る。", (20, 23)),
        ("あなたが絆を失うなら、代わりにカードを1枚引く。", "あなたは絆を3点失う。", (17, 20)),
        ("相手が絆を失うなら、代わりにカードを1枚引く。", "あなたは絆を3点失う。", (20, 20)),
        ("相手が絆を失うなら、代わりにカードを1枚引く。", "相手は絆を3点失う。", (20, 17)),
        ("あなたが絆を得るなら、代わりにカードを1枚引く。", "相手は絆を3点得る。", (20, 20)),
        ("あなたが絆を得るなら、代わりにカードを1枚引く。", "相手は絆を3点失う。", (20, 17)),
        ("あなたが絆を得るなら、代わりにカードを1枚引く。", "あなたは絆を3点得る。", (23, 20)),
        ("相手が絆を得るなら、代わりにカードを1枚引く。", "あなたは絆を3点得る。", (20, 20)),
    ],
)
@clause("kiseki", "1216.1")
def test_a_loss_or_gain_of_bonds_is_replaced_for_the_player_it_is_said_of(
    instead: str, deed: str, bonds: tuple[int, int]
) -> None:
    board = happens(instead, deed)
    assert (board.bonds("first"), board.bonds("second")) == bonds
    assert len(board.deck("second")) == (2 if bonds == (20, 20) else 3)
    assert len(board.deck("first")) == 3


@pytest.mark.parametrize(
    ("instead", "deed", "drawn", "bonds"),
    [
        ("あなたがカードを引くなら、", "相手はカードを1枚引く。", (0, 0), 21),
        ("あなたがカードを引くなら、", "相手はカードを2枚引く。", (0, 0), 22),
        ("あなたがカードを引くなら、", "カードを1枚引く。", (1, 0), 20),
        ("相手がカードを引くなら、", "カードを1枚引く。", (0, 0), 21),
        ("相手がカードを引くなら、", "相手はカードを1枚引く。", (0, 1), 20),
        ("あなたがカードを引くなら、", "相手の軌跡のカードを1枚対象とし、それを手札に戻す。", (0, 1), 20),
        ("UNITが場を離れるなら、", "カードを1枚引く。", (1, 0), 20),
        ("UNITが手札に戻るなら、", "カードを1枚引く。", (1, 0), 20),
    ],
)
@clause("kiseki", "1216.1", "1313.1")
def test_a_draw_is_replaced_for_the_player_it_is_said_of_and_nothing_else_is_a_draw(
    instead: str, deed: str, drawn: tuple[int, int], bonds: int
) -> None:
    board = happens(instead + "代わりに絆を1点得る。", deed)
    held = (len(board.hand("first")) - 1, len(board.hand("second")) - 1)  # beside what each of them holds anyway
    assert held == drawn and board.bonds("second") == bonds


@clause("kiseki", "1216.1", "1102.1")
def test_a_draw_from_an_empty_deck_is_replaced_too_and_nobody_loses() -> None:
    charm = item("札", text="・あなたがカードを引くなら、代わりに絆を1点得る。")
    draw = event("閃き", "各プレイヤーはカードを1枚引く。")
    board = table(charm, draw, first={"deck": [], "bonds": 20, "field": ["札"]}, second={"deck": ["壁"]})
    play(board, "閃き")
    assert board.outcome() is None and board.bonds("first") == 21 and "壁" in board.hand("second")
    board = table(charm, draw, first={"deck": ["壁"], "bonds": 20, "field": ["札"]}, second={"deck": []})
    play(board, "閃き")
    assert board.outcome() == ("first", "deck-out", "1102.1") and board.bonds("first") == 21
    other = item("札", text="・あなたが絆を失うなら、代わりに絆を1点得る。")
    board = table(other, draw, first={"deck": [], "bonds": 20, "field": ["札"]}, second={"deck": ["壁"]})
    play(board, "閃き")
    assert board.outcome() == ("second", "deck-out", "1102.1")


SLAIN = "あなたのUNITが即死するなら、代わりに絆を1点得る。"
DESTROYED = "あなたのUNITが破壊されるなら、代わりに絆を1点得る。"
STUNNED = "あなたのUNITがスタンするなら、代わりに絆を1点得る。"
BURIED = "あなたのUNITが軌跡に置かれるなら、代わりに絆を1点得る。"
GONE = "あなたのUNITが場を離れるなら、代わりに絆を1点得る。"
HOME = "あなたのUNITが手札に戻るなら、代わりに絆を1点得る。"
SLAY = "UNITを1つ対象とし、それを即死させる。"
DESTROY = "UNITを1つ対象とし、それを破壊する。"
STUN = "UNITを1つ対象とし、それをスタンする。"
BURY = "UNITを1つ対象とし、それを軌跡に置く。"
BACK = "UNITを1つ対象とし、それを手札に戻す。"
REMOVE = "UNITを1つ対象とし、それを除外する。"
FETCH = "相手の軌跡のUNITを1枚対象とし、それを手札に戻す。"
REVIVE = "相手の軌跡のUNITを1枚対象とし、それを場に出す。"
TAKEN = "UNITを1つ対象とし、あなたはそれの支配を得る。"
REPLACED = [
    (SLAIN, SLAY),
    (DESTROYED, DESTROY),
    (STUNNED, STUN),
    (BURIED, SLAY),
    (BURIED, DESTROY),
    (BURIED, BURY),
    (GONE, SLAY),
    (GONE, BACK),
    (GONE, REMOVE),
    (HOME, BACK),
]
LEFT_ALONE = [
    (SLAIN, DESTROY, "trail"),
    (SLAIN, BURY, "trail"),
    (DESTROYED, SLAY, "trail"),
    (DESTROYED, BURY, "trail"),
    (STUNNED, SLAY, "trail"),
    (BURIED, BACK, "hand"),
    (BURIED, REMOVE, "removed"),
    (SLAIN, REMOVE, "removed"),
    (DESTROYED, BACK, "hand"),
    (HOME, SLAY, "trail"),
    (HOME, REMOVE, "removed"),
]


@pytest.mark.parametrize(("instead", "deed"), REPLACED)
@clause("kiseki", "1216.1", "1317.1", "1317.2", "502.5")
def test_what_happens_to_a_card_is_replaced_for_the_cards_it_is_said_of(instead: str, deed: str) -> None:
    board = happens(instead, deed, "槍")
    assert board.field("second") == ["槍", "札"] and board.bonds("second") == 21 and board.is_ready("槍")
    assert not board.is_stunned("槍")
    board = happens(instead, deed, "剣")  # a unit of the other player
    assert board.bonds("second") == 20
    assert board.is_stunned("剣") if deed == STUN else board.field("first") == []


@pytest.mark.parametrize(("instead", "deed", "zone"), LEFT_ALONE)
@clause("kiseki", "1216.1", "1317.1", "1317.2", "502.5")
def test_what_only_looks_like_it_is_not_replaced(instead: str, deed: str, zone: str) -> None:
    board = happens(instead, deed, "槍")
    assert board.zone("槍") == ("second", zone) and board.bonds("second") == 20


@clause("kiseki", "1216.1", "506.5")
def test_only_what_comes_from_the_field_leaves_it_or_returns() -> None:
    board = happens(HOME, FETCH, "亡")
    assert "亡" in board.hand("second") and board.bonds("second") == 20
    board = happens(GONE, FETCH, "亡")
    assert "亡" in board.hand("second") and board.bonds("second") == 20
    board = happens(GONE, REVIVE, "亡")
    assert "亡" in board.field("second") and board.bonds("second") == 20
    board = happens("UNITが場を離れるなら、代わりに絆を1点得る。", TAKEN, "槍")
    assert board.field("first") == ["剣", "槍"] and board.bonds("second") == 20


@clause("kiseki", "1216.1", "1314.1")
def test_a_discard_is_put_into_the_trail_and_is_not_slain_or_destroyed() -> None:
    for text, kept in ((BURIED, True), (SLAIN, False), (DESTROYED, False), (GONE, False), (HOME, False)):
        charm = item("札", text="・" + text.replace("あなたのUNIT", "UNIT"))
        throw = event("放棄", "相手は手札を1枚捨てる。")
        board = table(charm, throw, second={"hand": ["剣"], "field": ["札"], "bonds": 20})
        play(board, "放棄")
        board.choose("second", "剣")
        assert ("剣" in board.hand("second"), board.bonds("second")) == (kept, 21 if kept else 20)


@pytest.mark.parametrize(("count", "held", "asked"), [(2, 1, False), (2, 2, True), (2, 3, True), (3, 2, False)])
@clause("kiseki", "1216.3", "1203.6")
def test_who_may_discard_instead_is_asked_with_cards_enough(count: int, held: int, asked: bool) -> None:
    charm = item("札", text=f"・あなたのUNITがスタンするなら、代わりにあなたの手札を{count}枚捨ててもよい。")
    first = {"hand": ["壁@四", "壁@五", "壁@六"] if not asked else []}  # what the other player holds is of no use
    second = {"field": ["札", "剣"], "hand": ["壁@一", "壁@二"][: held - 1]}
    board = table(charm, event("雷", STUN), first=first, second=second)
    play(board, "雷")
    if not asked:
        assert board.is_stunned("剣") and len(board.hand("second")) == held
        return
    assert board.asked() is not None and board.asked()[:2] == ("second", "replace")  # type: ignore[index]
    board._submit("second", 0)
    if held > count:
        board.choose("second", "一", "二")
    assert not board.is_stunned("剣") and len(board.hand("second")) == held - count


@clause("kiseki", "1216.3")
def test_anything_else_that_may_be_done_instead_is_asked_about_without_a_look_at_the_hand() -> None:
    charm = item("札", text="・あなたのUNITがスタンするなら、代わりにこれを破壊してもよい。")
    board = table(charm, event("雷", STUN), second={"field": ["札", "剣"]})
    play(board, "雷")
    board.option("second", "decline")
    assert board.is_stunned("剣") and board.field("second") == ["札", "剣"]
    charm = item("札", text="・あなたのUNITがスタンするなら、代わりにあなたのカードを2つ破壊してもよい。")
    board = table(charm, event("雷", STUN), second={"field": ["札", "剣"]})
    play(board, "雷")
    assert board.asked() is not None and board.asked()[:2] == ("second", "replace")  # type: ignore[index]


@pytest.mark.parametrize(
    ("effect", "zone", "deed"),
    [
        ("それを手札に戻す。", "hand", "return"),
        ("それを除外する。", "removed", "remove"),
        ("それをゲームから除外する。", "removed", "remove"),
    ],
)
@clause("kiseki", "1216.1", "1330.1")
def test_a_card_goes_to_another_zone_instead(effect: str, zone: str, deed: str) -> None:
    board = happens(f"あなたのUNITが即死するなら、代わりに{effect}", SLAY, "槍")
    assert board.zone("槍") == ("second", zone)
    moved = [told for told in board.told() if told["event"] == "Went" and told["clause"] == "1216.1"]
    assert [told["deed"] for told in moved] == [deed]


@clause("kiseki", "1216.1")
def test_another_card_goes_instead_and_the_first_stays() -> None:
    board = happens("あなたのUNITが即死するなら、代わりにこれを手札に戻す。", SLAY, "槍")
    assert board.field("second") == ["槍"] and "札" in board.hand("second")
    board = happens("あなたのUNITが即死するなら、代わりにそれをアクションする。", SLAY, "槍")
    assert board.field("second") == ["槍", "札"] and not board.is_ready("槍")
    board = happens("あなたのUNITがスタンするなら、代わりにそれを手札に戻す。", STUN, "槍")
    assert board.field("second") == ["札"] and "槍" in board.hand("second")


@clause("kiseki", "1216.1", "1314.1")
def test_a_way_into_the_trail_is_replaced_only_from_the_zone_that_is_named_and_only_into_the_trail() -> None:
    instead = "あなたのUNITが場から軌跡に置かれるなら、代わりに絆を1点得る。"
    assert happens(instead, BURY, "槍").bonds("second") == 21
    for deed, zone in ((BACK, "hand"), (REMOVE, "removed")):
        board = happens(instead, deed, "槍")
        assert board.zone("槍") == ("second", zone) and board.bonds("second") == 20
    for source, kept in (("手札", True), ("場", False), ("拠点", False)):
        charm = item("札", text=f"・UNITが{source}から軌跡に置かれるなら、代わりに絆を1点得る。")
        throw = event("放棄", "相手は手札を1枚捨てる。")
        board = table(charm, throw, second={"hand": ["剣"], "field": ["札"], "bonds": 20})
        play(board, "放棄")
        board.choose("second", "剣")
        assert ("剣" in board.hand("second"), board.bonds("second")) == (kept, 21 if kept else 20)
