"""What texts let units take over from others, what they keep, and what is done in other roles, played."""

from __future__ import annotations

import pytest

from fuda.library.trying import try_text
from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, unit
from tests.hanyo.test_sayable import FILLER, FOE, HITTER, MARK, MATE, cast, purpose
from tests.hanyo.test_sayable_rules import own, under

BIRD = unit("鳥", hp=500, attribute="風", skills=[skill("急襲", 400, cost=1, text="このユニットをレストする。")])
AID = enhancement("盾", exs=[ex("守り", "このユニットのHPを100アップする。")])


@clause("hanyo", "703.2a-1", "104.1")
def test_a_unit_uses_the_skill_of_another_and_is_what_it_speaks_of() -> None:
    heir = unit("継", hp=900, text="このユニットは自分のスタンバイ・ユニットのスキルを使える。")
    board = Board(
        cards=[BIRD, FOE, heir],
        phase="battle",
        first={"main": {"card": "継", "energy": 1}, "standby": ["鳥"]},
        second={"main": "敵"},
    )
    board.skill("first", "急襲")
    assert board.damage("敵") == 400
    assert board.placed("継") == "rested" and board.placed("鳥") == "normal"


@clause("hanyo", "703.2a-1", "703.2a-2")
def test_the_skill_of_another_is_paid_with_its_own_energy() -> None:
    heir = unit("継", hp=900, text="このユニットは自分のスタンバイ・ユニットのスキルを使える。")
    poor = {"main": "継", "standby": [{"card": "鳥", "energy": 2}]}
    board = Board(cards=[BIRD, FOE, heir], phase="battle", first=poor, second={"main": "敵"})
    assert board.asked() is None or purpose(board) != "skill-step" or board.damage("敵") == 0
    plain = unit("素", hp=900)
    board = Board(
        cards=[BIRD, FOE, plain], phase="battle", first={"main": "素", "standby": ["鳥"]}, second={"main": "敵"}
    )
    assert board.damage("敵") == 0


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("このユニットは自分のスタンバイ・ユニットの属性をすべて得る。", ["火", "風"]),
        ("このユニットは自分の捨て場にあるユニットカードの属性をすべて得る。", ["火", "水"]),
        ("自分の捨て場にあるユニットカードの属性を、このユニットはすべて得る。", ["火", "水"]),
        ("このユニットの属性は相手のメイン・ユニットと同じになる。", ["闇"]),
    ],
)
@clause("hanyo", "809.1b", "204.2")
def test_a_unit_takes_over_attributes(text: str, found: list[str]) -> None:
    board = own(text, {"standby": ["友"], "discard": ["的"]})
    assert board.attributes("主") == found


@clause("hanyo", "104.4", "911.1")
def test_energy_that_effects_of_the_opponent_do_not_discard() -> None:
    text = "このユニットのエネルギーは相手の効果によって捨てられない。"
    taking = "相手のメイン・ユニットのエネルギーを1枚捨てる。そうしたなら、デッキを1枚引く。"
    keeper = unit("主", hp=900, text=text)
    board = cast(taking, second={"main": {"card": "主", "energy": 1}}, cards=[keeper])
    assert len(board.energy("主")) == 1 and board.hand("first") == []
    board = cast(taking, second={"main": {"card": "敵", "energy": 1}}, cards=[keeper])
    assert board.energy("敵") == [] and len(board.hand("first")) == 1


@clause("hanyo", "104.4", "905.3a")
def test_sets_that_effects_of_the_opponent_do_not_discard() -> None:
    text = "このユニットのセットは相手の効果で捨てられない。"
    keeper = unit("主", hp=900, text=text)
    taking = "相手のメイン・ユニットのセットをすべて捨てる。"
    board = cast(taking, second={"main": {"card": "主", "sets": ["盾"]}}, cards=[keeper, AID])
    assert board.sets("主") == ["盾"]
    board = cast(taking, second={"main": {"card": "敵", "sets": ["盾"]}}, cards=[keeper, AID])
    assert board.sets("敵") == []


@clause("hanyo", "104.4", "911.1", "911.2")
def test_a_hand_that_effects_of_the_opponent_do_not_discard() -> None:
    keeper = unit("主", hp=900, text="自分の手札は相手の効果によって捨てられない。")
    for taking in ("相手は手札を1枚捨てる。", "相手は手札をすべて捨てる。", "相手の手札を無作為に1枚捨てる。"):
        board = cast(taking, second={"main": "主", "hand": ["友"]}, cards=[keeper])
        assert "友" in board.hand("second")
        board = cast(taking, second={"main": "敵", "hand": ["友"]}, cards=[keeper])
        assert "友" not in board.hand("second")


@clause("hanyo", "104.6", "916.2")
def test_damage_that_is_not_lowered() -> None:
    weak = unit("弱", hp=900, text="相手のユニットが与えるダメージを100ダウンする。")
    for text, dealt in (
        ("このユニットが与えるダメージは相手の効果によってダウンしない。", 200),
        ("このユニットが与えるダメージはダウンしない。", 200),
        ("", 100),
    ):
        fighter = unit("主", hp=900, text=text, skills=[skill("一撃", 200)])
        board = Board(cards=[fighter, weak], phase="battle", first={"main": "主"}, second={"main": "弱"})
        board.skill("first", "一撃")
        assert board.damage("弱") == dealt


@clause("hanyo", "303.1a", "308.1")
def test_a_unit_that_is_put_down_rested_has_not_become_afflicted() -> None:
    watcher = unit("見", hp=900, text="自分のユニットが状態異常になったとき、デッキを1枚引く。")
    text = "自分の捨て場のユニットカードを1枚選び、スタンバイ・エリアにレスト状態で置く。"
    board = cast(text, first={"main": "見", "discard": ["友"]}, cards=[watcher])
    assert board.placed("友") == "rested" and board.standby("first") == ["友"] and board.hand("first") == []


@clause("hanyo", "905.3a", "902.1")
def test_a_set_of_a_name_is_asked_for() -> None:
    text = "「盾」がセットされている自分のユニットが与えるダメージを100アップする。"
    for me, dealt in (({"card": "打手", "sets": ["盾"]}, 400), ("打手", 300)):
        ruler = unit("規", text=text)
        board = Board(
            cards=[HITTER, FOE, ruler, AID],
            phase="battle",
            first={"main": me, "standby": ["規"]},
            second={"main": "敵"},
        )
        board.skill("first", "打撃")
        assert board.damage("敵") == dealt
    condition = "自分のメイン・ユニットに「盾」がセットされているなら、デッキを1枚引く。"
    assert len(cast(condition, first={"main": {"card": "的", "sets": ["盾"]}}, cards=[AID]).hand("first")) == 1
    assert cast(condition, cards=[AID]).hand("first") == []


@clause("hanyo", "704.3d", "917.1")
def test_a_skill_heals_as_much_as_it_dealt() -> None:
    drainer = unit(
        "吸", hp=900, skills=[skill("吸収", 200, text="与えたダメージと同じだけ、このユニットのHPを回復する。")]
    )
    me = {"card": "吸", "damage": 300}
    tough = unit("堅", hp=900, text="このユニットが受けるダメージを50ダウンする。")
    for foe, left in (("敵", 100), ("堅", 150)):
        board = Board(cards=[drainer, FOE, tough], phase="battle", first={"main": me}, second={"main": foe})
        board.skill("first", "吸収")
        assert board.damage("吸") == left


@clause("hanyo", "813.5", "909.1")
def test_knocked_out_with_a_skill_by_any_unit_of_mine() -> None:
    text = "自分のユニットがスキルで相手のユニットをKOしたとき、デッキを1枚引く。"
    frail = unit("脆", hp=100)
    board = own(
        text, skills=[skill("一撃", 200)], phase="battle", cards=[frail], second={"main": "脆", "standby": ["敵"]}
    )
    board.skill("first", "一撃")
    assert board.is_down("脆") or board.main("second") == "敵"
    assert [name for name in board.hand("first") if name != "余"] == ["山"]
    board = cast(
        "相手のメイン・ユニットに100ダメージを与える。", second={"main": "脆", "standby": ["敵"]}, cards=[frail]
    )
    assert board.hand("first") == []


@clause("hanyo", "911.1", "904.1")
def test_the_opponent_is_made_to_do_something() -> None:
    board = cast("相手に手札を1枚捨てさせる。", second={"hand": ["友"]})
    assert "友" not in board.hand("second") and board.discard("second") == ["友"]
    board = cast("相手にデッキを1枚引かせる。")
    assert len(board.deck("second")) < 6


@clause("hanyo", "105.1")
def test_the_turn_player_is_meant() -> None:
    board = cast("ターンプレイヤーはデッキを1枚引く。非ターンプレイヤーはデッキを2枚引く。")
    assert len(board.hand("first")) == 1 and len(board.hand("second")) == 2


@clause("hanyo", "919.1")
def test_rock_paper_scissors_is_played_where_nobody_has_called_for_it() -> None:
    board = cast("じゃんけんに勝ったなら、デッキを1枚引く。")
    board.wins("first")
    assert len(board.hand("first")) == 1
    board = cast("じゃんけんする。じゃんけんに勝ったなら、デッキを1枚引く。じゃんけんに負けたなら、デッキを2枚引く。")
    board.wins("second")
    assert len(board.hand("first")) == 2


@clause("hanyo", "905.2", "910.1")
def test_energy_goes_to_another_unit_than_it_came_from() -> None:
    text = "自分のユニット1体のエネルギーを1枚、自分の別のユニット1体につけ替える。そのユニットをレストする。"
    board = cast(text, first={"main": {"card": "的", "energy": 1}, "standby": ["友", "鳥"]}, cards=[BIRD])
    assert board.options("first") == ["友", "鳥"]
    board.choose("first", "友")
    assert len(board.energy("友")) == 1 and board.placed("友") == "rested" and board.placed("的") == "normal"


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("自分のエリアのユニットすべてのHPを100回復する。", "Restore 100 HP to all units you control."),
        ("相手の次のターン、相手は次の自身のターンに強化をプレイできない。", ""),
        ("相手は次の自身のターンに強化をプレイできない。", "During the next turn of that player, your opponent cannot"),
        (
            "このターン、自分のユニットが受ける100以下のダメージは0になる。",
            "This turn, if a unit you control would take",
        ),
        ("自分のユニットが1体もKOしていないなら、デッキを1枚引く。", "If there are no knocked-out units you control,"),
        ("相手のエネルギーを無作為に1枚捨てる。", "Discard 1 energy on units your opponent controls at random."),
    ],
)
@clause("hanyo", "207.1")
def test_wordings_mean_what_they_say(text: str, means: str) -> None:
    trial = try_text("hanyo", text, "strategy", proposes=False)
    assert trial.english.startswith(means) if means else not trial.passed


@clause("hanyo", "916.1", "810.1")
def test_small_damage_comes_to_nothing() -> None:
    guard = unit("守", hp=900, text="このユニットが受ける100以下のダメージは0になる。")
    for points, left in ((100, 0), (200, 200)):
        board = cast(f"相手のメイン・ユニットに{points}ダメージを与える。", second={"main": "守"}, cards=[guard])
        assert board.damage("守") == left


@clause("hanyo", "905.2", "104.4")
def test_a_unit_that_cannot_be_charged() -> None:
    board = own("このユニットにはエネルギーをつけられない。", {"standby": ["友"], "hand": ["山@a"]})
    assert board.why_not("first", "charge", "主", "a") is not None
    assert board.why_not("first", "charge", "友", "a") is None
    assert under("このユニットはチャージできない。", {"hand": ["山@a"]}).why_not("first", "charge", "的", "a") is None


@clause("hanyo", "803.1", "910.1")
def test_one_of_several_effects_once_a_turn() -> None:
    options = "\n●このユニットのHPを100回復する。\n●デッキを1枚引く。"
    text = f"自分のターンに使える。次のうち1つを選んで行う。この能力は1ターンに1度だけ使える。{options}"
    aid = enhancement("印", exs=[ex("技", text)])
    me = {"main": {"card": "的", "damage": 300, "sets": ["印"]}, "hand": ["山"], "deck": ["山"] * 3}
    board = Board(cards=[MARK, FOE, FILLER, aid], first=me, second={"main": "敵"})
    board.use("first", "技")
    board.option("first", "mode-1")
    assert board.damage("的") == 200
    assert board.refused("first", "use", "的", named="技").condition == "used-up-this-turn"


@clause("hanyo", "104.4", "915.1b")
def test_energy_that_cannot_be_discarded_still_pays_for_a_retreat() -> None:
    keeper = unit("主", hp=900, retreat=1, text="このユニットのエネルギーは捨てられない。")
    me = {"main": {"card": "主", "energy": 1}, "standby": ["友"], "hand": ["山"], "deck": ["山"] * 3}
    board = Board(cards=[keeper, MATE, FOE, FILLER], first=me, second={"main": "敵"})
    board.retreat("first")
    assert board.main("first") == "友" and board.energy("主") == []
