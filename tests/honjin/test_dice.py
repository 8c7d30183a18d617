"""3.4, 15.4.9, 8.3.4: results of dice, what is added to them, and the dice for the initiative."""

from __future__ import annotations

from typing import Any, Final

import pytest

from fuda.games.honjin.chapters.dice import BEHIND, extra_dice, read_dice, result_of
from fuda.games.honjin.chapters.dice_effects import RollInitiative
from fuda.games.honjin.chapters.timings import initiative_result
from fuda.games.honjin.table import INITIATIVE
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import features as f
from fuda.language.words import nodes as n
from tests.boards import SEATS
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import Table, spell, terrain, tool, unit

EACH: Final = pytest.mark.parametrize(("m", "d"), [("first", "second"), ("second", "first")])
TWO: Final = n.Number(2)


@clause("honjin", "3.4.2", "3.4.3", "3.4.4", "3.4.5")
@pytest.mark.parametrize(
    ("node", "result"),
    [
        (f.Dice(TWO), 7),
        (f.DicePlus(TWO, 3), 10),
        (f.DiceMinus(TWO, 3), 4),
        (f.HighestDie(TWO), 5),
        (f.LowestDie(TWO), 2),
    ],
)
def test_what_dice_come_to(node: n.Node, result: int) -> None:
    assert result_of(node, (5, 2)) == result
    assert result_of(node, (2, 5)) == result


@clause("honjin", "15.4.9.2", "3.4.4", "3.4.5")
def test_dice_that_are_added_come_on_top_of_the_result() -> None:
    more = (5, 2, BEHIND, 4)
    behind = BEHIND + 4
    assert result_of(f.Dice(TWO), more) == 7 + behind
    assert result_of(f.HighestDie(TWO), more) == 5 + behind
    assert result_of(f.LowestDie(TWO), more) == 2 + behind
    assert result_of(f.HighestDie(TWO), ()) == result_of(f.LowestDie(TWO), ()) == result_of(f.Dice(TWO), ()) == 0


@clause("honjin", "3.4.5", "3.4.6")
def test_each_amount_with_dice_has_its_own_result_and_the_last_one_is_spoken_of() -> None:
    text = "◎[普通]賽\n〈対象:ユニット1体〉\n対象に【2D】ダメージを与える。対象に【1D】ダメージを与える。"
    table = Table(unit("賽", text), board={"b2": {"terrain": "野", "first": ["賽"]}})
    ability = table.rules.list.cards[table.state.printed[table.card("賽")]].abilities[0]
    amounts = [each.effect.amount for each in ability.sentences if isinstance(each.effect, t.Damage)]

    def read(groups: tuple[tuple[int, ...], ...], shift: int, sentence: int) -> tuple[list[int], int]:
        reading = Reading(table.state, table.rules, 0, table.card("賽"))
        read_dice(reading, ability, groups, shift, sentence)
        return [reading.rolls[id(each)] for each in amounts], reading.total

    assert read(((3, 4), (6,)), 0, 1) == ([7, 6], 6)
    assert read(((3, 4), (6,)), 0, 0) == ([7, 6], 7)
    assert read(((3, 4), (6,)), 2, 1) == ([9, 8], 8)
    assert read(((3, 4),), 2, 1) == ([9, 0], 9)
    assert read((), 2, 1) == ([0, 0], 0)


@EACH
@clause("honjin", "15.4.9.1", "15.4.9.2", "15.4.2")
def test_cogs_of_time_add_dice_for_both_in_battles_on_their_terrain(m: str, d: str) -> None:
    cogs = [
        unit("歯", "【時の歯車】プレイヤーすべて「ダイス:+1D」"),
        terrain("塔", "【時の歯車】プレイヤーすべて「ダイス:+2D」"),
    ]
    board = {
        "b2": {"terrain": "塔", m: ["歯"], d: ["兵@敵"]},
        "c2": {"terrain": "野", m: ["歯@外"], d: ["兵@他"]},
        "c3": {"terrain": "野", m: ["兵@遠"], d: ["兵@彼"]},
    }
    table = Table(*cogs, board=board, turn=m)
    assert [extra_dice(table.state, table.rules, seat) for seat in (0, 1)] == [((), 0)] * 2
    for area, signs in (("b2", (1, 1)), ("c2", (1,)), ("c3", ())):
        table.battle(area)
        assert [extra_dice(table.state, table.rules, seat) for seat in (0, 1)] == [(signs, 0)] * 2


@EACH
@clause("honjin", "10.8.2", "10.8.3", "15.4.9.2")
def test_effects_add_dice_or_a_number_to_the_results_of_a_player(m: str, d: str) -> None:
    text = "○賭\n〈対象:{}〉\n戦闘中に対象がダイス結果を求められる場合、代わりにダイス結果を{}する。"
    seat = SEATS.index(m)
    for who, by, own, other in (
        ("自軍プレイヤー", "「+1D」", ((1,), 0), ((), 0)),
        ("敵軍プレイヤー", "「-1D」", ((), 0), ((-1,), 0)),
        ("自軍プレイヤー", "「+2」", ((), 2), ((), 0)),
        ("敵軍プレイヤー", "-3", ((), 0), ((), -3)),
    ):
        board = {"b2": {"terrain": "野", m: ["賭"], d: ["兵@敵"]}}
        table = Table(unit("賭", text.format(who, by)), board=board, turn=m)
        assert extra_dice(table.state, table.rules, seat) == ((), 0)
        table.battle("b2")
        assert extra_dice(table.state, table.rules, seat) == own
        assert extra_dice(table.state, table.rules, 1 - seat) == other


# --- 8.3.4: the initiative


@EACH
@clause("honjin", "8.3.4.5", "3.4.1", "15.4.9.2")
def test_each_side_rolls_a_die_with_the_dice_that_are_added(m: str, d: str) -> None:
    text = "○賭\n〈対象:自軍プレイヤー〉\n戦闘中に対象がダイス結果を求められる場合、代わりにダイス結果を{}する。"
    luck, curse = unit("賭", text.format("「+1D」")), unit("呪", text.format("「-1D」").replace("賭", "呪"))
    plus = unit("足", text.format("「+2」").replace("賭", "足"))
    for name, more, added in (("兵", False, 0), ("賭", True, 2), ("呪", True, -2), ("足", False, 2)):
        fight = Fight(luck, curse, plus, own=[name], other=["兵@敵"], turn=m)
        fight.play_on("initiative", "chance")
        shown = {"first": [3], "second": [5]}
        if more:
            shown[m].append(2)
        fight.roll(*shown["first"], *shown["second"])
        rolled = next(told["rolled"] for told in fight.told() if told["event"] == "InitiativeRolled")
        wanted = {"first": 3, "second": 5}
        wanted[m] += added
        assert tuple(rolled) == (wanted["first"], wanted["second"])


@EACH
@clause("honjin", "8.3.4.7", "13.1.1.1.1", "4.6.1")
def test_the_result_is_the_die_what_effects_add_and_the_initiative_of_the_party(m: str, d: str) -> None:
    swift, slow = unit("速", initiative=2), unit("遅", initiative=-3)
    board = {"b2": {"terrain": "野", m: ["速", "遅"], d: ["速@敵"]}, "c2": {"terrain": "野", m: ["速@外"]}}
    table = Table(swift, slow, board=board, turn=m)
    table.battle("b2", INITIATIVE)
    own, other = SEATS.index(m), SEATS.index(d)
    table.state.rolled, table.state.bonus = [4, 4], [0, 0]
    assert [initiative_result(table.state, table.rules, seat) for seat in (own, other)] == [3, 6]
    table.state.bonus[own] = 5
    table.state.rolled[other] = 1
    assert [initiative_result(table.state, table.rules, seat) for seat in (own, other)] == [8, 3]


@EACH
@clause("honjin", "8.3.4.5", "15.4.9.2")
def test_dice_for_the_initiative_are_rolled_again(m: str, d: str) -> None:
    table = Table(board={"b2": {"terrain": "野", m: ["兵"], d: ["兵@敵"]}}, turn=m)
    table.battle("b2", INITIATIVE)
    table.state.rolled = [2, 3]
    seat = SEATS.index(m)
    table.run(RollInitiative((seat,)))
    table.roll(6)
    assert list(table.state.rolled) == [6 if each == seat else (2, 3)[each] for each in (0, 1)]
    table.run(RollInitiative((0, 1)))
    table.roll(4)
    table.roll(5)
    assert list(table.state.rolled) == [4, 5]
    table.battle("b2")
    before = table.happened().count("InitiativeRolled")
    table.run(RollInitiative((0, 1)))
    assert table.is_resting() and table.happened().count("InitiativeRolled") == before


@EACH
@clause("honjin", "8.3.4.5", "8.3.4.7", "4.6.7", "4.1.11")
def test_what_changes_the_dice_for_the_initiative_counts_in_their_timing_only(m: str, d: str) -> None:
    for effect, wanted in (("を+2する", 2), ("を-1する", -1), ("を+0する", 0)):
        follow = "効果適用後、カードを1枚補充する。"
        text = f"◇[普通/イニシアチブ]笛\n〈対象:自軍プレイヤー〉\n「イニシアチブ決定のダイス」{effect}。{follow}"
        held: dict[str, Any] = {m: {"hand": ["笛"]}}
        for timing in (INITIATIVE, None):
            table = Table(tool("笛", text), board={"b2": {"terrain": "野", m: ["術"], d: ["兵@敵"]}}, turn=m, **held)
            table.battle("b2", INITIATIVE)
            if timing is None:
                table.battle("b2")
            table.use("笛", m, user="術")
            seat = SEATS.index(m)
            counts = wanted if timing is not None else 0
            assert (table.state.bonus[seat], table.state.bonus[1 - seat]) == (counts, 0)
            assert len(table.hand(m)) == int(counts != 0)


@EACH
@clause("honjin", "8.3.4.5", "4.1.11", "4.1.15")
def test_what_follows_a_new_roll_is_done_if_there_was_one(m: str, d: str) -> None:
    effect = "対象の「イニシアチブ決定のダイス」を振りなおす。効果適用後、カードを1枚補充する。"
    text = f"◇[普通/イニシアチブ]振\n〈対象:自軍プレイヤー〉\n{effect}"
    held: dict[str, Any] = {m: {"hand": ["振"]}}
    for again in (True, False):
        table = Table(spell("振", text), board={"b2": {"terrain": "野", m: ["術"], d: ["兵@敵"]}}, turn=m, **held)
        table.battle("b2", INITIATIVE)
        if not again:
            table.battle("b2")
        table.use("振", m, user="術")
        if again:
            table.roll(6)
        assert len(table.hand(m)) == int(again)
