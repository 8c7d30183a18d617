"""How often is something done in a step of a national-power phase, and what may a player not do there?

Texts raise, set and bound it, for the player they speak of and for nobody else (K4.1-K4.5, K6.5, K3.1).
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kokuryoku.board import Board, item, land, magic, on, surprise, unit, weapon
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, table, until

SWORD: dict[str, Any] = {"arms": "sword", "action": "direct", "levels": {"sword": "A"}}
TEXTS = ("自分は", "相手は", "お互いのプレイヤーは")
SOLDIERS = ["兵@甲", "兵@乙", "兵@丙"]
LANDS = ["野@甲", "野@乙", "野@丙"]


def begun(text: str, phase: str, seat: str, hand: list[str], **more: Any) -> Board:
    """The second player's unit has the text, and a seat is the turn player."""
    foe = unit("返", text, spirit=9, arms="breath", action="breath", levels={})
    names = {"hand" if seat == "first" else "other": hand}
    own = on("主", 4, 3) if seat == "first" else on("主", 4)
    return table(me(""), foe, land("野"), first=[own], second=[on("返", 7, 3)], phase=phase, turn=seat, **names, **more)


# --- how often


@pytest.mark.parametrize(("whose", "first", "second"), [("自分は", 1, 3), ("相手は", 3, 1)])
@clause("kokuryoku", "K4.1")
def test_a_text_says_how_many_cards_a_player_draws(whose: str, first: int, second: int) -> None:
    for seat, drawn in (("first", first), ("second", second)):
        board = begun(f"{whose}ドローステップにカードを3枚引く。", "draw", seat, [])
        assert len(board.hand(seat)) == drawn
        assert len(board.deck(seat)) >= 0 and board.happened().count("Drawn") == drawn


@pytest.mark.parametrize(("whose", "first", "second"), [("自分は", 1, 2), ("相手は", 2, 1)])
@clause("kokuryoku", "K4.2a")
def test_a_text_says_how_many_units_sortie_in_a_step(whose: str, first: int, second: int) -> None:
    for seat, times in (("first", first), ("second", second)):
        board = begun(f"{whose}出撃ステップにユニットを2体出撃できる。", "sortie", seat, SOLDIERS)
        cells = (0, 1, 2) if seat == "first" else (9, 10, 11)
        for place in range(times):
            assert board.asked() == (seat, "sortie-step", "K4.2a")
            board.act(seat, "sortie", "甲乙丙"[place], cell=cells[place])
            board.number(seat, 1)
        assert purpose(board) != "sortie-step"
        assert board.why_not(seat, "sortie", "丙", cell=cells[2])[0] == "K4.2a"


@pytest.mark.parametrize(("whose", "first", "second"), [("自分は", 1, 2), ("相手は", 2, 1)])
@clause("kokuryoku", "K4.4")
def test_a_text_says_how_many_lands_are_laid_in_a_step(whose: str, first: int, second: int) -> None:
    for seat, times in (("first", first), ("second", second)):
        board = begun(f"{whose}土地ステップに土地を2枚配置できる。", "land", seat, [*LANDS, "薬草"])
        cells = (0, 1, 2) if seat == "first" else (9, 10, 11)
        for place in range(times):
            assert board.asked() == (seat, "land-step", "K4.4")
            board.act(seat, "lay-land", "甲乙丙"[place], cell=cells[place])
        assert purpose(board) != "land-step"
        assert len(board.lands(seat)) == times
        if times == 1:
            assert board.why_not(seat, "lay-land", "丙", cell=cells[2]) == ("K4.4", "one-land-a-step")
        else:
            assert board.why_not(seat, "lay-land", "丙", cell=cells[2]) == ("K4.4", "not-in-this-step")


@clause("kokuryoku", "K4.4")
def test_who_may_lay_two_lands_may_lay_one_or_none() -> None:
    for count in (0, 1):
        board = begun("自分は土地ステップに土地を2枚配置できる。", "land", "second", LANDS)
        for place in range(count):
            board.act("second", "lay-land", "甲乙"[place], cell=9 + place)
        board.act("second", "go-on")
        assert purpose(board) != "land-step" and len(board.lands("second")) == count
        until(board, lambda board=board: board.asked() == ("second", "invasion", "K5.0"))  # type: ignore[misc]
        until(board, lambda board=board: board.asked() == ("second", "land-step", "K4.4"))  # type: ignore[misc]
        board.act("second", "lay-land", "丙", cell=11)
        assert purpose(board) == "land-step" or count == 0  # anew in the next turn


@pytest.mark.parametrize(
    ("text", "first", "second"),
    [
        ("", 3, 3),
        ("自分は支援ステップに気力チップを4枚乗せられる。", 3, 4),
        ("相手は支援ステップに気力チップを4枚乗せられる。", 4, 3),
        ("お互いのプレイヤーは支援ステップに気力チップを2枚乗せられる。", 2, 2),
        ("自分は支援ステップに気力チップをさらに1枚乗せられる。", 3, 4),
        ("自分の手札が3枚以上なら、自分は支援ステップに気力チップを4枚乗せられる。", 3, 3),
        ("自分は支援ステップに気力チップを4枚乗せられる。自分は支援ステップに気力チップをさらに1枚乗せられる。", 3, 5),
        ("自分は支援ステップに気力チップを0枚乗せられる。", 3, 0),
    ],
)
@clause("kokuryoku", "K4.3")
def test_a_text_says_how_many_chips_support_a_step_has(text: str, first: int, second: int) -> None:
    for seat, most in (("first", first), ("second", second)):
        foe = unit("返", text, spirit=9, arms="breath", action="breath", levels={})
        mine = unit("軍", spirit=9, arms="breath", action="breath", levels={})
        board = table(foe, mine, first=[on("軍", 4, 1)], second=[on("返", 7, 1)], phase="support", turn=seat)
        if not most:
            assert board.asked() == ("first", "sortie-step", "K4.2a")  # the other player's phase
            continue
        question: Any = board._question(("first", "second").index(seat))
        assert (question.purpose, question.most) == ("support", most)


@pytest.mark.parametrize(("whose", "first", "second"), [("自分の", 1, 3), ("相手の", 3, 1)])
@clause("kokuryoku", "K6.5")
def test_a_text_says_how_many_cards_are_kept(whose: str, first: int, second: int) -> None:
    papers = [f"薬草@{place}" for place in range(8)]
    for seat, more in (("first", first), ("second", second)):
        board = begun(f"{whose}手札の上限を2減らす。", "end", seat, papers)
        assert board.how_many(seat) == (more, more)


# --- what a player may not do

DEEDS = {
    "sortie": ("ユニットを出撃できない", "sortie", "sortie-step"),
    "land": ("土地を配置できない", "land", "land-step"),
    "support": ("支援できない", "support", "support"),
    "attach": ("カードを付与できない", "item", "item-step"),
}


def is_asked_for(board: Board, seat: str, wanted: str) -> bool:
    """Whether the seat is asked that in its national-power phase."""
    found: list[bool] = []

    def there() -> bool:
        now = board.asked()
        if now is not None and now[:2] == (seat, wanted):
            found.append(True)
        return board.state.phase == 1 or bool(found)

    until(board, there)
    return bool(found)


@pytest.mark.parametrize("deed", sorted(DEEDS))
@clause("kokuryoku", "K3.1")
def test_a_player_may_not_do_something_in_a_step(deed: str) -> None:
    words, phase, wanted = DEEDS[deed]
    hand = {"sortie": ["兵"], "land": ["野"], "support": [], "attach": ["剣札"]}[deed]
    for whose, barred in (
        ("自分は", ("second",)),
        ("相手は", ("first",)),
        ("お互いのプレイヤーは", ("first", "second")),
    ):
        for seat in ("first", "second"):
            foe = unit("返", f"{whose}{words}。", spirit=9, **SWORD)
            board = table(
                me("", **SWORD), foe, land("野"), weapon("剣札"),
                first=[on("主", 4, 3)], second=[on("返", 7, 3)], phase=phase, turn=seat,
                **{"hand" if seat == "first" else "other": hand},
            )  # fmt: skip
            assert is_asked_for(board, seat, wanted) == (seat not in barred)


@clause("kokuryoku", "K3.1", "K4.2a")
def test_a_prohibition_holds_only_while_its_condition_does() -> None:
    text = "自分の手札が3枚以上なら、自分はユニットを出撃できない。"
    for hand, asked in ((["兵"], True), (["兵", "薬草@1", "薬草@2"], False)):
        board = table(me(text), first=[on("主", 4, 3)], hand=hand, phase="sortie")
        assert (purpose(board) == "sortie-step") == asked


@pytest.mark.parametrize(
    ("words", "verb", "card", "reason"),
    [
        ("サプライズを使えない", "surprise", "札", ("X7.24", "surprises-forbidden")),
        ("紋章能力を使えない", "crest", "主", ("X7.9", "crests-forbidden")),
        ("カードを取り外せない", "remove", "剣札", ("K4.5", "removing-forbidden")),
    ],
)
@clause("kokuryoku", "K3.1", "K4.5")
def test_a_player_may_not_use_or_remove(words: str, verb: str, card: str, reason: tuple[str, str]) -> None:
    for whose, may in (("自分は", True), ("相手は", False), ("お互いのプレイヤーは", False)):
        foe = unit("返", f"{whose}{words}。", spirit=9, levels={})
        mine = me("【技】[自国力フェイズ]カードを1枚引く。", **SWORD)
        board = table(
            mine, foe, surprise("札", "[自国力フェイズ]カードを1枚引く。"), weapon("剣札"),
            first=[on("主", 4, 3, attached=["剣札"])], second=[on("返", 7, 3)], hand=["札"], phase="item",
        )  # fmt: skip
        assert (bool(board.offered("first", verb))) == may
        if not may:
            numbers = {"cell": 0} if verb == "crest" else {}
            assert board.why_not("first", verb, card, **numbers) == reason


@clause("kokuryoku", "K3.1", "K4.1")
def test_a_player_who_may_not_draw_by_texts_draws_in_the_draw_step() -> None:
    for whose, drawn in (("自分は", 1), ("相手は", 0)):
        foe = unit("返", f"{whose}効果でカードを引けない。", spirit=9, levels={})
        board = table(
            me(""), foe, surprise("札", "[自国力フェイズ]カードを1枚引く。"),
            second=[on("返", 11, 3)], hand=["札"], phase="item",
        )  # fmt: skip
        board.act("first", "surprise", "札")
        assert len(board.hand("first")) == drawn
    until(board, lambda: board.state.turn_player == 1 and board.state.active == 0 and board.state.step > 0)
    assert len(board.hand("first")) == 1


# --- items


@clause("kokuryoku", "K4.5")
def test_who_may_not_attach_may_remove_and_is_told_why() -> None:
    foe = unit("返", "相手はカードを付与できない。", spirit=9, levels={})
    for second in ([on("返", 7)], [on("的", 7)]):
        board = table(
            me("", **SWORD), foe, weapon("剣札"), item("輪", "このユニットの攻撃力を1増やす。"),
            first=[on("主", 4, 3, attached=["輪"])], second=second, hand=["剣札"], phase="item",
        )  # fmt: skip
        assert board.offered("first", "remove") == [("輪",)]
        barred = second[0]["card"] == "返"
        assert board.offered("first", "attach") == ([] if barred else [("剣札", "主")])
        if barred:
            assert board.why_not("first", "attach", "剣札", "主") == ("K4.5", "attaching-forbidden")


@clause("kokuryoku", "X6.2", "X7.4")
def test_what_is_attached_where() -> None:
    cards = [weapon("剣札"), weapon("槍札", arms="lance"), weapon("大剣", level="S"), weapon("佳剣", level="A"),
             item("輪", "このユニットの攻撃力を1増やす。"), item("環", "このユニットの攻撃力を1増やす。")]  # fmt: skip
    board = table(
        me("", **SWORD), *cards, first=[on("主", 4, 3, attached=["輪"]), on("友", 5)],
        hand=["剣札", "槍札", "大剣", "佳剣", "環", "兵"], phase="item",
    )  # fmt: skip
    assert board.offered("first", "attach") == [("剣札", "主"), ("佳剣", "主"), ("環", "友")]
    assert board.why_not("first", "attach", "環", "主") == ("X7.4", "bears-one-already")
    assert board.why_not("first", "attach", "槍札", "主") == ("X6.2", "level-too-low")
    assert board.why_not("first", "attach", "大剣", "主") == ("X6.2", "level-too-low")
    assert board.why_not("first", "attach", "剣札", "友") == ("X6.2", "level-too-low")
    board.act("first", "attach", "剣札", "主")
    assert board.offered("first", "attach") == [("環", "友")]
    assert board.why_not("first", "attach", "佳剣", "主") == ("X7.4", "bears-one-already")


@clause("kokuryoku", "K4.5", "X6.2")
def test_why_a_card_is_not_attached() -> None:
    board = table(
        me("", **SWORD), weapon("剣札"), first=[on("主", 4, 3, attached=["剣札@付"])],
        hand=["剣札@手", "兵"], other=["剣札@他"], phase="item",
    )  # fmt: skip
    assert board.why_not("first", "attach", "兵", "主") == ("K4.5", "not-to-be-attached")
    assert board.why_not("first", "attach", "付", "主") == ("K4.5", "not-in-hand")
    assert board.why_not("first", "attach", "他", "主") == ("K4.5", "not-in-hand")
    assert board.why_not("first", "attach", "手", "的") == ("K4.5", "not-your-unit")
    assert board.why_not("first", "attach", "手", "主") == ("X7.4", "bears-one-already")
    assert board.why_not("second", "attach", "他", "的") == ("K4.5", "not-your-power-phase")


@pytest.mark.parametrize(("chips", "may"), [(3, True), (2, False), (1, False)])
@clause("kokuryoku", "X7.38", "X5.8")
def test_a_magic_leaves_its_bearer_a_chip(chips: int, may: bool) -> None:
    mage = me("", arms="fire", action="magic", levels={"fire": "A"})
    board = table(
        mage, magic("炎札", need=2), first=[on("主", 4, chips), on("友", 0)], hand=["炎札", "薬草"], phase="item"
    )
    assert (("炎札", "主") in board.offered("first", "attach")) == may
    if may:
        board.act("first", "attach", "炎札", "主")
        assert board.chips("主") == 1 and board.paid("主") == [2]
    else:
        found = board.reason_of("first", "attach", "炎札", "主")
        assert (found.clause, found.condition) == ("X7.38", "too-few-chips-to-attach")


# --- support


@clause("kokuryoku", "K4.3")
def test_units_of_several_texts_do_not_count_towards_the_limit() -> None:
    text = "自分の支援ステップに、このユニットに乗せる気力チップは3枚の制限に数えない。"
    other = unit("従", text, spirit=6, arms="breath", action="breath", levels={})
    units = [on("主", 4, 1), on("従", 5, 2), on("友", 3, 2)]
    board = table(me(text), other, first=units, phase="support")
    question: Any = board._question(0)
    assert [board.name(unit) for unit in question.places] == ["友"]
    board.share("first", 友=3)
    question = board._question(0)
    assert ([board.name(unit) for unit in question.places], question.limits) == (["主", "従"], (5, 4))
    board.share("first", 主=5, 従=4)
    assert [board.chips(each) for each in ("主", "従", "友")] == [6, 6, 5]


@clause("kokuryoku", "K4.3")
def test_only_units_of_the_player_in_reach_of_the_text_are_uncounted() -> None:
    text = "自分の支援ステップに、このユニットに乗せる気力チップは3枚の制限に数えない。"
    foe = unit("返", text, spirit=9, levels={})
    board = table(me(""), foe, first=[on("主", 4, 1)], second=[on("返", 7, 1)], phase="support")
    board.share("first", 主=3)
    assert purpose(board) != "support" or (board.asked() or ("",))[0] == "second"
    assert board.chips("主") == 4


@clause("kokuryoku", "K4.3", "X3.2")
def test_no_unit_is_supported_beyond_its_maximum_or_without_chips() -> None:
    board = table(me(""), first=[on("主", 4, 5), on("友", 5, 6)], phase="support")
    question: Any = board._question(0)
    assert ([board.name(unit) for unit in question.places], question.limits) == (["主"], (1,))
    board = table(me(""), first=[on("主", 4, 1)], phase="support", more=({"used": 18}, {}))
    question = board._question(0)
    assert question.limits == (1,)


@clause("kokuryoku", "X6.2", "K4.5")
def test_a_card_says_for_whom_it_is_and_for_whom_not() -> None:
    kinds = {"歩": {"move": "infantry"}, "騎": {"move": "cavalry", "sort": "knight"}, "鳥": {"move": "flier"}}
    units = [unit(name, **{**SWORD, **more}) for name, more in kinds.items()]
    not_two = weapon("避剣", "騎兵には付与できない。\n飛行兵には付与できない。")
    only = weapon("限剣", "騎兵にのみ付与できる。")
    first = [on("歩", 3, 3), on("騎", 4, 3), on("鳥", 5, 3)]
    board = table(*units, not_two, only, first=first, hand=["避剣", "限剣"], phase="item")
    assert board.offered("first", "attach") == [("避剣", "歩"), ("限剣", "騎")]
    assert board.why_not("first", "attach", "避剣", "騎") == ("X6.2", "not-for-this-unit")
    assert board.why_not("first", "attach", "避剣", "鳥") == ("X6.2", "not-for-this-unit")
    assert board.why_not("first", "attach", "限剣", "歩") == ("X6.2", "not-for-this-unit")
