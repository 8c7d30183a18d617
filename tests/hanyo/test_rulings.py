"""The readings chosen where the 汎用TCG rules are silent, unclear or contradict themselves; one test for each, in order."""

from collections import Counter
from typing import Any

import pytest

from fuda.games.hanyo.cards import ATTRIBUTES
from fuda.games.hanyo.table import DrawFailed
from fuda.kernel.machine import concede
from fuda.kernel.reasons import NotAsked
from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, hanyo, skill, strategy, tactics, unit, with_cards

FILLER = "力溜め"


def reasons(board: Board, *action: str) -> tuple[str, str]:
    """By which clause and for which reason something is refused."""
    found = board.refused(*action)
    return found.clause, found.condition


def set_up(first: list[str], second: list[str], **more: Any) -> Board:
    """A game whose decks stay as they are written."""
    board = Board.new(first, second, **more)
    board.shuffles()
    return board


# --- slips of the text


@clause("hanyo", "804.2b", "804.2b-1")
def test_an_enhancement_without_a_legal_unit_is_taken_back() -> None:
    board = Board(first={"main": "影法師", "hand": ["炎の太刀", FILLER]})
    assert reasons(board, "first", "play", "炎の太刀") == ("804.2b", "no-unit-to-set-on")
    board = Board(first={"hand": ["炎の太刀", FILLER]})
    board.state.entered[board.card("鍛冶場の若衆")] = board.state.turn  # legal when offered, illegal when played
    board.play("first", "炎の太刀")
    assert board.asked() == ("first", "main-phase", "503.3")
    assert (sorted(board.hand("first")), board.resolution()) == (sorted(["炎の太刀", FILLER]), [])
    assert "CommandPlayed" not in board.happened()


@clause("hanyo", "807.5b", "807.5")
def test_a_zone_change_trigger_looks_at_the_card_as_it_was_in_the_area() -> None:
    watcher = unit(
        "見張り",
        text="自分の光属性のユニットを出したとき、デッキを1枚引く。\n自分の光属性のユニットがKOしたとき、デッキを1枚引く。",
    )
    bolt = tactics("稲妻", "自分のスタンバイ・ユニットすべてに400ダメージを与える。")
    board = Board(
        first={"main": "見張り", "standby": ["虹の架け手"], "hand": ["雨垂れの童", "稲妻", FILLER], "deck": 5},
        cards=[watcher, bolt],
    )
    board.enter("first", "雨垂れの童")  # water in the hand, light as soon as it is in the area
    assert len(board.hand("first")) == 3
    board.play("first", "稲妻")  # the child has 400 HP; the weaver who makes it light has 500
    assert board.is_down("雨垂れの童") and not board.is_down("虹の架け手")
    assert len(board.hand("first")) == 3


@clause("hanyo", "505.3c", "811.2")
def test_the_last_look_of_a_turn_is_a_rule_check() -> None:
    shelter = tactics(
        "一時の守り",
        "このターン、自分のメイン・ユニットのHPを300アップする。自分のメイン・ユニットに200ダメージを与える。",
    )
    board = Board(
        first={"main": {"card": "呪いの人形", "damage": 200}, "standby": ["影法師"], "hand": ["一時の守り", FILLER]},
        second={"main": "天馬", "standby": ["鏡の精"]},
        cards=[shelter],
    )
    board.play("first", "一時の守り")
    board.ends_main("first")
    board.passes("first")
    assert board.asked() == ("first", "changehp", "804.2c-3")  # its trigger is played in the final step
    assert (board.phase(), board.main("first")) == ("end", "影法師")
    board.choose("first", "鏡の精")
    assert board.turn() == (6, "second")


@clause("hanyo", "501.1", "502.1", "502.2")
def test_the_draw_comes_before_the_triggers_of_the_turn_start() -> None:
    board = set_up(["焔尾の大狐", *[FILLER] * 6], ["影法師", *[FILLER] * 6])
    board.first_player("first")
    assert board.turn() == (1, "first")
    assert len(board.hand("first")) == 5  # the first player draws in turn one
    assert board.counters("焔尾の大狐", "炎") == 1
    order = [each for each in board.happened() if each in ("Drawn", "Moment", "Counted")]
    last_draw = max(place for place, each in enumerate(order) if each == "Drawn")
    assert order[last_draw + 1 :] == ["Moment", "Moment", "Moment", "Counted", "Moment"]
    moments = [told["moment"] for told in board.told() if told["event"] == "Moment"]
    assert moments == ["draw-start", "turn-start", "game-start", "main-start"]


@clause("hanyo", "919.1", "919.2")
def test_janken_is_a_hidden_simultaneous_choice_unless_the_match_asks_for_a_draw() -> None:
    position: dict[str, Any] = {"phase": "battle", "first": {"main": {"card": "影法師", "placed": "rested"}}}
    board = Board(**position)
    assert board.all_asked() == ["first", "second"]
    before = board.view("second")
    board.option("first", "paper")
    assert board.view("second") == before
    assert not [told for told in board.told("second") if told["event"] == "Played"]
    board.option("second", "rock")
    assert board.placed("影法師") == "normal"
    board = Board(lots=True, **position)
    assert board.asked() == ("chance", "lots", "919.2")
    board.roll(2)
    assert board.placed("影法師") == "rested"


@clause("hanyo", "919.1")
def test_a_tied_janken_is_played_again() -> None:
    board = Board(phase="battle", first={"main": {"card": "影法師", "placed": "rested"}})
    for shape in ("rock", "paper", "scissors") * 20:
        board.scissors(shape, shape)
        assert board.all_asked() == ["first", "second"]
    board.scissors("rock", "scissors")
    assert board.placed("影法師") == "normal"
    assert board.outcome() is None


@clause("hanyo", "204.1", "204.2", "205.1")
def test_the_attributes_are_five_with_a_wheel_and_a_pair() -> None:
    assert set(ATTRIBUTES) == set("火水風光闇")
    wheel = {"火": "風", "風": "水", "水": "火", "光": "闇", "闇": "光"}
    printed: Counter[tuple[str, str]] = Counter()
    for card in hanyo().list.cards:
        own = [each for each in card.source.fields.get("attribute", "").split("/") if each]
        beaten = [each for each in card.source.fields.get("advantage", "").split("/") if each]
        assert card.is_unit == bool(own)
        assert not beaten or card.is_unit
        printed.update({(each, other) for each in own for other in beaten if len(own) == 1})
    for pair in wheel.items():
        assert printed[pair] >= 2
    odd = {pair: count for pair, count in printed.items() if pair not in wheel.items()}
    assert odd == {("火", "水"): 1, ("風", "火"): 1}  # a card prints its own advantage


@clause("hanyo", "205.1", "204.2", "704.3c-1")
def test_advantage_over_two_attributes_doubles_once() -> None:
    judge = unit("裁き手", advantage="光/闇", skills=[skill("裁き", 100)])
    for target, taken in (("黄昏の双子", 200), ("影法師", 200), ("鍛冶場の若衆", 100)):
        board = Board(
            phase="battle", first={"main": "裁き手"}, second={"main": target, "standby": ["天馬"]}, cards=[judge]
        )
        board.skill("first", "裁き")
        assert board.damage(target) == taken


# --- the set-up


@clause("hanyo", "403.3", "403.3a")
def test_the_hand_is_chosen_from_before_the_other_hand_is_shown() -> None:
    board = set_up(["天馬", "鏡の精", *[FILLER] * 5], [*["作戦会議"] * 5, "影法師", FILLER])
    assert board.all_asked() == ["first"]
    assert not board.is_known("作戦会議", "first")
    assert "Redrawn" not in board.happened()
    board.choose("first", "鏡の精")
    shown = [told for told in board.told("first") if told["event"] == "Redrawn"]
    assert [each["card"] for each in shown[0]["shown_cards"]] == ["H051"] * 5
    assert board.main("first") == "鏡の精"
    assert board.asked() == ("chance", "shuffle", "403.1")
    board.shuffle()
    assert board.asked() == ("chance", "first-player", "403.4")  # the first player does not choose again
    assert board.main("first") == "鏡の精"


@clause("hanyo", "403.3a")
def test_players_without_a_unit_redraw_together_with_public_hands() -> None:
    board = Board.new([*["作戦会議"] * 5, "天馬"], [*["補給"] * 5, "影法師"])
    board.shuffle()
    board.shuffle()
    assert board.state.redraws == [1, 1]
    for seat in ("first", "second"):
        shown = [told for told in board.told(seat) if told["event"] == "Redrawn"]
        assert [[each["card"] for each in told["shown_cards"]] for told in shown] == [["H051"] * 5, ["H070"] * 5]
    board.shuffle(1, 2, 3, 4, 5)  # the unit goes to the bottom again
    assert not board.is_known("作戦会議", "second")  # shuffled back, the shown hand is hidden
    board.shuffle(1, 2, 3, 4, 5)
    assert board.state.redraws == [2, 2]
    board.shuffle()
    board.shuffle()
    assert (board.main("first"), board.main("second")) == ("天馬", "影法師")


@clause("hanyo", "403.3b")
def test_the_difference_in_redraws_is_drawn_once_and_cannot_be_declined() -> None:
    board = Board.new([*["作戦会議"] * 5, "天馬"], ["影法師", *[FILLER] * 9])
    board.shuffle()
    board.shuffle()
    for _ in range(2):
        assert len(board.hand("second")) == 4  # nothing before both have placed
        board.shuffle(1, 2, 3, 4, 5)
    board.shuffle()
    assert board.state.redraws == [3, 0]
    assert len(board.hand("second")) == 7
    assert (board.main("second"), len(board.deck("second"))) == ("影法師", 2)
    assert board.asked() == ("chance", "first-player", "403.4")


@clause("hanyo", "403.2", "403.3b", "904.2", "1001.1", "1002.1")
def test_a_deck_that_runs_out_in_the_set_up_is_no_defeat_yet() -> None:
    board = Board.new([*["作戦会議"] * 5, "天馬", FILLER], ["影法師", *[FILLER] * 4])
    board.shuffle()
    board.shuffle()
    board.shuffle(5)
    assert board.deck("second") == []
    assert "DrawFailed" not in board.happened()
    board.first_player("first")
    assert board.outcome() is None
    board.ends_main("first")
    assert board.outcome() == ("first", "deck-out", "1002.1")  # the draw of the second turn
    board = set_up(["天馬", FILLER], ["影法師", *[FILLER] * 6])  # fewer than five cards to begin with
    board.first_player("second")
    assert board.outcome() is None


@clause("hanyo", "403.3", "403.5", "807.1")
def test_turning_up_the_main_unit_in_the_set_up_triggers_nothing() -> None:
    board = set_up(["霧隠れの河童", *[FILLER] * 6], ["影法師", *[FILLER] * 6])
    board.first_player("first")
    assert board.asked() == ("first", "main-phase", "503.3")  # no rock-paper-scissors for having become the main unit
    assert board.state.triggered == ()
    assert board.state.entered[board.card("霧隠れの河童")] < board.state.turn


@clause("hanyo", "403.4", "403.6")
def test_chance_alone_picks_the_first_player() -> None:
    for seat in ("first", "second"):
        board = set_up(["天馬", *[FILLER] * 6], ["影法師", *[FILLER] * 6])
        assert board.main("first") and board.main("second")
        assert board.all_asked() == ["chance"]
        board.first_player(seat)
        assert board.turn() == (1, seat)


@clause("hanyo", "402.2c", "201.2", "201.2b", "805.2")
def test_kind_in_deck_building_means_unit_or_command() -> None:
    twins = (
        strategy("双子", "デッキを1枚引く。", "X1"),
        tactics("双子", "デッキを1枚引く。", "X2"),
        unit("双子", number="X3"),
    )
    rules = with_cards(*twins)
    rest = {f"H0{number:02}": 4 for number in range(1, 11)}

    def found(**more: int) -> list[str]:
        wanted = {**rest, **more}
        wanted["H011"] = 4
        missing = 50 - sum(wanted.values())
        wanted["H012"] = missing
        assert 0 < missing <= 4
        return [reason.clause for reason in rules.deck_problems(wanted)]

    assert found(X1=3, X2=1) == []
    assert found(X1=3, X2=2) == ["402.2c"]
    assert found(X1=2, X3=1) == []
    assert found(X1=1, X3=2) == []


@clause("hanyo", "402.3", "802.3")
def test_a_card_in_the_deck_may_change_the_rules_its_own_deck_is_built_by() -> None:
    rules = hanyo()
    assert rules.deck_problems({"H028": 46, "H001": 4}) == ()
    assert [each.clause for each in rules.deck_problems({"H001": 46, "H028": 4})] == ["402.2c"]
    assert [each.clause for each in rules.deck_problems({"H001": 50})] == ["402.2c"]


@clause("hanyo", "104.1", "104.4", "703.2a-3")
def test_a_prohibition_beats_a_permission() -> None:
    assert hanyo().deck_problems({"H028": 50}) == ()  # a card beats a rule
    board = Board(
        phase="battle",
        first={"main": {"card": "溶岩の巨人", "energy": 5}},
        second={"main": {"card": "影法師", "sets": ["封魔の鎖"]}},
    )
    reason = board.refused("first", "skill", "溶岩の巨人", named="大噴火")  # its unit has it and the energy is there
    assert (reason.clause, reason.condition) == ("703.2a-3", "skill-forbidden")
    assert board.options("first") == ["skill 踏みつけ", "no-skill"]


@clause("hanyo", "103.4")
def test_either_player_may_concede_at_any_question() -> None:
    for seat, winner in ((0, "second"), (1, "first")):
        board = Board(first={"hand": [FILLER]})
        assert board.all_asked() == ["first"]
        concede(board.state, board.rules, seat)
        assert board.outcome() == (winner, "concession", "103.4")
        with pytest.raises(NotAsked):
            concede(board.state, board.rules, 1 - seat)
        assert board.outcome() == (winner, "concession", "103.4")
        board = Board.new(["天馬", "影法師", *[FILLER] * 5], ["天馬", "影法師", *[FILLER] * 5])
        concede(board.state, board.rules, seat)  # while chance is asked to shuffle
        assert board.outcome() == (winner, "concession", "103.4")


# --- defeat and rule processing


@clause("hanyo", "1002.1", "104.2")
def test_a_failed_draw_is_judged_at_the_next_rule_processing_only() -> None:
    board = Board(first={"hand": ["影法師", FILLER], "deck": 0})
    board.happen(DrawFailed("1002.1", 0))
    assert (board.state.failed_draw, board.outcome()) == ([1, 0], None)
    board.enter("first", "影法師")
    assert board.outcome() == ("second", "deck-out", "1002.1")
    board = Board(first={"main": "影法師", "hand": ["作戦会議", "天馬"], "deck": 2})
    board.play("first", "作戦会議")
    assert (board.state.failed_draw, board.outcome(), board.deck("first")) == ([0, 0], None, [])
    board.enter("first", "天馬")
    assert board.outcome() is None  # an empty deck alone is nothing


@clause("hanyo", "602.1", "1002.1", "906.1")
def test_charging_with_an_empty_deck_loses() -> None:
    board = Board(first={"hand": [FILLER], "deck": 0, "standby": [{"card": "影法師", "down": True}]})
    assert reasons(board, "first", "charge", "影法師", FILLER) == ("602.1", "not-your-unit")
    board.charge("first", FILLER, "鍛冶場の若衆")
    assert len(board.energy("鍛冶場の若衆")) == 1
    assert board.outcome() == ("second", "deck-out", "1002.1")
    board = Board(first={"standby": ["天馬"], "main": "影法師"})
    assert board.options("first") == ["retreat", "end-main"]  # nothing in hand to charge with


@clause("hanyo", "906.1", "104.2", "602.2")
def test_a_charge_by_effect_draws_even_without_a_card_to_attach() -> None:
    board = Board(first={"main": "天馬", "standby": ["影法師"], "hand": ["撤収命令"], "deck": [FILLER, FILLER]})
    board.play("first", "撤収命令")
    assert (board.main("first"), board.energy("影法師"), board.hand("first")) == ("影法師", [], [FILLER])
    assert "Charged" not in board.happened()
    board = Board(first={"main": "天馬", "standby": ["影法師"], "hand": ["撤収命令", "火矢"], "deck": [FILLER, FILLER]})
    board.play("first", "撤収命令")
    assert (len(board.energy("影法師")), board.hand("first")) == (1, [FILLER])
    assert "Charged" in board.happened()
    board.charge("first", FILLER, "天馬")  # the action is still there


@clause("hanyo", "811.2a", "1001.2")
def test_rule_processing_runs_in_order_and_at_once_for_both_players() -> None:
    storm = tactics("大嵐", "ユニットすべてに600ダメージを与える。")
    board = Board(
        first={"main": {"card": "影法師", "energy": 1}, "standby": ["深海の鯨"], "hand": ["大嵐"]},
        second={"main": {"card": "鏡の精", "energy": 1}, "standby": ["冥府の門番"]},
        cards=[storm],
    )
    board.play("first", "大嵐")
    order = [each for each in board.happened() if each in ("KnockedOut", "Swapped")]
    assert order == ["KnockedOut", "KnockedOut", "Swapped", "Swapped"]
    swap = max(place for place, each in enumerate(board.happened()) if each == "Swapped")
    gone = [place for place, told in enumerate(board.told()) if told["event"] == "Went" and told["clause"] == "1005.1"]
    assert len(gone) == 2 and min(gone) > swap


@clause("hanyo", "1002.1", "1002.2", "811.2a", "103.3")
def test_running_out_of_cards_is_judged_before_running_out_of_units() -> None:
    blow = tactics("捨て身", "相手のユニットすべてに900ダメージを与える。デッキを1枚引く。")
    board = Board(first={"hand": ["捨て身"], "deck": 0}, cards=[blow])
    board.play("first", "捨て身")
    assert board.outcome() == ("second", "deck-out", "1002.1")
    both = tactics("共倒れ", "各プレイヤーはデッキを3枚引く。")
    board = Board(first={"hand": ["共倒れ"], "deck": 1}, second={"deck": 2}, cards=[both])
    board.play("first", "共倒れ")
    assert board.outcome() == ("nobody", "both-defeated", "103.3")


@clause("hanyo", "1002.2", "1004.1", "1004.2", "306.7a-3")
def test_no_standby_unit_left_to_replace_the_main_unit_is_defeat() -> None:
    ogre = {"card": "業火の鬼", "energy": 3}
    board = Board(
        phase="battle", first={"main": ogre}, second={"main": "影法師", "standby": [{"card": "天馬", "down": True}]}
    )
    board.skill("first", "鬼の拳")
    assert board.outcome() == ("first", "no-unit", "1002.2")
    board = Board(phase="battle", first={"main": ogre}, second={"main": None, "standby": ["天馬"]})
    assert board.main("second") == "天馬"  # an empty main area is filled
    board = Board(
        phase="battle", first={"main": ogre}, second={"main": None, "standby": [{"card": "天馬", "down": True}]}
    )
    assert board.outcome() == ("first", "no-unit", "1002.2")


@clause("hanyo", "1004.1", "1004.2", "811.2a")
def test_the_turn_player_names_the_new_main_unit_first() -> None:
    storm = tactics("大嵐", "ユニットすべてに600ダメージを与える。")
    board = Board(
        turn="second",
        first={"main": "影法師", "standby": ["深海の鯨", "溶岩の巨人"]},
        second={"main": "鏡の精", "standby": ["冥府の門番", "嵐の海竜"], "hand": ["大嵐"]},
        cards=[storm],
    )
    board.play("second", "大嵐")
    assert board.asked() == ("second", "replacement", "1004.1")
    board.choose("second", "嵐の海竜")
    assert board.main("second") == "鏡の精"  # chosen, not yet moved
    assert board.asked() == ("first", "replacement", "1004.1")
    board.choose("first", "溶岩の巨人")
    assert (board.main("first"), board.main("second")) == ("溶岩の巨人", "嵐の海竜")


@clause("hanyo", "810.2", "811.2a", "910.1")
def test_simultaneous_choices_start_with_the_turn_player() -> None:
    loss = tactics("痛み分け", "各プレイヤーは手札を1枚捨てる。")
    board = Board(
        turn="second",
        first={"hand": ["火矢", "応急手当"]},
        second={"main": "影法師", "hand": ["痛み分け", "伏兵", "補給"]},
        cards=[loss],
    )
    board.play("second", "痛み分け")
    assert board.all_asked() == ["second"]
    board.choose("second", "補給")
    assert board.discard("second") == []  # both results come together
    assert board.all_asked() == ["first"]
    board.choose("first", "火矢")
    assert (board.discard("first"), board.discard("second")) == (["火矢"], ["痛み分け", "補給"])
