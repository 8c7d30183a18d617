"""What is true now? Where everything lies, and the figures of units under all texts in force.

Facts are in two parts: places (who stands where, what is attached to whom, which texts are in force), which change only
when something moves, and figures, which are worked out when they are asked for and kept until something changes that a
text in force could look at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kokuryoku.cards import Card
from fuda.games.kokuryoku.table import (
    ADJACENT,
    ATTACHED,
    CELLS,
    FIELDS,
    LANDS,
    KokuryokuState,
    Modifier,
)
from fuda.games.kokuryoku.texts.reading import Reading
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import keywords as k
from fuda.games.kokuryoku.words import relations as r
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import strikes as s
from fuda.kernel.procedure import rule
from fuda.language.running.resolution import Sentence
from fuda.language.running.selection import members
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Changing

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


class Standing:
    """A sentence in force: who says it, on which card and for which unit it is printed, and whom it reaches."""

    def __init__(
        self, seat: int, this: int, unit: int, sentence: Sentence, cards: tuple[int, ...] | None = None
    ) -> None:
        self.seat = seat
        self.this = this
        self.unit = unit
        self.sentence = sentence
        self.effect: Any = sentence.effect
        self.cards = cards  # the cards it was made for; None: whoever fits
        self.by_land = False
        self.made: Modifier | None = None  # what was made by a text, and for how long
        self.place = -1  # where it stands among the lasting effects


Key = type | str

NONE: Final[list[Standing]] = []
WHOLE: Final = (None, 0, 0, 0)


def key_of(effect: Any) -> Key:
    """Under what a sentence in force is looked for: what it says, or the deed that it forbids."""
    return f"{type(effect).__name__}-{effect.deed}" if isinstance(effect, (u.Forbid, u.ForbidPlayer)) else type(effect)


def cannot(deed: str) -> str:
    """The key of what forbids units something."""
    return f"Forbid-{deed}"


def cannot_by_opponent(deed: str) -> str:
    """The key of what forbids that texts of the opponent do something to units."""
    return f"ForbidByOpponent-{deed}"


NOTHING_BORNE: Final[tuple[int, ...]] = ()
STRUCK: Final[tuple[Key, ...]] = (e.ChangeAttack, e.ChangeCounter)


class Places:
    """Facts: where everything lies, the texts in force, and the figures worked out so far."""

    def __init__(self) -> None:
        self.unit_at: list[int] = [-1] * CELLS
        self.land_at: list[int] = [-1] * CELLS
        self.borne: dict[int, tuple[int, ...]] = {}
        self.standing: dict[Key, list[Standing]] = {}
        self.commands: list[tuple[int, int]] = []  # units with 指揮, and how much
        self.modified = False  # whether lasting effects are among the texts
        self.figures: dict[tuple[Key, int], int] = {}
        self.changes: dict[tuple[type, int], tuple[int | None, int, int, int]] = {}
        self.keywords: dict[int, tuple[n.Node, ...]] = {}
        self.sorting = False  # whether the sorts of units are being worked out

    def renewed(self) -> Places:
        """The same places with no figure worked out; the same altogether where no text could have changed one."""
        if not self.standing and not self.commands:
            return self
        made = Places()
        made.unit_at = self.unit_at
        made.land_at = self.land_at
        made.borne = self.borne
        made.standing = self.standing
        made.commands = self.commands
        made.modified = self.modified
        return made

    def add(self, standing: Standing) -> None:
        """One more sentence in force."""
        self.standing.setdefault(key_of(standing.effect), []).append(standing)


@rule("X2.3 X7.27")
def places(state: KokuryokuState, rules: Kokuryoku) -> Places:
    """Where everything lies and which texts are in force, kept until something moves."""
    if state.facts is not None:
        found: Places = state.facts
        return found
    facts = Places()
    cards = rules.list.cards
    printed = state.printed
    for seat in (0, 1):
        for unit in state.zones[FIELDS[seat]]:
            facts.unit_at[state.cell[unit]] = unit
            card = cards[printed[unit]]
            if card.statics:
                _say(facts, seat, unit, unit, card)
            for keyword in card.keywords:
                if isinstance(keyword, k.Command):
                    facts.commands.append((unit, keyword.n))
        for attached in state.zones[ATTACHED[seat]]:
            host = state.host[attached]
            facts.borne[host] = (*facts.borne.get(host, NOTHING_BORNE), attached)
            card = cards[printed[attached]]
            if card.statics:
                _say(facts, seat, attached, host, card)
            for keyword in card.keywords:
                if isinstance(keyword, k.Command):
                    facts.commands.append((host, keyword.n))
        for land in state.zones[LANDS[seat]]:
            facts.land_at[state.cell[land]] = land
            card = cards[printed[land]]
            if card.statics:
                _say(facts, seat, land, -1, card)
    for place, made in enumerate(state.effects):
        if made.printed >= 0:
            _endure(facts, rules, made, place)
    state.facts = facts
    return facts


def _say(facts: Places, seat: int, this: int, unit: int, card: Card) -> None:
    """The texts of a card that hold while it lies there."""
    for sentence in card.statics:
        standing = Standing(seat, this, unit, sentence)
        standing.by_land = unit < 0
        facts.add(standing)


def _endure(facts: Places, rules: Kokuryoku, made: Modifier, place: int) -> None:
    """A text that was carried out and lasts."""
    sentence = rules.list.cards[made.printed].sentences[made.line][made.sentence]
    standing = Standing(made.seat, made.this, made.unit, sentence, None if made.open else made.cards)
    standing.made = made
    standing.place = place
    facts.add(standing)
    facts.modified = True


def told(state: KokuryokuState, rules: Kokuryoku) -> dict[str, Any]:
    """Everything that is derived for the units on the field, as plain values."""
    facts = places(state, rules)
    units = (*state.zones[FIELDS[0]], *state.zones[FIELDS[1]])
    counted = [kind for kind, found in facts.standing.items() if _is_counted(found[0].effect)]
    changed = [kind for kind, found in facts.standing.items() if isinstance(found[0].effect, Changing)]
    return {
        "units": facts.unit_at,
        "lands": facts.land_at,
        "borne": [facts.borne.get(unit, NOTHING_BORNE) for unit in units],
        "commands": facts.commands,
        "changed": {named(kind): [change_of(state, rules, kind, unit) for unit in units] for kind in changed},
        "counted": {named(kind): [count_of(state, rules, kind, unit) for unit in units] for kind in counted},
        "maximum": [maximum(state, rules, unit) for unit in units],
        "keywords": [[type(each).__name__ for each in keywords(state, rules, unit)] for unit in units],
    }


def named(kind: Key) -> str:
    """What a kind of sentence is called."""
    return kind if isinstance(kind, str) else kind.__name__


def _is_counted(effect: n.Node) -> bool:
    return not isinstance(effect, Changing) and "what" in n.field_names(type(effect))


def in_force(state: KokuryokuState, rules: Kokuryoku, standing: Standing) -> Reading | None:
    """The reading by which a sentence holds now; None while it is not its time, or its condition fails."""
    made = standing.made
    if made is None:
        reading = Reading(state, rules, standing.seat, standing.this, standing.unit)
    else:
        if not made.is_in_force(state.turn, state.phase, state.active):
            return None
        reading = Reading(state, rules, standing.seat, standing.this, standing.unit, made.cards, made.kept)
    reading.inner = True
    reading.of_maximum = isinstance(standing.effect, e.ChangeMaximum)
    sentence = standing.sentence
    if made is None and sentence.condition is not None and not reading.holds(sentence.condition):
        return None
    if isinstance(sentence.duration, a.AsLongAs) and not reading.holds(sentence.duration.condition):
        return None
    return reading


def reaches(state: KokuryokuState, rules: Kokuryoku, standing: Standing, unit: int) -> Reading | None:
    """The reading by which a sentence in force reaches the unit now; None when it does not."""
    if standing.cards is not None and unit not in standing.cards:
        return None
    reading = in_force(state, rules, standing)
    if reading is None:
        return None
    reading.about = unit
    speaks = standing.made is not None and not isinstance(standing.effect, r.Untouched)
    if speaks and is_untouched(state, rules, unit, standing.seat, standing.this):
        return None
    if standing.cards is not None:
        return reading
    if unit not in members(standing.effect.what, reading):
        return None
    if standing.by_land and s.NoLandsHere in rules.words and is_free_of_lands(state, rules, unit):
        return None
    if standing.by_land and not isinstance(standing.effect, e.IgnoresLands):
        return None if holds_for(state, rules, e.IgnoresLands, unit) else reading
    return reading


@rule("X7.23 X7.18 X7.17 X7.21 X7.19")
def is_immune(state: KokuryokuState, rules: Kokuryoku, unit: int, label: str) -> bool:
    """Whether the named ability of others does nothing to the unit."""
    standing = places(state, rules).standing.get(r.ImmuneTo, NONE)
    return any([each.effect.label == label and reaches(state, rules, each, unit) is not None for each in standing])


@rule("X7.27")
def is_free_of_lands(state: KokuryokuState, rules: Kokuryoku, unit: int) -> bool:
    """Whether the unit fights in an attack with a card on which no land acts."""
    battle = state.battle
    if battle is None or unit not in (battle.attacker, battle.defender) or battle.striker != battle.attacker:
        return False
    standing = places(state, rules).standing.get(s.NoLandsHere, NONE)
    return any([each.this == battle.attack_with for each in standing])


@rule("X7.62")
def is_untouched(state: KokuryokuState, rules: Kokuryoku, unit: int, seat: int, this: int) -> bool:
    """Whether a text of the opponent on that card does nothing to the unit, because a text in force says so."""
    standing = places(state, rules).standing.get(r.UntouchedByAll, NONE)
    if state.owner[unit] != seat:
        standing = standing + places(state, rules).standing.get(r.Untouched, NONE)
    if not standing or this < 0 or state.host[this] == unit or this == unit:
        return False
    used = used_as(rules, state, this)
    return any(
        [speaks_of_kind(each.effect.kind, used) and reaches(state, rules, each, unit) is not None for each in standing]
    )


def used_as(rules: Kokuryoku, state: KokuryokuState, card: int) -> str:
    """As what the text of a card counts for those that it reaches."""
    kind = rules.list.cards[state.printed[card]].kind
    return "crest" if kind == "unit" else "use" if kind == "item" else kind


def speaks_of_kind(kind: str, used: str) -> bool:
    """Whether a word for what is used names this kind of text.

    >>> speaks_of_kind("either", "crest"), speaks_of_kind("use", "surprise"), speaks_of_kind("text", "land")
    (True, False, True)
    """
    return kind in (used, "text") or (kind == "either" and used in ("surprise", "crest"))


def change_of(state: KokuryokuState, rules: Kokuryoku, kind: Key, unit: int) -> int:
    """How much the texts in force raise or lower a figure of the unit."""
    return change(state, rules, kind, unit)[3]


def change(state: KokuryokuState, rules: Kokuryoku, kind: Key, unit: int) -> tuple[int | None, int, int, int]:
    """To what a figure of the unit is set, how often it is doubled and halved, and by how much it is raised."""
    facts = places(state, rules)
    standing = facts.standing.get(kind, NONE)
    if kind in STRUCK and u.ChangeStrikes in facts.standing:
        standing = standing + facts.standing[u.ChangeStrikes]
    if not standing:
        return WHOLE
    assert not isinstance(kind, str)
    found = facts.changes.get((kind, unit))
    if found is None:
        found = facts.changes[(kind, unit)] = _changed_by(state, rules, standing, unit)
    return found


def _changed_by(
    state: KokuryokuState, rules: Kokuryoku, standing: list[Standing], unit: int
) -> tuple[int | None, int, int, int]:
    fixed: int | None = None
    twice = half = total = 0
    for each in standing:
        reading = reaches(state, rules, each, unit)
        if reading is None:
            continue
        change = each.effect.change
        if isinstance(change, q.To):
            fixed = reading.amount(change.amount)
        elif isinstance(change, q.Twice):
            twice += 1
        elif isinstance(change, (q.Half, q.HalfRoundedUp)):
            half = half - 1 if half < 0 or isinstance(change, q.HalfRoundedUp) else half + 1
        elif not isinstance(change, (q.NotAbove, q.NotBelow)):
            total += reading.signed(change)
    return fixed, twice, half, total


@rule("X7.44 X5.4")
def changed(state: KokuryokuState, rules: Kokuryoku, kind: type, unit: int, figure: int) -> int:
    """A figure of the unit under the texts in force: set, then doubled and halved, then raised and lowered."""
    fixed, twice, half, total = change(state, rules, kind, unit)
    return held(state, rules, kind, unit, halved_of((figure if fixed is None else fixed) << twice, half) + total)


def halved_of(figure: int, times: int) -> int:
    """A figure halved so often: rounded down, or with a negative number up.

    >>> halved_of(5, 1), halved_of(5, -1), halved_of(5, 0)
    (2, 3, 5)
    """
    return figure >> times if times >= 0 else -(-figure >> -times)


def changed_by(reading: Reading, change: Any, amount: int) -> int:
    """An amount under one change."""
    if isinstance(change, q.To):
        return reading.amount(change.amount)
    if isinstance(change, q.Twice):
        return amount * 2
    if isinstance(change, (q.Half, q.HalfRoundedUp)):
        return halved_of(amount, 1 if isinstance(change, q.Half) else -1)
    if isinstance(change, q.NotAbove):
        return min(amount, reading.amount(change.amount))
    if isinstance(change, q.NotBelow):
        return max(amount, reading.amount(change.amount))
    return amount + reading.signed(change)


@rule("X7.58")
def held(state: KokuryokuState, rules: Kokuryoku, kind: type, unit: int, figure: int) -> int:
    """A figure of the unit within what texts in force say it does not exceed, and then does not fall below."""
    standing = places(state, rules).standing
    said = standing.get(kind, NONE)
    if kind in STRUCK and u.ChangeStrikes in standing:
        said = said + standing[u.ChangeStrikes]
    for bound in (q.NotAbove, q.NotBelow):
        for each in said:
            if isinstance(each.effect.change, bound):
                reading = reaches(state, rules, each, unit)
                if reading is not None:
                    amount = reading.amount(each.effect.change.amount)
                    figure = min(figure, amount) if bound is q.NotAbove else max(figure, amount)
    return figure


def count_of(state: KokuryokuState, rules: Kokuryoku, kind: Key, unit: int) -> int:
    """How many texts in force of a kind reach the unit."""
    facts: Places = places(state, rules) if state.facts is None else state.facts
    if kind not in facts.standing:
        return 0
    standing = facts.standing[kind]
    found = facts.figures.get((kind, unit))
    if found is None:
        found = sum([1 for each in standing if reaches(state, rules, each, unit) is not None])
        facts.figures[(kind, unit)] = found
    return found


def holds_for(state: KokuryokuState, rules: Kokuryoku, kind: Key, unit: int) -> bool:
    """Whether a text in force of a kind reaches the unit."""
    return count_of(state, rules, kind, unit) > 0


def borne(state: KokuryokuState, rules: Kokuryoku, unit: int) -> tuple[int, ...]:
    """The cards attached to a unit."""
    found: dict[int, tuple[int, ...]] = (places(state, rules) if state.facts is None else state.facts).borne
    if unit in found:
        return found[unit]
    return NOTHING_BORNE


# --- keywords


def keywords(state: KokuryokuState, rules: Kokuryoku, unit: int) -> tuple[n.Node, ...]:
    """The named abilities of a unit: printed, of its items, and given by texts."""
    facts = places(state, rules)
    found = facts.keywords.get(unit)
    if found is None:
        found = printed_keywords(state, rules, unit)
        for each in facts.standing.get(e.GainAbility, NONE):
            if reaches(state, rules, each, unit) is not None:
                found += (each.effect.ability,)
        for each in facts.standing.get(r.LosesKeyword, NONE):
            if reaches(state, rules, each, unit) is not None:
                found = tuple([own for own in found if k.label_of(own) != each.effect.label])
        if cannot("keywords") in facts.standing and holds_for(state, rules, cannot("keywords"), unit):
            found = ()
        facts.keywords[unit] = found
    return found


def printed_keywords(state: KokuryokuState, rules: Kokuryoku, unit: int) -> tuple[n.Node, ...]:
    """The named abilities that are printed on a unit and its items."""
    cards = rules.list.cards
    found = cards[state.printed[unit]].keywords
    for card in places(state, rules).borne.get(unit, NOTHING_BORNE):
        found += cards[state.printed[card]].keywords
    return found


def keyword(state: KokuryokuState, rules: Kokuryoku, unit: int, kind: type) -> Any:
    """The first ability of that name which the unit has, or None."""
    for each in keywords(state, rules, unit):
        if type(each) is kind:
            return each
    return None


# --- figures


@rule("X3.2 X7.1")
def maximum(state: KokuryokuState, rules: Kokuryoku, unit: int) -> int:
    """The most chips that the unit can have: printed, and what weapons and texts add."""
    return max(1, changed(state, rules, e.ChangeMaximum, unit, printed_maximum(state, rules, unit)))


def printed_maximum(state: KokuryokuState, rules: Kokuryoku, unit: int) -> int:
    """What is printed on the unit and its weapons."""
    total = rules.list.cards[state.printed[unit]].spirit
    for card in borne(state, rules, unit):
        total += rules.list.cards[state.printed[card]].maximum
    return total


@rule("X7.22")
def commanded(state: KokuryokuState, rules: Kokuryoku, unit: int) -> int:
    """What friendly units next to it add to its attack."""
    total = 0
    for commander, amount in places(state, rules).commands:
        if state.owner[commander] == state.owner[unit]:
            if state.cell[commander] in ADJACENT[state.cell[unit]] and not _is_robbed(state, rules, commander):
                total += amount
    for each in places(state, rules).standing.get(e.GainAbility, NONE):
        if isinstance(each.effect.ability, k.Command):
            for other in state.zones[FIELDS[state.owner[unit]]]:
                if state.cell[other] in ADJACENT[state.cell[unit]]:
                    if reaches(state, rules, each, other) is not None:
                        total += each.effect.ability.n
    return total


def _is_robbed(state: KokuryokuState, rules: Kokuryoku, unit: int) -> bool:
    """Whether a text in force takes its command from the unit."""
    standing = places(state, rules).standing.get(r.LosesKeyword, NONE)
    return any([each.effect.label == "Command" and reaches(state, rules, each, unit) is not None for each in standing])
