"""What does a bot on a server get to see? A position that its seat holds possible.

So it cannot look at what its seat may not know.
"""

from __future__ import annotations

from fuda.api.chance import Stream
from fuda.kernel import machine
from fuda.play.players import Sight
from fuda.service.live_game import LiveGame


def posed(game: LiveGame, seat: int) -> str:
    """The question of a seat in an imagined match that the seat cannot tell from the true one."""
    decision = machine.asked(game.match.state, seat)
    assert decision is not None
    sight = Sight(game.game, game.match.state, decision, game.answers)
    return sight.imagine(Stream(game.start.id, f"imagined {game.number} {seat}")).encode().decode()
