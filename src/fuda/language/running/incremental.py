"""What need not be read again when facts are derived anew? Effects of a table that is the same, as far as nothing has
changed at which they look.

The effects are carried out in the same order again. What each of them does is taken from the facts before, unless it
looks at something that has changed since, or reads information that another effect has now changed otherwise.
"""

from __future__ import annotations

from typing import Any

from fuda.language.running.lasting import Standing, collect_modifier, looked_at, stand
from fuda.language.running.lines import ABILITIES, shape_of
from fuda.language.running.text_changes import TextChange
from fuda.language.running.text_facts import Done, TextFacts
from fuda.language.running.text_rules import TextRules
from fuda.language.words import abilities as a


def _order(done: Done) -> tuple[int, int]:
    return done[0].layer, done[0].timestamp


def _is_plain(course: list[Done]) -> bool:
    """Whether no effect reads what another of its layer writes, so that only their age tells their order."""
    read: dict[int, int] = {}
    written: dict[int, int] = {}
    for change, _ in course:
        layer = change.layer
        read[layer] = read.get(layer, 0) | change.read_bits
        written[layer] = written.get(layer, 0) | change.write_bits
    return not [1 for layer in read if read[layer] & written[layer]]


def repeated(state: Any, rules: TextRules, facts: TextFacts, past: TextFacts, changed: int) -> bool:
    """Carry out again what made the past facts of the same table; `changed` has a bit for everything at which texts
    look and which is different now. Whether it could be done; otherwise the values are of no use."""
    course = past.course
    if course is None:
        return False
    lasting = [each for each in state.effects if rules.is_under_way(state, each)]
    same = lasting == past.lasting
    standing = past.candidates
    begun: list[Done] = []
    gone: list[Done] = []
    dirty = 0
    if not same:
        now = {id(each) for each in lasting}
        gone = [each for each in course if each[0].modifier is not None and id(each[0].modifier) not in now]
        for change, _ in gone:
            dirty |= change.write_bits
        course = [each for each in course if each[0].modifier is None or id(each[0].modifier) in now]
        begun, standing, added = _begun(state, rules, past, lasting, now)
        if past.gives and added:
            return False  # they would stand before what was given
        course = sorted([*course, *begun], key=_order) if begun else course
    facts.lasting = lasting
    if same and not [1 for change, _ in course if change.looks_at & changed]:
        facts.values = past.values
        facts.course = course
        facts.differs = 0
    else:
        new = {id(change) for change, _ in begun}
        if not _is_plain(course):
            return False
        if not _amend(state, rules, facts, past, course, gone, new, changed):
            if not _carry_out(state, rules, facts, course, new, changed, dirty):
                return False
    _share_the_rest(state, rules, facts, past, standing, changed)
    return True


def _begun(
    state: Any, rules: TextRules, past: TextFacts, lasting: list[Any], now: set[int]
) -> tuple[list[Done], list[Standing], int]:
    """The lasting effects on information that have begun since then, all effects of other kinds, and how many of these
    have begun since then."""
    known = {id(each) for each in past.lasting}
    changes: list[TextChange] = []
    standing = [each for each in past.candidates if each.modifier is None or id(each.modifier) in now]
    kept = len(standing)
    for made in lasting:
        if id(made) not in known:
            collect_modifier(state, rules, made, changes, standing)
    added = len(standing) - kept
    if added and not past.gives:  # what begins in a later turn can be older than what has begun before
        by_made = {id(each.modifier): each for each in standing if each.modifier is not None}
        standing = [each for each in standing if each.modifier is None]
        standing += [by_made[id(made)] for made in lasting if id(made) in by_made]
    return [(each, []) for each in changes], standing, added


def _amend(
    state: Any,
    rules: TextRules,
    facts: TextFacts,
    past: TextFacts,
    course: list[Done],
    gone: list[Done],
    begun: set[int],
    changed: int,
) -> bool:
    """Where everything that may have changed only adds to numbers at which no effect looks: take off what it did, and
    put on what it does now. Whether it could be done."""
    read = written = kept = 0
    for change, _ in gone:
        if not change.adds:
            return False
        written |= change.write_bits
    for change, _ in course:
        read |= change.read_bits
        if not change.adds:
            kept |= change.write_bits
        if change.looks_at & changed or id(change) in begun:
            written |= change.write_bits
    if written & (read | kept):
        return False
    facts.values = dict(past.values)
    touched: set[int] = set()
    for change, contents in gone:
        rules.take_off(facts, change.effect, contents)
        touched.update([subject for subject, _ in contents])
    facts.course = []
    for change, contents in course:
        if change.looks_at & changed or id(change) in begun:
            found = change.contents(facts)
            if found != contents:
                rules.take_off(facts, change.effect, contents)
                rules.change_all(facts, change.effect, found)
                touched.update([subject for subject, _ in (*contents, *found)])
                contents = found
        facts.course.append((change, contents))
    facts.differs = written if touched else 0
    facts.touched = frozenset(touched)
    return True


def _carry_out(
    state: Any, rules: TextRules, facts: TextFacts, course: list[Done], begun: set[int], changed: int, dirty: int
) -> bool:
    """Do it again; not if it comes to light that cards have other abilities now."""
    done: list[Done] = []
    if dirty >> ABILITIES & 1:
        return False
    facts.values = dict(facts.values)
    for change, contents in course:
        if change.looks_at & changed or change.read_bits & dirty or id(change) in begun:
            found = change.contents(facts)
            if found != contents:
                dirty |= change.write_bits
                if dirty >> ABILITIES & 1:
                    return False
            contents = found
        if contents:
            rules.change_all(facts, change.effect, contents)
        done.append((change, contents))
    rules.settle(facts, facts.cards)
    facts.course = done
    facts.differs = dirty
    return True


def _share_the_rest(
    state: Any, rules: TextRules, facts: TextFacts, past: TextFacts, standing: list[Standing], changed: int
) -> None:
    """The abilities are the same, and so is what waits for events; other effects are judged anew."""
    facts.candidates = standing
    facts.gives = past.gives
    if (
        standing is past.candidates
        and not facts.differs
        and not [1 for each in standing if _hangs(each, rules, changed)]
    ):
        facts.standing, facts.by_kind, facts.delayed = past.standing, past.by_kind, past.delayed
    else:
        _judge(state, rules, facts, standing)
    facts.listeners = past.listeners
    facts.activated = past.activated
    facts.watchers = past.watchers
    facts.effects = state.effects
    if facts.effects != past.effects:  # those that have not begun yet are among them
        facts.looked_at = looked_at(state, rules, facts)
    else:
        facts.looked_at = past.looked_at


def _hangs(standing: Standing, rules: TextRules, changed: int) -> bool:
    """Whether it may hang on something that has changed whether the effect stands."""
    sentence = standing.sentence
    if sentence.condition is None and sentence.duration is None:
        return False
    return bool(shape_of(sentence, rules).looks_at & changed)


def _judge(state: Any, rules: TextRules, facts: TextFacts, standing: list[Standing]) -> None:
    values: dict[tuple[int, int], Any] = facts.values
    for each in standing:
        if each.bearer < 0 or each.packed in values[(each.bearer, ABILITIES)]:
            stand(state, rules, facts, each)
    facts.delayed = facts.of(a.Delayed)
