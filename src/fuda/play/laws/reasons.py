"""Are refusals true? For sampled wishes that are not granted: the clause speaks of what is wished, the values compared
violate what is claimed, and who follows the advice has this obstacle no more.

What is declared stands in `tests/laws/reasons_GAME.py`: for every verb and condition the clauses (`CLAUSES`), for every
condition that compares values the claim (`CLAIMS`) and how its advice is followed (`ADVICE`). Advice that cannot be
followed by a machine is declared as such, with the reason, and counted apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any, Final

from fuda.api.chance import Stream
from fuda.kernel.decisions import Act, Action, Randomness, is_meant
from fuda.kernel.explaining import Explainer, imagined
from fuda.kernel.machine import asked
from fuda.kernel.reasons import Reason
from fuda.kernel.rules import SEATS, Rules
from fuda.kernel.state import State
from fuda.kernel.telling import tells_apart
from fuda.library.card_lines import explainer_of
from fuda.library.ledger import checkout_tests
from fuda.library.loading import GAMES, load_rules
from fuda.play.laws.walks import Finding, Report, examine, positions
from fuda.play.records.fixing import SEAT_NAMES, BadFix, Fix, apply_fix, event_of

EVERY: Final = 7  # of so many positions of a game one is looked at
WISHES: Final = 6  # for each seat in a position
KEPT: Final = 60  # actions that were offered and may be wished for again
LEAST_TRUE: Final = 0.98  # the share of refusals that must be true
FEW: Final = 3  # refusals of one kind that are mostly wrong are found, however rare they are
MOST_FINDINGS: Final = 8
NOBODY: Final = -1_000  # stands for any card
NOT_ASKED: Final = "not-asked"
NOT_OFFERED: Final = "not-offered-now"
OF_THE_QUESTION: Final = "asked"  # the clause has to be that of the question which is open

Values = Mapping[str, Any]
Pair = tuple[Any, Action]  # a position, and what is wished there


@dataclass(frozen=True, slots=True)
class Asking:
    """A refusal: where, who, what was wished, and why not."""

    state: Any
    rules: Any
    seat: int
    action: Action
    reason: Reason
    explainer: Explainer

    @property
    def values(self) -> dict[str, Any]:
        """The values compared."""
        return dict(self.reason.values)

    def zone(self, name: str) -> int:
        """A zone by its name; `own` and `other` after the point stand for the seats."""
        base, _, whose = name.partition(".")
        owner = {"own": self.seat, "other": 1 - self.seat}.get(whose, -1)
        for place, zone in enumerate(self.rules.zones):
            if zone.name == base and (not whose or zone.owner == owner):
                return place
        raise LookupError(name)

    def cards_in(self, *names: str) -> list[int]:
        """The cards that lie in these zones."""
        return [card for name in names for card in self.state.zones[self.zone(name)]]


# How advice is followed: the positions and wishes to which it leads; None where it leads nowhere in this position.
Advice = Callable[[Asking], list[Pair] | None]


@dataclass(frozen=True, slots=True)
class Untested:
    """Advice that a machine cannot follow, and why."""

    why: str


def fix(*changes: str) -> Advice:
    """The position is mended as a judge would. In a change `{card}`, `{other}` and `{second}` stand for the cards of
    the action, `{own}` and `{theirs}` for the seats, other names for the values compared."""

    def follow(asking: Asking) -> list[Pair] | None:
        state, action = asking.state, asking.action
        named = {"card": action.card, "other": (*action.cards, -1)[0], "second": (*action.cards, -1, -1)[1]}
        words: dict[str, Any] = {key: f"#{state.handle[card]}" for key, card in named.items() if card >= 0}
        words |= {"own": SEAT_NAMES[asking.seat], "theirs": SEAT_NAMES[1 - asking.seat], **asking.values}
        try:
            written = tuple([each.format(**words) for each in changes])
        except KeyError:
            return None
        return mended(asking, written)

    return follow


def mended(asking: Asking, changes: tuple[str, ...]) -> list[Pair]:
    """The position after these changes: asked anew where the game can go on so, else with nobody asked."""
    twin = asking.state.clone()
    try:
        apply_fix(twin, asking.rules, Fix(changes))
    except BadFix:
        twin = imagined(asking.state)
        for change in changes:
            event_of(twin, asking.rules, change).apply(twin, asking.rules)
            twin.facts = None
    return [(twin, asking.action)]


def altered(change: Callable[[Asking, Any], bool | None]) -> Advice:
    """The position is changed by hand, with nobody asked; False: it cannot be."""

    def follow(asking: Asking) -> list[Pair] | None:
        twin = imagined(asking.state)
        if change(asking, twin) is False:
            return None
        twin.facts = None
        return [(twin, asking.action)]

    return follow


def time(asking: Asking) -> list[Pair] | None:
    """The wish is kept for another time; one of the times that are named has to be right."""
    moments = asking.explainer.moments(asking.state, asking.seat, asking.action)
    right = [
        each.state
        for each in moments
        if not same_obstacle(asking, asking.rules.refusal(each.state, asking.seat, asking.action))
    ]
    return [(right[0] if right else asking.state, asking.action)]


def name(part: str, found: Callable[[Asking], Iterable[int]]) -> Advice:
    """Another card (`card`), other cards (`other`: the first of them, `others`: one alone) or another number
    (`number`) is named: each of those found has to be right."""

    def follow(asking: Asking) -> list[Pair] | None:
        action = asking.action
        pairs: list[Pair] = []
        for each in found(asking):
            if part == "card":
                wish = Action(action.verb, each, tuple([card for card in action.cards if card != each]), action.numbers)
            elif part == "other":
                wish = Action(action.verb, action.card, (each, *action.cards[1:]), action.numbers)
            elif part == "others":
                wish = Action(action.verb, action.card, (each,), action.numbers[:1])
            else:
                wish = Action(action.verb, action.card, action.cards, (each, *action.numbers[1:]))
            pairs.append((asking.state, wish))
        return pairs or None

    return follow


def say(change: Callable[[Asking], Action | None]) -> Advice:
    """The wish is put in other words."""

    def follow(asking: Asking) -> list[Pair] | None:
        wish = change(asking)
        return None if wish is None else [(asking.state, wish)]

    return follow


def first_of(*ways: Advice) -> Advice:
    """The first advice that can be followed here."""

    def follow(asking: Asking) -> list[Pair] | None:
        for way in ways:
            found = way(asking)
            if found is not None:
                return found
        return None

    return follow


def same_obstacle(asking: Asking, reason: Reason | None) -> bool:
    """Whether a refusal is for the same obstacle."""
    return reason is not None and reason.condition == asking.reason.condition


# --- what is declared


@dataclass(frozen=True, slots=True)
class Declaration:
    """What is declared for a game."""

    clauses: Mapping[str, Mapping[str, str]]  # by verb and condition
    claims: Mapping[str, Callable[[Values], bool]]
    advice: Mapping[str, Advice | Untested]  # by condition, or `verb condition`
    answers: Sequence[str]  # verbs that only answer a certain question
    shapes: Mapping[str, tuple[int, int]]  # how many other cards and numbers go with a verb; none where it is not there

    def advice_for(self, verb: str, condition: str) -> Advice | Untested | None:
        """How the advice of a refusal is followed."""
        return self.advice.get(f"{verb} {condition}", self.advice.get(condition))


def declaration(game: str) -> Declaration | None:
    """What is declared in `tests/laws/reasons_GAME.py`; None where there are no tests or no such file."""
    tests = checkout_tests()
    path = None if tests is None else tests / "laws" / f"reasons_{game}.py"
    if path is None or not path.is_file():
        return None
    spec = spec_from_file_location(f"reasons_{game}", path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return Declaration(module.CLAUSES, module.CLAIMS, module.ADVICE, module.ANSWERS, module.SHAPES)


# --- wishes


class Wishes:
    """What players wish for: what was offered once, with parts of it exchanged, at any time and by anybody."""

    def __init__(self, verbs: Sequence[str], shapes: Mapping[str, tuple[int, int]]) -> None:
        self.verbs = tuple(verbs)
        self.shapes = shapes
        self.met: dict[str, list[Action]] = {}
        self.numbers: list[int] = [0]

    def meet(self, state: State, random: Randomness) -> None:
        """Keep some of what is offered now."""
        for decision in state.pending:
            for each in decision.options if isinstance(decision, Act) else ():
                kept = self.met.setdefault(each.verb, [])
                if len(kept) < KEPT:
                    kept.append(each)
                else:
                    kept[random.below(KEPT)] = each
                if each.numbers and each.numbers[0] not in self.numbers and len(self.numbers) < KEPT:
                    self.numbers.append(each.numbers[0])

    def some(self, state: State, rules: Rules, seat: int, random: Randomness, count: int) -> Iterator[Action]:
        """So many wishes of a seat; every verb comes up alike."""
        cards = [card for card in range(len(state.printed)) if tells_apart(state, rules, card, seat)]
        near = [card for card in cards if rules.zones[state.zone[card]].name != "deck"] or cards
        question = asked(state, seat)
        offered = question.options if isinstance(question, Act) else ()
        now = sorted({each.verb for each in offered if each.verb in self.verbs})
        for _ in range(count if cards else 0):
            verbs = now if now and random.below(2) else self.verbs
            verb = verbs[random.below(len(verbs))]
            met = self.met.get(verb)
            like = met[random.below(len(met))] if met else self._unmet(verb)
            card, others, numbers = like.card, list(like.cards), list(like.numbers)
            part = random.below(4)
            if card == NOBODY or (card >= 0 and (part == 0 or not tells_apart(state, rules, card, seat))):
                card = near[random.below(len(near))]
            for place in range(len(others)):
                if part == 1 or others[place] < 0 or not tells_apart(state, rules, others[place], seat):
                    others[place] = near[random.below(len(near))]
            if part == 2 and numbers:
                numbers[0] = self.numbers[random.below(len(self.numbers))]
            if len(set(others)) == len(others):
                yield Action(verb, card, tuple(others), tuple(numbers))

    def _unmet(self, verb: str) -> Action:
        """What a wish with a verb looks like that was never offered; its cards are no cards yet."""
        others, numbers = self.shapes.get(verb, (0, 0))
        return Action(verb, NOBODY, tuple([NOBODY - place for place in range(others)]), (0,) * numbers)


# --- the law


@dataclass(slots=True)
class Count:
    """How many refusals were looked at, and what was wrong with them."""

    refusals: int = 0
    clauses: int = 0  # true ones
    claims: int = 0  # refusals that compare values, all of them true
    compared: int = 0
    advice: int = 0  # true ones
    followed: int = 0
    legal: int = 0  # wishes that were granted once all advice was followed
    untested: dict[str, int] = field(default_factory=dict)  # by condition
    wrong: dict[str, int] = field(default_factory=dict)  # what, with how often
    verbs: dict[str, int] = field(default_factory=dict)
    cases: dict[str, int] = field(default_factory=dict)  # how often each refusal of each verb was met

    def add(self, other: Count) -> None:
        """Count in what another counted."""
        for each in ("refusals", "clauses", "claims", "compared", "advice", "followed", "legal"):
            setattr(self, each, getattr(self, each) + getattr(other, each))
        for each in ("untested", "wrong", "verbs", "cases"):
            mine = getattr(self, each)
            for key, count in getattr(other, each).items():
                mine[key] = mine.get(key, 0) + count

    def shares(self) -> dict[str, float]:
        """The shares of true clauses, comparisons and advice."""
        return {
            "clause": self.clauses / max(1, self.refusals),
            "claim": self.claims / max(1, self.compared) if self.compared else 1.0,
            "advice": self.advice / max(1, self.followed) if self.followed else 1.0,
        }

    def figures(self) -> dict[str, Any]:
        """All of it as JSON."""
        names = ("refusals", "clauses", "compared", "claims", "followed", "advice", "legal")
        found: dict[str, Any] = {each: getattr(self, each) for each in names}
        found["shares"] = {key: round(share, 4) for key, share in self.shares().items()}
        for each in ("untested", "wrong", "verbs", "cases"):
            found[each] = dict(sorted(getattr(self, each).items(), key=lambda item: -item[1]))
        return found

    def note(self, what: str) -> None:
        """Something is wrong."""
        self.wrong[what] = self.wrong.get(what, 0) + 1


def is_too_general(asking: Asking) -> bool:
    """Whether a player is told to wait who is asked about this very kind of action: then a rule forbids this one. And
    whoever is asked cannot be told not to be."""
    question = asked(asking.state, asking.seat)
    if question is None:
        return False
    verbs = [each.verb for each in question.options] if isinstance(question, Act) else []
    return asking.reason.condition == NOT_ASKED or (
        asking.reason.condition == NOT_OFFERED and asking.action.verb in verbs
    )


def judge(asking: Asking, declared: Declaration, count: Count) -> Pair | None:
    """Look at one refusal; where its advice leads, if it can be followed."""
    verb, condition, clause = asking.action.verb, asking.reason.condition, asking.reason.clause
    told = f"{verb}: {clause} {condition}"
    count.refusals += 1
    count.cases[told] = count.cases.get(told, 0) + 1
    count.verbs[verb] = count.verbs.get(verb, 0) + 1
    known = declared.clauses.get(verb, {}).get(condition, "").split()
    question = asked(asking.state, asking.seat)
    if verb not in declared.answers and is_too_general(asking):
        count.note(f"{told}: a general refusal of what the question is about")
    elif clause in known or (OF_THE_QUESTION in known and question is not None and question.clause == clause):
        count.clauses += 1
    else:
        count.note(f"{told}: not the clause that speaks of it")
    claim = declared.claims.get(condition)
    if claim is not None:
        count.compared += 1
        if claim(asking.values):
            count.claims += 1
        else:
            count.note(f"{told}: the values do not violate it: {asking.values}")
    advice = declared.advice_for(verb, condition)
    if advice is None:
        count.followed += 1
        count.note(f"{told}: no advice is declared")
        return None
    if isinstance(advice, Untested):
        count.untested[condition] = count.untested.get(condition, 0) + 1
        return None
    pairs = advice(asking)
    if pairs is None:
        key = f"{condition} (nothing to name or move here)"
        count.untested[key] = count.untested.get(key, 0) + 1
        return None
    count.followed += 1
    for state, action in pairs:
        reason = asking.rules.refusal(state, asking.seat, action)
        if same_obstacle(asking, reason):
            count.note(f"{told}: whoever follows the advice is refused again")
            return None
    count.advice += 1
    return pairs[0]


def pursue(asking: Asking, declared: Declaration, count: Count) -> None:
    """Follow advice upon advice, each of another obstacle, until the wish is granted or no advice can be followed."""
    met: set[str] = set()
    reason: Reason | None = asking.reason
    state, action = asking.state, asking.action
    while reason is not None and reason.condition not in met:
        met.add(reason.condition)
        found = judge(Asking(state, asking.rules, asking.seat, action, reason, asking.explainer), declared, count)
        if found is None:
            return
        state, action = found
        reason = asking.rules.refusal(state, asking.seat, action)
    if reason is None:
        count.legal += 1


def look(rules: Rules, variant: str, random: Stream, declared: Declaration, report: Report, count: Count) -> None:
    """Wish for things all through a random game."""
    explainer = explainer_of(GAMES[rules.game], rules)
    wishes = Wishes(sorted(declared.clauses), declared.shapes)
    for number, state, _, _ in positions(rules, variant, random):
        report(number, "")
        wishes.meet(state, random)
        if random.below(EVERY):
            continue
        for seat in SEATS:
            question = asked(state, seat)
            offered = question.options if isinstance(question, Act) else ()
            for action in wishes.some(state, rules, seat, random, WISHES):
                reason = rules.refusal(state, seat, action)
                if reason is not None and not any(is_meant(each, action) for each in offered):
                    pursue(Asking(state, rules, seat, action, reason, explainer), declared, count)


def law_reasons(
    rules: Rules, variant: str, seed: str, size: int, count: Count | None = None, judged: bool = True
) -> list[Finding]:
    """A refusal names the clause that forbids, compares what violates it, and gives advice that helps; almost all of
    them do, and those that do not are listed. Not `judged`: errors of the engine are found, the rest is counted."""
    declared = declaration(rules.game) if rules.game in GAMES else None
    if declared is None:
        return []
    total = Count() if count is None else count
    found = examine(
        "reasons",
        rules,
        variant,
        seed,
        size,
        lambda random, report: look(rules, variant, random, declared, report, total),
    )
    said = verdict(total) if judged else []
    return found + [Finding("reasons", rules.game, variant, seed, 0, text) for text in said]


def weigh(job: tuple[str, str, str]) -> tuple[Count, list[str]]:
    """The count of one game, by the names of game and variant and its seed; and errors of the engine."""
    game, variant, seed = job
    count = Count()
    found = law_reasons(load_rules(game), variant, seed, 1, count, judged=False)
    return count, [str(each) for each in found]


def verdict(count: Count) -> list[str]:
    """What is not true often enough, of all refusals or of all refusals of one kind."""
    found = [f"{each} true in {share:.1%} of the cases" for each, share in count.shares().items() if share < LEAST_TRUE]
    for what, many in sorted(count.wrong.items(), key=lambda item: -item[1]):
        kind = next(told for told in count.cases if what.startswith(f"{told}:"))
        if found or (many >= FEW and 2 * many > count.cases[kind]):
            found.append(f"{many} times: {what}")
    return found[:MOST_FINDINGS]
