"""The battle phase: declaring a skill, whether it succeeds, and what it deals (700-705)."""

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, Printed, enhancement, ex, skill, strategy, tactics, unit

STAY = "召集"  # a card in hand keeps the main phase open
FLAME = "このユニットに炎カウンターを1個置く。"
DUMMY = unit("木偶", hp=2000, attribute="水")
FIGHTER = unit("闘士", attribute="火", skills=[skill("拳", 200), skill("大技", 500, cost=2)])


def told(board: Board, *wanted: str) -> list[str]:
    """Those of these events that happened, in their order; a moment goes by its name."""
    found = [each.get("moment") or each["event"] for each in board.told()]
    return [each for each in found if each in wanted]


def fight(
    *cards: Printed,
    main: object = "闘士",
    target: object = "木偶",
    standby: list[object] | None = None,
    others: list[object] | None = None,
) -> Board:
    """The battle phase of the first player against a unit of water."""
    return Board(
        phase="battle",
        cards=[DUMMY, FIGHTER, *cards],
        first={"main": main, "standby": standby or []},
        second={"main": target, "standby": others or [], "hand": [STAY]},
    )


def dealt(board: Board, name: str = "拳", target: str = "木偶") -> int:
    """What a skill of the first player deals to a unit."""
    board.skill("first", name)
    return board.damage(target)


# --- 701-702


@clause("hanyo", "701.1", "702.1", "704.1", "705.1")
def test_the_battle_phase_runs_start_skill_damage_and_end_in_order() -> None:
    board = fight()
    board.skill("first", "拳")
    events = told(board, "battle-start", "SkillDeclared", "SkillUsed", "Damaged", "battle-end", "turn-end")
    assert events == ["battle-start", "SkillDeclared", "SkillUsed", "Damaged", "battle-end", "turn-end"]


@clause("hanyo", "702.1", "702.2")
def test_the_start_of_the_battle_phase_triggers_and_is_checked_before_a_skill_is_chosen() -> None:
    eager = unit("血気", text=f"自分のバトルフェイズ開始時、{FLAME}", skills=[skill("拳", 200)])
    board = fight(eager, main="血気")
    assert board.asked() == ("first", "skill-step", "703.2")
    assert board.counters("血気", "炎") == 1


@clause("hanyo", "702.1")
def test_the_start_of_the_other_players_battle_phase_is_not_ones_own() -> None:
    eager = unit("血気", text=f"自分のバトルフェイズ開始時、{FLAME}")
    board = fight(eager, target="血気")
    assert board.counters("血気", "炎") == 0


@clause("hanyo", "702.2", "1004.1")
def test_a_main_unit_that_falls_at_the_start_is_replaced_before_the_skill_step() -> None:
    bomb = unit("爆弾", hp=100, text="自分のバトルフェイズ開始時、このユニットに100ダメージを与える。")
    board = fight(bomb, main="爆弾", standby=["闘士", "木偶@2"])
    assert board.asked() == ("first", "replacement", "1004.1")
    board.choose("first", "闘士")
    assert board.asked() == ("first", "skill-step", "703.2")
    assert board.options("first") == ["skill 拳", "no-skill"]


# --- 703


@pytest.mark.parametrize("placed", ["rested", "stunned"])
@clause("hanyo", "701.1", "703.1")
def test_a_rested_or_stunned_main_unit_uses_no_skill(placed: str) -> None:
    board = fight(main={"card": "闘士", "placed": placed})
    board.wins("first")
    assert board.asked() == ("second", "main-phase", "503.3")
    assert "SkillDeclared" not in board.happened()
    assert told(board, "battle-start", "battle-end") == ["battle-start", "battle-end"]


@clause("hanyo", "703.1")
def test_the_state_of_the_main_unit_is_looked_at_after_the_start_step() -> None:
    riser = unit("寝起き", text="自分のバトルフェイズ開始時、このユニットを復帰する。", skills=[skill("拳", 200)])
    board = fight(riser, main={"card": "寝起き", "placed": "rested"})
    assert board.options("first") == ["skill 拳", "no-skill"]


@clause("hanyo", "703.1")
def test_a_rested_standby_unit_does_not_matter() -> None:
    board = fight(standby=[{"card": "天馬", "placed": "rested"}])
    assert board.options("first") == ["skill 拳", "no-skill"]


@clause("hanyo", "703.2", "703.2a", "703.2b", "703.4")
def test_a_player_may_use_no_skill() -> None:
    board = fight()
    board.passes("first")
    assert board.damage("木偶") == 0
    assert told(board, "SkillUsed", "battle-end") == ["battle-end"]


@clause("hanyo", "703.2", "703.2a")
def test_one_skill_is_declared_in_a_battle_phase() -> None:
    board = fight()
    board.skill("first", "拳")
    assert board.turn() == (6, "second")
    assert board.happened().count("SkillDeclared") == 1


@clause("hanyo", "703.2a-1")
def test_the_skills_of_the_main_unit_and_of_its_sets_can_be_declared() -> None:
    axe = enhancement("斧", skills=[skill("割り", 300)])
    board = fight(axe, main={"card": "闘士", "sets": ["斧"]})
    assert board.options("first") == ["skill 拳", "skill 割り", "no-skill"]
    assert dealt(board, "割り") == 300


@clause("hanyo", "703.2a-1")
def test_neither_standby_units_nor_their_sets_nor_ex_skills_are_used_in_battle() -> None:
    axe = enhancement("斧", skills=[skill("割り", 300)], exs=[ex("研ぎ", "自分のターンに使える。デッキを1枚引く。")])
    board = fight(axe, standby=[{"card": "影法師", "sets": ["斧"]}])
    assert board.options("first") == ["skill 拳", "no-skill"]
    assert board.refused("first", "skill", "影法師", named="忍び寄り").clause == "703.2a-1"
    assert board.refused("first", "skill", "影法師", named="割り").clause == "703.2a-1"


@clause("hanyo", "703.2a-2")
def test_a_skill_is_declared_with_exactly_its_cost_in_energy() -> None:
    board = fight(main={"card": "闘士", "energy": 2})
    assert dealt(board, "大技") == 500
    assert len(board.energy("闘士")) == 2


@clause("hanyo", "703.2a-2")
def test_a_skill_is_not_declared_with_less_energy_than_its_cost() -> None:
    board = fight(main={"card": "闘士", "energy": 1})
    assert board.options("first") == ["skill 拳", "no-skill"]
    assert board.refused("first", "skill", "闘士", named="大技").clause == "703.2a-2"


@clause("hanyo", "703.2a-3")
def test_a_forbidden_skill_is_not_declared() -> None:
    jailer = unit("牢番", hp=2000, attribute="水", text="コスト2以上の相手のスキルは使えない。")
    board = fight(jailer, main={"card": "闘士", "energy": 2}, target="牢番")
    assert board.options("first") == ["skill 拳", "no-skill"]
    assert board.refused("first", "skill", "闘士", named="大技").clause == "703.2a-3"


@clause("hanyo", "703.2a-3")
def test_a_prohibition_on_the_opponent_does_not_bind_its_own_player() -> None:
    jailer = unit("牢番", text="相手のスキルは使えない。", skills=[skill("錠", 100)])
    board = fight(jailer, main="牢番")
    assert board.options("first") == ["skill 錠", "no-skill"]


FUMBLE = unit("邪魔者", hp=2000, attribute="水", text="相手のスキルは失敗する。")
MIRROR = unit("鏡", hp=2000, attribute="水", text="じゃんけんして勝てば、相手のスキルは失敗する。")


@clause("hanyo", "703.3", "703.3b", "920.2a")
def test_a_skill_that_fails_leads_straight_to_the_end_step() -> None:
    board = fight(FUMBLE, target="邪魔者")
    board.skill("first", "拳")
    assert board.damage("邪魔者") == 0
    assert told(board, "SkillDeclared", "SkillUsed", "battle-end") == ["SkillDeclared", "battle-end"]


@clause("hanyo", "703.3", "703.3a", "920.1b-1")
def test_whether_a_skill_succeeds_is_tried_out_after_its_declaration() -> None:
    board = fight(MIRROR, target="鏡")
    board.skill("first", "拳")
    board.wins("first")
    assert board.damage("鏡") == 200


@clause("hanyo", "703.3b")
def test_a_lost_trial_makes_the_skill_fail() -> None:
    board = fight(MIRROR, target="鏡")
    board.skill("first", "拳")
    board.wins("second")
    assert board.damage("鏡") == 0


@clause("hanyo", "703.3", "703.4")
def test_nothing_is_tried_out_when_no_skill_is_used() -> None:
    board = fight(MIRROR, target="鏡")
    board.passes("first")
    assert board.asked() == ("second", "main-phase", "503.3")


# --- 704.1-704.2


@clause("hanyo", "704.1", "704.2")
def test_using_a_skill_triggers_before_its_damage() -> None:
    dancer = unit("踊り手", text=f"このユニットがスキルを使ったとき、{FLAME}", skills=[skill("拳", 200)])
    board = fight(dancer, main="踊り手")
    board.skill("first", "拳")
    assert told(board, "SkillUsed", "Counted", "Damaged") == ["SkillUsed", "Counted", "Damaged"]


@clause("hanyo", "704.1")
def test_a_failed_skill_and_a_skill_of_another_unit_were_not_used() -> None:
    dancer = unit("踊り手", text=f"このユニットがスキルを使ったとき、{FLAME}", skills=[skill("拳", 200)])
    board = fight(dancer, FUMBLE, main="踊り手", target="邪魔者")
    board.skill("first", "拳")
    assert board.counters("踊り手", "炎") == 0
    board = fight(dancer, standby=["踊り手"])
    board.skill("first", "拳")
    assert board.counters("踊り手", "炎") == 0


@clause("hanyo", "704.2", "704.3d")
def test_a_new_main_unit_after_the_check_is_the_target() -> None:
    sniper = unit(
        "狙い手",
        text="このユニットがスキルを使ったとき、相手のメイン・ユニットに300ダメージを与える。",
        skills=[skill("拳", 200)],
    )
    thin = unit("薄板", hp=300, attribute="水")
    board = fight(sniper, thin, main="狙い手", target="薄板", others=["木偶"])
    board.skill("first", "拳")
    assert board.is_down("薄板")
    assert (board.main("second"), board.damage("木偶")) == ("木偶", 200)


# --- 704.3


@clause("hanyo", "704.3", "704.3a", "704.3d", "916.4")
def test_the_skill_damage_is_dealt_to_the_opposing_main_unit_all_at_once() -> None:
    board = fight(others=["天馬"])
    assert dealt(board) == 200
    assert board.damage("天馬") == 0
    assert board.happened().count("Damaged") == 1


TIMES = unit("数え手", skills=[skill("数", "100×", text="このユニットのエネルギー1枚につき100ダメージを与える。")])


@clause("hanyo", "704.3a-1", "916.4a")
def test_the_base_of_a_skill_with_a_cross_is_counted_by_its_text() -> None:
    board = fight(TIMES, main={"card": "数え手", "energy": 3})
    assert dealt(board, "数") == 300
    assert board.happened().count("Damaged") == 1


@clause("hanyo", "704.3a-1")
def test_the_printed_number_of_a_cross_is_not_dealt_by_itself() -> None:
    board = fight(TIMES, main={"card": "数え手"})
    assert dealt(board, "数") == 0


@clause("hanyo", "704.3a-1")
def test_the_condition_of_a_count_must_hold() -> None:
    picky = unit(
        "選り好み",
        skills=[
            skill(
                "数",
                "100×",
                text="相手のメイン・ユニットが状態異常であるなら、このユニットのエネルギー1枚につき100ダメージを与える。",
            )
        ],
    )
    board = fight(picky, main={"card": "選り好み", "energy": 3})
    assert dealt(board, "数") == 0
    board = fight(picky, main={"card": "選り好み", "energy": 3}, target={"card": "木偶", "placed": "rested"})
    assert dealt(board, "数") == 300


RAGE = enhancement("怒り", exs=[ex("猛り", "このユニットが与えるダメージを100アップする。")])


@clause("hanyo", "704.3a-2")
def test_a_skill_without_damage_is_not_raised_nor_doubled() -> None:
    healer = unit("癒し手", advantage="水", skills=[skill("祈り", None, text="このユニットのHPを100回復する。")])
    board = fight(healer, RAGE, main={"card": "癒し手", "sets": ["怒り"], "damage": 200})
    assert dealt(board, "祈り") == 0
    assert board.damage("癒し手") == 100


@clause("hanyo", "704.3a-2", "704.3a-1")
def test_a_count_of_nothing_is_not_raised() -> None:
    board = fight(TIMES, RAGE, main={"card": "数え手", "sets": ["怒り"]})
    assert dealt(board, "数") == 0
    assert "Damaged" not in board.happened()


@clause("hanyo", "704.3a-2", "212.1")
def test_a_skill_whose_damage_is_lowered_to_nothing_is_not_raised() -> None:
    dull = unit("鈍ら", hp=2000, attribute="水", text="相手のスキルのダメージを200ダウンする。")
    board = fight(dull, RAGE, main={"card": "闘士", "sets": ["怒り"]}, target="鈍ら")
    assert dealt(board, target="鈍ら") == 0
    board = fight(dull, RAGE, main={"card": "闘士", "sets": ["怒り"], "energy": 2}, target="鈍ら")
    assert dealt(board, "大技", "鈍ら") == 400


@clause("hanyo", "704.3b", "704.3b-1", "916.2")
def test_the_effects_of_the_skill_and_of_its_own_side_change_the_damage() -> None:
    duel = unit(
        "果たし合い",
        skills=[
            skill(
                "一騎打ち", 200, text="自分のスタンバイ・ユニットが0体であるなら、このスキルのダメージを300アップする。"
            )
        ],
    )
    board = fight(duel, RAGE, main={"card": "果たし合い", "sets": ["怒り"]})
    assert dealt(board, "一騎打ち") == 600
    board = fight(duel, RAGE, main={"card": "果たし合い", "sets": ["怒り"]}, standby=["天馬"])
    assert dealt(board, "一騎打ち") == 300


@clause("hanyo", "704.3b-1")
def test_a_change_to_the_damage_of_another_unit_does_not_count() -> None:
    board = fight(RAGE, standby=[{"card": "天馬", "sets": ["怒り"]}])
    assert dealt(board) == 200


@clause("hanyo", "704.3b-2")
def test_effects_of_the_other_player_change_the_damage_too() -> None:
    wall = unit("城壁", hp=2000, attribute="水", text="このユニットが受けるダメージを150ダウンする。")
    board = fight(wall, RAGE, main={"card": "闘士", "sets": ["怒り"]}, target="城壁")
    assert dealt(board, target="城壁") == 150


@clause("hanyo", "704.3b-2")
def test_what_protects_another_unit_does_not_protect_the_main_unit() -> None:
    wall = unit("城壁", hp=2000, attribute="水", text="このユニットが受けるダメージを150ダウンする。")
    board = fight(wall, others=["城壁"])
    assert dealt(board) == 200


@clause("hanyo", "704.3b-3", "704.3b", "704.3d")
def test_many_changes_come_to_the_same_in_any_order_and_nobody_is_asked() -> None:
    wall = unit("城壁", hp=2000, attribute="水", text="このユニットが受けるダメージを500ダウンする。")
    board = fight(wall, RAGE, main={"card": "闘士", "sets": ["怒り@1", "怒り@2", "怒り@3", "怒り@4"]}, target="城壁")
    assert dealt(board, target="城壁") == 100


@clause("hanyo", "704.3d", "104.2")
def test_damage_of_nothing_or_less_is_not_dealt() -> None:
    wall = unit(
        "城壁",
        hp=2000,
        attribute="水",
        text=f"このユニットが受けるダメージを200ダウンする。\nこのユニットがダメージを受けたとき、{FLAME}",
    )
    board = fight(wall, target="城壁")
    assert dealt(board, target="城壁") == 0
    assert board.counters("城壁", "炎") == 0


WINDY = unit("風切り", advantage="水", skills=[skill("拳", 200)])


@clause("hanyo", "704.3c", "704.3c-1", "205.1")
def test_advantage_doubles_the_damage_after_all_other_changes() -> None:
    wall = unit("城壁", hp=2000, attribute="水", text="このユニットが受けるダメージを50ダウンする。")
    board = fight(WINDY, wall, RAGE, main={"card": "風切り", "sets": ["怒り"]}, target="城壁")
    assert dealt(board, target="城壁") == 500


@clause("hanyo", "704.3c", "704.3c-1")
def test_the_advantage_of_the_attacked_unit_and_of_standby_units_does_not_matter() -> None:
    fire_fighter = unit("火消し", hp=2000, attribute="水", advantage="火")
    board = fight(WINDY, fire_fighter, target="火消し", standby=["風切り"])
    assert dealt(board, target="火消し") == 200


@clause("hanyo", "704.3c-1", "204.2")
def test_one_of_two_attributes_is_enough_and_both_double_once() -> None:
    storm = unit("嵐", hp=2000, attribute="水/風")
    both = unit("両刀", advantage="水/風", skills=[skill("拳", 200)])
    assert dealt(fight(WINDY, storm, main="風切り", target="嵐"), target="嵐") == 400
    assert dealt(fight(both, storm, main="両刀", target="嵐"), target="嵐") == 400


# --- 704.4-704.6


@clause("hanyo", "704.4")
def test_damage_of_the_text_to_other_units_is_dealt_after_the_damage_to_the_main_unit() -> None:
    thrower = unit("投げ手", skills=[skill("礫", 200, text="相手のスタンバイ・ユニット1体に100ダメージを与える。")])
    board = fight(thrower, main="投げ手", others=["天馬", "影法師"])
    board.skill("first", "礫")
    assert board.damage("木偶") == 200
    assert board.asked() == ("first", "dealdamage", "704.4")
    assert board.options("first") == ["天馬", "影法師"]
    board.choose("first", "影法師")
    assert (board.damage("天馬"), board.damage("影法師")) == (0, 100)


@clause("hanyo", "704.4", "704.3a-2")
def test_a_skill_without_damage_may_still_hurt_others() -> None:
    board = fight(main={"card": "風読みの鷹匠", "energy": 1}, others=["天馬"])
    board.skill("first", "鷹放ち")
    assert (board.damage("木偶"), board.damage("天馬")) == (0, 300)


@clause("hanyo", "704.4", "704.3c-1")
def test_damage_to_other_units_is_not_doubled_by_advantage() -> None:
    thrower = unit(
        "投げ手", advantage="風", skills=[skill("礫", 200, text="相手のスタンバイ・ユニット1体に100ダメージを与える。")]
    )
    board = fight(thrower, main="投げ手", others=["天馬"])
    board.skill("first", "礫")
    assert board.damage("天馬") == 100


@clause("hanyo", "704.4", "916.2")
def test_changes_of_the_damage_that_a_unit_deals_or_takes_reach_other_units_too() -> None:
    thrower = unit("投げ手", skills=[skill("礫", 200, text="相手のスタンバイ・ユニット1体に200ダメージを与える。")])
    wall = unit("城壁", hp=2000, attribute="水", text="このユニットが受けるダメージを250ダウンする。")
    board = fight(thrower, wall, RAGE, main={"card": "投げ手", "sets": ["怒り"]}, others=["天馬"])
    board.skill("first", "礫")
    assert (board.damage("木偶"), board.damage("天馬")) == (300, 300)
    board = fight(thrower, wall, RAGE, main={"card": "投げ手", "sets": ["怒り"]}, others=["城壁"])
    board.skill("first", "礫")
    assert board.damage("城壁") == 50
    board = fight(thrower, wall, main="投げ手", others=["城壁"])
    board.skill("first", "礫")
    assert board.damage("城壁") == 0


@clause("hanyo", "704.5", "704.4")
def test_what_is_not_about_damage_comes_last_even_if_it_is_printed_first() -> None:
    odd = unit(
        "前後",
        skills=[
            skill(
                "返し",
                200,
                text="相手のメイン・ユニットをレストする。相手のスタンバイ・ユニットすべてに100ダメージを与える。",
            )
        ],
    )
    board = fight(odd, main="前後", others=["天馬"])
    board.skill("first", "返し")
    assert told(board, "Damaged", "Placed") == ["Damaged", "Damaged", "Placed"]
    assert board.damage("天馬") == 100


@clause("hanyo", "704.5")
def test_an_effect_that_changes_the_damage_is_not_carried_out_again() -> None:
    duel = unit("果たし合い", skills=[skill("一騎打ち", 200, text="このスキルのダメージを100アップする。")])
    board = fight(duel, main="果たし合い")
    assert dealt(board, "一騎打ち") == 300
    assert "EffectBegan" not in board.happened()


CHOOSER = unit(
    "選び手",
    skills=[
        skill(
            "狙い",
            100,
            text="相手のスタンバイ・ユニット1体を選ぶ。そのユニットに200ダメージを与える。そのユニットをレストする。",
        )
    ],
)


@clause("hanyo", "704.4", "704.5")
def test_what_a_later_sentence_speaks_of_is_chosen_in_time() -> None:
    board = fight(CHOOSER, main="選び手", others=["黄昏の双子", "影法師"])
    board.skill("first", "狙い")
    board.choose("first", "影法師")
    assert (board.damage("影法師"), board.placed("影法師")) == (200, "rested")
    assert (board.damage("黄昏の双子"), board.placed("黄昏の双子")) == (0, "normal")


PRICE = unit(
    "身銭",
    skills=[
        skill("奮発", 100, text="手札を1枚捨ててもよい。そうしたなら、このスキルのダメージを300アップする。"),
        skill(
            "散財",
            100,
            text="手札を1枚捨ててもよい。そうしたなら、相手のスタンバイ・ユニット1体に300ダメージを与える。",
        ),
    ],
)


def priced(hand: list[str]) -> Board:
    return Board(
        phase="battle",
        cards=[DUMMY, PRICE],
        first={"main": "身銭", "hand": hand},
        second={"main": "木偶", "standby": ["天馬"], "hand": [STAY]},
    )


@pytest.mark.parametrize(("answer", "damage"), [("yes", 400), ("no", 100)])
@clause("hanyo", "704.3b", "704.3b-1")
def test_a_price_for_more_damage_is_paid_before_the_damage_is_dealt(answer: str, damage: int) -> None:
    board = priced([STAY])
    board.skill("first", "奮発")
    assert board.damage("木偶") == 0
    board.option("first", answer)
    assert board.damage("木偶") == damage
    assert board.discard("first") == ([STAY] if answer == "yes" else [])


@clause("hanyo", "704.3b")
def test_a_price_that_cannot_be_paid_brings_no_damage() -> None:
    board = priced([])
    board.skill("first", "奮発")
    assert board.damage("木偶") == 100


@clause("hanyo", "704.3b")
def test_the_raise_of_one_skill_does_not_outlast_it() -> None:
    board = priced([STAY])
    board.skill("first", "奮発")
    board.option("first", "yes")
    board.play_to_turn(7)
    board.play_on("skill-step")
    board.skill("first", "奮発")
    board.option("first", "no")
    assert board.damage("木偶") == 500


@pytest.mark.parametrize(("answer", "damage"), [("yes", 300), ("no", 0)])
@clause("hanyo", "704.4")
def test_a_price_for_damage_to_others_is_paid_where_that_is_dealt(answer: str, damage: int) -> None:
    board = priced([STAY])
    board.skill("first", "散財")
    assert board.damage("木偶") == 100
    board.option("first", answer)
    assert board.damage("天馬") == damage


@clause("hanyo", "704.6", "1003.2")
def test_units_fall_in_the_check_after_all_effects_of_the_skill() -> None:
    last = unit("道連れ", skills=[skill("刺し違え", 2000, text="自分のメイン・ユニットをレストする。")])
    board = fight(last, main="道連れ", others=["天馬", "影法師"])
    board.skill("first", "刺し違え")
    assert told(board, "Damaged", "Placed", "KnockedOut") == ["Damaged", "Placed", "KnockedOut"]
    assert board.asked() == ("second", "replacement", "1004.1")
    assert "battle-end" not in told(board, "battle-end")


@clause("hanyo", "704.6")
def test_the_end_step_begins_only_when_the_check_is_done() -> None:
    last = unit("道連れ", skills=[skill("刺し違え", 2000)])
    board = fight(last, main="道連れ", others=["天馬", "影法師"])
    board.skill("first", "刺し違え")
    board.choose("second", "天馬")
    assert told(board, "KnockedOut", "Swapped", "battle-end") == ["KnockedOut", "Swapped", "battle-end"]


# --- 705


@clause("hanyo", "705.1", "705.2")
def test_the_end_of_the_battle_phase_triggers_and_is_checked_before_the_end_phase() -> None:
    calm = unit("残心", text=f"自分のバトルフェイズ終了時、{FLAME}", skills=[skill("拳", 200)])
    board = fight(calm, main="残心")
    board.skill("first", "拳")
    assert told(board, "battle-end", "Counted", "turn-end") == ["battle-end", "Counted", "turn-end"]


@clause("hanyo", "705.1", "703.1", "703.4")
def test_the_battle_phase_ends_in_the_same_way_without_a_skill() -> None:
    calm = unit("残心", text=f"自分のバトルフェイズ終了時、{FLAME}", skills=[skill("拳", 200)])
    board = fight(calm, main="残心")
    board.passes("first")
    assert board.counters("残心", "炎") == 1


@clause("hanyo", "705.1")
def test_there_is_no_end_of_a_battle_phase_that_was_not_held() -> None:
    calm = unit("残心", text=f"自分のバトルフェイズ終了時、{FLAME}")
    plan = strategy("軍議", "デッキを1枚引く。")
    board = Board(number=1, cards=[calm, plan], first={"main": "残心", "hand": ["軍議"]}, second={"hand": [STAY]})
    board.ends_main("first")
    assert board.turn() == (2, "second")
    assert board.counters("残心", "炎") == 0


@clause("hanyo", "705.2", "1003.2")
def test_a_unit_that_falls_at_the_end_of_the_battle_phase_is_replaced_before_the_end_phase() -> None:
    fuse = unit("導火線", hp=100, text="自分のバトルフェイズ終了時、このユニットに100ダメージを与える。")
    board = fight(fuse, main="導火線", standby=["天馬", "影法師"])
    assert board.asked() == ("first", "replacement", "1004.1")
    assert board.phase() == "battle"


@clause("hanyo", "704.3c-1", "704.2")
def test_the_advantage_of_the_unit_that_used_the_skill_counts_even_if_it_has_fallen_since() -> None:
    martyr = unit(
        "殉教者",
        hp=100,
        advantage="水",
        text="このユニットがスキルを使ったとき、このユニットに100ダメージを与える。",
        skills=[skill("拳", 200)],
    )
    board = fight(martyr, main="殉教者", standby=["天馬"])
    board.skill("first", "拳")
    assert board.is_down("殉教者")
    assert board.damage("木偶") == 400


@clause("hanyo", "704.3b-1")
def test_a_lasting_effect_raises_the_damage_of_the_main_unit() -> None:
    warm = tactics("準備運動", "このターン、自分のメイン・ユニットが与えるダメージを100アップする。")
    board = Board(
        cards=[DUMMY, FIGHTER, warm],
        first={"main": "闘士", "hand": ["準備運動", STAY]},
        second={"main": "木偶", "hand": [STAY]},
    )
    board.play("first", "準備運動")
    board.ends_main("first")
    assert dealt(board) == 300
