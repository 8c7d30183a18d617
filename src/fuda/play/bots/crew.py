"""How do several cores think about one question? Each grows a tree of its own; what is found at the roots is added.

The processes live as long as the player does. They are sent a position that the seat holds possible, never the true
one, and a seed of their own; their figures are added in a fixed order, so that with fixed iterations it makes no
difference which of them was quick. With a deadline whoever is late is not waited for.
"""

from __future__ import annotations

import weakref
from concurrent.futures import Future, ProcessPoolExecutor, wait
from math import inf
from multiprocessing import get_context
from time import perf_counter, time
from typing import Any

from fuda.api import load
from fuda.api.chance import Stream
from fuda.kernel import machine
from fuda.library.loading import Entry, entry_of
from fuda.play.bots.outlook import Outlook
from fuda.play.bots.tree import Key, Search
from fuda.play.players import Sight

Figures = tuple[int, list[tuple[Key, float, float]]]


class Crew:
    """Processes beside this one that search along."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._pool: ProcessPoolExecutor | None = None

    def begin(self, sight: Sight, seed: str, outlook: Outlook, iterations: int, until: float) -> list[Future[Figures]]:
        """Let all begin on a question; `until` is a moment of this process's `perf_counter`."""
        if self._pool is None:
            from fuda.play.figures.simulation import prepare

            entry: Entry = entry_of(sight.game.id)
            self._pool = ProcessPoolExecutor(self.size, get_context("spawn"), prepare, (entry,))
            weakref.finalize(self, _end, self._pool)
        position = sight.imagine(Stream(seed, f"{sight.number} crew")).encode()
        due = inf if until == inf else time() + until - perf_counter()
        given = (sight.game.id, position, sight.seat, sight.number, sight.lists_known, outlook, iterations, due)
        return [self._pool.submit(searched, f"{seed} {each + 1}", *given) for each in range(self.size)]

    def gather(self, others: list[Future[Figures]], search: Search) -> int:
        """Add what they found to a tree, in their order; how many iterations that is."""
        if search.until != inf:
            wait(others, timeout=max(0.0, search.until - perf_counter()) + 0.01 * self.size)
        done = 0
        edges = search.root.edges[search.seat]
        for each in others:
            if search.until != inf and not each.done():
                each.cancel()
                continue
            iterations, figures = each.result()
            done += iterations
            for key, visits, value in figures:
                edge = edges.get(key)
                if edge is not None:
                    edge.visits += visits
                    edge.value += value
        return done


def searched(
    seed: str,
    title: str,
    position: bytes,
    seat: int,
    number: int,
    lists_known: bool,
    outlook: Outlook,
    iterations: int,
    due: float,
) -> Figures:
    """What one process found at the root: iterations, and visits and value of each answer. Runs in that process."""
    until = inf if due == inf else perf_counter() + due - time()
    if until <= perf_counter():
        return 0, []
    game = load(title)
    state: Any = game.decode(position).state
    decision = machine.asked(state, seat)
    assert decision is not None
    sight = Sight(game, state, decision, number)
    sight.lists_known = lists_known
    search = Search(sight, seed, outlook, until)
    done = search.run(iterations)
    return done, [(key, edge.visits, edge.value) for key, edge in search.root.edges[seat].items()]


def _end(pool: ProcessPoolExecutor) -> None:
    pool.shutdown(wait=False, cancel_futures=True)
