"""500-800 once more: what is refused and why, which skills a text means, and how often a loop is played."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.hanyo.chapters.play import parts_of_skill
from fuda.kernel.decisions import Action
from tests.citing import clause
from tests.hanyo.board import Board, Printed, enhancement, ex, skill, strategy, tactics, unit, with_cards

HOLD = ["火矢@h1", "火矢@h2"]
BIG = unit("的", hp=3000)
ONE = unit("一号", hp=3000)
WHEEL = enhancement("輪", exs=[ex("回す", "自分のターンに使える。デッキを1枚引く。この能力は1ターンに1回まで使える。")])


def told(board: Board, event: str) -> list[dict[str, Any]]:
    """Everything of that name that was told."""
    return [each for each in board.told() if each["event"] == event]


# --- why not


def ready() -> Board:
    """The first player could do everything: charge, enter, play, retreat and use."""
    return Board(
        cards=[WHEEL, BIG, ONE, tactics("技", "デッキを1枚引く。")],
        first={"main": {"card": "的", "sets": ["輪"]}, "standby": ["一号@s"], "hand": ["一号@u", "技", *HOLD]},
        second={"main": "的@敵", "hand": ["一号@v", "技@w"]},
    )


@clause("hanyo", "602.1", "503.3")
def test_a_charge_is_made_in_the_own_main_phase_only() -> None:
    board = ready()
    assert board.why_not("first", "charge", "的", "h1") is None
    assert board.refused("second", "charge", "敵", "v").condition == "not-your-main-phase"
    assert board.refused("first", "charge", "敵", "h1").condition == "not-your-unit"
    assert board.refused("first", "charge", "的", "v").condition == "not-in-hand"
    two = board.refused("first", "charge", "的", "h1", "h2")
    assert (two.clause, two.condition) == ("602.1", "one-card")
    board.ends_main("first")
    assert board.refused("first", "charge", "的", "h1").condition == "not-your-main-phase"


@clause("hanyo", "603.1")
def test_a_unit_is_put_out_in_the_own_main_phase_and_from_the_own_hand_only() -> None:
    board = ready()
    assert board.why_not("first", "enter", "u") is None
    assert board.refused("second", "enter", "v").condition == "not-your-main-phase"
    assert board.refused("first", "enter", "v").condition == "not-in-hand"
    assert board.refused("first", "enter", "s").condition == "not-in-hand"
    assert board.refused("first", "enter", "技").condition == "not-a-unit"
    board.ends_main("first")
    assert board.refused("first", "enter", "u").condition == "not-your-main-phase"


@clause("hanyo", "603.1", "603.2")
def test_who_is_asked_something_else_has_room_and_still_puts_out_no_unit_now() -> None:
    arrow = tactics("矢", "相手のユニット1体に100ダメージを与える。")
    board = Board(
        cards=[arrow, BIG, ONE],
        first={"main": "的", "hand": ["矢", "一号@u", *HOLD]},
        second={"main": "的@敵", "standby": ["一号@t"]},
    )
    board.play("first", "矢")
    reason = board.refused("first", "enter", "u")
    assert (reason.clause, reason.condition) == ("804.2c-1", "not-offered-now")


@clause("hanyo", "603.1", "308.1")
def test_without_a_free_standby_area_no_unit_is_put_out() -> None:
    board = Board(
        cards=[BIG, ONE],
        first={"main": "的", "standby": [f"一号@{place}" for place in "abcd"], "hand": ["一号@u", *HOLD]},
    )
    assert board.refused("first", "enter", "u").condition == "no-free-standby-area"


@clause("hanyo", "604.1", "503.3")
def test_a_command_is_played_in_the_own_main_phase_and_from_the_own_hand_only() -> None:
    board = ready()
    assert board.why_not("first", "play", "技") is None
    assert board.refused("second", "play", "w").condition == "not-your-main-phase"
    assert board.refused("first", "play", "w").condition == "not-in-hand"
    assert board.refused("first", "play", "u").condition == "not-a-command"
    board.ends_main("first")
    assert board.refused("first", "play", "技").condition == "not-your-main-phase"


@clause("hanyo", "606.1", "801.1a")
def test_an_activated_ability_is_used_in_the_own_main_phase_only() -> None:
    board = ready()
    assert board.why_not("first", "use", "的", named="回す") is None
    board.use("first", "回す")
    assert board.refused("first", "use", "的", named="回す").condition == "used-up-this-turn"
    board.play_to_turn(6)
    assert board.refused("first", "use", "的", named="回す").condition == "not-your-main-phase"


@clause("hanyo", "605.1", "605.2")
def test_a_retreat_is_refused_to_the_other_player_and_a_second_time() -> None:
    board = ready()
    assert board.why_not("first", "retreat") is None
    assert board.refused("second", "retreat").condition == "not-your-main-phase"
    board.retreat("first")
    assert board.refused("first", "retreat").condition == "once-a-turn"


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("自分のメイン・ユニットをKOする。", ("306.7a-3", "knocked-out")),
        ("自分のメイン・ユニットを持ち主の手札に戻す。", ("915.1a", "no-main-unit")),
    ],
)
@clause("hanyo", "915.1a", "306.7a-3")
def test_without_a_main_unit_that_stands_nobody_retreats(text: str, condition: tuple[str, str]) -> None:
    board = Board(
        cards=[tactics("術", text), BIG, ONE],
        first={"main": "的", "standby": ["一号@a", "一号@b"], "hand": ["術", *HOLD]},
    )
    board.play("first", "術")
    assert board.asked() is not None and board.asked()[1] == "replacement"  # type: ignore[index]
    reason = board.refused("first", "retreat")
    assert (reason.clause, reason.condition) == condition


@pytest.mark.parametrize(("whose", "forbidden"), [("自分", True), ("相手", False)])
@clause("hanyo", "104.4", "605.1")
def test_only_units_of_which_the_prohibition_speaks_cannot_retreat(whose: str, forbidden: bool) -> None:
    chain = unit("鎖", text=f"{whose}のユニットは退却できない。")
    board = Board(cards=[chain, BIG, ONE], first={"main": "的", "standby": ["鎖"], "hand": HOLD})
    assert ("retreat" in board.options("first")) is not forbidden
    if forbidden:
        assert board.refused("first", "retreat").condition == "retreat-forbidden"


@pytest.mark.parametrize(
    ("whose", "kind", "forbidden"), [("自分", "戦術", True), ("相手", "戦術", False), ("自分", "戦略", False)]
)
@clause("hanyo", "104.4", "604.1")
def test_only_the_class_and_the_player_of_which_the_prohibition_speaks_are_hindered(
    whose: str, kind: str, forbidden: bool
) -> None:
    seal = unit("封", text=f"{whose}は{kind}をプレイできない。")
    board = Board(cards=[seal, BIG, tactics("技", "デッキを1枚引く。")], first={"main": "封", "hand": ["技", *HOLD]})
    assert ("play 技" in board.options("first")) is not forbidden
    if forbidden:
        assert board.refused("first", "play", "技").condition == "play-forbidden"


@clause("hanyo", "915.1a", "915.1b")
def test_one_unit_is_chosen_to_retreat_for_and_a_free_retreat_discards_nothing() -> None:
    board = Board(cards=[BIG, ONE], first={"main": "的", "standby": ["一号@a", "一号@b"], "hand": HOLD})
    board.retreat("first")
    assert board.asked() == ("first", "retreat-for", "915.1a")
    assert board.how_many("first") == (1, 1)
    board.choose("first", "b")
    assert (board.main("first"), board.discard("first")) == ("b", [])


@clause("hanyo", "1004.1", "306.7a-3")
def test_why_a_unit_cannot_be_chosen_is_told_by_what_it_is() -> None:
    arrow = tactics("矢", "相手のユニット1体に100ダメージを与える。")
    board = Board(
        cards=[arrow, BIG, ONE],
        first={"main": "的", "hand": ["矢", *HOLD]},
        second={"main": "的@敵", "standby": ["一号@a", {"card": "一号@b", "down": True}]},
    )
    board.play("first", "矢")
    question = board.state.pending[0]
    down = board.rules.choice_refusal(board.state, question, board.card("b"))
    assert down is not None and (down.clause, down.condition) == ("306.7a-3", "knocked-out")
    assert board.rules.choice_refusal(board.state, question, board.card("的")) is None


@clause("hanyo", "1004.1", "1004.2")
def test_the_replacement_is_one_standby_unit_that_stands() -> None:
    board = Board(
        cards=[tactics("術", "自分のメイン・ユニットをKOする。"), BIG, ONE],
        first={"main": "的", "standby": ["一号@a", "一号@b", {"card": "一号@c", "down": True}], "hand": ["術", *HOLD]},
    )
    board.play("first", "術")
    assert board.asked() == ("first", "replacement", "1004.1")
    assert board.how_many("first") == (1, 1)
    question = board.state.pending[0]
    reasons = {
        alias: board.rules.choice_refusal(board.state, question, board.card(alias)) for alias in ("a", "c", "的")
    }
    assert reasons["a"] is None
    assert reasons["c"] is not None and reasons["c"].condition == "knocked-out"
    assert reasons["的"] is not None and reasons["的"].condition == "not-a-standby-unit"


@clause("hanyo", "703.2a-1")
def test_a_skill_is_used_by_the_main_unit_and_named_with_it() -> None:
    striker = unit("打ち手", skills=[skill("打つ", 100)])
    board = Board(
        cards=[striker, BIG],
        phase="battle",
        first={"main": "打ち手@m", "standby": ["打ち手@s"]},
        second={"main": "的", "hand": HOLD},
    )
    right = board.use_of("skill", "打つ", "m")
    assert board.rules.refusal(board.state, 0, right) is None
    wrong = Action("skill", board.card("s"), right.cards, right.numbers)
    reason = board.rules.refusal(board.state, 0, wrong)
    assert reason is not None and (reason.clause, reason.condition) == ("703.2a-1", "no-such-skill")


@clause("hanyo", "504.1")
def test_what_a_skill_lacks_is_told_before_the_battle_phase_of_the_own_turn() -> None:
    striker = unit("打ち手", skills=[skill("打つ", 100), skill("大打ち", 300, cost=2)])
    for number, expected in ((5, None), (1, "no-battle-in-the-first-turn")):
        board = Board(
            cards=[striker, BIG], number=number, first={"main": "打ち手", "hand": HOLD}, second={"main": "的"}
        )
        rules: Any = board.rules
        light, heavy = (board.use_of("skill", name, "打ち手") for name in ("打つ", "大打ち"))
        reason = rules.later_refusal(board.state, 0, light)
        assert (None if reason is None else reason.condition) == expected
        assert rules.later_refusal(board.state, 0, heavy).condition == "not-enough-energy"
        assert rules.later_refusal(board.state, 1, light) is None
    board = Board(cards=[striker, BIG], phase="battle", first={"main": "打ち手"}, second={"main": "的", "hand": HOLD})
    assert board.rules.later_refusal(board.state, 0, board.use_of("skill", "大打ち", "打ち手")) is None


# --- playing a command


def undoable(board: Board) -> bool:
    """Whether what is going on can still be undone."""
    return bool(board.state.saved)


@clause("hanyo", "804.2b", "804.1")
def test_only_the_play_of_an_enhancement_can_still_be_undone_while_its_unit_is_chosen() -> None:
    ribbon = enhancement("紐")
    arrow = tactics("矢", "相手のユニット1体に100ダメージを与える。")
    board = Board(
        cards=[ribbon, arrow, BIG, ONE],
        first={"main": "的", "standby": ["一号@a"], "hand": ["紐", "矢", *HOLD]},
        second={"main": "的@敵", "standby": ["一号@b"]},
    )
    board.play("first", "矢")
    assert not undoable(board)
    board.choose("first", "b")
    board.play("first", "紐")
    assert board.how_many("first") == (1, 1)
    assert undoable(board)
    board.choose("first", "a")
    assert not undoable(board)
    assert [(each["clause"], each["by"]) for each in told(board, "Attached")] == [("804.2c-2", 0)]


@clause("hanyo", "804.2c-1", "804.2c-2", "309.2")
def test_only_strategies_and_tactics_go_to_the_discard_once_they_are_resolved() -> None:
    cards = [enhancement("紐"), tactics("技", "デッキを1枚引く。"), strategy("策", "デッキを1枚引く。"), BIG]
    board = Board(cards=cards, turn="second", second={"main": "的", "hand": ["紐", "技", "策", *HOLD]})
    for name in ("紐", "技", "策"):
        board.play("second", name)
    assert (board.zone("紐"), board.discard("second")) == (("second", "sets"), ["策", "技"])
    assert [each["by"] for each in told(board, "Went") if each["clause"] == "804.2c-1"] == [1, 1]
    assert [each["by"] for each in told(board, "Attached")] == [1]


@clause("hanyo", "806.1", "806.2")
def test_only_an_activated_ability_is_used() -> None:
    book = enhancement("日記", exs=[ex("記す", "自分がチャージしたとき、デッキを1枚引く。")])
    board = Board(cards=[book, BIG, WHEEL], first={"main": {"card": "的", "sets": ["日記", "輪"]}, "hand": HOLD})
    board.charge("first", "h1", "的")
    assert len(board.hand("first")) == 3
    assert told(board, "AbilityUsed") == []
    board.use("first", "回す")
    assert len(told(board, "AbilityUsed")) == 1


# --- which skills a text means


def fight(*texts: str, main: Printed | None = None, cards: list[Printed] | None = None, **more: Any) -> Board:
    """The battle phase; texts of standby units of the first player are in force."""
    helpers = [unit(f"助{place}", text=text) for place, text in enumerate(texts)]
    fighter = main or unit("闘士", skills=[skill("突く", 200, cost=1), skill("薙ぐ", 400, cost=3)])
    first = {
        "main": {"card": "闘士", "energy": 2},
        "standby": [each["name"]["ja"] for each in helpers],
        **more.pop("first", {}),
    }
    second = {"main": "的", "hand": HOLD, **more.pop("second", {})}
    return Board(
        cards=[fighter, BIG, ONE, *helpers, *(cards or [])], phase="battle", first=first, second=second, **more
    )


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("自分のスキルのコストを1ダウンする。", ["突く", "薙ぐ"]),
        ("相手のスキルのコストを1ダウンする。", ["突く"]),
        ("コスト2以上の自分のスキルのコストを1ダウンする。", ["突く", "薙ぐ"]),
        ("コスト2以下の自分のスキルのコストを1ダウンする。", ["突く"]),
        ("コスト2以下の自分のスキルのコストを2アップする。", []),
        ("自分のスキルのコストを自分のスタンバイ・ユニット1体につき1ダウンする。", ["突く", "薙ぐ"]),
        ("自分のスキルのコストを相手のスタンバイ・ユニット1体につき1ダウンする。", ["突く"]),
        ("「薙ぐ」のコストを1ダウンする。", ["突く", "薙ぐ"]),
        ("「突く」のコストを1ダウンする。", ["突く"]),
    ],
)
@clause("hanyo", "210.1", "210.2")
def test_the_cost_of_exactly_the_skills_of_which_a_text_speaks_is_changed(text: str, offered: list[str]) -> None:
    board = fight(text)
    options = board.options("first") if board.asked() == ("first", "skill-step", "703.2") else []
    skills = [each.removeprefix("skill ") for each in options if each.startswith("skill")]
    assert skills == offered


@clause("hanyo", "210.1", "210.2")
def test_a_cost_that_one_text_does_not_mean_is_still_changed_by_the_next() -> None:
    board = fight("コスト5以上の自分のスキルのコストを1ダウンする。", "自分のスキルのコストを1ダウンする。")
    assert "skill 薙ぐ" in board.options("first")


@pytest.mark.parametrize(
    ("text", "fails"),
    [
        ("相手のスキルは失敗する。", True),
        ("自分のスキルは失敗する。", False),
        ("コスト1以下の相手のスキルは失敗する。", True),
        ("コスト2以上の相手のスキルは失敗する。", False),
        ("コスト1以下の自分のスキルは失敗する。", False),
        ("「突く」は失敗する。", True),
        ("「薙ぐ」は失敗する。", False),
        ("相手のメイン・ユニットのスキルは失敗する。", True),
        ("自分のメイン・ユニットのスキルは失敗する。", False),
    ],
)
@clause("hanyo", "920.1a", "920.1c")
def test_exactly_the_skills_of_which_a_text_speaks_fail(text: str, fails: bool) -> None:
    board = fight(cards=[unit("邪魔", text=text)], second={"main": "的", "standby": ["邪魔"], "hand": HOLD})
    board.skill("first", "突く")
    assert (board.damage("的"), "SkillFailed" in board.happened()) == (0 if fails else 200, fails)


@clause("hanyo", "920.1a", "210.1")
def test_the_cost_by_which_a_skill_fails_is_what_it_costs_now() -> None:
    # The user's own text lowers the cost from 3 to 2.
    trap = unit("罠", text="コスト3以上の相手のスキルは失敗する。")
    board = fight(
        "自分のスキルのコストを1ダウンする。", cards=[trap], second={"main": "的", "standby": ["罠"], "hand": HOLD}
    )
    board.skill("first", "薙ぐ")
    assert board.damage("的") == 400


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("自分のスキルのダメージを100アップする。", 300),
        ("相手のスキルのダメージを100アップする。", 200),
        ("「突く」のダメージを100アップする。", 300),
        ("「薙ぐ」のダメージを100アップする。", 200),
        ("自分のスキルのダメージを自分のスタンバイ・ユニット1体につき100アップする。", 300),
        ("自分のスキルのダメージを相手のスタンバイ・ユニット1体につき100アップする。", 200),
        ("自分のメイン・ユニットのスキルのダメージを100アップする。", 300),
        ("相手のメイン・ユニットのスキルのダメージを100アップする。", 200),
    ],
)
@clause("hanyo", "704.3b", "212.1", "809.1e")
def test_the_damage_of_exactly_the_skills_of_which_a_text_speaks_is_changed(text: str, damage: int) -> None:
    board = fight(text)
    board.skill("first", "突く")
    assert board.damage("的") == damage


@clause("hanyo", "704.3b", "801.1g-1")
def test_this_skill_means_the_very_skill_whose_text_it_was() -> None:
    again = "次の自分のターンの終了時まで、このスキルのダメージを100アップする。"
    fighter = unit("闘士", hp=3000, skills=[skill("溜める", 100, text=again), skill("突く", 200)])
    board = fight(main=fighter)
    board.skill("first", "溜める")
    assert board.damage("的") == 100
    board.play_to_turn(7)
    board.ends_main("first")
    board.skill("first", "溜める")
    assert board.damage("的") == 100 + 200
    other = fight(main=fighter)
    other.skill("first", "溜める")
    other.play_to_turn(7)
    other.ends_main("first")
    other.skill("first", "突く")
    assert other.damage("的") == 100 + 200  # unchanged


@clause("hanyo", "704.3b", "801.1g-1")
def test_this_skill_of_a_set_means_the_set_of_that_unit_and_not_one_like_it() -> None:
    again = "次の自分のターンの終了時まで、このスキルのダメージを100アップする。"
    blade = enhancement("刀", skills=[skill("斬る", 100, text=again)])
    plain = unit("闘士", hp=3000)
    first = {
        "main": {"card": "闘士", "sets": ["刀@a"]},
        "standby": [{"card": "一号", "sets": ["刀@b"]}],
        "hand": ["火矢@a1", "火矢@a2"],
    }
    for step_back, dealt in ((False, 200), (True, 100)):
        board = fight(main=plain, cards=[blade], first=first)
        board.skill("first", "斬る")
        assert board.damage("的") == 100
        board.play_to_turn(7)
        if step_back:
            board.retreat("first")
        board.ends_main("first")
        board.skill("first", "斬る")
        assert board.damage("的") == 100 + dealt


# --- the parts of a skill


def parts(text: str) -> tuple[int, ...]:
    """In which part of the damage step each sentence of a skill is carried out."""
    rules = with_cards(unit("試", skills=[skill("技", 100, text=text)]))
    card = next(each for each in rules.list.cards if each.name == "試")
    return parts_of_skill(card.abilities[0].sentences)


SHAPE, DAMAGE, OTHER = 64, 128, 192
HIT = "相手のスタンバイ・ユニットすべてに100ダメージを与える。"
ALSO_HIT = "そうしたなら、相手のスタンバイ・ユニットすべてに100ダメージを与える。"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("デッキを1枚引く。", (OTHER,)),
        (HIT, (DAMAGE,)),
        ("デッキを1枚引く。" + HIT + "デッキを1枚引く。", (OTHER, DAMAGE, OTHER)),
        ("手札を1枚捨ててもよい。" + ALSO_HIT, (DAMAGE, DAMAGE)),
        (HIT + "そうしたなら、デッキを1枚引く。", (DAMAGE, DAMAGE)),
        (HIT + "デッキを1枚引く。そうしたなら、デッキを1枚引く。", (DAMAGE, OTHER, OTHER)),
        ("手札を1枚捨ててもよい。そうしたなら、このスキルのダメージを100アップする。", (SHAPE, SHAPE)),
        (
            "デッキを1枚引く。手札を1枚捨ててもよい。そうしたなら、このスキルのダメージを100アップする。",
            (OTHER, SHAPE, SHAPE),
        ),
        ("相手のユニット1体を選ぶ。デッキを1枚引く。そのユニットに100ダメージを与える。", (DAMAGE, OTHER, DAMAGE)),
        ("自分のユニット1体につき100ダメージを与える。そうしたなら、デッキを1枚引く。", (0, OTHER)),
    ],
)
@clause("hanyo", "704.3b", "704.4", "704.5")
def test_each_sentence_of_a_skill_has_its_part_and_what_it_hangs_on_is_done_in_time(
    text: str, expected: tuple[int, ...]
) -> None:
    assert parts(text) == expected


# --- battle


@pytest.mark.parametrize("damage", [None, "100×"])
@clause("hanyo", "704.3a-2", "704.3b")
def test_a_skill_without_damage_gets_none_from_what_raises_damage(damage: str | None) -> None:
    text = "相手の「一号」1体につき100ダメージを与える。" if damage == "100×" else ""
    fighter = unit("闘士", skills=[skill("睨む", damage, text=text)])
    board = fight(
        "自分のスキルのダメージを300アップする。", "自分のユニットが与えるダメージを300アップする。", main=fighter
    )
    board.skill("first", "睨む")
    assert board.damage("的") == 0
    assert "Damaged" not in board.happened()


@clause("hanyo", "704.3a-2", "704.3b")
def test_for_a_skill_without_damage_nothing_is_done_to_raise_it() -> None:
    fighter = unit(
        "闘士",
        skills=[skill("吠える", 0, text="手札を1枚捨ててもよい。そうしたなら、このスキルのダメージを300アップする。")],
    )
    board = fight(main=fighter, first={"hand": ["毒針@x"]})
    board.skill("first", "吠える")
    assert board.asked() is not None and board.asked()[0] == "second"  # type: ignore[index]
    assert (board.damage("的"), board.hand("first")) == (0, ["x"])


@clause("hanyo", "704.3a-2", "704.3b")
def test_for_a_skill_with_a_single_point_of_damage_it_is_done() -> None:
    text = "手札を1枚捨ててもよい。そうしたなら、このスキルのダメージを300アップする。"
    board = fight(main=unit("闘士", skills=[skill("吠える", 1, text=text)]), first={"hand": ["毒針@x"]})
    board.skill("first", "吠える")
    board.option("first", "yes")
    assert (board.damage("的"), board.hand("first")) == (301, [])


@clause("hanyo", "704.3a", "704.3d")
def test_a_single_point_is_dealt() -> None:
    board = fight(main=unit("闘士", skills=[skill("つつく", 1)]))
    board.skill("first", "つつく")
    assert board.damage("的") == 1


@clause("hanyo", "704.3c-1", "704.3c")
def test_the_advantage_counts_that_the_unit_has_when_damage_is_dealt() -> None:
    text = "このユニットがスキルを使ったとき、このターン、このユニットは火属性への有利を得る。"
    board = fight(main=unit("闘士", skills=[skill("突く", 200)], text=text))
    board.skill("first", "突く")
    assert board.damage("的") == 400


@clause("hanyo", "703.1")
def test_whose_main_unit_rests_is_not_even_asked_for_a_skill() -> None:
    for placed, asked in (("normal", True), ("rested", False), ("stunned", False)):
        fighter = unit("闘士", skills=[skill("突く", 200)])
        board = Board(
            cards=[fighter, BIG],
            first={"main": {"card": "闘士", "placed": placed}, "hand": HOLD},
            second={"main": "的", "hand": ["火矢@s"]},
        )
        board.state.hide_forced = True
        board.ends_main("first")
        assert (board.asked() is not None and board.asked()[2] == "703.2") is asked  # type: ignore[index]


@clause("hanyo", "703.2a", "704.1")
def test_a_skill_of_a_set_is_told_with_its_unit_and_the_set_it_comes_from() -> None:
    blade = enhancement("刀", skills=[skill("斬る", 100), skill("払う", 200)])
    board = fight(main=unit("闘士"), cards=[blade], first={"main": {"card": "闘士", "sets": ["刀"]}})
    board.skill("first", "払う")
    (used,) = told(board, "SkillUsed")
    assert (used["unit"]["card"], used["home"]["card"]) == ("闘士", "刀")
    assert board.rules.list.ability(used["ability"]).name == "払う"


@clause("hanyo", "505.3b", "919.1")
def test_only_a_main_unit_that_stands_and_is_afflicted_is_played_for() -> None:
    for placed, asked in (("rested", True), ("normal", False)):
        board = Board(
            cards=[BIG],
            first={"main": {"card": "的", "placed": placed}, "hand": HOLD},
            second={"main": "的@敵", "hand": ["火矢@s"]},
        )
        board.ends_main("first")
        assert (board.asked() == ("first", "rock-paper-scissors", "919.1")) is asked


# --- loops


RETURN = enhancement("釣り竿", exs=[ex("釣る", "自分のターンに使える。自分の「一号」1体を持ち主の手札に戻す。")])
SPIN = enhancement("独楽", exs=[ex("回る", "自分のターンに使える。このユニットを復帰する。")])
PUMP = enhancement("鞴", exs=[ex("吹く", "自分のターンに使える。このユニットに炎カウンターを1個置く。")])


@clause("hanyo", "1101.1a", "601.2")
def test_a_round_of_two_actions_is_played_as_often_as_named() -> None:
    board = Board(cards=[RETURN, BIG, ONE], first={"main": {"card": "的", "sets": ["釣り竿"]}, "hand": ["一号", *HOLD]})
    board.enter("first", "一号")
    board.use("first", "釣る")
    assert board.asked() == ("first", "loop-count", "1101.1a")
    board.number("first", 3)
    assert (board.happened().count("Entered"), board.happened().count("AbilityUsed")) == (4, 4)
    assert board.hand("first")[-1] == "一号" or "一号" in board.hand("first")
    assert "enter 一号" not in board.options("first")


@clause("hanyo", "1101.1a")
def test_each_loop_of_a_phase_has_a_number_of_its_own() -> None:
    board = Board(
        cards=[SPIN, PUMP, BIG],
        first={"main": {"card": "的", "sets": ["独楽", "鞴"], "counters": {"炎": 1}}, "hand": HOLD},
    )
    board.use("first", "回る")
    board.number("first", 1)
    board.use("first", "吹く")
    board.number("first", 5)
    assert board.counters("的", "炎") == 1 + 1 + 5


@clause("hanyo", "1101.1a")
def test_rounds_that_can_no_longer_be_played_are_given_up() -> None:
    burn = enhancement("火鉢", exs=[ex("焼く", "自分のターンに使える。自分の「一号」1体に100ダメージを与える。")])
    victim = unit("一号", hp=500)
    board = Board(
        cards=[burn, BIG, victim],
        first={"main": {"card": "的", "sets": ["火鉢"]}, "standby": ["一号"], "hand": HOLD},
    )
    board.use("first", "焼く")
    board.number("first", 50)
    assert board.is_down("一号")
    assert board.happened().count("Damaged") == 5
    assert board.asked() == ("first", "main-phase", "503.3")
    frame: Any = board.state.frames[-1]
    assert frame.loop.again == ()


@clause("hanyo", "1101.1a", "920.2b")
def test_an_action_after_one_that_failed_by_chance_counts_for_a_loop() -> None:
    trial = enhancement("賽", exs=[ex("試す", "自分のターンに使える。デッキを1枚引く。")])
    guard = unit("門番", hp=3000, text="じゃんけんして勝てば、「試す」は失敗する。")
    board = Board(
        cards=[RETURN, trial, guard, BIG, ONE],
        first={"main": {"card": "的", "sets": ["釣り竿", "賽"]}, "hand": ["一号", *HOLD]},
        second={"main": "門番"},
    )
    board.use("first", "試す")
    board.wins("second")
    assert board.asked() == ("first", "main-phase", "503.3")
    board.enter("first", "一号")
    board.use("first", "釣る")
    assert board.asked() == ("first", "loop-count", "1101.1a")


@clause("hanyo", "920.2b", "804.2c-3")
def test_a_skill_that_fails_without_a_trial_leads_nowhere_and_one_that_fails_by_trial_may_be_tried_again() -> None:
    for text, asked in (
        ("相手のスキルは失敗する。", "loop-count"),
        ("じゃんけんして勝てば、相手のスキルは失敗する。", "main-phase"),
    ):
        board = Board(
            cards=[PUMP, unit("門番", text=text), BIG],
            first={"main": {"card": "的", "sets": ["鞴"]}, "hand": HOLD},
            second={"main": "門番"},
        )
        board.use("first", "吹く")
        if asked == "main-phase":
            board.wins("second")
        assert board.counters("的", "炎") == 0
        assert board.asked() is not None and board.asked()[1] == asked  # type: ignore[index]
