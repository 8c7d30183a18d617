"""What does a printed card of 3x3Wars amount to? Its figures, and its text read once when the cards are loaded.

A trait is known by what its text says, not by its name: the rules ask a `Trait` whether it makes its unit attack in the
piercing step, and so on. A unit that gains a trait gains the text printed under that name.
"""

from __future__ import annotations

from typing import Final

from fuda.games.wars3x3.texts.links import plain
from fuda.games.wars3x3.words import acts as t
from fuda.games.wars3x3.words import bans as u
from fuda.games.wars3x3.words import casts as c
from fuda.games.wars3x3.words import events as v
from fuda.games.wars3x3.words import groups as g
from fuda.games.wars3x3.words import links as k
from fuda.games.wars3x3.words import things as w
from fuda.games.wars3x3.words import uses as x
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.language.compiler.card_source import CardSource
from fuda.language.running.resolution import Sentence, done_by_each, mark_named, sentences_of
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

COLOURS: Final = ("fire", "water", "grass", "heaven", "purple", "basic")
COLOURED: Final = 4  # the first four can be asked for as required power
UNIT: Final = "unit"
SPELL: Final = "spell"
MAGIC: Final = "magic"
POWERING: Final = (n.IncreasePower, t.RaisePower, t.LowerPower, t.SetPower, t.DoublePower, t.HalvePower)
APPLIED: Final = (
    x.NeedOf,
    x.LeaveOut,
    x.NoMoreThan,
    x.SafeSpells,
    x.NoPowerNeeded,
    x.LessPower,
    x.Places,
    x.DrawPerTurn,
    x.NoLife,
    x.NoDraw,
    c.BanCards,
    c.OnlyCards,
    c.AimLimit,
    c.MorePower,
    c.NoCost,
    c.DrawMore,
    c.LeaveOutPhase,
    c.ChangeStruck,
    c.LandFor,
)
OF_UNITS: Final = (c.RemovalCost, c.AnyBoost, c.AlsoBoostedBy, c.ForbidWith, c.BoostedMore)
RULING: Final = (
    u.Forbid,
    u.CannotEither,
    u.ChangeDamage,
    u.ChangeLand,
    w.NotNegated,
    a.Instead,
    n.Cannot,
    c.NegateNext,
    c.NextSafe,
    c.NextMagicFree,
    c.ChangeNextDamage,
    *APPLIED,
    *OF_UNITS,
)
SUB_LINES: Final = 1000  # texts within a text have lines from here on


class Truth:
    """Something that a text says holds, and what has to be met for it."""

    def __init__(self, effect: n.Node, conditions: tuple[n.Node, ...]) -> None:
        self.effect = effect
        self.conditions = conditions


class Trait:
    """What a trait does, read off the text printed under its name."""

    def __init__(self, name: str, printed: int, line: int, body: n.Node) -> None:
        self.name = name
        self.printed = printed  # where its text is printed
        self.line = line
        self.body = body
        self.attacks_piercing = False
        self.defends_piercing = False
        self.territory = 0
        self.their_territory = 0  # what it adds to the opponent's
        self.uncounted = False  # the opponent cannot count the unit for required power
        self.uncounted_here = False  # its own player cannot
        self.truths: list[Truth] = []  # what it says of power, traits and what cannot be done
        self.event: n.Node | None = None  # what it waits for
        self.once = False  # whether it works once a turn
        self.at_will: k.AtWill | None = None  # what its player can use when wanted
        self.imbues = ""  # the trait that a boost with the card gives
        self.hastens = False
        self.only_for = ""
        self.is_wild = False
        self.countered_by = ""
        self.pays_sideways = False  # may be activated sideways by exiling it
        self.any_colour = False
        self.numbers: tuple[int, ...] = ()  # what its user can take for its cost
        self.shows: tuple[tuple[str, int], ...] = ()  # by how much more or less it can be shown, by use
        self.needs_so: list[Truth] = []  # what changes the territories that it needs
        self.worths: tuple[n.Node, ...] = ()  # as what it counts when it is given up
        self.boosts: n.Node | None = None  # what it gives as a boost in place of its cost
        self.boosts_more: n.Node | None = None
        self.counts_every = False  # as a unit of every colour for required power
        self.counts_as: tuple[int, ...] = ()
        self.counts_times = 1
        self.uncountered: tuple[tuple[str, n.Node | None], ...] = ()  # as what, and at which units, it is safe
        self.matches: tuple[n.Node, ...] = ()  # the numbers that it matches as a counter
        self.not_for: tuple[str, ...] = ()  # the uses that its text rules out
        self.fits: tuple[n.Node, ...] = ()  # the units that it fits as a single removal
        self.shows_as: tuple[tuple[str, n.Node], ...] = ()  # as what its cost is shown, by use
        self.cost_amount: n.Node | None = None
        self.alone_for_two = False
        self.boost_lasts: n.Node | None = None
        self.enters_only = ""
        self.entry_price: n.Node | None = None
        self._read(plain(used_at_will(body)), ())

    @property
    def when_destroyed(self) -> bool:
        """Whether it waits for its own destruction."""
        return isinstance(self.event, n.Destroyed) and isinstance(self.event.what, n.This)

    @property
    def when_entered(self) -> bool:
        """Whether it waits for its own arrival."""
        return isinstance(self.event, n.Entered) and isinstance(self.event.what, n.This)

    def _read(self, node: n.Node, conditions: tuple[n.Node, ...]) -> None:
        if isinstance(node, n.Effects):
            for each in node.steps:
                self._read(each, conditions)
        elif isinstance(node, w.Magic):
            self._read(node.effects, conditions)
        elif isinstance(node, u.OnceATurn):
            self.once = True
            self._read(node.ability, conditions)
        elif isinstance(node, n.During):
            self._read(node.effect, (*conditions, node.period))
        elif isinstance(node, n.Lasting) and isinstance(node.duration, a.AsLongAs):
            self._read(node.effect, (*conditions, node.duration.condition))
        elif isinstance(node, k.AtWill):
            self.at_will = node
        elif isinstance(node, n.Triggered):
            self._read_trigger(node)
        elif isinstance(node, a.Both):
            self._read(node.first, conditions)
            self._read(node.second, conditions)
        elif isinstance(node, n.If) and isinstance(node.effects, n.Effects):
            self._read_offer(node)
        elif isinstance(node, n.If):
            self._read(node.effects, (*conditions, node.condition))
        elif isinstance(node, (n.Does, n.May)):
            self._read(node.effect, conditions)
        else:
            self._read_statement(node, conditions)

    def _read_statement(self, node: n.Node, conditions: tuple[n.Node, ...]) -> None:
        if isinstance(node, w.AttacksIn) and node.step == "piercing_attack":
            self.attacks_piercing = True
        elif isinstance(node, w.DefendsAlsoIn) and node.step == "piercing_attack":
            self.defends_piercing = True
        elif isinstance(node, w.ModifyTerritory) and conditions:
            self.truths.append(Truth(u.ChangeLand(node.player, m.Up(n.Number(node.n))), conditions))
        elif isinstance(node, w.ModifyTerritory):
            if isinstance(node.player, n.Opponent):
                self.their_territory += node.n
            else:
                self.territory += node.n
        elif isinstance(node, n.Cannot) and isinstance(node.effect, w.CountForPower):
            if isinstance(node.player, n.Opponent):
                self.uncounted = True
            else:
                self.uncounted_here = True
        elif isinstance(node, (*POWERING, c.BasePower, n.GainTrait, t.LoseTrait, *RULING)):
            self.truths.append(Truth(node, conditions))
        elif isinstance(node, x.OwnNeed):
            self.needs_so.append(Truth(node, conditions))
        elif not self._read_use(node) and not self._read_worth(node) and not self._read_cast(node):
            raise LookupError(f"the rules do not know what {type(node).__name__} does in a trait")

    def _read_use(self, node: n.Node) -> bool:
        """What it says of the card's use as a spell, or of paying for a magic."""
        if isinstance(node, w.TreatCostAs):
            self.numbers = tuple(range(node.low, node.high + 1))
        elif isinstance(node, u.CostIs):
            self.numbers = (node.n,)
        elif isinstance(node, u.CostAmong):
            self.numbers = tuple(sorted(set(node.numbers)))
        elif isinstance(node, u.ShowsMore) and isinstance(node.change, (m.Up, m.Down)):
            assert isinstance(node.change.amount, n.Number)
            sign = 1 if isinstance(node.change, m.Up) else -1
            self.shows = (*self.shows, (node.operation, sign * node.change.amount.value))
        elif isinstance(node, w.OnlyUsableFor):
            self.only_for = node.operation
        elif isinstance(node, w.MatchesAnyNumber):
            self.is_wild = True
        elif isinstance(node, u.MatchesAnyColour):
            self.any_colour = True
        elif isinstance(node, w.OnlyCounteredBy):
            self.countered_by = node.name
        elif isinstance(node, w.InsteadOfPaying) and isinstance(node.effect, n.Exile):
            self.pays_sideways = True
        else:
            return False
        return True

    def _read_cast(self, node: n.Node) -> bool:
        """What it says of how the card is cast or brought in."""
        if isinstance(node, c.NotUsableFor):
            self.not_for = (*self.not_for, node.operation)
        elif isinstance(node, c.FitsUnits):
            self.fits = (*self.fits, node.kind)
        elif isinstance(node, c.ShowsAs):
            self.shows_as = (*self.shows_as, (node.operation, node.change))
        elif isinstance(node, c.CostEquals):
            self.cost_amount = node.amount
        elif isinstance(node, c.AloneForTwo):
            self.alone_for_two = True
        elif isinstance(node, c.BoostLasts):
            self.boost_lasts = node.duration
        elif isinstance(node, c.EntersOnly):
            self.enters_only = node.operation
        elif isinstance(node, c.EntryPrice):
            self.entry_price = beside(node.effect)
        else:
            return False
        return True

    def _read_worth(self, node: n.Node) -> bool:
        """What it says of what the card counts as."""
        if isinstance(node, x.WorthGivenUp):
            self.worths = (*self.worths, node.change)
        elif isinstance(node, x.BoostGives):
            self.boosts = node.amount
        elif isinstance(node, x.BoostAdds):
            self.boosts_more = node.amount
        elif isinstance(node, x.CountsEvery):
            self.counts_every = True
        elif isinstance(node, x.CountsAs):
            self.counts_as = (*self.counts_as, COLOURS.index(node.colour))
        elif isinstance(node, x.CountsTimes):
            self.counts_times = node.n
        elif isinstance(node, x.Uncountered):
            self.uncountered = (*self.uncountered, ("spell", None))
        elif isinstance(node, c.UncounteredAs):
            self.uncountered = (*self.uncountered, *[(each, None) for each in node.operations])
        elif isinstance(node, c.UncounteredAt):
            self.uncountered = (*self.uncountered, (node.operation, node.kind))
        elif isinstance(node, c.MatchesNumbers):
            self.matches = (*self.matches, node.bound)
        else:
            return False
        return True

    def _read_trigger(self, node: n.Triggered) -> None:
        event = node.event
        if isinstance(event, w.UsedFor) and isinstance(node.effects, n.Effects):
            sentence = Sentence(node.effects.steps[0])
            gain = sentence.effect
            in_battle = sentence.duration is None or isinstance(sentence.duration, n.UntilStep)
            alone = len(node.effects.steps) == 1
            if alone and in_battle and isinstance(gain, n.GainTrait) and isinstance(gain.what, w.TargetUnit):
                self.imbues = gain.label
                return
            if isinstance(event.what, n.This) and event.operation == "boost" and speaks_of_target(node.effects):
                event = x.BoostedWith()
        self.event = event

    def _read_offer(self, node: n.If) -> None:
        assert isinstance(node.effects, n.Effects)
        move = Sentence(node.effects.steps[0]).effect
        if isinstance(node.condition, w.Doing) and isinstance(move, w.MoveStep):
            self.hastens = True
        else:
            raise LookupError("the rules know no such offer")


class Card:
    """One card of the list."""

    def __init__(self, source: CardSource, printed: int) -> None:
        table = source.fields
        self.source = source
        self.printed = printed
        self.number = source.number
        self.name = source.name_ja
        self.kind: str = table["kind"]
        self.colour = COLOURS.index(table["colour"])
        self.cost: int = table.get("cost", -1)
        needs = table.get("power", {})
        self.needs_any: int = needs.get("any", 0)
        self.needs = tuple([int(needs.get(colour, 0)) for colour in COLOURS[:COLOURED]])
        self.traits = 0  # bits
        self.numbers: tuple[int, ...] = (self.cost,)  # what it can be shown as
        self.shows: tuple[tuple[str, int], ...] = ()
        self.any_colour = False
        self.is_wild = False
        self.only_for = ""
        self.countered_by = ""
        self.imbues = ""
        self.hastens = False
        self.pays_sideways = False
        self.needs_so: list[Truth] = []
        self.worths: tuple[n.Node, ...] = ()
        self.boosts: n.Node | None = None
        self.boosts_more: n.Node | None = None
        self.counts_every = False
        self.counts_as: tuple[int, ...] = ()
        self.counts_times = 1
        self.uncountered: tuple[tuple[str, n.Node | None], ...] = ()
        self.matches: tuple[n.Node, ...] = ()
        self.not_for: tuple[str, ...] = ()
        self.fits: tuple[n.Node, ...] = ()
        self.shows_as: tuple[tuple[str, n.Node], ...] = ()
        self.cost_amount: n.Node | None = None
        self.alone_for_two = False
        self.boost_lasts: n.Node | None = None
        self.enters_only = ""
        self.entry_price: n.Node | None = None
        self.entry_line = -1  # where what it asks for is carried out
        self.lasting: list[Truth] = []  # what holds while it lies face up
        self.heard: list[Trait] = []  # what it waits for while it lies face up
        self.magic_line = -1
        self.grand_line = -1
        self.magic: w.Magic | None = None
        self.grand: w.GrandMagic | None = None
        assert isinstance(source.text, n.Text)
        self.lines = tuple([one for each in source.text.abilities for one in abilities_of(each)])

    @property
    def is_unit(self) -> bool:
        return self.kind == UNIT

    @property
    def low(self) -> int:
        """The lowest number that it can be shown as."""
        return self.numbers[0]

    @property
    def high(self) -> int:
        """The highest number that it can be shown as."""
        return self.numbers[-1]

    def shown_for(self, use: str) -> tuple[int, ...]:
        """The numbers that it can be shown as when it is used so: its own, and those that its text adds."""
        found = self.numbers
        for operation, more in self.shows:
            if operation == use or (operation == "removal" and use in ("single-removal", "double-removal")):
                found = (*found, *[number + more for number in self.numbers if number + more > 0])
        return found if not self.shows else tuple(sorted(set(found)))


class CardList:
    """All cards with their traits."""

    def __init__(self, sources: tuple[CardSource, ...]) -> None:
        self.cards = tuple([Card(source, printed) for printed, source in enumerate(sources)])
        self.traits: list[Trait] = []
        self.bits: dict[str, int] = {}  # by name: the bit of the text that a unit gains with the trait
        self.masks: dict[str, int] = {}  # by name: the bits of all texts printed under it
        self.names: dict[str, int] = {}
        for card in self.cards:
            self.names.setdefault(card.name, len(self.names))
            for line, ability in enumerate(card.lines):
                self._read_line(card, line, ability)
            if card.kind == MAGIC and card.magic is None:
                self._add_empty_magic(card)
        self.masks["*"] = sum([1 << place for place, each in enumerate(self.traits) if each.name])
        self.piercing = self._mask("attacks_piercing")
        self.wall = self._mask("defends_piercing")
        self.uncounted = self._mask("uncounted")
        self.uncounted_here = self._mask("uncounted_here")
        self.fertile = tuple([(1 << place, each.territory) for place, each in enumerate(self.traits) if each.territory])
        self.fertile_there = tuple(
            [(1 << place, each.their_territory) for place, each in enumerate(self.traits) if each.their_territory]
        )
        self.ruling = tuple([(1 << place, each) for place, each in enumerate(self.traits) if _has_rules(each.truths)])
        self.changing = tuple([(1 << place, each) for place, each in enumerate(self.traits) if _changes(each.truths)])
        self.may_change_traits = any([_gives(each.truths) for each in self.traits]) or any(
            [_gives(card.lasting) for card in self.cards]
        )
        self.magics_listen = any([card.heard for card in self.cards])
        self.sentence_table: dict[tuple[int, int], tuple[Sentence, ...]] = {}
        self.instead: list[tuple[a.Instead, int, int]] = []  # what replaces an event, and where its text stands
        self.inner_lines: dict[tuple[int, int, int, int], int] = {}  # by card, line, sentence and option
        for card in self.cards:
            for line, ability in enumerate(card.lines):
                self._add_sentences(card, line, ability)
            if card.entry_price is not None:
                self._add_inner(card, (card.printed, -1, -1, 0), n.Effects((card.entry_price,)))
                card.entry_line = self.inner_lines[card.printed, -1, -1, 0]
        self.asked = [one for card in self.cards for each in card.lines for one in asked_about(each)]
        self.wilful = tuple([(place, each) for place, each in enumerate(self.traits) if each.at_will is not None])
        self.has_wilful = bool(self.wilful) or any(
            [each.at_will is not None for card in self.cards for each in card.heard]
        )
        self.voids = any(
            [
                isinstance(each.effect, (x.VoidSpell, w.Negate)) and self.cards[printed].kind != MAGIC
                for (printed, _), sentences in self.sentence_table.items()
                for each in sentences
            ]
        )
        truths = [truth.effect for _, trait in self.ruling for truth in trait.truths]
        truths += [truth.effect for card in self.cards for truth in card.lasting]
        truths += [each.effect for sentences in self.sentence_table.values() for each in sentences]
        rules = [each for each in truths if isinstance(each, RULING)]
        # Which kinds of rules texts make, and what they forbid players: nothing else need be looked for.
        self.ruled: Final = frozenset([kind for each in rules for kind in type(each).__mro__])
        self.bans: Final = u.Forbid in self.ruled
        self.leaves_out: Final = x.LeaveOut in self.ruled or c.LeaveOutPhase in self.ruled
        self.changes_draws: Final = x.DrawPerTurn in self.ruled or c.DrawMore in self.ruled
        powers = (x.NoPowerNeeded, x.LessPower, c.MorePower, c.NextMagicFree)
        self.changes_needs: Final = not self.ruled.isdisjoint(powers)
        self.bans_uses: Final = not self.ruled.isdisjoint((c.ForbidWith, c.BanCards, c.OnlyCards))
        self.forbidden: Final = frozenset([name for each in rules for name in operations_of(each)])
        self.by_number = {card.number: card.printed for card in self.cards}

    def _mask(self, feature: str) -> int:
        return sum(1 << place for place, each in enumerate(self.traits) if getattr(each, feature))

    def _add_sentences(self, card: Card, line: int, ability: n.Node) -> None:
        """What is carried out of a line, and of the texts within it."""
        if isinstance(ability, n.Trait):
            ability = ability.body
        if isinstance(ability, u.OnceATurn):
            ability = ability.ability
        if card.kind != MAGIC:
            ability = used_at_will(ability)
        effects: n.Node = n.Effects(())
        if isinstance(ability, (n.Triggered, k.AtWill)):
            effects = ability.effects
        elif isinstance(ability, (w.Magic, w.GrandMagic)) and card.kind == MAGIC:
            effects = ability.effects
            paid = tuple(
                [
                    each.effect
                    for each in ability.conditions
                    if isinstance(each, n.Pay) and (isinstance(ability, w.GrandMagic) or not is_discard(each))
                ]
            )
            key = (card.printed, line, -1, 0)
            self._add_inner(card, key, n.Effects(paid))
            for sentence in self.sentence_table[card.printed, self.inner_lines[key]]:
                sentence.named_later = True  # the effect may speak of what was paid with
        self._add_text(card, line, effects)
        if isinstance(ability, k.AtWill) and self.sentence_table[card.printed, line]:
            self.sentence_table[card.printed, line][0].optional = False  # to use it is to decide for it
        told = plain(ability.effects if isinstance(ability, w.Magic) and card.kind != MAGIC else ability)
        if isinstance(told, n.Effects):
            for place, step in enumerate(told.steps):
                inner = Sentence(step).effect
                if isinstance(inner, a.Instead):
                    key = (card.printed, line, place, 0)
                    self._add_inner(card, key, inner.effect)
                    self.instead.append((inner, card.printed, self.inner_lines[key]))

    def _add_text(self, card: Card, line: int, effects: n.Node) -> None:
        told = plain(effects)
        steps = told.steps if isinstance(told, n.Effects) else (told,)
        found = tuple([one for step in steps for one in done_by_each(sentences_of(step), a.EachPlayer)])
        mark_named(found, n.That, g.SideOf)
        self.sentence_table[card.printed, line] = found
        for place, sentence in enumerate(found):
            effect = sentence.effect
            if isinstance(effect, a.Delayed):
                self._add_inner(card, (card.printed, line, place, 0), effect.effect)
            elif isinstance(effect, (q.Modes, t.ModesUpTo)):
                for option, each in enumerate(effect.options):
                    self._add_inner(card, (card.printed, line, place, option), each)

    def _add_inner(self, card: Card, key: tuple[int, int, int, int], effects: n.Node) -> None:
        line = SUB_LINES + len(self.inner_lines)
        self.inner_lines[key] = line
        self._add_text(card, line, effects)

    @rule("M1 M5 M6")
    def _add_empty_magic(self, card: Card) -> None:
        """A magic that only says what holds while it lies face up is activated like any other; that is all."""
        card.magic, card.magic_line = w.Magic((), (), n.Effects(())), len(card.lines)

    def _read_line(self, card: Card, line: int, ability: n.Node) -> None:
        if isinstance(ability, w.Magic) and card.kind == MAGIC:
            card.magic, card.magic_line = ability, line
        elif isinstance(ability, w.GrandMagic):
            card.grand, card.grand_line = ability, line
        elif isinstance(ability, n.Trait):
            self._read_trait(card, Trait(ability.label, card.printed, line, ability.body))
        else:
            self._read_trait(card, Trait("", card.printed, line, ability))

    def _read_trait(self, card: Card, read: Trait) -> None:
        if card.kind == MAGIC:
            # 顕在 and 残響 belong to the magic itself; what a lasting magic does differs from card to card.
            card.lasting += read.truths
            if read.territory or read.their_territory:
                card.lasting += _land_truths(read)
            if read.event is not None or read.at_will is not None:
                card.heard.append(read)
            card.pays_sideways = card.pays_sideways or read.pays_sideways
            return
        card.traits |= self._bit_of(read)
        card.imbues = card.imbues or read.imbues
        card.hastens = card.hastens or read.hastens
        card.only_for = card.only_for or read.only_for
        card.countered_by = card.countered_by or read.countered_by
        card.is_wild = card.is_wild or read.is_wild
        card.any_colour = card.any_colour or read.any_colour
        card.numbers = read.numbers or card.numbers
        card.shows += read.shows
        card.needs_so += read.needs_so
        card.worths += read.worths
        card.boosts = card.boosts or read.boosts
        card.boosts_more = card.boosts_more or read.boosts_more
        card.counts_every = card.counts_every or read.counts_every
        card.counts_as += read.counts_as
        card.counts_times = max(card.counts_times, read.counts_times)
        card.uncountered += read.uncountered
        card.matches += read.matches
        card.not_for += read.not_for
        card.fits += read.fits
        card.shows_as += read.shows_as
        card.cost_amount = card.cost_amount or read.cost_amount
        card.alone_for_two = card.alone_for_two or read.alone_for_two
        card.boost_lasts = card.boost_lasts or read.boost_lasts
        card.enters_only = card.enters_only or read.enters_only
        card.entry_price = card.entry_price or read.entry_price

    @rule("P1")
    def _bit_of(self, read: Trait) -> int:
        """The bit of a trait. Another text under the same name is a trait of its own: what is printed counts."""
        for place, each in enumerate(self.traits):
            if each.name == read.name and n.equal(each.body, read.body):
                return 1 << place
        bit = 1 << len(self.traits)
        self.traits.append(read)
        self.bits.setdefault(read.name, bit)
        self.masks[read.name] = self.masks.get(read.name, 0) | bit
        return bit


def speaks_of_target(node: n.Value) -> bool:
    """Whether a text speaks of the unit at which the spell is aimed."""
    if isinstance(node, tuple):
        return any([speaks_of_target(each) for each in node])
    if not isinstance(node, n.Node):
        return False
    return isinstance(node, w.TargetUnit) or any([speaks_of_target(each) for _, each in n.fields(node)])


def used_at_will(node: n.Node) -> n.Node:
    """The text of a unit that names a price, as an ability that is used when wanted."""
    effects = node.effects if isinstance(node, w.Magic) else node
    bought = isinstance(effects, n.Effects) and bool(effects.steps) and isinstance(effects.steps[0], k.ByDoing)
    return k.AtWill((), effects) if bought else node


def abilities_of(line: n.Node) -> tuple[n.Node, ...]:
    """The abilities that stand on one line: what always holds may be followed by one that waits."""
    if isinstance(line, n.Trait):
        return tuple([n.Trait(line.label, each) for each in _parts_of(line.body)])
    if isinstance(line, (w.Magic, w.GrandMagic)) and line.conditions:
        # A condition of use is asked as it stands; what is paid is read with the sentences.
        asked = tuple([plain(each) if isinstance(each, u.Given) else each for each in line.conditions])
        return (n.make(type(line), {**dict(n.fields(line)), "conditions": asked}),)
    return _parts_of(line)


def _parts_of(body: n.Node) -> tuple[n.Node, ...]:
    if isinstance(body, k.OnOneLine):
        return (*_parts_of(body.first), *_parts_of(body.second))
    if isinstance(body, k.AlsoWhen) and isinstance(body.ability, n.Triggered):
        return (body.ability, n.Triggered(body.event, body.ability.effects))
    if isinstance(body, k.RatherWhen) and isinstance(body.ability, n.Triggered):
        first = n.Triggered(x.EventBut(body.ability.event, body.event), body.ability.effects)
        return (first, n.Triggered(body.event, body.effects))
    return (body,)


def beside(price: n.Node) -> n.Node:
    """What a card asks of whoever brings it in, with that card left out of what can be given for it."""
    told = plain(price)
    what = getattr(told, "what", None)
    if not isinstance(what, n.Chosen):
        return told
    values = dict(n.fields(told))
    values["what"] = n.make(type(what), {**dict(n.fields(what)), "what": n.Except(n.This(), what.what)})
    return n.make(type(told), values)


def asked_about(node: n.Value) -> list[n.Node]:
    """The events of which a text asks whether, or how often, they have happened in the turn."""
    if isinstance(node, tuple):
        return [one for each in node for one in asked_about(each)]
    if not isinstance(node, n.Node):
        return []
    inner = [one for _, value in n.fields(node) for one in asked_about(value)]
    if isinstance(node, c.JustEntered):
        return [n.Entered(m.AnyOf(n.Units())), *inner]
    if isinstance(node, c.GivenUpFor):
        return [n.Entered(m.AnyOf(n.Units())), v.GivenUp(m.AnyOf(n.Units()))]
    if isinstance(node, x.NoMoreThan):
        return [v.Did(node.player, (node.operation,))]
    if isinstance(node, k.HappenedIn):
        return [x.EventIn(node.period, node.event), *inner]
    return [node.event, *inner] if isinstance(node, (k.Happened, k.TimesHappened)) else inner


def is_discard(price: n.Pay) -> bool:
    """Whether a price is to discard cards of the hand."""
    return isinstance(price.effect, n.Discard) and type(price.effect.what) is n.Chosen


def operations_of(effect: n.Node) -> tuple[str, ...]:
    """What a rule forbids a player, a whole step with everything in it; nothing where it forbids none."""
    if isinstance(effect, x.NoMoreThan):
        return (effect.operation,)
    if isinstance(effect, (x.NoLife, x.NoDraw)):
        return ("gain-life",) if isinstance(effect, x.NoLife) else ("draw",)
    if isinstance(effect, u.CannotEither):
        named: tuple[str, ...] = (effect.first, effect.second)
    elif not isinstance(effect, n.Cannot):
        return ()
    elif isinstance(effect.effect, w.Activate):
        named = (effect.effect.operation,)
    else:
        named = ("draw",) if isinstance(effect.effect, n.Draw) else ("gain-life",)
    within = ("deploy", "redeploy") if "strategy" in named else ()
    return (*named, *within, *(("removal", "boost", "counter") if "spell" in named else ()))


def _has_rules(truths: list[Truth]) -> bool:
    return any([isinstance(each.effect, RULING) for each in truths])


def _changes(truths: list[Truth]) -> bool:
    return any([isinstance(each.effect, (*POWERING, c.BasePower, n.GainTrait, t.LoseTrait)) for each in truths])


def _gives(truths: list[Truth]) -> bool:
    return any([isinstance(each.effect, (n.GainTrait, t.LoseTrait)) for each in truths])


def _land_truths(read: Trait) -> list[Truth]:
    found: list[Truth] = []
    for player, amount in ((n.You(), read.territory), (n.Opponent(), read.their_territory)):
        if amount:
            found.append(Truth(u.ChangeLand(player, m.Up(n.Number(amount))), ()))
    return found


def deck_problems(cards: CardList, wanted: dict[str, int]) -> tuple[Reason, ...]:
    """Why a list of card numbers with counts is not the deck of this game: it is fixed, every deck card once."""
    found: list[Reason] = []
    for number, count in wanted.items():
        printed = cards.by_number.get(number)
        if printed is None:
            found.append(Reason("W2.2", "no-such-card", card=number))
        elif cards.cards[printed].kind == MAGIC:
            found.append(Reason("W2.2", "not-a-deck-card", card=number))
        elif count != 1:
            found.append(Reason("W2.2", "each-card-once", card=number, count=count))
    for card in cards.cards:
        if card.kind != MAGIC and card.number not in wanted:
            found.append(Reason("W2.2", "card-missing", card=card.number))
    return tuple(found)
