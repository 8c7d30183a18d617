"""4.5, 5.1, 10.15, 10.18, 12.3-12.7: what the deeds of texts do, event by event, whoever uses them."""

from __future__ import annotations

from typing import Any, Final

import pytest

from fuda.games.honjin.chapters.card_effects import SummonByEffect, is_barred, may_come
from fuda.games.honjin.chapters.movement import PutOnDecks, freed_slots, is_on_battlefield, moves
from fuda.games.honjin.events import Went
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.table import DISCARDS, FIELD, HANDS, INITIATIVE, REMOVED
from tests.boards import SEATS
from tests.citing import clause
from tests.honjin.courses import Course
from tests.honjin.texts import Printed, Table, spell, unit
from tests.honjin.turns import Game

EACH: Final = pytest.mark.parametrize(("m", "d"), [("first", "second"), ("second", "first")])


def cast(effect: str, target: str, name: str = "為") -> Printed:
    return spell(name, f"◇[普通/メイン]{name}\n〈対象:{target}〉\n{effect}")


def play(
    m: str, effect: str, target: str, *aims: str, cards: tuple[Printed, ...] = (), **more: Any
) -> tuple[Table, Course]:
    """One side uses this on these targets; what happened after the declaration."""
    d = "second" if m == "first" else "first"
    board: dict[str, Any] = more.pop("board", None) or {
        "b2": {"terrain": "野", m: ["術", {"card": "弓", "finished": True}]},
        "b3": {"terrain": "野", "laid": d, d: ["兵@敵", {"card": "術@敵術", "equipment": ["剣"]}]},
    }
    own = {"hand": ["為", "兵@甲", "弓@乙"], "deck": ["兵", "弓", "術", "兵", "弓"], **more.pop("own", {})}
    other = {"hand": ["巨@丙"], "deck": ["巨", "巨"], **more.pop("other", {})}
    held: dict[str, Any] = {m: own, d: other}
    table = Table(cast(effect, target), *cards, board=board, turn="first", **held)
    course = Course(table)
    table.use("為", *[{"self": m, "enemy": d}.get(each, each) for each in aims], user="術")
    return table, course


def lines(course: Course, m: str) -> list[str]:
    found = course.lines()
    return [
        line
        for line in found
        if line.split()[1] not in ("PutUp", "TakenOff", "Looked") and f"{m}-hand {m}-effect" not in line
    ]


# --- damage, death, states


@EACH
@clause("honjin", "4.5.1", "4.5.4", "4.9.3", "11.3.1.3.1")
def test_damage_and_death_effects_are_told_with_all_they_are(m: str, d: str) -> None:
    _, course = play(m, "対象に【2】ダメージを与える。", "ユニット1体", "敵")
    assert lines(course, m) == ["4.5.1 Damaged amount=2 兵 為"]
    table, course = play(m, "対象を死亡させる。", "ユニット1体", "敵")
    assert lines(course, m) == [
        "11.3.1.3.1 Doomed 兵 為",
        f"12.6.1 Went field {d}-discard {m} deed=die 兵",
    ]
    assert table.there("b3", d) == ["敵術"]


@EACH
@clause("honjin", "10.18.1", "3.2.4", "4.1.15", "1.3.4")
def test_only_the_fresh_become_finished_and_only_the_finished_fresh(m: str, d: str) -> None:
    _, course = play(m, "対象を行動完了にする。", "ユニットすべて", "術", "弓", "敵", "敵術")
    assert lines(course, m) == [f"10.18.1 Finished finished=1 {name}" for name in ("術", "兵", "術")]
    _, course = play(m, "対象を未行動にする。", "ユニットすべて", "術", "弓", "敵", "敵術")
    assert lines(course, m) == ["4.1.15 Finished 弓"]


@EACH
@clause("honjin", "4.1.12", "10.18.1")
def test_who_cannot_be_finished_stays_fresh(m: str, d: str) -> None:
    proof = unit("起", "○起\n〈対象:このユニット〉\n対象は行動完了にならない。")
    board = {"b2": {"terrain": "野", m: ["術"]}, "b3": {"terrain": "野", d: ["起", "兵@敵"]}}
    _, course = play(m, "対象を行動完了にする。", "敵軍ユニットすべて", "起", "敵", cards=(proof,), board=board)
    assert lines(course, m) == ["10.18.1 Finished finished=1 兵"]


@EACH
@clause("honjin", "8.3.3.1", "8.3.3.2")
def test_a_unit_changes_its_place_in_its_party_unless_it_stands_there(m: str, d: str) -> None:
    for place, aim, wanted in (
        ("最前列", "敵術", [f"8.3.3.2 Formed {d} 術 兵"]),
        ("最前列", "敵", []),
        ("最後列", "敵", [f"8.3.3.2 Formed {d} 術 兵"]),
        ("最後列", "敵術", []),
    ):
        _, course = play(m, f"対象を{place}に移動する。", "ユニット1体", aim)
        assert lines(course, m) == wanted


@EACH
@clause("honjin", "12.2.1", "5.1.2.11", "5.1.2.12", "4.1.15")
def test_a_unit_is_put_elsewhere_but_not_among_enemies_nor_where_it_is(m: str, d: str) -> None:
    board = {
        "b2": {"terrain": "野", m: ["術"]},
        "b3": {"terrain": "野", d: ["兵@敵"]},
        "c2": {"terrain": "野", m: ["弓@友"]},
    }
    for aim, wanted in (("術", ["12.2.1 Marched at c2 came_from=4 術"]), ("友", []), ("敵", [])):
        table, course = play(m, "対象を地形1つに移動する。", "ユニット1体", aim, board=board)
        if not table.is_resting():
            table._submit(m, (area_named("", "c2"),))
        assert lines(course, m) == wanted


# --- where cards go


@EACH
@pytest.mark.parametrize(
    ("effect", "zone", "deed", "number"),
    [
        ("対象を破棄する。", "discard", "discard", "12.4.1"),
        ("対象をゲームから除外する。", "removed", "remove", "12.5.1"),
        ("対象を手札に戻す。", "hand", "return", "5.1.1.4"),
    ],
)
@clause("honjin", "12.4.1", "12.5.1", "5.1.1.4", "5.1.1.8", "2.1.2.1.2.2")
def test_a_card_goes_to_the_zone_of_its_owner_and_its_equipment_falls(
    m: str, d: str, effect: str, zone: str, deed: str, number: str
) -> None:
    table, course = play(m, effect, "ユニット1体", "敵術")
    assert lines(course, m) == [
        f"{number} Went field {d}-{zone} {m} deed={deed} 術",
        f"2.1.2.1.2.2 Went field {d}-discard {m} deed=discard 剣",
    ]
    assert table.there("b3", d) == ["敵"] and "剣" in table.discards(d)


@EACH
@clause("honjin", "12.4.1", "2.1.2.1.2.2", "13.1.2.6")
def test_a_piece_that_goes_gives_its_slots_back_before_the_initiative_only(m: str, d: str) -> None:
    table, course = play(m, "対象を破棄する。", "装備品1つ", "剣")
    assert lines(course, m)[0] == f"12.4.1 Went field {d}-discard {m} deed=discard 剣"
    assert lines(course, m)[1].startswith("13.1.2.6 SlotsSpent") and table.spent("敵術") == 0
    board = {"b2": {"terrain": "野", m: [{"card": "術", "equipment": ["剣"]}], d: ["兵@敵"]}}
    on = Table(board=board, turn=m)
    assert len(freed_slots(on.state, on.card("剣"))) == 1 and freed_slots(on.state, on.card("術")) == []
    on.battle("b2", INITIATIVE)
    assert freed_slots(on.state, on.card("剣")) == []


@clause("honjin", "5.1.1.4", "5.1.2.10", "2.1.4.1.1", "12.4.1")
def test_a_headquarters_stays_and_nothing_goes_where_it_lies_already() -> None:
    table = Table(board={"b2": {"terrain": "野"}, "b1": {"first": ["兵"]}}, first={"hand": ["弓"]})

    def count(card: int, target: Any) -> int:
        return len(moves(table.state, table.rules, card, target))

    assert count(table.target("b1"), DISCARDS) == count(table.target("b4"), DISCARDS) == 0
    assert count(table.card("弓"), HANDS) == count(table.card("弓"), HANDS[0]) == 0
    assert count(table.card("弓"), DISCARDS) == count(table.target("b2"), REMOVED) == 1


@clause("honjin", "5.1.1.1", "5.1.2.1")
def test_the_battlefield_is_what_lies_there_face_up_or_down() -> None:
    board: dict[str, Any] = {"b2": {"terrain": "proxy", "first": [{"card": "術", "equipment": ["剣"]}]}}
    table = Table(board=board, first={"hand": ["弓"], "discard": ["兵"]})
    there = [table.target("b1"), table.target("b2"), table.card("術"), table.card("剣")]
    assert [is_on_battlefield(table.state, card) for card in there] == [True] * 4
    assert [is_on_battlefield(table.state, card) for card in (table.card("弓"), table.card("兵"), -1, -2)] == [
        False
    ] * 4


# --- hand and deck


@EACH
@clause("honjin", "12.3.1", "12.3.1.3", "12.3.1.4", "1.3.5", "5.1.3.8")
def test_refilled_cards_come_from_the_top_while_the_deck_lasts(m: str, d: str) -> None:
    for count, got in ((2, 2), (9, 5)):
        table, _ = play(m, f"カードを{count}枚補充する。", "自軍プレイヤー", "self")
        told = [each for each in table.told() if each["event"] == "Refilled"]
        assert [(each["clause"], SEATS[each["by"]], each["deed"]) for each in told] == [("12.3.1.3", m, "refill")] * got
        assert len(table.hand(m)) == 2 + got and len(table.deck(m)) == 5 - got
        assert [each["card"]["card"] for each in told] == ["兵", "弓", "術", "兵", "弓"][:got]


@EACH
@clause("honjin", "12.4.1", "12.4.2", "1.3.5", "5.1.3.8")
def test_decks_are_discarded_from_the_top_and_hands_by_their_owner(m: str, d: str) -> None:
    _, course = play(m, "山札を2枚破棄する。", "自軍プレイヤー", "self")
    assert lines(course, m) == [f"12.4.2 Went {m}-deck {m}-discard {m} deed=discard {name}" for name in ("兵", "弓")]
    _, course = play(m, "敵軍山札を9枚破棄する。", "敵軍プレイヤー", "enemy")
    assert lines(course, m) == [f"12.4.2 Went {d}-deck {d}-discard {m} deed=discard 巨"] * 2
    table, course = play(m, "手札をすべて破棄する。", "自軍プレイヤー", "self")
    assert sorted(lines(course, m)) == sorted(
        [f"12.4.2 Went {m}-hand {m}-discard {m} deed=discard {name}" for name in ("兵", "弓")]
    )
    assert table.hand(m) == []


@EACH
@clause("honjin", "1.3.6", "12.4.1", "12.4.2")
def test_cards_are_discarded_at_random_by_lots(m: str, d: str) -> None:
    text = "敵軍手札をランダムに1枚破棄する。"
    table, course = play(m, text, "敵軍プレイヤー", "enemy", other={"hand": ["巨@丙", "兵@丁"]})
    assert table.asked() == ("chance", "random-discard", "1.3.6")
    lost = table.hand(d)[1]
    table.shuffle(1)
    (line,) = lines(course, m)
    assert line.startswith(f"12.4.2 Went {d}-hand {d}-discard {m} deed=discard")
    assert lost not in table.hand(d) and len(table.hand(d)) == 1
    table, course = play(m, text, "敵軍プレイヤー", "enemy", other={"hand": []})
    assert lines(course, m) == [] and table.is_resting()


@EACH
@clause("honjin", "5.1.3.7", "5.1.1.4")
def test_whoever_looks_through_a_deck_takes_what_is_wanted(m: str, d: str) -> None:
    table, course = play(m, "自軍山札から「種族:エルフ」のカードを2枚選び、手札に加える。", "自軍プレイヤー", "self")
    assert table.asked() == (m, "search", "5.1.3.7")
    seen = [each for each in table.told(m) if each["event"] == "Looked" and each["clause"] == "5.1.3.7"]
    assert len(seen) == 1 and len(seen[0]["cards_seen"]) == 5
    assert (sorted(set(table.options(m))), table.how_many(m)) == (["弓", "術"], (0, 2))
    question = table._question(SEATS.index(m))
    table._submit(m, question.candidates[:2])  # type: ignore[attr-defined]
    assert [line.rpartition(" ")[0] for line in lines(course, m)] == [
        f"5.1.1.4 Went {m}-deck {m}-hand {m} deed=add"
    ] * 2


@EACH
@clause("honjin", "5.1.2.20.1", "5.1.2.20.3", "12.1.1.2.7")
def test_an_effect_lays_a_proxy_over_what_lay_there(m: str, d: str) -> None:
    over, beside = "地形1つに代理地形を配置する。", "対象に隣接した空き地1つに代理地形を配置する。"
    gone = f"12.1.1.2.7 Went field {m}-discard {m} deed=discard 野"
    for text, spot, before in ((over, "b2", [gone]), (beside, "a2", [])):
        board = {"b2": {"terrain": "野", "laid": m, m: ["術"]}}
        table, course = play(m, text, "自軍ユニット1体", "術", board=board)
        if not table.is_resting():
            table._submit(m, (area_named("", spot),))
        assert lines(course, m) == [*before, f"5.1.2.20.1 Went {m}-deck {m}-hidden {m} deed=proxy at {spot} 兵"]
    table, course = play(m, over, "自軍プレイヤー", "self", own={"deck": []})
    while not table.is_resting():
        table._submit(m, (area_named("", "b2"),))
    assert lines(course, m) == []


# --- 15.1.7: who may be summoned by an effect


@EACH
@clause("honjin", "12.2.7.2", "15.1.2", "10.11.10", "5.1.2.12")
def test_where_an_effect_can_summon_a_card(m: str, d: str) -> None:
    cards = [unit("雄", hero=3), unit("重", level=7), unit("軽", level=1)]
    board = {
        "b2": {"terrain": "野", m: ["兵@先"]},
        "b3": {"terrain": "野", d: ["兵@敵"]},
        "a2": {"terrain": "野"},
        "c2": {"terrain": "野", m: ["弓@己"], d: ["弓@彼"]},
    }
    held: dict[str, Any] = {m: {"hand": ["雄", "重", "軽", "剣"], "deck": 2}}
    on = Table(*cards, board=board, turn=m, **held)

    def may(name: str, area: str) -> bool:
        return may_come(on.state, on.rules, on.card(name), area_named("", area))

    assert [may("軽", area) for area in ("b2", "a2", "b3", "c4", "c2")] == [True, True, False, False, True]
    assert [may("重", area) for area in ("b2", "a2")] == [False, True]
    assert not may("剣", "a2") and not may("雄", "a2") and not may("先", "a2")
    held = {m: {"hand": ["雄"], "deck": 3}}
    rich = Table(*cards, board=board, turn=m, **held)
    assert may_come(rich.state, rich.rules, rich.card("雄"), area_named("", "a2"))
    on.battle("c2")
    assert may("軽", "c2")


@EACH
@clause("honjin", "15.1.3", "15.1.4", "15.1.5", "15.1.7")
def test_a_name_is_barred_by_a_hero_of_the_own_side(m: str, d: str) -> None:
    hero, same = unit("雄", hero=1), {**unit("並"), "name": {"ja": "雄", "en": "雄"}}
    for there, side, wanted in (("雄@甲", m, True), ("雄@甲", d, False), ("並@甲", m, True), ("兵@甲", m, False)):
        held: dict[str, Any] = {m: {"hand": ["雄@乙", "並@丙"]}}
        on = Table(hero, same, board={"b2": {"terrain": "野", side: [there]}}, turn=m, **held)
        assert is_barred(on.state, on.rules, on.card("乙")) == wanted
        assert is_barred(on.state, on.rules, on.card("丙")) == (wanted and there == "雄@甲")


@EACH
@clause("honjin", "11.3.1.3.1", "12.6.1", "11.3.3.1")
def test_who_died_of_an_effect_is_known_to_what_follows(m: str, d: str) -> None:
    for name, drawn in (("敵", 1), ("護", 0)):
        proof = unit("護", resists=["戦闘スペル"])
        board = {"b2": {"terrain": "野", m: ["術"]}, "b3": {"terrain": "野", d: ["兵@敵", "護"]}}
        text = "対象を死亡させる。この効果で対象が死亡した場合、カードを1枚補充する。"
        table, _ = play(m, text, "ユニット1体", name, cards=(proof,), board=board)
        assert len(table.hand(m)) == 2 + drawn


@EACH
@clause("honjin", "1.3.6", "4.1.11")
def test_nothing_follows_where_no_card_could_be_discarded_at_random(m: str, d: str) -> None:
    text = "敵軍手札をランダムに1枚破棄する。効果適用後、カードを1枚補充する。"
    for hand, drawn in (([], 0), (["巨@丙"], 1)):
        table, _ = play(m, text, "敵軍プレイヤー", "enemy", other={"hand": hand})
        while not table.is_resting():
            table.shuffle()
        assert len(table.hand(m)) == 2 + drawn


@EACH
@clause("honjin", "15.1.7", "5.1.1.8", "12.2.7.4.9")
def test_an_effect_summons_each_of_its_cards_once(m: str, d: str) -> None:
    seat = SEATS.index(m)
    held: dict[str, Any] = {m: {"hand": ["兵@甲", "弓@乙"]}}
    table = Table(board={"b2": {"terrain": "野", m: ["術"]}}, turn="first", **held)
    course = Course(table)
    table.run(SummonByEffect((table.card("甲"), table.card("乙")), area_named("", "b2"), seat, table.card("術")))
    assert course.lines() == [f"15.1.7 Went {m}-hand field {m} deed=summon at b2 {name}" for name in ("兵", "弓")]
    assert table.there("b2", m) == ["術", "甲", "乙"]


@EACH
@clause("honjin", "5.1.1.6", "5.1.1.7", "5.1.1.4")
def test_which_of_several_cards_lies_where_in_a_deck_is_not_seen_but_its_equipment_is(m: str, d: str) -> None:
    seat = SEATS.index(m)
    board: dict[str, Any] = {"b2": {"terrain": "野", m: [{"card": "術@甲", "equipment": ["剣"]}, "弓@乙"]}}
    table = Table(board=board, turn="first")
    table.run(PutOnDecks((table.card("甲"), table.card("乙")), False, seat, 0, -1))
    while not table.is_resting():
        table.order(m, "甲", "乙")
    assert table.deck(m)[:2] == ["甲", "乙"]
    fallen = [each for each in table.told(d) if each["event"] == "Went" and each["clause"] == "2.1.2.1.2.2"]
    assert [each["card"].get("card") for each in fallen] == ["剣"]


@EACH
@clause("honjin", "10.10.4", "10.10.5", "5.1.1.8")
def test_a_target_that_has_gone_is_not_reached_by_what_follows(m: str, d: str) -> None:
    _, course = play(m, "対象を破棄する。対象をゲームから除外する。", "ユニット1体", "敵")
    assert lines(course, m) == [f"12.4.1 Went field {d}-discard {m} deed=discard 兵"]


@EACH
@clause("honjin", "4.11.1", "4.11.1.1", "4.1.11")
def test_what_follows_the_showing_of_a_hand_needs_cards_to_show(m: str, d: str) -> None:
    for hand, shown in ((["巨@丙"], 1), ([], 0)):
        text = "敵軍手札を公開する。効果適用後、カードを1枚補充する。"
        table, _ = play(m, text, "敵軍プレイヤー", "enemy", other={"hand": hand})
        assert len(table.hand(m)) == 2 + shown
        assert len([each for each in table.told() if each["clause"] == "4.11.1.1"]) == shown


@EACH
@clause("honjin", "5.1.1.7", "5.1.1.6", "5.1.3.9")
def test_which_single_card_goes_onto_a_deck_is_seen(m: str, d: str) -> None:
    for names, seen in ((("甲",), ["術"]), (("甲", "乙"), [None, None])):
        table = Table(board={"b2": {"terrain": "野", m: ["術@甲", "弓@乙"]}}, turn="first")
        table.run(PutOnDecks(tuple([table.card(name) for name in names]), True, SEATS.index(m), 0, -1))
        while not table.is_resting():
            table.order(m, *names)
        gone = [each for each in table.told(d) if each["event"] == "Went"]
        assert [each["card"].get("card") for each in gone] == seen


@EACH
@clause("honjin", "5.1.1.8", "12.2.7.4.9")
def test_a_card_that_comes_back_is_another_one_each_time(m: str, d: str) -> None:
    seat = SEATS.index(m)
    table = Table(board={"b2": {"terrain": "野", m: ["兵", "弓"]}}, turn="first")
    seen = [table.state.object[table.card(name)] for name in ("兵", "弓")]
    for _ in range(2):
        for name in ("兵", "弓"):
            table.let(Went("12.4.1", table.card(name), DISCARDS[seat], seat, "discard"))
            table.let(Went("12.2.7.4.8", table.card(name), FIELD, seat, "summon", area_named("", "b2")))
            seen.append(table.state.object[table.card(name)])
            assert table.state.summoned[table.card(name)] == 0
    assert len(set(seen)) == 6


@EACH
@clause("honjin", "10.10.4", "10.10.5", "10.1.7")
def test_of_several_that_a_text_names_the_chosen_one_is_reached(m: str, d: str) -> None:
    table, course = play(m, "敵軍ユニット1体を行動完了にする。", "自軍プレイヤー", "self")
    assert sorted(table.options(m)) == ["敵", "敵術"]
    table.choose(m, "敵術")
    assert lines(course, m) == ["10.18.1 Finished finished=1 術"]


@EACH
@clause("honjin", "3.4.1", "3.4.2", "10.1.8")
def test_whoever_rolls_rolls_the_dice_that_are_added_for_that_player(m: str, d: str) -> None:
    luck = unit(
        "運",
        "○運\n〈対象:自軍プレイヤー〉\n戦闘中に対象がダイス結果を求められる場合、代わりにダイス結果を「+1D」する。",
    )
    die = unit("賽", "◎[普通]賽\n〈対象:敵軍ユニット1体〉\n対象に【1D】ダメージを与える。", defence=30)
    board = {"b2": {"terrain": "野", m: ["賽", "運"], d: ["賽@敵"]}}
    table = Table(luck, die, board=board, turn="first")
    table.battle("b2")
    table.use("賽", "敵")
    table.roll(3, 4)
    table.use("敵", "賽")
    table.roll(5)
    assert [each["amount"] for each in table.told() if each["event"] == "Damaged"] == [7, 5]


@EACH
@clause("honjin", "10.1.15", "10.9.9")
def test_a_use_outside_of_battles_is_over_at_once(m: str, d: str) -> None:
    drum = unit("鼓", "◎[メイン]鼓\n〈対象:自軍プレイヤー〉\nカードを1枚補充する。")
    home = "b1" if m == "first" else "b4"
    game = Game(drum, board={home: {m: ["鼓"]}}, turn=m)
    game.do(m, "use", "鼓")
    over = [told["clause"] for told in game.told() if told["event"] == "UseOver"]
    assert over == ["10.1.15"] and (game.state.chain, game.state.resolved) == ((), ())
