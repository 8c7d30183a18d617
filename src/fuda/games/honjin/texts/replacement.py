"""What happens instead? Replacement effects (10.8), weaknesses (13.1.8), and death effects replaced (11.3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.honjin.events import Went
from fuda.games.honjin.table import DISCARDS, HANDS, HonjinState
from fuda.games.honjin.texts.triggers import dealers
from fuda.games.honjin.texts.values import weaknesses
from fuda.games.honjin.unit_events import Damaged, Doomed
from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import telling as s
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words import uses as u
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.kernel.records import copy_of
from fuda.kernel.rules import Replacement
from fuda.language.running.lasting import EffectsEnded, Standing
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

WEAKNESSES: Final = -1_000_000_000  # names of weaknesses as replacements: this less the number of the word


@rule("10.8.1 10.8.2 10.8.3 11.3.3.2")
def would_replace(state: HonjinState, rules: Honjin, standing: Standing, wanted: n.Node, event: Event) -> bool:
    """Whether the event is the one that a text replaces."""
    reading = rules.reading_of(state, standing)
    if isinstance(wanted, s.Once):
        wanted = wanted.event
    if isinstance(wanted, u.WouldDealDamage):
        if not isinstance(event, Damaged) or event.attack or event.by not in wanted.kinds:
            return False
        reached = standing.reached(wanted.by, reading)
        return any([unit in reached for unit in dealers(state, event)])
    what = getattr(wanted, "what", None)
    if not isinstance(what, n.Node):
        return False
    if isinstance(wanted, o.DeathApplies):
        return isinstance(event, Doomed) and event.card in standing.reached(what, reading)
    if isinstance(wanted, o.WouldBeDiscarded):
        found = isinstance(event, Went) and event.target in DISCARDS
        return found and getattr(event, "card", -1) in standing.reached(what, reading)
    if isinstance(wanted, o.WouldTakeAttackDamage):
        return isinstance(event, Damaged) and event.attack and event.card in standing.reached(what, reading)
    if isinstance(wanted, u.WouldTakeDamageOf):
        hit = isinstance(event, Damaged) and not event.attack and event.by in wanted.kinds
        return hit and getattr(event, "card", -1) in standing.reached(what, reading)
    if isinstance(wanted, o.WouldTakeDamage) and isinstance(event, Damaged):
        kinds = not wanted.kinds or bool(set(wanted.kinds) & set(event.attributes))
        return kinds and event.card in standing.reached(what, reading)
    return False


@rule("10.8.5")
def can_do_instead(state: HonjinState, seat: int, effect: n.Node) -> bool:
    """Whether a player who may do something instead can do it."""
    if isinstance(effect, t.DiscardCards) and isinstance(effect.zone, n.Hand):
        amount = effect.amount
        return len(state.zones[HANDS[seat]]) >= (amount.value if isinstance(amount, n.Number) else 1)
    return True


@rule("10.8.1 10.8.3")
def turned_into(
    state: HonjinState, rules: Honjin, standing: Standing, effect: n.Node, event: Event
) -> tuple[Event, ...] | None:
    """Another amount of damage, or a card that goes elsewhere; everything else that a text says is carried out."""
    reading = rules.reading_of(state, standing)
    if isinstance(event, Damaged) and isinstance(effect, (t.AlterDamage, t.SetDamage, t.LessDamage, u.HalfDamage)):
        made = copy_of(event)
        if isinstance(effect, t.LessDamage):
            made.amount = max(0, event.amount + (effect.n if isinstance(effect, t.MoreDamage) else -effect.n))
        elif isinstance(effect, u.HalfDamage):
            made.amount = event.amount // 2
        elif isinstance(effect, t.SetDamage):
            made.amount = max(0, reading.amount(effect.amount))
        else:
            made.amount = max(0, event.amount + reading.signed(effect.by))
        return (made,)
    if isinstance(event, Went) and isinstance(effect, (t.Remove, t.ReturnToHand)) and _is_itself(effect.what):
        return tuple(rules.going_elsewhere(state, event, effect))
    return None


@rule("10.8.3 10.8.4.3")
def used_up(state: HonjinState, name: int) -> tuple[Event, ...]:
    """The end of a replacement that works once, when it has worked."""
    spent = any([each.name == name and each.uses == 1 for each in state.effects])
    return (EffectsEnded("10.8.3", (name,)),) if spent else ()


def _is_itself(what: n.Node) -> bool:
    return isinstance(what, (h.ThatUnit, h.ThatCard, h.Target, h.Unsaid, h.ThisUnit, h.ThisCard))


@rule("13.1.8.1 13.1.8.3 13.1.8.5")
def weaknesses_hit(state: HonjinState, rules: Honjin, event: Event) -> tuple[Replacement, ...]:
    """Each weakness to a damage attribute of the damage replaces it by more, once."""
    if not isinstance(event, Damaged) or event.amount < 1 or not event.attributes:
        return ()
    held = weaknesses(state, rules, event.card)
    return tuple([Replacement(WEAKNESSES - rules.list.code(word)) for word in event.attributes if word in held])


@rule("13.1.8.1 13.1.8.3")
def weakened(state: HonjinState, rules: Honjin, name: int, event: Event) -> tuple[Event, ...]:
    """The damage with what the weakness adds."""
    assert isinstance(event, Damaged)
    made = copy_of(event)
    made.amount = event.amount + weaknesses(state, rules, event.card)[rules.list.names[WEAKNESSES - name]]
    return (made,)
