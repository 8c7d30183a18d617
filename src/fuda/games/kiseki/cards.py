"""What does a printed card of 軌跡TCG amount to? Its information (200) and its abilities (1201), read once."""

from __future__ import annotations

from typing import Final

from fuda.games.kiseki.events import CARDS
from fuda.games.kiseki.extras.boosters import rarity_problems
from fuda.games.kiseki.extras.dependencies import is_homely, looked_at
from fuda.games.kiseki.kinds import BASE as BASE
from fuda.games.kiseki.kinds import EVENT as EVENT
from fuda.games.kiseki.kinds import ITEM as ITEM
from fuda.games.kiseki.kinds import KIND_WORDS as KIND_WORDS
from fuda.games.kiseki.kinds import UNIT as UNIT
from fuda.games.kiseki.kinds import kinds_named as kinds_named
from fuda.games.kiseki.texts.modes import MENTIONS, modes_of_mentions, with_modes
from fuda.games.kiseki.texts.places import ELSEWHERE, NOWHERE, is_of_own_entry, places_in, places_of
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import crafts as f
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import events as w
from fuda.games.kiseki.words import measures as q
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words import narrowing as h
from fuda.games.kiseki.words import things as k
from fuda.games.kiseki.words.handling import PASTS
from fuda.games.kiseki.words.icons import (
    DISPATCH,
    definition_in,
    elation,
    icon_craft,
    lines_of,
    numbered_craft,
    plain,
    single_limits,
    with_amount,
)
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.language.compiler.card_source import CardSource
from fuda.language.running.printed import (
    ACTIVATED,
    STATIC,
    TRIGGERED,
    Ability,
    PrintedCard,
    PrintedList,
    inside,
    parts_of,
    reused,
    speaks_of,
)
from fuda.language.running.resolution import Sentence, sentences_of
from fuda.language.words import nodes as n

STRATEGY_SIZE: Final = 50
BLITZ_SIZE: Final = 40
MOST_OF_A_NAME: Final = 4
GENERIC: Final = "一般"
# What is filled in later. The literal () would be taken for always empty by the compiler.
NO_NODES: Final[tuple[n.Node, ...]] = ()

OF_CARDS: Final = (t.Remove, n.Discard, t.Board, t.TurnUp, t.TurnDown)  # costs that ask for cards and nothing else
# Events that are about a card which moves: its own crafts of this kind hear it from every zone (1202.5, 1211.6).
OWN_MOVES: Final = (w.Left, w.PutIntoTrail, w.PutIntoTrailFrom, w.PutIntoTrailBy, w.Discarded, w.ReturnedToHand)


# What a craft that is in force in every zone can say of its own card so that it counts as printed (1212.2).
OF_PRINTED: Final = (g.BecomeKind, g.HaveAllOrganisations, g.HaveOrganisation, g.GainOrganisation)


def _is_boarding(cost: n.Node) -> bool:
    """Whether ready units of the player are to board, with so much CP, and it asks for nothing else of them."""
    crew = cost.what if isinstance(cost, t.Board) else None
    if not isinstance(crew, k.UpToTotal) or not isinstance(crew.amount, n.Number):
        return False
    return crew.what == n.InState("ready", n.Controlled(n.You(), k.OfKind("UNIT")))


class Craft(Ability):
    """One ability: a craft, an EVENT ability or an art."""

    def __init__(self, printed: int, place: int, kind: str, node: n.Node) -> None:
        self.costs: tuple[n.Node, ...] = NO_NODES
        self.limits: tuple[n.Node, ...] = NO_NODES
        self.icon = ""  # the label of an icon craft
        self.keyword = ""
        self.ep = 0  # of an art
        self.most_applied = 0  # how often its replacement is applied in a turn at most; 0: as often as can be
        self.period: n.Node | None = None  # in which alone it triggers
        self.defined: n.Node | None = None  # what X is, where the text says so (1305.2b, 1305.3)
        super().__init__(printed, place, kind, node)
        self.sentences = with_modes(tuple([each for each in self.sentences if not isinstance(each.effect, t.Define)]))
        self.truths = tuple([each for each in self.truths if not isinstance(each.effect, t.Define)])
        self.defined = definition_in(node)
        if self.defined is not None:
            for truth in self.truths:
                truth.effect = with_amount(truth.effect, self.defined)
        parts = [part for each in self.sentences for part in parts_of(each)]
        announced = [*self.costs, *[each for each in parts if isinstance(each, MENTIONS)]]
        kinds = {type(each) for part in parts for each in inside(part)}
        asked = {type(each) for part in announced for each in inside(part)}
        self.has_variable = k.Variable in kinds or k.Variable in asked
        # Whether it goes on to speak of what set it off.
        self.speaks_of_that = not kinds.isdisjoint((n.That, k.Those, k.These))
        self.is_fixed_when_played = k.Variable in asked
        self.mentioned = tuple([each.effect for each in self.sentences if isinstance(each.effect, MENTIONS)])
        self.modes = modes_of_mentions(self.sentences)  # for each mention the effect that asks for it; -1 for none
        self.condition_looks_at = looked_at([] if self.condition is None else [self.condition])
        limits: list[n.Node] = list(self.limits)
        costs: list[n.Node] = list(self.costs)
        self.is_limited = self.most_applied > 0 or any([isinstance(limit, o.TimesPerTurn) for limit in limits])
        self.is_actioning = any([isinstance(cost, f.ActionIcon) for cost in costs])
        self.plain_costs = plain_costs(costs)
        self.only_boards = bool(costs) and all([_is_boarding(each) for each in costs])
        self.cost_looks_at = looked_at(costs) | CARDS if all([isinstance(each, OF_CARDS) for each in costs]) else -1
        self.mentions_variable = any([speaks_of(each, k.Variable) for each in self.mentioned])
        # Whether X can be 0, for which nothing has to be paid and which makes no difference to the targets.
        self.is_free_of_variable = self.defined is None and not self.mentions_variable and self.plain_costs is not None
        self.places = self._own_places()
        self.looks_home = any([is_homely(each) for mention in self.mentioned for each in inside(mention)])

    @rule("207.2 207.3 207.6 207.7 1201.1a 1201.1a-1 1210.1 1409.1")
    def read_more(self, node: n.Node) -> None:
        """A restricted or classified craft, an activated one, or an icon."""
        if isinstance(node, f.Restricted):
            self.limits = node.limits
            self.read(node.ability)
        elif isinstance(node, f.Keyword):
            self.keyword = node.keyword
            self.read(node.craft)
        elif isinstance(node, f.AppliedTimes):
            self.most_applied = node.n
            self.read(node.ability)
        elif isinstance(node, f.TriggeredIn):
            self.period = node.period
            self.read(n.Triggered(node.event, node.effects))
        elif isinstance(node, f.Activated):
            self.form = ACTIVATED
            self.costs = node.costs
            self.sentences = sentences_of(node.effects)
        elif isinstance(node, f.Icon):
            self.icon = node.label
            self.read(plain(icon_craft(node.label)))
        elif isinstance(node, f.NumberedIcon):
            self.icon = node.label
            self.read(plain(numbered_craft(node.label, node.n)))
        elif isinstance(node, f.Elation):
            self.icon = "高揚"
            self.read(plain(elation(node.craft)))
        else:
            raise LookupError(f"the rules do not know an ability of the kind {type(node).__name__}")

    def read_other(self, node: n.Node) -> None:
        self.read_more(node)

    def said_at_all(self) -> list[n.Node]:
        """All that it says and asks for."""
        parts = [part for each in (*self.truths, *self.sentences) for part in parts_of(each)]
        return [*self.steps, *self.limits, *self.costs, *parts]

    def mentions(self) -> tuple[n.Node, ...]:
        """The targets that the text asks for, in its order (1204.2d)."""
        return self.mentioned

    def variables(self) -> bool:
        """Whether a player names X when it is played (1305.2a)."""
        return self.has_variable and self.defined is None

    def uneven(self) -> bool:
        """Whether its targets get different things (1204.2e)."""
        return any([isinstance(each.effect, t.Uneven) for each in self.sentences])

    def _own_places(self) -> frozenset[str]:
        """The places in which alone it makes sense, and so is in force; none: where crafts are in force (1202.5)."""
        if self.kind not in ("text", "icon"):
            return NOWHERE
        asked = [limit.condition for limit in self.limits if isinstance(limit, o.OnlyIf)]
        for condition in (*asked, self.condition):
            found = places_in(condition)
            if found:
                return found
        return places_of((*self.sentences, *self.truths))


class Card(PrintedCard[Craft]):
    """One card of the list (201-212)."""

    def __init__(self, source: CardSource, printed: int) -> None:
        super().__init__(source, printed)
        table = source.fields
        subname = table.get("subname", {})
        self.subname: str = subname.get("ja", "") if isinstance(subname, dict) else subname
        self.kinds = kinds_named(table["kind"])
        self.cp: int = table.get("cp", 0)
        self.ep: int = table.get("ep", 0)
        self.level: int = table.get("level", 0)
        self.strength: int = table.get("str", 0)
        self.defence: int = table.get("def", 0)
        self.organisations: tuple[str, ...] = tuple(table.get("organisations", ()))
        self.rarity: str = table.get("rarity", "C")
        self.wings = 0
        self._read_text(source)
        for part in source.parts:
            art = self.add("art", part.text)
            art.name = part.fields["name"]["ja"]
            art.name_en = part.fields["name"]["en"]
            art.ep = part.fields.get("ep", 0)
        self.add_given()
        own = [each for each in self.abilities if each.kind in ("text", "icon")]
        self.own = tuple([each.reference for each in own])
        self.icons = tuple([each.icon for each in own if each.icon])
        self.moves = tuple([each.reference for each in own if self._is_about_its_move(each)])
        self.placed = tuple([each.reference for each in own if each.form == TRIGGERED and each.places])
        self._read_base(own)
        changes = [each.effect.change for craft in own for each in craft.truths if isinstance(each.effect, g.Affect)]
        self.says = frozenset([kind for change in changes for kind in type(change).__mro__])  # classes of changes
        # Whether its player may lay a card into the homebase from which it was played (1405.1), as others let it, too.
        self.refills = DISPATCH in self.icons or g.Refills in self.says or g.PlayableFromHomebase not in self.says
        self.looks_at = looked_at([node for each in self.abilities if is_lasting(each) for node in each.said_at_all()])
        done = [each for craft in self.abilities for each in craft.sentences if not isinstance(each.effect, MENTIONS)]
        self.effects_look_at = looked_at(self._with_given([part for each in done for part in parts_of(each)]))

    @rule("207.1 207.4 1503.1")
    def _read_text(self, source: CardSource) -> None:
        """Crafts one by one, from the Japanese; what an EVENT does, however many lines it takes, is one ability."""
        effects: list[n.Node] = []
        limits: tuple[n.Node, ...] = ()
        for line in lines_of(source.text):
            bare = line
            if isinstance(line, f.Restricted) and isinstance(line.ability, n.Effects):
                limits = (*limits, *line.limits)
                bare = line.ability
            if self.kinds & EVENT and isinstance(bare, n.Effects):
                effects += bare.steps
            else:
                self.add("icon" if isinstance(line, (f.Icon, f.NumberedIcon, f.Elation)) else "text", line)
        if self.kinds & EVENT:
            event = self.add("event", n.Effects(tuple(effects)))
            event.limits = single_limits(limits)
            event.is_limited = any([isinstance(limit, o.TimesPerTurn) for limit in event.limits])

    def make(self, place: int, kind: str, node: n.Node) -> Craft:
        return Craft(self.printed, place, kind, plain(node))

    def gives(self, node: n.Node) -> n.Node | None:
        if isinstance(node, g.GainCraft):
            return node.craft
        if isinstance(node, g.MayHaveIcon):
            return f.Icon(node.label)
        return node.icon if isinstance(node, (g.GainIcon, g.HaveIcon)) else None

    def _with_given(self, said: list[n.Node]) -> list[n.Node]:
        """What lasting effects say, and what the crafts say that they give: an icon alone does not tell that."""
        found = list(said)
        given: list[int] = []
        for each in found:  # it grows: what is given can give something, too
            for node in inside(each):
                place = self.given.get(node, -1)
                if place >= 0 and place not in given:
                    given.append(place)
                    found += self.abilities[place].said_at_all()
        return found

    def _is_about_its_move(self, craft: Craft) -> bool:
        event = craft.event.event if isinstance(craft.event, (w.FirstTime, w.NthTime)) else craft.event
        what = getattr(event, "what", None)
        what = what.what if isinstance(what, n.InState) else what
        return isinstance(event, OWN_MOVES) and isinstance(what, (n.This, k.ThisCard))

    @rule("1212.2 1413.1 1416.1")
    def _read_base(self, own: list[Craft]) -> None:
        """What a craft says unconditionally of this card itself counts as printed, in every zone."""
        self.base_kinds = self.kinds
        self.base_everything = False  # every organisation (1333)
        self.base_stats: dict[str, int] = {}
        self.base_organisations: tuple[str, ...] = ()
        for truth in [each for craft in own for each in craft.truths if is_printed(each)]:
            effect = truth.effect
            if isinstance(effect, g.SetStat):
                assert isinstance(effect.amount, n.Number)
                self.base_stats[effect.stat] = effect.amount.value
            else:
                assert isinstance(effect, g.Affect)
                change = effect.change
                if isinstance(change, g.BecomeKind):
                    self.base_kinds = kinds_named(change.kind)
                elif isinstance(change, g.HaveAllOrganisations):
                    self.base_everything = True
                elif isinstance(change, (g.HaveOrganisation, g.GainOrganisation)):
                    self.base_organisations = (*self.base_organisations, change.organisation)

    @property
    def is_everywhere(self) -> bool:
        """Whether a craft of it speaks of this card in every zone, and what it says does not count as printed."""
        own = [each for each in self.abilities if each.kind in ("text", "icon")]
        truths = [truth for each in own for truth in each.truths]
        return any([is_of_elsewhere(each) for each in own]) or any(
            [_is_everywhere(truth) and not is_printed(truth) for truth in truths]
        )

    @property
    def is_spreading(self) -> bool:
        """Whether a text of it changes cards in every zone."""
        return any(
            [
                isinstance(each, g.Link)
                or (isinstance(each, g.Affect) and bool(each.duration) and isinstance(each.duration[0], o.EveryZone))
                for ability in self.abilities
                for said in ability.said()
                for each in inside(said)
                if not isinstance(getattr(each, "what", None), (n.This, k.ThisCard))
            ]
        )

    @property
    def is_unit(self) -> bool:
        """Whether it is printed as a UNIT."""
        return bool(self.kinds & UNIT)

    def art(self) -> Craft | None:
        """208.1. The art of the card."""
        for each in self.abilities:
            if each.kind == "art":
                return each
        return None

    def effects(self) -> Craft | None:
        """1201.1b. What an EVENT does."""
        for each in self.abilities:
            if each.kind == "event":
                return each
        return None


def plain_costs(costs: list[n.Node]) -> tuple[int, int] | None:
    """The CP and the EP that are to be paid at least, with 0 for X; none where anything else but to action the card
    itself is to be done."""
    paid = {t.PayCp: 0, t.PayEp: 0}
    if sum([1 for each in costs if isinstance(each, f.ActionIcon)]) > 1:
        return None
    for each in costs:
        if isinstance(each, (t.PayCp, t.PayEp)) and isinstance(each.amount, (n.Number, k.Variable)):
            paid[type(each)] += max(0, each.amount.value) if isinstance(each.amount, n.Number) else 0
        elif not isinstance(each, f.ActionIcon):
            return None
    return paid[t.PayCp], paid[t.PayEp]


@rule("1202.5")
def is_of_elsewhere(craft: Craft) -> bool:
    """Whether it is constant and makes sense only where crafts are not in force: in the trail, a hand, or removed."""
    return craft.form == STATIC and bool(craft.places) and craft.places <= ELSEWHERE


def is_lasting(craft: Craft) -> bool:
    """Whether it is in force without being played, or is given to other cards."""
    return craft.form == STATIC or craft.kind in ("given", "later")


def _is_everywhere(truth: Sentence) -> bool:
    return any([speaks_of(part, o.EveryZone) for part in parts_of(truth)])


@rule("1212.2")
def is_printed(truth: Sentence) -> bool:
    """Whether it is unconditional and about the card itself, so that it counts as printed."""
    effect = truth.effect
    if truth.condition is not None or not isinstance(getattr(effect, "what", None), (n.This, k.ThisCard)):
        return False
    if isinstance(effect, g.SetStat):
        return isinstance(effect.amount, n.Number)
    if not isinstance(effect, g.Affect) or not effect.duration or not isinstance(effect.duration[0], o.EveryZone):
        return False
    return isinstance(effect.change, OF_PRINTED)


class CardList(PrintedList[Card, Craft]):
    """All cards, and a number for every organisation and every name."""

    def __init__(self, sources: tuple[CardSource, ...]) -> None:
        super().__init__(reused(Card, sources))
        words: dict[str, int] = {}
        for card in self.cards:
            for word in (*card.organisations, *card.base_organisations):
                words.setdefault(word, len(words))
            for ability in card.abilities:
                for said in (*ability.said(), *ability.costs, *ability.limits):
                    for node in inside(said):
                        word = getattr(node, "organisation", "")
                        for each in getattr(node, "organisations", ()) if isinstance(node, g.Link) else (word,):
                            if each:
                                words.setdefault(each, len(words))
        self.organisations = words
        self.everything = (1 << len(words)) - 1
        self.names: dict[str, int] = {}
        for card in self.cards:
            self.names.setdefault(card.name, len(self.names))
        for card in self.cards:
            for ability in card.abilities:
                for said in ability.said():
                    for node in inside(said):
                        if isinstance(node, (g.GainName, g.HaveName, g.CountsAsPresent)):
                            self.names.setdefault(node.name, len(self.names))
        said_at_all = [
            node
            for card in self.cards
            for ability in card.abilities
            for said in (
                *ability.said_at_all(),
                *[each for each in (ability.condition, ability.event) if each is not None],
            )
            for node in inside(said)
        ]
        self.remembers = frozenset([word for node in said_at_all for word in events_asked_for(node)])
        self.hears_plans = any([isinstance(node, w.PlannedBy) for node in said_at_all])
        self.entering = tuple([self._says_how_it_enters(card) for card in self.cards])
        self.name_words = tuple(self.names)
        self.everywhere = tuple([card.is_everywhere for card in self.cards])
        self.spreading = tuple([card.is_spreading for card in self.cards])
        self.bits = tuple([self.organisation_bits(card.organisations) for card in self.cards])
        self.base_bits = tuple([self.organisation_bits(card.base_organisations) for card in self.cards])

    def _says_how_it_enters(self, card: Card) -> bool:
        truths = [truth for reference in card.own for truth in card.abilities[reference & 31].truths]
        return any([is_of_own_entry(truth.effect) for truth in truths])

    def organisation_bits(self, words: tuple[str, ...]) -> int:
        """The bits of organisations."""
        return sum([1 << self.organisations[word] for word in words])

    def organisation_words(self, bits: int) -> list[str]:
        """The organisations that bits stand for."""
        return [word for word, place in self.organisations.items() if bits >> place & 1]


def events_asked_for(node: n.Node) -> tuple[type, ...]:
    """The words of events for which a condition about this turn asks."""
    if isinstance(node, (o.HappenedThisTurn, q.TimesHappened, w.FirstTime, w.NthTime)):
        return (type(node.event),)
    if isinstance(node, o.CardsDrawn):
        return (w.Drew,)
    if isinstance(node, h.ThisTurn):
        return (PASTS[node.event], n.Entered)
    return (w.BondsLost,) if isinstance(node, o.BondsGone) else ()


@rule("104.1 602.1 602.2 602.3 602.3a 602.4 602.4a")
def deck_problems(cards: CardList, wanted: dict[str, int], form: str = "strategy") -> tuple[Reason, ...]:
    """602. One reason for each rule of deck building that the list breaks."""
    found: list[Reason] = []
    total = sum(wanted.values())
    size = STRATEGY_SIZE if form == "strategy" else BLITZ_SIZE
    if total != size:
        clause = "602.4a" if form == "strategy" else "602.3a"
        found.append(Reason(clause, "wrong-deck-size", cards=total, wanted=size))
    by_name: dict[tuple[str, str], int] = {}
    for number, count in wanted.items():
        printed = cards.by_number.get(number)
        if printed is None:
            found.append(Reason("602.1", "no-such-card", card=number))
            continue
        card = cards.cards[printed]
        name = (card.name, card.subname)
        by_name[name] = by_name.get(name, 0) + count
    if form == "strategy":
        found += _too_many(by_name)
    elif total == size:
        found += rarity_problems({card.number: card.rarity for card in cards.cards}, wanted)
    return tuple(found)


@rule("602.3b 602.4b 602.4b-1")
def _too_many(by_name: dict[tuple[str, str], int]) -> list[Reason]:
    """At most four of the same name and sub-name; any number of what is 一般."""
    return [
        Reason(
            "602.4b",
            "too-many-of-a-name",
            name=f"{name}[{subname}]" if subname else name,
            cards=count,
            most=MOST_OF_A_NAME,
        )
        for (name, subname), count in by_name.items()
        if count > MOST_OF_A_NAME and subname != GENERIC
    ]
