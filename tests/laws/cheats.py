"""Bots that use what their seat may not know: the law of twins has to find each of them."""

from __future__ import annotations

import sys
from typing import Any, Final

from fuda.api.chance import Stream
from fuda.kernel.decisions import Answer
from fuda.kernel.hidden import imagined
from fuda.kernel.records import fingerprint
from fuda.play.bots.greedy import GreedyPlayer
from fuda.play.players import Sight

CHEATS: Final[dict[str, type[Cheat]]] = {}


class Cheat:
    """Answers by lot, and its lot comes from something hidden."""

    name = "cheat"

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def __init_subclass__(cls) -> None:
        CHEATS[cls.__name__] = cls

    def answer(self, sight: Sight) -> Answer:
        state: Any = sight._Sight__state  # type: ignore[attr-defined]
        return sight.sample(Stream(self.seed, str(fingerprint(self.secret(sight, state)))))

    def secret(self, sight: Sight, state: Any) -> Any:
        raise NotImplementedError


def _hidden(sight: Sight, state: Any, is_own: bool) -> list[int]:
    """The cards that lie in zones of one side, unknown to the seat."""
    zones = [zone for place, zone in enumerate(state.zones) if is_own == (sight.rules.zones[place].owner == sight.seat)]
    return [card for zone in zones for card in zone if not state.known[card] >> sight.seat & 1]


class LooksIntoTheHandOfTheOpponent(Cheat):
    def secret(self, sight: Sight, state: Any) -> Any:
        return tuple(state.printed[card] for card in _hidden(sight, state, is_own=False))


class KnowsTheOrderOfTheDeck(Cheat):
    def secret(self, sight: Sight, state: Any) -> Any:
        decks = [zone for place, zone in enumerate(state.zones) if sight.rules.zones[place].ordered]
        return tuple(state.printed[zone[0]] for zone in decks if zone)


class HearsTheSecretAnswer(Cheat):
    def secret(self, sight: Sight, state: Any) -> Any:
        return tuple(each if isinstance(each, (int, tuple)) else -1 for each in state.answers)


class FindsTheSeedOfChance(Cheat):
    """Through the frames of those who called it."""

    def secret(self, sight: Sight, state: Any) -> Any:
        frame: Any = sys._getframe(1)
        while frame is not None:
            caller = frame.f_locals.get("self")
            if caller is not self and isinstance(getattr(caller, "seed", None), str):
                return caller.seed
            frame = frame.f_back
        return ""


class HasReadTheListOfTheOpponent(Cheat):
    """The cards that the other side brought, wherever they lie."""

    def secret(self, sight: Sight, state: Any) -> Any:
        cards = zip(state.owner, state.printed, strict=True)
        return tuple(sorted(printed for owner, printed in cards if owner not in (sight.seat, -1)))


class CountsHowOftenTheOtherWasAsked(Cheat):
    def secret(self, sight: Sight, state: Any) -> Any:
        return state.choices[1 - sight.seat]


class ImaginesWithinTheTrueList(Cheat):
    """What every bot did before lists were hidden."""

    def secret(self, sight: Sight, state: Any) -> Any:
        made = imagined(state, sight.rules, sight.seat, Stream("cheat"), lists_known=True)
        return tuple(made.printed)


class LooksAheadInTheTrueGame(Cheat):
    """A greedy bot whose imagined state is the true one."""

    def answer(self, sight: Sight) -> Answer:
        state: Any = sight._Sight__state  # type: ignore[attr-defined]

        class Open(Sight):
            def imagined(self, random: Any) -> Any:
                return state.clone()

        decision: Any = sight._Sight__decision  # type: ignore[attr-defined]
        greedy = GreedyPlayer(self.seed)
        return tuple(round(worth * 64) for _, worth in greedy.weighed(Open(sight.game, state, decision, sight.number)))
