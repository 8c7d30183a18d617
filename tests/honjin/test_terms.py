"""3.4, 4.1.15, 10.15, 10.18, 12.3-12.7, 15.1.7: what each act of a card text does, and when it is not applied."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.honjin.battle_events import InitiativeRolled
from fuda.games.honjin.chapters.choices import packed_choices, runs_of
from fuda.games.honjin.table import FIELD, HIDDEN, INITIATIVE
from fuda.games.honjin.texts.values import resists
from tests.citing import clause
from tests.honjin.texts import Printed, Table, gear, spell, terrain, unit

AFTER = "効果適用後、カードを1枚補充する。"


def cast(effect: str, target: str = "ユニット1体", name: str = "術式", timing: str = "普通") -> Printed:
    """A spell with this effect."""
    return spell(name, f"◇[{timing}]{name}\n〈対象:{target}〉\n{effect}")


def fight(
    *cards: Printed, own: list[Any] | None = None, other: list[Any] | None = None, timing: int = 4, **more: Any
) -> Table:
    """A battle at b2; spells are in the first player's hand."""
    board = {"b2": {"terrain": "野", "first": own or ["術"], "second": other or ["兵@敵"]}, **more.pop("board", {})}
    held = [each["name"]["ja"] for each in cards if each["kind"] == "spell"]
    first = {"hand": [*held, *more.pop("hand", [])], **more.pop("first", {})}
    table = Table(*cards, board=board, first=first, **more)
    table.battle("b2", timing)
    return table


def at_peace(*cards: Printed, board: dict[str, Any] | None = None, hand: list[str] | None = None, **more: Any) -> Table:
    """Nobody fights; spells are in the first player's hand."""
    held = [each["name"]["ja"] for each in cards if each["kind"] == "spell"]
    ground = board or {"b2": {"terrain": "野", "first": ["術"]}, "b3": {"terrain": "野", "second": ["兵@敵"]}}
    return Table(*cards, board=ground, first={"hand": [*held, *(hand or [])], **more.pop("first", {})}, **more)


# --- states


@clause("honjin", "10.18.1", "3.2.4", "4.10.1", "4.10.1.2", "1.3.4", "4.1.15")
def test_only_fresh_units_become_finished_and_only_that_is_applied() -> None:
    table = fight(cast(f"対象を行動完了にする。{AFTER}"), cast(f"対象を行動完了にする。{AFTER}", name="再"))
    table.use("術式", "敵", user="術")
    assert table.is_finished("敵")
    assert len(table.hand("first")) == 2
    table.use("再", "敵", user="術")
    assert len(table.hand("first")) == 1
    assert table.happened().count("Finished") == 1


@clause("honjin", "4.1.15", "1.3.4", "4.10.1.1")
def test_only_finished_units_become_fresh() -> None:
    table = fight(
        cast(f"対象を未行動にする。{AFTER}"),
        cast(f"対象を未行動にする。{AFTER}", name="再"),
        other=[{"card": "兵@敵", "finished": True}],
    )
    table.use("術式", "敵", user="術")
    assert not table.is_finished("敵")
    table.use("再", "敵", user="術")
    assert table.happened().count("Finished") == 1
    assert table.happened().count("Refilled") == 1


@clause("honjin", "4.1.12")
def test_a_unit_that_does_not_become_finished_stays_fresh() -> None:
    steady = unit("泰", "○泰然[戦闘]〈対象:このユニット〉対象は行動完了にならない。")
    table = fight(cast("対象を行動完了にする。"), steady, other=["泰@敵"])
    table.use("術式", "敵", user="術")
    assert not table.is_finished("敵")


@clause("honjin", "4.1.15", "13.1.2.6")
def test_slots_become_spent_or_unspent_but_not_under_equipment() -> None:
    table = fight(
        cast("対象の「アイテム:x」を消費済みにする。", name="使"),
        cast(f"対象の「アイテム:x」を未消費にする。{AFTER}", name="戻"),
        cast(f"対象の「スペル:x」を未消費にする。{AFTER}", name="空"),
        other=[{"card": "術@敵", "equipment": ["剣"]}],
    )
    table.use("使", "敵", user="術")
    assert table.spent("敵") == 2
    table.use("戻", "敵", user="術")
    assert table.spent("敵") == 1
    held = len(table.hand("first"))
    table.use("空", "敵", user="術")
    assert len(table.hand("first")) == held - 1  # nothing was spent: not applied


@clause("honjin", "13.1.2.3", "10.1.7", "4.1.15")
def test_of_slots_the_user_chooses_which() -> None:
    table = fight(cast("対象のスペル枠2つを消費済みにする。"), other=["術@敵"])
    table.use("術式", "敵", user="術")
    assert table.asked() == ("first", "slot", "10.1.7")
    assert len(table.options("first")) == 3
    table._submit("first", 1)
    assert len(table.options("first")) == 2
    table._submit("first", 1)
    assert [slot & 15 for slot in table.state.spent[table.card("敵")]] == [2, 7]


@clause("honjin", "8.3.3.1", "8.3.3.2", "8.3.3.3")
@pytest.mark.parametrize(("place", "order"), [("最前列", ["b", "a", "c"]), ("最後列", ["a", "c", "b"])])
def test_a_unit_moves_to_the_front_or_the_rear(place: str, order: list[str]) -> None:
    table = fight(cast(f"対象を{place}に移動する。"), other=["兵@a", "兵@b", "兵@c"])
    table.use("術式", "b", user="術")
    assert table.there("b2", "second") == order


@clause("honjin", "12.2.1", "4.1.15")
def test_units_are_moved_without_marching_but_not_among_enemies() -> None:
    board = {
        "b2": {"terrain": "野", "first": ["術", "兵@a"]},
        "b3": {"terrain": "野"},
        "c3": {"terrain": "野", "second": ["兵@敵"]},
    }
    for wanted, there in (("b3", ["a"]), ("c3", [])):
        table = at_peace(cast("対象を地形1つに移動する。", timing="メイン"), board=board)
        table.use("術式", "a", user="術")
        cells = [table.state.cell[table.target(each)] for each in (wanted,)]
        table._submit("first", tuple(cells))
        assert table.there(wanted) == there
        assert not table.is_finished("a")


# --- where cards go


@clause("honjin", "12.4.1", "12.5.1", "5.1.1.4", "2.1.1.2", "2.1.2.1.2.2")
@pytest.mark.parametrize(
    ("effect", "zone"),
    [
        ("対象を破棄する", "discard"),
        ("対象をゲームから除外する", "removed"),
        ("対象を手札に戻す", "hand"),
        ("対象を手札に加える", "hand"),
    ],
)
def test_a_unit_goes_to_its_owners_zone_and_its_equipment_is_discarded(effect: str, zone: str) -> None:
    table = fight(cast(f"{effect}。"), other=[{"card": "術@敵", "equipment": ["剣"]}, "兵"])
    table.use("術式", "敵", user="術")
    assert table.zone("敵") == ("second", zone)
    assert table.zone("剣") == ("second", "discard")


@clause("honjin", "12.4.1", "2.1.2.1.2.2")
def test_a_piece_of_equipment_goes_alone() -> None:
    table = fight(cast("対象を破棄する。", "装備品1つ"), other=[{"card": "術@敵", "equipment": ["剣"]}])
    table.use("術式", "剣", user="術")
    assert (table.zone("剣"), table.there("b2", "second")) == (("second", "discard"), ["敵"])


@clause("honjin", "5.1.1.4", "5.1.1.6", "5.1.1.7", "5.1.3.9")
@pytest.mark.parametrize(("place", "top"), [("上", True), ("下", False)])
def test_cards_go_on_the_deck_in_an_order_that_their_owner_chooses_unseen(place: str, top: bool) -> None:
    table = fight(cast(f"対象を山札の1番{place}に置く。", "ユニット2体"), other=["兵@a", "弓@b", "兵"])
    table.use("術式", "a", "b", user="術")
    assert table.asked() == ("second", "deck-order", "5.1.1.6")
    table.order("second", "b", "a")
    deck = table.deck("second")
    assert (deck[:2] if top else deck[-2:]) == ["b", "a"]
    assert not table.is_known("a", "first")
    assert table.is_known("a", "second")


@clause("honjin", "14.8.3", "4.1.15", "5.1.2.10", "5.1.2.20.2")
def test_a_terrain_is_turned_over_once_and_a_headquarters_never() -> None:
    flip = cast(f"対象を裏返して代理地形にする。{AFTER}", "地形1つ", timing="メイン")
    for area, drawn in (("b2", 1), ("c2", 0), ("b1", 0)):
        table = at_peace(flip, board={"b2": {"terrain": "原", "first": ["術"]}, "c2": {"terrain": "proxy"}})
        table.use("術式", area, user="術")
        assert len(table.hand("first")) == drawn
        assert table.figure(area, 4) == (10 if area == "b1" else 8)
    assert table.state.zone[table.target("b1")] in HIDDEN


# --- refilling


@clause("honjin", "12.3.1", "12.3.1.3", "5.1.3.8")
def test_refilling_takes_cards_from_the_top_one_by_one() -> None:
    table = at_peace(cast("カードを2枚補充する。", "自軍プレイヤー"), first={"deck": ["兵@x", "弓@y", "巨@z"]})
    table.use("術式", "first", user="術")
    assert (sorted(table.hand("first")), table.deck("first")) == (["x", "y"], ["z"])
    assert table.happened().count("Refilled") == 2


@clause("honjin", "12.3.1.3", "12.3.1.4")
def test_with_fewer_cards_all_are_refilled_and_with_none_it_is_not_applied() -> None:
    after = "効果適用後、手札を1枚破棄する。"
    table = at_peace(cast(f"カードを2枚補充する。{after}", "自軍プレイヤー"), first={"deck": ["兵@x"]})
    table.use("術式", "first", user="術")
    assert (table.hand("first"), table.discards("first")) == ([], ["x"])
    table = at_peace(cast(f"カードを2枚補充する。{after}", "自軍プレイヤー"), first={"deck": []}, hand=["兵@x"])
    table.use("術式", "first", user="術")
    assert table.hand("first") == ["x"]


@clause("honjin", "12.3.1.2", "12.3.1.4")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_up_to_so_many_are_refilled_the_number_being_said_first(count: int) -> None:
    table = at_peace(cast("カードを2枚まで補充する。", "自軍プレイヤー"))
    table.use("術式", "first", user="術")
    assert table.asked() == ("first", "refill", "12.3.1.2")
    assert table.options("first") == ["0", "1", "2"]
    table.number("first", count)
    assert len(table.hand("first")) == count


@clause("honjin", "12.3.1.1", "12.3.1.4")
def test_a_number_of_cards_between_two_or_none_are_refilled() -> None:
    table = at_peace(cast("カードを2~3枚補充してもよい。", "自軍プレイヤー"))
    table.use("術式", "first", user="術")
    assert table.options("first") == ["0", "2", "3"]
    table.option("first", "3")
    assert len(table.hand("first")) == 3


@clause("honjin", "4.1.12")
def test_a_player_who_cannot_refill_does_not() -> None:
    table = at_peace(
        cast("対象はカードを補充できない。", "プレイヤーすべて", "封", "メイン"),
        cast("対象はカードを1枚補充する。", "プレイヤーすべて"),
    )
    table.use("封", "first", "second", user="術")
    table.use("術式", "first", "second", user="術")
    assert (table.hand("first"), table.hand("second")) == ([], [])


# --- discarding from hands and decks


@clause("honjin", "12.4.2", "10.1.14", "5.1.4.6")
def test_a_hand_is_discarded_by_choice_when_the_effect_takes_place() -> None:
    table = at_peace(cast("手札を1枚破棄する。", "自軍プレイヤー"), hand=["兵@x", "弓@y"])
    table.use("術式", "first", user="術")
    assert table.asked() == ("first", "discard", "12.4.2")
    table.choose("first", "y")
    assert table.discards("first") == ["y"]


@clause("honjin", "12.4.2")
def test_with_fewer_cards_all_are_discarded() -> None:
    table = at_peace(cast("手札を3枚破棄する。", "自軍プレイヤー"), hand=["兵@x", "弓@y"])
    table.use("術式", "first", user="術")
    assert sorted(table.discards("first")) == ["x", "y"]


@clause("honjin", "12.4.2", "5.1.4.5")
def test_the_enemy_chooses_from_its_own_hand() -> None:
    table = at_peace(cast("敵軍手札を1枚破棄する。", "敵軍プレイヤー"), second={"hand": ["兵@x", "弓@y"]})
    table.use("術式", "second", user="術")
    assert table.asked() == ("second", "discard", "12.4.2")
    table.choose("second", "x")
    assert table.discards("second") == ["x"]


@clause("honjin", "12.4.2", "5.1.3.8", "5.1.3.5", "1.3.5")
def test_a_deck_is_discarded_from_the_top() -> None:
    table = at_peace(cast("山札を2枚破棄する。", "自軍プレイヤー"), first={"deck": ["兵@x", "弓@y", "巨@z"]})
    table.use("術式", "first", user="術")
    assert (table.discards("first"), table.deck("first")) == (["x", "y"], ["z"])


@clause("honjin", "10.1.7", "12.4.2")
def test_how_many_to_discard_is_said_with_the_declaration_and_which_later() -> None:
    table = at_peace(cast("手札を1~2枚破棄する。", "自軍プレイヤー"), hand=["兵@x", "弓@y", "巨@z"])
    table.use("術式", "first", user="術")
    assert table.asked() == ("first", "discard", "10.1.7")
    table.number("first", 2)
    assert table.asked() == ("first", "discard", "12.4.2")
    table.choose("first", "x", "z")
    assert sorted(table.discards("first")) == ["x", "z"]


@clause("honjin", "1.3.6", "12.4.2")
def test_chance_discards_at_random() -> None:
    table = at_peace(
        cast("敵軍手札をランダムに1枚破棄する。", "敵軍プレイヤー"), second={"hand": ["兵@x", "弓@y", "巨@z"]}
    )
    table.use("術式", "second", user="術")
    held = table.hand("second")
    assert table.asked() == ("chance", "random-discard", "1.3.6")
    table.shuffle(1)
    assert table.discards("second") == [held[1]]


@clause("honjin", "12.4.1", "4.11.1.1", "4.11.1.2")
def test_a_whole_hand_is_shown_or_discarded() -> None:
    show = cast("敵軍手札を公開する。", "敵軍プレイヤー", "見")
    table = at_peace(
        show, cast("敵軍手札をすべて破棄する。", "敵軍プレイヤー", "捨"), second={"hand": ["兵@x", "弓@y"]}
    )
    assert not table.is_known("x", "first")
    table.use("見", "second", user="術")
    assert table.is_known("x", "first") and table.is_known("y", "first")
    table.use("捨", "second", user="術")
    assert sorted(table.discards("second")) == ["x", "y"]


@clause("honjin", "5.1.3.7", "5.1.3.4")
def test_a_deck_is_searched_for_what_fits_or_nothing() -> None:
    seek = cast(
        "山札から「種族:エルフ」のユニットカードを1枚選び、手札に加える。山札をシャッフルする。", "自軍プレイヤー"
    )
    table = at_peace(seek, first={"deck": ["兵@x", "弓@y", "術@z"]})
    table.use("術式", "first", user="術")
    assert table.asked() == ("first", "search", "5.1.3.7")
    assert (table.options("first"), table.how_many("first")) == (["y", "z"], (0, 1))
    table.choose("first", "z")
    assert table.hand("first") == ["z"]
    assert table.asked() == ("chance", "shuffle", "12.7.1")


@clause("honjin", "12.7.1")
def test_a_shuffled_deck_is_known_to_nobody() -> None:
    table = at_peace(cast("山札をシャッフルする。", "自軍プレイヤー"), first={"deck": ["兵@x", "弓@y"]})
    table.use("術式", "first", user="術")
    table.shuffle(1, 0)
    assert table.deck("first") == ["y", "x"]
    assert not table.is_known("x", "first")


@clause("honjin", "10.1.7", "5.1.5.6")
def test_cards_of_the_discard_pile_are_chosen_with_the_declaration() -> None:
    back = cast("捨て山のユニットカード1枚を手札に加える。", "自軍プレイヤー")
    table = at_peace(back, first={"discard": ["兵@x", "剣@s", "弓@y"]})
    table.use("術式", "first", user="術")
    assert table.asked() == ("first", "addtohand", "10.1.7")
    assert table.options("first") == ["x", "y"]
    table.choose("first", "y")
    assert table.hand("first") == ["y"]


# --- onto the battlefield


@clause("honjin", "15.1.7", "12.2.7.1", "12.2.7.4.9", "10.1.14")
def test_an_effect_summons_a_card_of_the_hand_as_a_fresh_unit() -> None:
    call = cast("手札のユニットカード1枚を自軍本陣に召喚する。", "自軍プレイヤー")
    table = at_peace(call, hand=["兵@x", "弓@y", "剣@s"])
    table.use("術式", "first", user="術")
    assert table.asked() == ("first", "summoncards", "10.1.14")
    assert table.options("first") == ["x", "y"]
    table.choose("first", "x")
    assert table.there("b1") == ["x"]
    assert not table.is_finished("x")


@clause("honjin", "12.2.7.2")
def test_an_effect_does_not_summon_beyond_the_limit() -> None:
    call = cast("手札のユニットカード1枚を自軍本陣に召喚する。", "自軍プレイヤー")
    table = at_peace(call, hand=["巨@x"], board={"b1": {"first": ["巨@a", "術"]}})
    table.use("術式", "first", user="術")
    assert (table.there("b1"), table.hand("first")) == (["a", "術"], ["x"])


@clause("honjin", "15.1.2", "15.1.4", "15.1.5", "15.1.7")
def test_a_hero_summoned_by_an_effect_costs_its_points_and_is_discarded_if_its_name_is_there() -> None:
    call = cast("手札のユニットカード1枚を自軍本陣に召喚する。", "自軍プレイヤー")
    hero = unit("勇", hero=2)
    table = at_peace(call, hero, hand=["勇@x"])
    before = len(table.deck("first"))
    table.use("術式", "first", user="術")
    assert (table.there("b1"), len(table.deck("first"))) == (["x"], before - 2)
    table = at_peace(call, hero, hand=["勇@x"], board={"b2": {"terrain": "野", "first": ["術", "勇@y"]}})
    table.use("術式", "first", user="術")
    assert (table.there("b1"), table.discards("first")) == ([], ["x"])


@clause("honjin", "15.1.7")
def test_units_of_one_name_without_a_hero_are_summoned_by_an_effect() -> None:
    call = cast("手札のユニットカード1枚を自軍本陣に召喚する。", "自軍プレイヤー")
    table = at_peace(call, hand=["兵@x"], board={"b2": {"terrain": "野", "first": ["術", "兵@y"]}})
    table.use("術式", "first", user="術")
    assert table.there("b1") == ["x"]


@clause("honjin", "5.1.2.20.1", "5.1.2.20.3", "12.1.1.2.7", "5.1.2.10")
def test_an_effect_lays_a_proxy_terrain() -> None:
    lay = cast("地形1つに代理地形を配置する。", "自軍プレイヤー", timing="メイン")
    table = at_peace(lay, board={"b2": {"terrain": "原", "first": ["術"]}}, first={"deck": ["兵@x"]})
    old = table.target("b2")
    table.use("術式", "first", user="術")
    assert table.zone("x") == ("first", "hidden")
    assert table.target("b2") == table.card("x")
    assert table.state.zone[old] != FIELD
    assert (table.there("b2"), table.state.laid, table.state.proxies) == (["術"], 0, 0)
    table = at_peace(lay, board={"b2": {"terrain": "原", "first": ["術"]}}, first={"deck": []})
    old = table.target("b2")
    table.use("術式", "first", user="術")
    assert table.target("b2") == old


# --- what undoes a use

HIT = "◇[普通]撃\n〈対象:ユニット1体〉\n対象に【3】ダメージを与える。"


def chain(*cards: Printed, other: list[Any] | None = None) -> Table:
    """The enemy's spell waits to be resolved."""
    board = {"b2": {"terrain": "野", "first": ["術"], "second": other or ["術@敵"]}}
    held = [each["name"]["ja"] for each in cards]
    table = Table(*cards, spell("撃", HIT), board=board, first={"hand": held}, second={"hand": ["撃@x", "撃@y"]})
    table.battle("b2")
    return table


def wait(table: Table, *names: str, **more: Any) -> None:
    """The enemy declares these."""
    for name in names:
        table.let(_used(table, name))
        table.put_up(name, "術", user="敵", **more)


def _used(table: Table, name: str) -> Any:
    from fuda.games.honjin.events import Went

    return Went("10.1.6", table.card(name), 11, 1, "use")


@clause("honjin", "10.15.1", "10.15.1.1", "10.1.7", "4.1.15")
def test_of_what_a_unit_uses_one_effect_chosen_vanishes() -> None:
    table = chain(cast("対象が使用中の戦闘スペルの効果を1つ選んで消失させる。", timing="対抗"))
    wait(table, "x", "y")
    table.use("術式", "敵", user="術")
    assert table.asked() == ("first", "vanishuse", "10.1.7")
    table.do("first", "choose", "y")
    assert [each.negated for each in table.state.chain] == [False, True]


@clause("honjin", "10.15.1.1", "4.1.15")
def test_an_effect_that_has_vanished_does_not_vanish_again() -> None:
    table = chain(cast(f"対象が使用中の戦闘スペルの効果を1つ選んで消失させる。{AFTER}", timing="対抗"))
    wait(table, "x", negated=True)
    table.use("術式", "敵", user="術")
    assert table.hand("first") == []


@clause("honjin", "10.15.1.1")
def test_the_effect_of_a_spell_in_use_vanishes() -> None:
    table = chain(cast("対象の効果を消失させる。", "戦闘スペル1つ", timing="対抗"))
    wait(table, "x", "y")
    table.use("術式", "x", user="術")
    assert [each.negated for each in table.state.chain] == [True, False]


@clause("honjin", "10.15.3", "5.1.7.2")
def test_a_spell_in_use_is_discarded_and_has_no_effect() -> None:
    for effect, target in (
        ("対象が使用している戦闘スペルを1つ選び、破棄する。", "ユニット1体"),
        ("対象を破棄する。", "戦闘スペル1つ"),
    ):
        table = chain(cast(effect, target, timing="対抗"))
        wait(table, "x")
        table.use("術式", "敵" if "体" in target else "x", user="術")
        assert table.zone("x") == ("second", "discard")
        assert [each.negated for each in table.state.chain] == [True]


@clause("honjin", "12.4.1", "10.1.7")
def test_equipment_is_chosen_for_each_unit_and_discarded() -> None:
    smash = cast("対象が装備している装備品を1つ選び、破棄する。", "敵軍パーティ")
    table = fight(
        smash,
        gear("盾", defence=2),
        other=[{"card": "術@a", "equipment": ["剣@p", "盾@q"]}, {"card": "術@b", "equipment": ["剣@r"]}],
    )
    table.use("術式", "a", "b", user="術")
    table.choose("first", "q")
    assert sorted(table.discards("second")) == ["q", "r"]


# --- dice


@clause("honjin", "3.4.1", "3.4.2", "3.4.3", "3.4.4", "3.4.5", "10.1.8")
@pytest.mark.parametrize(
    ("amount", "shown", "wanted"),
    [
        ("2D", (3, 4), 7),
        ("2D+1", (3, 4), 8),
        ("2D-1", (3, 4), 6),
        ("2Dして高い目1つ", (3, 4), 4),
        ("2Dして低い目1つ", (3, 4), 3),
    ],
)
def test_dice_come_to_their_total_or_the_highest_or_lowest(amount: str, shown: tuple[int, ...], wanted: int) -> None:
    table = fight(cast(f"対象に【{amount}】ダメージを与える。"), other=["巨@敵"])
    table.use("術式", "敵", user="術")
    assert table.asked() == ("chance", "dice", "10.1.8")
    table.roll(*shown)
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [wanted]


@clause("honjin", "3.4.6", "1.3.2")
def test_the_number_of_dice_is_fixed_with_the_declaration() -> None:
    table = fight(
        cast("対象に【nD】ダメージを与える。nは自軍ユニットの数。"), own=["術", "兵@a", "兵@b"], other=["巨@敵"]
    )
    table.use("術式", "敵", user="術")
    table.roll(1, 2, 1)
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [4]


@clause("honjin", "3.4.6")
def test_results_of_dice_in_a_chain_are_raised_and_lowered() -> None:
    luck = cast("対象が使用中の効果のダイス結果を+2する。", timing="対抗")
    for text, target in ((luck, "敵"), (cast("ダイス結果を-1する。", "敵軍プレイヤー", timing="対抗"), "second")):
        table = chain(text)
        wait(table, "x", dice=((4,),))
        table.use("術式", target, user="術")
        assert table.state.chain[0].shift == (2 if target == "敵" else -1)


@clause("honjin", "3.4.6", "4.6.7")
def test_a_use_without_dice_has_no_result_to_be_changed() -> None:
    table = chain(cast(f"対象が使用中の効果のダイス結果を+2する。{AFTER}", timing="対抗"))
    wait(table, "x")
    table.use("術式", "敵", user="術")
    assert table.hand("first") == []


@clause("honjin", "8.3.4.5", "8.3.4.7")
def test_initiative_dice_are_changed_and_rolled_again() -> None:
    table = fight(
        cast("自軍の「イニシアチブ決定のダイス」を+2する。", "自軍プレイヤー", "上", "イニシアチブ"),
        cast("敵軍の「イニシアチブ決定のダイス」を-1する。", "敵軍プレイヤー", "下", "イニシアチブ"),
        cast("敵軍の「イニシアチブ決定のダイス」を振りなおす。", "敵軍プレイヤー", "再", "イニシアチブ"),
        timing=INITIATIVE,
    )
    table.let(InitiativeRolled("8.3.4.5", (3, 5)))
    table.use("上", "first", user="術")
    table.use("下", "second", user="術")
    assert table.state.bonus == [2, -1]
    table.use("再", "second", user="術")
    table.roll(1)
    assert table.state.rolled == [3, 1]


@clause("honjin", "15.4.9.1", "15.4.9.2", "15.4.2", "15.4.1")
def test_cogs_of_time_add_a_die_to_each_result_of_a_battle_there_and_do_not_stack() -> None:
    clock = terrain("時", "【時の歯車】プレイヤーすべて「ダイス:+1D」")
    bearer = unit("刻", "【時の歯車】プレイヤーすべて「ダイス:+1D」")
    shot = cast("対象に【2Dして高い目1つ】ダメージを与える。")
    board = {
        "b2": {"terrain": "時", "first": ["術", "刻"], "second": ["巨@敵"]},
        "b3": {"terrain": "野", "first": ["兵"], "second": ["巨@他"]},
    }
    table = Table(clock, bearer, shot, board=board, first={"hand": ["術式@x", "術式@y"]})
    table.battle("b2")
    table.use("x", "敵", user="術")
    table.roll(3, 4, 2)
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [6]
    table = Table(clock, bearer, shot, board=board, first={"hand": ["術式@x"]})
    table.battle("b3")
    table.use("x", "他", user="兵")
    table.roll(3, 4)


@clause("honjin", "15.4.9.2", "10.8.2")
def test_a_text_may_replace_results_of_dice_by_more() -> None:
    lucky = unit(
        "運", "○幸運[戦闘]〈対象:自軍プレイヤー〉戦闘中に対象がダイス結果を求められる場合、代わりにダイス結果を+2する。"
    )
    table = fight(cast("対象に【1D】ダメージを与える。"), lucky, own=["運", "術"], other=["巨@敵"])
    table.use("術式", "敵", user="術")
    table.roll(3)
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [5]


@clause("honjin", "3.4.2", "3.4.5")
def test_a_roll_may_be_spoken_of_afterwards() -> None:
    for shown, gone in ((3, []), (5, ["敵"])):
        table = fight(cast("1Dする。ダイス結果が4以上の場合、対象を破棄する。"))
        table.use("術式", "敵", user="術")
        table.roll(shown)
        assert table.discards("second") == gone


# --- choices


@clause("honjin", "10.1.7")
def test_one_of_two_acts_is_chosen_with_the_declaration_and_only_its_dice_are_rolled() -> None:
    for word, event in (("one", "Finished"), ("other", "Damaged")):
        table = fight(cast("対象を行動完了にする、または対象に【1D】ダメージを与える。"), other=["巨@敵"])
        table.use("術式", "敵", user="術")
        assert table.asked() == ("first", "either", "10.1.7")
        table.option("first", word)
        if word == "other":
            table.roll(2)
        assert event in table.happened()
        assert table.is_resting()


@clause("honjin", "10.1.7")
def test_one_of_two_grants_is_chosen() -> None:
    for word, figures in (("one", (4, 3)), ("other", (2, 5))):
        table = fight(cast("対象に「攻撃力:+2」または「防御力:+2」を付与する。"))
        table.use("術式", "敵", user="術")
        table.option("first", word)
        assert (table.attack("敵"), table.defence("敵")) == figures


@clause("honjin", "4.7.3", "4.7.3.2", "10.1.7")
def test_a_resistance_of_ones_choice_is_one_of_the_damage_attributes() -> None:
    table = fight(cast("対象に「耐性:好きなダメージ属性」を付与する。"))
    table.use("術式", "敵", user="術")
    assert len(table.options("first")) == 18
    table.option("first", "津波")
    assert resists(table.state, table.rules, table.card("敵")) == {"津波"}


@clause("honjin", "4.7.3", "10.16.1")
def test_an_attribute_of_ones_choice_is_one() -> None:
    table = fight(cast("対象を「属性:好きな属性」に変更する。"))
    table.use("術式", "敵", user="術")
    table.option("first", "機")
    assert table.figure("敵", 9) == 1 << 9


def test_choices_are_packed_and_read_again() -> None:
    runs = (((1,), (7, 8)), (), ((),))
    packed = packed_choices(3, runs)
    assert packed[0] == 3
    assert tuple([runs_of(packed, place) for place in range(3)]) == runs
    assert runs_of((), 1) == ()
