"""402-403, 904, 911: what players do one after the other or together, and decks, with the case next to each."""

from __future__ import annotations

import pytest

from fuda.games.hanyo.cards import deck_problems
from tests.citing import clause
from tests.hanyo.board import tactics, unit, with_cards
from tests.hanyo.test_sayable import cast

SPARE = {"hand": ["山@余"]}


@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("", 2, 2),
        ("自分はデッキを引けない。", 2, 0),
        ("相手はデッキを引けない。", 0, 2),
        ("どのプレイヤーもデッキを引けない。", 0, 0),
    ],
)
@clause("hanyo", "904.2", "104.4")
def test_both_draw_as_far_as_they_can(text: str, mine: int, theirs: int) -> None:
    ruler = unit("主", hp=900, text=text)
    for order in ("お互いにデッキを2枚引く。", "デッキを2枚引く。相手はデッキを2枚引く。"):
        board = cast(order, first=SPARE, second={"main": "主"}, cards=[ruler])
        assert (len(board.hand("first")), len(board.hand("second"))) == (1 + mine, theirs)
        told = [each["by"] for each in board.told() if each["event"] == "Drawn"]
        assert told == [0] * mine + [1] * theirs


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("相手は1ターンに1枚しかデッキを引けない。", 1),
        ("相手は1ターンに2枚しかデッキを引けない。", 2),
        ("自分は1ターンに1枚しかデッキを引けない。", 3),
    ],
)
@clause("hanyo", "904.1", "904.2")
def test_a_player_draws_no_more_than_a_text_leaves(text: str, drawn: int) -> None:
    ruler = unit("主", hp=900, text=text)
    board = cast("デッキを3枚引く。", first=SPARE, second={"main": "主"}, cards=[ruler])
    assert len(board.hand("first")) == 1 + drawn


@clause("hanyo", "904.2", "1002.1")
def test_of_two_cards_from_a_deck_of_one_the_second_fails() -> None:
    board = cast("デッキを2枚引く。", first={**SPARE, "deck": ["山"]})
    assert board.outcome() is not None and board.outcome()[0] == "second"  # type: ignore[index]
    enough = cast("デッキを1枚引く。", first={**SPARE, "deck": ["山"]})
    assert enough.outcome() is None and enough.deck("first") == []


@clause("hanyo", "911.1", "911.2")
def test_both_discard_at_the_same_time_what_each_chose() -> None:
    board = cast("お互いに手札を1枚捨てる。", first={"hand": ["山@a", "友@b"]}, second={"hand": ["山@x", "友@y"]})
    assert board.asked() == ("first", "discard", "804.2c-1")
    board.choose("first", "b")
    assert board.hand("first") == ["a", "b"] and board.asked() == ("second", "discard", "804.2c-1")
    board.choose("second", "y")
    assert board.hand("second") == ["x"] and board.discard("second") == ["y"]
    assert board.hand("first") == ["a"]


@clause("hanyo", "911.2", "911.2a")
def test_who_has_no_card_discards_the_whole_hand_all_the_same() -> None:
    ear = unit("耳", hp=900, text="相手が手札を捨てたとき、このユニットに炎カウンターを1個置く。")
    for text in ("お互いに手札をすべて捨てる。", "相手は手札をすべて捨てる。"):
        for hand in ([], ["山@x"]):
            board = cast(text, first={"main": "耳", "hand": ["山@余"]}, second={"hand": hand}, cards=[ear])
            assert board.counters("耳", "炎") == 1 and len(board.discard("second")) == len(hand)
    own = cast("手札をすべて捨てる。", first={"main": "耳", "hand": ["山@余"]}, second={"hand": ["山@x"]}, cards=[ear])
    assert own.counters("耳", "炎") == 0 and own.hand("second") in (["x"], ["x", "山"])
    one = cast("相手は手札を1枚捨てる。", first={"main": "耳", "hand": ["山@余"]}, second={"hand": []}, cards=[ear])
    assert one.counters("耳", "炎") == 0


@pytest.mark.parametrize(("deed", "kept"), [("手札に戻されない", True), ("KOされない", False)])
@clause("hanyo", "302.5", "905.1")
def test_a_unit_that_is_not_returned_stays_by_whatever_words(deed: str, kept: bool) -> None:
    anchor = unit("錨", hp=900, text=f"このユニットは{deed}。")
    for text in (
        "相手のスタンバイ・ユニット1体を持ち主の手札に戻す。",
        "相手のスタンバイ・ユニットを1体選び、持ち主の手札に加える。",
    ):
        board = cast(text, first=SPARE, second={"standby": ["錨"]}, cards=[anchor])
        assert (board.zone("錨")[1] == "hand") is not kept


# --- decks


def problems(**wanted: int) -> list[tuple[str, str]]:
    """What is wrong with a deck of these cards, filled up with 充 to 40."""
    cards = [
        unit("充", text="このカードはデッキに何枚でも入れることができる。"),
        unit("珍", text="このカードはデッキに2枚までしか入れることができない。"),
        unit("並"),
        tactics("術", "デッキを1枚引く。"),
        tactics("無限", "デッキを1枚引く。"),
    ]
    rules = with_cards(*cards)
    return [(each.clause, each.condition) for each in deck_problems(rules.list, wanted)]


@clause("hanyo", "402.2c", "402.2b", "402.2d")
def test_a_deck_is_refused_for_each_rule_that_it_breaks() -> None:
    size = 40 if not problems(充=40) else 50
    assert problems(充=size) == []
    assert problems(充=size - 1) == [("402.2b", "wrong-deck-size")]
    assert problems(充=size + 1) == [("402.2b", "wrong-deck-size")]
    assert problems(充=size - 2, 珍=2) == []
    assert problems(充=size - 3, 珍=3) == [("402.2c", "too-many-of-a-name")]
    assert problems(充=size - 4, 並=4) == []
    assert problems(充=size - 5, 並=5) == [("402.2c", "too-many-of-a-name")]
    assert ("402.2d", "no-unit-card") in problems(術=4)
    assert ("402.2d", "no-unit-card") not in problems(術=4, 並=1)
    assert ("402.2", "no-such-card") in problems(幻=1)
