"""Every unit of the list does what is printed on it; `of` names the cards that a test is about."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kokuryoku.board import Board, on, unit
from tests.kokuryoku.duels import (
    AHEAD,
    ASIDE,
    CENTRE,
    PAPER,
    Proofs,
    pass_on,
    printed,
    purpose,
    spot,
    strikes,
    struck,
    table,
)

PROOFS = Proofs("unit")
of = PROOFS.of
PLAIN = [card for card in printed("unit") if not card.source.printed_text]
FIGHTERS = [card for card in printed("unit") if card.source.fields["action"] != "heal"]
CHANGES = [card for card in printed("unit") if card.changes]
LORDS = ["イルセナ", "戴冠のイルセナ", "ガンドロフ", "鉄王ガンドロフ", "セラヴィエ", "ヤルニカ", "鷹眼のヤルニカ"]
RIDERS = ["ハルヴェナ槍騎兵", "ノルドラ翼兵", "テオルド", "白騎将テオルド", "嵐竜ヘルガナ", "ヴェスカ"]
HEALERS = [card for card in printed("unit") if card.source.fields["action"] == "heal"]


def duel(card: str, hand: list[str] | None = None, target: str = "的", **written: Any) -> Board:
    """The card in the centre and a target within its reach."""
    return table([on(card, CENTRE)], [on(target, spot(card))], hand, **written)


def siege(card: str, chips: int | None = None, hand: list[str] | None = None, **written: Any) -> Board:
    """A striker of the opponent before the card, in the opponent's turn."""
    return table([on(card, CENTRE, chips)], [on("打手", AHEAD), on("的", 11, 1)], hand, turn="second", **written)


# --- figures


@of(*[card.name for card in PLAIN])
@clause("kokuryoku", "X5.3", "X5.4", "X4.2")
@pytest.mark.parametrize("name", [card.name for card in FIGHTERS if card.name not in ("ボルナ", "スヴェルナ")])
def test_a_unit_attacks_for_its_printed_figure_at_that_price(name: str) -> None:
    fields = next(card.source.fields for card in FIGHTERS if card.name == name)
    board = duel(name)
    assert strikes(board, name) == fields["attack"]
    assert board.paid(name) == [fields["attack"]]


@of("ミレイス修道兵", "マレッタ", "ネリエ")
@clause("kokuryoku", "X5.9", "X7.8")
@pytest.mark.parametrize("name", [card.name for card in HEALERS])
def test_a_staff_unit_heals_for_its_printed_figure_at_its_staff_cost(name: str) -> None:
    fields = next(card.source.fields for card in HEALERS if card.name == name)
    board = table([on(name, CENTRE), on("友", 3, 1)])
    before = board.chips(name)
    board.take("first", name)
    board.act("first", "heal", name, "友")
    assert board.chips("友") == 1 + fields["heal"]
    assert board.chips(name) == before - fields["staff"]


# --- named abilities


@of(*LORDS)
@clause("kokuryoku", "X1.2")
@pytest.mark.parametrize("name", LORDS)
def test_a_lord_seizes(name: str) -> None:
    board = table([on(name, 7)], [on("的", 0)])
    board.walk("first", name, 10)
    assert board.outcome() == ("first", "seize", "X1.2")


@clause("kokuryoku", "X1.2")
def test_a_unit_without_the_ability_does_not_seize() -> None:
    board = table([on("セドミル", 7)], [on("的", 0)])
    board.walk("first", "セドミル", 10)
    assert board.state.outcome is None


@of(*RIDERS)
@clause("kokuryoku", "X7.16", "K5.4b")
@pytest.mark.parametrize("name", RIDERS)
def test_it_moves_again_for_one_chip(name: str) -> None:
    board = table([on(name, CENTRE)], [on("的", 0)])
    before = board.chips(name)
    board.walk("first", name, 5)
    board.act("first", "move-again", name, cell=CENTRE)
    assert (board.cell(name), board.chips(name)) == (CENTRE, before - 1)


@of("ヴァレム", "カシオル")
@clause("kokuryoku", "X7.17")
@pytest.mark.parametrize("name", ["ヴァレム", "カシオル"])
def test_it_follows_up_for_two_chips(name: str) -> None:
    board = duel(name)
    board.take("first", name)
    board.attack("first", name, "的")
    board.act("first", "follow-up", name)
    assert board.damage("的") == [3, 3]
    assert board.paid(name) == [3, 2]


@of("セドミル", "双刃のセドミル", "パルジス", "天翔けるヴェリル")
@clause("kokuryoku", "X7.18", "X7.42")
@pytest.mark.parametrize(
    ("name", "spirit", "cards"),
    [("セドミル", 0, 1), ("双刃のセドミル", 1, 0), ("パルジス", 2, 0), ("天翔けるヴェリル", 0, 1)],
)
def test_a_critical_doubles_the_base_for_its_price(name: str, spirit: int, cards: int) -> None:
    board = duel(name, PAPER[:1])
    board.take("first", name)
    board.attack("first", name, "的")
    board.act("first", "critical", name)
    pass_on(board)
    assert board.damage("的") == [6]
    assert board.paid(name) == ([spirit] if spirit else []) + [3]
    assert len(board.hand("first")) == 1 - cards


@of("ガンドロフ", "グロスト")
@clause("kokuryoku", "X7.19")
@pytest.mark.parametrize("name", ["ガンドロフ", "グロスト"])
def test_wrath_doubles_the_counter_of_a_unit_left_with_three_chips(name: str) -> None:
    foe = unit("敵手", spirit=12, attack=1, arms="breath", action="breath", levels={})
    for chips, dealt in ((7, 2), (6, 4)):  # the foe takes one chip, the counter two
        board = table([on(name, CENTRE, chips)], [on("敵手", AHEAD)], cards=[foe], turn="second")
        board.take("second", "敵手")
        board.attack("second", "敵手", name, counter=True)
        assert board.damage("敵手") == [dealt]
        assert board.paid(name) == [2]


@of("マレッタ", "ダリセル", "ネリエ")
@clause("kokuryoku", "X7.20")
@pytest.mark.parametrize("name", ["マレッタ", "ダリセル", "ネリエ"])
def test_it_rescues_a_friend_for_one_chip(name: str) -> None:
    board = table([on(name, CENTRE), on("友", 7)], [on("的", 11)])
    before = board.chips(name)
    board.take("first", name)
    board.act("first", "rescue", name, "友", cell=1)
    assert (board.cell("友"), board.chips(name)) == (1, before - 1)


@of("ヘルガナ", "嵐竜ヘルガナ", "クレヴァ")
@clause("kokuryoku", "X7.21", "X7.11")
@pytest.mark.parametrize(("name", "halved"), [("ヘルガナ", 1), ("嵐竜ヘルガナ", 1), ("クレヴァ", 1)])
def test_it_captures_for_one_chip(name: str, halved: int) -> None:
    board = table([on(name, CENTRE)], [on("的", AHEAD, 1), on("打手", 11)])
    board.take("first", name)
    board.attack("first", name, "的")
    board.act("first", "capture", name)
    pass_on(board)
    assert board.damage("的") == [halved]
    assert board.abroad("second") == ["的"]
    assert len(board.hand("first")) == 1
    assert board.paid(name)[0] == 1


@of("イルセナ")
@clause("kokuryoku", "X7.22")
def test_a_commander_raises_the_attack_of_friends_beside_it_and_not_its_own() -> None:
    first = [on("友", CENTRE), on("イルセナ", 3), on("友@遠い友", 2)]
    assert strikes(table(first, [on("的", AHEAD)]), "友") == 3
    assert strikes(table([*first[:1], on("イルセナ", 0)], [on("的", AHEAD)]), "友") == 2
    assert strikes(table([on("イルセナ", CENTRE), on("友", 3)], [on("的", AHEAD)]), "イルセナ") == 2


@of("ドルガス砲兵", "タルカ", "ノルドラ弓兵", "フィルカ", "エムリダ", "鷹眼のヤルニカ")
@clause("kokuryoku", "X7.23")
@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("ドルガス砲兵", {"sort": "armoured"}),
        ("タルカ", {"sort": "armoured"}),
        ("ノルドラ弓兵", {"move": "flier"}),
        ("フィルカ", {"move": "flier"}),
        ("エムリダ", {"move": "flier"}),
        ("鷹眼のヤルニカ", {"move": "flier"}),
    ],
)
def test_it_is_effective_against_its_prey(name: str, facts: dict[str, str]) -> None:
    prey = unit("獲物", "このユニットは反撃できない。", spirit=12, arms="breath", action="breath", levels={}, **facts)  # type: ignore[arg-type]
    base = next(card.source.fields["attack"] for card in FIGHTERS if card.name == name)
    assert strikes(duel(name, target="獲物", cards=[prey]), name, "獲物") == base * 2


# --- families


@of(*[card.name for card in CHANGES])
@clause("kokuryoku", "X6.1")
@pytest.mark.parametrize("card", CHANGES, ids=lambda card: card.name)
def test_it_goes_on_the_unit_of_its_character(card: Any) -> None:
    board = table([on(card.changes, CENTRE, 3)], [on("的", 0)], [card.name])
    board.walk("first", card.changes, 5)
    board.act("first", "class-change", card.name, card.changes)
    assert board.field("first") == [card.name]
    assert board.cell(card.name) == 5
    assert board.chips(card.name) >= 3


@of("戴冠のイルセナ", "嵐竜ヘルガナ", "暁光のルミオラ", "鷹眼のヤルニカ")
@clause("kokuryoku", "K6.3", "X7.14")
@pytest.mark.parametrize(
    ("name", "basic", "cards", "off"),
    [
        ("戴冠のイルセナ", "イルセナ", 2, 0),
        ("嵐竜ヘルガナ", "ヘルガナ", 0, 3),
        ("暁光のルミオラ", "ルミオラ", 1, 0),
        ("鷹眼のヤルニカ", "ヤルニカ", 0, 2),
    ],
)
def test_it_trains_for_its_price(name: str, basic: str, cards: int, off: int) -> None:
    more: tuple[Any, Any] = ({"off": ["軍旗@旗1", "軍旗@旗2", "軍旗@旗3"]}, {})
    board = table([on(basic, CENTRE, waiting=True)], None, [name, *PAPER], phase="end", more=more)
    board.act("first", "train", name, basic)
    if cards:
        board.choose("first", *["紙1", "紙2"][:cards])
    if 0 < off < 3:
        board.choose("first", *["旗1", "旗2"][:off])
    assert board.field("first") == [name]
    assert len(board.hand("first")) == 3 - cards
    assert len(board.abroad("first")) == off


@of("ヴァレム", "テオルド", "ボルゾ", "ボルナ", "ネリエ", "ティエナ", "ヴェスカ", "ヴェリル")
@clause("kokuryoku", "K6.2", "X7.13")
@pytest.mark.parametrize(
    ("parent", "child"),
    [("ヴァレム", "テオルド"), ("ボルゾ", "ボルナ"), ("ネリエ", "ティエナ"), ("ヴェスカ", "ヴェリル")],
)
def test_parent_and_child_change_places_and_support_each_other(parent: str, child: str) -> None:
    board = table([on(parent, CENTRE, 3)], None, [child], phase="end")
    board.act("first", "generation", child, parent)
    assert (board.field("first"), board.off("first"), board.chips(child)) == ([child], [parent], 3)
    board = table([on(child, CENTRE, 1)], None, [parent], phase="end")
    board.act("first", "support-child", parent, child)
    assert (board.field("first"), board.off("first"), board.chips(child)) == ([child], [parent], 4)


# --- Halvena


@of("ハルヴェナ重装兵")
def test_the_heavy_guard_is_hard_to_hurt_in_the_opponents_turn_only() -> None:
    board = siege("ハルヴェナ重装兵")
    assert struck(board, "ハルヴェナ重装兵") == 2
    board = table([on("ハルヴェナ重装兵", CENTRE)], [on("打手", AHEAD)])
    board.take("first", "ハルヴェナ重装兵")
    board.attack("first", "ハルヴェナ重装兵", "打手", counter=True)
    assert board.damage("ハルヴェナ重装兵") == [3]


@of("イルセナ")
def test_ilsena_encourages_common_soldiers_that_sortie() -> None:
    board = table([on("イルセナ", CENTRE)], None, ["兵", "友"], phase="sortie")
    board.act("first", "sortie", "兵", cell=0)
    board.number("first", 2)
    assert board.chips("兵") == 3
    board = table([on("イルセナ", CENTRE)], None, ["友", "兵"], phase="sortie")
    board.act("first", "sortie", "友", cell=0)
    board.number("first", 2)
    assert board.chips("友") == 2


@of("戴冠のイルセナ")
@pytest.mark.parametrize(("name", "dealt"), [("ハルヴェナ剣兵", 3), ("ノルドラ遊撃兵", 2)])
def test_the_crowned_ilsena_raises_the_attack_of_her_country_beside_her(name: str, dealt: int) -> None:
    assert strikes(table([on(name, CENTRE), on("戴冠のイルセナ", 3)], [on("的", AHEAD)]), name) == dealt


@of("ヴァレム", "ヴェスカ")
@pytest.mark.parametrize(("parent", "child"), [("ヴァレム", "テオルド"), ("ヴェスカ", "ヴェリル")])
def test_a_parent_raises_the_attack_of_its_child_beside_it(parent: str, child: str) -> None:
    extra = 1 if child == "ヴェリル" else 0  # she also counts the flying parent beside her
    assert strikes(table([on(child, CENTRE), on(parent, 3)], [on("的", AHEAD)]), child) == 3 + extra
    assert strikes(table([on(child, CENTRE), on(parent, 0)], [on("的", AHEAD)]), child) == 2


@of("白騎将テオルド")
def test_the_white_marshal_leads_the_other_cavalry_and_recovers_on_his_change() -> None:
    first = [on("ハルヴェナ槍騎兵", CENTRE), on("白騎将テオルド", 0)]
    assert strikes(table(first, [on("的", AHEAD)]), "ハルヴェナ槍騎兵") == 3
    assert strikes(table([on("白騎将テオルド", CENTRE)], [on("的", AHEAD)]), "白騎将テオルド") == 3
    board = table([on("テオルド", CENTRE, 3)], [on("的", 0)], ["白騎将テオルド"])
    board.walk("first", "テオルド", 5)
    board.act("first", "class-change", "白騎将テオルド", "テオルド")
    assert board.chips("白騎将テオルド") == 5


@of("セドミル")
def test_sedmir_may_draw_for_a_defeated_foe() -> None:
    board = table([on("セドミル", CENTRE)], [on("的", AHEAD, 3), on("打手", 11)])
    strikes(board, "セドミル")
    board.option("first", "yes")
    assert len(board.hand("first")) == 1
    board = table([on("セドミル", CENTRE)], [on("的", AHEAD, 4), on("打手", 11)])
    strikes(board, "セドミル")
    assert board.hand("first") == []


@of("双刃のセドミル")
@clause("kokuryoku", "X7.37")
def test_the_twin_blades_strike_twice_at_six_spirit() -> None:
    board = table([on("双刃のセドミル", CENTRE)], [on("的", AHEAD)])
    board.take("first", "双刃のセドミル")
    board.attack("first", "双刃のセドミル", "的")
    board.act("first", "crest", "双刃のセドミル")
    pass_on(board)
    assert (board.damage("的"), board.paid("双刃のセドミル")) == ([6], [6])
    board = table([on("双刃のセドミル", CENTRE, 5)], [on("的", AHEAD)])
    board.take("first", "双刃のセドミル")
    board.attack("first", "双刃のセドミル", "的")
    assert board.offered("first", "crest") == []


@of("オルヴァン")
def test_orvan_guards_himself_and_strikes_back_harder_at_home() -> None:
    board = siege("オルヴァン", hand=PAPER[:1])
    board.take("second", "打手")
    board.attack("second", "打手", "オルヴァン")
    board.act("first", "crest", "オルヴァン")
    board.act("first", "counter")
    assert (board.damage("オルヴァン"), board.damage("打手")) == ([1], [3])
    board = table([on("オルヴァン", 1)], [on("打手", CENTRE)], turn="second")
    board.take("second", "打手")
    board.attack("second", "打手", "オルヴァン", counter=True)
    assert (board.damage("オルヴァン"), board.damage("打手")) == ([3], [4])


@of("マレッタ")
def test_maretta_changes_places_with_a_friend() -> None:
    board = table([on("マレッタ", CENTRE), on("友", 0), on("担い手", 2)], None, PAPER[:1])
    board.take("first", "マレッタ")
    board.act("first", "crest", "マレッタ")
    board.choose("first", "友")
    assert (board.cell("マレッタ"), board.cell("友")) == (0, CENTRE)


@of("フィルカ")
def test_filka_takes_the_counter_from_her_foe() -> None:
    board = table([on("フィルカ", CENTRE)], [on("打手", ASIDE)], PAPER[:1])
    board.take("first", "フィルカ")
    board.attack("first", "フィルカ", "打手")
    board.act("first", "crest", "フィルカ")
    pass_on(board)
    assert board.damage("フィルカ") == []
    assert purpose(board) != "counter"


@of("ダリセル")
@pytest.mark.parametrize(("arms", "dealt"), [("axe", 1 + 1), ("breath", 1)])
def test_dalicel_strikes_back_harder_at_axes(arms: str, dealt: int) -> None:
    foe = unit("敵手", spirit=12, attack=1, arms=arms, levels={})
    board = table([on("ダリセル", CENTRE)], [on("敵手", AHEAD)], cards=[foe], turn="second")
    board.take("second", "敵手")
    board.attack("second", "敵手", "ダリセル", counter=True)
    assert board.damage("敵手") == [dealt]


# --- Dorgas


@of("鉄王ガンドロフ")
@pytest.mark.parametrize(("name", "dealt"), [("ドルガス斧兵", 4), ("ハルヴェナ剣兵", 2)])
def test_the_iron_king_raises_the_attack_of_his_country_beside_him(name: str, dealt: int) -> None:
    assert strikes(table([on(name, CENTRE), on("鉄王ガンドロフ", 3)], [on("的", AHEAD)]), name) == dealt


@of("鉄王ガンドロフ")
def test_the_iron_king_pushes_an_enemy_back_on_his_change() -> None:
    board = table([on("ガンドロフ", 3)], [on("的", 5), on("打手", 7)], ["鉄王ガンドロフ"])
    board.walk("first", "ガンドロフ", CENTRE)
    board.act("first", "go-on")
    board.act("first", "class-change", "鉄王ガンドロフ", "ガンドロフ")
    board.choose("first", "的")
    assert (board.cell("的"), board.cell("打手")) == (8, 7)


@of("ヘルガナ")
@pytest.mark.parametrize(("cell", "dealt"), [(10, 4), (7, 3)])
def test_hergana_attacks_harder_from_an_enemy_sortie_square(cell: int, dealt: int) -> None:
    assert strikes(table([on("ヘルガナ", cell)], [on("的", cell + 1)]), "ヘルガナ") == dealt


@of("ボルゾ")
def test_borzo_doubles_his_base_for_a_card() -> None:
    board = duel("ボルゾ", PAPER[:1])
    board.take("first", "ボルゾ")
    board.attack("first", "ボルゾ", "的")
    board.act("first", "crest", "ボルゾ")
    assert (board.damage("的"), board.paid("ボルゾ"), board.hand("first")) == ([6], [3], [])


@of("ボルナ")
def test_borna_counts_the_enemies_beside_her_and_recovers_from_a_defeat() -> None:
    board = table([on("ボルナ", CENTRE)], [on("的", AHEAD), on("打手", 5), on("的@遠い的", 11, 2)])
    assert strikes(board, "ボルナ") == 5
    board = table([on("ボルナ", CENTRE, 4)], [on("的", AHEAD, 4), on("打手", 11)])
    assert strikes(board, "ボルナ") == 4
    assert board.chips("ボルナ") == 4 - 3 + 2


@of("ザムエダ")
def test_zamueda_takes_two_spirit_from_an_enemy_near_by() -> None:
    second = [on("的", ASIDE), on("打手", 10), on("的@遠い的", 11, 2)]
    board = table([on("ザムエダ", CENTRE)], second, PAPER[:1])
    board.take("first", "ザムエダ")
    board.act("first", "crest", "ザムエダ")
    assert board.options("first") == ["的", "打手"]
    board.choose("first", "的")
    assert (board.chips("的"), board.damage("的")) == (7, [])


@of("グロスト", "イグナード")
@pytest.mark.parametrize(("name", "home"), [("グロスト", "石の砦"), ("イグナード", "険しい山")])
def test_it_is_safer_on_its_land(name: str, home: str) -> None:
    usual = 3 - (1 if home == "石の砦" else 0)  # a fort protects everybody
    board = siege(name, more=({"lands": {CENTRE: home}}, {}))
    assert struck(board, name) == usual - 1
    assert struck(siege(name), name) == 3


@of("グロスト")
def test_grost_recovers_when_a_common_soldier_falls() -> None:
    for fallen, chips in (("兵", 4), ("友", 3)):
        board = table([on("グロスト", 0, 3), on(fallen, CENTRE, 2)], [on("打手", AHEAD)], turn="second")
        struck(board, fallen)
        assert board.field("first") == ["グロスト"]
        assert board.chips("グロスト") == chips


@of("イグナード")
def test_ignard_tires_by_moving() -> None:
    board = table([on("イグナード", CENTRE, 5)], [on("的", 11)])
    board.walk("first", "イグナード", 3)
    assert board.chips("イグナード") == 4


@of("タルカ")
@pytest.mark.parametrize(("waiting", "chips"), [(True, 3), (False, 2)])
def test_talka_recovers_while_waiting(waiting: bool, chips: int) -> None:
    board = table([on("タルカ", CENTRE, 2, waiting=waiting)], None, PAPER[:1], phase="power")
    assert board.chips("タルカ") == chips


@of("クレヴァ", "ロンキ")
@pytest.mark.parametrize(("name", "loot", "left"), [("クレヴァ", "軍旗", "衛士の剣"), ("ロンキ", "衛士の剣", "軍旗")])
def test_a_thief_takes_what_an_enemy_beside_it_bears(name: str, loot: str, left: str) -> None:
    board = table(
        [on(name, CENTRE)],
        [on("担い手", AHEAD, attached=["軍旗", "衛士の剣"]), on("担い手@二人目", 5, attached=[f"{loot}@別"])],
    )
    board.take("first", name)
    board.act("first", "crest", name)
    board.choose("first", loot)
    assert board.off("second") == [loot]
    assert board.zone(left) == ("second", "attached")
    assert board.paid(name) == [1]


# --- Mireis


@of("セラヴィエ")
def test_seravie_prays_for_her_country() -> None:
    first = [on("セラヴィエ", CENTRE, 2), on("ミレイス火術兵", 0, 1), on("友", 1, 1)]
    board = table(first, None, PAPER[:1], phase="end")
    board.act("first", "crest", "セラヴィエ")
    assert [board.chips(each) for each in ("セラヴィエ", "ミレイス火術兵", "友")] == [3, 2, 1]


@of("ルミオラ")
@pytest.mark.parametrize(("arms", "dealt"), [("dark", 2 + 1 + 1), ("fire", 2)])
def test_lumiola_burns_the_dark(arms: str, dealt: int) -> None:
    foe = unit("敵手", "このユニットは反撃できない。", spirit=12, arms=arms, action="magic", levels={})
    assert strikes(table([on("ルミオラ", CENTRE)], [on("敵手", AHEAD)], cards=[foe]), "ルミオラ", "敵手") == dealt


@of("暁光のルミオラ")
def test_lumiola_of_the_dawn_takes_no_damage_for_a_card() -> None:
    board = siege("暁光のルミオラ", hand=PAPER[:1])
    board.take("second", "打手")
    board.attack("second", "打手", "暁光のルミオラ")
    board.act("first", "crest", "暁光のルミオラ")
    pass_on(board)
    assert board.chips("暁光のルミオラ") == 6


@of("ティエナ", "大導師ティエナ")
@clause("kokuryoku", "X7.37", "X5.2")
@pytest.mark.parametrize("name", ["ティエナ", "大導師ティエナ"])
def test_luck_negates_the_crest_used_just_before(name: str) -> None:
    board = table([on(name, CENTRE)], [on("ボルゾ", AHEAD)], PAPER[:1], ["軍旗"], turn="second")
    board.take("second", "ボルゾ")
    board.attack("second", "ボルゾ", name)
    board.act("second", "crest", "ボルゾ")
    board.act("first", "crest", name)
    pass_on(board)
    assert board.damage(name) == [3]


@of("大導師ティエナ")
def test_the_high_sage_takes_spirit_from_all_enemies_near_by() -> None:
    board = table(
        [on("大導師ティエナ", CENTRE), on("友", 3)],
        [on("的", ASIDE), on("打手", 10), on("的@遠い的", 11, 2)],
        PAPER[:1],
    )
    board.take("first", "大導師ティエナ")
    board.act("first", "crest", "大導師ティエナ")
    assert [board.chips(each) for each in ("的", "打手", "遠い的", "友")] == [8, 8, 2, 6]


@of("エムリダ")
@pytest.mark.parametrize(("behind", "cell"), [(11, 10), (10, 7)])
def test_emrida_pushes_back_whom_she_hurts(behind: int, cell: int) -> None:
    board = table([on("エムリダ", CENTRE)], [on("的", AHEAD), on("打手", behind)])
    strikes(board, "エムリダ")
    assert board.cell("的") == cell


@of("リュゼ", "ミクヴァ")
@clause("kokuryoku", "K5.0a")
@pytest.mark.parametrize("name", ["リュゼ", "ミクヴァ"])
def test_a_dancer_lets_a_friend_act_again(name: str) -> None:
    board = table([on(name, CENTRE), on("友", 3), on("友@遠い友", 2)], [on("的", 10)], PAPER[:1])
    board.walk("first", "友", 0)
    board.walk("first", name, 3)
    if name == "ミクヴァ":
        board.option("first", "no")
    board.act("first", "crest", name)
    assert not board.is_waiting("友")
    board.act("first", "act-with", "友")


# --- Nordra


@of("ノルドラ遊撃兵")
@pytest.mark.parametrize(("waiting", "dealt"), [(False, 3), (True, 2)])
def test_the_skirmisher_strikes_back_harder_while_able_to_act(waiting: bool, dealt: int) -> None:
    board = table([on("ノルドラ遊撃兵", CENTRE, waiting=waiting)], [on("打手", AHEAD)], turn="second")
    board.take("second", "打手")
    board.attack("second", "打手", "ノルドラ遊撃兵", counter=True)
    assert board.damage("打手") == [dealt]


@of("ヤルニカ", "鷹眼のヤルニカ")
@clause("kokuryoku", "X4.2")
@pytest.mark.parametrize("name", ["ヤルニカ", "鷹眼のヤルニカ"])
def test_yarnika_reaches_beside_her_too(name: str) -> None:
    board = table([on(name, CENTRE)], [on("的", AHEAD), on("打手", ASIDE), on("的@遠い的", 11, 2)])
    board.take("first", name)
    assert sorted({target for _, target, *_ in board.offered("first", "attack")}) == sorted(["的", "打手"])


@of("ヴェリル")
def test_veril_counts_the_fliers_beside_her() -> None:
    first = [on("ヴェリル", CENTRE), on("ノルドラ翼兵", 3), on("ノルドラ翼兵@翼2", 5), on("友", 1)]
    assert strikes(table(first, [on("的", AHEAD)]), "ヴェリル") == 4


@of("天翔けるヴェリル")
@clause("kokuryoku", "X7.27")
def test_the_skyborne_veril_ignores_lands_and_leads_other_fliers() -> None:
    land = {"lands": {CENTRE: "霧の森"}}
    assert strikes(table([on("天翔けるヴェリル", CENTRE)], [on("的", AHEAD)], more=(land, {})), "天翔けるヴェリル") == 3
    first = [on("ノルドラ翼兵", CENTRE), on("天翔けるヴェリル", 0)]
    assert strikes(table(first, [on("的", AHEAD)]), "ノルドラ翼兵") == 3


@of("ロンキ")
def test_ronki_may_draw_for_damage() -> None:
    board = duel("ロンキ")
    strikes(board, "ロンキ")
    board.option("first", "yes")
    assert len(board.hand("first")) == 1


@of("ギムザ")
def test_gimza_attacks_harder_in_a_forest_and_draws_on_his_sortie() -> None:
    land = {"lands": {CENTRE: "深い森"}}
    assert strikes(table([on("ギムザ", CENTRE)], [on("的", AHEAD)], more=(land, {})), "ギムザ") == 4
    board = table([on("友", CENTRE)], None, ["ギムザ", "軍旗"], phase="sortie")
    board.act("first", "sortie", "ギムザ", cell=0)
    board.number("first", 1)
    assert len(board.hand("first")) == 2


@of("シルテ")
def test_silte_charges_and_slips_away() -> None:
    board = table([on("シルテ", 3)], [on("的", ASIDE)], PAPER[:1])
    board.walk("first", "シルテ", CENTRE)
    board.act("first", "crest", "シルテ")
    board.attack("first", "シルテ", "的")
    assert board.damage("的") == [4]
    board = table([on("シルテ", CENTRE)], [on("打手", AHEAD), on("的", 11, 1)], PAPER[:1], turn="second")
    board.take("second", "打手")
    board.attack("second", "打手", "シルテ")
    board.act("first", "crest", "シルテ")
    pass_on(board)
    board.option("first", "yes")
    board.square("first", 3)
    assert (board.chips("シルテ"), board.cell("シルテ"), board.paid("打手")) == (5, 3, [])


@of("オトネル")
def test_otnel_is_safer_while_attacking_and_is_avenged_by_a_card() -> None:
    board = table([on("オトネル", CENTRE)], [on("打手", ASIDE)])
    board.take("first", "オトネル")
    board.attack("first", "オトネル", "打手", counter=True)
    assert board.damage("オトネル") == [2]
    board = table([on("オトネル", CENTRE, 3), on("友", 0)], [on("打手", AHEAD), on("的", 11, 1)], turn="second")
    assert struck(board, "オトネル") == 3
    assert len(board.hand("first")) == 1


@of("ミクヴァ")
def test_mikva_gives_of_her_own_spirit_when_she_moves() -> None:
    board = table([on("ミクヴァ", CENTRE, 3), on("友", 0, 1)], [on("的", 11)])
    board.walk("first", "ミクヴァ", 3)
    board.option("first", "yes")
    assert (board.chips("友"), board.chips("ミクヴァ")) == (3, 2)
    board = table([on("ミクヴァ", CENTRE, 3), on("友", 0, 1)], [on("的", 11)])
    board.walk("first", "ミクヴァ", 3)
    board.option("first", "no")
    assert (board.chips("友"), board.chips("ミクヴァ")) == (1, 3)


@of("スヴェルナ")
@clause("kokuryoku", "X5.3")
def test_sverna_tires_hurts_on_arrival_and_attacks_cheaply() -> None:
    board = duel("スヴェルナ")
    assert board.chips("スヴェルナ") == 5
    assert strikes(board, "スヴェルナ") == 4
    assert board.paid("スヴェルナ") == [3]
    board = table([on("友", CENTRE)], [on("的", 11)], ["スヴェルナ", "軍旗"], phase="sortie")
    board.act("first", "sortie", "スヴェルナ", cell=0)
    board.number("first", 1)
    assert board.chips("的") == 8


def test_every_unit_has_a_test() -> None:
    assert PROOFS.missing() == []
