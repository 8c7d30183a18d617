"""What texts of one's own say of what follows a replacement, of how many were moved, of advantage, of each player's,
and of the highest of a group, played."""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, unit
from tests.hanyo.test_sayable import FOE, MARK, MATE, cast, purpose


@clause("hanyo", "919.1")
def test_a_sentence_hangs_on_having_lost_the_rock_paper_scissors_before_it() -> None:
    text = "じゃんけんして勝てば、デッキを1枚引く。負ければ、自分のメイン・ユニットに200ダメージを与える。"
    for winner, drawn, damage in (("first", 1, 0), ("second", 0, 200)):
        board = cast(text)
        board.wins(winner)
        assert (len(board.hand("first")), board.damage("的")) == (drawn, damage)


@clause("hanyo", "104.2", "911.1")
def test_a_sentence_hangs_on_how_many_were_discarded() -> None:
    text = "手札を好きな枚数捨てる。2枚以上捨てたなら、自分のメイン・ユニットのHPを300回復する。"
    for chosen, damage in ((("友", "山"), 100), (("友",), 400)):
        board = cast(text, {"main": {"card": "的", "damage": 400}, "hand": ["友", "山"]})
        board.choose("first", *chosen)
        if len(chosen) > 1:
            board.order("first", *chosen)
        assert board.damage("的") == damage


@clause("hanyo", "810.3", "917.1", "908.1")
def test_what_follows_a_replacement_happens_only_where_it_was_taken() -> None:
    text = (
        "このユニットがKOするなら、代わりにこのユニットのエネルギーすべてを捨ててもよい。"
        "そうしたなら、このユニットのHPを300回復し、このユニットをスタンする。"
    )
    aid = enhancement("守札", exs=[ex("身代わり", text)])
    striker = unit("打", hp=900, skills=[skill("強打", 900)])
    for answer, down, damage in (("take", False, 600), ("decline", True, 0)):
        board = Board(
            cards=[MARK, MATE, FOE, striker, aid],
            phase="battle",
            first={"main": "打"},
            second={"main": {"card": "的", "energy": 1, "sets": ["守札"]}, "standby": ["友"]},
        )
        board.skill("first", "強打")
        board.option("second", answer if answer == "decline" else board.options("second")[0])
        assert board.is_down("的") == down or board.main("second") != "的"
        if answer == "take":
            assert (board.damage("的"), board.placed("的"), board.energy("的")) == (damage, "stunned", [])


@pytest.mark.parametrize(
    ("text", "strong", "weak"),
    [
        ("このユニットが相手のメイン・ユニットに有利なら、このスキルのダメージを100アップする。", 600, 200),
        (
            "相手のメイン・ユニットの属性がこのユニットの有利で指定された属性でないなら、"
            "このスキルのダメージを100アップする。",
            400,
            300,
        ),
    ],
)
@clause("hanyo", "205.1", "704.3b")
def test_a_condition_asks_for_the_advantage(text: str, strong: int, weak: int) -> None:
    for advantage, dealt in (("闇", strong), ("水", weak)):
        fighter = unit("主", hp=900, advantage=advantage, skills=[skill("一撃", 200, text=text)])
        board = Board(cards=[fighter, FOE], phase="battle", first={"main": "主"}, second={"main": "敵"})
        board.skill("first", "一撃")
        assert board.damage("敵") == dealt


@clause("hanyo", "104.6", "704.3b-2", "916.2")
def test_the_damage_of_a_skill_is_not_lowered_by_the_opponent() -> None:
    weak = unit("弱", hp=900, text="相手のユニットが与えるダメージを100ダウンする。")
    for text, me, dealt in (
        ("", "", 100),
        ("このスキルのダメージは相手の効果によってダウンしない。", "", 200),
        ("このスキルのダメージはダウンしない。", "このユニットが与えるダメージを50ダウンする。", 200),
        ("このスキルのダメージは相手の効果によってダウンしない。", "このユニットが与えるダメージを50ダウンする。", 150),
    ):
        fighter = unit("主", hp=900, text=me, skills=[skill("一撃", 200, text=text)])
        board = Board(cards=[fighter, weak], phase="battle", first={"main": "主"}, second={"main": "弱"})
        board.skill("first", "一撃")
        assert board.damage("弱") == dealt


@clause("hanyo", "910.1", "105.3")
def test_the_highest_of_one_side_is_looked_for_on_that_side() -> None:
    small, large = unit("小", hp=400), unit("大", hp=700)
    board = cast(
        "相手のHPが最も高いユニットに100ダメージを与える。",
        second={"main": "小", "standby": ["大"]},
        cards=[small, large],
    )
    assert (board.damage("大"), board.damage("小"), board.damage("的")) == (100, 0, 0)


@clause("hanyo", "704.5", "917.1")
def test_a_unit_is_healed_by_as_much_as_its_skill_has_dealt() -> None:
    fighter = unit(
        "主",
        hp=900,
        skills=[skill("吸収", 200, text="このスキルで与えたダメージと同じ点数、このユニットのHPを回復する。")],
    )
    board = Board(
        cards=[fighter, FOE], phase="battle", first={"main": {"card": "主", "damage": 500}}, second={"main": "敵"}
    )
    board.skill("first", "吸収")
    assert (board.damage("敵"), board.damage("主")) == (200, 300)


@clause("hanyo", "605.2", "601.2")
def test_the_main_unit_retreats_once_more() -> None:
    board = cast(
        "このターン、自分はメイン・ユニットをもう1回退却させることができる。",
        {"main": {"card": "的", "energy": 2}, "standby": ["友"]},
    )
    board.retreat("first")
    board.retreat("first")
    assert board.main("first") == "的" and purpose(board) != ""


@clause("hanyo", "910.1", "909.1")
def test_one_unit_of_each_player_is_chosen() -> None:
    board = cast(
        "お互いのスタンバイ・ユニットを1体ずつKOする。",
        {"standby": ["友@a", "友@b"]},
        {"standby": ["打手@c", "打手@d"]},
    )
    board.choose("first", "b")
    board.choose("first", "c")
    down = [each for each in ("a", "b", "c", "d") if board.is_down(each)]
    assert down == ["b", "c"]


@clause("hanyo", "104.2", "916.1")
def test_a_unit_is_chosen_before_it_is_asked_what_it_is() -> None:
    text = "相手のスタンバイ・ユニット1体に100ダメージを与える。そのユニットが風属性なら、代わりに200ダメージを与える。"
    for chosen, damage in (("友", 200), ("打手", 100)):
        board = cast(text, second={"standby": ["友", "打手"]})
        board.choose("first", chosen)
        assert board.damage(chosen) == damage
        assert board.damage("打手" if chosen == "友" else "友") == 0


@pytest.mark.parametrize(
    ("deed", "first", "second"),
    [
        ("相手はデッキを1枚引く", 0, 1),
        ("相手はデッキを2枚引く", 0, 2),
        ("お互いはデッキを1枚引く", 1, 1),
        ("デッキを1枚引く", 1, 0),
    ],
)
@clause("hanyo", "919.1", "904.1")
def test_who_does_what_after_rock_paper_scissors(deed: str, first: int, second: int) -> None:
    board = cast(f"じゃんけんして勝てば、{deed}。", {"hand": ["友"]}, {"hand": []})
    board.wins("first")
    assert (len(board.hand("first")) - 1, len(board.hand("second"))) == (first, second)


@pytest.mark.parametrize(("whose", "drawn"), [("自分", 0), ("相手", 1)])
@clause("hanyo", "908.2", "307.2")
def test_whose_main_unit_is_asked_about(whose: str, drawn: int) -> None:
    board = cast(
        f"{whose}のメイン・ユニットがレスト状態なら、デッキを1枚引く。",
        second={"main": {"card": "敵", "placed": "rested"}},
    )
    assert len(board.hand("first")) == drawn


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("ターンプレイヤーのスキルのダメージを100アップする。", 300),
        ("非ターンプレイヤーのスキルのダメージを100アップする。", 200),
        ("相手のスキルのダメージを100アップする。", 200),
        ("自分のスキルのダメージを100アップする。", 300),
    ],
)
@clause("hanyo", "105.1", "704.3b")
def test_skills_are_named_by_whose_they_are(text: str, dealt: int) -> None:
    fighter = unit("主", hp=900, text=text, skills=[skill("一撃", 200)])
    board = Board(cards=[fighter, FOE], phase="battle", first={"main": "主"}, second={"main": "敵"})
    board.skill("first", "一撃")
    assert board.damage("敵") == dealt
