"""Who did it, by which clause, and which of two like things is meant: what is told is exactly what is so."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.library.loading import load_rules
from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, strategy, tactics, unit

HOLD = ["火矢@h1", "火矢@h2"]


def by(board: Board, event: str, key: str = "by") -> list[tuple[str, Any]]:
    """The clause of every such event, and who did it."""
    return [(each["clause"], each.get(key)) for each in board.told() if each["event"] == event]


@pytest.mark.parametrize(("turn", "seat"), [("first", 0), ("second", 1)])
@clause("hanyo", "804.2a", "310.1", "310.2")
def test_a_command_goes_to_the_resolution_zone_and_to_the_discard_by_its_player(turn: str, seat: int) -> None:
    hand: dict[str, Any] = {turn: {"hand": ["号", *HOLD]}}
    board = Board(cards=[tactics("号", "デッキを1枚引く。")], turn=turn, **hand)
    board.play(turn, "号")
    moves = [each for each in board.told() if each["event"] == "Went" and each["clause"] == "804.2a"]
    assert [each["by"] for each in moves] == [seat]
    assert board.zone("号") == (turn, "discard")


@pytest.mark.parametrize(("whose", "drawn"), [("自分", 1), ("相手", 0)])
@clause("hanyo", "807.1", "807.5")
def test_a_trigger_on_a_played_command_asks_whose_it_was_and_of_which_class(whose: str, drawn: int) -> None:
    ring = enhancement("指輪", exs=[ex("響き", f"{whose}が戦術をプレイしたとき、デッキを1枚引く。")])
    board = Board(
        cards=[ring, tactics("無", "デッキを1枚引く。"), strategy("策", "デッキを1枚引く。")],
        first={"main": {"card": "火の粉の子狐", "sets": ["指輪"]}, "hand": ["無", "策", *HOLD]},
    )
    before = len(board.hand("first"))
    board.play("first", "無")
    assert len(board.hand("first")) == before + drawn
    before = len(board.hand("first"))
    board.play("first", "策")
    assert len(board.hand("first")) == before


@pytest.mark.parametrize(
    ("word", "clause_told", "before", "after"), [("レスト", "908.1", 0, 1), ("スタン", "908.1", 0, 2)]
)
@clause("hanyo", "908.1", "908.2")
def test_rest_and_stun_are_told_by_their_clause(word: str, clause_told: str, before: int, after: int) -> None:
    board = Board(cards=[tactics("術", f"相手のメイン・ユニットを{word}する。")], first={"hand": ["術", *HOLD]})
    board.play("first", "術")
    (placed,) = [each for each in board.told() if each["event"] == "Placed"]
    assert (placed["clause"], placed["placed"]) == ("908.1", after)


@clause("hanyo", "907.1")
def test_recovery_is_told_by_its_clause() -> None:
    board = Board(
        cards=[tactics("術", "自分のメイン・ユニットを復帰する。")],
        first={"main": {"card": "火の粉の子狐", "placed": "rested"}, "hand": ["術", *HOLD]},
    )
    board.play("first", "術")
    assert board.placed("火の粉の子狐") == "normal"
    assert [each["clause"] for each in board.told() if each["event"] == "Placed"][-1] == "907.1"


@clause("hanyo", "810.1", "810.2")
def test_a_replacement_of_afflictions_does_not_replace_a_recovery() -> None:
    board = Board(
        cards=[tactics("癒", "相手のメイン・ユニットを復帰する。")],
        first={"hand": ["癒", *HOLD]},
        second={"main": {"card": "突風の走り手", "placed": "rested"}},
    )
    board.play("first", "癒")
    assert (board.placed("突風の走り手"), board.damage("突風の走り手")) == ("normal", 0)


@clause("hanyo", "302.2a", "306.7b")
def test_a_set_card_and_energy_tell_on_which_unit_they_lie_and_others_on_none() -> None:
    ring = enhancement("指輪")
    board = Board(cards=[ring], first={"main": {"card": "火の粉の子狐", "sets": ["指輪"]}, "hand": HOLD})
    unit_ = board.card("火の粉の子狐")
    face = board.rules.face(board.state, board.card("指輪"), 0)
    assert face["host"] == board.state.handle[unit_]
    assert "host" not in board.rules.face(board.state, unit_, 0)


@clause("hanyo", "402.2c", "402.2")
def test_too_many_of_a_name_names_it_and_how_many_there_may_be() -> None:
    rules: Any = load_rules("hanyo")
    (number,) = [card.number for card in rules.list.cards if card.name == "火矢"]
    found = [each for each in rules.deck_problems({number: 5}) if each.condition == "too-many-of-a-name"]
    assert len(found) == 1
    values = dict(found[0].values)
    assert (values["cards"], values["most"]) == (5, 4) and values["name"] in ("火矢", number)


@clause("hanyo", "913.2", "913.4")
def test_two_counters_are_put_and_two_are_taken() -> None:
    lay = tactics("積", "自分のメイン・ユニットに炎カウンターを3個置く。")
    take = tactics("取", "自分のメイン・ユニットの炎カウンターを2個取り除いてもよい。そうしたなら、デッキを1枚引く。")
    board = Board(cards=[lay, take], first={"main": "火の粉の子狐", "hand": ["積", "取", *HOLD]})
    board.play("first", "積")
    card = board.card("火の粉の子狐")
    assert board.rules.counters_on(board.state, card, "炎") == 3
    board.play("first", "取")
    board.option("first", "yes")
    assert board.rules.counters_on(board.state, card, "炎") == 1


RUNNER = unit("走者", retreat=1)


def retreating(turn: str) -> Board:
    """The turn player's main unit can retreat for one energy."""
    own = {"main": {"card": "走者", "energy": ["火矢@e1"]}, "standby": ["鍛冶場の若衆@次"], "hand": HOLD}
    seats: dict[str, Any] = {turn: own}
    return Board(cards=[RUNNER], turn=turn, **seats)


@pytest.mark.parametrize(("turn", "seat"), [("first", 0), ("second", 1)])
@clause("hanyo", "605.2", "915.1b", "911.1")
def test_a_retreat_and_its_price_are_told_as_the_turn_players(turn: str, seat: int) -> None:
    board = retreating(turn)
    board.retreat(turn)
    if board.asked() is not None and board.asked()[1] == "retreat-for":  # type: ignore[index]
        board.choose(turn, "次")
    (marked,) = [each for each in board.told() if each["event"] == "Marked"]
    assert (marked["clause"], marked["seat"]) == ("605.2", seat)
    paid = [each for each in board.told() if each["event"] == "Went" and each["clause"] == "915.1b"]
    assert [each["by"] for each in paid] == [seat]


@clause("hanyo", "605.1", "605.3")
def test_nobody_retreats_in_the_other_players_main_phase_nor_in_the_battle_phase() -> None:
    board = retreating("first")
    assert board.why_not("first", "retreat") is None
    assert board.refused("second", "retreat").condition == "not-your-main-phase"
    board.ends_main("first")
    assert board.refused("first", "retreat").condition == "not-your-main-phase"


@clause("hanyo", "803.1", "806.1")
def test_uses_of_another_ability_do_not_count_against_a_limit() -> None:
    once = "自分のターンに使える。デッキを1枚引く。この能力は1ターンに1回まで使える。"
    wheel = enhancement("輪", exs=[ex("回す", once), ex("押す", once)])
    board = Board(cards=[wheel], first={"main": {"card": "火の粉の子狐", "sets": ["輪"]}, "hand": HOLD})
    board.use("first", "回す")
    assert "use 押す" in board.options("first")
    assert board.refused("first", "use", "火の粉の子狐", named="回す").condition == "used-up-this-turn"
    board.use("first", "押す")
    assert board.refused("first", "use", "火の粉の子狐", named="押す").condition == "used-up-this-turn"
