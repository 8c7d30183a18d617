"""What holds for every position of every game? Saving, cloning, asking, conservation, progress and answers."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib import import_module
from typing import Any, Final

import msgspec

from fuda.api.chance import Stream
from fuda.kernel import codec, procedure
from fuda.kernel.decisions import Act, Action, Answer, Decision, Order, Randomness, Subset, equal_actions, is_meant
from fuda.kernel.machine import ask_again, asked, submit, waiting
from fuda.kernel.procedure import Procedure, steps_of
from fuda.kernel.reasons import Illegal, Malformed, NotAsked
from fuda.kernel.records import fields_of, same
from fuda.kernel.rules import SEATS, Rules
from fuda.kernel.state import CHANCE, State
from fuda.kernel.telling import tells_apart
from fuda.kernel.views import view
from fuda.library.ledger import load_clauses
from fuda.library.loading import GAMES, Entry, load_rules, register
from fuda.play.laws.walks import Broken, Finding, Report, examine, positions, question, spoken, unequal, written

LISTED: Final = 40  # answers that are all tried; of more a few
COUNTED: Final = 2_000  # answers that are all counted
HASH_SEEDS: Final = ("0", "4242")
AHEAD: Final = 6  # answers for which a clone runs ahead


# --- 1 resume


def law_resume(rules: Rules, variant: str, seed: str, size: int) -> list[Finding]:
    """A game that is saved and read again at every question goes on exactly as the game itself."""

    def examination(random: Stream, report: Report) -> None:
        other: State | None = None
        notes: list[Any] = []
        for number, state, decision, answer in positions(rules, variant, random, notes):
            report(number, "")
            other = other or state.clone()
            saved = written(other)
            read = codec.decode(msgspec.json.decode(saved))
            if written(read) != saved:
                raise Broken(f"read again it differs: {unequal(read, other)}")
            if read.key() != state.key():
                raise Broken("read again it has another key")
            _compare(read, state, notes, other.notes or [], number)
            read.notes = []
            submit(read, rules, decision.seat, answer)
            other, state.notes = read, notes
            notes.clear()

    return examine("resume", rules, variant, seed, size, examination)


def _compare(read: State, state: State, notes: list[Any], others: list[Any], number: int) -> None:
    found = unequal(read, state)
    if found:
        raise Broken(f"after going on it differs: {found}")
    if number and [each.told for each in notes] != [each.told for each in others]:
        raise Broken("after going on other things were told")


# --- 2 clone


def _shared_lists(state: State, clone: State) -> list[str]:
    found = []
    for name in fields_of(state):
        held = getattr(state, name)
        if isinstance(held, list) and getattr(clone, name) is held:
            found.append(name)
    for one, other in zip(state.frames, clone.frames, strict=True):
        if one is other:
            found.append(f"the frame {type(one).__name__}")
    return found


def law_clone(rules: Rules, variant: str, seed: str, size: int) -> list[Finding]:
    """A clone and its original are equal and never touch each other again."""

    def examination(random: Stream, report: Report) -> None:
        kept: list[tuple[int, State, bytes]] = []
        for number, state, _, _ in positions(rules, variant, random):
            report(number, "")
            clone = state.clone()
            before = written(state)
            if written(clone) != before:
                raise Broken(f"a clone differs: {unequal(clone, state)}")
            shared = _shared_lists(state, clone)
            if shared:
                raise Broken(f"a clone shares {', '.join(shared)}")
            if number % 3 == 0:
                kept.append((number, clone, before))
                _run_ahead(state.clone(), rules, random, AHEAD)
                if written(state) != before:
                    raise Broken("playing on with a clone changes the original")
            if len(kept) > AHEAD:
                made, clone, before = kept.pop(0)
                if written(clone) != before:
                    raise Broken(f"playing on with the original changes the clone made after {made} answers")

    return examine("clone", rules, variant, seed, size, examination)


def _run_ahead(state: State, rules: Rules, random: Randomness, answers: int) -> None:
    for _ in range(answers):
        if state.outcome is not None:
            return
        decision = question(state, random)
        submit(state, rules, decision.seat, decision.sample(random))


# --- 4 determinism


def digest(rules: Rules, variant: str, seed: str) -> str:
    """A digest of a random game: every key, question, answer, view and event."""
    found = sha256()
    notes: list[Any] = []
    for number, state, decision, answer in positions(rules, variant, Stream(seed, "digest"), notes):
        told = [each.told for each in notes]
        notes.clear()
        found.update(spoken([number, state.key(), decision.seat, decision.clause, answer, told]))
        found.update(written(state))
        for seat in SEATS:
            found.update(spoken(view(state, rules, seat)))
    return found.hexdigest()


def rules_from(game: str, made_by: str) -> Rules:
    """The rules of a registered game, of one whose entry is given, or else what a class makes, named `module:class`."""
    if made_by.startswith("{"):
        register(msgspec.json.decode(made_by, type=Entry))
    if game in GAMES:
        return load_rules(game)
    module, _, name = made_by.partition(":")
    rules: Rules = getattr(import_module(module), name)()
    return rules


def law_determinism(rules: Rules, variant: str, seed: str, size: int) -> list[Finding]:
    """Set-up and answers decide everything: in every process and under every hash seed."""
    seeds = [f"{seed}/{game}" for game in range(size)]
    here = [digest(rules, variant, each) for each in seeds]
    findings: list[Finding] = []

    def compare(found: list[str], where: str) -> None:
        for name, mine, other in zip(seeds, here, found, strict=True):
            if mine != other:
                findings.append(Finding("determinism", rules.game, variant, name, 0, f"another game {where}"))

    compare([digest(rules, variant, each) for each in seeds], "when played again")
    for hash_seed in HASH_SEEDS:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        entry = GAMES.get(rules.game)
        made_by = f"{type(rules).__module__}:{type(rules).__name__}"
        if entry is not None and entry.home:  # another process has not heard of it
            made_by = msgspec.json.encode(entry).decode()
        words = [sys.executable, "-m", "fuda.play.laws", "digest", rules.game, made_by, variant, *seeds]
        done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            findings.append(Finding("determinism", rules.game, variant, seed, 0, done.stderr[-400:]))
        else:
            compare(done.stdout.split(), f"in a process with hash seed {hash_seed}")
    return findings


# --- 5 conservation


def _misplaced(state: State, rules: Rules) -> str:
    count = len(state.printed)
    lying = sorted([card for zone in state.zones for card in zone])
    if lying != list(range(count)):
        return "a card lies in no zone, or in two"
    for place, zone in enumerate(state.zones):
        for card in zone:
            if state.zone[card] != place:
                return f"card {card} lies in {rules.zones[place].name}, its column says {state.zone[card]}"
    if len(state.zones) != len(rules.zones):
        return "there are other zones than the rules have"
    for name in fields_of(state):
        held = getattr(state, name)
        if name in ("owner", "zone", "known", "handle") and len(held) != count:
            return f"the column {name} has {len(held)} entries for {count} cards"
    if len(set(state.handle)) != count or max(state.handle, default=-1) >= state.next_handle:
        return "two cards have one handle, or a handle that is still to come"
    return ""


def law_conservation(rules: Rules, variant: str, seed: str, size: int) -> list[Finding]:
    """Every card lies in exactly one zone, no card comes or goes, every card has a handle of its own, and what a game
    says it keeps (chips) is kept."""

    def examination(random: Stream, report: Report) -> None:
        cards: list[int] = []
        handles: dict[int, int] = {}
        sums: tuple[int, ...] | None = None
        for number, state, _, _ in positions(rules, variant, random):
            found = _misplaced(state, rules)
            cards = cards or sorted(state.printed)
            if sorted(state.printed) != cards:
                found = found or "there are other cards than at the beginning"
            sums = rules.sums(state) if sums is None else sums
            if rules.sums(state) != sums:
                found = found or f"there was {sums} at the beginning, and is {rules.sums(state)}"
            for card, handle in enumerate(state.handle):
                if handles.setdefault(handle, card) != card:
                    found = found or f"handle {handle} went from one card to another"
            report(number, found)
            if found:
                return

    return examine("conservation", rules, variant, seed, size, examination)


# --- 6 answers


def _wrong(decision: Decision, random: Randomness) -> Iterator[Any]:
    """What is no answer: wrong forms, out of range, twice, too few, too many."""
    yield from (True, None, "0", 1.0, [0], (True,), ("0",), -1, 10**9, (), (-1,), (10**9,))
    sampled = decision.sample(random)
    if isinstance(sampled, int):
        yield from ((sampled,), decision.count() + getattr(decision, "low", 0), float(sampled))
        return
    yield from ((*sampled, 0), (*sampled, -1), sampled[:-1], 0)
    if isinstance(decision, Subset):
        yield decision.candidates + decision.candidates[:1]
        if len(sampled) > 1:
            yield sampled[::-1]
            yield (*sampled[:-1], sampled[0])
    elif isinstance(decision, Order):
        yield (*sampled[:-1], -1)
    elif sampled:
        yield tuple([each + 1000 for each in sampled])


def _fits(decision: Decision, answer: Any) -> bool:
    """Whether the answer stands in the list of all answers."""
    if type(answer) is not int and not (isinstance(answer, tuple) and all(type(each) is int for each in answer)):
        return False
    if decision.count() <= COUNTED:
        return answer in list(decision.answers())
    return decision.refuse(answer) is None


def _answers(decision: Decision, random: Randomness) -> list[Answer]:
    """All answers, or a few of many; Broken when their list and their number do not agree."""
    count = decision.count()
    if count <= COUNTED:
        found = list(decision.answers())
        if len(found) != count or len(set(found)) != count:
            raise Broken(f"{decision!r} counts {count} answers and lists {len(found)}, {len(set(found))} different")
        if count <= LISTED:
            return found
    return [decision.sample(random) for _ in range(LISTED // 4)]


def _try_wrong(state: State, rules: Rules, decision: Decision, random: Randomness, before: bytes) -> str:
    for answer in _wrong(decision, random):
        if _fits(decision, answer):
            continue
        try:
            submit(state, rules, decision.seat, answer)
        except (Illegal, Malformed):
            if written(state) != before:
                return f"{answer!r} was refused and changed something"
        except Exception as error:
            return f"{answer!r} to {decision.kind} ({decision.purpose}) raised {type(error).__name__}: {error}"
        else:
            return f"{answer!r} was accepted for {decision!r}"[:300]
    for seat in (*SEATS, CHANCE, -1, 7):
        if asked(state, seat) is None:
            try:
                submit(state, rules, seat, 0)
            except NotAsked:
                continue
            return f"seat {seat} was not asked and could answer"
    return "" if written(state) == before else "refused answers changed something"


class _Nameable:
    """What a player can name: the verbs met so far with any card that the seat can point at."""

    def __init__(self) -> None:
        self.verbs: dict[str, Action] = {}

    def meet(self, state: State) -> None:
        for decision in state.pending:
            if isinstance(decision, Act):
                for each in decision.options:
                    self.verbs[each.verb] = each

    def some(self, state: State, rules: Rules, seat: int, random: Randomness, count: int) -> Iterator[Action]:
        cards = [card for card in range(len(state.printed)) if tells_apart(state, rules, card, seat)]
        verbs = sorted(self.verbs)
        for _ in range(count if verbs else 0):
            like = self.verbs[verbs[random.below(len(verbs))]]
            card = cards[random.below(len(cards))] if cards and like.card >= 0 else -1
            others = tuple(dict.fromkeys([cards[random.below(len(cards))] for _ in like.cards])) if cards else ()
            yield Action(like.verb, card, others, like.numbers if len(others) == len(like.cards) else ())


def _is_same(one: Action, other: Action) -> bool:
    """Whether two actions are the same, in whichever order their cards are named, each with its number."""
    if equal_actions(one, other):
        return True
    if one.verb != other.verb or one.card != other.card or not one.cards:
        return False
    if not len(one.cards) == len(one.numbers) == len(other.cards) == len(other.numbers):
        return not one.numbers and not other.numbers and sorted(one.cards) == sorted(other.cards)
    pairs = [sorted(zip(each.cards, each.numbers, strict=True)) for each in (one, other)]
    return pairs[0] == pairs[1]


def _explained(state: State, rules: Rules, seat: int, named: _Nameable, random: Randomness, clauses: Any) -> str:
    decision = asked(state, seat)
    offered = decision.options if isinstance(decision, Act) else ()
    for each in offered:
        reason = rules.refusal(state, seat, each)
        if reason is not None:
            return f"{each!r} is offered and refused: {reason!r}"
    for action in named.some(state, rules, seat, random, 8):
        reason = rules.refusal(state, seat, action)
        if any(_is_same(action, each) or is_meant(each, action) for each in offered):
            continue
        if reason is None:
            return f"{action!r} is not offered and not refused"
        if not reason.condition or not reason.clause or (clauses and reason.clause not in clauses):
            return f"{action!r} is refused without a known clause: {reason!r}"
    return ""


def law_answers(rules: Rules, variant: str, seed: str, size: int) -> list[Finding]:
    """Every listed answer is accepted, anything else is refused and changes nothing; every refusal cites a clause."""
    clauses = load_clauses(rules.game) if rules.game in GAMES else {}

    def examination(random: Stream, report: Report) -> None:
        named = _Nameable()
        for number, state, decision, _ in positions(rules, variant, random):
            report(number, "")
            named.meet(state)
            before = written(state)
            for answer in _answers(decision, random):
                if decision.refuse(answer) is not None:
                    raise Broken(f"{answer!r} is listed and refused: {decision.refuse(answer)!r}")
                submit(state.clone(), rules, decision.seat, answer)
            found = _try_wrong(state, rules, decision, random, before)
            for seat in SEATS:
                found = found or _explained(state, rules, seat, named, random, clauses)
            if not found and written(state) != before:
                found = "asking why not changed something"
            report(number, found)
            if found:
                return

    return examine("answers", rules, variant, seed, size, examination)


# --- 7 progress


@contextmanager
def watched(watch: Callable[[type, int, Any], None]) -> Iterator[None]:
    """While this lasts, `watch` is called before every step that runs, with procedure, place and state."""
    table = procedure.RUNS
    before = dict(table)

    def watching(kind: type, place: int, run: Any) -> Any:
        def step(frame: Any, state: Any, given: Any) -> Any:
            watch(kind, place, state)
            return run(frame, state, given)

        return step

    try:
        for kind in procedures(Procedure):
            table[kind] = (*[watching(kind, place, each.run) for place, each in enumerate(steps_of(kind))], None)
        yield
    finally:
        table.clear()
        table.update(before)


def procedures(kind: type[Procedure]) -> Iterator[type[Procedure]]:
    """All procedures below this one."""
    for child in type.__subclasses__(kind):
        try:
            steps_of(child)
        except LookupError:
            pass  # an ancestor that only others run
        else:
            yield child
        yield from procedures(child)


class _Met:
    """Positions in which steps have run. A key takes long to compute, so that a position that no other resembles is
    only kept."""

    def __init__(self) -> None:
        self.kept: dict[Any, State] = {}
        self.keys: dict[Any, set[int]] = {}

    def clear(self) -> None:
        self.kept.clear()
        self.keys.clear()

    def again(self, kind: type, place: int, state: State) -> bool:
        """Whether this step has run in this position before; from now on it has."""
        like = (kind, place, tuple([frame.pc for frame in state.frames]), tuple([len(zone) for zone in state.zones]))
        if like not in self.kept:
            self.kept[like] = state.clone()
            return False
        if like not in self.keys:
            self.keys[like] = {self.kept[like].key()}
        key = state.key()
        found = key in self.keys[like]
        self.keys[like].add(key)
        return found


def law_progress(rules: Rules, variant: str, seed: str, size: int) -> list[Finding]:
    """Between two questions no step runs twice in the same position, unless the rules end the game for it."""

    def examination(random: Stream, report: Report) -> None:
        met = _Met()
        again: list[str] = []

        def watch(kind: type, place: int, state: State) -> None:
            if met.again(kind, place, state):
                again.append(f"{kind.__name__}.{steps_of(kind)[place].name}")

        with watched(watch):
            for number, _, _, _ in positions(rules, variant, random):
                report(number, f"{again[0]} runs again in the same position" if again else "")
                if again:
                    return
                met.clear()
        # What repeats after the last question is the loop that ended the game.

    return examine("progress", rules, variant, seed, size, examination)


# --- nothing happens before an ask


def law_asking(rules: Rules, variant: str, seed: str, size: int) -> list[Finding]:
    """Running the asking step again asks the same and changes nothing: nothing happens before a question."""

    def examination(random: Stream, report: Report) -> None:
        for number, state, _, _ in positions(rules, variant, random):
            again = state.clone()
            ask_again(again, rules)
            found = ""
            if not same(again.pending, state.pending):
                found = f"asked again: {again.pending!r} instead of {state.pending!r}"[:400]
            elif again.key() != state.key():
                found = "asking again leads to another position"
            elif again.steps != state.steps:
                found = f"asking again takes {again.steps - state.steps} steps more"
            else:
                again.answers = state.answers
                found = unequal(again, state)
            report(number, found)
            if found or waiting(again) != waiting(state):
                return

    return examine("asking", rules, variant, seed, size, examination)
