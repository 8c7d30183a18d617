"""The readings chosen where the 汎用TCG rules are silent, unclear or contradict each other; a test for each."""

from collections import Counter
from typing import Any

import pytest

from fuda.games.hanyo.cards import ATTRIBUTES
from fuda.games.hanyo.events import DrawFailed
from fuda.games.hanyo.unit_events import Damaged
from fuda.kernel.machine import concede
from fuda.kernel.reasons import NotAsked
from fuda.library.wording import wording
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
    assert reasons(board, "first", "charge", "影法師", FILLER) == ("306.7a-3", "knocked-out")
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


# --- knocked-out units, energy, the discard


@clause("hanyo", "914.1", "302.3a", "302.3a-1", "603.1", "308.1")
def test_a_knocked_out_unit_keeps_its_standby_place_occupied() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "業火の鬼", "energy": 3}},
        second={
            "main": "影法師",
            "standby": [None, "天馬", "鏡の精", "雨垂れの童"],
            "deck": ["つむじ風の鼬", "群れ雀"],
        },
    )
    board.skill("first", "鬼の拳")
    board.choose("second", "天馬")
    assert board.zone("影法師") == ("second", "standby-2")
    assert board.is_down("影法師")
    board.enter("second", "つむじ風の鼬")  # the one place that is empty
    board.play_to_turn(8)
    assert reasons(board, "second", "enter", "群れ雀") == ("603.1", "no-free-standby-area")


@clause("hanyo", "306.7a-1", "306.7a-3", "802.2", "809.3b-3")
def test_a_knocked_out_unit_has_no_abilities_and_is_not_counted() -> None:
    board = Board(
        first={"main": "雨垂れの童", "standby": [{"card": "虹の架け手", "down": True}, "影法師"], "hand": ["総攻撃"]},
        second={"main": {"card": "墓守の狼", "energy": 2}, "standby": [{"card": "天馬", "down": True}]},
    )
    assert board.attributes("雨垂れの童") == ["水"]  # the weaver's text is silent
    assert board.rules.units_of(board.state, 0) == (board.card("雨垂れの童"), board.card("影法師"))
    raised = tactics("励まし", "自分のユニットのHPを100アップする。")
    back = tactics("起き上がり", "自分のKOしたユニット1体を持ち主の手札に戻す。")
    board = Board(
        first={"main": "影法師", "standby": [{"card": "天馬", "down": True}], "hand": ["励まし", "起き上がり"]},
        cards=[raised, back],
    )
    board.play("first", "励まし")
    assert board.hp("影法師") == 500
    assert board.view("first")["zones"][5]["cards"][0]["down"] is True
    board.state.down[board.card("天馬")] = 0  # turned up again, it is the same card and the effect is not over
    board.state.facts = None
    assert board.hp("天馬") == 800


@clause("hanyo", "306.7a-1", "908.3", "907.1")
def test_a_knock_out_puts_the_unit_upright_without_recovering_it() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "業火の鬼", "energy": 3}},
        second={"main": {"card": "影法師", "placed": "stunned"}, "standby": ["天馬"]},
    )
    board.skill("first", "鬼の拳")
    assert (board.is_down("影法師"), board.placed("影法師")) == (True, "normal")
    assert "Placed" not in board.happened()


@clause("hanyo", "909.1", "1003.1", "1003.2", "203.2")
def test_damage_knocks_out_at_the_next_rule_check_an_effect_at_once() -> None:
    bell = "自分のKOしたユニットが1体以上であるなら、デッキを1枚引く。"
    fire = tactics("火の雨", f"自分のスタンバイ・ユニットすべてに900ダメージを与える。{bell}")
    end = tactics("終わり", f"自分のスタンバイ・ユニットすべてをKOする。{bell}")
    for name, drawn in (("火の雨", 0), ("終わり", 1)):
        board = Board(first={"main": "影法師", "standby": ["天馬"], "hand": [name], "deck": 5}, cards=[fire, end])
        board.play("first", name)
        assert board.is_down("天馬")
        assert len(board.hand("first")) == drawn


@clause("hanyo", "1005.1", "1005.2", "303.2a", "309.2")
def test_the_energy_of_a_knocked_out_unit_becomes_public_in_the_discard() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "業火の鬼", "energy": 3}},
        second={"main": {"card": "影法師", "energy": ["火矢"], "sets": ["吸魂の指輪"]}, "standby": ["天馬"]},
    )
    assert not board.is_known("火矢", "second")
    board.skill("first", "鬼の拳")
    assert sorted(board.discard("second")) == sorted(["吸魂の指輪", "火矢"])
    assert board.is_known("火矢", "first") and board.is_known("火矢", "second")
    names = board.happened()
    assert names.index("Swapped") < max(place for place, each in enumerate(names) if each == "Went")


@clause("hanyo", "306.7b", "905.2", "303.3b")
def test_nobody_may_look_at_energy_not_even_its_owner() -> None:
    board = Board(
        first={
            "main": {"card": "紅蓮の剣士", "energy": ["火矢", "伏兵"]},
            "standby": ["天馬"],
            "hand": ["補給", FILLER],
        }
    )
    board.charge("first", "補給", "紅蓮の剣士")
    for seat in ("first", "second"):
        assert not any(board.is_known(card, seat) for card in ("火矢", "伏兵", "補給"))
        energy = next(each for each in board.view(seat)["zones"] if (each["zone"], each["owner"]) == ("energy", 0))
        assert energy["count"] == 3 and not any("card" in each for each in energy["cards"])
    board.retreat("first")
    assert board.how_many("first") == (1, 1)
    asked = board.view("first")["asked"]["candidates"]
    assert len(asked) == 3 and not any("card" in each for each in asked)  # pointed at, not seen
    board.choose("first", "伏兵")
    assert board.discard("first") == ["伏兵"]


@clause("hanyo", "302.4", "309.3")
def test_the_owner_orders_cards_that_are_discarded_together() -> None:
    looker = unit("拾い手", retreat=2)
    position: dict[str, Any] = {"standby": ["天馬"], "hand": [FILLER]}
    for energy, asked in ((["火矢", "伏兵"], True), (["火矢", "火矢"], False)):
        board = Board(first={"main": {"card": "拾い手", "energy": energy}, **position}, cards=[looker])
        assert not board.rules.discard_order_matters  # it is asked, whether a card looks at the order or not
        board.retreat("first")
        assert (board.asked() == ("first", "discard-order", "309.3")) == asked
        if asked:
            board.order("first", "伏兵", "火矢")
            assert board.discard("first") == ["伏兵", "火矢"]


@clause("hanyo", "309.3", "911.2", "1005.1")
def test_both_owners_order_what_an_effect_or_a_rule_discards_together() -> None:
    purge = tactics("総捨て", "各プレイヤーは手札をすべて捨てる。")
    board = Board(
        first={"main": "影法師", "hand": ["総捨て", "火矢", "伏兵"], "deck": 5},
        second={"main": "影法師", "hand": ["補給", "応急手当", "天馬"], "deck": 5},
        cards=[purge],
    )
    board.play("first", "総捨て")
    assert board.asked() == ("first", "discard-order", "309.3")
    board.order("first", "伏兵", "火矢")
    assert board.asked() == ("second", "discard-order", "309.3")
    board.order("second", "天馬", "補給", "応急手当")
    assert (board.discard("first"), board.discard("second")) == (
        ["総捨て", "伏兵", "火矢"],
        ["天馬", "補給", "応急手当"],
    )
    # What was attached to a unit that is gone is discarded by a rule, its owner putting it in order.
    gone = tactics("送還", "自分のスタンバイ・ユニット1体を持ち主の手札に戻す。")
    board = Board(
        first={"standby": [{"card": "天馬", "energy": ["火矢", "伏兵"]}], "hand": ["送還", FILLER], "deck": 5},
        cards=[gone],
    )
    board.play("first", "送還")
    assert board.asked() == ("first", "discard-order", "309.3")
    board.order("first", "火矢", "伏兵")
    assert board.discard("first") == ["火矢", "伏兵", "送還"]


@clause("hanyo", "309.2")
def test_sorting_the_discard_never_changes_its_order() -> None:
    board = Board(first={"main": "影法師", "hand": ["火矢", "伏兵", FILLER], "discard": ["天馬", "応急手当"]})
    for card in ("伏兵", "火矢"):
        board.play("first", card)
    assert board.discard("first") == ["火矢", "伏兵", "天馬", "応急手当"]
    shown = next(each for each in board.view("second")["zones"] if (each["zone"], each["owner"]) == ("discard", 0))
    assert [each["card"] for each in shown["cards"]] == ["H067", "H076", "H035", "H066"]
    assert not [each for each in board.options("first") if "sort" in each]


@clause("hanyo", "911.1", "804.2c-1", "304.3")
def test_only_cards_from_hand_or_area_are_discarded() -> None:
    mill = tactics("川流れ", "自分のデッキの上から1枚を捨て場に置く。手札を1枚捨てる。")
    board = Board(first={"main": "影法師", "hand": ["川流れ", "火矢"], "deck": ["天馬", "鏡の精"]}, cards=[mill])
    board.play("first", "川流れ")
    assert board.discard("first") == ["川流れ", "火矢", "天馬"]
    words = wording("hanyo", "en", ("A", "B"))
    said = {
        told["card"]["card"]: words.event(told)
        for told in board.told()
        if told["event"] == "Went" and told["target"] == 3
    }
    assert said["川流れ"] == ""
    assert "discarded" in said["H067"]
    assert "discarded" not in said["H035"]


@clause("hanyo", "911.1", "302.5", "306.8", "105.3a")
def test_a_set_on_the_other_players_unit_is_controlled_there_and_returns_to_its_owner() -> None:
    parasite = enhancement(
        "寄生木",
        "ユニットにセットできる。",
        exs=[ex("宿り", "自分のターン終了時、このユニットに100ダメージを与える。")],
    )
    board = Board(
        first={"main": "影法師", "hand": ["寄生木"]},
        second={"main": {"card": "天馬", "damage": 650}, "standby": ["鏡の精"], "deck": 5},
        cards=[parasite],
    )
    board.play("first", "寄生木")
    board.choose("first", "天馬")
    assert board.zone("寄生木") == ("second", "sets")
    board.passes("first")
    assert board.damage("天馬") == 650  # not at the end of its owner's turn
    board.ends_main("second")
    assert board.is_down("天馬")  # but of the turn of who controls it
    assert board.discard("first") == ["寄生木"]


# --- playing


@clause("hanyo", "804.2b", "804.2b-1", "905.3")
def test_an_enhancement_goes_where_its_text_says_and_sets_have_no_limit() -> None:
    anywhere = enhancement("誰かの鈴", "ユニットにセットできる。")
    many = ["炎の太刀@old", "燻る香炉", "再起の鉢巻", "陣太鼓"]
    board = Board(
        first={"main": {"card": "紅蓮の剣士", "sets": many}, "hand": ["誰かの鈴", "炎の太刀"]},
        second={"main": "鍛冶場の若衆"},
        cards=[anywhere],
    )
    board.play("first", "誰かの鈴")
    assert board.options("first") == ["紅蓮の剣士", "鍛冶場の若衆"]
    board.choose("first", "鍛冶場の若衆")
    board.play("first", "炎の太刀")
    assert len(board.sets("紅蓮の剣士")) == 5
    for card in hanyo().list.cards:
        if card.command == "enhancement":
            assert card.source.printed_text.startswith("自分の")


@clause("hanyo", "804.2b-1", "302.3", "306.7a-3")
def test_a_unit_is_enhanced_only_if_present_all_turn_and_not_set_upon_this_turn() -> None:
    board = Board(
        first={
            "main": "紅蓮の剣士",
            "standby": [{"card": "火薬師", "down": True}, {"card": "火の粉の子狐", "entered": 5}, "溶岩の巨人"],
            "hand": ["再起の鉢巻", "炎の太刀", "撤収命令"],
            "deck": 5,
        }
    )
    board.play("first", "撤収命令")
    board.choose("first", "溶岩の巨人")
    board.choose("first", "再起の鉢巻")  # charged
    board.play("first", "炎の太刀")
    assert board.options("first") == ["溶岩の巨人", "紅蓮の剣士"]  # they only changed places
    board = Board(first={"main": "紅蓮の剣士", "hand": ["再起の鉢巻", "炎の太刀"]})
    board.play("first", "再起の鉢巻")
    board.use("first", "仕切り直し")
    assert board.sets("紅蓮の剣士") == []
    assert reasons(board, "first", "play", "炎の太刀") == ("804.2b", "no-unit-to-set-on")


@clause("hanyo", "803.2", "604.3", "804.2b")
def test_the_one_strategy_a_turn_counts_plays() -> None:
    board = Board(first={"hand": ["兵糧攻め", "作戦会議"], "deck": 5}, second={"hand": ["衰弱の呪い"], "deck": 5})
    board.play("first", "兵糧攻め")  # without any energy to discard it does nothing
    assert board.discard("first") == ["兵糧攻め"]
    assert reasons(board, "first", "play", "作戦会議") == ("803.2", "one-strategy-a-turn")
    board.ends_main("first")
    board.play("second", "衰弱の呪い")
    assert board.state.strategies == 1
    board.play_to_turn(7)
    assert board.why_not("first", "play", "作戦会議") is None


@clause("hanyo", "804.2", "104.2", "910.1")
def test_a_command_may_be_played_without_any_result_and_chooses_on_resolution() -> None:
    board = Board(first={"hand": ["火矢", FILLER]})
    board.play("first", "火矢")
    assert board.discard("first") == ["火矢"]
    board = Board(first={"standby": ["天馬"], "hand": ["応急手当"]})
    board.play("first", "応急手当")
    assert board.resolution() == ["応急手当"]
    assert board.asked() == ("first", "heal", "804.2c-1")


@clause("hanyo", "603.1", "308.1", "804.1")
def test_a_unit_is_put_out_without_being_played_into_any_free_place() -> None:
    board = Board(first={"main": "影法師", "standby": ["天馬", None, "鏡の精"], "hand": ["火薬師", FILLER]})
    board.enter("first", "火薬師")
    assert board.zone("火薬師") == ("first", "standby-2")
    assert "CommandPlayed" not in board.happened()
    assert 0 not in [told["target"] for told in board.told() if "target" in told]  # the resolution zone


# --- units in their places


@clause("hanyo", "605.1", "915.1a", "915.1d", "302.3a-1")
def test_a_resting_unit_may_retreat_a_stunned_one_may_not() -> None:
    for placed, may in (("normal", True), ("rested", True), ("stunned", False)):
        board = Board(first={"main": {"card": "天馬", "placed": placed}, "standby": ["影法師"], "hand": [FILLER]})
        reason = board.why_not("first", "retreat")
        assert (reason is None) == may
        if may:
            board.retreat("first")
            assert (board.main("first"), board.placed("天馬"), board.discard("first")) == ("影法師", "normal", [])
    board = Board(first={"main": "天馬", "standby": [{"card": "影法師", "down": True}], "hand": [FILLER]})
    assert reasons(board, "first", "retreat") == ("605.3", "no-standby-unit")


@clause("hanyo", "914.1", "605.2", "302.3a-1", "104.2")
def test_a_swap_by_effect_is_no_retreat_and_needs_both_units() -> None:
    board = Board(
        first={
            "main": {"card": "溶岩の巨人", "placed": "stunned"},
            "standby": ["影法師", "天馬"],
            "hand": ["撤収命令"],
            "deck": 5,
        }
    )
    board.play("first", "撤収命令")
    board.choose("first", "影法師")
    assert (board.main("first"), board.placed("溶岩の巨人"), board.state.retreats) == ("影法師", "normal", 0)
    assert board.why_not("first", "retreat") is None
    board = Board(first={"main": "影法師", "hand": ["撤収命令", FILLER], "deck": 5})
    board.play("first", "撤収命令")
    assert board.main("first") == "影法師"
    assert "Swapped" not in board.happened()


@clause("hanyo", "302.3", "302.3a", "302.3a-1", "913.5", "916.3")
def test_a_unit_that_moves_between_areas_keeps_damage_counters_and_its_state() -> None:
    main = {"card": "焔尾の大狐", "damage": 100, "counters": {"炎": 1}, "placed": "rested", "energy": 1}
    coming = {"card": "影法師", "damage": 200, "counters": {"呪": 2}, "placed": "stunned"}
    board = Board(first={"main": main, "standby": [coming], "hand": [FILLER]})
    board.retreat("first")
    assert (board.damage("焔尾の大狐"), board.counters("焔尾の大狐", "炎"), board.placed("焔尾の大狐")) == (
        100,
        1,
        "normal",
    )
    assert (board.damage("影法師"), board.counters("影法師", "呪"), board.placed("影法師")) == (200, 2, "stunned")
    board = Board(first={"main": main, "standby": ["影法師"], "hand": ["起き返り"]}, cards=[_home()])
    board.play("first", "起き返り")
    assert board.main("first") == "影法師"
    assert (board.counters("焔尾の大狐", "炎"), board.damage("焔尾の大狐")) == (0, 0)


def _home() -> dict[str, Any]:
    return tactics("起き返り", "自分のメイン・ユニットを持ち主の手札に戻す。")


@clause("hanyo", "302.3b", "809.3b-3")
def test_stepping_back_sheds_group_effects_too() -> None:
    morale = tactics("士気高揚", "このターン、自分のユニットのHPを100アップする。")
    pegasus = {"card": "天馬", "energy": 2}
    board = Board(
        first={"main": pegasus, "standby": ["影法師"], "hand": ["士気高揚", "力溜め", "撤収命令", "火矢"], "deck": 5},
        second={"main": "深海の鯨"},
        cards=[morale],
    )
    board.play("first", "士気高揚")
    board.play("first", "力溜め")
    board.retreat("first")
    assert (board.hp("天馬"), board.hp("影法師")) == (700, 500)
    board.play("first", "撤収命令")
    assert (board.main("first"), board.hp("天馬"), board.hp("影法師")) == ("天馬", 700, 400)
    board.ends_main("first")
    board.skill("first", "天駆け")
    assert board.damage("深海の鯨") == 400  # being the main unit is the condition, and it is met again


@clause("hanyo", "302.3b", "809.3b-3", "809.4")
def test_a_unit_that_steps_back_is_reached_by_what_did_not_apply_to_it_in_the_main_area() -> None:
    for text, hp in (
        ("このターン、自分のスタンバイ・ユニットのHPを100アップする。", 800),  # it never applied: it does as it arrives
        ("このターン、自分のHPが700以下のユニットのHPを100アップする。", 700),  # it applied, though 800 does not fit
        ("このターン、自分のHPが600以下のユニットのHPを100アップする。", 700),
    ):
        reserve = tactics(f"後詰め{hp}{len(text)}", text)
        board = Board(
            first={
                "main": {"card": "天馬", "energy": 1},
                "standby": ["影法師"],
                "hand": [reserve["number"], FILLER],
                "deck": 5,
            },
            cards=[reserve],
        )
        board.play("first", reserve["number"])
        board.retreat("first")
        assert (board.main("first"), board.hp("天馬")) == ("影法師", hp), text


@clause("hanyo", "302.3b")
def test_stepping_back_does_not_end_what_has_not_begun_to_apply() -> None:
    for text, damage in (
        ("次の相手のターン、自分のメイン・ユニットが受けるダメージを100ダウンする。", 0),
        ("次の相手のターン、自分のユニットが受けるダメージを100ダウンする。", 0),
        ("次の相手のターンの終了時まで、自分のユニットが受けるダメージを100ダウンする。", 100),
    ):
        shield = tactics(f"備え{len(text)}", text)
        strike = tactics("一撃", "相手のユニット1体に100ダメージを与える。")
        board = Board(
            first={
                "main": {"card": "天馬", "energy": 1},
                "standby": ["影法師"],
                "hand": [shield["number"], "撤収命令", FILLER],
                "deck": 9,
            },
            second={"hand": ["一撃"], "deck": 9},
            cards=[shield, strike],
        )
        board.play("first", shield["number"])
        board.retreat("first")
        board.play("first", "撤収命令")
        assert board.main("first") == "天馬"
        board.ends_main("first")
        board.play_on("main-phase", "second")
        board.play("second", "一撃")
        board.choose("second", "天馬")
        assert board.damage("天馬") == damage, text


@clause("hanyo", "908.1", "908.3", "104.3")
def test_resting_a_stunned_unit_leaves_it_resting() -> None:
    rest = tactics("休息", "自分のメイン・ユニットをレストする。")
    for before, events in (("normal", 1), ("stunned", 1), ("rested", 0)):
        board = Board(
            first={
                "main": {"card": "紅蓮の剣士", "placed": before},
                "standby": ["灯籠の巫女"],
                "hand": ["休息", FILLER],
                "deck": 5,
            },
            cards=[rest],
        )
        board.play("first", "休息")
        assert board.placed("紅蓮の剣士") == "rested"
        assert board.happened().count("Placed") == events
        now = board.asked()
        assert now is not None
        assert (now[1] == "may") == (before == "normal")  # the maiden waits for a unit that becomes afflicted


@clause("hanyo", "505.3", "505.3b", "505.3c")
def test_the_final_step_starts_over_with_a_new_recovery_attempt() -> None:
    shelter = tactics(
        "一時の守り",
        "このターン、自分のメイン・ユニットのHPを300アップする。自分のメイン・ユニットに200ダメージを与える。",
    )
    board = Board(
        first={"main": {"card": "天馬", "damage": 600}, "standby": ["影法師"], "hand": ["一時の守り", FILLER]},
        second={"main": {"card": "鏡の精", "placed": "stunned"}, "deck": 5},
        cards=[shelter],
    )
    board.play("first", "一時の守り")
    board.ends_main("first")
    board.wins("first")
    assert (board.is_down("天馬"), board.placed("鏡の精")) == (True, "stunned")
    board.wins("second")
    assert board.placed("鏡の精") == "normal"
    assert board.turn() == (6, "second")


# --- skills


@clause("hanyo", "703.1", "704.2", "703.2a", "813.4", "812.1")
def test_a_declared_skill_goes_on_when_its_unit_rests_or_leaves() -> None:
    used = "このユニットがスキルを使ったとき、"
    swap = "自分のメイン・ユニットを自分のスタンバイ・ユニット1体と入れ替える。"
    for text in (f"{used}このユニットをレストする。", f"{used}このユニットのエネルギー1枚を捨てる。", used + swap):
        fighter = unit("闘士", advantage="水", text=text, skills=[skill("一撃", 100, cost=1)])
        board = Board(
            phase="battle",
            first={"main": {"card": "闘士", "energy": 1}, "standby": ["影法師"]},
            second={"main": "渦潮の大蛸"},
            cards=[fighter],
        )
        board.skill("first", "一撃")
        assert board.damage("渦潮の大蛸") == 200  # its own advantage, wherever it is
    dodger = unit("身代わり", text="相手のメイン・ユニットがスキルを使ったとき、" + swap)
    board = Board(
        phase="battle",
        first={"main": "影法師"},
        second={"main": "身代わり", "standby": ["鍛冶場の若衆"]},
        cards=[dodger],
    )
    board.skill("first", "忍び寄り")
    assert (board.damage("身代わり"), board.damage("鍛冶場の若衆")) == (0, 100)


@clause("hanyo", "210.2", "703.2a-2")
def test_using_a_skill_does_not_spend_energy() -> None:
    board = Board(phase="battle", first={"main": {"card": "影法師", "energy": 2}}, second={"hand": [FILLER]})
    board.skill("first", "影縫い")
    assert len(board.energy("影法師")) == 2
    board = Board(phase="battle", first={"main": "影法師"})
    assert board.options("first") == ["skill 忍び寄り", "no-skill"]


@clause("hanyo", "209.1", "606.1", "801.1g-1", "802.2a", "210.1")
def test_ex_skills_stand_on_enhancements_need_no_energy_and_sleep_on_a_stunned_unit() -> None:
    for card in hanyo().list.cards:
        if any(ability.kind == "ex" for ability in card.abilities):
            assert card.command == "enhancement"
    for placed, down, may in (
        ("normal", False, True),
        ("rested", False, True),
        ("stunned", False, False),
        ("normal", True, False),
    ):
        seer = {"card": "天馬", "sets": ["千里眼の水晶"], "placed": placed, "down": down}
        board = Board(first={"main": "影法師", "standby": [seer], "hand": [FILLER]})
        assert ("use 千里眼" in board.options("first")) == may
    texts = unit("語り部", text="自分のターン終了時、デッキを1枚引く。")
    board = Board(phase="end", first={"main": {"card": "語り部", "placed": "stunned"}, "deck": 5}, cards=[texts])
    assert len(board.hand("first")) == 1  # its own text goes on


@clause("hanyo", "803.1", "902.1b", "601.2")
def test_a_limit_on_an_ex_skill_counts_by_its_name() -> None:
    seers = [{"card": each, "sets": ["千里眼の水晶"]} for each in ("天馬", "鏡の精")]
    board = Board(first={"main": "影法師", "standby": seers, "hand": [FILLER], "deck": 5})
    board.use("first", "千里眼", "天馬")
    board.option("first", "no")
    assert "use 千里眼" not in board.options("first")
    drum = enhancement("太鼓", exs=[ex("連打", "自分のターンに使える。自分のデッキの上から1枚を捨て場に置く。")])
    board = Board(first={"main": {"card": "影法師", "sets": ["太鼓"]}, "deck": 8}, cards=[drum])
    for _ in range(4):
        board.use("first", "連打")
    assert len(board.discard("first")) == 4


@clause("hanyo", "806.2b", "804.2c-31", "920.1")
def test_an_activated_ex_skill_is_judged_once() -> None:
    veil = unit("霧の主", text="じゃんけんして勝てば、相手のスキルは失敗する。")
    text = "自分のターンに使える。自分のデッキの上から1枚を捨て場に置く。この能力は1ターンに2回まで使える。"
    for winner, discarded in (("first", 1), ("second", 0)):
        board = Board(
            first={"main": {"card": "影法師", "sets": ["太鼓"]}, "deck": 8, "hand": [FILLER]},
            second={"main": "霧の主"},
            cards=[veil, enhancement("太鼓", exs=[ex("連打", text)])],
        )
        board.use("first", "連打")
        board.wins(winner)
        assert len(board.discard("first")) == discarded
        assert board.asked() == ("first", "main-phase", "503.3")
        assert board.happened().count("Played") == 1


@clause("hanyo", "920.1a", "920.1b", "920.1b-1")
def test_an_unconditional_failure_spares_the_janken() -> None:
    veil = unit("霧の主", text="じゃんけんして勝てば、相手のスキルは失敗する。")
    wall = unit("沈黙の主", text="相手のスキルは失敗する。")
    board = Board(
        phase="battle", first={"main": "影法師"}, second={"main": "霧の主", "standby": ["沈黙の主"]}, cards=[veil, wall]
    )
    board.skill("first", "忍び寄り")
    assert (board.damage("霧の主"), board.happened().count("Played")) == (0, 0)
    for results, damage in ((["second"], 0), (["first", "second"], 0), (["first", "first"], 100)):
        board = Board(
            phase="battle",
            first={"main": "影法師"},
            second={"main": "霧の主@a", "standby": ["霧の主@b"]},
            cards=[veil, wall],
        )
        board.skill("first", "忍び寄り")
        for winner in results:
            board.wins(winner)
        assert board.damage("a") == damage


@clause("hanyo", "920.2a", "705.1")
def test_a_failed_skill_leads_to_the_end_step_of_the_battle_phase() -> None:
    wall = unit("沈黙の主", text="相手のスキルは失敗する。")
    board = Board(
        phase="battle",
        first={"main": {"card": "暁の騎士", "energy": 2, "damage": 300}},
        second={"main": "沈黙の主"},
        cards=[wall],
    )
    board.skill("first", "暁光剣")
    moments = [told["moment"] for told in board.told() if told["event"] == "Moment"]
    assert moments[:3] == ["battle-start", "battle-end", "turn-end"]
    assert "SkillUsed" not in board.happened()
    assert (board.damage("暁の騎士"), board.damage("沈黙の主")) == (300, 0)


# --- damage


@clause("hanyo", "704.3a-1", "704.3a-2")
def test_a_base_of_zero_skips_every_change_and_the_doubling() -> None:
    soft = unit("的", attribute="風", text="このユニットが受けるダメージを300アップする。")
    for counters, taken in (({}, 0), ({"炎": 1}, 1200)):
        board = Board(
            first={"main": {"card": "焔尾の大狐", "energy": 3, "counters": counters}, "hand": ["力溜め"]},
            second={"main": {"card": "的"}, "standby": ["天馬"]},
            cards=[soft],
        )
        board.play("first", "力溜め")
        board.skill("first", "狐火の宴")
        dealt = [told["amount"] for told in board.told() if told["event"] == "Damaged"]
        assert dealt == ([taken] if taken else [])
    song = Board(
        phase="battle", first={"main": {"card": "月映えの歌姫", "energy": 1}}, second={"main": "的"}, cards=[soft]
    )
    song.skill("first", "癒しの歌")
    assert song.damage("的") == 0


@clause("hanyo", "704.3b", "704.3c-1", "704.3d", "104.2", "916.2")
def test_damage_is_compared_with_zero_only_at_the_end() -> None:
    weak = unit("弱虫", text="このユニットが与えるダメージを200ダウンする。", skills=[skill("一撃", 100)])
    soft = unit("的", text="このユニットが受けるダメージを200アップする。")
    plain = unit("壁", text="このユニットがダメージを受けたとき、デッキを1枚引く。")
    board = Board(phase="battle", first={"main": "弱虫"}, second={"main": "的"}, cards=[weak, soft, plain])
    board.skill("first", "一撃")
    assert board.damage("的") == 100  # 100 - 200 + 200, never raised to 0 on the way
    board = Board(phase="battle", first={"main": "弱虫"}, second={"main": "壁", "deck": 3}, cards=[weak, soft, plain])
    board.skill("first", "一撃")
    assert "Damaged" not in board.happened()
    assert len(board.hand("second")) == 1  # only the card of the turn


@clause("hanyo", "704.3b-1", "704.3b-2", "704.3b-3")
def test_own_changes_of_damage_come_first_and_the_turn_player_orders_both_groups() -> None:
    guard = unit(
        "守り",
        text="このユニットが受けるダメージを100ダウンする。\n相手のメイン・ユニットが与えるダメージを100ダウンする。",
    )
    board = Board(
        first={
            "main": {"card": "紅蓮の剣士", "energy": 2, "sets": ["炎の太刀"]},
            "standby": ["烈火の師範"],
            "hand": [FILLER],
        },
        second={"main": "守り"},
        cards=[guard],
    )
    board.play("first", FILLER)
    board.ends_main("first")
    board.skill("first", "烈火斬")
    # 300 + 100 (master) + 100 (blade) + 100 (strength) - 100 - 100; in any order the same, so nobody is asked
    assert board.damage("守り") == 400
    assert board.asked() == ("second", "main-phase", "503.3")


@clause("hanyo", "704.4", "205.1", "704.3c-1", "916.2")
def test_damage_to_other_units_is_never_doubled() -> None:
    board = Board(
        first={"main": {"card": "つむじ風の鼬", "energy": 1}, "hand": ["力溜め"]},
        second={"main": "深海の鯨", "standby": ["渦潮の大蛸"]},
    )
    board.play("first", "力溜め")
    board.skill("first", "かまいたち")
    assert board.damage("深海の鯨") == 400  # (100 + 100) doubled
    assert board.damage("渦潮の大蛸") == 200  # raised too, not doubled
    arrow = tactics("風の矢", "相手のメイン・ユニットに100ダメージを与える。")
    board = Board(first={"main": "つむじ風の鼬", "hand": ["風の矢"]}, second={"main": "深海の鯨"}, cards=[arrow])
    board.play("first", "風の矢")
    assert board.damage("深海の鯨") == 100


@clause("hanyo", "704.4", "704.5", "916.4")
def test_skill_text_that_damages_a_group_deals_it_in_one_go() -> None:
    text = "ユニットすべてに100ダメージを与える。相手のメイン・ユニットのダメージが100以上であるなら、デッキを1枚引く。"
    storm = unit("嵐", hp=100, skills=[skill("大嵐", None, text=text)])
    board = Board(
        phase="battle",
        first={"main": "嵐", "standby": ["天馬"], "deck": 5},
        second={"main": {"card": "影法師", "damage": 300}, "standby": ["鏡の精"]},
        cards=[storm],
    )
    board.skill("first", "大嵐")
    names = board.happened()
    assert names.count("Damaged") == 4
    assert (
        names.index("Damaged") < names.index("Drawn") < names.index("KnockedOut")
    )  # the rest of the text comes before
    assert board.is_down("嵐") and board.is_down("影法師")
    assert (board.damage("天馬"), board.damage("鏡の精")) == (100, 100)


@clause("hanyo", "813.5a", "813.4")
def test_every_source_of_damage_before_a_knock_out_has_knocked_it_out() -> None:
    board = Board(
        first={
            "main": {"card": "業火の鬼@a", "damage": 500},
            "standby": [{"card": "業火の鬼@b", "damage": 500}, {"card": "業火の鬼@c", "damage": 500}],
            "hand": ["影法師", FILLER],
        },
        second={"main": "天馬", "standby": ["鏡の精"]},
    )
    target = board.card("天馬")
    board.happen(Damaged("916.1", target, 600, board.card("a")), Damaged("916.1", target, 600, board.card("b")))
    board.enter("first", "影法師")
    board.trigger("first", "b")
    assert (board.damage("a"), board.damage("b"), board.damage("c")) == (200, 200, 500)


@clause("hanyo", "917.1", "918.1", "104.2", "1003.1", "505.3a")
def test_healing_stops_at_no_damage_and_lost_hp_can_kill() -> None:
    board = Board(first={"main": {"card": "天馬", "damage": 100}, "hand": ["応急手当", FILLER]})
    board.play("first", "応急手当")
    assert board.damage("天馬") == 0
    board = Board(
        first={"main": "影法師", "hand": ["毒針"]},
        second={"main": {"card": "天馬", "damage": 500}, "standby": ["鏡の精"]},
    )
    board.play("first", "毒針")
    board.choose("first", "天馬")
    assert board.is_down("天馬")  # 500 damage, 700 - 200 HP
    curse = tactics("大呪い", "相手のメイン・ユニットのHPを900ダウンする。")
    board = Board(first={"main": "影法師", "hand": ["大呪い"]}, second={"main": "天馬"}, cards=[curse])
    board.play("first", "大呪い")
    assert board.outcome() == ("first", "no-unit", "1002.2")


# --- abilities


@clause("hanyo", "801.1b", "807.1", "811.1")
def test_triggered_abilities_are_played_in_the_next_rule_check() -> None:
    herald = tactics("先触れ", "自分のメイン・ユニットをレストする。デッキを2枚引く。")
    board = Board(first={"main": "影法師", "standby": ["灯籠の巫女"], "hand": ["先触れ"], "deck": 5}, cards=[herald])
    board.play("first", "先触れ")
    assert board.asked() == ("first", "may", "804.2c-3")
    assert (len(board.hand("first")), board.discard("first")) == (
        2,
        ["先触れ"],
    )  # the command was carried out to its end


@clause("hanyo", "105.3c", "813.1")
def test_an_effect_belongs_to_the_controller_of_the_ability_that_made_it() -> None:
    board = Board(
        first={"main": "影法師", "standby": ["天馬"], "hand": ["道連れの印"], "deck": 5},
        second={"main": {"card": "業火の鬼", "energy": 3}, "deck": 5},
    )
    board.play("first", "道連れの印")
    board.play_on("skill-step", "second")
    board.skill("second", "鬼の拳")
    assert board.main("first") == "天馬"
    assert board.damage("業火の鬼") == 200  # 'opponent' is the opponent of who played the command


@clause("hanyo", "807.2a", "902.1b", "807.3")
def test_not_accumulating_counts_by_skill_name_and_controller() -> None:
    bell = enhancement("弔いの鐘", exs=[ex("弔鐘", "ユニットがKOしたとき、デッキを1枚引く。累積しない。")])
    horn = enhancement("角笛", exs=[ex("角の音", "ユニットがKOしたとき、デッキを1枚引く。")])
    end = tactics("終わり", "相手のスタンバイ・ユニットすべてをKOする。")
    board = Board(
        first={
            "main": {"card": "影法師", "sets": ["弔いの鐘", "角笛"]},
            "standby": [{"card": "天馬", "sets": ["弔いの鐘", "角笛"]}],
            "hand": ["終わり"],
            "deck": 9,
        },
        second={"main": {"card": "鏡の精", "sets": ["弔いの鐘"]}, "standby": ["火薬師", "雨垂れの童"], "deck": 9},
        cards=[bell, horn, end],
    )
    board.play("first", "終わり")
    while board.asked() == ("first", "trigger", "807.3"):
        board._submit("first", 0)
    assert len(board.hand("first")) == 1 + 4  # two bells wait once, two horns twice each
    assert len(board.hand("second")) == 1


@clause("hanyo", "807.3", "811.2b", "811.2c", "807.4")
def test_new_triggers_of_the_turn_player_go_before_older_ones_of_the_other() -> None:
    first = unit(
        "先手",
        text="相手のユニットがKOしたとき、自分のスタンバイ・ユニットすべてをレストする。\n自分のスタンバイ・ユニットが状態異常になったとき、デッキを1枚引く。",
    )
    second = unit("後手", text="自分のユニットがKOしたとき、デッキを1枚引く。")
    end = tactics("終わり", "相手のスタンバイ・ユニットすべてをKOする。")
    board = Board(
        first={"main": "先手", "standby": ["影法師"], "hand": ["終わり"], "deck": 5},
        second={"main": "後手", "standby": ["鏡の精"], "deck": 5},
        cards=[first, second, end],
    )
    board.play("first", "終わり")
    drawn = [told["by"] for told in board.told() if told["event"] == "Drawn"]
    assert drawn[:2] == [0, 1]


@clause("hanyo", "807.6", "807.6a", "505.1")
def test_a_delayed_trigger_waits_for_one_occasion() -> None:
    board = Board(
        first={"main": "影法師", "hand": ["道連れの印"], "standby": ["天馬", "火薬師"], "deck": 9},
        second={"main": {"card": "業火の鬼", "energy": 3}, "deck": 9},
    )
    board.play("first", "道連れの印")
    board.play_to_turn(8)  # it waits over turns although its card lies in the discard
    board.play_on("skill-step", "second")
    board.skill("second", "鬼の拳")
    board.choose("first", "天馬")
    assert board.damage("業火の鬼") == 200
    board.play_on("skill-step", "second")
    board.skill("second", "鬼の拳")
    board.play_on("skill-step", "second")
    board.skill("second", "鬼の拳")
    assert board.is_down("天馬")
    assert board.damage("業火の鬼") == 0  # healed for its knock-out, and nothing more from the mark


@clause("hanyo", "807.7", "807.7a", "807.1", "1101.1c")
def test_a_state_trigger_watches_always_but_not_while_its_own_ability_resolves() -> None:
    board = Board(
        first={"main": "影法師", "standby": ["燃え殻の隠者"], "hand": ["焦土作戦"], "deck": 9}, second={"deck": 9}
    )
    board.play("first", "焦土作戦")
    assert board.damage("燃え殻の隠者") == 200  # the hand was empty for a moment
    assert len(board.hand("first")) == 5
    spender = unit(
        "浪費家",
        text="自分の手札が1枚であるとき、手札をすべて捨てる。デッキを1枚引く。このユニットに300ダメージを与える。",
        hp=500,
    )
    board = Board(first={"main": "影法師", "standby": ["浪費家"], "hand": [FILLER, "火矢"], "deck": 9}, cards=[spender])
    board.play("first", "火矢")
    assert board.is_down("浪費家")  # one card again after each time; the second time it falls
    assert board.happened().count("Damaged") == 2


@clause("hanyo", "807.8", "105.3b")
def test_a_waiting_trigger_is_played_by_whoever_controlled_it_when_it_triggered() -> None:
    parasite = enhancement(
        "寄生木", "ユニットにセットできる。", exs=[ex("実り", "このユニットがKOしたとき、デッキを1枚引く。")]
    )
    end = tactics("終わり", "相手のスタンバイ・ユニットすべてをKOする。")
    board = Board(
        first={"main": "影法師", "hand": ["寄生木", "終わり"], "deck": 5},
        second={"main": "天馬", "standby": ["鏡の精"], "deck": 5},
        cards=[parasite, end],
    )
    board.play("first", "寄生木")
    board.choose("first", "鏡の精")
    board.play("first", "終わり")
    assert board.zone("寄生木") == ("first", "discard")  # gone before its ability was played
    drawn = [told["by"] for told in board.told() if told["event"] == "Drawn"]
    assert drawn[0] == 1


# --- lasting effects


@clause("hanyo", "809.1b", "809.1d", "809.1e", "809.5")
def test_becoming_something_is_a_later_layer_than_gaining_it() -> None:
    robe = tactics("夜の衣", "このターン、自分のユニットは闇属性を得る。")
    for order in (["変わり身", "夜の衣"], ["夜の衣", "変わり身"]):
        board = Board(first={"main": "雨垂れの童", "hand": [*order, FILLER]}, cards=[robe])
        for card in order:
            board.play("first", card)
        assert board.attributes("雨垂れの童") == ["光"]


@clause("hanyo", "809.3a", "809.3b")
def test_mutual_dependence_falls_back_on_age() -> None:
    gain = tactics("水浴び", "このターン、自分の火属性のユニットは水属性を得る。")
    lose = tactics("火消し", "このターン、自分の水属性のユニットは火属性を失う。")
    both = unit("湯気", attribute="火/水")
    for order, expected in ((["水浴び", "火消し"], ["水"]), (["火消し", "水浴び"], ["火", "水"])):
        board = Board(
            first={"main": "紅蓮の剣士", "standby": ["湯気"], "hand": [*order, FILLER]}, cards=[gain, lose, both]
        )
        for card in order:
            board.play("first", card)
        assert sorted(board.attributes("紅蓮の剣士")) == sorted(expected)


@clause("hanyo", "809.3b-3", "302.3")
def test_an_effect_on_all_that_fit_reaches_units_put_out_later() -> None:
    morale = tactics("士気高揚", "自分の風属性のユニットのHPを100アップする。")
    board = Board(first={"main": "影法師", "hand": ["士気高揚", "天馬", "火薬師", FILLER]}, cards=[morale])
    board.play("first", "士気高揚")  # nobody fits, and yet the effect is there
    board.enter("first", "天馬")
    board.enter("first", "火薬師")
    assert (board.hp("天馬"), board.hp("火薬師")) == (800, 500)
    home = tactics("帰還", "自分のスタンバイ・ユニットすべてを持ち主の手札に戻す。")
    curse = tactics("小呪い", "自分のユニット1体のHPを100ダウンする。")
    board = Board(
        first={"main": "影法師", "standby": ["天馬"], "hand": ["小呪い", "帰還", FILLER]}, cards=[home, curse]
    )
    board.play("first", "小呪い")
    board.choose("first", "天馬")
    assert board.hp("天馬") == 600
    board.play("first", "帰還")
    board.enter("first", "天馬")
    assert board.hp("天馬") == 700  # a new card


@clause("hanyo", "809.7")
def test_an_effect_for_as_long_as_never_resumes() -> None:
    warded = {"card": "天馬", "energy": 2, "sets": ["守りの護符"]}
    board = Board(
        first={"main": warded, "standby": ["影法師"], "hand": ["撤収命令", "火矢"], "deck": 5},
        second={"main": {"card": "鍛冶場の若衆", "energy": 1}, "deck": 5},
    )
    board.use("first", "護法")
    board.option("first", "yes")
    board._submit("first", (board.state.pending[0].candidates[0],))
    assert len(board.state.effects) == 1
    board.retreat("first")
    board.play("first", "撤収命令")
    assert board.main("first") == "天馬"
    board.play_on("skill-step", "second")
    board.skill("second", "槌打ち")
    assert board.damage("天馬") == 200


@clause("hanyo", "809.8", "809.8a", "502.1")
def test_an_effect_for_a_later_turn_starts_before_its_draw() -> None:
    shelter = tactics("明日の守り", "次の相手のターン、自分のユニットのHPを100アップする。")
    watcher = unit("見張り", text="自分のターン開始時、デッキを1枚引いてもよい。")
    board = Board(
        first={"main": "影法師", "hand": ["明日の守り"], "deck": 5},
        second={"main": "見張り", "deck": 5},
        cards=[shelter, watcher],
    )
    board.play("first", "明日の守り")
    assert board.hp("影法師") == 400
    board.passes("first")
    assert (board.phase(), board.asked()) == ("draw", ("second", "may", "804.2c-3"))
    assert board.hp("影法師") == 500
    began = board.happened().index("TurnBegan")
    assert "Drawn" in board.happened()[began:]
    board.option("second", "no")
    board.ends_main("second")
    assert board.hp("影法師") == 400


@clause("hanyo", "810.2", "810.3")
def test_replacements_are_chosen_one_by_one_and_each_applies_once() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "業火の鬼", "energy": 3}},
        second={"main": "影法師", "standby": ["白銀の盾持ち@a", {"card": "白銀の盾持ち@b", "sets": ["水鏡の盾"]}]},
    )
    board.skill("first", "鬼の拳")
    now = board.asked()
    assert now is not None and now[:2] == ("second", "replace")
    names = [board.rules.option_named(board.state, each)[1] for each in board.options("second")]
    assert names == ["白銀の盾持ち", "白銀の盾持ち"]  # compulsory: declining is not offered
    board.option("second", board.options("second")[1])
    assert (board.damage("影法師"), board.damage("a"), board.damage("b")) == (0, 0, 0)
    assert board.discard("second") == ["水鏡の盾"]  # the new event is replaced in turn, without asking


@clause("hanyo", "910.1", "910.2", "302.2b")
def test_a_search_with_a_condition_may_find_nothing_but_an_open_hand_must_be_chosen_from() -> None:
    any_card = tactics(
        "手探り", "自分のデッキからカード1枚を探し、公開して手札に加える。自分のデッキをシャッフルする。"
    )
    for name, least in (("召集", 0), ("手探り", 1)):
        board = Board(first={"main": "影法師", "hand": [name], "deck": ["天馬", "鏡の精", FILLER]}, cards=[any_card])
        board.play("first", name)
        assert board.how_many("first")[0] == least
    board = Board(first={"main": "影法師", "hand": ["間者"]}, second={"hand": ["火矢", "伏兵"]})
    board.play("first", "間者")
    assert board.how_many("first") == (1, 1)


# --- loops


@clause("hanyo", "1101.1", "1101.1a", "1101.1b", "104.5")
def test_an_optional_loop_is_played_a_named_number_of_times() -> None:
    spring = enhancement("泉", exs=[ex("湧水", "自分のターンに使える。このユニットのHPを100回復する。")])
    board = Board(first={"main": {"card": "影法師", "sets": ["泉"]}, "hand": [FILLER, "火矢"]}, cards=[spring])
    board.use("first", "湧水")
    assert board.asked() == ("first", "loop-count", "1101.1a")
    assert (board.options("first")[0], board.options("first")[-1]) == ("0", "99")
    used = board.happened().count("AbilityUsed")
    board.number("first", 3)
    assert board.happened().count("AbilityUsed") == used + 3
    assert "use 湧水" not in board.options("first")
    board.play("first", "火矢")
    assert "use 湧水" in board.options("first")


@clause("hanyo", "1101.1", "1101.1a", "920.1b")
def test_an_action_that_failed_by_rock_paper_scissors_is_no_loop() -> None:
    spring = enhancement("泉", exs=[ex("湧水", "自分のターンに使える。このユニットのHPを100回復する。")])
    guard = unit("門番", text="じゃんけんして勝てば、相手のスキルは失敗する。")
    board = Board(
        first={"main": {"card": "影法師", "sets": ["泉"]}, "hand": [FILLER, "火矢"]},
        second={"main": "門番"},
        cards=[spring, guard],
    )
    for _ in range(2):
        board.use("first", "湧水")
        board.scissors("rock", "paper")
        assert board.happened()[-1] == "SkillFailed"
        assert board.asked() == ("first", "main-phase", "503.3")
    board.use("first", "湧水")
    board.scissors("paper", "rock")
    assert board.asked() == ("first", "loop-count", "1101.1b")


@clause("hanyo", "1101.1", "1101.1a", "920.1a")
def test_an_action_that_can_only_fail_is_a_loop() -> None:
    spring = enhancement("泉", exs=[ex("湧水", "自分のターンに使える。このユニットのHPを100回復する。")])
    guard = unit("門番", text="相手のスキルは失敗する。")
    board = Board(
        first={"main": {"card": "影法師", "sets": ["泉"]}, "hand": [FILLER, "火矢"]},
        second={"main": "門番"},
        cards=[spring, guard],
    )
    board.use("first", "湧水")
    assert "SkillFailed" in board.happened()
    assert board.asked() == ("first", "loop-count", "1101.1a")


@clause("hanyo", "1101.1c", "811.2a", "103.3")
def test_a_forced_loop_is_a_draw_even_within_rule_processing() -> None:
    wheel = unit("風車", text="自分の手札が0枚であるとき、このユニットのHPを100回復する。")
    board = Board(first={"main": "風車"}, cards=[wheel])
    assert board.outcome() == ("nobody", "loop", "1101.1c")
    ghost = unit(
        "亡霊",
        hp=100,
        text="このユニットのHPを100ダウンする。\nこのユニットがKOするなら、代わりにこのユニットのHPを100回復する。",
    )
    board = Board(first={"main": "影法師", "standby": ["亡霊"]}, cards=[ghost])
    assert board.outcome() == ("nobody", "loop", "1101.1c")
    chosen = unit("気まぐれ", text="自分の手札が0枚であるとき、デッキを1枚引いてもよい。")
    board = Board(first={"main": "気まぐれ", "deck": 5}, cards=[chosen])
    board.option("first", "no")
    assert board.outcome() is None  # someone could choose
