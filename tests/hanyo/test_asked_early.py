"""Asked out of turn, with cards that are none, or before its time: what the rules of hanyo answer then."""

from __future__ import annotations

from typing import Any

import pytest

import fuda.games.hanyo.words.things as h
from fuda.games.hanyo.chapters.battle import skill_refusal
from fuda.games.hanyo.chapters.checks import beaten_units
from fuda.games.hanyo.table import MAINS
from fuda.games.hanyo.texts.values import layer_of
from fuda.kernel.decisions import Action
from fuda.mechanics.positions import BadPosition
from tests.citing import clause
from tests.hanyo.board import Board, tactics


def packed(board: Board) -> int:
    """The first skill of the main unit."""
    return board.use_of("skill", "ひっかき", "火の粉の子狐").numbers[0]


@clause("hanyo", "703.2a", "306.7a-3", "703.1")
def test_no_main_unit_a_fallen_one_and_a_rested_one_use_no_skill_for_three_reasons() -> None:
    board = Board(phase="battle", first={"main": "火の粉の子狐"})
    state: Any = board.state
    card, use = board.card("火の粉の子狐"), packed(board)

    def why(seat: int = 0) -> str:
        found = skill_refusal(state, board.rules, seat, use)
        return "" if found is None else found.condition

    assert why(1) == "not-your-battle-phase"
    state.placed[card] = 1
    assert why() == "rested-or-stunned"
    state.placed[card] = 0
    state.down[card] = 1
    assert why() == "knocked-out"
    state.zones[MAINS[0]] = ()
    assert why() == "no-main-unit"


@clause("hanyo", "504.1")
def test_a_skill_is_refused_beforehand_only_where_its_time_still_comes() -> None:
    board = Board(phase="main", number=1, first={"main": "火の粉の子狐", "hand": ["火矢"]})
    skill = board.use_of("skill", "ひっかき", "火の粉の子狐")
    found = board.rules.later_refusal(board.state, 0, skill)
    assert found is not None and (found.clause, found.condition) == ("504.1", "no-battle-in-the-first-turn")
    assert board.rules.later_refusal(board.state, 1, skill) is None
    assert board.rules.later_refusal(board.state, 0, Action("retreat")) is None
    board = Board(phase="battle", number=1, first={"main": "火の粉の子狐"})
    assert board.rules.later_refusal(board.state, 0, skill) is None


@clause("hanyo", "306.1", "905.1")
def test_only_units_stand_in_an_area_and_energy_lies_closed_to_everybody() -> None:
    with pytest.raises(BadPosition):
        Board(first={"main": "火矢"})
    board = Board(first={"main": {"card": "火の粉の子狐", "energy": ["火矢@e"]}})
    assert not board.is_known("e", "first") and not board.is_known("e", "second")


@clause("hanyo", "203.1", "203.2")
def test_effects_change_the_hp_of_units_in_an_area_and_of_no_others() -> None:
    curse = tactics("衰え", "このターン、自分のユニットのHPを100ダウンする。")
    board = Board(
        cards=[curse],
        first={"main": "火の粉の子狐@場", "hand": ["衰え", "火の粉の子狐@手", "火矢"]},
    )
    printed = board.hp("手")
    assert board.hp("場") == printed
    board.play("first", "衰え")
    assert (board.hp("場"), board.hp("手")) == (printed - 100, printed)


@clause("hanyo", "503.3")
def test_whoever_is_not_asked_is_told_so() -> None:
    board = Board(first={"main": "火の粉の子狐", "hand": ["火矢"]})
    found = board.rules.refusal(board.state, 1, Action("end-main"))
    assert found is not None and found.condition == "not-asked"
    found = board.rules.refusal(board.state, 0, Action("no-skill"))
    assert found is not None and found.condition == "not-offered-now"


@clause("hanyo", "402.2", "402.2b", "402.2d")
def test_every_fault_of_a_deck_is_named_and_none_hides_another() -> None:
    rules = Board().rules
    number = {card.name: card.number for card in rules.list.cards}
    found = rules.deck_problems({"nowhere": 1, number["火矢"]: 5, "elsewhere": 1})
    assert [each.condition for each in found] == [
        "wrong-deck-size",
        "no-such-card",
        "no-such-card",
        "too-many-of-a-name",
        "no-unit-card",
    ]
    assert dict(found[0].values)["cards"] == 7


@clause("hanyo", "809.1b", "809.1c", "809.1d", "809.1e")
def test_each_kind_of_effect_applies_in_its_layer() -> None:
    layers = {
        1: (h.GainAttribute, h.LoseAttribute, h.GainAdvantage, h.LoseAdvantage),
        2: (h.GainAbility, h.LoseExSkills),
        3: (h.BecomeAttribute,),
        4: (h.ChangeHp, h.ChangeRetreatCost),
        0: (h.Rest, h.Stun, h.Recover),
    }
    for layer, kinds in layers.items():
        assert [layer_of(kind.__new__(kind)) for kind in kinds] == [layer] * len(kinds)


@clause("hanyo", "903.2", "903.1")
def test_whoever_looks_at_cards_sees_them_alone_and_goes_on_with_them() -> None:
    peek = tactics("覗き", "自分のデッキの上から2枚を見る。それらを好きな順番で自分のデッキの一番上に置く。")
    board = Board(
        cards=[peek],
        first={"main": "火の粉の子狐", "hand": ["覗き", "火矢"], "deck": ["天馬@一", "影法師@二", "火矢@三"]},
    )
    board.play("first", "覗き")
    (looked,) = [each for each in board.told() if each["event"] == "Looked"]
    assert looked["seats"] == 1
    assert board.is_known("一", "first") and not board.is_known("一", "second")
    board.order("first", "二", "一")
    assert board.deck("first")[:2] == ["二", "一"]


@pytest.mark.parametrize(("turn", "order"), [("first", ["甲", "乙"]), ("second", ["乙", "甲"])])
@clause("hanyo", "1003.1", "1003.2")
def test_the_turn_players_beaten_units_come_first(turn: str, order: list[str]) -> None:
    board = Board(turn=turn, first={"main": "火の粉の子狐@甲"}, second={"main": "火の粉の子狐@乙"})
    state: Any = board.state
    for name in ("甲", "乙"):
        state.damage[board.card(name)] = 9999
    state.facts = None
    assert [board.name(unit) for unit in beaten_units(state, board.rules)] == order


@clause("hanyo", "704.1")
def test_the_skill_that_was_used_is_told() -> None:
    board = Board(phase="battle", first={"main": "火の粉の子狐"})
    board.skill("first", "ひっかき")
    (used,) = [each for each in board.told() if each["event"] == "SkillUsed"]
    ability = board.rules.card(board.state, board.card("火の粉の子狐")).abilities[0]
    assert ability.printed << 5 | ability.place in used.values()
