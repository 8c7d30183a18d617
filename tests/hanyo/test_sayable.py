"""What a card of one's own can say beside what is printed, played: each test prints a card and looks what it does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, tactics, unit

MARK = unit("的", hp=900, attribute="水")
MATE = unit("友", hp=600, attribute="風")
FOE = unit("敵", hp=900, attribute="闇")
FILLER = unit("山", hp=500)
HITTER = unit("打手", hp=900, skills=[skill("打撃", 300)])


def cast(text: str, first: dict[str, Any] | None = None, second: dict[str, Any] | None = None, **more: Any) -> Board:
    """The table after a tactics card with this text was played."""
    mine = {"main": "的", "hand": ["札"], "deck": ["山"] * 6, **(first or {})}
    mine["hand"] = ["札", *[each for each in mine["hand"] if each != "札"]]
    theirs = {"main": "敵", "deck": ["山"] * 6, **(second or {})}
    cards = [MARK, MATE, FOE, FILLER, HITTER, tactics("札", text), *more.pop("cards", [])]
    board = Board(cards=cards, first=mine, second=theirs, **more)
    board.play("first", "札")
    return board


def purpose(board: Board) -> str:
    """What is asked now; nothing where nobody is."""
    asked = board.asked()
    return "" if asked is None else asked[1]


def struck(
    text: str = "", me: str = "", first: dict[str, Any] | None = None, second: dict[str, Any] | None = None
) -> int:
    """The damage of a skill of 200 with this text, used by a unit with this card text against 敵."""
    fighter = unit("主", hp=900, text=me, skills=[skill("一撃", 200, text=text)])
    board = Board(
        cards=[MARK, MATE, FOE, fighter],
        phase="battle",
        first={"main": "主", **(first or {})},
        second={"main": "敵"},
    )
    board.skill("first", "一撃")
    return board.damage("敵")


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("このスキルのダメージは2倍になる。", 400),
        ("このスキルのダメージを半分にする。", 100),
        ("このスキルのダメージを500にする。", 500),
        ("相手のメイン・ユニットがレスト状態なら、このスキルのダメージは2倍になる。", 200),
        ("相手のメイン・ユニットが闇属性であれば、このスキルのダメージを100アップする。", 300),
        ("自分のスタンバイ・ユニットがいなければ、このスキルのダメージを100アップする。", 300),
        ("自分の手札が相手の手札より少ないなら、このスキルのダメージを100アップする。", 200),
        ("このユニットのHPが900であり、かつ相手のユニットが1体なら、このスキルのダメージを100アップする。", 300),
    ],
)
@clause("hanyo", "704.3b", "104.6")
def test_the_damage_of_a_skill_is_doubled_halved_set_or_changed_on_a_condition(text: str, dealt: int) -> None:
    assert struck(text) == dealt


@pytest.mark.parametrize(
    ("me", "dealt"),
    [
        ("このユニットが与えるダメージを2倍にする。", 400),
        ("このユニットのエネルギー1枚につき、このユニットが与えるダメージを100アップする。", 400),
        ("名前に「主」を含む自分のユニットが与えるダメージを100アップする。", 300),
        ("火属性または水属性の自分のユニットが与えるダメージを100アップする。", 300),
        ("火属性以外の自分のユニットが与えるダメージを100アップする。", 200),
        ("HPが最も高い相手のユニットが受けるダメージを100アップする。", 300),
        ("他の自分のユニットが与えるダメージを100アップする。", 200),
    ],
)
@clause("hanyo", "916.2", "902.1a")
def test_groups_and_amounts_decide_what_a_strike_deals(me: str, dealt: int) -> None:
    assert struck(me=me, first={"main": {"card": "主", "energy": 2}}) == dealt


@clause("hanyo", "704.3b-3")
def test_the_turn_player_chooses_the_order_of_changes_that_come_to_different_things() -> None:
    fighter = unit(
        "主",
        text="このユニットが与えるダメージを2倍にする。このユニットが与えるダメージを100アップする。",
        skills=[skill("一撃", 200)],
    )
    for option, dealt in (("damage-1", 500), ("damage-2", 600)):
        board = Board(cards=[FOE, fighter], phase="battle", first={"main": "主"}, second={"main": "敵"})
        board.skill("first", "一撃")
        board.option("first", option)
        assert board.damage("敵") == dealt


@clause("hanyo", "104.4", "813.3")
def test_units_that_skills_do_not_damage() -> None:
    guard = unit("守", hp=500, text="自分のメイン・ユニットは相手のスキルによるダメージを受けない。")
    board = Board(
        cards=[HITTER, FOE, guard], phase="battle", first={"main": "打手"}, second={"main": "敵", "standby": ["守"]}
    )
    board.skill("first", "打撃")
    assert board.damage("敵") == 0


@clause("hanyo", "104.4", "1003.2")
def test_a_unit_that_is_not_knocked_out_stays_with_all_its_damage() -> None:
    tough = unit("堅", hp=200, text="このユニットはKOされない。")
    board = Board(cards=[HITTER, tough], phase="battle", first={"main": "打手"}, second={"main": "堅"})
    board.skill("first", "打撃")
    assert board.damage("堅") == 300 and not board.is_down("堅")


@clause("hanyo", "910.1", "104.4")
def test_a_unit_that_tactics_cannot_choose() -> None:
    hidden = unit("隠", text="このユニットは相手の戦術の効果で選ばれない。")
    board = cast(
        "相手のスタンバイ・ユニット1体に100ダメージを与える。", second={"standby": ["隠", "友"]}, cards=[hidden]
    )
    assert board.damage("友") == 100 and board.damage("隠") == 0


@clause("hanyo", "910.1")
def test_one_of_several_effects_is_chosen() -> None:
    text = "以下から1つを選ぶ。\n・デッキを2枚引く。\n・相手のメイン・ユニットに300ダメージを与える。"
    board = cast(text)
    board.option("first", "mode-2")
    assert board.damage("敵") == 300 and board.hand("first") == []


@clause("hanyo", "104.5")
def test_a_number_is_named_and_counts() -> None:
    board = cast("0から3までの数を1つ選ぶ。その数字と同じ枚数のデッキを引く。")
    board.number("first", 2)
    assert len(board.hand("first")) == 2


@pytest.mark.parametrize(("winner", "state"), [("first", ("stunned", "normal")), ("second", ("normal", "rested"))])
@clause("hanyo", "919.1")
def test_a_text_goes_on_after_winning_or_losing_rock_paper_scissors(winner: str, state: tuple[str, str]) -> None:
    text = (
        "じゃんけんする。"
        "勝ったなら、相手のメイン・ユニットをスタンする。"
        "負けたなら、自分のメイン・ユニットをレストする。"
    )
    board = cast(text, first={"hand": ["友"]})
    board.wins(winner)
    assert (board.placed("敵"), board.placed("的")) == state


@clause("hanyo", "104.2", "911.1")
def test_what_was_only_half_done_was_not_done() -> None:
    board = cast("手札を2枚捨てる。そうしたなら、デッキを2枚引く。", first={"hand": ["友"]})
    assert board.hand("first") == [] and "友" in board.discard("first")


@clause("hanyo", "911.2a")
def test_an_empty_hand_is_discarded_all_the_same() -> None:
    watcher = unit("見", text="自分が手札を捨てたとき、このユニットに100ダメージを与える。")
    board = cast("手札をすべて捨てる。そうしたなら、デッキを1枚引く。", first={"main": "見"}, cards=[watcher])
    assert board.damage("見") == 100 and len(board.hand("first")) == 1


@pytest.mark.parametrize(
    ("event", "done"),
    [
        ("自分がデッキを引いた", "デッキを1枚引く。"),
        ("自分のユニットが復帰した", "自分のユニットすべてを復帰する。"),
        ("相手のユニットがレストした", "相手のメイン・ユニットをレストする。"),
        ("相手のユニットのHPが回復した", "相手のメイン・ユニットのHPを100回復する。"),
        ("このユニットにエネルギーがついた", "自分のメイン・ユニットにチャージする。"),
        ("このユニットが入れ替わった", "自分のスタンバイ・ユニット1体をメイン・エリアに移動する。"),
        ("自分のカードが捨て場に置かれた", "自分のデッキの上から1枚を捨て場に置く。"),
    ],
)
@clause("hanyo", "807.1", "807.2")
def test_events_that_a_text_can_wait_for(event: str, done: str) -> None:
    watcher = unit("見", hp=1500, text=f"{event}とき、このユニットに100ダメージを与える。")
    board = cast(
        done,
        first={"main": {"card": "見"}, "standby": [{"card": "友", "placed": "rested"}], "hand": ["敵"]},
        second={"main": {"card": "敵@foe", "damage": 200}},
        cards=[watcher],
    )
    while purpose(board) in ("charge", "trigger"):
        if purpose(board) == "charge":
            board.choose("first", "敵")
        else:
            board.trigger("first", "見")
    assert board.damage("見") >= 100


@clause("hanyo", "803.1")
def test_an_ability_that_triggers_once_a_turn() -> None:
    watcher = unit(
        "見",
        hp=900,
        text="自分がデッキを引いたとき、このユニットに100ダメージを与える。この能力は1ターンに1回まで誘発する。",
    )
    board = cast("デッキを3枚引く。", first={"main": "見"}, cards=[watcher])
    assert board.damage("見") == 100


@clause("hanyo", "602.1", "104.4")
def test_a_player_who_cannot_charge_is_told_why() -> None:
    seal = unit("封", text="相手はチャージできない。")
    board = Board(cards=[seal, MATE, FOE], first={"main": "敵", "hand": ["友"]}, second={"main": "封"})
    assert board.refused("first", "charge", "敵", "友").condition == "charge-forbidden"


@clause("hanyo", "803.2", "104.1")
def test_one_more_strategy() -> None:
    from tests.hanyo.board import strategy

    one, two = strategy("一", "デッキを1枚引く。"), strategy("二", "デッキを1枚引く。")
    board = cast(
        "このターン、自分は戦略をもう1枚プレイすることができる。", first={"hand": ["一", "二"]}, cards=[one, two]
    )
    board.play("first", "一")
    assert board.why_not("first", "play", "二") is None


@clause("hanyo", "206.1", "809.1e")
def test_a_retreat_cost_that_is_set() -> None:
    heavy = unit("重", retreat=3)
    light = enhancement("羽", exs=[ex("軽", "このユニットの退却コストは0になる。")])
    board = Board(cards=[heavy, light], first={"main": {"card": "重", "sets": ["羽"]}})
    assert board.retreat_cost("重") == 0


@clause("hanyo", "915.1")
def test_a_text_lets_the_main_unit_retreat_with_its_cost() -> None:
    mover = unit("退", retreat=1)
    board = cast(
        "自分のメイン・ユニットを退却させる。",
        first={"main": {"card": "退", "energy": 1}, "standby": ["友"]},
        cards=[mover],
    )
    assert board.main("first") == "友" and board.energy("退") == []
    board = cast("自分のメイン・ユニットを退却させる。", first={"main": "退", "standby": ["友"]}, cards=[mover])
    assert board.main("first") == "退"


@clause("hanyo", "911.1", "905.3")
def test_units_are_discarded_and_cards_set_by_a_text() -> None:
    board = cast("自分のスタンバイ・ユニット1体を捨てる。", first={"standby": ["友"]})
    assert board.standby("first") == [] and "友" in board.discard("first")
    board = cast("手札の強化カード1枚を自分のメイン・ユニットにセットする。", first={"hand": ["陣太鼓"]})
    board.choose("first", "陣太鼓")
    assert board.sets("的") == ["陣太鼓"]


@clause("hanyo", "902.1a", "201.3")
def test_kinds_of_cards_in_a_hand_and_the_same_attribute() -> None:
    text = (
        "手札のユニットカード1枚を公開してもよい。"
        "そうしたなら、そのカードと同じ属性のユニットカード1枚を自分のデッキから探し、手札に加える。"
    )
    board = cast(text, first={"hand": ["友"], "deck": ["敵", "友@same", "敵"]})
    board.option("first", "yes")
    board.choose("first", "友")
    board.choose("first", "same")
    assert sorted(board.hand("first")) == ["same", "友"]


@clause("hanyo", "105.3")
def test_what_the_opponent_is_told_to_do_is_about_the_opponents_own() -> None:
    board = cast(
        "相手は自分のスタンバイ・ユニットを1体選ぶ。そのユニットに200ダメージを与える。",
        second={"standby": ["友@a", "友@b"]},
    )
    board.choose("second", "b")
    assert board.damage("b") == 200


@clause("hanyo", "810.1", "916.2")
def test_damage_that_is_halved_when_it_would_be_dealt() -> None:
    shield = unit("盾", hp=900, text="このユニットがダメージを受けるなら、代わりにそのダメージを半分にする。")
    board = Board(cards=[HITTER, shield], phase="battle", first={"main": "打手"}, second={"main": "盾"})
    board.skill("first", "打撃")
    assert board.damage("盾") == 150


@clause("hanyo", "703.1", "104.1")
def test_a_rested_unit_that_may_use_skills_all_the_same() -> None:
    stubborn = unit("意地", text="このユニットはレスト状態でもスキルを使える。", skills=[skill("意地の一撃", 200)])
    board = Board(
        cards=[stubborn, FOE],
        phase="battle",
        first={"main": {"card": "意地", "placed": "rested"}},
        second={"main": "敵"},
    )
    board.skill("first", "意地の一撃")
    assert board.damage("敵") == 200


@clause("hanyo", "703.2a-3")
def test_a_skill_with_a_condition_of_use() -> None:
    picky = unit("気", skills=[skill("選り好み", 200, text="このスキルは、自分の手札が2枚以上のときにしか使えない。")])
    board = Board(cards=[picky, FOE], phase="battle", first={"main": "気"}, second={"main": "敵"})
    assert purpose(board) != "skill-step" or "skill 選り好み" not in board.options("first")


@clause("hanyo", "103.2")
def test_a_text_wins_the_game() -> None:
    board = cast("自分はゲームに勝利する。")
    assert board.state.outcome is not None and board.state.outcome.winner == 0


@clause("hanyo", "104.6", "916.2")
def test_half_of_an_odd_number_is_rounded_down() -> None:
    fighter = unit("主", skills=[skill("一撃", 175, text="このスキルのダメージを半分にする。")])
    board = Board(cards=[FOE, fighter], phase="battle", first={"main": "主"}, second={"main": "敵"})
    board.skill("first", "一撃")
    assert board.damage("敵") == 87


@clause("hanyo", "304.2", "912.1")
def test_what_goes_back_to_a_deck_without_a_place_is_shuffled_into_it() -> None:
    board = cast("自分のスタンバイ・ユニット1体をデッキに戻す。", first={"standby": ["友"]})
    assert purpose(board) == "shuffle"
    assert "友" in board.deck("first")
