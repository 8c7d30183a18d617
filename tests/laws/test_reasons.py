"""Is every refusal declared, and does the law of reasons find wrong ones? Planted: a wrong clause, a false comparison,
false advice, and a general refusal where a rule forbids."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import Any

import pytest

from fuda.kernel.decisions import Act
from fuda.kernel.machine import asked
from fuda.kernel.reasons import Reason
from fuda.library.homes import GAMES_ROOT
from fuda.library.ledger import load_clauses
from fuda.library.loading import GAMES, load_rules
from fuda.play.laws.reasons import Count, Untested, declaration, law_reasons, verdict

# Not about what a player does: decks, giving up, answers to other questions than what to do.
ELSEWHERE = {
    *("no-such-card", "wrong-deck-size", "too-many-of-a-name", "no-unit-card", "not-of-boosters", "card-missing"),
    *("not-a-deck-card", "each-card-once", "game-not-begun", "both-decks-empty", "not-a-standby-unit"),
    *("above-maximum", "no-battle-in-the-first-turn", "not-face-up"),
}
SEED = "3"
FOUND_WITHIN = 6  # games


def written(game: str) -> set[tuple[str, str]]:
    """Clause and condition of every refusal in the sources of a game; an empty clause where it is worked out."""
    found: set[tuple[str, str]] = set()
    for path in sorted(Path(GAMES_ROOT / game).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                words = [each.value if isinstance(each, ast.Constant) else "" for each in node.args[:2]]
                if len(words) == 2 and words[1]:
                    found.add((str(words[0]), str(words[1])))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_declared_with_its_clause_and_its_advice(game: str) -> None:
    declared = declaration(game)
    assert declared is not None
    known: dict[str, set[str]] = {}
    for conditions in declared.clauses.values():
        for condition, clauses in conditions.items():
            known.setdefault(condition, set()).update(clauses.split())
    for clause, condition in written(game):
        if condition not in ELSEWHERE:
            assert condition in known, condition
            assert not clause or clause in known[condition], (clause, condition)
    for verb, conditions in declared.clauses.items():
        for condition in conditions:
            assert declared.advice_for(verb, condition) is not None, (verb, condition)


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_has_its_refusals_and_every_clause_exists(game: str) -> None:
    declared = declaration(game)
    assert declared is not None
    words = tomllib.loads((GAMES_ROOT / game / "messages" / "en.toml").read_text(encoding="utf-8"))
    assert set(words["verb"]) <= set(declared.clauses)
    clauses = load_clauses(game)
    cited = {each for table in declared.clauses.values() for some in table.values() for each in some.split()}
    assert cited - {"asked"} <= set(clauses)
    for advice in declared.advice.values():
        assert not isinstance(advice, Untested) or advice.why


# --- planted


def is_found(game: str, change: Any, monkeypatch: pytest.MonkeyPatch, *words: str) -> bool:
    """Whether the law says these words of games whose refusals are changed."""
    rules = load_rules(game)
    honest = type(rules).refusal

    def refusal(self: Any, state: Any, seat: int, action: Any) -> Reason | None:
        reason = honest(self, state, seat, action)
        changed: Reason | None = change(state, seat, action, reason)
        return changed

    monkeypatch.setattr(type(rules), "refusal", refusal)
    count = Count()
    for number in range(FOUND_WITHIN):
        law_reasons(rules, GAMES[game].variants[0].id, f"{SEED}.{number}", 1, count)
        if any(all(word in each for word in words) for each in verdict(count)):
            return True
    return False


TIMES = {
    "wars3x3": ("not-in-this-step", "W5.0"),
    "hanyo": ("not-your-main-phase", "309.3"),
    "kiseki": ("not-your-attack-step", "902.4"),
    "kokuryoku": ("not-your-power-phase", "K3.1"),
    "honjin": ("not-your-turn", "4.3.4"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_planted_wrong_clause_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    condition, other = TIMES[game]

    def change(state: Any, seat: int, action: Any, reason: Reason | None) -> Reason | None:
        if reason is None or reason.condition != condition:
            return reason
        return Reason(other, condition, **dict(reason.values))

    assert is_found(game, change, monkeypatch, condition, "not the clause that speaks of it")


COMPARED = {
    "wars3x3": ("cost-not-equal", "cost-above-territory", "cost-above-total", "numbers-differ", "one-card-or-two"),
    "hanyo": ("not-enough-energy",),
    "kiseki": ("not-enough-cp", "not-enough-ep", "one-target"),
    "kokuryoku": ("wrong-number-of-cards", "too-far-forward"),
    "honjin": ("above-limit", "cost-not-payable"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_planted_false_comparison_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def change(state: Any, seat: int, action: Any, reason: Reason | None) -> Reason | None:
        if reason is None or reason.condition not in COMPARED[game]:
            return reason
        return Reason(reason.clause, reason.condition, **{name: 1 for name, _ in reason.values})

    assert is_found(game, change, monkeypatch, "the values do not violate it")


STUBBORN = {
    "wars3x3": ("deploy", Reason("4.2", "not-in-hand")),
    "hanyo": ("enter", Reason("603.1", "not-in-hand")),
    "kiseki": ("gain-ep", Reason("1217.2", "not-in-your-homebase")),
    "kokuryoku": ("sortie", Reason("K4.2a", "not-in-hand")),
    "honjin": ("summon", Reason("12.2.7.4.3", "not-in-hand")),
}


@pytest.mark.parametrize("game", GAMES)
def test_planted_false_advice_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    verb, answer = STUBBORN[game]
    time = TIMES[game][0]

    def change(state: Any, seat: int, action: Any, reason: Reason | None) -> Reason | None:
        return answer if action.verb == verb and (reason is None or reason.condition != time) else reason

    assert is_found(game, change, monkeypatch, answer.condition, "refused again")


@pytest.mark.parametrize("game", GAMES)
def test_a_planted_general_refusal_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def change(state: Any, seat: int, action: Any, reason: Reason | None) -> Reason | None:
        question = asked(state, seat)
        if reason is None or not isinstance(question, Act) or action.verb not in [o.verb for o in question.options]:
            return reason
        return Reason(question.clause, "not-offered-now")

    assert is_found(game, change, monkeypatch, "a general refusal of what the question is about")
