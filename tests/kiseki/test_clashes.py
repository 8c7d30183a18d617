"""804.11: who is stunned and who loses how many bonds, figure by figure."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kiseki.chapters.turn import broken_bonds
from tests.citing import clause
from tests.kiseki.board import Board, event, unit


def fought(attackers: list[tuple[int, int]], defender: tuple[int, int], support: bool = False, **more: Any) -> Board:
    """A battle with these STR and DEF, up to the end of the first one."""
    cards = [unit(f"攻{place}", cp=1, strength=s, defence=d) for place, (s, d) in enumerate(attackers)]
    cards.append(unit("守", cp=3, strength=defender[0], defence=defender[1], text=more.pop("text", "")))
    names = [each["number"] for each in cards[:-1]]
    lying = {"card": "守", "support": True} if support else "守"
    first = {"field": names, "bonds": 20, **more.pop("first", {})}
    board = Board(cards=cards, first=first, second={"field": [lying], "bonds": 20})
    board.attack("first", *names, target="守")
    while board.asked() is not None and board._purpose() in ("priority", "strike-back"):
        if board._purpose() == "strike-back":
            board.choose("second", names[-1])
        else:
            board._be_passive()
    return board


@pytest.mark.parametrize(
    ("attacker", "defender", "stunned", "bonds"),
    [
        ((3, 3), (1, 3), (False, True), (20, 17)),
        ((2, 3), (1, 3), (False, False), (20, 20)),
        ((5, 3), (1, 3), (False, True), (20, 15)),
        ((1, 3), (3, 3), (True, False), (19, 20)),
        ((1, 3), (2, 3), (False, False), (20, 20)),
        ((4, 2), (4, 3), (True, True), (19, 16)),
        ((0, 1), (0, 1), (False, False), (20, 20)),
    ],
)
@clause("kiseki", "804.11a-2", "804.11a-3", "804.11a-4", "1306.3")
def test_the_stronger_one_stuns_and_what_is_left_over_hits_the_player(
    attacker: tuple[int, int], defender: tuple[int, int], stunned: tuple[bool, bool], bonds: tuple[int, int]
) -> None:
    board = fought([attacker], defender)
    assert (board.is_stunned("攻0"), board.is_stunned("守")) == stunned
    assert (board.bonds("first"), board.bonds("second")) == bonds


@clause("kiseki", "804.11a-3", "1309.1a")
def test_support_saves_the_player_and_not_the_unit() -> None:
    board = fought([(6, 9)], (1, 3), support=True)
    assert board.is_stunned("守") and board.bonds("second") == 17
    board = fought([(6, 9)], (1, 3))
    assert board.is_stunned("守") and board.bonds("second") == 14


@clause("kiseki", "804.11a-2", "804.5b", "804.11a-3")
def test_a_scrum_adds_up_its_strength_and_leaves_nothing_over() -> None:
    board = fought([(2, 9), (2, 9)], (1, 3))
    assert board.is_stunned("守") and board.bonds("second") == 17
    board = fought([(1, 9), (1, 9)], (1, 3))
    assert not board.is_stunned("守") and board.bonds("second") == 20


@clause("kiseki", "804.11a-1", "804.11a-4")
def test_the_defender_strikes_back_at_one_of_a_scrum() -> None:
    board = fought([(1, 3), (1, 3)], (3, 9))
    assert (board.is_stunned("攻0"), board.is_stunned("攻1")) == (False, True)


@clause("kiseki", "1327.1", "804.11a-4")
def test_who_strikes_back_at_all_stuns_each_that_is_weak_enough() -> None:
    board = fought([(1, 3), (1, 4)], (3, 9), text="・これはすべての攻撃UNITに応戦する。")
    assert (board.is_stunned("攻0"), board.is_stunned("攻1")) == (True, False)
    board = fought([(1, 3), (1, 3)], (3, 9), text="・これはすべての攻撃UNITに応戦する。")
    assert (board.is_stunned("攻0"), board.is_stunned("攻1")) == (True, True)


@clause("kiseki", "804.11b", "1222.3", "1319.1")
def test_each_attacker_hits_a_player_by_itself_unless_it_does_not_overkill() -> None:
    for text, bonds in (("", 15), ("・これはオーバーキルしない。", 17)):
        cards = [unit("剣", strength=2, text=text), unit("槍", strength=3)]
        board = Board(cards=cards, first={"field": ["剣", "槍"]}, second={"field": [], "bonds": 20})
        board.settle()
        board.do("first", "attack", "剣")
        board.do("first", "join", "槍")
        board.settle()
        assert board.bonds("second") == bonds
        causes = [(told["cause"], told["amount"]) for told in board.told() if told["event"] == "BondsChanged"]
        assert causes == ([("overkill", -2)] if not text else []) + [("overkill", -3)]


@clause("kiseki", "804.11a", "804.11b", "1309.1a")
def test_support_that_came_before_or_during_the_attack_counts() -> None:
    shield = event("盾", "UNITを1つ対象とし、それはサポートを得る。")
    break_it = event("破", "UNITを1つ対象とし、それはサポートを失う。")
    for held, lying in (("盾", "守"), ("破", {"card": "守", "support": True})):
        cards = [unit("剣", strength=6), unit("守", cp=1, strength=0), shield, break_it]
        second = {"field": [lying], "bonds": 20, "hand": [held]}
        board = Board(cards=cards, first={"field": ["剣"]}, second=second)
        board.attack("first", "剣", target="守")
        while "attacking" not in board.states("剣"):
            board._be_passive()
        board.play_on("priority", "second")
        board.do("second", "play", held)
        if board._purpose() == "targets":
            board.choose("second", "守")
        board.settle()
        assert board.is_stunned("守") and board.bonds("second") == 19


@pytest.mark.parametrize(
    ("bonds", "initiative", "winner"),
    [
        ((1, 1), 0, None),
        ((0, 1), 0, 1),
        ((1, 0), 0, 0),
        ((-1, 0), 0, 1),
        ((0, -1), 0, 0),
        ((-2, -2), 0, 1),
        ((-2, -2), 1, 0),
        ((0, 0), 1, 0),
    ],
)
@clause("kiseki", "705.5", "103.1", "103.2")
def test_who_has_no_bonds_loses_and_of_two_the_lower(
    bonds: tuple[int, int], initiative: int, winner: int | None
) -> None:
    board = Board(cards=[unit("剣")])
    board.state.bonds, board.state.initiative = list(bonds), initiative
    found = broken_bonds(board.state)
    assert (None if found is None else (found.winner, found.kind, found.clause)) == (
        None if winner is None else (winner, "no-bonds", "705.5")
    )


@clause("kiseki", "804.6a", "804.5a", "804.7")
def test_who_is_no_unit_any_more_fights_no_more() -> None:
    change = event("変化", "UNITを1つ対象とし、それはこのターン中ITEMになる。")
    for changed, word in (("守", "defending"), ("剣", "attacking")):
        cards = [unit("剣", strength=6), unit("守", cp=1, strength=0), change]
        board = Board(cards=cards, first={"field": ["剣"]}, second={"field": ["守"], "hand": ["変化"], "bonds": 20})
        board.attack("first", "剣", target="守")
        while "attacking" not in board.states("剣"):
            board._be_passive()
        board.play_on("priority", "second")
        assert word in board.states(changed)
        board.do("second", "play", "変化")
        board.choose("second", changed)
        while board.waiting():
            board._be_passive()
        assert word not in board.states(changed)
        board.settle()
        assert not board.is_stunned("守") and board.bonds("second") == 20


@clause("kiseki", "804.1", "803.6")
def test_a_unit_without_any_organisation_attacks_alone() -> None:
    cards = [unit("流れ者", strength=3, organisations=())]
    board = Board(cards=cards, first={"field": ["流れ者"]}, second={"field": [], "bonds": 20})
    board.settle()
    board.do("first", "attack", "流れ者")
    board.settle()
    assert board.bonds("second") == 17


@clause("kiseki", "804.5", "804.6")
def test_attacking_and_defending_units_are_there_only_in_a_battle() -> None:
    for group, found in (("攻撃UNIT", ["剣"]), ("応戦UNIT", ["守"])):
        stop = event("停止", f"{group}をすべてアクションする。")
        mark = event("標的", f"{group}を1つ対象とし、それはこのターン中+1/+0を得る。")
        cards = [unit("剣", strength=1), unit("守", strength=0, defence=9), stop, mark]
        second = {"field": ["守"], "hand": ["標的", "停止"]}
        board = Board(cards=cards, first={"field": ["剣"]}, second=second)
        board.play_on("priority", "second")
        assert "play 標的" not in board.options("second")
        board.attack("first", "剣", target="守")
        while "attacking" not in board.states("剣"):
            board._be_passive()
        board.play_on("priority", "second")
        before = {each: board.strength(each) for each in ("剣", "守")}
        board.do("second", "play", "標的")
        while board.waiting():
            board._be_passive()
        assert [each for each in ("剣", "守") if board.strength(each) > before[each]] == found
