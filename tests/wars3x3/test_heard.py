"""What texts wait for: who did it and by which means, what was exiled from where, who has fallen to which life, what
magics that lie face up hear, and what effects that were put off."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.wars3x3.table import STEP_NAMES
from tests.citing import clause
from tests.wars3x3.board import Board
from tests.wars3x3.test_applied import field
from tests.wars3x3.test_sayable import ONE, cast, told

LIFE = "あなたは1点のライフを得る。"
DOOMED = "雲羊"
NEEDS = {"piercing": "白翼の槍騎", "attack": "雷鳴の鷲"}  # with whom a step is one in which somebody attacks
WAYS = ("single", "double", "magic", "grand", "effect", "theirs")


def heard(text: str, way: str) -> int:
    """How much life the first player, whose 炭焼き小鬼 has this text, has got when a unit was destroyed in this way.

    It is a unit of the second player that the first one destroys, or (theirs) the other way round.
    """
    texts = {
        "005": text + LIFE,
        "006": "これが場に出た時、相手のユニット1体を破壊する。",
        "A12": "相手のユニット1体を破壊する。",
        "A11": "★滅　相手のユニット1体を破壊する。",
    }
    first: dict[str, Any]
    if way == "theirs":
        first = {"field": ["炭焼き小鬼", DOOMED]}
        board = Board(step="removal", turn="second", first=first, second={"hand": ["潮招き"]}, texts=texts)
        board.remove("second", DOOMED, "潮招き")
    elif way in ("single", "double"):
        cards = ["潮招き"] if way == "single" else ["鈴の雀", "水滴の子"]
        first = {"field": ["炭焼き小鬼"], "hand": cards}
        board = Board(step="removal", first=first, second={"field": [DOOMED]}, texts=texts)
        board.remove("first", DOOMED, *cards)
    elif way == "effect":
        first = {"field": ["炭焼き小鬼"], "hand": ["熾火の双子"], "territory": 2}
        board = Board(step="strategy", first=first, second={"field": [DOOMED]}, texts=texts)
        board.do("first", "deploy", "熾火の双子")
    else:
        first = {"field": ["炭焼き小鬼", "若芽の精"], "magic": ["慈雨", "大樹"]}
        board = Board(step="expansion", first=first, second={"field": [DOOMED]}, texts=texts)
        board.do("first", way, "慈雨" if way == "magic" else "大樹")
    assert DOOMED in board.discard()
    return board.life("first") - 30


def steps_of_gains(board: Board) -> list[str]:
    """The steps of this turn in which life was gained."""
    now, found = "", []
    for each in board.told():
        if each["event"] == "Began":
            break
        now = STEP_NAMES[each["step"]] if each["event"] == "StepBegan" else now
        found += [now] if each["event"] == "LifeGained" else []
    return found


# --- who destroyed it, and how

CAUSES = (
    ("相手のユニットが破壊された時、", "single double magic grand effect"),
    ("相手のユニットが手札に戻った時、", ""),
    ("相手のユニットが再配備によって捨札に置かれた時、", ""),
    ("相手のユニットが除去によって破壊された時、", "single double"),
    ("相手のユニットが1枚除去によって破壊された時、", "single"),
    ("相手のユニットが2枚除去によって破壊された時、", "double"),
    ("相手のユニットが魔法によって破壊された時、", "magic"),
    ("相手のユニットが大魔術によって破壊された時、", "grand"),
    ("相手のユニットが効果によって破壊された時、", "magic grand effect"),
    ("あなたが相手のユニットを破壊した時、", "single double magic grand effect"),
    ("相手が相手のユニットを破壊した時、", ""),
    ("相手があなたのユニットを破壊した時、", "theirs"),
    ("あなたがあなたのユニットを破壊した時、", ""),
    ("あなたが除去で相手のユニットを破壊した時、", "single double"),
    ("相手が除去であなたのユニットを破壊した時、", "theirs"),
    ("あなたが除去であなたのユニットを破壊した時、", ""),
)


@pytest.mark.parametrize(("text", "ways"), CAUSES)
@clause("wars3x3", "2.1a", "2.1b", "S1")
def test_a_destruction_is_heard_by_its_cause_and_by_whose_it_was(text: str, ways: str) -> None:
    assert [way for way in WAYS if heard(text, way) == 1] == ways.split()


@clause("wars3x3", "2.1a", "2.1b")
def test_each_unit_falls_by_the_removal_that_was_aimed_at_it() -> None:
    text = "相手のユニットが1枚除去によって破壊された時、" + LIFE
    first = {"field": ["炭焼き小鬼"], "hand": ["潮招き", "鈴の雀", "深み鯰"]}
    for order in (("雲羊", "雷鳴の鷲"), ("雷鳴の鷲", "雲羊")):
        board = Board(step="removal", first=first, second={"field": ["雲羊", "雷鳴の鷲"]}, texts={"005": text})
        for unit in order:
            board.remove("first", unit, *(("潮招き",) if unit == "雲羊" else ("鈴の雀", "深み鯰")))
        assert board.field("second") == [] and board.life("first") == 31


# --- what was exiled


EXILES = (
    ("魔法が除外された時、", (1, 0, 0)),
    ("あなたの魔法が除外された時、", (1, 0, 0)),
    ("相手の魔法が除外された時、", (0, 0, 0)),
    ("ユニットが除外された時、", (0, 1, 0)),
    ("相手のユニットが除外された時、", (0, 1, 0)),
    ("あなたのユニットが除外された時、", (0, 0, 0)),
    ("相手の《雲羊》が除外された時、", (0, 1, 0)),
    ("あなたの《雲羊》が除外された時、", (0, 0, 0)),
    ("相手の《鈴の雀》が除外された時、", (0, 0, 0)),
)


@pytest.mark.parametrize(("text", "wanted"), EXILES)
@clause("wars3x3", "G5")
def test_an_exile_is_heard_by_what_it_was_and_where_it_lay(text: str, wanted: tuple[int, int, int]) -> None:
    texts = {
        "005": text + LIFE,
        "A12": "相手のユニット1体を除外する。",
        "A09": "相手のユニット1体を持ち主の手札に戻す。",
    }
    sides: dict[str, Any] = {
        "first": {"field": ["炭焼き小鬼", "若芽の精"], "magic": ["慈雨", "引潮", "収穫"], "hand": ["苔石像"]},
        "second": {"field": ["雲羊"]},
        "discard": ["呪文砕き", "雲羊@wool", "鈴の雀", "水滴の子", "凧乗り", "潮招き"],
    }
    board = Board(step="expansion", texts=texts, **sides)
    board.do("first", "grand", "引潮")  # the magic, and two cards of the discard pile
    board.shuffle(2, 3, 4, 5)
    board.choose("first", "鈴の雀")
    assert sorted(board.exile()) == sorted(["引潮", "呪文砕き", "wool"])
    grand = board.life("first") - 31
    board = Board(step="expansion", texts=texts, **sides)
    board.do("first", "magic", "慈雨")
    assert board.exile() == ["雲羊"]
    magic = board.life("first") - 30
    board = Board(step="expansion", texts=texts, **sides)
    board.do("first", "magic", "収穫")  # returned, not exiled
    assert "雲羊" in board.hand("second")
    assert (grand, magic, board.life("first") - 30) == wanted


@clause("wars3x3", "G5")
def test_a_card_of_any_kind_is_exiled_from_anywhere() -> None:
    texts = {"005": "カードが除外された時、" + LIFE, "A12": "捨札のカードをすべて除外する。"}
    first = {"field": ["炭焼き小鬼", "若芽の精"], "magic": ["慈雨"]}
    board = Board(step="expansion", first=first, discard=["呪文砕き"], texts=texts)
    board.do("first", "magic", "慈雨")
    assert board.exile() == ["呪文砕き"] and board.life("first") == 31
    texts["A12"] = "相手のユニット1体を除外する。"
    board = Board(step="expansion", first=first, second={"field": ["雲羊"]}, texts=texts)
    board.do("first", "magic", "慈雨")
    assert board.life("first") == 31
    texts = {"005": "これが除外された時、" + LIFE, "A12": "相手のユニット1体を除外する。"}
    for doomed, life in (("炭焼き小鬼", 31), ("雲羊", 30)):
        second = {"field": ["炭焼き小鬼", "雲羊"]}
        board = Board(step="expansion", first=ONE, second=second, texts=texts)
        board.do("first", "magic", "慈雨")
        board.choose("first", doomed)
        assert board.life("second") == life


# --- life


@clause("wars3x3", "W1.1", "P1")
def test_a_life_falls_by_damage_or_loss_to_a_bound_that_it_was_above() -> None:
    for text, before, amount, gained in (
        ("相手に2点のダメージを与える。", 12, 2, 1),
        ("相手に2点のダメージを与える。", 13, 2, 0),
        ("相手に2点のダメージを与える。", 10, 2, 0),
        ("相手のライフを2点減らす。", 11, 2, 1),
        ("相手は2点のライフを失う。", 12, 2, 1),
        ("あなたは2点のライフを失う。", 11, 0, 0),
        ("相手は2点のライフを得る。", 9, -2, 0),
        ("相手は2点のライフを得る。", 8, -2, 0),
    ):
        texts = {"005": "あなたのライフが10点以下になった時、カードを1枚引く。", "A12": text}
        second = {"field": ["炭焼き小鬼"], "life": before}
        board = Board(step="expansion", first=ONE, second=second, texts=texts)
        board.do("first", "magic", "慈雨")
        assert (board.life("second"), len(told(board, "Drawn"))) == (before - amount, gained)
    texts = {"005": "相手のライフが10点以下になった時、カードを1枚引く。", "A12": "あなたは2点のライフを失う。"}
    board = Board(step="expansion", first={**ONE, "life": 12}, second={"field": ["炭焼き小鬼"]}, texts=texts)
    board.do("first", "magic", "慈雨")
    assert [each["by"] for each in told(board, "Drawn")] == [1]


# --- blows


@clause("wars3x3", "3.1", "3.2")
def test_a_unit_hears_the_blow_of_its_own_step_and_of_its_own_side() -> None:
    text = "これが相手に戦闘ダメージを与えた時、" + LIFE
    for units in (["白翼の槍騎"], ["雷鳴の鷲"], ["白翼の槍騎", "雷鳴の鷲"]):
        board = field(text, "piercing", first={"field": ["炭焼き小鬼", *units]}, deck=30)
        assert board.life("first") == 31, units
    for texts, units, gained in (
        ({"005": text}, ["炭焼き小鬼"], 0),  # held off by the units of the other side
        ({"036": text}, ["虹の弓手"], 0),
    ):
        second = {"field": ["大渦の龍"]}
        board = Board(step="piercing", first={"field": units}, second=second, texts=texts, deck=30)
        assert len(told(board, "LifeGained")) == gained
    board = Board(step="piercing", first={"field": ["雷鳴の鷲"]}, second={"field": ["炭焼き小鬼"]}, texts={"005": text})
    assert told(board, "LifeGained") == [] and [each["amount"] for each in told(board, "Damaged")] == [2]


@clause("wars3x3", "3.1", "3.2")
def test_piercing_units_hear_the_piercing_blow_alone() -> None:
    text = "あなたの透過を持つユニットが相手に戦闘ダメージを与えた時、" + LIFE
    for units, gained in ((["白翼の槍騎"], 1), (["雷鳴の鷲"], 0), (["白翼の槍騎", "雷鳴の鷲"], 1)):
        board = field(text, "piercing", first={"field": ["炭焼き小鬼", *units]}, deck=30)
        assert board.life("first") == 30 + gained, units
        order = [each["event"] for each in board.told() if each["event"] in ("LifeGained", "Damaged")]
        assert not gained or order[:3] == ["Damaged", "LifeGained", "Damaged"]


@clause("wars3x3", "3.1", "3.2")
def test_a_blow_of_so_much_is_heard_by_the_player_whom_the_text_means() -> None:
    for whose, power, gained in (("相手", 3, 1), ("相手", 4, 1), ("相手", 2, 0), ("あなた", 4, 0)):
        text = f"{whose}が攻撃で3点以上のダメージを受けた時、" + LIFE
        unit = {2: "雲羊", 3: "深み鯰", 4: "雷鳴の鷲"}[power]
        board = Board(
            step="piercing",
            first={"field": [unit], "magic": [{"慈雨": "face-up"}], "hand": ["調律"]},
            texts={"A12": f"あなたは3点のライフを得る。\n【顕在】{text}"},
        )
        assert (board.life("first"), board.life("second")) == (30 + gained, 30 - power)


@clause("wars3x3", "3.2", "M6")
def test_a_blow_by_an_effect_is_none_of_an_attack() -> None:
    for text in ("これが相手に戦闘ダメージを与えた時、", "相手が攻撃で1点以上のダメージを受けた時、"):
        texts = {"005": text + LIFE, "A12": "相手に3点のダメージを与える。"}
        first = {"field": ["炭焼き小鬼", "若芽の精"], "magic": ["慈雨"], "hand": []}
        board = Board(step="expansion", first=first, texts=texts)
        board.do("first", "magic", "慈雨")
        assert (board.life("first"), board.life("second")) == (30, 27)


@clause("wars3x3", "3.1", "3.2")
def test_a_unit_defends_where_units_attack_that_it_stands_against() -> None:
    text = "これが防御に参加した時、" + LIFE
    for number, unit, attackers, gained in (
        ("005", "炭焼き小鬼", ["雷鳴の鷲"], 1),
        ("005", "炭焼き小鬼", ["白翼の槍騎"], 0),
        ("005", "炭焼き小鬼", [], 0),
        ("005", "炭焼き小鬼", ["白翼の槍騎", "雷鳴の鷲"], 1),
        ("013", "貝の番兵", ["白翼の槍騎"], 1),
        ("013", "貝の番兵", ["雷鳴の鷲"], 1),
        ("013", "貝の番兵", ["白翼の槍騎", "雷鳴の鷲"], 2),
    ):
        printed = "【双壁】これは透過攻撃ステップにも防御に参加する。\n" if number == "013" else ""
        board = Board(
            step="piercing",
            first={"field": attackers, "hand": []},
            second={"field": [unit]},
            texts={number: printed + text},
        )
        lost = sum([each["amount"] for each in told(board, "Damaged")])
        assert board.life("second") == 30 - lost + gained, (unit, attackers)
        heard_in = steps_of_gains(board)
        if number == "005":
            assert heard_in == ["attack"] * gained
        else:
            assert heard_in == [each for each in ("piercing", "attack") if NEEDS[each] in attackers]


@clause("wars3x3", "3.2", "3.1")
def test_a_blow_of_one_point_is_heard() -> None:
    text = "これが相手に戦闘ダメージを与えた時、" + LIFE
    for number, unit in (("023", "若芽の精"), ("034", "そよ風の子")):
        printed = "" if number == "023" else "【透過】これは透過攻撃ステップに攻撃する。\n"
        board = Board(step="piercing", first={"field": [unit], "hand": []}, texts={number: printed + text})
        assert (board.life("first"), board.life("second")) == (31, 29)


@clause("wars3x3", "M1", "S18")
def test_a_magic_that_was_copied_is_heard_as_the_magic_that_it_is() -> None:
    texts = {"005": "あなたが草属性の魔法を発動した時、" + LIFE, "A11": "相手に1点のダメージを与える。"}
    first = {"field": ["炭焼き小鬼"], "magic": ["薄翅"], "hand": ["苔石像"]}
    board = Board(step="expansion", first=first, second={"magic": [{"大樹": "face-up"}]}, texts=texts)
    board.do("first", "grand", "薄翅")
    assert (board.life("first"), board.life("second")) == (31, 29)


@clause("wars3x3", "3.2", "P2")
def test_a_unit_that_cannot_defend_does_not_hear_that_it_defends() -> None:
    text = "これは防御に参加できない。\nこれが防御に参加した時、" + LIFE
    board = Board(step="piercing", first={"field": ["雷鳴の鷲"]}, second={"field": ["炭焼き小鬼"]}, texts={"005": text})
    assert board.life("second") == 26


# --- magics that lie face up, and what was put off

LASTING = "あなたは3点のライフを得る。\n【顕在】"


@clause("wars3x3", "S1", "S6")
def test_a_magic_that_lies_face_up_hears_what_its_own_player_waits_for() -> None:
    text = LASTING + "あなたのユニットが破壊された時、あなたはカードを1枚引く。"
    for magic, field_of, drawn in (
        ({"慈雨": "face-up"}, "second", [1]),
        ("慈雨", "second", []),
        ({"慈雨": "sideways"}, "second", []),
    ):
        board = Board(
            step="removal",
            first={"hand": ["潮招き"]},
            second={"field": ["雲羊"], "magic": [magic]},
            texts={"A12": text},
        )
        board.remove("first", "雲羊", "潮招き")
        assert [each["by"] for each in told(board, "Drawn")] == drawn, (magic, field_of)
    first = {"hand": ["潮招き"], "magic": [{"慈雨": "face-up"}]}
    board = Board(step="removal", first=first, second={"field": ["雲羊"]}, texts={"A12": text})
    board.remove("first", "雲羊", "潮招き")
    assert told(board, "Drawn") == []


@clause("wars3x3", "S1", "Q3")
def test_a_magic_that_lies_face_up_hears_no_other_kind_of_event() -> None:
    texts = {
        "A12": LASTING + "あなたがダメージを受けた時、あなたはカードを1枚引く。",
        "A11": "あなたは2点のライフを得る。",
        "A09": "あなたは2点のライフを失う。",
        "006": "あなたがライフを得た時、カードを2枚引く。",  # on no table here: so that such events are heard
    }
    first = {"field": ["若芽の精", "花乙女"], "magic": [{"慈雨": "face-up"}, "大樹", "収穫"], "hand": ["苔石像"]}
    board = Board(step="expansion", first=first, texts=texts)
    board.do("first", "magic", "大樹")
    board.do("first", "magic", "収穫")
    assert told(board, "Drawn") == [] and board.life("first") == 30
    board = Board(step="piercing", turn="second", first=first, second={"field": ["雷鳴の鷲"]}, texts=texts)
    assert [each["by"] for each in told(board, "Drawn")] == [0]


@clause("wars3x3", "S1", "Q3")
def test_a_magic_both_hears_and_is_used_at_will() -> None:
    text = (
        LASTING + "あなたのユニットが破壊された時、あなたはカードを1枚引く。\n"
        "【顕在】1ターンに1回、手札を1枚捨ててもよい。そうした場合、相手に2点のダメージを与える。"
    )
    first = {
        "hand": ["鈴の雀", "凧乗り"],
        "field": ["若芽の精", "花乙女"],
        "magic": [{"慈雨": "face-up"}, "収穫", "大樹"],
    }
    texts = {"A12": text, "A11": "相手のユニット1体を破壊する。"}
    board = Board(step="expansion", first=first, second={"field": ["雲羊"]}, texts=texts)
    board.do("first", "magic", "大樹")
    board.do("first", "use", "慈雨")
    board.choose("first", "鈴の雀")
    assert board.life("second") == 28 and told(board, "Drawn") == []
    assert board.refused("first", "use", "慈雨").condition == "already-this-turn"


@clause("wars3x3", "S1", "Q3")
def test_a_magic_hears_once_a_turn_where_its_text_says_so() -> None:
    text = LASTING + "各ターンに1度、あなたのユニットが破壊された時、あなたはカードを1枚引く。"
    board = Board(
        step="removal",
        first={"hand": ["潮招き", "水滴の子"]},
        second={"field": ["雲羊", "鈴の雀"], "magic": [{"慈雨": "face-up"}]},
        texts={"A12": text},
    )
    board.remove("first", "雲羊", "潮招き")
    board.remove("first", "鈴の雀", "水滴の子")
    assert board.field("second") == [] and [each["by"] for each in told(board, "Drawn")] == [1]


@clause("wars3x3", "Q3", "W5.0")
def test_what_was_put_off_is_heard_once_beside_other_lasting_effects() -> None:
    text = (
        "次のあなたのターンの終了まで、あなたのユニット1体のパワーを1増加する。"
        "次のあなたのターンの開始時、カードを1枚引く。"
    )
    for said in (text, "次のあなたのターンの開始時、カードを1枚引く。"):
        board = cast(said, first={"hand": []}, second={"hand": ["雲羊"]}, deck=30)
        if said == text:
            board.choose("first", "綿毛虫")
        board.play_to_turn("first")
        board.play_to_turn("first")
        drawn = [each for each in board.told() if each["event"] == "Drawn" and each["by"] == 0]
        assert [each["clause"] for each in drawn] == ["Q3", "1.1"]


@clause("wars3x3", "Q3", "S1")
def test_what_happened_in_the_turn_is_remembered_in_the_turn() -> None:
    text = "このターン、ユニットが破壊されていたなら、相手に1点のダメージを与える。"
    sides: dict[str, Any] = {"texts": {"A12": text}, "step": "removal"}
    for hand, damage in ((["潮招き"], [1]), ([], [])):
        first = {**ONE, "hand": ["鈴の雀@bell", *hand]}
        board = Board(first=first, second={"field": ["雲羊"], "hand": []}, **sides)
        if hand:
            board.remove("first", "雲羊", "潮招き")
        board.do("first", "magic", "慈雨")
        assert [each["amount"] for each in told(board, "Damaged") if each["clause"] == "M6"] == damage


@clause("wars3x3", "Q3", "4.2")
def test_units_that_entered_together_are_told_apart_from_the_others_at_once() -> None:
    texts = {
        "005": "このターンに場に出たあなたのユニットのパワーを2増加する。\nあなたの天属性のユニットは透過を得る。",
        "A12": "捨札のユニット・カード2枚を場に出す。",
    }
    first = {"field": ["炭焼き小鬼"], "magic": ["慈雨", "収穫"], "hand": ["苔石像"]}
    second = {"field": ["若芽の精", "綿毛虫"]}
    board = Board(step="expansion", first=first, second=second, discard=["鈴の雀", "護宝妖精"], texts=texts)
    board.do("first", "magic", "慈雨")
    board.option("first", "no")
    assert [board.power(each) for each in ("鈴の雀", "護宝妖精", "炭焼き小鬼", "若芽の精")] == [3, 4, 2, 1]
    assert [board.traits(each)[-1:] for each in ("鈴の雀", "護宝妖精")] == [["透過"], ["透過"]]


@clause("wars3x3", "Q3", "S1")
def test_what_happened_in_the_turn_is_counted() -> None:
    text = "このターンに破壊されたユニット1体につき、相手に1点のダメージを与える。"
    first = {**ONE, "hand": ["潮招き", "水滴の子"]}
    second = {"field": ["雲羊", "鈴の雀"], "hand": []}
    board = Board(step="removal", first=first, second=second, texts={"A12": text})
    board.remove("first", "雲羊", "潮招き")
    board.remove("first", "鈴の雀", "水滴の子")
    board.do("first", "magic", "慈雨")
    assert [each["amount"] for each in told(board, "Damaged") if each["clause"] == "M6"] == [2]


# --- who did it


@clause("wars3x3", "M1", "2.0")
def test_the_card_and_the_player_of_what_was_done_count() -> None:
    for text, way, gained in (
        ("あなたが草属性の魔法を発動した時、", "magic", 1),
        ("あなたが炎属性の魔法を発動した時、", "magic", 0),
        ("相手が草属性の魔法を発動した時、", "magic", 0),
        ("あなたが魔法を発動した時、", "magic", 1),
        ("相手が魔法を発動した時、", "magic", 0),
        ("あなたが水属性のカードを除去に使った時、", "removal", 1),
        ("あなたが炎属性のカードを除去に使った時、", "removal", 0),
        ("あなたが水属性のカードを強化に使った時、", "removal", 0),
        ("相手が水属性のカードを除去に使った時、", "removal", 0),
        ("あなたが水属性のカードを呪文に使った時、", "removal", 1),
    ):
        first = {"field": ["炭焼き小鬼", "若芽の精"], "hand": ["潮招き"], "magic": ["慈雨"]}
        texts = {"005": text + LIFE, "A12": "相手に1点のダメージを与える。"}
        step = "expansion" if way == "magic" else "removal"
        board = Board(step=step, first=first, second={"field": ["雲羊"], "hand": []}, texts=texts)
        if way == "magic":
            board.do("first", "magic", "慈雨")
        else:
            board.remove("first", "雲羊", "潮招き")
        assert board.life("first") == 30 + gained, text


@clause("wars3x3", "4.2", "4.2a", "4.2b")
def test_the_unit_and_the_way_it_is_brought_in_count() -> None:
    for text, way, gained in (
        ("あなたが炎属性のユニットを配備した時、", "deploy", 1),
        ("あなたが水属性のユニットを配備した時、", "deploy", 0),
        ("相手が炎属性のユニットを配備した時、", "deploy", 0),
        ("あなたが炎属性のユニットを再配備した時、", "deploy", 0),
        ("あなたが炎属性のユニットを配備した時、", "redeploy", 0),
        ("あなたが炎属性のユニットを再配備した時、", "redeploy", 1),
    ):
        first = {"field": ["炭焼き小鬼", "若芽の精"], "hand": ["早駆け狐"], "territory": 2}
        board = Board(step="strategy", first=first, texts={"005": text + LIFE})
        if way == "deploy":
            board.do("first", "deploy", "早駆け狐")
        else:
            board.redeploy("first", "早駆け狐", "若芽の精")
        assert board.life("first") == 30 + gained, (text, way)
