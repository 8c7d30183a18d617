"""Until when does a lasting effect apply? The ends that the rules of honjin know."""

from __future__ import annotations

from typing import Final

# Beside the end of the turn, a condition and the whole game (language.lasting).
BATTLE: Final = 3  # 8.3.8.4: the end of the battle
PHASE: Final = 4  # 7.2.7 and the like: the end of the phase
MARCH: Final = 5  # 12.2.5.1.9: the end of the march
LAYING: Final = 6  # 12.1.1.2.10: the end of the laying
NEXT_TURN: Final = 8  # 7.6.3: the end of the next turn of one player
CHAIN: Final = 7  # 10.15.1.2: the end of the counter chain
