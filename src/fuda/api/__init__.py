"""How is a game used from Python? `load("wars3x3")` gives a Game; everything else hangs on it."""

from fuda.api.game import Game, Table, load
from fuda.kernel.state import CHANCE

__all__ = ["CHANCE", "Game", "Table", "load"]
