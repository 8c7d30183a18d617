"""801-806: abilities and effects, which of them are in force, and how cards and abilities are played."""

from __future__ import annotations

from fuda.games.hanyo.chapters.play import PlayAbility
from fuda.games.hanyo.table import HANDS
from fuda.kernel.machine import advance
from fuda.language.running.lasting import EffectBegan
from fuda.language.running.printed import ACTIVATED, STATIC, TRIGGERED
from fuda.language.running.text_facts import GAME, Modifier
from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, hanyo, skill, strategy, tactics, unit, with_cards

TARGET = unit("的", hp=1000, attribute="水")
WHEEL = enhancement("輪", exs=[ex("回す", "自分のターンに使える。デッキを1枚引く。")])


def forms(name: str) -> list[int]:
    """The forms of the EX skills of a card."""
    card = next(each for each in hanyo().list.cards if each.name == name)
    return [each.form for each in card.abilities if each.kind == "ex"]


# --- 801 abilities and effects


@clause("hanyo", "801.1", "801.1f")
def test_the_text_of_an_ex_skill_makes_it_static_activated_or_triggered() -> None:
    assert forms("炎の太刀") == [STATIC]
    assert forms("陣太鼓") == [ACTIVATED]
    assert forms("吸魂の指輪") == [TRIGGERED]


@clause("hanyo", "801.1", "801.1f")
def test_an_enhancement_may_have_ex_skills_of_two_forms_and_each_works_in_its_own_way() -> None:
    assert forms("燻る香炉") == [TRIGGERED, ACTIVATED]
    board = Board(
        first={"main": {"card": "火の粉の子狐", "sets": ["燻る香炉"], "counters": {"炎": 1}}, "hand": ["火矢"]}
    )
    assert "use 燃え上がり" in board.options("first")
    assert "use 残り火" not in board.options("first")


@clause("hanyo", "801.1a", "806.1", "606.1")
def test_an_activated_ability_is_used_by_its_controller_in_the_own_main_phase() -> None:
    board = Board(cards=[WHEEL], first={"main": {"card": "火の粉の子狐", "sets": ["輪"]}, "hand": ["火矢"]})
    board.use("first", "回す")
    assert len(board.hand("first")) == 2


@clause("hanyo", "801.1a", "806.1")
def test_an_activated_ability_is_not_offered_to_the_other_player_nor_in_the_battle_phase() -> None:
    board = Board(
        cards=[WHEEL],
        first={"hand": ["火矢"]},
        second={"main": {"card": "火の粉の子狐", "sets": ["輪"]}, "hand": ["火矢"]},
    )
    assert board.options("first") == ["charge 鍛冶場の若衆 火矢", "play 火矢", "end-main"]
    assert board.refused("second", "use", "火の粉の子狐", named="回す").condition == "not-your-main-phase"
    board = Board(cards=[WHEEL], phase="battle", first={"main": {"card": "火の粉の子狐", "sets": ["輪"]}})
    assert board.options("first") == ["skill ひっかき", "no-skill"]


@clause("hanyo", "801.1b", "807.1")
def test_a_triggered_ability_is_played_in_the_first_rule_check_after_its_condition_was_met() -> None:
    board = Board(phase="draw", first={"main": "焔尾の大狐", "hand": ["火矢"]})
    assert board.asked() == ("first", "main-phase", "503.3")
    assert board.counters("焔尾の大狐", "炎") == 1
    happened = board.happened()
    assert happened.index("Moment") < happened.index("Counted") < happened.index("PhaseBegan")


@clause("hanyo", "801.1b")
def test_a_triggered_ability_does_not_interrupt_the_effect_that_met_its_condition() -> None:
    board = Board(
        cards=[tactics("二の矢", "相手のメイン・ユニットに100ダメージを与える。デッキを1枚引く。")],
        first={"hand": ["二の矢", "火矢"]},
        second={"main": {"card": "雨垂れの童", "sets": ["鎖鎌"]}},
    )
    board.play("first", "二の矢")
    assert board.happened().index("Damaged") < board.happened().index("Drawn")
    assert board.all_asked() == ["first", "second"]  # only now the chain sickle
    assert "Played" not in board.happened()


@clause("hanyo", "801.1c", "805.1")
def test_a_static_ability_works_for_as_long_as_it_is_in_force() -> None:
    board = Board(first={"main": {"card": "天馬", "sets": ["聖なる鎧"]}, "hand": ["火矢"]})
    assert board.hp("天馬") == 1000


@clause("hanyo", "801.1c", "805.1", "802.1")
def test_a_static_ability_stops_when_its_card_leaves_the_area() -> None:
    board = Board(
        cards=[tactics("剥奪", "自分のメイン・ユニットのセットすべてを捨てる。")],
        first={"main": {"card": "天馬", "sets": ["聖なる鎧"]}, "hand": ["剥奪", "火矢"]},
    )
    board.play("first", "剥奪")
    assert board.hp("天馬") == 700


@clause("hanyo", "801.1d")
def test_the_text_of_a_strategy_or_tactic_is_its_command_ability() -> None:
    board = Board(first={"hand": ["作戦会議", "補給", "火矢"]})
    board.play("first", "作戦会議")
    assert len(board.hand("first")) == 4


@clause("hanyo", "801.1d")
def test_the_text_of_an_enhancement_is_no_effect_to_carry_out() -> None:
    board = Board(cards=[WHEEL], first={"main": "火の粉の子狐", "hand": ["輪", "火矢"]})
    board.play("first", "輪")
    assert board.sets("火の粉の子狐") == ["輪"]
    assert board.hand("first") == ["火矢"]


@clause("hanyo", "801.1e", "813.3")
def test_the_text_of_a_skill_is_carried_out_when_the_skill_is_used() -> None:
    board = Board(phase="battle", first={"main": {"card": "吸血の伯爵", "energy": 3, "damage": 300}})
    board.skill("first", "血の宴")
    assert board.damage("吸血の伯爵") == 100


@clause("hanyo", "801.1e")
def test_the_text_of_a_skill_that_is_not_used_does_nothing() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "火吹き竜の雛", "energy": 3}},
        second={"main": "溶岩の巨人", "hand": ["火矢"]},
    )
    board.skill("first", "火の息")
    assert len(board.energy("火吹き竜の雛")) == 3


@clause("hanyo", "801.1g", "801.1g-1")
def test_the_skills_of_a_unit_include_those_of_its_sets() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "雨垂れの童", "sets": ["魔導書"]}, "hand": ["火矢"]},
        second={"hand": ["火矢"]},
    )
    # The grimoire lowers the cost of every skill of the unit, its own one among them.
    assert board.options("first") == ["skill 水鉄砲", "skill 水たまり", "skill 知識の泉", "no-skill"]


@clause("hanyo", "801.1g", "801.1g-1", "801.2d")
def test_the_skills_of_another_unit_are_not_meant() -> None:
    board = Board(
        phase="battle",
        first={"main": "雨垂れの童", "standby": [{"card": "氷の巫女", "sets": ["魔導書"]}], "hand": ["火矢"]},
    )
    assert board.options("first") == ["skill 水鉄砲", "no-skill"]


@clause("hanyo", "801.2", "801.2a", "808.1")
def test_a_one_shot_effect_is_over_once_it_is_done() -> None:
    board = Board(
        first={"main": {"card": "深海の鯨", "damage": 700}, "hand": ["応急手当", "火矢"]},
    )
    board.play("first", "応急手当")
    assert board.damage("深海の鯨") == 400
    assert board.state.effects == ()


@clause("hanyo", "801.2", "801.2b")
def test_a_lasting_effect_without_a_term_lasts_for_the_game() -> None:
    board = Board(first={"hand": ["衰弱の呪い", "火矢"]}, second={"main": "深海の鯨", "hand": ["火矢"]})
    board.play("first", "衰弱の呪い")
    board.play_to_turn(9)
    assert board.hp("深海の鯨") == 1200


@clause("hanyo", "801.2b", "505.3a")
def test_a_lasting_effect_with_a_term_ends_with_it() -> None:
    board = Board(first={"hand": ["毒針", "火矢"]}, second={"main": "深海の鯨", "hand": ["火矢"]})
    board.play("first", "毒針")
    assert board.hp("深海の鯨") == 1300
    board.play_to_turn(6)
    assert board.hp("深海の鯨") == 1500


@clause("hanyo", "801.2c", "810.1")
def test_a_replacement_effect_lets_something_else_happen() -> None:
    board = Board(
        phase="battle",
        first={"main": "火の粉の子狐"},
        second={"main": {"card": "深海の鯨", "sets": ["水鏡の盾"]}, "hand": ["火矢"]},
    )
    board.skill("first", "ひっかき")
    assert board.damage("深海の鯨") == 0
    assert board.discard("second") == ["水鏡の盾"]


@clause("hanyo", "801.2c")
def test_a_replacement_effect_leaves_other_actions_alone() -> None:
    board = Board(
        cards=[tactics("眠り薬", "相手のメイン・ユニットをレストする。")],
        first={"hand": ["眠り薬", "火矢"]},
        second={"main": {"card": "深海の鯨", "sets": ["水鏡の盾"]}},
    )
    board.play("first", "眠り薬")
    assert board.placed("深海の鯨") == "rested"
    assert board.sets("深海の鯨") == ["水鏡の盾"]


@clause("hanyo", "801.2d")
def test_the_effect_of_a_card_is_one_from_its_text() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "火の粉の子狐", "sets": ["炎の太刀"]}},
        second={"main": "深海の鯨", "hand": ["火矢"]},
    )
    board.skill("first", "ひっかき")
    assert board.damage("深海の鯨") == 200


# --- 802 abilities in force


@clause("hanyo", "802.1", "802.2")
def test_abilities_of_units_and_sets_are_in_force_in_the_areas() -> None:
    board = Board(first={"main": "雨垂れの童", "standby": ["虹の架け手"], "hand": ["火矢"]})
    assert board.attributes("雨垂れの童") == ["水", "光"]


@clause("hanyo", "802.1", "802.2")
def test_abilities_of_cards_in_hand_or_discard_are_not_in_force() -> None:
    board = Board(first={"main": "雨垂れの童", "hand": ["虹の架け手"], "discard": ["虹の架け手@b"]})
    assert board.attributes("雨垂れの童") == ["水"]


@clause("hanyo", "802.2a")
def test_a_stunned_unit_has_no_ex_skills() -> None:
    armoured = {"card": "天馬", "sets": ["聖なる鎧", "輪"], "placed": "stunned"}
    board = Board(cards=[WHEEL], first={"main": armoured, "hand": ["火矢"]})
    assert board.hp("天馬") == 700
    assert "use 回す" not in board.options("first")
    assert board.refused("first", "use", "天馬", named="回す").clause == "802.2a"


@clause("hanyo", "802.2a")
def test_a_stunned_unit_keeps_its_text_and_its_skills_and_a_resting_one_its_ex_skills_too() -> None:
    board = Board(
        first={"main": "雨垂れの童", "standby": [{"card": "虹の架け手", "placed": "stunned"}], "hand": ["火矢"]}
    )
    assert board.attributes("雨垂れの童") == ["水", "光"]
    assert board.skills("虹の架け手") == ["七色の雫"]
    resting = {"card": "天馬", "sets": ["聖なる鎧"], "placed": "rested"}
    assert Board(first={"main": resting, "hand": ["火矢"]}).hp("天馬") == 1000


@clause("hanyo", "802.2a")
def test_a_triggered_ex_skill_of_a_stunned_unit_does_not_trigger() -> None:
    stunned = {"card": "雨垂れの童", "sets": ["鎖鎌"], "placed": "stunned"}
    board = Board(
        cards=[tactics("石つぶて", "相手のメイン・ユニットに100ダメージを与える。")],
        first={"hand": ["石つぶて", "火矢"]},
        second={"main": stunned},
    )
    board.play("first", "石つぶて")
    assert board.damage("雨垂れの童") == 100
    assert board.asked() == ("first", "main-phase", "503.3")


@clause("hanyo", "802.3", "402.3")
def test_an_ability_about_deck_building_is_in_force_there() -> None:
    assert with_cards().deck_problems({"H028": 50}) == ()


@clause("hanyo", "802.3", "805.2")
def test_an_ability_of_another_card_does_not_lift_the_limit() -> None:
    found = with_cards().deck_problems({"H028": 45, "H001": 5})
    assert [each.clause for each in found] == ["402.2c"]


# --- 803 limits


@clause("hanyo", "803.1")
def test_an_ability_with_a_limit_is_used_up_to_that_many_times() -> None:
    board = Board(first={"main": {"card": "火の粉の子狐", "sets": ["陣太鼓"]}, "hand": ["火矢", "狐の面", "毒針"]})
    for card in ("火矢", "狐の面"):
        board.use("first", "鼓舞")
        board.option("first", "yes")
        board.choose("first", card)
    reason = board.refused("first", "use", "火の粉の子狐", named="鼓舞")
    assert (reason.clause, reason.condition) == ("803.1", "used-up-this-turn")


@clause("hanyo", "803.1")
def test_the_limit_of_an_ability_starts_anew_with_each_turn() -> None:
    board = Board(first={"main": {"card": "火の粉の子狐", "sets": ["千里眼の水晶"]}, "hand": ["火矢"]})
    board.use("first", "千里眼")
    board.option("first", "no")
    assert "use 千里眼" not in board.options("first")
    board.play_to_turn(7)
    assert "use 千里眼" in board.options("first")


@clause("hanyo", "803.2", "604.3")
def test_a_second_strategy_in_a_turn_is_refused() -> None:
    board = Board(first={"hand": ["作戦会議", "大地の恵み", "火矢"]})
    board.play("first", "作戦会議")
    reason = board.refused("first", "play", "大地の恵み")
    assert (reason.clause, dict(reason.values)) == ("803.2", {"played": 1})


@clause("hanyo", "803.2")
def test_tactics_are_not_limited_and_the_next_turn_has_its_own_strategy() -> None:
    board = Board(first={"hand": ["作戦会議", "力溜め", "力溜め@b", "大地の恵み"]})
    board.play("first", "作戦会議")
    board.play("first", "力溜め")
    board.play("first", "b")
    board.play_to_turn(7)
    assert "play 大地の恵み" in board.options("first")


# --- 804 playing


@clause("hanyo", "804.1", "804.2", "804.2a", "804.2c", "804.2c-1")
def test_a_strategy_lies_in_the_resolution_zone_until_its_effect_is_done_and_then_in_the_discard() -> None:
    board = Board(first={"hand": ["応急手当", "火矢"], "standby": ["群れ雀"]})
    board.play("first", "応急手当")
    assert board.asked() == ("first", "heal", "804.2c-1")
    assert board.resolution() == ["応急手当"]
    board.choose("first", "群れ雀")
    assert board.resolution() == []
    assert board.discard("first") == ["応急手当"]


@clause("hanyo", "804.1", "804.2c-2")
def test_an_enhancement_goes_to_its_unit_and_not_to_the_discard() -> None:
    board = Board(first={"main": "火の粉の子狐", "hand": ["炎の太刀", "火矢"]})
    board.play("first", "炎の太刀")
    assert board.zone("炎の太刀") == ("first", "sets")
    assert board.sets("火の粉の子狐") == ["炎の太刀"]
    assert board.discard("first") == []


def _on_card(board: Board, alias: str) -> Modifier:
    """A lasting effect on that very card."""
    printed = board.rules.list.by_number["H060"]
    return Modifier(seat=0, this=-1, printed=printed, ability=0, sentence=0, cards=(board.card(alias),), until=GAME)


@clause("hanyo", "804.2a-1")
def test_lasting_effects_on_a_card_that_is_played_go_on_in_the_resolution_zone() -> None:
    board = Board(first={"hand": ["応急手当", "火矢"], "standby": ["群れ雀"]})
    board.happen(EffectBegan("809.3b-2", _on_card(board, "応急手当")))
    board.play("first", "応急手当")
    assert board.resolution() == ["応急手当"]
    assert [each.cards for each in board.state.effects] == [(board.card("応急手当"),)]


@clause("hanyo", "804.2a-1", "302.3")
def test_lasting_effects_on_a_played_card_end_when_it_leaves_the_resolution_zone() -> None:
    board = Board(first={"hand": ["応急手当", "火矢"], "standby": ["群れ雀"]})
    board.happen(EffectBegan("809.3b-2", _on_card(board, "応急手当")))
    board.play("first", "応急手当")
    board.choose("first", "群れ雀")
    assert board.state.effects == ()


@clause("hanyo", "804.2b", "804.2b-1")
def test_an_enhancement_chooses_a_unit_that_fits_its_text_and_has_been_there_all_turn() -> None:
    board = Board(
        first={
            "main": "火の粉の子狐",
            "standby": ["紅蓮の剣士", "雨垂れの童", {"card": "火薬師", "entered": 5}],
            "hand": ["炎の太刀", "火矢"],
        },
        second={"main": "業火の鬼"},
    )
    board.play("first", "炎の太刀")
    assert board.asked() == ("first", "set-on", "804.2b")
    assert board.options("first") == ["火の粉の子狐", "紅蓮の剣士"]


@clause("hanyo", "804.2b-1")
def test_a_unit_on_which_something_was_set_this_turn_cannot_be_chosen_again() -> None:
    board = Board(first={"main": "火の粉の子狐", "hand": ["炎の太刀", "狐の面", "陣太鼓"]})
    board.play("first", "陣太鼓")
    assert board.options("first")[-1] == "end-main"
    assert board.refused("first", "play", "炎の太刀").clause == "804.2b"
    board.play_to_turn(7)
    board.play("first", "炎の太刀")
    assert board.sets("火の粉の子狐") == ["陣太鼓", "炎の太刀"]


@clause("hanyo", "804.2b")
def test_an_enhancement_without_any_unit_to_choose_is_refused_from_the_start() -> None:
    board = Board(first={"main": "雨垂れの童", "hand": ["炎の太刀", "火矢"]})
    reason = board.refused("first", "play", "炎の太刀")
    assert (reason.clause, reason.condition) == ("804.2b", "no-unit-to-set-on")


@clause("hanyo", "804.2b")
def test_a_play_that_turns_out_illegal_is_rewound_to_the_time_before_it() -> None:
    # With the last card out of the hand the unit loses the attribute that the enhancement asks for.
    shy = unit("変幻", attribute="火", text="自分の手札が0枚であるかぎり、このユニットは火属性を失う。")
    board = Board(
        cards=[shy], first={"main": {"card": "変幻", "energy": 1}, "hand": ["炎の太刀"], "standby": ["群れ雀"]}
    )
    board.play("first", "炎の太刀")
    assert board.hand("first") == ["炎の太刀"]
    assert board.resolution() == []
    assert board.sets("変幻") == []
    assert board.asked() == ("first", "main-phase", "503.3")
    assert "CommandPlayed" not in board.happened()
    board.charge("first", "炎の太刀", "変幻")  # the game goes on as if nothing had been played
    assert len(board.energy("変幻")) == 2


@clause("hanyo", "804.2c-3")
def test_an_ability_has_its_effect_and_is_gone() -> None:
    board = Board(cards=[WHEEL], first={"main": {"card": "火の粉の子狐", "sets": ["輪"]}, "hand": ["火矢"]})
    board.use("first", "回す")
    assert board.resolution() == []
    assert [type(frame).__name__ for frame in board.state.frames] == ["Turn", "MainPhase"]
    assert board.sets("火の粉の子狐") == ["輪"]


@clause("hanyo", "804.2c-31", "806.2b", "920.2b")
def test_an_ability_from_a_skill_that_fails_goes_without_effect() -> None:
    hush = unit("沈黙", text="相手のスキルは失敗する。")
    board = Board(
        cards=[WHEEL, hush],
        first={"main": {"card": "火の粉の子狐", "sets": ["輪"]}, "hand": ["火矢"]},
        second={"main": "沈黙"},
    )
    board.use("first", "回す")
    assert board.hand("first") == ["火矢"]
    assert "SkillFailed" in board.happened()


@clause("hanyo", "804.2c-31")
def test_an_ability_that_is_no_skill_is_not_checked_for_success() -> None:
    hush = unit("沈黙", text="相手のスキルは失敗する。")
    board = Board(cards=[hush], phase="draw", first={"main": "焔尾の大狐", "hand": ["火矢"]}, second={"main": "沈黙"})
    assert board.counters("焔尾の大狐", "炎") == 1


# --- 805 static abilities


@clause("hanyo", "805.2", "809.1a")
def test_a_base_ability_works_in_every_zone() -> None:
    board = Board(
        cards=[tactics("光探し", "自分のデッキから光属性のユニットカード1枚を探し、公開して手札に加える。")],
        first={"hand": ["光探し", "火矢"], "deck": ["水鏡の写し身", "雨垂れの童"]},
    )
    board.play("first", "光探し")
    assert board.options("first") == ["水鏡の写し身"]


@clause("hanyo", "805.2")
def test_a_static_ability_that_is_no_base_ability_does_not_work_outside_the_areas() -> None:
    board = Board(
        cards=[
            tactics("光探し", "自分のデッキから光属性のユニットカード1枚を探し、公開して手札に加える。"),
            unit("化け損ない", text="このユニットは光属性を得る。"),
        ],
        first={"hand": ["光探し", "火矢"], "deck": ["化け損ない", "天馬"]},
    )
    board.play("first", "光探し")
    assert board.options("first") == ["天馬"]


# --- 806 activated abilities


@clause("hanyo", "806.2", "806.2c")
def test_an_activated_ability_is_carried_out_as_it_is_played() -> None:
    board = Board(
        first={"main": {"card": "火の粉の子狐", "sets": ["再起の鉢巻"], "placed": "rested"}, "hand": ["火矢"]},
    )
    board.use("first", "仕切り直し")
    assert board.discard("first") == ["再起の鉢巻"]
    assert board.placed("火の粉の子狐") == "normal"


@clause("hanyo", "806.2", "606.1")
def test_a_standby_unit_may_use_its_ex_skill_and_a_knocked_out_one_may_not() -> None:
    sparrow = {"card": "群れ雀", "sets": ["輪"]}
    board = Board(cards=[WHEEL], first={"standby": [sparrow], "hand": ["火矢"]})
    action = board.use_of("use", "回す", "群れ雀")
    board.use("first", "回す", "群れ雀")
    assert len(board.hand("first")) == 2
    board = Board(cards=[WHEEL], first={"standby": [{**sparrow, "down": True}], "hand": ["火矢"]})
    assert "use 回す" not in board.options("first")
    reason = board.rules.refusal(board.state, 0, action)
    assert reason is not None and reason.condition == "knocked-out"


@clause("hanyo", "806.2a")
def test_a_card_in_a_hidden_zone_is_shown_while_its_ability_is_played() -> None:
    board = Board(cards=[WHEEL], first={"main": "火の粉の子狐", "hand": ["輪", "火矢"]})
    card = board.card("輪")
    assert card in board.state.zones[HANDS[0]]
    assert not board.is_known("輪", "second")
    ability = next(each for each in board.rules.card(board.state, card).abilities if each.name == "回す")
    board.state.pending = ()
    board.state.frames[-1].restart()
    board.state.frames.append(PlayAbility(0, card, ability.printed, ability.place, (), activated=True))
    advance(board.state, board.rules)
    assert board.is_known("輪", "second")
    assert not board.is_known("火矢", "second")


@clause("hanyo", "806.2a")
def test_a_card_on_the_table_is_not_shown_again() -> None:
    board = Board(cards=[WHEEL], first={"main": {"card": "火の粉の子狐", "sets": ["輪"]}, "hand": ["火矢"]})
    board.use("first", "回す")
    assert "Looked" not in board.happened()


@clause("hanyo", "806.2b")
def test_an_activated_ex_skill_that_does_not_fail_takes_effect() -> None:
    hush = unit("半端な沈黙", text="コスト2以上の相手のスキルは失敗する。")
    board = Board(
        cards=[WHEEL, hush],
        first={"main": {"card": "火の粉の子狐", "sets": ["輪"]}, "hand": ["火矢"]},
        second={"main": "半端な沈黙"},
    )
    board.use("first", "回す")
    assert len(board.hand("first")) == 2


@clause("hanyo", "806.1", "104.4")
def test_an_ex_skill_whose_use_is_forbidden_is_refused() -> None:
    bar = unit("門番", text="相手のスキルは使えない。")
    board = Board(
        cards=[WHEEL, bar],
        first={"main": {"card": "火の粉の子狐", "sets": ["輪"]}, "hand": ["火矢"]},
        second={"main": "門番"},
    )
    reason = board.refused("first", "use", "火の粉の子狐", named="回す")
    assert (reason.clause, reason.condition) == ("104.4", "skill-forbidden")


@clause("hanyo", "806.1")
def test_a_prohibition_of_costly_skills_does_not_touch_ex_skills_which_have_no_cost() -> None:
    board = Board(
        cards=[WHEEL],
        first={"main": {"card": "火の粉の子狐", "sets": ["輪"]}, "hand": ["火矢"]},
        second={"main": {"card": "影法師", "sets": ["封魔の鎖"]}},
    )
    assert "use 回す" in board.options("first")


def test_cards_for_one_test_are_read_like_all_others() -> None:
    board = Board(cards=[strategy("策", "デッキを1枚引く。"), TARGET, unit("斧", skills=[skill("振り", 100)])])
    assert board.rules.list.cards[-1].skills()[0].damage == 100
