"""How is something used? 10.1: it is declared with targets, price, choices and dice, and later resolved; chains (15.2).

A declaration is all or nothing: everything is named first, and only then anything happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.honjin.battle_events import ChainedOn, PutUp, TakenOff, UseOver
from fuda.games.honjin.chapters.attacks import ResolveAttack
from fuda.games.honjin.chapters.choices import Choose, n_to_begin_with
from fuda.games.honjin.chapters.costs import NameCosts, into_effect_zone, reading_of_use
from fuda.games.honjin.chapters.dice import RollDice, dice_wanted
from fuda.games.honjin.chapters.legality import least_variable, most_variable, timing_of, users_for, uses
from fuda.games.honjin.chapters.payment import PayCosts
from fuda.games.honjin.chapters.reached_targets import (
    is_lost_before_paying,
    next_part,
    parts_of_target,
    target_question,
)
from fuda.games.honjin.chapters.targets import aim_of, named_targets
from fuda.games.honjin.events import MovedOn
from fuda.games.honjin.table import ATTACK, HANDS, TIMING_WORDS, Declared, HonjinState
from fuda.games.honjin.texts.lasting import noted_use
from fuda.games.honjin.texts.notation import Special
from fuda.games.honjin.texts.resolution import ResolveDeclared
from fuda.kernel.decisions import Act, Action, Cards, Number
from fuda.kernel.machine import apply_now, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, step
from fuda.kernel.records import copy_of
from fuda.kernel.telling import silence_tells

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


class Use(Procedure):
    """10.1.4-10.1.9. One ability is declared, by itself or chained on to the last one; its result is 1 where that
    turned out not to be possible."""

    def __init__(
        self, seat: int = -1, card: int = -1, reference: int = -1, timing: str = "", link: bool = False
    ) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.reference = reference
        self.timing = timing
        self.link = link
        self.declared = Declared()
        self.pick: tuple[int, ...] = ()
        self.variable = 0
        self.reply: Any = ()
        self.aimed: tuple[tuple[int, ...], ...] = ()  # of several targets those that were chosen
        self.named: Any = 0  # the declaration with its price
        self.choices: tuple[int, ...] = ()
        self.dice: tuple[tuple[int, ...], ...] = ()

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """There was one target word before."""
        return {"aimed": [], **written}

    def ability(self, rules: Honjin) -> Special:
        """What is used."""
        return rules.list.ability(self.reference)

    @step("10.1.1 10.1.3 10.1.4 10.1.5 4.7.1 13.1.2.2 13.1.3.1")
    def choose_user(self, state: HonjinState, rules: Honjin) -> Flow:
        """Which unit uses a card of the hand?"""
        ability = self.ability(rules)
        self.variable = least_variable(state, rules, self.seat, self.card, ability)
        found = users_for(state, rules, self.seat, self.card, ability, self.variable, self.link)
        if not found:
            return self.done(state, 1)
        return self.ask(state, Cards(self.seat, "10.1.5", "user", found, 1, 1), into="pick")

    @step("1.3.2 10.1.4")
    def choose_variable(self, state: HonjinState, rules: Honjin) -> Flow:
        """Where a text leaves n to the player, it is named, 1 at least."""
        ability = self.ability(rules)
        timing = timing_of(state.chain[-1]) if self.link else self.timing
        self.declared = Declared(
            symbol=ability.symbol,
            seat=self.seat,
            user=self.pick[0],
            card=self.card,
            printed=ability.printed,
            ability=ability.place,
            timing=TIMING_WORDS.index(timing),
            user_object=state.object[self.pick[0]],
        )
        if not ability.names_n:
            return NEXT
        most = most_variable(state, rules, self.seat, self.card, ability, timing)
        return self.ask(state, Number(self.seat, "1.3.2", "variable", 1, most), into="variable")

    @step("10.1.5 10.10.1 10.10.3 15.2.5.1")
    def choose_targets(self, state: HonjinState, rules: Honjin) -> Flow:
        """What is chained on has the targets of what it is chained on to."""
        if self.link:
            return NEXT
        ability = self.ability(rules)
        aim = aim_of(state, rules, ability, self.seat, self.card, self.timing, self.variable)
        if aim.whole:
            return NEXT
        reading = reading_of_use(state, rules, self.seat, self.card, self.variable)
        if parts_of_target(ability.target):
            question = next_part(reading, ability.target, aim.found, self.aimed)
        else:
            question = target_question(reading, ability.target, aim.found)
        return self.done(state, 1) if question is None else self.ask(state, question, into="reply")

    @step("10.1.5 10.1.6 10.11.2")
    def name_price(self, state: HonjinState, rules: Honjin) -> Flow:
        """The whole price is named."""
        made = copy_of(self.declared)
        if self.link:
            made.targets = state.chain[-1].targets
        else:
            ability = self.ability(rules)
            parts = parts_of_target(ability.target)
            if parts:
                self.aimed = (*self.aimed, self.reply)
                if len(self.aimed) < len(parts):
                    return self.go("choose_targets")
                self.reply = tuple([card for cards in self.aimed for card in cards])
            aim = aim_of(state, rules, ability, self.seat, self.card, self.timing, self.variable)
            made.targets = named_targets(state, rules, ability, aim, self.reply)
            if ability.meaning is not None:
                reading = reading_of_use(state, rules, self.seat, self.card, self.variable)
                reading.targets = made.targets
                self.variable = n_to_begin_with(reading, ability)
        made.objects = tuple([state.object[card] for card in made.targets if card >= 0])
        return self.call(state, NameCosts(made, self.variable), into="named")

    @step("10.1.5 10.1.6 5.1.7.2 2.1.2.1.1 2.1.3.1")
    def lay_open(self, state: HonjinState, rules: Honjin) -> Flow:
        """The card that is used and the cards that pay are seen by both."""
        if not isinstance(self.named, Declared):
            return self.done(state, 1)
        return happen(state, rules, *into_effect_zone(state, rules, self.named))

    @step("10.1.7")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """What the effect leaves to be chosen."""
        made = self.named
        ability = self.ability(rules)
        variable = self.variable if ability.names_n or ability.prices_n else 0
        choosing = Choose(self.seat, self.card, made.printed, made.ability, made.targets, variable)
        return self.call(state, choosing, into="choices")

    @step("10.1.8 3.4.6 15.2.4.1 15.2.5.1")
    def roll(self, state: HonjinState, rules: Honjin) -> Flow:
        """All dice of the effect, as many as it says now; then those whose number these say."""
        reading = reading_of_use(state, rules, self.seat, self.card, self.variable)
        reading.targets = self.named.targets
        counts = dice_wanted(reading, self.ability(rules), self.choices, self.dice)
        if not any(counts):
            return NEXT
        self.go("roll")
        return self.call(state, RollDice(self.seat, "10.1.8", counts, self.dice), into="dice")

    @step("10.1.9 10.1.5 15.2.5.4 1.2.4.1.2")
    def put_up(self, state: HonjinState, rules: Honjin) -> Flow:
        """It is declared."""
        made = copy_of(self.named)
        made.choices, made.dice = self.choices, self.dice
        if self.seat == state.turn_player:
            apply_now(state, rules, MovedOn("1.2.4.1.2"))
        self.done(state, 0)
        noted = noted_use(state, self.seat, self.card, self.ability(rules))
        return happen(state, rules, ChainedOn("15.2.5.1", made) if self.link else PutUp("10.1.9", made), *noted)


class Declare(Procedure):
    """10.1.3, 15.2.3. A use, and everything that its player chains on to it; its result is 1 where it was not
    possible."""

    def __init__(self, seat: int = -1, action: Action | None = None, timing: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.action = action or Action()
        self.timing = timing
        self.undone = 0

    @step("10.1.3 15.2.4.1")
    def declare(self, state: HonjinState, rules: Honjin) -> Flow:
        """First what everything else is chained on to."""
        use = Use(self.seat, self.action.card, self.action.numbers[0], self.timing)
        return self.call(state, use, into="undone")

    @step("15.2.1 15.2.2 15.2.3 15.2.5.1 15.2.5.6")
    def offer(self, state: HonjinState, rules: Honjin) -> Flow:
        """Abilities of the same name may follow, before the opponent can do anything."""
        if self.undone and self.action.verb == "use":
            return self.done(state, 1)
        last = state.chain[-1]
        if not rules.list.cards[last.printed].abilities[last.ability].chain:
            return self.done(state, 0)
        options = uses(state, rules, self.seat, self.timing, True)
        if not options and not silence_tells(state, self.seat, HANDS[self.seat]):
            return self.done(state, 0)
        return self.ask(state, Act(self.seat, "15.2.5.1", "chain-on", (*options, Action("go-on"))), into="action")

    @step("15.2.5.1")
    def chain_on(self, state: HonjinState, rules: Honjin) -> Flow:
        """As many as wanted."""
        if self.action.verb == "go-on":
            return self.done(state, 0)
        self.go("offer")
        use = Use(self.seat, self.action.card, self.action.numbers[0], self.timing, True)
        return self.call(state, use, into="undone")


class ResolveLast(Procedure):
    """10.1.13-10.1.15. The last declaration is resolved: its price is paid, then it takes effect if it can."""

    def __init__(self) -> None:
        super().__init__()
        self.declared = Declared()
        self.complete = 0  # whether the whole price was paid
        self.place = 0  # of what is chained on
        self.part = 0  # whether its price was paid

    @step("10.3.1 10.1.3")
    def take_off(self, state: HonjinState, rules: Honjin) -> Flow:
        """It is its turn."""
        self.declared = state.chain[-1]
        return happen(state, rules, TakenOff("10.3.1"))

    @step("10.1.13 9.1 15.2.5.2")
    def pay(self, state: HonjinState, rules: Honjin) -> Flow:
        """What was named is paid; an attack pays in its own way."""
        if self.declared.symbol == ATTACK:
            self.go("end")
            return self.call(state, ResolveAttack(self.declared))
        if is_lost_before_paying(state, rules, self.declared):
            self.declared = copy_of(self.declared)
            self.declared.negated = True
        return self.call(state, PayCosts(self.declared), into="complete")

    @step("10.1.13 15.2.5.2")
    def pay_link(self, state: HonjinState, rules: Honjin) -> Flow:
        """What is chained on is paid for by itself."""
        if self.place >= len(self.declared.links):
            return self.go("take_effect")
        return self.call(state, PayCosts(self.declared.links[self.place]), into="part")

    @step("15.2.5.3")
    def keep_link(self, state: HonjinState, rules: Honjin) -> Flow:
        """What was not paid for adds nothing."""
        if not self.part:
            made = copy_of(self.declared)
            link = copy_of(made.links[self.place])
            link.negated = True
            made.links = (*made.links[: self.place], link, *made.links[self.place + 1 :])
            self.declared = made
        self.place += 1
        return self.go("pay_link")

    @step("10.1.14 15.2.5.2 15.2.5.5")
    def take_effect(self, state: HonjinState, rules: Honjin) -> Flow:
        """If its price was paid as named and everything else still holds."""
        return self.call(state, ResolveDeclared(self.declared, self.complete > 0))

    @step("10.1.15")
    def end(self, state: HonjinState, rules: Honjin) -> Flow:
        """The use is over."""
        return NEXT


class UseMain(Procedure):
    """10.9.9. A use outside of battles: nobody can counter it, it is resolved at once."""

    def __init__(self, seat: int = -1, card: int = -1, reference: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.reference = reference
        self.undone = 0

    @step("10.9.9 7.3.3 10.1.3")
    def declare(self, state: HonjinState, rules: Honjin) -> Flow:
        """It is declared."""
        action = Action("use", self.card, (), (self.reference,))
        return self.call(state, Declare(self.seat, action, "main"), into="undone")

    @step("10.9.9 10.2.1")
    def resolve(self, state: HonjinState, rules: Honjin) -> Flow:
        """It takes effect."""
        return self.done(state) if self.undone else self.call(state, ResolveLast())

    @step("10.1.15")
    def end(self, state: HonjinState, rules: Honjin) -> Flow:
        """The use is over."""
        return happen(state, rules, UseOver("10.1.15"))
