"""1.2, 11.2: how a game ends; 16.1: what goes round for ever."""

from __future__ import annotations

from itertools import count
from typing import Any
from unittest.mock import patch

import pytest

from fuda.games.honjin.chapters.ending import same_names, snapshot_of
from fuda.games.honjin.chapters.loops import round_key
from fuda.games.honjin.events import Went
from fuda.games.honjin.rules import LAST_TURN
from fuda.games.honjin.table import DECKS, DISCARDS, HANDS
from fuda.kernel.machine import concede
from fuda.kernel.reasons import Illegal
from fuda.library.loading import load_cards
from fuda.play.scenarios.playing import parse, run
from tests.boards import SEATS
from tests.citing import clause
from tests.honjin.test_preparing import Opening
from tests.honjin.texts import unit
from tests.honjin.turns import Game, watcher

GATE = {"b3": {"terrain": "野", "first": ["巨"]}}
STILL = {"hand": 6, "deck": 20}  # a full hand: nothing is refilled


def gives_up(game: Game, seat: str) -> None:
    concede(game.state, game.rules, SEATS.index(seat))


def ended_by(game: Game, seat: str) -> Illegal:
    """Why the seat may not concede."""
    with pytest.raises(Illegal) as found:
        gives_up(game, seat)
    return found.value


# --- the headquarters


@clause("honjin", "1.2.1", "1.2.2.1", "11.2.1.1", "12.2.5.2.1", "12.2.5.1.6", "11.2.1")
def test_walking_into_an_empty_headquarters_wins() -> None:
    game = Game(board=GATE)
    game.march("first", 巨="b4")
    assert game.outcome() == ("first", "headquarters", "1.2.2.1")
    assert game.moments()[-1] == "march-fixed"


@clause("honjin", "1.2.2.1", "8.4.2", "11.2.1.1", "12.2.5.1.8")
def test_winning_the_battle_for_the_headquarters_wins() -> None:
    late = watcher("遅", "進軍終了時")
    board = {**GATE, "b4": {"second": ["兵@敵"]}, "a1": {"terrain": "野", "first": ["遅"]}}
    game = Game(late, board=board)
    game.march("first", 巨="b4")
    game.quietly()
    assert game.outcome() == ("first", "headquarters", "1.2.2.1")
    assert game.moments()[-1] == "march-end" and "Refilled" not in game.happened()


@clause("honjin", "1.2.2.1", "8.4.3")
def test_a_headquarters_that_is_held_has_not_fallen() -> None:
    game = Game(board={"b3": {"terrain": "野", "first": ["兵"]}, "b4": {"second": ["巨@敵"]}})
    game.march("first", 兵="b4")
    while game.state.turn == 5 and game.outcome() is None:
        game._be_passive()
    assert game.outcome() is None and game.state.captured == -1


@clause("honjin", "1.2.2.2")
def test_the_fall_of_a_headquarters_comes_before_a_judgement() -> None:
    board = {**GATE, "b1": {"second": []}, "a1": {"terrain": "野", "second": ["兵@x", "弓@y"]}}
    game = Game(board=board, first={"deck": []}, second={"deck": []}, last_turn=5)
    game.state.emptied, game.state.still = 4, 5
    game.march("first", 巨="b4")
    assert game.outcome() == ("first", "headquarters", "1.2.2.1")


# --- the judgement


@clause("honjin", "1.2.6", "5.1.2.16", "5.1.2.17", "1.2.1", "1.2.3.1", "11.2.1.2")
@pytest.mark.parametrize(
    ("invaders", "others", "winner"),
    [(["a3", "c4"], ["a1"], "first"), (["a3"], ["a1", "c2"], "second"), (["a3"], ["c2"], "nobody"), ([], [], "nobody")],
)
def test_who_has_more_units_in_the_enemys_territory_wins(invaders: list[str], others: list[str], winner: str) -> None:
    board: dict[str, Any] = {area: {"terrain": "野", "first": [f"兵@{area}"]} for area in invaders}
    board |= {area: {"terrain": "野", "second": [f"兵@{area}"]} for area in others}
    board["b1"] = {"first": ["弓", "術"]}
    game = Game(board=board, phase="ending", first={"deck": []}, second={"deck": []})
    game.state.emptied = 4
    game.end_turn()
    assert game.outcome() == (winner, "deck-out", "1.2.3.1")


@clause("honjin", "1.2.3.1", "11.2.1.2")
def test_when_both_decks_are_empty_there_is_one_more_turn() -> None:
    game = Game(phase="second-hand", first={"deck": 1, "hand": 5}, second={"deck": [], "hand": 6})
    game.end_turn()
    assert (game.state.turn, game.state.emptied, game.outcome()) == (6, 5, None)
    game.end_turn()
    assert game.outcome() == ("nobody", "deck-out", "1.2.3.1") and game.state.turn == 6


@clause("honjin", "1.2.3.1")
def test_one_deck_alone_does_not_end_the_game() -> None:
    game = Game(phase="second-hand", first={"deck": [], "hand": 6}, second={"deck": 1, "hand": 6})
    game.end_turn()
    assert game.state.emptied == -1
    game.end_turn()
    assert game.outcome() is None


@clause("honjin", "1.2.3.1", "1.2.3.1.1", "11.2.1.2")
def test_a_card_back_in_a_deck_calls_the_deck_out_off() -> None:
    game = Game(phase="ending", first={"deck": [], "hand": 6}, second={"deck": [], "hand": ["兵@札"]})
    game.until("first-hand")
    assert (game.state.turn, game.state.emptied) == (6, 5)
    game.happen(Went("5.1.1.8", game.card("札"), DECKS[1], 1, "return"))
    assert game.state.emptied == -1
    game.end_turn()
    assert game.outcome() is None and game.state.emptied == 6
    game.end_turn()
    assert game.outcome() is not None


@clause("honjin", "1.2.6", "7.6.4", "7.6.5")
def test_the_judgement_comes_after_all_of_the_end_phase() -> None:
    board = {"a3": {"terrain": "野", "first": [{"card": "兵", "finished": True}]}}
    game = Game(board=board, phase="ending", last_turn=5, first=STILL, second=STILL)
    assert game.outcome() == ("first", "time", "1.2.1") and game.state.turn == 5
    assert "7.6.4" in game.clauses("Finished") and game.moments()[-1] == "turn-end"


# --- repetition


@clause("honjin", "1.2.4.1", "1.2.4.1.1", "11.2.1.3")
def test_six_quiet_turns_in_a_row_end_the_game() -> None:
    game = Game(phase="begin", first=STILL, second=STILL)
    for turn in range(5, 10):
        game.end_turn()
        assert (game.state.turn, game.state.still, game.outcome()) == (turn + 1, turn - 4, None)
    game.end_turn()
    assert game.outcome() == ("nobody", "repetition", "1.2.4.1") and game.state.turn == 10


@clause("honjin", "1.2.4.1")
def test_a_turn_in_which_cards_changed_starts_the_count_anew() -> None:
    game = Game(phase="begin", first=STILL, second={"hand": ["兵@札", "弓", "弓", "弓", "弓", "弓"], "deck": 20})
    game.end_turn()
    assert game.state.still == 1
    game.option("second", "yes")
    game.choose("second", "札")
    game.end_turn()
    assert game.state.still == 0
    game.end_turn()
    assert game.state.still == 1


@clause("honjin", "1.2.4.1.2", "1.2.4.1", "1.2.4.1.1")
def test_a_turn_is_the_same_position_if_its_player_cards_have_not_changed() -> None:
    opening = Opening()
    opening.shuffles()
    opening.roll(6, 1)
    assert opening.state.snapshot == [snapshot_of(opening.state, 0), snapshot_of(opening.state, 1)]
    opening.end_turn()
    assert opening.state.still == 1
    game = Game(phase="begin", first=STILL, second=STILL)
    game.happen(Went("12.4.1", game.state.zones[HANDS[1]][0], DISCARDS[1], 1, "discard"))
    game.end_turn()
    assert game.state.still == 1  # the cards of the defending side do not matter
    game.end_turn()
    assert game.state.still == 0


@clause("honjin", "1.2.4.1.2", "5.1.3.6")
def test_the_same_position_looks_at_names_not_at_order() -> None:
    mine = {"hand": ["兵@一", "弓@二"], "deck": ["弓", "巨"], "discard": ["兵@三", "術@四"]}
    game = Game(board={"b1": {"first": ["巨"]}, "a1": {"terrain": "野"}}, first=mine)
    before = snapshot_of(game.state, 0)

    def go(card: str, zone: int) -> bool:
        game.happen(Went("12.4.1", game.card(card), zone, 0, "discard"))
        return same_names(game.state, before, snapshot_of(game.state, 0))

    assert not go("一", DISCARDS[0])
    assert go("三", HANDS[0])  # another card of the same name
    assert snapshot_of(game.state, 0) != before
    assert not go("二", DISCARDS[0])
    assert not go("四", HANDS[0])  # as many cards, and other names


@clause("honjin", "1.2.4.1.2", "7.2.4")
def test_a_turn_of_moving_about_is_the_same_position() -> None:
    board: dict[str, Any] = {"b1": {"first": ["兵@a", {"card": "術", "equipment": ["剣"]}, "術@二"]}}
    board["a1"] = {"terrain": "野", "first": ["弓"]}
    board["b2"] = {"terrain": "野"}
    hand = {"hand": 5, "deck": 20}  # one card is refilled, so that the cards change

    def turn(*deeds: str) -> int:
        game = Game(board=board, first=hand, second=STILL)
        for deed in deeds:
            if deed == "held":
                game.march("first", a="a1")
            elif deed == "empty":
                game.march("first", 弓="a1") if game.there("a1") == [] else game.march("first", a="b2")
            elif deed == "exchange":
                game.do("first", "exchange", "剣", "二")
            else:
                game.lay("first", "", "b2")
        game.end_turn()
        return game.state.still

    assert turn() == 0
    assert turn("held") == turn("exchange") == turn("exchange", "held") == 1
    assert turn("empty") == turn("held", "proxy") == turn("exchange", "proxy") == 0


# --- time


@clause("honjin", "1.2.1", "1.2.6")
def test_a_match_with_a_last_turn_is_judged_at_its_end() -> None:
    board = {"a1": {"terrain": "野", "second": ["兵"]}}
    game = Game(board=board, phase="begin", last_turn=6, first=STILL, second=STILL)
    game.end_turn()
    assert game.outcome() is None
    game.end_turn()
    assert game.outcome() == ("second", "time", "1.2.1") and game.state.turn == 6
    assert Opening(variant="timed").state.last_turn == LAST_TURN == 20
    assert Opening().state.last_turn == 0


@clause("honjin", "1.2.1", "1.2.3.1", "1.2.4.1", "11.2.1")
def test_two_endings_at_once_are_one_judgement() -> None:
    def ended(emptied: int, still: int) -> str:
        deck: dict[str, Any] = {"hand": 6, "deck": [] if emptied >= 0 else 3}
        game = Game(phase="second-hand", last_turn=5, first=deck, second=deck)
        game.state.emptied, game.state.still = emptied, still
        game.end_turn()
        found = game.outcome()
        assert found is not None
        return found[1]

    assert (ended(4, 5), ended(-1, 5), ended(-1, 0)) == ("deck-out", "repetition", "time")


# --- concession


@clause("honjin", "1.2.5.1", "1.2.1")
@pytest.mark.parametrize("seat", ["first", "second"])
def test_either_player_may_concede_at_any_question(seat: str) -> None:
    game = Game(board={"b1": {"first": ["兵"]}, "b2": {"terrain": "野"}})
    assert game.all_asked() == ["first"]
    gives_up(game, seat)
    assert game.outcome() == ("second" if seat == "first" else "first", "concession", "1.2.5.1")


@clause("honjin", "1.2.5.1", "1.2.3.1.1")
def test_nobody_concedes_while_both_decks_are_empty() -> None:
    empty = {"deck": [], "hand": ["兵", "弓@札"]}
    game = Game(board={"b1": {"first": ["兵@a"]}, "b2": {"terrain": "野"}}, first=empty, second={"deck": [], "hand": 1})
    for seat in ("first", "second"):
        reason = ended_by(game, seat).reason
        assert (reason.clause, reason.condition) == ("1.2.5.1", "both-decks-empty")
    assert game.outcome() is None
    game.happen(Went("5.1.1.8", game.card("札"), DECKS[0], 0, "return"))
    gives_up(game, "second")
    assert game.outcome() == ("first", "concession", "1.2.5.1")


@clause("honjin", "1.2.5.1")
def test_nobody_concedes_before_the_game_has_begun() -> None:
    assert ended_by(Opening(), "first").reason.condition == "game-not-begun"


SCENARIO = """
name: {ja: 投了, en: Concession}
game: honjin
clauses: [1.2.5.1]
story: {ja: 山札のない二人は投了できない。, en: Two players without decks cannot concede.}
position:
  first: {deck: [], hand: [地形]}
  second: {deck: DECK}
script:
"""


@clause("honjin", "1.2.5.1")
def test_a_scenario_tells_a_concession_that_is_barred() -> None:
    refused = "  - illegal: [{seat: second, do: concede, clause: 1.2.5.1, condition: both-decks-empty}]\n"
    asked = "  - expect: {asked: {seat: first, purpose: main-phase}}\n"
    card = _terrains()[0]
    barred = SCENARIO.replace("地形", card, 1).replace("DECK", "[]")
    assert run(parse(barred + refused + asked)).ok
    wrong = run(parse(barred + asked + "  - {seat: second, do: concede}\n"))
    assert not wrong.ok and "both-decks-empty" in wrong.messages("en")[0]
    allowed = SCENARIO.replace("地形", card, 1).replace("DECK", "3")
    assert run(parse(allowed + "  - legal: [{seat: second, do: concede}]\n" + asked)).ok
    assert not run(parse(allowed + refused + asked)).ok


def _terrains() -> list[str]:
    return [each.number for each in load_cards("honjin") if each.fields["kind"] == "terrain"]


# --- what a bot goes by


def test_a_position_is_worth_more_with_more_units_further_on_and_most_when_won() -> None:
    def worth(board: dict[str, Any]) -> float:
        game = Game(board={**board, "a1": {"terrain": "野"}, "a3": {"terrain": "野"}})
        return game.rules.worth(game.state, 0)

    home = worth({"b1": {"first": ["兵"]}})
    assert worth({"b1": {"first": ["兵", "弓"]}}) > home > worth({"b1": {"first": ["兵"]}, "b4": {"second": ["巨"]}})
    assert worth({"b1": {"first": ["巨"]}, "b3": {"terrain": "野", "first": ["兵"]}}) > worth(
        {"b1": {"first": ["巨", "兵"]}}
    )
    won = Game(board=GATE)
    won.march("first", 巨="b4")
    assert won.rules.worth(won.state, 0) == -won.rules.worth(won.state, 1) > 1000


# --- loops


def handing_over() -> Game:
    """A sword was handed over and back."""
    units = [{"card": "術@a", "equipment": ["剣"]}, "術@b"]
    game = Game(board={"b1": {"first": units}, "a1": {"terrain": "野"}})
    game.do("first", "exchange", "剣", "b")
    game.do("first", "exchange", "剣", "a")
    assert game.asked() == ("first", "loop-count", "16.1.1.2")
    return game


@clause("honjin", "16.1.1", "16.1.1.2", "16.1.1.3", "12.2.6.1")
def test_an_optional_loop_is_counted_and_then_closed() -> None:
    game = handing_over()
    game.number("first", 3)
    assert game.happened().count("Exchanged") == 2 + 3 * 2
    assert game.asked() == ("first", "main-phase", "7.3.3") and game.equipment("a") == ["剣"]
    assert game.offers("first", "exchange") == []
    assert game.refused("first", "exchange", "剣", "b") == ("16.1.1.2", "loop-closed")
    game.march("first", b="a1")
    assert game.there("a1") == ["b"]


@clause("honjin", "16.1.1.2")
def test_rounds_that_leave_everything_alike_pass_together() -> None:
    game, played_out = handing_over(), handing_over()
    game.number("first", 60)
    assert game.happened().count("Exchanged") == 2 + 3 * 2
    assert [told["rounds"] for told in game.told() if told["event"] == "RoundsPassed"] == [57]
    with patch("fuda.games.honjin.chapters.main_phase.round_key", side_effect=count()):
        played_out.number("first", 60)
    assert played_out.happened().count("Exchanged") == 2 + 60 * 2
    newest = game.state.next_object
    assert newest == played_out.state.next_object
    assert round_key(game.state, newest) == round_key(played_out.state, newest)
    assert game.offers("first", "exchange") == played_out.offers("first", "exchange") == []


@clause("honjin", "16.1.1.2")
def test_rounds_pass_together_though_their_cards_become_new_ones() -> None:
    """One sword is discarded and the other fetched, again and again: each time they are new cards."""
    text = "〈コスト:手札1枚破棄/対象:自軍プレイヤー〉\n自軍捨て山の装備品のアイテムカード1枚を手札に加える。"
    fetch = unit("交", f"◎[メイン]交\n{text}")
    game = Game(fetch, board={"b1": {"first": ["交"]}}, first={"hand": ["剣@s"], "discard": ["剣@t"]})
    for _ in range(2):
        game.do("first", "use", "交")
    assert game.asked() == ("first", "loop-count", "16.1.1.2")
    which = game.state.object[game.card("s")]
    game.number("first", 50)
    assert game.asked() == ("first", "main-phase", "7.3.3") and game.offers("first", "use") == []
    assert game.state.zone[game.card("s")] == HANDS[0] and game.state.object[game.card("s")] > which
    assert [told["rounds"] for told in game.told() if told["event"] == "RoundsPassed"] == [47]


@clause("honjin", "16.1.1.2", "16.1.1.3")
def test_no_round_passes_in_which_somebody_or_a_die_decides() -> None:
    asker = unit("問", "◎[メイン]問\n〈対象:敵軍プレイヤー〉\n対象はカードを1枚補充してもよい。")
    game = Game(asker, board={"b1": {"first": ["問"]}})
    game.do("first", "use", "問")
    game.option("second", "no")
    game.number("first", 9)
    game.number("second", 9)
    for _ in range(9):
        assert game.asked() == ("second", "may", "10.1.14")
        game.option("second", "no")
    assert game.asked() == ("first", "main-phase", "7.3.3")
    gambler = unit("賭", "◎[メイン]賭\n〈対象:このユニット〉\n1Dする。ダイス結果が6以上の場合、対象を破棄する。")
    game = Game(gambler, board={"b1": {"first": ["賭"]}})
    game.do("first", "use", "賭")
    game.roll(1)
    game.number("first", 9)
    for _ in range(8):
        game.roll(1)
    assert game.there("b1") == ["賭"]
    game.roll(6)
    assert game.there("b1") == []


@clause("honjin", "16.1.1", "16.1.1.1", "10.20.1")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    text = "対象を未行動にする。効果適用後、対象を行動完了にする。"
    swing = watcher("振", "このユニットが行動完了になった場合", text, "このユニット")
    game = Game(swing, board={"b1": {"first": ["振"]}, "b2": {"terrain": "野"}})
    game.march("first", 振="b2")
    assert game.outcome() == ("nobody", "loop", "16.1.1.1")


@clause("honjin", "16.1.1.3", "1.3.7", "1.3.3")
def test_in_a_loop_the_marching_side_names_its_number_first() -> None:
    asker = unit("問", "◎[メイン]問\n〈対象:敵軍プレイヤー〉\n対象はカードを1枚補充してもよい。")
    game = Game(asker, board={"b4": {"second": ["問"]}, "b3": {"terrain": "野"}}, turn="second")
    game.do("second", "use", "問")
    game.option("first", "no")
    assert game.asked() == ("second", "loop-count", "16.1.1.3")
    game.number("second", 5)
    assert game.asked() == ("first", "loop-count", "16.1.1.3")
    game.number("first", 2)
    for _ in range(2):
        assert game.asked() == ("first", "may", "10.1.14")
        game.option("first", "no")
    assert game.asked() == ("second", "main-phase", "7.3.3") and game.offers("second", "use") == []
