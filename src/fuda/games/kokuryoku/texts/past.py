"""What has happened in this turn, as far as texts ask? Whatever one could ask about is noted, and found again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kokuryoku.battle_events import BattleBegan, BattleTurned, Used
from fuda.games.kokuryoku.board_events import (
    CardAttached,
    ClassChanged,
    GenerationChanged,
    LandLaid,
    Sortied,
    UnitLeft,
    Walked,
)
from fuda.games.kokuryoku.events import Damaged, Drawn, Recovered, Spent, SpiritLost, Went
from fuda.games.kokuryoku.table import ABROAD, HANDS, LOGGED, OFF, KokuryokuState, Modifier
from fuda.games.kokuryoku.texts.triggers import about
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import events as v
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import things as o
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.language.running.selection import compares
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kokuryoku.texts.reading import Reading

# The words for each kind of event; the place in this table is how it is noted.
ASKED_ABOUT: Final[tuple[tuple[type, tuple[type, ...]], ...]] = (
    (Damaged, (v.Beaten, o.Defeated, v.Harmed, o.DealtDamage, v.SpiritGone)),
    (UnitLeft, (o.PutOffField, v.LeftField)),
    (Walked, (o.Moved, v.MovedTo, v.Rescued)),
    (Sortied, (n.Entered,)),
    (BattleBegan, (v.Attacked,)),
    (BattleTurned, (v.StruckBack,)),
    (ClassChanged, (o.ClassChanged,)),
    (GenerationChanged, (v.GenerationChanged,)),
    (Recovered, (v.Restored, v.Supported)),
    (SpiritLost, (v.SpiritGone,)),
    (Spent, (v.SpiritGone,)),
    (CardAttached, (v.Equipped,)),
    (Drawn, (v.Drew,)),
    (Went, (v.Discarded,)),
    (LandLaid, (v.LandCame,)),
    (Used, (v.UsedOne,)),
)
KINDS: Final = tuple([kind for kind, _ in ASKED_ABOUT])
ASKING: Final = (q.Happened, q.TimesHappened, g.FormerSquares, g.WereAttached)
USED: Final = ("surprise", "crest", "use")
EQUIPPED: Final = ("weapon", "magic", "item")


@rule("X7.63")
def note_event(state: KokuryokuState, rules: Any, event: Event) -> None:
    """Keep to the end of the turn what happened: who did it, to whom, how much, where or of what kind."""
    told = _told(state, rules, event)
    if told is not None:
        by, what, seat, amount, extra = told
        made = Modifier(seat, -1, what, LOGGED, KINDS.index(type(event)), -1, ())
        left = event.others if isinstance(event, UnitLeft) else ()
        made.kept = (by, what, amount, extra, *left)
        state.effects = (*state.effects, made)


def _told(state: KokuryokuState, rules: Any, event: Event) -> tuple[int, int, int, int, int] | None:
    if isinstance(event, Damaged):
        return event.by, event.unit, -1, event.amount, int(event.beaten)
    if isinstance(event, UnitLeft):
        return -1, event.card, event.seat, event.cell, int(event.target in OFF)
    if isinstance(event, Walked):
        return (state.acting if event.clause == "X7.20" else -1), event.unit, event.cell, event.source, int(event.own)
    if isinstance(event, (Sortied, ClassChanged)):
        return -1, event.card, -1, 0, 0
    if isinstance(event, BattleBegan):
        return event.attacker, event.defender, -1, 0, 0
    if isinstance(event, BattleTurned):
        battle = state.battle
        return (battle.defender, battle.attacker, -1, 0, 0) if battle and event.what == "struck-back" else None
    if isinstance(event, Recovered):
        return -1, event.unit, -1, event.amount, int(event.clause == "K4.3")
    if isinstance(event, SpiritLost):
        return -1, event.unit, -1, event.amount, 0
    if isinstance(event, CardAttached):
        kind = rules.list.cards[state.printed[event.card]].kind
        return -1, event.unit, -1, 0, EQUIPPED.index(kind)
    if isinstance(event, Drawn):
        return (-1, -1, event.by, 1, 0) if event.target == HANDS[event.by] else None
    if isinstance(event, Went):
        discarded = event.source in HANDS and (event.target in OFF or event.target in ABROAD)
        return (-1, -1, HANDS.index(event.source), 1, 0) if discarded else None
    if isinstance(event, LandLaid):
        return -1, -1, event.by, 0, 0
    if isinstance(event, Used) and event.kind in USED:
        return -1, -1, event.seat, 0, USED.index(event.kind)
    return None


@rule("X7.63")
def times_happened(reading: Reading, wanted: Any) -> int:
    """How often this has happened in this turn."""
    noted = [each for each in reading.state.effects if each.printed == LOGGED]
    return len([each for each in noted if type(wanted) in ASKED_ABOUT[each.line][1] and _is_it(reading, wanted, each)])


def _is_it(reading: Reading, wanted: Any, noted: Modifier) -> bool:
    by, what, amount, extra = noted.kept[:4]
    if isinstance(wanted, (v.Beaten, o.Defeated, v.Supported, o.Moved)) and not extra:
        return False
    if isinstance(wanted, o.PutOffField) and not extra:
        return False
    if isinstance(wanted, v.MovedTo) and noted.seat not in reading.squares(wanted.where):
        return False
    if isinstance(wanted, (v.Harmed, o.DealtDamage)) and amount < 1:
        return False
    if isinstance(wanted, v.Harmed) and not compares(amount, wanted.bound):
        return False
    if isinstance(wanted, v.UsedOne) and USED[extra] != wanted.kind:
        return False
    if isinstance(wanted, v.Equipped) and wanted.kind not in ("any", EQUIPPED[extra]):
        return False
    fields = n.field_names(type(wanted))
    if "player" in fields:
        return noted.seat in reading.seats(wanted.player)
    doer = wanted.what if isinstance(wanted, o.DealtDamage) else getattr(wanted, "by", None)
    if doer is not None and not _is_of(reading, doer, by):
        return False
    return isinstance(wanted, o.DealtDamage) or "what" not in fields or _is_of(reading, wanted.what, what)


def _is_of(reading: Reading, word: n.Node, unit: int) -> bool:
    """Whether the unit, perhaps gone, is the one or one of those that a word names."""
    if unit < 0:
        return False
    reading.gone = unit
    return about(word, unit, reading) is not None


@rule("X7.63")
def former_squares(state: KokuryokuState, units: tuple[int, ...]) -> tuple[int, ...]:
    """Where each of the units stood before it moved, or left, the last time in this turn."""
    found: dict[int, int] = {}
    for each in state.effects:
        if each.printed == LOGGED and KINDS[each.line] in (Walked, UnitLeft) and each.kept[1] in units:
            found[each.kept[1]] = each.kept[2]
    return tuple([cell for cell in found.values() if cell >= 0])


@rule("X7.63 X3.3")
def left_with(state: KokuryokuState, units: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that went off the field with these units in this turn, and lie there still."""
    noted = [each for each in state.effects if each.printed == LOGGED and KINDS[each.line] is UnitLeft]
    left = [card for each in noted if each.kept[1] in units for card in each.kept[4:]]
    return tuple([card for card in dict.fromkeys(left) if state.zone[card] in OFF])
