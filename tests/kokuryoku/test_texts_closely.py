"""What texts do at the edges: to nobody, with nothing, for the other side, and only where they reach."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kokuryoku.chapters.power_phase import sortie_refusal
from fuda.games.kokuryoku.chapters.preparation import redraw_refusal
from fuda.games.kokuryoku.chapters.use import special_refusal
from fuda.games.kokuryoku.table import OFF, SORTIE
from fuda.games.kokuryoku.texts.equipment import squares_in_range
from fuda.library.trying import try_text
from tests.citing import clause
from tests.kokuryoku.board import healer, item, land, on, surprise, unit, weapon
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_families_and_commands import opening
from tests.kokuryoku.test_sayable import me, strike, table, until, used

SWORD: dict[str, Any] = {"arms": "sword", "action": "direct", "levels": {"sword": "A"}}
FREE = "このカードの攻撃は土地の影響を受けない。"
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
    units = {name: on(name, cell, attached=["指輪"] if name == bearer else [])
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


@pytest.mark.parametrize(
    ("label", "others", "named", "refused"),
    [
        ("必殺", "", "必殺", True), ("必殺", "必殺", "", False), ("必殺", "必殺", "捕獲", False),
        ("捕獲", "", "必殺", False), ("捕獲", "捕獲", "捕獲", True), ("捕獲", "捕獲", "追撃", False),
    ],
)  # fmt: skip
@clause("kokuryoku", "X7.18", "X7.21")
def test_one_unit_is_immune_to_one_ability(label: str, others: str, named: str, refused: bool) -> None:
    def words(ability: str) -> str:
        return f"このユニットは【{ability}】の影響を受けない。" if ability else ""

    more: dict[str, Any] = {"arms": "breath", "action": "breath", "levels": {}}
    board = table(me(f"【{label}】(手札1)"), unit("相", words(named), **more), unit("隣", words(others), **more),
                  surprise("札", "[戦闘中]カードを1枚引く。"), second=[on("相", 7), on("隣", 11)],
                  hand=["薬草", "札"])  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "相")
    assert bool(board.offered("first", {"必殺": "critical", "捕獲": "capture"}[label])) != refused


@pytest.mark.parametrize(("text", "where", "dealt", "back"), [
    ("", 4, 5, 2), (FREE, 4, 3, 2), (FREE, 5, 3, 2), ("", 7, 3, 4), (FREE, 7, 3, 4),
])  # fmt: skip
@clause("kokuryoku", "X7.27")
def test_lands_under_either_unit_do_nothing_in_such_an_attack_only(
    text: str, where: int, dealt: int, back: int
) -> None:
    hill = land("丘", "このマスにいるユニットの攻撃力を2増やす。\nこのマスにいるユニットの反撃力を2増やす。")
    foe = unit("返", spirit=9, counter=2, **SWORD)
    board = table(me("", spirit=9, **SWORD), foe, weapon("剣札", text), hill, second=[on("返", 7, 9)],
                  first=[on("主", 4, 9, attached=["剣札"]), on("友", 5)],
                  more=({"lands": {where: "丘"}} if where != 7 else {}, {"lands": {7: "丘"}} if where == 7 else {}),
                  )  # fmt: skip
    assert strike(board, target="返", equipment="剣札") == dealt
    until(board, lambda: purpose(board) == "counter")
    board.act("second", "counter", "返")
    until(board, lambda: board.state.battle is None)
    assert board.damage("主") == [back]


@pytest.mark.parametrize(("way", "drawn"), [("攻撃", [1, 0, 0]), ("反撃", [0, 0, 1])])
@clause("kokuryoku", "X5.4", "X5.6")
def test_damage_of_a_text_is_neither_of_an_attack_nor_of_a_counter(way: str, drawn: list[int]) -> None:
    text = f"このユニットが{way}でダメージを受けた時、カードを1枚引く。"
    foe = unit("返", text, spirit=9, counter=2, arms="breath", action="breath", levels={})
    hurt = surprise("矢", "[自国力フェイズ]敵軍のユニットすべてに1ダメージを与える。")
    shot = surprise("弾", "[戦闘中]防御ユニットに1ダメージを与える。")
    board = table(me("", spirit=9), foe, first=[on("主", 4), on("友", 0)], second=[on("返", 7, 9)])
    strike(board, target="返")
    until(board, lambda: board.state.battle is None)
    assert len(board.hand("second")) == drawn[0]
    board = table(
        me(""),
        foe,
        hurt,
        first=[on("主", 4), on("友", 0)],
        second=[on("返", 7, 9)],
        hand=["矢@矢", "矢@他"],
        phase="item",
    )
    board.act("first", "surprise", "矢")
    until(board, lambda: not board.state.stack)
    assert (len(board.hand("second")), board.chips("返")) == (drawn[1], 8)
    board = table(me("", attack=0), foe, shot, second=[on("返", 7, 9)], hand=["弾"])
    board.take("first", "主")
    board.attack("first", "主", "返")
    board.act("first", "surprise", "弾")
    until(board, lambda: board.chips("返") == 8)
    assert len(board.hand("second")) == 0
    board = table(me("", spirit=9), unit("主二", text, spirit=9, arms="breath", action="breath", levels={}), foe,
                  first=[on("主二", 4, 9), on("友", 0)], second=[on("返", 7, 9)])  # fmt: skip
    board.take("first", "主二")
    board.attack("first", "主二", "返")
    until(board, lambda: purpose(board) == "counter")
    board.act("second", "counter", "返")
    until(board, lambda: board.state.battle is None)
    assert len(board.hand("first")) == drawn[2]


@clause("kokuryoku", "K3.1", "K4.5")
def test_why_what_is_not_asked_is_not_done() -> None:
    board = table(me(""), weapon("剣札"), first=[on("主", 4)], hand=["薬草"], phase="item")
    assert purpose(board) == "item-step"
    assert board.why_not("first", "keep-going") == ("K4.5", "not-offered-now")
    assert board.why_not("second", "keep-going") == ("K3.1", "not-asked")


@clause("kokuryoku", "X7.27", "X4.1")
def test_a_land_says_as_what_units_on_it_count() -> None:
    plain = land("野", "このマスにいる剣士は騎士としても扱う。")
    horn = me("騎士の攻撃力を2増やす。", sort="swordsman")
    for lands, dealt in (({4: "野"}, 4), ({5: "野"}, 2)):
        board = table(horn, plain, more=({"lands": lands}, {}))
        assert strike(board) == dealt


@pytest.mark.parametrize(("used_up", "chips"), [(0, 2), (14, 1)])
@clause("kokuryoku", "X7.64", "X7.50")
def test_a_unit_that_recovers_instead_stays_with_one_chip_at_least(used_up: int, chips: int) -> None:
    foe = unit("返", "このユニットが離脱する場合、代わりにこのユニットの気力を2回復する。", spirit=6, counter=0,
               arms="breath", action="breath", levels={})  # fmt: skip
    board = table(me("", attack=5), foe, first=[on("主", 4), on("友", 0)], second=[on("返", 7, 3), on("的", 11, 3)],
                  more=({}, {"used": used_up}))  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "返")
    until(board, lambda: board.state.battle is None and not board.state.stack)
    assert (board.cell("返"), board.chips("返")) == (7, chips)


@pytest.mark.parametrize(("lands", "dealt"), [({4: "丘"}, 4), ({5: "丘"}, 2)])
@clause("kokuryoku", "X7.27")
def test_an_effect_that_lasts_frees_units_of_their_lands(lands: dict[int, str], dealt: int) -> None:
    hill = land("丘", "このマスにいるユニットの攻撃力を2増やす。")
    free = surprise("札", "[自国力フェイズ]このターン中、自軍のユニットすべては土地の影響を受けない。")
    for card, found in (("札", 2), ("", dealt)):
        board = table(me(""), hill, free, hand=["札"], phase="item", more=({"lands": lands}, {}))
        if card:
            board.act("first", "surprise", card)
        until(board, lambda board=board: purpose(board) == "invasion")  # type: ignore[misc]
        assert strike(board) == found


@pytest.mark.parametrize(("cell", "reached"), [(4, [1, 3, 5, 7, 0, 2, 6, 8, 10]), (0, [1, 3, 2, 4, 6])])
@clause("kokuryoku", "X4.2", "X7.8")
def test_a_staff_reaches_as_far_as_magic(cell: int, reached: list[int]) -> None:
    board = table(healer("僧"), first=[on("僧", cell, 3)], second=[on("的", 11)])
    assert sorted(squares_in_range(board.state, board.rules, board.card("僧"), board.card("僧"))) == sorted(reached)


@clause("kokuryoku", "X5.4", "X7.25")
def test_who_dealt_damage_is_asked_of_strikes_only() -> None:
    text, drawn = "このユニットがダメージを与えた時、カードを1枚引く。", [1, 0, 0]
    friend = unit("従", arms="breath", action="breath", levels={})
    shot = surprise("弾", "[自国力フェイズ]敵軍のユニットすべてに1ダメージを与える。")
    for place, name in enumerate(("主", "従", "弾")):
        board = table(me(text), friend, shot, first=[on("主", 4), on("従", 5), on("友", 0)],
                      second=[on("的", 7), on("打手", 8)], hand=["弾@弾", "弾@他"],
                      phase="item" if name == "弾" else "invasion")  # fmt: skip
        if name == "弾":
            board.act("first", "surprise", "弾")
            until(board, lambda board=board: not board.state.stack)  # type: ignore[misc]
        else:
            strike(board, by=name, target="的" if name == "主" else "打手")
        assert len(board.hand("first")) == drawn[place] + (1 if name == "弾" else 2)


@pytest.mark.parametrize("seat", ["first", "second"])
@clause("kokuryoku", "K6.5")
def test_it_is_told_whose_hand_a_card_left_and_by_whom(seat: str) -> None:
    other = "second" if seat == "first" else "first"
    for words, who in (("自分は手札を1枚戦場外に置く。", seat), ("相手は手札を1枚戦場外に置く。", other)):
        board = table(
            me(""), surprise("札", f"[自国力フェイズ]{words}"), first=[on("主", 4, 3)], second=[on("的", 7, 5)],
            phase="item", turn=seat, hand=["薬草@a", "投げ槍@b", *(["札"] if seat == "first" else [])],
            other=["薬草@c", "投げ槍@d", *(["札"] if seat == "second" else [])],
        )  # fmt: skip
        board.act(seat, "surprise", "札")
        board.choose(who, "b" if who == "first" else "d")
        gone = [told for told in board.told() if told["event"] == "Went" and told["target"] in OFF]
        assert gone[-2]["by"] == ("first", "second").index(who)


@clause("kokuryoku", "K4.4", "X2.3")
def test_no_land_is_laid_by_a_text_where_one_lies() -> None:
    text = "自分の手札から土地カードを1枚、空いている好きなマスに配置する。"
    board = used(text, hand=["丘"], cards=[land("丘", kind="mountain"), land("野")],
                 more=({"lands": {3: "野@甲"}}, {"lands": {9: "野@乙"}}))  # fmt: skip
    until(board, lambda: purpose(board) == "lay-land")
    question: Any = board._question(0)
    assert sorted(question.candidates) == [0, 1, 2, 6, 8, 10]


@clause("kokuryoku", "X7.65", "X7.17")
def test_it_is_told_that_the_attack_goes_on_after_an_early_counter() -> None:
    foe = unit("返", "このユニットは攻撃される前に反撃する。", spirit=9, counter=1, arms="breath", action="breath",
               levels={})  # fmt: skip
    board = table(me("", spirit=9), foe, first=[on("主", 4, 9), on("友", 0)], second=[on("返", 7, 9)])
    board.take("first", "主")
    board.attack("first", "主", "返")
    until(board, lambda: purpose(board) == "counter")
    board.act("second", "counter", "返")
    until(board, lambda: board.state.battle is None)
    turned = [told["what"] for told in board.told() if told["event"] == "BattleTurned"]
    assert turned[-1] == "goes-on" and (board.damage("主"), board.damage("返")) == ([1], [2])


@pytest.mark.parametrize("seat", ["first", "second"])
@clause("kokuryoku", "X7.34", "X7.51")
def test_the_player_of_the_text_chooses_its_mode(seat: str) -> None:
    text = "[自国力フェイズ]次のうち1つを行う。・カードを1枚引く。・自軍のユニットすべての気力を1回復する。"
    board = table(me(""), surprise("札", text), first=[on("主", 4, 3)], second=[on("的", 7, 5)], phase="item",
                  turn=seat, **{"hand" if seat == "first" else "other": ["札"]})  # fmt: skip
    board.act(seat, "surprise", "札")
    until(board, lambda: purpose(board) == "mode")
    assert board.all_asked() == [seat]


@clause("kokuryoku", "X4.2", "X5.1")
def test_a_unit_off_the_field_reaches_nothing() -> None:
    board = table(me(""), unit("従", levels={}), healer("僧"), hand=["従", "僧"])
    assert [len(board.rules.reached(board.state, board.card(each))) for each in ("従", "僧")] == [0, 0]
    assert board.rules.reached(board.state, board.card("主"))


@clause("kokuryoku", "X2.3", "X7.34")
def test_a_unit_stays_where_no_square_is_free() -> None:
    board = used("自軍のユニットを2体選び、自分の空いている出撃マスに移す。",
                 first=[on("主", 4, 3), on("友", 5, 2), on("兵", 0, 2), on("打手", 1, 2)],
                 second=[on("的", 7)])  # fmt: skip
    board.choose("first", "主", "友")
    if purpose(board) == "shift":
        board.square("first", 2)
    until(board, lambda: not board.state.stack)
    assert sorted([board.cell("主"), board.cell("友")]) == [2, 5]
    board = used("自軍のユニットを1体選び、自分の空いている出撃マスに移す。",
                 first=[on("主", 2, 3), on("友", 5, 2), on("兵", 0, 2), on("打手", 1, 2)],
                 second=[on("的", 7)])  # fmt: skip
    board.choose("first", "友")
    until(board, lambda: not board.state.stack)
    assert (board.cell("友"), purpose(board)) == (5, purpose(board)) and purpose(board) != "shift"


@pytest.mark.parametrize(("taken", "reason"), [([0, 1, 2], ("K4.2a", "no-empty-sortie-square")), ([0, 1], None)])
@clause("kokuryoku", "K4.2a")
def test_why_a_unit_does_not_sortie_anywhere(taken: list[int], reason: tuple[str, str] | None) -> None:
    names = ["友", "主", "打手"]
    board = table(me(""), first=[on(name, cell, 2) for name, cell in zip(names, taken, strict=False)], hand=["兵"],
                  phase="sortie")  # fmt: skip
    board.state.step = SORTIE  # with no square free the step is over before it is asked
    found = sortie_refusal(board.state, board.rules, 0, board.card("兵"), -1)
    assert (None if found is None else (found.clause, found.condition)) == reason
