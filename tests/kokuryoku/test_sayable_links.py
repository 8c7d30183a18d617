"""What a sentence says of the one before it, played: something else instead, more of it, not then; what is paid on the
way, what the rules see to anyway, one of several things to choose."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.library.trying import try_text
from tests.citing import clause
from tests.kokuryoku.board import healer, item, land, on, soldier, unit, weapon
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, strike, table, until, used

RAISED = "このユニットの攻撃力を1増やす。"


# --- what always holds


@pytest.mark.parametrize(
    ("text", "chips", "dealt"),
    [
        (f"{RAISED}このユニットの気力が3以下であるなら、代わりに3増やす。", 6, 3),
        (f"{RAISED}このユニットの気力が3以下であるなら、代わりに3増やす。", 3, 5),
        (f"{RAISED}このユニットの気力が3以下であるなら、さらに3増やす。", 6, 3),
        (f"{RAISED}このユニットの気力が3以下であるなら、さらに3増やす。", 3, 6),
        (f"{RAISED}ただし、このユニットの気力が3以下であるなら、この効果は働かない。", 6, 3),
        (f"{RAISED}ただし、このユニットの気力が3以下であるなら、この効果は働かない。", 3, 2),
        (f"{RAISED}この効果は、このユニットの気力が3以下である場合にのみ働く。", 6, 2),
        (f"{RAISED}この効果は、このユニットの気力が3以下である場合にのみ働く。", 3, 3),
        (f"{RAISED}この効果は自ターン中にのみ働く。", 6, 3),
        (f"{RAISED}この効果は相手ターン中にのみ働く。", 6, 2),
        ("敵軍のユニットが1体以上いるなら、このユニットの攻撃力を1増やす。2体以上いるなら、代わりに3増やす。", 6, 3),
        ("敵軍のユニットが2体以上いるなら、このユニットの攻撃力を1増やす。1体以上いるなら、さらに3増やす。", 6, 2),
        ("自ターン中、このユニットの攻撃力を1増やす。このユニットの気力が3以下であるなら、さらに1増やす。", 3, 4),
        ("相手ターン中、このユニットの攻撃力を1増やす。このユニットの気力が3以下であるなら、さらに1増やす。", 3, 2),
    ],
)
@clause("kokuryoku", "X7.67", "X5.4")
def test_a_rule_is_otherwise_or_more_or_not_at_all_under_a_condition(text: str, chips: int, dealt: int) -> None:
    assert strike(table(me(text), first=[on("主", 4, chips)])) == dealt


@clause("kokuryoku", "X7.67", "X5.4")
def test_all_rules_of_a_line_are_bounded_by_one_that_says_when_it_works() -> None:
    text = f"{RAISED}このユニットの反撃力を1増やす。ただし、このユニットの気力が3以下であるなら、この効果は働かない。"
    for chips, dealt, back in ((9, 3, 3), (5, 2, 2)):  # what is paid for a strike counts
        board = table(me(text, spirit=9), first=[on("主", 4, chips)], second=[on("打手", 7, 9)])
        assert strike(board, target="打手") == dealt
        board = table(me(text, spirit=9), first=[on("主", 4, chips)], second=[on("的", 7, 9)], turn="second")
        board.take("second", "的")
        board.attack("second", "的", "主")
        board.play_on("counter")
        board.act("first", "counter", "主")
        until(board, lambda found=board: bool(found.damage("的")))  # type: ignore[misc]
        assert board.damage("的") == [back]


# --- what is carried out


@pytest.mark.parametrize(
    ("text", "target", "left"),
    [
        ("敵軍のユニット1体は気力を1失う。そのユニットの気力が5以上であるなら、代わりに3失う。", "的", 2),
        ("敵軍のユニット1体は気力を1失う。そのユニットの気力が6以上であるなら、代わりに3失う。", "的", 4),
        ("敵軍のユニット1体は気力を1失う。そのユニットの気力が6以上であるなら、代わりに気力を3失う。", "打手", 4),
        ("敵軍のユニット1体は気力を1失う。そのユニットの気力が4以下であるなら、さらに2失う。", "的", 2),
        ("敵軍のユニット1体は気力を1失う。そのユニットの気力が3以下であるなら、さらに2失う。", "的", 4),
    ],
)
@clause("kokuryoku", "X7.67", "X3.4")
def test_a_unit_that_was_chosen_loses_something_else_instead_or_more(text: str, target: str, left: int) -> None:
    board = used(text)
    board.choose("first", target)
    until(board, lambda: not board.state.stack)
    other = "打手" if target == "的" else "的"
    assert (board.chips(target), board.chips(other)) == (left, 5)


@pytest.mark.parametrize(("hand", "drawn"), [([], 2), (["薬草"], 1)])
@clause("kokuryoku", "X7.67", "K4.1")
def test_cards_are_drawn_instead_of_others(hand: list[str], drawn: int) -> None:
    text = "カードを1枚引く。自分の手札が1枚以上あるなら、代わりにこのターン中、自軍のユニットの攻撃力を1増やす。"
    board = used(
        "カードを2枚引く。自分の手札が1枚以上あるなら、代わりに1枚引く。",
        hand=hand,
        more=({"deck": ["薬草@い", "薬草@ろ", "薬草@は"]}, {}),
    )
    assert len(board.hand("first")) == len(hand) + drawn
    assert try_text("kokuryoku", f"[自国力フェイズ]{text}", "surprise").passed


@clause("kokuryoku", "X7.67", "X7.37")
def test_what_is_done_instead_hangs_on_the_same_sentence() -> None:
    text = (
        "手札1枚を戦場外に置いてもよい。そうしたなら、カードを1枚引く。"
        "自軍のユニットが3体以上いるなら、代わりに2枚引く。"
    )
    for answer, cards, drawn in (("yes", 2, 1), ("yes", 3, 2), ("no", 3, 0)):
        first = [on("主", 4, 3), on("友", 5, 2), *([on("兵", 3, 1)] if cards == 3 else [])]
        board = used(text, hand=["兵@紙"], first=first, more=({"deck": ["薬草@い", "薬草@ろ"]}, {}))
        board.option("first", answer)
        until(board, lambda found=board: not found.state.stack)  # type: ignore[misc]
        assert board.hand("first") == (["い", "ろ"][:drawn] if answer == "yes" else ["紙"])


@clause("kokuryoku", "X7.67")
def test_a_whole_effect_does_not_work_under_a_condition() -> None:
    for chips, drawn in ((3, 1), (2, 0)):
        text = "カードを1枚引く。ただし、自軍に気力が2以下のユニットが2体以上いるなら、この効果は働かない。"
        board = used(text, first=[on("主", 4, chips), on("友", 5, 2)], more=({"deck": ["薬草@い"]}, {}))
        assert len(board.hand("first")) == drawn


@clause("kokuryoku", "X7.67")
def test_what_is_said_in_short_needs_something_to_speak_of() -> None:
    assert not try_text(
        "kokuryoku", "[自国力フェイズ]カードを1枚引く。自分の手札が2枚以下なら、代わりに2増やす。", "surprise"
    ).passed
    assert not try_text("kokuryoku", "[自国力フェイズ]自分の手札が2枚以下なら、代わりに2枚引く。", "surprise").passed


# --- one of several


@pytest.mark.parametrize(
    "head", ["次のどちらか1つを選ぶ。", "次のうち1つを選んで行う。", "次のいずれかを行う。", "次の2つから1つを選ぶ。"]
)
@pytest.mark.parametrize(
    "options",
    [
        "「カードを1枚引く」「自軍のユニット1体の気力を2回復する」",
        "・カードを1枚引く。\n・自軍のユニット1体の気力を2回復する。",
    ],
)
@clause("kokuryoku", "X7.51")
def test_one_of_two_things_in_quotes_or_in_lines_is_chosen(head: str, options: str) -> None:
    more: Any = ({"deck": ["薬草@い"]}, {})
    board = used(head + options, more=more)
    assert board.options("first") == ["mode-1", "mode-2"]
    board.option("first", "mode-1")
    assert board.hand("first") == ["い"]
    board = used(head + options, more=more)
    board.option("first", "mode-2")
    board.choose("first", "友")
    assert board.chips("友") == 4 and board.hand("first") == []


@clause("kokuryoku", "X7.51", "X7.37")
def test_a_choice_hangs_on_a_condition() -> None:
    text = "自軍のユニットが3体以上いるなら、次のうち1つを選ぶ。「カードを1枚引く」「カードを2枚引く」"
    board = used(text, more=({"deck": ["薬草@い", "薬草@ろ"]}, {}))
    assert not board.state.stack and board.hand("first") == []


# --- what is paid on the way


@pytest.mark.parametrize(("chips", "asked"), [(3, True), (2, True), (1, False)])
@clause("kokuryoku", "X3.4", "X7.37")
def test_spirit_that_may_be_paid_is_paid_whole_or_not_at_all(chips: int, asked: bool) -> None:
    text = "このユニットが攻撃した時、気力2を支払ってもよい。そうしたなら、この戦闘中、このユニットの攻撃力を3増やす。"
    board = table(me(text, attack=1), first=[on("主", 4, chips)])
    board.take("first", "主")
    board.attack("first", "主", "的")
    assert (purpose(board) == "may") == asked
    if asked:
        board.option("first", "yes")
        assert board.paid("主")[0] == 2


@clause("kokuryoku", "X3.4")
def test_a_unit_that_must_pay_pays_what_it_has() -> None:
    board = used(
        ("このターン中、敵軍のユニットの攻撃力を1増やす。その後、的のユニットの気力を2支払う。").replace(
            "的のユニット", "敵軍のユニットすべて"
        ),
        second=[on("的", 7, 5), on("打手", 11, 1)],
    )
    assert (board.chips("的"), board.cell("打手")) == (3, -1)


# --- what the rules see to anyway


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (
            (
                "[エンドフェイズ開始時]自軍のユニット1体に付与された武器カード1枚を、自軍のユニット1体に付与する。"
                "装備レベルが足りないユニットには付与できない。"
            ),
            "surprise",
        ),
        ("[自国力フェイズ]自軍のユニット1体の気力を3回復する。ただし、最大気力を超えることはない。", "surprise"),
        ("このユニットの剣の装備レベルを1段階上げる。ただし、Sより高くはならない。", "item"),
    ],
)
@clause("kokuryoku", "X6.2", "X3.2")
def test_what_holds_anyway_may_be_said_again(text: str, kind: str) -> None:
    assert try_text("kokuryoku", text, kind).passed


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[自国力フェイズ]カードを1枚引く。装備レベルが足りないユニットには付与できない。", "surprise"),
        ("[自国力フェイズ]カードを1枚引く。ただし、最大気力を超えることはない。", "surprise"),
        ("このユニットの攻撃力を1増やす。ただし、Sより高くはならない。", "item"),
    ],
)
@clause("kokuryoku", "X6.2", "X3.2")
def test_it_is_not_said_of_something_else(text: str, kind: str) -> None:
    assert not try_text("kokuryoku", text, kind).passed


@clause("kokuryoku", "X3.2")
def test_a_unit_recovers_no_more_than_it_can_have_with_and_without_words_for_it() -> None:
    for more in ("", "ただし、最大気力を超えることはない。"):
        board = used(f"自軍のユニット1体の気力を5回復する。{more}", more=({}, {}))
        board.choose("first", "主")
        assert board.chips("主") == 6


# --- steps and timings


@clause("kokuryoku", "K5.4b", "X7.24")
def test_a_crest_ability_is_used_in_the_processing_step_and_not_before() -> None:
    board = table(me("【速】[処理ステップ](気力1)カードを1枚引く。"), more=({"deck": ["薬草@い", "薬草@ろ"]}, {}))
    board.act("first", "act-with", "主")
    board.act("first", "move", "主", cell=1)
    until(board, lambda: purpose(board) == "processing-step")
    assert board.is_waiting("主")
    board.act("first", "crest", "主")
    assert board.hand("first") == ["い"] and board.chips("主") == 5
    assert purpose(board) != "processing-step"  # once a turn, and nothing else can be done there


@clause("kokuryoku", "K5.4b", "X7.32", "X7.24")
def test_a_unit_that_did_nothing_has_no_processing_step_for_its_ability() -> None:
    board = table(me("【速】[処理ステップ]カードを1枚引く。"), first=[on("主", 4), on("友", 5)])
    board.take("first", "主")
    if purpose(board) == "action-step":
        assert board.why_not("first", "crest", "主", cell=0)[0] == "X7.24"
        board.act("first", "go-on")
    assert purpose(board) == "invasion"


@clause("kokuryoku", "K5.4b", "X7.24")
def test_an_item_of_the_processing_step_lets_its_unit_move_once_more() -> None:
    boots = item(
        "靴札",
        "【使用】[処理ステップ]このユニットをもう1度移動させる。移動した先のマスに土地があるなら、カードを1枚引く。",
    )
    for cell, drawn in ((0, 1), (2, 0)):
        board = table(
            me(""),
            boots,
            land("野"),
            first=[on("主", 4, attached=["靴札"])],
            more=({"deck": ["薬草@い"], "lands": {0: "野"}}, {}),
        )
        board.act("first", "act-with", "主")
        board.act("first", "move", "主", cell=1)
        until(board, lambda found=board: purpose(found) == "processing-step")  # type: ignore[misc]
        board.act("first", "use", "靴札")
        board.square("first", cell)
        assert (board.cell("主"), len(board.hand("first")), board.off("first")) == (cell, drawn, ["靴札"])


@clause("kokuryoku", "X7.25", "X5.9")
def test_only_a_staff_is_waited_for_where_a_text_says_so() -> None:
    text = "自軍のユニットが杖によって気力を回復した時、カードを1枚引く。"
    more: Any = ({"deck": ["薬草@い"]}, {})
    board = table(me(text), healer("僧"), first=[on("主", 4, 5), on("僧", 3, 4), on("友", 5, 1)], more=more)
    board.take("first", "僧")
    board.act("first", "heal", "僧", "主")
    until(board, lambda: purpose(board) == "invasion")
    assert board.hand("first") == ["い"]
    board = used("自軍のユニット1体の気力を2回復する。", cards=[], first=[on("友", 5, 1)], more=more)
    assert board.hand("first") == []


@clause("kokuryoku", "X7.25")
def test_who_comes_here_is_done_something_to_and_some_are_spared() -> None:
    trap = land("罠地", "このマスに移動したユニットは待機状態になる。一般兵はこの影響を受けない。")
    for name, waits in (("主", True), ("歩", False)):
        board = table(
            me(""),
            trap,
            soldier("歩", arms="breath", action="breath", levels={}),
            first=[on(name, 4)],
            more=({}, {"lands": {1: "罠地"}}),
        )
        board.act("first", "act-with", name)
        board.act("first", "move", name, cell=1)
        until(board, lambda found=board: purpose(found) in ("action-step", ("processing-step"), "invasion"))  # type: ignore[misc]
        told = [each for each in board.told() if each["event"] == "MadeWaiting" and each["clause"] == "X7.25"]
        assert bool(told) == waits


@clause("kokuryoku", "X7.23")
def test_equipment_effective_against_two_sorts_doubles_once() -> None:
    blade = weapon("剣札", "【特効】歩兵、剣士、騎兵", attack=0)
    bearer = me("", arms="sword", action="direct", levels={"sword": "A"})
    rider = unit(
        "騎", "このユニットは反撃できない。", sort="knight", move="cavalry", arms="breath", action="breath", spirit=9
    )
    flier = unit(
        "鳥", "このユニットは反撃できない。", sort="dragon", move="flier", arms="breath", action="breath", spirit=9
    )
    for name, dealt in (("的", 4), ("騎", 4), ("鳥", 2)):
        board = table(bearer, blade, rider, flier, first=[on("主", 4, attached=["剣札"])], second=[on(name, 7)])
        assert strike(board, target=name, equipment="剣札") == dealt
    keen = me("【特効】騎兵・飛行兵")
    for name, dealt in (("的", 2), ("騎", 4), ("鳥", 4)):
        assert strike(table(keen, rider, flier, second=[on(name, 7)]), target=name) == dealt
    assert (
        strike(
            table(
                keen,
                unit(
                    "守",
                    ("このユニットは【特効】の影響を受けない。このユニットは反撃できない。"),
                    move="cavalry",
                    arms=("breath"),
                    action="breath",
                    spirit=9,
                ),
                second=[on("守", 7)],
            ),
            target="守",
        )
        == 2
    )
