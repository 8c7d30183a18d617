"""What texts do at the edges: to nobody, with nothing, for the other side, and only where they reach."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kokuryoku.chapters.preparation import redraw_refusal
from fuda.games.kokuryoku.chapters.use import special_refusal
from tests.citing import clause
from tests.kokuryoku.board import item, land, on, surprise, unit, weapon
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_families_and_commands import opening
from tests.kokuryoku.test_sayable import me, table, until, used
from tests.kokuryoku.test_sayable_relations import try_text

SWORD: dict[str, Any] = {"arms": "sword", "action": "direct", "levels": {"sword": "A"}}
BARRED = "このユニットは敵の出撃マスに入れない。"


@pytest.mark.parametrize(("text", "squares"), [(BARRED, [3, 5, 7]), ("", [3, 5, 7])])
@pytest.mark.parametrize(("seat", "cell"), [("first", 4), ("second", 4)])
@clause("kokuryoku", "X1.2", "K5.2")
def test_who_is_kept_from_sortie_squares_goes_everywhere_else(
    text: str, squares: list[int], seat: str, cell: int
) -> None:
    own, foe = [on("主", cell, 6)], [on("的", 11)]
    sides: dict[str, Any] = (
        {"first": own, "second": foe} if seat == "first" else {"first": [on("的", 0)], "second": own}
    )
    board = table(me(text), turn=seat, **sides)
    board.act(seat, "act-with", "主")
    home = [1] if seat == "first" or not text else []
    assert sorted(board.squares(seat, "move")) == sorted([*home, *squares])


@pytest.mark.parametrize(("seat", "cell", "enemy"), [("first", 7, 10), ("second", 4, 1)])
@clause("kokuryoku", "X1.2", "K5.2")
def test_only_whom_the_text_means_is_kept_from_sortie_squares(seat: str, cell: int, enemy: int) -> None:
    away = 2 if seat == "second" else 9
    for text, others in ((BARRED, ""), ("", BARRED)):
        friend = unit("従", others, levels={})
        own, foe = [on("主", cell, 6), on("従", 3 if cell == 7 else 8)], [on("的", away)]
        sides: dict[str, Any] = {"first": own, "second": foe} if seat == "first" else {"first": foe, "second": own}
        board = table(me(text), friend, turn=seat, **sides)
        board.act(seat, "act-with", "主")
        assert (enemy in board.squares(seat, "move")) == (not text)


@pytest.mark.parametrize("whose", ["自分は", "相手は"])
@pytest.mark.parametrize("seat", ["first", "second"])
@clause("kokuryoku", "K4.4", "X7.34")
def test_a_text_lays_no_land_for_a_player_who_may_lay_none(seat: str, whose: str) -> None:
    board = table(
        me(f"{whose}土地を配置できない。"), land("野"),
        surprise("札", "[自国力フェイズ]手札の土地カード1枚を配置する。"),
        first=[on("主", 4, 3)], second=[on("的", 7, 5)], phase="item", turn=seat,
        **{"hand" if seat == "first" else "other": ["札", "野"]},
    )  # fmt: skip
    barred = (seat == "first") == (whose == "自分は")
    board.act(seat, "surprise", "札")
    assert (purpose(board) == "lay-land") != barred
    assert barred or board.all_asked() == [seat]
    until(board, lambda: not board.state.stack)
    assert board.lands(seat) == [] or not barred


@clause("kokuryoku", "X2.3", "X7.34")
def test_a_unit_is_put_on_one_square() -> None:
    board = used("自軍のユニットを1体選び、自分の空いている出撃マスに移す。")
    board.choose("first", "友")
    assert (purpose(board), board.how_many("first")) == ("shift", (1, 1))


@pytest.mark.parametrize("bearer", ["主", "友"])
@clause("kokuryoku", "X6.2")
def test_levels_are_higher_for_the_bearer_only(bearer: str) -> None:
    ring = item("指輪", "このユニットは、装備レベルを1段階高いものとして扱う。")
    units = {name: on(name, cell, **({"attached": ["指輪"]} if name == bearer else {}))
             for name, cell in (("主", 4), ("従", 5), ("友", 3))}  # fmt: skip
    board = table(ring, weapon("大剣", level="S"), unit("主", **SWORD), unit("従", **SWORD), first=[*units.values()],
                  hand=["大剣"], phase="item")  # fmt: skip
    assert [each for each in board.offered("first", "attach") if each[0] == "大剣"] == (
        [("大剣", "主")] if bearer == "主" else []
    )


@pytest.mark.parametrize("arms", ["剣の", ""])
@clause("kokuryoku", "X6.2")
def test_the_text_of_a_unit_raises_levels_of_no_other(arms: str) -> None:
    owner = unit("主", f"このユニットの{arms}装備レベルを1段階上げる。", **SWORD)
    board = table(owner, unit("従", **SWORD), weapon("大剣", level="S"), first=[on("主", 4), on("従", 5)],
                  hand=["大剣"], phase="item")  # fmt: skip
    assert board.offered("first", "attach") == [("大剣", "主")]


@clause("kokuryoku", "X3.3", "X7.63")
def test_what_was_attached_is_found_beside_effects_that_last() -> None:
    raised = surprise("鼓", "[自国力フェイズ]このターン中、自軍のユニットすべての攻撃力を1増やす。")
    back = surprise("札", "[自軍ユニット離脱時]そのユニットに付与されていた武器カード1枚を手札に加える。")
    foe = unit("相", attack=1, counter=1, levels={"sword": "A"})
    board = table(me(""), foe, raised, back, weapon("剣札", attack=0), first=[on("主", 4, 6)],
                  second=[on("相", 7, 1, attached=["剣札"]), on("打手", 11)], hand=["鼓"], other=["札"],
                  phase="item")  # fmt: skip
    board.act("first", "surprise", "鼓")
    until(board, lambda: purpose(board) == "invasion")
    board.take("first", "主")
    board.attack("first", "主", "相")
    until(board, lambda: board.state.battle is None and bool(board.offered("second", "surprise")))
    board.act("second", "surprise", "札")
    until(board, lambda: not board.state.stack)
    assert "剣札" in board.hand("second")


@pytest.mark.parametrize("seat", ["first", "second"])
@pytest.mark.parametrize(("words", "own", "others"), [("手札に加える", 1, 0), ("相手に見せて手札に加える", 1, 0),
                                                      ("手札に加える", 0, 1)])  # fmt: skip
@clause("kokuryoku", "X7.34", "X7.37")
def test_a_card_is_looked_for_in_the_own_deck_and_not_in_an_empty_one(
    seat: str, words: str, own: int, others: int
) -> None:
    decks = ({"deck": ["投げ槍"] * own}, {"deck": ["投げ斧"] * others})
    board = table(
        me(""), surprise("札", f"[自国力フェイズ]自分の山札から武器カードを1枚探し、{words}。"), first=[on("主", 4, 3)],
        phase="item", turn=seat, **{"hand" if seat == "first" else "other": ["札"]},
        more=decks if seat == "first" else decks[::-1],
    )  # fmt: skip
    board.act(seat, "surprise", "札")
    assert (purpose(board) == "search") == bool(own)


@pytest.mark.parametrize(("hand", "chips"), [([], 1), (["薬草"], 3), (["薬草@a", "薬草@b"], 4)])
@clause("kokuryoku", "X3.2")
def test_who_recovers_nothing_recovers_no_more_either(hand: list[str], chips: int) -> None:
    own = unit("患", "このユニットが回復する気力を1増やす。", spirit=6, levels={})
    text = "自軍のユニットの気力を自分の手札の枚数と同じだけ回復する。"
    board = used(text, hand=hand, cards=[own], first=[on("患", 4, 1)])
    until(board, lambda: not board.state.stack)
    assert board.chips("患") == chips


@pytest.mark.parametrize(("verb", "label"), [("critical", "必殺"), ("capture", "捕獲")])
@clause("kokuryoku", "X7.18", "X7.21")
def test_who_strikes_back_does_neither(verb: str, label: str) -> None:
    sharp = unit("鋭", f"【{label}】(気力1)", spirit=9, counter=1, arms="breath", action="breath", levels={})
    board = table(me("", spirit=9), sharp, first=[on("主", 4, 9)], second=[on("鋭", 7, 9)])
    board.take("first", "主")
    board.attack("first", "主", "鋭")
    until(board, lambda: purpose(board) == "counter")
    board.act("second", "counter", "鋭")
    found = special_refusal(board.state, board.rules, 1, board.card("鋭"), verb)
    assert found is not None and found.condition == "not-the-right-time"
    assert board.offered("second", verb) == []


@pytest.mark.parametrize(("step", "phase", "wanted"), [("土地", "land", "land-step"), ("アイテム", "item", "item-step"),
                                                       ("支援", "support", "support")])  # fmt: skip
@pytest.mark.parametrize(("answer", "offered"), [("1", False), ("step", True)])
@clause("kokuryoku", "X7.49", "K4.4", "K4.5", "K4.3")
def test_a_step_is_left_out_by_who_does_something_else(
    step: str, phase: str, wanted: str, answer: str, offered: bool
) -> None:
    text = f"自{step}ステップを行う代わりに、使用済みチップを1枚未使用に戻してもよい。"
    board = table(me(text, **SWORD), land("野"), weapon("剣札"), first=[on("主", 4, 2)], hand=["野", "剣札"],
                  phase=phase, more=({"used": 3}, {}))  # fmt: skip
    assert purpose(board) == "instead-of-step"
    board.option("first", answer)
    assert ((board.asked() or ())[:2] == ("first", wanted)) == offered


@clause("kokuryoku", "K2.4")
def test_the_second_player_may_redraw_in_turn() -> None:
    board = opening()
    board.act("first", "keep")
    assert board.asked() == ("second", "opening-hand", "K2.4")
    assert redraw_refusal(board.state, 1) is None
    found = redraw_refusal(board.state, 0)
    assert found is not None and found.condition == "hand-is-kept"


@pytest.mark.parametrize(
    "act",
    ["その数だけ使用済みチップを未使用に戻す。", "カードをその枚数引く。", "このユニットの気力をその数だけ回復する。",
     "このユニットは気力をその数失う。", "カードをその枚数引く。このユニットの気力をその数だけ回復する。"],
)  # fmt: skip
def test_no_text_speaks_of_so_many_before_something_was_moved(act: str) -> None:
    found = try_text("kokuryoku", f"このユニットがダメージを与えた時、{act}", "unit", proposes=False)
    assert [type(each).__name__ for each in found.problems] == ["Unhonoured"] * act.count("。")
    moved = try_text("kokuryoku", f"このユニットがダメージを与えた時、手札を1枚戦場外に置く。{act}", "unit")
    assert moved.passed
