"""Cards of one's own that change the rules, played: limits, what is forbidden together, by whose doing, and instead."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, strategy, tactics, unit
from tests.hanyo.test_sayable import FILLER, FOE, HITTER, MARK, MATE, cast, purpose

BOOK = strategy("書", "デッキを1枚引く。")
NOTE = tactics("紙", "デッキを1枚引く。")


SPARE = unit("余", hp=500)  # in hand, so that the main phase goes on


def with_spare(side: dict[str, Any] | None) -> dict[str, Any]:
    """The side with a card in hand that can still be put out."""
    given = side or {}
    return {**given, "hand": [*given.get("hand", []), "余"]}


def held(board: Board, seat: str) -> list[str]:
    """The hand without the spare card."""
    return [name for name in board.hand(seat) if name != "余"]


def under(text: str, first: dict[str, Any] | None = None, second: dict[str, Any] | None = None, **more: Any) -> Board:
    """The first player's turn while the second player's main unit has this text."""
    ruler = unit("主", hp=900, text=text)
    return Board(
        cards=[MARK, MATE, FOE, FILLER, HITTER, BOOK, NOTE, SPARE, ruler, *more.pop("cards", [])],
        first={"main": "的", "deck": ["山"] * 8, **with_spare(first)},
        second={"main": "主", "deck": ["山"] * 8, **(second or {})},
        **more,
    )


def own(text: str, first: dict[str, Any] | None = None, second: dict[str, Any] | None = None, **more: Any) -> Board:
    """The first player's turn while the first player's main unit has this text."""
    ruler = unit("主", hp=900, text=text, skills=more.pop("skills", []))
    return Board(
        cards=[MARK, MATE, FOE, FILLER, HITTER, BOOK, NOTE, SPARE, ruler, *more.pop("cards", [])],
        first={"main": "主", "deck": ["山"] * 8, **with_spare(first)},
        second={"main": "敵", "deck": ["山"] * 8, **(second or {})},
        **more,
    )


@clause("hanyo", "603.2", "601.2", "104.4")
def test_only_one_unit_a_turn() -> None:
    board = under(
        "このユニットがメイン・ユニットであるかぎり、相手は1ターンに1体しかユニットを出せない。",
        {"hand": ["友@a", "友@b"]},
    )
    assert board.why_not("first", "enter", "b") is None
    board.enter("first", "a")
    assert board.refused("first", "enter", "b").condition == "enter-forbidden"


@pytest.mark.parametrize(
    ("text", "left"),
    [("相手は1ターンに2枚しかコマンドをプレイできない。", 0), ("相手は1ターンに2枚しか戦術をプレイできない。", 1)],
)
@clause("hanyo", "803.1", "104.4")
def test_only_so_many_commands_a_turn(text: str, left: int) -> None:
    board = under(text, {"hand": ["書", "紙@a", "紙@b"]})
    board.play("first", "書")
    board.play("first", "a")
    assert (board.why_not("first", "play", "b") is None) == bool(left)


@clause("hanyo", "602.2", "104.1")
def test_a_charge_more_than_the_rules_allow() -> None:
    board = own("自分は1ターンに2回までチャージできる。", {"hand": ["山@a", "山@b", "山@c"]})
    board.charge("first", "a", "主")
    board.charge("first", "b", "主")
    assert board.refused("first", "charge", "主", "c").clause == "602.2"


@clause("hanyo", "803.2", "104.1")
def test_two_strategies_in_this_turn() -> None:
    board = cast("このターン、自分は戦略を2枚までプレイできる。", {"hand": ["書@a", "書@b", "書@c"]}, cards=[BOOK])
    board.play("first", "a")
    board.play("first", "b")
    assert board.refused("first", "play", "c").clause == "803.2"


@clause("hanyo", "904.2", "104.4")
def test_no_more_cards_are_drawn_than_a_text_allows() -> None:
    board = under(
        "相手は1ターンに2枚しかデッキを引けない。", {"hand": ["札"]}, cards=[tactics("札", "デッキを4枚引く。")]
    )
    board.play("first", "札")
    assert len(held(board, "first")) == 2


@clause("hanyo", "915.1", "914.1", "104.4")
def test_one_text_forbids_two_things() -> None:
    board = own("このユニットは退却できず、相手の効果によって入れ替えられない。", {"standby": ["友"]})
    assert board.refused("first", "retreat").condition == "retreat-forbidden"
    text = "相手のメイン・ユニットを相手のスタンバイ・ユニット1体と入れ替える。"
    ruler = unit("主", text="このユニットは退却できず、相手の効果によって入れ替えられない。")
    board = cast(text, first={"hand": ["山"]}, second={"main": "主", "standby": ["友"]}, cards=[ruler])
    assert board.main("second") == "主"


@clause("hanyo", "602.1", "904.1", "104.4")
def test_one_text_forbids_a_player_two_things() -> None:
    board = under("相手はチャージできず、デッキを引けない。", {"hand": ["紙", "友"]})
    assert board.refused("first", "charge", "的", "友").condition == "charge-forbidden"
    board.play("first", "紙")
    assert held(board, "first") == ["友"]


@clause("hanyo", "302.3b", "809.8", "801.2b")
def test_two_rules_for_a_time_about_one_unit_that_is_chosen_once() -> None:
    board = cast("自分のユニット1体は、このターン、火属性を得、退却できない。", {"standby": ["友"], "hand": ["山"]})
    board.choose("first", "的")
    assert board.attributes("的") == ["火", "水"] and purpose(board) == "main-phase"
    assert board.refused("first", "retreat").condition == "retreat-forbidden"


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("このターンに自分が戦術を2枚以上プレイしているなら、デッキを2枚引く。", 2),
        ("このターンに自分が戦術を3枚以上プレイしているなら、デッキを2枚引く。", 0),
        ("このターンに自分が2枚以上カードを引いていたなら、デッキを3枚引く。", 0),
        ("このターンに自分がカードを1枚以上引いているなら、デッキを3枚引く。", 3),
    ],
)
@clause("hanyo", "104.2", "804.2")
def test_how_often_something_was_done_in_this_turn(text: str, drawn: int) -> None:
    board = Board(
        cards=[MARK, FOE, FILLER, NOTE, SPARE, tactics("札", text)],
        first={"main": "的", "hand": ["紙", "札", "余"], "deck": ["山"] * 8},
        second={"main": "敵"},
    )
    board.play("first", "紙")
    board.play("first", "札")
    assert len(held(board, "first")) == 1 + drawn


@pytest.mark.parametrize(("who", "drawn"), [("相手", 1), ("自分", 0)])
@clause("hanyo", "807.2", "801.2d")
def test_what_is_brought_about_by_somebodys_effects(who: str, drawn: int) -> None:
    """The first player's tactics let the second player discard."""
    board = under(
        f"{who}の効果によって自分の手札が捨てられたとき、デッキを1枚引く。",
        {"hand": ["札"]},
        {"hand": ["友"]},
        cards=[tactics("札", "相手は手札を1枚捨てる。")],
    )
    board.play("first", "札")
    assert board.hand("second") == ["山"] * drawn


@pytest.mark.parametrize(
    ("by", "skill_draws", "command_draws"), [("コマンド", 1, 2), ("スキル", 3, 0), ("効果", 3, 2), ("戦略", 1, 0)]
)
@clause("hanyo", "813.3", "813.5a", "801.2d", "807.2")
def test_knocked_out_by_a_skill_or_by_a_command(by: str, skill_draws: int, command_draws: int) -> None:
    """After the skill it is the other player's turn, with a card drawn."""
    watcher = unit("見", text=f"自分のユニットが相手の{by}によってKOされたとき、デッキを2枚引く。")
    for by_skill, drawn in ((True, skill_draws), (False, command_draws)):
        board = Board(
            cards=[FOE, MATE, FILLER, SPARE, watcher, tactics("札", "相手のメイン・ユニットをKOする。"), HITTER],
            phase="battle" if by_skill else "main",
            first={"main": "打手", "hand": ["札", "余"], "deck": ["山"] * 3},
            second={"main": {"card": "敵", "damage": 700}, "standby": ["見"], "deck": ["山"] * 3},
        )
        if by_skill:
            board.skill("first", "打撃")
        else:
            board.play("first", "札")
        assert board.is_down("敵") and len(board.hand("second")) == drawn


@pytest.mark.parametrize(("mine", "drawn"), [("自分", 0), ("相手", 1)])
@clause("hanyo", "807.2", "105.1")
def test_an_event_counts_only_in_somebodys_turn(mine: str, drawn: int) -> None:
    board = under(
        f"{mine}のターン中に自分のユニットがダメージを受けたとき、デッキを1枚引く。",
        {"hand": ["札"]},
        cards=[tactics("札", "相手のメイン・ユニットに100ダメージを与える。")],
    )
    board.play("first", "札")
    assert len(board.hand("second")) == drawn


@clause("hanyo", "807.2", "307.2", "906.1")
def test_an_event_counts_only_while_a_condition_holds() -> None:
    text = (
        "このユニットがメイン・ユニットである間、自分がチャージするたび、相手のメイン・ユニットに100ダメージを与える。"
    )
    for main, dealt in (("主", 100), ("的", 0)):
        ruler = unit("主", text=text)
        board = Board(
            cards=[MARK, FOE, FILLER, ruler],
            first={"main": main, "standby": ["的" if main == "主" else "主"], "hand": ["山", "山"], "deck": ["山"] * 3},
            second={"main": "敵"},
        )
        board.charge("first", "山", main)
        assert board.damage("敵") == dealt


@clause("hanyo", "810.1", "810.3", "911.1")
def test_energy_is_kept_by_discarding_from_hand_instead() -> None:
    text = "相手の効果によって自分のユニットのエネルギーが捨てられるなら、代わりに手札を1枚捨ててもよい。"
    for answer, left, hand in (("yes", ["山"], 0), ("no", [], 1)):
        board = under(
            text,
            {"hand": ["札"]},
            {"main": {"card": "主", "energy": ["山"]}, "hand": ["友"]},
            cards=[tactics("札", "相手のメイン・ユニットのエネルギーを1枚捨てる。")],
        )
        board.play("first", "札")
        board.option("second", board.options("second")[0] if answer == "yes" else "decline")
        assert board.energy("主") == left and len(board.hand("second")) == hand


@clause("hanyo", "810.1", "904.1", "1002.1")
def test_who_would_draw_does_something_else() -> None:
    board = under(
        "相手がデッキを引くなら、代わりに相手は自分のデッキの上から1枚を捨て場に置く。",
        {"hand": ["紙"], "deck": ["友", "山"]},
    )
    board.play("first", "紙")
    assert held(board, "first") == [] and board.deck("first") == ["山"] and "友" in board.discard("first")


@clause("hanyo", "810.1", "904.1", "1002.1", "912.1")
def test_who_has_no_card_left_shuffles_the_discard_instead_of_losing() -> None:
    text = "自分のデッキが0枚のときに自分がデッキを引くなら、代わりに自分の捨て場のカードをすべてデッキに戻す。"
    board = own(text, {"hand": ["紙"], "deck": [], "discard": ["友", "山"]})
    board.play("first", "紙")
    board.shuffles()
    assert sorted(board.deck("first")) == ["友", "山"] and board.state.outcome is None


@clause("hanyo", "810.1", "917.1")
def test_healing_is_doubled() -> None:
    text = "自分のユニットのHPを回復する場合、代わりにその2倍の点数を回復する。"
    board = own(
        text,
        {"main": {"card": "主", "damage": 500}, "hand": ["札"]},
        cards=[tactics("札", "自分のメイン・ユニットのHPを200回復する。")],
    )
    board.play("first", "札")
    assert board.damage("主") == 100


@clause("hanyo", "802.3", "807.5", "801.2d")
def test_a_card_that_an_opponents_effect_discards_comes_out() -> None:
    jumper = unit(
        "跳",
        text="このカードが相手の効果で手札から捨てられたとき、このカードを自分のスタンバイ・エリアに置いてもよい。",
    )
    board = under("", {"hand": ["札"]}, {"hand": ["跳"]}, cards=[jumper, tactics("札", "相手は手札を1枚捨てる。")])
    board.play("first", "札")
    board.option("second", "yes")
    assert board.standby("second") == ["跳"]


@pytest.mark.parametrize(
    ("text", "hand", "sets"),
    [
        ("このカードが捨て場に置かれるなら、代わりにこのカードを手札に戻してもよい。", ["鎧"], []),
        ("このユニットがKOしたとき、このカードを捨てる代わりに自分の他のユニット1体にセットしてもよい。", [], ["鎧"]),
    ],
)
@clause("hanyo", "1005.1", "810.1", "905.3")
def test_a_set_stays_instead_of_being_discarded_with_its_unit(text: str, hand: list[str], sets: list[str]) -> None:
    keeper = enhancement("鎧", exs=[ex("残", text)])
    for answer in ("yes", "no"):
        board = Board(
            cards=[MARK, MATE, FOE, FILLER, keeper, tactics("札", "相手のメイン・ユニットをKOする。")],
            first={"main": "的", "hand": ["札", "山"]},
            second={"main": {"card": "敵", "sets": ["鎧"]}, "standby": ["友"]},
        )
        board.play("first", "札")
        board.option("second", answer)
        kept = answer == "yes"
        assert board.hand("second") == (hand if kept else []) and board.sets("友") == (sets if kept else [])
        assert board.discard("second") == ([] if kept else ["鎧"]) and board.main("second") == "友"


@clause("hanyo", "807.7", "805.1", "809.7")
def test_what_is_said_of_a_state_holds_as_long_as_the_state() -> None:
    board = own(
        "このユニットがレスト状態であるとき、このユニットのHPを300アップする。",
        {"hand": ["札"]},
        cards=[tactics("札", "自分のメイン・ユニットをレストする。")],
    )
    assert board.hp("主") == 900
    board.play("first", "札")
    assert board.hp("主") == 1200 and purpose(board) == "main-phase"
