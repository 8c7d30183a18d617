"""How are cards and abilities played? 803, 804, 806, and the success of skills (920)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.hanyo.cards import ENHANCEMENT, STRATEGY, SkillAbility
from fuda.games.hanyo.chapters.movement import Discarding
from fuda.games.hanyo.chapters.permissions import cannot, is_used_up, most, uses_none
from fuda.games.hanyo.chapters.scissors import RockPaperScissors
from fuda.games.hanyo.events import Attached, Went
from fuda.games.hanyo.table import HANDS, MAIN, RESOLUTION, SETS, HanyoState
from fuda.games.hanyo.texts.frames import Carry
from fuda.games.hanyo.texts.measuring import DEALT, DOER
from fuda.games.hanyo.texts.reading import Reading
from fuda.games.hanyo.texts.remembered import unit_of
from fuda.games.hanyo.texts.values import abilities_of, changed_by, derived, reading_of, unit_refusal
from fuda.games.hanyo.unit_events import AbilityUsed, CommandPlayed, Marked, SkillFailed
from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import conditions as k
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.kernel.decisions import Action, Cards
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.kernel.rules import EVERYBODY
from fuda.language.running.lasting import Standing
from fuda.language.running.printed import ACTIVATED, home_of, speaks_of
from fuda.language.running.resolution import Sentence
from fuda.language.running.selection import compares, members
from fuda.language.words import abilities as a
from fuda.language.words import measures as q
from fuda.language.words import nodes as n
from fuda.language.words import occasions as o
from fuda.language.words.figures import NumberX
from fuda.mechanics.zones import Looked

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo

# Parts of the damage step in which the sentences of a skill are carried out.
SHAPE_PART = 64  # 704.3b: what changes the skill's damage and hangs on something that is done first
DAMAGE_PART = 128  # 704.4: what deals damage to others
OTHER_PART = 192  # 704.5: everything else

BY_TRIAL = 2  # a skill failed because of rock-paper-scissors or lots


@rule("604.3 604.4 803.1 803.2 104.4")
def command_refusal(state: HanyoState, rules: Hanyo, seat: int, card: int) -> Reason | None:
    """Why the seat may not play this command now."""
    if state.turn_player != seat or state.phase != MAIN:
        return Reason("503.3", "not-your-main-phase")
    if state.zone[card] != HANDS[seat]:
        return Reason("604.1", "not-in-hand")
    printed = rules.card(state, card)
    if printed.is_unit:
        return Reason("604.1", "not-a-command")
    if printed.command == STRATEGY and state.strategies >= most(state, rules, seat, "strategy"):
        return Reason("803.2", "one-strategy-a-turn", played=state.strategies)
    if printed.command == ENHANCEMENT and state.turns_taken[seat] <= 1:
        return Reason("604.4", "not-in-your-first-turn")
    for each in derived(state, rules).of(h.CannotPlay):
        effect = each.effect
        assert isinstance(effect, h.CannotPlay)
        players = Reading(state, rules, each.seat, each.this).seats(effect.player)
        if effect.kind in (printed.command, "command") and seat in players:
            return Reason("104.4", "play-forbidden")
    for deed in (printed.command, "command"):
        if deed != STRATEGY and is_used_up(state, rules, seat, deed):
            return Reason("104.4", "play-forbidden")
    wanted = printed.playable()
    if wanted is not None and not Reading(state, rules, seat, card).holds(wanted):
        return Reason("104.4", "play-forbidden")
    if printed.command == ENHANCEMENT and not settable_units(state, rules, seat, card):
        return Reason("804.2b", "no-unit-to-set-on")
    return None


@rule("804.2b 804.2b-1")
def settable_units(state: HanyoState, rules: Hanyo, seat: int, card: int) -> tuple[int, ...]:
    """Units that fit the enhancement's text, were in an area when the turn began and got no set in this turn."""
    what = rules.card(state, card).settable()
    assert what is not None  # every enhancement says where it may be set
    reading = Reading(state, rules, seat, card)
    return tuple(
        [
            unit
            for unit in members(what, reading)
            if state.entered[unit] < state.turn and state.set_in[unit] != state.turn
        ]
    )


class PlayCommand(Procedure):
    """804. A command goes from the hand to the resolution zone, gets its target, and is resolved."""

    def __init__(self, seat: int = -1, card: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.target: tuple[int, ...] = ()

    @step("804.1 804.2b")
    def begin(self, state: HanyoState, rules: Hanyo) -> Flow:
        """What follows is undone if the play turns out to be illegal, for want of a unit: only an enhancement's."""
        return self.begin_announcement(state) if self._needs_unit(state, rules) else NEXT

    def _needs_unit(self, state: HanyoState, rules: Hanyo) -> bool:
        return rules.card(state, self.card).command == ENHANCEMENT

    @step("804.2 804.2a 310.1 310.2 310.2a")
    def put_up(self, state: HanyoState, rules: Hanyo) -> Flow:
        """To the resolution zone, above whatever lies there."""
        return happen(state, rules, Went("804.2a", self.card, RESOLUTION, self.seat))

    @step("804.2b 804.2b-1")
    def choose_target(self, state: HanyoState, rules: Hanyo) -> Flow:
        """An enhancement needs a unit; without one the play is illegal and undone."""
        if not self._needs_unit(state, rules):
            return NEXT
        units = settable_units(state, rules, self.seat, self.card)
        if not units:
            self.rewind(state)
            return self.abandon(state)
        return self.ask(state, Cards(self.seat, "804.2b", "set-on", units, 1, 1), into="target")

    def abandon(self, state: HanyoState) -> Flow:
        """After a rewind the frame of that moment is on top again; it has nothing left to do."""
        return int(state.frames[-1].done(state, 1))

    @step("803.2 604.3 804.2b")
    def count(self, state: HanyoState, rules: Hanyo) -> Flow:
        """The play is legal now; a strategy counts."""
        if self._needs_unit(state, rules):
            self.complete_announcement(state)
        command = rules.card(state, self.card).command
        happen(state, rules, CommandPlayed("804.2", self.seat, self.card, command))
        if command == STRATEGY:
            return happen(state, rules, Marked("803.2", "strategy", self.seat))
        return NEXT

    @step("804.2c 804.2c-1 804.2c-2 905.3")
    def resolve(self, state: HanyoState, rules: Hanyo) -> Flow:
        """A strategy or tactics takes effect; an enhancement is set."""
        printed = rules.card(state, self.card)
        if printed.command == ENHANCEMENT:
            unit = self.target[0]
            return happen(
                state, rules, Attached("804.2c-2", self.card, unit, SETS[state.owner[unit]], self.seat, self.card)
            )
        return self.call(state, Carry(self.seat, self.card, printed.printed, 0, "804.2c-1"))

    @step("804.2c-1 309.2")
    def put_away(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Then to the discard."""
        if state.zone[self.card] != RESOLUTION:
            return NEXT
        return self.call(state, Discarding((self.card,), "804.2c-1", self.seat))


def naming(verb: str, unit: int, packed: int) -> Action:
    """The action of a unit that uses an ability: the card that has it, and which one of that card's it is."""
    return Action(verb, unit, (home_of(packed),), (packed & 0xFFFFF,))


def named_by(action: Action) -> int:
    """The packed ability that an action names; -1 where it names none."""
    if len(action.cards) != 1 or len(action.numbers) != 1 or not 0 <= action.numbers[0] <= 0xFFFFF:
        return -1
    return action.cards[0] << 20 | action.numbers[0]


def unnamed(action: Action, reason: Reason | None) -> Reason | None:
    """A player who has named no skill is told to, not that there is no such skill."""
    if reason is None or action.numbers or reason.condition not in ("no-such-skill", "no-such-ability"):
        return reason
    return Reason(reason.clause, "which-skill")


@rule("606.1 801.1a 803.1 806.1")
def activation_refusal(state: HanyoState, rules: Hanyo, seat: int, unit: int, packed: int) -> Reason | None:
    """Why the seat may not play this activated EX skill now."""
    if state.turn_player != seat or state.phase != MAIN:
        return Reason("503.3", "not-your-main-phase")
    reason = unit_refusal(state, seat, unit, "606.1")
    if reason is not None:
        return reason
    if packed not in abilities_of(state, rules, unit):
        return Reason("802.2a", "no-such-ability")
    ability = rules.list.ability(packed & 0xFFFFF)
    if ability.form != ACTIVATED:
        return Reason("806.1", "not-activated")
    if is_forbidden(state, rules, unit, seat, ability) or cannot(state, rules, seat, "ex"):
        return Reason("104.4", "skill-forbidden")
    if is_used_up(state, rules, seat, "ex"):
        return Reason("104.4", "skill-forbidden")
    if ability.limit:
        used = sum([1 for each in state.used_this_turn if each[0] == seat and _same_name(rules, each[2], ability)])
        if used >= ability.limit:
            return Reason("803.1", "used-up-this-turn", used=used, limit=ability.limit)
    return None


def _same_name(rules: Hanyo, reference: int, ability: SkillAbility) -> bool:
    return rules.list.ability(reference & 0xFFFFF).name == ability.name


class PlayAbility(Procedure):
    """804, 806. An activated or triggered ability; what comes from a skill may fail first."""

    def __init__(
        self,
        seat: int = -1,
        card: int = -1,
        printed: int = -1,
        ability: int = -1,
        that: tuple[int, ...] = (),
        activated: bool = False,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.printed = printed
        self.ability = ability
        self.that = that
        self.activated = activated
        self.failed = 0

    @step("804.1 804.2a 806.2 806.2a 806.2c 813.2")
    def put_up(self, state: HanyoState, rules: Hanyo) -> Flow:
        """The ability itself goes to the resolution zone as if it were a card: this frame. A card that lies hidden is
        shown."""
        if not self.activated:
            return NEXT
        used = AbilityUsed("806.1", self.seat, self.card, self.printed << 5 | self.ability)
        if state.known[self.card] == EVERYBODY:
            return happen(state, rules, used)
        return happen(state, rules, Looked("806.2a", (self.card,), EVERYBODY), used)

    @step("804.2c-31 806.2b 813.3 920.1")
    def check_success(self, state: HanyoState, rules: Hanyo) -> Flow:
        """An EX skill is a skill: it can fail."""
        ability = rules.list.cards[self.printed].abilities[self.ability]
        if ability.kind != "ex" and not ability.by_skill:
            return NEXT
        unit = unit_of(state, self.card)
        return self.call(state, SuccessCheck(unit, self.printed, self.ability, self.seat), into="failed")

    @step("804.2c-3 920.2b 1101.1a")
    def resolve(self, state: HanyoState, rules: Hanyo) -> Flow:
        """It takes effect, or is simply taken away. What hands or lots have decided may go another way next time."""
        if self.failed:
            return self.done(state, int(self.failed == BY_TRIAL))
        carried = Carry(self.seat, self.card, self.printed, self.ability, "804.2c-3", self.that)
        ability = rules.list.cards[self.printed].abilities[self.ability]
        event = ability.event if ability.event is not None else ability.waited
        if isinstance(event, o.WithAmount):
            carried.keep(DEALT, self.that[-1])
            carried.that = carried.that[:-1]
            event = event.event
        if isinstance(event, o.WithDoer):
            carried.keep(DOER, carried.that[1] + 1 if len(carried.that) > 1 else 0)
            carried.that = carried.that[:1]
        return self.call(state, carried)


@rule("104.4 703.2a-3 807.4")
def is_forbidden(state: HanyoState, rules: Hanyo, unit: int, seat: int, ability: SkillAbility) -> bool:
    """Whether an effect forbids to use this skill or EX skill."""
    for each in derived(state, rules).of(h.CannotUse):
        assert isinstance(each.effect, h.CannotUse)
        if concerns_skill(state, rules, each, each.effect.what, unit, seat, ability):
            return True
    return (ability.kind == "skill" and uses_none(state, rules, unit, seat)) or not is_usable(
        state, rules, unit, seat, ability
    )


@rule("703.2a-3")
def is_usable(state: HanyoState, rules: Hanyo, unit: int, seat: int, ability: SkillAbility) -> bool:
    """Whether the conditions of use are met that the skill states itself, or a standing effect."""
    for sentence in ability.sentences:
        effect = sentence.effect
        if isinstance(effect, u.UsableOnlyIf) and isinstance(effect.what, h.ThisSkill):
            if not Reading(state, rules, seat, unit).holds(effect.condition):
                return False
    for each in derived(state, rules).of(u.UsableOnlyIf):
        effect = each.effect
        assert isinstance(effect, u.UsableOnlyIf)
        if concerns_skill(state, rules, each, effect.what, unit, seat, ability):
            if not reading_of(state, rules, each).holds(effect.condition):
                return False
    return True


# Words by which the skills are a player's, not those of a unit.
OF_A_PLAYER: Final = (n.You, n.Opponent, q.TurnPlayer, q.OtherPlayer, a.EachPlayer)


@rule("211.2 801.1g-1 902.1b 920.1a 920.1b 704.3b")
def concerns_skill(
    state: HanyoState, rules: Hanyo, standing: Standing, what: n.Node, unit: int, seat: int, ability: SkillAbility
) -> bool:
    """Whether a text about skills means this skill of this unit."""
    if isinstance(what, n.WithCost):
        # Only skills have a cost (210.1); an EX skill has none, not even 0.
        return (
            ability.kind == "skill"
            and compares(skill_cost(state, rules, unit, seat, ability), what.cost)
            and concerns_skill(state, rules, standing, what.what, unit, seat, ability)
        )
    if isinstance(what, h.SkillNamed):
        return ability.name == what.name
    if isinstance(what, g.SkillsWithName):
        named = what.name in ability.name
        return named and concerns_skill(state, rules, standing, what.what, unit, seat, ability)
    if isinstance(what, g.SkillOf):
        reading = Reading(state, rules, standing.seat, standing.this)
        if isinstance(what.of, OF_A_PLAYER):
            return ability.name == what.name and seat in reading.seats(what.of)
        return ability.name == what.name and unit in members(what.of, reading)
    if isinstance(what, h.ThisSkill):
        made = standing.modifier
        if made is not None and (made.printed, made.ability) != (ability.printed, ability.place):
            return False
        return standing.this == unit or (standing.this >= 0 and state.host[standing.this] == unit)
    assert isinstance(what, h.Skills)
    reading = Reading(state, rules, standing.seat, standing.this)
    if isinstance(what.of, OF_A_PLAYER):
        return seat in reading.seats(what.of)
    return unit in standing.reached(what.of, reading)


@rule("210.1 210.2")
def skill_cost(state: HanyoState, rules: Hanyo, unit: int, seat: int, ability: SkillAbility) -> int:
    """How much energy the skill asks for now."""
    cost = ability.cost
    for each in derived(state, rules).of(h.ChangeSkillCost):
        effect = each.effect
        assert isinstance(effect, h.ChangeSkillCost)
        what = effect.what
        if isinstance(what, n.WithCost):  # by the printed cost: what is changed cannot decide about its change
            if not compares(ability.cost, what.cost):
                continue
            what = what.what
        if concerns_skill(state, rules, each, what, unit, seat, ability):
            cost = changed_by(cost, effect.change, reading_of(state, rules, each))
    return max(0, cost)


def is_about_itself(sentence: Sentence) -> bool:
    """Whether a sentence of a skill changes the damage of that very use of it."""
    effect = sentence.effect
    if (
        not isinstance(effect, (h.ChangeSkillDamage, u.IgnoresAdvantage, u.KeepsDamage))
        or sentence.duration is not None
    ):
        return False
    return isinstance(effect.what, h.ThisSkill)


LOOKING_BACK: Final = (q.SoMany, q.AsDealt, NumberX, k.HasWon, k.HasLost)


def looks_back(sentence: Sentence) -> bool:
    """Whether a sentence speaks of what the text has counted or played before."""
    return any([speaks_of(sentence.effect, kind) or speaks_of(sentence.condition, kind) for kind in LOOKING_BACK])


@rule("704.3b")
def is_shaped(sentence: Sentence) -> bool:
    """Whether a change of the skill's own damage hangs on something that is done first."""
    trial = any([speaks_of(sentence.condition, kind) for kind in (h.WonRockPaperScissors, k.LostRockPaperScissors)])
    return sentence.follows or sentence.otherwise or trial or looks_back(sentence)


@rule("704.3a-1 704.3b 704.4 704.5")
def parts_of_skill(sentences: tuple[Sentence, ...]) -> tuple[int, ...]:
    """In which part of the damage step each sentence is carried out; 0: it is only read where damage is worked out.

    What another sentence hangs on, or speaks of, is done in time for it."""
    parts = [_part_of(each) for each in sentences]
    for place in range(len(sentences) - 1, 0, -1):
        each = sentences[place]
        hangs = each.follows or each.otherwise or looks_back(each) or _is_tried_with(sentences, place)
        before = place - 1 if hangs else _antecedent(sentences, place)
        if before >= 0 and parts[place]:
            parts[before] = min(parts[before], parts[place])
    for before, each in enumerate(sentences[1:]):
        hangs = each.follows or each.otherwise or looks_back(each) or _is_tried_with(sentences, before + 1)
        if hangs and parts[before]:
            parts[before + 1] = parts[before]
    return tuple(parts)


@rule("919.1")
def _is_tried_with(sentences: tuple[Sentence, ...], place: int) -> bool:
    """Whether a sentence hangs on the same rock-paper-scissors as the one before it, which is played once."""
    condition = sentences[place].condition
    if condition is None or condition is not sentences[place - 1].condition:
        return False
    return any([speaks_of(condition, kind) for kind in (h.WonRockPaperScissors, k.LostRockPaperScissors)])


def _part_of(sentence: Sentence) -> int:
    if isinstance(sentence.effect, (h.DamageForEach, t.DamageForCount, u.UsableOnlyIf)):
        return 0
    if is_about_itself(sentence):
        return SHAPE_PART if is_shaped(sentence) else 0
    return DAMAGE_PART if isinstance(sentence.effect, h.DealDamage) else OTHER_PART


def _antecedent(sentences: tuple[Sentence, ...], place: int) -> int:
    """The place of the choice of which a sentence speaks; -1: of none."""
    sentence = sentences[place]
    if speaks_of(sentence.effect, n.That) or speaks_of(sentence.condition, n.That):
        for before in range(place - 1, -1, -1):
            if isinstance(sentences[before].effect, n.Choose):
                return before
    return -1


class SuccessCheck(Procedure):
    """920. Does the skill fail? First what fails unconditionally, then what must be tried out."""

    def __init__(self, unit: int = -1, printed: int = -1, ability: int = -1, seat: int = -1) -> None:
        super().__init__()
        self.unit = unit
        self.printed = printed
        self.ability = ability
        self.seat = seat
        self.trials: tuple[int, ...] = ()  # the seats that try to make it fail
        self.winner = -1

    @step("920.1 920.1a 920.1c")
    def fail_at_once(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Effects that simply say so; the others are tried one after the other."""
        ability = rules.list.cards[self.printed].abilities[self.ability]
        trials: list[int] = []
        for sure in derived(state, rules).of(u.NeverFails):
            assert isinstance(sure.effect, u.NeverFails)
            if concerns_skill(state, rules, sure, sure.effect.what, self.unit, self.seat, ability):
                return self.done(state, 0)
        for each in derived(state, rules).of(h.Fails):
            effect = each.effect
            assert isinstance(effect, h.Fails)
            if concerns_skill(state, rules, each, effect.what, self.unit, self.seat, ability):
                if isinstance(each.sentence.condition, h.WonRockPaperScissors):
                    trials.append(each.seat)
                elif isinstance(each.sentence.condition, k.LostRockPaperScissors):
                    trials.append(1 - each.seat)
                else:
                    happen(state, rules, SkillFailed("920.1a", self.unit))
                    return self.done(state, 1)
        self.trials = tuple(trials)
        return NEXT

    @step("920.1b 920.1b-1 919.1")
    def try_out(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Rock-paper-scissors is played now, not before."""
        if not self.trials:
            return self.done(state, 0)
        return self.call(state, RockPaperScissors("920.1b-1"), into="winner")

    @step("920.1b 920.2")
    def judge_trial(self, state: HanyoState, rules: Hanyo) -> Flow:
        """The first that succeeds makes it fail."""
        seat = self.trials[0]
        self.trials = self.trials[1:]
        if self.winner == seat:
            happen(state, rules, SkillFailed("920.1b", self.unit))
            return self.done(state, BY_TRIAL)
        return self.go("try_out")


def usable_abilities(state: HanyoState, rules: Hanyo, seat: int) -> list[tuple[int, int]]:
    """The activated EX skills that the seat may play now, with their units."""
    found: list[tuple[int, int]] = []
    for unit, packed in derived(state, rules).activated:
        if state.owner[unit] == seat and activation_refusal(state, rules, seat, unit, packed) is None:
            found.append((unit, packed))
    return found
