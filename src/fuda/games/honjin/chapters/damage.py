"""What does damage do? 4.5, 9.3, 11.3.1: how attack damage is shared out, whom it kills, and what resistance keeps off.

Nothing of damage stays on a unit: each time it is dealt it alone is compared with the defence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.honjin.table import FIELD, HonjinState
from fuda.games.honjin.texts.values import applied, attack_of, defence_of, resists
from fuda.games.honjin.unit_events import Damaged, Doomed
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import uses as u
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

# What is printed for a kind of source in a resistance (13.1.7.2).
SOURCE_WORDS: Final = {"spell": "戦闘スペル", "item": "消耗品", "special": "特殊能力"}
ATTACK_WORD: Final = "攻撃"


@rule("4.8.1 4.8.2 4.9.1 4.9.3 13.1.7.2")
def kind_of_source(rules: Honjin, printed: int) -> str:
    """What kind of source the texts of a card are: spell, item (a consumable) or special."""
    card = rules.list.cards[printed]
    if card.is_spell:
        return "spell"
    return "item" if card.is_consumable else "special"


# --- attacks


@rule("9.2 9.3 4.5.3 4.6.3")
def attack_total(state: HonjinState, rules: Honjin, attackers: tuple[int, ...]) -> int:
    """The attack of all who attack, together; an attack below 0 adds nothing."""
    return sum([max(0, attack_of(state, rules, unit)) for unit in attackers])


@rule("9.3")
def attack_shares(state: HonjinState, rules: Honjin, units: tuple[int, ...], total: int) -> list[tuple[int, int]]:
    """What each unit of a party, from the front to the rear, is dealt: what the defence of those before it leaves."""
    found: list[tuple[int, int]] = []
    before = 0
    for unit in units:
        found.append((unit, max(0, total - before)))
        before += defence_of(state, rules, unit)
    return found


@rule("4.5.1 4.9.2 9.1 9.3")
def attack_events(
    state: HonjinState,
    rules: Honjin,
    attackers: tuple[int, ...],
    units: tuple[int, ...],
    seat: int,
    clause: str = "9.3",
) -> list[Event]:
    """The attack damage that all units of the other party are dealt at the same moment."""
    shares = attack_shares(state, rules, units, attack_total(state, rules, attackers))
    source = attackers[0] if len(attackers) == 1 else -1
    hit = [(unit, amount) for unit, amount in shares if takes_damage(state, rules, unit, (), True)]
    return [Damaged(clause, unit, amount, (), source, True, "", seat) for unit, amount in hit]


@rule("4.1.12 4.5.1 4.5.4")
def takes_damage(
    state: HonjinState, rules: Honjin, unit: int, attributes: tuple[str, ...], attack: bool, by: str = ""
) -> bool:
    """Whether nothing keeps damage of these attributes and this kind of source away from a unit."""
    if attack and applied(state, rules, g.ToTakeAttackDamage, unit):
        return False
    for _, deed in applied(state, rules, u.ToTakeDamageOf, unit):
        if isinstance(deed, u.ToTakeDamageOf) and by in deed.kinds and not attack:
            return False
    for _, deed in applied(state, rules, g.ToTakeDamage, unit):
        if isinstance(deed, g.ToTakeDamage) and (not deed.kinds or not set(deed.kinds).isdisjoint(attributes)):
            return False
    return True


# --- who dies


@rule("13.1.7.1 13.1.7.4 13.1.7.5 4.5.4 4.1.12")
def is_kept_alive(
    state: HonjinState, rules: Honjin, unit: int, attributes: tuple[str, ...], by: str, attack: bool
) -> bool:
    """Whether no death effect can come about from this: by resistance to one of its damage attributes or to its source,
    or because the unit does not die."""
    held = resists(state, rules, unit)
    if held:
        word = ATTACK_WORD if attack else SOURCE_WORDS.get(by, "")
        if word in held or any([each in held for each in attributes]):
            return True
    return bool(applied(state, rules, g.ToDie, unit))


@rule("2.1.17.1 2.1.17.2 4.5.2 11.3.1.2.1")
def is_lethal(state: HonjinState, rules: Honjin, event: Damaged) -> bool:
    """Whether the damage is at least the defence of a unit that nothing keeps alive."""
    if state.zone[event.card] != FIELD or event.amount < defence_of(state, rules, event.card):
        return False
    return not is_kept_alive(state, rules, event.card, event.attributes, event.by, event.attack)


@rule("11.3.1.3.1 11.3.3.1 13.1.7.1 4.5.4")
def death_effects(
    state: HonjinState,
    rules: Honjin,
    cards: tuple[int, ...],
    attributes: tuple[str, ...],
    by: str,
    source: int,
    seat: int,
) -> list[Event]:
    """A death effect for each of the units that nothing keeps alive."""
    found: list[Event] = []
    for card in cards:
        if state.zone[card] == FIELD and rules.card(state, card).is_unit:
            if not is_kept_alive(state, rules, card, attributes, by, False):
                found.append(Doomed("11.3.1.3.1", card, attributes, source, False, by, seat))
    return found
