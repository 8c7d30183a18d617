"""How does a bot answer on a server? In another process, and from a position that its seat holds possible.

So it cannot look at what its seat may not know.
"""

from __future__ import annotations

import os
import threading
from hashlib import sha256
from multiprocessing import parent_process

import fuda
from fuda.api.chance import Stream
from fuda.kernel import machine
from fuda.play.players import Sight
from fuda.service.live_game import LiveGame
from fuda.service.records import Value


def end_with_the_server() -> None:
    """Let a worker process end when the server has died, however it died; otherwise it would wait for ever."""

    def watch() -> None:
        server = parent_process()
        if server is not None:
            server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def posed(game: LiveGame, seat: int) -> bytes:
    """The question of a seat in an imagined match that the seat cannot tell from the true one."""
    decision = machine.asked(game.match.state, seat)
    assert decision is not None
    sight = Sight(game.game, game.match.state, decision, game.match.number)
    return sight.imagine(Stream(game.start.seed, f"imagined {game.number} {seat}")).encode()


def answered(title: str, bot: str, seat: int, position: bytes) -> Value:
    """What the bot answers; runs in a worker process."""
    game = fuda.load(title)
    match = game.decode(position)
    decision = machine.asked(match.state, seat)
    assert decision is not None
    chosen = fuda.bot(bot, sha256(position).hexdigest()).answer(Sight(game, match.state, decision, match.number))
    value = chosen.value if isinstance(chosen, fuda.Answer) else chosen
    return value if isinstance(value, int) else tuple(value)
