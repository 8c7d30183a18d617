"""Has everything happened? Random games go on until every step has run and every card has had every use.

What can happen to one card of a kind (an event with that card in it) must happen to each card of that kind, once it has
happened so often that each had its chance; so nothing has to be listed by hand, and what cannot be reached is listed
with a reason.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from math import log
from typing import Any, Final

from fuda.api.chance import Stream
from fuda.kernel.decisions import Randomness
from fuda.kernel.machine import asked, submit, waiting
from fuda.kernel.procedure import Procedure, steps_of
from fuda.kernel.rules import Rules
from fuda.kernel.state import State
from fuda.language.running.resolution import TextFrame
from fuda.library.ledger import checkout_tests
from fuda.library.loading import GAMES, load_cards, load_rules
from fuda.play.laws.positions import procedures, watched
from fuda.play.laws.walks import Decks, Finding, positions

MOODY_EVERY: Final = 3  # games; no multiple of the variants, so that each has its turn
OTHER_EVERY: Final = 5  # games; in two of so many other decks are played, where there are some
CERTAIN: Final = 40  # times in a whole sample; what is met so often is not rare
LEAST_GAMES: Final = 40  # before that too little has been seen to know what can happen

Probe = Callable[[Any, Any], Iterator[str]]  # what else a game wants to see happen, read off a state


def often(cards: int) -> float:
    """How often a thing must happen before each of so many cards should have had it, allowing for uneven chances.

    >>> round(often(44))
    1370
    """
    return 4 * cards * (log(cards) + 4) if cards else 0.0


class Reach:
    """What has happened in some games, and what has not."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.games = 0
        self.met: dict[str, int] = {}
        self.uses: dict[str, dict[str, dict[str, int]]] = {}  # kind of cards: use: card: how often
        self.kinds: dict[str, str] = {}  # of each card: cards of one file and kind are used alike
        self.decks: Decks = ()
        if rules.game in GAMES:
            self.decks = decks_of(rules.game)
            self.kinds = {card.number: f"{card.file} {card.fields.get('kind', '')}" for card in load_cards(rules.game)}

    def _package(self) -> str:
        return type(self.rules).__module__.rpartition(".")[0] + "."

    def steps(self) -> list[str]:
        """All steps of the game's own procedures."""
        return [
            f"step {kind.__name__}.{each.name}"
            for kind in procedures(Procedure)
            if kind.__module__.startswith(self._package())
            for each in steps_of(kind)
        ]

    def clauses(self) -> list[str]:
        """All clauses that steps which have run carry out."""
        found: dict[str, None] = {}
        for kind in procedures(Procedure):
            for each in steps_of(kind):
                if f"step {kind.__name__}.{each.name}" in self.met:
                    found.update(dict.fromkeys(each.clause.split()))
        return sorted(found)

    def count(self, item: str) -> None:
        """Note that something happened."""
        self.met[item] = self.met.get(item, 0) + 1

    def hear(self, told: dict[str, Any]) -> None:
        """Note which cards an event is about, as the judge is told of it."""
        self.count(f"event {told['event']}")
        self.count(f"event {told['event']} [{told['clause']}]")
        names = getattr(self.rules, "named", None)
        if names is not None and "ability" in told:
            home = told.get("home", told.get("card", {}))
            self.count(f"{told['event']} {names('ability', told['ability'])[0]} {home.get('card')}")
        words = [value for name, value in told.items() if name not in ("event", "clause") and isinstance(value, str)]
        use = ":".join([told["event"], *words])
        for name, value in told.items():
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, dict) and isinstance(each.get("card"), str):  # no event that is told with it
                    kind = self.kinds.get(str(each["card"]), str(each["card"]))
                    cards = self.uses.setdefault(kind, {}).setdefault(f"{use}.{name}", {})
                    cards[each["card"]] = cards.get(each["card"], 0) + 1
                    self.count(f"use {use}.{name} {each['card']}")
                    self.count(f"event {told['event']} [{told['clause']}] {each['card']}")

    def play(self, variant: str, random: Randomness, number: int, probe: Probe | None) -> None:
        """Play the game of that number; in some the players have their moods."""
        moody = number % MOODY_EVERY == MOODY_EVERY - 1
        count = len(self.decks) if number % OTHER_EVERY < 2 else 0
        decks = (self.decks[random.below(count)], self.decks[random.below(count)]) if count else ()

        def watch(kind: type, place: int, state: State) -> None:
            self.count(f"step {kind.__name__}.{steps_of(kind)[place].name}")
            if place == 0 and issubclass(kind, TextFrame):
                frame = state.frames[-1]
                self.count(f"text {self.rules.card_name(frame.printed)} line {frame.line}")

        notes: list[Any] = []
        with watched(watch):
            for _, state, _, _ in positions(self.rules, variant, random, notes, moody, decks):
                for note in notes:
                    self.hear(note.told[-1])
                notes.clear()
                if probe is not None:
                    for item in probe(state, self.rules):
                        self.count(item)
        for note in notes:
            self.hear(note.told[-1])
        if state.outcome is not None:
            self.count(f"outcome {state.outcome.kind}")
        self.games += 1

    def is_for_all(self, use: str) -> bool:
        """Whether a use (without its card) has happened three times as often as is needed to see who cannot have it."""
        found = [(kind, uses[use]) for kind, uses in self.uses.items() if use in uses]
        counts = {kind: sum([its == kind for its in self.kinds.values()]) for kind, _ in found}
        return bool(found) and all(sum(cards.values()) >= 3 * often(counts[kind]) for kind, cards in found)

    def missing(self, wanted: Collection[str] = ()) -> list[str]:
        """What has not happened: steps, what the caller wants besides, and uses of cards."""
        found = [item for item in (*self.steps(), *wanted) if item not in self.met]
        for kind, uses in self.uses.items():
            everyone = sorted([number for number, its in self.kinds.items() if its == kind])
            for use, cards in sorted(uses.items()):
                if sum(cards.values()) >= often(len(everyone)):
                    found += [f"use {use} {number}" for number in everyone if number not in cards]
        return [*dict.fromkeys(found)]


def exhaust(
    rules: Rules,
    variants: Collection[str],
    seed: str,
    size: int,
    explained: Collection[str] = (),
    wanted: Collection[str] = (),
    probe: Probe | None = None,
    least: int = LEAST_GAMES,
    reach: Reach | None = None,
    after: Callable[[int, Reach], None] | None = None,
) -> Reach:
    """Play until everything has happened that is not explained, all variants in turn, at most so many games; `reach` is
    what happened in the first ones, if some were played before; `after` is called after each game."""
    reach = Reach(rules) if reach is None else reach
    for game in range(reach.games, size):
        play_number(reach, list(variants), seed, game, probe)
        if after is not None:
            after(game, reach)
        if game >= least and game % 10 == 0 and all(item in explained for item in reach.missing(wanted)):
            break
    return reach


def play_number(reach: Reach, variants: Sequence[str], seed: str, number: int, probe: Probe | None) -> None:
    """Play one game of the search: its number says with which variant, decks, moods and chance."""
    variant = variants[number % len(variants)]
    reach.play(variant, Stream(seed, f"law exhaustion {number}"), number, probe)


@dataclass(frozen=True, slots=True)
class Explained:
    """Something that need not happen, and why: it cannot, or (rare) it hardly ever does."""

    item: str
    reason: str
    rare: bool


class Explanations(dict[str, Explained]):
    """By item. One that ends in ` *` stands for all that differ in their last word."""

    def __contains__(self, item: object) -> bool:
        return super().__contains__(item) or super().__contains__(_for_all(str(item)))

    def __missing__(self, item: str) -> Explained:
        if not super().__contains__(_for_all(item)):
            raise KeyError(item)
        return self[_for_all(item)]


def _for_all(item: str) -> str:
    return f"{item.rpartition(' ')[0]} *"


def explanations(game: str) -> Explanations:
    """What is explained in `tests/laws/unreached_GAME.toml`; nothing where there are no tests or no such file."""
    tests = checkout_tests()
    path = None if tests is None else tests / "laws" / f"unreached_{game}.toml"
    if path is None or not path.is_file():
        return Explanations()
    found = Explanations()
    for entry in tomllib.loads(path.read_text(encoding="utf-8")).get("unreached", ()):
        for item in entry["items"]:
            found[item] = Explained(item, entry["reason"], bool(entry.get("rare", False)))
    return found


def stale(reach: Reach, explained: Explanations, wanted: Collection[str], size: int) -> list[str]:
    """Explanations that explain nothing any more: what they call rare is not, or every card has what they excuse. Games
    that were played say it for a sample of that size."""
    found: list[str] = []
    absent = {_for_all(item) for item in reach.missing(wanted)}
    for item, each in explained.items():
        if item.endswith(" *"):
            words = item.removesuffix(" *")
            happens = reach.is_for_all(words.removeprefix("use ")) if words.startswith("use ") else words in reach.met
            if happens and item not in absent:
                found.append(item)
        elif each.rare and reach.met.get(item, 0) * size >= CERTAIN * reach.games:
            found.append(item)
    return found


def wants_of(game: str) -> tuple[list[str], Probe | None]:
    """What a game wants to see beside what every game does: `tests/laws/wants_GAME.py`, where there is such a file."""
    module = _wants_module(game)
    return ([], None) if module is None else (module.wanted(load_rules(game)), module.probe)


def decks_of(game: str) -> Decks:
    """Decks for cards that are in none of those that the game brings along; the same file has them, if it does."""
    module = _wants_module(game)
    return module.decks(load_rules(game)) if hasattr(module, "decks") else ()


def _wants_module(game: str) -> Any:
    tests = checkout_tests()
    path = None if tests is None else tests / "laws" / f"wants_{game}.py"
    if path is None or not path.is_file():
        return None
    spec = spec_from_file_location(f"wants_{game}", path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def law_exhaustion(rules: Rules, variant: str, seed: str, size: int) -> list[Finding]:
    """Every step has run and every card has had every use; what is missing is listed. All variants are played."""
    entry = GAMES.get(rules.game)
    variants = [variant] if entry is None else [each.id for each in entry.variants]
    explained = explanations(rules.game)
    wanted, probe = wants_of(rules.game)
    reach = exhaust(rules, variants, seed, size, explained, wanted, probe, least=max(LEAST_GAMES, size // 2))
    return [Finding("exhaustion", rules.game, variant, seed, 0, text) for text in wrong(reach, explained, wanted, size)]


def wrong(reach: Reach, explained: Explanations, wanted: Collection[str], size: int) -> list[str]:
    """What never happened without an explanation, and which explanations are not true (any more)."""
    found = [f"never happened in {reach.games} games: {i}" for i in reach.missing(wanted) if i not in explained]
    found += [
        f"explained as impossible, and it happened: {item}"
        for item, each in explained.items()
        if not each.rare and item in reach.met
    ]
    struck = stale(reach, explained, wanted, size)
    return found + [f"explains nothing any more: strike from unreached_{reach.rules.game}.toml: {i}" for i in struck]


def count_tree(state: State, rules: Rules, depth: int) -> int:
    """How many different rows of so many answers there are from here; rows that end the game early count as well."""
    if depth == 0 or state.outcome is not None:
        return 1
    decision = asked(state, waiting(state)[0])
    assert decision is not None
    if depth == 1:
        return decision.count()
    total = 0
    for answer in decision.answers():
        after = state.clone()
        submit(after, rules, decision.seat, answer)
        total += count_tree(after, rules, depth - 1)
    return total


def position_after(rules: Rules, variant: str, seed: str, answers: int) -> State:
    """The position of a random game after so many answers."""
    for number, state, _, _ in positions(rules, variant, Stream(seed, "tree")):
        if number == answers:
            return state.clone()
    raise LookupError(f"the game of seed {seed} has fewer than {answers} answers")
