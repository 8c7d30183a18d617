"""What a game and a card are: players, defeat, principles, and everything printed on a card (100-200)."""

import pytest

from fuda.games.hanyo.events import DrawFailed
from fuda.kernel.machine import concede
from fuda.kernel.reasons import Illegal, NotAsked
from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, strategy, tactics, unit, with_cards

BOTH_DRAW = strategy("皆で引く", "各プレイヤーはデッキを2枚引く。")
TARGET = unit("的", hp=1000, attribute="水")


# --- 102-103


@clause("hanyo", "102.1", "105.1")
def test_two_players_take_turns_as_turn_player() -> None:
    board = Board(first={"hand": ["作戦会議"]}, second={"hand": ["作戦会議"]})
    assert board.turn() == (5, "first")
    board.play_to_turn(6)
    assert board.turn() == (6, "second")
    board.play_to_turn(7)
    assert board.turn() == (7, "first")


@clause("hanyo", "105.1")
def test_only_the_turn_player_acts_in_a_turn() -> None:
    board = Board(first={"hand": ["作戦会議"]}, second={"hand": ["作戦会議@theirs", "火矢"]})
    assert board.all_asked() == ["first"]
    assert board.refused("second", "play", "火矢").clause == "503.3"


@clause("hanyo", "103.1", "103.2", "1002.1")
def test_whoever_meets_a_condition_of_defeat_loses_and_the_other_wins() -> None:
    board = Board(phase="draw", first={"deck": 0})
    assert board.outcome() == ("second", "deck-out", "1002.1")


@clause("hanyo", "103.1", "103.2")
def test_nobody_wins_while_nobody_has_lost() -> None:
    board = Board(phase="draw", first={"deck": 1, "hand": ["作戦会議"]}, second={"deck": 0})
    assert board.outcome() is None
    assert board.asked() == ("first", "main-phase", "503.3")


@clause("hanyo", "103.3", "1002.1")
def test_the_game_is_drawn_when_both_meet_a_condition_of_defeat_at_once() -> None:
    board = Board(cards=[BOTH_DRAW], first={"deck": 1, "hand": ["皆で引く"]}, second={"deck": 1})
    board.play("first", "皆で引く")
    assert board.outcome() == ("nobody", "both-defeated", "103.3")


@clause("hanyo", "103.3")
def test_the_game_is_not_drawn_when_one_of_two_can_still_draw() -> None:
    board = Board(cards=[BOTH_DRAW], first={"deck": 2, "hand": ["皆で引く"]}, second={"deck": 1})
    board.play("first", "皆で引く")
    assert board.outcome() == ("first", "deck-out", "1002.1")


@pytest.mark.parametrize("seat", ["first", "second"])
@clause("hanyo", "103.4")
def test_either_player_may_concede_at_any_moment_and_the_other_wins(seat: str) -> None:
    board = Board(first={"hand": ["召集"]}, second={"hand": ["召集"]})
    assert board.all_asked() == ["first"]
    concede(board.state, board.rules, ("first", "second").index(seat))
    assert board.outcome() == ("second" if seat == "first" else "first", "concession", "103.4")
    assert board.all_asked() == []


@clause("hanyo", "103.4")
def test_a_game_that_is_over_cannot_be_conceded() -> None:
    board = Board(phase="draw", first={"deck": 0})
    with pytest.raises(NotAsked):
        concede(board.state, board.rules, 1)
    assert board.outcome() == ("second", "deck-out", "1002.1")


# --- 104


@clause("hanyo", "104.1")
def test_a_card_text_goes_before_a_rule_of_the_game() -> None:
    plain, flock = unit("ただの鳥"), unit("群れ", text="このカードはデッキに何枚でも入れることができる。")
    rules = with_cards(plain, flock)
    assert [each.clause for each in rules.deck_problems({"ただの鳥": 50})] == ["402.2c"]
    assert rules.deck_problems({"群れ": 50}) == ()


@clause("hanyo", "104.2")
def test_of_an_instruction_the_part_that_can_be_done_is_done() -> None:
    swap = tactics("混乱", "自分のメイン・ユニットを自分のスタンバイ・ユニット1体と入れ替える。デッキを1枚引く。")
    board = Board(cards=[swap], first={"main": "影法師", "hand": ["混乱"], "deck": ["天馬", "黄昏の双子"]})
    board.play("first", "混乱")
    assert board.main("first") == "影法師"
    assert board.hand("first") == ["天馬"]


@clause("hanyo", "104.2")
def test_as_many_as_there_are_are_taken() -> None:
    burn = tactics("火事", "相手のスタンバイ・ユニット2体に100ダメージを与える。")
    board = Board(cards=[burn], first={"hand": ["火事"]}, second={"standby": ["天馬"]})
    board.play("first", "火事")
    assert board.damage("天馬") == 100


@clause("hanyo", "104.2")
def test_an_amount_of_nothing_is_not_done_at_all() -> None:
    watcher = unit("泣き虫", text="このユニットがダメージを受けたとき、デッキを1枚引く。")
    burn = tactics("数え火", "相手のメイン・ユニットに自分のスタンバイ・ユニット1体につき100ダメージを与える。")
    board = Board(cards=[watcher, burn], first={"hand": ["数え火", "召集"]}, second={"main": "泣き虫"})
    board.play("first", "数え火")
    assert "Damaged" not in board.happened()
    assert board.hand("second") == []


@clause("hanyo", "104.2")
def test_drawing_cannot_go_below_one_card_of_a_short_deck_unnoticed() -> None:
    board = Board(first={"hand": ["作戦会議"], "deck": ["天馬"]})
    board.play("first", "作戦会議")
    assert board.hand("first") == ["天馬"]
    assert board.outcome() == ("second", "deck-out", "1002.1")


WATCHED = unit("見張られ", text="このユニットが状態異常になったとき、デッキを1枚引く。")
REST = tactics("寝かしつけ", "相手のメイン・ユニットをレストする。")


@clause("hanyo", "104.3")
def test_becoming_what_one_is_already_does_not_count() -> None:
    board = Board(
        cards=[WATCHED, REST],
        first={"hand": ["寝かしつけ", "召集"]},
        second={"main": {"card": "見張られ", "placed": "rested"}},
    )
    board.play("first", "寝かしつけ")
    assert "Placed" not in board.happened()
    assert board.hand("second") == []


@clause("hanyo", "104.3")
def test_becoming_something_new_counts() -> None:
    board = Board(cards=[WATCHED, REST], first={"hand": ["寝かしつけ", "召集"]}, second={"main": "見張られ"})
    board.play("first", "寝かしつけ")
    assert board.placed("見張られ") == "rested"
    assert len(board.hand("second")) == 1


@clause("hanyo", "104.4")
def test_what_an_effect_forbids_is_not_done_even_when_instructed() -> None:
    board = Board(cards=[REST], first={"hand": ["寝かしつけ", "召集"]}, second={"main": "天馬"})
    board.play("first", "寝かしつけ")
    assert board.placed("天馬") == "normal"


@clause("hanyo", "104.4")
def test_a_prohibition_for_one_unit_leaves_the_others_alone() -> None:
    board = Board(cards=[REST], first={"hand": ["寝かしつけ", "召集"]}, second={"main": "影法師", "standby": ["天馬"]})
    board.play("first", "寝かしつけ")
    assert board.placed("影法師") == "rested"


@clause("hanyo", "104.5", "1101.1a")
def test_a_number_is_named_from_zero_up() -> None:
    idle = enhancement("鈴", exs=[ex("鳴らす", "自分のターンに使える。このユニットを復帰する。")])
    board = Board(cards=[idle], first={"main": {"card": "天馬", "sets": ["鈴"]}, "hand": ["召集"]})
    board.use("first", "鳴らす")
    assert board.asked() == ("first", "loop-count", "1101.1a")
    assert board.options("first")[0] == "0"
    with pytest.raises(Illegal):
        board.number("first", -1)
    board.number("first", 0)
    assert board.asked() == ("first", "main-phase", "503.3")


@clause("hanyo", "104.6")
def test_a_value_that_ends_higher_is_raised_and_one_that_ends_lower_is_lowered() -> None:
    up = tactics("励まし", "このターン、自分のメイン・ユニットのHPを200アップする。")
    down = tactics("呪い", "このターン、自分のメイン・ユニットのHPを300ダウンする。")
    board = Board(cards=[up, down, TARGET], first={"main": "的", "hand": ["励まし", "呪い", "召集"]})
    board.play("first", "励まし")
    assert board.hp("的") == 1200
    board.play("first", "呪い")
    assert board.hp("的") == 900


# --- 105


@clause("hanyo", "105.2", "302.5")
def test_a_card_belongs_to_the_player_who_brought_it() -> None:
    board = Board.new(["天馬"] * 6, ["影法師"] * 6)
    assert {board.state.owner[card] for card in board.state.zones[1]} == {0}
    assert {board.state.owner[card] for card in board.state.zones[11]} == {1}


@clause("hanyo", "105.3", "105.3a", "105.3b")
def test_self_and_opponent_are_seen_from_the_controller_of_the_card() -> None:
    watch = unit("番", text="自分のターン開始時、相手のメイン・ユニットに呪カウンターを1個置く。")
    board = Board(turn="second", phase="draw", cards=[watch, TARGET], first={"main": "的"}, second={"main": "番"})
    assert board.counters("的", "呪") == 1
    assert board.counters("番", "呪") == 0


@clause("hanyo", "105.3", "105.3b")
def test_an_ability_of_the_other_player_does_not_take_my_turn_for_its_own() -> None:
    watch = unit("番", text="自分のターン開始時、相手のメイン・ユニットに呪カウンターを1個置く。")
    board = Board(turn="first", phase="draw", cards=[watch, TARGET], first={"main": "的"}, second={"main": "番"})
    assert board.counters("的", "呪") == 0


@clause("hanyo", "105.3c")
def test_an_effect_is_controlled_by_the_controller_of_its_ability() -> None:
    board = Board(first={"hand": ["検問"]}, second={"hand": ["作戦会議"]})
    board.play("first", "検問")
    board.play_to_turn(6)
    assert board.refused("second", "play", "作戦会議").clause == "104.4"


@clause("hanyo", "105.3c")
def test_an_effect_on_the_opponent_does_not_fall_on_its_own_controller() -> None:
    board = Board(first={"hand": ["検問", "作戦会議@mine"]}, second={"hand": ["足払い"]})
    board.play("first", "検問")
    board.play("first", "mine")
    assert board.discard("first") == ["mine", "検問"]


# --- 201-202


@clause("hanyo", "201.1", "201.2", "201.2a", "201.2b")
def test_a_card_is_a_unit_or_a_command_of_one_of_three_classes() -> None:
    cards = with_cards().list.cards
    assert {card.kind for card in cards} == {"unit", "command"}
    assert {card.command for card in cards if card.kind == "command"} == {"strategy", "tactics", "enhancement"}
    assert {card.command for card in cards if card.kind == "unit"} == {""}


@clause("hanyo", "201.2")
def test_a_unit_is_put_out_and_not_played_a_command_is_played_and_not_put_out() -> None:
    board = Board(first={"hand": ["天馬", "作戦会議"]})
    assert board.refused("first", "play", "天馬").clause == "604.1"
    assert board.refused("first", "enter", "作戦会議").clause == "603.1"
    assert {"enter 天馬", "play 作戦会議"} <= set(board.options("first"))


@clause("hanyo", "201.3", "306.4")
def test_a_bare_kind_means_cards_in_the_areas() -> None:
    burn = tactics("野焼き", "自分のユニット1体のHPを100回復する。")
    board = Board(cards=[burn], first={"main": "天馬", "hand": ["野焼き", "影法師"], "standby": ["黄昏の双子"]})
    board.play("first", "野焼き")
    assert board.options("first") == ["天馬", "黄昏の双子"]


@clause("hanyo", "201.3", "201.3a")
def test_a_kind_card_means_cards_of_the_zone_that_is_named() -> None:
    fetch = tactics("拾い物", "自分の捨て場の強化カード1枚を手札に加える。")
    board = Board(
        cards=[fetch],
        first={"main": {"card": "天馬", "sets": ["陣太鼓"]}, "hand": ["拾い物"], "discard": ["兵法書", "軍旗", "召集"]},
    )
    board.play("first", "拾い物")
    assert board.options("first") == ["兵法書", "軍旗"]


@clause("hanyo", "202.1")
def test_a_name_means_the_cards_of_that_name() -> None:
    count = unit("長", skills=[skill("数", "100×", text="自分の「群れ雀」1体につき100ダメージを与える。")])
    board = Board(
        phase="battle",
        cards=[count, TARGET],
        first={"main": "長", "standby": ["群れ雀@1", "群れ雀@2", "群れ蝙蝠"]},
        second={"main": "的"},
    )
    board.skill("first", "数")
    assert board.damage("的") == 200


# --- 203-206


@clause("hanyo", "203.1")
def test_only_units_have_hp() -> None:
    for card in with_cards().list.cards:
        assert (card.hp > 0) == card.is_unit


@clause("hanyo", "203.2", "1003.2")
def test_a_unit_is_knocked_out_when_its_damage_reaches_its_hp() -> None:
    board = Board(first={"hand": ["火矢"]}, second={"standby": [{"card": "影法師", "damage": 200}]})
    board.play("first", "火矢")
    assert board.is_down("影法師")


@clause("hanyo", "203.2")
def test_a_unit_with_less_damage_than_hp_stands() -> None:
    board = Board(first={"hand": ["火矢"]}, second={"standby": [{"card": "影法師", "damage": 100}]})
    board.play("first", "火矢")
    assert (board.is_down("影法師"), board.damage("影法師")) == (False, 300)


@clause("hanyo", "204.1", "204.2")
def test_a_slash_separates_attributes() -> None:
    board = Board(first={"main": "天馬", "standby": ["群れ雀"]})
    assert board.attributes("天馬") == ["風", "光"]
    assert board.attributes("群れ雀") == ["風"]


@clause("hanyo", "204.1", "204.2")
def test_a_unit_of_two_attributes_is_meant_by_either_and_by_no_other() -> None:
    def found(attribute: str) -> int:
        heal = tactics("手当て", f"自分の{attribute}属性のユニットすべてのHPを100回復する。")
        board = Board(cards=[heal], first={"main": {"card": "天馬", "damage": 200}, "hand": ["手当て"]})
        board.play("first", "手当て")
        return board.damage("天馬")

    assert [found(each) for each in ("風", "光", "火")] == [100, 100, 200]


STRIKER = unit("討ち手", attribute="火", advantage="風", skills=[skill("打", 200), skill("無", None)])


@clause("hanyo", "205.1", "704.3c", "704.3c-1")
def test_damage_to_a_unit_with_an_attribute_under_advantage_is_doubled() -> None:
    board = Board(phase="battle", cards=[STRIKER], first={"main": "討ち手"}, second={"main": "竜巻の天狗"})
    board.skill("first", "打")
    assert board.damage("竜巻の天狗") == 400


@clause("hanyo", "205.1", "704.3c-1")
def test_damage_to_a_unit_of_another_attribute_is_not_doubled() -> None:
    board = Board(phase="battle", cards=[STRIKER, TARGET], first={"main": "討ち手"}, second={"main": "的"})
    board.skill("first", "打")
    assert board.damage("的") == 200


@clause("hanyo", "206.1", "605.1")
def test_a_retreat_takes_as_many_energy_cards_as_the_cost_says() -> None:
    board = Board(first={"main": {"card": "渦潮の大蛸", "energy": 2}, "standby": ["天馬"]})
    board.retreat("first")
    board.lays_down("first")
    assert board.main("first") == "天馬"
    assert (board.energy("渦潮の大蛸"), len(board.discard("first"))) == ([], 2)


@clause("hanyo", "206.1", "605.3")
def test_a_retreat_needs_all_of_its_cost() -> None:
    board = Board(first={"main": {"card": "渦潮の大蛸", "energy": 1}, "standby": ["天馬"], "hand": ["召集"]})
    reason = board.refused("first", "retreat")
    assert (reason.clause, dict(reason.values)) == ("605.3", {"energy": 1, "cost": 2})


# --- 207-213


@clause("hanyo", "207.1")
def test_the_text_of_a_card_does_what_it_says() -> None:
    board = Board(first={"main": {"card": "冥府の門番"}, "standby": [{"card": "天馬", "down": True}]})
    assert board.hp("冥府の門番") == 1100
    board = Board(
        first={"main": "冥府の門番", "standby": [{"card": "天馬", "down": True}, {"card": "影法師", "down": True}]}
    )
    assert board.hp("冥府の門番") == 1400


@clause("hanyo", "208.1", "211.1", "703.2a-1")
def test_skills_stand_on_units_and_enhancements() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "火の粉の子狐", "energy": 2, "sets": ["炎の太刀"]}, "standby": ["紅蓮の剣士"]},
    )
    assert board.options("first") == ["skill ひっかき", "skill 狐火", "skill 火炎斬り", "no-skill"]


@clause("hanyo", "208.1")
def test_the_skill_of_a_set_is_no_skill_of_another_unit() -> None:
    board = Board(
        phase="battle",
        first={
            "main": {"card": "火の粉の子狐", "energy": 2},
            "standby": [{"card": "紅蓮の剣士", "sets": ["炎の太刀"]}],
        },
    )
    assert board.options("first") == ["skill ひっかき", "skill 狐火", "no-skill"]


@clause("hanyo", "209.1", "211.1")
def test_ex_skills_stand_on_enhancements_only() -> None:
    for card in with_cards().list.cards:
        if any(ability.kind == "ex" for ability in card.abilities):
            assert card.command == "enhancement"


@clause("hanyo", "209.1", "801.1g-1")
def test_the_unit_has_the_ex_skills_of_its_sets() -> None:
    board = Board(first={"main": {"card": "天馬", "sets": ["陣太鼓"]}, "standby": ["影法師"]})
    assert board.skills("天馬") == ["天駆け", "乱れ太鼓", "鼓舞"]
    assert board.skills("影法師") == ["忍び寄り", "影縫い"]


@clause("hanyo", "209.2", "606.1")
def test_some_ex_skills_work_always_and_others_are_declared_in_the_main_phase() -> None:
    both = enhancement(
        "兜",
        exs=[ex("硬さ", "このユニットのHPを200アップする。"), ex("号令", "自分のターンに使える。デッキを1枚引く。")],
    )
    board = Board(cards=[both], first={"main": {"card": "天馬", "sets": ["兜"]}})
    assert board.hp("天馬") == 900
    assert "use 号令" in board.options("first")
    assert "use 硬さ" not in board.options("first")
    board.use("first", "号令")
    assert len(board.hand("first")) == 1


@clause("hanyo", "209.2", "210.1")
def test_an_ex_skill_is_not_declared_in_the_battle_phase() -> None:
    call = enhancement("兜", exs=[ex("号令", "自分のターンに使える。デッキを1枚引く。")])
    board = Board(phase="battle", cards=[call], first={"main": {"card": "影法師", "sets": ["兜"]}})
    assert board.options("first") == ["skill 忍び寄り", "no-skill"]
    assert board.refused("first", "use", "影法師", named="号令").clause == "503.3"


@clause("hanyo", "210.1", "210.2", "703.2a-2")
def test_a_skill_needs_as_much_energy_as_its_cost() -> None:
    board = Board(phase="battle", first={"main": {"card": "火の粉の子狐", "energy": 1}})
    assert "skill 狐火" in board.options("first")
    board.skill("first", "狐火")
    assert len(board.energy("火の粉の子狐")) == 1


@clause("hanyo", "210.2", "703.2a-2")
def test_a_skill_cannot_be_used_with_less_energy_than_its_cost() -> None:
    board = Board(phase="battle", first={"main": "火の粉の子狐", "standby": [{"card": "紅蓮の剣士", "energy": 3}]})
    assert board.options("first") == ["skill ひっかき", "no-skill"]
    reason = board.refused("first", "skill", "火の粉の子狐", named="狐火")
    assert (reason.clause, dict(reason.values)) == ("703.2a-2", {"energy": 0, "cost": 1})


@clause("hanyo", "211.1", "211.2")
def test_an_effect_may_refer_to_a_skill_by_its_name() -> None:
    board = Board(
        phase="battle",
        cards=[TARGET],
        first={"main": {"card": "紅蓮の剣士", "energy": 2}, "standby": ["烈火の師範"]},
        second={"main": "的"},
    )
    board.skill("first", "烈火斬")
    assert board.damage("的") == 400


@clause("hanyo", "211.2")
def test_a_skill_of_another_name_is_not_meant() -> None:
    board = Board(
        phase="battle",
        cards=[TARGET],
        first={"main": {"card": "火の粉の子狐", "energy": 2}, "standby": ["烈火の師範"]},
        second={"main": "的"},
    )
    board.skill("first", "狐火")
    assert board.damage("的") == 200


@clause("hanyo", "212.1", "704.3a")
def test_a_skill_deals_its_printed_damage() -> None:
    board = Board(phase="battle", cards=[STRIKER, TARGET], first={"main": "討ち手"}, second={"main": "的"})
    board.skill("first", "打")
    assert board.damage("的") == 200


@clause("hanyo", "212.1", "704.3a-2")
def test_a_skill_without_printed_damage_deals_none() -> None:
    board = Board(phase="battle", cards=[STRIKER, TARGET], first={"main": "討ち手"}, second={"main": "的"})
    board.skill("first", "無")
    assert board.damage("的") == 0
    assert "Damaged" not in board.happened()


@clause("hanyo", "213.1")
def test_the_effect_line_of_a_skill_is_carried_out_when_it_is_used() -> None:
    board = Board(phase="battle", first={"main": {"card": "群れ蝙蝠", "energy": 1, "damage": 200}, "hand": ["召集"]})
    assert board.damage("群れ蝙蝠") == 200
    board.skill("first", "吸血")
    assert board.damage("群れ蝙蝠") == 100


@clause("hanyo", "213.1")
def test_the_effect_line_of_one_skill_says_nothing_about_another() -> None:
    board = Board(phase="battle", first={"main": {"card": "影法師", "energy": 2}}, second={"hand": ["召集", "天啓"]})
    board.skill("first", "忍び寄り")
    assert board.discard("second") == []


@pytest.mark.parametrize("seat", ["first", "second"])
@clause("hanyo", "103.2")
def test_the_loser_is_whoever_could_not_draw(seat: str) -> None:
    board = Board(first={"hand": ["召集"]}, second={"hand": ["召集"]})
    board.happen(DrawFailed("1002.1", ("first", "second").index(seat)))
    board.ends_main("first")
    assert board.outcome() == ("second" if seat == "first" else "first", "deck-out", "1002.1")


@clause("hanyo", "204.1", "204.2")
def test_a_card_set_brings_an_attribute_of_its_own() -> None:
    bolt = unit("雷獣", hp=900, attribute="雷/水", advantage="闇", skills=[skill("落雷", 200)])
    guard = unit("避雷", hp=700, attribute="雷", text="自分の雷属性のユニットが与えるダメージを100アップする。")
    foe = unit("影", hp=900, attribute="闇", advantage="雷")
    board = Board(
        cards=[bolt, guard, foe], phase="battle", first={"main": "雷獣", "standby": ["避雷"]}, second={"main": "影"}
    )
    assert board.rules.known_face(board.state, board.card("雷獣"), -1)["attributes"] == ["水", "雷"]
    board.skill("first", "落雷")
    assert board.damage("影") == 600  # 200 and 100 more, doubled by advantage
