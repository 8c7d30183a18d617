"""810: replacement effects."""

from __future__ import annotations

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, tactics, unit

HOLD = ["火矢"]
STONE = tactics("石", "相手のメイン・ユニットに300ダメージを与える。")
SPEAR = tactics("槍", "相手のメイン・ユニットに5000ダメージを与える。")


def replacing(board: Board, seat: str) -> dict[str, str]:
    """The replacements that are offered, by the name of their card, with the word that picks them."""
    found = {}
    for option in board.options(seat):
        found[board.rules.option_named(board.state, option)[1] or option] = option
    return found


@clause("hanyo", "810.1")
def test_a_replaced_event_does_not_happen_and_triggers_nothing() -> None:
    ember = enhancement("種火", exs=[ex("火移り", "このユニットがダメージを受けたとき、デッキを1枚引く。")])
    board = Board(
        cards=[STONE, ember],
        first={"hand": ["石", "石@b", *HOLD]},
        second={"main": {"card": "深海の鯨", "sets": ["水鏡の盾", "種火"]}},
    )
    board.play("first", "石")
    assert board.damage("深海の鯨") == 0
    assert board.discard("second") == ["水鏡の盾"]
    assert "Damaged" not in board.happened()
    assert board.hand("second") == []
    board.play("first", "b")  # the shield is spent
    assert board.damage("深海の鯨") == 300
    assert len(board.hand("second")) == 1


@clause("hanyo", "810.1")
def test_damage_may_be_taken_by_another_unit_instead() -> None:
    board = Board(
        cards=[STONE],
        first={"hand": ["石", *HOLD]},
        second={"main": "深海の鯨", "standby": ["白銀の盾持ち"]},
    )
    board.play("first", "石")
    assert (board.damage("深海の鯨"), board.damage("白銀の盾持ち")) == (0, 300)
    told = [each for each in board.told() if each["event"] == "Damaged"]
    assert [(each["card"]["card"], each["amount"]) for each in told] == [("H039", 300)]


@clause("hanyo", "810.1")
def test_an_event_that_is_not_the_one_to_be_replaced_happens() -> None:
    board = Board(
        first={"hand": ["火矢", "毒針"]},
        second={"main": "深海の鯨", "standby": ["白銀の盾持ち", "天馬"]},
    )
    board.play("first", "火矢")
    board.choose("first", "天馬")
    assert (board.damage("天馬"), board.damage("白銀の盾持ち")) == (200, 0)


@clause("hanyo", "810.1", "917.1a")
def test_a_doll_is_discarded_instead_of_the_unit_being_knocked_out() -> None:
    board = Board(
        cards=[SPEAR],
        first={"hand": ["槍", *HOLD]},
        second={"main": {"card": "深海の鯨", "sets": ["藁人形"], "damage": 200}},
    )
    board.play("first", "槍")
    assert not board.is_down("深海の鯨")
    assert board.damage("深海の鯨") == 0
    assert board.discard("second") == ["藁人形"]
    assert "KnockedOut" not in board.happened()
    assert board.outcome() is None


@clause("hanyo", "810.1", "1003.1")
def test_a_doll_does_not_help_a_unit_without_hp_for_long() -> None:
    board = Board(
        first={"hand": ["毒針", *HOLD]},
        second={"main": {"card": "深海の鯨"}, "standby": [{"card": "群れ雀", "damage": 100, "sets": ["藁人形"]}]},
    )
    board.play("first", "毒針")
    board.choose("first", "群れ雀")
    # 100 HP left under 100 damage: the doll heals it once, and 100 HP without damage are enough.
    assert not board.is_down("群れ雀")
    board = Board(
        first={"hand": ["衰弱の呪い", *HOLD]},
        second={"main": {"card": "深海の鯨"}, "standby": [{"card": "群れ雀", "sets": ["藁人形"]}]},
    )
    board.play("first", "衰弱の呪い")
    board.choose("first", "群れ雀")
    assert board.is_down("群れ雀")
    assert board.discard("second") == ["藁人形"]


@clause("hanyo", "810.1", "908.3")
def test_damage_instead_of_rest_and_stun() -> None:
    for word in ("レスト", "スタン"):
        board = Board(
            cards=[tactics("眠り", f"相手のメイン・ユニットを{word}する。")],
            first={"hand": ["眠り", *HOLD]},
            second={"main": "突風の走り手"},
        )
        board.play("first", "眠り")
        assert (board.placed("突風の走り手"), board.damage("突風の走り手")) == ("normal", 100)


@clause("hanyo", "810.1", "908.3")
def test_a_unit_that_is_afflicted_already_does_not_become_so() -> None:
    board = Board(
        cards=[tactics("眠り", "相手のメイン・ユニットをスタンする。")],
        first={"hand": ["眠り", *HOLD]},
        second={"main": {"card": "突風の走り手", "placed": "rested"}},
    )
    board.play("first", "眠り")
    assert (board.placed("突風の走り手"), board.damage("突風の走り手")) == ("stunned", 0)


@clause("hanyo", "810.2")
def test_the_controller_of_the_affected_unit_picks_among_several_replacements() -> None:
    board = Board(
        cards=[STONE],
        first={"hand": ["石", *HOLD]},
        second={"main": {"card": "深海の鯨", "sets": ["水鏡の盾"]}, "standby": ["白銀の盾持ち"]},
    )
    board.play("first", "石")
    assert board.asked() == ("second", "replace", "804.2c-1")
    offered = replacing(board, "second")
    assert sorted(offered) == ["水鏡の盾", "白銀の盾持ち"]
    board.option("second", offered["水鏡の盾"])
    assert board.discard("second") == ["水鏡の盾"]
    assert (board.damage("深海の鯨"), board.damage("白銀の盾持ち")) == (0, 0)


@clause("hanyo", "810.2")
def test_a_single_compulsory_replacement_is_not_asked_about() -> None:
    board = Board(
        cards=[STONE], first={"hand": ["石", *HOLD]}, second={"main": {"card": "深海の鯨", "sets": ["水鏡の盾"]}}
    )
    board.play("first", "石")
    assert board.asked() == ("first", "main-phase", "503.3")
    assert board.sets("深海の鯨") == []


@clause("hanyo", "810.2", "810.3")
def test_what_happens_instead_may_be_replaced_in_turn_by_what_fits_it() -> None:
    board = Board(
        cards=[STONE],
        first={"hand": ["石", *HOLD]},
        second={"main": "深海の鯨", "standby": [{"card": "白銀の盾持ち", "sets": ["水鏡の盾"]}]},
    )
    board.play("first", "石")
    assert (board.damage("深海の鯨"), board.damage("白銀の盾持ち")) == (0, 0)
    assert board.discard("second") == ["水鏡の盾"]


@clause("hanyo", "810.3")
def test_each_replacement_applies_once_to_an_event() -> None:
    # Two shield bearers: the one that takes the damage does not pass it on, and the other shields the main unit only.
    board = Board(
        cards=[STONE],
        first={"hand": ["石", *HOLD]},
        second={"main": "深海の鯨", "standby": ["白銀の盾持ち@a", "白銀の盾持ち@b"]},
    )
    board.play("first", "石")
    board.option("second", board.options("second")[1])
    assert sorted([board.damage("a"), board.damage("b")]) == [0, 300]
    assert board.damage("深海の鯨") == 0


@clause("hanyo", "810.3")
def test_a_replacement_does_not_apply_again_to_what_it_has_brought_about() -> None:
    hard = unit("石頭", hp=1000, text="このユニットがダメージを受けるなら、代わりにこのユニットに100ダメージを与える。")
    board = Board(cards=[STONE, hard], first={"hand": ["石", "石@b", *HOLD]}, second={"main": "石頭"})
    board.play("first", "石")
    assert board.damage("石頭") == 100
    board.play("first", "b")  # another event, another time
    assert board.damage("石頭") == 200


@clause("hanyo", "810.3")
def test_a_replacement_that_is_not_optional_cannot_be_declined() -> None:
    board = Board(
        cards=[STONE],
        first={"hand": ["石", *HOLD]},
        second={"main": "深海の鯨", "standby": ["白銀の盾持ち@a", "白銀の盾持ち@b"]},
    )
    board.play("first", "石")
    assert "decline" not in board.options("second")


def charmed(hand: list[str]) -> Board:
    """The substitute charm works in this turn; the fox strikes for 100."""
    board = Board(
        first={"main": {"card": "深海の鯨"}, "hand": ["身代わりの札", *hand]},
        second={"main": "火の粉の子狐", "hand": ["火矢@x"]},
    )
    board.play("first", "身代わりの札")
    board.play_on("skill-step", "second")
    board.skill("second", "ひっかき")
    return board


@clause("hanyo", "810.3", "911.1")
def test_an_optional_replacement_may_be_taken() -> None:
    board = charmed(["火矢", "毒針", "力溜め"])
    assert board.asked() == ("first", "replace", "704.3d")
    board.option("first", replacing(board, "first")["身代わりの札"])
    board.choose("first", "火矢", "毒針")  # asked once whether, and then only what
    assert board.damage("深海の鯨") == 0
    assert sorted(board.discard("first")) == sorted(["火矢", "毒針", "身代わりの札"])


@clause("hanyo", "810.3")
def test_an_optional_replacement_may_be_declined() -> None:
    board = charmed(["火矢", "毒針", "力溜め"])
    board.option("first", "decline")
    assert board.damage("深海の鯨") == 100
    assert board.discard("first") == ["身代わりの札"]


@clause("hanyo", "810.3", "104.2")
def test_an_optional_replacement_is_not_offered_to_who_cannot_pay_for_it() -> None:
    board = charmed(["火矢"])
    assert board.damage("深海の鯨") == 100
    assert board.discard("first") == ["身代わりの札"]


@clause("hanyo", "810.1", "304.3")
def test_a_smoke_screen_costs_cards_of_the_deck_and_lasts_for_one_turn_of_the_opponent() -> None:
    board = Board(
        first={"main": "深海の鯨", "hand": ["煙幕", *HOLD]},
        second={"main": "火の粉の子狐", "hand": ["火矢@x"]},
    )
    board.play("first", "煙幕")
    deck = len(board.deck("first"))
    board.play_on("skill-step", "second")
    board.skill("second", "ひっかき")
    board.lays_down("first")
    assert board.damage("深海の鯨") == 0
    assert len(board.deck("first")) == deck - 4 - 1  # four for the smoke, one drawn since
    board.play_to_turn(8)
    board.play_on("skill-step", "second")
    board.skill("second", "ひっかき")
    assert board.damage("深海の鯨") == 100


@clause("hanyo", "810.2", "810.3")
def test_damage_to_two_units_at_once_is_replaced_for_each_on_its_own() -> None:
    wave = tactics("大津波", "相手のユニットすべてに300ダメージを与える。")
    board = Board(
        cards=[wave],
        first={"hand": ["大津波", *HOLD]},
        second={"main": "深海の鯨", "standby": ["白銀の盾持ち", "天馬"]},
    )
    board.play("first", "大津波")
    assert board.damage("深海の鯨") == 0
    assert board.damage("天馬") == 300
    assert board.damage("白銀の盾持ち") == 600


@clause("hanyo", "810.1", "801.2c")
def test_a_shield_bearer_that_is_main_or_knocked_out_shields_nobody() -> None:
    board = Board(
        cards=[STONE],
        first={"hand": ["石", *HOLD]},
        second={"main": "白銀の盾持ち", "standby": [{"card": "白銀の盾持ち@b", "down": True}]},
    )
    board.play("first", "石")
    assert board.damage("白銀の盾持ち") == 300
