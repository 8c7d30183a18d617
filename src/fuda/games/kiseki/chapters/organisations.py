"""How is an organisation chosen? 1312.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kiseki.card_events import OrganisationChosen
from fuda.games.kiseki.table import KisekiState
from fuda.games.kiseki.texts.values import organisations_of, units_of
from fuda.kernel.decisions import Option
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.kernel.rules import SEATS

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


@rule("1312.4 1333.1")
def organisations_on_field(state: KisekiState, rules: Kiseki) -> int:
    """The bits of all organisations that UNITs on either field have, stunned ones too."""
    bits = 0
    for seat in SEATS:
        for unit in units_of(state, rules, seat):
            bits |= organisations_of(state, rules, unit)
    return bits


class ChooseOrganisations(Procedure):
    """1312.4. A player chooses so many different organisations among those on the field; its result are their bits."""

    def __init__(self, seat: int = -1, count: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.chosen = 0
        self.answer = 0

    def _left(self, state: KisekiState, rules: Kiseki) -> tuple[str, ...]:
        return tuple(rules.list.organisation_words(organisations_on_field(state, rules) & ~self.chosen))

    @step("104.2 1312.4")
    def choose(self, state: KisekiState, rules: Kiseki) -> Flow:
        """As many as there are."""
        left = self._left(state, rules)
        if self.count <= 0 or not left:
            return self.done(state, self.chosen)
        return self.ask(state, Option(self.seat, "1312.4", "organisation", left), into="answer")

    @step("1312.4")
    def keep(self, state: KisekiState, rules: Kiseki) -> Flow:
        chosen = self._left(state, rules)[self.answer]
        self.chosen |= 1 << rules.organisation(chosen)
        self.count -= 1
        return happen(state, rules, OrganisationChosen("1312.4", self.seat, chosen))

    @step("1312.4")
    def go_on(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.go("choose")
