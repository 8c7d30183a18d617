"""How do bots answer on a server? Worker processes think; a bot is shown a position that its seat holds possible.

So it cannot look at what its seat may not know, and nobody waits for it but the game.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from fuda.api.chance import Stream
from fuda.kernel import machine
from fuda.play.players import Sight
from fuda.service.answering import HintFound
from fuda.service.live_game import LiveGame
from fuda.service.outputs import Ponder, Think
from fuda.service.records import Value
from fuda.surfaces.web.workers import NotDone, TooMuch, Workers

if TYPE_CHECKING:
    from fuda.surfaces.web.host import Host

TEXT: Final = 30.0  # seconds that a card text may take; of processor it gets fewer
TEXTS: Final = 120.0  # and those of all cards of a game


def posed(game: LiveGame, seat: int) -> str:
    """The question of a seat in an imagined match that the seat cannot tell from the true one."""
    decision = machine.asked(game.match.state, seat)
    assert decision is not None
    sight = Sight(game.game, game.match.state, decision, game.answers)
    return sight.imagine(Stream(game.start.id, f"imagined {game.number} {seat}")).encode().decode()


class Bots:
    """The workers of a server: some for bots and hints, one for card texts."""

    def __init__(self, host: Host) -> None:
        self._host: Final = host
        self._minds: Final = Workers(host.settings.bots)
        self._readers: Final = Workers(1, 20)
        self._read: Final[dict[tuple[str, str], asyncio.Task[Any]]] = {}  # from the texts of a game

    def begin(self) -> None:
        """Let the workers be there."""
        self._minds.begin()
        self._readers.begin()

    async def end(self) -> None:
        """Nobody thinks any more."""
        await self._minds.end()
        await self._readers.end()

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return self._minds.waiting

    async def think(self, think: Think) -> None:
        """Ask a worker; where it dies or takes too long, the usual answer is given."""
        host = self._host
        table = host.service.tables.get(think.game)
        if table is None or table.game.asked[think.seat] != think.question:
            return
        value: Value = -1  # fits no question: then the service gives the usual answer
        began = time.perf_counter()
        try:
            arguments = [table.game.start.game, think.bot, think.seat, posed(table.game, think.seat)]
            told = await self._minds.carry_out(
                "answer", arguments, host.settings.think, before=("play", table.game.start.game)
            )
            found = told.get("found", -1)
            value = found if isinstance(found, int) else tuple(found)
            host.metrics.thought.see(time.perf_counter() - began)
        except Exception as error:
            host.metrics.answered_for += 1
            if not isinstance(error, (NotDone, TooMuch)):
                host.broke_down(error)
        heard = partial(host.service.thought, time.time(), think.game, think.seat, think.question, value)
        host.guarded(heard, think.game)

    async def ponder(self, ponder: Ponder) -> None:
        """Look for a hint."""
        host, table = self._host, self._host.service.tables.get(ponder.game)
        hint: HintFound | None = None
        try:
            if table is None or table.game.asked[ponder.seat] != ponder.question:
                raise NotDone
            arguments = [table.game.start.game, ponder.seat, posed(table.game, ponder.seat)]
            told = await self._minds.carry_out(  # in its turn: hints, however many, keep no bot from answering
                "hint", arguments, host.settings.think, before=("play", table.game.start.game)
            )
            if "found" in told:
                answer, worth, tried, equals, second, second_worth, foreseen = told["found"]
                hint = HintFound(answer, worth, tried, equals, second, second_worth, foreseen)
        except Exception as error:
            if not isinstance(error, (NotDone, TooMuch)):
                host.broke_down(error)
        game, seat, question, connection, ask = ponder
        host.carry_out(host.service.pondered(time.time(), game, seat, question, connection, ask, hint))

    async def try_text(self, title: str, text: str, kind: str) -> dict[str, Any]:
        """How a card text is read; NotDone or TooMuch where it is not."""
        return await self._readers.carry_out("try", [title, text, kind], TEXT, before=("read-up", title))

    async def cards(self, title: str) -> dict[str, dict[str, Any]]:
        """All cards of a game by number; NotDone or TooMuch."""
        found: dict[str, dict[str, Any]] = await self._read_once("cards", title)
        return found

    async def touched(self, title: str) -> dict[str, list[str]]:
        """The cards that touch each clause of a game; NotDone or TooMuch."""
        found: dict[str, list[str]] = await self._read_once("touched", title)
        return found

    async def _read_once(self, what: str, title: str) -> Any:
        """What follows from all texts of a game; worked out the first time that somebody asks, which takes seconds."""
        reading = self._read.get((what, title))
        if reading is None or (reading.done() and (reading.cancelled() or reading.exception() is not None)):
            reading = self._read[what, title] = asyncio.create_task(self._reading(what, title))
        return await asyncio.shield(reading)

    async def _reading(self, what: str, title: str) -> Any:
        told = await self._readers.carry_out(what, [title], TEXTS, is_urgent=True)
        if "found" not in told:
            raise NotDone
        return told["found"]
