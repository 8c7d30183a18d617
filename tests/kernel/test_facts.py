"""Are derived values folded in the right order? Layers, then dependency, then timestamps."""

from __future__ import annotations

from itertools import permutations

import pytest

from fuda.kernel.facts import Change, Facts, Held, depends, derive

POWER, KIND = 0, 1


class Add(Change):
    """Every subject of a kind (or all) gets more power."""

    def __init__(
        self,
        timestamp: int = 0,
        kind: int = -1,
        amount: int = 0,
        layer: int = 0,
        everybody: tuple[int, ...] = (1, 2, 3),
    ) -> None:
        super().__init__(layer, timestamp, (KIND,), (POWER,))
        self.kind = kind
        self.amount = amount
        self.everybody = everybody

    def scope(self, facts: Facts) -> tuple[int, ...]:
        return tuple([each for each in self.everybody if self.kind < 0 or facts.number(each, KIND) == self.kind])

    def content(self, facts: Facts, subject: int) -> Held:
        return self.amount

    def change(self, facts: Facts, subject: int, content: Held) -> None:
        assert isinstance(content, int)
        facts.set(subject, POWER, facts.number(subject, POWER) + content)


class Become(Change):
    """Every subject whose power is at least this becomes of a kind."""

    def __init__(self, timestamp: int = 0, power: int = 0, kind: int = 0, layer: int = 0) -> None:
        super().__init__(layer, timestamp, (POWER,), (KIND,))
        self.power = power
        self.kind = kind

    def scope(self, facts: Facts) -> tuple[int, ...]:
        return tuple([each for each in (1, 2, 3) if facts.number(each, POWER) >= self.power])

    def content(self, facts: Facts, subject: int) -> Held:
        return self.kind

    def change(self, facts: Facts, subject: int, content: Held) -> None:
        facts.set(subject, KIND, content)


class Put(Change):
    """Attribute `to` of subject 1 becomes that of attribute `of`, plus one."""

    def __init__(self, timestamp: int = 0, of: int = 0, to: int = 0) -> None:
        super().__init__(0, timestamp, (of,), (to,))
        self.of = of
        self.to = to

    def scope(self, facts: Facts) -> tuple[int, ...]:
        return (1,)

    def content(self, facts: Facts, subject: int) -> Held:
        return facts.number(1, self.of) + 1

    def change(self, facts: Facts, subject: int, content: Held) -> None:
        facts.set(subject, self.to, content)


def printed(*powers: int) -> Facts:
    facts = Facts()
    for card, power in enumerate(powers, start=1):
        facts.set(card, POWER, power)
    return facts


def powers(facts: Facts) -> list[int]:
    return [facts.number(card, POWER) for card in (1, 2, 3)]


def test_without_effects_the_printed_values_stand() -> None:
    assert powers(derive(printed(1, 2, 3), [])) == [1, 2, 3]


def test_the_earlier_timestamp_comes_first() -> None:
    # The set value of the later one wins.
    first, second = Become(1, 0, 5), Become(2, 0, 6)
    for order in permutations([first, second]):
        assert derive(printed(1, 1, 1), order).number(1, KIND) == 6


def test_layers_come_before_timestamps() -> None:
    late_layer, early_layer = Become(1, 0, 5, layer=2), Become(2, 0, 6, layer=1)
    assert derive(printed(1, 1, 1), [late_layer, early_layer]).number(1, KIND) == 5


def test_dependency_beats_the_timestamp() -> None:
    # What is added to soldiers depends on who is a soldier, although it is older.
    older, newer = Add(1, kind=7, amount=10), Become(2, power=0, kind=7)
    assert depends(older, newer, printed(1, 1, 1)) and not depends(newer, older, printed(1, 1, 1))
    for order in permutations([older, newer]):
        assert powers(derive(printed(1, 1, 1), order)) == [11, 11, 11]


def test_an_effect_that_reads_nothing_written_does_not_depend() -> None:
    older, newer = Add(1, kind=7, amount=10), Add(2, kind=7, amount=1)
    assert not depends(older, newer, printed(1, 1, 1))


def test_a_mutual_dependency_falls_back_to_the_timestamp() -> None:
    # Soldiers get 10; whoever has 10 is a soldier. Nobody is, nobody has: no dependency. With one of each: mutual.
    facts = printed(10, 0, 0)
    facts.set(2, KIND, 7)
    add, become = Add(1, kind=7, amount=10), Become(2, power=10, kind=7)
    assert depends(add, become, facts) and depends(become, add, facts)
    assert powers(derive(facts.copy(), [become, add])) == [10, 10, 0]
    add.timestamp, become.timestamp = 2, 1
    assert powers(derive(facts.copy(), [add, become])) == [20, 10, 0]


def test_a_circle_of_three_falls_back_to_the_timestamp_and_what_waits_for_it_comes_after() -> None:
    # 10 <- 12 <- 11 <- 10, and 13 <- 10; the oldest one is not part of the circle.
    circle = [Put(2, 10, 11), Put(3, 11, 12), Put(4, 12, 10)]
    outside = Put(1, 10, 13)
    facts = Facts()
    for attribute in (10, 11, 12, 13):
        facts.set(1, attribute, 100)
    results = {
        tuple([derive(facts.copy(), order).number(1, attribute) for attribute in (10, 11, 12, 13)])
        for order in permutations([*circle, outside])
    }
    assert results == {(103, 101, 102, 104)}


@pytest.mark.parametrize("amount", [1, -1])
def test_an_effect_applies_to_a_changing_group(amount: int) -> None:
    # Layer 0 makes the strong ones soldiers, layer 1 strengthens soldiers, layer 2 looks at the outcome.
    changes = [
        Add(9, kind=7, amount=amount, layer=1),
        Become(5, power=2, kind=7, layer=0),
        Become(1, power=3, kind=8, layer=2),
    ]
    facts = derive(printed(1, 2, 3), changes)
    assert powers(facts) == [1, 2 + amount, 3 + amount]
    assert [facts.number(card, KIND) for card in (1, 2, 3)] == ([0, 8, 8] if amount == 1 else [0, 7, 7])


def test_an_effect_on_several_is_judged_by_the_values_before_it() -> None:
    class Share(Put):
        """Each subject gets the power of the one before."""

        def scope(self, facts: Facts) -> tuple[int, ...]:
            return (2, 3)

        def content(self, facts: Facts, subject: int) -> Held:
            return facts.number(subject - 1, POWER)

        def change(self, facts: Facts, subject: int, content: Held) -> None:
            facts.set(subject, POWER, content)

    assert powers(derive(printed(1, 2, 3), [Share(1, POWER, POWER)])) == [1, 1, 2]


def test_numbers_and_lists_are_read_apart() -> None:
    facts = Facts()
    facts.set(1, POWER, 4)
    facts.set(1, KIND, (2, 3))
    assert (facts.number(1, POWER), facts.members(1, POWER)) == (4, ())
    assert (facts.number(1, KIND), facts.members(1, KIND)) == (0, (2, 3))
    assert (facts.number(9, 9), facts.members(9, 9)) == (0, ())


def test_a_copy_is_independent() -> None:
    facts = printed(1, 2, 3)
    facts.copy().set(1, POWER, 9)
    assert powers(facts) == [1, 2, 3]
