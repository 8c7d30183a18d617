"""4.2, 6, 7.2, 8.4, 10.1-10.3, 10.20, 11: check steps, rule processing, uses and hands, event by event."""

from __future__ import annotations

from typing import Any, Final

import pytest

from fuda.games.honjin.battle_events import Captured
from fuda.games.honjin.chapters.checks import CheckStep, drop_cancelled, interrupt, is_cancelled, waiting_triggers
from fuda.games.honjin.chapters.ending import keep_count
from fuda.games.honjin.chapters.movement import discarded
from fuda.games.honjin.events import DecksCounted, Went
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.table import DECKS, DISCARDS, FIELD, HANDS, HIDDEN
from fuda.games.honjin.unit_events import Damaged, Doomed, Finished
from tests.boards import SEATS
from tests.citing import clause
from tests.honjin.courses import Course
from tests.honjin.fights import Fight
from tests.honjin.test_preparing import FIELDS_ONLY, UNITS, Opening
from tests.honjin.texts import Table, gear, spell, tool, unit
from tests.honjin.turns import Game

EACH: Final = pytest.mark.parametrize(("m", "d"), [("first", "second"), ("second", "first")])
DRAW: Final = "カードを1枚補充する。"


# --- 4.2, 10.20: check steps


@EACH
@clause("honjin", "4.2.1", "10.20.1", "10.20.1.1.3", "10.5.5", "10.5.5.1")
def test_a_check_step_looks_at_states_and_again_after_each_round(m: str, d: str) -> None:
    lonely = unit("孤", "○孤\n〈対象:自軍プレイヤー〉\n自軍手札が2枚以下の時、カードを1枚補充する。")
    table = Table(lonely, board={"b2": {"terrain": "野", m: ["孤"]}}, turn="first")
    assert table.hand(m) == []
    table.check()
    assert len(table.hand(m)) == 3 and len(table.hand(d)) == 0
    table.check()
    assert len(table.hand(m)) == 3


@EACH
@clause("honjin", "10.20.1.1", "10.20.1.1.1", "10.20.1.1.2", "10.20.1.1.3", "10.4.1")
def test_what_triggers_meanwhile_is_played_the_marching_sides_first_again(m: str, d: str) -> None:
    tire = "対象を行動完了にする。"
    cards = [
        unit("攻", f"○攻\n〈対象:自軍プレイヤー〉\n敵軍ユニットが行動完了になった場合、{DRAW}"),
        unit("守", f"○守\n〈対象:このユニット〉\n敵軍ユニットが死亡した場合、{tire}"),
        unit("守二", f"○守二\n〈対象:自軍プレイヤー〉\n敵軍プレイヤーがカードを補充した場合、{DRAW}"),
    ]
    board = {"b2": {"terrain": "野", m: ["攻", "兵"]}, "b3": {"terrain": "野", d: ["守", "守二"]}}
    table = Table(*cards, board=board, turn=m)
    table.let(Went("12.6.1", table.card("兵"), DISCARDS[SEATS.index(m)], 0, "die"))
    assert [table.name(each.card) for each in table.state.triggered] == ["守"]
    table.check()
    assert table.is_finished("守") and len(table.hand(m)) == 1 and len(table.hand(d)) == 1
    assert not table.state.triggered and table.is_resting()


@EACH
@clause("honjin", "4.2.1", "11.2.1", "11.1.2.4", "1.2.2.1")
def test_a_check_step_ends_the_game_for_whoever_took_a_headquarters(m: str, d: str) -> None:
    table = Table(board={"b2": {"terrain": "野", m: ["兵"]}})
    table.check()
    assert table.outcome() is None
    table.let(Captured("1.2.2.1", SEATS.index(m)))
    assert table.outcome() is None
    table.run(CheckStep("4.2.1"))
    assert table.outcome() == (m, "headquarters", "1.2.2.1")


@clause("honjin", "10.5.3.1")
def test_of_equal_triggers_one_is_offered_and_of_a_seat_its_own() -> None:
    cards = [unit("見", f"○見\n〈対象:自軍プレイヤー〉\nユニットが死亡した場合、{DRAW}")]
    board = {"b2": {"terrain": "野", "first": ["見", "兵", "弓"]}, "b3": {"terrain": "野", "second": ["見@敵見"]}}
    table = Table(*cards, board=board)
    for name in ("兵", "弓"):
        table.let(Went("12.6.1", table.card(name), DISCARDS[0], 0, "die"))
    assert len(table.state.triggered) == 4
    own, other = waiting_triggers(table.state, 0), waiting_triggers(table.state, 1)
    assert [table.name(each.card) for each in (*own, *other)] == ["見", "見", "敵見", "敵見"]
    table.state.triggered = (*table.state.triggered, table.state.triggered[0])
    assert len(waiting_triggers(table.state, table.state.triggered[0].seat)) == 2


@clause("honjin", "10.5.7", "10.5.6")
def test_only_what_constant_abilities_triggered_is_cancelled_with_them() -> None:
    cards = [
        unit("常", f"○常\n〈対象:自軍プレイヤー〉\nユニットが死亡した場合、{DRAW}"),
        unit("自", f"●[自軍ターン]自\n〈発揮:ユニットが死亡した場合/対象:自軍プレイヤー〉\n{DRAW}"),
        gear("具", f"○具\n〈対象:自軍プレイヤー〉\nユニットが死亡した場合、{DRAW}"),
    ]
    board: dict[str, Any] = {"b2": {"terrain": "野", "first": ["常", "自", {"card": "術", "equipment": ["具"]}, "兵"]}}
    table = Table(*cards, board=board)
    table.let(Went("12.6.1", table.card("兵"), DISCARDS[0], 0, "die"))
    found = {table.name(each.card): each for each in table.state.triggered}

    def cancelled() -> dict[str, bool]:
        return {name: is_cancelled(table.state, table.rules, each) for name, each in found.items()}

    assert cancelled() == {"常": False, "自": False, "具": False}
    table.let(Went("12.4.1", table.card("常"), DISCARDS[0], 0, "discard"))
    table.let(Went("12.4.1", table.card("自"), DISCARDS[0], 0, "discard"))
    assert cancelled() == {"常": True, "自": False, "具": False}
    drop_cancelled(table.state, table.rules)
    assert sorted([table.name(each.card) for each in table.state.triggered]) == sorted(["自", "具"])
    table.let(Went("12.4.1", table.card("具"), DISCARDS[0], 0, "discard"))
    assert cancelled()["具"]


# --- 11: rule processing


@clause("honjin", "11.1.1", "11.1.2", "11.3.1.1.1", "11.3.1.2.1", "11.3.1.3.1")
def test_what_calls_for_rule_processing_at_once() -> None:
    table = Table(board={"b2": {"terrain": "野", "first": ["兵", "弓"]}})
    card = table.card("兵")

    def calls(event: Any) -> bool:
        return interrupt(table.state, table.rules, event) is not None

    assert calls(Damaged("4.5.1", card, 3)) and not calls(Damaged("4.5.1", card, 2))
    assert calls(Doomed("11.3.3.1", card)) and not calls(Finished("3.2.4", card))
    table.state.turn_player = -1
    assert not calls(Doomed("11.3.3.1", card))


@EACH
@clause("honjin", "11.1.2.2", "11.1.2.3", "11.3.2.1", "11.3.2.2")
def test_both_sides_put_their_parties_right_the_marching_side_first(m: str, d: str) -> None:
    shrink = spell("縮", "◇[普通]縮\n〈対象:地形1つ〉\n対象を「リミット:-5」する。")
    board = {"b2": {"terrain": "野", m: ["兵", "弓"], d: ["術@甲", "兵@乙"]}}
    held: dict[str, Any] = {m: {"hand": ["縮"]}}
    table = Table(shrink, board=board, turn=m, **held)
    table.battle("b2")
    course = Course(table)
    table.use("縮", "b2", user="兵")
    assert table.asked() == (m, "adjust-limit", "11.3.2.1") and table.options(m) == ["兵", "弓"]
    table.choose(m, "兵")
    assert table.asked() == (d, "adjust-limit", "11.3.2.1") and table.options(d) == ["甲", "乙"]
    table.choose(d, "甲")
    gone = [line for line in course.lines() if line.startswith("11.3.2.1")]
    assert gone == [
        f"11.3.2.1 Went field {m}-discard {m} deed=discard 兵",
        f"11.3.2.1 Went field {d}-discard {d} deed=discard 術",
    ]


@EACH
@pytest.mark.parametrize("watched", [False, True])
@clause("honjin", "11.1.2.1", "11.1.2.2", "11.1.2.3", "11.3.3.1", "12.6.1")
def test_the_course_of_dying_together(m: str, d: str, watched: bool) -> None:
    text = f"●[戦闘]見\n〈発揮:ユニットが死亡した場合/対象:自軍プレイヤー〉\n{DRAW}"
    own = ["兵", "弓", *(["見"] if watched else [])]
    board = {"b2": {"terrain": "野", m: own, d: ["兵@敵", "弓@他"]}}
    table = Table(unit("見", text, defence=30, level=1), board=board, turn=m)
    table.battle("b2")
    course = Course(table)
    killed = [table.card(name) for name in ("敵", "兵", "他", "弓")]
    fire = ("火炎",)
    table.let(*[Damaged("4.5.1", card, 9, fire, -1, False, "spell", SEATS.index(m)) for card in killed])
    order = ("弓", "兵") if watched else ("兵", "弓")
    if watched:
        for seat, names in ((m, ["die 兵", "die 弓"]), (d, ["die 敵", "die 他"])):
            assert table.asked() == (seat, "rule-processing", "11.1.2.2") and table.options(seat) == names
            table._submit(seat, 1)
    assert course.lines()[4:] == [
        line
        for seat in (m, d)
        for name in order
        for line in (
            f"11.3.3.1 Doomed attributes={fire} {name}",
            f"12.6.1 Went field {seat}-discard {m} deed=die {name}",
        )
    ]
    assert len(table.state.triggered) == (4 if watched else 0)


@EACH
@clause("honjin", "2.1.17.3", "11.3.1.1.1", "12.4.1", "11.1.2.1")
def test_who_has_no_defence_left_is_discarded_and_not_killed(m: str, d: str) -> None:
    wither = spell("枯", "◇[普通]枯\n〈対象:ユニットすべて〉\n対象を「防御力:-3」する。")
    board = {"b2": {"terrain": "野", m: ["兵", "巨"], d: ["兵@敵"]}}
    held: dict[str, Any] = {m: {"hand": ["枯"]}}
    table = Table(wither, board=board, turn=m, **held)
    table.battle("b2")
    course = Course(table)
    table.use("枯", "兵", "巨", "敵", user="兵")
    assert [line for line in course.lines() if line.startswith("11.3.1.1.1")] == [
        f"11.3.1.1.1 Went field {m}-discard {m} deed=discard 兵",
        f"11.3.1.1.1 Went field {d}-discard {d} deed=discard 兵",
    ]
    assert table.there("b2", m) == ["巨"] and "Doomed" not in table.happened()


@EACH
@clause("honjin", "15.1.8", "15.1.3", "12.4.1")
def test_of_a_heros_name_one_stays(m: str, d: str) -> None:
    hero, same = unit("雄", hero=1), {**unit("並"), "name": {"ja": "雄", "en": "雄"}}
    held: dict[str, Any] = {m: {"hand": ["雄@乙"]}}
    table = Table(hero, same, board={"b2": {"terrain": "野", m: ["並@甲", "兵"]}}, turn="first", **held)
    course = Course(table)
    table.let(Went("12.2.7.4.8", table.card("乙"), FIELD, SEATS.index(m), "summon", area_named("", "b2")))
    assert table.asked() == (m, "keep-hero", "15.1.8") and sorted(table.options(m)) == ["乙", "甲"]
    table.choose(m, "乙")
    assert course.lines()[-1] == f"15.1.8 Went field {m}-discard {m} deed=discard 並"
    assert table.there("b2", m) == ["兵", "乙"]


@EACH
@clause("honjin", "15.4.4.2", "11.3.4.1", "13.1.2.8")
def test_of_the_equipment_that_is_too_much_one_piece_stays(m: str, d: str) -> None:
    one = unit("一", "【装備制限】", items=3)
    board: dict[str, Any] = {"b2": {"terrain": "野", m: [{"card": "一", "equipment": ["剣@甲"]}]}}
    held: dict[str, Any] = {m: {"hand": ["剣@乙"]}}
    table = Table(one, board=board, turn="first", **held)
    course = Course(table)
    table.let(Went("12.2.8.7", table.card("乙"), FIELD, SEATS.index(m), "equip", host=table.card("一")))
    if not table.is_resting():
        assert table.asked() == (m, "keep-equipment", "15.4.4.2")
        table.choose(m, "甲")
        assert f"11.3.4.1 Went field {m}-discard {m} deed=discard 剣" in course.lines()
    assert table.zone("甲")[1] == "field"


# --- 7.2: hands


@EACH
@clause("honjin", "7.2.3", "7.2.4", "7.2.5", "12.3.1", "5.1.4.7")
def test_the_course_of_adjusting_a_hand(m: str, d: str) -> None:
    hand = [f"兵@{name}" for name in "甲乙丙丁戊己庚辛"]
    held: dict[str, Any] = {m: {"hand": hand, "deck": ["弓", "巨", "術"]}}
    game = Game(board={}, turn=m, phase="first-hand", **held)
    course = Course(game)
    assert game.asked() == (m, "discard-excess", "7.2.3") and game.how_many(m) == (1, 1)
    game.choose(m, "甲")
    game.choose(m, "乙")
    assert game.asked() == (m, "discard-more", "7.2.4")
    game.option(m, "yes")
    assert game.asked() == (m, "discard-which", "7.2.4")
    game.choose(m, "丙")
    game.option(m, "yes")
    game.choose(m, "丁")
    game.option(m, "no")
    lines = [line for line in course.lines() if line.startswith(("7.2.3", "7.2.4", "1.2"))]
    gone = f"Went {m}-hand {m}-discard {m} deed=discard 兵"
    assert lines == [f"7.2.3 {gone}"] * 2 + ["1.2.4.1.2 MovedOn", f"7.2.4 {gone}"] * 2
    taken = [told for told in game.told() if told["event"] == "Refilled"]
    assert [(each["clause"], SEATS[each["by"]], each["card"]["card"]) for each in taken] == [
        ("7.2.5", m, "弓"),
        ("7.2.5", m, "巨"),
    ]
    assert len(game.hand(m)) == 6 and game.deck(m) == ["術"]


@EACH
@clause("honjin", "7.5.5", "5.1.3.8", "5.1.4.2", "12.3.1")
def test_a_hand_is_refilled_as_far_as_the_deck_goes(m: str, d: str) -> None:
    for deck, wanted in ((["弓"], 3), ([], 2), (["弓"] * 9, 6)):
        held: dict[str, Any] = {m: {"hand": ["兵", "兵"], "deck": deck}}
        game = Game(board={}, turn=m, phase="second-hand", **held)
        game.option(m, "no")
        own = [told for told in game.told() if told["event"] == "Refilled" and told["clause"] == "7.5.5"]
        assert len(own) == wanted - 2 and len(game.hand(m)) == wanted


# --- 6.1: the beginning


@clause("honjin", "6.1.1.5", "5.1.2.8", "5.1.2.10")
def test_the_uppermost_card_of_each_deck_is_its_headquarters() -> None:
    opening = Opening(("弓", "巨", *UNITS[2:]), ("巨", "弓", *UNITS[2:]))
    opening.shuffles()
    for seat, name in (("first", "弓"), ("second", "巨")):
        assert opening.name(opening.headquarters(seat)) == name
    laid = [told for told in opening.told() if told["clause"] == "6.1.1.5"]
    assert [(SEATS[told["by"]], told["deed"], told["cell"]) for told in laid] == [
        ("first", "headquarters", 1),
        ("second", "headquarters", 10),
    ]


@clause("honjin", "6.1.1.6", "12.3.1", "5.1.4.2")
def test_the_next_six_cards_of_each_deck_are_its_hand() -> None:
    decks = (
        ("兵", "弓", "弓", "弓", "巨", "巨", "巨", *("野",) * 43),
        ("野", "術", "術", "術", "術", "術", "術", *UNITS[7:]),
    )
    opening = Opening(*decks)
    opening.shuffles()
    for place, seat in enumerate(("first", "second")):
        assert sorted(opening.hand(seat)) == sorted(decks[place][1:7])
        dealt = [told for told in opening.told() if told["clause"] == "6.1.1.6" and SEATS[told["by"]] == seat]
        assert [told["target"] for told in dealt] == [HANDS[place]] * 6


@EACH
@clause("honjin", "6.1.1.7", "6.1.1.2")
def test_the_course_of_being_dealt_anew(m: str, d: str) -> None:
    decks = {m: FIELDS_ONLY, d: UNITS}
    opening = Opening(decks["first"], decks["second"])
    opening.shuffles()
    assert opening.asked() == (m, "redraw", "6.1.1.7")
    before = len(opening.told())
    opening.option(m, "yes")
    opening.shuffles()
    place = SEATS.index(m)
    lines = [told for told in opening.told()[before:] if told["clause"].startswith("6.1.1")]
    assert [told["event"] for told in lines] == ["Looked", *["Went"] * 7, "Shuffled", "Went", *["Refilled"] * 6]
    back = [told for told in lines if told["clause"] == "6.1.1.7" and told["event"] == "Went"]
    assert {(told["by"], told["deed"], told["target"]) for told in back} == {(place, "return", DECKS[place])}
    assert [told["source"] for told in back] == [HANDS[place]] * 6 + [HIDDEN[place]]
    assert opening.asked() == ("chance", "first-player", "6.1.1.8")


@clause("honjin", "6.1.1.8", "7.1.1")
@pytest.mark.parametrize(("dice", "first"), [((6, 1), "first"), ((2, 3), "second")])
def test_the_higher_die_takes_the_first_turn(dice: tuple[int, int], first: str) -> None:
    opening = Opening()
    opening.shuffles()
    opening.roll(4, 4)
    assert opening.asked() == ("chance", "first-player", "6.1.1.8")
    opening.roll(*dice)
    begun = [told for told in opening.told() if told["event"] == "TurnBegan"]
    assert [SEATS[told["seat"]] for told in begun] == [first]


# --- 10.1: uses


@EACH
@clause("honjin", "10.1.5", "10.1.6", "10.1.9", "10.1.13", "10.2.1")
def test_the_course_of_a_use_with_a_price(m: str, d: str) -> None:
    bolt = spell(
        "雷", "◇[普通]雷\n〈コスト:手札1枚破棄&山札1枚破棄/対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。"
    )
    held: dict[str, Any] = {m: {"hand": ["雷", "兵@札"], "deck": ["弓", "術"]}, d: {"hand": ["兵@他札"]}}
    fight = Fight(bolt, own=["術"], other=["賢@敵"], turn=m, **held)
    fight.play_on("initiative", "chance")
    fight.roll(*((6, 1) if m == "first" else (1, 6)))
    fight.begin_here()
    course = Course(fight)
    fight.do(m, "use", "雷")
    assert fight.asked() == (m, "slot", "10.1.6")
    fight._submit(m, 0)
    assert fight.asked() == (d, "counter", "10.1.10")
    fight.settle()
    lines = [line for line in course.lines() if "SlotsSpent" not in line]
    assert lines[: lines.index("10.2.1 ChainOver") + 1] == [
        f"10.1.6 Went {m}-hand {m}-effect {m} deed=use 雷",
        f"10.1.6 Went {m}-hand {m}-effect {m} deed=pay 兵",
        f"10.1.6 Went {m}-deck {m}-effect {m} deed=pay 弓",
        "1.2.4.1.2 MovedOn",
        f"10.1.9 PutUp {m} symbol=◇ 雷 術 賢",
        "10.3.1 TakenOff",
        f"10.1.13 Went {m}-effect {m}-discard {m} deed=discard 兵",
        f"10.1.13 Went {m}-effect {m}-discard {m} deed=discard 弓",
        f"10.1.13 Went {m}-effect {m}-discard {m} deed=used 雷",
        "4.5.1 Damaged amount=1 賢 雷",
        "10.2.1 ChainOver",
    ]


@EACH
@clause("honjin", "10.1.6", "10.11.2", "10.11.5", "10.11.13")
def test_each_part_of_a_price_is_named_in_its_turn(m: str, d: str) -> None:
    cost = "手札1枚破棄&捨て山1枚除外&手札1枚破棄"
    rite = unit("儀", f"◎[普通]儀\n〈コスト:{cost}/対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。")
    hand, gone = ["兵@甲", "弓@乙", "術@丙"], ["弓@丁", "巨@戊"]
    held: dict[str, Any] = {m: {"hand": hand, "discard": gone}, d: {"hand": ["兵@他札"]}}
    fight = Fight(rite, own=["儀"], other=["賢@敵"], turn=m, **held)
    fight.play_on("initiative", "chance")
    fight.roll(*((6, 1) if m == "first" else (1, 6)))
    fight.begin_here()
    fight.do(m, "use", "儀")
    assert fight.asked() == (m, "cost-discardfrom", "10.1.6") and fight.options(m) == ["甲", "乙", "丙"]
    fight.choose(m, "乙")
    assert fight.asked() == (m, "cost-removefrom", "10.1.6") and fight.options(m) == ["丁", "戊"]
    fight.choose(m, "戊")
    assert fight.asked() == (m, "cost-discardfrom", "10.1.6") and fight.options(m) == ["甲", "丙"]
    fight.choose(m, "丙")
    assert sorted(fight.effects(m)) == sorted(["乙", "丙", "戊"])
    fight.settle()
    assert fight.took_effect()[0] and fight.hand(m) == ["甲"]
    assert sorted(fight.discards(m)) == sorted(["乙", "丁", "丙"]) and fight.removed(m) == ["戊"]


@EACH
@clause("honjin", "10.1.10", "10.1.11", "10.1.12", "10.2.2", "10.3.1")
def test_counters_are_declared_in_turn_and_resolved_from_the_last(m: str, d: str) -> None:
    jab = tool("石", "◇[普通/対抗]石\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。")
    held: dict[str, Any] = {m: {"hand": ["石@一", "石@三", "兵@札"]}, d: {"hand": ["石@二", "兵@他札"]}}
    fight = Fight(jab, own=["賢"], other=["賢@敵"], turn=m, **held)
    fight.play_on("initiative", "chance")
    fight.roll(*((6, 1) if m == "first" else (1, 6)))
    fight.begin_here()
    course = Course(fight)
    fight.uses(m, "一", "敵")
    fight.uses(d, "二", "賢")
    fight.uses(m, "三", "敵")
    assert fight.asked() == (d, "counter", "10.1.10")
    fight.settle()
    put = [line for line in course.lines() if "PutUp" in line]
    assert [line.split()[2] for line in put] == [m, d, m]
    hits = [line for line in course.lines() if "Damaged" in line]
    assert len(hits) == 3
    moved = [line for line in course.lines() if "MovedOn" in line]
    assert len(moved) == 2  # whoever's turn it is not has done nothing of its own


@EACH
@clause("honjin", "8.3.4.6", "10.9.7", "10.2.1")
def test_in_the_initiative_timing_the_other_side_answers_a_use_first(m: str, d: str) -> None:
    haste = tool("笛", "◇[イニシアチブ/対抗]笛\n〈対象:自軍プレイヤー〉\n「イニシアチブ決定のダイス」を+1する。")
    held: dict[str, Any] = {m: {"hand": ["笛@一"]}, d: {"hand": ["笛@二"]}}
    fight = Fight(haste, own=["賢"], other=["賢@敵"], turn=m, **held)
    fight.play_on("initiative", "chance")
    fight.roll(3, 3)
    assert fight.asked() == (m, "initiative", "8.3.4.6")
    fight.uses(m, "一")
    assert fight.asked() == (d, "counter", "10.1.10")
    fight.uses(d, "二")
    fight.settle()
    assert fight.purpose() not in ("initiative", "counter")
    changed = [told for told in fight.told() if told["event"] == "InitiativeChanged"]
    assert [SEATS[told["seat"]] for told in changed] == [d, m]


# --- 12.2.6, 7.4.3: equipment


@EACH
@clause("honjin", "12.2.6.2.2", "13.1.2.6", "13.1.2.3", "12.2.6.1")
def test_the_course_of_an_exchange(m: str, d: str) -> None:
    board: dict[str, Any] = {
        "b2": {"terrain": "野", m: [{"card": "術@甲", "equipment": ["剣"]}, {"card": "術@乙", "equipment": ["剣@刀"]}]}
    }
    game = Game(board=board, turn=m)
    course = Course(game)
    game.do(m, "exchange", "剣", "刀")
    while game.purpose() == "slot":
        game._submit(m, 0)
    lines = [line.split()[0:2] for line in course.lines()]
    assert lines == [
        ["1.2.4.1.2", "MovedOn"],
        ["13.1.2.6", "SlotsSpent"],
        ["13.1.2.6", "SlotsSpent"],
        ["12.2.6.2.2", "Exchanged"],
        ["12.2.6.2.2", "SlotsSpent"],
        ["12.2.6.2.2", "Exchanged"],
        ["12.2.6.2.2", "SlotsSpent"],
    ]
    assert (game.equipment("甲"), game.equipment("乙")) == (["刀"], ["剣"])
    assert (game.spent("甲"), game.spent("乙")) == (1, 1)


@EACH
@clause("honjin", "7.4.3", "8.3.2.7", "12.4.1", "1.2.4.1.2")
def test_the_course_of_discarding_equipment(m: str, d: str) -> None:
    board: dict[str, Any] = {
        "b2": {"terrain": "野", m: [{"card": "術@甲", "equipment": ["剣", "剣@刀"]}]},
        "b3": {"terrain": "野", d: [{"card": "術@敵", "equipment": ["剣@敵剣"]}]},
    }
    game = Game(board=board, turn=m, phase="summoning")
    course = Course(game)
    assert game.asked() == (m, "discard-equipment", "7.4.3") and game.options(m) == ["剣", "刀"]
    assert game.how_many(m) == (0, 1)
    game.choose(m, "刀")
    assert [line.split()[:2] for line in course.lines()] == [
        ["1.2.4.1.2", "MovedOn"],
        ["7.4.3", "Went"],
        ["13.1.2.6", "SlotsSpent"],
    ]
    assert f"7.4.3 Went field {m}-discard {m} deed=discard 剣" in course.lines()
    assert game.asked() == (m, "discard-equipment", "7.4.3") and game.options(m) == ["剣"]


@EACH
@clause("honjin", "8.3.2.7", "8.3.2.6", "12.4.1")
def test_in_a_battle_either_side_discards_equipment_that_is_there(m: str, d: str) -> None:
    board: dict[str, Any] = {"c2": {"terrain": "野", m: [{"card": "術@外", "equipment": ["剣@外剣"]}]}}
    armed = {"card": "術@攻", "equipment": ["剣"]}
    fight = Fight(own=[armed], other=[{"card": "術@守", "equipment": ["剣@守剣"]}], board=board, turn=m)
    course = Course(fight)
    assert fight.asked() == (m, "discard-equipment", "8.3.2.7") and fight.options(m) == ["剣"]
    fight.choose(m)
    assert fight.asked() == (d, "discard-equipment", "8.3.2.7") and fight.options(d) == ["守剣"]
    fight.choose(d, "守剣")
    lines = [line for line in course.lines() if line.split()[1] in ("Went", "MovedOn")]
    assert lines == [f"8.3.2.7 Went field {d}-discard {d} deed=discard 剣"]


# --- 8.4: after the battle


@EACH
@clause("honjin", "8.4.4", "8.4.5", "8.4.6", "8.4.7")
def test_the_course_of_going_back(m: str, d: str) -> None:
    scout, wall = unit("斥", instant=True, level=1), unit("壁", attack=0, defence=30)
    home = "b1" if m == "first" else "b4"
    held: dict[str, Any] = {m: {"hand": ["斥"]}}
    fight = Fight(scout, wall, own={home: ["兵@甲"], "a2": ["弓@乙"]}, other=["壁@敵"], turn=m, **held)
    fight.do(m, "summon", "斥")
    fight.play_on("initiative", "chance")
    fight.roll(6, 1)
    course = Course(fight)
    course.play("return-where")
    assert fight.asked() == (m, "return-where", "8.4.6")
    fight.cells(m, "a2")
    assert fight.asked() == (m, "return-first", "8.4.7")
    fight.cells(m, "a2")
    assert [line for line in course.lines() if line.startswith("8.4")] == [
        "8.4.7 Marched at a2 came_from=4 弓",
        "8.4.7 Marched at a2 came_from=4 斥",
        f"8.4.7 Marched at {home} came_from=4 兵",
    ]
    assert fight.there("a2", m) == ["乙", "斥"] and fight.there("b2", d) == ["敵"]


@EACH
@clause("honjin", "8.4.4", "8.4.7", "5.1.2.7", "12.4.1")
def test_who_cannot_go_back_is_discarded(m: str, d: str) -> None:
    wall = unit("壁", attack=0, defence=30)
    home = "b1" if m == "first" else "b4"
    board = {"a2": {d: ["兵@占"]}}
    fight = Fight(wall, own={home: ["兵@甲"], "a2": ["弓@乙"]}, other=["壁@敵"], turn=m, board=board)
    fight.play_on("initiative", "chance")
    course = Course(fight)
    fight.roll(6, 1)
    course.play()
    assert [line for line in course.lines() if line.startswith("8.4")] == [
        f"8.4.7 Went field {m}-discard {m} deed=discard 弓",
        f"8.4.7 Marched at {home} came_from=4 兵",
    ]


@clause("honjin", "12.4.2", "12.4.1")
def test_cards_that_are_discarded_together_tell_by_whom_and_by_what() -> None:
    table = Table(first={"hand": ["兵", "弓"]}, board={"b1": {"first": ["術"]}})
    made = discarded(table.state, table.rules, (table.card("兵"), table.card("弓")), 1, table.card("術"))
    assert [(each.clause, each.by, each.deed, each.source_card) for each in made if isinstance(each, Went)] == [
        ("12.4.2", 1, "discard", table.card("術"))
    ] * 2


@EACH
@clause("honjin", "10.1.6", "10.11.2", "14.2.3")
def test_units_that_are_named_to_be_finished_are_the_price(m: str, d: str) -> None:
    lance = unit("槍", "□[普通]槍\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。", defence=9)
    drum = unit(
        "鼓",
        "◎[普通]鼓\n〈コスト:未行動の自軍ユニット1体を行動完了にする/対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。",
        defence=9,
    )
    for name, tired in (("槍", "槍"), ("鼓", "兵")):
        held: dict[str, Any] = {m: {"hand": ["兵@札"]}, d: {"hand": ["兵@他札"]}}
        fight = Fight(lance, drum, own=[name, "兵"], other=["賢@敵"], turn=m, **held)
        fight.play_on("initiative", "chance")
        fight.roll(*((6, 1) if m == "first" else (1, 6)))
        fight.begin_here()
        fight.do(m, "use", name)
        if fight.purpose() == "cost-finish":
            fight.choose(m, tired)
        assert fight.state.chain[-1].finishing == (fight.card(tired),)
        assert (fight.state.chain[-1].leaving, fight.state.chain[-1].paid) == ((), ())
        fight.settle()
        assert fight.is_finished(tired)


@EACH
@clause("honjin", "10.1.14", "10.1.15", "9.1")
def test_an_attack_has_taken_effect_for_its_own_side(m: str, d: str) -> None:
    fight = Fight(own=["巨"], other=["巨@敵"], turn=m)
    fight.play_on("initiative", "chance")
    fight.roll(*((6, 1) if m == "first" else (1, 6)))
    fight.end()
    done = [told for told in fight.told() if told["event"] == "TookEffect"]
    assert [(SEATS[told["seat"]], told["done"], told["clause"]) for told in done] == [
        (m, True, "10.1.14"),
        (d, True, "10.1.14"),
    ]


@EACH
@clause("honjin", "12.2.6.2.2", "1.2.4.1.2", "13.1.2.3")
def test_an_exchange_in_a_battle_is_no_moving_about(m: str, d: str) -> None:
    fight = Fight(own=[{"card": "術@甲", "equipment": ["剣"]}, "術@乙"], other=["兵@敵"], turn=m)
    fight.play_on("exchange")
    fight.do(m, "exchange", "剣", "乙")
    if fight.purpose() == "slot":
        fight._submit(m, 0)
    assert "Exchanged" in fight.happened() and "MovedOn" not in fight.happened()


@clause("honjin", "1.2.3.1", "1.2.3.1.1")
def test_since_when_both_decks_are_empty_is_counted_and_called_off() -> None:
    def counted(first: int, second: int, emptied: int) -> list[tuple[str, int]]:
        table = Table(board={}, first={"deck": first}, second={"deck": second})
        table.state.emptied = emptied
        found = keep_count(table.state, table.rules, 0)
        return [(each.clause, each.emptied) for each in found if isinstance(each, DecksCounted)]

    now = Table(board={}).state.turn
    assert counted(0, 0, -1) == [("1.2.3.1", now)]
    assert counted(0, 0, 3) == counted(1, 0, -1) == counted(0, 1, -1) == []
    assert counted(1, 0, 3) == counted(0, 1, 3) == [("1.2.3.1.1", -1)]
