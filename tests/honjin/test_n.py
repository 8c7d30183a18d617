"""What is n? 1.3.2, 1.3.5, 3.4.6: named by whoever uses a text, or what the text says, found when it is looked for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boards import MOST_QUESTIONS
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import Table, gear, spell, tool, unit
from tests.honjin.turns import Game

# Everything that a text can say n to be: figures, counts, dice, and dice by the number of something.
MEANINGS = (
    "2",
    "1D",
    "1D+1",
    "1D-6",
    "2Dして高い目1つ",
    "自軍ユニットの数",
    "敵軍手札のカードの枚数",
    "対象の攻撃力",
    "対象の基本攻撃力",
    "このユニットの攻撃力",
    "対象の攻撃力×2",
)
# Everything that n can stand in: counts of cards, damage, dice, figures, choices, prices, targets.
PLACES = {
    "deck": "〈対象:敵軍プレイヤー〉\n対象は山札をn枚破棄する。",
    "hand": "〈対象:敵軍プレイヤー〉\n対象は手札をn枚破棄する。",
    "refill": "〈対象:自軍プレイヤー〉\nカードをn枚補充する。",
    "refill-up-to": "〈対象:自軍プレイヤー〉\nカードをn枚まで補充する。",
    "damage": "〈対象:敵軍ユニット1体〉\n対象に【n】ダメージを与える。",
    "dice": "〈対象:敵軍ユニット1体〉\n対象に【nD】ダメージを与える。",
    "twice": "〈対象:敵軍ユニット1体〉\n対象に【n】ダメージを与える。対象に【n】ダメージを与える。",
    "figure": "〈対象:自軍ユニット1体〉\n対象に「攻撃力:+n」を付与する。",
    "choice": "〈対象:自軍プレイヤー〉\n敵軍ユニットn体を破棄する。",
    "price": "〈コスト:手札n枚破棄/対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。",
    "targets": "〈対象:敵軍ユニットn体〉\n対象に【1】ダメージを与える。",
}
FEEBLE = unit("弱", attack=0)
CURSED = gear("呪", attack=-4)
BOARD: dict[str, Any] = {
    "b1": {"first": ["術", "弱@己"]},
    "b4": {"second": ["兵@敵", "弱@零", {"card": "術@負", "equipment": ["呪"]}]},
}
DECKS = {"first": {"deck": ["兵"] * 9}, "second": {"deck": ["兵"] * 9, "hand": ["兵", "兵"]}}


def turn(text: str, *hand: str, **more: Any) -> Game:
    """The main phase of the first player, who holds a card with this text."""
    card = tool("書", f"◇[メイン]書\n{text}")
    decks = {**DECKS, "first": {"deck": ["兵"] * 9, "hand": ["書", *hand]}}
    return Game(card, FEEBLE, CURSED, board=BOARD, **{**decks, **more})


def uses(game: Game, *targets: str, user: str = "術") -> None:
    """The first player uses it, up to the first question behind its targets."""
    game.do("first", "use", "書")
    if game.purpose() == "user":
        game.choose("first", user)
    if targets and game.purpose() == "targets":
        game.choose("first", *targets)


def _answer(game: Game) -> None:
    """Any answer: the last that is offered, or dice that all show 3."""
    seat = game.all_asked()[0]
    question = game._question(("first", "second", "chance").index(seat))
    if seat == "chance":
        game._submit(seat, question.sample(Three()))
    else:
        game._submit(seat, [*question.answers()][-1])


class Three:
    """Chance that is always in the middle."""

    def below(self, limit: int) -> int:
        return min(2, limit - 1)


@clause("honjin", "10.1.4", "3.4.6")
@pytest.mark.parametrize("meaning", MEANINGS)
@pytest.mark.parametrize("place", PLACES)
def test_whatever_n_is_it_is_not_looked_at_before_it_is_known(place: str, meaning: str) -> None:
    game = turn(f"{PLACES[place]}nは{meaning}。", "兵@一", "兵@二", "兵@三")
    offered = any(each.startswith("use") for each in game.options("first"))
    early = place in ("price", "targets") and "D" in meaning
    nobody = place == "targets" and meaning.startswith(("対象", "この"))  # no target, and a book that attacks with 0
    assert offered == (not early and not nobody)
    if early:
        assert game.refused("first", "use", "書") == ("10.1.8", "waits-for-dice")
    if not offered:
        return
    game.do("first", "use", "書")
    for _ in range(MOST_QUESTIONS):
        if game.purpose() == "main-phase":
            break
        _answer(game)
    assert [told["done"] for told in game.told() if told["event"] == "TookEffect"] == [True]


@clause("honjin", "1.3.5")
@pytest.mark.parametrize(("target", "left"), [("敵", 7), ("零", 9), ("負", 9)])
def test_as_many_as_an_attack_of_zero_or_less_is_none(target: str, left: int) -> None:
    game = turn("〈対象:敵軍ユニット1体〉\n敵軍プレイヤーは山札をn枚破棄する。nは対象の攻撃力。")
    uses(game, target)
    assert len(game.deck("second")) == left


@clause("honjin", "1.3.5", "3.4.6")
def test_no_dice_are_rolled_for_a_number_of_zero() -> None:
    game = turn("〈対象:敵軍ユニット1体〉\n対象に【nD】ダメージを与える。nは対象の攻撃力。")
    uses(game, "零")
    assert game.purpose() == "main-phase"
    assert [told["amount"] for told in game.told() if told["event"] == "Damaged"] in ([], [0])
    assert "DiceRolled" not in game.happened()


@clause("honjin", "3.4.2", "10.1.8")
def test_n_may_be_what_a_die_shows() -> None:
    game = turn("〈対象:敵軍プレイヤー〉\n対象は山札をn枚破棄する。nは1D。")
    uses(game)
    assert game.asked() == ("chance", "dice", "10.1.8")
    game.roll(4)
    assert len(game.deck("second")) == 5


@clause("honjin", "3.4.2", "3.4.6")
def test_n_is_one_roll_wherever_it_stands() -> None:
    game = turn("〈対象:自軍プレイヤー〉\nカードをn枚補充する。敵軍プレイヤーは山札をn枚破棄する。nは1D。")
    uses(game)
    game.roll(2)
    assert (len(game.deck("first")), len(game.deck("second"))) == (7, 7)


@clause("honjin", "3.4.2", "10.1.8")
def test_as_many_dice_as_a_die_shows_are_rolled_after_it() -> None:
    game = turn("〈対象:敵軍ユニット1体〉\n対象に【nD】ダメージを与える。nは1D。")
    uses(game, "敵")
    game.roll(3)
    game.roll(1, 1, 2)
    assert [told["amount"] for told in game.told() if told["event"] == "Damaged"] == [4]


@clause("honjin", "10.1.7", "10.1.14")
def test_what_is_chosen_by_the_number_of_a_die_is_chosen_when_the_effect_takes_place() -> None:
    game = turn("〈対象:自軍プレイヤー〉\n敵軍ユニットn体を破棄する。nは1D。")
    uses(game)
    game.roll(2)
    assert game.how_many("first") == (2, 2)
    game.choose("first", "敵", "零")
    assert game.there("b4", "second") == ["負"]


@clause("honjin", "4.1.14", "3.4.6")
def test_n_is_found_when_the_effect_takes_place_but_for_the_number_of_dice() -> None:
    strike = spell("撃", "◇[普通]撃\n〈対象:敵軍ユニット1体〉\n対象に【n】ダメージを与える。nは自軍ユニットの数。")
    storm = spell("嵐", "◇[対抗]嵐\n〈対象:敵軍パーティ〉\n対象に【3】ダメージを与える。")
    wall = unit("壁", defence=9)
    fight = Fight(
        strike,
        storm,
        wall,
        own=["賢", "兵@甲", "兵@乙"],
        other=["賢@敵", "壁"],
        first={"hand": ["撃", "兵"]},
        second={"hand": ["嵐", "兵"]},
    )
    fight.begin(6, 1)
    fight.uses("first", "撃", "壁")
    fight.uses("second", "嵐")
    fight.settle()
    assert [told["amount"] for told in fight.told() if told["event"] == "Damaged"][3:] == [1]


@clause("honjin", "14.5.1", "10.7.3")
def test_a_constant_text_with_n_says_it_at_every_moment() -> None:
    proud = unit("誇", "○誇\n〈対象:このユニット〉\n対象を「攻撃力:+n」する。nは自軍ユニットの数。")
    table = Table(proud, board={"b1": {"first": ["誇", "兵@甲", "兵@乙"]}})
    assert table.attack("誇") == 5
    assert Table(proud, board={"b1": {"first": ["誇"]}}).attack("誇") == 3


@clause("honjin", "1.3.2", "10.5.3")
def test_where_an_automatic_text_leaves_n_open_its_owner_names_it() -> None:
    miner = unit("掘", "●[自軍ターン]掘\n〈発揮:終了宣言フェイズ終了時/対象:自軍プレイヤー〉\n山札をn枚破棄する。")
    game = Game(miner, board={"b1": {"first": ["掘"]}}, phase="ending", **DECKS)
    assert game.asked() == ("first", "variable", "1.3.2")
    game.number("first", 3)
    assert len(game.deck("first")) == 6


@clause("honjin", "10.10.1", "1.3.5")
def test_an_automatic_text_has_as_many_targets_as_it_says() -> None:
    hail = unit(
        "雹",
        "●[自軍ターン]雹\n〈発揮:終了宣言フェイズ終了時/対象:敵軍ユニットn体〉\n対象を行動完了にする。nは自軍ユニットの数。",
    )
    board = {"b1": {"first": ["雹", "兵@己"]}, "b4": {"second": ["兵@甲", "兵@乙", "兵@丙"]}}
    game = Game(hail, board=board, phase="ending", **DECKS)
    assert game.how_many("first") == (2, 2)


@clause("honjin", "10.11.2", "10.11.10")
def test_a_price_of_n_is_what_n_is_at_the_declaration() -> None:
    text = f"{PLACES['price']}nは対象の攻撃力。"
    game = turn(text, "兵@一", "兵@二", "兵@三")
    uses(game, "敵")
    assert game.how_many("first") == (2, 2)
    game.choose("first", "一", "二")
    assert game.hand("first") == ["三"]
    again = turn(text, "兵@一")
    uses(again, "零")
    assert again.hand("first") == ["一"]
