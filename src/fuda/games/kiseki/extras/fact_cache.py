"""What holds on when facts are derived anew? What may be played of a card, if nothing of what it reads has changed.

What is worked out from facts is kept with them. The facts that were derived last are compared with the new ones,
whatever position they were of: everything else on which it hangs is told by the key of what is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.cards import Card, Craft
from fuda.games.kiseki.chapters.last_known import Last
from fuda.games.kiseki.events import BONDS, CARDS, FACES, FIGHT, ORIENTATION, PENDING, PLAYED, SUPPORTED, TIME
from fuda.games.kiseki.extras.dependencies import looked_at
from fuda.games.kiseki.table import KisekiState
from fuda.games.kiseki.texts.attributes import DEFENCE, EVERYTHING, KINDS, ORGANISATIONS, STAT_WORDS, STRENGTH, reads_of
from fuda.games.kiseki.texts.base_layer import PRINTED, BaseLayer, Laid
from fuda.games.kiseki.words import bans as v
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words import things as k
from fuda.kernel.decisions import Action
from fuda.kernel.facts import Held
from fuda.kernel.rules import table_of
from fuda.language.running.lasting import ABILITIES, Standing
from fuda.language.running.printed import REFERENCE, inside, parts_of
from fuda.language.running.resolution import Sentence
from fuda.language.running.text_facts import TextFacts
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

# Effects on what is played and on targets: what they come to may hang on anything.
OF_PLAYING: Final = frozenset(
    (
        g.CannotBePlayed,
        g.CannotBePlayedAs,
        g.CannotPlay,
        g.CannotPlayAbility,
        v.PlaysAtMost,
        g.PlayableFromHomebase,
        g.MultiplyStat,
        g.SetStat,
        g.BecomeStat,
        g.ChangeStat,
        g.ChangeStatPerEach,
        g.InsteadOfCost,
        g.NotTargetedBy,
        g.GainSupport,
        g.LoseSupport,
    )
)
WITH_ART: Final = 16  # beside the kinds of a card: whether it has an art
BITS: Final = (TIME, CARDS, ORIENTATION, BONDS, PLAYED, FIGHT, SUPPORTED, PENDING)
ANYTHING: Final = -1
EVERY_BIT: Final = (1 << 32) - 1
NOBODY: Final[frozenset[int]] = frozenset()
EVERY_DIFFERENCE: Final = (EVERY_BIT, NOBODY)
FIGURES: Final = 1 << STRENGTH | 1 << DEFENCE
OF_SUPPORT: Final = 1 << KINDS | 1 << ORGANISATIONS | 1 << EVERYTHING | 1 << ABILITIES
SUPPORT_BANS: Final = frozenset((v.DoesNotSupport, v.IsNotSupported))


Column = tuple[list[int], int]  # a column, and one number for it
NO_COLUMN: Final[Column] = ([], 0)

# Words that a text can say of itself, its player and the time without looking at any card of the table.
APART: Final = (
    n.This,
    k.ThisCard,
    n.You,
    n.Opponent,
    n.Number,
    m.Up,
    m.Down,
    k.PlayedBy,
    k.OfKind,
    k.OfOrganisation,
    k.Named,
    n.Cards,
    o.OnlyIn,
    o.TimesPerTurn,
    o.InPhase,
    o.InStepOf,
    g.Affect,
    g.ChangeStat,
    g.SetStat,
    g.CannotPlay,
    g.CannotPlayAbility,
    g.CannotBePlayed,
    g.CannotBePlayedAs,
    g.PlayableFromHomebase,
    g.InsteadOfCost,
)


class KisekiCache:
    """Results that are the same for everything in their key, whatever position asks: what is printed on a card as it
    lies there, actions, numbers of abilities. Without it the game is slower, and the same (law `cache`)."""

    def __init__(self, keeps: bool = True) -> None:
        self.keeps = keeps
        # The base layer: what is printed on a card of the field (by card, printed card, whether it is out of force,
        # chosen icons, whether it is boarded); by card and printed card in a homebase, elsewhere, anywhere.
        self.laid_units: dict[tuple[int, int, bool, int, bool], Laid] = table_of(keeps)
        self.laid_homes: dict[tuple[int, int], Laid] = table_of(keeps)
        self.laid_loose: dict[tuple[int, int], Laid] = table_of(keeps)
        self.laid: dict[tuple[int, int], Laid] = table_of(keeps)
        self.spread_among: tuple[tuple[int, ...], bool] = ((), False)  # cards, and whether one is in force everywhere
        self.packed: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = table_of(keeps)  # abilities with their card
        # What is offered: a craft by card, zone and reference; to gain EP by card; to support by unit and other unit.
        self.offered: dict[tuple[int, int, int], tuple[Action, int, int, int, Craft]] = table_of(keeps)
        self.gains: tuple[Action, ...] = ()
        self.supports: dict[tuple[int, int], Action] = table_of(keeps)
        # What texts come to, by printed card and the identity of a part of it, or by reference.
        self.given: dict[tuple[int, int], int] = table_of(keeps)
        self.constants: dict[tuple[int, int], Held | None] = table_of(keeps)
        self.fixed_by: dict[int, tuple[tuple[int, int], ...]] = table_of(keeps)  # figures that crafts fix of their card
        self.everywhere: dict[int, tuple[int, ...]] = table_of(keeps)  # by printed card: crafts in force in every zone
        self.conditions: dict[tuple[int, int], tuple[tuple[int, n.Node], ...]] = table_of(keeps)
        self.lasts: dict[tuple[int, int, int, int, tuple[str, ...]], Last] = table_of(keeps)  # what a card was
        # Each with what it was worked out from, see `loop_key` and `_go_unheard`.
        self.told_effects: tuple[tuple[Any, ...], int] = ((), 0)
        self.lapsing: tuple[tuple[Any, ...], bool] = ((), False)  # lasting effects, and whether conditions can end them
        self.told_zones: Column = NO_COLUMN
        self.told_actioned: Column = NO_COLUMN
        self.told_support: Column = NO_COLUMN
        self.told_seldom: tuple[list[list[int]], int] = ([], 0)


class FactCache:
    """What was worked out from facts. It goes with them, and on to the next facts as far as nothing has changed of what
    it depends on (`take_over`). Results are put in and replaced as a whole: clones share their facts."""

    def __init__(self) -> None:
        # Under which circumstances they were derived.
        self.base: BaseLayer | None = None
        self.ages: tuple[list[int], ...] = ()
        self.pieces: list[tuple[int, Any]] = []
        # What may be played: by seat, doubled, and whether that player can deploy now.
        self.offers: dict[int, Any] = {}
        # By card, doubled, and whether its player can deploy: for this table, and for every table where a card has no
        # derived information and its texts look at no other card.
        self.entries: dict[int, PlaysOfCard] | None = None
        self.apart: dict[int, PlaysOfCard] = {}
        self.active: dict[int, Active] | None = None
        # Who can support whom, by seat; the same of other facts, to be compared.
        self.supporters: dict[int, Any] = {}
        self.former: dict[int, Any] = {}
        self.is_idle: bool | None = None  # whether nothing that waits for a condition is due, as far as the facts tell
        self.due: dict[tuple[int, int, int], bool] = {}  # by seat, card and ability
        self.reaches: dict[type, list[Any]] = {}  # by class: standing effects with the cards that they reach
        self.named: dict[int, tuple[int, ...]] | None = None  # by field: all names there
        self.members: dict[tuple[int, int, str], tuple[tuple[int, ...], tuple[int, ...]]] | None = None


_APART: Final[dict[type, bool]] = {}  # of classes of words that were asked for before


def reads_table(node: n.Node) -> bool:
    """Whether a text looks at cards of the table, and not only at the card of which it is asked."""
    for each in inside(node):
        kind = type(each)
        if kind not in _APART:
            _APART[kind] = isinstance(each, APART)
        if not _APART[kind]:
            return True
    return False


def bits_read(nodes: list[n.Node]) -> int:
    """The information of other cards that texts read, a bit each; none if they look at no other card."""
    return bits_asked(nodes) | 1 << ABILITIES if any([reads_table(each) for each in nodes]) else 0


def bits_asked(nodes: list[n.Node]) -> int:
    """The information that texts ask for, of whatever card, a bit each."""
    found = 0
    for node in nodes:
        for attribute in reads_of(node):
            found |= 1 << attribute
        for each in inside(node):
            stat = getattr(each, "stat", "")
            found |= 1 << STAT_WORDS[stat] if stat in STAT_WORDS else 0
    return found


class Playable:
    """What it takes to know whether something can be played, whatever it costs: at what its limits and targets look,
    which information of other cards they read, and which they ask for at all."""

    def __init__(self, nodes: list[n.Node]) -> None:
        self.looks_at = looked_at(nodes)
        self.reads = bits_read(nodes)
        self.asks = bits_asked(nodes)


def asked_by(craft: Craft) -> list[n.Node]:
    """What must be looked at to tell whether a craft, art or EVENT can be played."""
    return [*craft.mentions(), *craft.limits]


def playable_kinds(card: Card) -> int:
    """The kinds of a card, and a bit for its art."""
    return card.base_kinds | (WITH_ART if card.art() is not None else 0)


def playable_of(card: Card) -> Playable:
    """The same for a card: for its EVENT ability and its art, and for what it says of its own price and play."""
    nodes: list[n.Node] = []
    for craft in card.abilities:
        if craft.kind in ("event", "art"):
            nodes += asked_by(craft)
        for truth in craft.truths:
            effect = truth.effect
            change = effect.change if isinstance(effect, g.Affect) else effect
            if type(change) in OF_PLAYING:
                nodes += parts_of(truth)
    return Playable(nodes)


class Active:
    """The activated crafts in force on a card, each once; what they look at, and which information they read."""

    def __init__(self, references: tuple[int, ...], looks_at: int, reads: int, asks: int) -> None:
        self.references = references
        self.looks_at = looks_at
        self.reads = reads
        self.asks = asks


class PlaysOfCard:
    """What may be played of one card: under which circumstances it was found, and which information of others it reads
    (a bit each; none: the table makes no difference), and which it asks for at all."""

    def __init__(self, key: tuple[Any, ...], reads: int, asks: int, possible: list[Any]) -> None:
        self.key = key
        self.reads = reads
        self.asks = asks
        self.possible = possible


def active_crafts(rules: Kiseki, facts: TextFacts) -> dict[int, Active]:
    """The activated crafts in force by card."""
    cache: FactCache = facts.cache
    known = cache.active
    if known is not None:
        return known
    found: dict[int, Active] = {}
    crafts = rules.stock.playable_crafts
    for card, packed in facts.activated:
        reference = packed & REFERENCE
        craft = crafts[reference]
        if card not in found:
            found[card] = Active((reference,), craft.looks_at, craft.reads, craft.asks)
        elif reference not in found[card].references:
            each = found[card]
            each.references = (*each.references, reference)
            each.looks_at |= craft.looks_at
            each.reads |= craft.reads
            each.asks |= craft.asks
    cache.active = found
    return found


def take_over(facts: TextFacts, recent: TextFacts) -> None:
    """Keep what was worked out from other facts and has not changed."""
    new: FactCache = facts.cache
    old: FactCache = recent.cache
    assert new.base is not None and old.base is not None
    same_table = new.base is old.base
    if not same_table:
        attributes, subjects = EVERY_DIFFERENCE
    elif facts.differs == 0:
        attributes, subjects = 0, NOBODY
    elif facts.touched is not None:
        attributes, subjects = facts.differs, facts.touched
    else:
        attributes, subjects = differences(facts.values, recent.values)
    if not attributes & OF_SUPPORT:
        new.active = old.active
        if SUPPORT_BANS.isdisjoint(facts.by_kind) and SUPPORT_BANS.isdisjoint(recent.by_kind):
            new.supporters = dict(old.supporters)
    new.former = {**old.former, **old.supporters}
    if new.base.shape[PRINTED] != old.base.shape[PRINTED]:
        return  # other cards
    entries = old.entries
    if entries is None or (facts.looked_at | recent.looked_at) & FACES:
        return
    if not is_played_alike(facts, recent, attributes):
        return
    new.apart = old.apart
    if same_table:
        # Whoever asks for no figure does not mind that those of the card itself have changed.
        only_figures = not attributes & ~FIGURES
        held = entries
        if attributes:
            held = {
                place: each
                for place, each in list(entries.items())
                if not each.reads & attributes
                and (place >> 1 not in subjects or (only_figures and not each.asks & attributes))
            }
        new.entries = held
        if only_figures and len(held) == len(entries):
            new.offers = {place: each.again() for place, each in list(old.offers.items())}
    else:
        new.entries = {}


# --- what the derivation itself takes over


def piece_of(state: KisekiState, bit: int) -> Any:
    """One of the things beside the table and the information of cards at which texts can look."""
    if bit == TIME:
        return (state.turn, state.phase, state.step, state.step_player)
    if bit == CARDS:
        return (tuple(state.zones), tuple(state.known))
    if bit == ORIENTATION:
        return tuple(state.actioned)
    if bit == BONDS:
        return tuple(state.bonds)
    if bit == PLAYED:
        return (state.turn, state.played, state.used, state.attacks)
    if bit == FIGHT:
        return (state.attackers, state.target, state.fighting, state.scrum)
    if bit == SUPPORTED:
        return tuple(state.support)
    return tuple([each.name for each in state.waiting]) if state.waiting else ()


def changed_since(state: KisekiState, facts: TextFacts, recent: TextFacts) -> int:
    """At what texts look that is different from when the recent facts were derived, a bit each; all where it takes a
    new derivation: another table, other places or ages of crafts, something that nullifies effects."""
    old: FactCache = recent.cache
    if facts.cache.base is not old.base:
        return ANYTHING
    if facts.is_hindered or recent.is_hindered or not is_as_old(facts, recent):
        return ANYTHING
    changed = 0
    for bit, piece in old.pieces:
        if piece_of(state, bit) != piece:
            changed |= bit
    return changed


def ages_of(state: KisekiState) -> tuple[list[int], ...]:
    """Where cards lie, and since when: whole columns, which are copied faster than what is in a few of their places."""
    return (state.zone[:], state.object[:], state.since[:], state.rank[:])


def is_as_old(facts: TextFacts, recent: TextFacts) -> bool:
    """Whether the cards with crafts in force lie where they lay, and have since then; they are the same cards."""
    for now, then in zip(facts.cache.ages, recent.cache.ages, strict=True):
        if now != then and [1 for card in facts.cards if now[card] != then[card]]:
            return False
    return True


def is_nullifying(state: KisekiState, rules: Kiseki) -> bool:
    """Whether something may keep effects from applying."""
    nullifying = rules.stock.nullifying
    return bool([1 for each in state.effects if each.printed in nullifying])


def keep_surroundings(state: KisekiState, facts: TextFacts) -> None:
    """Keep under which circumstances facts were derived."""
    looked_at = facts.looked_at
    facts.cache.pieces = [(bit, piece_of(state, bit)) for bit in BITS if looked_at & bit]


# --- what is played


def is_played_alike(facts: TextFacts, recent: TextFacts, attributes: int) -> bool:
    """Whether the effects on what is played and targeted are the same, and hang on nothing that has changed."""
    for kind in OF_PLAYING.intersection((*facts.by_kind, *recent.by_kind)):
        new, old = facts.of(kind), recent.of(kind)
        if len(new) != len(old):
            return False
        for one, other in zip(new, old, strict=True):
            if one is not other and (one.modifier is None or one.modifier is not other.modifier):
                return False
            if hangs_on(one) & attributes:
                return False
    return True


_HANGS_ON: Final[dict[int, tuple[Sentence, int]]] = {}  # by sentence


def hangs_on(standing: Standing) -> int:
    """The information on which it hangs what an effect comes to; everything where it looks at more than information."""
    sentence = standing.sentence
    known = _HANGS_ON.get(id(sentence))
    if known is None or known[0] is not sentence:
        parts = list(parts_of(sentence))
        known = _HANGS_ON[id(sentence)] = (sentence, EVERY_BIT if looked_at(parts) else bits_read(parts))
    return known[1]


def differences(new: dict[tuple[int, int], Any], old: dict[tuple[int, int], Any]) -> tuple[int, frozenset[int]]:
    """Which information differs, a bit each, and whose."""
    if new == old:
        return 0, NOBODY
    if len(new) != len(old):
        return EVERY_DIFFERENCE
    changed = [key for key, value in new.items() if key not in old or old[key] != value]
    attributes = 0
    for _, attribute in changed:
        attributes |= 1 << attribute
    return attributes, frozenset([subject for subject, _ in changed])
