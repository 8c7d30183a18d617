"""Are records plain values? Fields, copies, comparison, names and fingerprints that every process agrees on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fuda.api.explaining  # noqa: F401  its records are among those that were written
from fuda.kernel.decisions import Action, Cards
from fuda.kernel.records import (
    Record,
    class_named,
    code_of,
    copy_of,
    fields_of,
    fingerprint,
    name_of,
    reader_of,
    same,
    writer_of,
)
from fuda.library.loading import GAMES, load_rules


class Point(Record):
    """A record of this test."""

    def __init__(self, x: int = 0, name: str = "", inner: Record | None = None) -> None:
        self.x = x
        self.name = name
        self.inner = inner


def kinds_below(kind: type) -> list[type]:
    found = [kind]
    children: list[type] = type.__subclasses__(kind)
    for child in children:
        found += kinds_below(child)
    return found


def test_fields_are_sorted_by_name() -> None:
    assert fields_of(Point()) == ("inner", "name", "x")


def test_a_copy_is_equal_and_independent() -> None:
    first = Point(1, "a", Action("do"))
    second = copy_of(first)
    assert same(first, second) and second.inner is first.inner
    second.x = 2
    assert first.x == 1 and not same(first, second)


def test_a_record_prints_all_its_fields() -> None:
    assert repr(Point(1, "a")) == "Point(inner=None, name='a', x=1)"


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (Point(1), Point(2)),
        (Point(1, inner=Action("a")), Point(1, inner=Action("b"))),
        (Point(), Action()),
        ((1, 2), (1, 2, 3)),
        ((1,), [1]),
        (1, True),
        (0, None),
        (0, ""),
    ],
)
def test_different_values_are_not_the_same(left: object, right: object) -> None:
    assert same(left, left) and not same(left, right) and not same(right, left)


def test_a_class_is_found_by_the_name_it_is_written_under() -> None:
    assert name_of(Cards) == "kernel.Cards"
    assert class_named("kernel.decisions.Cards") is Cards
    assert class_named(name_of(Point)) is Point


@pytest.mark.parametrize(
    "name", ["kernel.decisions.Nothing", "builtins.eval", "os.system", "", "kernel.machine.advance"]
)
def test_what_is_no_record_is_not_found(name: str) -> None:
    with pytest.raises(LookupError):
        class_named(name)


def test_every_record_of_the_engine_can_be_made_without_arguments() -> None:
    import fuda.kernel.codec
    import fuda.kernel.facts
    import fuda.kernel.views
    import fuda.mechanics.zones  # noqa: F401
    import tests.toy.duel

    for kind in kinds_below(Record):
        if kind.__module__.startswith(("fuda.kernel", "fuda.mechanics", "tests.toy")):
            assert sorted(vars(kind())) == list(fields_of(kind()))
    assert tests.toy.duel.DuelState in kinds_below(Record)


numbers = st.integers(-5, 5)
values = st.recursive(
    st.one_of(numbers, st.text(max_size=3), st.none()), lambda inner: st.lists(inner, max_size=4).map(tuple)
)


@given(values, values)
def test_different_values_have_different_fingerprints(left: object, right: object) -> None:
    assert (hash(fingerprint(left)) == hash(fingerprint(right))) == same(left, right)


def test_minus_one_and_minus_two_have_different_fingerprints() -> None:
    # The built-in hash does not tell them apart.
    assert hash(-1) == hash(-2)
    assert hash(fingerprint((0, -1))) != hash(fingerprint((0, -2)))
    assert hash(fingerprint([-1])) != hash(fingerprint([-2]))
    assert hash(fingerprint(Point(-1))) != hash(fingerprint(Point(-2)))


PROGRAM = """
from fuda.kernel.decisions import Action
from fuda.kernel.records import fingerprint
from tests.toy.playing import digest
print(hash(fingerprint((Action("do", 3, (1, 2)), "text", None, (-1, 2), True))))
print(digest(5))
"""


def test_fingerprints_and_whole_games_do_not_depend_on_the_hash_seed() -> None:
    printed = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4711")
    ]
    assert printed[0] == printed[1] == printed[2]
    assert len(printed[0].splitlines()) > 10


def test_a_string_has_the_same_code_in_every_process() -> None:
    assert code_of("a") == 0x1E8B7BE43


def test_every_copy_of_a_class_has_all_its_fields() -> None:
    for first in (Point(1, "a"), Point(2, "b", Point(3))):
        second = copy_of(first)
        assert second is not first and type(second) is Point
        assert [getattr(second, name) for name in fields_of(first)] == [first.inner, first.name, first.x]
        second.x = 9
        assert first.x != 9


class Named(Record):
    """A record with fields called like words that functions are written with."""

    def __init__(self, kind: str = "", record: int = 0, values: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.record = record
        self.values = values


def test_a_record_is_made_of_its_written_fields() -> None:
    read = reader_of(Named, frozenset((int, str)), tuple)
    made = read({"@": "Named", "kind": "a", "record": 2, "values": [3]})
    assert type(made) is Named and (made.kind, made.record, made.values) == ("a", 2, (3,))
    assert same(copy_of(made), made)
    assert read({"@": "Named", "kind": "a", "record": 2, "values": []}).values == ()
    for wrong in ({"@": "Named", "kind": "a", "record": 2}, {"@": "Named", "kind": "a", "record": 2, "other": 3}):
        with pytest.raises(KeyError):
            read(wrong)
    with pytest.raises(KeyError):
        read({"@": "Named", "kind": "a", "record": 2, "values": [], "other": 3})


def test_a_record_is_written_field_by_field() -> None:
    write = writer_of(Named(), frozenset((int, str)), list)
    written = write(Named("a", 2, (3,)))
    assert written == {"@": name_of(Named), "kind": "a", "record": 2, "values": [3]}


FORMER = (Path(__file__).parent / "former_names.txt").read_text(encoding="utf-8").split()
# Classes that are no more: `upgraded` of the record that holds them reads them, and a test of its own says so.
UPGRADED = {"games.kiseki.repeating.TakenBy": "tests/mechanics/test_former_loops.py"}


def _every(kind: type) -> Iterator[type]:
    yield kind
    children: list[type] = type.__subclasses__(kind)
    for child in children:
        yield from _every(child)


def test_classes_of_the_package_have_names_of_their_own_without_modules() -> None:
    for game in GAMES:
        load_rules(game)
    ours = {each for each in _every(Record) if each.__module__.startswith("fuda.")}
    names = Counter(name_of(each) for each in ours)
    assert [name for name, count in names.items() if count > 1] == []
    assert all(name.count(".") == 1 for name in names)
    assert all(class_named(name_of(each)) is each for each in ours)


def test_names_with_modules_as_they_were_written_before_are_still_read() -> None:
    import_module("fuda.kernel.explaining")  # no rules need it
    for game in GAMES:
        load_rules(game)
    import_module("fuda.kernel.explaining")  # no rules need it
    assert len(FORMER) > 300
    assert set(UPGRADED) <= set(FORMER)
    for name in FORMER:
        if name in UPGRADED:
            assert (Path(__file__).parents[2] / UPGRADED[name]).exists()
            continue
        assert class_named(name).__name__ == name.rpartition(".")[2], name


@pytest.mark.parametrize("name", ["", "nothing", "kernel.Nothing", "games.kiseki.battle.Nothing", "..", "kernel."])
def test_a_name_that_no_class_has_is_refused(name: str) -> None:
    with pytest.raises(LookupError):
        class_named(name)
