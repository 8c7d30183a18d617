"""Do the tests of 3x3Wars notice a broken rule? Each is broken once, and a test that cites its clause fails."""

from __future__ import annotations

import pytest

from fuda.games.wars3x3 import rules
from fuda.games.wars3x3.chapters import battle, casting, grand_magic, magic, main_phase, preparation, spells, turn
from fuda.games.wars3x3.texts import values
from tests.mutants.breaking import Mutant, fails, noticed_by

MUTANTS = (
    Mutant(
        "a mulligan deals as many cards as before",
        ("W3.4",),
        preparation.WizardBattle.deal_cards,
        "DEAL - state.mulligans[seat]",
        "DEAL",
    ),
    Mutant(
        "nobody wins a game that the deck ended in the turn it ran out",
        ("W1.2", "1.1"),
        turn.Turn.judge_deck,
        "if state.ran_out or not state.zones[DECK] else NEXT",
        "if state.ran_out and state.turn % 2 else NEXT",
    ),
    Mutant(
        "a life of zero is not used up", ("W1.1",), turn.life_outcome, "state.life[seat] <= 0", "state.life[seat] < -99"
    ),
    Mutant(
        "the first player draws no card in the first turn",
        ("1.1",),
        turn.Turn.draw,
        "if not deck:",
        "if not deck or state.turn == 1:",
    ),
    Mutant(
        "a removal accepts a lower total",
        ("2.1b",),
        spells.removal_ways,
        "first + second >= cost",
        "first + second >= cost - 1",
    ),
    Mutant(
        "one card removes whatever costs less",
        ("2.1a",),
        spells._removes,
        'cost in numbers_of(state, rules, card, "single-removal")',
        'numbers_of(state, rules, card, "single-removal")[-1] >= cost',
    ),
    Mutant(
        "spells are declared twice in a step",
        ("Q6", "2.0b"),
        spells.SpellStep.lay_down,
        "self.over = more is None",
        "pass",
    ),
    Mutant(
        "a boost of any colour will do",
        ("2.2",),
        casting.may_boost,
        "printed.colour == boosted.colour or",
        "boosted.colour >= 0 or",
    ),
    Mutant(
        "a number answers a wild card",
        ("S8",),
        spells._answers,
        "return rules.card(state, own).name == needed",
        "return True",
    ),
    Mutant(
        "a countered counter counters all the same",
        ("2.3c",),
        spells.CounterChain.resolve,
        "stands = not stands",
        "stands = False",
    ),
    Mutant(
        "silence forbids nothing", ("P2",), values.cannot_counter, "return holds(state, UNABLE, seat)", "return False"
    ),
    Mutant(
        "piercing goes through walls",
        ("3.1", "S4"),
        battle.piercing_damage,
        "max(0, attack - walls)",
        "attack",
    ),
    Mutant(
        "piercing units attack a second time",
        ("3.2", "3.1"),
        battle.attack_damage,
        "rules.list.piercing, False",
        "0, False",
    ),
    Mutant(
        "a boost survives the end of battle",
        ("3.3",),
        battle.end_battle,
        "UNTIL_BATTLE_END",
        "UNTIL_BATTLE_END - 1",
    ),
    Mutant("a redeployment costs nothing", ("4.2b",), main_phase.redeploy_refusal, "if cost > worth:", "if cost > 99:"),
    Mutant(
        "haste adds a strategy step",
        ("S7", "4.2c"),
        turn.Turn.enter_strategy,
        "if self.hasty == 0:",
        "if self.hasty == 9:",
    ),
    Mutant(
        "what helps in the strategy step helps every deployment",
        ("Q10", "S3"),
        values.territory,
        "(in_strategy and each.kind == TERRITORY)",
        "each.kind == TERRITORY",
    ),
    Mutant("a magic works twice in a turn", ("M2",), magic._basic_refusal, "in state.cast[seat]", "in ()"),
    Mutant("only own units give power", ("M3",), values.power_refusal, "for side in (0, 1):", "for side in (seat,):"),
    Mutant(
        "occupied units are counted",
        ("S5",),
        values.power_refusal,
        "if traits(state, rules, unit) & (rules.list.uncounted if side != seat else rules.list.uncounted_here):",
        "if side > 9:",
    ),
    Mutant(
        "the echo leaves the magic on the table",
        ("S12",),
        magic.MagicActivation.pay,
        "events.append(MagicExiled(",
        "(MagicExiled(",
    ),
    Mutant(
        "any magic can be copied",
        ("Q16",),
        rules.Wars.copyable,
        "copying = self.copying[state.printed[this]]",
        "return tuple([card for side in SEATS for card in state.zones[MAGICS[side]] if card != this])",
    ),
    Mutant(
        "a negated magic lies as before",
        ("M7", "S15"),
        magic.MagicActivation.take_effect,
        "if self.negated == 1:",
        "if self.negated == 1:\n        state.lying[self.card] -= 1",
    ),
    Mutant(
        "two grand magics work in a turn",
        ("G2",),
        grand_magic.grand_refusal,
        "state.grand[seat] > 0",
        "state.grand[seat] > 1",
    ),
)


@pytest.mark.parametrize("mutant", MUTANTS, ids=[each.name for each in MUTANTS])
def test_a_broken_rule_is_noticed(mutant: Mutant) -> None:
    noticed = noticed_by("wars3x3", mutant)
    assert noticed is not None, f"no test of {', '.join(mutant.clauses)} fails when {mutant.name}"
    assert not fails(noticed), f"{noticed.place} {noticed.symbol} fails with the rule unbroken"


def test_at_least_ten_rules_are_broken() -> None:
    assert len(MUTANTS) >= 10
