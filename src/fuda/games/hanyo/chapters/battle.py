"""How is a battle fought? Declaring a skill, its success, and its damage (700-705)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.hanyo.cards import SkillAbility, is_counted_base
from fuda.games.hanyo.chapters.checks import check
from fuda.games.hanyo.chapters.next_damage import spend_next
from fuda.games.hanyo.chapters.permissions import borrowed_skills, is_spared, uses_though
from fuda.games.hanyo.chapters.play import (
    DAMAGE_PART,
    OTHER_PART,
    SHAPE_PART,
    SuccessCheck,
    concerns_skill,
    is_about_itself,
    is_forbidden,
    is_shaped,
    naming,
    skill_cost,
)
from fuda.games.hanyo.table import BATTLE, MAINS, HanyoState
from fuda.games.hanyo.texts.frames import Carry
from fuda.games.hanyo.texts.measuring import DEALT
from fuda.games.hanyo.texts.reading import Reading
from fuda.games.hanyo.texts.triggers import let_pass
from fuda.games.hanyo.texts.values import (
    ADVANTAGE,
    abilities_of,
    changed_by,
    derived,
    in_area,
    keeps_damage,
    number,
    reading_of,
)
from fuda.games.hanyo.unit_events import Damaged, SkillDeclared, SkillOver, SkillUsed
from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.kernel.decisions import Act, Action, Option
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.language.running.lasting import Standing
from fuda.language.running.resolution import Sentence
from fuda.language.running.selection import members
from fuda.language.words import amounts as m
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


OF_SKILLS: Final = (h.ThisSkill, h.Skills, h.SkillNamed, g.SkillOf, g.SkillsWithName, n.WithCost)


def main_unit(state: HanyoState, seat: int) -> int:
    """The main unit, or -1 when there is none that is not knocked out."""
    main = state.zones[MAINS[seat]]
    return main[0] if main and not state.down[main[0]] else -1


@rule("703.2a-1 104.1")
def skills_of(state: HanyoState, rules: Hanyo, unit: int) -> tuple[int, ...]:
    """The abilities that a unit has, and the skills of others that it can use."""
    return (*abilities_of(state, rules, unit), *borrowed_skills(state, rules, unit))


@rule("703.2a-1 703.2a-2 703.2a-3 208.1 210.2 104.4")
def skill_refusal(state: HanyoState, rules: Hanyo, seat: int, packed: int) -> Reason | None:
    """Why the main unit may not use this skill now."""
    if state.turn_player != seat or state.phase != BATTLE:
        return Reason("703.2", "not-your-battle-phase")
    unit = main_unit(state, seat)
    if unit < 0:
        down = bool(state.zones[MAINS[seat]])
        return Reason("306.7a-3", "knocked-out") if down else Reason("703.2a", "no-main-unit")
    if not uses_though(state, rules, unit):
        return Reason("703.1", "rested-or-stunned")
    if packed not in skills_of(state, rules, unit):
        return Reason("703.2a-1", "no-such-skill")
    ability = rules.list.ability(packed & 0xFFFFF)
    if ability.kind != "skill":
        return Reason("703.2a-1", "no-such-skill")
    cost = skill_cost(state, rules, unit, seat, ability)
    energy = len(rules.energy_on(state, unit))
    if cost > energy:
        return Reason("703.2a-2", "not-enough-energy", energy=energy, cost=cost)
    if is_forbidden(state, rules, unit, seat, ability):
        return Reason("703.2a-3", "skill-forbidden")
    return None


class BattlePhase(Procedure):
    """701-705. One skill of the main unit, if it can and wants."""

    cause: ClassVar[str] = "skill"  # of what sort the effects are that it brings about itself

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.action = Action()
        self.failed = 0
        self.unit = -1
        self.home = -1
        self.printed = -1
        self.ability = -1
        self.advantage = 0  # of the unit that uses the skill, as last seen (812.1)
        self.that: tuple[int, ...] = ()
        self.order = 0  # which of the ways to apply changes of the damage was chosen
        self.target = -1  # to what the damage is dealt
        self.damage_before = 0  # what lay on it

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Changes of the damage had no order to choose before."""
        return {"order": 0, "target": -1, "damage_before": 0, **written}

    @step("701.1 702.1")
    def begin(self, state: HanyoState, rules: Hanyo) -> Flow:
        return let_pass(state, rules, "702.1", self.seat, "battle-start")

    @step("702.2")
    def check_begin(self, state: HanyoState, rules: Hanyo) -> Flow:
        return check(self, state, rules)

    @step("703.1 703.2 703.2a 703.2b")
    def declare(self, state: HanyoState, rules: Hanyo) -> Flow:
        """A rested or stunned main unit uses nothing."""
        unit = main_unit(state, self.seat)
        if unit < 0 or not uses_though(state, rules, unit):
            return self.go("end_battle")
        options = [
            naming("skill", unit, packed)
            for packed in skills_of(state, rules, unit)
            if skill_refusal(state, rules, self.seat, packed) is None
        ]
        return self.ask(state, Act(self.seat, "703.2", "skill-step", (*options, Action("no-skill"))), into="action")

    @step("703.2a 703.2b 703.4")
    def announce(self, state: HanyoState, rules: Hanyo) -> Flow:
        if self.action.verb == "no-skill":
            return self.go("end_battle")
        ability = rules.list.ability(self.action.numbers[0])
        self.unit = self.action.card
        self.home = self.action.cards[0]
        if self.home != self.unit and state.host[self.home] != self.unit:
            self.home = self.unit  # a skill of another unit, which speaks of the one that uses it
        self.printed = ability.printed
        self.ability = ability.place
        return happen(state, rules, SkillDeclared("703.2a", self.unit, self.home, self.action.numbers[0]))

    @step("703.3 920.1 813.3")
    def judge_success(self, state: HanyoState, rules: Hanyo) -> Flow:
        return self.call(state, SuccessCheck(self.unit, self.printed, self.ability, self.seat), into="failed")

    @step("703.3a 703.3b 920.2a 704.1 704.2 704.3c-1")
    def use(self, state: HanyoState, rules: Hanyo) -> Flow:
        """A skill that failed was not used."""
        if self.failed:
            return self.go("end_battle")
        self.advantage = number(state, rules, self.unit, ADVANTAGE)
        return happen(state, rules, SkillUsed("704.1", self.unit, self.home, self.printed << 5 | self.ability))

    @step("704.2")
    def check_use(self, state: HanyoState, rules: Hanyo) -> Flow:
        return check(self, state, rules)

    @step("704.3 704.3a-2 704.3b")
    def shape_damage(self, state: HanyoState, rules: Hanyo) -> Flow:
        """What has to be done for the skill's damage to change is done now, if there is any damage."""
        line = self.ability + SHAPE_PART
        is_none = self._base(state, rules) == 0 and not self._ability(rules).counts_first
        if not rules.sentences(self.printed, line) or is_none:
            return NEXT
        return self.call(state, Carry(self.seat, self.home, self.printed, line, "704.3b"), into="that")

    def _base(self, state: HanyoState, rules: Hanyo) -> int:
        return base_damage(state, rules, self.seat, self.unit, self.home, self._ability(rules))

    @step("704.3b-3")
    def choose_order(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Where changes come to something else in another order the turn player decides what they come to."""
        self.order = 0
        found = self._damages(state, rules)
        if len(found) < 2:
            return NEXT
        options = tuple([f"damage-{place + 1}" for place in range(len(found))])
        return self.ask(state, Option(self.seat, "704.3b-3", "damage-order", options), into="order")

    def _damages(self, state: HanyoState, rules: Hanyo) -> tuple[int, ...]:
        target = main_unit(state, 1 - self.seat)
        return damages_of(state, rules, self.seat, self.unit, self.home, self._ability(rules), target)

    @step("704.3 704.3a 704.3c 704.3c-1 704.3d 205.1 212.1 812.1 813.4 916.4")
    def deal_damage(self, state: HanyoState, rules: Hanyo) -> Flow:
        """To the opponent's main unit, all at once."""
        target = main_unit(state, 1 - self.seat)
        if in_area(state, self.unit):
            self.advantage = number(state, rules, self.unit, ADVANTAGE)
        amount = self._damages(state, rules)[self.order]
        if target >= 0 and self.advantage & rules.attributes(state, target):
            amount *= 1 if self._ignores_advantage(state, rules, target) else 2
        if target < 0 or is_spared(state, rules, target, "damage", self.seat, "skill"):
            return NEXT
        if rules.list.bounds_next and base_damage(state, rules, self.seat, self.unit, self.home, self._ability(rules)):
            spend_next(state, rules, self.unit, (target,))
        if amount <= 0:
            return NEXT
        self.target = target
        self.damage_before = state.damage[target]
        return happen(state, rules, Damaged("704.3d", target, amount, self.unit))

    @rule("104.4 704.3c")
    def _ignores_advantage(self, state: HanyoState, rules: Hanyo, target: int) -> bool:
        """Whether a text keeps the damage from being doubled by advantage."""
        ability = self._ability(rules)
        reading = Reading(state, rules, self.seat, self.home)
        for sentence in ability.sentences:
            if isinstance(sentence.effect, u.IgnoresAdvantage) and is_about_itself(sentence):
                if is_shaped(sentence):
                    continue
                if sentence.condition is None or reading.holds(sentence.condition):
                    return True
        for each in derived(state, rules).of(u.IgnoresAdvantage):
            assert isinstance(each.effect, u.IgnoresAdvantage)
            what = each.effect.what
            if isinstance(what, OF_SKILLS):
                if concerns_skill(state, rules, each, what, self.unit, self.seat, ability):
                    return True
            elif target in each.reached(what, reading_of(state, rules, each)):
                return True
        return False

    def _ability(self, rules: Hanyo) -> SkillAbility:
        return rules.list.cards[self.printed].abilities[self.ability]

    @step("704.4")
    def damage_others(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Damage that the text deals to other units."""
        return self._carry_out(state, rules, DAMAGE_PART, "704.4")

    def _carry_out(self, state: HanyoState, rules: Hanyo, part: int, clause: str) -> Flow:
        line = self.ability + part
        if not rules.sentences(self.printed, line):
            return NEXT
        carried = Carry(self.seat, self.home, self.printed, line, clause, self.that)
        if self.target >= 0:
            carried.keep(DEALT, max(0, state.damage[self.target] - self.damage_before))
        return self.call(state, carried, into="that")

    @step("704.5")
    def other_effects(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Everything else the text says."""
        return self._carry_out(state, rules, OTHER_PART, "704.5")

    @step("704.6")
    def check_damage(self, state: HanyoState, rules: Hanyo) -> Flow:
        return check(self, state, rules)

    @step("705.1")
    def end_battle(self, state: HanyoState, rules: Hanyo) -> Flow:
        happen(state, rules, SkillOver("705.1"))
        return let_pass(state, rules, "705.1", self.seat, "battle-end")

    @step("705.2")
    def check_end(self, state: HanyoState, rules: Hanyo) -> Flow:
        return check(self, state, rules)


@rule("704.3a 704.3a-1 704.3a-2 212.1 809.1e 916.4a")
def base_damage(state: HanyoState, rules: Hanyo, seat: int, unit: int, home: int, ability: SkillAbility) -> int:
    """The skill damage as it is now; where it is printed with ×, what its text counts. From 0 on nothing is added."""
    if ability.damage < 0:
        return 0
    base = ability.damage
    if ability.times:
        reading = Reading(state, rules, seat, home)
        base = sum([_counted(each, reading) for each in ability.sentences])
        if base == 0:
            return 0
    for each in derived(state, rules).of(h.ChangeSkillDamage):
        assert isinstance(each.effect, h.ChangeSkillDamage)
        if is_about_itself(each.sentence):
            continue
        if concerns_skill(state, rules, each, each.effect.what, unit, seat, ability):
            base = changed_by(base, each.effect.change, reading_of(state, rules, each))
    return max(0, base)


def damage_of(
    state: HanyoState, rules: Hanyo, seat: int, unit: int, home: int, ability: SkillAbility, target: int
) -> int:
    """What the skill deals to the opponent's main unit before advantage; where the order matters, the most."""
    return damages_of(state, rules, seat, unit, home, ability, target)[-1]


BOUNDS: Final = (q.NotOver, q.NotUnder)  # what a text lets damage not go beyond is looked at last
Step = tuple[n.Node, Reading]  # a change and the table as its text reads it


@rule("704.3a-2 704.3b 704.3b-1 704.3b-2 704.3b-3 916.2")
def damages_of(
    state: HanyoState, rules: Hanyo, seat: int, unit: int, home: int, ability: SkillAbility, target: int
) -> tuple[int, ...]:
    """Everything that base, own changes and the opponent's changes can come to, from the least to the most: the turn
    player applies the changes of each side in any order."""
    standing = derived(state, rules).standing
    amount = base_damage(state, rules, seat, unit, home, ability)
    if ability.counts_first:
        counted = [each for each in standing if is_counted_base(each.effect)]
        meant = [_changed_by(state, rules, each, seat, unit, ability, target) for each in counted]
        amount += sum([changed_by(0, *found) for found in meant if found is not None])
        standing = [each for each in standing if each not in counted]
    if amount == 0:
        return (0,)
    own: list[Step] = []
    others: list[Step] = []
    reading = Reading(state, rules, seat, home)
    for sentence in ability.sentences:
        effect = sentence.effect
        if isinstance(effect, h.ChangeSkillDamage) and is_about_itself(sentence) and not is_shaped(sentence):
            reading.compared = sentence.condition
            if sentence.condition is None or reading.holds(sentence.condition):
                own.append((effect.change, reading))
    for each in standing:
        found = _changed_by(state, rules, each, seat, unit, ability, target)
        if found is not None:
            found[1].only_up = found[1].only_up or keeps_itself(ability, reading, each.seat != seat)
            (own if each.seat == seat else others).append(found)
    bounds = tuple([step for step in (*own, *others) if isinstance(step[0], BOUNDS)])
    own = [step for step in own if not isinstance(step[0], BOUNDS)]
    others = [step for step in others if not isinstance(step[0], BOUNDS)]
    come = {last for first in _outcomes(amount, own) for last in _outcomes(first, others)}
    return tuple(sorted({_applied(come_to, bounds) for come_to in come}))


@rule("104.4 104.6 916.2")
def keeps_skill(state: HanyoState, rules: Hanyo, seat: int, unit: int, ability: SkillAbility, by: int) -> bool:
    """Whether a text about skills keeps effects of this player from lowering the damage of this one."""
    for each in derived(state, rules).of(u.KeepsDamage):
        effect = each.effect
        assert isinstance(effect, u.KeepsDamage)
        if isinstance(effect.what, OF_SKILLS) and (effect.by == "any" or by != each.seat):
            if concerns_skill(state, rules, each, effect.what, unit, seat, ability):
                return True
    return False


@rule("104.6 704.3b-2 916.2")
def keeps_itself(ability: SkillAbility, reading: Reading, theirs: bool) -> bool:
    """Whether the text of a skill keeps effects, or those of the opponent, from lowering its damage."""
    for sentence in ability.sentences:
        effect = sentence.effect
        if isinstance(effect, u.KeepsDamage) and is_about_itself(sentence) and (effect.by == "any" or theirs):
            if sentence.condition is None or reading.holds(sentence.condition):
                return True
    return False


def _outcomes(amount: int, steps: list[Step]) -> set[int]:
    """What changes come to in any order; raising and lowering alone comes to the same."""
    if all([isinstance(change, (m.Up, m.Down)) for change, _ in steps]) or len(steps) > 6:
        return {_applied(amount, tuple(steps))}
    return {_applied(amount, order) for order in permutations(steps)}


def _applied(amount: int, steps: tuple[Step, ...]) -> int:
    for change, reading in steps:
        after = changed_by(amount, change, reading)
        amount = max(amount, after) if reading.only_up else after
    return amount


def _counted(sentence: Sentence, reading: Reading) -> int:
    """704.3a-1, 916.4a. The base of a skill printed with ×: counted first, dealt as one."""
    effect = sentence.effect
    if not isinstance(effect, (h.DamageForEach, t.DamageForCount)):
        return 0
    if sentence.condition is not None and not reading.holds(sentence.condition):
        return 0
    counted = reading.count(effect.each) if isinstance(effect, h.DamageForEach) else reading.amount(effect.amount)
    return effect.n * counted


CHANGES: Final = (h.ChangeDamage, h.ChangeDamageTaken, u.ChangeDamageFrom, h.ChangeSkillDamage)


def _changed_by(
    state: HanyoState, rules: Hanyo, standing: Standing, seat: int, unit: int, ability: SkillAbility, target: int
) -> Step | None:
    """The change of a standing effect, if it concerns this damage."""
    effect = standing.effect
    reading = reading_of(state, rules, standing)
    reading.only_up = isinstance(effect, CHANGES) and (
        keeps_damage(state, rules, unit, standing.seat) or keeps_skill(state, rules, seat, unit, ability, standing.seat)
    )
    if isinstance(effect, h.ChangeDamage):
        return (effect.change, reading) if unit in standing.reached(effect.what, reading) else None
    if isinstance(effect, u.ChangeDamageFrom):
        meant = unit in members(effect.by, reading) and target in standing.reached(effect.what, reading)
        return (effect.change, reading) if meant else None
    if isinstance(effect, h.ChangeDamageTaken):
        return (effect.change, reading) if target in standing.reached(effect.what, reading) else None
    if isinstance(effect, h.ChangeSkillDamage) and is_about_itself(standing.sentence):
        if concerns_skill(state, rules, standing, effect.what, unit, seat, ability):
            return effect.change, reading
    return None
