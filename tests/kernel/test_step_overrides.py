"""A step is a place in a table and in saved games, and the compiler cannot override it: games fill in hooks instead."""

from __future__ import annotations

from fuda.kernel.procedure import Procedure, steps_of
from fuda.library.loading import GAMES, load_rules


def _below(kind: type) -> list[type]:
    children: list[type] = kind.__subclasses__()
    return [each for child in children for each in (child, *_below(child))]


def overridden(kinds: list[type]) -> list[str]:
    """Methods that stand in the place of a step of an ancestor without being labelled themselves."""
    found: list[str] = []
    for kind in kinds:
        for above in kind.__mro__[1:]:
            if not issubclass(above, Procedure) or above is Procedure:
                continue
            try:
                inherited = {each.name for each in steps_of(above)}
            except LookupError:
                continue
            own = {name for name in vars(kind) if name in inherited}
            try:
                labelled = steps_of(kind) != steps_of(above) and {each.name for each in steps_of(kind)} != inherited
            except LookupError:
                labelled = False
            if own and not labelled:
                found += [f"{kind.__module__}.{kind.__name__}.{name}" for name in sorted(own)]
    return sorted(set(found))


def test_no_game_overrides_a_step_without_a_label() -> None:
    for game in GAMES:
        load_rules(game)
    ours = [each for each in _below(Procedure) if each.__module__.startswith("fuda.")]
    assert len(ours) > 100
    assert overridden(ours) == []


def test_such_a_step_is_found() -> None:
    from fuda.mechanics.chance import TakenByChance

    planted: type = type("Planted", (TakenByChance,), {"mix": lambda self, state, rules: 0})
    assert [each.rpartition(".")[2] for each in overridden([planted])] == ["mix"]
