"""704, 916: whose texts change which damage, what keeps it, and how it is shared out, with the case next to each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, skill, strategy, tactics, unit

FOE = unit("敵", hp=3000, attribute="闇")
MATE = unit("友", hp=3000, attribute="風")
GUARD = unit("衛", hp=3000, attribute="雷")
BLANK = unit("白", hp=3000)


def fight(me: str = "", foe: str = "", mate: str = "", guard: str = "", text: str = "", **more: Any) -> Board:
    """A skill of 500 was used by 主 beside 友 against 敵 beside 衛; each has a text."""
    cards = [
        unit("主", hp=3000, text=me, skills=[skill("一撃", 500, text=text)], **more.pop("mine", {})),
        unit("友", hp=3000, attribute="風", text=mate),
        unit("敵", hp=3000, attribute="闇", text=foe),
        unit("衛", hp=3000, attribute="雷", text=guard),
        *more.pop("cards", []),
    ]
    first = {"main": "主", "standby": ["友"], **more.pop("first", {})}
    second = {"main": "敵", "standby": ["衛"], **more.pop("second", {})}
    board = Board(phase="battle", cards=cards, first=first, second=second, **more)
    board.skill("first", "一撃")
    return board


# --- what keeps damage from being lowered


LOWERED = "相手のメイン・ユニットが与えるダメージを200ダウンする。"  # said by the opponent
SHIELD = "このユニットが受けるダメージを200ダウンする。"
WEAKNESS = "自分のメイン・ユニットが与えるダメージを200ダウンする。"  # said by the same side


@pytest.mark.parametrize(
    ("keeper", "dealt"),
    [
        ("", 300),
        ("自分のメイン・ユニットが与えるダメージはダウンしない。", 500),
        ("自分のメイン・ユニットが与えるダメージは相手の効果でダウンしない。", 500),
        ("自分のスタンバイ・ユニットが与えるダメージはダウンしない。", 300),
        ("このユニットが与えるダメージは相手の効果でダウンしない。", 300),
        ("相手のメイン・ユニットが与えるダメージはダウンしない。", 300),
    ],
)
@pytest.mark.parametrize("side", [{"foe": SHIELD}, {"guard": LOWERED}])
@clause("hanyo", "104.4", "916.2")
def test_only_the_damage_of_units_of_which_a_text_speaks_is_kept(keeper: str, dealt: int, side: dict[str, str]) -> None:
    assert fight(mate=keeper, **side).damage("敵") == dealt


@pytest.mark.parametrize(
    ("keeper", "dealt"),
    [
        ("自分のメイン・ユニットが与えるダメージはダウンしない。", 500),
        ("自分のメイン・ユニットが与えるダメージは相手の効果でダウンしない。", 300),
    ],
)
@clause("hanyo", "104.4", "916.2")
def test_what_the_own_side_lowers_is_kept_only_where_no_effect_lowers(keeper: str, dealt: int) -> None:
    assert fight(me=WEAKNESS, mate=keeper).damage("敵") == dealt


@pytest.mark.parametrize(
    ("keeper", "theirs", "own"),
    [
        ("「一撃」のダメージはダウンしない。", 500, 500),
        ("「二撃」のダメージはダウンしない。", 300, 300),
        ("「一撃」のダメージは相手の効果でダウンしない。", 500, 300),
        ("「一撃」のダメージは100アップし、ダウンしない。", 600, 600),
    ],
)
@clause("hanyo", "104.4", "916.2")
def test_only_the_damage_of_skills_of_which_a_text_speaks_is_kept(keeper: str, theirs: int, own: int) -> None:
    other = [unit("二", skills=[skill("二撃", 100)])]
    assert fight(mate=keeper, foe=SHIELD, cards=other).damage("敵") == theirs
    assert fight(me=WEAKNESS, mate=keeper, cards=other).damage("敵") == own


@clause("hanyo", "104.4", "916.2")
def test_damage_that_is_not_lowered_can_still_be_raised() -> None:
    keeper = "自分のメイン・ユニットが与えるダメージはダウンしない。"
    assert fight(mate=keeper, foe="このユニットが受けるダメージを200アップする。").damage("敵") == 700


@pytest.mark.parametrize(
    ("keeper", "dealt"),
    [
        ("", 100),
        ("自分のメイン・ユニットが与えるダメージはダウンしない。", 300),
        ("自分のメイン・ユニットが与えるダメージは相手の効果でダウンしない。", 300),
        ("このユニットが与えるダメージはダウンしない。", 100),
    ],
)
@clause("hanyo", "704.4", "916.2", "104.4")
def test_damage_of_the_text_of_a_skill_is_kept_like_that_of_the_skill(keeper: str, dealt: int) -> None:
    board = fight(
        mate=keeper,
        guard=SHIELD,
        text="相手のスタンバイ・ユニットすべてに300ダメージを与える。",
    )
    assert (board.damage("衛"), board.damage("敵")) == (dealt, 500)


@clause("hanyo", "704.4", "916.2", "104.4")
def test_damage_of_the_text_of_a_skill_that_the_own_side_lowers_is_not_kept_from_the_opponent_alone() -> None:
    text = "相手のスタンバイ・ユニットすべてに300ダメージを与える。"
    kept = "自分のメイン・ユニットが与えるダメージは相手の効果でダウンしない。"
    assert fight(me=WEAKNESS, mate=kept, text=text).damage("衛") == 100
    assert fight(me=WEAKNESS, mate=kept.replace("相手の効果で", ""), text=text).damage("衛") == 300


# --- damage from certain units


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("このユニットが火属性のユニットから受けるダメージを200ダウンする。", 300),
        ("このユニットが水属性のユニットから受けるダメージを200ダウンする。", 500),
        ("このユニットが自分のユニットから受けるダメージを200ダウンする。", 500),
        ("自分のスタンバイ・ユニットが火属性のユニットから受けるダメージを200ダウンする。", 500),
        ("このユニットは火属性のユニットからダメージを受けない。", 0),
    ],
)
@clause("hanyo", "916.2", "704.3b-2")
def test_the_damage_of_a_skill_is_changed_for_the_taker_and_the_dealer_of_which_a_text_speaks(
    text: str, dealt: int
) -> None:
    assert fight(foe=text).damage("敵") == dealt


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("このユニットが火属性のユニットから受けるダメージを200ダウンする。", 100),
        ("このユニットが水属性のユニットから受けるダメージを200ダウンする。", 300),
        ("自分のメイン・ユニットが火属性のユニットから受けるダメージを200ダウンする。", 300),
        ("このユニットが火属性のユニットから受けるダメージを2倍にする。", 600),
        ("このユニットは火属性のユニットからダメージを受けない。", 0),
    ],
)
@clause("hanyo", "704.4", "916.2")
def test_damage_of_a_text_is_changed_for_the_taker_and_the_dealer_of_which_a_text_speaks(text: str, dealt: int) -> None:
    assert fight(guard=text, text="相手のスタンバイ・ユニットすべてに300ダメージを与える。").damage("衛") == dealt


@clause("hanyo", "704.4", "916.2")
def test_damage_of_a_text_is_changed_by_the_dealers_side_first() -> None:
    text = "相手のスタンバイ・ユニットすべてに300ダメージを与える。"
    halved = "自分のユニットが与えるダメージを半分にする。"
    board = fight(guard="このユニットが受けるダメージを100ダウンする。", mate=halved, text=text)
    assert board.damage("衛") == 300 // 2 - 100
    # A command has no dealer among the units; its player's side comes first as well.
    bolt = tactics("矢", "相手のスタンバイ・ユニットすべてに300ダメージを与える。")
    cards = [bolt, unit("主", hp=3000), FOE, unit("衛", hp=3000, text="このユニットが受けるダメージを100ダウンする。")]
    played = Board(cards=cards, first={"main": "主", "hand": ["矢"]}, second={"main": "敵", "standby": ["衛"]})
    played.play("first", "矢")
    assert played.damage("衛") == 200


# --- advantage that is ignored


@pytest.mark.parametrize(
    ("texts", "dealt"),
    [
        ({}, 1000),
        ({"text": "このスキルのダメージは有利によって2倍にならない。"}, 500),
        (
            {"text": "自分のスタンバイ・ユニットがいないなら、このスキルのダメージは有利によって2倍にならない。"},
            1000,
        ),
        (
            {"text": "自分のスタンバイ・ユニットがいるなら、このスキルのダメージは有利によって2倍にならない。"},
            500,
        ),
        ({"foe": "このユニットが受けるダメージは有利によって2倍にならない。"}, 500),
        ({"guard": "このユニットが受けるダメージは有利によって2倍にならない。"}, 1000),
        ({"guard": "自分のユニットが受けるダメージは有利によって2倍にならない。"}, 500),
        ({"mate": "自分のユニットが受けるダメージは有利によって2倍にならない。"}, 1000),
        ({"guard": "相手のスキルのダメージは有利によって2倍にならない。"}, 500),
        ({"guard": "自分のスキルのダメージは有利によって2倍にならない。"}, 1000),
    ],
)
@clause("hanyo", "704.3c", "104.4", "704.3b")
def test_advantage_is_ignored_for_the_skills_and_the_takers_of_which_a_text_speaks(
    texts: dict[str, str], dealt: int
) -> None:
    assert fight(**texts, mine={"advantage": "闇"}).damage("敵") == dealt


@pytest.mark.parametrize("winner", ["first", "second"])
@clause("hanyo", "704.3c", "704.3b")
def test_damage_that_is_raised_by_a_trial_is_doubled_after_it(winner: str) -> None:
    text = "じゃんけんして勝てば、このスキルのダメージを100アップする。"
    board = fight(text=text, mine={"advantage": "闇"})
    board.wins(winner)
    assert board.damage("敵") == (1200 if winner == "first" else 1000)


@pytest.mark.parametrize(("winner", "dealt"), [("first", 500), ("second", 1000)])
@clause("hanyo", "704.3c", "704.3b")
def test_whether_advantage_is_ignored_can_hang_on_a_trial(winner: str, dealt: int) -> None:
    text = "じゃんけんして勝てば、このスキルのダメージは有利によって2倍にならない。"
    board = fight(text=text, mine={"advantage": "闇"})
    board.wins(winner)
    assert board.damage("敵") == dealt


# --- from whom damage is kept away altogether


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("このユニットはダメージを受けない。", 0),
        ("このユニットは相手のスキルでダメージを受けない。", 0),
        ("このユニットは自分のスキルでダメージを受けない。", 500),
        ("このユニットは相手の戦略でダメージを受けない。", 500),
    ],
)
@clause("hanyo", "704.3d", "104.4")
def test_a_main_unit_is_spared_only_by_a_text_that_speaks_of_such_effects_of_that_player(text: str, dealt: int) -> None:
    board = fight(foe=text)
    assert board.damage("敵") == dealt
    assert [each["event"] for each in board.told()].count("Damaged") == (1 if dealt else 0)


ROD = "このユニットは{by}でダメージを受けない。"


@pytest.mark.parametrize(
    ("by", "kind", "spared"),
    [
        ("相手の戦略", strategy, True),
        ("相手の戦略", tactics, False),
        ("相手の戦術", tactics, True),
        ("相手の戦術", strategy, False),
        ("相手のコマンド", strategy, True),
        ("相手のコマンド", tactics, True),
        ("相手の効果", tactics, True),
        ("自分の効果", tactics, False),
        ("相手のスキル", tactics, False),
    ],
)
@clause("hanyo", "801.2d", "813.3")
def test_which_effects_a_text_means_goes_by_their_sort_and_player(by: str, kind: Any, spared: bool) -> None:
    cards = [
        BLANK,
        unit("敵", hp=3000, text=ROD.format(by=by)),
        kind("矢", "相手のメイン・ユニットに300ダメージを与える。"),
    ]
    board = Board(cards=cards, first={"main": "白", "hand": ["矢"]}, second={"main": "敵"})
    board.play("first", "矢")
    assert board.damage("敵") == (0 if spared else 300)


@pytest.mark.parametrize(("thrown", "dealt"), [(0, 0), (1, 200), (3, 400)])
@clause("hanyo", "704.3b", "704.3a-2")
def test_a_base_that_is_counted_from_what_was_done_is_raised_only_from_one(thrown: int, dealt: int) -> None:
    text = "このユニットのエネルギーを好きな枚数捨てる。捨てたエネルギー1枚につき100ダメージを与える。"
    fighter = unit("主", hp=3000, skills=[skill("一撃", "100×", text=text)])
    drum = unit("太鼓", hp=3000, text="自分のメイン・ユニットが与えるダメージを100アップする。")
    first = {"main": {"card": "主", "energy": ["白@a", "白@b", "白@c"]}, "standby": ["太鼓"]}
    board = Board(cards=[fighter, drum, FOE, BLANK], phase="battle", first=first, second={"main": "敵"})
    board.skill("first", "一撃")
    board.choose("first", *"abc"[:thrown])
    assert board.damage("敵") == dealt


# --- damage that is shared out


def sharing(text: str, **more: Any) -> Board:
    """A tactics card with this text was played against 敵 and 衛."""
    cards = [tactics("札", text), BLANK, MATE, FOE, more.pop("guard", GUARD), *more.pop("cards", [])]
    second = {"main": "敵", "standby": ["衛"], **more.pop("second", {})}
    board = Board(cards=cards, first={"main": "白", "standby": ["友"], "hand": ["札"]}, second=second, **more)
    board.play("first", "札")
    return board


SHARE = "相手のユニットに合計300ダメージを100ずつ振り分けて与える。"


@clause("hanyo", "916.1", "916.4")
def test_damage_is_shared_out_in_parts_and_dealt_to_all_at_once() -> None:
    board = sharing(SHARE)
    assert board.asked() == ("first", "share-damage", "804.2c-1")
    board.share_out("first", 2, 1)
    assert (board.damage("敵"), board.damage("衛")) == (200, 100)
    assert [each["event"] for each in board.told()].count("Damaged") == 2


@clause("hanyo", "916.1", "916.2")
def test_each_share_is_changed_by_itself_and_a_unit_without_a_share_takes_none() -> None:
    hard = unit("衛", hp=3000, text="このユニットが受けるダメージを150ダウンする。")
    board = sharing(SHARE, guard=hard)
    board.share_out("first", 1, 2)
    assert (board.damage("敵"), board.damage("衛")) == (100, 50)
    raised = unit("衛", hp=3000, text="このユニットが受けるダメージを150アップする。")
    board = sharing(SHARE, guard=raised)
    board.share_out("first", 3, 0)
    assert (board.damage("敵"), board.damage("衛")) == (300, 0)


@clause("hanyo", "916.1", "104.4")
def test_to_a_unit_that_takes_no_damage_nothing_is_shared_out() -> None:
    board = sharing(SHARE, guard=unit("衛", hp=3000, text="このユニットはダメージを受けない。"))
    if board.asked() == ("first", "share-damage", "804.2c-1"):
        board.share_out("first", 3)
    assert (board.damage("敵"), board.damage("衛")) == (300, 0)


@clause("hanyo", "916.1", "104.2")
def test_in_parts_of_nothing_and_of_more_than_all_nothing_is_shared_out() -> None:
    for part in (0, 400):
        board = sharing(f"相手のユニットに合計300ダメージを{part}ずつ振り分けて与える。")
        assert board.asked() != ("first", "share-damage", "804.2c-1")
        assert "Damaged" not in board.happened()
    whole = sharing("相手のユニットに合計300ダメージを300ずつ振り分けて与える。")
    whole.share_out("first", 0, 1)
    assert (whole.damage("敵"), whole.damage("衛")) == (0, 300)


@clause("hanyo", "916.1", "104.2")
def test_without_a_unit_nothing_is_shared_out() -> None:
    board = sharing("相手のスタンバイ・ユニットに合計300ダメージを100ずつ振り分けて与える。", second={"standby": []})
    assert board.asked() != ("first", "share-damage", "804.2c-1")
    assert "Damaged" not in board.happened()
