"""Every weapon, magic, item and land of the list does what is printed on it; `of` names the cards of a test."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kokuryoku.board import Board, on, unit
from tests.kokuryoku.duels import AHEAD, ASIDE, CENTRE, PAPER, Proofs, pass_on, printed, purpose, strikes, struck, table

PROOFS = Proofs("weapon", "magic", "item", "land")
of = PROOFS.of
WEAPONS = list(printed("weapon"))
TOMES = [card for card in printed("magic") if card.source.fields["arms"] != "staff"]
STAFFS = [card for card in printed("magic") if card.source.fields["arms"] == "staff"]
AT_HOME = ("ドルガスの戦斧", "ノルドラの長弓")


def bearing(*cards: str, at: int = AHEAD, chips: int | None = None, **written: Any) -> Board:
    """A unit of the highest levels that bears these cards, and a target."""
    return table([on("担い手", CENTRE, chips, attached=list(cards))], [on("的", at)], **written)


def reached(card: Any) -> int:
    return ASIDE if card.source.fields["range"] == "indirect" else AHEAD


def besieged(*cards: str, chips: int | None = None, **written: Any) -> Board:
    """The same unit before a striker, in the opponent's turn."""
    second = [on("打手", AHEAD), on("的", 11, 1)]
    return table([on("担い手", CENTRE, chips, attached=list(cards))], second, turn="second", **written)


# --- weapons


@of(*[card.name for card in WEAPONS])
@clause("kokuryoku", "X7.1", "X5.3", "X5.4", "X4.2")
@pytest.mark.parametrize("card", WEAPONS, ids=lambda card: card.name)
def test_a_weapon_adds_its_figure_to_the_damage_and_nothing_to_the_price(card: Any) -> None:
    fields = card.source.fields
    times = fields.get("times", 1)
    board = bearing(card.name, at=reached(card))
    assert strikes(board, "担い手", equipment=card.name) == (2 + fields["attack"]) * times
    assert board.paid("担い手") == [2 * times]


@clause("kokuryoku", "X4.2")
@pytest.mark.parametrize("card", WEAPONS, ids=lambda card: card.name)
def test_a_weapon_reaches_its_printed_range(card: Any) -> None:
    second = [on("的", AHEAD), on("打手", ASIDE), on("的@遠い的", 11, 2)]
    board = table([on("担い手", CENTRE, attached=[card.name])], second)
    board.take("first", "担い手")
    found = {target for _, target, equipment in board.offered("first", "attack") if equipment == card.name}
    assert found == {"direct": {"的"}, "indirect": {"打手"}, "magic": {"的", "打手"}}[card.source.fields["range"]]


@of("宝剣ソルメリア", "鎧貫き", "攻城弩砲")
@clause("kokuryoku", "X3.2", "X7.1")
@pytest.mark.parametrize("card", WEAPONS, ids=lambda card: card.name)
def test_the_printed_max_is_added_to_the_maximum(card: Any) -> None:
    board = bearing(card.name)
    assert board.chips("担い手") == 6 + card.source.fields.get("max", 0)


@of("馬断ちの剣", "鎧貫き", "攻城弩砲", "翼狩りの弓", "旋風の書")
@clause("kokuryoku", "X7.23")
@pytest.mark.parametrize(
    ("name", "facts", "dealt"),
    [
        ("馬断ちの剣", {"move": "cavalry"}, 2 * 2 + 1),
        ("鎧貫き", {"sort": "armoured"}, 2 * 2 + 1),
        ("攻城弩砲", {"sort": "armoured"}, 2 * 2 + 2),
        ("翼狩りの弓", {"move": "flier"}, 2 * 2 + 1),
        ("旋風の書", {"move": "flier"}, 3 * 2),
    ],
)
def test_it_is_effective_against_its_prey(name: str, facts: dict[str, Any], dealt: int) -> None:
    prey = unit("獲物", "このユニットは反撃できない。", spirit=9, arms="breath", action="breath", levels={}, **facts)
    card = next(card for card in printed("weapon", "magic") if card.name == name)
    first = [on("担い手", CENTRE, attached=[name])]
    board = table(first, [on("獲物", reached(card)), on("的", 11)], cards=[prey])
    assert strikes(board, "担い手", "獲物", name) == dealt


@of(*AT_HOME)
@pytest.mark.parametrize(
    ("name", "bearer", "dealt"),
    [
        ("ドルガスの戦斧", "ボルゾ", 3 + 2),
        ("ドルガスの戦斧", "ギムザ", 3 + 1),
        ("ノルドラの長弓", "シルテ", 2 + 2),
        ("ノルドラの長弓", "フィルカ", 2 + 1),
    ],
)
def test_a_weapon_is_stronger_in_the_hands_of_its_country(name: str, bearer: str, dealt: int) -> None:
    at = ASIDE if name == "ノルドラの長弓" else AHEAD
    board = table([on(bearer, CENTRE, attached=[name])], [on("的", at)])
    assert strikes(board, bearer, equipment=name) == dealt


@of("巨岩の斧")
def test_the_boulder_axe_forbids_to_strike_back() -> None:
    board = besieged("巨岩の斧")
    struck(board, "担い手")
    assert purpose(board) != "counter"


@of("毒矢の弓")
@clause("kokuryoku", "X5.4")
def test_the_venom_bow_takes_one_spirit_more_from_whom_it_hurts() -> None:
    board = bearing("毒矢の弓", at=ASIDE)
    assert strikes(board, "担い手", equipment="毒矢の弓") == 2
    assert board.chips("的") == 9 - 2 - 1


@of("毒矢の弓")
@clause("kokuryoku", "X5.4")
def test_a_weapon_that_deals_no_damage_has_no_extra() -> None:
    shielded = unit("盾", "このユニットはダメージを受けない。\nこのユニットは反撃できない。", spirit=9, levels={})
    board = table([on("担い手", CENTRE, attached=["毒矢の弓"])], [on("盾", ASIDE)], cards=[shielded])
    strikes(board, "担い手", "盾", "毒矢の弓")
    assert board.chips("盾") == 9


@of("翼狩りの弓", "落雷の書")
@pytest.mark.parametrize("name", ["翼狩りの弓", "落雷の書"])
def test_it_makes_wait_whom_it_hurts(name: str) -> None:
    board = bearing(name, at=ASIDE)
    assert not board.is_waiting("的")
    strikes(board, "担い手", equipment=name)
    assert board.is_waiting("的")


@of("攻城弩砲")
def test_the_siege_ballista_forbids_to_move() -> None:
    board = bearing("攻城弩砲", at=ASIDE)
    board.act("first", "act-with", "担い手")
    assert purpose(board) == "action-step"


@of("宝剣ソルメリア", "聖典ルクサリス")
@clause("kokuryoku", "K6.4", "X7.15")
@pytest.mark.parametrize("name", ["宝剣ソルメリア", "聖典ルクサリス"])
def test_a_symbol_restores_spirit_in_the_end_phase(name: str) -> None:
    board = table([on("担い手", CENTRE, 2, attached=[name]), on("友", 0, 2)], [on("的", AHEAD)], phase="end")
    board.act("first", "symbol", name)
    if name == "聖典ルクサリス":
        board.choose("first", "友")
    assert (board.chips("担い手"), board.chips("友")) == ((2, 3) if name == "聖典ルクサリス" else (3, 2))
    assert board.zone(name) == ("first", "attached")


@of("聖槍アズルーン")
def test_the_symbol_of_azulun_draws_a_card() -> None:
    board = bearing("聖槍アズルーン", phase="end", hand=["薬草"])
    board.act("first", "symbol", "聖槍アズルーン")
    assert len(board.hand("first")) == 2


@of("冥典ノクタール")
def test_the_symbol_of_noctar_takes_a_card_from_the_opponent() -> None:
    board = bearing("冥典ノクタール", phase="end", second_hand=["軍旗", "薬草"])
    board.act("first", "symbol", "冥典ノクタール")
    board.choose("second", "軍旗")
    assert board.off("second") == ["軍旗"]


# --- magics


@of(*[card.name for card in TOMES])
@clause("kokuryoku", "X5.8", "X7.3")
@pytest.mark.parametrize("card", TOMES, ids=lambda card: card.name)
@pytest.mark.parametrize("at", [AHEAD, ASIDE])
def test_a_tome_strikes_with_its_power_for_nothing_and_is_used_up(card: Any, at: int) -> None:
    board = bearing(card.name, at=at)
    assert strikes(board, "担い手", equipment=card.name) == card.source.fields["power"]
    assert board.paid("担い手") == []
    if purpose(board) == "recover":
        board.choose("first", "担い手")
    assert board.off("first") == [card.name]


@clause("kokuryoku", "X5.8")
@pytest.mark.parametrize("card", [*TOMES, *STAFFS], ids=lambda card: card.name)
def test_what_a_magic_needs_is_paid_when_it_is_attached(card: Any) -> None:
    board = table([on("担い手", CENTRE)], None, [card.name], phase="item")
    board.act("first", "attach", card.name, "担い手")
    assert board.chips("担い手") == 6 - card.source.fields["need"]


@of("業火の書")
def test_the_blaze_spreads_to_enemies_beside_the_foe() -> None:
    second = [on("的", AHEAD), on("打手", 10), on("的@遠い的", 11, 2)]
    board = table([on("担い手", CENTRE, attached=["業火の書"]), on("友", 6)], second)
    strikes(board, "担い手", equipment="業火の書")
    assert [board.chips(each) for each in ("的", "打手", "遠い的", "友")] == [5, 8, 2, 6]


@of("裂風の書")
def test_the_gale_pushes_back_whom_it_hurts() -> None:
    board = bearing("裂風の書")
    strikes(board, "担い手", equipment="裂風の書")
    assert board.cell("的") == 10


@of("光条の書")
def test_the_sunray_restores_a_friend() -> None:
    board = table([on("担い手", CENTRE, attached=["光条の書"]), on("友", 0, 1)], [on("的", AHEAD)])
    strikes(board, "担い手", equipment="光条の書")
    board.choose("first", "友")
    assert board.chips("友") == 2


@of("影縛りの書")
def test_the_shadow_binds_the_crest_of_the_foe() -> None:
    board = table([on("担い手", CENTRE, attached=["影縛りの書"]), on("友", 3)], [on("オルヴァン", AHEAD)], None, PAPER)
    board.take("first", "担い手")
    board.attack("first", "担い手", "オルヴァン", "影縛りの書")
    assert board.offered("second", "crest") == [("オルヴァン", "0")]
    pass_on(board)
    board.act("second", "go-on")
    board.take("first", "友")
    board.attack("first", "友", "オルヴァン")
    assert board.damage("オルヴァン") == [3, 2]  # at once, without a question about the crest


@of("癒しの杖", "大癒の杖")
@clause("kokuryoku", "X5.9", "X5.8")
@pytest.mark.parametrize("card", STAFFS, ids=lambda card: card.name)
def test_a_staff_restores_its_power_and_is_used_up(card: Any) -> None:
    board = table([on("担い手", CENTRE, attached=[card.name]), on("友", 0, 1)], [on("的", 11)])
    board.take("first", "担い手")
    board.act("first", "heal", "担い手", "友", card.name)
    assert board.chips("友") == min(6, 1 + card.source.fields["power"])
    assert (board.off("first"), board.paid("担い手")) == ([card.name], [])


# --- items


@of("薬草")
def test_the_herb_restores_its_bearer_once() -> None:
    board = bearing("薬草", chips=1, phase="item")
    board.act("first", "use", "薬草")
    assert (board.chips("担い手"), board.off("first")) == (4, ["薬草"])


@of("力の腕輪", "軍旗")
def test_the_bracelet_strengthens_its_bearer_and_the_standard_its_friends() -> None:
    assert strikes(bearing("力の腕輪"), "担い手") == 3
    assert strikes(bearing("軍旗"), "担い手") == 2
    assert strikes(table([on("友", CENTRE), on("担い手", 3, attached=["軍旗"])], [on("的", AHEAD)]), "友") == 3
    assert strikes(table([on("友", CENTRE), on("担い手", 3, attached=["力の腕輪"])], [on("的", AHEAD)]), "友") == 2


@of("守りの盾", "矢避けの外套")
@pytest.mark.parametrize("name", ["守りの盾", "矢避けの外套"])
def test_it_protects_its_bearer_when_attacked_and_not_from_counters(name: str) -> None:
    assert struck(besieged(name), "担い手") == 2
    board = table([on("担い手", CENTRE, attached=[name])], [on("打手", AHEAD)])
    board.take("first", "担い手")
    board.attack("first", "担い手", "打手", counter=True)
    assert board.damage("担い手") == [3]


@of("俊足の靴")
def test_swift_boots_let_their_bearer_move_again() -> None:
    board = bearing("俊足の靴", at=11)
    board.walk("first", "担い手", 5)
    board.act("first", "move-again", "担い手", cell=CENTRE)
    assert (board.cell("担い手"), board.chips("担い手")) == (CENTRE, 5)


@of("翼の護符", "早馬の笛")
@clause("kokuryoku", "X4.1")
@pytest.mark.parametrize(
    ("name", "squares"),
    [("翼の護符", [0, 1, 2, 3, 5, 6, 7, 8]), ("早馬の笛", [1, 3, 5, 6, 7, 8]), ("軍旗", [1, 3, 5, 7])],
)
def test_it_changes_how_its_bearer_moves(name: str, squares: list[int]) -> None:
    board = bearing(name, at=11)
    board.act("first", "act-with", "担い手")
    assert board.squares("first", "move") == squares


@of("命の首飾り")
@clause("kokuryoku", "X3.2", "X7.28")
def test_the_pendant_raises_the_maximum_and_restores_on_attaching() -> None:
    board = table([on("担い手", CENTRE)], None, ["命の首飾り"], phase="item")
    board.act("first", "attach", "命の首飾り", "担い手")
    assert board.chips("担い手") == 7
    board.act("first", "remove", "命の首飾り")
    assert board.chips("担い手") == 6


@of("煙玉")
@clause("kokuryoku", "X7.24")
def test_the_smoke_ball_calls_off_an_attack() -> None:
    board = besieged("煙玉")
    board.take("second", "打手")
    board.attack("second", "打手", "担い手")
    board.act("first", "use", "煙玉")
    pass_on(board)
    assert (board.chips("担い手"), board.chips("打手"), board.off("first")) == (6, 9, ["煙玉"])


@of("角笛")
def test_the_horn_restores_the_friends_beside_its_bearer() -> None:
    first = [on("担い手", CENTRE, 2, attached=["角笛"]), on("友", 3, 1), on("友@遠い友", 0, 1)]
    board = table(first, [on("的", 11)])
    board.take("first", "担い手")
    board.act("first", "use", "角笛")
    assert [board.chips(each) for each in ("担い手", "友", "遠い友")] == [2, 2, 1]
    assert board.is_waiting("担い手")


@of("誓いの指輪")
@clause("kokuryoku", "X5.3")
@pytest.mark.parametrize(("chips", "paid"), [(3, 1), (4, 2)])
def test_the_ring_makes_attacks_cheaper_at_low_spirit(chips: int, paid: int) -> None:
    board = bearing("誓いの指輪", chips=chips)
    assert strikes(board, "担い手") == 2
    assert board.paid("担い手") == [paid]


@of("誓いの指輪")
def test_the_ring_draws_a_card_on_attaching() -> None:
    board = table([on("担い手", CENTRE)], None, ["誓いの指輪"], phase="item")
    board.act("first", "attach", "誓いの指輪", "担い手")
    assert len(board.hand("first")) == 1


@of("遠投の手甲")
@clause("kokuryoku", "X4.2")
def test_the_gauntlet_throws_what_is_borne() -> None:
    assert strikes(bearing("遠投の手甲", at=10), "担い手") == 2
    board = bearing("軍旗", at=10)
    board.act("first", "act-with", "担い手")
    board.act("first", "go-on")
    assert purpose(board) != "action-step"


@of("踏破の靴")
@clause("kokuryoku", "X7.27", "K5.2")
def test_trail_boots_ignore_lands() -> None:
    rider = unit("騎手", move="cavalry", levels={})
    lands: tuple[Any, Any] = ({"lands": {5: "深い森", 3: "泥の沼"}}, {})
    board = table([on("騎手", CENTRE, attached=["踏破の靴"])], None, cards=[rider], more=lands)
    board.walk("first", "騎手", 5)
    board = table([on("騎手", CENTRE, attached=["踏破の靴"])], None, cards=[rider], more=lands)
    board.walk("first", "騎手", 3)
    assert board.paid("騎手") == []
    board = table([on("騎手", CENTRE)], None, cards=[rider], more=lands)
    board.act("first", "act-with", "騎手")
    assert 5 not in board.squares("first", "move")


@of("砂時計")
def test_the_hourglass_brings_back_used_chips() -> None:
    board = bearing("砂時計", phase="item", more=({"used": 3}, {}))
    board.act("first", "use", "砂時計")
    assert board.piles("first") == (20 - 6 - 3 + 2, 1)


# --- lands


def on_land(name: str, card: str = "友", **written: Any) -> Board:
    """A unit on the land and a target before it."""
    return table([on(card, CENTRE)], [on("的", AHEAD)], more=({"lands": {CENTRE: name}}, {}), **written)


def under_attack(name: str, card: str = "友") -> Board:
    """A unit on the land, attacked."""
    second = [on("打手", AHEAD), on("的", 11, 1)]
    return table([on(card, CENTRE)], second, turn="second", more=({"lands": {CENTRE: name}}, {}))


@of("深い森", "霧の森", "険しい山", "急流", "風の平原")
@clause("kokuryoku", "X7.27")
@pytest.mark.parametrize(
    ("name", "card", "dealt"),
    [
        ("深い森", "友", 2),
        ("霧の森", "友", 1),
        ("険しい山", "友", 3),
        ("急流", "友", 1),
        ("風の平原", "友", 2),
        ("風の平原", "ハルヴェナ槍騎兵", 3),
    ],
)
def test_a_land_changes_the_attack_from_its_square(name: str, card: str, dealt: int) -> None:
    assert strikes(on_land(name, card), card) == dealt


@of("風の平原")
def test_the_plain_helps_archers() -> None:
    lands: tuple[Any, Any] = ({"lands": {CENTRE: "風の平原"}}, {})
    assert strikes(table([on("フィルカ", CENTRE)], [on("的", ASIDE)], more=lands), "フィルカ") == 3


@of("深い森", "霧の森", "石の砦")
@clause("kokuryoku", "X7.27")
@pytest.mark.parametrize(("name", "dealt"), [("深い森", 2), ("霧の森", 2), ("石の砦", 2), ("風の平原", 3)])
def test_a_land_protects_the_unit_on_its_square(name: str, dealt: int) -> None:
    assert struck(under_attack(name), "友") == dealt


@of("深い森", "険しい山", "関所", "急流", "古城")
@clause("kokuryoku", "K5.2")
@pytest.mark.parametrize(
    ("name", "facts", "barred"),
    [
        ("深い森", {"move": "cavalry"}, True),
        ("深い森", {"move": "infantry"}, False),
        ("険しい山", {"move": "cavalry"}, True),
        ("急流", {"sort": "armoured"}, True),
        ("急流", {"sort": "gunner"}, True),
        ("急流", {"sort": "mage"}, False),
        ("古城", {"sort": "dragon"}, True),
        ("古城", {"sort": "lord"}, False),
    ],
)
def test_a_land_bars_units(name: str, facts: dict[str, Any], barred: bool) -> None:
    walker = unit("旅人", levels={}, **facts)
    board = table([on("旅人", CENTRE)], None, cards=[walker], more=({"lands": {5: name}}, {}))
    board.act("first", "act-with", "旅人")
    assert (5 not in board.squares("first", "move")) == barred


@of("関所")
@clause("kokuryoku", "K5.2")
def test_the_gate_bars_enemy_cavalry_only_and_helps_its_owner() -> None:
    rider = unit("騎手", move="cavalry", levels={})
    for owner, barred in ((0, False), (1, True)):
        lands: Any = [{}, {}]
        lands[owner] = {"lands": {5: "関所"}}
        board = table([on("騎手", CENTRE)], None, cards=[rider], more=tuple(lands))
        board.act("first", "act-with", "騎手")
        assert (5 not in board.squares("first", "move")) == barred
    board = under_attack("関所")
    board.take("second", "打手")
    board.attack("second", "打手", "友", counter=True)
    assert board.damage("打手") == [3]


@of("険しい山", "泥の沼")
@clause("kokuryoku", "X7.27")
@pytest.mark.parametrize(
    ("name", "move", "paid"),
    [("険しい山", "infantry", [1]), ("険しい山", "flier", []), ("泥の沼", "infantry", [1]), ("泥の沼", "cavalry", [1])],
)
def test_entering_a_land_costs_spirit(name: str, move: str, paid: list[int]) -> None:
    walker = unit("旅人", move=move, levels={})
    board = table([on("旅人", CENTRE)], None, cards=[walker], more=({"lands": {5: name}}, {}))
    board.walk("first", "旅人", 5)
    assert board.paid("旅人") == paid


@of("石の砦", "水車の村")
@pytest.mark.parametrize("name", ["石の砦", "水車の村"])
def test_a_land_restores_its_owners_unit_when_the_power_phase_begins(name: str) -> None:
    more: tuple[Any, Any] = ({"lands": {CENTRE: name}}, {})
    board = table([on("友", CENTRE, 2), on("友@遠い友", 0, 2)], None, PAPER[:1], phase="power", more=more)
    assert (board.chips("友"), board.chips("遠い友")) == (3, 2)
    more = ({}, {"lands": {CENTRE: name}})
    board = table([on("友", CENTRE, 2)], None, PAPER[:1], phase="power", more=more)
    assert board.chips("友") == 2


@of("古城")
@clause("kokuryoku", "X7.28", "X3.2")
def test_the_castle_holds_one_chip_more_which_is_lost_outside() -> None:
    board = on_land("古城")
    assert board.chips("友") == 7
    board.walk("first", "友", 5)
    assert board.chips("友") == 6


def test_every_weapon_magic_item_and_land_has_a_test() -> None:
    assert PROOFS.missing() == []
