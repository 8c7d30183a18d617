"""204-813 once more: small cases of the rules of which no other test would notice that they are broken."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.hanyo.cards import ATTRIBUTES, attribute_bit
from fuda.games.hanyo.texts.values import HP, derived
from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, tactics, unit, with_cards
from tests.hanyo.test_damage_closely import fight
from tests.hanyo.test_measures_closely import holds
from tests.hanyo.test_permissions_closely import ready
from tests.hanyo.test_sayable import cast

# --- cards


@clause("hanyo", "204.1", "204.2")
def test_only_attributes_count_as_attributes_whatever_else_texts_name() -> None:
    texts = ["自分のカードが手札から捨て場に置かれたとき、デッキを1枚引く。", "相手のターン終了時、デッキを1枚引く。"]
    plain = with_cards(*[unit(f"札{place}", text=text) for place, text in enumerate(texts)])
    assert plain.list.attributes == tuple(ATTRIBUTES)
    more = with_cards(unit("氷像", attribute="氷"), unit("氷守", text="自分の氷属性のユニットのHPを100アップする。"))
    assert more.list.attributes == (*ATTRIBUTES, "氷")
    split = with_cards(unit("泥人", attribute="土/水"))
    assert split.list.attributes == (*ATTRIBUTES, "土")


@clause("hanyo", "204.1", "204.2")
def test_two_attributes_that_the_engine_could_not_tell_apart_are_refused() -> None:
    seen: dict[int, str] = {}
    names = (chr(0x4E00 + place) for place in range(2000))
    one, other = next((seen[bit], name) for name in names if seen.setdefault(bit := attribute_bit(name), name) != name)
    with pytest.raises(ValueError, match="cannot be told apart"):
        with_cards(unit("甲", attribute=one), unit("乙", attribute=other))
    assert with_cards(unit("甲", attribute=one)).list.attributes[-1] == one


@clause("hanyo", "210.1", "208.1")
def test_a_skill_that_is_printed_without_a_cost_costs_nothing() -> None:
    free = {"name": {"ja": "素手", "en": "素手"}, "damage": 200, "text": ""}
    cards = [unit("主", hp=900, skills=[free, skill("剣", 300, cost=1)]), unit("敵", hp=900)]
    board = Board(cards=cards, phase="battle", first={"main": "主"}, second={"main": "敵"})
    assert board.options("first") == ["skill 素手", "no-skill"]


# --- values


@clause("hanyo", "809.1", "809.1a")
def test_what_is_true_is_worked_out_when_it_is_asked_and_then_kept() -> None:
    cards = [unit("主", hp=900, text="自分のユニットのHPを100アップする。"), unit("敵", hp=700)]
    board = Board(cards=cards, first={"main": "主", "hand": ["主@h"]}, second={"main": "敵"})
    board.state.facts = None
    facts = derived(board.state, board.rules)
    assert facts.number(board.card("主"), HP) == 1000 and facts.number(board.card("敵"), HP) == 700
    assert derived(board.state, board.rules) is facts


@pytest.mark.parametrize("placed", ["normal", "stunned"])
@clause("hanyo", "302.3a-1", "914.1")
def test_a_unit_that_steps_back_is_as_old_as_before(placed: str) -> None:
    light = unit("光導", hp=900, retreat=0, text="自分のユニットの属性は光になる。")
    dark = unit("闇導", hp=900, text="自分のユニットの属性は闇になる。")
    swap = tactics("換", "自分のスタンバイ・ユニット1体をメイン・ユニットと入れ替える。")
    first = {"main": {"card": "光導", "placed": placed}, "hand": ["闇導", "換", "光導@余"]}
    board = Board(cards=[light, dark, swap], first=first, second={"main": "鍛冶場の若衆"})
    board.enter("first", "闇導")
    assert board.attributes("光導") == ["闇"]
    board.play("first", "換")
    assert board.main("first") == "闇導"
    assert board.attributes("光導") == ["闇"]


@pytest.mark.parametrize(("placed", "found"), [("normal", "闇"), ("rested", "闇"), ("stunned", "光")])
@clause("hanyo", "302.3a-1", "914.1")
def test_the_sets_of_a_unit_that_steps_back_are_younger_only_if_it_was_stunned(placed: str, found: str) -> None:
    flag = enhancement("光旗", exs=[ex("照らす", "自分のユニットの属性は光になる。")])
    dark = unit("闇導", hp=900, text="自分のユニットの属性は闇になる。")
    swap = tactics("換", "自分のスタンバイ・ユニット1体をメイン・ユニットと入れ替える。")
    first = {"main": {"card": "主", "sets": ["光旗"], "placed": placed}, "hand": ["闇導", "換", "闇導@余"]}
    board = Board(cards=[flag, dark, swap, unit("主", hp=900)], first=first, second={"main": "鍛冶場の若衆"})
    board.enter("first", "闇導")
    board.play("first", "換")
    assert board.main("first") == "闇導" and board.placed("主") == "normal"
    assert board.attributes("主") == [found]


# --- counting


@pytest.mark.parametrize(
    ("condition", "one", "none"),
    [
        ("このユニットに炎カウンターが置かれている", True, False),
        ("このユニットに炎カウンターがある", True, False),
        ("このユニットの炎カウンターが1個以上である", True, False),
        ("このユニットの炎カウンターが1個もない", False, True),
        ("このユニットに炎カウンターがない", False, True),
        ("このユニットの炎カウンターが0個である", False, True),
        ("このユニットの炎カウンターが2個以上である", False, False),
        ("このユニットに炎カウンターが置かれていない", False, True),
        ("このユニットにカウンターがある", True, False),
        ("このユニットの炎カウンターが置かれている", True, False),
        ("このユニットの炎カウンターが置かれていない", False, True),
    ],
)
@clause("hanyo", "306.4a", "913.2")
def test_whether_there_are_counters(condition: str, one: bool, none: bool) -> None:
    assert holds(condition, {"main": {"card": "主", "counters": {"炎": 1}}}) is one
    assert holds(condition, {"main": {"card": "主"}}) is none


@pytest.mark.parametrize(
    ("condition", "one", "none"),
    [
        ("自分のスタンバイ・ユニットがいる", True, False),
        ("自分のスタンバイ・ユニットが1体でもいる", True, False),
        ("自分のスタンバイ・ユニットが1体もいない", False, True),
        ("自分のスタンバイ・ユニットがいない", False, True),
        ("自分のスタンバイ・ユニットが1体である", True, False),
        ("自分のスタンバイ・ユニットの数が1体以上", True, False),
        ("1体以上の自分のスタンバイ・ユニットがいる", True, False),
        ("自分のスタンバイ・エリアにユニットがいる", True, False),
        ("自分のスタンバイ・エリアにユニットが1体もいない", False, True),
        ("自分のユニットが1体しかいない", False, True),
        ("自分のユニットがこのユニットだけである", False, True),
        ("風属性のユニットが自分のエリアにいる", True, False),
        ("風属性のユニットが自分のエリアにいない", False, True),
        ("風属性のユニットが自分のエリアに1体以上いる", True, False),
        ("風属性のユニットが相手のエリアにいる", False, False),
        ("自分のユニットが他にいる", True, False),
        ("自分のユニットが他にいない", False, True),
    ],
)
@clause("hanyo", "306.4a")
def test_whether_there_are_units(condition: str, one: bool, none: bool) -> None:
    assert holds(condition, {"standby": ["友"]}) is one
    assert holds(condition, {"standby": []}) is none


@pytest.mark.parametrize(
    ("condition", "one", "none"),
    [
        ("自分のユニットがKOしている", True, False),
        ("自分のユニットが1体もKOしていない", False, True),
        ("自分のユニットが1体以上KOしている", True, False),
        ("相手のユニットがKOしている", False, False),
    ],
)
@clause("hanyo", "306.4a", "306.7a-2")
def test_whether_units_lie_knocked_out(condition: str, one: bool, none: bool) -> None:
    assert holds(condition, {"standby": [{"card": "友", "down": True}]}) is one
    assert holds(condition, {"standby": ["友"]}) is none


@pytest.mark.parametrize(
    ("condition", "one", "none"),
    [
        ("手札が1枚以上である", True, False),
        ("自分の手札が1枚もない", False, True),
        ("自分の手札がある", True, False),
        ("自分の手札が1枚でもある", True, False),
        ("自分の手札が0枚である", False, True),
        ("自分の手札にユニットカードがある", True, False),
        ("自分の手札にユニットカードが1枚もない", False, True),
        ("自分の手札に戦術カードがある", False, False),
        ("自分の手札が1枚しかない", True, True),
        ("相手の手札がある", False, False),
    ],
)
@clause("hanyo", "306.4a")
def test_whether_there_are_cards_in_hand(condition: str, one: bool, none: bool) -> None:
    assert holds(condition, {"hand": ["山@h"]}) is one
    assert holds(condition, {"hand": []}) is none


@pytest.mark.parametrize(
    ("condition", "one", "none"),
    [
        ("このユニットのエネルギーがある", True, False),
        ("このユニットのエネルギーがついている", True, False),
        ("このユニットのエネルギーがついていない", False, True),
        ("このユニットにエネルギーがついている", True, False),
        ("このユニットにエネルギーが1枚もついていない", False, True),
        ("このユニットがエネルギーを持つ", True, False),
        ("このユニットがエネルギーを1枚以上持つ", True, False),
        ("このユニットがエネルギーを1枚も持たない", False, True),
        ("相手のメイン・ユニットのエネルギーがある", False, False),
    ],
)
@clause("hanyo", "306.4a", "905.2a")
def test_whether_there_is_energy(condition: str, one: bool, none: bool) -> None:
    assert holds(condition, {"main": {"card": "主", "energy": 1}}) is one
    assert holds(condition, {"main": {"card": "主"}}) is none


# --- whose doing, and of what sort


@clause("hanyo", "813.3", "801.2d")
def test_what_a_skill_puts_off_or_offers_is_still_done_by_a_skill() -> None:
    spared = "このユニットは相手のスキルでダメージを受けない。"
    for text in (
        "このターン終了時、相手のスタンバイ・ユニットすべてに300ダメージを与える。",
        "以下から1つを選ぶ。\n・相手のスタンバイ・ユニットすべてに300ダメージを与える。\n・デッキを1枚引く。",
    ):
        for guard, dealt in ((spared, 0), ("このユニットは相手の戦術でダメージを受けない。", 300)):
            board = fight(text=text, guard=guard, first={"deck": ["友"] * 3}, second={"deck": ["衛"] * 3})
            if "以下" in text:
                board.option("first", board.options("first")[0])
            assert board.damage("衛") == dealt


@clause("hanyo", "813.5a", "1003.2")
def test_who_falls_only_because_another_fell_was_not_knocked_out_by_the_damage() -> None:
    drummer = unit("鼓手", hp=200, text="自分の「細身」のHPを300アップする。")
    frail = unit("細身", hp=200)
    board = fight(
        me="このユニットが相手のユニットをKOしたとき、このユニットに炎カウンターを1個置く。",
        text="相手のスタンバイ・ユニットすべてに200ダメージを与える。",
        cards=[drummer, frail],
        second={"main": "敵", "standby": ["鼓手", "細身"]},
    )
    assert board.is_down("鼓手") and board.is_down("細身") and not board.is_down("敵")
    assert board.counters("主", "炎") == 1


@clause("hanyo", "804.2c-3", "807.2")
def test_who_knocked_a_unit_out_may_be_nobody() -> None:
    bomb = unit("爆弾", hp=300, text="このユニットがKOしたとき、このユニットをKOしたユニットをレストする。")
    weak = tactics("衰", "このターン、相手のスタンバイ・ユニットのHPを300ダウンする。")
    cards = [bomb, weak, unit("主", hp=900), unit("敵", hp=900)]
    board = Board(cards=cards, first={"main": "主", "hand": ["衰", "主@h"]}, second={"main": "敵", "standby": ["爆弾"]})
    board.play("first", "衰")
    assert board.is_down("爆弾")
    assert board.placed("主") == "normal" and board.placed("敵") == "normal"
    hit = fight(
        cards=[bomb], text="相手のスタンバイ・ユニットすべてに300ダメージを与える。", second={"standby": ["爆弾"]}
    )
    assert hit.is_down("爆弾") and hit.placed("主") == "rested"


@clause("hanyo", "804.2c-3", "813.1")
def test_that_unit_is_the_one_that_was_hurt_and_not_the_one_that_hurt_it() -> None:
    event = "自分のユニットがダメージを受けたとき、"
    for link in ("置き、", "置く。"):
        board = fight(guard=f"{event}そのユニットに炎カウンターを1個{link}そのダメージを与えたユニットをレストする。")
        assert board.damage("敵") == 500 and board.placed("主") == "rested"
        assert (board.counters("敵", "炎"), board.counters("主", "炎")) == (1, 0)


@clause("hanyo", "703.2a", "703.2b")
def test_a_borrowed_skill_speaks_of_the_unit_that_uses_it() -> None:
    bird = unit("鳥", hp=500, skills=[skill("急襲", 400, text="このユニットをレストする。")])
    board = ready(
        me="このユニットは自分のスタンバイ・ユニットのスキルを使える。", first={"standby": ["鳥"]}, cards=[bird]
    )
    board.skill("first", "急襲")
    assert (board.placed("主"), board.placed("鳥"), board.damage("敵")) == ("rested", "normal", 400)


@clause("hanyo", "703.2a", "703.2b")
def test_a_skill_of_a_set_speaks_of_the_unit_that_bears_it() -> None:
    blade = enhancement("刃", skills=[skill("斬る", 400, text="このユニットをレストする。")])
    main: dict[str, Any] = {"card": "主", "sets": ["刃"]}
    board = ready(first={"main": main}, cards=[blade])
    board.skill("first", "斬る")
    assert (board.placed("主"), board.damage("敵")) == ("rested", 400)


# --- trials


@pytest.mark.parametrize(("winner", "drawn", "placed"), [("first", 1, "normal"), ("second", 0, "rested")])
@clause("hanyo", "919.1")
def test_later_sentences_speak_of_the_trial_before_them(winner: str, drawn: int, placed: str) -> None:
    text = "じゃんけんして勝てば、デッキを1枚引く。負けたなら、自分のメイン・ユニットをレストする。"
    board = cast(text, first={"hand": ["山@余"]})
    board.wins(winner)
    assert len(board.hand("first")) == 1 + drawn and board.placed("的") == placed
    text = "じゃんけんして負ければ、デッキを1枚引く。勝ったなら、自分のメイン・ユニットをレストする。"
    board = cast(text, first={"hand": ["山@余"]})
    board.wins("second" if winner == "first" else "first")
    assert len(board.hand("first")) == 1 + drawn and board.placed("的") == placed
