"""Every surprise of the list does what is printed on it; `of` names the cards that a test is about."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kokuryoku.board import Board, on, unit
from tests.kokuryoku.duels import AHEAD, CENTRE, PAPER, Proofs, pass_on, purpose, table

PROOFS = Proofs("surprise")
of = PROOFS.of
TAGS = ["軍旗@旗1", "軍旗@旗2", "軍旗@旗3"]


def attacking(*hand: str, foe: str = "的", second_hand: list[str] | None = None, **written: Any) -> Board:
    """An attack by a friend was just declared."""
    board = table([on("友", CENTRE)], [on(foe, AHEAD)], list(hand), second_hand, **written)
    board.take("first", "友")
    board.attack("first", "友", foe)
    return board


def attacked(*hand: str, by: str = "打手", second_hand: list[str] | None = None, **written: Any) -> Board:
    """An attack on a friend was just declared."""
    second = [on(by, AHEAD), on("的", 11, 1)]
    board = table([on("友", CENTRE)], second, list(hand), second_hand, turn="second", **written)
    board.take("second", by)
    board.attack("second", by, "友")
    return board


def power(*hand: str, first: list[Any] | None = None, second: list[Any] | None = None, **written: Any) -> Board:
    """The item step of the turn player."""
    return table(first or [on("友", CENTRE)], second, list(hand), phase="item", **written)


def use(board: Board, name: str, *paid: str, seat: str = "first") -> None:
    """Use the surprise, pay with these cards, and let it be resolved."""
    board.act(seat, "surprise", name)
    if paid:
        board.choose(seat, *paid)
    pass_on(board)


# --- in an attack


@of("伏兵")
@clause("kokuryoku", "X7.34")
def test_ambush_raises_the_attack_in_this_battle() -> None:
    board = attacking("伏兵")
    use(board, "伏兵")
    assert (board.damage("的"), board.off("first")) == ([4], ["伏兵"])


@of("影踏み")
@clause("kokuryoku", "X7.37")
@pytest.mark.parametrize("name", ["友", "ハルヴェナ槍騎兵"])
def test_shadowstep_lets_infantry_attack_without_a_counter(name: str) -> None:
    board = table([on(name, CENTRE)], [on("打手", AHEAD)], ["影踏み"])
    board.take("first", name)
    board.attack("first", name, "打手")
    if name == "友":
        use(board, "影踏み")
        assert purpose(board) != "counter"
    else:
        assert purpose(board) == "counter"
        assert board.hand("first") == ["影踏み"]


@of("乱戦")
@clause("kokuryoku", "X5.3")
def test_melee_adds_an_attack_and_its_price() -> None:
    board = attacking("乱戦", *PAPER[:1])
    use(board, "乱戦")
    assert (board.damage("的"), board.paid("友"), len(board.off("first"))) == ([4], [4], 2)


@of("渾身の一撃")
@clause("kokuryoku", "X5.4", "X7.42")
def test_the_all_out_blow_doubles_the_base_for_two_cards() -> None:
    board = attacking("渾身の一撃", *PAPER)
    use(board, "渾身の一撃", "紙1", "紙3")
    assert (board.damage("的"), board.paid("友"), board.hand("first")) == ([4], [2], ["紙2"])


@of("盾の壁", "腕砕き", "聖域", "身かわし")
@pytest.mark.parametrize(
    ("name", "cards", "dealt"), [("盾の壁", 0, [1]), ("腕砕き", 0, [1]), ("聖域", 2, [0]), ("身かわし", 1, [])]
)
@clause("kokuryoku", "X7.34")
def test_it_weakens_an_attack(name: str, cards: int, dealt: list[int]) -> None:
    board = attacked(name, *PAPER[:cards])
    use(board, name)
    assert board.damage("友") == dealt or (dealt == [0] and board.chips("友") == 6)
    assert len(board.off("first")) == 1 + cards


@of("身かわし", "穂先折り")
@clause("kokuryoku", "X5.3")
@pytest.mark.parametrize(("name", "arms"), [("身かわし", "axe"), ("穂先折り", "lance")])
def test_a_called_off_attack_costs_nothing_but_the_action(name: str, arms: str) -> None:
    foe = unit("敵手", spirit=6, arms=arms, levels={})
    board = attacked(name, *PAPER[:1], by="敵手", cards=[foe])
    use(board, name)
    assert (board.chips("友"), board.chips("敵手"), board.is_waiting("敵手")) == (6, 6, True)


@of("武器落とし", "穂先折り")
@clause("kokuryoku", "X7.37")
@pytest.mark.parametrize(
    ("name", "arms", "offered"),
    [
        ("武器落とし", "sword", True),
        ("武器落とし", "lance", False),
        ("穂先折り", "lance", True),
        ("穂先折り", "axe", False),
    ],
)
def test_it_answers_one_kind_of_arms(name: str, arms: str, offered: bool) -> None:
    foe = unit("敵手", spirit=6, arms=arms, levels={})
    board = attacked(name, *PAPER[:1], by="敵手", cards=[foe])
    assert (purpose(board) == "attack-window") == offered


@of("武器落とし")
@clause("kokuryoku", "X7.34")
def test_disarm_halves_the_base_and_draws() -> None:
    foe = unit("敵手", spirit=6, attack=3, arms="sword", levels={})
    board = attacked("武器落とし", *PAPER[:1], by="敵手", cards=[foe])
    use(board, "武器落とし")
    assert (board.damage("友"), len(board.hand("first"))) == ([1], 1)


@of("逆襲")
@clause("kokuryoku", "X7.34")
def test_riposte_raises_the_counter() -> None:
    board = attacked("逆襲")
    board.act("first", "counter")
    use(board, "逆襲")
    assert board.damage("打手") == [4]


@of("見切り")
@clause("kokuryoku", "X5.2", "X7.37")
def test_see_through_negates_the_surprise_used_just_before() -> None:
    board = attacking("伏兵", second_hand=["見切り"])
    assert board.options("first") == ["surprise 伏兵", "pass"]
    board.act("first", "surprise", "伏兵")
    board.act("second", "surprise", "見切り")
    assert board.damage("的") == [2]
    assert (board.off("first"), board.off("second")) == (["伏兵"], ["見切り"])


@of("裏の裏")
@clause("kokuryoku", "X7.42", "X5.2")
def test_a_double_bluff_negates_the_negation_and_draws() -> None:
    board = attacking("伏兵", "裏の裏", second_hand=["見切り"], more=({"off": TAGS[:2]}, {}))
    board.act("first", "surprise", "伏兵")
    board.act("second", "surprise", "見切り")
    board.act("first", "surprise", "裏の裏")
    pass_on(board)
    assert board.damage("的") == [4]
    assert board.abroad("first") == ["旗1", "旗2"]
    assert len(board.hand("first")) == 1


@of("紋章封じ")
@clause("kokuryoku", "X7.9")
def test_the_crest_seal_forbids_crests_in_this_battle() -> None:
    board = table([on("友", CENTRE)], [on("オルヴァン", AHEAD)], ["紋章封じ"], PAPER)
    board.take("first", "友")
    board.attack("first", "友", "オルヴァン")
    board.act("first", "surprise", "紋章封じ")
    board.act("second", "pass")
    assert purpose(board) == "counter"
    assert board.damage("オルヴァン") == [2]


# --- when a unit moves


def moving(name: str, walker: str = "的", seat: str = "second", **written: Any) -> Board:
    """A unit of the opponent has just moved."""
    second = [on(walker, 10), on("打手", 9, 4)]
    board = table([on("友", CENTRE)], second, [name, *PAPER[:1]], turn=seat, **written)
    board.walk("second", walker, 7)
    return board


@of("落とし穴")
@clause("kokuryoku", "X7.33")
def test_the_pitfall_makes_a_unit_wait_that_has_moved() -> None:
    board = moving("落とし穴")
    use(board, "落とし穴")
    assert board.is_waiting("的")
    assert board.asked() == ("second", "invasion", "K5.0")


@of("足止め")
@clause("kokuryoku", "X7.37")
def test_hold_up_keeps_cavalry_from_attacking() -> None:
    rider = unit("騎手", move="cavalry", levels={})
    board = moving("足止め", "騎手", cards=[rider])
    use(board, "足止め")
    assert board.why_not("second", "attack", "騎手", "友", "騎手") in [
        ("X5.1", "cannot-attack"),
        ("K5.4a", "unit-is-waiting"),
    ]
    board = moving("足止め")
    assert purpose(board) == "action-step"


@of("退き口")
def test_the_way_out_lets_a_friend_slip_away() -> None:
    board = moving("退き口")
    board.act("first", "surprise", "退き口")
    board.square("first", 1)
    assert board.cell("友") == 1


@of("位置替え")
@clause("kokuryoku", "X7.34")
def test_trading_places_puts_another_unit_where_one_has_moved() -> None:
    board = table([on("友", CENTRE), on("担い手", 0)], None, ["位置替え", *PAPER[:1]])
    board.walk("first", "友", 7)
    use(board, "位置替え")
    assert (board.cell("友"), board.cell("担い手")) == (0, 7)


# --- when a unit leaves


def falling(*hand: str, fallen: str = "兵", **written: Any) -> Board:
    """A unit of `first` is about to be beaten."""
    second = [on("打手", AHEAD), on("的", 11, 1)]
    board = table([on(fallen, CENTRE, 1), on("友", 0)], second, list(hand), turn="second", **written)
    board.take("second", "打手")
    board.attack("second", "打手", fallen)
    return board


@of("義勇兵")
@clause("kokuryoku", "X7.34")
def test_volunteers_bring_a_common_soldier_back_to_hand() -> None:
    board = falling("義勇兵", more=({"off": ["友@古い友", "兵@古い兵"]}, {}))
    use(board, "義勇兵")
    assert board.options("first") == ["古い兵", "兵"]
    board.choose("first", "兵")
    assert (board.hand("first"), board.off("first")) == (["兵"], ["古い友", "古い兵", "義勇兵"])


@of("貢納")
@clause("kokuryoku", "X7.34")
def test_tribute_uses_up_chips_of_the_opponent() -> None:
    board = falling("貢納")
    unused = board.piles("second")[0]
    use(board, "貢納")
    assert board.piles("second")[0] == unused - 2


# --- in the national-power phase


@of("強行軍")
@clause("kokuryoku", "X7.34")
def test_forced_march_gives_the_power_to_move_again() -> None:
    board = power("強行軍", first=[on("友", CENTRE), on("担い手", 0)], second=[on("的", 2)])
    use(board, "強行軍")
    board.choose("first", "友")
    board.play_on("invasion", "first")
    board.walk("first", "友", 5)
    board.act("first", "move-again", "友", cell=CENTRE)
    assert board.chips("友") == 5
    assert board.asked() == ("first", "invasion", "K5.0")
    board.walk("first", "担い手", 3)
    assert purpose(board) != "processing-step"


@of("王の勅命")
@clause("kokuryoku", "X7.37")
def test_the_decree_gives_a_lord_a_critical_with_six_cards_off_the_field() -> None:
    for count, offered in ((5, False), (6, True)):
        more: Any = ({"off": [f"軍旗@旗{number}" for number in range(count)]}, {})
        board = power(
            "王の勅命", "衛士の剣", first=[on("イルセナ", CENTRE), on("友", 0)], second=[on("的", AHEAD)], more=more
        )
        assert (board.offered("first", "surprise") == [("王の勅命",)]) == offered
    use(board, "王の勅命")
    board.play_on("invasion", "first")
    board.take("first", "イルセナ")
    board.attack("first", "イルセナ", "的")
    board.act("first", "critical", "イルセナ")
    assert (board.damage("的"), board.paid("イルセナ")) == ([4], [1, 2])


@of("増援", "徴募")
@clause("kokuryoku", "K4.2a", "X3.1")
@pytest.mark.parametrize("name", ["増援", "徴募"])
def test_a_unit_sorties_beside_that_of_the_step(name: str) -> None:
    board = power(name, "兵", *PAPER[:1], more=({"off": TAGS[:2]}, {}))
    board.act("first", "surprise", name)
    if name == "増援":
        board.choose("first", "紙1")
    board.square("first", 2)
    board.number("first", 3)
    assert (board.cell("兵"), board.chips("兵")) == (2, 3)


@of("徴募")
@clause("kokuryoku", "X7.34")
def test_the_levy_calls_common_soldiers_only() -> None:
    board = power("徴募", "担い手", more=({"off": TAGS[:2]}, {}))
    use(board, "徴募")
    assert board.hand("first") == ["担い手"]


@of("補給線")
@clause("kokuryoku", "X7.34")
def test_the_supply_line_brings_back_three_used_chips() -> None:
    for used, left in ((4, 1), (2, 0)):
        board = power("補給線", more=({"used": used}, {}))
        use(board, "補給線")
        assert board.piles("first") == (14 - left, left)


@of("鬨の声", "人海戦術")
@pytest.mark.parametrize(("name", "soldier", "friend"), [("鬨の声", 4, 2), ("人海戦術", 3, 3)])
@clause("kokuryoku", "X7.34")
def test_it_raises_attacks_in_this_turn(name: str, soldier: int, friend: int) -> None:
    for card, dealt in (("兵", soldier), ("友", friend)):
        first = [on(card, CENTRE, 3), on("兵@兵2", 0, 2), on("兵@兵3", 1, 2), on("兵@兵4", 2, 2)]
        board = power(name, *PAPER[:1], first=first, second=[on("的", AHEAD)])
        use(board, name)
        board.play_on("invasion", "first")
        board.take("first", card)
        board.attack("first", card, "的")
        assert board.damage("的") == [dealt]


@of("人海戦術")
@clause("kokuryoku", "X7.37")
def test_the_human_wave_needs_three_common_soldiers() -> None:
    board = power("人海戦術", "衛士の剣", first=[on("担い手", CENTRE), on("兵", 0), on("兵@兵2", 1)])
    assert board.offered("first", "surprise") == []


@of("焦土", "開墾")
@clause("kokuryoku", "X7.34")
def test_a_land_is_taken_away() -> None:
    lands: Any = ({"lands": {0: "風の平原"}}, {"lands": {AHEAD: "深い森"}})
    board = power("焦土", more=lands)
    use(board, "焦土")
    board.choose("first", "深い森")
    assert (board.lands("second"), board.abroad("second"), board.lands("first")) == ([], ["深い森"], ["風の平原"])
    board = power("開墾", *PAPER[:1], more=lands)
    use(board, "開墾")
    board.choose("first", "深い森")
    assert (board.lands("second"), board.off("second"), board.lands("first")) == ([], ["深い森"], ["風の平原"])
    assert len(board.hand("first")) == 1


@of("軍議")
@clause("kokuryoku", "X7.34")
def test_the_council_draws_two_for_one() -> None:
    board = power("軍議", *PAPER[:1])
    use(board, "軍議")
    assert len(board.hand("first")) == 2


@of("窮余の策")
@clause("kokuryoku", "X7.37")
def test_the_last_resort_needs_a_small_hand() -> None:
    board = power("窮余の策", "薬草")
    use(board, "窮余の策")
    assert len(board.hand("first")) == 3
    board = power("窮余の策", *PAPER)
    assert board.offered("first", "surprise") == []


@of("錆の呪い", "魔力暴走")
@pytest.mark.parametrize(("name", "borne"), [("錆の呪い", "衛士の剣"), ("魔力暴走", "火種の書")])
@clause("kokuryoku", "X7.34")
def test_a_bearer_loses_two_spirit(name: str, borne: str) -> None:
    second = [on("担い手", AHEAD, 4, attached=[borne]), on("担い手@二人目", 8, 4, attached=[borne]), on("的", 11)]
    board = power(name, *PAPER[:1], second=second)
    use(board, name)
    board.choose("first", "担い手")
    assert (board.chips("担い手"), board.chips("二人目"), board.chips("的")) == (2, 4, 9)


@of("武器庫", "策の練り直し")
@pytest.mark.parametrize(("name", "wanted"), [("武器庫", "衛士の剣"), ("策の練り直し", "伏兵")])
def test_a_card_comes_back_from_off_the_field(name: str, wanted: str) -> None:
    board = power(name, *PAPER[:1], more=({"off": ["衛士の剣", "伏兵", "軍旗", f"{wanted}@もう一枚"]}, {}))
    board.act("first", "surprise", name)
    assert board.options("first") == [wanted, "もう一枚"]
    board.choose("first", wanted)
    assert board.hand("first") == [wanted]


@of("火攻め", "山崩れ")
@pytest.mark.parametrize(("name", "home"), [("火攻め", "深い森"), ("山崩れ", "険しい山")])
@clause("kokuryoku", "X7.34")
def test_units_on_a_land_lose_two_spirit(name: str, home: str) -> None:
    board = power(name, *PAPER[:1], second=[on("的", AHEAD), on("打手", 11)], more=({"lands": {AHEAD: home}}, {}))
    use(board, name)
    assert (board.chips("的"), board.chips("打手")) == (7, 9)


@of("本土決戦")
@pytest.mark.parametrize(("cell", "dealt"), [(1, 4), (CENTRE, 2)])
@clause("kokuryoku", "X7.34")
def test_the_home_stand_raises_counters_on_the_sortie_squares(cell: int, dealt: int) -> None:
    board = table([on("友", cell)], [on("打手", cell + 3)], ["本土決戦"], turn="second", phase="other-item")
    use(board, "本土決戦")
    board.play_on("invasion", "second")
    board.take("second", "打手")
    board.attack("second", "打手", "友", counter=True)
    assert board.damage("打手") == [dealt]


@of("とどめ")
@clause("kokuryoku", "X7.34")
def test_the_finishing_blow_takes_the_last_chip() -> None:
    board = power("とどめ", *PAPER[:1], second=[on("的", AHEAD, 1), on("兵", 8, 1), on("打手", 11, 2)])
    use(board, "とどめ")
    assert board.options("first") == ["的", "兵"]
    board.choose("first", "的")
    assert (board.field("second"), board.off("second")) == (["兵", "打手"], ["的"])


@of("励まし")
def test_encouragement_restores_up_to_two_weak_units() -> None:
    first = [on("友", CENTRE, 2), on("担い手", 0, 1), on("兵", 1, 3)]
    board = power("励まし", first=first)
    board.act("first", "surprise", "励まし")
    assert board.options("first") == ["友", "担い手"]
    board.choose("first", "友", "担い手")
    assert [board.chips(each) for each in ("友", "担い手", "兵")] == [4, 3, 3]


@of("和睦の使者")
@clause("kokuryoku", "X7.34")
def test_the_envoy_forbids_all_attacks_in_this_turn() -> None:
    board = power("和睦の使者", *PAPER[:2], second=[on("的", AHEAD)])
    use(board, "和睦の使者")
    board.play_on("invasion", "first")
    board.take("first", "友")
    assert board.state.battle is None
    assert purpose(board) != "action-step"


@of("投げ網")
@clause("kokuryoku", "X7.34")
def test_the_net_holds_an_enemy_for_this_turn() -> None:
    second = [on("的", AHEAD), on("打手", 11)]
    board = table([on("友", CENTRE)], second, ["投げ網", *PAPER[:1]], turn="second", phase="other-item")
    use(board, "投げ網")
    board.choose("first", "的")
    board.play_on("invasion", "second")
    board.act("second", "act-with", "的")
    assert purpose(board) == "action-step"
    board.act("second", "go-on")
    board.walk("second", "打手", 8)


@of("墓荒らし")
def test_grave_robbing_sends_two_cards_abroad() -> None:
    board = power("墓荒らし", more=({}, {"off": TAGS}))
    board.act("first", "surprise", "墓荒らし")
    board.choose("first", "旗1", "旗3")
    assert (board.abroad("second"), board.off("second")) == (["旗1", "旗3"], ["旗2"])


@of("密偵")
@clause("kokuryoku", "X7.34")
def test_the_spy_takes_a_card_of_the_opponents_choice() -> None:
    board = power("密偵", second_hand=["薬草", "角笛"], more=({"off": TAGS}, {}))
    use(board, "密偵")
    board.choose("second", "角笛")
    assert (board.off("second"), len(board.abroad("first"))) == (["角笛"], 3)


# --- when the end phase begins


@of("兵糧攻め")
@clause("kokuryoku", "X7.34")
def test_starving_out_uses_up_three_chips() -> None:
    board = table([on("友", CENTRE)], [on("的", 11)], ["兵糧攻め", *PAPER[:1]], phase="end")
    use(board, "兵糧攻め")
    assert [(told["seat"], told["amount"]) for told in board.told() if told["event"] == "PileChanged"][:1] == [(1, -3)]


@of("夜営の火")
@pytest.mark.parametrize("units", [2, 3])
def test_the_camp_fire_restores_two_units_and_draws_for_a_small_army(units: int) -> None:
    first = [on("友", CENTRE, 1), on("担い手", 0, 1), on("兵", 1, 1)][:units]
    board = table(first, None, ["夜営の火", "薬草"], phase="end")
    board.act("first", "surprise", "夜営の火")
    board.choose("first", "友", "担い手")
    assert (board.chips("友"), board.chips("担い手")) == (2, 2)
    assert len([told for told in board.told() if told["event"] == "Drawn" and told["by"] == 0]) == (units == 2)


@of("国境の追放")
@clause("kokuryoku", "X7.34")
def test_the_exile_sends_an_intruder_home() -> None:
    second = [on("的", 1, 3), on("兵", 2, 3), on("打手", 5)]
    board = table([on("友", CENTRE)], second, ["国境の追放"], phase="end", more=({"off": TAGS}, {}))
    use(board, "国境の追放")
    assert board.options("first") == ["的", "兵"]
    board.choose("first", "的")
    assert board.zone("的") == ("second", "hand")
    assert board.field("second") == ["兵", "打手"]


@of("撤退の鐘")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_bell_takes_a_unit_back_for_a_card(answer: str) -> None:
    board = table([on("友", CENTRE), on("担い手", 0)], None, ["撤退の鐘"], phase="end")
    board.act("first", "surprise", "撤退の鐘")
    board.option("first", answer)
    if answer == "yes":
        board.choose("first", "友")
    drawn = [told for told in board.told() if told["event"] == "Drawn" and told["by"] == 0]
    assert len(drawn) == (answer == "yes")
    assert (board.zone("友")[1] == "hand") == (answer == "yes")


def test_every_surprise_has_a_test() -> None:
    assert PROOFS.missing() == []
