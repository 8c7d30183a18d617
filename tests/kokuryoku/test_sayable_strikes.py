"""What a card of one's own can say of strikes, prices, squares and bounds, played: who strikes first and how far, what
lands do, what is paid for moves and abilities, where cards come from and go to."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kokuryoku.board import Board, healer, item, land, magic, on, soldier, surprise, unit, weapon
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, strike, table, until, used

SWORD: dict[str, Any] = {"arms": "sword", "action": "direct", "levels": {"sword": "A"}}


def _until(board: Board, wanted: str) -> None:
    until(board, lambda: purpose(board) == wanted)


def _until_hit(board: Board, unit: str) -> None:
    until(board, lambda: bool(board.damage(unit)))


def _question(board: Board) -> Any:
    return board._question(0)


def answering(text: str, **more: Any) -> dict[str, Any]:
    return unit("返", text, **{"spirit": 6, "counter": 2, "arms": "breath", "action": "breath", "levels": {}, **more})


# --- who strikes first, how far, with what


@pytest.mark.parametrize(("text", "dealt"), [("", [2, 2]), ("このユニットは攻撃を受ける前に反撃する。", [2, 2])])
@clause("kokuryoku", "X7.65", "X5.6")
def test_a_unit_strikes_back_before_the_attack(text: str, dealt: list[int]) -> None:
    board = table(me("", spirit=9), answering(text), first=[on("主", 4, 9)], second=[on("返", 7, 6)])
    board.take("first", "主")
    board.attack("first", "主", "返")
    until(board, lambda: purpose(board) == "counter")
    assert (board.damage("返") == []) == bool(text)  # nothing was dealt to it yet
    board.act("second", "counter", "返")
    until(board, lambda: board.state.battle is None)
    assert [board.damage("返")[-1], board.damage("主")[-1]] == dealt
    assert len(board.damage("返")) == 1 and len(board.damage("主")) == 1  # once each


@clause("kokuryoku", "X7.65", "X7.31")
def test_an_attacker_beaten_by_the_early_counter_does_not_strike() -> None:
    board = table(
        me("", spirit=9),
        answering("このユニットは攻撃される前に反撃する。"),
        first=[on("主", 4, 2)],
        second=[on("返", 7)],
    )
    board.take("first", "主")
    board.attack("first", "主", "返")
    until(board, lambda: purpose(board) == "counter")
    board.act("second", "counter", "返")
    until(board, lambda: board.state.battle is None)
    assert board.damage("返") == []
    assert board.cell("主") == -1


@pytest.mark.parametrize(
    ("text", "squares"),
    [
        ("", [1, 3, 5, 7]),
        ("このユニットの装備の射程を間接の射程にする。", [0, 2, 6, 8, 10]),
        ("このユニットの射程は魔法の射程になる。", [0, 1, 2, 3, 5, 6, 7, 8, 10]),
        ("このユニットは魔法の射程も持つ。", [0, 1, 2, 3, 5, 6, 7, 8, 10]),
    ],
)
@clause("kokuryoku", "X4.2")
def test_texts_give_equipment_another_range(text: str, squares: list[int]) -> None:
    board = table(me(text, **SWORD))
    assert sorted(board.rules.reached(board.state, board.card("主"))) == squares


@pytest.mark.parametrize(("text", "dealt"), [("", 1), ("このカードの攻撃は土地の影響を受けない。", 3)])
@clause("kokuryoku", "X7.27")
def test_lands_do_nothing_to_an_attack_with_a_card_that_says_so(text: str, dealt: int) -> None:
    fort = land("陣", "このマスにいるユニットが受けるダメージを2減らす。", kind="fort")
    blade = weapon("剣札", text, attack=1)
    board = table(me("", **SWORD), blade, fort, first=[on("主", 4, attached=["剣札"])], more=({}, {"lands": {7: "陣"}}))
    assert strike(board, equipment="剣札") == dealt


@pytest.mark.parametrize(("words", "healed"), [("", 3), ("このカードで回復する気力を1増やす。", 4)])
@clause("kokuryoku", "X5.9")
def test_a_card_heals_more(words: str, healed: int) -> None:
    staff = magic("杖札", words, arms="staff", power=3)
    board = table(healer("僧", levels={"staff": "A"}), staff, first=[on("僧", 4, 5, attached=["杖札"]), on("友", 5, 1)])
    board.take("first", "僧")
    board.act("first", "heal", "僧", "友", "杖札")
    until(board, lambda: board.chips("友") > 1)
    assert board.chips("友") == 1 + healed


@pytest.mark.parametrize(("words", "kept"), [("", False), ("このカードは使っても取り除かれない。", True)])
@clause("kokuryoku", "X5.8")
def test_a_magic_is_kept_for_a_while(words: str, kept: bool) -> None:
    fire = magic("火", f"このカードを付与した時、カードを1枚引く。{words}", power=3)
    mage = me("", arms="fire", action="magic", levels={"fire": "A"})
    board = table(mage, fire, hand=["火"], phase="item", first=[on("主", 4, 6), on("友", 0)])
    board.act("first", "attach", "火", "主")
    until(board, lambda: board.state.phase == 1 and board.asked() is not None)
    board.take("first", "主")
    board.attack("first", "主", "的", "火")
    until(board, lambda: purpose(board) == "invasion")
    assert (board.card("火") in board.state.zones[6]) == kept


@pytest.mark.parametrize(
    ("condition", "dealt"),
    [
        ("戦闘相手の装備が魔法であるなら", 4),
        ("戦闘相手の装備が武器であるなら", 2),
        ("戦闘相手の装備の射程が魔法であるなら", 4),
        ("戦闘相手の装備の射程が間接であるなら", 2),
    ],
)
@clause("kokuryoku", "X5.1", "X4.2")
def test_with_what_the_foe_fights_is_asked(condition: str, dealt: int) -> None:
    mage = unit("術", "このユニットは反撃できない。", arms="fire", action="magic", spirit=9, levels={})
    board = table(me(f"{condition}、攻撃力を2増やす。"), mage, second=[on("術", 7)])
    assert strike(board, target="術") == dealt


@clause("kokuryoku", "X5.6")
def test_a_card_says_what_a_counter_with_it_deals() -> None:
    blade = weapon("剣札", "この武器で反撃する場合、反撃力を2増やす。", attack=0)
    for equipment, lost in (("剣札", 4), ("返", 2)):
        board = table(
            me("", spirit=9, **SWORD), blade, answering("", **SWORD),
            first=[on("主", 4, 9)], second=[on("返", 7, 6, attached=["剣札"])],
        )  # fmt: skip
        board.take("first", "主")
        board.attack("first", "主", "返")
        _until(board, "receive")
        board.act("second", "receive", "返", equipment)
        _until(board, "counter")
        board.act("second", "counter", "返")
        _until_hit(board, "主")
        assert board.damage("主") == [lost]


@pytest.mark.parametrize(
    ("text", "paid"), [("このユニットを攻撃する敵軍のユニットが支払う気力を1増やす。", 3), ("", 2)]
)
@clause("kokuryoku", "X5.3", "X5.1")
def test_who_attacks_a_unit_pays_more(text: str, paid: int) -> None:
    foe = unit(
        "返", f"このユニットは反撃できない。\n{text}".strip(), spirit=9, arms="breath", action="breath", levels={}
    )
    board = table(me(""), foe, second=[on("返", 7)])
    strike(board, target="返")
    assert board.paid("主") == [paid]


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("このユニットが反撃でダメージを与えた時、カードを1枚引く。", 1),
        ("このユニットが攻撃でダメージを与えた時、カードを1枚引く。", 0),
        ("このユニットが攻撃でダメージを受けた時、カードを1枚引く。", 1),
        ("敵軍のユニットがこのユニットの反撃でダメージを受けた時、カードを1枚引く。", 1),
        ("敵軍のユニットがこのユニットの攻撃で気力を失った時、カードを1枚引く。", 0),
    ],
)
@clause("kokuryoku", "X5.4", "X5.6")
def test_damage_of_attacks_and_of_counters_are_two_things(text: str, drawn: int) -> None:
    board = table(me("", spirit=9), answering(text), first=[on("主", 4, 9), on("友", 0)], second=[on("返", 7, 6)])
    before = len(board.hand("second"))
    board.take("first", "主")
    board.attack("first", "主", "返")
    until(board, lambda: purpose(board) == "counter")
    board.act("second", "counter", "返")
    until(board, lambda: purpose(board) == "invasion")
    assert len(board.hand("second")) - before == drawn


@clause("kokuryoku", "X5.6")
def test_nobody_strikes_back_where_no_counter_takes_place() -> None:
    swamp = land("霧", "このマスにいるユニットが攻撃された場合、反撃は行われない。", kind="swamp")
    for at, asked in ((7, False), (3, True)):
        board = table(
            me("", spirit=9), answering(""), swamp,
            first=[on("主", 4, 9)], second=[on("返", 7)], more=({}, {"lands": {at: "霧"}}),
        )  # fmt: skip
        board.take("first", "主")
        board.attack("first", "主", "返")
        _until_hit(board, "返")
        assert (purpose(board) == "counter") == asked


# --- what is paid, and what is lost


@pytest.mark.parametrize(
    ("text", "chips", "spent"),
    [
        ("このユニットに隣接するマスから敵軍のユニットが移動する場合、そのユニットは気力1を支払う。", 3, 1),
        ("敵軍のユニットはこのユニットに隣接するマスに進入する時、気力1を支払う。", 3, 0),
        ("敵軍のユニットは土地のないマスに移動するたびに気力2を支払う。", 3, 2),
    ],
)
@clause("kokuryoku", "X7.27", "K5.2")
def test_moves_cost_chips_where_a_text_says_so(text: str, chips: int, spent: int) -> None:
    warden = unit("番", text, arms="breath", action="breath", levels={})
    board = table(me(""), warden, first=[on("主", 4, chips)], second=[on("番", 7)])
    board.walk("first", "主", 1)
    assert board.chips("主") == chips - spent


@clause("kokuryoku", "X7.27")
def test_who_could_not_pay_for_a_move_cannot_move() -> None:
    warden = unit(
        "番", "敵軍のユニットは土地のないマスに移動するたびに気力2を支払う。", arms="breath", action="breath", levels={}
    )
    board = table(me(""), warden, first=[on("主", 4, 2)], second=[on("番", 7)])
    board.act("first", "act-with", "主")
    assert board.squares("first", "move") == []


@pytest.mark.parametrize(
    ("text", "hand"),
    [("", ["甲", "乙"]), ("自軍のユニットが紋章能力を使うために支払う手札を1枚減らす。", ["甲", "乙", "丙"])],
)
@clause("kokuryoku", "X7.42")
def test_crest_abilities_cost_less(text: str, hand: list[str]) -> None:
    owner = me(f"【力】[自国力フェイズ](手札1)使用済みチップを1枚未使用に戻す。\n{text}".strip())
    papers = ["薬草@甲", "薬草@乙", "薬草@丙"]
    board = table(owner, hand=papers, phase="item", more=({"used": 3}, {}))
    board.do("first", "crest", "主")
    if not text:
        board.choose("first", "丙")
    until(board, lambda: not board.state.stack)
    assert board.hand("first")[: len(hand)] == hand and len(board.off("first")) == 3 - len(hand)


@pytest.mark.parametrize(
    ("text", "asked"), [("", True), ("自分がサプライズを使うために支払う手札を1枚減らす。", False)]
)
@clause("kokuryoku", "X7.42")
def test_surprises_cost_less(text: str, asked: bool) -> None:
    board = table(
        me(text), surprise("札", "[自国力フェイズ](手札1)使用済みチップを1枚未使用に戻す。"),
        hand=["札", "薬草@甲", "薬草@乙"], phase="item", more=({"used": 3}, {}),
    )  # fmt: skip
    board.act("first", "surprise", "札")
    assert (purpose(board) == "pay-hand") == asked


@pytest.mark.parametrize(
    ("text", "most"),
    [("", 3), ("自分は2枚以上の気力チップを1体のユニットに乗せることができない。", 1),
     ("自分は支援ステップに、1体のユニットに気力チップを2枚までしか乗せられない。", 2)],
)  # fmt: skip
@clause("kokuryoku", "K4.3")
def test_a_text_bounds_the_chips_on_one_unit(text: str, most: int) -> None:
    board = table(me(text), first=[on("主", 4, 1), on("友", 5, 1)], phase="support")
    assert _question(board).limits == (most, most)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("", 1),
        ("このユニットが相手のサプライズで失う気力を2減らす。", 3),
        ("このユニットが相手の紋章能力で失う気力を2減らす。", 1),
    ],
)
@clause("kokuryoku", "X3.4")
def test_a_unit_loses_less_by_texts_of_the_opponent(text: str, left: int) -> None:
    foe = unit("返", text, spirit=6, arms="breath", action="breath", levels={})
    board = used("敵軍のユニット1体は気力を3失う。", cards=[foe], second=[on("返", 7, 4)])
    until(board, lambda: not board.state.stack)
    assert board.chips("返") == left


@pytest.mark.parametrize(
    ("text", "paid"), [("このユニットは気力を1多く支払う。", 3), ("反撃する時、このユニットは気力を1多く支払う。", 2)]
)
@clause("kokuryoku", "X5.3")
def test_a_unit_pays_more(text: str, paid: int) -> None:
    board = table(me(text))
    strike(board)
    assert board.paid("主") == [paid]


# --- bounds, figures and conditions


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("このユニットの攻撃力を、敵軍のユニット1体につき2増やす。ただし、3までしか増えない。", 5),
        ("このユニットの攻撃力を、敵軍のユニット1体につき2増やす。", 6),
        ("このユニットの攻撃力を、敵軍のユニット1体につき2(最大3)増やす。", 5),
        ("自ターン中、このユニットの気力が2以上であるかぎり、このユニットの攻撃力を1増やす。", 3),
        ("相手ターン中、このユニットの気力が最大であるかぎり、このユニットの攻撃力を1増やす。", 2),
        ("ユニットの攻撃力を1増やす。ただし、歩兵を除く。", 2),
        ("ユニットの攻撃力を1増やす。騎兵には影響しない。", 3),
    ],
)
@clause("kokuryoku", "X5.4", "X7.58", "X7.27")
def test_a_sentence_bounds_or_narrows_the_one_before(text: str, dealt: int) -> None:
    assert strike(table(me(text), second=[on("的", 7), on("打手", 11)])) == dealt


@clause("kokuryoku", "X7.1")
def test_the_attack_of_a_weapon_is_an_amount() -> None:
    blade = weapon("剣札", "このユニットが攻撃で支払う気力を、この武器の攻撃力だけ減らす。", attack=1)
    board = table(me("", **SWORD), blade, first=[on("主", 4, attached=["剣札"])])
    strike(board, equipment="剣札")
    assert board.paid("主") == [1]


@pytest.mark.parametrize(("chips", "drawn"), [(5, 1), (9, 0)])
@clause("kokuryoku", "X3.2")
def test_spirit_that_comes_to_half_the_maximum_is_heard(chips: int, drawn: int) -> None:
    text = "このユニットの気力が最大気力の半分以下になった時、カードを1枚引く。"
    foe = unit("返", text, spirit=9, arms="axe", action="direct", counter=0, levels={})
    board = table(me(""), foe, first=[on("主", 4), on("友", 0)], second=[on("返", 7, chips)])
    before = len(board.hand("second"))
    strike(board, target="返")
    until(board, lambda: purpose(board) == "invasion")
    assert len(board.hand("second")) - before == drawn


@clause("kokuryoku", "K4.1")
def test_the_difference_of_two_hands_is_drawn() -> None:
    text = "自分の手札が相手の手札より少ないなら、その差の枚数のカードを引く。"
    board = used(text, hand=["薬草@甲"], other=["薬草@a", "薬草@b", "薬草@c"])
    until(board, lambda: not board.state.stack)
    assert len(board.hand("first")) == 3


@pytest.mark.parametrize(("text", "levels"), [("剣の", [True, False]), ("剣と槍の", [True, True]), ("", [True, True])])
@clause("kokuryoku", "X6.2")
def test_levels_of_some_arms_are_higher(text: str, levels: list[bool]) -> None:
    owner = me(
        f"このユニットの{text}装備レベルを1段階上げる。",
        arms="sword",
        action="direct",
        levels={"sword": "C", "lance": "C"},
    )
    cards = [weapon("剣札", level="B"), weapon("槍札", arms="lance", level="B")]
    board = table(owner, *cards, hand=["剣札", "槍札"], phase="item")
    offered = board.offered("first", "attach")
    assert [any(name in each for each in offered) for name in ("剣札", "槍札")] == levels


@clause("kokuryoku", "X7.5")
def test_weapons_are_kept_on_a_unit_and_items_are_not() -> None:
    owner = me("このユニットに付与された武器カードは取り外されない。", **SWORD)
    board = table(owner, weapon("剣札"), item("品", "このユニットの最大気力を1増やす。"),
                  first=[on("主", 4, attached=["剣札", "品"])], phase="item")  # fmt: skip
    offered = [each[0] for each in board.offered("first", "remove")]
    assert offered == ["品"]


# --- squares, sorties, lands and decks


@pytest.mark.parametrize(
    ("text", "open_squares"),
    [
        ("敵軍のユニットは、このユニットがいる横列より前のマスに移動できない。", []),
        ("敵軍のユニットは、このユニットがいる横列より前のマスに移動できない。ただし歩兵を除く。", [6, 8, 10]),
        ("敵軍のユニットは、このユニットがいる横列より後ろのマスに移動できない。", [6, 8, 10]),
        ("飛行兵は、このユニットがいる横列より前のマスに移動できない。", [6, 8, 10]),
    ],
)
@clause("kokuryoku", "X7.66", "X2.3", "K5.2")
def test_nobody_passes_the_row_of_a_unit(text: str, open_squares: list[int]) -> None:
    warden = unit("番", text, arms="breath", action="breath", levels={})
    board = table(me(""), warden, first=[on("主", 7), on("友", 0)], second=[on("番", 4)])
    board.act("first", "act-with", "主")
    assert (sorted(board.squares("first", "move")) if purpose(board) == "move-step" else []) == open_squares


@clause("kokuryoku", "X7.63", "K4.2a")
def test_a_unit_of_the_same_country_sorties_where_one_fell() -> None:
    text = (
        "[自軍ユニット離脱時](手札1)そのユニットと同じ国に属する自分の手札のユニットカード1枚を、"
        "そのユニットがいたマスに出撃させる。"
    )
    mate, other = unit("代", levels={}), unit("余所", levels={}, country="mireis")
    board = table(
        me("", attack=5, spirit=9), surprise("札", text), mate, other, soldier("兵士", levels={}),
        first=[on("主", 4, 9)], second=[on("兵士", 7, 2), on("打手", 11)], other=["札", "代", "余所", "薬草"],
    )  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "兵士")
    until(board, lambda: purpose(board) == "fall-window")
    board.act("second", "surprise", "札")
    until(board, lambda: purpose(board) == "pay-hand")
    board.choose("second", "薬草")
    until(board, lambda: purpose(board) == "sortie-chips")
    board.number("second", 2)
    until(board, lambda: board.cell("代") >= 0)
    assert board.cell("代") == 7 and "余所" in board.hand("second")


@clause("kokuryoku", "K4.4")
def test_a_land_is_laid_on_any_empty_square() -> None:
    board = used(
        "自分の手札から土地カードを1枚、空いている好きなマスに配置する。",
        hand=["丘"],
        cards=[land("丘", kind="mountain")],
    )
    until(board, lambda: purpose(board) == "lay-land")
    board.square("first", 10)
    until(board, lambda: board.cell("丘") == 10)


@clause("kokuryoku", "X3.4", "X3.2")
def test_used_chips_go_onto_a_unit() -> None:
    board = used("使用済みチップを2枚まで自軍のユニット1体に乗せる。", first=[on("主", 4, 3)], more=({"used": 1}, {}))
    until(board, lambda: purpose(board) == "put-chips")
    before = board.piles("first")
    board.number("first", 1)
    until(board, lambda: not board.state.stack)
    assert board.chips("主") == 4
    assert board.piles("first") == (before[0], before[1] - 1)


@pytest.mark.parametrize(
    ("words", "where"), [("自分の山札の一番下に置く", "deck"), ("国外に置く", "abroad"), ("手札に戻す", "hand")]
)
@clause("kokuryoku", "X7.50")
def test_a_unit_that_would_leave_goes_elsewhere(words: str, where: str) -> None:
    banner = unit("旗", f"自軍の一般兵が戦場外に置かれる場合、かわりに{words}。", levels={})
    board = table(me("", attack=5), banner, second=[on("兵", 7, 2), on("旗", 11)])
    strike(board, target="兵")
    until(board, lambda: board.cell("兵") < 0)
    zones = {"deck": board.deck, "abroad": board.abroad, "hand": board.hand}
    assert "兵" in zones[where]("second")


@clause("kokuryoku", "K4.4")
def test_a_land_hears_that_it_is_laid() -> None:
    board = table(
        me(""), land("丘", "このカードが配置された時、カードを1枚引く。", kind="mountain"), hand=["丘"], phase="land"
    )
    before = len(board.hand("first"))
    board.act("first", "lay-land", "丘", cell=3)
    until(board, lambda: len(board.hand("first")) == before)
