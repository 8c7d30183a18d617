"""How is an attack carried out? X5.1-X5.8: equipment, window, payment, damage, counter-attack, follow-up, removal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kokuryoku.battle_events import AttackCancelled, BattleBegan, BattleEnded, BattleTurned
from fuda.games.kokuryoku.board_events import Detached, UnitLeft
from fuda.games.kokuryoku.cards import BEATS, MAGIC, WEAPON, Price
from fuda.games.kokuryoku.chapters.changes import DrawCards, spared
from fuda.games.kokuryoku.chapters.permissions import damage_from, stays_when_used, taker
from fuda.games.kokuryoku.chapters.prices import paying, price_refusal
from fuda.games.kokuryoku.chapters.use import Window
from fuda.games.kokuryoku.events import Damaged, EquipmentUsed, Spent
from fuda.games.kokuryoku.table import ABROAD, ATTACHED, FIELDS, OFF, Battle, KokuryokuState
from fuda.games.kokuryoku.texts.equipment import squares_in_range, weapons
from fuda.games.kokuryoku.texts.values import (
    cannot,
    change,
    changed,
    changed_by,
    commanded,
    count_of,
    halved_of,
    held,
    holds_for,
    in_force,
    is_immune,
    keyword,
    keywords,
    places,
    reaches,
)
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import events as v
from fuda.games.kokuryoku.words import keywords as k
from fuda.games.kokuryoku.words import relations as r
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import strikes as s
from fuda.kernel.decisions import Act, Action
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.language.running.selection import matches

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


ATTACKED: Final = cannot("attacked")

TRIANGLE_TEXTS: Final[frozenset[type | str]] = frozenset((u.WinsTriangle, u.TriangleReversed, u.ChangeTriangle))

# --- figures of a strike


@rule("X5.3 X7.1")
def times(state: KokuryokuState, rules: Kokuryoku, unit: int, equipment: int, counter: bool) -> int:
    """The number of attacks; a counter-attack is always one."""
    if counter:
        return 1
    printed = rules.list.cards[state.printed[equipment]]
    return max(1, changed(state, rules, e.ChangeTimes, unit, printed.times))


@rule("X5.3 X7.1 X7.3")
def base_of(state: KokuryokuState, rules: Kokuryoku, unit: int, equipment: int, counter: bool) -> int:
    """The base figure of a strike: the unit's own, or the power of a magic."""
    printed = rules.list.cards[state.printed[equipment]]
    if printed.kind == MAGIC:
        return printed.power
    own = rules.list.cards[state.printed[unit]]
    if u.SwapsStrikes in rules.words and count_of(state, rules, u.SwapsStrikes, unit) % 2:
        counter = not counter
    return own.counter if counter else own.attack


@rule("X5.3 X5.6 X5.8")
def payment(state: KokuryokuState, rules: Kokuryoku, unit: int, equipment: int, counter: bool) -> int:
    """The chips that the unit pays for a strike; nothing with a magic, unless its text says so."""
    printed = rules.list.cards[state.printed[equipment]]
    if printed.kind == MAGIC:
        return printed.price_of_use
    if holds_for(state, rules, u.FreeCounters if counter else u.FreeAttacks, unit):
        return 0
    price = base_of(state, rules, unit, equipment, counter) * times(state, rules, unit, equipment, counter)
    return max(0, changed(state, rules, e.ChangePayment, unit, price))


@rule("X5.5")
def triangle(state: KokuryokuState, rules: Kokuryoku, equipment: int, against: int) -> int:
    """One more for the side whose equipment wins; none where a text lets nobody win."""
    for each in (equipment, against):
        if each >= 0:
            if rules.list.cards[state.printed[each]].no_triangle:
                return 0
            bearer = each if state.cell[each] >= 0 else state.host[each]
            if bearer >= 0 and holds_for(state, rules, u.NoTriangle, bearer):
                return 0
    loser = against if against >= 0 and state.cell[against] >= 0 else state.host[against] if against >= 0 else -1
    if loser >= 0 and holds_for(state, rules, r.NoDisadvantage, loser):
        return 0
    if r.NoBonus in rules.words:
        bearer = equipment if state.cell[equipment] >= 0 else state.host[equipment]
        if bearer >= 0 and holds_for(state, rules, r.NoBonus, bearer):
            return 0
    arms = rules.list.cards[state.printed[equipment]].arms
    other = rules.list.cards[state.printed[against]].arms if against >= 0 else ""
    wins = bool(other) and BEATS.get(arms) == other
    standing = places(state, rules).standing
    if not TRIANGLE_TEXTS.isdisjoint(standing):
        wins = _wins_by_text(state, rules, equipment, loser, wins, bool(other) and BEATS.get(other) == arms)
        return bonus_of_triangle(state, rules) if wins else 0
    return 1 if wins else 0


def _wins_by_text(state: KokuryokuState, rules: Kokuryoku, equipment: int, loser: int, wins: bool, loses: bool) -> bool:
    """Who has the bonus where texts turn the triangle round or let somebody always win."""
    standing = places(state, rules).standing
    if any([in_force(state, rules, each) is not None for each in standing.get(u.TriangleReversed, ())]):
        wins = loses
    bearer = equipment if state.cell[equipment] >= 0 else state.host[equipment]
    if loser >= 0 and holds_for(state, rules, u.WinsTriangle, loser):
        return False
    return wins or (bearer >= 0 and holds_for(state, rules, u.WinsTriangle, bearer))


@rule("X5.5")
def bonus_of_triangle(state: KokuryokuState, rules: Kokuryoku) -> int:
    """What the bonus amounts to under the texts in force."""
    amount = 1
    for each in places(state, rules).standing.get(u.ChangeTriangle, ()):
        reading = in_force(state, rules, each)
        if reading is not None:
            amount = changed_by(reading, each.effect.change, amount)
    return max(0, amount)


@rule("X5.4")
def power_of(state: KokuryokuState, rules: Kokuryoku, equipment: int, amount: int) -> int:
    """The damage of a strike with this card under what its own text says of it."""
    for each in places(state, rules).standing.get(u.ChangePower, ()):
        if each.this == equipment:
            reading = in_force(state, rules, each)
            if reading is not None:
                amount = changed_by(reading, each.effect.change, amount)
    return amount


@rule("X7.19 X7.23 X7.18")
def doublings(state: KokuryokuState, rules: Kokuryoku, unit: int, foe: int, equipment: int, counter: bool) -> int:
    """How often the base is doubled."""
    found = count_of(state, rules, e.Doubled, unit)
    sorts = () if is_immune(state, rules, foe, "EffectiveAgainst") else rules.sorts(state, foe)
    for named in rules.list.cards[state.printed[equipment]].effective:
        found += 1 if any([sort in sorts for sort in named]) else 0
    for each in keywords(state, rules, unit):
        effective = any([sort in sorts for sort in k.sorts_of(each)])
        enraged = counter and isinstance(each, k.Wrath) and state.chips[unit] <= each.n
        enraged = enraged and not is_immune(state, rules, foe, "Wrath")
        found += 1 if effective or enraged else 0
    return found


@rule("X5.4 X5.5 X7.1 X7.11 X7.22 X5.6 X7.18 X7.21")
def damage(state: KokuryokuState, rules: Kokuryoku, battle: Battle, counter: bool) -> int:
    """What a strike of this battle deals: doubled and halved first, then raised and lowered, then so many times."""
    if counter:
        unit, foe, equipment, against = battle.defender, battle.attacker, battle.receive_with, battle.attack_with
    else:
        unit, foe, equipment, against = battle.attacker, battle.defender, battle.attack_with, battle.receive_with
    if holds_for(state, rules, e.NoDamage, foe):
        return 0
    twice = doublings(state, rules, unit, foe, equipment, counter) + (0 if counter else battle.criticals)
    half = count_of(state, rules, e.Halved, unit) + (0 if counter else battle.capturing)
    base = base_of(state, rules, unit, equipment, counter)
    fixed, doubled, halved, added = change(state, rules, e.ChangeCounter if counter else e.ChangeAttack, unit)
    amount = halved_of(((base if fixed is None else fixed) << (twice + doubled)) >> half, halved)
    printed = rules.list.cards[state.printed[equipment]]
    if printed.kind == WEAPON:
        amount += printed.attack
    amount += added if counter else added + commanded(state, rules, unit)
    amount = held(state, rules, e.ChangeCounter if counter else e.ChangeAttack, unit, amount)
    taken, doubled, halved, more = change(state, rules, e.ChangeDamageTaken, foe)
    amount += triangle(state, rules, equipment, against) + more
    if u.ChangePower in places(state, rules).standing:
        amount = power_of(state, rules, equipment, amount)
    total = halved_of(max(0, amount) * times(state, rules, unit, equipment, counter) << doubled, halved)
    total = damage_from(state, rules, foe, unit, equipment, total if taken is None else taken, counter)
    return held(state, rules, e.ChangeDamageTaken, foe, total)


# --- what may be declared


@rule("X5.1 X5.9 X7.36 X4.2 X7.29")
def attack_refusal(state: KokuryokuState, rules: Kokuryoku, unit: int, target: int, equipment: int) -> Reason | None:
    """Why the unit cannot attack the target with this equipment; its chips are counted when it pays."""
    if rules.list.cards[state.printed[unit]].is_staff:
        return Reason("X5.9", "staff-unit")
    if holds_for(state, rules, e.CannotAttack, unit):
        return Reason("X5.1", "cannot-attack")
    if equipment not in weapons(state, rules, unit):
        return Reason("X5.1", "not-its-equipment")
    if state.zone[target] != FIELDS[1 - state.owner[unit]]:
        return Reason("X5.1", "not-an-enemy")
    if state.cell[target] not in squares_in_range(state, rules, unit, equipment):
        return Reason("X4.2", "out-of-range", range=rules.list.cards[state.printed[equipment]].range)
    return None if may_be_attacked(state, rules, unit, target, equipment) else Reason("X5.1", "not-to-be-attacked")


@rule("X5.1")
def may_be_attacked(state: KokuryokuState, rules: Kokuryoku, unit: int, target: int, equipment: int) -> bool:
    """Whether no text in force keeps the unit from attacking that target with this equipment."""
    standing = rules.places(state).standing
    kind = rules.list.cards[state.printed[equipment]].range
    for each in standing.get(r.NotStruckFrom, ()):
        if each.effect.range == kind and reaches(state, rules, each, target) is not None:
            return False
    for each in standing.get(s.NotAgainst, ()):
        reading = in_force(state, rules, each) if each.this == equipment else None
        if reading is not None and matches(target, each.effect.target, reading):
            return False
    if ATTACKED in standing and holds_for(state, rules, ATTACKED, target):
        return False
    for each in standing.get(u.CannotAttackThose, ()):
        reading = reaches(state, rules, each, unit)
        if reading is not None and matches(target, each.effect.target, reading):
            return False
    return True


def attacks(state: KokuryokuState, rules: Kokuryoku, unit: int) -> list[Action]:
    """Every attack that the unit can declare now."""
    found: list[Action] = []
    if holds_for(state, rules, e.CannotAttack, unit):
        return found
    unit_at = rules.places(state).unit_at
    seat = state.owner[unit]
    for equipment in weapons(state, rules, unit):
        reach = [unit_at[cell] for cell in squares_in_range(state, rules, unit, equipment)]
        for target in reach:
            if target >= 0 and state.owner[target] != seat and may_be_attacked(state, rules, unit, target, equipment):
                found.append(Action("attack", unit, (target, equipment)))
    return found


@rule("X5.6 X7.29 X7.31")
def counter_refusal(state: KokuryokuState, rules: Kokuryoku, unit: int) -> Reason | None:
    """Why the unit may not strike back now."""
    battle = state.battle
    if battle is None or battle.defender != unit or battle.striker == unit:
        return Reason("X5.6", "nothing-to-counter")
    if state.cell[unit] < 0 or state.chips[unit] == 0:
        return Reason("X7.31", "does-not-survive")
    if state.cell[battle.attacker] < 0 or state.chips[battle.attacker] == 0:
        return Reason("X7.31", "attacker-is-beaten")
    if holds_for(state, rules, e.CannotCounter, unit) or holds_for(state, rules, cannot("countered"), battle.attacker):
        return Reason("X5.6", "cannot-counter")
    for each in rules.places(state).standing.get(r.NotCounteredBy, ()):
        reading = reaches(state, rules, each, battle.attacker)
        if reading is not None and matches(unit, each.effect.by, reading):
            return Reason("X5.6", "cannot-counter")
    equipment = battle.receive_with
    for each in rules.places(state).standing.get(s.NoCounterWith, ()):
        if each.this == equipment and in_force(state, rules, each) is not None:
            return Reason("X5.6", "cannot-counter")
    if equipment not in weapons(state, rules, unit):
        return Reason("X5.6", "not-its-equipment")
    if state.cell[battle.attacker] not in squares_in_range(state, rules, unit, equipment):
        return Reason("X5.6", "out-of-range", range=rules.list.cards[state.printed[equipment]].range)
    return None


@rule("X7.17")
def follow_up_refusal(state: KokuryokuState, rules: Kokuryoku, unit: int) -> Reason | None:
    """Why the unit may not follow up now."""
    battle = state.battle
    if battle is None or battle.attacker != unit:
        return Reason("X7.17", "not-the-right-time", timing="follow-up")
    for each in (battle.attacker, battle.defender):
        if state.cell[each] < 0 or state.chips[each] == 0:
            return Reason("X7.17", "does-not-survive")
    held = keyword(state, rules, unit, k.FollowUp)
    if held is None:
        return Reason("X7.17", "no-such-ability")
    if is_immune(state, rules, battle.defender, "FollowUp"):
        return Reason("X7.17", "target-is-immune")
    return price_refusal(state, state.owner[unit], unit, Price(held.price))


class Attack(Procedure):
    """X5. One attack, from its declaration to the end of the battle."""

    def __init__(self, attacker: int = -1, defender: int = -1, equipment: int = -1) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = defender
        self.equipment = equipment
        self.action = Action()
        self.struck = False  # whether the attack was paid for and dealt
        self.captured = False
        self.early = 0  # 1 while it is struck back before the attack, 2 after that
        self.used = -1  # the weapon or magic with which it was struck, if a text waits for that

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """No text waited for the use of a card before, or let a unit strike back first."""
        return {"used": -1, "early": 0, **written}

    def _is_off(self, state: KokuryokuState, rules: Kokuryoku, counter: bool) -> bool:
        """Whether the strike cannot take place any more: called off, or one of the two is gone or out of range."""
        battle = state.battle
        assert battle is not None
        if battle.called_off or state.cell[self.attacker] < 0 or state.cell[self.defender] < 0:
            return True
        striker, foe = (self.defender, self.attacker) if counter else (self.attacker, self.defender)
        equipment = battle.receive_with if counter else battle.attack_with
        if equipment not in weapons(state, rules, striker):
            return True
        return state.cell[foe] not in squares_in_range(state, rules, striker, equipment)

    @rule("X5.6 X7.65")
    def _is_forestalled(self, state: KokuryokuState, rules: Kokuryoku) -> bool:
        """Whether the attacked unit strikes back before the attack."""
        return not self._is_off(state, rules, False) and holds_for(state, rules, s.StrikesFirst, self.defender)

    def _pay(self, state: KokuryokuState, rules: Kokuryoku, unit: int, equipment: int, counter: bool) -> Flow:
        """Chips for the strike, or its end."""
        price = payment(state, rules, unit, equipment, counter)
        is_off = self._is_off(state, rules, counter)
        if is_off or state.chips[unit] < price:
            self.go("follow_up" if counter else "finish")
            return happen(state, rules, AttackCancelled("X7.43" if is_off else "X5.3", unit))
        return happen(state, rules, Spent("X5.6" if counter else "X5.3", unit, price)) if price else NEXT

    def _strike(self, state: KokuryokuState, rules: Kokuryoku, counter: bool) -> Flow:
        """Damage; who is captured by it is beaten by it."""
        battle = state.battle
        assert battle is not None
        unit, foe = (self.defender, self.attacker) if counter else (self.attacker, self.defender)
        equipment = battle.receive_with if counter else battle.attack_with
        amount = damage(state, rules, battle, counter)
        events: list[Event] = [Damaged("X5.4", taker(state, rules, foe), amount, unit, equipment)]
        if rules.waits_for(v.CardUsed) and equipment != unit:
            self.used = equipment
        if not counter and battle.capturing and amount >= state.chips[foe]:
            events.append(BattleTurned("X7.21", "captured", foe))
        return happen(state, rules, *events)

    def _use_up(self, state: KokuryokuState, rules: Kokuryoku, equipment: int) -> Flow:
        """A magic that was used goes off the field, after what it triggered."""
        printed = rules.list.cards[state.printed[equipment]]
        told: list[Event] = []
        if self.used >= 0:
            told.append(EquipmentUsed("X5.8", state.host[self.used], self.used))
            self.used = -1
        if printed.kind != MAGIC or state.zone[equipment] not in ATTACHED or stays_when_used(state, rules, equipment):
            return happen(state, rules, *told) if told else NEXT
        owner = state.owner[equipment]
        return happen(state, rules, Detached("X5.8", equipment, OFF[owner], owner), *told)

    @step("X5.1")
    def declare(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """With a piece of equipment, on an enemy in range."""
        return happen(state, rules, BattleBegan("X5.1", self.attacker, self.defender, self.equipment))

    @step("X5.1")
    def choose_equipment(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The defender chooses what to receive with; a text may have put another in its place."""
        if state.battle is not None:
            self.defender = state.battle.defender
        owned = weapons(state, rules, self.defender) or (self.defender,)
        options = tuple([Action("receive", self.defender, (each,)) for each in owned])
        return self.ask(state, Act(state.owner[self.defender], "X5.1", "receive", options), into="action")

    @step("X5.1")
    def receive(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """It receives with that."""
        return happen(state, rules, BattleTurned("X5.1", "received", self.defender, self.action.cards[0]))

    @step("X5.2")
    def open_window(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Surprises and abilities, the attacker first."""
        return self.call(state, Window("attack", state.owner[self.attacker]))

    @step("X5.3 X5.8 X7.43 X7.47")
    def pay(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Too few chips, and the attack is cancelled; a text may have aimed it at another unit."""
        if state.battle is not None:
            self.defender = state.battle.defender
        if not self.early and self._is_forestalled(state, rules):
            self.early = 1
            return self.go("offer_counter")
        return self._pay(state, rules, self.attacker, self.equipment, False)

    @step("X5.4 X7.21")
    def strike(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The defender loses chips."""
        self.struck = True
        return self._strike(state, rules, False)

    @step("X5.8 X7.35")
    def use_up(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The magic of the attack."""
        return self._use_up(state, rules, self.equipment)

    @step("X5.6")
    def offer_counter(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The surviving defender may strike back."""
        if self.early == 2 or counter_refusal(state, rules, self.defender) is not None:
            return self.go("follow_up")
        self.action = Action("counter", self.defender)
        if state.must_counter:
            return NEXT
        options = (self.action, Action("go-on"))
        return self.ask(state, Act(state.owner[self.defender], "X5.6", "counter", options), into="action")

    @step("X5.6")
    def begin_counter(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """It strikes back with what it received with."""
        if self.action.verb != "counter":
            return self.go("follow_up")
        return happen(state, rules, BattleTurned("X5.6", "struck-back", self.defender))

    @step("X5.6 X5.2")
    def open_counter_window(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Again surprises and abilities."""
        return self.call(state, Window("counter", state.owner[self.defender]))

    @step("X5.6 X5.3")
    def pay_counter(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """With chips of its own."""
        battle = state.battle
        assert battle is not None
        return self._pay(state, rules, self.defender, battle.receive_with, True)

    @step("X5.6 X5.4")
    def strike_back(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """No counter to a counter."""
        return self._strike(state, rules, True)

    @step("X5.8 X7.35")
    def use_up_counter(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The magic of the counter-attack."""
        assert state.battle is not None
        return self._use_up(state, rules, state.battle.receive_with)

    @step("X7.17 X7.65")
    def follow_up(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """With both units left, the attacker may strike once more; after an early counter the attack comes first."""
        if self.early == 1:
            self.early = 2
            if state.cell[self.attacker] < 0 or state.chips[self.attacker] == 0:
                return self.go("finish")
            self.go("pay")
            return happen(state, rules, BattleTurned("X7.65", "goes-on", self.attacker))
        if not self.struck or follow_up_refusal(state, rules, self.attacker) is not None:
            return self.go("finish")
        options = (Action("follow-up", self.attacker), Action("go-on"))
        return self.ask(state, Act(state.owner[self.attacker], "X7.17", "follow-up", options), into="action")

    @step("X7.17 X7.42")
    def pay_follow_up(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Only the price of the ability."""
        if self.action.verb != "follow-up":
            return self.go("finish")
        held = keyword(state, rules, self.attacker, k.FollowUp)
        return self.call(state, paying(state.owner[self.attacker], self.attacker, Price(held.price)))

    @step("X7.17")
    def strike_again(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The same damage worked out anew."""
        if state.cell[self.attacker] < 0 or state.cell[self.defender] < 0:
            return NEXT
        return self._strike(state, rules, False)

    @step("X5.7 X3.3 X7.31")
    def finish(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The battle is over: units without chips leave together, a captured one goes abroad."""
        battle = state.battle
        assert battle is not None
        events: list[Event] = [BattleEnded("X5.7")]
        self.captured = battle.captured and state.cell[self.defender] >= 0 and state.chips[self.defender] == 0
        for seat in (0, 1):
            for unit in state.zones[FIELDS[seat]]:
                if state.chips[unit] == 0 and spared(state, rules, (unit,), "leave"):
                    taken = self.captured and unit == self.defender
                    clause = "X7.21" if taken else "X5.7" if unit in battle.exhausted else "X3.3"
                    events.append(UnitLeft(clause, unit, (ABROAD if taken else OFF)[seat]))
        return happen(state, rules, *events)

    @step("X7.21")
    def reward_captor(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """A card for a captive."""
        if not self.captured:
            return self.done(state)
        return self.call(state, DrawCards(state.owner[self.attacker], 1, "X7.21"))
