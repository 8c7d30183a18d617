"""For what texts can wait since the sixth batch: how much damage, by whom, where somebody came, what was borne."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from fuda.games.honjin.battle_events import MarchSettled
from fuda.games.honjin.events import Went
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.table import DISCARDS, FIELD, HANDS, REMOVED
from fuda.games.honjin.unit_events import Damaged
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, step
from fuda.library.trying import try_text
from tests.citing import clause
from tests.honjin.test_waiting import DRAW, waiting
from tests.honjin.texts import Table, gear

HERE: Final = "b2"
BOARD: Final[dict[str, Any]] = {
    "b2": {"terrain": "野", "first": ["見", "兵", "術"]},
    "b3": {"terrain": "原", "second": ["巨@敵"]},
}
DEEDS: Final[dict[str, Callable[[Table], Any]]] = {
    "fire 1": lambda t: Damaged("4.5.1", t.card("見"), 1, ("火炎",)),
    "fire 2": lambda t: Damaged("4.5.1", t.card("見"), 2, ("火炎",)),
    "thunder 2": lambda t: Damaged("4.5.1", t.card("見"), 2, ("雷",)),
    "friend 2": lambda t: Damaged("4.5.1", t.card("兵"), 2, ("火炎",)),
    "died": lambda t: Went("12.6.1", t.card("兵"), DISCARDS[0], 0, "die"),
    "removed": lambda t: Went("12.5.1", t.card("兵"), REMOVED[0], 0, "remove"),
    "returned": lambda t: Went("5.1.1.8", t.card("兵"), HANDS[0], 0, "return"),
    "enemy died": lambda t: Went("12.6.1", t.card("敵"), DISCARDS[1], 1, "die"),
    "from hand": lambda t: Went("12.4.1", t.card("弓"), DISCARDS[0], 0, "discard"),
    "here": lambda t: MarchSettled("12.2.5.2.1", (t.card("兵"),), True, area_named("", "b2")),
    "there": lambda t: MarchSettled("12.2.5.2.1", (t.card("兵"),), True, area_named("", "b3")),
    "repelled": lambda t: MarchSettled("12.2.5.2.1", (t.card("兵"),), False, area_named("", "b3")),
    "summoned": lambda t: Went("12.2.7.4.8", t.card("弓"), FIELD, 0, "summon", area_named("", "b2")),
    "instant": lambda t: Went("12.2.7.4.8", t.card("弓"), FIELD, 0, "instant", area_named("", "b2")),
    "armed": lambda t: Went("12.2.8.7", t.card("剣"), FIELD, 0, "equip", host=t.card("術")),
}
WAITS: Final[list[tuple[str, set[str]]]] = [
    ("このユニットが2点以上のダメージを受けた場合", {"fire 2", "thunder 2"}),
    ("このユニットが1点以下のダメージを受けた場合", {"fire 1"}),
    ("このユニットが2点以上の【火炎】ダメージを受けた場合", {"fire 2"}),
    ("自軍ユニットが戦場を離れた場合", {"died", "removed", "returned"}),
    ("敵軍ユニットが戦場を離れた場合", {"enemy died"}),
    ("自軍ユニットが「属性:風」の地形への進軍に成功した場合", {"there"}),
    ("自軍ユニットが「属性:土」の地形への進軍に成功した場合", {"here"}),
    ("自軍ユニットが敵軍領土への進軍に成功した場合", {"there"}),
    ("敵軍ユニットが敵軍領土への進軍に成功した場合", set()),
    ("自軍ユニットが「属性:土」の地形に召喚された場合", {"summoned", "instant"}),
    ("自軍ユニットが「属性:土」の地形に普通召喚された場合", {"summoned"}),
    ("自軍ユニットが「属性:土」の地形に即時召喚された場合", {"instant"}),
    ("自軍ユニットが「属性:風」の地形に召喚された場合", set()),
    ("敵軍ユニットが「属性:土」の地形に召喚された場合", set()),
    ("装備品が装備された場合", {"armed"}),
    ("自軍手札が破棄された場合", {"from hand"}),
    ("敵軍手札が破棄された場合", set()),
]


@clause("honjin", "4.5.1", "5.1.1.8", "12.2.5.2.1", "12.2.7.1", "12.2.8.9", "12.4.1", "10.5.2")
@pytest.mark.parametrize("deed", sorted(DEEDS))
@pytest.mark.parametrize(("moment", "heard"), WAITS, ids=[moment for moment, _ in WAITS])
def test_a_text_hears_what_it_waits_for_and_nothing_else(moment: str, heard: set[str], deed: str) -> None:
    on = Table(waiting(moment), board=BOARD, first={"hand": ["弓", "剣"], "deck": ["兵@引"]})
    on.let(DEEDS[deed](on))
    assert bool(on.state.triggered) == (deed in heard)


@clause("honjin", "12.2.8.9", "4.7.2")
def test_equipment_hears_that_it_was_borne() -> None:
    book = gear("書", f"●[自軍ターン]書\n〈発揮:この装備品が装備された場合/対象:自軍プレイヤー〉\n{DRAW}")
    on = Table(book, board={"b2": {"terrain": "野", "first": ["術"]}}, first={"hand": ["書", "剣"], "deck": ["兵@引"]})
    on.let(Went("12.2.8.7", on.card("剣"), FIELD, 0, "equip", host=on.card("術")))
    assert not on.state.triggered
    on.let(Went("12.2.8.7", on.card("書"), FIELD, 0, "equip", host=on.card("術")))
    assert len(on.state.triggered) == 1


class Blow(Procedure):
    """Damage by an attack of one unit, or by what the unit does otherwise."""

    def __init__(self, unit: int = -1, card: int = -1, attack: bool = True) -> None:
        super().__init__()
        self.unit = unit
        self.card = card
        self.attack = attack

    def strikers(self, seat: int) -> tuple[int, ...]:
        return (self.unit,)

    @step("")
    def strike(self, state: Any, rules: Any) -> Flow:
        source = -1 if self.attack else self.unit
        return happen(state, rules, Damaged("4.5.1", self.card, 0, (), source, self.attack, "", 0))

    @step("")
    def end(self, state: Any, rules: Any) -> Flow:
        return self.done(state)


@clause("honjin", "9.4", "4.5.1")
@pytest.mark.parametrize(("by", "attack", "heard"), [("見", True, True), ("見", False, False), ("兵", True, False)])
def test_a_unit_hears_attack_damage_that_it_dealt_alone(by: str, attack: bool, heard: bool) -> None:
    card = waiting("このユニットが攻撃ダメージを与えた場合", timing="戦闘")
    on = Table(card, board={"b2": {"terrain": "野", "first": ["見", "兵"], "second": ["巨@敵"]}})
    on.battle("b2")
    on.run(Blow(on.card(by), on.card("敵"), attack))
    assert bool(on.state.triggered) == heard


@clause("honjin", "12.2.5.2.1", "5.1.2.11")
def test_what_a_march_has_changed_is_not_asked_about() -> None:
    """By then its goal is held by who came."""
    text = f"●[自軍ターン]見\n〈発揮:このユニットが敵軍支配地形への進軍に成功した場合/対象:自軍プレイヤー〉\n{DRAW}"
    assert not try_text("honjin", text, "unit").passed
