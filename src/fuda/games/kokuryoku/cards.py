"""What does a printed card of kokuryoku amount to? Its figures, and its text read once when the cards are loaded."""

from __future__ import annotations

from typing import Any, Final

from fuda.games.kokuryoku.texts.carried import DURATIONS, LASTING, ONCE, SAVING, WAITED_FOR
from fuda.games.kokuryoku.texts.sentences import merged, of_those, of_topic, taken_apart
from fuda.games.kokuryoku.words import acts as t
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import events as v
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import keywords as k
from fuda.games.kokuryoku.words import relations as r
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import things as o
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.language.compiler.card_source import CardSource
from fuda.language.running.resolution import Sentence
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

UNIT: Final = "unit"
WEAPON: Final = "weapon"
MAGIC: Final = "magic"
ITEM: Final = "item"
SURPRISE: Final = "surprise"
LAND_CARD: Final = "land"
ATTACHABLE: Final = (WEAPON, MAGIC, ITEM)
STAFF: Final = "staff"

LEVELS: Final = ("", "C", "B", "A", "S")
DECK_SIZE: Final = 60
EARLY_DECK_SIZE: Final = 45
MOST_OF_A_NAME: Final = 3

# Who beats whom (X5.5).
BEATS: Final[dict[str, str]] = {
    "sword": "axe",
    "axe": "lance",
    "lance": "sword",
    "fire": "wind",
    "wind": "thunder",
    "thunder": "fire",
    "light": "dark",
}

SPELLS: Final = frozenset(("fire", "thunder", "wind", "light", "dark", "staff"))  # arms that are no weapons

KEYWORDS: Final = (
    k.MoveAgain,
    k.FollowUp,
    k.Critical,
    k.Wrath,
    k.Rescue,
    k.Capture,
    k.Command,
    k.EffectiveAgainst,
    k.EffectiveAgainstAny,
    k.Seize,
)
BATTLE_TIMINGS: Final = ("attack", "defence", "counter", "battle")
TIMINGS: Final = (*BATTLE_TIMINGS, "move", "enemy-move", "power", "end", "fall", "action", "process", "any")


EVENT: Final = "event"


def negated(kind: str) -> tuple[str, ...]:
    """What a text negates that names this kind.

    >>> negated("either"), negated("crest")
    (('surprise', 'crest'), ('crest',))
    """
    return ("surprise", "crest") if kind == "either" else (kind,)


class Price:
    """What something costs: chips of its unit, cards of the hand, cards off the field."""

    def __init__(self, node: n.Node | None) -> None:
        self.spirit = 0
        self.hand = 0
        self.off = 0
        self.any_spirit = False  # X
        self.chips = 0
        self.waits = False
        self.itself = False
        for part in node.parts if isinstance(node, k.Price) else ():
            if isinstance(part, k.SpiritPrice):
                self.spirit += part.n
            elif isinstance(part, k.HandPrice):
                self.hand += part.n
            elif isinstance(part, k.OffPrice):
                self.off += part.n
            elif isinstance(part, k.SpiritPriceX):
                self.any_spirit = True
            elif isinstance(part, k.ChipPrice):
                self.chips += part.n
            elif isinstance(part, k.WaitPrice):
                self.waits = True
            elif isinstance(part, k.SelfPrice):
                self.itself = True
            else:
                raise LookupError(f"the rules know no price {type(part).__name__}")
        self.rest = (int(self.any_spirit), self.chips, int(self.waits), int(self.itself))

    def part(self, name: str) -> int:
        """How much of one thing it asks for: spirit, hand, off or chips."""
        return {"spirit": self.spirit, "hand": self.hand, "off": self.off, "chips": self.chips}[name]

    def set_part(self, name: str, amount: int) -> None:
        """Ask for so much of it."""
        if name == "spirit":
            self.spirit = amount
        elif name == "hand":
            self.hand = amount
        elif name == "off":
            self.off = amount
        else:
            self.chips = amount
        self.rest = (int(self.any_spirit), self.chips, int(self.waits), int(self.itself))

    def copied(self) -> Price:
        """A price that asks for the same."""
        made = Price(None)
        made.spirit, made.hand, made.off, made.chips = self.spirit, self.hand, self.off, self.chips
        made.any_spirit, made.waits, made.itself = self.any_spirit, self.waits, self.itself
        made.set_part("chips", self.chips)
        return made


FREE: Final = Price(None)


class Usable:
    """A text that is used at a time of its player's choosing: a crest ability, an item, a surprise."""

    def __init__(self, line: int, node: k.Crest | k.Use | k.Surprise) -> None:
        self.event: n.Node | None = None  # what must have happened, where the timing is an event
        self.timing: str = EVENT
        if isinstance(node.timing, n.Node):
            self.event = node.timing
            if not isinstance(self.event, WAITED_FOR):
                raise LookupError(f"the rules know no timing {type(node.timing).__name__}")
        elif node.timing not in TIMINGS:
            raise LookupError(f"the rules know no timing {node.timing}")
        else:
            self.timing = node.timing
        self.line = line
        self.conditions = node.conditions
        self.price = Price(node.prices[0]) if node.prices else FREE
        self.negates = ""
        for sentence in taken_apart(node.effects):
            if isinstance(sentence.effect, e.Negate):
                self.negates = sentence.effect.kind


class Card:
    """One card of the list."""

    def __init__(self, source: CardSource, printed: int) -> None:
        table = source.fields
        self.source = source
        self.printed = printed
        self.number = source.number
        self.name = source.name_ja
        self.kind: str = table["kind"]
        self.is_unit = self.kind == UNIT
        self.sort: str = table.get("class", "")
        self.move: str = table.get("move", "")
        self.action: str = table.get("action", "")
        self.arms: str = table.get("arms", "")
        self.spirit: int = table.get("spirit", 0)
        self.attack: int = table.get("attack", 0)
        self.counter: int = table.get("counter", 0)
        self.heal: int = table.get("heal", 0)
        self.staff: int = table.get("staff", 0)
        self.levels = {arms: LEVELS.index(level) for arms, level in table.get("levels", {}).items()}
        self.country: str = table.get("country", "")
        self.common: bool = table.get("common", False)
        self.level = LEVELS.index(table.get("level", ""))
        self.maximum: int = table.get("max", 0)
        self.times: int = table.get("times", 1)
        self.range: str = self.action if self.is_unit else table.get("range", "")
        self.need: int = table.get("need", 0)
        self.power: int = table.get("power", 0)
        self.land: str = table.get("land", "")
        self.is_staff = self.arms == STAFF
        self._read(source.text)
        self.no_triangle = any([isinstance(each.effect, u.NoTriangleHere) for each in self.statics])
        self.price_of_use = sum([each.effect.n for each in self.statics if isinstance(each.effect, u.PriceOfUse)])
        self.sorties_at = tuple([each.effect.where for each in self.statics if isinstance(each.effect, r.SortiesAt)])
        self.sortie_if = tuple([each.effect.condition for each in self.statics if isinstance(each.effect, u.SortieIf)])
        prices: list[Any] = [each.effect.price for each in self.statics if isinstance(each.effect, u.SortiePrice)]
        self.sortie_price = (
            Price(k.Price(tuple([part for price in prices for part in price.parts]))) if prices else FREE
        )
        self.words = words_in(source.text)
        self.counts = q.SoMany in self.words  # whether a sentence counts what the one before moved

    def _read(self, text: n.Node) -> None:
        self.lines: tuple[n.Node, ...] = text.abilities if isinstance(text, n.Text) else (text,)
        self.keywords: tuple[n.Node, ...] = ()
        self.effective: tuple[tuple[str, ...], ...] = ()  # of equipment: against whom its use is effective
        self.statics: tuple[Sentence, ...] = ()
        self.triggers: tuple[tuple[int, n.Node], ...] = ()
        self.crests: tuple[Usable, ...] = ()
        self.use: Usable | None = None
        self.surprise: Usable | None = None
        self.symbol = -1  # the line of it
        self.changes = ""  # the character whose class-change card it is
        self.training: Price | None = None
        self.parent = ""
        self.child = ""
        self.bars: tuple[n.Node, ...] = ()
        self.entry: tuple[tuple[n.Node, int], ...] = ()
        self.only_for: tuple[n.Node, ...] = ()  # of what is attached: to whom alone, and to whom not
        self.not_for: tuple[n.Node, ...] = ()
        self.conditions: dict[int, n.Node] = {}  # by line of a triggered text: what must hold
        self.limits: dict[int, int] = {}  # by line of a triggered text: how often a turn
        self.in_game: tuple[int, ...] = ()  # those of which it is how often a game
        self.steps: tuple[tuple[int, u.InsteadOfStep], ...] = ()  # what may be done instead of steps, by line
        self.given: dict[n.Node, int] = {}  # texts inside others: the line under which they are found
        inside: list[tuple[Sentence, ...]] = []
        self.inside = inside
        found = [self._read_line(line, node) for line, node in enumerate(self.lines)]
        self.sentences = (*found, *inside)
        self.names: tuple[str, ...] = (self.name, self.changes) if self.changes else (self.name,)
        self.name_set = frozenset(self.names)

    def _read_line(self, line: int, node: n.Node) -> tuple[Sentence, ...]:
        """What a line of the text says; the sentences that are carried out when it is used or triggers."""
        if isinstance(node, a.Static):
            for step in of_those(merged(node.steps, True)):
                for each in taken_apart(step):
                    if isinstance(each.effect, a.Instead):
                        self._keep_instead(each.effect)
                    self.statics += (_checked(each, (*LASTING, a.Instead), self.number),)
            return ()
        if isinstance(node, u.Limited):
            self.limits[line] = node.n
            if isinstance(node, u.LimitedInGame):
                self.in_game += (line,)
            node = node.ability
        if isinstance(node, u.TriggeredOn):
            node = n.Triggered(node.event, n.Effects((of_topic(node.effect, n.That(), True),)))
        if isinstance(node, u.TriggeredOnAnd):
            more = node.more.steps if isinstance(node.more, n.Effects) else (node.more,)
            node = n.Triggered(node.event, n.Effects((of_topic(node.effect, n.That(), True), *more)))
        if isinstance(node, u.TriggeredIf):
            self.conditions[line] = node.condition
            node = n.Triggered(node.event, node.effects)
        if isinstance(node, u.InsteadOfStep):
            self.steps += ((line, node),)
            return self._effects(node.effects.effect if isinstance(node.effects, n.May) else node.effects)
        if isinstance(node, n.Triggered):
            if not isinstance(node.event, WAITED_FOR):
                raise LookupError(f"{self.number}: the rules know no trigger for {type(node.event).__name__}")
            self.triggers += ((line, node.event),)
            for step in node.effects.steps if isinstance(node.effects, n.Effects) else ():
                if isinstance(step, (u.OnceATurn, u.TimesATurn)):
                    self.limits[line] = step.n if isinstance(step, u.TimesATurn) else 1
            return self._effects(node.effects)
        if isinstance(node, (k.Crest, k.Use, k.Surprise, k.Symbol)):
            return self._read_usable(line, node)
        if isinstance(node, (k.EffectiveAgainst, k.EffectiveAgainstAny)) and self.kind in (WEAPON, MAGIC):
            self.effective += (k.sorts_of(node),)
        elif isinstance(node, KEYWORDS):
            self.keywords += (node,)
        elif isinstance(node, k.ClassChange):
            self.changes = node.name
        elif isinstance(node, k.Training):
            self.training = Price(node.price)
        elif isinstance(node, k.ParentIs):
            self.parent = node.name
        elif isinstance(node, k.ChildIs):
            self.child = node.name
        elif isinstance(node, k.Barred):
            self.bars += (node.what,)
        elif isinstance(node, k.OnlyEnter):
            self.bars += (g.ButNot(node.what, n.Units()),)
        elif isinstance(node, k.EntryPrice):
            self.entry += ((node.what, node.n),)
        elif isinstance(node, u.OnlyFor):
            self.only_for += (node.what,)
        elif isinstance(node, u.NotFor):
            self.not_for += (node.what,)
        else:
            raise LookupError(f"{self.number}: the rules do not know a line of the kind {type(node).__name__}")
        return ()

    def usables(self) -> tuple[Usable, ...]:
        """Everything on the card that is used at a time of its player's choosing."""
        return tuple([each for each in (*self.crests, self.use, self.surprise) if each is not None])

    def _read_usable(self, line: int, node: k.Crest | k.Use | k.Surprise | k.Symbol) -> tuple[Sentence, ...]:
        if isinstance(node, k.Symbol):
            self.symbol = line
        elif isinstance(node, k.Surprise):
            self.surprise = Usable(line, node)
        elif isinstance(node, k.Use):
            self.use = Usable(line, node)
        else:
            self.crests += (Usable(line, node),)
        return self._effects(node.effects)

    def _effects(self, effects: n.Node) -> tuple[Sentence, ...]:
        found = taken_apart(effects)
        for each in found:
            known = (*ONCE, *LASTING) if each.duration is None else (*LASTING, a.Instead, a.Delayed)
            _checked(each, known, self.number)
            if isinstance(each.effect, a.Instead):
                self._keep_instead(each.effect)
            if isinstance(each.effect, t.Modes):
                for option in each.effect.options:
                    self._keep(option, option)
            elif isinstance(each.effect, t.Depending):
                self._keep(each.effect.first, each.effect.first)
                self._keep(each.effect.second, each.effect.second)
            elif isinstance(each.effect, a.Delayed):
                self._keep(each.effect, each.effect.effect)
        return found

    @rule("X7.50 X7.64")
    def _keep_instead(self, node: a.Instead) -> None:
        """What takes the place of an event; a unit that is to be kept from leaving, and that has no chip after what is
        done instead, stays with one."""
        instead = node.effect.effect if isinstance(node.effect, n.May) else node.effect
        if isinstance(node.event, v.WouldFall) and words_in(instead).isdisjoint(SAVING):
            beaten = o.SpiritIs(n.That(), m.Exactly(0))
            instead = n.Effects((instead, n.If(beaten, t.SetSpirit(n.That(), n.Number(1)))))
        self._keep(node, instead)

    def _keep(self, name: n.Node, effects: n.Node) -> None:
        """A text inside another gets a line of its own."""
        if name not in self.given:
            self.given[name] = len(self.lines) + len(self.inside)
            self.inside.append(())
            self.inside[self.given[name] - len(self.lines)] = self._effects(effects)


def _checked(sentence: Sentence, known: tuple[type[n.Node], ...], number: str) -> Sentence:
    """The sentence, if the rules can do what it says: a text that says more never gets into a game."""
    if not isinstance(sentence.effect, known):
        raise LookupError(f"{number}: the rules cannot carry out {type(sentence.effect).__name__}")
    compared = sentence.duration.condition if isinstance(sentence.duration, a.AsLongAs) else sentence.condition
    if isinstance(compared, q.Likewise):
        raise LookupError(f"{number}: no sentence before compares what this one compares with another number")
    if sentence.duration is not None and not isinstance(sentence.duration, DURATIONS):
        raise LookupError(f"{number}: the rules know no duration {type(sentence.duration).__name__}")
    return sentence


def words_in(value: n.Value) -> frozenset[type]:
    """The kinds of records of which a text is made.

    >>> sorted(kind.__name__ for kind in words_in(n.May(n.You(), n.Draw(1))))
    ['Draw', 'May', 'You']
    """
    if isinstance(value, tuple):
        return frozenset([kind for each in value for kind in words_in(each)])
    if not isinstance(value, n.Node):
        return frozenset()
    inside = [kind for _, each in n.fields(value) for kind in words_in(each)]
    return frozenset([type(value), *inside])


class CardList:
    """All cards."""

    def __init__(self, sources: tuple[CardSource, ...]) -> None:
        self.cards = tuple([Card(source, printed) for printed, source in enumerate(sources)])
        self.by_number = {card.number: card.printed for card in self.cards}
        self.numbers: dict[str, str] = {}  # by name: the first card that has it
        for card in self.cards:
            self.numbers.setdefault(card.name, card.number)


@rule("X2.1")
def deck_problems(cards: CardList, wanted: dict[str, int], size: int = DECK_SIZE) -> tuple[Reason, ...]:
    """One reason for each rule of deck building that the list breaks."""
    found: list[Reason] = []
    total = sum(wanted.values())
    if total != size:
        found.append(Reason("X2.1", "wrong-deck-size", cards=total, wanted=size))
    by_name: dict[str, int] = {}
    for number, count in wanted.items():
        printed = cards.by_number.get(number)
        if printed is None:
            found.append(Reason("X2.1", "no-such-card", card=number))
        else:
            card = cards.cards[printed]
            by_name[card.name] = by_name.get(card.name, 0) + count
    for name, count in by_name.items():
        if count > MOST_OF_A_NAME:
            first = cards.numbers[name]
            found.append(Reason("X2.1", "too-many-of-a-name", name=first, cards=count, most=MOST_OF_A_NAME))
    return tuple(found)


@rule("X2.1")
def early_deck(deck: tuple[str, ...]) -> tuple[str, ...]:
    """The deck of the early days in a deck of today: the first copy of every card, then the second, and so on."""
    counted: dict[str, int] = {}
    ranked: list[tuple[int, int]] = []
    for place, number in enumerate(deck):
        ranked.append((counted.get(number, 0), place))
        counted[number] = counted.get(number, 0) + 1
    kept = sorted([place for _, place in sorted(ranked)[:EARLY_DECK_SIZE]])
    return tuple([deck[place] for place in kept])
