"""How is a text played that nobody declared? 10.5.3, 14.7: what was triggered, and what takes the place of an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.honjin.battle_events import TookEffect
from fuda.games.honjin.chapters.choices import Choose
from fuda.games.honjin.chapters.dice import Groups, RollDice, dice_wanted
from fuda.games.honjin.chapters.last_known import Last
from fuda.games.honjin.chapters.reached_targets import TargetChoice, candidates
from fuda.games.honjin.table import BATTLEFIELD, HonjinState
from fuda.games.honjin.texts.lasting import is_used_up, noted_use
from fuda.games.honjin.texts.notation import Special
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.resolution import BESIDE, ResolveText, not_stacked
from fuda.kernel.decisions import Number
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.language.running.replacement import substitution
from fuda.language.running.resolution import TextFrame
from fuda.mechanics.triggers import Triggered

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


@rule("3.2.1.5 10.5.3 14.7.1 14.7.3 14.7.3.3 14.7.3.5 14.7.3.6")
def play_trigger(state: HonjinState, rules: Honjin, found: Triggered) -> Procedure:
    """What plays a triggered ability, or an effect that was put off."""
    ability = rules.list.cards[found.printed].abilities[found.line]
    if ability.kind == "later":
        that, targets = found.that, found.that
        if BESIDE in that:
            place = that.index(BESIDE)
            that, targets = that[:place], that[place + 1 :]
        return PlayText(found.seat, found.card, found.printed, found.line, that, targets, True)
    return PlayText(found.seat, found.card, found.printed, found.line, found.that)


class PlayText(Procedure):
    """10.5.3. A text without a declaration: targets, choices and dice, then it is carried out; nobody can counter."""

    def __init__(
        self,
        seat: int = -1,
        card: int = -1,
        printed: int = -1,
        ability: int = -1,
        that: tuple[int, ...] = (),
        targets: tuple[int, ...] = (),
        aimed: bool = False,
        clause: str = "10.5.3",
    ) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.printed = printed
        self.ability = ability
        self.that = that
        self.targets = targets
        self.aimed = aimed  # whether the targets are known already
        self.clause = clause
        self.variable = 0  # the n that was named
        self.choices: tuple[int, ...] = ()
        self.dice: Groups = ()
        self.result = 0

    def _ability(self, rules: Honjin) -> Special:
        return rules.list.cards[self.printed].abilities[self.ability]

    def _reading(self, state: HonjinState, rules: Honjin) -> Reading:
        reading = Reading(state, rules, self.seat, self.card, self.that, self.targets)
        if self.card >= 0 and state.zone[self.card] not in BATTLEFIELD and isinstance(state.last[self.card], Last):
            reading.last = state.last[self.card]
        reading.acting = self.seat
        return reading

    @step("1.3.2")
    def name_n(self, state: HonjinState, rules: Honjin) -> Flow:
        """Where a text leaves n to its owner, it is named, 1 at least."""
        ability = self._ability(rules)
        if not ability.names_n:
            return NEXT
        most = len(candidates(self._reading(state, rules), ability.target)) if ability.prices_n else ability.most_n
        return self.ask(
            state, Number(self.seat, "1.3.2", "variable", 1, max(1, min(most, ability.most_n))), into="variable"
        )

    @step("10.5.3 10.10.1 10.10.2 14.7.1")
    def aim(self, state: HonjinState, rules: Honjin) -> Flow:
        """Its owner chooses the targets now."""
        if self.aimed:
            return self.go("choose")
        chosen = TargetChoice(self.seat, self.card, self.printed, self.ability, self.that, self.variable)
        return self.call(state, chosen, into="targets")

    @step("10.10.3 10.10.11 10.5.6 10.19.2 10.19.3 16.2.1")
    def settle(self, state: HonjinState, rules: Honjin) -> Flow:
        """Without a proper target, while its effect is void, or if it did enough already, nothing happens."""
        reading = self._reading(state, rules)
        if not self.targets or not all([reading.holds(each) for each in self._ability(rules).valid]):
            return self.done(state, 0)
        ability = self._ability(rules)
        if ability.limits and is_used_up(state, self.card, ability):
            return self.done(state, 0)
        self.targets = not_stacked(state, rules, self.printed, self.ability, self.targets)
        self.go("choose")
        return happen(state, rules, *noted_use(state, self.seat, self.card, ability))

    @step("10.1.7 10.5.3")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """What else is to be chosen."""
        made = Choose(self.seat, self.card, self.printed, self.ability, self.targets, self.variable, "10.1.14")
        return self.call(state, made, into="choices")

    @step("14.7.3.10")
    def roll(self, state: HonjinState, rules: Honjin) -> Flow:
        """Dice are rolled now."""
        counts = dice_wanted(self._reading(state, rules), self._ability(rules), self.choices, self.dice)
        if not any(counts):
            return self.go("run")
        self.go("roll")
        return self.call(state, RollDice(self.seat, "14.7.3.10", counts, self.dice), into="dice")

    @step("10.5.3 14.7.3.4")
    def run(self, state: HonjinState, rules: Honjin) -> Flow:
        """It is carried out."""
        host = state.host[self.card] if self.card >= 0 else -1
        user = -1 if self.clause != "10.5.3" else host if host >= 0 else self.card
        text = ResolveText(
            self.seat,
            self.card,
            self.printed,
            self.ability,
            self.clause,
            self.that,
            self.targets,
            self.choices,
            self.dice,
            None,
            user,
        )
        return self.call(state, text, into="result")

    @step("10.5.3 4.1.8")
    def tell(self, state: HonjinState, rules: Honjin) -> Flow:
        """It has taken effect."""
        self.done(state, self.result)
        return happen(state, rules, TookEffect(self.clause, self.seat, self.card, True))


# --- what takes the place of an event


@rule("10.8.1 10.8.2 10.8.3 10.8.3.1")
def text_instead(event: Event) -> Procedure | None:
    """The procedure that carries out what takes an event's place."""
    return substitution(event, TextInstead)


class TextInstead(TextFrame):
    """10.8.3. The text that is carried out in place of an event."""

    @step("10.8.3")
    def play(self, state: HonjinState, rules: Honjin) -> Flow:
        """It is carried out like any other text, about what the event was about."""
        text = PlayText(self.seat, self.this, self.printed, self.line, self.that, self.that, True, "10.8.3")
        return self.call(state, text)
