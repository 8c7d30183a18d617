"""What is true now? Information of units under all lasting effects, in the layers of 809.

Layers: what is printed and what a card says of itself (809.1a); kinds, names, attributes and advantage given or lost
(809.1b); abilities given or lost (809.1c); other information changed (809.1d); numbers changed (809.1e). Effects that
change no information (damage changes, prohibitions, replacements) are collected beside, as standing effects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.hanyo.table import AREAS, IN_AREA, SETS, STUNNED, HanyoState
from fuda.games.hanyo.texts.measuring import ATTRIBUTE
from fuda.games.hanyo.texts.reading import Reading
from fuda.games.hanyo.texts.reads import reads_of
from fuda.games.hanyo.words import conditions as k
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.kernel.facts import Carried, Facts, Held
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.language.running.lasting import ABILITIES, derived_anew
from fuda.language.running.lasting import derived as derived_facts
from fuda.language.running.lines import Standing
from fuda.language.running.printed import REFERENCE, REFERENCES, speaks_of
from fuda.language.running.selection import members
from fuda.language.running.text_changes import TextChange
from fuda.language.running.text_facts import TextFacts
from fuda.language.running.timestamps import equal_in_age as first_tie
from fuda.language.words import abilities as a
from fuda.language.words import measures as q
from fuda.language.words import nodes as n
from fuda.language.words.figures import NumberX

if TYPE_CHECKING:
    from fuda.games.hanyo.cards import SkillAbility
    from fuda.games.hanyo.rules import Hanyo

ATTRIBUTES: Final = 1
ADVANTAGE: Final = 2
HP: Final = 3
RETREAT: Final = 4
NAMES: Final = 5  # a bit for each name that a text gives, where one does


OF_ATTRIBUTES: Final = (h.GainAttribute, h.LoseAttribute, u.LoseAttributes, u.GainAttributesOf)
OF_ADVANTAGE: Final = (h.GainAdvantage, h.LoseAdvantage, u.GainAdvantageOver)
BECOMING: Final = (h.BecomeAttribute, u.BecomeAttributesOf)


@rule("809.1b 809.1c 809.1d 809.1e")
def layer_of(effect: n.Node) -> int:
    """The layer in which an effect on information applies; 0 for all others."""
    if isinstance(effect, (*OF_ATTRIBUTES, *OF_ADVANTAGE, u.GainName)):
        return 1
    if isinstance(effect, (h.GainAbility, h.LoseExSkills)):
        return 2
    if isinstance(effect, BECOMING):
        return 3
    return 4 if isinstance(effect, (h.ChangeHp, h.ChangeRetreatCost)) else 0


def writes_of(effect: n.Node) -> tuple[int, ...]:
    """The information that an effect changes."""
    if isinstance(effect, (*OF_ATTRIBUTES, *BECOMING)):
        return (ATTRIBUTES,)
    if isinstance(effect, OF_ADVANTAGE):
        return (ADVANTAGE,)
    if isinstance(effect, u.GainName):
        return (NAMES,)
    if isinstance(effect, (h.GainAbility, h.LoseExSkills)):
        return (ABILITIES,)
    return (HP,) if isinstance(effect, h.ChangeHp) else (RETREAT,)


SET, DOUBLED, HALVED, CAPPED, FLOORED = 1, 2, 3, 4, 5  # how a figure is changed that is not raised or lowered


@rule("104.6 916.2")
def changed_by(amount: int, change: n.Node, reading: Reading) -> int:
    """A number after a change: raised, lowered, set, doubled or halved."""
    if isinstance(change, q.To):
        return reading.amount(change.amount)
    if isinstance(change, q.NotOver):
        return min(amount, reading.amount(change.amount))
    if isinstance(change, q.NotUnder):
        return max(amount, reading.amount(change.amount))
    if isinstance(change, q.Twice):
        return amount * 2
    return amount // 2 if isinstance(change, q.Half) else amount + reading.signed(change)


def reading_of(state: HanyoState, rules: Hanyo, standing: Standing) -> Reading:
    """The table as a standing effect reads it, with what its text had counted."""
    made = standing.modifier
    if made is None:
        return Reading(state, rules, standing.seat, standing.this)
    reading = Reading(state, rules, standing.seat, standing.this, made.cards)
    reading.numbers = made.kept
    return reading


def content_of(effect: n.Node, printed: int, rules: Hanyo, reading: Reading) -> Held:
    """What an effect does to each unit that it reaches."""
    if isinstance(effect, (h.ChangeHp, h.ChangeRetreatCost)):
        change = effect.change
        if type(change) is q.To:
            return (SET, reading.amount(change.amount))
        if isinstance(change, (q.NotOver, q.NotUnder)):
            return (CAPPED if isinstance(change, q.NotOver) else FLOORED, reading.amount(change.amount))
        if isinstance(change, (q.Twice, q.Half)):
            return (DOUBLED if type(change) is q.Twice else HALVED, 0)
        return reading.signed(change)
    if isinstance(effect, (h.GainAttribute, h.LoseAttribute, h.BecomeAttribute, h.GainAdvantage)):
        return reading.bit(effect.attribute)
    if isinstance(effect, (u.GainAttributesOf, u.BecomeAttributesOf, u.GainAdvantageOver)):
        # Of a card that was spoken of the attributes are kept that it had then.
        return reading.number(ATTRIBUTE) if isinstance(effect.of, n.That) else reading.attributes_of(effect.of)
    if isinstance(effect, u.GainName):
        return 1 << rules.list.given_names.index(effect.name)
    return rules.given(printed, effect) if type(effect) is h.GainAbility else -1


@rule("809.1b 809.1c 809.1d 809.1e 809.5 918.1")
def change(facts: Facts, rules: Hanyo, effect: n.Node, subject: int, content: Held) -> None:
    """Put the new information in the place of the old."""
    if isinstance(content, tuple):
        place = HP if type(effect) is h.ChangeHp else RETREAT
        now = facts.number(subject, place)
        how, amount = content
        made = {SET: amount, DOUBLED: now * 2, HALVED: now // 2, CAPPED: min(now, amount), FLOORED: max(now, amount)}
        facts.set(subject, place, made[how])
        return
    if type(effect) is h.GainAbility:
        facts.set(subject, ABILITIES, (*facts.members(subject, ABILITIES), subject << 20 | content))
    elif type(effect) is h.ChangeHp:
        facts.set(subject, HP, facts.number(subject, HP) + content)
    elif type(effect) is h.GainAttribute or type(effect) is u.GainAttributesOf:
        facts.set(subject, ATTRIBUTES, facts.number(subject, ATTRIBUTES) | content)
    elif type(effect) is h.LoseAttribute:
        facts.set(subject, ATTRIBUTES, facts.number(subject, ATTRIBUTES) & ~content)
    elif type(effect) is u.LoseAttributes:
        facts.set(subject, ATTRIBUTES, 0)
    elif type(effect) is h.BecomeAttribute or type(effect) is u.BecomeAttributesOf:
        facts.set(subject, ATTRIBUTES, content)
    elif type(effect) is u.GainName:
        facts.set(subject, NAMES, facts.number(subject, NAMES) | content)
    elif type(effect) is h.GainAdvantage or type(effect) is u.GainAdvantageOver:
        facts.set(subject, ADVANTAGE, facts.number(subject, ADVANTAGE) | content)
    elif type(effect) is h.LoseAdvantage:
        facts.set(subject, ADVANTAGE, 0)
    elif type(effect) is h.ChangeRetreatCost:
        facts.set(subject, RETREAT, facts.number(subject, RETREAT) + content)
    else:
        held = facts.members(subject, ABILITIES)
        facts.set(subject, ABILITIES, tuple([e for e in held if rules.list.ability(e & REFERENCE).kind != "ex"]))


def is_met(condition: n.Node, reading: Reading) -> bool:
    """Whether a lasting effect with this condition or duration applies now."""
    if isinstance(condition, u.InNextPhaseOf):
        return reading.holds(n.PhaseOf(condition.player, condition.phase))
    if isinstance(condition, JUDGED):
        return True  # asked when it matters, or kept by the turn in which the effect ends
    if isinstance(condition, q.And):
        return is_met(condition.first, reading) and is_met(condition.second, reading)
    judged = reading.rules.cache.judged
    key = id(condition)
    known = judged.get(key)
    if known is None or known[0] is not condition:
        known = judged[key] = (condition, any([speaks_of(condition, kind) for kind in OF_COURSE]))
    return known[1] or reading.holds(condition)  # what speaks of its course was judged when the text was carried out


JUDGED: Final = (
    h.WonRockPaperScissors,
    k.LostRockPaperScissors,
    n.UntilEndOfTurn,
    a.InNextTurnOf,
    a.UntilEndOfNextTurnOf,
    u.UntilStartOfNextTurnOf,
)
# Words about what the text itself has done before.
OF_COURSE: Final = (k.HasWon, k.HasLost, NumberX, q.SoMany, q.AsDealt, n.That)


OF_DAMAGE: Final = (h.ChangeDamage, h.ChangeDamageTaken, u.ChangeDamageFrom)


@rule("104.4 104.6 916.2")
def keeps_damage(state: HanyoState, rules: Hanyo, source: int, seat: int) -> bool:
    """Whether a text keeps effects of this player from lowering the damage that a unit deals."""
    for each in derived(state, rules).of(u.KeepsDamage):
        effect = each.effect
        assert isinstance(effect, u.KeepsDamage)
        if group_of(effect) is None or isinstance(effect.what, (h.Skills, n.WithCost, g.SkillsWithName)):
            continue  # about skills, not about all that a unit deals
        meant = effect.by == "any" or seat != each.seat
        if meant and source in each.reached(effect.what, Reading(state, rules, each.seat, each.this)):
            return True
    return False


@rule("704.4 916.2")
def changed_damage(state: HanyoState, rules: Hanyo, source: int, target: int, amount: int) -> int:
    """What is left of damage from a text: all effects on what the source deals and what the target takes."""
    own = state.owner[source] if source >= 0 else state.owner[target]
    found = [each for each in derived(state, rules).standing if isinstance(each.effect, OF_DAMAGE)]
    for each in sorted(found, key=lambda standing: standing.seat != own):
        effect = each.effect
        assert isinstance(effect, OF_DAMAGE)
        reading = reading_of(state, rules, each)
        concerned = source if isinstance(effect, h.ChangeDamage) else target
        if isinstance(effect, u.ChangeDamageFrom) and source not in members(effect.by, reading):
            continue
        if concerned in each.reached(effect.what, reading):
            after = changed_by(amount, effect.change, reading)
            amount = max(amount, after) if keeps_damage(state, rules, source, each.seat) else after
    return amount


@rule("801.1g 801.1g-1 802.1 802.2 802.2a 805.1")
def printed_abilities(rules: Hanyo, card: int, printed: int, stunned: bool) -> tuple[int, ...]:
    """The abilities that a unit has from a card before any effect: itself or a set; a stunned unit has no EX skills."""
    own = rules.list.cards[printed].own_without_ex if stunned else rules.list.cards[printed].own
    return tuple([card << REFERENCES | each for each in own])


@rule("809.1 809.1a 809.2 809.3 809.3a 809.3b 809.4 805.1")
def derived(state: HanyoState, rules: Hanyo) -> TextFacts:
    """All information of the units in the areas, kept until the next event."""
    return derived_facts(state, rules)


def lay_base(state: HanyoState, rules: Hanyo, facts: TextFacts) -> list[int]:
    """809.1a. What is printed on the units of the areas, and the units themselves."""
    values = facts.values
    bases = rules.cache.bases
    down, known, printed, placed = state.down, state.known, state.printed, state.placed
    units: list[int] = []
    for seat in (0, 1):
        for zone in AREAS[seat]:
            for unit in state.zones[zone]:
                if not down[unit] and known[unit] == 3:
                    units.append(unit)
                    key = (unit, printed[unit], placed[unit] == STUNNED)
                    values.update(bases[key] if key in bases else _base_of(rules, *key))
        for attached in state.zones[SETS[seat]]:
            unit = state.host[attached]
            if (unit, ABILITIES) in values:
                more = printed_abilities(rules, attached, printed[attached], placed[unit] == STUNNED)
                values[(unit, ABILITIES)] = facts.abilities(unit) + more
    return units


def _base_of(rules: Hanyo, unit: int, printed: int, stunned: bool) -> dict[tuple[int, int], Held]:
    """What is printed on a unit; read once for each card."""
    card = rules.list.cards[printed]
    found = rules.cache.bases[(unit, printed, stunned)] = {
        (unit, ATTRIBUTES): card.attributes,
        (unit, ADVANTAGE): card.advantage,
        (unit, ABILITIES): printed_abilities(rules, unit, printed, stunned),
        (unit, HP): card.hp,
        (unit, RETREAT): card.retreat,
    }
    if rules.list.given_names:
        found[(unit, NAMES)] = 0
    return found


@rule("809.3b")
def order_can_matter(abilities: list[SkillAbility]) -> bool:
    """Whether static abilities among these, applied one way or the other round, can come to different things. Where it
    seems so, `equal_in_age` looks closely."""
    truths = [each for ability in abilities for each in ability.truths]
    effects = [each.effect for each in truths]
    if [
        1
        for ability in abilities
        if ability.kind == "ex"
        for e in ability.truths
        if isinstance(e.effect, h.LoseExSkills)
    ]:
        return True  # two of them take each other away
    # What takes away or counts, and reads what it changes itself, can depend on another like it both ways.
    for each in truths:
        if layer_of(each.effect) in (1, 4) and not isinstance(each.effect, (h.GainAttribute, h.GainAdvantage)):
            read = reads_of(each.effect) | reads_of(each.condition) | reads_of(each.duration)
            if read & set(writes_of(each.effect)):
                return True
    if any(
        [isinstance(getattr(each, "change", None), (q.To, q.Twice, q.Half, q.NotOver, q.NotUnder)) for each in effects]
    ):
        return True
    if any([isinstance(each, u.BecomeAttributesOf) for each in effects]):
        return True  # two of them can take over what the other changes
    gained = {each.attribute for each in effects if isinstance(each, h.GainAttribute)}
    lost = {each.attribute for each in effects if isinstance(each, h.LoseAttribute)}
    become = {each.attribute for each in effects if isinstance(each, h.BecomeAttribute)}
    if gained and any([isinstance(each, u.LoseAttributes) for each in effects]):
        return True
    losing = any(isinstance(each, h.LoseAdvantage) for each in effects)
    return (
        bool(gained & lost)
        or len(become) > 1
        or (losing and any(isinstance(e, (h.GainAdvantage, u.GainAdvantageOver)) for e in effects))
    )


@rule("809.3b 809.3b-1")
def equal_in_age(state: HanyoState, rules: Hanyo) -> tuple[int, ...]:
    """The cards in force since the same moment whose order makes a difference."""
    cards = tuple([card for zone in (*AREAS[0], *AREAS[1], *SETS) for card in state.zones[zone]])
    return first_tie(state, rules, cards)


def group_of(effect: n.Node) -> n.Node | None:
    """The group of units that an effect is about; none where it is about players or skills alone."""
    what = getattr(effect.event if isinstance(effect, a.Instead) else effect, "what", None)
    while isinstance(what, (n.WithCost, g.SkillsWithName)):
        what = what.what
    if isinstance(what, h.Skills):
        what = what.of
    if not isinstance(what, n.Node) or isinstance(what, (n.You, n.Opponent, h.ThisSkill, h.SkillNamed, g.SkillOf)):
        return None
    return what


@rule("302.3b 809.3b-3")
def applying_to(state: HanyoState, rules: Hanyo, unit: int) -> tuple[int, ...]:
    """The names of the lasting effects on a group that apply to the unit now."""
    if not any([each.open for each in state.effects]):
        return ()
    watch: list[Carried] = []
    derived_anew(state, rules, watch)
    found: list[int] = []
    for carried in watch:
        change = carried.change
        if isinstance(change, TextChange) and change.modifier is not None:
            if unit in [subject for subject, _ in carried.contents]:
                found.append(change.modifier.name)
    for standing in derived(state, rules).standing:
        made = standing.modifier
        group = None if made is None else group_of(standing.effect)
        if made is not None and group is not None:
            if unit in standing.reached(group, Reading(state, rules, standing.seat, standing.this)):
                found.append(made.name)
    return tuple(found)


def number(state: HanyoState, rules: Hanyo, unit: int, attribute: int) -> int:
    """A derived number of a unit in an area."""
    found: TextFacts = derived_facts(state, rules) if state.facts is None else state.facts
    return found.number(unit, attribute)


def abilities_of(state: HanyoState, rules: Hanyo, unit: int) -> tuple[int, ...]:
    """The packed abilities that a unit has now."""
    found: TextFacts = derived_facts(state, rules) if state.facts is None else state.facts
    return found.abilities(unit)


def in_area(state: HanyoState, card: int) -> bool:
    """Whether the card is a unit in an area that is not knocked out."""
    return state.zone[card] in IN_AREA and not state.down[card]


@rule("306.7a-3")
def is_down(state: HanyoState, card: int) -> bool:
    """Whether the card is a knocked-out unit in an area."""
    return state.zone[card] in IN_AREA and bool(state.down[card])


@rule("306.7a-3")
def unit_refusal(state: HanyoState, seat: int, unit: int, clause: str) -> Reason | None:
    """Why the card is no unit with which the seat can do what the clause speaks of."""
    if state.owner[unit] == seat and is_down(state, unit):
        return Reason("306.7a-3", "knocked-out")
    return None if state.owner[unit] == seat and in_area(state, unit) else Reason(clause, "not-your-unit")
