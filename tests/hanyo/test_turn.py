"""A turn from its draw to its final step (500-505)."""

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, tactics, unit

STAY = "召集"  # a card in hand keeps the main phase open


def moments(board: Board) -> list[str]:
    """The moments that texts can wait for, in the order in which they came."""
    return [told["moment"] for told in board.told() if told["event"] == "Moment"]


def order(board: Board, *events: str) -> list[str]:
    """Those of these events that happened, in their order; a moment goes by its name."""
    found = [told.get("moment") or told["event"] for told in board.told()]
    return [each for each in found if each in events]


WATCH = "このユニットに炎カウンターを1個置く。"


# --- 501


@clause("hanyo", "501.1", "505.4")
def test_the_players_take_turns_and_each_turn_has_its_phases_in_order() -> None:
    board = Board(phase="begin", first={"main": "影法師", "hand": [STAY]}, second={"main": "影法師", "hand": [STAY]})
    board.play_to_turn(6)
    began = [told for told in board.told() if told["event"] in ("TurnBegan", "PhaseBegan")]
    assert [told.get("seat", told.get("phase")) for told in began] == [0, 1, 2, 3, 1, 1]
    assert board.turn() == (6, "second")


@clause("hanyo", "501.1", "505.4")
def test_nobody_takes_two_turns_in_a_row() -> None:
    board = Board(first={"hand": [STAY]}, second={"hand": [STAY]})
    board.play_to_turn(9)
    seats = [told["seat"] for told in board.told() if told["event"] == "TurnBegan"]
    assert seats == [1, 0, 1, 0]


# --- 502


@clause("hanyo", "502.1", "904.1")
def test_a_turn_begins_with_a_draw_even_the_first_of_the_game() -> None:
    board = Board(phase="begin", number=1, first={"hand": [STAY], "deck": ["天馬", "影法師"], "turns": 0})
    assert sorted(board.hand("first")) == sorted([STAY, "天馬"])
    assert board.deck("first") == ["影法師"]


@clause("hanyo", "502.1")
def test_only_the_turn_player_draws() -> None:
    board = Board(phase="begin", first={"hand": [STAY]}, second={"hand": [STAY]})
    assert (len(board.hand("first")), len(board.hand("second"))) == (2, 1)


@clause("hanyo", "502.1", "502.2")
def test_the_draw_comes_before_the_triggers_of_the_turn_start() -> None:
    early = unit("早起き", text=f"自分のターン開始時、{WATCH}")
    board = Board(phase="begin", cards=[early], first={"main": "早起き"})
    assert order(board, "Drawn", "draw-start", "turn-start", "Counted") == [
        "Drawn",
        "draw-start",
        "turn-start",
        "Counted",
    ]


@clause("hanyo", "502.2")
def test_the_game_starts_in_the_first_turn_only() -> None:
    first = Board(phase="begin", number=1, first={"hand": [STAY], "turns": 0})
    assert moments(first)[:3] == ["draw-start", "turn-start", "game-start"]
    later = Board(phase="begin", number=2, first={"hand": [STAY]})
    assert "game-start" not in moments(later)


@clause("hanyo", "502.2")
def test_the_start_of_a_turn_is_not_that_of_the_other_players_turn() -> None:
    early = unit("早起き", text=f"自分のターン開始時、{WATCH}")
    board = Board(phase="begin", cards=[early], first={"hand": [STAY]}, second={"main": "早起き"})
    assert board.counters("早起き", "炎") == 0


@clause("hanyo", "502.3", "811.2")
def test_a_rule_check_follows_the_draw_before_the_main_phase_begins() -> None:
    board = Board(
        phase="draw",
        first={"main": {"card": "天馬", "damage": 700}, "standby": ["影法師", "黄昏の双子"], "hand": [STAY]},
    )
    assert board.asked() == ("first", "replacement", "1004.1")
    assert board.phase() == "draw"
    board.choose("first", "影法師")
    assert board.phase() == "main"


@clause("hanyo", "502.3")
def test_a_failed_draw_loses_before_the_main_phase() -> None:
    board = Board(phase="draw", first={"deck": 0, "hand": [STAY]})
    assert board.outcome() == ("second", "deck-out", "1002.1")
    assert "main-start" not in moments(board)


# --- 503


@clause("hanyo", "503.1", "503.2")
def test_the_start_of_the_main_phase_triggers_and_is_checked_before_any_action() -> None:
    ready = unit("支度", text=f"自分のメインフェイズ開始時、{WATCH}")
    board = Board(cards=[ready], first={"main": "支度", "hand": [STAY]})
    assert board.asked() == ("first", "main-phase", "503.3")
    assert board.counters("支度", "炎") == 1


@clause("hanyo", "503.1")
def test_the_start_of_the_main_phase_triggers_once_a_turn() -> None:
    ready = unit("支度", text=f"自分のメインフェイズ開始時、{WATCH}")
    board = Board(cards=[ready], first={"main": "支度", "hand": ["気付け薬", STAY]})
    board.play("first", "気付け薬")
    assert board.counters("支度", "炎") == 1


@clause("hanyo", "503.3", "503.3a", "503.3b", "503.3c", "503.3d", "503.3e", "503.3f")
def test_the_turn_player_may_take_any_of_six_actions() -> None:
    call = enhancement("笛", exs=[ex("合図", "自分のターンに使える。デッキを1枚引く。")])
    board = Board(
        cards=[call],
        first={"main": {"card": "影法師", "sets": ["笛"]}, "standby": ["群れ雀"], "hand": ["天馬", "火矢"]},
    )
    assert board.options("first") == [
        "charge 影法師 天馬",
        "charge 影法師 火矢",
        "charge 群れ雀 天馬",
        "charge 群れ雀 火矢",
        "enter 天馬",
        "play 火矢",
        "retreat",
        "use 合図",
        "end-main",
    ]


def _all_five() -> Board:
    call = enhancement("笛", exs=[ex("合図", "自分のターンに使える。デッキを1枚引く。")])
    return Board(
        cards=[call],
        first={"main": {"card": "影法師", "sets": ["笛"]}, "standby": ["群れ雀"], "hand": ["天馬", "火矢"], "deck": 5},
        second={"standby": ["深海の鯨"], "deck": 5},
    )


@clause("hanyo", "503.3a")
def test_a_charge_is_an_action_of_the_main_phase() -> None:
    board = _all_five()
    board.charge("first", "天馬", "影法師")
    assert (board.energy("影法師"), board.asked()) == (["天馬"], ("first", "main-phase", "503.3"))
    assert not [each for each in board.options("first") if each.startswith("charge")]


@clause("hanyo", "503.3b")
def test_putting_a_unit_out_is_an_action_of_the_main_phase() -> None:
    board = _all_five()
    board.enter("first", "天馬")
    assert (board.standby("first"), board.asked()) == (["群れ雀", "天馬"], ("first", "main-phase", "503.3"))


@clause("hanyo", "503.3c")
def test_playing_a_command_is_an_action_of_the_main_phase() -> None:
    board = _all_five()
    board.play("first", "火矢")
    assert (board.damage("深海の鯨"), board.asked()) == (200, ("first", "main-phase", "503.3"))


@clause("hanyo", "503.3d")
def test_a_retreat_is_an_action_of_the_main_phase() -> None:
    board = _all_five()
    board.retreat("first")
    assert (board.main("first"), board.asked()) == ("群れ雀", ("first", "main-phase", "503.3"))


@clause("hanyo", "503.3e")
def test_an_ex_skill_is_an_action_of_the_main_phase() -> None:
    board = _all_five()
    board.use("first", "合図")
    assert (len(board.hand("first")), board.asked()) == (3, ("first", "main-phase", "503.3"))


@clause("hanyo", "503.3", "503.3a", "503.3b", "503.3c", "503.3d", "503.3e")
def test_an_action_that_is_not_possible_is_not_offered() -> None:
    board = Board(charged=True, first={"main": "鍛冶場の若衆", "standby": ["群れ雀"], "hand": ["火矢", STAY]})
    assert board.options("first") == ["play 火矢", f"play {STAY}", "end-main"]


@clause("hanyo", "503.3")
def test_the_other_player_may_take_no_action() -> None:
    board = Board(first={"hand": [STAY]}, second={"hand": ["天馬", "火矢"], "standby": ["群れ雀"]})
    assert board.all_asked() == ["first"]
    for action in (("charge", "群れ雀", "天馬"), ("enter", "天馬"), ("play", "火矢"), ("retreat",)):
        assert board.refused("second", *action).clause == "503.3"


@clause("hanyo", "503.4", "503.2", "601.1")
def test_after_an_action_comes_a_rule_check_and_then_the_next_action() -> None:
    board = Board(
        first={"hand": ["火矢", STAY]},
        second={"main": "天馬", "standby": [{"card": "影法師", "damage": 300, "sets": ["陣太鼓"]}]},
    )
    board.play("first", "火矢")
    assert board.is_down("影法師")
    assert board.discard("second") == ["陣太鼓"]
    assert board.asked() == ("first", "main-phase", "503.3")


@clause("hanyo", "503.3f", "503.4", "607.1")
def test_ending_the_main_phase_leads_to_the_battle_phase() -> None:
    board = Board(first={"main": "影法師", "hand": [STAY]})
    board.ends_main("first")
    assert board.phase() == "battle"
    assert board.asked() == ("first", "skill-step", "703.2")


# --- 504


@clause("hanyo", "504.1")
def test_the_first_turn_of_the_game_has_no_battle_phase() -> None:
    board = Board(number=1, first={"main": "影法師", "hand": [STAY]}, second={"hand": [STAY], "turns": 0})
    board.ends_main("first")
    assert board.turn() == (2, "second")
    assert "battle-start" not in moments(board)
    assert "battle-end" not in moments(board)
    assert [told["phase"] for told in board.told() if told["event"] == "PhaseBegan"][:2] == [1, 3]


@clause("hanyo", "504.1")
def test_the_second_players_first_turn_has_a_battle_phase() -> None:
    board = Board(turn="second", number=2, second={"main": "影法師", "hand": [STAY]})
    board.ends_main("second")
    assert board.asked() == ("second", "skill-step", "703.2")


# --- 505


@clause("hanyo", "505.1", "505.2")
def test_the_end_of_a_turn_triggers_and_is_checked() -> None:
    late = unit("夜更かし", text=f"自分のターン終了時、{WATCH}")
    board = Board(phase="end", cards=[late], first={"main": "夜更かし"}, second={"hand": [STAY]})
    assert board.counters("夜更かし", "炎") == 1
    assert order(board, "turn-end", "Counted", "TurnBegan") == ["turn-end", "Counted", "TurnBegan"]


@clause("hanyo", "505.2")
def test_a_unit_that_falls_at_the_end_of_the_turn_is_replaced_before_the_final_step() -> None:
    fuse = unit("導火線", hp=100, text="自分のターン終了時、このユニットに100ダメージを与える。")
    board = Board(
        phase="end",
        cards=[fuse],
        first={"main": "導火線", "standby": ["影法師", "天馬"], "hand": [STAY]},
        second={"main": {"card": "黄昏の双子", "placed": "rested"}, "hand": [STAY]},
    )
    assert board.asked() == ("first", "replacement", "1004.1")
    board.choose("first", "影法師")
    assert board.asked() == ("first", "rock-paper-scissors", "919.1")


@clause("hanyo", "505.1")
def test_the_end_of_a_turn_is_not_that_of_the_other_players_turn() -> None:
    late = unit("夜更かし", text=f"自分のターン終了時、{WATCH}")
    board = Board(phase="end", cards=[late], first={"main": "影法師"}, second={"main": "夜更かし", "hand": [STAY]})
    assert board.turn() == (6, "second")
    assert board.counters("夜更かし", "炎") == 0


GROW = tactics("成長", "このターン、自分のメイン・ユニットのHPを100アップする。")
LONG = tactics("長い成長", "次の相手のターンの終了時まで、自分のメイン・ユニットのHPを100アップする。")


@clause("hanyo", "505.3", "505.3a", "809.8a")
def test_effects_until_the_end_of_the_turn_end_in_the_final_step() -> None:
    board = Board(cards=[GROW], first={"main": "影法師", "hand": ["成長", STAY]}, second={"hand": [STAY]})
    board.play("first", "成長")
    assert board.hp("影法師") == 500
    board.play_to_turn(6)
    assert board.hp("影法師") == 400
    assert order(board, "turn-end", "EffectsEnded", "TurnBegan") == ["turn-end", "EffectsEnded", "TurnBegan"]


@clause("hanyo", "505.3a")
def test_effects_that_last_longer_do_not_end_with_the_turn() -> None:
    board = Board(cards=[LONG], first={"main": "影法師", "hand": ["長い成長", STAY]}, second={"hand": [STAY]})
    board.play("first", "長い成長")
    board.play_to_turn(6)
    assert board.hp("影法師") == 500
    board.play_to_turn(7)
    assert board.hp("影法師") == 400


def resting(placed: str = "rested") -> dict[str, object]:
    return {"main": {"card": "影法師", "placed": placed}, "hand": [STAY]}


@pytest.mark.parametrize("placed", ["rested", "stunned"])
@clause("hanyo", "505.3b", "919.1", "907.1")
def test_a_main_unit_that_is_rested_or_stunned_recovers_by_rock_paper_scissors(placed: str) -> None:
    board = Board(phase="end", first=resting(placed), second={"main": "天馬", "hand": [STAY]})
    assert board.placed("影法師") == placed
    board.scissors("rock", "scissors")
    assert board.placed("影法師") == "normal"
    assert board.turn() == (6, "second")


@clause("hanyo", "505.3b")
def test_whoever_loses_does_not_recover_the_unit() -> None:
    board = Board(phase="end", first=resting(), second={"main": "天馬", "hand": [STAY]})
    board.scissors("rock", "paper")
    assert board.placed("影法師") == "rested"
    assert board.turn() == (6, "second")


@clause("hanyo", "505.3b")
def test_even_hands_are_played_again_for_recovery() -> None:
    board = Board(phase="end", first=resting(), second={"main": "天馬", "hand": [STAY]})
    board.scissors("rock", "rock")
    board.scissors("paper", "rock")
    assert board.placed("影法師") == "normal"


@clause("hanyo", "505.3b")
def test_both_players_play_for_recovery_the_turn_player_first() -> None:
    board = Board(
        turn="second",
        phase="end",
        first=resting(),
        second={"main": {"card": "黄昏の双子", "placed": "stunned"}, "hand": [STAY]},
    )
    board.wins("second")
    assert (board.placed("黄昏の双子"), board.placed("影法師")) == ("normal", "rested")
    board.wins("second")
    assert board.placed("影法師") == "rested"
    assert board.turn() == (6, "first")


@clause("hanyo", "505.3b")
def test_normal_main_units_and_rested_standby_units_do_not_play_for_recovery() -> None:
    board = Board(
        phase="end",
        first={"main": "天馬", "standby": [{"card": "影法師", "placed": "rested"}], "hand": [STAY]},
        second={"main": "黄昏の双子", "hand": [STAY]},
    )
    assert board.asked() == ("second", "main-phase", "503.3")
    assert board.placed("影法師") == "rested"


WEAK = unit("虚弱", hp=300)
HURT = tactics("自傷", "自分のメイン・ユニットに300ダメージを与える。")


def dying(**second: object) -> Board:
    """The turn player's main unit holds out only until the effect on it ends with the turn."""
    board = Board(
        cards=[WEAK, GROW, HURT],
        first={"main": "虚弱", "standby": ["影法師", "天馬"], "hand": ["成長", "自傷", STAY]},
        second={"hand": [STAY], **second},
    )
    board.play("first", "成長")
    board.play("first", "自傷")
    assert (board.damage("虚弱"), board.is_down("虚弱")) == (300, False)
    board.ends_main("first")
    return board


@clause("hanyo", "505.3c", "505.3a", "1003.2")
def test_a_unit_that_falls_as_an_effect_ends_is_dealt_with_before_the_next_turn() -> None:
    board = dying()
    assert board.is_down("虚弱")
    assert board.asked() == ("first", "replacement", "1004.1")
    assert board.turn() == (5, "first")
    board.choose("first", "影法師")
    assert board.turn() == (6, "second")


@clause("hanyo", "505.3c", "505.3", "505.3b")
def test_the_final_step_is_done_again_from_its_beginning_when_something_was_pending() -> None:
    board = dying(main={"card": "黄昏の双子", "placed": "rested"})
    board.wins("first")
    board.choose("first", "影法師")
    assert board.turn() == (5, "first")
    board.wins("second")
    assert board.placed("黄昏の双子") == "normal"
    assert board.turn() == (6, "second")


@clause("hanyo", "505.3c")
def test_nothing_is_done_again_where_nothing_is_pending() -> None:
    board = Board(phase="final", first=resting(), second={"hand": [STAY]})
    board.wins("second")
    assert board.turn() == (6, "second")
