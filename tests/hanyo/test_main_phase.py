"""What may be done in the main phase (600-607)."""

import pytest

from fuda.kernel.decisions import Action
from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, strategy, tactics, unit

STAY = "召集"  # a card in hand keeps the main phase open
CALM = tactics("深呼吸", "デッキを1枚引く。")
PLAN = strategy("軍議", "デッキを1枚引く。")


# --- 601


@clause("hanyo", "601.1", "601.2")
def test_actions_are_done_one_at_a_time_and_again_and_again() -> None:
    board = Board(cards=[CALM], first={"hand": ["深呼吸@1", "深呼吸@2", "深呼吸@3", STAY]})
    for each in ("1", "2", "3"):
        assert board.asked() == ("first", "main-phase", "503.3")
        board.play("first", each)
    assert board.discard("first") == ["3", "2", "1"]


@clause("hanyo", "601.2")
def test_an_action_with_a_limit_is_not_done_again() -> None:
    board = Board(first={"main": "影法師", "hand": ["火矢", STAY]})
    board.charge("first", "火矢", "影法師")
    assert not any(each.startswith("charge") for each in board.options("first"))


# --- 602


@clause("hanyo", "602.1", "906.1", "905.2")
def test_a_charge_attaches_a_hand_card_as_energy_and_then_draws() -> None:
    board = Board(first={"main": "影法師", "hand": ["火矢", STAY], "deck": ["天馬", "群れ雀"]})
    board.charge("first", "火矢", "影法師")
    assert board.energy("影法師") == ["火矢"]
    assert sorted(board.hand("first")) == sorted([STAY, "天馬"])
    events = [told["event"] for told in board.told() if told["event"] in ("Attached", "Drawn")]
    assert events == ["Attached", "Drawn"]


@clause("hanyo", "602.1")
def test_a_standby_unit_may_be_charged() -> None:
    board = Board(first={"main": "影法師", "standby": ["天馬"], "hand": ["火矢", STAY]})
    board.charge("first", "火矢", "天馬")
    assert (board.energy("天馬"), board.energy("影法師")) == (["火矢"], [])


@clause("hanyo", "602.1")
def test_neither_a_unit_of_the_other_player_nor_a_card_outside_the_hand_is_charged() -> None:
    board = Board(first={"main": "影法師", "hand": [STAY], "discard": ["火矢"]}, second={"main": "天馬"})
    assert board.refused("first", "charge", "天馬", STAY).clause == "602.1"
    assert board.refused("first", "charge", "影法師", "火矢").clause == "602.1"


@clause("hanyo", "602.2")
def test_a_second_charge_in_a_turn_is_refused() -> None:
    board = Board(first={"main": "影法師", "standby": ["天馬"], "hand": ["火矢", STAY]})
    board.charge("first", "火矢", "影法師")
    assert board.refused("first", "charge", "天馬", STAY).clause == "602.2"


@clause("hanyo", "602.2")
def test_a_charge_is_possible_again_in_the_next_turn() -> None:
    board = Board(first={"main": "影法師", "hand": ["火矢", STAY]}, second={"main": "天馬", "hand": ["間者"]})
    board.charge("first", "火矢", "影法師")
    board.play_to_turn(6)
    board.charge("second", "間者", "天馬")
    board.play_to_turn(7)
    assert f"charge 影法師 {STAY}" in board.options("first")


@clause("hanyo", "602.2", "906.1")
def test_a_charge_by_an_effect_does_not_use_up_the_action() -> None:
    fill = tactics("充填", "自分のメイン・ユニットにチャージする。")
    board = Board(cards=[fill], first={"main": "影法師", "hand": ["充填", "火矢", STAY]})
    board.play("first", "充填")
    board.choose("first", "火矢")
    board.charge("first", STAY, "影法師")
    assert sorted(board.energy("影法師")) == sorted(["火矢", STAY])


@clause("hanyo", "306.7a-3")
def test_why_a_knocked_out_unit_is_neither_charged_nor_used() -> None:
    board = Board(first={"main": "影法師", "standby": [{"card": "天馬", "down": True}], "hand": ["火矢", STAY]})
    reason = board.refused("first", "charge", "天馬", STAY)
    assert (reason.clause, reason.condition) == ("306.7a-3", "knocked-out")
    assert board.refused("first", "use", "天馬").clause == "306.7a-3"
    assert board.refused("first", "charge", "火矢", STAY).clause == "602.1"


# --- 603


@clause("hanyo", "603.1")
def test_a_unit_card_is_put_into_a_free_standby_area() -> None:
    board = Board(first={"standby": ["天馬"], "hand": ["影法師", STAY]})
    board.enter("first", "影法師")
    assert board.standby("first") == ["天馬", "影法師"]
    assert board.hand("first") == [STAY]


@clause("hanyo", "603.1")
def test_a_unit_is_not_put_into_the_main_area_nor_a_command_out() -> None:
    board = Board(first={"main": "天馬", "hand": ["影法師", STAY]})
    board.enter("first", "影法師")
    assert board.main("first") == "天馬"
    assert board.refused("first", "enter", STAY).clause == "603.1"


@clause("hanyo", "603.1")
def test_a_place_between_two_units_is_free() -> None:
    board = Board(first={"standby": ["天馬", None, "群れ雀@1", "群れ雀@2"], "hand": ["影法師", STAY]})
    board.enter("first", "影法師")
    assert board.zone("影法師") == ("first", "standby-2")


@clause("hanyo", "603.2")
def test_units_may_be_put_out_until_all_four_places_are_taken() -> None:
    board = Board(first={"hand": ["天馬", "影法師", "群れ雀@1", "群れ雀@2", "群れ蝙蝠", STAY]})
    for each in ("天馬", "影法師", "1", "2"):
        board.enter("first", each)
    assert board.standby("first") == ["天馬", "影法師", "1", "2"]
    assert board.refused("first", "enter", "群れ蝙蝠").clause == "603.1"


@clause("hanyo", "603.2", "306.7a-1")
def test_a_knocked_out_unit_takes_up_its_place() -> None:
    fallen = [{"card": f"群れ雀@{place}", "down": True} for place in range(4)]
    board = Board(first={"standby": fallen, "hand": ["影法師", STAY]})
    assert board.refused("first", "enter", "影法師").clause == "603.1"


# --- 604


@clause("hanyo", "604.1", "604.2", "804.2c-1")
def test_a_command_in_hand_is_played_carried_out_and_put_into_the_discard() -> None:
    board = Board(cards=[CALM], first={"hand": ["深呼吸", STAY], "deck": ["天馬", "影法師"]})
    board.play("first", "深呼吸")
    assert sorted(board.hand("first")) == sorted([STAY, "天馬"])
    assert board.discard("first") == ["深呼吸"]


@clause("hanyo", "604.1")
def test_a_command_outside_the_hand_and_a_unit_are_not_played() -> None:
    board = Board(cards=[CALM], first={"hand": ["天馬"], "discard": ["深呼吸"]})
    assert board.refused("first", "play", "深呼吸").clause == "604.1"
    assert board.refused("first", "play", "天馬").clause == "604.1"


@clause("hanyo", "604.3", "803.2")
def test_a_second_strategy_in_a_turn_is_refused() -> None:
    board = Board(cards=[PLAN], first={"hand": ["軍議@1", "軍議@2"]})
    board.play("first", "1")
    reason = board.refused("first", "play", "2")
    assert (reason.clause, dict(reason.values)) == ("803.2", {"played": 1})
    assert "play 2" not in board.options("first")


@clause("hanyo", "604.3", "803.2")
def test_tactics_are_not_limited_and_do_not_count_as_a_strategy() -> None:
    board = Board(cards=[CALM, PLAN], first={"hand": ["軍議", "深呼吸@1", "深呼吸@2", STAY]})
    board.play("first", "1")
    board.play("first", "軍議")
    board.play("first", "2")
    assert board.discard("first") == ["2", "軍議", "1"]


@clause("hanyo", "604.3")
def test_a_strategy_may_be_played_in_every_turn() -> None:
    board = Board(cards=[PLAN], first={"hand": ["軍議@1", "軍議@2"]}, second={"hand": ["軍議@3"]})
    board.play("first", "1")
    board.play_to_turn(6)
    board.play("second", "3")
    board.play_to_turn(7)
    assert "play 2" in board.options("first")


@pytest.mark.parametrize(("seat", "number"), [("first", 1), ("second", 2)])
@clause("hanyo", "604.4")
def test_an_enhancement_is_not_played_in_a_players_first_turn(seat: str, number: int) -> None:
    own = {"main": "天馬", "hand": ["陣太鼓"], "turns": 0}
    seats = (own, None) if seat == "first" else (None, own)
    board = Board(seat, "begin", number, *seats)
    assert board.asked() == (seat, "main-phase", "503.3")
    assert board.refused(seat, "play", "陣太鼓").clause == "604.4"
    assert "play 陣太鼓" not in board.options(seat)


@clause("hanyo", "604.4")
def test_an_enhancement_is_played_in_the_second_turn_of_a_player() -> None:
    board = Board(phase="begin", number=3, first={"main": "天馬", "hand": ["陣太鼓"], "turns": 1})
    board.play("first", "陣太鼓")
    assert board.sets("天馬") == ["陣太鼓"]


@clause("hanyo", "604.4")
def test_other_commands_are_played_in_a_players_first_turn() -> None:
    board = Board(cards=[PLAN, CALM], phase="begin", number=1, first={"hand": ["軍議", "深呼吸", STAY], "turns": 0})
    board.play("first", "軍議")
    board.play("first", "深呼吸")
    assert board.discard("first") == ["深呼吸", "軍議"]


# --- 605


@clause("hanyo", "605.1", "915.1a", "915.1b", "915.1c", "914.1")
def test_a_retreat_discards_energy_and_swaps_the_main_unit_with_a_standby_unit() -> None:
    board = Board(
        first={
            "main": {"card": "黄昏の双子", "energy": ["火矢", "間者"]},
            "standby": ["天馬", "影法師"],
            "hand": [STAY],
        }
    )
    board.retreat("first")
    assert board.options("first") == ["天馬", "影法師"]
    board.choose("first", "影法師")
    assert board.asked() == ("first", "retreat-cost", "915.1b")
    assert board.how_many("first") == (1, 1)
    board.choose("first", "間者")
    assert board.main("first") == "影法師"
    assert board.zone("黄昏の双子") == ("first", "standby-2")
    assert (board.energy("黄昏の双子"), board.discard("first")) == (["火矢"], ["間者"])


@clause("hanyo", "605.1")
def test_the_energy_of_other_units_does_not_pay_for_a_retreat() -> None:
    board = Board(
        first={"main": "黄昏の双子", "standby": [{"card": "天馬", "energy": 3}], "hand": [STAY]},
    )
    assert board.refused("first", "retreat").clause == "605.3"


@clause("hanyo", "605.1", "605.3")
def test_a_retreat_for_nothing_needs_no_energy() -> None:
    board = Board(first={"main": {"card": "影法師", "energy": 1}, "standby": ["天馬"], "hand": [STAY]})
    board.retreat("first")
    assert board.main("first") == "天馬"
    assert (len(board.energy("影法師")), board.discard("first")) == (1, [])


@clause("hanyo", "605.2")
def test_a_second_retreat_in_a_turn_is_refused() -> None:
    board = Board(first={"main": "影法師", "standby": ["天馬"], "hand": [STAY]})
    board.retreat("first")
    assert board.refused("first", "retreat").clause == "605.2"
    assert "retreat" not in board.options("first")


@clause("hanyo", "605.2")
def test_a_retreat_is_possible_again_in_the_next_turn() -> None:
    board = Board(
        first={"main": "影法師", "standby": ["天馬"], "hand": [STAY]},
        second={"main": "群れ雀", "standby": ["群れ蝙蝠"], "hand": [STAY]},
    )
    board.retreat("first")
    board.play_to_turn(6)
    board.retreat("second")
    board.play_to_turn(7)
    board.retreat("first")
    assert board.main("first") == "影法師"


@clause("hanyo", "605.2", "914.1")
def test_a_swap_by_an_effect_is_no_retreat() -> None:
    swap = tactics("交替", "自分のメイン・ユニットを自分のスタンバイ・ユニット1体と入れ替える。")
    board = Board(cards=[swap], first={"main": "影法師", "standby": ["天馬"], "hand": ["交替", STAY]})
    board.play("first", "交替")
    board.retreat("first")
    assert board.main("first") == "影法師"


@clause("hanyo", "605.3", "915.1d")
def test_a_retreat_that_cannot_be_paid_is_refused_and_takes_nothing() -> None:
    board = Board(first={"main": {"card": "渦潮の大蛸", "energy": 1}, "standby": ["天馬"], "hand": [STAY]})
    assert board.refused("first", "retreat").clause == "605.3"
    assert (len(board.energy("渦潮の大蛸")), board.discard("first")) == (1, [])


@pytest.mark.parametrize("standby", [[], [{"card": "天馬", "down": True}]])
@clause("hanyo", "605.3", "915.1a")
def test_a_retreat_needs_a_standby_unit_that_is_not_knocked_out(standby: list[object]) -> None:
    board = Board(first={"main": "影法師", "standby": standby, "hand": [STAY]})
    assert board.refused("first", "retreat").clause == "605.3"
    assert "retreat" not in board.options("first")


@clause("hanyo", "605.1", "915.1a")
def test_a_rested_unit_may_retreat_and_a_stunned_one_may_not() -> None:
    board = Board(first={"main": {"card": "影法師", "placed": "rested"}, "standby": ["天馬"], "hand": [STAY]})
    board.retreat("first")
    assert (board.main("first"), board.placed("影法師")) == ("天馬", "normal")
    board = Board(first={"main": {"card": "影法師", "placed": "stunned"}, "standby": ["天馬"], "hand": [STAY]})
    assert board.refused("first", "retreat").clause == "915.1a"


@clause("hanyo", "605.3", "104.4")
def test_a_unit_that_may_not_retreat_stays() -> None:
    board = Board(
        first={"hand": ["足止め", STAY]}, second={"main": "影法師", "standby": ["天馬"], "hand": [STAY, "火矢"]}
    )
    board.play("first", "足止め")
    board.play_to_turn(6)
    assert board.refused("second", "retreat").clause == "104.4"
    assert "retreat" not in board.options("second")
    board.play_to_turn(8)
    assert "retreat" in board.options("second")


# --- 606-607


CALL = enhancement(
    "笛", exs=[ex("合図", "自分のターンに使える。デッキを1枚引く。"), ex("響き", "このユニットのHPを100アップする。")]
)


@clause("hanyo", "606.1", "806.1")
def test_an_activated_ex_skill_of_any_own_unit_may_be_played() -> None:
    board = Board(
        cards=[CALL],
        first={
            "main": "影法師",
            "standby": [{"card": "天馬", "sets": ["笛"]}],
            "hand": [STAY],
            "deck": ["火矢", "間者"],
        },
    )
    board.use("first", "合図", "天馬")
    assert sorted(board.hand("first")) == sorted([STAY, "火矢"])


@clause("hanyo", "606.1")
def test_neither_a_unit_of_the_other_player_nor_a_static_ex_skill_is_used() -> None:
    board = Board(
        cards=[CALL],
        first={"main": {"card": "影法師", "sets": ["笛@mine"]}, "hand": [STAY]},
        second={"main": {"card": "天馬", "sets": ["笛@theirs"]}},
    )
    assert [each for each in board.options("first") if each.startswith("use")] == ["use 合図"]
    assert board.refused("first", "use", "天馬", named="合図").clause == "606.1"
    assert board.refused("first", "use", "影法師", named="響き").clause == "806.1"


@clause("hanyo", "606.1", "306.7a-3")
def test_a_knocked_out_unit_uses_no_ex_skill() -> None:
    board = Board(
        cards=[CALL],
        phase="main",
        first={"main": "影法師", "standby": [{"card": "天馬", "sets": ["笛"], "damage": 800}], "hand": [STAY]},
    )
    assert board.is_down("天馬")
    assert not any(each.startswith("use") for each in board.options("first"))


@clause("hanyo", "607.1")
def test_the_main_phase_may_be_ended_without_doing_anything() -> None:
    board = Board(first={"main": "影法師", "hand": ["火矢", "天馬"]})
    assert board.options("first")[-1] == "end-main"
    board.ends_main("first")
    assert board.phase() == "battle"
    assert sorted(board.hand("first")) == sorted(["火矢", "天馬"])


@clause("hanyo", "607.1")
def test_the_main_phase_goes_on_until_it_is_ended() -> None:
    board = Board(first={"main": "影法師", "hand": ["天馬", STAY]})
    board.enter("first", "天馬")
    assert board.phase() == "main"
    assert board.asked() == ("first", "main-phase", "503.3")
    assert board.rules.refusal(board.state, 0, Action("end-main")) is None


@clause("hanyo", "604.1", "603.1")
def test_putting_out_a_unit_is_not_a_play() -> None:
    watch = unit("見張り", text="相手が戦術をプレイしたとき、デッキを1枚引く。")
    board = Board(cards=[watch], first={"hand": ["天馬", STAY]}, second={"main": "見張り"})
    board.enter("first", "天馬")
    assert "CommandPlayed" not in board.happened()
    assert board.hand("second") == []


# --- why not


@clause("hanyo", "602.1", "603.1", "604.1", "606.1")
@pytest.mark.parametrize(
    ("verb", "cited"), [("charge", "602.1"), ("enter", "603.1"), ("play", "604.1"), ("use", "606.1")]
)
def test_an_action_without_its_card_is_asked_for_the_card(verb: str, cited: str) -> None:
    board = Board(first={"main": "影法師", "hand": ["火矢", STAY]})
    reason = board.rules.refusal(board.state, 0, Action(verb, cards=(board.card("火矢"),) if verb == "charge" else ()))
    assert reason is not None and (reason.clause, reason.condition) == (cited, "which-card")
    other = board.rules.refusal(board.state, 1, Action(verb))
    assert other is not None and other.condition == "not-your-main-phase"


@clause("hanyo", "606.1", "703.2a-1")
def test_a_use_without_a_skill_is_asked_for_the_skill() -> None:
    board = Board(first={"main": "影法師", "hand": ["火矢", STAY]})
    assert board.refused("first", "use", "影法師").condition == "which-skill"
    board = Board(phase="battle", first={"main": {"card": "火の粉の子狐", "energy": 1}})
    assert board.refused("first", "skill", "火の粉の子狐").condition == "which-skill"
    assert board.why_not("first", "skill", "火の粉の子狐", named="狐火") is None
