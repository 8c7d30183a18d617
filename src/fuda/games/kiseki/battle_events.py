"""What can happen in a battle of 軌跡TCG?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fuda.games.kiseki.events import FIGHT, PLAYED, Change
from fuda.games.kiseki.table import (
    NOTHING,
    KisekiState,
    head_of,
)

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


# --- battle


def leave_battle(state: KisekiState, card: int) -> None:
    """804.1a, 804.7. The card attacks and strikes back no more."""
    head = head_of(state, card)
    for each in (card, head):
        if each in state.attackers:
            state.attackers = tuple([other for other in state.attackers if other != each])
        if state.target == each:
            state.target = NOTHING


class AttackChosen(Change):
    """803.3, 803.5. Attackers and what they attack were chosen."""

    touches: ClassVar[int] = FIGHT
    cards: ClassVar[tuple[str, ...]] = ("attackers", "target_card")
    shown: ClassVar[tuple[str, ...]] = ("target_seat",)

    def __init__(self, clause: str = "", attackers: tuple[int, ...] = (), target: int = NOTHING) -> None:
        super().__init__(clause)
        self.attackers = attackers
        self.target = target
        self.target_card = target if target >= 0 else -1
        self.target_seat = -2 - target if target <= -2 else -1

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.attackers = self.attackers
        state.chosen_attackers = self.attackers
        state.target = self.target
        state.scrum = False
        state.fighting = False


class AttackBegan(Change):
    """804.5, 804.6. The attackers attack, the target strikes back; two or more attackers are a scrum."""

    touches: ClassVar[int] = FIGHT | PLAYED
    cards: ClassVar[tuple[str, ...]] = ("attackers", "target_card")
    shown: ClassVar[tuple[str, ...]] = ("target_seat", "scrum")

    def __init__(self, clause: str = "", attackers: tuple[int, ...] = (), target: int = NOTHING) -> None:
        super().__init__(clause)
        self.attackers = attackers
        self.target = target
        self.target_card = target if target >= 0 else -1
        self.target_seat = -2 - target if target <= -2 else -1
        self.scrum = len(attackers) > 1
        self.first = False  # the player's first attack of the turn (1404.1)

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        seat = rules.controller(state, self.attackers[0])
        self.first = all([each[0] != seat for each in state.attacks])
        state.passes = 0
        state.fighting = True
        state.scrum = self.scrum
        state.attackers = self.attackers
        state.target = self.target
        state.attacks = (*state.attacks, (seat, *self.attackers))
        for card in self.attackers:
            state.attacked_in[card] = state.turn


class HasAttacked(Change):
    """804.8. The moment at which texts that wait for an attack trigger."""

    touches: ClassVar[int] = 0
    cards: ClassVar[tuple[str, ...]] = ("attackers", "target_card")
    shown: ClassVar[tuple[str, ...]] = ("scrum",)

    def __init__(
        self,
        clause: str = "",
        seat: int = -1,
        attackers: tuple[int, ...] = (),
        target: int = NOTHING,
        scrum: bool = False,
        first: bool = False,
    ) -> None:
        super().__init__(clause)
        self.seat = seat
        self.attackers = attackers
        self.target = target
        self.target_card = target if target >= 0 else -1
        self.scrum = scrum
        self.first = first

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        """Nothing changes; triggers look for it."""


class LeftBattle(Change):
    """804.1, 804.7. A card attacks or strikes back no more."""

    touches: ClassVar[int] = FIGHT
    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", card: int = -1) -> None:
        super().__init__(clause)
        self.card = card

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        if self.card in state.attackers:
            state.attackers = tuple([other for other in state.attackers if other != self.card])
        if state.target == self.card:
            state.target = NOTHING


class BattleOver(Change):
    """804.13. Nobody attacks or is attacked any more."""

    touches: ClassVar[int] = FIGHT

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.attackers = ()
        state.chosen_attackers = ()
        state.target = NOTHING
        state.scrum = False
        state.fighting = False


class AttackPassed(Change):
    """803.4. A player does not attack; two passes in a row end the battle phase."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.passes += 1
