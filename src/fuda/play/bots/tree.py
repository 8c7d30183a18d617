"""Which answer wins most often when many possible worlds are played on? Information-set Monte Carlo tree search.

Every iteration imagines a world from what the seat knows, walks down one tree by upper confidence bounds over the
answers that exist in that world, adds one node, plays on by a cheap policy and judges where that leads. Nodes are keyed
by what is answered, in terms that mean the same in every world, so that worlds share what they find. Questions that
both seats answer at once are decided by each seat's own figures. The other side is thought to want to win.

The search knows no card and no game. How far it looks and how a worth becomes a probability is each game's `outlook`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, log, sqrt
from time import perf_counter
from typing import Any, Final

from fuda.api.answers import from_seat, to_seat
from fuda.api.chance import Stream
from fuda.kernel import machine
from fuda.kernel.decisions import Act, Allocate, Answer, Cards, Decision, Order
from fuda.kernel.hidden import hidden_groups
from fuda.kernel.reasons import Unanswerable
from fuda.kernel.rules import Rules
from fuda.kernel.state import CHANCE
from fuda.play.bots.greedy import next_question
from fuda.play.bots.outlook import Outlook, figures_of, learned_weights, zone_pairs
from fuda.play.players import Sight

Key = tuple[Any, ...]

CANDIDATES: Final = 40  # of a question with more answers so many are sampled
LONGEST: Final = 400  # answers after which a world is judged in any case
NODES: Final = 100_000  # of one tree; what is found then only sharpens the figures
KEEN: Final = 6  # so many answers are compared when playing on keenly
UNTRIED: Final = 10.0  # the bound of an answer that has been offered and never tried


class TimeOver(Exception):
    """The time for an answer has passed; what was under way does not count."""


class Edge:
    """What an answer has brought: visits, the sum of the values for who gave it, in how many visits of its node it
    could have been given, and the answer itself as it was given first."""

    __slots__ = ("answer", "available", "value", "visits")

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.visits = 0.0
        self.value = 0.0
        self.available = 0.0


class Node:
    """A place in the tree: each seat's answers here, and where they lead together."""

    __slots__ = ("children", "edges")

    def __init__(self) -> None:
        self.edges: tuple[dict[Key, Edge], dict[Key, Edge]] = ({}, {})
        self.children: dict[tuple[Key, ...], Node] = {}


class Found:
    """An answer of the question, how often it was tried, and how often it won."""

    __slots__ = ("answer", "value", "visits")

    def __init__(self, answer: Answer, visits: float, value: float) -> None:
        self.answer = answer
        self.visits = visits
        self.value = value


class Search:
    """One question's tree."""

    def __init__(self, sight: Sight, seed: str, outlook: Outlook, until: float = inf) -> None:
        self.sight = sight
        self.seed = seed
        self.rules: Rules = sight.rules
        self.seat = sight.seat
        self.outlook = outlook
        self.until = until  # the moment, by `perf_counter`, at which the answer is due
        self.learned = learned_weights(sight.game.entry.folder, self.rules) if outlook.learned else None
        self.pairs = zone_pairs(self.rules)
        self.luck = Stream(seed, f"{sight.number} search")
        self.worlds: list[Any] = []
        self.root = Node()
        self.nodes = 1
        first = self._world(0)
        self.hidden = frozenset([card for group in hidden_groups(first, self.rules, self.seat) for card in group])
        decision = machine.asked(first, self.seat)
        assert decision is not None
        self.turn = int(getattr(first, "turn", 0))
        # The answers in the seat's words: they mean the same in every world, the engine's own numbers need not.
        found: dict[Key, Answer] = {}
        for each in self._root_candidates(first, decision):
            found.setdefault(self._key(first, decision, from_seat(decision, each)), each)
        self.keys = [*found]
        self.candidates = [*found.values()]

    def run(self, iterations: int) -> int:
        """Iterate so often, or until the time is over; how often."""
        done = 0
        try:
            self._look_once()
            while done < iterations:
                self._iterate(done)
                done += 1
        except TimeOver:
            pass
        return done

    def found(self) -> list[Found]:
        """The answers with their figures, the most tried first."""
        edges = self.root.edges[self.seat]
        found: list[Found] = []
        for answer, key in zip(self.candidates, self.keys, strict=True):
            edge = edges.get(key)
            visits = 0.0 if edge is None else edge.visits
            found.append(Found(answer, visits, edge.value / visits if edge is not None and visits else 0.5))
        found.sort(key=_order)
        return found

    def _check_time(self) -> None:
        if self.until != inf and perf_counter() >= self.until:
            raise TimeOver

    # --- worlds

    def _world(self, number: int) -> Any:
        """A world that the seat holds possible; the first ones are kept and copied."""
        place = number % self.outlook.worlds
        if place >= len(self.worlds):
            place = len(self.worlds)
            world = self.sight.imagined(Stream(self.seed, f"{self.sight.number} world {place}"))
            world.looks_ahead = True
            self.worlds.append(world)
        return self.worlds[place].clone()

    # --- answers

    def _root_candidates(self, state: Any, decision: Decision) -> list[Answer]:
        """The answers that are looked at, in the seat's words."""
        promising = self.sight.promising()
        if promising is not None:
            return promising
        if self.sight.count() <= CANDIDATES:
            return list(self.sight.answers())
        usual = to_seat(decision, self.rules.usual(state, decision))
        return [usual, *[self.sight.sample(self.luck) for _ in range(CANDIDATES - 1)]]

    def _candidates(self, node: Node, state: Any, question: Decision) -> Sequence[Answer]:
        """The answers that are looked at inside the tree, in this world. Of a large question the ones that were tried
        here before, and some new ones."""
        promising = self.rules.promising(state, question)
        if promising is not None:
            return promising
        if question.count() <= CANDIDATES:
            return list(question.answers())
        before = [each.answer for each in node.edges[question.seat].values()]
        found = [each for each in before if question.refuse(each) is None]
        found.append(self.rules.usual(state, question))
        return found + [question.sample(self.luck) for _ in range(self.outlook.sampled)]

    def _key(self, state: Any, question: Decision, answer: Answer) -> Key:
        """What an answer means, the same in every world."""
        seat = question.seat
        if isinstance(question, Act):
            assert isinstance(answer, int)
            action = question.options[answer]
            cards = tuple([self._named(state, card, seat) for card in action.cards])
            return (action.verb, self._named(state, action.card, seat), cards, action.numbers)
        if isinstance(answer, tuple):
            if isinstance(question, Cards):
                return tuple(sorted([self._named(state, card, seat) for card in answer]))
            if isinstance(question, Order) and question.are_cards:
                return tuple([self._named(state, card, seat) for card in answer])
            if isinstance(question, Allocate) and question.are_cards:
                shares = zip(question.places, answer, strict=True)
                return tuple(sorted([(self._named(state, card, seat), share) for card, share in shares]))
        return (answer,)

    def _named(self, state: Any, card: int, seat: int) -> int:
        """A card by itself where it is the same for who answers in every world; by what it is where that differs, and
        in a hand, where equal cards are one as good as the other."""
        if card < 0 or not state.known[card] >> seat & 1:
            return card
        if card in self.hidden or self.rules.zones[state.zone[card]].sorted:
            return -2 - int(state.printed[card])
        return card

    # --- one look at every answer

    def _look_once(self) -> None:
        """What each answer promises if everybody goes on as usual counts as some visits of it."""
        weight, looks = self.outlook.first_look, self.outlook.looks
        edges = self.root.edges[self.seat]
        for key, answer in zip(self.keys, self.candidates, strict=True):
            edge = edges[key] = Edge(answer)
            edge.visits = weight
            edge.value = 0.5 * weight
            edge.available = weight * len(self.candidates)
        for number in range(looks):
            world = self._world(number)
            for key, answer in zip(self.keys, self.candidates, strict=True):
                state = world.clone()
                given = self._fitting(state, answer)
                if given is None:
                    continue
                source = Stream(self.seed, f"{self.sight.number} luck {number}")
                try:
                    machine.submit(state, self.rules, self.seat, given)
                    value = self._play_on(state, source, self.turn + 1, is_passive=True)
                except Unanswerable:
                    continue
                edges[key].value += (value - 0.5) * weight / looks

    def _fitting(self, state: Any, answer: Answer) -> Answer | None:
        """An answer of the seat as the engine's own in this world, if it is one there."""
        decision = machine.asked(state, self.seat)
        if decision is None:
            return None
        given = from_seat(decision, answer)
        return given if decision.refuse(given) is None else None

    # --- one iteration

    def _iterate(self, number: int) -> None:
        """Walk down, add a node, play on, back up. A world that turns out to contradict itself counts for nothing."""
        path: list[tuple[Edge, int]] = []
        source = Stream(self.seed, f"{self.sight.number} iteration {number}")
        state = self._world(number)
        last = self.turn + self.outlook.turns
        try:
            self._walk(state, source, last, path)
            value = self._play_on(state, source, last)
        except Unanswerable:
            return
        for edge, seat in path:
            edge.visits += 1.0
            edge.value += value if seat == self.seat else 1.0 - value

    def _walk(self, state: Any, source: Stream, last: int, path: list[tuple[Edge, int]]) -> None:
        """Down the tree to an answer that was never tried here, or to the horizon."""
        node: Node = self.root
        joint: tuple[Key, ...] = ()
        is_new = False
        for _ in range(LONGEST):
            if state.outcome is not None or _turn(state) >= last:
                return
            self._check_time()
            question = next_question(state)
            if question.seat == CHANCE:
                machine.submit(state, self.rules, CHANCE, question.sample(source))
                continue
            is_last = len(state.pending) == 1 or list(state.answers).count(None) == 1
            offered = self._offered(node, state, question)
            if len(offered) == 1 and len(state.pending) == 1 and node is not self.root:
                machine.submit(state, self.rules, question.seat, offered[0][1])
                continue
            edge, key, answer = self._choose(node, question.seat, offered, source)
            is_new = is_new or edge.visits == 0.0
            path.append((edge, question.seat))
            joint = (*joint, key)
            machine.submit(state, self.rules, question.seat, answer)
            if is_last:
                if is_new:
                    return
                child = node.children.get(joint)
                if child is None:
                    if self.nodes >= NODES:
                        return
                    child = node.children[joint] = Node()
                    self.nodes += 1
                node, joint = child, ()

    def _offered(self, node: Node, state: Any, question: Decision) -> list[tuple[Key, Answer]]:
        """What can be answered here in this world; of answers that mean the same the first."""
        if node is self.root and question.seat == self.seat:
            found: dict[Key, Answer] = {}
            for key, each in zip(self.keys, self.candidates, strict=True):
                given = from_seat(question, each)
                if question.refuse(given) is None:
                    found[key] = given
        else:
            found = {}
            for given in self._candidates(node, state, question):
                found.setdefault(self._key(state, question, given), given)
        if not found:
            raise Unanswerable(question.seat, repr(question))
        return [*found.items()]

    def _choose(
        self, node: Node, seat: int, offered: list[tuple[Key, Answer]], source: Stream
    ) -> tuple[Edge, Key, Answer]:
        """By upper confidence bounds over what can be answered in this world; what was never tried first, by lot. Of
        many answers new ones are taken in little by little."""
        edges = node.edges[seat]
        fresh: list[tuple[Key, Answer]] = []
        best: tuple[float, Edge, Key, Answer] | None = None
        explore = self.outlook.explore
        for key, each in offered:
            edge = edges.get(key)
            if edge is None:
                fresh.append((key, each))
                continue
            edge.available += 1.0
            bound = UNTRIED
            if edge.visits:
                bound = edge.value / edge.visits + explore * sqrt(log(edge.available + 1.0) / edge.visits)
            if best is None or bound > best[0]:
                best = (bound, edge, key, each)
        if best is None or (
            fresh and len(offered) - len(fresh) < self.outlook.widening * sqrt(best[1].available + 1.0)
        ):
            key, answer = fresh[source.below(len(fresh))]
            made = edges[key] = Edge(answer)
            made.available = 1.0
            return made, key, answer
        return best[1], best[2], best[3]

    # --- playing on, and judging

    def _play_on(self, state: Any, source: Stream, last: int, is_passive: bool = False) -> float:
        """Play on by a cheap policy, and judge: some answers are those that look best at once, of the others some are
        drawn, and the rest are usual. Who is passive gives usual answers only, until the position is quiet."""
        rules = self.rules
        keen, dare = (0, 0) if is_passive else (int(self.outlook.keen * 1024), int(self.outlook.daring * 1024))
        for _ in range(self.outlook.longest):
            if state.outcome is not None or _turn(state) >= last or (is_passive and rules.is_quiet(state)):
                break
            self._check_time()
            question = next_question(state)
            if question.seat == CHANCE:
                given = question.sample(source)
            elif keen and source.below(1024) < keen:
                given = self._keenest(state, question, source)
            elif dare and source.below(1024) < dare:
                promising = rules.promising(state, question)
                given = promising[source.below(len(promising))] if promising else question.sample(source)
            else:
                given = rules.usual(state, question)
            machine.submit(state, rules, question.seat, given)
        return self.value_of(state)

    def _keenest(self, state: Any, question: Decision, source: Stream) -> Answer:
        """Of a few answers the one after which the position looks best to who gives it."""
        rules, seat = self.rules, question.seat
        usual = rules.usual(state, question)
        promising = rules.promising(state, question)
        if promising is not None:
            few = list(promising)
        elif question.count() <= KEEN:
            few = list(question.answers())
        else:
            few = [usual, *[question.sample(source) for _ in range(KEEN - 1)]]
        while len(few) > KEEN:
            few.pop(source.below(len(few)))
        if len(few) == 1:
            return few[0]
        best, most = usual, -inf
        for each in dict.fromkeys([usual, *few]):
            twin = state.clone()
            machine.submit(twin, rules, seat, each)
            worth = rules.worth(twin, seat)
            if worth > most:
                best, most = each, worth
        return best

    def value_of(self, state: Any) -> float:
        """How probable it is that the seat wins."""
        if state.outcome is not None:
            return 0.5 if state.outcome.winner < 0 else float(state.outcome.winner == self.seat)
        if self.learned is None:
            return squashed(self.rules.worth(state, self.seat), self.outlook)
        constant, weights = self.learned
        figures = figures_of(state, self.rules, self.seat, self.pairs)
        return logistic(constant + sum([weight * each for weight, each in zip(weights, figures, strict=True)]))

    def as_it_stands(self, worlds: int = 8) -> float:
        """How probable a win looks before anything is answered."""
        count = min(worlds, self.outlook.worlds)
        return sum(self.value_of(self._world(number)) for number in range(count)) / count

    # --- what it expects

    def expected(self, answer: Answer, answers: int = 12) -> list[dict[str, Any]]:
        """What the seat would be told after an answer, if everybody gave the answers that the tree thinks best, and the
        usual ones where it has not looked, up to the end of the turn."""
        state = self._world(0)
        given = self._fitting(state, answer)
        if given is None:
            return []
        state.notes = []
        source = Stream(self.seed, f"{self.sight.number} expected")
        node: Node | None = self.root
        joint: tuple[Key, ...] = ()
        try:
            for number in range(answers):
                if state.outcome is not None or (number and _turn(state) > self.turn + 1):
                    break
                question = next_question(state)
                if question.seat == CHANCE:
                    machine.submit(state, self.rules, CHANCE, question.sample(source))
                    continue
                is_last = len(state.pending) == 1 or list(state.answers).count(None) == 1
                chosen = given if number == 0 and question.seat == self.seat else None
                key, reply = self._best(node, state, question, chosen)
                machine.submit(state, self.rules, question.seat, reply)
                if key is not None:
                    joint = (*joint, key)
                    if is_last:
                        node, joint = (None if node is None else node.children.get(joint)), ()
        except Unanswerable:
            pass
        return [note.told[self.seat] for note in state.notes or ()]

    def _best(
        self, node: Node | None, state: Any, question: Decision, chosen: Answer | None
    ) -> tuple[Key | None, Answer]:
        """The answer that was tried most where there is a choice; the usual one where none was tried."""
        if chosen is not None:
            return self._key(state, question, chosen), chosen
        if node is None:
            return None, self.rules.usual(state, question)
        offered = self._offered(node, state, question)
        if len(offered) == 1 and len(state.pending) == 1 and node is not self.root:
            return None, offered[0][1]
        edges = node.edges[question.seat]
        tried = [(edges[key].visits, key, each) for key, each in offered if key in edges]
        if not tried:
            return (), self.rules.usual(state, question)
        most = max(tried, key=lambda each: each[0])
        return most[1], most[2]


def _order(each: Found) -> tuple[float, float]:
    return -each.visits, -each.value


def _turn(state: Any) -> int:
    return int(getattr(state, "turn", 0))


def squashed(worth: float, outlook: Outlook) -> float:
    """A worth as a probability.

    >>> squashed(0.0, Outlook()), squashed(1e9, Outlook()) > 0.99
    (0.5, True)
    """
    return logistic((worth - outlook.middle) / outlook.scale)


def logistic(x: float) -> float:
    """A number on the whole line as a probability.

    >>> logistic(0.0)
    0.5
    """
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))
