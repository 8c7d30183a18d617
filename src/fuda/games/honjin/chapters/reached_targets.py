"""Whom does an effect still reach, and whom does a triggered one aim at? 10.10, 10.1.14, 16.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.honjin.chapters.choices import is_too_early, n_to_begin_with
from fuda.games.honjin.chapters.last_known import Last
from fuda.games.honjin.table import (
    AREAS,
    BATTLEFIELD,
    DECLARED,
    EFFECTS,
    FINISHING,
    FROM_HAND,
    REVERSAL,
    SACRIFICE,
    Declared,
    HonjinState,
    party,
    player_target,
    seat_of_target,
)
from fuda.games.honjin.texts.notation import Special
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import applied, derived
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import things as h
from fuda.kernel.decisions import Act, Action, Cards, Decision, Option
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.kernel.rules import SEATS
from fuda.language.running.printed import PLACES, REFERENCES
from fuda.language.running.selection import members
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


# --- targets


def objects_of(state: HonjinState, targets: tuple[int, ...]) -> tuple[int, ...]:
    """For each target which card it is now; players are always the same."""
    return tuple([state.object[each] if each >= 0 else each for each in targets])


@rule("10.10.2 10.10.6 10.10.7 8.2.4 4.1.12")
def is_proper(state: HonjinState, rules: Honjin, reading: Reading, target: int, kind: str) -> bool:
    """Whether a thing can be a target at all: a player, or what lies on the battlefield (in a battle: there) or is in
    use, unless an effect says no."""
    if target < 0:
        return seat_of_target(target) >= 0
    if state.zone[target] in EFFECTS:
        return True
    if state.zone[target] not in BATTLEFIELD or not reading.in_sight(target):
        return False
    if any([_is_kept_off(kind, each) for _, each in applied(state, rules, g.ToBeTargeted, target)]):
        return False
    for standing, each in applied(state, rules, g.ToBeTargetedBy, target):
        assert isinstance(each, g.ToBeTargetedBy)
        if rules.reading_of(state, standing).player(each.player) == reading.seat:
            if _is_kept_off(kind, g.ToBeTargeted(each.kind)):
                return False
    return True


def _is_kept_off(kind: str, deed: n.Node) -> bool:
    assert isinstance(deed, g.ToBeTargeted)
    named = deed.kind.split("/")
    return (
        kind in named
        or ("item" in named and kind == "consumable")
        or ("special" in named and kind not in ("spell", "consumable"))
    )


def kind_of_use(rules: Honjin, printed: int, ability: Special) -> str:
    """What kind of use a text is, in the words of texts."""
    card = rules.list.cards[printed]
    if card.is_spell:
        return "spell"
    if card.is_consumable:
        return "consumable"
    return NAMES.get(ability.symbol, "special")


NAMES = {FINISHING: "finishing", SACRIFICE: "sacrifice", DECLARED: "declared", FROM_HAND: "hand", REVERSAL: "reversal"}


@rule("10.10.3 10.10.5 10.10.10 4.1.14 5.1.1.8")
def proper_targets(state: HonjinState, rules: Honjin, declared: Declared) -> tuple[int, ...]:
    """Those targets of a declaration that are still the same cards and still what the text asks for."""
    ability = rules.list.cards[declared.printed].abilities[declared.ability]
    reading = Reading(state, rules, declared.seat, declared.card, (), declared.targets)
    reading.declared = declared
    if declared.card >= 0 and isinstance(state.last[declared.card], Last):
        if state.zone[declared.card] not in BATTLEFIELD:
            reading.last = state.last[declared.card]
    group = candidates(reading, ability.target)
    kind = kind_of_use(rules, declared.printed, ability)
    which = iter(declared.objects)
    found: list[int] = []
    for target in declared.targets:
        same = target < 0 or next(which, state.object[target]) == state.object[target]
        if same and target in group and is_proper(state, rules, reading, target, kind):
            found.append(target)
    return tuple(found)


def candidates(reading: Reading, target: n.Node | None) -> tuple[int, ...]:
    """Everything that a target word can mean."""
    if target is None:
        return (player_target(reading.seat),)
    return members(target, reading)


# --- who used it


@rule("10.1.14 10.15.2.1 10.19.2")
def has_ability(state: HonjinState, rules: Honjin, declared: Declared) -> bool:
    """Whether the ability that was used is not lost; of a card that left for its cost, as it was then."""
    card = rules.list.cards[declared.printed]
    if card.is_spell or card.is_consumable or declared.symbol == REVERSAL:
        return True
    packed = _packed(declared)
    if declared.user >= 0 and state.zone[declared.user] not in BATTLEFIELD:
        last = state.last[declared.user]
        return isinstance(last, Last) and packed in last.abilities
    return _pays_with_itself(declared) or packed in derived(state, rules).abilities(declared.user)


def _packed(declared: Declared) -> int:
    return declared.card << REFERENCES | declared.printed << PLACES | declared.ability


def _pays_with_itself(declared: Declared) -> bool:
    """Whether a piece of equipment is the price of its own ability."""
    return declared.card != declared.user and declared.card in declared.leaving


@rule("10.1.14 10.11.7")
def is_lost_before_paying(state: HonjinState, rules: Honjin, declared: Declared) -> bool:
    """Whether equipment that is the price of its own ability has none any more, before it goes."""
    return _pays_with_itself(declared) and _packed(declared) not in derived(state, rules).abilities(declared.user)


@rule("14.4.1 10.1.14")
def user_remains(state: HonjinState, declared: Declared) -> bool:
    """Whether the unit that used a declared ability is still there, as the same card."""
    if declared.symbol != DECLARED:
        return True
    if state.zone[declared.user] not in BATTLEFIELD:
        return False
    return declared.user_object < 0 or state.object[declared.user] == declared.user_object


@rule("15.4.5.2 15.4.5.3 15.2.5.4")
def knows_secret(state: HonjinState, rules: Honjin, declared: Declared, head: Declared) -> bool:
    """Whether one of the units that use it, with what is chained on, has what a secret art asks for."""
    for each in rules.list.cards[declared.printed].additional:
        if isinstance(each, h.SecretArt):
            reading = Reading(state, rules, declared.seat, declared.card)
            if not any([reading.has(one.user, each.feature) for one in (head, *head.links)]):
                return False
    return True


# --- what does not stack


@rule("16.2.1")
def stack_marks(
    state: HonjinState, rules: Honjin, ability: Special, targets: tuple[int, ...]
) -> list[tuple[int, int, int]]:
    """For each target a mark that it was one of this effect: of the ability of this name on cards of this name."""
    name = rules.list.cards[ability.printed].name
    home = next(card.printed for card in rules.list.cards if card.name == name)
    return [(home, rules.name_code(ability.name), which) for which in objects_of(state, targets)]


# --- targets of what was triggered


class TargetChoice(Procedure):
    """10.10.1, 14.7.1. The targets of a triggered ability, chosen by its owner; its result is the targets."""

    def __init__(
        self,
        seat: int = -1,
        card: int = -1,
        printed: int = -1,
        ability: int = -1,
        that: tuple[int, ...] = (),
        variable: int = 1,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.printed = printed
        self.ability = ability
        self.that = that
        self.variable = variable  # the n that was named
        self.named: tuple[tuple[int, ...], ...] = ()  # of several targets those that were chosen
        self.reply: object = None

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """There was one target word before."""
        return {"named": [], **written}

    def _reading(self, state: HonjinState, rules: Honjin) -> Reading:
        reading = Reading(state, rules, self.seat, self.card, self.that)
        if self.card >= 0 and state.zone[self.card] not in BATTLEFIELD and isinstance(state.last[self.card], Last):
            reading.last = state.last[self.card]
        return reading

    @step("10.10.1 10.10.2 10.10.7 10.10.10 10.10.11 10.10.12 10.5.6")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """A group is taken as a whole; without enough proper targets there are none."""
        ability = rules.list.cards[self.printed].abilities[self.ability]
        if is_too_early(ability):
            return self.done(state, ())
        reading = self._reading(state, rules)
        reading.variable = self.variable if ability.names_n else n_to_begin_with(reading, ability)
        kind = kind_of_use(rules, self.printed, ability)
        found = candidates(reading, ability.target)
        found = tuple([each for each in found if is_proper(state, rules, reading, each, kind)])
        if parts_of_target(ability.target):
            question = next_part(reading, ability.target, found, self.named)
        else:
            question = target_question(reading, ability.target, found)
        if question is None:
            return self.done(state, () if needs_choice(ability.target) else found)
        return self.ask(state, question, into="reply")

    @step("10.10.1")
    def keep(self, state: HonjinState, rules: Honjin) -> Flow:
        parts = parts_of_target(rules.list.cards[self.printed].abilities[self.ability].target)
        if parts and isinstance(self.reply, tuple):
            self.named = (*self.named, self.reply)
            if len(self.named) < len(parts):
                return self.go("choose")
            return self.done(state, tuple([card for cards in self.named for card in cards]))
        if isinstance(self.reply, Action):
            return self.done(state, self.reply.cards)
        if isinstance(self.reply, int):
            return self.done(state, (player_target(self.reply),))
        return self.done(state, self.reply)


def needs_choice(target: n.Node | None) -> bool:
    """Whether somebody chooses the targets."""
    return isinstance(target, (n.Chosen, n.UpTo, h.SoMany, h.AnyParty, h.OnePlayer, r.AsWellAs))


def parts_of_target(target: n.Node | None) -> tuple[n.Node, ...]:
    """The targets that a text names one after the other."""
    return (target.one, target.other) if isinstance(target, r.AsWellAs) else ()


@rule("10.10.1 10.10.10")
def next_part(
    reading: Reading, target: n.Node | None, found: tuple[int, ...], named: tuple[tuple[int, ...], ...]
) -> Decision | None:
    """The question for the next of several targets; none where there are not enough."""
    parts = parts_of_target(target)
    if len(named) >= len(parts):
        return None
    part = parts[len(named)]
    taken = [card for cards in named for card in cards]
    fit = members(part, reading)
    left = tuple([card for card in found if card in fit and card not in taken])
    if isinstance(part, h.ThisUnit):
        return Cards(reading.seat, "10.10.1", "targets", left, 1, 1) if left else None
    return target_question(reading, part, left)


@rule("10.10.1 10.10.10 4.4.1")
def target_question(reading: Reading, target: n.Node | None, found: tuple[int, ...]) -> Decision | None:
    """The question by which the targets are chosen; none where there are not enough, or nothing is chosen."""
    seat = reading.seat
    if isinstance(target, h.OnePlayer):
        return Option(seat, "10.10.1", "target-player", ("first", "second"))
    if isinstance(target, h.AnyParty):
        rows = [party(reading.state, reading.rules, cell, side) for cell in AREAS for side in SEATS]
        options = [Action("party", row[0], row) for row in rows if row and row[0] in found]
        return Act(seat, "10.10.1", "target-party", tuple(options)) if options else None
    if not isinstance(target, (n.Chosen, n.UpTo, h.SoMany)):
        return None
    most = max(0, reading.amount(target.amount)) if isinstance(target, h.SoMany) else target.n
    least = 1 if isinstance(target, n.UpTo) else most
    return Cards(seat, "10.10.1", "targets", found, least, most) if len(found) >= max(1, least) else None
