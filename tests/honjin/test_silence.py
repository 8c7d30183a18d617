"""4.3.4, 7.4.4, 8.3.2.8, 15.2.5.1: who is asked though nothing can be done, where every question is asked.

Where the other side does not know a card of the hand, not to be asked would tell something of it.
"""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from tests.boards import GameBoard
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import CARDS, Printed, honjin, spell, unit
from tests.honjin.turns import Game

EACH: Final = pytest.mark.parametrize(("m", "d"), [("first", "second"), ("second", "first")])
BOLT: Final = spell("雷", "◇[普通]雷\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。", cost="魔")


class Quiet(Game):
    """A game in which every question is asked."""

    def __init__(self, *cards: Printed, board: dict[str, Any] | None = None, **more: Any) -> None:
        rules = honjin(json.dumps([*cards, *CARDS]))
        state, aliases = rules.place({"board": board or {}, **more})
        state.hide_forced = True
        GameBoard.__init__(self, rules, state, aliases)


class QuietFight(Fight):
    """A battle in which every question is asked."""

    def let(self, *events: Any) -> None:
        self.state.hide_forced = True
        super().let(*events)


def asked(board: Game | Fight, purpose: str, most: int = 40) -> list[tuple[str, list[str]]]:
    """Who is asked for this before the initiative, and what is offered, while nobody does anything."""
    found: list[tuple[str, list[str]]] = []
    for _ in range(most):
        now = board.asked()
        if now is None or now[0] == "chance":
            break
        if now[1] == purpose:
            found.append((now[0], board.options(now[0])))
        board._be_passive()
    return found


@EACH
@clause("honjin", "7.4.4", "4.3.4")
def test_in_the_summoning_phase_a_hand_that_nobody_knows_is_asked_for(m: str, d: str) -> None:
    for hand, wanted in (([], []), (["雷"], [(m, ["go-on"])])):
        held: dict[str, Any] = {m: {"hand": hand}}
        game = Quiet(BOLT, board={}, turn=m, phase="summoning", **held)
        found = [(m, game.options(m))] if game.purpose() == "summoning-phase" else []
        assert found == wanted


@EACH
@clause("honjin", "8.3.2.8", "8.3.2.9", "4.3.4")
def test_in_a_battle_both_sides_are_asked_whom_they_summon_unless_their_hands_are_empty(m: str, d: str) -> None:
    for own, other in (([], []), (["雷"], []), ([], ["雷"]), (["雷"], ["雷"])):
        held: dict[str, Any] = {m: {"hand": own}, d: {"hand": other}}
        fight = QuietFight(BOLT, turn=m, **held)
        wanted = [(seat, ["go-on"]) for seat, hand in ((m, own), (d, other)) if hand]
        assert asked(fight, "instant-summoning") == wanted


@EACH
@clause("honjin", "8.3.3.8", "8.3.3.11", "12.2.6.1")
def test_without_equipment_to_exchange_nobody_is_asked(m: str, d: str) -> None:
    fight = QuietFight(own=["術", "兵"], other=["術@敵", "兵@乙"], turn=m)
    assert asked(fight, "exchange") == []
    armed = [{"card": "術", "equipment": ["剣"]}, "術@友"]
    fight = QuietFight(own=armed, other=["術@敵", "兵@乙"], turn=m)
    found = asked(fight, "exchange")
    assert [seat for seat, _ in found] == [m] and len(found[0][1]) == 2


@EACH
@clause("honjin", "15.2.5.1", "15.2.2", "15.2.1")
def test_whether_something_is_chained_on_is_asked_only_after_what_has_a_chain(m: str, d: str) -> None:
    chain = unit("鎖", "□[普通|チェイン]鎖\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。")
    plain = unit("素", "□[普通]素\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。")
    for name, hand, wanted in (("鎖", [], False), ("鎖", ["雷"], True), ("素", ["雷"], False)):
        held: dict[str, Any] = {m: {"hand": hand}}
        fight = QuietFight(BOLT, chain, plain, own=[name], other=["巨@敵"], turn=m, **held)
        while fight.purpose() != "before-attack" or fight.all_asked() != [m]:
            if fight.all_asked() == ["chance"]:
                fight.roll(*((6, 1) if m == "first" else (1, 6)))
            else:
                fight._be_passive()
        fight.do(m, "use", name)
        while fight.purpose() in ("user", "targets", "slot"):
            if fight.purpose() == "targets":
                fight.choose(m, "敵")
            else:
                fight.choose(m, name)
        assert (fight.purpose() == "chain-on") == wanted
        if wanted:
            assert fight.options(m) == ["go-on"]


@EACH
@clause("honjin", "15.3.1", "10.1.10", "10.2.1")
def test_nobody_is_asked_for_counters_to_what_cannot_be_countered(m: str, d: str) -> None:
    for rider, asked_for in (("", True), ("|対抗不可", False)):
        proud = unit("傲", f"□[普通{rider}]傲\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。")
        held: dict[str, Any] = {m: {"hand": ["雷"]}, d: {"hand": ["雷"]}}
        fight = QuietFight(BOLT, proud, own=["傲"], other=["巨@敵"], turn=m, **held)
        while fight.purpose() != "before-attack" or fight.all_asked() != [m]:
            if fight.all_asked() == ["chance"]:
                fight.roll(*((6, 1) if m == "first" else (1, 6)))
            else:
                fight._be_passive()
        fight.do(m, "use", "傲")
        while fight.purpose() in ("user", "targets", "slot"):
            fight.choose(m, "敵" if fight.purpose() == "targets" else "傲")
        assert (fight.purpose() == "counter") == asked_for
