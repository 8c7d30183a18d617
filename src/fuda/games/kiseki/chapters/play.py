"""How are cards and abilities played and resolved? 1204, 1205, and scrum support (1218-1220)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kiseki.card_events import Flipped, SupportChanged, Turned, Went
from fuda.games.kiseki.cards import BASE, EVENT, Craft
from fuda.games.kiseki.chapters.costs import Price, costs_of, price_of, spent_by, ways_instead
from fuda.games.kiseki.chapters.declaring import ChooseModes
from fuda.games.kiseki.chapters.legality import (
    fixed_variable,
    is_own_unit,
    one_price_refusal,
    support_refusal,
    variable_bounds,
)
from fuda.games.kiseki.chapters.movement import Enter, moves
from fuda.games.kiseki.chapters.payment import Payment, quantity
from fuda.games.kiseki.chapters.targets import mention_bounds, open_modes, target_candidates
from fuda.games.kiseki.events import Played, PutUp, TakenOff
from fuda.games.kiseki.table import (
    ART,
    CARD,
    CRAFT,
    HANDS,
    HOMEBASES,
    PSEUDO,
    SUPPORT,
    TRAILS,
    WAITING,
    KisekiState,
    Waiting,
    name_of_waiting,
)
from fuda.games.kiseki.texts.modes import is_chosen
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.texts.resolution import resolve_of
from fuda.games.kiseki.texts.scope import applied
from fuda.games.kiseki.texts.values import abilities_of, kinds
from fuda.games.kiseki.words import bans as v
from fuda.games.kiseki.words import choosing as z
from fuda.games.kiseki.words import events as w
from fuda.games.kiseki.words import things as k
from fuda.kernel.decisions import Act, Action, Cards, Number, Option, Order
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.rules import EVERYBODY
from fuda.language.running.lasting import EffectsEnded
from fuda.language.running.printed import REFERENCE
from fuda.language.words import nodes as n
from fuda.mechanics.zones import Looked

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


class Play(Procedure):
    """1204. A card, a craft or an art is announced: all of it, or it was never begun. Its result is 1 where the play
    was undone."""

    def __init__(
        self,
        seat: int = -1,
        kind: str = "",
        card: int = -1,
        printed: int = -1,
        ability: int = -1,
        as_kind: int = 0,
        that: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind  # as in `Waiting`
        self.card = card
        self.printed = printed  # where a craft is printed, and its place there
        self.ability = ability
        self.as_kind = as_kind
        self.that = that
        self.source_zone = -1
        self.variable = 0
        self.targets: tuple[tuple[int, ...], ...] = ()
        self.pick: tuple[int, ...] = ()
        self.aim = Action()
        self.order: tuple[int, ...] = ()
        self.way = 0
        self.ways: tuple[int, ...] = ()
        self.price = Price()
        self.amounts: tuple[int, ...] = ()
        self.in_force: tuple[int, ...] = ()  # the crafts of the card before the payment
        self.spent: tuple[tuple[str, int], ...] = ()  # of a payment: that it was made, and with which cards

    def craft(self, state: KisekiState, rules: Kiseki) -> Craft | None:
        """The text that is played: a craft, an art or what an EVENT does."""
        if self.kind == CRAFT:
            return rules.list.cards[self.printed].abilities[self.ability]
        printed = rules.card(state, self.card)
        if self.kind == ART:
            return printed.art()
        return printed.effects() if self.as_kind == EVENT else None

    def reading(self, state: KisekiState, rules: Kiseki) -> Reading:
        """The table as the text reads it."""
        found = Reading(state, rules, self.seat, self.card, self.that)
        found.variable = self.variable
        return found

    def abandon(self, state: KisekiState) -> Flow:
        """1204.2h, 1204.2l. Everything is as it was before; the frame of that moment has nothing left to do."""
        self.rewind(state)
        return int(state.frames[-1].done(state, 1))

    # what is played

    @step("1204.1 1204.2 1204.2l 1206.2 1207.2 1208.2 1209.2 1210.3 1213.3")
    def begin(self, state: KisekiState, rules: Kiseki) -> Flow:
        """What follows is undone if it cannot be brought to an end."""
        self.source_zone = state.zone[self.card]
        return self.begin_announcement(state)

    @step("1204.2a")
    def turn_up(self, state: KisekiState, rules: Kiseki) -> Flow:
        """A card or art of the homebase is turned up first; what lies face up cannot be."""
        if self.kind == CRAFT or self.source_zone not in HOMEBASES:
            return NEXT
        if not state.down[self.card]:
            return self.abandon(state)
        return happen(state, rules, Flipped("1204.2a", self.card, 0))

    @step("1204.2b 1311.1")
    def reveal(self, state: KisekiState, rules: Kiseki) -> Flow:
        """A card that somebody does not know is shown."""
        if state.known[self.card] == EVERYBODY:
            return NEXT
        return happen(state, rules, Looked("1204.2b", (self.card,), EVERYBODY))

    # X and targets

    @step("1204.2c 1305.2 1305.2a 1305.2b 104.5")
    def choose_variable(self, state: KisekiState, rules: Kiseki) -> Flow:
        """X is named, as far as it can be paid; or the text settles it."""
        craft = self.craft(state, rules)
        if craft is None:
            return NEXT
        if not craft.variables():
            self.variable = fixed_variable(state, rules, self.seat, self.card, craft, self.that)
            return NEXT
        least, most = variable_bounds(state, rules, self.seat, self.card, craft, self.that)
        if least > most:
            return self.abandon(state)
        return self.ask(state, Number(self.seat, "1305.2a", "variable", least, most), into="variable")

    @step("1204.2d 1204.2d-1 1204.2d-2 1204.2d-5")
    def choose_targets(self, state: KisekiState, rules: Kiseki) -> Flow:
        """One mention of targets after the other; nothing twice for the same mention."""
        craft = self.craft(state, rules)
        if craft is None or len(self.targets) >= len(craft.mentions()):
            return self.go("choose_effects")
        mention = craft.mentions()[len(self.targets)]
        if isinstance(mention, z.ModeMention):
            opened = open_modes(state, rules, self.seat, self.card, craft, mention, self.variable, self.that)
            if len(opened) < mention.n:
                return self.abandon(state)
            self.aim = Action("mode")
            asked = ChooseModes(self.seat, "1204.2d", opened, mention.n, mention.begin, self.targets)
            return self.call(state, asked, into="targets")
        mode = craft.modes[len(self.targets)]
        if mode >= 0 and not is_chosen(self.targets, mode):
            self.pick = ()
            return NEXT
        found = target_candidates(state, rules, self.seat, self.card, mention, self.variable, self.that, self.kind)
        least, most = mention_bounds(state, rules, self.seat, self.card, mention, len(found), self.variable, self.that)
        if len(found) < least:
            return self.abandon(state)
        if any([each < 0 for each in found]):
            return self._ask_waiting(state, found, least, most)
        return self.ask(state, Cards(self.seat, "1204.2d", "targets", found, least, most), into="pick")

    def _ask_waiting(self, state: KisekiState, found: tuple[int, ...], least: int, most: int) -> Flow:
        """What waits is named one by one."""
        if len(self.pick) >= most:
            self.aim = Action("go-on")
            return NEXT
        options = [self._aim_at(state, each) for each in found if each not in self.pick]
        if len(self.pick) >= least:
            options.append(Action("go-on"))
        return self.ask(state, Act(self.seat, "1204.2d", "target-waiting", tuple(options)), into="aim")

    def _aim_at(self, state: KisekiState, target: int) -> Action:
        if target >= 0:
            return Action("aim", target)
        name = name_of_waiting(target)
        card = next((each.card for each in state.waiting if each.name == name), -1)
        return Action("aim", card, numbers=(target,))

    @step("1204.2d")
    def keep_targets(self, state: KisekiState, rules: Kiseki) -> Flow:
        """What was chosen for this mention."""
        if self.aim.verb == "aim":
            self.pick = (*self.pick, self.aim.numbers[0] if self.aim.numbers else self.aim.card)
            return self.go("choose_targets")
        if self.aim.verb == "mode":  # which effects was kept already
            self.aim = Action()
            return self.go("choose_targets")
        self.targets = (*self.targets, self.pick)
        self.pick = ()
        self.aim = Action()
        return self.go("choose_targets")

    @step("1204.2e 1204.2e-1")
    def choose_effects(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Where targets get different things: who gets the first, who the second?"""
        craft = self.craft(state, rules)
        if craft is None or not craft.uneven() or len(self.targets[-1]) < 2:
            self.order = ()
            return NEXT
        return self.ask(state, Order(self.seat, "1204.2e", "uneven-targets", self.targets[-1]), into="order")

    # the price

    @step("1204.2f 1204.2f-6")
    def choose_way(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Pay the price, or do what an effect allows in its place?"""
        if self.order:
            self.targets = (*self.targets[:-1], self.order)
        craft = self.craft(state, rules)
        self.ways = tuple(
            [
                way
                for way in (0, *ways_instead(state, rules, self.seat, self.kind, self.card, self.as_kind))
                if one_price_refusal(
                    state, rules, self.seat, self.kind, self.card, self.as_kind, craft, way, self.variable
                )
                is None
            ]
        )
        if not self.ways:
            return self.abandon(state)
        self.way = 0
        if len(self.ways) == 1:
            return NEXT
        options = tuple([str(way) if way else "pay" for way in self.ways])
        return self.ask(state, Option(self.seat, "1204.2f-6", "instead-of-cost", options), into="way")

    @step("1204.2f-1 1204.2f-2 1204.2f-3 1204.2f-4 1204.2f-5 1204.2f-7 1204.2f-8 1204.2g")
    def settle_price(self, state: KisekiState, rules: Kiseki) -> Flow:
        """What is to be paid changes no more from here on."""
        way = self.ways[self.way]
        self.price = price_of(state, rules, self.seat, self.kind, self.card, self.as_kind, way)
        reading = self.reading(state, rules)
        craft = self.craft(state, rules)
        self.amounts = tuple([quantity(each, reading) for each in costs_of(state, rules, self.price, craft)])
        self.in_force = self._in_force(state, rules, craft)
        return NEXT

    @rule("1211.10")
    def _in_force(self, state: KisekiState, rules: Kiseki, craft: Craft | None) -> tuple[int, ...]:
        """The crafts of the card, of which one may wait for the icon craft that is played."""
        return abilities_of(state, rules, self.card) if craft is not None and craft.icon else ()

    @step("1204.2h 1203.1")
    def pay(self, state: KisekiState, rules: Kiseki) -> Flow:
        """All of it is paid."""
        craft = self.craft(state, rules)
        reference = craft.reference if craft is not None and self.kind == CRAFT else -1
        played = -1 if self.kind == CRAFT else self.card
        payment = Payment(self.seat, self.card, reference, self.price, self.variable, self.amounts, played)
        return self.call(state, payment, into="spent")

    # into the waiting zone

    @step("1204.2h 1204.2i 1204.2i-1 1204.2j 1204.2l 509.1")
    def put_up(self, state: KisekiState, rules: Kiseki) -> Flow:
        """A card goes to the waiting zone; for one of the homebase, and for an ability, a pseudo card does."""
        if not self.spent or (self.kind == CARD and state.zone[self.card] != self.source_zone):
            return self.abandon(state)
        self.complete_announcement(state)
        events: list[Event] = []
        if self.kind == CARD:
            events.append(Went("1204.2i", self.card, WAITING, self.seat, "play"))
        clause = "1204.2i" if self.kind in (CARD, PSEUDO) else "1204.2j"
        return happen(state, rules, *events, PutUp(clause, self._waiting(state, rules)))

    def _waiting(self, state: KisekiState, rules: Kiseki) -> Waiting:
        craft = self.craft(state, rules)
        printed = state.printed[self.card] if craft is None else craft.printed
        objects = tuple([tuple([state.object[card] if card >= 0 else -1 for card in each]) for each in self.targets])
        return Waiting(
            kind=self.kind,
            seat=self.seat,
            card=self.card,
            printed=printed,
            ability=-1 if craft is None else craft.place,
            targets=self.targets,
            variable=self.variable,
            that=self.that,
            source_zone=self.source_zone,
            as_kind=self.as_kind,
            objects=objects,
            spent=self.spent[1:],
        )

    @step("1204.2k")
    def finish(self, state: KisekiState, rules: Kiseki) -> Flow:
        """It has been played."""
        craft = self.craft(state, rules)
        reference = craft.reference if craft is not None and self.kind in (CRAFT, ART) else -1
        bits = kinds(state, rules, self.card) if reference < 0 else 0
        played = Played("1204.2k", self.seat, self.kind, self.card, reference, self.source_zone, bits)
        spent = () if self.kind == CRAFT else spent_by(state, rules, self.seat, self.card, self.kind)
        return happen(state, rules, played, *([EffectsEnded("1204.2k", spent)] if spent else []))

    @step("1211.10")
    def hear_itself(self, state: KisekiState, rules: Kiseki) -> Flow:
        """What waits for this very craft triggers though the payment has put it out of force."""
        craft = self.craft(state, rules)
        kept = abilities_of(state, rules, self.card) if self.in_force else ()
        for packed in self.in_force:
            heard = rules.list.ability(packed & REFERENCE)
            if packed not in kept and craft is not None and isinstance(heard.event, w.OwnIconPlayed):
                if heard.event.label == craft.icon:
                    rules.heard(state, self.seat, self.card, heard, (self.card,))
        if self.kind == CARD:
            self._hear_own_play(state, rules)
        return NEXT

    @rule("1202.5 1204.2k")
    def _hear_own_play(self, state: KisekiState, rules: Kiseki) -> None:
        """A card in the waiting zone hears that it was played itself: nowhere else could it."""
        reading = self.reading(state, rules)
        for reference in rules.card(state, self.card).own:
            heard = rules.list.ability(reference)
            wanted = heard.event
            if isinstance(wanted, (w.Played, w.PlayedOutOf)) and isinstance(wanted.what, (n.This, k.ThisCard)):
                zones = reading.zone_numbers(wanted.zone) if isinstance(wanted, w.PlayedOutOf) else (self.source_zone,)
                if reading.player(wanted.player) == self.seat and self.source_zone in zones:
                    rules.heard(state, self.seat, self.card, heard, (self.card,))

    @step("1405.1")
    def choose_dispatch(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Who has played a UNIT from the homebase may lay a card of the hand there."""
        self.pick = ()
        hand = state.zones[HANDS[self.seat]]
        refills = rules.card(state, self.card).refills
        if self.kind != CARD or self.source_zone not in HOMEBASES or not hand or not refills:
            return self.done(state, 0)
        return self.ask(state, Cards(self.seat, "1405.1", "dispatch", hand, 0, 1), into="pick")

    @step("1405.1")
    def dispatch(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Face down and actioned."""
        self.done(state, 0)
        home = HOMEBASES[self.seat]
        events = [Went("1405.1", card, home, self.seat, "dispatch", 1, 1, self.card) for card in self.pick]
        return happen(state, rules, *events)


class Support(Procedure):
    """1219. A unit is actioned to support another."""

    def __init__(self, seat: int = -1, acting: int = -1, target: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.acting = acting
        self.target = target

    @step("1218.1 1218.2 1219.1 1219.2 1219.2a 1219.2b 1219.2b-1 1219.2b-2 1219.2b-3 1219.2b-4 1219.2b-5 1219.2d")
    def act(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The supporting unit is actioned; if it cannot be, nothing has happened."""
        if support_refusal(state, rules, self.seat, self.acting, self.target) is not None:
            return self.done(state, 1)
        return happen(state, rules, Turned("1219.2b", self.acting, 1, self.acting))

    @step("1219.2c")
    def put_up(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The support waits to be resolved."""
        waiting = Waiting(
            kind=SUPPORT,
            seat=self.seat,
            card=self.acting,
            printed=state.printed[self.acting],
            targets=((self.target,),),
            objects=((state.object[self.target],),),
        )
        self.done(state, 0)
        return happen(state, rules, PutUp("1219.2c", waiting))


class ResolveWaiting(Procedure):
    """1205, 1220. What was put last into the waiting zone is resolved."""

    def __init__(self) -> None:
        super().__init__()
        self.name = -1

    def waiting(self, state: KisekiState) -> Waiting:
        """What is being resolved."""
        return next(each for each in state.waiting if each.name == self.name)

    @step("509.2 1205.1 1205.1c 1205.1c-1 1205.1c-2 1205.1d 1205.1d-1 1220.1 1220.1a 1220.1b")
    def carry_out(self, state: KisekiState, rules: Kiseki) -> Flow:
        """A text is carried out; a card enters the field; a unit gains support."""
        waiting = state.waiting[-1]
        self.name = waiting.name
        if waiting.kind == SUPPORT:
            return happen(state, rules, *support_events(state, rules, waiting))
        if waiting.kind in (CRAFT, ART) or waiting.as_kind == EVENT:
            return self.call(state, resolve_of(state, rules, waiting))
        if waiting.kind == CARD and state.zone[waiting.card] == WAITING:
            return self.call(state, Enter((waiting.card,), waiting.seat, "1205.1c-1", waiting.seat, "play"))
        return NEXT

    @step("1205.1c-2 1205.1c-3 1205.1d 1220.1b")
    def take_off(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Then it leaves the waiting zone; a real EVENT card goes to the trail."""
        found = [each for each in state.waiting if each.name == self.name]
        if not found:
            return self.done(state)
        waiting = found[0]
        clause = "1205.1c-3" if waiting.as_kind == BASE else "1205.1c" if waiting.as_kind else "1205.1d"
        events: list[Event] = [TakenOff(clause, waiting.name)]
        if waiting.kind == CARD and waiting.as_kind == EVENT and state.zone[waiting.card] == WAITING:
            events += moves(state, rules, waiting.card, TRAILS[waiting.seat], "1205.1c-2", waiting.seat, "resolved")
        self.done(state)
        return happen(state, rules, *events)


@rule("104.3 1220.1a 1220.1b 1309.1")
def support_events(state: KisekiState, rules: Kiseki, waiting: Waiting) -> list[Event]:
    """The target gains support if it is still a unit of that player, the same card as then."""
    target = waiting.targets[0][0]
    if not is_own_unit(state, rules, waiting.seat, target) or state.object[target] != waiting.objects[0][0]:
        return []
    if state.support[target] or applied(state, rules, v.GainsNoSupport, target):
        return []
    return [SupportChanged("1220.1b", target, 1)]
