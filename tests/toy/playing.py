"""How do tests play the duel? At random from a seed, with every position and everything told on the way."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256

from fuda.kernel.codec import encode
from fuda.kernel.decisions import Answer, Decision
from fuda.kernel.machine import advance, asked, submit, waiting
from fuda.kernel.rules import Rules
from fuda.kernel.state import State
from fuda.kernel.views import view
from tests.toy.duel import build
from tests.toy.randomness import SeededRandomness

MOST_DECISIONS = 2000


def begun(rules: Rules, decks: tuple[tuple[str, ...], ...] = ()) -> State:
    """A new game, run to its first question."""
    state: State = rules.start("", decks)
    advance(state, rules)
    return state


def question(state: State, source: SeededRandomness) -> Decision:
    """An open question; among several a random one, so that seats answer in any order."""
    seats = waiting(state)
    found = asked(state, seats[source.below(len(seats))])
    assert found is not None
    return found


def positions(rules: Rules, state: State, source: SeededRandomness) -> Iterator[tuple[State, Decision, Answer]]:
    """Play at random to the end: every position with a question and the answer about to be given."""
    for _ in range(MOST_DECISIONS):
        if state.outcome is not None:
            return
        decision = question(state, source)
        answer = decision.sample(source)
        yield state, decision, answer
        submit(state, rules, decision.seat, answer)
    raise AssertionError("the game does not end")


def digest(seed: int) -> str:
    """One random game as text: every key, answer and view, and all that was told."""
    rules = build()
    state = begun(rules)
    state.notes = []
    lines: list[str] = []
    for position, decision, answer in positions(rules, state, SeededRandomness(seed)):
        views = json.dumps([view(position, rules, seat) for seat in (0, 1, -1)], sort_keys=True)
        written = json.dumps(encode(position), sort_keys=True)
        clone = json.dumps(encode(position.clone()), sort_keys=True)
        assert clone == written
        parts = [sha256(text.encode()).hexdigest()[:16] for text in (views, written)]
        lines.append(f"{position.key()} {decision.kind} {decision.seat} {answer} {' '.join(parts)}")
    told = json.dumps([note.told for note in state.notes], sort_keys=True)
    lines.append(f"{state.outcome} {state.steps} {sha256(told.encode()).hexdigest()}")
    return "\n".join(lines)


def main() -> None:
    """Print the digests of the games with these seeds: `python -m tests.toy.playing 1 2 3`."""
    for seed in sys.argv[1:]:
        print(digest(int(seed)))


if __name__ == "__main__":
    main()
